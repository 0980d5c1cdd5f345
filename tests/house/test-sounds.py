#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sounds are what their script makes, free of clipping and clicks, and about as loud as each other.

Usage: test-sounds.py SOURCE-ROOT
"""
import math
import subprocess
import sys
import tempfile
import wave
from array import array
from pathlib import Path

MOST_BYTES = 500_000  # all of them together
PEAK = -3  # decibels below full scale, at most
LOUDEST, FAINTEST = -10, -22  # of the loudest twentieth of a second
SILENT = 0.003  # part of full scale, for the first and the last sample
LONGEST = 3  # seconds


def decibels(x):
    return 20 * math.log10(max(x, 1e-9))


def read(path):
    with wave.open(str(path)) as sound:
        form = sound.getnchannels(), sound.getsampwidth()
        samples = array("h", sound.readframes(sound.getnframes()))
        return form, sound.getframerate(), [x / 32768 for x in samples]


def faults_of(path):
    """Yields what is wrong with a sound."""
    form, rate, sound = read(path)
    moment = rate // 20
    peak = decibels(max(map(abs, sound)))
    loud = decibels(max(math.sqrt(sum(x * x for x in sound[i : i + moment]) / moment)
                        for i in range(0, len(sound), moment // 2)))
    print(f"{path.name}: {len(sound) / rate:.2f} s, peak {peak:.1f} dB, loudest moment {loud:.1f} dB")
    if form != (1, 2):
        yield "is not one channel of 16 bits"
    if len(sound) > LONGEST * rate:
        yield "is too long"
    if peak > PEAK:
        yield f"has peaks of {peak:.1f} dB"
    if not FAINTEST <= loud <= LOUDEST:
        yield f"is {loud:.1f} dB loud"
    if abs(sound[0]) > SILENT or abs(sound[-1]) > SILENT:
        yield "begins or ends with a click"
    if abs(sum(sound) / len(sound)) > 0.001:
        yield "does not swing about zero"


def main():
    root = Path(sys.argv[1])
    kept = root / "data" / "sounds"
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, root / "build-aux" / "make-sounds.py", folder], check=True)
        made = {path.name: path.read_bytes() for path in Path(folder).iterdir()}
    if made != {path.name: path.read_bytes() for path in kept.iterdir()}:
        faults.append("data/sounds is not what build-aux/make-sounds.py makes")
    for path in sorted(kept.glob("*.wav")):
        faults += [f"{path.name} {fault}" for fault in faults_of(path)]
    if sum(map(len, made.values())) > MOST_BYTES:
        faults.append("the sounds are too large")
    for fault in faults:
        print(fault)
    return 1 if faults or not made else 0


if __name__ == "__main__":
    sys.exit(main())
