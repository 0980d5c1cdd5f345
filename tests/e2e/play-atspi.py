# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match through the accessibility tree alone: by names, descriptions and buttons."""
import json
import os
import re

from driver import (
    BREAK,
    CAN,
    CHOICES,
    EASY_RULES,
    FINAL,
    OPENING,
    TARGET,
    Player,
    Thrower,
    act,
    check,
    easy_team,
    find,
    find_all,
    find_replay,
    name,
    read_autosave,
    read_json,
    run,
    scratch,
    settings,
    start,
    state_of,
    wait,
    write_match,
)


def events(document):
    return document["events"]


def clock_forward(path):
    """Nobody wants to wait for a whole half: the file says that all but a second has been played."""
    document = read_json(path)
    document["clock"]["elapsed_ms"] = document["variant"].get("minutes", 10) * 60_000 - 1000
    with open(path, "w", encoding="utf-8") as file:
        json.dump(document, file)


def save_as(program, path):
    """Menu, Save As: the name is typed into the dialog."""
    program.act("win.save-as")
    entry = program.find("text", re.compile("Name"))
    wait("the name in the dialog", lambda: entry.set_text_contents(path))
    program.press(re.compile("Save$"))
    wait("the saved file", lambda: os.path.exists(path))


def kinds(document):
    return {event.split(" ")[0] for event in events(document)}


def play_whole_match():
    """A whole match from the start page to the final score, saved, closed and gone on with"""
    path = scratch("whole.svmatch")
    # A short match of this game has one half.
    environment = settings(match_length="normal")
    program = start(environment=environment)
    program.press("Two Teams Here")
    player = Player(program)

    # Toss and placing, the clock, and ten throws at goal.
    player.play(lambda look: look.button(CHOICES, "Start the clock") is not None)
    check(any("toss" in words for words in player.told), f"no toss was told: {player.told}")
    placed = [words for _, words, _ in player.look().places if "empty" not in words]
    check(len(placed) == 8, f"eight figurines should stand on the pitch, not {placed}")
    player.play(lambda look: player.steps >= 70)
    save_as(program, path)
    first = read_json(path)
    check(kinds(first) >= {"die", "place", "start", "throw-off", "move"}, f"{kinds(first)}")
    program.quit()

    # The last moments of the first half, in a new run of the program.
    clock_forward(path)
    program = start(path, environment=environment)
    player = Player(program)
    look = player.play(lambda look: look.is_break())
    texts = [name(label) for label in find_all(look.panels[BREAK], "label")]
    check(texts, "the half-time panel says nothing")
    player.play(lambda look: look.button(CHOICES, "Start the clock") is not None)
    player.play(lambda look: player.steps >= 30)
    program.act("win.save")
    wait("the saved second half", lambda: "time" in kinds(read_json(path)))
    program.quit()

    # The last moments of the match.
    clock_forward(path)
    program = start(path, environment=environment)
    player = Player(program)
    look = player.play(lambda look: look.is_over())
    document = read_autosave()
    state = state_of(document)
    check(state["phase"] == "over", f"the match should be over: {state}")
    check(look.button(FINAL), "the last panel offers nothing to do")
    # The score stands once: on the scoreboard.
    texts = " ".join(name(label) for label in find_all(program.frame(), "label"))
    goals = [str(state["score"][side]) for side in ("home", "away")]
    check(all(goal in texts for goal in goals), f"the final score {goals} is not told: {texts}")
    program.quit()


def play_ending():
    """One period with free passes and penalties: its end comes by itself, within the rules"""
    path = write_match(
        scratch("ending.svmatch"),
        variant={"halves": 1, "minutes": 1},
        events=OPENING,
        elapsed_ms=57_000,
    )
    program = start(path)
    player = Player(program)
    look = player.play(lambda look: look.is_over())
    check(look.button(FINAL), "the last panel offers nothing to do")
    check(not look.all(TARGET), "the match is over, yet something can be chosen")
    program.quit()


class Asked(Player):
    """Points at an empty area first and then says which figurine is meant."""

    def next_thing(self, look):
        if look.button(CHOICES, "Line Up for Me"):
            asked = find(look.question, "push button") if look.question else None
            return asked or look.first(TARGET) or self.choose(look)
        return super().next_thing(look)

    def choose(self, look):
        return look.first(CAN)


