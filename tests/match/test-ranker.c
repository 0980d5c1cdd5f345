/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sv-ranker: what one has worked out the next one knows, for it is kept on disk. */
#include "sv-games.h"
#include "sv-ranker.h"

#include <glib/gstdio.h>

static void
changed_cb (gpointer data, gpointer unused)
{
}

/* A rank of sixteen sets: five points over four cards. */
static gpointer
small_setup (const SvGame *game)
{
  gpointer setup = g_malloc0 (game->setup_size);
  const SvField *points =
      sv_field_find (game->variant_fields, game->n_variant_fields, "card_points");

  sv_game_standard (game, setup);
  for (size_t i = 0; i < points->n_fields; i++)
    sv_field_set (&points->fields[i], setup, 5);
  return setup;
}

static SvStanding
wait_for_all (SvRanker *ranker)
{
  SvStanding standing = { 0 };

  while (!sv_ranker_get (ranker, &standing) || standing.known < 16)
    g_main_context_iteration (NULL, FALSE);
  return standing;
}

static guint
count_files (const char *folder, gboolean removing)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;
  guint n = 0;

  for (; dir != NULL && (file = g_dir_read_name (dir)) != NULL; n++)
    if (removing) {
      g_autofree char *path = g_build_filename (folder, file, NULL);
      g_remove (path);
    }
  return n;
}

static void
test_kept (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = small_setup (game);
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "speelveld", NULL);
  SvRanker *ranker = sv_ranker_new (changed_cb, NULL);

  g_assert_true (sv_ranker_ask (ranker, game, setup));
  sv_ranker_go (ranker);
  const SvStanding first = wait_for_all (ranker);
  while (sv_ranker_is_running (ranker)) /* it is kept before it ends */
    g_main_context_iteration (NULL, TRUE);
  sv_ranker_free (ranker);
  g_assert_cmpuint (count_files (folder, FALSE), ==, 1);

  /* Another one, which is not told to go. */
  ranker = sv_ranker_new (changed_cb, NULL);
  g_assert_true (sv_ranker_ask (ranker, game, setup));
  const SvStanding second = wait_for_all (ranker);
  g_assert_false (sv_ranker_is_running (ranker));
  g_assert_cmpuint (second.rank, ==, first.rank);
  sv_ranker_free (ranker);
  g_assert_cmpuint (count_files (folder, TRUE), ==, 1);
  g_rmdir (folder);
}

/* There is nothing to rank in a game of which no solver knows what a set is worth. */
static void
test_none (void)
{
  const SvGame *game = sv_game_by_id ("null");
  g_autofree void *setup = g_malloc0 (MAX (game->setup_size, 1));
  SvRanker *ranker = sv_ranker_new (changed_cb, NULL);
  SvStanding standing;

  sv_game_standard (game, setup);
  g_assert_false (sv_ranker_ask (ranker, game, setup));
  g_assert_false (sv_ranker_is_running (ranker));
  g_assert_false (sv_ranker_get (ranker, &standing));
  sv_ranker_free (ranker);
}

int
main (int argc, char **argv)
{
  g_autofree char *cache = g_dir_make_tmp ("sv-ranker-XXXXXX", NULL);
  int failed;

  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/ranker/kept", test_kept);
  g_test_add_func ("/match/ranker/none", test_none);
  failed = g_test_run ();
  g_rmdir (cache);
  return failed;
}
