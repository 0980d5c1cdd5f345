/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-near: guesses which word a user meant who mistyped it. */

#include <glib.h>

/* Return the element of @words of which @word is a misspelling, or NULL if none is near. A slip is
 * one letter too many, too few or wrong, or two letters swapped; one slip is allowed for every
 * three letters. Capitals do not matter. */
const char *sv_cli_near (const char *word, const char *const *words);

/* Return @sentence, which says that there is no such word, followed by the question whether @near
 * was meant, if that is not NULL. Transfer full. */
char *sv_cli_dup_asking (const char *sentence, const char *near);
