#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `cup export` writes: a league whose table is worked out by hand, names that must not become part of
the form, a knock-out, a folder of pages, and that a file is whole or not there.

Usage: test-cup-export.py SPEELVELD-CLI
"""
import base64
import csv
import html.parser
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree
from pathlib import Path

OWL = 'Owl <b>&"'
ELK = "Elk, A|B"
DAY = 1795705200  # 26 November 2026, 15:00
KEYS = ["group", "rank", "name", "played", "won", "drawn", "lost", "for", "against", "difference", "points",
        "by", "reason"]


def run(*arguments):
    return subprocess.run([CLI, *map(str, arguments)], capture_output=True, text=True,
                          env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "C", "SOURCE_DATE_EPOCH": str(DAY)})


def do(*arguments):
    done = run(*arguments)
    assert done.returncode == 0 and done.stderr == "", (arguments, done.stderr)
    return done.stdout


def make(name, results, *arguments):
    """A file with a new competition and these results."""
    path = FOLDER / name
    path.write_text(do("cup", "new", "strafworp", *arguments))
    for index, result in results:
        path.write_text(do("cup", "result", path, index, *result))
    return path


def export(path, ending, *options):
    out = FOLDER / ("out" + ending)
    assert do("cup", "export", path, "--out", out, *options) == ""
    data = out.read_bytes()
    out.unlink()
    do("cup", "export", path, "--out", out, *options)
    assert out.read_bytes() == data  # apart from the time that it tells
    return data.decode()


def cells(text):
    assert text.endswith("\r\n") and "\n" not in text.replace("\r\n", "")
    return list(csv.reader(io.StringIO(text, newline=""), strict=True))


def league():
    # 1: Fox – Ibex, 2: Owl – Elk, 3: Ibex – Owl, 4: Elk – Fox, 5: Elk – Ibex, 6: Fox – Owl
    scores = ["1-0", "2-1", "1-0", "0-4", "2-2", "2-3"]
    return make("league.svcup", [(i, [score]) for i, score in enumerate(scores)],
                "Fox", OWL, ELK, "Ibex", "--boards", 2, "--title", "A & B <cup>")


def knockout():
    results = [(0, ["3-1"]), (1, ["2-2", "--how", "penalties", "--shootout", "4-5"])]
    return make("knockout.svcup", results, "--kind", "knockout", "--third", "Fox", "Owl", "Elk", "Ibex")


def test_csv_tables():
    assert cells(export(league(), ".csv")) == [
        KEYS,
        ["", "1", OWL, "3", "2", "0", "1", "5", "4", "1", "4", "", ""],
        ["", "2", "Fox", "3", "2", "0", "1", "7", "3", "4", "4", "mutual",
         f"Level with {OWL} on points; 2–3 in their match"],
        ["", "3", "Ibex", "3", "1", "1", "1", "3", "3", "0", "3", "points", ""],
        ["", "4", ELK, "3", "0", "1", "2", "3", "8", "-5", "1", "points", ""]]


def test_csv_agrees_with_table():
    for path in (league(), knockout()):
        lines = cells(export(path, ".csv"))[1:]
        [table] = [json.loads(line)["table"] for line in do("cup", "table", path).splitlines()]
        assert len(table) == len(lines)
        for line, place in zip(lines, table):
            for key, cell in zip(KEYS[1:-1], line[1:-1]):
                assert cell == ("" if place[key] is None else str(place[key])), (key, line, place)


def test_csv_fixtures():
    path = knockout()
    path.write_text(do("cup", "void", path, 0))
    lines = cells(export(path, ".csv", "--fixtures"))
    assert lines[1] == ["1", "1", "1", "1", "Fox", "Ibex", "3", "1", "full time", "", "", "void",
                        "The result does not count"]
    assert lines[2] == ["2", "1", "2", "1", "Owl", "Elk", "2", "2", "penalties", "4", "5", "",
                        "Penalties 4–5"]
    assert lines[4] == ["4", "2", "2", "1", "Winner of match 1", "Elk", "", "", "", "", "", "", ""]


def test_formulas():
    """Names that a spreadsheet would calculate stand there as words, and are told apart from numbers."""
    names = ["=cmd|' /C calc'!A0", "+1+1", "@SUM(1)", "-12"]
    path = make("formulas.svcup", [(0, ["0-3"])], *names[:3], "minus")
    path.write_text(path.read_text().replace("minus", names[3]))
    for options in ([], ["--spreadsheet"]):
        rows = cells(export(path, ".csv", *options).removeprefix("\ufeff"))[1:]
        assert {row[2] for row in rows} == {"'" + name for name in names[:3]} | {"-12"}, rows
        assert {row[9] for row in rows} == {"3", "0", "-3"}
        sides = {row[k] for row in cells(export(path, ".csv", "--fixtures", *options).removeprefix("\ufeff"))[1:]
                 for k in (4, 5)}
        assert sides == {"'" + name for name in names[:3]} | {"-12"}, sides


def test_from_right_to_left():
    """Such a name keeps its direction to itself, in pages and lists; files for programs have it plain."""
    fox = "שועל 3א"
    path = make("right.svcup", [(0, ["1-0"]), (1, ["1-0"]), (2, ["1-0"])], fox, "Owl", "Elk")
    page = export(path, ".html")
    assert f"<bdi>{fox}</bdi>" in page and f"<title>{fox}" not in page
    text = export(path, ".csv")
    assert fox in text and not set(text) & set(map(chr, [*range(0x202a, 0x202f), *range(0x2066, 0x206a)]))
    lines = export(path, ".md")
    assert lines.count(fox) == lines.count(f"\u2068{fox}\u2069") > 3, lines


def test_spreadsheet():
    """The same cells below headings for people, behind the mark that Excel needs."""
    path = league()
    for what in ([], ["--fixtures"], ["--scorers"]):
        plain, sheet = export(path, ".csv", *what), export(path, ".csv", "--spreadsheet", *what)
        assert sheet.startswith("\ufeff") and sheet.split("\r\n")[1:] == plain.split("\r\n")[1:]
    head = cells(export(path, ".csv", "--spreadsheet").removeprefix("\ufeff"))[0]
    assert head == ["Group", "Rank", "Team", "Played", "Won", "Drawn", "Lost", "For", "Against", "Difference",
                    "Points", "Tie-Break", "Reason"]
    for out in ("x.md", "x.html", "."):
        done = run("cup", "export", path, "--out", FOLDER / out, "--spreadsheet")
        assert done.returncode == 2 and "--spreadsheet is for a file that ends in .csv." in done.stderr, done


def test_times():
    """The times stand in what people read; what programs read has the columns that it always had."""
    path = FOLDER / "times.svcup"
    made = run("cup", "new", "strafworp", "--boards", "1", "--start", "13:00", "--match", "25", "--change", "5",
               "Fox", "Owl", "Elk")
    path.write_text(made.stdout)
    plain = cells(export(path, ".csv", "--fixtures"))
    sheet = cells(export(path, ".csv", "--fixtures", "--spreadsheet").removeprefix("\ufeff"))
    assert [row[:-1] for row in sheet[1:]] == plain[1:] and len(sheet[0]) == len(plain[0]) + 1, sheet
    assert [row[-1] for row in sheet] == ["Time", "13:00", "13:30", "14:00"], sheet
    for out in (".md", ".html"):
        text = export(path, out)
        assert all(time in text for time in ("13:00", "13:30", "14:00")), text
        assert text.count("Referee: ") >= 3, text


def test_scorers():
    """Of a match that is held whole the same as its own goals; of one counted at a table what stands there; a
    typed one knows nobody, and what does not fit is passed over."""
    path = make("scorers.svcup", [(0, ["2-1"])], "Fox", "Owl", "Elk", "Ibex")
    doc = json.loads(path.read_text())
    doc["fixtures"][0]["scorers"] = [[1, 1, 0], ["x"]]  # one more than there were goals
    path.write_text(json.dumps(doc))
    played = FOLDER / "played.svmatch"
    home, away = (doc["teams"][t] | {"format": "speelveld-team", "version": 1, "game": "strafworp"}
                  for t in doc["fixtures"][1]["teams"])
    for name, team in (("home", home), ("away", away)):
        (FOLDER / (name + ".svteam")).write_text(json.dumps(team))
    played.write_text(do("new", "strafworp", "--first", FOLDER / "home.svteam", "--second", FOLDER / "away.svteam"))
    played.write_text(do("play", played, "--seed", 4))
    path.write_text(do("cup", "result", path, 1, played))
    [line] = [json.loads(line) for line in do("cup", "fixtures", path).splitlines()
              if json.loads(line)["index"] == 1]
    lines = cells(export(path, ".csv", "--scorers"))
    assert lines[0] == ["goals", "name", "team", "matches"]
    assert ["2", "Striker 2", "Fox", "1"] in lines, lines
    assert sum(int(goals) for goals, *_ in lines[1:]) == 2 + sum(line["score"]) > 2, (lines, line)
    assert [int(goals) for goals, *_ in lines[1:]] == sorted((int(line[0]) for line in lines[1:]), reverse=True)
    text = export(path, ".md")
    assert "\n## Scorers\n" in text and "Nobody knows who scored 1 goal." in text
    assert "<caption><h2>Scorers</h2>\n</caption>" in export(path, ".html")
    assert "Scorers" not in export(league(), ".md")
    path.write_text(do("cup", "result", path, 0, "2-1"))
    assert "scorers" not in path.read_text()


def test_groups():
    path = make("groups.svcup", [], "--kind", "groups", "--groups", 2, "--advance", 1, "--seed", 1,
                "Fox", "Owl", "Elk", "Ibex")
    assert [line[0] for line in cells(export(path, ".csv"))] == ["group", "1", "1", "2", "2"]
    text = export(path, ".md")
    assert "\n### Group 2\n" in text and "\n- Final, match 3: Place 1 of group 1 – Place 1 of group 2\n" in text


def test_markdown():
    text = export(league(), ".md")
    assert text.startswith("# A \\& B \\<cup\\>\n\nStrafworp!\n\n## Standings\n\n### Table\n\n| Rank | Team |")
    assert '\n| 1 | Owl \\<b\\>\\&" | 3 | 2 | 0 | 1 | 5 | 4 | +1 | 4 |\n' in text
    assert '\n- Fox: Level with Owl \\<b\\>\\&" on points; 2–3 in their match.\n' in text
    assert "\n| 4 | 2 | Elk, A\\|B | Fox | 0–4 |  |\n" in text
    assert "Way to the Final" not in text


def test_markdown_bracket():
    assert """
