"""The Esperanto words of the line: a verb in -as, and beside it in -u, -i and -is; a noun with its accusative."""

from banker.teller.vocabularies.vocabulary import Vocabulary

ENDINGS = ("as", "u", "i", "is")

ROOTS = {
    "adjust": "alĝustig",
    "amend": "ŝanĝ",
    "auction": "aŭkci",
    "bankrupt": "bankrot",
    "bids": "propon",
    "builds": "konstru",
    "buys": "aĉet",
    "check": "kontrol",
    "correct": "korekt",
    "deal": "disdon",
    "finish": "fin",
    "gives": "don",
    "leaves": "forlas",
    "mortgages": "hipotek",
    "note": "not",
    "open": "malferm",
    "owes": "ŝuld",
    "passes": "pas",
    "pays": "pag",
    "raise": "kolekt",
    "redeems": "malhipotek",
    "redo": "refar",
    "retires": "retiriĝ",
    "rolls": "ĵet",
    "sells": "vend",
    "settles": "kvitig",
    "starts": "komenc",
    "strike": "strek",
    "undo": "malfar",
    "waive": "rezign",
    "wants": "vol",
    "wins": "gajn",
}

WORDS = {
    "at": "ĉe",
    "books": "libroj",
    "card": "karto karton",
    "clock": "horloĝo horloĝon",
    "history": "historio",
    "jailed": "kaptita",
    "matters": "aferoj",
    "next": "sekva sekvas sekvu",
    "notes": "biletoj monbiletoj biletojn monbiletojn",
    "pay": "pagu",
    "rent": "lupago lupagas lupagu lupagon",
    "salary": "salajro salajron",
    "sold": "vendita",
    "tax": "imposto imposton",
    "turn": "vico",
    "unsold": "nevendita",
    "why": "kial",
    "worth": "valoro valoron",
}

PARTS = {
    "add": "aldonu aldonas aldoni",
    "all": "ĉiuj ĉion ĉiujn",
    "and": "kaj",
    "bank": "banko",
    "because": "ĉar",
    "board": "tabulo",
    "box": "skatolo",
    "by": "per",
    "cards": "kartoj kartojn",
    "cash": "mono monon",
    "clear": "libera",
    "dice": "ĵetkuboj",
    "doubles": "duobloj",
    "draw": "tiru tiras tiri",
    "everyone": "ĉiuj ĉiu ĉiun ĉiujn",
    "fine": "monpuno monpunon",
    "flat": "fiksa",
    "for": "por pro",
    "hotel": "gastejo gastejon",
    "hotels": "gastejoj gastejojn",
    "house": "gastdomo gastdomon",
    "houses": "gastdomoj gastdomojn",
    "jail": "krokodilejo krokodilejon krokodileja krokodilejan krokodilejaj krokodilejajn",
    "mortgaged": "hipotekita",
    "normal": "normala",
    "nothing": "nenio nenion",
    "on": "sur",
    "owner": "posedanto posedanton",
    "pause": "paŭzu paŭzas paŭzo paŭzi",
    "percent": "procento procentoj",
    "players": "ludantoj",
    "pot": "poto",
    "redeeming": "malhipotekante",
    "resume": "daŭrigu daŭrigas daŭrigi",
    "seed": "semo",
    "sheet": "regularo",
    "short": "mallonga",
    "square": "kvadrato kvadraton",
    "start": "komencu komencas",
    "timed": "limo",
    "times": "oble",
    "to": "al",
    "tokens": "ludpecoj",
    "with": "kun",
    "jail card": "krokodileja karto",
    "jail cards": "krokodilejaj kartoj",
}

PLACES = {
    "AMOUNT": "SUMO", "BOARD": "TABULO", "CARD": "KARTO", "DEED": "TERAKTO", "DIE": "KUBO", "HH:MM:SS": "HH:MM:SS",
    "MINUTES": "MINUTOJ", "NAME": "NOMO", "NUMBER": "NOMBRO", "PHRASE": "FRAZO", "REASON": "KIALO", "RULE": "REGULO",
    "SHEET": "REGULARO", "SIGN": "SIGNO", "SQUARE": "KVADRATO", "VALUE": "VALORO", "VERB": "VERBO", "WHAT": "KIO",
    "WORDS": "VORTOJ",
}  # fmt: skip

COLOURS = {
    "brown": "bruna", "lightblue": "helblua", "pink": "rozkolora roza", "orange": "oranĝkolora oranĝa", "red": "ruĝa",
    "yellow": "flava", "green": "verda", "darkblue": "malhelblua", "purple": "purpura viola",
    "stations": "stacidomoj", "utilities": "kompanioj",
}  # fmt: skip

BEHIND = {
    "adjust cash": "monon", "auction hotel": "gastejon", "auction house": "gastdomon", "builds hotel": "gastejon",
    "check cash": "monon", "check clock": "horloĝon", "check hotels": "gastejojn", "check houses": "gastdomojn",
    "check notes": "biletojn", "check owner": "posedanton", "check square": "kvadraton", "check worth": "valoron",
    "gives jail card": "krokodilejan karton", "gives jail cards": "krokodilejajn kartojn", "gives nothing": "nenion",
    "leaves jail": "krokodilejon", "owes NAME": "al NOMO", "owes for": "pro", "pays NAME": "al NOMO", "pays for": "pro",
    "sells all": "ĉion", "sells hotel": "gastejon", "wins hotel": "gastejon", "wins house": "gastdomon",
}  # fmt: skip


def _forms(root: str) -> str:
    return " ".join(root + ending for ending in ENDINGS)


VERBS = {verb: _forms(root) for verb, root in ROOTS.items()}

VOCABULARY = Vocabulary({**VERBS, **WORDS, **PARTS}, PLACES, COLOURS, ".", BEHIND)
