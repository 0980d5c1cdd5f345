/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences that names are put into.
 *
 * A name that is written from right to left would turn round the words and numbers that stand beside it.
 * These functions work as printf does, and put each text of a %s that has such letters between SV_ISOLATE
 * and SV_ISOLATED, so it keeps to itself. A text that is isolated already, or holds isolated names because
 * it is a sentence made here, stays as it is; so do all texts of other scripts.
 *
 * All translated sentences with a %s are made here. Names of files, and texts that are kept in documents,
 * are made with printf: no such signs belong there. */
#pragma once

#include <glib.h>
#include <stdarg.h>

/* A sentence; transfer full. */
char *sv_sentence (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Like sv_sentence (), for functions that take a format themselves. */
char *sv_sentence_v (const char *format, va_list args) G_GNUC_PRINTF (1, 0);

/* Append a sentence to text. */
void sv_sentence_append (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Set an error whose message is a sentence. */
void sv_sentence_error (GError **error, GQuark domain, int code, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/* name as it stands beside others, in a list for example; transfer full. */
char *sv_isolate (const char *name);
