#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `cup sheets` prints, read from its PDF with pdftotext.

Usage: test-cup-sheets.py SPEELVELD-CLI
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


def run(*arguments):
    return subprocess.run([CLI, *map(str, arguments)], capture_output=True, text=True,
                          env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "C"})


def do(*arguments):
    done = run(*arguments)
    assert done.returncode == 0 and done.stderr == "", (arguments, done.stderr)
    return done.stdout


def make(results, *arguments):
    path = FOLDER / "cup.svcup"
    path.write_text(do("cup", "new", "strafworp", *arguments))
    for index, score in enumerate(results):
        path.write_text(do("cup", "result", path, index, score))
    return path


def pages(path, *options, paper="a4"):
    """The words of each page, one blank between them."""
    out = FOLDER / "out.pdf"
    line = json.loads(do("cup", "sheets", path, "--out", out, "--paper", paper, *options))
    first = out.read_bytes()
    do("cup", "sheets", path, "--out", out, "--paper", paper, *options)
    assert out.read_bytes() == first and line["paper"] == paper
    text = subprocess.run(["pdftotext", "-layout", out, "-"], capture_output=True, text=True,
                          check=True).stdout
    found = [re.sub(r"\s+", " ", page) for page in text.split("\f")[:-1]]
    assert len(found) == line["pages"]
    return found


def knockout(results=("3-2", "0-1")):
    return make(results, "--kind", "knockout", "--third", "Fox", "Owl", "Elk", "Ibex", "--boards", 2,
                "--title", "Canteen cup")


def test_schedule():
    [page] = pages(knockout(), "--kind", "schedule")
    assert page.startswith("Schedule Strafworp! · Canteen cup Page 1 of 1 Semi-finals Match Board Home Away")
    assert " 1 1 Fox Ibex 3–2 2 2 Owl Elk 0–1 Final " in page
    assert " 3 1 Ibex Owl For third place 4 2 Fox Elk " in page


def test_boards_and_teams():
    first, second = pages(knockout(), "--kind", "boards")
    assert " Board 1 " in first and " 1 Fox Ibex " in first and "Board 2" not in first
    assert " Board 2 " in second and " 2 Owl Elk " in second and "Board 1" not in second
    [teams] = pages(knockout(), "--kind", "teams")
    ibex = teams[teams.index(" Ibex Round "):]
    assert " 1 1 Fox Ibex 3–2 " in ibex and " 3 1 Ibex Owl " in ibex and "Elk" not in ibex


def test_slips_are_of_matches_to_play():
    [page] = pages(knockout(), "--kind", "slips")
    for words in ("Match 4 · Final · Board 2", "Match 3 · For third place · Board 1", "Fox", "Elk",
                  "Signature, home"):
        assert words in page, words
    assert "Match 1 " not in page
    [page] = pages(knockout([]), "--kind", "slips")
    assert "Winner of match 1" in page and "Loser of match 2" in page
    assert [len(pages(make([], *map(str, range(n))), "--kind", "slips")) for n in (2, 4, 5)] == [1, 2, 3]


def test_tables_tell_why():
    path = make(["1-0", "2-1", "1-0", "0-4", "2-2", "2-3"], "Fox", "Owl", "Elk", "Ibex")
    [page] = pages(path, "--kind", "table")
    assert " 1 Owl 3 2 0 1 5 4 +1 4 2 Fox 3 2 0 1 7 3 +4 4 3 Ibex " in page
    assert "Fox: Level with Owl on points; 2–3 in their match." in page


def test_bracket():
    [page] = pages(knockout(["3-2", "0-1", "2-1", "4-3"]), "--kind", "bracket")
    for words in ("Semi-finals Final", "For third place", "Match 4"):
        assert words in page, words
    big = make([], "--kind", "knockout", *(f"T{i}" for i in range(64)))
    [page] = pages(big, "--kind", "bracket")
    assert {f"T{i}" for i in range(64)} <= set(page.split())


