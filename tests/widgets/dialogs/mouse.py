"""A mouse for the tests: it clicks on words."""

from textual.pilot import Pilot

from widgets.panel import Panel


async def click_on(pilot: Pilot[None], panel: Panel, words: str) -> None:
    """Click on the first place of words in a panel."""
    rows = panel.draw(panel.content_size.width).plain.split("\n")
    y, row = next((y, row) for y, row in enumerate(rows) if words in row)
    gutter = panel.gutter
    await pilot.click(panel, offset=(row.index(words) + gutter.left, y + gutter.top))
    await pilot.pause()
