#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: news.py --write | --check | --version     [SOURCE-ROOT]

NEWS is where a release is told of: "Version X (DATE)", a line of =, a paragraph, a list. The
releases of the metainfo are made from the paragraphs, and the newest version is the project's.
What is to come may stand before all of them as "Version X (unreleased)": it is no release yet.
--write puts them into the metainfo, --check says whether they are there, --version prints the newest.
"""
import pathlib
import re
import sys
from xml.sax.saxutils import escape

METAINFO = "data/io.github.speelveld.Speelveld.metainfo.xml.in"
HEADING = re.compile(
    r"^Version (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d|unreleased)\)\n=+\n(.*?)\n\n", re.M | re.S
)
RELEASES = re.compile(r"  <releases>.*</releases>\n", re.S)


def releases_of(news):
    """The element of the metainfo, and the newest version."""
    found = HEADING.findall(news)
    if not found or len(found) != len(re.findall(r"^Version ", news, re.M)):
        sys.exit("NEWS: a heading is not “Version X.Y.Z (DATE)”, a line of =, and a paragraph")
    versions = [tuple(map(int, version.split("."))) for version, _, _ in found]
    if versions != sorted(versions, reverse=True):
        sys.exit("NEWS: the newest version does not come first")
    if found[0][1] == "unreleased":
        found = found[1:]
    if not found or "unreleased" in [date for _, date, _ in found]:
        sys.exit("NEWS: only the newest version may be unreleased, and another one must be told")
    lines = ["  <releases>"]
    for version, date, told in found:
        lines += [
            f'    <release version="{version}" date="{date}">',
            "      <description>",
            f"        <p>{escape(' '.join(told.split()))}</p>",
            "      </description>",
            "    </release>",
        ]
    return "\n".join(lines + ["  </releases>", ""]), found[0][0]


def main(how, root="."):
    root = pathlib.Path(root)
    releases, version = releases_of((root / "NEWS").read_text(encoding="utf-8"))
    if how == "--version":
        print(version)
        return
    metainfo = root / METAINFO
    old = metainfo.read_text(encoding="utf-8")
    new = RELEASES.sub(lambda _: releases, old)
    if how == "--write":
        metainfo.write_text(new, encoding="utf-8")
        return
    if new != old:
        sys.exit("the metainfo tells other releases than NEWS: run build-aux/news.py --write")
    if f"version: '{version}'" not in (root / "meson.build").read_text(encoding="utf-8"):
        sys.exit(f"NEWS tells of version {version} first, but meson.build has another one")


if len(sys.argv) not in (2, 3) or sys.argv[1] not in ("--write", "--check", "--version"):
    sys.exit("\n".join(__doc__.splitlines()[:1]))
main(*sys.argv[1:])
