/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-check: whether a competition holds together: its plan, that all fixtures are there and no
 * more, and that each result can be one. */

#include "sv-cup.h"

/* True if it does; else the path in its document and the reason, in fault. Values are within their
 * ranges already, as the reader of documents sees to. */
bool sv_cup_check (const SvCup *self, SvFault *fault);

/* The same of its plan alone, which fixtures can be made of then. */
bool sv_cup_check_plan (const SvCup *self, SvFault *fault);

/* True if no fixture of `after` whose score counts in both has got other teams. */
bool sv_cup_check_change (const SvCup *before, const SvCup *after, SvFault *fault);
