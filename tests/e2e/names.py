# SPDX-License-Identifier: GPL-3.0-or-later
"""In each dialog and each phase of a match, all that can be used has a name, and says it once.

lint-pages.py looks at the pages.
"""
import re

from driver import (
    CHOICES,
    EASY_RULES,
    OPENING,
    Player,
    act,
    check,
    click,
    description,
    easy_team,
    find,
    find_all,
    find_replay,
    name,
    run,
    scratch,
    start,
    wait,
    walk,
    write_match,
)
from lint import Lint, shown


def close(program, window):
    """Close a dialog, as its button or Escape does."""
    done = act(window, "window.close") or act(window, "default.close")
    check(done, f"{name(window)} cannot be closed")
    wait(f"{name(window)} to go", lambda: window not in program.windows())


def pages_and_dialogs():
    """Main menu, preferences, shortcuts, about, the editors that a new match leads to"""
    program = start()
    program.find("push button", "Two Teams Here")
    frame = program.frame()
    lint = Lint()
    lint.look(program, "start page")
    open_menu(program)
    lint.look(program, "main menu")
    for label in ("Preferences", "Keyboard Shortcuts", "About Speelveld"):
        before = program.windows()
        choose_from_menu(program, label)
        window = wait(label, lambda: new_window(program, before))
        lint.look(program, label)
        close(program, window)
    act(frame, "win.new-match")
    program.find("push button", re.compile("^(Start|Begin|Play)"))
    lint.look(program, "new match")
    for label in ("Edit…", "Edit a Copy…"):
        program.press(re.compile(f"^{label}"))
        program.find("text", re.compile("^Name of the"))
        lint.look(program, f"editor of {label}")
        program.act("win.home")
        program.find("push button", "Two Teams Here")
        program.act("win.new-match")
        program.find("push button", re.compile("^Start"))
    program.act("win.home")
    program.find("push button", "Two Teams Here")
    lint.end()
    program.quit()


def new_window(program, before):
    return next((w for w in program.windows() if w not in before and name(w)), None)


def open_menu(program):
    menu = find_all(program.frame(), "push button", "Main menu")[-1]
    click(menu)
    program.find("menu item", re.compile("Preferences"))


def choose_from_menu(program, label):
    if not find(program.frame(), "menu item", re.compile(label)):
        open_menu(program)
    if not find(program.frame(), "menu item", re.compile(label)):
        act(program.find("menu item", "Help"), "click")  # newer GTK does not tell what lies in it
    item = program.find("menu item", re.compile(label))
    check(act(item, "click"), f"{label} cannot be chosen")


def match_in_all_phases():
    """Toss, placing, start, moves, throws, pause, report, looking back, branch"""
    program = start()
    program.press("Two Teams Here")
    player = Player(program)
    lint = Lint()
    wait("the match", lambda: player.look().prompt)
    lint.look(program, "toss")
    player.play(lambda look: "place" in look.prompt)
    lint.look(program, "placing")
    player.play(lambda look: look.button(CHOICES) is not None)
    lint.look(program, "start")
    player.play(lambda look: "throw off" in look.prompt or "throws off" in look.prompt)
    lint.look(program, "throw-off")
    player.play(lambda look: "move" in look.prompt)
    lint.look(program, "move")
    player.play(lambda look: "throw" in look.prompt and look.throw() is not None)
    lint.look(program, "throw")
    act(player.frame, "match.replay")
    wait("the report", lambda: shown(find(player.frame, "list", "Match report")))
    lint.look(program, "report")
    act(player.frame, "match.first")
    wait("the replay", lambda: find_replay(player.frame))
    lint.look(program, "looking back")
    act(player.frame, "match.last")
    act(player.frame, "match.pause")
    program.find("push button", "Resume")
    lint.look(program, "paused")
    lint.end()
    program.quit()


def panels():
    """Half-time with figurines to exchange, final score"""
    seats = [
        {"name": words, "team": team, "kind": "person"}
        for team, words in ((0, "Anne"), (0, "Bas"), (1, "Cas"), (1, "Dina"))
    ]
    path = write_match(
        scratch("panels.svmatch"),
        variant={"minutes": 1, **EASY_RULES},
        teams=[easy_team("Velocitas"), easy_team("Orange")],
        events=OPENING,
        elapsed_ms=59_500,
        seats=seats,
    )
    program = start(path)
    player = Player(program)
    lint = Lint()
    lint.look(program, "opened match")
    player.play(lambda look: look.is_break())
    check(len(find_all(player.frame, "combo box")) == 8, "eight figurines can be exchanged")
    lint.look(program, "half-time")
    program.quit()
    path = write_match(
        scratch("end.svmatch"),
        variant={"minutes": 1, "halves": 1, **EASY_RULES},
        teams=[easy_team("Velocitas"), easy_team("Orange")],
        events=OPENING + ["throw-off 4"],
        elapsed_ms=58_000,
    )
    program = start(path)
    player = Player(program)
    player.play(lambda look: look.is_over())
    lint.look(program, "final score")
    lint.end()
    program.quit()


HOME, AWAY = "שועל 3א", "ינשוף 7ב"


def outside(text):
    """What of a text no pair of signs isolates."""
    while (inner := re.sub("\u2068[^\u2068\u2069]*\u2069", "", text)) != text:
        text = inner
    return text


def check_apart(program, where):
    """A name in Hebrew letters stands alone or is isolated, in each text that is shown or told. How many have it."""
    told = [text for window in program.windows() for thing in walk(window)
            for text in (name(thing), description(thing)) if text]
    mixed = [line for text in told for line in text.split("\n")
             if re.search("[א-ת]", outside(line)) and outside(line).strip() not in (HOME, AWAY)]
    check(not mixed, f"names turn round what stands beside them: {where}: {mixed}")
    return sum(HOME in text or AWAY in text for text in told)


def teams_with_hebrew_names():
    """Opening, half-time, final score and review of two teams whose names are written from right to left"""
    path = write_match(
        scratch("hebrew.svmatch"),
        variant={"minutes": 1, **EASY_RULES},
        teams=[easy_team(HOME), easy_team(AWAY)],
        events=OPENING,
        elapsed_ms=59_500,
    )
    program = start(path)
    player = Player(program)
    player.look()
    check(check_apart(program, "opened match") > 4, "the teams are not named")
    player.play(lambda look: look.is_break())
    check_apart(program, "half-time")
    program.quit()
    path = write_match(
        scratch("hebrew-end.svmatch"),
        variant={"minutes": 1, "halves": 1, **EASY_RULES},
        teams=[easy_team(HOME), easy_team(AWAY)],
        events=OPENING + ["throw-off 4"],
        elapsed_ms=58_000,
    )
    program = start(path)
    player = Player(program)
    player.play(lambda look: look.is_over())
    check(check_apart(program, "final score") > 4, "the teams are not named")
    program.act("match.replay")
    wait("the report", lambda: shown(find(player.frame, "list", "Match report")))
    check_apart(program, "review")
    program.quit()


run(pages_and_dialogs, match_in_all_phases, panels, teams_with_hebrew_names)
