#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares fixtures and tables of random competitions with a second, slow reading of FORMATS.md.

Usage: test-cup-oracle.py SPEELVELD-CLI [HOW-MANY [SEED]]

Nothing here follows the program's code: fixtures are judged by what must hold of them, a knock-out is
drawn line by line, and tables are made by sorting teams again and again with dictionaries.
"""
import json
import random
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

HOWS = ["full time", "extra time", "golden goal", "penalties", "forfeit", "absent"]
KEYS = ["points", "mutual", "difference", "goals", "wins"]
UNKNOWN, NOBODY = "unknown", "nobody"


def run(*arguments, document=None, status=0):
    text = None if document is None else json.dumps(document)
    done = subprocess.run([CLI, *map(str, arguments)], input=text, capture_output=True, text=True)
    assert done.returncode == status, (arguments, done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines()]


def counts(fixture):
    return "score" in fixture and not fixture.get("void")


def winning_side(fixture):
    if fixture.get("how") == "absent":
        return NOBODY
    a, b = fixture["shootout"] if fixture.get("how") == "penalties" else fixture["score"]
    return None if a == b else (0 if a > b else 1)


# ---- how a new competition must look -----------------------------------------------------------


def groups_of(cup):
    if cup["plan"]["kind"] == "league":
        return [list(range(len(cup["teams"])))]
    return cup["plan"].get("groups", [])


def check_leagues(cup):
    plan, groups = cup["plan"], groups_of(cup)
    for members in groups:
        mine = [f for f in cup["fixtures"] if "teams" in f and f["teams"][0] in members]
        n, legs = len(members), plan["legs"]
        per_leg = n - 1 if n % 2 == 0 else n
        pairs = Counter(frozenset(f["teams"]) for f in mine)
        assert pairs == Counter({frozenset(p): legs for p in combinations(members, 2)})
        assert {f["round"] for f in mine} == set(range(1, per_leg * legs + 1))
        for leg in range(legs):
            here = [f for f in mine if leg * per_leg < f["round"] <= (leg + 1) * per_leg]
            home, away = Counter(f["teams"][0] for f in here), Counter(f["teams"][1] for f in here)
            assert all(abs(home[t] - away[t]) <= 1 for t in members)
            if leg > 0:
                before = {(f["round"], *f["teams"]) for f in mine}
                assert all((f["round"] - per_leg, f["teams"][1], f["teams"][0]) in before for f in here)
            for r in range(per_leg):
                assert sum(f["round"] == leg * per_leg + r + 1 for f in here) == n // 2


def check_places(cup):
    fixtures, boards = cup["fixtures"], cup["plan"]["boards"]
    assert [(f["round"], f["slot"], f["board"]) for f in fixtures] == sorted(
        (f["round"], f["slot"], f["board"]) for f in fixtures)
    for r in range(1, max(f["round"] for f in fixtures) + 1):
        here = [f for f in fixtures if f["round"] == r]
        assert here and [(f["slot"], f["board"]) for f in here] == [
            (k // boards + 1, k % boards + 1) for k in range(len(here))]
        if "teams" in here[0]:
            playing = [t for f in here for t in f["teams"]]
            assert len(playing) == len(set(playing))


def draw(entries, first_round, third, first_index):
    """The knock-out of these lines, as the contract draws it."""
    size = 1
    while size < len(entries):
        size *= 2
    lines = entries + [None] * (size - len(entries))
    made, round_ = [], first_round
    while len(lines) > 1:
        if len(lines) == 2 and third:
            made.append((round_, [{"loser": line["winner"]} for line in lines]))
        after = []
        for s in range(len(lines) // 2):
            a, b = lines[s], lines[-1 - s]
            if a is None or b is None:
                after.append(b if a is None else a)
            else:
                made.append((round_, [a, b]))
                after.append({"winner": first_index + len(made) - 1})
        lines, round_ = after, round_ + 1
    return made


def lines_of(cup):
    """The places on their lines, read off the fixtures that the program made."""
    plan = cup["plan"]
    if plan["kind"] == "knockout":
        return [{"team": t} for t in range(len(cup["teams"]))]
    n, advance = len(plan["groups"]), plan["advance"]
    places = [s for f in cup["fixtures"] for s in f.get("from", []) if "place" in s]
    assert Counter((s["group"], s["place"]) for s in places) == Counter(
        {(g, p): 1 for g in range(1, n + 1) for p in range(1, advance + 1)})
    # Which line each source must be on follows from drawing the line numbers themselves.
    drawn = [s for _, pair in draw([{"line": i} for i in range(n * advance)], 1, plan["third"], 0)
             for s in pair]
    mine = [s for f in cup["fixtures"] for s in f.get("from", [])]
    lines = [None] * (n * advance)
    for template, source in zip(drawn, mine):
        if "line" in template:
            lines[template["line"]] = source
    for p in range(advance):
        block = lines[p * n:(p + 1) * n]
        assert {s["place"] for s in block} == {p + 1}
        assert {s["group"] for s in block} == set(range(1, n + 1))
        if p == 0:
            assert [s["group"] for s in block] == list(range(1, n + 1))
    return lines


def half_of(line, size):
    while size > 2:
        line, size = min(line, size - 1 - line), size // 2
    return line


def check_knockout(cup):
    plan, fixtures = cup["plan"], cup["fixtures"]
    lines = lines_of(cup)
    first = next(i for i, f in enumerate(fixtures) if "from" in f)
    expected = draw(lines, fixtures[first]["round"], plan["third"], first)
    assert [(f["round"], f["from"]) for f in fixtures[first:]] == expected
    if plan["kind"] != "groups":
        assert first == 0
        return
    assert fixtures[first]["round"] == fixtures[first - 1]["round"] + 1
    if len(plan["groups"]) == 1:
        return
    for f in fixtures[first:]:
        a, b = f["from"]
        assert "group" not in a or "group" not in b or a["group"] != b["group"]
    if plan["advance"] == 2:
        size = 1
        while size < len(lines):
            size *= 2
        for group in range(1, len(plan["groups"]) + 1):
            at = [half_of(i, size) for i, s in enumerate(lines) if s["group"] == group]
            assert at[0] != at[1]


def check_packed(cup):
    """As few slots as there can be, nobody twice in one, and the matches that the plan without this has."""
    n, plan, fixtures = len(cup["teams"]), cup["plan"], cup["fixtures"]
    width = min(plan["boards"], n // 2)
    assert {f["round"] for f in fixtures} == {1}
    assert [(f["slot"], f["board"]) for f in fixtures] == [
        (k // width + 1, k % width + 1) for k in range(len(fixtures))]
    playing = Counter((f["slot"], t) for f in fixtures for t in f["teams"])
    assert set(playing.values()) == {1}
    if width == 1 and n >= 5:
        assert not any((slot + 1, t) in playing for slot, t in playing)
    met = Counter()
    for f in fixtures:
        a, b = f["teams"]
        met[a, b] += 1
        assert met[a, b] - met[b, a] in (0, 1)
    assert all(met[a, b] + met[b, a] == plan["legs"] for a, b in combinations(range(n), 2))
    for t in range(n):
        assert abs(sum(met[t, o] - met[o, t] for o in range(n))) <= plan["legs"] % 2


def check_new(cup):
    if cup["plan"].get("pack"):
        check_packed(cup)
        return
    check_places(cup)
    if cup["plan"]["kind"] != "knockout":
        check_leagues(cup)
    if cup["plan"]["kind"] != "league":
        check_knockout(cup)


# ---- tables ------------------------------------------------------------------------------------


def points_of(cup, fixture, side):
    points, how = cup["points"], fixture.get("how", "full time")
    winner = winning_side(fixture)
    if winner in (None, NOBODY):
        return points["draw" if winner is None else "loss"]
    word = "win" if winner == side else "loss"
    prefix = {"golden goal": "golden_", "penalties": "penalties_"}.get(how, "")
    return points.get(prefix + word, points[word])


def sums(cup, teams, fixtures):
    table = {t: Counter() for t in teams}
    for f in fixtures:
        for side, t in enumerate(f["teams"]):
            winner, row = winning_side(f), table[t]
            row["played"] += 1
            row["drawn" if winner is None else "won" if winner == side else "lost"] += 1
            row["for"] += f["score"][side]
            row["against"] += f["score"][1 - side]
            row["points"] += points_of(cup, f, side)
    return table


def classes(teams, value):
    """Teams of equal value together, the greatest first."""
    return [[t for t in teams if value(t) == v] for v in sorted({value(t) for t in teams}, reverse=True)]


def mutually(cup, teams, fixtures):
    """Level teams by their own matches: by the first key that parts anybody, then those still level anew."""
    own = sums(cup, teams, [f for f in fixtures if set(f["teams"]) <= set(teams)])
    for value in (lambda t: own[t]["points"], lambda t: own[t]["for"] - own[t]["against"],
                  lambda t: own[t]["for"]):
        parts = classes(teams, value)
        if len(parts) > 1:
            return [c for each in parts for c in mutually(cup, each, fixtures)]
    return [teams]


def part(cup, teams, fixtures, table):
    values = {"points": lambda t: table[t]["points"], "goals": lambda t: table[t]["for"],
              "difference": lambda t: table[t]["for"] - table[t]["against"],
              "wins": lambda t: table[t]["won"], "lot": lambda t: -cup["lots"][t]}
    level = [(None, teams)]  # what parted them from those before, and who is level
    for key in cup["order"]:
        new = []
        for by, group in level:
            parts = mutually(cup, group, fixtures) if key == "mutual" else classes(group, values[key])
            new += [(by if i == 0 else key, each) for i, each in enumerate(parts)]
        level = new
    return level


def adjusted(cup, team):
    return sum(a["points"] for a in cup.get("adjust", []) if a["team"] == team)


def line(cup, rank, team, row, points, by):
    name = cup["teams"][team].get("name") or f"Team {team + 1}"
    out = {"rank": rank, "team": team, "name": name}
    out.update({key: row[key] for key in ("played", "won", "drawn", "lost", "for", "against")})
    out["difference"] = row["for"] - row["against"]
    out.update(points=row["points"] if points else None, by=by)
    if row["adjusted"]:
        out["adjusted"] = row["adjusted"]
    return out


def league_table(cup, members):
    members, gone = sorted(members), set(cup["withdrawn"])
    there = [t for t in members if t not in gone]
    fixtures = [f for f in cup["fixtures"] if "teams" in f and counts(f) and set(f["teams"]) <= set(there)]
    table = sums(cup, there, fixtures)
    for t in there:
        table[t]["adjusted"] = adjusted(cup, t)
        table[t]["points"] += adjusted(cup, t)
    lines = []
    for by, group in part(cup, there, fixtures, table) if there else []:
        rank = len(lines) + 1
        lines += [line(cup, rank, t, table[t], True, by if t == group[0] else None) for t in group]
    return lines + [line(cup, None, t, Counter(), True, "withdrawn") for t in members if t in gone]


def resolve(cup, tables):
    """Who meets in each fixture, and who goes on from it."""
    gone, fixtures = set(cup["withdrawn"]), cup["fixtures"]
    teams, ends = {}, {}

    def complete(members):
        return all("score" in f or set(f["teams"]) & gone for f in fixtures
                   if "teams" in f and f["teams"][0] in members)

    def held(source):
        if "team" in source:
            return source["team"]
        if "group" in source:
            g = source["group"] - 1
            if not complete(cup["plan"]["groups"][g]):
                return UNKNOWN
            row = tables[g][source["place"] - 1]
            return row["team"] if row["rank"] else NOBODY
        winner, loser = end(source.get("winner", source.get("loser")))
        return winner if "winner" in source else loser

    def end(i):
        if i in ends:
            return ends[i]
        pair = teams[i] = [held(s) for s in fixtures[i]["from"]]
        if UNKNOWN in pair:
            result = UNKNOWN, UNKNOWN
        elif counts(fixtures[i]):
            side = winning_side(fixtures[i])
            result = pair[side], pair[1 - side]
        else:
            there = [t for t in pair if t != NOBODY and t not in gone]
            result = (UNKNOWN, UNKNOWN) if len(there) == 2 else (there[0] if there else NOBODY, NOBODY)
        ends[i] = result
        return result

    for i, f in enumerate(fixtures):
        if "from" in f:
            end(i)
    return teams, ends


def knockout_table(cup, teams, ends):
    gone, fixtures = set(cup["withdrawn"]), cup["fixtures"]
    there = sorted({t for pair in teams.values() for t in pair if isinstance(t, int)})
    out = {t: float("inf") for t in there}
    third, played = {}, []
    for i, pair in teams.items():
        f = fixtures[i]
        if counts(f):
            played.append({**f, "teams": pair})
        if "loser" in f["from"][0]:
            if isinstance(ends[i][0], int) and all(isinstance(t, int) for t in pair):
                third = {t: t == ends[i][0] for t in pair}
            continue
        for t in pair:
            if isinstance(t, int) and (t == ends[i][1] or (not counts(f) and t in gone)):
                out[t] = min(out[t], f["round"])
    for t in third:
        out[t] = max(out[x] for x in third)
    way = {t: (out[t], third.get(t, False)) for t in there}
    table = sums(cup, there, played)
    lines = []
    for t in sorted(there, key=lambda t: (-way[t][0], -way[t][1], t)):
        rank = 1 + sum(way[x] > way[t] for x in there)
        by = None
        if lines and lines[-1]["rank"] != rank:
            by = "third" if way[lines[-1]["team"]][0] == way[t][0] else "round"
        lines.append(line(cup, rank, t, table[t], False, by))
    return lines


def expected_tables(cup):
    kind = cup["plan"]["kind"]
    tables = [league_table(cup, members) for members in groups_of(cup)]
    if kind == "league":
        return [{"table": tables[0]}], {}, {}
    teams, ends = resolve(cup, tables)
    out = [{"group": g + 1, "table": table} for g, table in enumerate(tables)]
    return out + [{"table": knockout_table(cup, teams, ends)}], teams, ends


def minute_of(cup, fixture):
    """When the match begins, in minutes after midnight, counted slot by slot."""
    clock = cup["plan"]["clock"]
    hours, minutes = clock["start"].split(":")
    at = 60 * int(hours) + int(minutes)
    earlier = {(f["round"], f["slot"]) for f in cup["fixtures"]
               if (f["round"], f["slot"]) < (fixture["round"], fixture["slot"])}
    for k in range(1, len(earlier) + 1):
        at += clock["match"] + clock.get("change", 0)
        at += sum(b["minutes"] for b in clock.get("breaks", []) if b["after"] == k)
    return at % (24 * 60)


def expected_fixtures(cup, teams, ends):
    lines = []
    for i, f in enumerate(cup["fixtures"]):
        new = {"index": i, **f}
        if "from" in f:
            new["teams"] = [t if isinstance(t, int) else None for t in teams[i]]
            new["winner"] = ends[i][0] if isinstance(ends[i][0], int) else None
        if "clock" in cup["plan"]:
            at = minute_of(cup, f)
            new["time"] = f"{at // 60:02}:{at % 60:02}"
        lines.append(new)
    return lines


def agree(cup, found, wanted):
    """Tells the first line in which they differ, and keeps the competition."""
    for a, b in zip(found, wanted):
        for x, y in zip(a.get("table", [a]), b.get("table", [b])):
            if x != y:
                Path("cup-oracle.svcup").write_text(json.dumps(cup), encoding="utf-8")
                sys.exit(f"the program says {x}\nwanted is        {y}\n(cup-oracle.svcup)")
    assert found == wanted


def compare(cup):
    tables, teams, ends = expected_tables(cup)
    agree(cup, run("cup", "table", "-", document=cup), tables)
    agree(cup, run("cup", "fixtures", "-", document=cup), expected_fixtures(cup, teams, ends))


# ---- random competitions -----------------------------------------------------------------------


def random_result(rng, knockout):
    how = rng.choice(HOWS + ["full time"] * 4)
    top = rng.choice([1, 2, 4])
    a, b = rng.randint(0, top), rng.randint(0, top)
    if how == "golden goal":
        b = a + 1
    if how == "absent" and knockout:
        how = "forfeit"
    if how == "absent":
        a = b = 0
    if how == "penalties":
        b = a
    elif a == b and (knockout or how == "forfeit"):
        a += 1
    if rng.random() < .5:
        a, b = b, a
    result = {"score": [a, b]}
    if how != "full time" or rng.random() < .5:
        result["how"] = how
    if how == "penalties":
        result["shootout"] = rng.choice([[5, 4], [3, 4], [0, 1]])
    return result


def random_new(rng):
    kind = rng.choice(["league", "league", "knockout", "groups"])
    n = rng.choice([2, 3, 4, 4, 5, 6, 7, 8, 9, 11, 13, 16, rng.randint(2, 64)])
    arguments = ["--kind", kind, "--boards", rng.choice([1, 2, 3, 4, 32])]
    if kind != "knockout" and n <= 16:
        arguments += ["--legs", rng.choice([1, 1, 2, 3, 4])]
    entries = n
    if kind == "league" and n <= 24 and rng.random() < .4:
        arguments.append("--pack")
    if n <= 16 and rng.random() < .4:
        arguments += ["--start", rng.choice(["00:00", "09:30", "23:59"]), "--match", rng.choice([1, 25, 240])]
        arguments += rng.choice([[], ["--change", rng.choice([0, 5, 120])]])
    if kind == "groups":
        groups = rng.randint(1, n // 2)
        smallest = n // groups
        advance = rng.randint(1 if groups > 1 else 2, smallest)
        entries = groups * advance
        arguments += ["--groups", groups, "--advance", advance]
    if kind != "league" and entries >= 4 and rng.random() < .5:
        arguments.append("--third")
    arguments += ["--seed", rng.randint(0, 999), rng.choice(GAMES)]
    return run("cup", "new", *arguments, *(f"T{i}" for i in range(n)))[0]


def change_rules(rng, cup):
    """Other points and another order than the usual ones."""
    if rng.random() < .4:
        cup["points"] = {"win": 3, "draw": 1, "loss": rng.randint(0, 1)}
        for key in ("golden_win", "golden_loss", "penalties_win", "penalties_loss"):
            value = rng.randint(0, 3)
            if value != cup["points"][key.split("_")[1]]:
                cup["points"][key] = value
    if rng.random() < .5:
        order = rng.sample(KEYS, rng.randint(0, len(KEYS)))
        if rng.random() < .2 or cup["plan"]["kind"] == "groups":
            cup["lots"] = rng.sample(range(len(cup["teams"])), len(cup["teams"]))
            order.append("lot")
        cup["order"] = order


def change_day(rng, cup):
    """Breaks, and points that are given and taken."""
    if "clock" in cup["plan"] and rng.random() < .6:
        after = sorted(rng.sample(range(1, 30), rng.randint(1, 20)))
        cup["plan"]["clock"]["breaks"] = [{"after": k, "minutes": rng.randint(1, 480)} for k in after]
    if cup["plan"]["kind"] != "knockout" and rng.random() < .5:
        cup["adjust"] = [{"team": rng.randrange(len(cup["teams"])), "points": rng.choice([-99, -2, -1, 1, 3, 99])}
                         for _ in range(rng.choice([1, 3, 50]))]


def play(rng, cup):
    share = rng.choice([.3, .8, 1, 1])
    for f in cup["fixtures"]:
        if "teams" in f and rng.random() < share:
            f.update(random_result(rng, False))
            if rng.random() < .08:
                f["void"] = True
    if rng.random() < .4:
        n = len(cup["teams"])
        cup["withdrawn"] = rng.sample(range(n), rng.choice([1, 1, 2, n]) if n > 2 else 1)
    tables = [league_table(cup, members) for members in groups_of(cup)]
    for i, f in enumerate(cup["fixtures"]):
        if "from" not in f or rng.random() > share:
            continue
        teams, _ = resolve(cup, tables)
        if all(isinstance(t, int) for t in teams[i]):
            f.update(random_result(rng, True))
            if rng.random() < .15:
                f["void"] = True
    compare(cup)


def permute(rng, cup):
    """A league read with its teams and fixtures in another order has the same table."""
    n = len(cup["teams"])
    to = rng.sample(range(n), n)
    other = json.loads(json.dumps(cup))
    for t in range(n):
        other["teams"][to[t]] = cup["teams"][t]
    for f in other["fixtures"]:
        f["teams"] = [to[t] for t in f["teams"]]
    if "lots" in cup:
        for t in range(n):
            other["lots"][to[t]] = cup["lots"][t]
    other["withdrawn"] = [to[t] for t in cup["withdrawn"]]
    for entry in other.get("adjust", []):
        entry["team"] = to[entry["team"]]
    rng.shuffle(other["fixtures"])

    def rows(document):
        table = run("cup", "table", "-", document=document)[0]["table"]
        return sorted((row["rank"] or 99, row["name"], row["points"]) for row in table)
    assert rows(cup) == rows(other)


def withdraw_and_back(rng, cup):
    """A team that gives up and comes back leaves everything as it was."""
    team = rng.randrange(len(cup["teams"]))
    if team in cup["withdrawn"]:
        return
    done = subprocess.run([CLI, "cup", "withdraw", "-", str(team)], input=json.dumps(cup),
                          capture_output=True, text=True)
    assert done.returncode in (0, 1) and bool(done.stdout) == (done.returncode == 0)
    if done.returncode == 0:
        gone = json.loads(done.stdout)
        assert gone["withdrawn"] == cup["withdrawn"] + [team]
        compare(gone)
        assert run("cup", "withdraw", "--back", "-", team, document=gone)[0] == cup


def try_to(*arguments, document):
    """The changed document, or None if the program refuses it."""
    done = subprocess.run([CLI, "cup", *map(str, arguments)], input=json.dumps(document), capture_output=True,
                          text=True)
    assert done.returncode in (0, 1) and bool(done.stdout) == (done.returncode == 0), done.stderr
    return json.loads(done.stdout) if done.stdout else None


def come_late(rng, cup):
    """A team more: what was there stays; it meets everybody, home and away in turn; a knock-out comes later."""
    plan, n = cup["plan"], len(cup["teams"])
    group = rng.randrange(max(1, len(groups_of(cup))))
    late = try_to("add", "-", "Late", "--group", group + 1, document=cup)
    begun = any("from" in f and counts(f) for f in cup["fixtures"])
    if late is None:
        assert plan["kind"] == "knockout" or begun or n == 64 or any(
            "from" in f and "score" in f for f in cup["fixtures"])
        return cup
    assert plan["kind"] != "knockout" and not begun and n < 64
    old, new = late["fixtures"][:len(cup["fixtures"])], late["fixtures"][len(cup["fixtures"]):]
    assert [f if "teams" in f else {**f, "round": 0} for f in old] == [
        f if "teams" in f else {**f, "round": 0} for f in cup["fixtures"]]
    others = groups_of(cup)[group]
    assert Counter(t for f in new for t in f["teams"]) == Counter(
        {n: len(others) * plan["legs"], **{t: plan["legs"] for t in others}})
    assert [f["teams"].index(n) for f in new] == [k % 2 for k in range(len(new))]
    for t in others:
        assert abs(sum(1 if f["teams"][0] == t else -1 for f in new if t in f["teams"])) <= 1
    key = "slot" if plan.get("pack") else "round"
    last = max(f[key] for f in cup["fixtures"] if "teams" in f)
    assert [f[key] for f in new] == list(range(last + 1, last + 1 + len(new)))
    assert all(f["round"] > last + len(new) for f in old if "from" in f)
    assert late["teams"] == cup["teams"] + [{"name": "Late"}]
    return late


def have_a_saturday(rng, cup):
    """Everything that happens on such a day, in any order; after each step the program agrees with this file."""
    for _ in range(5):
        n, step = len(cup["teams"]), rng.choice(["add", "rename", "withdraw", "adjust", "clear", "result"])
        before = cup
        if step == "add":
            cup = come_late(rng, cup)
        elif step == "rename":
            t = rng.randrange(n)
            cup = try_to("rename", "-", t, f"Name {rng.randint(0, 99)}", document=cup)
            assert [x for i, x in enumerate(cup["teams"]) if i != t] == [
                x for i, x in enumerate(before["teams"]) if i != t] and cup["fixtures"] == before["fixtures"]
        elif step == "withdraw":
            cup = try_to("withdraw", "-", rng.randrange(n), document=cup) or cup
        elif step == "adjust":
            t, points = rng.randrange(n), rng.choice([-5, -1, 2])
            cup = try_to("adjust", "-", t, points, document=cup) or cup
            if cup is not before:
                assert cup["adjust"] == before.get("adjust", []) + [{"team": t, "points": points}]
        elif step == "clear":
            t = rng.randrange(n)
            cup = try_to("adjust", "-", t, "--clear", document=cup) or cup
            if cup is not before:
                assert cup.get("adjust", []) == [a for a in before.get("adjust", []) if a["team"] != t]
        else:
            i = rng.randrange(len(cup["fixtures"]))
            score = random_result(rng, "from" in cup["fixtures"][i])
            more = ["--how", score.get("how", "full time")]
            more += ["--shootout", "{}-{}".format(*score["shootout"])] if "shootout" in score else []
            cup = try_to("result", "-", i, "{}-{}".format(*score["score"]), *more, document=cup) or cup
        compare(cup)


def tied_league(rng):
    """A league of few goals, in which many teams are level, by points and then by their own matches."""
    n = rng.randint(3, 7)
    cup = run("cup", "new", "--legs", rng.choice([1, 1, 2]), "strafworp", *(f"T{i}" for i in range(n)))[0]
    cup["order"] = rng.choice([["points", "mutual"], ["points", "mutual", "difference", "goals"], ["mutual"]])
    top = rng.choice([1, 2, 3])
    for f in cup["fixtures"]:
        f["score"] = [rng.randint(0, top), rng.randint(0, top)]
    compare(cup)


def main():
    how_many = int(sys.argv[2]) if len(sys.argv) > 2 else 120
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 13)
    for _ in range(how_many):
        tied_league(rng)
        cup = random_new(rng)
        check_new(cup)
        compare(cup)
        change_rules(rng, cup)
        change_day(rng, cup)
        play(rng, cup)
        # What the program itself writes, it reads again as the same.
        if "score" not in cup["fixtures"][0]:
            assert run("cup", "clear", "-", 0, document=cup)[0] == cup
        withdraw_and_back(rng, cup)
        have_a_saturday(rng, cup)
        if cup["plan"]["kind"] == "league":
            permute(rng, cup)
    print(f"{how_many} competitions agree")


CLI = sys.argv[1]
GAMES = ["strafworp", "champions-2020", "eleven"]
if __name__ == "__main__":
    main()
