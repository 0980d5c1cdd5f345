/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-endings: in which ways a match of a competition can end, by the rules it is played by. */

#include "sv-cup-doc.h"

/* Return the ways in which the match in fixture @i can end, as a set of bits 1 << SvEnd. */
unsigned sv_cup_endings (const SvCupDoc *doc, unsigned i);
