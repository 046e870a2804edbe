"""What happens to a name between a person's mind and the search."""
import difflib
import functools
import re
import unicodedata

VOWELS = "aeiou"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen " \
       "fifteen sixteen seventeen eighteen nineteen".split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
ORDINALS = {"first": "1st", "second": "2nd", "third": "3rd", "fourth": "4th", "fifth": "5th"}
ROMANS = {"ii": 2, "iii": 3, "iv": 4, "i": 1}
HOMOPHONES = [p.split() for p in (
    "night knight", "sun son", "know no", "see sea", "right write", "heart hart", "here hear",
    "two too", "for four", "wait weight", "rain reign", "road rode", "sail sale", "star starr",
    "tears tiers", "through threw", "wave waive", "wood would", "break brake", "meet meat",
    "steel steal", "rose rows", "piece peace", "blue blew", "red read", "one won", "your you're",
    "hour our", "tail tale", "flower flour", "soul sole", "bear bare", "fair fare")]
RESPELLINGS = [("ph", "f"), ("ck", "k"), ("c", "k"), ("b", "p"), ("d", "t"), ("g", "k"),
               ("v", "f"), ("z", "s"), ("i", "e"), ("e", "i"), ("a", "e"), ("o", "u"), ("u", "o"),
               ("y", "i"), ("ee", "i"), ("oo", "u"), ("w", "v"), ("m", "n"), ("qu", "kw")]
CYRILLIC = dict(zip("абвгдеёзийклмнопрстуфхъыьэ", "a b v g d e yo z i y k l m n o p r s t u f kh _ y _ e".split()),
                ж="zh", ц="ts", ч="ch", ш="sh", щ="shch", ю="yu", я="ya")
TO_CYRILLIC = [("shch", "щ"), ("sch", "ш"), ("sh", "ш"), ("ch", "ч"), ("zh", "ж"), ("th", "т"),
               ("ph", "ф"), ("ck", "к"), ("qu", "кв"), ("x", "кс"), ("j", "дж"), ("w", "в"),
               *zip("abcdefghiklmnopqrstuvyz", "абкдефгхиклмнопкрстувиз")]
ENDINGS = [("а", "у"), ("я", "ю"), ("й", "я"), ("ь", "и")]


def plain(text):
    """Small letters without marks and punctuation, as a recogniser writes."""
    text = text.replace("&", " and ").replace("'", "").replace("’", "")
    parts = unicodedata.normalize("NFD", text.lower())
    parts = "".join(c for c in parts if unicodedata.category(c) != "Mn")
    return " ".join(re.sub(r"[^\w]+", " ", unicodedata.normalize("NFC", parts)).split())


def bare(text):
    """A title without what is printed but not said."""
    while True:
        rest = re.sub(r"\s*[(\[][^()\[\]]*[)\]]\s*$", "", text)
        rest = re.sub(r" - (Remaster|Live|Radio|.* Remix).*$", "", rest)
        if rest == text or not rest:
            return text
        text = rest


def typo(text, chance):
    places = [i for i, c in enumerate(text) if c != " "]
    i = chance.choice(places)
    kind = chance.randrange(4)
    letter = chance.choice(LETTERS)
    if kind == 0:
        return text[:i] + text[i + 1:]
    if kind == 1:
        return text[:i] + letter + text[i:]
    if kind == 2 and i + 1 < len(text) and text[i + 1] != " ":
        return text[:i] + text[i + 1] + text[i] + text[i + 2:]
    return text[:i] + letter + text[i + 1:]


def respelled(text, chance, most=3):
    """Other letters for the same sounds, or nearly the same."""
    for old, new in chance.sample(RESPELLINGS, len(RESPELLINGS)):
        if most and old in text:
            text = text.replace(old, new, 1)
            most -= 1
    return text


def with_homophone(text, chance):
    words = text.split()
    for i in chance.sample(range(len(words)), len(words)):
        for pair in HOMOPHONES:
            if words[i] in pair:
                words[i] = pair[1 - pair.index(words[i])]
                return " ".join(words)
    return None


