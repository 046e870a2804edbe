"""A home with Listable in it, and lists that are put together from the word lists."""
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Benchmarks" / "catalog"))
import rows  # noqa: E402

PLACES = """attic balcony basement bathroom bedroom camping carport cellar club cottage garage
garden hallway holiday kitchen laundry office orchard pantry patio picnic school shed wedding
workshop""".split()
KINDS = """budget cleaning errands groceries packing painting planting repairs shopping
supplies""".split()
SORTS = """big black brown cheap cold dried dry extra fine fresh frozen green half hot large
light long new old organic plain raw red short small soft spare strong sweet thick thin white
whole yellow""".split()
THINGS = """apples bags batteries beans boards bolts boots bottles bowls bread brushes bulbs
butter buttons carrots cheese chairs coffee cups eggs envelopes flour forks gloves grapes hooks
jars lamps lemons milk mushrooms nails napkins nuts oats olives onions pasta peas pencils pens
pepper plates plugs pots potatoes rice ropes salt screws seeds shelves soap socks spoons stamps
sugar tape tea tiles tomatoes towels""".split()


def lists(count, tasks, seed=1):
    """As many lists, by name, each with so many tasks."""
    chance = random.Random(seed)
    names = [f"{n} {p} {k}" for n in rows.words("names") for p in PLACES for k in KINDS]
    every = titles()
    return [(name, chance.sample(every, tasks)) for name in chance.sample(names, count)]


def titles():
    return [f"{sort} {thing}" for sort in SORTS for thing in THINGS]


class Listable:
    """Listable in a home of its own, with these lists."""

    def __init__(self, sotto, made):
        self.products = pathlib.Path(sotto).resolve().parent
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sotto-lists-"))
        self.environment = {**os.environ, "SOTTO_HOME": str(self.folder)}
        # What is there when the app is installed, and first runs, the assistant knows the names of.
        self.take(made)
        source, bundle = str(ROOT / "Apps" / "Listable"), str(self.folder / "Listable.app")
        place = ("--products", str(self.products), "--output", str(self.folder))
        self.sotto("apps", "bundle", source, *place)
        self.sotto("apps", "install", bundle, "--allow")
        while '"vocabulary":0' in self.sotto("apps", "list", "--json"):
            time.sleep(0.1)

    def sotto(self, *arguments):
        return self.run("sotto", *arguments).stdout

    def app(self, *arguments):
        """Listable's own program, as in a shell."""
        return self.run("Listable", *arguments).stdout

    def run(self, program, *arguments):
        return subprocess.run(
            [str(self.products / program), *arguments],
            env=self.environment, capture_output=True, text=True, timeout=300,
        )

    def take(self, made):
        (self.folder / "groups" / "group.app.sotto.listable").mkdir(parents=True, mode=0o700)
        file = self.folder / "lists.md"
        with open(file, "w", encoding="utf-8") as text:
            for name, tasks in made:
                text.write(f"# {name}\n" + "".join(f"- [ ] {task}\n" for task in tasks))
        self.app("import", str(file))

    def say(self, sentence):
        """What the assistant replies."""
        return json.loads(self.sotto("say", "--json", "--", sentence).splitlines()[-1])

    def leave(self):
        self.sotto("quit")
        shutil.rmtree(self.folder, ignore_errors=True)
