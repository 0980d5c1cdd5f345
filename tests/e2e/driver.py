# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the program `speelveld` from outside, as people do who see, hear or only feel it.

It starts the program, finds its windows on the accessibility bus by process id, finds things by
role and name, acts on them, and waits for what must happen. It waits by looking until a deadline,
never for a fixed time. It knows no rules: what can be done is what the windows offer.

Tests run it inside tests/run-under-xvfb.sh --a11y, with these in the environment:
SPEELVELD and SPEELVELD_CLI, the two programs; GSETTINGS_SCHEMA_DIR, their settings' schema.
"""
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

# The tests find all of this here too.
from documents import EASY_RULES, OPENING, Failure, Skipped, check, cli, data_folder, easy_team
from documents import autosaves, match_document, read_autosave, read_json, state_of, write_match


def skip(why):
    print(f"1..0 # SKIP {why}")
    sys.exit(0)


try:
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib
except (ImportError, ValueError) as fault:
    skip(f"no accessibility bus for Python: {fault}")

# A program under a sanitizer may think for a while before it answers.
Atspi.set_timeout(15000, 15000)

DEADLINE = 40.0
PAUSE = 0.01


# ---------------------------------------------------------------- objects of the bus


def quiet(function, *arguments, default=None):
    """Objects come and go while one looks at them."""
    try:
        return function(*arguments)
    except GLib.Error:
        return default


def name(thing):
    return quiet(thing.get_name, default="") or ""


# Roles that GTK or the bus called otherwise before.
ROLES = {"button": "push button", "grouping": "panel", "switch": "check box"}


def role(thing):
    found = quiet(thing.get_role_name, default="") or ""
    return ROLES.get(found, found)


def description(thing):
    return quiet(thing.get_description, default="") or ""


def states(thing):
    found = quiet(thing.get_state_set)
    return {state.value_nick for state in found.get_states()} if found else set()


def children(thing):
    count = quiet(thing.get_child_count, default=0)
    found = (quiet(thing.get_child_at_index, i) for i in range(count))
    return [child for child in found if child]


def walk(thing, skip_lists=True):
    """The thing and all below it. The lines of long lists only if asked for."""
    yield thing
    if skip_lists and role(thing) == "list":
        return
    for child in children(thing):
        yield from walk(child, skip_lists)


def matches(text, wanted):
    """wanted: the text itself, a compiled pattern, or None for any."""
    if wanted is None:
        return True
    if isinstance(wanted, re.Pattern):
        return bool(wanted.search(text))
    return text == wanted


def find(root, wanted_role=None, wanted_name=None, skip_lists=True):
    for thing in walk(root, skip_lists):
        if wanted_role is not None and role(thing) != wanted_role:
            continue
        if matches(name(thing), wanted_name):
            return thing
    return None


def find_status(root, wanted):
    """What is told in a place for news; newer versions of GTK leave its words to the text inside."""
    for bar in find_all(root, "status bar"):
        labels = [bar, *find_all(bar, "label")]
        words = [name(thing) for thing in labels]
        words += [quiet(Atspi.Text.get_text, thing, 0, -1, default="") for thing in labels]
        if any(matches(sentence, wanted) for sentence in words if sentence):
            return bar
    return None


def find_replay(frame):
    """The title of a match that is looked back on: "Replay: step 3 of 9"."""
    return find(frame, "label", re.compile("Replay: step"))


def find_all(root, wanted_role=None, wanted_name=None, skip_lists=True):
    return [
        thing
        for thing in walk(root, skip_lists)
        if (wanted_role is None or role(thing) == wanted_role)
        and matches(name(thing), wanted_name)
    ]


def actions(thing):
    count = quiet(thing.get_n_actions, default=0) or 0
    return [quiet(thing.get_action_name, i, default="") for i in range(count)]


def act(thing, action):
    """Do one of the thing's own actions; False if it has gone meanwhile."""
    names = actions(thing)
    if action not in names:
        return False
    return bool(quiet(thing.do_action, names.index(action), default=False))


def click(thing):
    # In newer versions of GTK a button with a menu is pressed at the toggle button in it.
    if role(thing) == "push button":
        thing = find(thing, "toggle button") or thing
    for action in ("click", "space.activate", "card.activate"):
        if act(thing, action):
            return True
    return False


def show(thing, depth=0, out=sys.stderr):
    """The tree in words, for the log of a test that failed."""
    print("  " * depth + f"[{role(thing)}] {name(thing)!r} {description(thing)!r}", file=out)
    for child in children(thing):
        show(child, depth + 1, out)


