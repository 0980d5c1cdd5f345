/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sentence: sentences with a score in them, on labels that wrap.
 *
 * Lines may end after a dash, but a score torn in two ("1–" and "0" below it) cannot be read. */

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Show the sentence on the label; its scores stay in one piece. */
void sv_sentence_show (GtkLabel *label, const char *sentence);

G_END_DECLS
