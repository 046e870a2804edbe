"""axe-core, which finds what keeps people out. It is no part of this project: it is fetched when it is wanted."""
import pypi

PACKAGE = "axe-playwright-python==0.1.8"


def source(file, folder):
    """The text of axe.min.js; None, said so, where it cannot be had."""
    if file:
        return file.read_text()
    wheel = pypi.wheel(PACKAGE, folder)
    if not wheel:
        return None
    with wheel:
        name = next(each for each in wheel.namelist() if each.endswith("axe.min.js"))
        return wheel.read(name).decode()
