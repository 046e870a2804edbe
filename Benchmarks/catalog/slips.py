"""Slips of the fingers and of the memory."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def typo(text, chance, count=1):
    """So many letters left out, put in, replaced or swapped with the next."""
    for _ in range(count):
        i = chance.choice([i for i, c in enumerate(text) if c != " "] or [0])
        kind, letter = chance.randrange(4), chance.choice(LETTERS)
        if kind == 0:
            text = text[:i] + text[i + 1:]
        elif kind == 1:
            text = text[:i] + letter + text[i:]
        elif kind == 2 and i + 1 < len(text) and text[i + 1] != " ":
            text = text[:i] + text[i + 1] + text[i] + text[i + 2:]
        else:
            text = text[:i] + letter + text[i + 1:]
    return text


def reordered(text, chance):
    """Two words in each other's place."""
    words = text.split()
    if len(set(words)) < 3:
        return None
    one, other = chance.sample(range(len(words)), 2)
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


def with_dropped(text, chance):
    words = text.split()
    if len(words) < 4:
        return None
    del words[chance.randrange(len(words))]
    return " ".join(words)


def split_or_joined(text, chance):
    """Two words as one, or one as two."""
    words = text.split()
    if len(words) > 1 and chance.random() < 0.85:
        i = chance.randrange(len(words) - 1)
        return " ".join(words[:i] + [words[i] + words[i + 1]] + words[i + 2:])
    i = max(range(len(words)), key=lambda i: len(words[i]))
    if len(words[i]) < 6:
        return None
    place = chance.randrange(3, len(words[i]) - 2)
    words[i] = f"{words[i][:place]} {words[i][place:]}"
    return " ".join(words)


def article_changed(text):
    """Without the article it begins with, or with one."""
    first, _, rest = text.partition(" ")
    return rest if rest and first in ("the", "a", "an", "el", "la") else f"the {text}"
