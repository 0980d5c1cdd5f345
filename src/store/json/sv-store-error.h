/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-store-error: the errors of reading and writing documents. Every message is one sentence for
 * non-technical users. If the fault is in one value, the message begins with the JSON path of that
 * value ("teams[1].cards[2].attack: 9 is outside 1–6"). */

#include "sv-game.h"

#include <glib.h>

#define SV_STORE_ERROR (sv_store_error_quark ())

typedef enum {
  SV_STORE_ERROR_IO,        /* the file cannot be read or written */
  SV_STORE_ERROR_CHANGED,   /* another program has changed the file since it was read */
  SV_STORE_ERROR_TOO_LARGE, /* more bytes, values or events than the limits allow */
  SV_STORE_ERROR_TOO_DEEP,  /* nested too deeply */
  SV_STORE_ERROR_SYNTAX,    /* not valid JSON in UTF-8, strictly read */
  SV_STORE_ERROR_DUPLICATE_KEY,
  /* valid JSON, but not a Speelveld document, or a document of another kind than expected */
  SV_STORE_ERROR_FOREIGN,
  SV_STORE_ERROR_NEWER,   /* written by a newer version of Speelveld */
  SV_STORE_ERROR_GAME,    /* the document names a game that this program does not have */
  SV_STORE_ERROR_TYPE,    /* a value of the wrong type */
  SV_STORE_ERROR_VALUE,   /* a value outside its range, or values that do not fit together */
  SV_STORE_ERROR_EVENT,   /* an event of the match is not legal */
  SV_STORE_ERROR_POSITION /* no match can reach the starting position */
} SvStoreError;

GQuark sv_store_error_quark (void);

/* Set @error to "path: reason", or to the reason alone if the path is empty. Always return
 * FALSE. */
gboolean
sv_store_error_set (GError **error, SvStoreError code, const char *path, const char *reason);

/* Replace the reason in an error that is already set by @reason ("the disk is full"). The path and
 * the message stay; sv_store_error_get_reason () returns the new reason. Does nothing for an error
 * of another domain. */
void sv_store_error_set_reason (GError **error, const char *reason);

/* Return the path or the reason that sv_store_error_set () put into the error. For an error of any
 * other domain the path is "" and the reason is the whole message. Transfer none. */
const char *sv_store_error_get_path (const GError *error);
const char *sv_store_error_get_reason (const GError *error);

/* Set or return the game that the document is for; NULL if unknown. A caller that shows the error
 * uses the game's field tables to replace the keys of the path by readable words. */
void sv_store_error_set_game (GError **error, const SvGame *game);
const SvGame *sv_store_error_get_game (const GError *error);

/* Return as translated text what the core or a game found wrong: "9 is outside 1–6". Free with
 * g_free (). */
char *sv_fault_dup_reason (const SvFault *fault);
