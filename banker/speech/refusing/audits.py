"""What an audit finds: the entries of a game file that are not as they must be."""

from banker.speech.catalogue import mark
from banker.speech.refusing.fields import Sentence

SENTENCES: dict[str, Sentence] = {
    "audit-balanced": mark("Entry {entry} does not balance: {commodity} {amount}."),
    "audit-conserved": mark("After entry {entry} the table does not add up: {commodity} {amount}."),
    "audit-overdrawn": mark("After entry {entry} {holder} has less than nothing: {commodity} {amount}."),
    "audit-sealed": mark("Entry {entry} (line {line}) is not as it was written."),
    "audit-rewritten": mark("Entry {entry} was changed after it was recorded (line {line})."),
    "audit-unreadable": mark("Entry {entry} (line {line}) is no entry."),
    "audit-number": mark("Where entry {entry} belongs stands number {found}."),
    "audit-time": mark("The time of entry {entry} is not in order."),
    "audit-act": mark("Entry {entry} belongs to no act."),
    "audit-even": mark("After entry {entry} the buildings on the group of {deed} stand unevenly."),
    "audit-one-owner": mark("After entry {entry} {deed} has not one owner: {owners}."),
    "audit-follows": mark("Entry {entry} ({kind}) cannot follow the ones before it."),
    "audit-fact": mark("Entry {entry} changes “{fact}” from what it was not."),
    "audit-reverses": mark("Entry {entry} ({kind}) does not move what the entries moved that it names: {reverses}."),
}
