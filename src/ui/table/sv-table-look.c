/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-look.h"

#include <glib/gi18n.h>

#include "sv-clock-words.h"
#include "sv-scoreboard.h"
#include "sv-screen-pictures.h"
#include "sv-team-words.h"

enum { LAST_MINUTE_MS = 60000 };

void
sv_table_look_theme (SvTheme *theme, SvTable *table, SvScheme scheme)
{
  const SvMatchDoc *doc = sv_table_get_doc (table);

  sv_theme_init (theme, scheme, (const char *const *)doc->teams[0]->colours,
                 (const char *const *)doc->teams[1]->colours);
}

void
sv_table_look_wall (SvWallFace *face, SvTable *table, char **clock)
{
  SvClock *runs = sv_table_get_clock (table);
  const gint64 left = sv_clock_get_remaining (runs);

  *clock = left >= 0 ? sv_clock_words_time (left) : NULL;
  *face = (SvWallFace){ .clock = *clock,
                        .period = sv_table_get_period_name (table),
                        .attacking = -1,
                        .stopped = !sv_clock_get_running (runs),
                        .last_minute = left >= 0 && left <= LAST_MINUTE_MS };
  for (int i = 0; i < 2; i++) {
    face->sides[i] = i;
    face->names[i] = sv_table_get_team_name (table, i);
    face->logos[i] = sv_screen_picture (sv_table_get_doc (table)->teams[i]->logo);
    face->score[i] = sv_table_get_score (table, i);
  }
}

char *
sv_table_look_dup_score (SvTable *table)
{
  return g_strdup_printf (_ ("%1$s %2$d, %3$s %4$d"), sv_table_get_team_name (table, 0),
                          sv_table_get_score (table, 0), sv_table_get_team_name (table, 1),
                          sv_table_get_score (table, 1));
}

static char *
describe (SvTable *table, int side, int card, const SvCardFace *face)
{
  const SvMatchDoc *doc = sv_table_get_doc (table);
  const SvGame *game = doc->game;
  const void *values = sv_game_card_const (game, sv_history_get_setup (doc->history),
                                           (unsigned)side, (unsigned)card);
  g_autoptr (GString) text = g_string_new (sv_table_get_team_name (table, side));

  if (face->role != NULL)
    g_string_append_printf (text, " – %s", face->role);
  if (face->name != NULL)
    g_string_append_printf (text, ", %s", face->name);
  sv_team_words_add_powers (game, values, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
sv_table_look_card (SvCardFace *face, SvTable *table, int side, int card, char **label)
{
  const SvMatchDoc *doc = sv_table_get_doc (table);
  const void *setup = sv_history_get_setup (doc->history);
  const SvCardDoc *words = &doc->teams[side]->cards[card];
  g_autofree char *state = g_malloc0 (doc->game->state_size);
  SvView view = { 0 };

  doc->game->init (setup, state);
  doc->game->view (setup, state, &view);
  for (int i = 0; i < view.n_pieces; i++) {
    if (view.pieces[i].side != side || view.pieces[i].card != card)
      continue;
    view.pieces[i].flags &= SV_PIECE_KEEPER;
    view.pieces[i].need = 0;
    sv_card_face_fill (face, doc->game, setup, &view, i,
                       words->name != NULL && *words->name != '\0' ? words->name : NULL,
                       words->picture);
    *label = describe (table, side, card, face);
    return TRUE;
  }
  return FALSE;
}

char *
sv_table_look_dup_goal (SvTable *table, unsigned i)
{
  const SvMatchDoc *doc = sv_table_get_doc (table);
  const void *setup = sv_history_get_setup (doc->history);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *label = NULL;
  int score[2] = { 0, 0 };
  SvCardFace face;
  unsigned n;
  const SvTableGoal *goals = sv_table_get_goals (table, &n);

  g_return_val_if_fail (i < n, NULL);
  for (unsigned k = 0; k <= i; k++)
    score[goals[k].side] +=
        sv_table_is_shootout (table, &goals[k]) == sv_table_is_shootout (table, &goals[i]);
  g_autofree char *at = sv_clock_words_time (goals[i].at_ms);
  const char *period = sv_game_period_name (doc->game, setup, goals[i].period);
  /* Translators: the score, period, time on the clock, team. */
  g_string_printf (text, _ ("%1$d–%2$d · %3$s, %4$s: goal of %5$s"), score[0], score[1],
                   period != NULL ? _ (period) : _ ("Shoot-out"), at,
                   sv_table_get_team_name (table, goals[i].side));
  if (goals[i].card >= 0 && sv_table_look_card (&face, table, goals[i].side, goals[i].card, &label))
    g_string_append_printf (text, " (%s)", face.name != NULL ? face.name : face.role);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
