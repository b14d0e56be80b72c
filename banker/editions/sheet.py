"""A rule sheet: every number and choice that differs from one rule book to another."""

from typing import Literal

from msgspec import Struct

Supply = int | Literal["unlimited"]


class Rules(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=False):
    """The named values. Amounts are in units of the board's smallest note, times in minutes, shares in percent."""

    opening_cash: int = 1500
    opening_notes: dict[str, int] = {}
    players_least: int = 2
    players_most: int = 8
    banker_advice: int = 0
    follow: bool = True
    remind: bool = True
    salary: int = 200
    salary_on_landing: Literal["single", "double"] = "single"
    jail_fine: int = 50
    jail_fine_early: bool = True
    jail_fine_unpaid: Literal["bank", "creditor-may"] = "bank"
    rent_in_jail: bool = True
    rounding: Literal["up", "nearest", "down"] = "up"
    redeem_base: Literal["mortgage", "price"] = "mortgage"
    mortgage_interest: int = 10
    transfer_interest: int = 10
    group_rent_when_mortgaged: bool = True
    mortgaged_station_counts: bool = True
    rent_claim: Literal["next-roll", "owner-turn", "second-roll", "never-lapses"] = "second-roll"
    income_tax: Literal["board", "flat", "choice"] = "board"
    tax_base: Literal["printed", "mortgage"] = "printed"
    special_tax: Literal["to-bank", "collect-each", "pay-each"] = "to-bank"
    special_tax_amount: int = 0
    card_money: Literal["card", "bank"] = "card"
    pot: bool = False
    pot_seed: int = 0
    houses: Supply = 32
    hotels: Supply = 12
    hotel_needs: Literal[4, 3] = 4
    shortage: Literal["demand", "more-than-one", "wait"] = "demand"
    shortage_opening: Literal["lowest", "own", "none"] = "lowest"
    building_resale: Literal["paid", "list"] = "paid"
    hotel_sale: Literal["down", "outright"] = "down"
    hotel_breakdown_short: Literal["outright", "partial"] = "outright"
    trade_block: Literal["group", "lot"] = "group"
    debtor_trade: Literal["must-clear", "free"] = "must-clear"
    auction_opening: int = 1
    auction_limit: Literal["raisable", "cash", "none"] = "raisable"
    auction_unsold: Literal["bank", "decliner-buys"] = "bank"
    bankrupt_estate: Literal["as-is", "liquidated"] = "as-is"
    bankrupt_mortgage: Literal["interest-now", "full-redemption"] = "interest-now"
    creditor_cannot_pay: Literal["debt", "bank-keeps"] = "debt"
    creditors_many: Literal["turn-order", "even", "bank"] = "turn-order"
    bank_sale: Literal["clear", "mortgaged"] = "clear"
    estate_order: Literal["board", "free"] = "board"
    end: Literal["last", "richest-at-bankruptcies", "bell"] = "last"
    end_bankruptcies: int = 1
    deal: int = 4
    deal_paid: bool = True
    minutes: int = 60
    bell: Literal["turn", "round", "stop"] = "turn"
    hotel_value: Literal["with-houses", "card"] = "with-houses"
    get_out_card_value: int = 0


class Reading(Struct, frozen=True, forbid_unknown_fields=True):
    """A place where a printed sheet contradicts itself: the value in question and its readings."""

    value: str
    readings: tuple[str, ...]
    note: str


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A printed rule sheet: its values, the heading each was read under, and where it contradicts itself."""

    id: str
    name: str
    language: str
    rules: Rules
    headings: dict[str, str]
    readings: tuple[Reading, ...] = ()
