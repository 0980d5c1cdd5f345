#!/usr/bin/env python3
# SPDX-License-Identifier: CC0-1.0
"""Makes the sounds of data/sounds, out of nothing but sines and noise.

Usage: make-sounds.py FOLDER

The same numbers come out at every run. Each sound is a function that gives samples at any level;
the table at the end says how loud the loudest moment of each shall be. Change a sound here, write
data/sounds anew, and listen; test-sounds.py measures peaks, ends and levels.
"""
import math
import random
import sys
import wave
from array import array
from pathlib import Path

RATE = 22050
BLOCK = 64  # samples; what changes slowly changes so often
PEAK = 10 ** (-3.5 / 20)  # nothing is louder than this
WINDOW = RATE // 20  # a moment, for the ear
# REUSE-IgnoreStart
LICENCE = "SPDX-FileCopyrightText: The Speelveld developers\nSPDX-License-Identifier: CC0-1.0\n"
# REUSE-IgnoreEnd


# --- Tools: a sound is a list of numbers -------------------------------------------------------


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def add(sound, other, start=0.0, gain=1.0):
    """Lays other over sound, from a time on."""
    first = int(start * RATE)
    for i, x in enumerate(other[: len(sound) - first]):
        sound[first + i] += gain * x


def noise(rng, seconds):
    return [rng.uniform(-1, 1) for _ in range(int(seconds * RATE))]


def at(curve, t):
    """What a curve of (second, value) pairs shows at a time: straight lines between them."""
    for (t0, a), (t1, b) in zip(curve, curve[1:]):
        if t < t1:
            return a + (b - a) * (t - t0) / (t1 - t0)
    return curve[-1][1]


def shape(sound, curve):
    """Lets it swell and fade."""
    return [x * at(curve, i / RATE) for i, x in enumerate(sound)]


def decay(sound, seconds):
    """Lets it fade to a third in every so many seconds."""
    return [x * math.exp(-i / RATE / seconds) for i, x in enumerate(sound)]


def resonate(sound, frequency, width):
    """What a body sounds like that is shaken by it. frequency: or a function of the second."""
    out = []
    y1 = y2 = x1 = x2 = 0.0
    for i, x in enumerate(sound):
        if i % BLOCK == 0:
            f = frequency(i / RATE) if callable(frequency) else frequency
            w = 2 * math.pi * f / RATE
            alpha = math.sin(w) * width / f / 2
            a0, a1, a2 = 1 + alpha, -2 * math.cos(w), 1 - alpha
        y = (alpha * (x - x2) - a1 * y1 - a2 * y2) / a0
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def soften(sound, frequency):
    """Takes away what is higher."""
    out = []
    y = 0.0
    k = 1 - math.exp(-2 * math.pi * frequency / RATE)
    for x in sound:
        y += k * (x - y)
        out.append(y)
    return out


def hall(sound, tail, wet):
    """Walls: the sound comes back from four of them, later and later."""
    dry = sound + silence(tail)
    back = [0.0] * len(dry)
    for length, gain in ((1117, 0.77), (1361, 0.75), (1523, 0.73), (1693, 0.71)):
        line = [0.0] * length
        low = 0.0
        for i, x in enumerate(dry):
            y = line[i % length]
            low += 0.45 * (y - low)
            line[i % length] = x + gain * low
            back[i] += y / 4
    for length in (225, 556):
        line = [0.0] * length
        for i, x in enumerate(back):
            y = line[i % length]
            line[i % length] = x + 0.5 * y
            back[i] = y - 0.5 * line[i % length]
    return [x + wet * y for x, y in zip(dry, back)]


def partials(seconds, tones):
    """Sines that fade; tones: (frequency, loudness, seconds to a third)."""
    out = silence(seconds)
    for f, gain, fade in tones:
        tone = [math.sin(2 * math.pi * f * i / RATE) for i in range(len(out))]
        add(out, decay(tone, fade), 0, gain)
    return out


# --- Things ------------------------------------------------------------------------------------


