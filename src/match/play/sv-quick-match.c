/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-quick-match.h"

#include <glib/gi18n.h>

#include "sv-library.h"
#include "sv-seats.h"

/* Return element @i of the teams if it comes with the program, else NULL; the user's teams follow
 * those. */
static const SvTeamDoc *
find_team (const GPtrArray *teams, guint i)
{
  const SvLibraryItem *item = i < teams->len ? teams->pdata[i] : NULL;

  return item != NULL && item->path == NULL ? item->team : NULL;
}

SvMatch *
sv_quick_match_new (const SvGame *game, const SvVariantDoc *variant, GError **error)
{
  g_autoptr (GPtrArray) teams = sv_library_items (game, SV_DOCUMENT_TEAM);
  g_autoptr (SvVariantDoc) standard = variant == NULL ? sv_variant_doc_new (game) : NULL;
  SvMatchDoc *doc = sv_match_doc_new (variant != NULL ? variant : standard, find_team (teams, 0),
                                      find_team (teams, 1), error);
  if (doc == NULL)
    return NULL;
  sv_match_doc_stamp (doc);
  return sv_match_new (doc);
}

void
sv_quick_match_play_computer (SvMatch *match, const char *opponent)
{
  g_autoptr (GPtrArray) seats = sv_seats_copy (sv_match_get_seats (match));
  const guint second = sv_seats_index (seats, 1, 0);
  const SvBot *bot = sv_bot_by_id (opponent);

  if (bot == NULL || !bot->plays (sv_match_get_game (match)))
    bot = sv_bots ()[0];
  sv_seat_doc_free (g_ptr_array_index (seats, second));
  g_ptr_array_index (seats, second) = sv_seat_doc_new (_ (bot->title), 1, bot->id);
  sv_match_set_seats (match, seats);
}

SvMatch *
sv_quick_match_again (SvMatch *match, GError **error)
{
  const SvMatchDoc *doc = sv_match_get_doc (match);
  SvMatchDoc *again = sv_match_doc_new (doc->variant, doc->teams[1], doc->teams[0], error);

  if (again == NULL)
    return NULL;
  g_autoptr (GPtrArray) none = again->seats;
  again->seats = sv_seats_copy (sv_match_get_seats (match));
  for (guint i = 0; i < again->seats->len; i++) {
    SvSeatDoc *seat = g_ptr_array_index (again->seats, i);

    seat->team = 1 - seat->team;
    /* Seats play the figurines that they had at first, not those that people exchanged in a
     * break. */
    seat->n_figurines = MIN (seat->n_figurines, 1);
  }
  sv_match_doc_stamp (again);
  return sv_match_new (again);
}
