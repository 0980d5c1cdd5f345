# SPDX-License-Identifier: GPL-3.0-or-later
"""Mouse and keys for the tests, by xdotool. Without a window manager a window lies at 0, 0."""
import re
import shutil
import subprocess

from driver import Atspi, Player, Skipped, click, name, quiet, skip, wait

if shutil.which("xdotool") is None:
    skip("xdotool is not installed")


def xdotool(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True, stdout=subprocess.DEVNULL)


def keys(*names):
    """Press keys one after the other, e.g. "Tab", "ctrl+z".

    Function keys are told by their codes: newer keyboards know each in several ways, of which
    xdotool would choose one with Alt.
    """
    codes = [re.sub(r"^F(\d+)$", lambda key: str(66 + int(key[1])), each) for each in names]
    xdotool("key", "--delay", "8", *codes)


def window_corner(frame):
    """Where the bus's window coordinates begin on the screen: half of what GTK adds around."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--pid", str(frame.get_process_id())],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout.split()
    outer = subprocess.run(
        ["xdotool", "getwindowgeometry", "--shell", found[-1]],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    sizes = dict(line.split("=") for line in outer.split() if "=" in line)
    box = frame.get_extents(Atspi.CoordType.WINDOW)
    return (
        int(sizes["X"]) + (int(sizes["WIDTH"]) - box.width) // 2,
        int(sizes["Y"]) + (int(sizes["HEIGHT"]) - box.height) // 2,
    )


def middle(thing, corner):
    """The middle of a thing on the screen."""
    box = thing.get_extents(Atspi.CoordType.WINDOW)
    return corner[0] + box.x + box.width // 2, corner[1] + box.y + box.height // 2


def tells_places(frame):
    """Newer versions of GTK leave out the paddings of what is around a thing: nobody can aim then."""
    return frame.get_extents(Atspi.CoordType.WINDOW).x >= 0


# So many looks one after the other must find a thing in the same place.
STILL = 12


class Mouse(Player):
    """Plays by clicks in the middle of what it finds."""

    def __init__(self, program, title=None):
        super().__init__(program, title)
        self.aims = tells_places(self.frame)
        self.corner = window_corner(self.frame)

    def settle(self, thing):
        """Wait until it lies still: a page that has just come may be laid out once more."""
        before = []

        def still():
            before.append(middle(thing, self.corner))
            return len(before) > STILL and len(set(before[-STILL:])) == 1

        wait(f"{name(thing)} to lie still", still)

    def click(self, thing):
        if not self.aims:
            return self.press(thing)
        self.settle(thing)
        x, y = middle(thing, self.corner)
        xdotool("mousemove", x, y, "click", 1)

    def press(self, thing):
        """Instead of a click: what the thing itself can do."""
        if not click(thing):
            self.must_aim()

    def must_aim(self):
        if not self.aims:
            raise Skipped("this GTK does not tell where things are")

    def point(self, place):
        quiet(self.click, place)

    def drag(self, thing, to, steps=9):
        """Press on the thing, move there in small steps, release. to: a thing or a point."""
        self.must_aim()
        x, y = middle(thing, self.corner)
        end_x, end_y = to if isinstance(to, tuple) else middle(to, self.corner)
        words = ["mousemove", x, y, "mousedown", 1]
        for step in range(1, steps + 1):
            words += ["mousemove", x + (end_x - x) * step // steps]
            words += [y + (end_y - y) * step // steps, "sleep", "0.02"]
        xdotool(*words, "mouseup", 1)