def knock(rng, hard):
    """A die meets a table of wood."""
    modes = ((310, 0.5, 0.020), (790, 0.45, 0.012), (1650, 0.4 * hard, 0.007))
    body = partials(0.09, [(f * rng.uniform(0.95, 1.05), gain, fade) for f, gain, fade in modes])
    click = resonate(noise(rng, 0.03), 3600 * rng.uniform(0.85, 1.15), 2600)
    add(body, decay(click, 0.0025), 0, 2.2 * hard)
    return shape(body, ((0, 0), (0.0006, 1), (0.07, 1), (0.09, 0)))


def dice(rng):
    """It falls, jumps lower and lower, and turns over twice more before it lies."""
    out = silence(0.78)
    t, gap, hard = 0.004, 0.15, 1.0
    while gap > 0.022:
        add(out, knock(rng, hard), t, 0.35 + 0.65 * hard)
        # it lands on an edge and then on its side
        add(out, knock(rng, hard * 0.8), t + gap * rng.uniform(0.16, 0.3), 0.3 * hard)
        t += gap
        gap *= rng.uniform(0.68, 0.8)
        hard *= 0.84
    for late in (0.05, 0.13):
        add(out, knock(rng, 0.4), t + late, 0.28)
    return out


def foot(rng, pitch):
    """A sports shoe on the floor of a hall: heel, sole, a little rubber."""
    out = shape(soften(noise(rng, 0.15), 240), ((0, 0), (0.004, 1), (0.03, 0.35), (0.15, 0)))
    out = [6 * x for x in out]
    add(out, partials(0.1, ((92 * pitch, 0.8, 0.022), (176 * pitch, 0.45, 0.014))))
    add(out, decay(resonate(noise(rng, 0.06), 2100 * pitch, 1800), 0.012), 0.012, 0.55)
    return shape(out, ((0, 0), (0.003, 1), (0.1, 1), (0.15, 0)))


def step(rng):
    out = silence(0.36)
    add(out, foot(rng, 1.0), 0.0, 1.0)
    add(out, foot(rng, 1.12), 0.17, 0.85)
    return out


def catch(rng):
    """The ball in two hands."""
    out = silence(0.2)
    add(out, partials(0.2, ((88, 0.9, 0.035), (143, 0.5, 0.02))))
    add(out, decay(resonate(noise(rng, 0.08), 1150, 1300), 0.011), 0.001, 1.5)
    add(out, decay(resonate(noise(rng, 0.05), 2600, 1800), 0.006), 0.011, 0.8)
    return shape(out, ((0, 0), (0.0015, 1), (0.12, 1), (0.2, 0)))


def steal(rng):
    """A hand snatches the ball out of its way: a rush of air, and one hard clap of leather."""
    out = silence(0.26)
    rush = resonate(noise(rng, 0.1), lambda t: 700 + 16000 * t, 900)
    add(out, shape(rush, ((0, 0), (0.07, 1), (0.1, 0))), 0.0, 0.7)
    add(out, partials(0.15, ((168, 0.9, 0.022), (305, 0.5, 0.014))), 0.07)
    add(out, decay(resonate(noise(rng, 0.08), 2100, 1900), 0.009), 0.07, 2.0)
    return shape(out, ((0, 0), (0.002, 1), (0.18, 1), (0.26, 0)))


def parry(rng):
    """Fists or gloves turn the ball away: it is hit, dully, and hits the floor a little later."""
    out = silence(0.46)
    add(out, partials(0.2, ((74, 1.0, 0.045), (121, 0.6, 0.03))))
    add(out, decay(resonate(noise(rng, 0.09), 640, 700), 0.016), 0.001, 1.8)
    for late, hard in ((0.2, 0.4), (0.32, 0.2)):
        add(out, partials(0.12, ((112, 0.9, 0.025), (236, 0.4, 0.016))), late, hard)
        add(out, decay(resonate(noise(rng, 0.04), 900, 900), 0.007), late, hard)
    return shape(out, ((0, 0), (0.0015, 1), (0.4, 1), (0.46, 0)))


