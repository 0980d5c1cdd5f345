/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sv-sentence: translated sentences that contain names.
 *
 * A name written from right to left would reorder the words and numbers beside it. These functions
 * format like printf (), and enclose each text of a %s that has right-to-left letters in
 * SV_ISOLATE and SV_ISOLATED, so that it does not affect the rest. A text that is isolated
 * already, or contains isolated names because it is itself a sentence made here, is left as it is;
 * so is any text without right-to-left letters.
 *
 * Every translated sentence with a %s is made here. File names, and texts that are stored in
 * documents, are made with printf () and must not contain the isolating characters. */
#pragma once

#include <glib.h>
#include <stdarg.h>

/* Return a formatted sentence. Transfer full. */
char *sv_sentence (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Like sv_sentence (), for functions that take a format themselves. */
char *sv_sentence_v (const char *format, va_list args) G_GNUC_PRINTF (1, 0);

/* Append a sentence to text. */
void sv_sentence_append (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Set an error whose message is a formatted sentence. */
void sv_sentence_error (GError **error, GQuark domain, int code, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/* Return @name isolated, for use beside other names, for example in a list. Transfer full. */
char *sv_isolate (const char *name);
