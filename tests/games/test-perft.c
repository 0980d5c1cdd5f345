/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proof by counting: the number of event sequences from known positions, from the ledger. */

#include <glib.h>

#include "sv-games.h"
#include "sv-history.h"
#include "sv-perft.h"
#include "worked-example.h"

typedef struct {
  const char *game;
  const char *events; /* made first, joined by "," */
  guint64 counts[8];  /* of depth 1, 2 …; 0 ends */
} PerftCase;

static const PerftCase cases[] = {
  { "strafworp", "", { 6, 36, 756, 11016 } },
  { "strafworp", EXAMPLE, { 6, 36, 80, 159, 276, 1296 } },
  { "eleven", "", { 27, 783, 20358, 570024 } },
  { "champions-2020", "", { 6, 18, 92, 330, 1224, 4212 } },
  { "null", "", { 6, 16, 76, 236 } },
};

static SvHistory *
history_of (const SvGame *game, const char *events)
{
  g_auto (GStrv) list = g_strsplit (events, ",", -1);
  g_autofree void *setup = g_malloc (game->setup_size);

  sv_game_standard (game, setup);
  SvHistory *history = sv_history_new (game, setup, NULL);
  for (guint i = 0; list[i] != NULL; i++)
    g_assert_cmpint (sv_history_append_text (history, list[i], 0), ==, SV_HISTORY_OK);
  return history;
}

static void
test_perft (gconstpointer data)
{
  const PerftCase *c = data;
  const SvGame *game = sv_game_by_id (c->game);
  SvHistory *history = history_of (game, c->events);

  for (guint depth = 1; depth <= 8 && c->counts[depth - 1] != 0; depth++)
    g_assert_cmpuint (
        sv_perft (game, sv_history_get_setup (history), sv_history_get_state (history), depth), ==,
        c->counts[depth - 1]);
  sv_history_free (history);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/perft/%s/%u", cases[i].game, i);
    g_test_add_data_func (path, &cases[i], test_perft);
  }
  return g_test_run ();
}
