"""A part of a form that scrolls, and leaves the arrows to the form."""

from textual.containers import VerticalScroll


class Pane(VerticalScroll, can_focus=False, inherit_bindings=False):
    """Scrolls by the wheel, and with what has the keys."""