def push(rng):
    """One shoulder against another: a dull bump, and a shoe that slides on the floor."""
    out = silence(0.34)
    add(out, partials(0.2, ((66, 1.0, 0.04), (104, 0.5, 0.03))))
    add(out, shape(soften(noise(rng, 0.12), 500), ((0, 0), (0.006, 1), (0.12, 0))), 0.0, 1.6)
    slide = resonate(noise(rng, 0.2), lambda t: 1500 - 2500 * t, 700)
    add(out, shape(slide, ((0, 0), (0.05, 1), (0.2, 0))), 0.1, 0.5)
    return shape(out, ((0, 0), (0.002, 1), (0.28, 1), (0.34, 0)))


def throw(rng):
    """The ball through the air."""
    air = noise(rng, 0.34)
    out = resonate(air, lambda t: 380 + 950 * math.sin(math.pi * t / 0.34) ** 2, 420)
    add(out, resonate(air, lambda t: 1200 + 1700 * math.sin(math.pi * t / 0.34), 1500), 0, 0.35)
    return shape(out, ((0, 0), (0.06, 0.3), (0.15, 1), (0.22, 0.55), (0.34, 0)))


def post(rng):
    """The ball against the post: a pipe that rings, and the ball that bounces off."""
    ratios = (1, 2.756, 5.404, 8.933)
    tones = []
    for k, ratio in enumerate(ratios):
        for f, gain, fade in ((372, 0.8, 0.20), (377, 0.5, 0.17)):
            tones.append((f * ratio, gain / (k + 1) ** 0.7, fade / (1 + 0.6 * k)))
    out = partials(0.55, tones)
    add(out, partials(0.2, ((118, 1.4, 0.03),)))
    add(out, decay(resonate(noise(rng, 0.05), 1800, 2200), 0.006), 0, 2.0)
    return hall(shape(out, ((0, 0), (0.001, 1), (0.3, 1), (0.55, 0))), 0.2, 0.35)


def net(rng):
    """Through the net: cords that rush along the ball and swing back."""
    rush = noise(rng, 0.5)
    out = resonate(rush, lambda t: 5200 - 3800 * min(t / 0.3, 1), 3000)
    cords = resonate(noise(rng, 0.5), 38, 30)
    strong = max(map(abs, cords))
    out = [x * (1 + 0.6 * y / strong) for x, y in zip(out, cords)]
    out = shape(out, ((0, 0), (0.018, 1), (0.07, 0.65), (0.2, 0.22), (0.5, 0)))
    add(out, decay(resonate(noise(rng, 0.1), 260, 200), 0.03), 0.015, 0.8)
    return out


def whistle(rng):
    """A referee's whistle: two tones close together, and a pea that interrupts them."""
    seconds = 0.72
    out = []
    phases = [0.0, 0.0, 0.0]
    pea = 0.0
    wander = 0.0
    for i in range(int(seconds * RATE)):
        t = i / RATE
        wander += 0.002 * rng.uniform(-1, 1) - 0.0008 * wander
        pea += (31 + 5 * min(t / 0.2, 1) + 4 * wander) / RATE
        beat = math.sin(2 * math.pi * pea)
        press = (1 - 0.10 * math.exp(-t / 0.02)) * (1 - 0.16 * max(0, (t - 0.64) / 0.08))
        y = 0.0
        for k, (f, gain) in enumerate(((2745, 0.6), (2838, 0.5), (5583, 0.09))):
            phases[k] += f * press * (1 + 0.016 * beat) / RATE
            y += gain * math.sin(2 * math.pi * phases[k])
        out.append(y * (0.62 + 0.38 * beat))
    add(out, resonate(noise(rng, seconds), 2900, 900), 0, 0.7)
    add(out, resonate(noise(rng, seconds), 6200, 3500), 0, 0.12)
    out = shape(out, ((0, 0), (0.012, 1), (0.05, 0.85), (0.6, 1), (0.66, 0.7), (0.72, 0)))
    return hall(out, 0.2, 0.25)


