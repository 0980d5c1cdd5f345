#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page of the help is there for a browser in every language, and every link leads somewhere.

Usage: test-help-html.py SOURCE-ROOT FOLDER-OF-HTML
"""
import sys
from html.parser import HTMLParser
from pathlib import Path


class Page(HTMLParser):
    """Where a page leads to, and where one can be led to in it."""

    def __init__(self, path):
        super().__init__()
        self.links, self.ids, self.text = [], set(), ""
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        self.ids.update(values[key] for key in ("id", "name") if values.get(key))
        self.links += [values[key] for key in ("href", "src") if values.get(key)]

    def handle_data(self, data):
        self.text += data


def broken_links(folder, pages):
    for name, page in pages.items():
        for link in page.links:
            target, _, anchor = link.partition("#")
            if "://" in link or link.startswith("mailto:"):
                continue
            if target and not (folder / target).is_file():
                yield f"{folder.name}/{name}: {link} is not there"
            elif anchor and (target or name) in pages and anchor not in pages[target or name].ids:
                yield f"{folder.name}/{name}: {link} leads to no place"


def main():
    root, html = Path(sys.argv[1]), Path(sys.argv[2])
    wanted = {path.stem + ".html" for path in (root / "help" / "C").glob("*.page")}
    languages = ["C"] + (root / "help" / "LINGUAS").read_text().split()
    if not (html / "C").is_dir():
        print("yelp-build is not installed")
        return 77
    faults = []
    texts = {}
    for language in languages:
        pages = {path.name: Page(path) for path in (html / language).glob("*.html")}
        texts[language] = {name: page.text for name, page in pages.items()}
        faults += [f"{language}/{name} is missing" for name in sorted(wanted - set(pages))]
        faults += broken_links(html / language, pages)
        if not all(".figure img { max-width" in style.read_text(encoding="utf-8")
                   for style in (html / language).glob("*.css")):
            faults.append(f"{language}: pictures may be wider than the page")
        if sum(len(page.links) for page in pages.values()) < len(wanted):
            faults.append(f"{language}: there are hardly any links")
    for language in languages[1:]:
        faults += [f"{language}/{name} is not translated" for name in sorted(wanted)
                   if texts[language].get(name) == texts["C"].get(name)]
    for fault in faults:
        print(fault)
    print(f"{len(wanted)} pages in {len(languages)} languages, {len(faults)} faults")
    return 1 if faults or not wanted else 0


if __name__ == "__main__":
    sys.exit(main())
