"""What is seen on a screen: the words of each part of it, and what of them is cut without a mark."""

from collections.abc import Iterator

from rich.cells import cell_len
from textual.app import App
from textual.command import CommandInput, SearchIcon
from textual.content import Content
from textual.geometry import Region
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, OptionList

from tests.widgets.tables import options
from widgets.panel import Panel

WIDE = 400
"""Cells in which an option of a list has room for each of its sentences on one line."""


def texts(app: App[None]) -> dict[str, str]:
    """Read each part of the screen in front, by what it is and where it stands."""
    return {f"{at} {name_of(widget)}": text for at, widget in enumerate(parts(app.screen)) if (text := read(widget))}


def parts(screen: Screen[object]) -> Iterator[Widget]:
    """List the parts that are shown, the outer before the inner."""
    shown = (widget for widget in screen.walk_children(Widget) if widget.display and widget.region.area)
    return (widget for widget in shown if all(one.display for one in widget.ancestors if isinstance(one, Widget)))


def name_of(widget: Widget) -> str:
    """Name a part."""
    return f"{type(widget).__name__}#{widget.id or ''}"


def read(widget: Widget) -> str:
    """Read the words of a part: its title, and what it draws itself; of a field only what it asks for."""
    titles = [Content.from_text(title).plain for title in (widget.border_title, widget.border_subtitle) if title]
    if isinstance(widget, Input):
        return "\n".join([*titles, widget.placeholder if not widget.value else ""]).strip()
    if isinstance(widget, OptionList):
        return "\n".join([*titles, *options(widget, WIDE)])
    return "\n".join([*titles, *(() if widget.children else drawn(widget))]).strip()


def drawn(widget: Widget) -> Iterator[str]:
    """Read the lines that a part draws, whether they are in sight or not."""
    size = widget.content_size
    for strip in widget.render_lines(Region(0, 0, widget.size.width, max(widget.size.height, size.height))):
        yield strip.text.rstrip()


def cut(app: App[None]) -> Iterator[str]:
    """List the parts of which something is out of sight that nothing brings into it, and nothing says so."""
    for widget in parts(app.screen):
        reason = _cut(widget)
        if reason:
            yield f"{name_of(widget)}: {reason}: {read(widget)[:80]!r}"


def _cut(widget: Widget) -> str:
    width, height = widget.content_size
    if isinstance(widget, (SearchIcon, CommandInput)) or widget.children or not read(widget):
        return ""
    if isinstance(widget, Input):
        wide = cell_len(widget.placeholder)
    elif isinstance(widget, Panel):
        wide = max((cell_len(line.plain) for line in widget.draw(width).split("\n", allow_blank=True)), default=0)
    else:
        wide = 0
    if wide > width:
        return f"{wide} columns in {width}"
    need = widget.get_content_height(widget.container_size, widget.app.size, width)
    if need > height and not widget.max_scroll_y:
        return f"{need} lines in {height}"
    return "" if _in_sight(widget) else "out of sight"


def _scrolls(widget: Widget) -> bool:
    """Tell whether a part, or what it stands in, scrolls to what is below."""
    return any(isinstance(one, Widget) and one.max_scroll_y > 0 for one in widget.ancestors_with_self)


def _in_sight(widget: Widget) -> bool:
    # What lies over the screen, as the palette's list does, stands in parts that have no place of their own.
    around = [one for one in widget.ancestors if isinstance(one, Widget) and one.region.area]
    return _scrolls(widget) or all(one.region.contains_region(widget.region) for one in around)