def card(rng):
    """A card of stiff paper, out of a pocket and up into the air: a rustle, and it snaps."""
    out = silence(0.3)
    rustle = resonate(noise(rng, 0.14), lambda t: 2300 + 9000 * t, 2200)
    add(out, shape(rustle, ((0, 0), (0.05, 0.5), (0.11, 1), (0.14, 0))), 0.0, 0.5)
    add(out, decay(resonate(noise(rng, 0.06), 1500, 1300), 0.010), 0.13, 1.6)
    add(out, partials(0.12, ((210, 0.5, 0.016), (460, 0.35, 0.012))), 0.13)
    return shape(out, ((0, 0), (0.002, 1), (0.24, 1), (0.3, 0)))


def curtain(rng):
    """A heavy cloth is drawn along its rail: it rushes, and the rings click together."""
    out = silence(0.5)
    cloth = resonate(noise(rng, 0.46), lambda t: 650 + 500 * math.sin(math.pi * t / 0.46), 700)
    add(out, shape(cloth, ((0, 0), (0.08, 0.7), (0.27, 1), (0.4, 0.5), (0.46, 0))))
    for k in range(7):
        late = 0.06 + 0.05 * k * rng.uniform(0.9, 1.1)
        ring = partials(0.06, ((2900 * rng.uniform(0.9, 1.1), 0.5, 0.006), (4700, 0.2, 0.004)))
        add(out, ring, late, 0.12 + 0.02 * k)
    return shape(out, ((0, 0), (0.004, 1), (0.44, 1), (0.5, 0)))


# --- People ------------------------------------------------------------------------------------

# Where the throat resounds, in Hz, for a man; a woman's is a sixth higher, a child's a third.
VOWELS = {
    "a": (730, 1150, 2500),
    "e": (530, 1850, 2550),
    "o": (480, 850, 2400),
    "u": (350, 720, 2300),
}
THROATS = (1.0, 1.17, 1.27, 1.38)


def voice(rng, seconds, pitch, tune, swell):
    """Vocal cords, without a throat. tune: curve of the pitch, 1: as it is; swell: of loudness."""
    phase = rng.random()
    rough = 0.0
    out = []
    for block in range(0, int(seconds * RATE), BLOCK):
        rough += 0.25 * rng.uniform(-1, 1) - 0.5 * rough
        pace = pitch * at(tune, block / RATE) * (1 + 0.03 * rough) / RATE
        gain = at(swell, block / RATE) * (1 + 0.5 * rough)
        for _ in range(BLOCK):
            phase += pace
            if phase >= 1:
                phase -= 1
            out.append(gain * (1 - 2 * phase))
    return out


def throat(cords, size, vowels, seconds):
    """What the mouth makes of it, from one vowel to another."""
    bright = [x - 0.85 * y for x, y in zip(cords, [0.0] + cords)]
    out = silence(len(cords) / RATE)
    for first, last, gain in zip(VOWELS[vowels[0]], VOWELS[vowels[1]], (1, 0.9, 0.6)):
        glide = ((0, size * first), (seconds, size * last))
        add(out, resonate(bright, lambda t, glide=glide: at(glide, t), 120 + 0.06 * last), 0, gain)
    return out


