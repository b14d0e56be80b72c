"""Dialogs over the desk, each of which gathers one request."""
