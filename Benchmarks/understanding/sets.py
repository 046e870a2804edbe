"""Reads published sets of annotated sentences as `sets.txt` describes them."""
import dataclasses
import fnmatch
import gzip
import json
import pathlib
import re


@dataclasses.dataclass
class Row:
    file: str
    line: str
    text: str
    apps: list
    # None for what is none of Sotto's.
    intent: str | None
    # Pairs of a parameter and what was said for it; None where the set does not tell them.
    names: list | None
    # Whether the description says what the sentence means.
    isMeant: bool


NAMES = {"mediaName", "artistName", "playlistName", "genreNames"}


def descriptions(path):
    """Each set as a dictionary: its files, and lists of its intents and slots in their order."""
    text = re.sub(r"\n[ \t]+", " ", pathlib.Path(path).read_text(encoding="utf-8"))
    sets = []
    for line in text.splitlines():
        key, colon, value = line.partition(":")
        words = key.split()
        if not colon or line.startswith("#"):
            continue
        if words[0] == "like":
            (other,) = (known for known in sets if known["name"] == value.strip())
            sets[-1]["intents"] += other["intents"]
            sets[-1] = {
                **other, **sets[-1], "bare": other["bare"], "apps": other["apps"],
                "slots": {**other["slots"], **sets[-1]["slots"]},
            }
        elif words[0] == "set":
            sets.append({"name": words[1], "files": value.split(), "intents": [], "slots": {}, "bare": "", "apps": ""})
        elif words[0] == "intent":
            sets[-1]["intents"].append((words[1], words[2:], value.strip()))
        elif words[0] == "slot":
            sets[-1]["slots"][words[1]] = value
        else:
            sets[-1][words[0]] = value.strip()
    return sets


def rows(path, data, language, partition="train"):
    """All sentences of a language's sets that are of one part of them."""
    return [
        row(read, line, file, described)
        for described in descriptions(path)
        if described["language"] == language
        for file in described["files"]
        for line in lines(pathlib.Path(data) / file)
        if (read := json.loads(line)).get("partition", "train") == partition
    ]


def lines(path):
    return (gzip.open if path.suffix == ".gz" else open)(path, "rt", encoding="utf-8")


def row(read, line, file, described):
    name = read["intent"]
    text = read.get("text") or re.sub(r"\[[^:\]]+ : ([^\]]*)\]", r"\1", read["annot"])
    words = text.lower().split()
    request = "skip"
    for intent, needed, meant in described["intents"]:
        said = any(fnmatch.fnmatchcase(word, pattern) for word in words for pattern in needed)
        if intent in (name, "*") and (not needed or said):
            request = meant
            break
    names = None
    if name not in described["bare"].split() and described["bare"] != "*":
        names = [pair for slot in read.get("slots") or [] if (pair := named(slot, name, described))]
    return Row(
        file, line, text, [app.strip() for app in described["apps"].split(",") if app.strip()],
        None if request == "none" else request.split()[0], names,
        request != "skip" and not read.get("unaligned"))


def named(slot, intent, described):
    tag = described["slots"].get(f"{intent}.{slot['type']}", described["slots"].get(slot["type"], ""))
    parameter = re.split(r"[.:{]", tag.split("|")[0].split(":")[0])[-1]
    return (parameter, slot["value"]) if parameter in NAMES else None
