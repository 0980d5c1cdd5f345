# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether everything that can be focused or used has a name that a screen reader can say, once."""
import re

from driver import Atspi, actions, check, children, description, name, quiet, role, states, walk

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
# A row or a cell is used only if the focus stops at it.
ROWS = {"list item", "table cell", "tree item"}
# GTK's own insides, of which a reader is told by the widget around them, such as the text in a spin
# button: they need a name only if they can be acted on by themselves.
INSIDE = {"spin button", "combo box", "text", "entry", "push button", "switch"}
NO_NAME = re.compile(r"^(Gtk|Sv|_|\s*$)")
TWICE = re.compile(r"^(.{2,}?)[\s,.:]+\1$", re.DOTALL)
# The list of keys is GTK's own window: it names its inner tabs, its search button and its choice of a
# section so. Newer GTK has a link in the window about the program that has no name.
OF_GTK = re.compile(r"^(_\d|GtkImage|GtkMenuButton|\s*)$")


def shown(thing):
    """Whether it takes any room; what is folded away cannot be reached."""
    box = quiet(thing.get_extents, Atspi.CoordType.WINDOW)
    return box is not None and box.width > 0 and box.height > 0


def path_of(thing):
    names = []
    for _ in range(12):
        thing = quiet(thing.get_parent)
        if thing is None:
            break
        names.append(name(thing) or role(thing))
    return " < ".join(names)


def is_used(thing):
    kind = role(thing)
    return kind in USED and (kind not in ROWS or "focusable" in states(thing))


def fault_of(thing):
    """What a reader cannot tell of a thing that can be used, or None."""
    words = name(thing)
    if NO_NAME.match(words):
        of_gtk = OF_GTK.match(words) and re.search(
            "Keyboard Shortcuts|About Speelveld", path_of(thing)
        )
        return None if of_gtk else "has no name"
    return "says it twice" if TWICE.match(words) else None


def faults(thing, inside=False):
    """The faults of thing and of all that is in it, as lines."""
    kind = role(thing)
    if is_used(thing) and (not inside or actions(thing)):
        fault = fault_of(thing)
        if fault is not None and shown(thing):
            yield f"[{kind}] {fault}: {name(thing)!r} ({description(thing)!r}) below {path_of(thing)}"
    for child in children(thing):
        yield from faults(child, inside or kind in INSIDE)


class Lint:
    """Looks at the windows of a program each time it shows something else."""

    def __init__(self):
        self.found = {}

    def look(self, program, where):
        used = 0
        for window in program.windows():
            check(name(window), f"a window without a title: {where}")
            used += sum(1 for thing in walk(window) if role(thing) in USED)
            # What is just being made or taken away has no name for a moment.
            found = list(faults(window))
            for fault in found and set(found) & set(faults(window)):
                self.found.setdefault(fault, where)
        check(used > 3, f"nothing to look at: {where}")

    def end(self):
        lines = [f"{where}: {fault}" for fault, where in self.found.items()]
        check(not lines, "what a reader cannot tell:\n" + "\n".join(lines))
