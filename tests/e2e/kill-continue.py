# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing that a person did is lost, however the program ends."""
import re
import signal

from driver import (
    CHOICES,
    Player,
    act,
    autosaves,
    check,
    description,
    find,
    read_autosave,
    run,
    start,
    wait,
)
from pointer import keys, xdotool

# A moment may pass between the last event and the end.
SECONDS = 4


def clock(player):
    """Seconds left, as the clock is told to those who do not see it."""
    timer = wait("the clock", lambda: find(player.frame, "timer"))
    words = description(timer)
    minutes = re.search(r"(\d+) minute", words)
    seconds = re.search(r"(\d+) second", words)
    check(minutes or seconds, f"the clock tells no time: {words}")
    return 60 * int(minutes.group(1) if minutes else 0) + int(seconds.group(1) if seconds else 0)


def spaces(look):
    """Who stands where; the marks of what can be chosen depend on being paused."""
    return sorted(words for _, words, _ in look.places)


def comments_kept():
    """What the autosave has of comments by now; it may just be written."""
    try:
        return [comment["text"] for comment in read_autosave().get("meta", {}).get("comments", [])]
    except ValueError:
        return []


def begin_match(program, steps=26):
    program.press("Two Teams Here")
    player = Player(program)
    player.play(lambda look: player.steps >= steps)
    return player


def go_on(program, before, prompt, left):
    """Continue is offered, and leads to the same position with the same clock, paused."""
    program.press(re.compile("^Continue "))
    player = Player(program)
    look = wait("the match", lambda: player.look() if player.look().panels else None)
    check("Paused" in look.panels, "nobody has seen the match yet: its clock must stand")
    check(abs(clock(player) - left) <= SECONDS, f"{clock(player)} s left, not {left}")
    player.step(look, look.button("Paused"))
    look = player.look()
    check(look.prompt == prompt, f"“{look.prompt}” is asked, not “{prompt}”")
    check(spaces(look) == before, f"another position: {spaces(look)} instead of {before}")
    return player


def end_and_go_on(end):
    """Play some events, end the program, go on in a new run, and play on there."""
    program = start()
    player = begin_match(program)
    told = read_autosave()["events"]
    look = player.look()
    before, prompt, left = spaces(look), look.prompt, clock(player)
    end(program)
    check(read_autosave()["events"] == told, "the autosave is not what was played")
    program = start()
    player = go_on(program, before, prompt, left)
    steps = player.steps
    player.play(lambda look: player.steps >= steps + 4)
    check(len(autosaves()) == 1, f"one match, but these autosaves: {autosaves()}")
    check(len(read_autosave()["events"]) > len(told), "the autosave does not go on")
    program.quit()


def pull_the_plug():
    """After kill -9 the match is offered and goes on at the same position and clock"""
    end_and_go_on(lambda program: program.kill())


def terminate():
    """The end of the session (SIGTERM) loses nothing"""

    def end(program):
        program.send(signal.SIGTERM)
        program.process.wait(20)

    end_and_go_on(end)


def quit_by_key():
    """Ctrl+Q loses nothing"""

    def end(program):
        keys("ctrl+q")
        program.wait_exit()

    end_and_go_on(end)


def close_the_window():
    """Closing the window loses nothing"""

    def end(program):
        act(program.frame(), "window.close")
        program.wait_exit()

    end_and_go_on(end)


def go_home_and_back():
    """The start page keeps the match too, and it can be removed and brought back"""
    program = start()
    player = begin_match(program)
    look = player.look()
    before, prompt, left = spaces(look), look.prompt, clock(player)
    program.press("Back to the start page")
    program.find("push button", re.compile("^Continue "))
    program.press(re.compile("^Remove "))
    wait("an empty start page", lambda: not find(program.frame(), "push button", re.compile("^Continue ")))
    program.press("Undo")
    go_on(program, before, prompt, left)
    program.quit()


def kill_in_placing():
    """Before the clock runs a match is kept just as well"""
    program = start()
    program.press("Two Teams Here")
    player = Player(program)
    look = player.play(lambda look: look.button(CHOICES, "Line Up for Me"))
    look = player.step(look, look.button(CHOICES, "Line Up for Me"))
    before, prompt = spaces(look), look.prompt
    read_autosave()
    program.kill()
    program = start()
    program.press(re.compile("^Continue "))
    player = Player(program)
    wait("the same position", lambda: spaces(player.look()) == before)
    check(player.look().prompt == prompt, f"“{player.look().prompt}” is asked, not “{prompt}”")
    player.play(lambda look: look.button(CHOICES, "Start the clock") is not None)
    program.quit()


def comment():
    """A comment that was just written is there after kill -9, on the same step"""
    program = start()
    begin_match(program, 10)
    keys("ctrl+m")
    wait("the dialog", lambda: find(program.app, "text", "Comment"))
    xdotool("type", "Well seen")
    wait("the comment in the file", lambda: comments_kept() == ["Well seen"])
    step = read_autosave()["meta"]["comments"][0]["step"]
    program.kill()
    program = start()
    program.press(re.compile("^Continue "))
    wait("the match", lambda: Player(program).look().panels)
    kept = read_autosave()["meta"]["comments"]
    check(kept == [{"step": step, "text": "Well seen"}], f"the comment is {kept}")
    program.quit()


def damage(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    damaged = text.replace('"game"', '"gone"', 1)
    with open(path, "w", encoding="utf-8") as file:
        file.write(damaged)
    return damaged


def damaged_autosave():
    """A damaged file is set aside and told, and the match goes on from its last sound state"""
    program = start()
    begin_match(program)
    told = read_autosave()["events"]
    program.kill()
    path = autosaves()[0]
    damaged = damage(path)
    program = start()
    program.told(re.compile(re.escape(path + ".damaged")))
    with open(path + ".damaged", encoding="utf-8") as file:
        check(file.read() == damaged, "the damaged file was changed")
    program.press(re.compile("^Continue "))
    Player(program)
    events = read_autosave()["events"]
    check(len(events) > 2 and events == told[: len(events)], f"{events} instead of {told}")
    program.quit()


def nothing_is_sound():
    """What cannot be mended is set aside, never overwritten, and told"""
    program = start()
    begin_match(program, 6)
    read_autosave()
    program.kill()
    path = autosaves()[0]
    damaged = damage(path)
    damage(path + "~")
    program = start()
    program.told(re.compile(re.escape(path + ".damaged")))
    check(not find(program.frame(), "push button", re.compile("^Continue ")), "a damaged match is offered")
    with open(path + ".damaged", encoding="utf-8") as file:
        check(file.read() == damaged, "the damaged file was changed")
    begin_match(program, 6)
    program.quit()


run(
    pull_the_plug,
    terminate,
    quit_by_key,
    close_the_window,
    go_home_and_back,
    kill_in_placing,
    comment,
    damaged_autosave,
    nothing_is_sound,
)
