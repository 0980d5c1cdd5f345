#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small pictures of documents: of the right size, with something on them, the same each time; and of files
that are no documents, or damaged ones, a sentence and no file.

Usage: test-thumbnail.py SPEELVELD-CLI SOURCE-ROOT
"""
import base64
import json
import os
import resource
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

CLI, ROOT = sys.argv[1], Path(sys.argv[2])
EVERY = 12
SANITIZED = b"__asan_init" in Path(CLI).read_bytes()


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
    assert "Only a match, a team or a competition has a picture." in words, words
    for size in ("15", "2049", "-1", "many"):
        refuse(MATCH, 2, f"--size={size}")
    done = run("thumbnail", MATCH)
    assert done.returncode == 2 and b"--out" in done.stderr, done
    done = run("thumbnail", MATCH, "--out", FOLDER / "no" / "where.png")
    assert done.returncode == 1 and done.stderr, done


def drawing_in(text, mime="image/svg+xml"):
    """A drawing with this one in it."""
    code = base64.b64encode(text.encode()).decode()
    return f'{SVG} width="60" height="60"><image width="60" height="60" href="data:{mime};base64,{code}"/></svg>'


SVG = '<svg xmlns="http://www.w3.org/2000/svg"'


def team_of(drawing):
    """A team whose cards all have this drawing."""
    url = "data:image/svg+xml;base64," + base64.b64encode(drawing.encode()).decode()
    cards = [{"number": i, "picture": url} for i in range(1, 5)]
    return {"format": "speelveld-team", "version": 1, "game": "strafworp", "cards": cards}


def check_drawings():
    """A drawing that could fill the memory is not painted, but the document has its picture. What the command
    “check” says of a drawing is what comes of it."""
    huge = drawing_in(f'{SVG} width="20000" height="20000"><rect width="20000" height="20000"/></svg>')
    small = drawing_in(f'{SVG} width="20" height="20"><rect width="20" height="20"/></svg>')
    path = FOLDER / "drawn.svteam"
    for drawing, sound in ((huge, False), (drawing_in(drawing_in(huge)), False), (small, True)):
        path.write_text(json.dumps(team_of(drawing)))
        match = document("drawn.svmatch", "new", "strafworp", "--first", path, "--second", path)
        for each, where in ((path, "cards[0].picture: "), (match, "teams[0].cards[0].picture: ")):
            done = run("check", each)
            assert (done.returncode == 0) == sound, done
            assert sound or json.loads(done.stdout)["error"].startswith(where + "The pictures in this"), done
            assert picture(each)[0] > 100, each
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    assert SANITIZED or peak < 300 << 10, f"{peak} KiB"


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
    check_drawings()
