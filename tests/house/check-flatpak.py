#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: check-flatpak.py SOURCE-ROOT ID

The Flatpak manifest builds this program with options that there are, and asks for a screen, for sound,
and for the network, without which a competition could not be shared in the canteen; but for no files.
"""
import json
import pathlib
import re
import sys

ALLOWED = {"--share=ipc", "--share=network", "--socket=fallback-x11", "--socket=wayland", "--socket=pulseaudio", "--device=dri"}
root, app_id = pathlib.Path(sys.argv[1]), sys.argv[2]
manifest = json.loads((root / "build-aux" / f"{app_id}.json").read_text(encoding="utf-8"))
faults = []

for key, wanted in (("id", app_id), ("command", "speelveld"), ("runtime", "org.gnome.Platform"), ("sdk", "org.gnome.Sdk")):
    if manifest.get(key) != wanted:
        faults.append(f"{key} is {manifest.get(key)!r}, not {wanted!r}")
if not re.fullmatch(r"\d+", manifest.get("runtime-version", "")):
    faults.append("the version of the runtime is no number")
faults += [f"{argument} is asked for" for argument in set(manifest["finish-args"]) - ALLOWED]
options = set(re.findall(r"^option\('(\w+)'", (root / "meson_options.txt").read_text(encoding="utf-8"), re.M))
*libraries, module = manifest["modules"]
# What the runtime lacks is downloaded, and must be what it was when the manifest was written.
for library in libraries:
    for source in library["sources"]:
        if not source["url"].startswith("https://") or not re.fullmatch("[0-9a-f]{64}", source.get("sha256", "")):
            faults.append(f"{library['name']} has a source without https or a checksum")
if module["buildsystem"] != "meson":
    faults.append(f"{module['name']} is not built by meson")
for option in module["config-opts"]:
    name = re.fullmatch(r"-D(\w+)=.*", option)
    if name and name[1] not in options:
        faults.append(f"there is no option {name[1]}")
# Left to itself a runtime without these would make a program without them, and no word of it.
for option in ("sound", "net"):
    if f"-D{option}=enabled" not in module["config-opts"]:
        faults.append(f"{option} is not asked for")
for source in module["sources"]:
    if not (root / "build-aux" / source["path"] / "meson.build").exists():
        faults.append(f"there is nothing to build in {source['path']}")
if faults:
    sys.exit("\n".join(faults))
