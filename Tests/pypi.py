"""Packages of PyPI that tests want and that are no part of this project."""
import subprocess
import sys
import zipfile


def wheel(package, folder, *options):
    """The wheel of a package, open, which is fetched into a folder once; None, said so, where it cannot be had."""
    folder.mkdir(parents=True, exist_ok=True)
    if not list(folder.glob("*.whl")):
        fetch = [sys.executable, "-m", "pip", "download", package, "--no-deps", "--quiet", "--dest", str(folder)]
        done = subprocess.run([*fetch, *options], capture_output=True, text=True, timeout=600)
        if done.returncode != 0:
            print(f"{package} cannot be had: {' '.join(done.stderr.split())[-200:]}")
            return None
    return zipfile.ZipFile(next(folder.glob("*.whl")))
