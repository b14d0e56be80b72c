"""The catalogues: what is to be translated, and the tool that brings it into the files of the languages."""
