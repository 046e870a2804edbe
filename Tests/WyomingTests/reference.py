"""The protocol's reference library. It is no part of this project: it is fetched when it is wanted."""
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
import pypi  # noqa: E402

PACKAGE = "wyoming==1.10.2"


def load(folder):
    """Makes the library importable; returns False, said so, where it cannot be had."""
    place = folder / "library"
    if not place.exists():
        wheel = pypi.wheel(PACKAGE, folder)
        if not wheel:
            return False
        with wheel:
            wheel.extractall(place)
    sys.path.insert(0, str(place))
    return True


if __name__ == "__main__":
    sys.exit(0 if load(pathlib.Path(__file__).resolve().parents[2] / ".build" / "wyoming") else 77)
