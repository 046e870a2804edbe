"""Queries of 33 kinds, each with every right answer, made of the rows of a catalog."""
import collections
import random
import re

import slips
from slips import bare, plain

KINDS = ("exact title_artist title_only artist_only album_artist one_string case_punct diacritics "
         "decoration decoration_album feat number roman ampersand stylised homophone typo1 typo2 "
         "artist_typo phonetic phonetic_artist article word_order word_dropped compound "
         "translit_to_latin translit_to_cyrillic inflected_ru type_word asr_words asr_artist "
         "asr_both mixed").split()


class QueryMaker:
    def __init__(self, rows, seed=1):
        self.chance = random.Random(seed)
        self.rows = list(rows)
        self.by_song = collections.defaultdict(list)
        self.by_title = collections.defaultdict(list)
        self.by_artist = collections.defaultdict(list)
        self.by_album = collections.defaultdict(list)
        vocabulary = set()
        for row in self.rows:
            title = plain(bare(row[1]))
            self.by_title[title].append(row[0])
            vocabulary.update(title.split())
            for artist in row[2].split(", "):
                self.by_artist[plain(artist)].append(row[0])
                self.by_song[title, plain(artist)].append(row[0])
                self.by_album[plain(bare(row[3])), plain(artist)].append(row[0])
            vocabulary.update(plain(row[2]).split())
        self.confusions = slips.Confusions(vocabulary)

    def queries(self, each):
        for kind in KINDS:
            made = tried = 0
            while made < each and tried < each * 4000:
                tried += 1
                query = self.query(kind, self.chance.choice(self.rows))
                if query:
                    made += 1
                    yield query

    def query(self, kind, row):
        make = getattr(self, kind)
        title, artist = plain(bare(row[1])), plain(row[2].split(", ")[0])
        if len(title) < 2 or len(artist) < 2:
            return None
        slots = make(row, title, artist)
        if not slots or any(s is not None and not s.strip() for s in slots[1:4]):
            return None
        what, name, who, album, gold = slots
        return {"class": kind, "type": what, "mediaName": name, "artistName": who,
                "albumName": album, "gold": sorted(set(gold)), "target": row[0]}

    # A query is of a song by somebody, or of a song by anybody.
    def song(self, row, said, said_artist=None):
        title, artist = plain(bare(row[1])), plain(row[2].split(", ")[0])
        if said is None or said == title and said_artist in (None, artist):
            return None
        if said_artist or self.chance.random() < 0.5:
            return "song", said, said_artist or artist, None, self.by_song[title, artist]
        return "song", said, None, None, self.by_title[title]

    def artist(self, artist, said):
        if not said or said == artist:
            return None
        return "artist", None, said, None, self.by_artist[artist]

    def exact(self, row, title, artist):
        return "song", row[1], row[2].split(", ")[0], None, self.by_song[title, artist]

    def title_artist(self, row, title, artist):
        return "song", title, artist, None, self.by_song[title, artist]

    def title_only(self, row, title, artist):
        return "song", title, None, None, self.by_title[title]

    def artist_only(self, row, title, artist):
        return "artist", None, artist, None, self.by_artist[artist]

    def album_artist(self, row, title, artist):
        album = plain(bare(row[3]))
        return "album", None, artist, album, self.by_album[album, artist]

    def one_string(self, row, title, artist):
        said = f"{title} {artist}" if self.chance.random() < 0.6 else f"{artist} {title}"
        return "music", said, None, None, self.by_song[title, artist]

    def case_punct(self, row, title, artist):
        return self.song(row, bare(row[1]).upper().replace("-", " "), artist)

    def diacritics(self, row, title, artist):
        text = bare(row[1]).lower()
        return self.title_artist(row, title, artist) if not text.isascii() and title.isascii() else None

    def decoration(self, row, title, artist):
        return self.title_artist(row, title, artist) if bare(row[1]) != row[1] else None

    def decoration_album(self, row, title, artist):
        return self.album_artist(row, title, artist) if bare(row[3]) != row[3] else None

    def feat(self, row, title, artist):
        guest = re.search(r"\(feat\. ([^)]*)\)", row[1])
        if not guest:
            return None
        said = f"{title} featuring {plain(guest[1])}"
        return "song", said, self.chance.choice([artist, None]), None, self.by_song[title, artist]

    def number(self, row, title, artist):
        return self.song(row, slips.other_number(title, self.chance))

    def roman(self, row, title, artist):
        return self.song(row, slips.other_roman(title, self.chance))

    def ampersand(self, row, title, artist):
        if "&" in row[1]:
            return self.song(row, bare(row[1]).lower().replace("&", "and"), artist)
        if "&" in row[2]:
            return "song", title, artist, None, self.by_song[title, artist]

    def stylised(self, row, title, artist):
        name = row[2].split(", ")[0]
        if re.fullmatch(r"(\w\.)+", name):
            said = self.chance.choice([name.replace(".", ""), name.replace(".", " ").strip()])
        elif re.search(r"[$!]\w|\w[$!]", name):
            said = name.replace("$", "S").replace("!", "I")
        else:
            return None
        return "song", title, said.lower(), None, self.by_song[title, artist]

    def homophone(self, row, title, artist):
        return self.song(row, slips.with_homophone(title, self.chance))

    def typo1(self, row, title, artist):
        return self.song(row, slips.typo(title, self.chance)) if len(title) > 4 else None

    def typo2(self, row, title, artist):
        if len(title) < 8:
            return None
        return self.song(row, slips.typo(slips.typo(title, self.chance), self.chance))

    def artist_typo(self, row, title, artist):
        return self.artist(artist, slips.typo(artist, self.chance)) if len(artist) > 5 else None

    def phonetic(self, row, title, artist):
        return self.song(row, slips.respelled(title, self.chance)) if len(title) > 5 else None

    def phonetic_artist(self, row, title, artist):
        return self.artist(artist, slips.respelled(artist, self.chance)) if len(artist) > 6 else None

    def article(self, row, title, artist):
        said = re.sub(r"^(the|a) ", "", title)
        return self.song(row, said if said != title else f"the {title}", artist)

    def word_order(self, row, title, artist):
        words = title.split()
        if len(words) < 3:
            return None
        place = self.chance.randrange(len(words) - 1)
        words[place], words[place + 1] = words[place + 1], words[place]
        return self.song(row, " ".join(words))

    def word_dropped(self, row, title, artist):
        words = title.split()
        if len(words) < 3:
            return None
        del words[self.chance.randrange(len(words))]
        return self.song(row, " ".join(words), artist)

    def compound(self, row, title, artist):
        return self.song(row, slips.split_or_joined(title, self.chance))

    def translit_to_latin(self, row, title, artist):
        if not re.search("[а-я]", title):
            return None
        return "song", slips.to_latin(title), slips.to_latin(artist), None, self.by_song[title, artist]

    def translit_to_cyrillic(self, row, title, artist):
        if not re.fullmatch("[a-z ]+", artist):
            return None
        return self.artist(artist, slips.to_cyrillic(artist))

    def inflected_ru(self, row, title, artist):
        if not re.search("[а-я]", artist):
            return None
        said = slips.inflected(artist, self.chance)
        return ("song", title, said, None, self.by_song[title, artist]) if said else None

    def type_word(self, row, title, artist):
        return self.song(row, f"{title} {self.chance.choice(['song', 'track'])}", artist)

    def asr_words(self, row, title, artist):
        return self.song(row, self.confusions.confused(title, self.chance))

    def asr_artist(self, row, title, artist):
        return self.artist(artist, self.confusions.confused(artist, self.chance))

    def asr_both(self, row, title, artist):
        said = self.confusions.confused(title, self.chance)
        return said and self.song(row, said, self.confusions.confused(artist, self.chance))

    def mixed(self, row, title, artist):
        if len(title) < 6 or len(artist) < 6:
            return None
        return self.song(row, slips.typo(title, self.chance), slips.typo(artist, self.chance))
