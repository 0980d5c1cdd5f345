# SPDX-License-Identifier: GPL-3.0-or-later
"""A stick is taken out while results are typed, and nothing of them is lost."""
import json
import os
import re

from driver import act, check, click, data_folder, find, role, run, scratch, start, wait
from pointer import keys, xdotool

NOT_SAVED = re.compile("^“Cup” is not saved: its folder does not exist")


def stick(present=True):
    """The folder that people take for the stick; or where it is when it was taken out."""
    return scratch("stick" if present else "stick-in-the-pocket")


def cup():
    return os.path.join(stick(), "usb.svcup")


def take_out():
    os.rename(stick(), stick(False))


def put_back():
    os.rename(stick(False), stick())


def results():
    with open(cup(), encoding="utf-8") as file:
        fixtures = json.load(file)["fixtures"]
    return [fixture["score"] for fixture in fixtures if "score" in fixture]


def copies():
    folder = os.path.join(data_folder(), "unsaved")
    return os.listdir(folder) if os.path.isdir(folder) else []


def open_cup():
    """A competition of three rounds on the stick, in the program, with its first result."""
    os.makedirs(stick())
    document = {
        "format": "speelveld-competition",
        "version": 1,
        "game": "strafworp",
        "title": "Cup",
        "variant": {},
        "teams": [{"name": "Fox"}, {"name": "Owl"}, {"name": "Elk"}],
        "plan": {"kind": "league"},
        "fixtures": [
            {"round": i + 1, "slot": 1, "board": 1, "teams": [i, (i + 1) % 3]} for i in range(3)
        ],
    }
    with open(cup(), "w", encoding="utf-8") as file:
        json.dump(document, file)
    program = start(cup())
    program.frame("Cup")
    type_result("2-0")
    wait("the first result on the stick", lambda: results() == [[2, 0]])
    return program


def type_result(text):
    """In the field that has the focus; Enter leads to the next round."""
    xdotool("type", text)
    keys("Return")


def type_without_stick(program):
    take_out()
    type_result("2-1")
    wait("the line that it is not saved", lambda: find(program.frame(), None, NOT_SAVED))
    type_result("1-0")
    wait("the copy of all", lambda: has_copy([[2, 0], [2, 1], [1, 0]]))


def has_copy(scores):
    for name in copies():
        if name.endswith(".svcup"):
            with open(os.path.join(data_folder(), "unsaved", name), encoding="utf-8") as file:
                fixtures = json.load(file)["fixtures"]
            return [fixture.get("score") for fixture in fixtures] == scores
    return False


def go_on_with_copy():
    """The next run offers the copy, and writes it when the stick is back."""
    program = start()
    program.press("Open usb.svcup")
    program.frame("Cup")
    wait("the line", lambda: find(program.frame(), None, NOT_SAVED))
    put_back()
    wait("all results on the stick", lambda: results() == [[2, 0], [2, 1], [1, 0]])
    wait("the line to go", lambda: not find(program.frame(), None, NOT_SAVED))
    check(copies() == [], f"these copies are left: {copies()}")
    program.quit()


def answer(program, word):
    """Press that button of the question."""

    def questions():
        return [window for window in program.windows() if role(window) == "dialog"]

    def press():
        buttons = [find(dialog, "push button", re.compile("^" + word)) for dialog in questions()]
        return bool(buttons) and buttons[-1] is not None and click(buttons[-1])

    wait(f"the question, to answer {word}", press)
    wait("the question to go", lambda: not program.alive() or not questions())


def pull_the_plug():
    """After kill -9 the start page offers what was typed while the stick was out"""
    program = open_cup()
    type_without_stick(program)
    program.kill()
    go_on_with_copy()


def close_the_window():
    """Closing asks; who closes all the same finds the results on the start page"""
    program = open_cup()
    type_without_stick(program)
    act(program.frame("Cup"), "window.close")
    answer(program, "Cancel")
    act(program.frame("Cup"), "window.close")
    answer(program, "Close")
    program.wait_exit()
    go_on_with_copy()


def put_the_stick_back():
    """While the program runs, the stick is written as soon as it is back"""
    program = open_cup()
    type_without_stick(program)
    put_back()
    wait("all results on the stick", lambda: results() == [[2, 0], [2, 1], [1, 0]])
    wait("the line to go", lambda: not find(program.frame(), None, NOT_SAVED))
    check(copies() == [], f"these copies are left: {copies()}")
    program.quit()


run(pull_the_plug, close_the_window, put_the_stick_back)
