/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-store-error: what can be wrong with a document. Every message is one sentence for a
 * volunteer, beginning with the JSON path of the fault where there is one
 * ("teams[1].cards[2].attack: 9 is outside 1–6"). */

#include "sv-game.h"

#include <glib.h>

#define SV_STORE_ERROR (sv_store_error_quark ())

typedef enum {
  SV_STORE_ERROR_IO,        /* cannot be read or written */
  SV_STORE_ERROR_CHANGED,   /* another program wrote the file meanwhile */
  SV_STORE_ERROR_TOO_LARGE, /* more bytes, values or events than the limits allow */
  SV_STORE_ERROR_TOO_DEEP,  /* nested too deeply */
  SV_STORE_ERROR_SYNTAX,    /* not strict JSON in UTF-8 */
  SV_STORE_ERROR_DUPLICATE_KEY,
  SV_STORE_ERROR_FOREIGN, /* JSON, but not of this program, or of another kind */
  SV_STORE_ERROR_NEWER,   /* written by a newer version */
  SV_STORE_ERROR_GAME,    /* a game that is not known */
  SV_STORE_ERROR_TYPE,    /* a value of the wrong type */
  SV_STORE_ERROR_VALUE,   /* a value outside its range, or values that do not fit together */
  SV_STORE_ERROR_EVENT,   /* an illegal event */
  SV_STORE_ERROR_POSITION /* an impossible position to start from */
} SvStoreError;

GQuark sv_store_error_quark (void);

/* Set error to "path: reason", or to the reason alone if the path is empty. Always FALSE. */
gboolean
sv_store_error_set (GError **error, SvStoreError code, const char *path, const char *reason);

/* Let the reason of such an error, which is set, be this part of its sentence: "the disk is full". */
void sv_store_error_set_reason (GError **error, const char *reason);

/* The two parts of such an error; the path is empty, the reason the whole message for any other. */
const char *sv_store_error_get_path (const GError *error);
const char *sv_store_error_get_reason (const GError *error);

/* The game of the document that such an error is about, or NULL if that is not known: its tables have
 * words for the keys of the path. */
void sv_store_error_set_game (GError **error, const SvGame *game);
const SvGame *sv_store_error_get_game (const GError *error);

/* What core or a game found wrong, in the person's language: "9 is outside 1–6". Free it. */
char *sv_fault_dup_reason (const SvFault *fault);
