"""The 33 kinds of queries: how each is made of a song, or `None` where the song has nothing of it."""
import re

import numerals
import scripts
import slips
import sounds
from titles import bare, plain

KIND_WORDS = "song music track album radio theme".split()


def exact(song):
    return song.by(song.row[1], song.credits[0])


def title_artist(song):
    return song.by(song.title)


def title_only(song):
    return song.by_anybody(song.title)


def artist_only(song):
    return "artist", None, song.artist, None, song.maker.by_artist[song.artist]


def album_artist(song):
    return song.on_album(song.album, song.artist)


def one_string(song):
    said = song.chance.choice([f"{song.title} {song.artist}", f"{song.artist} {song.title}",
                               f"{song.title} by {song.artist}"])
    return "music", said, None, None, song.by(said)[4]


def case_punct(song):
    flat = re.sub(r"[\W_]+", " ", re.sub("['’]", "", song.written)).strip()
    apostrophes = re.sub(r"[^\w']+", " ", song.written).strip()
    return song.maybe_by(song.chance.choice([flat.upper(), flat.lower(), apostrophes.lower()]), 0.55)


def diacritics(song):
    marked = [n for n in (song.written, song.credits[0]) if not n.isascii() and plain(n).isascii()]
    return song.maybe_by(song.title, 0.5, song.artist + " ") if marked else None


def decoration(song):
    return song.by(song.title) if plain(song.row[1]) != song.title and song.chance.random() < 0.55 \
        else song.by_anybody(song.title) if plain(song.row[1]) != song.title else None


def decoration_album(song):
    if plain(song.row[3]) == song.album:
        return None
    return song.on_album(song.album, song.chance.choice([song.artist, None]))


def feat(song):
    guest = re.search(r"\((?:feat|ft|with)\.? ([^()]*)\)", song.row[1], re.I)
    if not guest:
        return None
    with_guest = f"{song.title} featuring {plain(guest[1])}"
    together = " and ".join(map(plain, song.credits))
    return song.chance.choice([song.by(song.title), song.by_anybody(with_guest), song.by(with_guest),
                               song.by(song.title, together)])


def number(song):
    return song.maybe_by(numerals.other_number(song.title, song.chance))


def roman(song):
    return song.maybe_by(numerals.other_roman(song.written, song.title, song.chance))


def ampersand(song):
    if "&" in song.written:
        said = song.chance.choice([song.title, song.title.replace(" and ", " n ")])
    elif " and " in song.written.lower():
        said = song.title.replace(" and ", song.chance.choice([" & ", " n ", " 'n' "]))
    else:
        said = song.title if "&" in song.credits[0] else None
    return song.by(said)


def stylised(song):
    name = song.credits[0]
    if re.fullmatch(r"(\w\.)+\w?", name):
        said = song.chance.choice([name.replace(".", ""), name.replace(".", " ")])
    elif re.search(r"[$!]\w|\w[$!]\w", name):
        said = name.replace("$", "S").replace("!", "I")
    else:
        return None
    said = plain(said)
    return song.by(song.title, said) if song.chance.random() < 0.7 else song.of_artist(said)


def homophone(song):
    return song.maybe_by(sounds.with_homophone(song.title, song.chance))


def typo1(song):
    return song.maybe_by(slips.typo(song.title, song.chance)) if len(song.title) > 4 else None


def typo2(song):
    return song.maybe_by(slips.typo(song.title, song.chance, 2)) if len(song.title) > 7 else None


def artist_typo(song):
    if len(song.artist) < 5:
        return None
    most = 2 if len(song.artist) > 9 else 1
    return song.of_artist(slips.typo(song.artist, song.chance, song.chance.randint(1, most)))


def phonetic(song):
    return song.maybe_by(sounds.respelled(song.title, song.chance)) if len(song.title) > 5 else None


def phonetic_artist(song):
    return song.of_artist(sounds.respelled(song.artist, song.chance)) if len(song.artist) > 4 else None


def article(song):
    if song.chance.random() < 0.15 and song.artist.startswith(("the ", "a ")):
        return song.of_artist(slips.article_changed(song.artist))
    return song.maybe_by(slips.article_changed(song.title), 0.9)


def word_order(song):
    return song.maybe_by(slips.reordered(song.title, song.chance))


def word_dropped(song):
    return song.maybe_by(slips.with_dropped(song.title, song.chance), 0.87)


def compound(song):
    return song.maybe_by(slips.split_or_joined(song.title, song.chance))


def translit_to_latin(song):
    said, artist = (scripts.to_latin(n, song.chance) for n in (song.title, song.artist))
    if said != song.title:
        return song.maybe_by(said, 0.8, artist)
    return song.of_artist(artist)


def translit_to_cyrillic(song):
    if not re.fullmatch("[a-z ]{4,}", song.artist):
        return None
    return song.of_artist(scripts.to_cyrillic(song.artist, song.chance))


def inflected_ru(song):
    said = scripts.inflected(song.artist, song.chance)
    if not said:
        return None
    return song.of_artist(said) if song.chance.random() < 0.5 else song.by(song.title, said)


def type_word(song):
    words = song.title.split()
    kept = " ".join(w for w in words if w not in KIND_WORDS)
    if kept != song.title and kept:
        return "music", kept, song.artist, None, song.by(kept)[4]
    if song.chance.random() < 0.1:
        return song.maybe_by(f"{song.title} {song.chance.choice(['song', 'track'])}", 0.65)
    return None


def asr_words(song):
    if len(song.title) < 6:
        return None
    return song.maybe_by(song.confusions.confused(song.title, song.chance, 0.4), 0.55)


def asr_artist(song):
    if len(song.artist.replace(" ", "")) < 6:
        return None
    return song.of_artist(song.confusions.confused(song.artist, song.chance, 0.7))


def asr_both(song):
    said = song.confusions.confused(song.title, song.chance, 0.2)
    artist = song.confusions.confused(song.artist, song.chance, 0.4)
    return song.by(said, artist) if said and artist else None


def mixed(song):
    if len(song.title) < 5 or len(song.artist) < 5:
        return None
    return song.by(slips.typo(song.title, song.chance), slips.typo(song.artist, song.chance))


KINDS = ("exact title_artist title_only artist_only album_artist one_string case_punct diacritics "
         "decoration decoration_album feat number roman ampersand stylised homophone typo1 typo2 "
         "artist_typo phonetic phonetic_artist article word_order word_dropped compound "
         "translit_to_latin translit_to_cyrillic inflected_ru type_word asr_words asr_artist "
         "asr_both mixed").split()
