"""Line mode as a program sees it."""

import json
from pathlib import Path

import pytest

from tests.commands.conftest import Run

GAMES = sorted((Path(__file__).parent.parent / "transcripts" / "games").glob("*.teller"))
OPEN = "open sheet monopolo board atlantic players Ana Budi Citra\n"


def test_every_whole_game_plays_to_its_end(run: Run) -> None:
    done = run("teller", "--memory", *map(str, GAMES))
    assert len(GAMES) == 6
    assert (done.returncode, done.stderr) == (0, "")
    assert "✗" not in done.stdout


def test_a_check_that_differs_makes_the_status_one(run: Run) -> None:
    done = run("teller", "--memory", typed=OPEN + "check Ana cash 1600\n")
    assert done.returncode == 1
    assert "1,630" in done.stdout


def test_a_phrase_that_must_be_refused_holds_when_it_is(run: Run) -> None:
    assert run("teller", "--memory", typed=OPEN + "! Ana builds 2 on @39\n").returncode == 0
    assert run("teller", "--memory", typed=OPEN + "!not-owner Ana builds 2 on @39\n").returncode == 0
    assert run("teller", "--memory", typed=OPEN + "!uneven Ana builds 2 on @39\n").returncode == 1
    assert run("teller", "--memory", typed=OPEN + "! Ana buys @39\n").returncode == 1


def test_a_file_that_cannot_be_read_makes_the_status_two(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.teller").write_bytes(b"open \xff\xfe")
    for name in ("missing.teller", "x.teller", "."):
        done = run("teller", "--memory", str(tmp_path / name))
        assert (done.returncode, done.stdout) == (2, "")
        assert str(tmp_path) in done.stderr
        assert "Errno" not in done.stderr
        assert "Traceback" not in done.stderr


def test_json_answers_carry_entries_refusals_and_answers(run: Run) -> None:
    typed = OPEN + "Ana buys @39\nBudi buys @39\nworth ana\nBudi rent @39\n"
    done = run("teller", "--memory", "--json", typed=typed)
    opened, bought, refused, worth, rent = (json.loads(line) for line in done.stdout.splitlines())
    assert opened["entry"]["number"] == 1
    assert (bought["phrase"], bought["ok"]) == ("Ana buys @39", True)
    assert ["Ana", "cash", -400] in bought["entry"]["postings"]
    assert ["Ana", "boardwalk", 1] in bought["entry"]["postings"]
    assert (refused["ok"], refused["refusal"]["code"]) == (False, "already-owned")
    assert refused["refusal"]["data"] == {"deed": "boardwalk", "owner": "Ana"}
    assert refused["refusal"]["sheet"] == "AĈETI TERPECOJN"
    assert worth["answer"]["total"] == 1630
    assert worth["answer"] | {"cash": 1230, "deeds": 400, "mortgaged": 0, "houses": 0, "hotels": 0} == worth["answer"]
    assert rent["entry"]["kind"] == "rent"
    assert rent["entry"]["postings"] == [["Budi", "cash", -50], ["Ana", "cash", 50]]
    assert done.returncode == 1


def test_books_end_the_answer_of_each_recorded_phrase(run: Run) -> None:
    done = run("teller", "--memory", "--json", "--books", typed=OPEN + "Ana buys @39\nworth\n")
    opened, bought, asked = (json.loads(line) for line in done.stdout.splitlines())
    assert [player["cash"] for player in bought["books"]["players"]] == [1230, 1630, 1630]
    assert bought["books"]["players"][0]["deeds"][0]["deed"] == "boardwalk"
    assert opened["books"]["bank"] | {"houses": 32, "hotels": 12} == opened["books"]["bank"]
    assert "books" not in asked


def test_the_time_up_stands_beside_the_answer(run: Run) -> None:
    typed = "open sheet monopolo board atlantic players Ana Budi timed 1\nclock start\nat 0:01:00\nAna salary\n"
    done = run("teller", "--memory", "--json", typed=typed)
    last = json.loads(done.stdout.splitlines()[-1])
    assert (last["ok"], last["time-up"]) == (True, True)


def test_several_tables_may_stand_in_one_file(run: Run) -> None:
    typed = OPEN + "Ana buys @39\n" + OPEN + "check Ana cash 1630\ncheck @39 owner bank\n"
    assert run("teller", "--memory", typed=typed).returncode == 0


@pytest.mark.parametrize("amount", ["-5", "0", "1e9", "٣", "12.5", "1,50", "9" * 10_000])
def test_what_is_no_amount_is_refused_and_nothing_recorded(run: Run, amount: str) -> None:
    typed = OPEN + f"!bad-amount Ana pays Budi {amount}\ncheck Ana cash 1630\ncheck Budi cash 1630\n"
    assert run("teller", "--memory", typed=typed).returncode == 0


@pytest.mark.parametrize("name", ["[/]", "🂡", "Ĝojo", "A" * 40, "[bold]x", "{x}", "%s"])
def test_any_name_can_play(run: Run, name: str) -> None:
    typed = f"open sheet monopolo board atlantic players {name} Budi\n{name} buys @39\nBudi rent @39\nworth\nhistory\n"
    done = run("teller", "--memory", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert name in done.stdout.splitlines()[1]


def test_all_ones_money_may_be_paid_and_no_more(run: Run) -> None:
    typed = OPEN + "Ana pays Budi 1630\ncheck Ana cash 0\n!short-of-cash Ana pays Budi 1\nBudi pays Ana 1\n"
    assert run("teller", "--memory", typed=typed).returncode == 0


# --- a game that is kept


def test_a_game_is_kept_and_gone_on_with(run: Run, folder: Path) -> None:
    assert run("teller", "friday", typed=OPEN + "Ana buys @39\n").returncode == 0
    assert (folder / "friday.game").is_file()
    assert run("teller", "Friday", typed="check Ana cash 1230\nundo\ncheck Ana cash 1630\n").returncode == 0
    assert (
        run("teller", str(folder / "friday.game"), typed="check Ana cash 1630\n!already-open " + OPEN).returncode == 0
    )


def test_a_game_that_is_none_is_refused_and_left_alone(run: Run, folder: Path) -> None:
    folder.mkdir()
    for name, content in (("other.game", b'{"_default": {}}'), ("png.game", b"\x89PNG\r\n\x1a\n")):
        (folder / name).write_bytes(content)
        done = run("teller", name.removesuffix(".game"), typed="books\n")
        assert (done.returncode, done.stdout) == (2, "")
        assert name in done.stderr
        assert "Traceback" not in done.stderr
        assert (folder / name).read_bytes() == content


def test_a_name_that_was_taken_for_a_game_that_never_began_is_not_lost(run: Run, folder: Path) -> None:
    folder.mkdir()
    (folder / "friday.game").touch()
    assert run("teller", "friday", typed="!no-table books\n").returncode == 0
    assert (folder / "friday.game").read_bytes() == b""
    assert run("teller", "friday", typed=OPEN).returncode == 0
    assert run("teller", "friday", typed="check Ana cash 1630\n").returncode == 0


def test_a_folder_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    done = run("teller", str(tmp_path / "file" / "x.game"), typed=OPEN)
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr
    assert "x.game" in done.stdout + done.stderr


def test_a_refused_opening_makes_no_file(run: Run, folder: Path) -> None:
    done = run("teller", "x", typed="open sheet monopolo board atlantic players Ana\n")
    assert done.returncode == 1
    assert not folder.exists() or not list(folder.iterdir())