def choir(rng, seconds, n, pitches, tune, vowels, breath):
    """Many who cry together; vowels: two, the first of them at the beginning."""
    out = silence(seconds)
    for group, size in enumerate(THROATS):
        cords = [breath * x for x in noise(rng, seconds)]
        for _ in range(n // len(THROATS)):
            late = rng.uniform(0, 0.14)
            length = seconds - late
            high = (group + rng.random()) / len(THROATS)
            pitch = pitches[0] * (pitches[1] / pitches[0]) ** high
            rise, fall = rng.uniform(0.04, 0.15), length * rng.uniform(0.5, 0.75)
            swell = ((0, 0), (rise, 1), (fall, 0.85), (length, 0))
            own = [(t, y * rng.uniform(0.94, 1.06)) for t, y in tune]
            add(cords, voice(rng, length, pitch, own, swell), late, rng.uniform(0.5, 1))
        add(out, throat(cords, size, vowels, 0.35))
    return out


def claps(rng, seconds, n):
    """Hands, each its own; they fall where they like."""
    out = silence(seconds)
    for _ in range(n):
        f = rng.uniform(900, 2300)
        clap = decay(resonate(noise(rng, 0.03), f, 0.9 * f), rng.uniform(0.003, 0.007))
        add(out, clap, rng.uniform(0, seconds - 0.03), rng.uniform(0.2, 1))
    return out


def goal(rng):
    """Everybody shouts for joy, and claps."""
    tune = ((0, 0.82), (0.25, 1.08), (1.0, 1.0), (2.1, 0.86))
    out = choir(rng, 2.1, 32, (150, 560), tune, "ea", 0.5)
    out = shape(out, ((0, 0), (0.1, 0.9), (0.35, 1), (1.1, 0.75), (2.1, 0)))
    add(out, shape(claps(rng, 2.1, 120), ((0, 0), (0.5, 0.4), (1.2, 1), (2.1, 0.1))), 0, 2.6)
    return hall(out, 0.3, 0.5)


def miss(rng):
    """Everybody sighs."""
    out = choir(rng, 1.15, 24, (125, 380), ((0, 1.12), (0.2, 1.08), (1.15, 0.74)), "ou", 0.2)
    out = shape(out, ((0, 0), (0.12, 1), (0.4, 0.8), (1.15, 0)))
    return hall(out, 0.25, 0.45)


def crowd(rng):
    """They talk and clap on the stand."""
    seconds = 1.9
    out = silence(seconds)
    for _ in range(60):
        length = rng.uniform(0.2, 0.45)
        tune = ((0, rng.uniform(0.9, 1.2)), (length, rng.uniform(0.8, 1.0)))
        word = voice(rng, length, rng.uniform(110, 330), tune, ((0, 0), (0.06, 1), (length, 0)))
        word = throat(word, rng.choice(THROATS), rng.sample("aeou", 2), length)
        add(out, word, rng.uniform(0, seconds - length - 0.01), rng.uniform(0.3, 0.8))
    add(out, claps(rng, seconds, 90), 0, 1.6)
    out = shape(out, ((0, 0), (0.5, 1), (1.2, 1), (1.9, 0)))
    return hall(out, 0.25, 0.5)


# --- Files -------------------------------------------------------------------------------------

# How loud the loudest moment is, in decibels below full scale.
LEVELS = {
    dice: -15,
    step: -20,
    catch: -15,
    steal: -15,
    parry: -15,
    push: -17,
    throw: -19,
    post: -14,
    net: -16,
    whistle: -13,
    goal: -12,
    miss: -14,
    crowd: -17,
    card: -17,
    curtain: -20,
}


def loudest(sound):
    """The mean loudness of the loudest moment."""
    moments = (sound[i : i + WINDOW] for i in range(0, len(sound), WINDOW // 4))
    return math.sqrt(max(sum(x * x for x in moment) / WINDOW for moment in moments))


def finish(sound, decibels):
    """Without what nobody hears, at its level, with tamed peaks and soft ends."""
    sound = [x - y for x, y in zip(sound, soften(sound, 45))]
    audible = max(map(abs, sound)) / 500
    while abs(sound[-1]) < audible:
        sound.pop()
    for _ in range(4):
        gain = 10 ** (decibels / 20) / loudest(sound)
        sound = [PEAK * math.tanh(gain * x / PEAK) for x in sound]
    end = len(sound) / RATE
    return shape(sound, ((0, 0), (0.0015, 1), (end - 0.03, 1), (end - 1 / RATE, 0)))


def write(path, sound):
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(array("h", (round(32767 * x) for x in sound)))
    path.with_name(path.name + ".license").write_text(LICENCE)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__.split("\n")[2])
    for make, decibels in LEVELS.items():
        sound = make(random.Random(make.__name__))
        write(Path(sys.argv[1]) / f"{make.__name__}.wav", finish(sound, decibels))


if __name__ == "__main__":
    main()
