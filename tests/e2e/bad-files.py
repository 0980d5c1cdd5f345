# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that cannot be opened, and folders that cannot be written: told, and the match goes on."""
import json
import os
import re
import subprocess

from driver import (
    OPENING,
    Player,
    autosaves,
    check,
    data_folder,
    find,
    find_all,
    match_document,
    read_autosave,
    run,
    scratch,
    start,
    states,
    wait,
    write_match,
)

NOT_SAVED = re.compile("is not saved|is not kept|cannot be (saved|kept|written)", re.I)


def write(file_name, content):
    path = scratch(file_name)
    with open(path, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    return path


def changed(**keys):
    return json.dumps({**match_document(events=OPENING), **keys})


def bad_files():
    """What is in a file that cannot be opened, and what must be told about it."""
    good = changed()
    yield write("empty.svmatch", ""), "empty"
    yield write("torn.svmatch", good[:300]), r"line \d+|character|ends|JSON"
    yield write("picture.svmatch", bytes(range(256)) * 40), r"not a Speelveld document"
    yield write("other.svmatch", '{"format":"chess","version":1}'), r"format|match"
    yield write("newer.svmatch", changed(version=7)), r"newer|version"
    yield write("unknown-game.svmatch", changed(game="hockey")), "game"
    yield write("illegal.svmatch", changed(events=["die 4", "move 1 a"], times=[0, 0])), "Event 2"
    yield write("range.svmatch", changed(variant={"halves": 9})), "Variant, periods"
    yield write("deep.svmatch", '{"a":' * 200_000), r"deep|nest|level"
    yield write("twice.svmatch", '{"format":"speelveld-match",' + good[1:]), r"twice|double|format"
    yield scratch("is-not-there.svmatch"), r"No such file|not exist|not found|does not"
    yield os.path.dirname(scratch("x")), r"folder|directory"


def is_told(program):
    """Whether a sentence stands over the page; the bar stays there, out of sight, when it is closed."""
    closers = find_all(program.frame(), None, "Close this message")
    return any("showing" in states(closer) for closer in closers)


def open_while_playing():
    """Twelve files that cannot be opened: a sentence each, the running match untouched"""
    program = start()
    program.press("Two Teams Here")
    player = Player(program)
    player.play(lambda look: player.steps >= 24)
    before = player.look().signature()
    events = read_autosave()["events"]
    for path, wanted in bad_files():
        messenger = open_in_running(path)
        sentence = program.told(re.compile(re.escape(os.path.basename(path))))
        words = sentence.replace(path, "").replace(os.path.basename(path), "")
        check(re.search(wanted, words, re.I), f"{path}: {wanted} is not in “{sentence}”")
        check("\n" not in sentence and sentence.endswith("."), f"no sentence: “{sentence}”")
        check(messenger == 0, f"the second program ended with {messenger}")
        check(len(program.windows()) == 1, f"{path} opened a window")
        program.press("Close this message")
        # A button that is pressed from here acts a moment later in newer versions of GTK.
        wait("the sentence to go", lambda: not is_told(program))
    check(player.look().signature() == before, "the match on the table has changed")
    check(read_autosave()["events"] == events, "the autosave has changed")
    steps = player.steps
    player.play(lambda look: player.steps >= steps + 3)
    check(len(autosaves()) == 1, f"bad files left autosaves: {autosaves()}")
    program.quit()


def open_in_running(path):
    """A second program hands its file over to the one that runs, and ends."""
    return subprocess.run(
        [os.environ["SPEELVELD"], path], stdout=subprocess.DEVNULL, timeout=60, check=False
    ).returncode


def good_file_while_playing():
    """A good file opens a window beside the running match"""
    program = start()
    program.press("Two Teams Here")
    player = Player(program)
    player.play(lambda look: player.steps >= 6)
    before = player.look().signature()
    path = write_match(scratch("good.svmatch"), events=OPENING, title="good")
    check(open_in_running(path) == 0, "the file was not handed over")
    wait("a second window", lambda: len(program.windows()) == 2)
    check(player.look().signature() == before, "the match on the table has changed")
    other = Player(program, "good")
    look = wait("the other match", lambda: other.look() if other.look().panels else None)
    check("Paused" in look.panels, "the clock of an opened match should stand")
    program.quit()


def bad_file_at_the_start():
    """A program that is started with a bad file tells so on its start page"""
    path = write("torn.svmatch", changed()[:200])
    program = start(path)
    program.told(re.compile("torn"))
    program.press("Two Teams Here")
    player = Player(program)
    player.play(lambda look: player.steps >= 4)
    program.quit()


def folder_that_cannot_be_written():
    """No room for the autosave: told with the first step, the match goes on, and is kept as soon as it can be"""
    os.makedirs(os.path.dirname(data_folder()), exist_ok=True)
    with open(data_folder(), "w", encoding="utf-8") as file:
        file.write("A file where the folder should be.")
    program = start()
    program.press("Two Teams Here")
    player = Player(program)
    player.play(lambda look: player.steps >= 1)
    wait("the line that it is not saved", lambda: find(program.frame(), None, NOT_SAVED))
    player.play(lambda look: player.steps >= 24)
    os.remove(data_folder())
    player.play(lambda look: player.steps >= 30)
    wait("the line to go", lambda: not find(program.frame(), None, NOT_SAVED))
    check(autosaves(), "the match is not kept although it could be")
    check(len(read_autosave()["events"]) > 12, f"too little is kept: {read_autosave()['events']}")
    program.quit()


def file_that_cannot_be_written():
    """Saving where nothing can be written is told; the match stays open"""
    path = write_match(scratch("mine.svmatch"), events=OPENING)
    program = start(path)
    player = Player(program)
    player.play(lambda look: player.steps >= 3)
    os.remove(path)
    os.makedirs(os.path.join(path, "in-the-way"))
    program.act("win.save")
    program.told(re.compile("mine|saved|written", re.I))
    steps = player.steps
    player.play(lambda look: player.steps >= steps + 2)
    program.quit()


run(
    open_while_playing,
    good_file_while_playing,
    bad_file_at_the_start,
    folder_that_cannot_be_written,
    file_that_cannot_be_written,
)
