# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests know of documents: matches to begin with, autosaves, and the command line."""
import json
import os
import re
import subprocess
import time


class Failure(Exception):
    """Something that must be true is not."""


class Skipped(Exception):
    """What is to be tested cannot be tried on this machine."""


def check(true, sentence):
    if not true:
        raise Failure(sentence)


def data_folder():
    return os.path.join(os.environ["XDG_DATA_HOME"], "speelveld")


def autosaves():
    folder = os.path.join(data_folder(), "journal")
    if not os.path.isdir(folder):
        return []
    names = [entry for entry in os.listdir(folder) if entry.endswith(".autosave")]
    return [os.path.join(folder, entry) for entry in sorted(names)]


def is_at_rest(since):
    """Nothing is being written, and for a second nothing has been: no more is to come of what was done
    before that moment.

    GLib writes beside the file, as NAME.autosave.XXXXXX, and renames, which only ctime tells: a slow disk
    may take long in between."""
    if not autosaves():
        return False
    entries = os.listdir(os.path.dirname(autosaves()[0]))
    if any(re.search(r"\.autosave\.[A-Za-z0-9]{6}$", entry) for entry in entries):
        return False
    try:
        last = max([since] + [os.stat(path).st_ctime for path in autosaves()])
    except FileNotFoundError:  # it is just getting its other name
        return False
    return time.time() - last > 1.0


def read_autosave():
    """The match that is being played, up to its position, as the only autosave there is has it."""
    began = time.time()
    while not is_at_rest(began):
        check(time.time() < began + 20, "there is no autosave, or it is written on and on")
        time.sleep(0.02)
    check(len(autosaves()) == 1, f"there should be one autosave: {autosaves()}")
    document = read_json(autosaves()[0])
    position = document.pop("autosave")["position"]
    document["events"] = document["events"][:position]
    document.pop("times", None)
    return document


def cli(*arguments, document=None):
    """What the command line program prints, as JSON."""
    run = subprocess.run(
        [os.environ["SPEELVELD_CLI"], *arguments],
        input=json.dumps(document) if document is not None else None,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    check(run.returncode == 0, f"speelveld-cli {arguments}: {run.stderr}")
    return [json.loads(line) for line in run.stdout.splitlines()]


def state_of(document):
    return cli("show", "-", document=document)[0]["state"]


def match_document(events=(), elapsed_ms=0, variant=None, teams=None, seats=None, title=""):
    """A match document of the first game offered."""
    document = {
        "format": "speelveld-match",
        "version": 1,
        "game": "strafworp",
        "variant": {"name": "Test", **(variant or {})},
        "teams": teams or [{"name": "Velocitas"}, {"name": "Orange"}],
        "clock": {"elapsed_ms": elapsed_ms},
        "events": list(events),
        "times": [0] * len(events),
        "meta": {"title": title},
    }
    if seats:
        document["seats"] = seats
    return document


# Nearly every throw is a goal: for endings that must not be long in coming.
EASY_RULES = {"card_points": {"attack": 4, "defence": 24}}


def easy_team(words):
    sexes = ("male", "female", "female", "male")
    cards = [
        {"number": number, "sex": sex, "attack": 1, "defence": 6}
        for number, sex in enumerate(sexes, 1)
    ]
    return {"name": words, "cards": cards}


# Both teams stand on the pitch, the clock has been started, and the first team throws off.
OPENING = (
    ["die 4", "die 3", "place 1 c", "place 4 a", "place 2 e", "place 3 d"]
    + ["place 1 a", "place 3 c", "place 2 b", "place 4 d", "start"]
)


def write_match(path, **more):
    with open(path, "w", encoding="utf-8") as file:
        json.dump(match_document(**more), file)
    return path


def read_json(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)
