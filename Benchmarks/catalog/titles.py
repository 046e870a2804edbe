"""Names as they are compared: as a recogniser writes them, and without what is printed but not said."""
import functools
import re
import unicodedata

UNMARKED = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i"})
EDITION = re.compile(
    r"\b(re-?master(ed)?|live|(re)?mix(es)?|edit(ion)?|version|ver\.|deluxe|expanded|bonus|mono|stereo"
    r"|demo|acoustic|instrumental|karaoke|anniversary|reissue|unplugged|soundtrack)\b", re.I)
GUEST = re.compile(r"(feat|ft|featuring|with|prod|from|duet|originally)\b", re.I)
BRACKET = re.compile(r"\s*[(\[]([^()\[\]]*)[)\]]")
SECOND_CREDIT = re.compile(r"\s+(featuring|feat\.?|ft\.?)\s+", re.I)


@functools.lru_cache(maxsize=1 << 20)
def plain(text):
    """Small letters without marks and punctuation, as a recogniser writes."""
    text = text.lower().translate(UNMARKED).replace("&", " and ")
    text = re.sub(r"['’`´*]|\.(?=\w)", "", text)
    text = re.sub(r"\$(?=\w)|(?<=\w)\$", "s", re.sub(r"(?<=\w)!(?=\w)", "i", text))
    parts = unicodedata.normalize("NFD", text)
    parts = "".join(c for c in parts if unicodedata.category(c) != "Mn" or "\u3099" <= c <= "\u309a")
    return " ".join(re.sub(r"[\W_]+", " ", unicodedata.normalize("NFC", parts)).split())


@functools.lru_cache(maxsize=1 << 20)
def bare(text):
    """A title without what is printed but not said."""
    def replaced(match):
        return "" if GUEST.match(match[1]) or EDITION.search(match[1]) else match[0]
    rest = BRACKET.sub(replaced, text)
    parts = rest.split(" - ")
    while len(parts) > 1 and EDITION.search(parts[-1]):
        parts.pop()
    rest = " - ".join(parts).strip()
    return rest if plain(rest) else text


def artists(credit):
    """The people a credit names, the first first."""
    names = [name for part in credit.split(", ") for name in SECOND_CREDIT.split(part)[::2]]
    return [name for name in names if name]
