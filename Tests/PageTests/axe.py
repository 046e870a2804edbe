"""axe-core, which finds what keeps people out. It is no part of this project: it is fetched when it is wanted."""
import subprocess
import sys
import zipfile

PACKAGE = "axe-playwright-python==0.1.8"


def source(file, folder):
    """The text of axe.min.js; None, said so, where it cannot be had."""
    if file:
        return file.read_text()
    folder.mkdir(parents=True, exist_ok=True)
    if not list(folder.glob("*.whl")):
        fetch = [sys.executable, "-m", "pip", "download", PACKAGE, "--no-deps", "--quiet", "--dest", str(folder)]
        done = subprocess.run(fetch, capture_output=True, text=True, timeout=120)
        if done.returncode != 0:
            print(f"axe-core is left out: {' '.join(done.stderr.split())[-200:]}")
            return None
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        name = next(each for each in wheel.namelist() if each.endswith("axe.min.js"))
        return wheel.read(name).decode()
