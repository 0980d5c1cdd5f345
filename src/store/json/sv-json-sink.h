/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-json-sink: lets a game write its set-up and state as a JSON object, and read them from one.
 * Used only inside the store. */

#include "sv-game.h"

#include <json-glib/json-glib.h>

/* Return an SvSink that adds what a game writes to @builder; or, for the text sink, appends it as
 * text without blanks to @out, which must end in "{" or "[". */
SvSink sv_json_sink (JsonBuilder *builder);
SvSink sv_json_text_sink (GString *out);

/* Return the object that game->files.dump () writes. Transfer full. */
JsonObject *sv_json_dump (const SvGame *game, const void *setup, const void *state);

/* Return the object that a match document starts from: written by game->files.dump_start (), or by
 * dump () if the game has no dump_start (). Transfer full. */
JsonObject *sv_json_dump_start (const SvGame *game, const void *setup, const void *state);

/* Call game->files.restore () with the values of @object; see there for the contract. */
gboolean sv_json_restore (
    const SvGame *game, const void *setup, JsonObject *object, void *state, SvFault *fault);
