# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays with the mouse alone: by clicks in the middle of what can be chosen."""
import math

from driver import (
    CAN,
    CHOICES,
    DICE,
    EASY_RULES,
    HELD,
    OPENING,
    check,
    easy_team,
    find_all,
    name,
    autosaves,
    read_autosave,
    run,
    scratch,
    settings,
    start,
    state_of,
    wait,
    write_match,
)
from pointer import Mouse, middle


def play_from_toss():
    """Toss, placing, start, throw-off and first attacks by clicks"""
    program = start()
    play = program.find("push button", "Two Teams Here")
    player = Mouse(program)
    player.click(play)
    player.play(lambda look: look.button(CHOICES, "Start the clock") is not None)
    document = read_autosave()
    placed = [event for event in document["events"] if event.startswith("place")]
    check(len(placed) == 8, f"eight figurines were to be placed: {placed}")
    player.play(lambda look: player.steps >= 40)
    check("start" in read_autosave()["events"], "the clock was not started")
    program.quit()


def keep_benches():
    """The second team wins the toss: the benches keep their places, and so does what is clicked"""
    path = write_match(scratch("benches.svmatch"), events=[])
    program = start(path, environment=settings(dice="table"))
    player = Mouse(program)
    shown = {words: middle(place, player.corner) for place, words, _ in player.look().places}
    for face in ("1", "6"):
        look = wait("a die", lambda: (look := player.look()).button(DICE) and "throw" in look.prompt and look)
        faces = find_all(look.panels[DICE], "push button")
        player.step(look, next(button for button in faces if name(button).endswith(face)))
    seat = "Orange striker 1, beside the pitch"

    def nearest():
        """Whose seat was there before; a row of buttons may have made the pitch smaller."""
        x, y = middle(player.look().place(seat), player.corner)
        return min(shown, key=lambda words: math.dist((x, y), shown[words]))

    look = wait("the turn of Orange", lambda: (look := player.look()).all(CAN) and look)
    check(nearest() == seat, f"where {nearest()} sat, there is now the bench of Orange")
    player.step(look, look.place(seat))
    wait("the figurine in the hand", lambda: player.look().first(HELD))
    program.quit()


def play_to_the_end():
    """Half-time and the final score come up, and their buttons work by clicks"""
    path = write_match(
        scratch("halves.svmatch"),
        variant={"minutes": 1, **EASY_RULES},
        teams=[easy_team("Velocitas"), easy_team("Orange")],
        events=OPENING,
        elapsed_ms=59_500,
    )
    program = start(path)
    player = Mouse(program)
    player.play(lambda look: look.is_break())
    player.play(lambda look: look.button(CHOICES, "Start the clock") is not None)
    check(state_of(read_autosave())["half"] == 2, "the second half should begin")
    program.quit()


def refuse_by_mouse():
    """A click where nothing can be done is answered with the reason and changes nothing"""
    program = start(write_match(scratch("refuse.svmatch"), events=OPENING[:2]))
    player = Mouse(program)
    look = player.look()
    prompt, reason = look.prompt, ""
    for place, _, words in look.places:
        if "own zone" in words:
            reason = words.split("\n")[0]
            player.click(place)
            break
    check(reason, "nothing is refused here")
    wait("the reason", lambda: player.look().prompt == reason)
    check(not autosaves(), "the click changed the match")
    wait("the question again", lambda: player.look().prompt == prompt)
    program.quit()


run(play_from_toss, keep_benches, play_to_the_end, refuse_by_mouse)
