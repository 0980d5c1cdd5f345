#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a constant SvBoard of a board document.

Usage: board-table.py BOARD.json OUT.c

The table is called sv_board_ID, with underlines for hyphens. What the document does not say of
radius and margin is the same for every board, built in or read from a variant: a piece has a radius
of 37 hundredths of the least distance between two spaces, so that figurines and the marks round
discs have room, and the margin has room for goals with nets. Spaces with an outline are areas; a
board without edges has no neighbours. A board with edges has a zone at each end; another one may
name such zones, besides what figures stand on (floor), where the ball of a goal goes (goals) and the drawing of its ball.
"""
import json
import math
import sys

KINDS = {"field": "SV_SPACE_FIELD", "centre": "SV_SPACE_CENTRE", "penalty": "SV_SPACE_PENALTY",
         "goal": "SV_SPACE_GOAL"}
ENDS = {"w": 0, "e": 1, None: -1}
STYLES = {"line": 0, "goal": 1}
FLOORS = {"grass": "SV_FLOOR_GRASS", "wood": "SV_FLOOR_WOOD"}


def number(value):
    return f"{float(value):.6g}f" if "." in f"{float(value):.6g}" else f"{float(value):.6g}.0f"


def text(value):
    return json.dumps(value, ensure_ascii=False)


def outline(space):
    points = ", ".join(f"{{ {number(x)}, {number(y)} }}" for x, y in space.get("outline", []))
    return (f'.n_outline = {len(space["outline"])}, .outline = (const SvPoint[]){{ {points} }}, '
            if points else "")


def space_row(space, zoned):
    marks = [mark for key, mark in (("kickoff", "SV_SPACE_KICKOFF"), ("spot", "SV_SPACE_SPOT"))
             if space.get(key)]
    end = ENDS[space.get("end")]
    return (f'  {{ .name = {text(space["name"])}, .label = {text(space["name"].upper())}, '
            f'.x = {number(space["x"])}, .y = {number(space["y"])}, .zone = {end if zoned else -1}, '
            f'{outline(space)}'
            f'.kind = {KINDS[space["zone"]]}, .marks = {" | ".join(marks) or 0}, .end = {end} }},')


def neighbours(spaces, edges):
    index = {space["name"]: i for i, space in enumerate(spaces)}
    lists = [[] for _ in spaces]
    for edge in edges:
        a, b = index[edge["a"]], index[edge["b"]]
        lists[a].append(b)
        lists[b].append(a)
    return index, [sorted(nearby) for nearby in lists]


def numbers(values):
    return ", ".join(str(value) for value in values)


def bits(spaces, first):
    """The word of a set of spaces for 64 of them."""
    return hex(sum(1 << space - first for space in spaces if 0 <= space - first < 64)) + "u"


def table(board):
    spaces, edges = board["spaces"], board["edges"]
    index, lists = neighbours(spaces, edges)
    first = [0]
    for nearby in lists:
        first.append(first[-1] + len(nearby))
    least = min(math.dist((a["x"], a["y"]), (b["x"], b["y"]))
                for i, a in enumerate(spaces) for b in spaces[:i])
    pitch = board["pitch"]
    zones = pitch.get("zones", ["west half", "east half"] if edges else [])
    radius = pitch.get("radius", 0.37 * least)
    margin = pitch.get("margin", max(0.045 * max(pitch["w"], pitch["h"]), 1.5 * radius))
    symbol = "sv_board_" + board["id"].replace("-", "_")
    lines = ["/* Made by board-table.py: do not edit. */", '#include "sv-board.h"', "",
             f"extern const SvBoard {symbol};", "", "static const SvSpace spaces[] = {"]
    lines += [space_row(space, bool(zones)) for space in spaces]
    lines += ["};", ""]
    if edges:
        lines += ["static const SvEdge edges[] = {"]
        lines += [f'  {{ {index[e["a"]]}, {index[e["b"]]}, {number(e["cx"])}, {number(e["cy"])}, '
                  f'{STYLES[e["kind"]]} }},' for e in edges]
        lines += ["};", "",
                  f"static const uint16_t first_neighbour[] = {{ {numbers(first)} }};",
                  f"static const int16_t neighbours[] = {{ {numbers(sum(lists, []))} }};",
                  "static const SvSpaceSet beside[] = {"]
        lines += [f"  {{ {{ {bits(nearby, 0)}, {bits(nearby, 64)} }} }}," for nearby in lists]
        lines += ["};", ""]
    if zones:  # the games that use the board mark these words for translators
        lines += [f"static const char *const zones[] = {{ {', '.join(map(text, zones))} }};", ""]
    lines += [f"const SvBoard {symbol} = {{",
              f'  .id = {text(board["id"])},', f'  .w = {number(pitch["w"])},',
              f'  .h = {number(pitch["h"])},', f"  .margin = {number(margin)},",
              f"  .radius = {number(radius)},",
              f"  .n_spaces = {len(spaces)},", "  .spaces = spaces,"]
    if "goals" in pitch:
        points = ", ".join(f"{{ {number(x)}, {number(y)} }}" for x, y in pitch["goals"])
        lines += [f"  .goals = {{ {points} }},"]
    if "ball" in pitch:
        lines += [f'  .ball = {text(pitch["ball"])},']
    if zones:
        lines += [f"  .n_zones = {len(zones)},", "  .zones = zones,"]
    if edges:
        lines += [f"  .n_edges = {len(edges)},", "  .edges = edges,",
                  "  .first_neighbour = first_neighbour,", "  .neighbours = neighbours,",
                  "  .beside = beside,"]
    lines += [f'  .floor = {FLOORS[pitch.get("floor", "grass")]},',
              f'  .ring = {number(pitch.get("ring", 0))},', "};", ""]
    return "\n".join(lines)


def main():
    with open(sys.argv[1], encoding="utf-8") as source:
        board = json.load(source)
    with open(sys.argv[2], "w", encoding="utf-8") as out:
        out.write(table(board))


if __name__ == "__main__":
    main()
