/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-json-sink: lets a game write its set-up and state as a JSON object, and read them back,
 * without knowing of JSON: the game only sees the callbacks of an SvSink or SvSource. Used only
 * inside the store. */

#include "sv-game.h"

#include <json-glib/json-glib.h>

/* Return an SvSink that adds the values which a game writes to @builder. sv_json_text_sink ():
 * return an SvSink that appends them to @out as JSON text without blanks; @out must end in "{" or
 * "[". */
SvSink sv_json_sink (JsonBuilder *builder);
SvSink sv_json_text_sink (GString *out);

/* Return the object that the game's function files.dump () writes for @setup and @state. Transfer
 * full. */
JsonObject *sv_json_dump (const SvGame *game, const void *setup, const void *state);

/* Return the starting position of a match document as an object: written by the game's function
 * files.dump_start (), or by files.dump () if the game has no dump_start (). Transfer full. */
JsonObject *sv_json_dump_start (const SvGame *game, const void *setup, const void *state);

/* Read a state from @object with the game's function files.restore (), which says what @setup,
 * @state and @fault must be and what is returned. */
gboolean sv_json_restore (
    const SvGame *game, const void *setup, JsonObject *object, void *state, SvFault *fault);
