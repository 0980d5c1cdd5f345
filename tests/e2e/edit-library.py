# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes teams and variants with the keys and with the mouse, and reads what was kept."""
import glob
import json
import os
import re

from driver import (
    act,
    check,
    find,
    find_all,
    find_status,
    run,
    start,
    states,
    wait,
    walk,
)
from pointer import Mouse, keys, xdotool


def kept(kind):
    """The only document of that kind in the user's folder, or None."""
    folder = os.path.join(os.environ["XDG_DATA_HOME"], "speelveld", kind)
    paths = glob.glob(os.path.join(folder, "*.sv" + kind.rstrip("s")))
    check(len(paths) <= 1, f"there should be one file: {paths}")
    if not paths:
        return None
    with open(paths[0], encoding="utf-8") as file:
        text = file.read()
    return json.loads(text) if text else None


def cards(document):
    """The cards by number; what is standard need not be written."""
    return {card["number"]: card for card in (document or {}).get("cards", [])}


def player(number):
    """The name on a card of the kept team, or None."""
    return cards(kept("teams")).get(number, {}).get("name")


def attack(document):
    """The attack power of the first card; one that is not written is the standard one."""
    return cards(document).get(1, {}).get("attack", 2)


def tab_to(program, wanted_role, wanted_name):
    """Press Tab until the keys go to what is called so."""
    thing = program.find(wanted_role, wanted_name)
    for _ in range(80):
        if any("focused" in states(inner) for inner in walk(thing)):
            return
        keys("Tab")
    check(False, f"the Tab key does not lead to {wanted_name}")


def type_over(text):
    keys("ctrl+a")
    xdotool("type", "--delay", 8, text)


def new_of(program, mouse, button):
    """There are several games: it asks for which one."""
    mouse.click(program.find("push button", button))
    program.press("Strafworp!")


def new_team(program, mouse):
    program.press("Teams and Cards")
    new_of(program, mouse, "New Team")
    program.find("text", "Name of the team")


def team_by_keys():
    """A team is made with the keys alone, kept, undone and redone, and read again"""
    program = start()
    mouse = Mouse(program)
    new_team(program, mouse)
    tab_to(program, "text", "Name of the team")
    type_over("De Meeuwen")
    tab_to(program, "text", "Short name")
    type_over("MEE")
    tab_to(program, "text", "Player’s name")
    type_over("Anne")
    tab_to(program, "spin button", "Attack power of Anne")
    keys("Up")
    wait("the team on disk", lambda: attack(kept("teams")) == 3)
    document = kept("teams")
    check(document["name"] == "De Meeuwen" and document["short_name"] == "MEE", f"{document}")
    check(player(1) == "Anne", f"{document}")
    spent = "Attack points: 15 of 14: make somebody 1 stronger"
    wait("the points", lambda: find_status(program.frame(), spent))
    keys("ctrl+z")
    wait("undo", lambda: attack(kept("teams")) == 2)
    keys("ctrl+shift+z")
    wait("redo", lambda: attack(kept("teams")) == 3)
    for _ in range(12):
        keys("ctrl+z")
    wait("all undone", lambda: kept("teams").get("name", "") == "New team")
    for _ in range(12):
        keys("ctrl+shift+z")
    wait("all again", lambda: kept("teams") == document)
    program.quit()

    program = start()
    mouse = Mouse(program)
    program.press("Teams and Cards")
    tile = program.find("table cell", "De Meeuwen")
    check("15" in tile.get_description(), "the tile should tell the points")
    program.quit()
    check(kept("teams") == document, "looking at it changed it")


def team_by_mouse():
    """Names are typed where the mouse points, and taken back with the buttons"""
    program = start()
    mouse = Mouse(program)
    new_team(program, mouse)
    mouse.click(program.find("text", "Name of the team"))
    type_over("De Sterns")
    mouse.click(find_all(program.frame(), "text", "Player’s name")[1])
    type_over("Bo")
    wait("the team on disk", lambda: player(2) == "Bo")
    mouse.click(program.find("push button", "Undo"))
    wait("undo", lambda: player(2) != "Bo")
    mouse.click(program.find("push button", "Redo"))
    wait("redo", lambda: player(2) == "Bo")
    program.quit()


def variant_by_keys_and_mouse():
    """House rules are made, told in words, undone and read again"""
    program = start()
    mouse = Mouse(program)
    program.press("Variants")
    new_of(program, mouse, "New Variant")
    program.find("spin button", "Length of a period")
    tab_to(program, "spin button", "Length of a period")
    type_over("7")
    keys("Tab")
    wait("the rules on disk", lambda: kept("variants") and minutes(kept("variants")) == 7)
    mouse.click(program.find("check box", "Golden goal"))
    wait("the switch on disk", lambda: kept("variants").get("golden_goal"))
    document = kept("variants")
    keys("ctrl+z")
    wait("undo", lambda: not kept("variants").get("golden_goal"))
    keys("ctrl+shift+z")
    wait("redo", lambda: kept("variants") == document)
    mouse.click(program.find("push button", "Golden goal: as in the standard game"))
    wait("as it was", lambda: not kept("variants").get("golden_goal"))
    program.quit()


def minutes(document):
    return document.get("minutes")


def table_and_referee():
    """At the table: goals, dice and the referee, by mouse and keys; all of it is offered again"""
    program = start()
    mouse = Mouse(program)
    mouse.click(program.find("push button", "At the Table…"))
    program.press("Strafworp!")
    mouse.click(program.find("push button", "Goal for Velocitas"))
    wait("the score", lambda: find(program.frame(), None, "Velocitas 1, Orange 0"))
    referee = program.find(None, "Referee")
    mouse.click(referee)
    program.find("label", "Velocitas: throw to score with Alex (1)")
    keys("6", "1")
    program.find("label", re.compile(r"Goal for Velocitas by Alex \(1\)"))
    go_on = "Record the Goal and Go On"
    mouse.click(program.find("push button", go_on))
    wait("the next step", lambda: not find(program.frame(), "push button", go_on))
    program.find("label", "Orange: choose who throws off, in A or B")
    act(program.frame(), "win.home")
    program.find("push button", "Continue Velocitas – Orange, at the table")
    program.quit()

    program = start()
    mouse = Mouse(program)
    mouse.click(program.find("push button", "Continue Velocitas – Orange, at the table"))
    wait("the score that was kept", lambda: find(program.frame(), None, "Velocitas 2, Orange 0"))
    program.quit()


run(team_by_keys, team_by_mouse, variant_by_keys_and_mouse, table_and_referee)
