# SPDX-License-Identifier: GPL-3.0-or-later
"""On each page of each game, all that can be used has a name of its own, and says it once."""
import json
import re

from driver import (
    OPENING,
    act,
    cli,
    find_all,
    name,
    run,
    scratch,
    start,
    wait,
    write_match,
)
from lint import Lint, shown
from pointer import keys, xdotool

CUP = ("--title=Club", "strafworp", "Velocitas", "Orange", "De Meeuwen")
GAMES = ("strafworp", "eleven", "champions-2020")
TITLES = ("Strafworp!", "11", "Champions 2020")


def start_and_its_pages():
    """Start page, learning, lab, competitions, matches, both libraries, a new match, a table"""
    lint = Lint()
    program = start()
    program.find("push button", "Two Teams Here")
    lint.look(program, "start page")
    for action, wanted in (
        ("win.learn", re.compile("First Match|Puzzle")),
        ("win.lab", "Play"),
        ("win.competitions", re.compile("Begin the Competition")),
        ("win.new-match", re.compile("^Start")),
    ):
        program.act(action)
        program.find("push button", wanted)
        lint.look(program, action)
        program.act("win.start")
        program.find("push button", "Two Teams Here")
    for label in ("Teams and Cards", "Variants"):
        program.press(re.compile(f"^{label}"))
        program.find("push button", re.compile("^New"))
        lint.look(program, label)
        program.act("win.start")
        program.find("push button", "Two Teams Here")
    for number, title in enumerate(TITLES):
        program.press(re.compile("^At the Table"))
        program.press(title)
        program.find("push button", re.compile("Begin Anew|clock", re.IGNORECASE))
        lint.look(program, f"table of {GAMES[number]}")
        program.act("win.start")
        program.find("push button", "Two Teams Here")
    lint.end()
    program.quit()


def editors_of_each_game():
    """The editors of a new team and a new variant of each game"""
    lint = Lint()
    program = start()
    for label, button in (("Teams and Cards", "New Team"), ("Variants", "New Variant")):
        for title in TITLES:
            program.find("push button", "Two Teams Here")
            program.press(re.compile(f"^{label}"))
            program.find("push button", button)
            act(find_all(program.frame(), "push button", button)[-1], "click")
            program.press(title)
            program.find("text", re.compile("^Name of the"))
            lint.look(program, f"{button} of {title}")
            program.act("win.home")
    lint.end()
    program.quit()


def new_match(game):
    path = scratch(f"{game}.svmatch")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(cli("new", game)[0], file)
    return path


def saved_line_ups():
    """A line-up is saved, and stands in its list; a comment, title and notes, a step to change"""
    lint = Lint()
    program = start(new_match("eleven"))
    program.find("panel", "Match")
    keys("ctrl+l", "ctrl+l")
    program.find("push button", re.compile("^Throw for"))
    for name_of_it in ("Wall", "Long ball"):
        wait("the action", lambda: act(program.frame(), "match.own-line-ups"))
        program.find("text", "Name of the line-up")
        lint.look(program, f"line-ups before {name_of_it}")
        xdotool("type", name_of_it)
        keys("Return")
        program.told(re.compile(f"“{name_of_it}” is saved"))
    for action, wanted in (("match.comment", "Comment"), ("match.notes", re.compile("Title"))):
        wait(action, lambda action=action: act(program.frame(), action))
        program.find("text", wanted)
        lint.look(program, action)
        keys("Escape")
    for action in ("match.previous", "match.change-step"):
        wait(action, lambda action=action: act(program.frame(), action))
    program.find("heading", re.compile("What should happen instead"))
    lint.look(program, action)
    lint.end()
    program.kill()


def matches_of_each_game():
    """A match of each game, its report, its sheets, its scoreboard, its position in the editor"""
    lint = Lint()
    for game in GAMES:
        program = start(new_match(game))
        program.find("panel", "Match")
        lint.look(program, f"match of {game}")
        frame = program.frame()
        act(frame, "match.replay")
        lint.look(program, f"report of {game}")
        for action in ("win.print", "win.scoreboard", "win.edit-position"):
            before = signature(program)
            wait(action, lambda: act(frame, action))
            wait(f"what {action} shows", lambda: signature(program) != before)
            lint.look(program, f"{action} of {game}")
        program.kill()
    lint.end()


def pages_of_documents():
    """A first match, a puzzle, a look at a match, a competition"""
    lint = Lint()
    program = start()
    for button in ("Learn", "Puzzle of the Day"):
        program.press(button)
        program.find("panel", "Match")
        lint.look(program, button)
        program.act("win.start")
        program.find("push button", "Two Teams Here")
    program.kill()
    program = start(new_match("strafworp"))
    program.find("panel", "Match")
    before = signature(program)
    program.act("match.replay")
    wait("the look at the match", lambda: signature(program) != before)
    lint.look(program, "match.replay")
    program.kill()
    path = scratch("cup.svcup")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(cli("cup", "new", *CUP)[0], file)
    program = start(path)
    program.frame(re.compile("Club"))
    lint.look(program, "competition")
    program.act("win.cup-share")
    program.press("Share")
    program.find("push button", "Stop Sharing")
    lint.look(program, "sharing")
    lint.end()
    program.kill()


def keys_that_speak():
    """The score, the clock, the ball and the choices are told for a key each"""
    program = start(write_match(scratch("asked.svmatch"), events=OPENING + ["throw-off 4"]))
    program.find("panel", "Match")
    for key, words in (
        ("F5", "Velocitas 0, Orange 0."),
        ("F6", "First half: "),
        ("F7", "has the ball. Area "),
        ("F8", "You can choose: "),
    ):
        keys(key)
        program.told(re.compile(re.escape(words)))
    program.kill()


def signature(program):
    return [(name(w), [name(c) for c in find_all(w)]) for w in program.windows()]


run(start_and_its_pages, editors_of_each_game, saved_line_ups, matches_of_each_game, pages_of_documents, keys_that_speak)
