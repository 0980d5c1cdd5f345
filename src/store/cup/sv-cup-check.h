/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-check: checks that a competition is consistent: its plan, that it has all fixtures and no
 * others, and that each result is possible. */

#include "sv-cup.h"

/* Return whether the competition is consistent; if not, @fault has the path in its document and the
 * reason. All values must be within their ranges, which the reader of documents checks. */
bool sv_cup_check (const SvCup *self, SvFault *fault);

/* Like sv_cup_check (), for the plan alone, before its fixtures are made. */
bool sv_cup_check_plan (const SvCup *self, SvFault *fault);

/* Return whether every fixture that has a counting score in both @before and @after has the same
 * teams in both. Fixtures of the same index are the same. */
bool sv_cup_check_change (const SvCup *before, const SvCup *after, SvFault *fault);
