/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* play-fixture: matches that go on by the texts of their events, and who plays them. */

#include "sv-match.h"

static inline gboolean
choose_text (SvMatch *match, const char *text, GError **error)
{
  SvEvent event;

  if (!sv_game_find_event (sv_match_get_game (match), sv_match_get_setup (match),
                           sv_match_get_state (match), text, &event))
    g_error ("'%s' is not legal at event %u", text, sv_match_get_position (match));
  return sv_match_choose (match, event, error);
}

/* Make events, given as texts with commas between. */
static inline void
play (SvMatch *match, const char *texts)
{
  g_auto (GStrv) list = g_strsplit (texts, ",", -1);

  for (unsigned i = 0; list[i] != NULL && list[i][0] != '\0'; i++) {
    g_autoptr (GError) error = NULL;

    choose_text (match, list[i], &error);
    g_assert_no_error (error);
  }
}

/* Alex plays the first team and Bo the second, both of them persons or computers of a kind. */
static inline void
set_kinds (SvMatch *match, const char *first, const char *second)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);

  g_ptr_array_add (seats, sv_seat_doc_new ("Alex", 0, first));
  g_ptr_array_add (seats, sv_seat_doc_new ("Bo", 1, second));
  sv_match_set_seats (match, seats);
}

/* To its end, whoever shows it; its clock runs, or nobody asks for one. */
static inline void
play_on (SvMatch *match)
{
  for (unsigned i = 0; sv_match_get_view (match)->stage != SV_STAGE_OVER; i++) {
    unsigned n;
    SvNode node;

    sv_match_go_on (match);
    sv_match_get_game (match)->node (sv_match_get_setup (match), sv_match_get_state (match), &node);
    if (node.time && i % 50 == 49)
      play (match, "time");
    else
      sv_match_choose (match, sv_match_get_legal (match, &n)[i % 2], NULL);
  }
}
