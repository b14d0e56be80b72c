"""The settings: kept in a file that a person can read, and never lost where it is broken."""

from pathlib import Path

import pytest

from banker.config.folder import ConfigFolder, config_home
from banker.config.last_table import LastTable
from banker.config.settings import Settings
from banker.speech.refusals import tell_refusal

CHOSEN = Settings("eo", "light", "ascii", False, False, {"desk.undo": "f12", 'odd "id"': "a\\b"})


@pytest.fixture
def folder(tmp_path: Path) -> ConfigFolder:
    """An empty folder of settings."""
    return ConfigFolder(tmp_path / "config")


def write(folder: ConfigFolder, text: str) -> None:
    folder.folder.mkdir(exist_ok=True)
    folder.file.write_text(text, "utf-8")


def test_the_environment_names_the_folder() -> None:
    assert config_home({"BANKER_CONFIG": "/here"}) == Path("/here")
    assert config_home({}).name == "banker"


def test_without_a_file_all_is_as_it_comes(folder: ConfigFolder) -> None:
    assert folder.settings() == Settings()
    assert folder.faults == ()
    assert not folder.folder.exists()


def test_what_is_kept_comes_back(folder: ConfigFolder) -> None:
    assert folder.keep(CHOSEN) is None
    assert folder.settings() == CHOSEN
    assert folder.faults == ()
    assert sorted(path.name for path in folder.folder.iterdir()) == ["settings.toml"]


def test_each_setting_is_explained_in_the_file(folder: ConfigFolder) -> None:
    folder.keep(Settings())
    text = folder.file.read_text("utf-8")
    assert 'the name of another theme.\ntheme = "auto"' in text


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('sounds = "loud"\ntheme = "light"\n', "sounds"),
        ('symbols = "runes"\ntheme = "light"\n', "symbols"),
        ('colour = "red"\ntheme = "light"\n', "colour"),
        ('keys = 3\ntheme = "light"\n', "keys"),
        ('theme = "light"\n[keys]\n"desk.undo" = 3\n', "keys"),
    ],
)
def test_a_bad_value_is_told_and_the_others_stand(folder: ConfigFolder, text: str, place: str) -> None:
    write(folder, text)
    assert folder.settings() == Settings(theme="light")
    assert [(fault.code, fault.data["place"]) for fault in folder.faults] == [("bad-settings", place)]
    assert tell_refusal(folder.faults[0]).endswith("The default is taken.")


@pytest.mark.parametrize("text", ["theme = light", "[", 'theme = "a\ntheme = 3', "\x00"])
def test_a_broken_file_is_told_and_the_defaults_are_taken(folder: ConfigFolder, text: str) -> None:
    write(folder, text)
    assert folder.settings() == Settings()
    assert [fault.code for fault in folder.faults] == ["bad-settings"]


def test_a_file_that_is_no_text_is_told(folder: ConfigFolder) -> None:
    folder.folder.mkdir()
    folder.file.write_bytes(b"\xff\xfe\x00")
    assert folder.settings() == Settings()
    assert [fault.code for fault in folder.faults] == ["unreadable"]


def test_a_broken_file_is_laid_aside_and_not_lost(folder: ConfigFolder) -> None:
    for number in (1, 2):
        write(folder, f"theme = light{number}")
        assert folder.keep(CHOSEN) is None
        aside = folder.folder / f"settings.broken-{number}.toml"
        assert aside.read_text("utf-8") == f"theme = light{number}"
        assert folder.settings() == CHOSEN


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refusal = ConfigFolder(tmp_path / "file" / "config").keep(Settings())
    assert refusal is not None
    assert refusal.code == "cannot-write"


def test_the_last_table_comes_back(folder: ConfigFolder) -> None:
    assert folder.last_table() is None
    names, tokens = ("Ana", 'Bu"di', "🂡"), {"Ana": "★", 'Bu"di': ""}
    table = LastTable(names, tokens, "classic", "london", "timed", 90, {"salary": "400"})
    folder.keep_table(table)
    assert folder.last_table() == table


def test_a_broken_last_table_is_as_none(folder: ConfigFolder) -> None:
    folder.folder.mkdir()
    (folder.folder / "table.toml").write_text("players = 3")
    assert folder.last_table() == LastTable()
