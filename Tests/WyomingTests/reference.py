"""The protocol's reference library. It is no part of this project: it is fetched when it is wanted."""
import pathlib
import subprocess
import sys
import zipfile

PACKAGE = "wyoming==1.10.2"


def load(folder):
    """Makes the library importable; says why it cannot be, and returns False."""
    place = folder / "library"
    if not place.exists():
        folder.mkdir(parents=True, exist_ok=True)
        fetch = [sys.executable, "-m", "pip", "download", PACKAGE, "--no-deps", "--quiet", "--dest", str(folder)]
        done = subprocess.run(fetch, capture_output=True, text=True, timeout=120)
        if done.returncode != 0:
            print(f"The protocol's library cannot be had: {' '.join(done.stderr.split())[-200:]}")
            return False
        with zipfile.ZipFile(next(folder.glob("wyoming-*.whl"))) as wheel:
            wheel.extractall(place)
    sys.path.insert(0, str(place))
    return True


if __name__ == "__main__":
    sys.exit(0 if load(pathlib.Path(__file__).resolve().parents[2] / ".build" / "wyoming") else 77)
