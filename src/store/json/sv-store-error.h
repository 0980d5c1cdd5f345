/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-store-error: the errors of reading and writing documents. Every message is one sentence for
 * non-technical users. It begins with the JSON path of the fault if there is one
 * ("teams[1].cards[2].attack: 9 is outside 1–6"). */

#include "sv-game.h"

#include <glib.h>

#define SV_STORE_ERROR (sv_store_error_quark ())

typedef enum {
  SV_STORE_ERROR_IO,        /* cannot be read or written */
  SV_STORE_ERROR_CHANGED,   /* another program has changed the file since it was read */
  SV_STORE_ERROR_TOO_LARGE, /* more bytes, values or events than the limits allow */
  SV_STORE_ERROR_TOO_DEEP,  /* nested too deeply */
  SV_STORE_ERROR_SYNTAX,    /* not strict JSON in UTF-8 */
  SV_STORE_ERROR_DUPLICATE_KEY,
  SV_STORE_ERROR_FOREIGN, /* valid JSON, but a document of another program or of another kind */
  SV_STORE_ERROR_NEWER,   /* written by a newer version */
  SV_STORE_ERROR_GAME,    /* unknown game */
  SV_STORE_ERROR_TYPE,    /* a value of the wrong type */
  SV_STORE_ERROR_VALUE,   /* a value outside its range, or values that do not fit together */
  SV_STORE_ERROR_EVENT,   /* an illegal event */
  SV_STORE_ERROR_POSITION /* impossible starting position */
} SvStoreError;

GQuark sv_store_error_quark (void);

/* Set @error to "path: reason", or to the reason alone if the path is empty. Always return
 * FALSE. */
gboolean
sv_store_error_set (GError **error, SvStoreError code, const char *path, const char *reason);

/* Replace the reason in an error that is already set, keeping its path, by @reason: "the disk is
 * full". */
void sv_store_error_set_reason (GError **error, const char *reason);

/* Return the two parts of such an error. For an error of any other domain the path is "" and the
 * reason is the whole message. Transfer none. */
const char *sv_store_error_get_path (const GError *error);
const char *sv_store_error_get_reason (const GError *error);

/* Set or return the game of the document that the error is about, or NULL if it is not known. The
 * game's field tables have readable words for the keys of the path. */
void sv_store_error_set_game (GError **error, const SvGame *game);
const SvGame *sv_store_error_get_game (const GError *error);

/* Return what the core or a game found wrong, translated: "9 is outside 1–6". Free with
 * g_free (). */
char *sv_fault_dup_reason (const SvFault *fault);
