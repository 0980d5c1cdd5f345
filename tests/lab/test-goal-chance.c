/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzles of the program are right: what their choices mean is worked out anew. */

#include "goal-chance.h"

#include "sv-games.h"
#include "sv-library.h"
#include "sv-puzzle-doc.h"

static void
test_right (gconstpointer data)
{
  const SvGame *game = data;
  g_autoptr (GBytes) bytes = sv_library_get_learning (game, "puzzles");
  g_autoptr (SvPuzzleDoc) doc =
      sv_puzzle_doc_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL);
  g_autofree double *chances = g_new (double, game->max_legal);
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];

  for (unsigned i = 0; i < doc->moments->len; i++) {
    const SvMoment *moment = doc->moments->pdata[i];
    unsigned good = 0;

    sv_history_state_at (doc->match->history, moment->after, state);
    g_assert_true (find_chances (game, sv_history_get_setup (doc->match->history), state, chances));
    for (unsigned k = 0; k < moment->chances->len; k++) {
      g_assert_cmpuint (g_array_index (moment->chances, unsigned, k), ==,
                        (unsigned)(chances[k] * 100 + 1e-9));
      good += chances[k] * 100 + 1e-9 >= moment->goal;
    }
    g_assert_cmpuint (good, >, 0);
    g_assert_cmpuint (good, <, moment->chances->len);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; sv_games ()[i] != NULL; i++) {
    g_autofree char *path = g_strconcat ("/goal-chance/right/", sv_games ()[i]->id, NULL);

    if (sv_games ()[i]->offered)
      g_test_add_data_func (path, sv_games ()[i], test_right);
  }
  return g_test_run ();
}
