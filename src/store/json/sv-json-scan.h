/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-json-scan: is this text strict JSON within the limits? It looks at every byte once, without
 * recursion and without building anything, so that no text can exhaust the stack or the memory.
 * It does not know what the text means. Used by sv-json only. */

#include <glib.h>

G_BEGIN_DECLS

/* TRUE if text is one JSON value (RFC 8259) that json-glib reads exactly as it is written. Errors:
 * SV_STORE_ERROR SYNTAX, TOO_LARGE, TOO_DEEP or DUPLICATE_KEY, with line and column. */
gboolean sv_json_scan (const char *text, gsize length, GError **error);

G_END_DECLS
