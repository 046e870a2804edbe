"""Names in another script, and Russian names in another case."""
import re

LETTERS = dict(
    zip("абвгдзиклмнопрстуфъь", "a b v g d z i k l m n o p r s t u f".split() + ["", ""]),
    ж="zh", ч="ch", ш="sh", э="e")
# What people write in more than one way; one of each is chosen for a whole name.
CHOICES = {"й": ["y", "i", "j"], "я": ["ya", "ia", "ja"], "ю": ["yu", "iu", "ju"], "е": ["e", "e", "ye"],
           "ё": ["e", "yo"], "х": ["kh", "h"], "ц": ["ts", "c"], "ы": ["y", "i"], "щ": ["shch", "sch"]}
# As it sounds, and letter by letter.
BY_SOUND = [
    ("shch", "щ"), ("sch", "ш"), ("sh", "ш"), ("ch", "ч"), ("zh", "ж"), ("th", "т"), ("ph", "ф"),
    ("ck", "к"), ("qu", "кв"), ("ee", "и"), ("oo", "у"), ("ya", "я"), ("yu", "ю"), ("ce", "се"),
    ("ci", "си"), ("cy", "си"), ("x", "кс"), ("j", "дж"), ("w", "в"), ("h", "х"),
    *zip("abcdefgiklmnopqrstuvyz", "абкдефгиклмнопкрстувиз")]
BY_LETTER = [("ck", "к"), ("x", "кс"), ("j", "дж"), ("w", "в"), ("h", "х"),
             *zip("abcdefgiklmnopqrstuvyz", "абкдефгиклмнопкрстувиз")]
ADJECTIVES = {"ый": ["ого", "ому", "ым"], "ий": ["ого", "ому", "им"], "ая": ["ой", "ую"]}
NOUNS = {"а": ["ы", "е", "у", "ой"], "я": ["и", "е", "ю", "ей"], "ь": ["и", "я", "ю"],
         "й": ["я", "ю", "ем"], "о": ["а", "у", "ом"], "ы": ["ов", "ам", "ами"]}


def to_latin(text, chance):
    chosen = LETTERS | {letter: chance.choice(ways) for letter, ways in CHOICES.items()}
    return "".join(chosen.get(c, c) for c in text)


def to_cyrillic(text, chance):
    for latin, letter in chance.choice([BY_SOUND, BY_SOUND, BY_LETTER]):
        text = text.replace(latin, letter)
    return text


def inflected(text, chance):
    """A plain Russian name in an oblique case, adjectives and nouns each by themselves."""
    words = text.split()
    for i, word in enumerate(words):
        if not re.fullmatch("[а-яё]{3,}", word):
            continue
        if word[-2:] in ADJECTIVES:
            words[i] = word[:-2] + chance.choice(ADJECTIVES[word[-2:]])
        elif word[-1] in NOUNS:
            words[i] = word[:-1] + chance.choice(NOUNS[word[-1]])
        elif word[-1] in "бвгджзклмнпрстфхцчшщ":
            words[i] = word + chance.choice(["а", "у", "ом", "е"])
    return " ".join(words) if words != text.split() else None
