"""What a recogniser may write instead of a name: words that sound alike, other letters for a sound."""
import difflib
import functools
import re

HOMOPHONES = [p.split() for p in (
    "night knight", "sun son", "know no", "new knew", "see sea", "right write", "heart hart",
    "here hear", "two too to", "for four", "wait weight", "rain reign rein", "road rode", "sail sale",
    "tears tiers", "through threw", "wave waive", "wood would", "break brake", "meet meat",
    "steel steal", "rose rows", "piece peace", "blue blew", "red read", "one won", "your youre",
    "hour our", "tail tale", "flower flour", "soul sole", "bear bare", "fair fare", "time thyme",
    "there their", "you u", "are r", "be b", "i eye", "tonight tonite", "and n", "buy by bye",
    "high hi", "week weak", "love luv")]
# Letters of one class sound alike enough to be taken for each other.
CLASSES = {**dict.fromkeys("bp", "p"), **dict.fromkeys("dt", "t"), **dict.fromkeys("cgkqx", "k"),
           **dict.fromkeys("vf", "f"), **dict.fromkeys("sz", "s"), **dict.fromkeys("mn", "n"),
           "l": "l", "r": "r", "j": "j"}
RESPELLINGS = {"b": ["p"], "d": ["t"], "g": ["k"], "v": ["f"], "z": ["s"], "s": ["z"], "m": ["n"],
               "n": ["m"], "c": ["k"], "x": ["ks"], "a": ["e"], "e": ["i", "a"], "i": ["e", "y"],
               "o": ["u"], "u": ["o", "a"], "y": ["i", "ie"], "l": ["ll"], "t": ["tt"], "j": ["g"],
               "w": ["u"], "th": ["f", "d"], "ch": ["c", "k"], "sh": ["s"], "er": ["a"], "ie": ["y"],
               "gh": [""]}
SPELLED = re.compile("|".join(sorted(RESPELLINGS, key=len, reverse=True)) + "|.")


@functools.lru_cache(maxsize=1 << 18)
def sound(word):
    """The consonants of a word by class; it is all that people agree on when they mishear."""
    word = word.replace("gh", "").replace("ph", "f").replace("th", "t")
    word = re.sub("t?s?c?h(?<=[cs]h)", "S", word)
    code = "".join("S" if c == "S" else CLASSES.get(c, "") for c in word)
    return re.sub(r"(.)\1+", r"\1", code)


def is_soft(word):
    """Whether it begins with a vowel, or with what is hardly heard before one."""
    return word[0] in "aeiouhwy"


@functools.lru_cache(maxsize=1 << 18)
def likeness(one, other):
    return difflib.SequenceMatcher(None, one, other).ratio()


def respelled(text, chance):
    """Other letters for the same sounds, or nearly the same, in a few places."""
    text = text.replace("ph", "f").replace("ck", "k")
    parts = SPELLED.findall(text)
    places = [i for i, part in enumerate(parts) if part in RESPELLINGS]
    if not places:
        return None
    most = min(len(places), 1 + len(text) // 5)
    chosen = set(chance.sample(places, chance.randint(1, min(most, 4))))
    return "".join(chance.choice(RESPELLINGS[p]) if i in chosen else p for i, p in enumerate(parts))


def with_homophone(text, chance):
    words = text.split()
    for i in chance.sample(range(len(words)), len(words)):
        for alike in HOMOPHONES:
            if words[i] in alike:
                words[i] = chance.choice([w for w in alike if w != words[i]])
                return " ".join(words)
    return None


class Confusions:
    """Real words, or two of them, that sound like another, among the words of a catalog."""

    # Words that are replaced; a recogniser knows words that are said more than once or twice.
    SHORTEST = 4
    RAREST = 3

    def __init__(self, counts):
        self.by_sound = {}
        for word in sorted(counts):
            if word.isascii() and len(word) > 2 and counts[word] >= self.RAREST:
                self.by_sound.setdefault((is_soft(word), sound(word)), []).append(word)

    def other(self, word, chance):
        """Another word in place of this one, or two; `None` when nothing sounds like it."""
        if len(word) < self.SHORTEST or not sound(word):
            return None
        one, two = self.words(word), self.pairs(word, chance)
        found = two if two and (not one or chance.random() < 0.2) else one
        if not found:
            return None
        # The more alike the likelier; most so of two words, which are many.
        picked = [chance.choice(found) for _ in range(8 if found is two else 4)]
        return max(picked, key=lambda w: likeness(w.replace(" ", ""), word))

    def words(self, word):
        alike = self.by_sound.get((is_soft(word), sound(word)), [])
        return [w for w in alike if w != word and likeness(w, word) >= 0.5]

    def pairs(self, word, chance):
        """Two words whose sounds together are those of one."""
        code, found = sound(word), []
        for place in range(1, len(code)):
            heads = self.by_sound.get((is_soft(word), code[:place]))
            for soft in (True, False) if heads else ():
                tails = self.by_sound.get((soft, code[place:]), [])
                for _ in range(min(200, len(heads) * len(tails))):
                    found.append(f"{chance.choice(heads)} {chance.choice(tails)}")
        return [w for w in found if likeness(w.replace(" ", ""), word) >= 0.66]

    def confused(self, text, chance, share):
        """A share of the words of a name replaced, one at least; `None` when none can be."""
        words = text.split()
        replaced = False
        for i in chance.sample(range(len(words)), len(words)):
            other = self.other(words[i], chance) if not replaced or chance.random() < share else None
            if other:
                words[i] = other
                replaced = True
        return " ".join(words) if replaced else None
