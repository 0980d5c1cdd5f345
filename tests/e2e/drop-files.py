# SPDX-License-Identifier: GPL-3.0-or-later
"""Drops files on the window with the mouse, from the window of another program."""
import os
import subprocess

from driver import run, scratch, start, wait, write_match
from pointer import xdotool


def drop(path):
    """Drag the file from a small window in the corner of the screen to the middle of the program's.

    The program with that window must live until the file has come: it is returned."""
    source = subprocess.Popen([os.environ["SV_OFFER_FILES"], path])
    xdotool("search", "--sync", "--onlyvisible", "--name", "^Files$", "windowraise")
    xdotool("mousemove", 60, 40, "mousedown", 1)
    words = []
    for step in range(1, 12):
        words += ["mousemove", 60 + 40 * step, 40 + 30 * step, "sleep", "0.05"]
    xdotool(*words, "mouseup", 1)
    return source


def drop_a_match():
    """A match that is dropped on the start page is shown"""
    program = start()
    program.find(None, "Two Teams Here")
    source = drop(write_match(scratch("dropped.svmatch"), events=["die 4", "die 3"]))
    wait("the match", lambda: program.find(None, "Match", seconds=1))
    source.kill()
    source.wait()
    program.quit()


run(drop_a_match)
