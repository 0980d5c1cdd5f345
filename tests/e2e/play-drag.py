# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays by dragging figurines with the mouse."""
from driver import (
    CAN,
    HELD,
    TARGET,
    check,
    description,
    name,
    autosaves,
    read_autosave,
    run,
    scratch,
    start,
    wait,
    write_match,
)
from pointer import Mouse, middle, xdotool


class Dragger(Mouse):
    """Drags each figurine to the first place where it can go."""

    def drag_to_goal(self, figurine, look):
        """A figurine that is lifted shows where it can be put: there it goes."""
        self.must_aim()
        x, y = middle(figurine, self.corner)
        xdotool("mousemove", x, y, "mousedown", 1, "mousemove", x + 6, y, "mousemove", x + 12, y)
        goal = wait("a possible target", lambda: self.look().first(TARGET))
        end_x, end_y = middle(goal, self.corner)
        words = []
        for step in range(1, 10):
            words += ["mousemove", x + (end_x - x) * step // 9, y + (end_y - y) * step // 9]
            words += ["sleep", "0.02"]
        xdotool(*words, "mouseup", 1)


def events():
    return read_autosave()["events"]


def place_and_move():
    """All eight figurines are dragged to their places, and then moved by dragging"""
    program = start(write_match(scratch("drag.svmatch"), events=["die 4", "die 3"]))
    player = Dragger(program)
    for count in range(3, 11):
        look = player.look()
        figurines = [place for place, words in look.all(CAN) if "beside" in words]
        check(figurines, f"nobody can be placed: {look.prompt}")
        player.drag_to_goal(figurines[0], look)
        wait(f"the event {count}", lambda: len(events()) == count)
    player.play(lambda look: "move" in look.prompt)
    for count in range(3):
        look = player.look()
        before = len(events())
        mover = next(word for word in reversed(look.prompt.split(" move "))).removeprefix("the ")
        place = next(p for p, words, _ in look.places if words.split(", ")[2:3] == [mover])
        player.drag_to_goal(place, look)
        wait(f"move {count + 1}", lambda: len(events()) > before)
    check(events()[-1].startswith("move"), f"no move: {events()}")
    program.quit()


def refuse_a_drop():
    """A drop in the wrong zone slides back and the reason is told; beside the pitch is no offence"""
    program = start(write_match(scratch("drop.svmatch"), events=["die 4", "die 3"]))
    player = Dragger(program)
    look = player.look()
    prompt = look.prompt
    figurine = [place for place, words in look.all(CAN) if "beside" in words][0]
    wrong = next(place for place, _, words in look.places if "own zone" in words)
    words, reason = name(figurine), description(wrong).split("\n")[0]
    player.drag(figurine, wrong)
    wait("the reason", lambda: player.look().prompt == reason)
    look = player.look()
    check(look.place(words), f"{words} should be beside the pitch again")
    check(not look.first(HELD), "something is still in the hand")
    check(not autosaves(), "the drop changed the match")
    wait("the question again", lambda: player.look().prompt == prompt)
    corner_x, corner_y = player.corner
    player.drag(player.look().place(words), (corner_x + 30, corner_y + 200))
    wait("nothing in the hand", lambda: not player.look().first(HELD))
    check(not autosaves(), "the drop changed the match")
    program.quit()


run(place_and_move, refuse_a_drop)
