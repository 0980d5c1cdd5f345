/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-quick-match: the match that one click begins, between teams that come with the program. */

#include "sv-match.h"

G_BEGIN_DECLS

/* The standard game between the first two teams of the library, one person each. */
SvMatch *sv_quick_match_new (const SvGame *game, GError **error);

/* The same with a variant, to try it. Error if the cards of those teams do not suit it. */
SvMatch *sv_quick_match_try (const SvVariantDoc *variant, GError **error);

G_END_DECLS
