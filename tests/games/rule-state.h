/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* rule-state: a game's `state` object as words PATH=VALUE, as rule lines write it. */

#include <glib.h>

#include "sv-game.h"

/* PATH → VALUE of all values of the object; paths are keys and indices joined by '/'. */
GHashTable *rule_state_flatten (const SvGame *game, const void *setup, const void *state);

/* The same of what a document begins from, if the game has a form of its own for that. */
GHashTable *rule_state_flatten_start (const SvGame *game, const void *setup, const void *state);

/* The state of which these are the values. False, with the reason in fault, if it is no possible
 * position. */
bool rule_state_restore (
    const SvGame *game, const void *setup, GHashTable *values, void *state, SvFault *fault);

/* Read "PATH=VALUE PATH=VALUE …" into state in the same way; a list is [A,B]. */
bool rule_state_read (
    const SvGame *game, const void *setup, const char *text, void *state, SvFault *fault);
