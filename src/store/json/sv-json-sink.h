/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-json-sink: what a game dumps as a JSON object, and a JSON object for a game to restore from.
 * Used inside the store only. */

#include "sv-game.h"

#include <json-glib/json-glib.h>

/* What is dumped goes into builder; or as text, without blanks, behind a "{" or "[" that stands in out. */
SvSink sv_json_sink (JsonBuilder *builder);
SvSink sv_json_text_sink (GString *out);

/* The object that game->files.dump () writes. */
JsonObject *sv_json_dump (const SvGame *game, const void *setup, const void *state);

/* The object that a match document begins from: what game->files.dump_start () writes, if the game has
 * that, else the same as above. */
JsonObject *sv_json_dump_start (const SvGame *game, const void *setup, const void *state);

/* game->files.restore () from object; see there. */
gboolean sv_json_restore (
    const SvGame *game, const void *setup, JsonObject *object, void *state, SvFault *fault);