## Way to the Final

- Final, match 4: Fox – Elk
  - Semi-finals, match 1: Fox – Ibex 3–1
  - Semi-finals, match 2: Owl – Elk 2–2 (Penalties 4–5)
- For third place, match 3: Ibex – Owl
""" in export(knockout(), ".md")


class Strict(html.parser.HTMLParser):
    """Each tag is closed where it was opened, and nothing is fetched or run."""

    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, attrs):
        assert tag not in ("script", "link", "img", "iframe", "object"), tag
        for name, value in attrs:
            assert name not in ("src", "href", "style") and not name.startswith("on"), (tag, name)
        self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        assert tag == "meta", tag

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def page_of(path):
    text = export(path, ".html")
    parser = Strict()
    parser.feed(text)
    parser.close()
    assert not parser.open and text.startswith("<!DOCTYPE html>\n<html lang=\"en\">")
    assert "prefers-color-scheme: dark" in text and "@import" not in text and "url(" not in text
    return tree.fromstring(text.replace("<!DOCTYPE html>\n", ""))


def words(element):
    return "".join(element.itertext()).strip()


def test_html():
    page = page_of(league())
    assert words(page.find(".//title")) == words(page.find(".//h1")) == "A & B <cup>"
    assert [meta.get("name") or meta.get("charset") for meta in page.iter("meta")] == ["utf-8", "viewport"]
    tables = list(page.iter("table"))
    # One table is called by its heading, which stands nowhere else.
    assert [words(table.find("caption")) for table in tables] == ["Standings", "Round 1", "Round 2", "Round 3"]
    assert [words(heading) for heading in page.iter("h2")] == [OWL + " wins!", "Standings", "Matches"]
    assert [" ".join(words(place).split()) for place in page.findall(".//ol[@class='places']/li")] == [
        f"1 {OWL}", "2 Fox", "3 Ibex"]
    assert words(page.find(".//footer/p")) == "As of 26 November 2026, 15:00."
    assert [words(row[8]) for row in tables[0].find("tbody")] == ["+1", "+4", "0", "−5"]
    # Without the headings above it a number on a telephone says itself what it is.
    labels = [cell.get("data-label") for cell in tables[1].find("tbody/tr")]
    assert labels == ["Match ", "Board ", None, None, None, None], labels
    for table in tables:
        assert all(cell.get("scope") == "col" for cell in table.find("thead").iter("th"))
        for row in table.find("tbody"):
            assert [cell.get("scope") for cell in row.iter("th")] == ["row"]
            assert len(row) == len(table.find("thead/tr"))
    # On a telephone there is room for rank, team, played, difference and points.
    for row in (tables[0].find("thead/tr"), *tables[0].find("tbody")):
        assert ["detail" in cell.get("class", "").split() for cell in row] == [False] * 3 + [True] * 5 + [False] * 2
    assert ".detail { display: none; }" in words(page.find(".//style"))
    assert [words(row.find("th")) for row in tables[0].find("tbody")] == [OWL, "Fox", "Ibex", ELK]
    assert [words(note) for note in page.findall(".//ul[@class='notes']/li")] == [
        f"Fox: Level with {OWL} on points; 2–3 in their match."]


def test_html_begins_with_what_is_on():
    page = page_of(make("on.svcup", [(0, ["1-0"])], "Fox", "Owl", "Elk", "Ibex", "--boards", 2))
    assert [words(heading) for heading in page.iter("h2")] == [
        "Now: Round 1", "Next: Round 2", "Standings", "Matches"]
    now, after = list(page.iter("table"))[:2]
    assert [words(row[2]) for row in now.find("tbody")] == ["Fox", "Owl"]
    assert [words(row[0]) for row in after.find("tbody")] == ["3", "4"]
    assert "wins!" not in words(page.find("body"))


def test_html_logo():
    """A logo is a small picture in the style, named once; it stands for the colours."""
    path = league()
    document = json.loads(path.read_text())
    drawing = b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 1h7v7z' fill='#0b4ea2'/></svg>"
    document["teams"][0] |= {"logo": "data:image/svg+xml;base64," + base64.b64encode(drawing).decode(),
                             "colours": ["#123456", "#abcdef"]}
    path.write_text(json.dumps(document))
    text = export(path, ".html")
    [picture] = re.findall(r'url\("data:image/png;base64,([A-Za-z0-9+/=]+)"\)', text)
    assert base64.b64decode(picture).startswith(b"\x89PNG") and len(picture) < 20000
    assert text.count("data:") == 1 and "#123456" not in text
    assert '<span class="kit kit-1"></span>Fox' in text and "svg" not in text


def test_html_bracket():
    [section] = [part for part in page_of(knockout()).iter("section")
                 if words(part.find(".//h2")) == "Way to the Final"]
    final, third = section.find("ul")
    assert final.text.strip() == "Final, match 4: Fox – Elk"
    assert [words(item) for item in final.find("ul")] == [
        "Semi-finals, match 1: Fox – Ibex 3–1", "Semi-finals, match 2: Owl – Elk 2–2 (Penalties 4–5)"]
    assert words(third) == "For third place, match 3: Ibex – Owl"


def test_withdrawn():
    path = league()
    path.write_text(do("cup", "withdraw", path, 3))
    assert cells(export(path, ".csv"))[-1] == ["", "", "Ibex", *"000000", "0", "0", "withdrawn", ""]
    assert "\n- Ibex: Withdrawn.\n" in export(path, ".md")


def test_whole_or_not_at_all():
    path = league()
    out = FOLDER / "kept.html"
    out.write_text("kept")
    bad = FOLDER / "bad.svcup"
    bad.write_text(path.read_text().replace('"score":[1,0]', '"score":[1,-1]', 1))
    assert bad.read_text() != path.read_text()
    assert run("cup", "export", bad, "--out", out).returncode == 1 and out.read_text() == "kept"
    assert run("cup", "export", path, "--out", FOLDER / "none" / "x.html").returncode == 1
    for use in (["--out", FOLDER / "x.doc"], [], ["--out", FOLDER / "x.md", "--fixtures"],
                ["--out", FOLDER / "x.md", "--scorers"], ["--out", FOLDER / "x.csv", "--scorers", "--fixtures"]):
        assert run("cup", "export", path, *use).returncode == 2
    assert not list(FOLDER.glob("x.*"))


class Site(Strict):
    """A page of a folder: its style and what it leads to lie beside it."""

    def __init__(self):
        super().__init__()
        self.leads = []

    def handle_starttag(self, tag, attrs):
        if tag == "a":
            [(name, target)] = attrs
            assert name == "href", attrs
            self.leads.append(target)
            self.open.append(tag)
        else:
            super().handle_starttag(tag, attrs)

    def handle_startendtag(self, tag, attrs):
        if tag == "link":
            assert attrs == [("rel", "stylesheet"), ("href", "style.css")], attrs
            self.leads.append("style.css")
        else:
            super().handle_startendtag(tag, attrs)


def site_of(path, folder):
    """The pages of a folder by name, each looked through, and which pages each of them leads to."""
    assert do("cup", "export", path, "--out", f"{folder}/") == ""
    files = {file.name: file.read_text() for file in folder.iterdir()}
    pages, leads = {}, {}
    for name, text in files.items():
        if name == "style.css":
            assert "prefers-color-scheme: dark" in text and "@import" not in text and "url(" not in text
        elif name.endswith(".html"):
            parser = Site()
            parser.feed(text)
            parser.close()
            assert not parser.open and set(parser.leads) <= set(files), (name, parser.leads)
            assert parser.leads[0] == "style.css" and name not in parser.leads
            pages[name] = tree.fromstring(text.replace("<!DOCTYPE html>\n", ""))
            leads[name] = parser.leads[1:]
    return pages, leads


def test_site():
    folder = FOLDER / "a new site"
    pages, leads = site_of(league(), folder)
    teams = [f"team-{i}.html" for i in range(1, 5)]
    assert sorted(file.name for file in folder.iterdir()) == ["index.html", "style.css", *teams]
    assert not list(FOLDER.glob("a new site.*")) and folder.stat().st_mode & 0o500 == 0o500
    assert set(leads["index.html"]) == set(teams) == set(leads["index.html"][-4:])
    for name, team in zip(teams, ["Fox", OWL, ELK, "Ibex"]):
        page = pages[name]
        assert words(page.find(".//h1")) == team and words(page.find(".//title")) == f"{team} – A & B <cup>"
        assert leads[name][0] == "index.html" and len(set(leads[name])) == 4
        [table] = page.iter("table")
        assert len(table.find("tbody")) == 3
        for link in page.findall(".//td/a"):
            assert words(pages[link.get("href")].find(".//h1")) == words(link) != team
    fox = pages["team-1.html"]
    assert words(fox.find(".//header/p")) == "Place 2 of 4, with 4 points."
    assert [words(line) for line in fox.findall(".//ul[@class='notes']/li")] == [
        "Won 1–0 against Ibex", "Won 4–0 against " + ELK, f"Lost 2–3 against {OWL}"]
    assert words(fox.find(".//main/p")) == "3 played: 2 won, 0 drawn, 1 lost; goals 7–3 (+4)."


def test_site_scorers():
    path = make("counted.svcup", [(0, ["2-1"])], "Fox", "Owl", "Elk", "Ibex")
    doc = json.loads(path.read_text())
    doc["fixtures"][0]["scorers"] = [[1, 1], []]
    path.write_text(json.dumps(doc))
    pages, leads = site_of(path, FOLDER / "scorers")
    [section] = [part for part in pages["team-1.html"].iter("section") if words(part.find(".//h2")) == "Scorers"]
    assert [words(cell) for cell in section.find(".//tbody/tr")] == ["1", "Striker 2", "1", "2"]
    assert pages["team-1.html"].find(".//main/p") is not None
    assert pages["team-3.html"].find(".//main/p") is None  # it has not played
    assert not any(words(part) == "Scorers" for part in pages["team-3.html"].iter("h2"))


def test_site_twins():
    """Of two teams of one name each leads to its own page, because a table knows its teams by number."""
    path = make("twins.svcup", [], "Fox", "Elk", "Owl")
    path.write_text(path.read_text().replace('"Elk"', '"Fox"'))
    pages, leads = site_of(path, FOLDER / "twins")
    assert leads["index.html"][-3:] == ["team-1.html", "team-2.html", "team-3.html"]
    assert set(leads["index.html"][:-3]) == {"team-1.html", "team-2.html", "team-3.html"}


def test_site_again():
    """What a club put beside the pages stays; a page of a team that is there no more goes."""
    folder = FOLDER / "again"
    folder.mkdir()  # empty
    site_of(league(), folder)
    (folder / "logo.png").write_text("logo")
    (folder / "team-4.html.txt").write_text((folder / "team-4.html").read_text())
    pages, _ = site_of(make("three.svcup", [], "Gnu", "Hen", "Koi"), folder)
    assert words(pages["team-1.html"].find(".//h1")) == "Gnu"
    (folder / "team-9.html").write_text("somebody's")
    do("cup", "export", FOLDER / "three.svcup", "--out", folder)
    assert sorted(file.name for file in folder.iterdir()) == [
        "index.html", "logo.png", "style.css", "team-1.html", "team-2.html", "team-3.html", "team-4.html.txt",
        "team-9.html"]


def test_site_refused():
    path = league()
    strange = FOLDER / "strange"
    strange.mkdir()
    (strange / "index.html").write_text("somebody's")
    (strange / "style.css").write_text("body { }")
    mixed = FOLDER / "mixed"  # ours, but for one page
    site_of(path, mixed)
    (mixed / "index.html").write_text("somebody's")
    (mixed / "team-1.html").unlink()
    plain = FOLDER / "plain"
    plain.write_text("kept")
    for folder, sentence in ((strange, "strange/” holds other files. Choose a new or empty folder"),
                             (mixed, "mixed/” holds other files."),
                             (plain, "plain/” cannot be saved: it is not a folder"),
                             (FOLDER / "none" / "x", "x/” cannot be saved: ")):
        before = {file: file.read_text() for file in FOLDER.rglob("*") if file.is_file()}
        done = run("cup", "export", path, "--out", f"{folder}/")
        assert done.returncode == 1 and sentence in done.stderr, done.stderr
        assert before == {file: file.read_text() for file in FOLDER.rglob("*") if file.is_file()}
    assert run("cup", "export", path, "--out", strange).returncode == 1  # as a folder that is there, too
    assert run("cup", "export", path, "--out", f"{FOLDER}/new/", "--scorers").returncode == 2


MEASURE = """<!DOCTYPE html><meta charset="utf-8"><body><script>
const pages = PAGES, wide = [];
let left = 0;
for (const [name, text] of Object.entries (pages))
  for (const width of [360, 400]) {
    const frame = document.createElement ("iframe");
    frame.width = width; frame.height = 4000; frame.style.border = 0;
    frame.srcdoc = text;
    left++;
    frame.onload = () => {
      const all = frame.contentDocument;
      if (all.documentElement.scrollWidth > width)
        wide.push (`${name} ${width}: ${all.documentElement.scrollWidth}`);
      for (const part of all.querySelectorAll ("body *")) {
        const box = part.getBoundingClientRect ();
        if (part.tagName == "CAPTION" && box.width < width * 0.8)
          wide.push (`${name} ${width}: caption of ${box.width}`);
        if (box.width > 0 && box.right > width + 0.5 || part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0
            && getComputedStyle (part).display != "inline")
          wide.push (`${name} ${width}: ${part.tagName} ${part.textContent.slice (0, 40)} ${box.right}`);
      }
      if (--left == 0)
        document.body.textContent = JSON.stringify (["measured", wide]);
    };
    document.body.append (frame);
  }