def number_words(number):
    if number < 20:
        return ONES[number]
    if number < 100:
        return TENS[number // 10 - 2] + (f" {ONES[number % 10]}" if number % 10 else "")
    if 1100 <= number < 2000 and number % 100:
        return f"{number_words(number // 100)} {number_words(number % 100)}"
    return None


def other_number(text, chance):
    words = text.split()
    for i, word in enumerate(words):
        if word.isdigit() and number_words(int(word)):
            words[i] = number_words(int(word))
        elif word in ONES:
            words[i] = str(ONES.index(word))
        elif word in ORDINALS:
            words[i] = ORDINALS[word] if chance.random() < 0.7 else " ".join(
                re.match(r"(\d+)(\w+)", ORDINALS[word]).groups())
        else:
            continue
        return " ".join(words)
    return None


def other_roman(text, chance):
    words = text.split()
    for i in range(len(words) - 1, 0, -1):
        if words[i] in ROMANS and (words[i] != "i" or words[i - 1] == "part"):
            number = ROMANS[words[i]]
            words[i] = chance.choice([str(number), ONES[number]])
            return " ".join(words)
    return None


def split_or_joined(text, chance):
    words = text.split()
    if len(words) > 1 and chance.random() < 0.6:
        i = chance.randrange(len(words) - 1)
        return " ".join(words[:i] + [words[i] + words[i + 1]] + words[i + 2:])
    i = max(range(len(words)), key=lambda i: len(words[i]))
    if len(words[i]) < 5:
        return None
    place = chance.randrange(2, len(words[i]) - 1)
    words[i] = f"{words[i][:place]} {words[i][place:]}"
    return " ".join(words)


def to_latin(text):
    return "".join(CYRILLIC.get(c, c) for c in text.lower()).replace("_", "")


def to_cyrillic(text):
    for latin, letter in TO_CYRILLIC:
        text = text.replace(latin, letter)
    return text


def inflected(text, chance):
    words = text.split()
    for i in chance.sample(range(len(words)), len(words)):
        for old, new in ENDINGS:
            if words[i].endswith(old) and len(words[i]) > 3:
                words[i] = words[i][:-1] + new
                return " ".join(words)
        if words[i][-1] in "бвгдзклмнпрст" and len(words[i]) > 3:
            words[i] += chance.choice(["а", "у", "ом"])
            return " ".join(words)
    return None


@functools.lru_cache(maxsize=None)
def sound(word):
    """Consonants by class, so that words which sound alike have one code or nearly."""
    word = re.sub("ph", "f", re.sub("[ck]+", "k", word))
    code = [("0" if c in VOWELS + "yw" else {"b": "p", "d": "t", "g": "k", "v": "f", "z": "s", "m": "n"}.get(c, c))
            for c in word if c != "h"]
    return re.sub(r"(.)\1+", r"\1", "".join(code))


class Confusions:
    """Real words that sound like others, among the words of a catalog."""

    def __init__(self, words):
        self.by_sound = {}
        for word in sorted(words):
            if word.isascii() and word.isalpha() and len(word) > 1:
                self.by_sound.setdefault(sound(word), []).append(word)

    def other(self, word, chance):
        alike = [w for w in self.by_sound.get(sound(word), []) if w != word]
        if not alike and len(word) > 3:
            code = sound(word)
            near = {code[:i] + code[i + 1:] for i in range(1, len(code))}
            near |= {code[:i] + "0" + code[i:] for i in range(1, len(code) + 1)}
            alike = [w for c in sorted(near) for w in self.by_sound.get(c, []) if w != word]
        alike = [w for w in alike if difflib.SequenceMatcher(None, w, word).ratio() > 0.6]
        return chance.choice(alike) if alike else None

    def confused(self, text, chance):
        words = text.split()
        for i in chance.sample(range(len(words)), len(words)):
            other = self.other(words[i], chance)
            if other:
                words[i] = other
                return " ".join(words)
        return None
