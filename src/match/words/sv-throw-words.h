/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-throw-words: whether dice fell as fair ones do, in a sentence. */

#include "sv-throws.h"

/* Free with g_free (). */
char *sv_throws_dup_words (const SvThrows *self);
