"""The actions of the dialogs."""

from banker.speech.catalogue import mark, mark_in
from widgets.actions.action import Action
from widgets.actions.desk import DOWN, UP

NEXT_CODE = Action(
    "slip.next", "right,space", "→", mark("next code"), mark("Show the next code, or the next print."),
    "screen.turn_over(1)", first=False,
)  # fmt: skip
CODE_BEFORE = Action(
    "slip.before", "left", "←", mark("code before"), mark("Show the code before, or the print before."),
    "screen.turn_over(-1)", first=False,
)  # fmt: skip
SLIP_PDF = Action(
    "slip.pdf", "p", "p", mark("PDF"), mark("Write what is shown with its code into a PDF file beside the game."),
    "screen.keep('pdf')", first=False,
)  # fmt: skip
SLIP_PICTURE = Action(
    "slip.picture", "g", "g", mark("picture"),
    mark("Write what is shown with its code into a PNG picture beside the game."), "screen.keep('png')", first=False,
)  # fmt: skip
RECORD = Action("dialog.record", "enter", "Enter", mark("record"), mark("Enter what is gathered."), "screen.enter")
LEAVE = Action(
    "dialog.leave", "escape", "Esc", mark("leave"), mark("Leave without recording anything."), "screen.leave"
)
GIVE = Action(
    "trade.give",
    "space",
    "Space",
    mark("in or out"),
    mark("Put the row in the deal, or out."),
    "screen.give",
    first=False,
)
OTHER_SIDE = Action(
    "trade.other", "tab,left,right,shift+tab", "Tab", mark("other side"), mark("Go to the other side of the deal."),
    "screen.other_side", first=False,
)  # fmt: skip
RUB = Action(
    "trade.rub",
    "backspace",
    "⌫",
    mark("less cash"),
    mark("Take the last digit of the cash away."),
    "screen.rub",
    first=False,
)
HAMMER = Action(
    "auction.hammer", "enter", "Enter", mark("going once, twice, sold"),
    mark("Call the bid once, twice, and let the hammer fall."), "screen.enter",
)  # fmt: skip
CERTAIN = Action(
    "farewell.certain", "enter", "Enter", mark("record, asked twice"),
    mark("Enter it, after it was asked a second time."), "screen.enter",
)  # fmt: skip
BIDDER = Action(
    "auction.bidder", "down", "↑↓", mark("whose amount"), mark("Mark another player."), "screen.step(1)", first=False
)
BIDDER_UP = Action(
    "auction.bidder_up",
    "up",
    "↑",
    mark("up"),
    mark("Mark the player above."),
    "screen.step(-1)",
    footer=False,
    first=False,
)
PLACE = Action(
    "auction.place",
    "tab",
    "Tab",
    mark("where it stands"),
    mark("Choose another lot for the building."),
    "screen.place",
    footer=False,
    first=False,
)
TAKE_BACK = Action(
    "auction.back",
    "backspace,ctrl+z",
    "⌫",
    mark("take back"),
    mark("Take back the last bid."),
    "screen.back",
    first=False,
)
STRIKE = Action(
    "entry.strike", "s", "s", mark_in("act", "strike"), mark("Take this entry back, alone."), "screen.strike",
    first=False,
)  # fmt: skip
CORRECT = Action(
    "entry.correct", "c", "c", mark("correct the amount"), mark("Post the difference to the right amount."),
    "screen.correct", first=False,
)  # fmt: skip
AMEND = Action(
    "entry.amend", "a", "a", mark("amend"),
    mark("Put another phrase in its place, and enter again what followed."), "screen.amend", first=False,
)  # fmt: skip
MORE = Action(
    "lot.more", "plus,equals_sign", "+", mark("one more"), mark("One more at the mark."), "screen.add(1)", first=False,
)  # fmt: skip
LESS = Action(
    "lot.less", "minus,underscore", "−", mark("one less"), mark("One less at the mark."), "screen.add(-1)", first=False,
)  # fmt: skip
STREET = Action(
    "build.street", "tab,pagedown", "Tab", mark("next street"), mark("Go to the next street that can be built on."),
    "screen.street(1)", first=False,
)  # fmt: skip
DO = Action("acts.do", "enter", "Enter", mark("do it"), mark("Do what is marked."), "screen.enter")
RETURN = Action("dialog.return", "enter", "Enter", mark("back"), mark("Back to where you were."), "screen.enter")
COMPARE = Action(
    "notes.compare", "enter", "Enter", mark("compare"), mark("Compare what was counted with the books."),
    "screen.enter",
)  # fmt: skip
NEXT_ROW = Action(
    "rows.next", "down", "↓", mark_in("row", "next"), mark("Mark the next row."), "screen.step(1)",
)  # fmt: skip
ROW_BEFORE = Action(
    "rows.before", "up", "↑", mark("before"), mark("Mark the row before."), "screen.step(-1)",
)  # fmt: skip
RUB_OUT = Action(
    "notes.rub", "backspace", "⌫", mark("digit back"), mark("Take the last digit of the count away."), "screen.rub",
    first=False,
)  # fmt: skip
ADJUST = Action(
    "notes.adjust", "a", "a", mark("correct the books"), mark("Correct the cash in the books to what was counted."),
    "screen.adjust", first=False,
)  # fmt: skip
PAY = Action(
    "debt.pay", "enter", "Enter", mark("do it and pay"), mark("Sell and mortgage what is ticked, then pay."),
    "screen.enter",
)  # fmt: skip
TICK = Action(
    "debt.tick",
    "space",
    "Space",
    mark("tick"),
    mark("Tick what is to be sold or mortgaged."),
    "screen.tick",
    first=False,
)
UNTICK = Action(
    "debt.untick",
    "backspace,minus",
    "⌫",
    mark("untick"),
    mark("Take a tick of the row away."),
    "screen.untick",
    first=False,
)
CHEAPEST = Action(
    "debt.cheapest", "c", "c", mark("cheapest way"), mark("Tick what costs least."), "screen.cheapest", first=False
)
BANKRUPT = Action(
    "debt.bankrupt", "ctrl+b", "^b", mark_in("act", "bankrupt"), mark("Ask whether the player leaves the game."),
    "screen.bankrupt", first=False,
)  # fmt: skip
UNDEALT = Action(
    "deal.without", "c", "c", mark("start without"), mark("Start the clock, and play without dealing."),
    "screen.without", first=False,
)  # fmt: skip

AT_DIALOG = (RECORD, LEAVE)
AT_AUCTION = (TAKE_BACK, BIDDER, BIDDER_UP, PLACE)
AT_BUILD = (MORE, LESS, STREET)
AT_NOTES = (MORE, LESS, RUB_OUT, ADJUST)
AT_ENTRY = (STRIKE, CORRECT, AMEND)
AT_PREVIEW = (NEXT_CODE, CODE_BEFORE, SLIP_PDF, SLIP_PICTURE, UP, DOWN)
AT_DEBT = (TICK, UNTICK, CHEAPEST, BANKRUPT)
AT_TRADE = (GIVE, OTHER_SIDE, RUB)
