"""Any phrases and any corrections of them: the table holds after each, and everything can be taken back and forth."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from banker.ledger.disk import MemoryDisk
from banker.ledger.ledger import Ledger
from tests.corrections.invariants import broken
from tests.corrections.tables import reopened, same
from tests.playing import a_desk

OPENINGS = [
    "open sheet monopolo board atlantic players Ana Budi Citra with follow=no shortage=demand houses=6",
    "open sheet monopolo board atlantic players Ana Budi Citra",
    "open sheet monopoli board atlantic players Ana Budi Citra with follow=no houses=9 opening-cash=800",
    "open sheet monopoli board atlantic players Ana Budi Citra short with pot=yes bell=round deal=1",
    "open sheet classic board london players Ana Budi Citra with follow=no bankrupt-estate=liquidated",
    "open sheet classic board atlantic players Ana Budi Citra with bank-sale=mortgaged creditors-many=even",
]
PLAYERS = ("Ana", "Budi", "Citra")
DEEDS = ("@1", "@3", "@5", "@12", "@37", "@39")
FORMS = (
    "{p} buys {d}", "{p} buys {d}", "{p} buys", "{p} rolls {a} {b}", "{p} rolls {a} {b}", "next", "next", "pay",
    "waive", "{p} pays {q} {m}", "bank pays {p} {m}", "{p} pays everyone {a}", "{p} owes {q} {m}",
    "{p} owes bank {m}", "{p} settles", "{p} rent {d} dice 7", "{p} mortgages {d}", "{p} redeems {d}",
    "{p} gives {d} to {q} for {m}", "{p} gives {d} to {q} redeeming {d}", "{p} builds {a} on @37, @39",
    "{p} builds {a} on @1, @3", "{p} builds hotel on {d}", "{p} sells 1 on {d}", "{p} sells hotel on {d}",
    "{p} sells all on darkblue", "{p} sells all on brown", "auction {d}", "auction house", "{p} bids {m}", "{p} passes",
    "{p} wants {a}", "sold", "sold on {d}", "unsold", "{p} wins {d} for {m}", "{p} wins house on {d} for {m}",
    "{p} jailed", "{p} leaves jail by card", "{p} leaves jail by fine", "{p} card ch08", "{p} card cc05",
    "{p} card ch02", "{p} card ch09", "{p} card ch13",
    "{p} card ch15", "{p} card ch11", "{p} card cc09", "{p} tax @4 flat", "{p} tax @4 percent", "{p} at @{m}",
    "turn {p}", "{p} salary", "{p} retires", "{p} bankrupt to {q}", "{p} bankrupt to bank", "adjust {p} cash +{m}",
    "adjust {p} cash -{m}", "clock start", "clock pause", "clock resume", "clock add {a}", "note x", "deal",
    "{p} starts with {m}, @37 houses 1, @39", "{p} starts with 900, @1, @3 hotel, jail card", "finish",
)  # fmt: skip

phrases = st.builds(
    lambda form, p, q, d, a, b, m: form.format(p=p, q=q, d=d, a=a, b=b, m=m),
    st.sampled_from(FORMS),
    st.sampled_from(PLAYERS),
    st.sampled_from(PLAYERS),
    st.sampled_from(DEEDS),
    st.integers(1, 6),
    st.integers(1, 6),
    st.sampled_from((1, 7, 39, 120, 600, 1500)),
)
entries = st.floats(0, 1)
"""Which entry is meant: a share of the record."""

corrections = st.one_of(
    st.tuples(st.just("strike {n}"), entries),
    st.tuples(st.sampled_from(("correct {n} to 0", "correct {n} to 50", "correct {n} to 900")), entries),
    st.tuples(st.builds("amend {{n}} {}".format, phrases), entries),
    st.tuples(st.sampled_from(("undo", "undo 2", "undo 5", "redo", "redo 3")), entries),
)
said = st.one_of(st.tuples(phrases, entries), st.tuples(phrases, entries), corrections)


def one_of(ledger: Ledger, share: float) -> int:
    """Choose an entry: mostly one that counts, now and then any."""
    if share > 0.9:
        return 1 + round(share * len(ledger.entries))
    live = [number for act in ledger.live for number in ledger.acts[act]]
    return live[int(share / 0.9 * (len(live) - 1) + 0.5)]


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.sampled_from(OPENINGS), st.lists(said, min_size=20, max_size=70))
def test_the_table_holds(opening: str, script: list[tuple[str, float]]) -> None:
    disk = MemoryDisk()
    desk = a_desk(disk)
    assert desk.say(opening).ok
    assert desk.ledger is not None
    for form, share in script:
        phrase = form.replace("{n}", str(one_of(desk.ledger, share)))
        before, many = desk.books.copy(), len(desk.entries)
        shown = desk.preview(phrase)
        assert (desk.books, len(desk.entries)) == (before, many)
        answer = desk.say(phrase)
        assert broken(desk.game) == [], phrase
        if phrase != "deal":
            assert (shown.refusal, shown.entries) == (answer.refusal, answer.entries), phrase
        if not answer.ok:
            assert desk.books == before, phrase
    assert same(desk.ledger, reopened(disk))
    after, undone = desk.books.copy(), desk.ledger.undone.copy()
    acts = desk.ledger.back(100_000)
    if acts:
        assert desk.say(f"undo {len(acts)}").ok
        assert desk.ledger.live == [1]
        assert desk.say(f"redo {len(acts)}").ok
    assert (desk.books, desk.ledger.undone) == (after, undone)
    assert same(desk.ledger, reopened(disk))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.sampled_from(OPENINGS), st.lists(phrases, min_size=10, max_size=50), st.floats(0, 1), phrases)
def test_amended_is_as_if_it_had_been_said(opening: str, script: list[str], share: float, phrase: str) -> None:
    desk, told = a_desk(), [opening]
    desk.say(opening)
    told += [said for said in script if said != "deal" and desk.say(said).ok]
    assert desk.ledger is not None
    acts = desk.ledger.live
    at = round(share * (len(acts) - 1))
    if at == 0 or phrase == "deal" or not desk.say(f"amend {acts[at]} {phrase}").ok:
        return
    again = a_desk()
    assert all(again.say(said).ok for said in [*told[:at], phrase, *told[at + 1 :]])
    assert again.books == desk.books


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.sampled_from(OPENINGS), st.lists(said, min_size=10, max_size=60), entries)
def test_amended_to_itself_nothing_changes(opening: str, script: list[tuple[str, float]], share: float) -> None:
    desk = a_desk()
    desk.say(opening)
    assert desk.ledger is not None
    for form, where in script:
        desk.say(form.replace("{n}", str(one_of(desk.ledger, where))))
    entry = desk.entries[one_of(desk.ledger, share * 0.9) - 1]
    if entry.kind in ("open", "strike", "amend") or not desk.ledger.alive(entry.number) or desk.game.over:
        return
    before = desk.books.copy()
    assert desk.say(f"amend {entry.number} {entry.phrase}").answer == {"different": [], "impossible": []}
    assert desk.books.solid() == before.solid()
    assert {**desk.books.facts, "turns": 0} == {**before.facts, "turns": 0}


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.sampled_from(OPENINGS), st.lists(phrases, min_size=10, max_size=50))
def test_the_last_entry_struck_is_the_last_act_undone(opening: str, script: list[str]) -> None:
    desk = a_desk()
    for phrase in (opening, *script):
        desk.say(phrase)
    assert desk.ledger is not None
    last = desk.ledger.of_act(desk.ledger.live[-1])
    if len(last) > 1 or desk.game.over or last[0].kind == "open":
        return
    assert desk.say(f"strike {last[0].number}").ok
    struck = desk.books.copy()
    assert desk.say("undo 2").ok
    assert desk.books == struck
