#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each sentence of FORMATS.md, "Competition", with what it allows, what it refuses, and where.

Usage: test-cup-rules.py SPEELVELD-CLI
"""
import base64
import copy
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path


def call(*arguments, document=None):
    text = None if document is None else json.dumps(document)
    done = subprocess.run([CLI, *map(str, arguments)], input=text, capture_output=True, text=True,
                          env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "C"})
    assert done.returncode == 0 or not done.stdout or arguments[0] == "check"
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def do(*arguments, document=None):
    status, lines, said = call(*arguments, document=document)
    assert status == 0 and said == "", (arguments, status, said)
    return lines


def new(*arguments):
    return do("cup", "new", *arguments)[0]


def cup(command, document, *arguments):
    return do("cup", command, "-", *arguments, document=document)[0]


def fails(status, sentence, *arguments, document=None):
    found, lines, said = call(*arguments, document=document)
    assert found == status and not lines and sentence in said, (arguments, found, said)


def changed(document, changes):
    """A copy with other values at these paths; None: without that member."""
    out = copy.deepcopy(document)
    for path, value in changes.items():
        *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
        at = out
        for key in way:
            at = at[key]
        if value is None:
            del at[last]
        elif isinstance(at, list) and last == len(at):
            at.append(value)
        else:
            at[last] = value
    return out


def refused(document, changes, sentence):
    status, [line], _ = call("check", "-", document=changed(document, changes))
    assert status == 1 and line["ok"] is False, (changes, line)
    assert line["error"] == sentence, (changes, line["error"])


def read(document, changes):
    status, [line], _ = call("check", "-", document=changed(document, changes))
    assert status == 0 and line["ok"], (changes, line)


# ---- documents ---------------------------------------------------------------------------------


def test_document():
    league = new("strafworp", "Fox", "Owl", "Elk", "Ibex", "--boards", 2, "--title", "Canteen cup")
    assert list(league)[:2] == ["format", "version"]
    for key in ("title", "points", "order", "withdrawn"):
        read(league, {key: None})
    for key in ("game", "variant", "teams", "plan", "fixtures"):
        refused(league, {key: None}, f"{key}: this is missing")
    refused(league, {"version": 2}, "version: this document was made by a newer Speelveld (version 2; "
            "this program reads version 1)")
    refused(league, {"game": "chess"}, "game: the game “chess” is not known")
    refused(league, {"title": 7}, "title: this must be a text")
    refused(league, {"teams": [{}]}, "teams: there are 1 teams, but there must be 2 to 64")
    refused(league, {"teams": [{}] * 65}, "teams: there are 65 teams, but there must be 2 to 64")
    refused(league, {"teams.1": 3}, "teams[1]: this must be an object")
    refused(league, {"teams.1.cards": [{"attack": 9}]}, "teams[1].cards[0].attack: 9 is outside 1–6")
    refused(league, {"teams.2.cards": [{"attack": 6}]},
            "teams[2].cards: the attack powers add up to 18, not 14")
    refused(league, {"variant": {"minutes": 99}}, "variant.minutes: 99 is outside 0–60")
    # Unknown keys are kept, each in its place.
    extra = changed(league, {"sponsor": "Baker", "plan.hall": 1, "points.bonus": 2, "teams.0.coach": "Jo",
                             "fixtures.2.referee": "Sam"})
    assert cup("clear", extra, 0) == extra
    knockout = new("strafworp", "--kind", "knockout", "A", "B", "C", "D")
    extra = changed(knockout, {"fixtures.2.from.1.note": "x", "plan.legs": 9})
    assert cup("clear", extra, 0) == extra


def test_plan():
    league = new("strafworp", "A", "B", "C", "D")
    groups = new("strafworp", "--kind", "groups", *"ABCDEFG")
    knockout = new("strafworp", "--kind", "knockout", *"ABC")
    assert do("check", "-", document=league)[0]["kind"] == "competition"
    refused(league, {"plan.kind": None}, "plan.kind: this is missing")
    refused(league, {"plan.kind": "cup"}, "plan.kind: “cup” is not one of league, knockout, groups")
    for key, most in ("legs", 4), ("boards", 32):
        for value in 0, most + 1:
            refused(league, {f"plan.{key}": value}, f"plan.{key}: {value} is outside 1–{most}")
        read(league, {f"plan.{key}": None})
    refused(league, {"plan.legs": 1.5}, "plan.legs: this must be a whole number")
    refused(groups, {"plan.groups": None}, "plan.groups: this is missing")
    assert groups["plan"]["groups"] == [[0, 3, 4], [1, 2, 5, 6]]
    refused(groups, {"plan.groups.0": [0]}, "plan.groups[0]: a group has at least two teams")
    refused(groups, {"plan.groups.1.1": 0}, "plan.groups[1][1]: team 0 is in a group already")
    refused(groups, {"plan.groups.1.1": 7}, "plan.groups[1][1]: 7 is outside 0–6")
    refused(groups, {"plan.groups.1": [1, 2, 5]}, "plan.groups: team 6 is in no group")
    refused(groups, {"plan.groups": []}, "plan.groups: team 0 is in no group")
    refused(groups, {"plan.advance": None}, "plan.advance: this is missing")
    refused(groups, {"plan.advance": 0}, "plan.advance: 0 is outside 1–64")
    refused(groups, {"plan.advance": 4}, "plan.advance: 4 is outside 1–3")
    refused(knockout, {"plan.third": True}, "plan.third: a match for third place needs four teams")
    refused(knockout, {"plan.third": 1}, "plan.third: this must be true or false")
    one = new("strafworp", "--kind", "groups", "--groups", 1, *"ABC")
    refused(one, {"plan.advance": 1}, "plan.advance: at least two teams must play in the knock-out")
    refused(changed(groups, {"plan.advance": 1}), {"plan.third": True},
            "plan.third: a match for third place needs four teams")


def test_points_and_order():
    league = new("strafworp", "A", "B", "C")
    assert league["points"] == {"win": 2, "draw": 1, "loss": 0}
    assert league["order"] == ["points", "mutual", "difference", "goals"]
    assert new("eleven", "A", "B")["points"] == league["points"]
    assert new("champions-2020", "A", "B")["points"] == {
        "win": 5, "draw": 0, "loss": 0, "golden_win": 4, "golden_loss": 1, "penalties_win": 3,
        "penalties_loss": 2}
    refused(league, {"points.win": 100}, "points.win: 100 is outside 0–99")
    refused(league, {"points.win": None}, "points.win: this is missing")
    refused(league, {"points.golden_loss": -1}, "points.golden_loss: -1 is outside 0–99")
    refused(league, {"order": ["points", "wins", "points"]}, "order[2]: this key is already listed")
    refused(league, {"order": ["luck"]},
            "order[0]: “luck” is not one of points, mutual, difference, goals, wins, lot")
    refused(league, {"order": ["lot", "points"], "lots": [0, 1, 2]}, "order[0]: nothing may come after the lot")
    refused(league, {"order": ["points", "lot"]}, "lots: this is missing")
    refused(league, {"lots": [0, 1, 1]}, "lots[2]: 1 is already listed")
    refused(league, {"lots": [0, 1]}, "lots: each team needs its lot here")
    refused(league, {"lots": [0, 1, 3]}, "lots[2]: 3 is outside 0–2")
    read(league, {"order": ["points", "lot"], "lots": [2, 0, 1]})
    read(league, {"order": []})
    groups = new("strafworp", "--kind", "groups", *"ABCD", "--seed", 1)
    assert groups["order"][-1] == "lot" and sorted(groups["lots"]) == [0, 1, 2, 3]
    assert groups == new("strafworp", "--kind", "groups", *"ABCD", "--seed", 1)
    refused(groups, {"lots": None}, "lots: this is missing")
    refused(groups, {"order": ["points"]},
            "order: groups need “lot” at the end, so that no two teams share a place")
    refused(league, {"withdrawn": [3]}, "withdrawn[0]: 3 is outside 0–2")
    refused(league, {"withdrawn": [1, 1]}, "withdrawn[1]: 1 is already listed")


# ---- fixtures ----------------------------------------------------------------------------------


def test_league_fixtures():
    league = new("strafworp", *"ABCD", "--boards", 2, "--legs", 2)
    read(league, {"fixtures.0.round": 7, "fixtures.3.slot": 5})
    read(league, {"fixtures": league["fixtures"][::-1]})
    for key in "round", "slot", "board", "teams":
        refused(league, {f"fixtures.4.{key}": None}, f"fixtures[4].{key}: this is missing")
    refused(league, {"fixtures.4.round": 0}, "fixtures[4].round: 0 is outside 1–9999")
    refused(league, {"fixtures.4.board": 3}, "fixtures[4].board: 3 is outside 1–2")
    refused(league, {"fixtures.1.board": 1},
            "fixtures[1].board: this board already has another match in that slot")
    refused(league, {"fixtures.2.round": 1, "fixtures.2.slot": 2},
            "fixtures[2].round: one of its teams already plays in this round")
    refused(league, {"fixtures.4.teams": [0]}, "fixtures[4].teams: two numbers are needed here")
    refused(league, {"fixtures.4.teams": [0, 4]}, "fixtures[4].teams[1]: 4 is outside 0–3")
    refused(league, {"fixtures.0.teams": [2, 2], "fixtures.0.round": 9},
            "fixtures[0].teams[1]: a team cannot meet itself")
    refused(league, {"fixtures.4.from": []}, "fixtures[4].from: a match of a league has “teams” instead of this")
    refused(league, {"fixtures.0": None}, "fixtures: a match of team 0 against team 3 is missing")
    again = {"round": 8, "slot": 1, "board": 1, "teams": [3, 0]}
    refused(league, {"fixtures.12": again}, "fixtures[12].teams: these teams have already met in 2 matches")
    first = league["fixtures"][0]["teams"]
    back = next(i for i, f in enumerate(league["fixtures"]) if f["teams"] == first[::-1])
    refused(league, {f"fixtures.{back}.teams": first},
            f"fixtures[{back}].teams: team {first[0]} is at home too often")
    groups = new("strafworp", "--kind", "groups", *"ABCD")
    refused(groups, {"fixtures.0.teams": [0, 1], "fixtures.0.round": 9},
            "fixtures[0].teams: these teams are in different groups")


def test_knockout_fixtures():
    plain = new("strafworp", "--kind", "knockout", "--third", *"ABCDE")
    assert [(f["round"], f["from"]) for f in plain["fixtures"]] == [
        (1, [{"team": 3}, {"team": 4}]), (2, [{"team": 0}, {"winner": 0}]),
        (2, [{"team": 1}, {"team": 2}]), (3, [{"loser": 1}, {"loser": 2}]),
        (3, [{"winner": 1}, {"winner": 2}])]
    read(plain, {"fixtures.0.from.0": {"team": 0}, "fixtures.1.from.0": {"team": 3}})
    read(plain, {"fixtures.4.round": 9})
    assert len(new("strafworp", "--kind", "knockout", *map(str, range(64)))["fixtures"]) == 63
    at = "fixtures[1].from[1]: "
    refused(plain, {"fixtures.1.from.1": {"winner": 3}}, at + "nobody goes on from fixture 3")
    refused(plain, {"fixtures.1.from.1": {"winner": 2}}, at + "fixture 2 is not from an earlier round")
    refused(plain, {"fixtures.1.from.1": {"winner": 1}}, at + "fixture 1 is not from an earlier round")
    refused(plain, {"fixtures.1.from.1": {"winner": 5}}, at + "there is no fixture 5")
    refused(plain, {"fixtures.1.from.1": {"team": 0}}, at + "this team has already entered")
    refused(plain, {"fixtures.1.from.1": {"team": 5}}, at[:-2] + ".team: 5 is outside 0–4")
    refused(plain, {"fixtures.1.from.1": {"loser": 0}}, at + "losers meet only one another")
    refused(plain, {"fixtures.1.from.1": {"group": 1, "place": 1}}, at + "there are no groups")
    refused(plain, {"fixtures.1.from.1": {}}, at + "one team, place of a group, winner or loser is needed here")
    refused(plain, {"fixtures.1.from": [{"team": 0}]}, "fixtures[1].from: two sources are needed here")
    refused(plain, {"fixtures.4.from.1": {"winner": 1}},
            "fixtures[4].from[1]: this winner already plays another match")
    refused(plain, {"fixtures.1.teams": [0, 1]},
            "fixtures[1].teams: a match of a knock-out has “from” instead of this")
    refused(plain, {"fixtures.3": None}, "fixtures: the match for third place is missing")
    refused(plain, {"plan.third": False}, "fixtures[3].from[0]: the loser is out")
    refused(plain, {"fixtures.3.from.0.loser": 0},
            "fixtures[3].from: the losers of the semi-finals must meet for third place")
    refused(plain, {"fixtures.4": None}, "fixtures[2]: fixture 1 is already the final")
    refused(plain, {"fixtures.0.from": [{"winner": 3}, {"team": 4}]},
            "fixtures[0].from[0]: nobody goes on from fixture 3")
    groups = new("strafworp", "--kind", "groups", *"ABCDEF")
    at = next(i for i, f in enumerate(groups["fixtures"]) if "from" in f)
    refused(groups, {f"fixtures.{at}.from.0": {"team": 0}},
            f"fixtures[{at}].from[0]: teams must come from the groups, by their places")
    refused(groups, {f"fixtures.{at}.from.0.group": 3}, f"fixtures[{at}].from[0]: there is no group 3")
    refused(groups, {f"fixtures.{at}.from.0.place": 3},
            f"fixtures[{at}].from[0]: place 3 does not go on to the knock-out")
    refused(groups, {f"fixtures.{at}.from.0.place": 2, f"fixtures.{at}.from.0.group": 2},
            f"fixtures[{at}].from[1]: this place has already entered")
    refused(groups, {f"fixtures.{at}.round": 3, f"fixtures.{at}.slot": 9},
            f"fixtures[{at}].round: the group will not have been played by then")


# ---- results -----------------------------------------------------------------------------------


def test_results():
    league = new("strafworp", *"ABC")
    knockout = new("strafworp", "--kind", "knockout", *"ABCD")

    def league_result(result, sentence):
        refused(league, {f"fixtures.1.{key}": value for key, value in result.items()}, "fixtures[1]." + sentence)

    league_result({"score": [1]}, "score: two numbers are needed here")
    league_result({"score": [1, 1000]}, "score[1]: 1000 is outside 0–999")
    league_result({"score": [-1, 0]}, "score[0]: -1 is outside 0–999")
    league_result({"score": [1, 0], "how": "luck"},
                  "how: “luck” is not one of full time, extra time, golden goal, penalties, forfeit, absent")
    league_result({"how": "full time"}, "how: there is no result")
    league_result({"void": True}, "void: there is no result")
    league_result({"void": 1}, "void: this must be true or false")
    league_result({"score": [2, 0], "how": "golden goal"}, "score: a golden goal wins by one goal")
    league_result({"score": [2, 1], "how": "penalties", "shootout": [1, 0]},
                  "score: only a draw can be decided by penalties")
    league_result({"score": [2, 2], "how": "penalties"}, "shootout: this is missing")
    league_result({"score": [2, 2], "how": "penalties", "shootout": [3, 3]},
                  "shootout: penalties are never level")
    league_result({"score": [2, 2], "shootout": [3, 2]}, "shootout: this match was not decided by penalties")
    league_result({"score": [2, 2], "how": "forfeit"}, "score: a forfeit is never level")
    for result in ({"score": [999, 0]}, {"score": [1, 1], "how": "extra time"}, {"score": [0, 1], "void": True},
                   {"score": [3, 2], "how": "golden goal"}, {"score": [0, 5], "how": "forfeit"}):
        read(league, {f"fixtures.1.{key}": value for key, value in result.items()})
    for how in "full time", "extra time":
        refused(knockout, {"fixtures.0.score": [1, 1], "fixtures.0.how": how},
                "fixtures[0].score: a knock-out match can be level only if penalties decide it")
    read(knockout, {"fixtures.0.score": [1, 1], "fixtures.0.how": "penalties", "fixtures.0.shootout": [0, 1]})
    refused(knockout, {"fixtures.2.score": [1, 0]}, "fixtures[2].score: it is not known who plays this match")
    read(knockout, {"fixtures.2.score": [1, 0], "fixtures.2.void": True})


def test_commands():
    league = new("strafworp", *"ABCD")
    played = cup("result", league, 0, "4-2")
    assert played["fixtures"][0]["score"] == [4, 2] and played["fixtures"][0]["how"] == "full time"
    golden = cup("result", league, 0, "4-3", "--how", "golden goal")
    assert golden["fixtures"][0]["how"] == "golden goal"
    penalties = cup("result", league, 0, "3-3", "--how", "penalties", "--shootout", "5-4")
    assert penalties["fixtures"][0]["shootout"] == [5, 4]
    assert cup("clear", penalties, 0) == league
    void = cup("void", played, 0)
    assert void["fixtures"][0] == {**played["fixtures"][0], "void": True}
    assert cup("result", void, 0, "4-2") == played
    assert cup("clear", void, 0) == league
    assert cup("withdraw", cup("withdraw", played, 2), 2, "--back") == played
    for status, sentence, *arguments in (
            (2, "INDEX must be a whole number from 0 to 5", "clear", 6),
            (2, "TEAM must be a whole number from 0 to 3", "withdraw", 4),
            (2, "neither a score", "result", 0, "much"),
            (2, "not a way for a match to end", "result", 0, "1-0", "--how", "luck"),
            (2, "is not a score", "result", 0, "1-1", "--how", "penalties", "--shootout", "x"),
            (1, "1000 is outside", "result", 0, "1000-0"),
            (1, "shootout: this is missing", "result", 0, "1-1", "--how", "penalties"),
            (1, "not decided by penalties", "result", 0, "1-1", "--shootout", "5-4"),
            (1, "never level", "result", 0, "1-1", "--how", "forfeit"),
            (1, "there is no result", "void", 0)):
        fails(status, sentence, "cup", arguments[0], "-", *arguments[1:], document=league)
    for arguments in (("strafworp", "A"), ("chess", "A", "B"), ("strafworp", *["T"] * 65),
                      ("strafworp", "A", "B", "--legs", 5), ("strafworp", "A", "B", "--boards", 0),
                      ("strafworp", "A", "B", "--kind", "draw"), ("strafworp", "A", "B", "--third"),
                      ("strafworp", "--kind", "knockout", "A", "B", "C", "--third"),
                      ("strafworp", "--kind", "groups", "A", "B", "C"),
                      ("strafworp", "--kind", "groups", *"ABCDE", "--advance", 3)):
        fails(2, "speelveld-cli", "cup", "new", *arguments)
    fails(1, "missing.svteam", "cup", "new", "strafworp", "A", "missing.svteam")
    fails(1, "missing.svcup", "cup", "table", "missing.svcup")


def test_other_teams():
    """A change that puts other teams into a fixture whose score counts is refused."""
    knockout = new("strafworp", "--kind", "knockout", *"ABCD", "--third")
    for i, score in enumerate(("1-0", "0-1", "2-1", "3-1")):
        knockout = cup("result", knockout, i, score)
    for arguments in ("result", 0, "0-1"), ("clear", 1), ("void", 0):
        fails(1, "fixtures[", "cup", arguments[0], "-", *arguments[1:], document=knockout)
    assert cup("result", knockout, 0, "5-0")["fixtures"][0]["score"] == [5, 0]
    cleared = cup("clear", cup("clear", knockout, 3), 2)
    assert cup("result", cleared, 0, "0-1")["fixtures"][0]["score"] == [0, 1]
    # Who meets a withdrawn team goes on; the team is not back once that was played.
    knockout = new("strafworp", "--kind", "knockout", *"ABCD")
    gone = cup("withdraw", knockout, 3)
    gone = cup("result", cup("result", gone, 1, "2-0"), 2, "1-0")
    fails(1, "fixtures[2].score", "cup", "withdraw", "-", "3", "--back", document=gone)
    # The same where a group's table decides who plays.
    groups = new("strafworp", "--kind", "groups", *"ABCD", "--advance", 1, "--seed", 1)
    for i in range(len(groups["fixtures"])):
        groups = cup("result", groups, i, "1-0")
    winner = groups["fixtures"][0]["teams"][0]
    fails(1, "fixtures[2]: other teams", "cup", "result", "-", 0, "0-1", document=groups)
    fails(1, "fixtures[2]", "cup", "clear", "-", 0, document=groups)
    fails(1, "fixtures[2]", "cup", "withdraw", "-", winner, document=groups)
    assert cup("result", groups, 0, "3-2")["fixtures"][0]["score"] == [3, 2]


# ---- sources and withdrawals ---------------------------------------------------------------------


def meetings(document):
    return [(f["teams"], f["winner"]) for f in do("cup", "fixtures", "-", document=document) if "from" in f]


def ranks(document, which=-1):
    return [(row["name"], row["rank"], row["by"])
            for row in do("cup", "table", "-", document=document)[which]["table"]]


def test_sources():
    knockout = new("strafworp", "--kind", "knockout", *"ABCD", "--third")
    assert meetings(knockout) == [([0, 3], None), ([1, 2], None), ([None, None], None), ([None, None], None)]
    assert ranks(knockout) == [(name, 1, None) for name in "ABCD"]
    half = cup("result", knockout, 0, "0-2")
    assert meetings(half)[2:] == [([0, None], None), ([3, None], None)]
    assert ranks(half) == [("B", 1, None), ("C", 1, None), ("D", 1, None), ("A", 4, "round")]
    assert meetings(cup("void", half, 0)) == meetings(knockout)
    done = cup("result", cup("result", half, 1, "0-0", "--how", "penalties", "--shootout", "3-2"), 3, "2-1")
    assert ranks(done) == [("D", 1, None), ("B", 2, "round"), ("A", 3, "round"), ("C", 3, None)]
    third = cup("result", done, 2, "0-1")
    assert ranks(third) == [("D", 1, None), ("B", 2, "round"), ("C", 3, "round"), ("A", 4, "third")]
    rows = do("cup", "table", "-", document=third)[0]["table"]
    assert rows[1] == {"rank": 2, "team": 1, "name": "B", "played": 2, "won": 1, "drawn": 0, "lost": 1,
                       "for": 1, "against": 2, "difference": -1, "points": None, "by": "round"}
    # A withdrawn team's opponent goes on without a match; what it has played stands.
    gone = cup("withdraw", knockout, 0)
    assert meetings(gone) == [([0, 3], 3), ([1, 2], None), ([None, None], None), ([3, None], None)]
    assert ranks(gone)[-1] == ("A", 4, "round")
    gone = cup("withdraw", gone, 3)
    assert meetings(gone)[0] == ([0, 3], None)
    gone = cup("result", gone, 1, "1-0")
    assert meetings(gone)[2:] == [([None, 2], 2), ([None, 1], 1)]
    stands = cup("withdraw", cup("result", knockout, 0, "1-0"), 0)
    assert meetings(stands)[0] == ([0, 3], 0)
    assert meetings(stands)[3] == ([0, None], None)
    assert meetings(cup("result", stands, 1, "1-0"))[3] == ([0, 1], 1)


def test_groups():
    groups = new("strafworp", "--kind", "groups", *"ABCDEF", "--seed", 5)
    last = max(i for i, f in enumerate(groups["fixtures"]) if "teams" in f)
    for i in range(last + 1):
        groups = cup("result", groups, i, f"{2 + i % 3}-{i % 2}")
        known = [t for t, _ in meetings(groups)[:2]]
        assert (None in known[0]) == (i < last)
    tables = do("cup", "table", "-", document=groups)
    assert [t.get("group") for t in tables] == [1, 2, None]
    first, second = ([row["team"] for row in t["table"]] for t in tables[:2])
    assert [t for t, _ in meetings(groups)[:2]] == [[first[0], second[1]], [second[0], first[1]]]
    # The last of a group may go on when another one gives up; a void result is one for the group.
    assert meetings(cup("withdraw", groups, first[0]))[0][0] == [first[1], second[1]]
    assert None not in meetings(cup("void", groups, 0))[0][0]
    three = new("strafworp", "--kind", "groups", "--groups", 1, "--advance", 3, *"ABC", "--seed", 1)
    three = cup("withdraw", three, 1)
    only = next(i for i, f in enumerate(three["fixtures"]) if 1 not in f.get("teams", [1]))
    three = cup("result", three, only, "1-0")
    winner, loser = three["fixtures"][only]["teams"]
    assert meetings(three) == [([loser, None], loser), ([winner, loser], None)]


# ---- tables worked out by hand -------------------------------------------------------------------


def table(document, results, **more):
    """Results: "AB 3-1" for each pair, in any order and with either at home."""
    out = changed(document, more)
    names = [t["name"] for t in out["teams"]]
    for result in results:
        pair, goals = result.split()
        score = [int(n) for n in goals.split("-")]
        home, away = (names.index(n) for n in pair)
        for f in out["fixtures"]:
            if f["teams"] == [home, away] and "score" not in f:
                f["score"] = score
                break
            if f["teams"] == [away, home] and "score" not in f:
                f["score"] = score[::-1]
                break
        else:
            raise AssertionError(result)
    return ranks(out)


def test_ties():
    four = new("strafworp", *"ABCD")
    # Two level on points: A and B 4; B has beaten A, though A's difference is better.
    assert table(four, ["AB 0-1", "AC 9-0", "AD 5-0", "BC 0-1", "BD 1-0", "CD 0-2"]) == [
        ("B", 1, None), ("A", 2, "mutual"), ("D", 3, "points"), ("C", 4, "mutual")]
    # Without the mutual result the difference parts them.
    assert table(four, ["AB 0-1", "AC 9-0", "AD 5-0", "BC 0-1", "BD 1-0", "CD 0-2"],
                 order=["points", "difference"]) == [
        ("A", 1, None), ("B", 2, "difference"), ("D", 3, "points"), ("C", 4, "difference")]
    # Three level in a circle: A-B 2-0, B-C 1-0, C-A 1-0. Mutual difference: A +1, B -1, C 0.
    assert table(four, ["AB 2-0", "BC 1-0", "CA 1-0", "AD 1-0", "BD 9-0", "CD 1-0"]) == [
        ("A", 1, None), ("C", 2, "mutual"), ("B", 3, "mutual"), ("D", 4, "points")]
    # Three level, each of a win and a defeat, all +0: C has scored 3, A and B 2. These two once more by
    # their own match, which A won, though B's difference is better.
    assert table(four, ["AB 1-0", "BC 2-1", "CA 2-1", "AD 1-0", "BD 9-0", "CD 1-0"]) == [
        ("C", 1, None), ("A", 2, "mutual"), ("B", 3, "mutual"), ("D", 4, "points")]
    # Three level: C has beaten A and B, whose own match, a draw, parts no one; the difference does.
    five = new("strafworp", *"ABCDE")
    assert table(five, ["AB 1-1", "CA 1-0", "CB 1-0", "DC 1-0", "EC 1-0", "AD 1-0", "BD 2-0", "AE 0-0",
                        "BE 0-0", "ED 1-0"]) == [
        ("E", 1, None), ("C", 2, "points"), ("B", 3, "mutual"), ("A", 4, "difference"), ("D", 5, "points")]
    # Four level, all drawn by the same score: nothing parts them, ranks are shared.
    assert table(four, ["AB 1-1", "AC 1-1", "AD 1-1", "BC 1-1", "BD 1-1", "CD 1-1"]) == [
        (name, 1, None) for name in "ABCD"]
    # Four level in a circle: A +2, B -2, C and D alike, and C has beaten D.
    assert table(four, ["AB 3-0", "BC 1-0", "CD 1-0", "DA 1-0", "AC 0-0", "BD 0-0"]) == [
        ("A", 1, None), ("C", 2, "mutual"), ("D", 3, "mutual"), ("B", 4, "mutual")]
    # Four level by points: B +1, A and D 0, C -1. A and D begin again, and drew; that D made more goals against
    # the others counts only where nothing parts them and "goals" comes next.
    begun = ["AB 1-0", "AC 0-1", "AD 0-0", "BC 0-0", "BD 2-0", "CD 0-2"]
    assert table(four, begun, order=["points", "mutual"]) == [
        ("B", 1, None), ("A", 2, "mutual"), ("D", 2, None), ("C", 4, "mutual")]
    assert table(four, begun) == [("B", 1, None), ("D", 2, "mutual"), ("A", 3, "goals"), ("C", 4, "mutual")]
    circle = ["AB 1-0", "BC 1-0", "CD 1-0", "DA 1-0", "AC 0-0", "BD 0-0"]
    assert table(four, circle) == [(name, 1, None) for name in "ABCD"]
    assert table(four, circle, order=["points", "mutual", "lot"], lots=[2, 0, 3, 1]) == [
        ("B", 1, None), ("D", 2, "lot"), ("A", 3, "lot"), ("C", 4, "lot")]
    # A shared rank is followed by a gap: 1, 2, 2, 4.
    assert table(four, ["AB 1-0", "AC 1-0", "AD 1-0", "BC 0-0", "BD 1-0", "CD 1-0"]) == [
        ("A", 1, None), ("B", 2, "points"), ("C", 2, None), ("D", 4, "points")]
    # Goals, wins, and what an order without them leaves level.
    two = new("strafworp", *"ABC")
    assert table(two, ["AC 2-1", "BC 3-2", "AB 0-0"], order=["points", "difference", "goals"])[:2] == [
        ("B", 1, None), ("A", 2, "goals")]
    assert table(two, ["AC 2-1", "BC 3-2", "AB 0-0"], order=["points"])[1] == ("B", 1, None)
    assert table(two, ["AC 1-0", "CB 1-0", "AB 0-0"], order=["wins", "points"])[:2] == [
        ("A", 1, None), ("C", 2, "points")]


def test_how_it_ended():
    cups = new("champions-2020", "A", "B")
    for how, shootout, points in (("full time", None, [5, 0]), ("extra time", None, [5, 0]),
                                  ("golden goal", None, [4, 1]), ("penalties", "3-2", [3, 2]),
                                  ("forfeit", None, [5, 0])):
        score = "1-1" if shootout else "2-1"
        more = ["--shootout", shootout] if shootout else []
        rows = do("cup", "table", "-", document=cup("result", cups, 0, score, "--how", how, *more))[0]["table"]
        assert [row["points"] for row in rows] == points
        assert [(row["won"], row["drawn"], row["lost"]) for row in rows] == [(1, 0, 0), (0, 0, 1)]
        assert rows[0]["for"] == int(score[0])  # shoot-out goals are no goals
    rows = do("cup", "table", "-", document=cup("result", cups, 0, "1-1"))[0]["table"]
    assert [row["points"] for row in rows] == [0, 0]
    plain = changed(new("strafworp", "A", "B"), {"points": {"win": 3, "draw": 1, "loss": 0, "golden_loss": 1}})
    rows = do("cup", "table", "-", document=cup("result", plain, 0, "2-1", "--how", "golden goal"))[0]["table"]
    assert [row["points"] for row in rows] == [3, 1]


def test_withdrawn_and_void():
    league = new("strafworp", "A", "B", "C")
    for i in range(3):
        league = cup("result", league, i, "1-0")
    gone = do("cup", "table", "-", document=cup("withdraw", league, 0))[0]["table"]
    assert gone[2] == {"rank": None, "team": 0, "name": "A", "played": 0, "won": 0, "drawn": 0, "lost": 0,
                       "for": 0, "against": 0, "difference": 0, "points": 0, "by": "withdrawn"}
    assert [row["played"] for row in gone] == [1, 1, 0]
    void = league
    for i in range(3):
        void = cup("void", void, i)
    assert all(row["played"] == 0 and row["rank"] == 1 for row in do("cup", "table", "-", document=void)[0]["table"])
    unnamed = changed(league, {"teams.1": {}})
    assert [row["name"] for row in do("cup", "table", "-", document=unnamed)[0]["table"]].count("Team 2") == 1


# ---- matches in fixtures -------------------------------------------------------------------------


def match_of(folder, game, first, second, seed=1, over=True):
    paths = []
    for name in first, second:
        path = folder / f"{name}.svteam"
        path.write_text(json.dumps({"format": "speelveld-team", "version": 1, "game": game, "name": name}),
                        encoding="utf-8")
        paths.append(path)
    fresh = do("new", game, "--first", paths[0], "--second", paths[1])[0]
    if not over:
        return fresh
    return do("play", "-", "--home", "greedy", "--away", "random", "--seed", seed, "--pace", 30000,
              document=fresh)[0]


def test_matches(folder):
    league = new("strafworp", "Fox", "Owl", "--boards", 1)
    played, begun = (match_of(folder, "strafworp", "Fox", "Owl", over=over) for over in (True, False))
    path = folder / "m.svmatch"
    path.write_text(json.dumps(played), encoding="utf-8")
    held = cup("result", league, 0, path)
    fixture = held["fixtures"][0]
    shown = do("show", path)[0]
    assert shown["node"] == {"kind": "over"}
    assert fixture["match"]["events"] == played["events"] and fixture["how"] == "full time"
    assert "match" not in do("cup", "fixtures", "-", document=held)[0]
    read(held, {})
    assert cup("clear", held, 0) == league
    a, b = fixture["score"]
    refused(held, {"fixtures.0.score": [a + 1, b]}, f"fixtures[0].score: the match ended {a}–{b}")
    refused(held, {"fixtures.0.score": None, "fixtures.0.how": None}, f"fixtures[0].score: the match ended {a}–{b}")
    refused(held, {"fixtures.0.how": "extra time"}, "fixtures[0].how: the match ended by “full time”")
    read(held, {"fixtures.0.how": None})
    status, [line], _ = call("check", "-", document=changed(held, {"fixtures.0.match.events.3": "fly 3"}))
    assert line["error"].startswith("fixtures[0].match.events[3]: “fly 3” is not legal here")
    refused(held, {"fixtures.0.match.game": "eleven"},
            "fixtures[0].match.game: this is made for another game, “eleven”")
    refused(held, {"fixtures.0.match.teams": [{}]}, "fixtures[0].match.teams: two teams are needed here")
    refused(held, {"fixtures.0.match.variant.minutes": 0},
            "fixtures[0].match.variant.minutes: a period lasts at least 10 seconds")
    refused(held, {"fixtures.0.match": 3}, "fixtures[0].match: this must be an object")
    refused(held, {"fixtures.0.file": "m.svmatch"}, "fixtures[0].file: the match is already here")
    # Until the match is over there is no score.
    refused(league, {"fixtures.0.match": begun, "fixtures.0.score": [1, 0]},
            "fixtures[0].score: the match is not over")
    read(league, {"fixtures.0.match": begun})
    # A typed result takes the match's place.
    assert "match" not in cup("result", held, 0, "3-0")["fixtures"][0]
    # The same in a file beside the competition.
    beside = changed(held, {"fixtures.0.match": None, "fixtures.0.file": "m.svmatch"})
    document = folder / "c.svcup"

    def check_file(changes, error=None):
        document.write_text(json.dumps(changed(beside, changes)), encoding="utf-8")
        line = call("check", document)[1][0]
        assert line.get("error") == error, line.get("error")

    check_file({})
    check_file({"fixtures.0.score": [a + 1, b]}, f"fixtures[0].score: the match ended {a}–{b}")
    check_file({"fixtures.0.file": "../m.svmatch"},
               "fixtures[0].file: this must be the name of a file beside the competition")
    document.write_text(json.dumps(changed(beside, {"fixtures.0.file": "none.svmatch"})), encoding="utf-8")
    assert call("check", document)[1][0]["error"].startswith("fixtures[0].file: ")
    # A match of another game.
    path.write_text(json.dumps(match_of(folder, "eleven", "Fox", "Owl", over=False)), encoding="utf-8")
    fails(1, "another game", "cup", "result", "-", 0, path, document=league)
    fails(2, "says how it ended", "cup", "result", "-", 0, path, "--how", "forfeit", document=league)
    fails(1, "none.svmatch", "cup", "result", "-", 0, folder / "none.svmatch", document=league)
    # In a knock-out the teams must be known.
    knockout = new("strafworp", "--kind", "knockout", "Fox", "Owl", "Elk", "Ibex")
    refused(knockout, {"fixtures.2.match": begun}, "fixtures[2].match: it is not known yet who plays this match")


def test_endings(folder):
    """How a match ended is what its game says."""
    for game, variant, wanted in (("strafworp", {"golden_goal": True, "minutes": 1}, {"golden goal"}),
                                  ("eleven", {"extra_time": True, "shootout": True, "minutes": 1, "extra_minutes": 30},
                                   {"extra time", "penalties"}),
                                  ("champions-2020", {"extra_time": True, "shootout": True, "minutes": 10},
                                   {"golden goal", "penalties"})):
        rules, found = folder / "v.svvariant", set()
        rules.write_text(json.dumps({"format": "speelveld-variant", "version": 1, "game": game, **variant}),
                         encoding="utf-8")
        league = new(game, "Fox", "Owl", "--variant", rules)
        fresh = match_of(folder, game, "Fox", "Owl", over=False)
        fresh["variant"] = league["variant"]
        for seed in range(40):
            match = do("play", "-", "--home", "greedy", "--away", "greedy", "--seed", seed, "--pace", 20000,
                       document=fresh)[0]
            path = folder / "e.svmatch"
            path.write_text(json.dumps(match), encoding="utf-8")
            fixture = cup("result", league, 0, path)["fixtures"][0]
            found.add(fixture["how"])
            assert ("shootout" in fixture) == (fixture["how"] == "penalties")
            if wanted <= found:
                break
        assert wanted <= found, (game, found)


def test_other_names(folder):
    """A match belongs to its fixture by place: the names in it may be older ones, and are only told."""
    league = new("strafworp", "Fox", "Owl", "Elk")
    first = next(i for i, f in enumerate(league["fixtures"]) if sorted(f["teams"]) == [0, 1])
    names = [league["teams"][t]["name"] for t in league["fixtures"][first]["teams"]]
    path = folder / "m.svmatch"
    path.write_text(json.dumps(match_of(folder, "strafworp", *names)), encoding="utf-8")
    held = cup("result", league, first, path)
    renamed = cup("rename", held, 0, "Red Foxes")
    assert renamed == changed(held, {"teams.0.name": "Red Foxes"})
    read(renamed, {})
    assert cup("rename", renamed, 0, "Fox") == held
    other = changed(held, {f"fixtures.{first}.match.teams.1.name": "Somebody"})
    assert do("cup", "table", "-", document=other) == do("cup", "table", "-", document=held)
    # With the names of others it is taken all the same, and said.
    status, [taken], said = call("cup", "result", "-", first, path, document=cup("rename", league, 0, "Lynx"))
    assert status == 0 and taken["fixtures"][first] == held["fixtures"][first]
    assert "“Lynx” plays here, and this is a match of “Fox”" in said


PIXEL = ("data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAA"
         "AABJRU5ErkJggg==")


def test_pictures_once(folder):
    """Pictures, logo and line-ups stand in the teams of a competition, not in its matches again."""
    def team(name):
        path = folder / f"{name}.svteam"
        path.write_text(json.dumps({
            "format": "speelveld-team", "version": 1, "game": "strafworp", "name": name, "logo": PIXEL,
            "cards": [{"number": 2, "name": "Sem", "picture": PIXEL}, {"number": 3, "picture": PIXEL}],
            "line_ups": [{"name": "Wall", "figurines": [{"area": a} for a in "abcd"]}],
            "reserves": [{"name": "Bo", "picture": PIXEL}], "club": "Velocitas"}), encoding="utf-8")
        return path

    fox, owl = team("Fox"), team("Owl")
    league = new("strafworp", fox, owl)
    match = do("new", "strafworp", "--first", fox, "--second", owl)[0]
    match = do("play", "-", "--home", "random", "--away", "random", "--seed", 3, document=match)[0]
    path = folder / "m.svmatch"
    path.write_text(json.dumps(match), encoding="utf-8")
    taken = cup("result", league, 0, path)
    inside = taken["fixtures"][0]["match"]
    for before, body in zip(match["teams"], inside["teams"]):
        assert body == {"name": before["name"], "cards": [{"number": 2, "name": "Sem"}], "club": "Velocitas"}, body
    assert inside["events"] == match["events"]
    assert taken["teams"] == league["teams"] and taken["teams"][0]["logo"] == PIXEL
    # As older versions wrote it: read, and gone when it is written next.
    old = changed(taken, {"fixtures.0.match.teams": match["teams"]})
    assert cup("withdraw", old, 1) == cup("withdraw", taken, 1)
    refused(old, {"fixtures.0.match.teams.1.logo": "none"}, 
            "fixtures[0].match.teams[1].logo: this must be a picture: a data URL of a PNG, JPEG or SVG in base64")


def test_too_large(folder):
    """What could not be opened again is not printed."""
    drawn = "data:image/png;base64," + base64.b64encode(base64.b64decode(PIXEL.split(",")[1]) + bytes(450000)).decode()
    path = folder / "t.svteam"
    path.write_text(json.dumps({"format": "speelveld-team", "version": 1, "game": "champions-2020", "name": "T",
                                "cards": [{"number": n + 1, "picture": drawn} for n in range(18)]}), encoding="utf-8")
    assert new("champions-2020", path, "Fox")
    fails(1, "larger than 16 MiB", "cup", "new", "champions-2020", path, path, "Fox")
    # A key of a match may be as deep as a document allows; in a competition it is deeper.
    deep = 0
    for _ in range(29):
        deep = [deep]
    match = {**match_of(folder, "strafworp", "Fox", "Owl", over=False), "deep": deep}
    path = folder / "deep.svmatch"
    path.write_text(json.dumps(match), encoding="utf-8")
    assert do("check", path)[0]["ok"]
    fails(1, "nested too deeply", "cup", "result", "-", 0, path, document=new("strafworp", "Fox", "Owl"))


# ---- the club's Saturday -------------------------------------------------------------------------


def test_points_given_and_taken():
    league = new("strafworp", *"ABC")
    for i, score in enumerate(("2-1", "1-0", "3-3")):
        league = cup("result", league, i, score)
    before = {row["team"]: row for row in do("cup", "table", "-", document=league)[0]["table"]}
    taken = cup("adjust", league, 0, "-3", "--reason", "late withdrawal")
    assert taken == changed(league, {"adjust": [{"team": 0, "points": -3, "reason": "late withdrawal"}]})
    taken = cup("adjust", cup("adjust", taken, 1, 2), 0, "1")
    assert taken["adjust"][1:] == [{"team": 1, "points": 2}, {"team": 0, "points": 1}]
    rows = {row["team"]: row for row in do("cup", "table", "-", document=taken)[0]["table"]}
    for team, points in (0, -2), (1, 2), (2, 0):
        assert rows[team]["points"] == before[team]["points"] + points
        assert rows[team].get("adjusted", 0) == points and ("adjusted" in rows[team]) == (points != 0)
        assert all(rows[team][key] == before[team][key] for key in ("played", "won", "drawn", "lost", "difference"))
    assert cup("adjust", taken, 0, "--clear")["adjust"] == [{"team": 1, "points": 2}]
    assert cup("adjust", cup("adjust", taken, 0, "--clear"), 1, "--clear") == league
    assert "adjusted" not in do("cup", "table", "-", document=cup("adjust", cup("adjust", league, 2, 4), 2, "-4"))[
        0]["table"][0]
    # A table may begin below nothing, and a team that gave up has no points at all.
    below = cup("adjust", new("strafworp", "A", "B"), 1, "-99")
    assert [row["points"] for row in do("cup", "table", "-", document=below)[0]["table"]] == [0, -99]
    gone = do("cup", "table", "-", document=cup("withdraw", below, 1))[0]["table"][1]
    assert gone["points"] == 0 and "adjusted" not in gone
    # What a program adds to an entry stays with it.
    kept = changed(taken, {"adjust.1.by": "board", "adjust.2.by": "referee"})
    assert cup("adjust", kept, 1, "--clear")["adjust"] == [kept["adjust"][0], kept["adjust"][2]]
    for status, sentence, *arguments in (
            (1, "adjust[0].points: 100 is outside -99–99", 0, 100),
            (1, "adjust[0].points: -100 is outside -99–99", 0, "-100"),
            (1, "adjust[0].points: 0 points are neither given nor taken", 0, 0),
            (1, "adjust[0].reason: this is longer than 200 characters", 0, 1, "--reason", "x" * 201),
            (2, "TEAM must be a whole number from 0 to 2", 3, 1),
            (2, "is not a number of points", 0, "many"), (2, "Say how many points", 0),
            (2, "neither points nor a reason", 0, 1, "--clear"), (2, "cannot use “2”", 0, 1, 2)):
        fails(status, sentence, "cup", "adjust", "-", *arguments, document=league)
    full = changed(league, {"adjust": [{"team": 1, "points": -1} for _ in range(50)]})
    read(full, {})
    fails(1, "adjust: there may be at most 50 entries here, not 51", "cup", "adjust", "-", 1, 1, document=full)
    refused(full, {"adjust.50": {"team": 1, "points": 1}}, "adjust: there may be at most 50 entries here, not 51")
    refused(full, {"adjust.7.team": 3}, "adjust[7].team: 3 is outside 0–2")
    refused(full, {"adjust.7.team": None}, "adjust[7].team: this is missing")
    refused(full, {"adjust.7.points": 0}, "adjust[7].points: 0 points are neither given nor taken")
    refused(full, {"adjust.7.points": 1.5}, "adjust[7].points: this must be a whole number")
    refused(full, {"adjust.7.points": 100}, "adjust[7].points: 100 is outside -99–99")
    refused(full, {"adjust.7.reason": 3}, "adjust[7].reason: this must be a text")
    refused(full, {"adjust.7": 3}, "adjust[7]: this must be an object")
    refused(full, {"adjust": 3}, "adjust: this must be a list")
    knockout = new("strafworp", "--kind", "knockout", "A", "B")
    refused(knockout, {"adjust": [{"team": 1, "points": -1}]},
            "adjust: in a knock-out there are no points to give or take")
    fails(1, "adjust: in a knock-out", "cup", "adjust", "-", 0, 1, document=knockout)


def test_points_taken_of_a_level_team():
    """They count before the matches between level teams, and not in these."""
    four = new("strafworp", *"ABCD")
    results = ["AB 2-0", "BC 1-0", "CA 1-0", "AD 1-0", "BD 9-0", "CD 1-0"]
    assert table(four, results, adjust=[{"team": 2, "points": -4}]) == [
        ("A", 1, None), ("B", 2, "mutual"), ("C", 3, "points"), ("D", 4, "mutual")]
    # D, level with C now, has lost to it.
    assert table(four, results, adjust=[{"team": 3, "points": 4}]) == [
        ("A", 1, None), ("C", 2, "mutual"), ("B", 3, "mutual"), ("D", 4, "mutual")]
    # It can decide who goes on, unless that was played.
    groups = new("strafworp", "--kind", "groups", *"ABCD", "--advance", 1, "--seed", 1)
    for i in range(2):
        groups = cup("result", groups, i, "1-0")
    winner = groups["fixtures"][0]["teams"][0]
    assert meetings(cup("adjust", groups, winner, "-3"))[0][0] != meetings(groups)[0][0]
    groups = cup("result", groups, 2, "1-0")
    fails(1, "fixtures[2]: other teams", "cup", "adjust", "-", winner, "-3", document=groups)


def test_nobody_came():
    cups = new("champions-2020", "A", "B")
    nobody = cup("result", cups, 0, "0-0", "--how", "absent")
    assert nobody["fixtures"][0]["how"] == "absent" and nobody["fixtures"][0]["score"] == [0, 0]
    rows = do("cup", "table", "-", document=changed(nobody, {"points.loss": 1}))[0]["table"]
    assert [(row["played"], row["won"], row["drawn"], row["lost"], row["points"]) for row in rows] == [
        (1, 0, 0, 1, 1)] * 2
    refused(nobody, {"fixtures.0.score": [0, 1]}, "fixtures[0].score: nobody came, so the score is 0–0")
    refused(nobody, {"fixtures.0.score": None}, "fixtures[0].how: there is no result")
    knockout = new("strafworp", "--kind", "knockout", "A", "B")
    sentence = ("fixtures[0].how: a team must come to a knock-out match, because one goes on from it: "
                "if neither came, withdraw both")
    refused(knockout, {"fixtures.0.score": [0, 0], "fixtures.0.how": "absent"}, sentence)
    fails(1, sentence, "cup", "result", "-", 0, "0-0", "--how", "absent", document=knockout)
    fails(1, "nobody came", "cup", "result", "-", 0, "1-0", "--how", "absent", document=cups)
    # Who withdraws after groups loses its place in the knock-out to another team.
    groups = new("strafworp", "--kind", "groups", *"ABCD", "--advance", 1, "--seed", 1)
    for i in range(2):
        groups = cup("result", groups, i, "1-0")
    fails(1, "if neither came, let one of them win by the club’s rule", "cup", "result", "-", 2, "0-0", "--how",
          "absent", document=groups)


def times(document):
    return [f.get("time") for f in do("cup", "fixtures", "-", document=document)]


def test_times():
    day = new("strafworp", *"ABCD", "--boards", 1, "--start", "13:00", "--match", 25, "--change", 5)
    assert day["plan"]["clock"] == {"start": "13:00", "match": 25, "change": 5}
    assert times(day) == ["13:00", "13:30", "14:00", "14:30", "15:00", "15:30"]
    assert times(new("strafworp", *"ABCD", "--boards", 2, "--start", "09:05", "--match", 60)) == [
        "09:05", "09:05", "10:05", "10:05", "11:05", "11:05"]
    assert times(new("strafworp", *"ABCD")) == [None] * 6
    lunch = [{"after": 1, "minutes": 1}, {"after": 3, "minutes": 20, "text": "lunch"}, {"after": 99, "minutes": 9}]
    assert times(changed(day, {"plan.clock.breaks": lunch})) == [
        "13:00", "13:31", "14:01", "14:51", "15:21", "15:51"]
    # Slots are those that there are: whatever rounds and slots they are in, in whatever order they are listed.
    far = changed(day, {"fixtures.5.round": 900, "fixtures.5.slot": 70, "fixtures.0.slot": 5})
    assert times(far) == ["13:30", "13:00", "14:00", "14:30", "15:00", "15:30"]
    assert times(changed(far, {"fixtures": far["fixtures"][::-1]})) == times(far)[::-1]
    assert times(changed(day, {"plan.clock.start": "23:45"}))[:2] == ["23:45", "00:15"]
    for kind in "knockout", "groups":
        other = new("strafworp", *"ABCD", "--kind", kind, "--start", "00:00", "--match", 240)
        assert times(other)[:3] == ["00:00", "04:00", "08:00"]
    kept = changed(day, {"plan.clock.hall": "2", "plan.clock.breaks": [{**lunch[1], "who": "Bo"}]})
    assert cup("clear", kept, 0) == kept
    assert cup("clear", changed(day, {"plan.clock.change": 0}), 0)["plan"]["clock"] == {"start": "13:00", "match": 25}
    for changes, sentence in (
            ({"start": None}, "start: this is missing"), ({"match": None}, "match: this is missing"),
            ({"start": "9:00"}, "start: this must be a time from 00:00 to 23:59, such as 09:30"),
            ({"start": "24:00"}, "start: this must be a time from 00:00 to 23:59, such as 09:30"),
            ({"start": "12:60"}, "start: this must be a time from 00:00 to 23:59, such as 09:30"),
            ({"start": 9}, "start: this must be a text"), ({"match": 0}, "match: 0 is outside 1–240"),
            ({"match": 241}, "match: 241 is outside 1–240"), ({"change": 121}, "change: 121 is outside 0–120"),
            ({"change": -1}, "change: -1 is outside 0–120"), ({"breaks": 3}, "breaks: this must be a list"),
            ({"breaks": [{"after": n + 1, "minutes": 1} for n in range(21)]},
             "breaks: there may be at most 20 entries here, not 21"),
            ({"breaks": [{"after": 0, "minutes": 1}]}, "breaks[0].after: 0 is outside 1–9999"),
            ({"breaks": [{"after": 1}]}, "breaks[0].minutes: this is missing"),
            ({"breaks": [{"after": 1, "minutes": 481}]}, "breaks[0].minutes: 481 is outside 1–480"),
            ({"breaks": [lunch[1], lunch[0]]},
             "breaks[1].after: breaks come in the order of the slots, one after a slot at most"),
            ({"breaks": [lunch[1], lunch[1]]},
             "breaks[1].after: breaks come in the order of the slots, one after a slot at most")):
        refused(day, {f"plan.clock.{key}": value for key, value in changes.items()}, "plan.clock." + sentence)
    refused(day, {"plan.clock": []}, "plan.clock: this must be an object")
    for arguments in (("--start", "13:00"), ("--match", 25), ("--change", 5), ("--start", "1pm", "--match", 25),
                      ("--start", "13:00", "--match", 0), ("--start", "13:00", "--match", 241),
                      ("--start", "13:00", "--match", 25, "--change", 121)):
        fails(2, "speelveld-cli", "cup", "new", "strafworp", "A", "B", *arguments)


def test_all_boards_busy():
    for teams, boards, slots in (6, 2, 8), (7, 2, 11), (8, 3, 10):
        packed = new("strafworp", *map(str, range(teams)), "--boards", boards, "--pack")
        assert packed["plan"]["pack"] is True and max(f["slot"] for f in packed["fixtures"]) == slots
    league = new("strafworp", *"ABCDE", "--pack")
    assert {f["round"] for f in league["fixtures"]} == {1}
    refused(league, {"fixtures.3.round": 2}, "fixtures[3].round: in a packed plan every match is in round 1")
    slot = league["fixtures"][3]["slot"]
    near = next(i for i, f in enumerate(league["fixtures"])
                if i > 3 and set(f["teams"]) & set(league["fixtures"][3]["teams"]))
    refused(changed(league, {"plan.boards": 2}), {f"fixtures.{near}.slot": slot, f"fixtures.{near}.board": 2},
            f"fixtures[{near}].slot: one of its teams already plays in this slot")
    refused(league, {f"fixtures.{near}.slot": slot},
            f"fixtures[{near}].board: this board already has another match in that slot")
    refused(league, {"plan.pack": 1}, "plan.pack: this must be true or false")
    read(league, {"fixtures.9.slot": 9999})
    for kind in "knockout", "groups":
        fails(2, "has no --pack", "cup", "new", "strafworp", "--kind", kind, *"ABCD", "--pack")
        other = changed(new("strafworp", "--kind", kind, *"ABCD"), {"plan.pack": True})
        assert cup("clear", other, 0) == other


def test_a_team_comes_late(folder):
    league = new("strafworp", *"ABCD", "--legs", 2)
    league = cup("result", league, 3, "2-1")
    late = cup("add", league, "Elk")
    n = len(league["fixtures"])
    assert late["fixtures"][:n] == league["fixtures"] and late["teams"][:4] == league["teams"]
    assert late["teams"][4] == {"name": "Elk"}
    assert {**late, "teams": None, "fixtures": None} == {**league, "teams": None, "fixtures": None}
    new_ones = late["fixtures"][n:]
    last = max(f["round"] for f in league["fixtures"])
    assert [(f["round"], f["slot"], f["board"]) for f in new_ones] == [(last + 1 + t, 1, 1) for t in range(8)]
    assert [f["teams"].index(4) for f in new_ones] == [0, 1] * 4
    assert cup("add", league, "Elk", "--group", 1) == late
    packed = new("strafworp", *"ABCDE", "--pack", "--boards", 2)
    more = cup("add", packed, "Elk")["fixtures"][10:]
    assert [(f["round"], f["slot"], f["board"]) for f in more] == [(1, 6 + t, 1) for t in range(5)]
    # Groups: the knock-out keeps its sources and comes later.
    groups = new("strafworp", "--kind", "groups", *"ABCDEF", "--seed", 1)
    # Matches against a team that has withdrawn, which the plan holds, come last.
    gone = cup("add", cup("withdraw", league, 0), "Elk")["fixtures"][n:]
    assert [sorted(f["teams"]) for f in gone[-2:]] == [[0, 4], [0, 4]]
    assert [f["teams"].index(4) for f in gone] == [0, 1] * 4
    fails(2, "There are 2 groups. Use --group", "cup", "add", "-", "Elk", document=groups)
    fails(2, "--group must be a whole number from 1 to 2", "cup", "add", "-", "Elk", "--group", 3, document=groups)
    late = cup("add", groups, "Elk", "--group", 2)
    assert late["plan"]["groups"] == [groups["plan"]["groups"][0], groups["plan"]["groups"][1] + [6]]
    assert late["lots"] == groups["lots"] + [6]
    for before, after in zip(groups["fixtures"], late["fixtures"]):
        assert after == ({**before, "round": before["round"] + 3} if "from" in before else before)
    assert [f["round"] for f in late["fixtures"][len(groups["fixtures"]):]] == [4, 5, 6]
    # A team from a file; with powers that the rules refuse it stays out.
    path = folder / "t.svteam"
    body = {"format": "speelveld-team", "version": 1, "game": "strafworp", "name": "Ibex",
            "cards": [{"number": 1, "attack": 3}]}
    path.write_text(json.dumps(body), encoding="utf-8")
    fails(1, "teams[4].cards: the attack powers add up to 15, not 14", "cup", "add", "-", path, document=league)
    body["cards"][0]["attack"] = 2
    path.write_text(json.dumps(body), encoding="utf-8")
    assert cup("add", league, path)["teams"][4]["name"] == "Ibex"
    # Refused.
    fails(1, "plan.kind: no team can join a knock-out", "cup", "add", "-", "Elk",
          document=new("strafworp", "--kind", "knockout", *"ABCD"))
    played = new("strafworp", "--kind", "groups", *"ABCD", "--advance", 1, "--seed", 1)
    for i in range(3):
        played = cup("result", played, i, "1-0")
    fails(1, "fixtures[2].score: the knock-out has begun", "cup", "add", "-", "Elk", "--group", 1, document=played)
    assert cup("add", cup("clear", played, 2), "Elk", "--group", 1)["fixtures"][2]["round"] == 4
    assert cup("add", cup("void", played, 2), "Elk", "--group", 1)["fixtures"][2]["void"]
    fails(1, "teams: there are 64 teams already", "cup", "add", "-", "Elk",
          document=new("strafworp", *map(str, range(64))))
    fails(1, "fixtures[3].round: 10000 is outside 1–9999", "cup", "add", "-", "Elk",
          document=changed(new("strafworp", *"ABC"), {"fixtures.2.round": 9999}))
    fails(1, "missing.svteam", "cup", "add", "-", "missing.svteam", document=league)


def test_same_name_twice():
    """It is told, and done, because a document may have it."""
    told = "Two teams are called “Fox”. Give one of them another name."
    status, [twice], said = call("cup", "new", "strafworp", "Fox", "Owl", "fox")
    assert status == 0 and told.replace("Fox", "fox") in said, said
    do("check", "-", document=twice)
    league = new("strafworp", "Fox", "Owl", "Elk", "", "")
    for arguments in ("add", "-", "Fox"), ("rename", "-", 1, " FOX"):
        status, [after], said = call("cup", *arguments, document=league)
        assert status == 0 and told in said, said
    assert cup("rename", league, 0, "FOX")["teams"][0]["name"] == "FOX"


def test_a_team_gets_another_name():
    league = new("strafworp", *"ABC")
    assert cup("rename", league, 1, "Dune Foxes") == changed(league, {"teams.1.name": "Dune Foxes"})
    assert cup("rename", league, 1, "") == changed(league, {"teams.1.name": None})
    assert cup("rename", league, 1, "-5")["teams"][1]["name"] == "-5"
    fails(1, "teams[1].name: this is longer than 200 characters", "cup", "rename", "-", 1, "x" * 201, document=league)
    fails(1, "teams[1].name: control characters are not allowed here", "cup", "rename", "-", 1, "a\tb",
          document=league)
    fails(1, "teams[1].name: this text has no visible characters", "cup", "rename", "-", 1, " ", document=league)
    fails(2, "TEAM must be a whole number from 0 to 2", "cup", "rename", "-", 3, "X", document=league)
    fails(2, "needs more arguments", "cup", "rename", "-", 1, document=league)


def test_far_rounds():
    """A round far away is a number that is refused, and the last one that may be makes no pages between."""
    league = new("strafworp", "Fox", "Owl", "Elk")
    for key, most in (("round", 9999), ("slot", 9999)):
        refused(league, {f"fixtures.2.{key}": 2147483647}, f"fixtures[2].{key}: 2147483647 is outside 1–{most}")
        refused(league, {f"fixtures.2.{key}": most + 1}, f"fixtures[2].{key}: {most + 1} is outside 1–{most}")
    far = changed(league, {"fixtures.2.round": 9999})
    assert do("cup", "fixtures", "-", document=far)[2]["round"] == 9999
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "far.md"
        assert do("cup", "export", "-", "--out", out, document=far) == []
        assert out.read_text(encoding="utf-8").count("\n### Round") == 3
    knockout = new("strafworp", "--kind", "knockout", *"ABCD")
    refused(knockout, {"fixtures.2.from.0": {"winner": 10000}},
            "fixtures[2].from[0].winner: 10000 is outside 0–9999")


TESTS = {
    "/cup/document": test_document,
    "/cup/plan": test_plan,
    "/cup/points-and-order": test_points_and_order,
    "/cup/fixtures/league": test_league_fixtures,
    "/cup/fixtures/knockout": test_knockout_fixtures,
    "/cup/far-rounds": test_far_rounds,
    "/cup/results": test_results,
    "/cup/commands": test_commands,
    "/cup/commands/other-teams": test_other_teams,
    "/cup/sources": test_sources,
    "/cup/groups": test_groups,
    "/cup/S-111/ties": test_ties,
    "/cup/C-201/how-it-ended": test_how_it_ended,
    "/cup/withdrawn-and-void": test_withdrawn_and_void,
    "/cup/take-points-away": test_points_given_and_taken,
    "/cup/take-points-from-a-level-team": test_points_taken_of_a_level_team,
    "/cup/nobody-came": test_nobody_came,
    "/cup/begin-at-one-o-clock": test_times,
    "/cup/keep-all-boards-busy": test_all_boards_busy,
    "/cup/rename-a-team": test_a_team_gets_another_name,
    "/cup/same-name-twice": test_same_name_twice,
}
WITH_FOLDER = {
    "/cup/a-team-comes-late": test_a_team_comes_late,
    "/cup/matches": test_matches,
    "/cup/matches/other-names": test_other_names,
    "/cup/endings": test_endings,
    "/cup/pictures-once": test_pictures_once,
    "/cup/too-large": test_too_large,
}


def main():
    for name, test in TESTS.items():
        test()
        print(name)
    for name, test in WITH_FOLDER.items():
        with tempfile.TemporaryDirectory() as folder:
            test(Path(folder))
        print(name)


CLI = sys.argv[1]
if __name__ == "__main__":
    main()
