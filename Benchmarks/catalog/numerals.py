"""Numbers as they are written and as they are said."""
import re

ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen " \
       "fifteen sixteen seventeen eighteen nineteen".split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
ORDINALS = dict(zip("first second third fourth fifth sixth seventh eighth ninth tenth".split(),
                    "1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th".split()))
ROMANS = {"II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6, "VII": 7, "VIII": 8, "IX": 9, "X": 10}


def number_words(number):
    if number < 20:
        return ONES[number]
    if number < 100:
        return (TENS[number // 10 - 2] + (f" {ONES[number % 10]}" if number % 10 else ""))
    if number < 1000:
        rest = number % 100
        return f"{ONES[number // 100]} hundred" + (f" {number_words(rest)}" if rest else "")
    if number < 10_000 and number % 1000 == 0:
        return f"{ONES[number // 1000]} thousand"
    if 1100 <= number < 2000 and number % 100 > 9:
        return f"{number_words(number // 100)} {number_words(number % 100)}"
    return None


def other_number(text, chance):
    """The first number of a plain name in words instead of digits, or the other way round."""
    words = text.split()
    for i, word in enumerate(words):
        ordinal = re.fullmatch(r"(\d+)(st|nd|rd|th)", word)
        if re.fullmatch(r"\d{1,4}", word) and (word == "0" or word[0] != "0") \
                and number_words(int(word)):
            words[i] = number_words(int(word))
        elif word in ONES:
            words[i] = str(ONES.index(word))
        elif ordinal:
            words[i] = f"{ordinal[1]} {ordinal[2]}"
        elif word in ORDINALS:
            words[i] = ORDINALS[word]
        else:
            continue
        return " ".join(words)
    return None


def other_roman(name, plain, chance):
    """A plain name with a roman numeral in digits or words, by the capitals of the name as written."""
    shown = re.findall(r"[\w']+", name)
    for i in reversed(range(len(shown))):
        counted = i > 0 and shown[i - 1].lower() in ("part", "pt", "chapter", "vol", "volume", "act")
        value = 1 if shown[i] == "I" and counted else ROMANS.get(shown[i])
        if value is None or shown[i] in ("V", "X") and not counted or shown[i].lower() not in plain.split():
            continue
        words = plain.split()
        place = len(words) - 1 - words[::-1].index(shown[i].lower())
        words[place] = chance.choice([str(value), ONES[value]])
        return " ".join(words)
    return None
