"""The canon: what is recorded of a phrase, which reads back in every language."""

from msgspec.structs import replace

from banker.refusal import Refusal
from banker.rules.requests import Amend, Request
from banker.teller.reading import read
from banker.teller.rewording import echo, reword, unword
from banker.teller.scene import Scene
from banker.teller.spelling import spell


def canonical_phrase(phrase: str, request: Request, scene: Scene) -> str:
    """Give the phrase as typed where it reads alike in English, else in English words, else as it is spelt."""
    if scene.language == "en" or not phrase.strip():
        return phrase
    english = replace(scene, language="en")
    for said in (phrase, unword(phrase, scene.language)):
        if read(said, english) == request:
            return said
    return spell(request, english)


def told_phrase(phrase: str, scene: Scene) -> str:
    """Give a phrase of the record in the words of the scene's language, where it reads alike in them."""
    told = reword(phrase, scene.language)
    was, now = read(phrase, replace(scene, language="en")), read(told, scene)
    if isinstance(was, Refusal) and isinstance(now, Refusal):
        return echo(phrase, scene.language)
    return told if was == now else phrase


def canonical_request(request: Request, language: str) -> Request:
    """Give a request as it is recorded: the phrase within an amendment is in English words."""
    return replace(request, phrase=unword(request.phrase, language)) if isinstance(request, Amend) else request