def wait(what, function, seconds=None):
    """What function returns as soon as it is true."""
    deadline = time.monotonic() + (seconds or DEADLINE)
    while True:
        result = function()
        if result:
            return result
        if time.monotonic() > deadline:
            raise Failure(f"waited in vain for {what}")
        time.sleep(PAUSE)


# ---------------------------------------------------------------- the program

# GTK's own window of keys says so of its two small page buttons.
HARMLESS = re.compile(
    r"GtkLabel \S+ \(label\) reported min width -\d, but sizes must be >= 0"
    r"|gdk_frame_timings_submitted\(\) called on submitted frame"
)
NOISE = re.compile(r"(CRITICAL|WARNING) \*\*|-(CRITICAL|WARNING) ")


class Program:
    """One process of `speelveld`, in the home that the environment names."""

    def __init__(self, *arguments, environment=None):
        self.log = tempfile.TemporaryFile("w+", errors="replace")
        self.process = subprocess.Popen(
            [os.environ["SPEELVELD"], *map(str, arguments)],
            stdin=subprocess.DEVNULL,
            stdout=self.log,
            stderr=self.log,
            env={**os.environ, **(environment or {})},
        )
        self.app = wait("the program on the accessibility bus", self.find_app)

    def find_app(self):
        check(self.process.poll() is None, f"the program ended at once:\n{self.words()}")
        for app in children(Atspi.get_desktop(0)):
            if quiet(app.get_process_id) == self.process.pid:
                return app
        return None

    def words(self):
        """What it said on its standard output and error."""
        self.log.seek(0)
        return self.log.read()

    def windows(self):
        return children(self.app)

    def frame(self, title=None):
        """The window with that title."""
        return wait(
            f"a window {title or ''}",
            lambda: next(
                (w for w in self.windows() if role(w) == "frame" and matches(name(w), title)),
                None,
            ),
        )

    def find(self, wanted_role=None, wanted_name=None, seconds=None):
        """Wait for a thing in any window."""

        def look():
            for window in self.windows():
                thing = find(window, wanted_role, wanted_name)
                if thing:
                    return thing
            return None

        return wait(f"[{wanted_role}] {wanted_name}", look, seconds)

    def press(self, wanted_name, seconds=None):
        """Press the button that is called so."""

        def press():
            for window in self.windows():
                for button in find_all(window, None, wanted_name):
                    if role(button) in BUTTONS and "sensitive" in states(button) and click(button):
                        return True
            return False

        wait(f"a button {wanted_name}", press, seconds)

    def act(self, action, title=None):
        """One of the window's actions, as `win.save`."""
        wait(f"the action {action}", lambda: act(self.frame(title), action))

    def told(self, wanted=None, seconds=None):
        """The sentence that the window tells at its lower edge."""

        def look():
            for window in self.windows():
                for bar in find_all(window, "status bar"):
                    words = name(bar) if name(bar) != "Message" else ""
                    labels = " ".join(name(thing) for thing in find_all(bar, "label"))
                    if wanted is not None and matches(f"{words} {labels}", wanted):
                        return labels or words
            return None

        return wait(f"the sentence {wanted}", look, seconds)

    def alive(self):
        return self.process.poll() is None

    def wait_exit(self, expected=0, seconds=None):
        try:
            status = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise Failure("the program does not end") from None
        check(
            status == expected,
            f"the program ended with {status}, not {expected}:\n{self.words()}",
        )
        lines = self.words().splitlines()
        noise = [line for line in lines if NOISE.search(line) and not HARMLESS.search(line)]
        check(not noise, "the program complained:\n" + "\n".join(noise))

    def quit(self):
        """Close all windows, as their buttons do."""
        for window in self.windows():
            act(window, "window.close") or act(window, "default.close")
        self.wait_exit()

    def send(self, number):
        self.process.send_signal(number)

    def kill(self):
        """As when the plug is pulled."""
        self.process.kill()
        self.process.wait()


BUTTONS = ("push button", "toggle button", "menu item", "radio menu item", "check menu item")

# ---------------------------------------------------------------- a match, as it is told


# A die that lies, and one that waits to be thrown.
DIE = re.compile("^(Die|The real die|Throw )")
THROW = re.compile("^Throw( |$)")


