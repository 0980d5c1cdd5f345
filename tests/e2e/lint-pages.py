# SPDX-License-Identifier: GPL-3.0-or-later
"""On each page of each game, all that can be used has a name of its own, and says it once.

names.py forgives GTK's own insides, of which the widget around them tells. A reader that follows
the focus does not: the inner button of a drop-down has it, not the drop-down. This one forgives
nothing that a person can act on.
"""
import json
import re

from driver import (
    OPENING,
    Atspi,
    act,
    actions,
    check,
    children,
    cli,
    find_all,
    name,
    quiet,
    role,
    run,
    scratch,
    start,
    states,
    wait,
    write_match,
)
from pointer import keys

# What GTK makes for people to act on, and what the board is made of.
USED = {
    "push button",
    "toggle button",
    "check box",
    "radio button",
    "switch",
    "combo box",
    "spin button",
    "slider",
    "text",
    "entry",
    "link",
    "menu item",
    "radio menu item",
    "check menu item",
}
# A row or a cell is one if the focus stops at it.
ROWS = {"list item", "table cell", "tree item"}
NO_NAME = re.compile(r"^(Gtk|Sv|_|\s*$)")
TWICE = re.compile(r"^(.{2,}?)[\s,.:]+\1$", re.DOTALL)
CUP = ("--title=Club", "strafworp", "Velocitas", "Orange", "De Meeuwen")
GAMES = ("strafworp", "eleven", "champions-2020")
TITLES = ("Strafworp!", "11", "Champions 2020")


def shown(thing):
    box = quiet(thing.get_extents, Atspi.CoordType.WINDOW)
    return box is not None and box.width > 0 and box.height > 0


def path_of(thing):
    names = []
    for _ in range(8):
        thing = quiet(thing.get_parent)
        if thing is None:
            break
        names.append(name(thing) or role(thing))
    return " < ".join(names)


def is_used(thing):
    kind = role(thing)
    if kind in ROWS:
        return "focusable" in states(thing)
    return kind in USED and bool(actions(thing))


def lint(thing, lines, counted):
    """Add what is wrong with thing and all below it to lines, and count what can be used."""
    if is_used(thing) and shown(thing):
        counted.append(thing)
        words = name(thing)
        if NO_NAME.match(words):
            lines.append(f"[{role(thing)}] has no name: {words!r} below {path_of(thing)}")
        elif TWICE.match(words):
            lines.append(f"[{role(thing)}] says it twice: {words!r} below {path_of(thing)}")
    for child in children(thing):
        lint(child, lines, counted)


class Pages:
    """Looks at one page after another and keeps what is wrong."""

    def __init__(self):
        self.found = {}

    def look(self, program, where):
        counted = []
        for window in program.windows():
            lines = []
            lint(window, lines, counted)
            for line in lines:
                self.found.setdefault(line, where)
        check(len(counted) > 3, f"nothing to look at: {where}")

    def end(self):
        lines = [f"{where}: {line}" for line, where in self.found.items()]
        check(not lines, "what a reader cannot tell:\n" + "\n".join(lines))


def press_nth(program, wanted, number):
    """Press one of several buttons that are called so, as there is one for each game."""

    def press():
        found = [b for b in find_all(program.frame(), "push button", wanted) if shown(b)]
        return len(found) > number and act(found[number], "click")

    wait(f"button {wanted} of game {number}", press)


def start_and_its_pages():
    """Start page, learning, lab, competitions, matches, both libraries, a new match, a table"""
    pages = Pages()
    program = start()
    program.find("push button", "Two Teams Here")
    pages.look(program, "start page")
    for action, wanted in (
        ("win.learn", re.compile("First Match|Puzzle")),
        ("win.lab", "Play"),
        ("win.competitions", re.compile("Begin the Competition")),
        ("win.new-match", re.compile("^Start")),
    ):
        program.act(action)
        program.find("push button", wanted)
        pages.look(program, action)
        program.act("win.start")
        program.find("push button", "Two Teams Here")
    for label in ("Teams and Cards", "Variants"):
        program.press(re.compile(f"^{label}"))
        program.find("push button", re.compile("^New"))
        pages.look(program, label)
        program.act("win.start")
        program.find("push button", "Two Teams Here")
    for number in range(len(GAMES)):
        press_nth(program, re.compile("^At the Table"), number)
        program.find("push button", re.compile("Begin Anew|clock", re.IGNORECASE))
        pages.look(program, f"table of {GAMES[number]}")
        program.act("win.start")
        program.find("push button", "Two Teams Here")
    pages.end()
    program.quit()


def editors_of_each_game():
    """The editors of a new team and a new variant of each game"""
    pages = Pages()
    program = start()
    for label, button in (("Teams and Cards", "New Team"), ("Variants", "New Variant")):
        for title in TITLES:
            program.find("push button", "Two Teams Here")
            program.press(re.compile(f"^{label}"))
            program.find("push button", button)
            act(find_all(program.frame(), "push button", button)[-1], "click")
            program.press(title)
            program.find("text", re.compile("^Name of the"))
            pages.look(program, f"{button} of {title}")
            program.act("win.start")
    pages.end()
    program.quit()


def new_match(game):
    path = scratch(f"{game}.svmatch")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(cli("new", game)[0], file)
    return path


def matches_of_each_game():
    """A match of each game, its report, its sheets, its scoreboard, its position in the editor"""
    pages = Pages()
    for game in GAMES:
        program = start(new_match(game))
        program.find("panel", "Match")
        pages.look(program, f"match of {game}")
        frame = program.frame()
        act(frame, "match.report")
        pages.look(program, f"report of {game}")
        for action in ("win.print", "win.scoreboard", "win.edit-position"):
            before = signature(program)
            wait(action, lambda: act(frame, action))
            wait(f"what {action} shows", lambda: signature(program) != before)
            pages.look(program, f"{action} of {game}")
        program.kill()
    pages.end()


def pages_of_documents():
    """A first match, a puzzle, a look at a match, a competition"""
    pages = Pages()
    program = start()
    for button in ("Learn by a First Match", "Puzzle of the Day"):
        program.press(button)
        program.find("panel", "Match")
        pages.look(program, button)
        program.act("win.start")
        program.find("push button", "Two Teams Here")
    program.kill()
    program = start(new_match("strafworp"))
    program.find("panel", "Match")
    before = signature(program)
    program.act("win.review")
    wait("the look at the match", lambda: signature(program) != before)
    pages.look(program, "win.review")
    program.kill()
    path = scratch("cup.svcup")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(cli("cup", "new", *CUP)[0], file)
    program = start(path)
    program.frame(re.compile("Club"))
    pages.look(program, "competition")
    pages.end()
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


run(start_and_its_pages, editors_of_each_game, matches_of_each_game, pages_of_documents, keys_that_speak)