def play_every_kind():
    """Free pass, penalty, interception with a choice, goal: every kind of turn is told and played"""
    path = write_match(scratch("kinds.svmatch"), events=OPENING)
    program = start(path, environment=settings(dice="table"))
    dice = [3, 3] + [6, 6] + [1, 6] + [6, 1]
    player = Thrower(program, dice)
    player.play(lambda look: not player.faces)
    told = " / ".join(player.told)
    for words in ("free pass", "penalty"):
        check(words in told.lower(), f"no {words} was told: {told}")
    document = read_autosave()
    check("receive" in kinds(document), f"nobody chose who has the ball: {events(document)}")
    score = state_of(document)["score"]
    check(score == {"home": 0, "away": 1}, f"the goal does not count: {score}")
    steps = player.steps
    player.play(lambda look: player.steps > steps)
    check("throw-off" in read_autosave()["events"][-1], "the game does not go on after the goal")
    program.quit()


def play_other_rules():
    """Variants: the defender is chosen, the teams change ends after a goal"""
    path = write_match(
        scratch("variant.svmatch"),
        variant={"change_zones_every": 1, "defender": "choose-any", **EASY_RULES},
        teams=[easy_team("Velocitas"), easy_team("Orange")],
        events=OPENING,
    )
    program = start(path, environment=settings(dice="table"))
    player = Thrower(program, [3, 2])
    player.play(lambda look: not player.faces)
    document = read_autosave()
    check("defend" in kinds(document), "no defender was chosen")
    check(state_of(document)["phase"] == "place", "the teams should change ends now")
    player.faces = [3, 2]
    player.play(lambda look: not player.faces)
    score = state_of(read_autosave())["score"]
    check(score == {"home": 1, "away": 1}, f"the goals do not count: {score}")
    program.quit()


def play_golden_goal():
    """A drawn match with a golden goal goes on without a clock until somebody scores"""
    path = write_match(
        scratch("golden.svmatch"),
        variant={"halves": 1, "minutes": 1, "golden_goal": True, **EASY_RULES},
        teams=[easy_team("Velocitas"), easy_team("Orange")],
        events=OPENING,
        elapsed_ms=59_900,
    )
    program = start(path)
    player = Player(program)
    player.play(lambda look: look.is_over())
    score = state_of(read_autosave())["score"]
    check(sorted(score.values()) == [0, 1], f"a golden goal decides: {score}")
    program.quit()


def answer_questions():
    """An empty area asks which figurine is meant, in words"""
    program = start(write_match(scratch("asked.svmatch"), events=OPENING[:2]))
    player = Asked(program)
    player.play(lambda look: look.question is not None)
    look = player.look()
    check(name(look.question).endswith("?"), f"the question is called {name(look.question)}")
    check(len(find_all(look.question, "push button")) == 4, "four figurines can be meant")
    look = player.play(lambda look: look.place("Area A, Velocitas zone, striker 1") is not None)
    check(look.question is None, "the question stays")
    program.quit()


def look_back_and_undo():
    """Undo, redo, the report and a branch work by their names too"""
    path = write_match(scratch("undo.svmatch"), events=OPENING)
    program = start(path)
    player = Player(program)
    player.play(lambda look: player.steps >= 14)
    before = player.look().signature()
    prompt = before[0]
    program.press("Undo")
    wait("the step before", lambda: player.look().signature() != before)
    program.press("Redo")
    wait("the same again", lambda: player.look().signature() == before)
    program.act("match.replay")
    wait("lines of the report", lambda: find(player.frame, "list", re.compile("report", re.I)))
    program.act("match.first")
    wait("the replay", lambda: find_replay(player.frame))
    program.act("match.last")
    wait("the end again", lambda: player.look().prompt == prompt)
    program.act("match.previous")
    program.press("Play On From Here")
    wait("a second window", lambda: len(program.windows()) == 2)
    for window in program.windows():
        act(window, "window.close")
    program.wait_exit()


run(play_whole_match, play_ending, play_every_kind, play_other_rules, play_golden_goal, answer_questions, look_back_and_undo)
