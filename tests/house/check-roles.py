#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: check-roles.py SOURCE_ROOT
"""What templates must not do because of GTK.

What is called by a name must have a role that has one: GTK 4.10 and newer tell no name of what only groups other
things: boxes, grids, drawing areas. With an accessible-role of its own such a thing is told again.

A flow box whose children differ in width must fill its place: GTK measures the height of an aligned one for a single
row, gives it the width of its widest child, and lays it out as a column, over what lies below it."""
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

NAMELESS = {
    "GtkBox", "GtkCenterBox", "GtkDrawingArea", "GtkFixed", "GtkFrame", "GtkGrid", "GtkOverlay",
    "GtkPopover", "GtkRevealer", "GtkScrolledWindow", "GtkStack", "GtkViewport",
}


def is_named(thing):
    names = thing.find("accessibility")
    return names is not None and any(
        part.get("name") in ("label", "labelled-by") for part in names
    )


def is_laid_out_wrong(thing):
    values = {p.get("name"): p.text for p in thing.findall("property")}
    return (thing.get("class") == "GtkFlowBox" and values.get("halign", "fill") != "fill"
            and values.get("homogeneous", "0") not in ("1", "True", "true"))


def main(root):
    faults = []
    for path in sorted(pathlib.Path(root, "src").rglob("*.ui")):
        for thing in ElementTree.parse(path).iter("object"):
            roles = [p for p in thing.findall("property") if p.get("name") == "accessible-role"]
            if thing.get("class") in NAMELESS and is_named(thing) and not roles:
                faults.append(f"{path.relative_to(root)}: a {thing.get('class')} with a name "
                              "and without an accessible-role")
            if is_laid_out_wrong(thing):
                faults.append(f"{path.relative_to(root)}: an aligned GtkFlowBox that is not homogeneous")
    print("\n".join(faults))
    return 1 if faults else 0


sys.exit(main(sys.argv[1]))
