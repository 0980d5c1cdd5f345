# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of every page and panel, to be looked at. Called by screenshots.sh, once for each look.

It works by actions and documents alone, so that it works in every language.
"""
import os
import subprocess
import sys
import time

from driver import (
    EASY_RULES,
    OPENING,
    act,
    easy_team,
    new_home,
    programs,
    read_autosave,
    role,
    scratch,
    settings,
    start,
    states,
    wait,
    walk,
    write_match,
)

THROW_OFF = OPENING + ["throw-off 4"]
SHOT = THROW_OFF + ["move 1 b", "move 2 c", "move 3 e"]
GOAL = SHOT + ["die 1", "die 2", "throw-off 2", "move 3 e", "move 4 f"]
FREE_PASS = SHOT + ["die 3", "die 3"]
PENALTY = SHOT + ["die 6", "die 6"]
ENDING = {"minutes": 1, **EASY_RULES}
SEATS = [
    {"name": words, "team": team, "kind": "person"}
    for team, words in ((0, "Anne"), (0, "Bas"), (1, "Fatima"), (1, "Jelmer"))
]


def picture(path):
    """Wait until two pictures are the same, and keep the last."""
    before = None
    for _ in range(12):
        subprocess.run(["import", "-window", "root", path], check=True)
        with open(path, "rb") as file:
            now = file.read()
        if now == before:
            return
        before = now
        time.sleep(0.4)


def show(program, folder, name):
    picture(os.path.join(folder, f"{name}.png"))
    program.kill()


def opened(run_it, *, real_dice=False, **match):
    """The program with a match; a clock that would run does so if run_it says so."""
    match.setdefault("elapsed_ms", 203_000)
    path = write_match(scratch("Final of the club.svmatch"), **match)
    program = start(path, environment=look_settings(real_dice))
    frame = program.frame()
    wait("the match", lambda: any(role(thing) == "status bar" for thing in walk(frame)))
    if run_it:
        wait("the clock to run", lambda: act(frame, "match.pause"))
        wait("what can be done", lambda: not any(paused(thing) for thing in walk(frame)))
    return program, frame


def paused(thing):
    return role(thing) == "toggle button" and "pressed" in states(thing)


def look_settings(real_dice=False):
    width, height = os.environ["SV_SIZE"].split("x")
    values = {"window_width": int(width) - 10, "window_height": int(height) - 10}
    if os.environ.get("SV_SCHEME"):
        values["colour_scheme"] = os.environ["SV_SCHEME"]
    if real_dice:
        values["dice"] = "table"
    return settings(**values)


def main(folder):
    program = start(environment=look_settings())
    frame = program.frame()
    wait("the start page", lambda: any(role(thing) == "push button" for thing in walk(frame)))
    picture(os.path.join(folder, "01-start.png"))
    act(frame, "win.new-match")
    time.sleep(0.5)
    show(program, folder, "02-new-match")
    for name, run_it, match in (
        ("03-toss", False, {"events": []}),
        ("04-placing", False, {"events": OPENING[:5]}),
        ("05-start", False, {"events": OPENING[:-1]}),
        ("06-throw-off", True, {"events": OPENING}),
        ("07-attack", True, {"events": THROW_OFF + ["move 1 b"]}),
        ("08-shot", True, {"events": SHOT + ["die 1"]}),
        ("09-real-dice", True, {"events": SHOT + ["die 1"], "real_dice": True}),
        ("10-goal", True, {"events": GOAL}),
        ("11-free-pass", True, {"events": FREE_PASS}),
        ("12-penalty", True, {"events": PENALTY + ["place 2 a"]}),
        ("13-paused", False, {"events": GOAL}),
    ):
        new_home()
        program, frame = opened(run_it, seats=SEATS, **match)
        show(program, folder, name)
    new_home()
    program, frame = opened(True, events=GOAL, seats=SEATS)
    act(frame, "match.replay")
    show(program, folder, "14-report")
    new_home()
    program, frame = opened(True, events=GOAL, seats=SEATS)
    for _ in range(4):
        act(frame, "match.previous")
    show(program, folder, "15-looking-back")
    for name, halves in (("16-half-time", 2), ("17-final", 1)):
        new_home()
        teams = [easy_team("Velocitas"), easy_team("Orange")]
        program, frame = opened(
            True,
            events=GOAL,
            variant={"halves": halves, **ENDING},
            teams=teams,
            elapsed_ms=59_500,
            seats=SEATS,
        )
        wait("the end", lambda: "time" in read_autosave()["events"])
        show(program, folder, name)


try:
    new_home()
    main(sys.argv[1])
finally:
    for left in programs:
        if left.alive():
            left.kill()
