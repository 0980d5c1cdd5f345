# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays with keys alone: Tab, arrows, Enter, Space, the digits of real dice, undo and redo."""
import re

from driver import (
    CAN,
    CHOICES,
    DICE,
    HELD,
    OPENING,
    TARGET,
    Atspi,
    Failure,
    Player,
    check,
    find,
    find_replay,
    name,
    quiet,
    read_autosave,
    role,
    run,
    scratch,
    settings,
    start,
    states,
    wait,
    walk,
    write_match,
)
from pointer import keys, middle, xdotool


class Keys(Player):
    """Plays by keys; it looks for what has the focus, and where that lies."""

    def focused(self):
        """What has the focus: mostly a place, else anything."""
        for place, _, _ in self.look().places:
            if "focused" in states(place):
                return place
        for thing in walk(self.frame):
            if role(thing) in FOCUSABLE and "focused" in states(thing):
                return thing
        return None

    def focus(self):
        thing = self.focused()
        return name(thing) if thing else ""

    def moved(self, key, seconds=5.0):
        """Press a key that moves the focus. False if it stays."""
        before = self.focus()
        keys(key)
        try:
            return wait("the focus to move", lambda: self.focus() not in ("", before), seconds)
        except Failure:
            return False

    def tab_to(self, wanted, most=40):
        """Tab until the focus is there."""
        for _ in range(most):
            if re.search(wanted, self.focus()):
                return
            check(self.moved("Tab"), f"Tab ends at {self.focus()}, before {wanted}")
        raise Failure(f"Tab does not lead to {wanted}")

    def go_to(self, wanted):
        """With Shift and the arrows to the place that is called so, as straight as they lead."""
        tried = set()
        for _ in range(24):
            here = self.focus()
            if here.startswith(wanted):
                return
            x, y = middle(self.focused(), (0, 0))
            end_x, end_y = middle(self.look().place(wanted), (0, 0))
            across = ["Right", "Left"] if end_x > x else ["Left", "Right"]
            along = ["Down", "Up"] if end_y > y else ["Up", "Down"]
            first, second = (across, along) if abs(end_x - x) > abs(end_y - y) else (along, across)
            arrows = [first[0], second[0], second[1], first[1]]
            new = [arrow for arrow in arrows if (here, arrow) not in tried]
            check(new, f"no arrow leads from {here} to {wanted}")
            tried.add((here, new[0]))
            self.moved("shift+" + new[0], 1.0)
        raise Failure(f"the arrows do not lead to {wanted}: {tried}")

    def answer(self, key):
        """Press a key and wait until it has changed something."""
        before = self.look().signature()
        keys(key)
        return wait(
            f"an answer to {key}",
            lambda: self.look() if self.look().signature() != before else None,
        )


FOCUSABLE = ("push button", "toggle button", "list", "list item", "panel", "slider", "text")


def focus_window():
    """Without a window manager the keys go where the pointer is."""
    xdotool("mousemove", 500, 30)


def from_toss_to_throw():
    """From the start page to the first throw at goal with keys alone"""
    program = start()
    player = Keys(program)
    focus_window()
    wait("the start page", lambda: find(player.frame, "push button", "Two Teams Here"))
    player.tab_to("^Two Teams Here")
    keys("Return")
    wait("the match", lambda: player.look().prompt)
    while player.look().throw():
        player.answer("space")
    for _ in range(8):
        look = player.look()
        if not look.all(CAN):
            break
        seats = [words for _, words in look.all(CAN) if "beside the pitch" in words]
        if not player.focus() in seats:
            player.tab_to("beside the pitch")
            player.go_to(seats[0])
        player.answer("Return")
        check(player.look().first(HELD), "nothing is in the hand")
        goals = [words for _, words in player.look().all(TARGET)]
        if player.focus() not in goals:
            player.go_to(goals[0])
        player.answer("Return")
    look = player.look()
    check(look.button(CHOICES, "Start the clock"), f"not all are placed: {look.prompt}")
    player.tab_to("^Start the clock")
    player.answer("Return")
    for _ in range(12):
        look = player.look()
        if look.throw():
            break
        goals = [words for _, words in look.all(TARGET) + look.all(CAN)]
        player.tab_to("^Area")
        if player.focus() not in goals:
            player.go_to(goals[0])
        player.answer("Return")
    else:
        raise Failure("no throw after twelve choices")
    player.answer("space")
    player.answer("space")
    program.quit()


def real_dice_and_undo():
    """The digits tell what real dice show, Backspace corrects one; undo and redo have keys, and redo
    brings the same die"""
    program = start(
        write_match(scratch("digits.svmatch"), events=[]), environment=settings(dice="table", undo_throws=True)
    )
    player = Keys(program)
    focus_window()
    wait("the match", lambda: player.look().button(DICE))
    player.answer("4")
    player.answer("BackSpace")
    check(read_autosave()["events"] == [], f"{read_autosave()['events']}")
    player.answer("3")
    look = player.answer("5")
    check(read_autosave()["events"] == ["die 3", "die 5"], f"{read_autosave()['events']}")
    player.answer("ctrl+z")
    player.answer("ctrl+z")
    check(read_autosave()["events"] == [], f"{read_autosave()['events']}")
    player.answer("ctrl+shift+z")
    again = player.answer("ctrl+shift+z")
    check(again.signature() == look.signature(), "redo leads elsewhere")
    check(read_autosave()["events"] == ["die 3", "die 5"], f"{read_autosave()['events']}")
    program.quit()


def keys_of_the_match():
    """Pause, report, steps back and forward, and Escape to let go, all by keys"""
    program = start(write_match(scratch("keys.svmatch"), events=OPENING[:9]))
    player = Keys(program)
    focus_window()
    wait("the match", lambda: player.look().all(CAN))
    before = player.look().signature()
    player.tab_to("beside the pitch")
    player.answer("Return")
    player.answer("Escape")
    check(player.look().signature() == before, "Escape does not let go")
    player.answer("alt+Left")
    player.answer("alt+Home")
    wait("the replay", lambda: find_replay(player.frame))
    first = name(find_replay(player.frame))
    keys("alt+Right")
    wait("the next step", lambda: name(find_replay(player.frame)) != first)
    keys("alt+End")
    wait("the position before", lambda: player.look().signature() == before)
    # Stepping back has opened the replay.
    wait("the report", lambda: report_height(player) > 50)
    keys("F9")
    wait("no report", lambda: report_height(player) == 0)
    keys("F9")
    wait("the report again", lambda: report_height(player) > 50)
    keys("F9")
    wait("no report again", lambda: report_height(player) == 0)
    keys("F10")
    program.find("menu item", re.compile("Preferences"))
    keys("Escape")
    program.quit()


def report_height(player):
    report = find(player.frame, "panel", "Match report")
    box = quiet(report.get_extents, Atspi.CoordType.WINDOW) if report else None
    return box.height if box else 0


run(from_toss_to_throw, real_dice_and_undo, keys_of_the_match)
