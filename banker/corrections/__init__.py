"""Corrections: an older entry struck, its amount corrected, or another phrase entered in its place.

Each answers the drafts of one act, or a refusal; nothing is kept here.
"""

from banker.corrections.amending import Rewrite, amend
from banker.corrections.correcting import correct
from banker.corrections.striking import strike

__all__ = ["Rewrite", "amend", "correct", "strike"]
