"""Players who bear the name of a deed are asked for what players have."""

from tests.playing import played


def test_a_player_named_as_a_deed() -> None:
    desk = played("open sheet classic board atlantic players boardwalk Budi\nboardwalk pays Budi 100\nBudi buys @39")
    for phrase in (
        "check boardwalk cash 1400", "check boardwalk worth 1400", "check boardwalk square @0", "check @39 owner Budi",
        "check @39 houses 0",
    ):  # fmt: skip
        assert desk.say(phrase).ok, phrase
    refusal = desk.say("check boardwalk jail").refusal
    assert refusal is not None
    assert refusal.data["books"] is False
