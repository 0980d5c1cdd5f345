/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-reserves: the people of a team who have no card, and who changes places with whom. */

#include "sv-team-doc.h"

unsigned sv_reserves_count (const SvTeamDoc *team);

/* Return the name of somebody in reserve, or "" if they have none. */
const char *sv_reserves_name (const SvTeamDoc *team, unsigned i);

/* Get a value that somebody in reserve brings to a card. Returns FALSE if they bring none: then
 * the card keeps the one it has. */
gboolean
sv_reserves_value (const SvTeamDoc *team, unsigned i, const SvField *field, int32_t *value);

/* Return the index of the first one in reserve who is called @name, or -1. */
int sv_reserves_find (const SvTeamDoc *team, const char *name);

/* Add somebody called @name. Returns FALSE if there are SV_TEAM_MAX_RESERVES already. */
gboolean sv_reserves_add (SvTeamDoc *team, const char *name);

/* Add somebody with the keys of @person, an object as in the document. Takes ownership of it.
 * Returns FALSE if there are SV_TEAM_MAX_RESERVES already. */
gboolean sv_reserves_add_person (SvTeamDoc *team, JsonObject *person);

/* Give somebody in reserve a picture, a data: URL. */
void sv_reserves_set_picture (SvTeamDoc *team, unsigned i, const char *url);

void sv_reserves_remove (SvTeamDoc *team, unsigned i);

/* Let somebody in reserve take the card, and its player the place in reserve. Everything goes with
 * them but the number and the role, which belong to the figurine. */
void sv_reserves_exchange (SvTeamDoc *team, unsigned i, unsigned card);

/* Let exactly the people that @plays marks have the cards: those on the cards come first in it,
 * then those in reserve, and as many are marked as the team has cards. Who has a card keeps it; the
 * others that are marked take the free cards in order. */
void sv_reserves_choose (SvTeamDoc *team, const gboolean *plays);