class Look:
    """One look at the match page: all that it tells to somebody who does not see it."""

    def __init__(self, frame, memory):
        self.prompt = ""
        self.question = None
        self.panels = {}
        self.places = []
        self.dice = []
        self.overlay = None
        page = memory.get("page")
        if page is None or role(page) != "panel":
            memory.clear()
            page = memory["page"] = find(frame, "panel", PAGE)
        if page is None:
            return
        for part in children(page):
            title = name(part)
            if title in PANELS or title.startswith("Cards of"):
                self.panels[title] = part
            elif role(part) == "status bar":
                # Newer versions of GTK leave what is told there to the label inside.
                self.prompt = title or name(find(part, "label") or part)
            elif title in ("SvMatchPitch", "") and find(part, "panel", "Pitch"):
                self.read_pitch(part, memory)
            elif role(part) == "panel" and any(DIE.match(name(thing)) for thing in children(part)):
                self.panels[DICE] = part
        if DICE in self.panels:
            self.dice = [name(die) for die in find_all(self.panels[DICE], None, DIE)]

    def read_pitch(self, overlay, memory):
        self.overlay = overlay
        if "pitch" not in memory:
            memory["pitch"] = find(overlay, "panel", "Pitch")
            memory["parts"] = None
        parts = children(memory["pitch"])
        if parts != memory["parts"]:
            memory["parts"] = parts
            memory["places"] = [part for part in parts if role(part) == "push button"]
            named = [part for part in parts if role(part) != "push button" and name(part)]
            memory["question"] = next((part for part in named if name(part).endswith("?")), None)
            memory["benches"] = [part for part in named if part != memory["question"]]
        self.question = memory["question"]
        places = list(memory["places"])
        for bench in memory["benches"]:
            places += children(bench)
        if not places:
            resume = find(overlay, "push button", "Resume")
            if resume:
                self.panels["Paused"] = resume
        self.places = [(place, name(place), description(place)) for place in places]

    def signature(self):
        return (
            self.prompt,
            self.question is not None,
            tuple(self.dice),
            tuple(sorted(self.panels)),
            tuple((words, more) for _, words, more in self.places),
        )

    def first(self, beginning):
        """The first place whose description begins so."""
        for place, _, words in self.places:
            if words.startswith(beginning):
                return place
        return None

    def all(self, beginning):
        return [(place, words) for place, words, more in self.places if more.startswith(beginning)]

    def place(self, beginning):
        """The first place whose name begins so."""
        for place, words, _ in self.places:
            if words.startswith(beginning):
                return place
        return None

    def button(self, panel, wanted=None):
        if panel not in self.panels:
            return None
        if panel == "Paused":
            return self.panels[panel]
        for thing in find_all(self.panels[panel], "push button", wanted):
            if "sensitive" in states(thing):
                return thing
        return None

    def throw(self):
        """The button by the dice, or that of the duel over the pitch, which takes its place."""
        button = self.button(DICE, THROW)
        if button is None and self.overlay is not None:
            button = find(self.overlay, "push button", THROW)
        return button

    def is_over(self):
        return FINAL in self.panels

    def is_break(self):
        return BREAK in self.panels


PAGE, BREAK, FINAL = "Match", "Half-time", "End of the match"
CHOICES, DICE = "What you can choose", "Dice"
PANELS = (BREAK, FINAL, CHOICES, DICE)
TARGET, CAN, HELD = "Possible target", "Can be chosen", "In your hand"


class Player:
    """Plays on by what the windows tell; pointing is left to those that inherit from it."""

    def __init__(self, program, title=None):
        self.program = program
        self.frame = program.frame(title)
        self.steps = 0
        self.told = []
        self.memory = {}

    def look(self):
        return Look(self.frame, self.memory)

    def point(self, place):
        click(place)

    def next_thing(self, look):
        """What to point at now: the first thing offered. None if there is nothing to do."""
        if look.is_over():
            return None
        if look.is_break():
            return look.button(BREAK, "Continue")
        return (
            look.button("Paused")
            or (find(look.question, "push button") if look.question else None)
            or look.button(CHOICES)
            or look.throw()
            or look.first(TARGET)
            or self.choose(look)
        )

    def choose(self, look):
        """Which of several things that can be chosen: figurines beside the pitch come last."""
        found = look.all(CAN)
        return found[-1][0] if found else None

    def step(self, look, thing):
        """Point at the thing and wait until something has changed. The look after it."""
        if not self.told or self.told[-1] != look.prompt:
            self.told.append(look.prompt)
        before = look.signature()
        if "SPEELVELD_TRACE" in os.environ:
            print(f"# {look.prompt}: {name(thing)} ({description(thing)})", flush=True)
        self.point(thing)
        self.steps += 1

        again = time.monotonic() + DEADLINE / 3

        def answer():
            nonlocal again
            if self.look().signature() == before:
                # A busy machine may have moved the thing away from under the pointer.
                if time.monotonic() > again:
                    again += DEADLINE
                    print("# pointing once more", flush=True)
                    self.point(thing)
                return None
            # Something may have happened in the middle of a look: two must agree.
            after = self.look()
            return after if after.signature() == self.look().signature() != before else None

        return wait(f"an answer to step {self.steps} after “{look.prompt}”", answer)

    def play(self, until, most=250):
        """Play on until a look shows what until asks for."""
        look = self.look()
        for _ in range(most):
            deadline = time.monotonic() + DEADLINE
            while not until(look):
                thing = self.next_thing(look)
                if thing is not None:
                    look = self.step(look, thing)
                    break
                check(not look.is_over(), "the match was over before that")
                check(time.monotonic() < deadline, f"nothing to do after “{look.prompt}”")
                time.sleep(PAUSE)
                look = self.look()
            else:
                return look
        raise Failure(f"{most} steps did not lead there; the last prompts: {self.told[-6:]}")