</script>"""

CLUBS = ["Vriendenschaar (B)", "Oranje Nassau", "Quick '21 (Heerhugowaard)", "HKV / Ons Eibernest",
         "Snel '21 / Vlug en Handig (G)", "Korfbalverenigingsaccommodatiebeheer"]


def browser():
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def measure(pages):
    """What of these pages, by name, is wider than a telephone; None if no browser is there to say."""
    program = browser()
    if program is None:
        return None
    page = FOLDER / "measure.html"
    page.write_text(MEASURE.replace("PAGES", json.dumps(pages).replace("</", "<\\/")))
    done = subprocess.run([program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                           f"--user-data-dir={FOLDER}/browser", "--virtual-time-budget=20000", "--dump-dom",
                           page.as_uri()], capture_output=True, text=True, timeout=100)
    body = done.stdout[done.stdout.find("[&quot;"):] if "[&quot;" in done.stdout else done.stdout[done.stdout.find('["'):]
    text = html.unescape(body[:body.rfind("]") + 1])
    if not text:
        return None  # it does not run here
    [measured, wide] = json.loads(text)
    assert measured == "measured"
    return wide


def test_read_on_a_telephone():
    """Nothing is cut or wider than a telephone, with the longest names of clubs."""
    league = make("telephone.svcup", [(i, [score]) for i, score in enumerate(["10-11", "3-2", "112-9", "1-1"])],
                  *CLUBS, "--boards", 1, "--title", "Wintercompetitie " * 6)
    cup = make("telephone-cup.svcup", [(0, ["2-2", "--how", "penalties", "--shootout", "4-5"])],
               *CLUBS[:4], "--kind", "knockout", "--third")
    pages = {}
    for path in (league, cup):
        folder = FOLDER / path.stem
        site_of(path, folder)
        style = (folder / "style.css").read_text()
        for file in folder.glob("*.html"):
            text = file.read_text().replace('<link rel="stylesheet" href="style.css"/>', f"<style>{style}</style>")
            assert style in text
            pages[f"{path.stem}/{file.name}"] = text
        for table in tree.fromstring((folder / "team-1.html").read_text().replace("<!DOCTYPE html>\n", "")).iter("table"):
            if table.get("class") == "matches":
                parts = [cell.get("class").split()[-1] for cell in table.find("tbody/tr")]
                assert parts[-4:] == ["home", "away", "result", "note"] and set(parts[:-4]) == {"place"}, parts
    wide = measure(pages)
    assert not wide, "\n".join(wide)


def test_colours():
    """A team with colours has a mark in them wherever it is named; one without has none."""
    path = league()
    doc = json.loads(path.read_text())
    doc["teams"][0]["colours"] = ["#112233", "#445566"]
    path.write_text(json.dumps(doc))
    page = page_of(path)
    assert ".kit-1 { background: #112233; border-color: #445566; }" in words(page.find(".//style"))
    for cell in [*page.iter("td"), *page.iter("th")]:
        assert (cell.find("span") is not None) == (words(cell) == "Fox"), words(cell)
    pages, _ = site_of(path, FOLDER / "colours")
    assert pages["team-1.html"].find(".//h1/span").get("class") == "kit kit-1"
    assert pages["team-2.html"].find(".//h1/span") is None
    assert ".kit-1 {" in (FOLDER / "colours" / "style.css").read_text()


def main():
    tests = [test for name, test in globals().items() if name.startswith("test_")]
    for test in tests:
        test()
    print(f"{len(tests)} tests")


if __name__ == "__main__":
    CLI = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        FOLDER = Path(folder)
        main()