def test_a_long_ladder_takes_pages():
    path = knockout([])
    document = json.loads(make([], "--kind", "knockout", *(f"T{i}" for i in range(14))).read_text())
    document["fixtures"] = [
        {"round": i + 1, "slot": 1, "board": 1,
         "from": [{"winner": i - 1} if i > 0 else {"team": 0}, {"team": i + 1}]} for i in range(13)]
    path.write_text(json.dumps(document))
    found = pages(path, "--kind", "bracket")
    assert len(found) == 3 and "Final" in found[2] and "T13" in found[2] and "T0" in found[0]


def test_certificates():
    found = pages(knockout(["3-2", "0-1", "2-1", "4-3"]), "--kind", "certificates")
    assert [re.search("(\\w+) Place (\\w+) in", page).groups() for page in found] == [
        ("First", "Fox"), ("Second", "Elk"), ("Third", "Ibex")]
    [page] = pages(knockout(["3-2", "0-1", "2-1", "4-3"]), "--kind", "certificates", "--team", 1)
    assert "Place 4 Owl in a competition of 4 teams Canteen cup" in page
    [page] = pages(knockout(), "--kind", "certificates", "--team", 0)
    assert "Took Part Fox" in page


def test_certificates_name_the_players():
    path = knockout(["3-2", "0-1", "2-1", "4-3"])
    document = json.loads(path.read_text())
    document["teams"][0]["cards"] = [{"number": 1, "name": "Anne"}, {"number": 2, "name": "Bo"}]
    path.write_text(json.dumps(document))
    fox, elk, _ = pages(path, "--kind", "certificates")
    assert " Canteen cup Anne Bo " in fox.replace("1 2 3 4 ", "") and "Anne" not in elk
    assert re.search(r" \d+ \w+ \d{4} Date Signature", fox), fox


def test_certificates_cut_no_name():
    path = knockout(["3-2", "0-1", "2-1", "4-3"])
    document = json.loads(path.read_text())
    team = document["teams"][0]
    team["name"] = "De Blauwe Reigers van Zuidhorn"
    team["cards"] = [{"number": 1, "name": "Maximiliaan-Alexander van Dijk"},
                     {"number": 2, "name": "Kampioenwonderkindmetdegoudbal"},
                     {"number": 3, "name": "Annemarie-Josephine de Boersma"}]
    path.write_text(json.dumps(document))
    for paper in "a4", "letter":
        page = pages(path, "--kind", "certificates", paper=paper)[0]
        assert "…" not in page and team["name"] in page, page
        for card in team["cards"]:
            assert all(word in page for word in card["name"].split()), (card, page)


def test_a_long_schedule_has_every_match_once():
    path = make([], *(f"T{i}" for i in range(30)), "--boards", 15)
    found = " ".join(pages(path, "--kind", "schedule"))
    numbers = [int(n) for n in re.findall(r" (\d+) \d+ T\d+ T\d+", found)]
    assert sorted(numbers) == list(range(1, 436))
    assert len(re.findall(r" Round \d+ Match", found)) == 29  # no round is torn apart


def test_all_and_how_it_is_refused():
    path = knockout(["3-2", "0-1", "2-1", "4-3"])
    assert len(pages(path)) == 1 + 2 + 1 + 0 + 1 + 1 + 3
    assert len(pages(path, "--kind", "table", "--kind", "bracket", "--ink-saving")) == 2
    nothing = run("cup", "sheets", path, "--out", FOLDER / "x.pdf", "--kind", "slips")
    assert nothing.returncode == 1 and nothing.stderr == "speelveld-cli: There is nothing to print yet.\n"
    for use in (["--kind", "cards"], ["--paper", "a5"], ["--team", 4]):
        assert run("cup", "sheets", path, "--out", FOLDER / "x.pdf", *use).returncode == 2
    assert run("cup", "sheets", path).returncode == 2 and not (FOLDER / "x.pdf").exists()


def main():
    if shutil.which("pdftotext") is None:
        print("pdftotext is not installed")
        sys.exit(77)
    tests = [test for name, test in globals().items() if name.startswith("test_")]
    for test in tests:
        test()
    print(f"{len(tests)} tests")


if __name__ == "__main__":
    CLI = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        FOLDER = Path(folder)
        main()
