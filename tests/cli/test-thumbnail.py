#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small pictures of documents: of the right size, with something on them, the same each time; and of files
that are no documents, or damaged ones, a sentence and no file.

Usage: test-thumbnail.py SPEELVELD-CLI SOURCE-ROOT
"""
import os
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

CLI, ROOT = sys.argv[1], Path(sys.argv[2])
EVERY = 12


def run(*arguments):
    return subprocess.run([CLI, *map(str, arguments)], capture_output=True,
                          env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "C"})


def chunks(png):
    assert png[:8] == b"\x89PNG\r\n\x1a\n", png[:8]
    at = 8
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at:at + 8])
        yield kind, png[at + 8:at + 8 + length]
        at += 12 + length


def picture(path, size=None):
    """Width and height, and how many different bytes there are among the pixels."""
    out = FOLDER / "out.png"
    options = [f"--size={size}"] if size else []
    done = run("thumbnail", *options, "--out", out, path)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b""), (path, done)
    png = out.read_bytes()
    out.unlink()
    again = run("thumbnail", path, "-o", "-", *options)
    assert again.stdout == png, f"{path} has two pictures"
    parts = list(chunks(png))
    width, height = struct.unpack(">II", parts[0][1][:8])
    pixels = zlib.decompress(b"".join(data for kind, data in parts if kind == b"IDAT"))
    return width, height, len(set(pixels))


def check_pictures(paths):
    for path in paths:
        width, height, colours = picture(path)
        assert 230 < max(width, height) <= 256, (path, width, height)
        assert colours > 40, f"{path} has an empty picture"


def refuse(path, status, *options):
    """A sentence, and what is there stays."""
    out = FOLDER / "kept.png"
    out.write_text("before")
    done = run("thumbnail", path, "--out", out, *options)
    words = done.stderr.decode()
    assert done.returncode == status and words.startswith("speelveld-cli: "), (path, done)
    assert out.read_text() == "before", path
    assert [each.name for each in FOLDER.iterdir() if each.suffix == ".png"] == ["kept.png"], path
    out.unlink()
    return words


def check_refusals():
    for bad in sorted((ROOT / "tests/data/documents/bad").rglob("*"))[::EVERY]:
        if bad.is_file() and "-as-" not in bad.name:  # whole, with the ending of another kind
            refuse(bad, 1)
    (FOLDER / "empty.svmatch").write_bytes(b"")
    (FOLDER / "picture.svteam").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(200))
    os.mkfifo(FOLDER / "pipe.svmatch")
    for name in ("empty.svmatch", "picture.svteam", "pipe.svmatch", "absent.svmatch", "."):
        refuse(FOLDER / name, 1)
    words = refuse(ROOT / "data/variants/strafworp-1-standard.svvariant", 1)
    assert "There is a picture of a match, a team or a competition only." in words, words
    for size in ("15", "2049", "-1", "many"):
        refuse(MATCH, 2, f"--size={size}")
    done = run("thumbnail", MATCH)
    assert done.returncode == 2 and b"--out" in done.stderr, done
    done = run("thumbnail", MATCH, "--out", FOLDER / "no" / "where.png")
    assert done.returncode == 1 and done.stderr, done


def document(name, *arguments):
    path = FOLDER / name
    done = run(*arguments)
    assert done.returncode == 0, done
    path.write_bytes(done.stdout)
    return path


with tempfile.TemporaryDirectory() as folder:
    FOLDER = Path(folder)
    MATCH = ROOT / "tests/data/matches/worked-example.svmatch"
    check_pictures([
        MATCH,
        document("new.svmatch", "new", "champions-2020"),
        document("eleven.svmatch", "new", "eleven"),
        *sorted((ROOT / "data/teams").glob("*-1-*.svteam")),
        document("league.svcup", "cup", "new", "strafworp", "Fox", "Owl", "Elk"),
        document("knockout.svcup", "cup", "new", "eleven", "--kind=knockout", "Fox", "Owl", "Elk", "Hen"),
        document("groups.svcup", "cup", "new", "strafworp", "--kind=groups", *"ABCDEFGH"),
    ])
    for size in (16, 64, 600):
        assert 0.9 * size < picture(MATCH, size)[0] <= size, size
    check_refusals()
