"""Every request that the desk understands: what a phrase, a key or a click becomes. Names are already resolved.

Players and holders are the names given at opening, deeds and cards their ids on the board.
"""

from banker.rules.requests.inquiries import (
    AskBooks,
    AskHistory,
    AskMatters,
    AskNotes,
    AskRaise,
    AskRent,
    AskWhy,
    AskWorth,
    Check,
    CheckNotes,
)
from banker.rules.requests.money import (
    Buy,
    DrawCard,
    Mortgage,
    Owe,
    Pay,
    Redeem,
    Rent,
    Salary,
    Settle,
    Settlement,
    Side,
    Tax,
    Trade,
    Waive,
)
from banker.rules.requests.record import Adjust, Amend, At, Clock, Correct, Finish, Note, Redo, Strike, Undo
from banker.rules.requests.sales import Auction, Bankrupt, Bid, Build, Pass, Retire, Sell, Sold, Unsold, Want, Win
from banker.rules.requests.table import Deal, Jail, LeaveJail, Next, Open, Place, Roll, Start, Turn

Question = AskBooks | AskWorth | AskRent | AskWhy | AskHistory | AskMatters | AskRaise | AskNotes | Check | CheckNotes
Correction = Undo | Redo | Strike | Correct | Amend
Act = (
    Start
    | Deal
    | Roll
    | Turn
    | Next
    | Place
    | Jail
    | LeaveJail
    | Pay
    | Salary
    | Tax
    | DrawCard
    | Owe
    | Settle
    | Buy
    | Rent
    | Settlement
    | Waive
    | Mortgage
    | Redeem
    | Trade
    | Auction
    | Want
    | Bid
    | Pass
    | Sold
    | Unsold
    | Win
    | Build
    | Sell
    | Bankrupt
    | Retire
    | Adjust
    | Note
    | Clock
    | Finish
)
Request = Open | At | Act | Correction | Question

__all__ = [
    "Act",
    "Adjust",
    "Amend",
    "AskBooks",
    "AskHistory",
    "AskMatters",
    "AskNotes",
    "AskRaise",
    "AskRent",
    "AskWhy",
    "AskWorth",
    "At",
    "Auction",
    "Bankrupt",
    "Bid",
    "Build",
    "Buy",
    "Check",
    "CheckNotes",
    "Clock",
    "Correct",
    "Correction",
    "Deal",
    "DrawCard",
    "Finish",
    "Jail",
    "LeaveJail",
    "Mortgage",
    "Next",
    "Note",
    "Open",
    "Owe",
    "Pass",
    "Pay",
    "Place",
    "Question",
    "Redeem",
    "Redo",
    "Rent",
    "Request",
    "Retire",
    "Roll",
    "Salary",
    "Sell",
    "Settle",
    "Settlement",
    "Side",
    "Sold",
    "Start",
    "Strike",
    "Tax",
    "Trade",
    "Turn",
    "Undo",
    "Unsold",
    "Waive",
    "Want",
    "Win",
]
