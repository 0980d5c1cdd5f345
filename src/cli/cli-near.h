/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-near: what somebody may have meant who typed a word that there is not. */

#include <glib.h>

/* The one of these words that word is a slip of: a letter too many, too few, another one, or two that
 * changed places, in every three letters once; capitals do not count. NULL if it is near none. */
const char *sv_cli_near (const char *word, const char *const *words);

/* The sentence that there is no such word, and the question whether near was meant (NULL: without it). */
char *sv_cli_dup_asking (const char *sentence, const char *near);
