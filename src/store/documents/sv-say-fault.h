/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-say-fault: what core and the games find wrong, in the person's language.
 *
 * They know English only and hand on text with numbers already in it (sv_text_fill ()). Here each
 * number becomes a place again, so that the sentence is found among the translated ones. */

#include <glib.h>

G_BEGIN_DECLS

/* The reason in the person's language: "9 is outside 1–6" in its translation; as it is if there is
 * none. Without a path in front. Free with g_free (). */
char *sv_say_fault (const char *english);

G_END_DECLS
