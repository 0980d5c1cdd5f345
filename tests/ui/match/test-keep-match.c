/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a match that leaves something to its teams offers to keep it there, once. */

#include <gtk/gtk.h>

#include "doc-fixture.h"
#include "gtk-fixture.h"
#include "hear-fixture.h"
#include "page-fixture.h"
#include "sv-games.h"
#include "sv-library.h"

/* A match between these teams that is over. */
static SvMatch *
make_match (const SvGame *game, const char *first, const char *second)
{
  SvMatchDoc *doc = doc_between (game, first, second);
  SvRng rng;

  sv_rng_seed (&rng, 5);
  while (append_any (doc, &rng, 0))
    ;
  g_free (doc->created);
  doc->created = g_strdup ("2026-11-26T12:00:00Z");
  return sv_match_new (doc);
}

/* Return whether the menu offers to record the match that a page shows. */
static gboolean
can_record (SvMatch *match, gboolean record, char **told)
{
  Fixture f = { 0 };

  open_page (&f, g_object_ref (match), 800, 700);
  hear (GTK_WIDGET (f.page), told);
  GActionGroup *actions = sv_page_get_actions (SV_PAGE (f.page), "match");
  if (record) {
    g_action_group_activate_action (actions, "record", NULL);
    g_assert_false (g_action_group_get_action_enabled (actions, "record"));
    settle ();
  }
  const gboolean can = g_action_group_get_action_enabled (actions, "record");
  gtk_window_destroy (GTK_WINDOW (f.window));
  settle ();
  g_object_unref (f.match);
  return can;
}

static void
test_keep (void)
{
  const SvGame *const *game = sv_games ();
  g_autofree char *told = NULL;

  while ((*game)->season.after_match == NULL)
    game++;
  g_autoptr (SvMatch) match = make_match (*game, "Leavers", "");
  g_autoptr (SvMatch) nameless = make_match (*game, "", "");
  g_assert_false (can_record (nameless, FALSE, &told));
  g_assert_true (can_record (match, FALSE, &told));
  g_assert_false (can_record (match, TRUE, &told));
  g_assert_cmpstr (told, ==, "This match is now recorded in your teams.");
  g_assert_false (can_record (match, FALSE, &told));

  /* Opened once more from any file, it is the same match. */
  g_autoptr (SvMatch) again =
      sv_match_new (sv_match_doc_copy (sv_match_get_doc (match), sv_match_get_length (match)));
  g_assert_false (can_record (again, FALSE, &told));

  g_autoptr (GPtrArray) teams = sv_library_items (*game, SV_DOCUMENT_TEAM);
  const SvLibraryItem *last = g_ptr_array_index (teams, teams->len - 1);
  g_assert_nonnull (last->path);
  g_assert_cmpstr (last->team->name, ==, "Leavers");
}

int
main (int argc, char **argv)
{
  start_gtk (&argc, &argv);
  g_test_add_func ("/keep-match", test_keep);
  return g_test_run ();
}
