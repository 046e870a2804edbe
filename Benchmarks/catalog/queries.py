"""Queries of 33 kinds, each with every right answer, made of the rows of a catalog."""
import collections
import random

import kinds
import sounds
from titles import artists, bare, plain

KINDS = kinds.KINDS


class QueryMaker:
    """Knows which rows are right answers to what."""

    def __init__(self, rows, seed=1):
        self.seed = seed
        self.rows = list(rows)
        self.by_song = collections.defaultdict(set)
        self.by_title = collections.defaultdict(set)
        self.by_artist = collections.defaultdict(set)
        self.by_album = collections.defaultdict(set)
        vocabulary = collections.Counter()
        for row in self.rows:
            identifier, title, album = row[0], plain(bare(row[1])), plain(bare(row[3]))
            self.by_title[title].add(identifier)
            self.by_album[album, None].add(identifier)
            vocabulary.update(title.split())
            for artist in map(plain, row[2].split(" & ")):
                # Of a credit that names several as one, each made the song.
                self.by_song[title, artist].add(identifier)
            together = plain(row[2].replace(", ", " and "))
            self.by_song[title, together].add(identifier)
            for artist in map(plain, artists(row[2])):
                self.by_artist[artist].add(identifier)
                self.by_song[title, artist].add(identifier)
                self.by_album[album, artist].add(identifier)
                vocabulary.update(artist.split())
        self.confusions = sounds.Confusions(vocabulary)

    def queries(self, each):
        for kind in KINDS:
            # By itself, so that a change of one kind leaves the others as they were.
            self.chance = random.Random(f"{self.seed} {kind}")
            made = tried = 0
            while made < each and tried < each * 4000:
                tried += 1
                query = self.query(kind, self.chance.choice(self.rows))
                if query:
                    made += 1
                    yield query

    def query(self, kind, row):
        song = Song(self, row)
        if not row[2] or len(song.title) < 2 or len(song.artist) < 2:
            return None
        slots = getattr(kinds, kind)(song)
        if not slots or any(s is not None and not s.strip() for s in slots[1:4]):
            return None
        what, name, who, album, gold = slots
        return {"class": kind, "type": what, "mediaName": name, "artistName": who,
                "albumName": album, "gold": sorted(gold), "target": row[0]}


class Song:
    """A row that a query is made of, and the queries that ask for it."""

    def __init__(self, maker, row):
        self.maker, self.row, self.chance = maker, row, maker.chance
        self.confusions = maker.confusions
        self.credits = artists(row[2]) or [""]
        self.written = bare(row[1])
        self.title, self.artist = plain(self.written), plain(self.credits[0])
        self.album = plain(bare(row[3]))

    def by(self, said, artist=None):
        """Asks for the song by its artist."""
        artist = self.artist if artist is None else artist
        gold = self.maker.by_song[self.title, self.artist] | self.maker.by_song[self.title, artist]
        return said and ("song", said, artist, None, gold)

    def by_anybody(self, said):
        """Asks for it by its title alone."""
        return said and ("song", said, None, None, self.maker.by_title[self.title])

    def maybe_by(self, said, share=0.5, artist=None):
        """Asks with or without the artist; `None` when nothing was changed, or another song is
        called so, which would be as right an answer."""
        if not said or said == self.title and artist in (None, self.artist):
            return None
        known = self.maker.by_song, self.maker.by_title
        name = plain(said)
        if self.chance.random() < share:
            is_other = name != self.title and (name, artist or self.artist) in known[0]
            return None if is_other else self.by(said, artist)
        return None if name != self.title and name in known[1] else self.by_anybody(said)

    def of_artist(self, said):
        """Asks for the artist; `None` when nothing was changed, or somebody else is called so."""
        if not said or plain(said) in self.maker.by_artist:
            return None
        return "artist", None, said, None, self.maker.by_artist[self.artist]

    def on_album(self, said, artist):
        """Asks for the album, by the artist or by anybody."""
        gold = self.maker.by_album[self.album, artist]
        return said and ("album", None, artist, said, gold)