class Thrower(Player):
    """Throws real dice on the table, which show what the test wants, and tells them."""

    def __init__(self, program, faces, title=None):
        super().__init__(program, title)
        self.faces = list(faces)
        self.face = None

    def next_thing(self, look):
        self.face = None
        buttons = find_all(look.panels[DICE], "push button") if DICE in look.panels else []
        faces = [button for button in buttons if name(button).startswith("The real die")]
        if faces and self.faces:
            self.face = next(face for face in faces if name(face).endswith(f" {self.faces[0]}"))
            return self.face
        return super().next_thing(look)

    def step(self, look, thing):
        if thing is self.face:
            del self.faces[0]
        return super().step(look, thing)


def settings(**values):
    """The environment of a program with these settings, which it also keeps."""
    folder = os.path.join(os.environ["XDG_CONFIG_HOME"], "glib-2.0", "settings")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "keyfile"), "w", encoding="utf-8") as file:
        file.write("[io/github/speelveld/Speelveld]\n")
        for key, value in values.items():
            file.write(f"{key.replace('_', '-')}={json.dumps(value)}\n".replace('"', "'"))
    return {"GSETTINGS_BACKEND": "keyfile"}


# ---------------------------------------------------------------- one test program


OLD_CONFIG = os.environ.get("XDG_CONFIG_HOME", "")


def new_home():
    """Each test begins as on a new computer, but for what keeps pictures still."""
    home = tempfile.mkdtemp(prefix="home-", dir=os.environ["HOME"])
    for key, folder in HOMES.items():
        os.environ[key] = os.path.join(home, folder)
        os.makedirs(os.environ[key], exist_ok=True)
    still = os.path.join(OLD_CONFIG, "gtk-4.0")
    if os.path.isdir(still):
        shutil.copytree(still, os.path.join(os.environ["XDG_CONFIG_HOME"], "gtk-4.0"))


HOMES = {
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_CACHE_HOME": ".cache",
    "XDG_STATE_HOME": ".local/state",
}


def run(*tests):
    """Run the tests in order; each says what it is for in its first line of documentation."""
    print(f"1..{len(tests)}")
    failed = False
    for number, test in enumerate(tests, 1):
        title = (test.__doc__ or test.__name__).strip().splitlines()[0].rstrip(".")
        began = time.monotonic()
        programs.clear()
        try:
            new_home()
            test()
        except Skipped as reason:
            print(f"ok {number} - {title} # SKIP {reason}", flush=True)
        except Failure as failure:
            failed = True
            print(f"# {failure}".replace("\n", "\n# "))
            print(failure, file=sys.stderr)  # a log of what failed has only that
            for program in programs:
                if program.alive() and "SPEELVELD_SHOW" in os.environ:
                    for window in program.windows():
                        show(window)
            print(f"not ok {number} - {title}", flush=True)
        else:
            print(f"# {time.monotonic() - began:.1f} s\nok {number} - {title}", flush=True)
        for program in programs:
            if program.alive():
                program.kill()
    sys.exit(1 if failed else 0)


programs = []


def start(*arguments, environment=None):
    """Start the program for the test that runs; what is left of it is ended afterwards."""
    program = Program(*arguments, environment=environment)
    programs.append(program)
    return program


def scratch(file_name):
    """A path in a folder of our own."""
    folder = os.path.join(os.environ["XDG_CACHE_HOME"], "matches")
    os.makedirs(folder, exist_ok=True)
    return os.path.join(folder, file_name)


signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
