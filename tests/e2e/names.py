# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that can be focused or used has a name that a screen reader can say.

Walks through every page, panel and dialog that can be reached and looks at all that is there.
"""
import re

from driver import (
    CHOICES,
    EASY_RULES,
    OPENING,
    Atspi,
    Player,
    act,
    check,
    children,
    description,
    easy_team,
    find,
    find_all,
    name,
    quiet,
    role,
    run,
    scratch,
    start,
    states,
    wait,
    walk,
    write_match,
)

# What a person can use. A pane that scrolls takes the focus only on the way to what is in it.
USED = {
    "push button",
    "toggle button",
    "check box",
    "radio button",
    "switch",
    "combo box",
    "spin button",
    "slider",
    "text",
    "entry",
    "password text",
    "link",
    "list item",
    "list",
    "menu item",
    "radio menu item",
    "check menu item",
    "page tab",
    "table cell",
    "tree item",
}
BAD = re.compile(r"^(Gtk|Sv|_|\s*$)")
# GTK's own insides, of which a reader is told by the widget around them: the text in a spin
# button or search entry, the button in a menu button.
ROWS = {"list item", "table cell", "tree item"}
INSIDE = {"spin button", "combo box", "text", "entry", "push button", "switch"}


def shown(thing):
    """Whether it takes any room; what is folded away cannot be reached."""
    box = quiet(thing.get_extents, Atspi.CoordType.WINDOW)
    return box is not None and box.width > 0 and box.height > 0


# The list of keys is GTK's own window: it names its two inner tabs and its search button so.
OF_GTK = re.compile(r"^(_\d|GtkImage)$")


def is_used(thing):
    """Rows and cells are to be used only if the focus can get there."""
    kind = role(thing)
    return kind in USED and (kind not in ROWS or "focusable" in states(thing))


def faults(root, inside=None):
    """The things in root that can be used and have no proper name."""
    kind, words = role(root), name(root)
    bad = BAD.match(words) and not (OF_GTK.match(words) and "GtkShortcutsWindow" in path_of(root))
    if bad and inside is None and is_used(root) and shown(root):
        yield f"[{kind}] {words!r} ({description(root)!r}) below {path_of(root)}"
    for child in children(root):
        yield from faults(child, kind if kind in INSIDE else inside)


def path_of(thing):
    names = []
    for _ in range(12):
        thing = quiet(thing.get_parent)
        if thing is None:
            break
        names.append(name(thing) or role(thing))
    return " < ".join(names)


class Lint:
    """Looks at the windows of a program each time it shows something else."""

    def __init__(self, program):
        self.program = program
        self.found = {}

    def look(self, where):
        used = 0
        for window in self.program.windows():
            check(name(window), f"a window without a title: {where}")
            used += sum(1 for thing in walk(window) if role(thing) in USED)
            for fault in faults(window):
                self.found.setdefault(fault, where)
        check(used > 3, f"nothing to look at: {where}")

    def end(self):
        lines = [f"{where}: {fault}" for fault, where in self.found.items()]
        check(not lines, "without a proper name:\n" + "\n".join(lines))


def close(program, window):
    """Close a dialog, as its button or Escape does."""
    done = act(window, "window.close") or act(window, "default.close")
    check(done, f"{name(window)} cannot be closed")
    wait(f"{name(window)} to go", lambda: window not in program.windows())


def dialog_of(program, action, before):
    """Do an action of the window that opens another one; the new one."""
    frame = before[0]
    wait(action, lambda: act(frame, action))
    return wait(
        f"the window of {action}",
        lambda: next((w for w in program.windows() if w not in before and name(w)), None),
    )


def pages_and_dialogs():
    """Start page, new match, menu, preferences, shortcuts, about, file dialogs"""
    program = start()
    program.find("push button", "Two Teams Here")
    frame = program.frame()
    lint = Lint(program)
    lint.look("start page")
    open_menu(program)
    lint.look("main menu")
    for label in ("Preferences", "Keyboard Shortcuts", "About Speelveld"):
        before = program.windows()
        choose_from_menu(program, label)
        window = wait(label, lambda: new_window(program, before))
        lint.look(label)
        close(program, window)
    act(frame, "win.new-match")
    program.find("push button", re.compile("^(Start|Begin|Play)"))
    lint.look("new match")
    program.press("Back to the start page")
    program.find("push button", "Two Teams Here")
    lint.end()
    program.quit()


def library_and_editors():
    """Library of teams and variants, both editors, positions, sheets to print, second scoreboard"""
    program = start()
    program.find("push button", "Two Teams Here")
    lint = Lint(program)
    for label in ("Teams and Cards", "Variants"):
        program.press(re.compile(f"^{label}"))
        program.find("push button", re.compile("^New"))
        lint.look(label)
        program.press("Back to the start page")
        program.find("push button", "Two Teams Here")
    for label in ("Edit…", "Edit a Copy…"):
        act(program.frame(), "win.new-match")
        program.find("push button", re.compile("^Start"))
        program.press(re.compile(f"^{label}"))
        wait(f"the editor of {label}", lambda: find(program.frame(), "text"))
        lint.look(f"editor of {label}")
        program.act("win.start")
    for action in ("win.print", "win.scoreboard", "win.edit-position"):
        program.kill()
        program = start(write_match(scratch("dialogs.svmatch"), events=OPENING))
        lint.program = program
        frame = program.frame()
        wait("the match", lambda: find(frame, "panel", "Match"))
        before = set(map(name, walk(frame))), len(program.windows())
        wait(action, lambda: act(frame, action))
        wait(
            f"what {action} shows",
            lambda: len(program.windows()) > before[1] or set(map(name, walk(frame))) != before[0],
        )
        lint.look(action)
    lint.end()
    program.kill()


def new_window(program, before):
    return next((w for w in program.windows() if w not in before and name(w)), None)


def open_menu(program):
    menu = find_all(program.frame(), "push button", "Main menu")[-1]
    act(menu, "click")
    program.find("menu item", re.compile("Preferences"))


def choose_from_menu(program, label):
    if not find(program.frame(), "menu item", re.compile(label)):
        open_menu(program)
    item = program.find("menu item", re.compile(label))
    check(act(item, "click"), f"{label} cannot be chosen")


def match_in_all_phases():
    """Toss, placing, start, moves, throws, pause, report, looking back, branch"""
    program = start()
    program.press("Two Teams Here")
    player = Player(program)
    lint = Lint(program)
    wait("the match", lambda: player.look().prompt)
    lint.look("toss")
    player.play(lambda look: "place" in look.prompt)
    lint.look("placing")
    player.play(lambda look: look.button(CHOICES) is not None)
    lint.look("start")
    player.play(lambda look: "throw off" in look.prompt or "throws off" in look.prompt)
    lint.look("throw-off")
    player.play(lambda look: "move" in look.prompt)
    lint.look("move")
    player.play(lambda look: "throw" in look.prompt and look.throw() is not None)
    lint.look("throw")
    act(player.frame, "match.report")
    wait("the report", lambda: shown(find(player.frame, "list", "Match report")))
    lint.look("report")
    act(player.frame, "match.first")
    program.find("status bar", re.compile("Looking back"))
    lint.look("looking back")
    act(player.frame, "match.last")
    act(player.frame, "match.pause")
    program.find("push button", "Resume")
    lint.look("paused")
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
    lint = Lint(program)
    lint.look("opened match")
    player.play(lambda look: look.is_break())
    check(len(find_all(player.frame, "combo box")) == 8, "eight figurines can be exchanged")
    lint.look("half-time")
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
    lint.program = program
    player.play(lambda look: look.is_over())
    lint.look("final score")
    lint.end()
    program.quit()


run(pages_and_dialogs, library_and_editors, match_in_all_phases, panels)
