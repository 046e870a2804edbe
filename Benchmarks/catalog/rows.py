"""Catalogs to measure with: rows of invented songs, or real rows padded with recombined words."""
import pathlib
import random

COLUMNS = ("id", "title", "artist", "album", "genre", "year", "playlists")
WORDS = pathlib.Path(__file__).parent / "words"


def words(name):
    return (WORDS / f"{name}.txt").read_text(encoding="utf-8").split()


def invented(count, seed=1):
    """As many rows, of titles, artists and albums put together from the word lists."""
    chance = random.Random(seed)
    adjectives, nouns, verbs = words("adjectives"), words("nouns"), words("verbs")
    names, surnames = words("names"), words("surnames")
    russian = words("russian")
    russian_people = (WORDS / "russian-people.txt").read_text(encoding="utf-8").strip().split("|")
    numbers = ["two", "three", "4", "Seven", "Ten", "21", "99", "First", "Second", "Third", "1984"]

    def title():
        a, n, m = chance.choice(adjectives), chance.choice(nouns), chance.choice(nouns)
        v, w = chance.choice(verbs), chance.choice(verbs)
        name, number = chance.choice(names), chance.choice(numbers)
        text = chance.choice([
            f"{a} {n}", f"{n} of {m}", f"the {n}", f"{v} the {n}", f"{v} me {w} me", f"{a} {a} {n}",
            f"{v} for the {a} {n}", f"{name}", f"{n} and {m}", f"{n} & {m}", f"{number} {n}s",
            f"{v} until the {n}", f"I {v} your {n}", f"don't {v} my {n}", f"{name}'s {a} {n}",
            f"{n}", f"{v}in' in the {n}", f"a {a} {n} in {m}", f"where the {n} {v}s", f"{n}{m}",
            f"{n}, Part {chance.choice(['I', 'II', 'III', 'IV'])}", f"{a} {n} {chance.choice(['II', 'III'])}",
        ])
        return text[0].upper() + text[1:] if chance.random() < 0.5 else text.title()

    def artist():
        a, n = chance.choice(adjectives), chance.choice(nouns)
        return chance.choice([
            lambda: f"{chance.choice(names)} {chance.choice(surnames)}",
            lambda: f"{chance.choice(names)} {chance.choice(surnames)}",
            lambda: f"The {a.title()} {n.title()}s", lambda: f"{a.title()} {n.title()}",
            lambda: f"{chance.choice(names)} & The {n.title()}s",
            lambda: f"{n.title()}{chance.choice(nouns)}",
            lambda: "".join(f"{letter.upper()}." for letter in chance.sample(a + n, 3)),
            lambda: n.upper().replace("S", "$").replace("I", "!") if len(n) > 3 else n.upper(),
        ])()

    artists = [artist() for _ in range(max(20, count // 12))]
    decorations = [
        " - Remastered {y}", " (Live)", " - Radio Edit", " (feat. {p})", " - {p} Remix",
        " (Deluxe Edition)", " [Acoustic]", " - Live at the {n}", ' (From "{n}")', " (Bonus Track)",
    ]

    def decorated(text, year):
        if chance.random() > 0.25:
            return text
        return text + chance.choice(decorations).format(
            y=year + 5, p=chance.choice(artists), n=chance.choice(nouns).title())

    number = 0
    while number < count:
        is_russian = chance.random() < 0.03
        who = chance.choice(russian_people) if is_russian else chance.choice(artists)
        year = chance.randint(1955, 2026)
        album = chance.choice(russian).title() if is_russian else title()
        album = decorated(album, year)
        for _ in range(chance.randint(1, 9)):
            if number >= count:
                break
            if is_russian:
                pair = chance.randrange(len(russian) // 2) * 2
                name = " ".join(russian[pair:pair + 2]).capitalize()
            else:
                name = decorated(accented(title(), chance), year)
            credit = who
            if chance.random() < 0.1 and not is_russian:
                credit += ", " + chance.choice(artists)
            yield (f"song:{number:08}", name, credit, album, chance.choice(["rock", "pop", "jazz"]),
                   str(year), "|".join(["hits"] * chance.randint(0, 1)))
            number += 1


def accented(text, chance):
    """Now and then a letter with a mark."""
    if chance.random() > 0.06:
        return text
    marks = {"a": "á", "e": "é", "o": "ö", "u": "ü", "i": "í", "n": "ñ", "c": "ç", "s": "š"}
    places = [i for i, letter in enumerate(text) if letter in marks]
    if not places:
        return text
    place = chance.choice(places)
    return text[:place] + marks[text[place]] + text[place + 1:]


def read(path):
    """The rows of a table, by the columns above."""
    import gzip
    opened = gzip.open if str(path).endswith(".gz") else open
    with opened(path, "rt", encoding="utf-8") as lines:
        header = next(lines).rstrip("\n").split("\t")
        places = [header.index(c) if c in header else None for c in COLUMNS]
        for line in lines:
            fields = line.rstrip("\n").split("\t")
            yield tuple(fields[p] if p is not None and p < len(fields) else "" for p in places)


def padded(rows, count, seed=1):
    """The rows, then as many more of recombined words that there are `count`; none has a title or
    an artist of the first."""
    rows = list(rows)
    yield from rows
    chance = random.Random(seed)
    vocabulary = [w for r in rows for w in r[1].split()]
    people = [w for r in rows for w in r[2].split(", ")[0].split()]
    records = [w for r in rows if r[3] for w in r[3].split()]
    known = {r[1].lower() for r in rows}
    known_people = {name.lower() for r in rows for name in r[2].split(", ")}
    number = len(rows)
    while number < count:
        who = " ".join(chance.sample(people, chance.randint(1, 3)))
        if who.lower() in known_people:
            continue
        for _ in range(chance.randint(2, 5)):
            album = " ".join(chance.sample(records, chance.randint(1, 4))) if records else ""
            for _ in range(chance.randint(1, 6)):
                title = " ".join(chance.sample(vocabulary, chance.randint(1, 5)))
                if title.lower() in known or number >= count:
                    continue
                yield (f"made:{number:08}", title, who, album, "", "", "")
                number += 1


def write(rows, path):
    with open(path, "w", encoding="utf-8") as out:
        out.write("\t".join(COLUMNS) + "\n")
        for row in rows:
            out.write("\t".join(row) + "\n")
