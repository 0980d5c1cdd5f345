/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-throw-words: a sentence that says whether the dice fell as fair dice do. */

#include "sv-throws.h"

/* Return the sentence; free with g_free (). */
char *sv_throws_dup_words (const SvThrows *self);
