/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sv-sentence: formats translated sentences that contain names.
 *
 * A name written from right to left would reorder the words and numbers beside it. These functions
 * format like printf (), and put each text of a %s that has right-to-left letters between the
 * Unicode characters SV_ISOLATE and SV_ISOLATED, so that it does not affect the words around it. A
 * text without right-to-left letters is left as it is. So is a text that already contains
 * SV_ISOLATE, for example because it is itself a sentence made here.
 *
 * Use these functions for every translated sentence with a %s. Do not use them for file names and
 * for texts that are stored in documents: those are made with printf () and must not contain the
 * isolating characters. */
#pragma once

#include <glib.h>
#include <stdarg.h>

/* Return the sentence that @format and its arguments make, with names isolated. Transfer full. */
char *sv_sentence (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Like sv_sentence (), but with a va_list, for functions that have variable arguments
 * themselves. */
char *sv_sentence_v (const char *format, va_list args) G_GNUC_PRINTF (1, 0);

/* Append to @text the sentence that @format and its arguments make, as sv_sentence () does. */
void sv_sentence_append (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Set an error whose message is formatted as sv_sentence () does. */
void sv_sentence_error (GError **error, GQuark domain, int code, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/* Return @name between SV_ISOLATE and SV_ISOLATED if it has right-to-left letters, for use beside
 * other names, for example in a list; otherwise a copy of @name. Transfer full. */
char *sv_isolate (const char *name);
