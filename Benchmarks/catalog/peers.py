"""The searches we are measured beside, each set up as a competent developer would."""
import re
import shutil
import tempfile
import time


def texts(query):
    """What was said, by column: title, artist, album."""
    return query["mediaName"], query["artistName"], query["albumName"]


class FTS5:
    """SQLite's full text search: all words of each column, else any of them, by bm25."""
    name = "SQLite FTS5"

    def __init__(self, rows):
        import sqlite3
        self.database = sqlite3.connect(":memory:")
        self.database.execute(
            "CREATE VIRTUAL TABLE song USING fts5(id UNINDEXED, title, artist, album, "
            "tokenize = 'unicode61 remove_diacritics 2')")
        self.database.executemany(
            "INSERT INTO song VALUES (?, ?, ?, ?)", ((r[0], r[1], r[2], r[3]) for r in rows))

    def search(self, query):
        columns = [(c, re.findall(r"\w+", t)) for c, t in zip(("title", "artist", "album"), texts(query)) if t]
        if columns[0][0] == "title" and query["type"] == "music" and not query["artistName"]:
            columns = [("{title artist}", columns[0][1])]
        for joint in (" AND ", " OR "):
            match = joint.join(f'{c} : ("' + f'"{joint}"'.join(w) + '")' for c, w in columns if w)
            found = match and self.database.execute(
                "SELECT id FROM song WHERE song MATCH ? ORDER BY bm25(song, 0, 10, 6, 2) LIMIT 5",
                (match,)).fetchall()
            if found:
                return [row[0] for row in found]
        return []


class Tantivy:
    """BM25 over words, and words one or two letters away, in each column."""
    name = "tantivy"

    def __init__(self, rows):
        import tantivy
        self.tantivy = tantivy
        builder = tantivy.SchemaBuilder()
        builder.add_text_field("id", stored=True, tokenizer_name="raw")
        for column in ("title", "artist", "album"):
            builder.add_text_field(column)
        self.schema = builder.build()
        self.folder = tempfile.mkdtemp()
        index = tantivy.Index(self.schema, path=self.folder)
        writer = index.writer()
        for row in rows:
            writer.add_document(tantivy.Document(id=row[0], title=row[1], artist=row[2], album=row[3]))
        writer.commit()
        index.reload()
        self.searcher = index.searcher()

    def __del__(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    def search(self, query):
        tantivy, should = self.tantivy, self.tantivy.Occur.Should
        parts = []
        for column, text in zip(("title", "artist", "album"), texts(query)):
            both = column == "title" and query["type"] == "music" and not query["artistName"]
            for word in re.findall(r"\w+", (text or "").lower()):
                for field in (("title", "artist") if both else (column,)):
                    parts.append((should, tantivy.Query.term_query(self.schema, field, word)))
                    if len(word) > 2:
                        parts.append((should, tantivy.Query.fuzzy_term_query(
                            self.schema, field, word, distance=1 if len(word) < 6 else 2)))
        if not parts:
            return []
        hits = self.searcher.search(tantivy.Query.boolean_query(parts), 5).hits
        return [self.searcher.doc(address)["id"][0] for _, address in hits]


class RapidFuzz:
    """WRatio over every row: the best spelling likeness, without an index."""
    name = "RapidFuzz"

    def __init__(self, rows):
        from rapidfuzz import fuzz, process, utils
        self.fuzz, self.process, self.utils = fuzz, process, utils
        self.identifiers = [r[0] for r in rows]
        prepare = utils.default_process
        self.columns = {
            "title": [prepare(r[1]) for r in rows], "artist": [prepare(r[2]) for r in rows],
            "album": [prepare(r[3]) for r in rows],
            "both": [prepare(f"{r[1]} {r[2]}") for r in rows]}

    def search(self, query):
        title, artist, album = texts(query)
        if title and (artist or query["type"] == "music"):
            column, text = "both", f"{title} {artist or ''}"
        else:
            column, text = ("title", title) if title else ("album", album) if album else ("artist", artist)
        found = self.process.extract(
            self.utils.default_process(text), self.columns[column], scorer=self.fuzz.WRatio, limit=5)
        return [self.identifiers[index] for _, _, index in found]

    # A query takes as long as hundreds of the others'.
    share = 0.04


def run(peer, rows, queries):
    """What it finds, the microseconds of processor each query takes, and the seconds to build."""
    start = time.process_time()
    search = peer(rows)
    built = time.process_time() - start
    step = max(1, round(1 / getattr(peer, "share", 1)))
    answers = []
    for query in queries[::step]:
        start = time.process_time()
        found = search.search(query)
        answers.append((query, found, (time.process_time() - start) * 1e6))
    return answers, built


def available():
    """Those that are installed here."""
    found = []
    for peer, module in ((FTS5, "sqlite3"), (Tantivy, "tantivy"), (RapidFuzz, "rapidfuzz")):
        try:
            __import__(module)
            found.append(peer)
        except ImportError:
            pass
    return found
