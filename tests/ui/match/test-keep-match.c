/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a match that leaves something to its teams offers to keep it there, once. */

#include <gtk/gtk.h>

#include "doc-fixture.h"
#include "gtk-fixture.h"
#include "hear-fixture.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-panel.h"
#include "window-fixture.h"

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

static void
test_keep (void)
{
  const SvGame *const *game = sv_games ();
  GtkWidget *panel = g_object_ref_sink (g_object_new (SV_TYPE_PANEL, NULL));
  GtkWidget *keep = find_button (panel, "Record in the Teams", 0);
  g_autofree char *told = NULL;

  while ((*game)->season.after_match == NULL)
    game++;
  g_autoptr (SvMatch) match = make_match (*game, "Leavers", "");
  g_autoptr (SvMatch) nameless = make_match (*game, "", "");
  hear (panel, &told);
  sv_panel_set_match (SV_PANEL (panel), nameless);
  sv_panel_update (SV_PANEL (panel));
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (keep)));
  sv_panel_set_match (SV_PANEL (panel), match);
  sv_panel_update (SV_PANEL (panel));
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_parent (keep)));
  g_assert_true (gtk_widget_get_sensitive (keep));
  g_signal_emit_by_name (keep, "clicked");
  settle ();
  g_assert_cmpstr (told, ==, "This match is now recorded in your teams.");
  g_assert_false (gtk_widget_get_sensitive (keep));
  sv_panel_set_match (SV_PANEL (panel), match);
  sv_panel_update (SV_PANEL (panel));
  g_assert_false (gtk_widget_get_sensitive (keep));

  /* Opened once more from any file, it is the same match. */
  g_autoptr (SvMatch) again =
      sv_match_new (sv_match_doc_copy (sv_match_get_doc (match), sv_match_get_length (match)));
  sv_panel_set_match (SV_PANEL (panel), again);
  sv_panel_update (SV_PANEL (panel));
  g_assert_false (gtk_widget_get_sensitive (keep));

  g_autoptr (GPtrArray) teams = sv_library_items (*game, SV_DOCUMENT_TEAM);
  const SvLibraryItem *last = g_ptr_array_index (teams, teams->len - 1);
  g_assert_nonnull (last->path);
  g_assert_cmpstr (last->team->name, ==, "Leavers");
  g_object_unref (panel);
}

int
main (int argc, char **argv)
{
  start_gtk (&argc, &argv);
  g_test_add_func ("/keep-match", test_keep);
  return g_test_run ();
}
