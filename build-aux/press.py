#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""press.py PROCESS THING...

Presses things in the window of a program that runs, one after the other, as a screen reader does:
`win.competitions` is an action of the window, anything else the name of a button. Each is waited for.
"""
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

DEADLINE = 20.0
PAUSE = 0.1


def quiet(function, *arguments, default=None):
    """Objects come and go while one looks at them."""
    try:
        return function(*arguments)
    except GLib.Error:
        return default


def walk(thing):
    yield thing
    for i in range(quiet(thing.get_child_count, default=0) or 0):
        child = quiet(thing.get_child_at_index, i)
        if child is not None:
            yield from walk(child)


def act(thing, wanted):
    for i in range(quiet(thing.get_n_actions, default=0) or 0):
        if quiet(thing.get_action_name, i) == wanted:
            return bool(quiet(thing.do_action, i, default=False))
    return False


def press(process, wanted):
    desktop = Atspi.get_desktop(0)
    for program in list(walk_apps(desktop)):
        if quiet(program.get_process_id) != process:
            continue
        for thing in walk(program):
            if wanted.startswith("win."):
                if act(thing, wanted):
                    return True
            elif quiet(thing.get_name) == wanted and act(thing, "click"):
                return True
    return False


def walk_apps(desktop):
    for i in range(quiet(desktop.get_child_count, default=0) or 0):
        app = quiet(desktop.get_child_at_index, i)
        if app is not None:
            yield app


def main():
    process = int(sys.argv[1])
    for wanted in sys.argv[2:]:
        deadline = time.monotonic() + DEADLINE
        while not press(process, wanted):
            if time.monotonic() > deadline:
                sys.exit(f"there is nothing to press that is called {wanted}")
            time.sleep(PAUSE)


main()
