/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every page of the window fits on the screen of a telephone, in Dutch too,
 * whose words are longer. */

#include <glib/gi18n.h>
#include <locale.h>

#include "application-fixture.h"
#include "doc-fixture.h"
#include "sv-cup-doc.h"
#include "sv-cup-schedule.h"
#include "sv-games.h"
#include "sv-json-file.h"
#include "sv-library.h"
#include "sv-settings.h"

enum { PAGES = 14 }; /* that a window can show */

static GHashTable *names; /* of the pages that were shown */

/* Ask for a page, which fits. */
static void
open_page (SvWindow *window, const char *action, GVariant *parameter)
{
  g_autoptr (GVariant) given = parameter != NULL ? g_variant_ref_sink (parameter) : NULL;

  gtk_widget_activate_action_variant (GTK_WIDGET (window), action, given);
  settle ();
  g_test_message ("%s (%s)", action, page_name (window));
  assert_narrow (sv_window_get_page (window));
  assert_narrow (window);
  g_hash_table_add (names, g_strdup (page_name (window)));
}

/* A document in the library; its path. */
static char *
keep (SvDocumentKind kind, char *text)
{
  g_autofree char *taken = text;
  g_autoptr (GError) error = NULL;
  char *path = sv_library_reserve ("Narrow", kind, &error);

  g_assert_no_error (error);
  sv_json_save_file (path, text, &error);
  g_assert_no_error (error);
  return path;
}

static char *
keep_cup (const SvGame *game, const SvVariantDoc *variant)
{
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, 4, game->season.points);

  sv_cup_schedule (cup);
  for (unsigned i = 0; i < 4; i++)
    g_ptr_array_add (teams, named_team (game, "Sportvereniging Noorderwind en Zuiderzon"));
  g_autoptr (SvCupDoc) doc = sv_cup_doc_new ("Narrow", variant, teams, cup, &error);
  g_assert_no_error (error);
  g_autofree char *path = keep (SV_DOCUMENT_CUP, sv_cup_doc_write (doc, TRUE));
  return g_filename_to_uri (path, NULL, NULL);
}

/* What is in the library and what one makes with it. */
static void
open_documents (SvWindow *window, const SvGame *game)
{
  g_autoptr (SvTeamDoc) team = named_team (game, "Sportvereniging Noorderwind en Zuiderzon");
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);

  g_free (variant->name);
  variant->name =
      g_strdup ("Huisregels van de zaterdagochtend op het kleine veld achter de kantine");
  g_autofree char *team_path = keep (SV_DOCUMENT_TEAM, sv_team_doc_write (team, TRUE));
  g_autofree char *variant_path = keep (SV_DOCUMENT_VARIANT, sv_variant_doc_write (variant, TRUE));
  g_autofree char *cup_uri = keep_cup (game, variant);

  open_page (window, "win.library", g_variant_new_string ("teams"));
  open_page (window, "win.edit", g_variant_new_string (team_path));
  open_page (window, "win.library", g_variant_new_string ("variants"));
  open_page (window, "win.edit", g_variant_new_string (variant_path));
  open_page (window, "win.competitions", NULL);
  open_page (window, "win.open-uri", g_variant_new_string (cup_uri));
  open_page (window, "win.cup-share", NULL);
  open_page (window, "win.book-of",
             g_variant_new ("(ssiss)", game->id, team->name, 0, "season", ""));
}

static void
open_matches (SvWindow *window, const SvGame *game)
{
  open_page (window, "win.table", g_variant_new_string (game->id));
  open_page (window, "win.course", g_variant_new_string (game->id));
  open_page (window, "win.start", NULL);
  open_page (window, "win.puzzle", g_variant_new ("(su)", game->id, 0));
  open_page (window, "win.start", NULL);
  open_page (window, "win.play-computer", g_variant_new_string (game->id));
  gtk_widget_activate_action (GTK_WIDGET (window), "match.replay", NULL);
  settle ();
  assert_narrow (sv_window_get_page (window));
  open_page (window, "win.go-home", NULL);
  if (sv_window_get_match (window) == NULL)
    open_page (window, "win.play-now", g_variant_new_string (game->id));
  open_page (window, "win.edit-position", NULL);
}

static void
test_pages (gconstpointer locale)
{
  g_setenv ("LANGUAGE", g_str_has_prefix (locale, "nl") ? "nl" : "en", TRUE);
  if (setlocale (LC_ALL, locale) == NULL) {
    g_test_skip ("the machine has nothing to make this locale of");
    return;
  }
  g_assert_cmpstr (_ ("Shots"), ==, g_str_has_prefix (locale, "nl") ? "Schoten" : "Shots");
  names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (unsigned i = 0; sv_games ()[i] != NULL && sv_games ()[i]->offered; i++) {
    const SvGame *game = sv_games ()[i];
    SvWindow *window = start_window ();

    open_documents (window, game);
    open_page (window, "win.new-match-of", g_variant_new_string (game->id));
    open_page (window, "win.book", NULL);
    open_page (window, "win.learn", NULL);
    open_page (window, "win.lab", NULL);
    open_matches (window, game);
    destroy (window);
  }
  g_assert_cmpuint (g_hash_table_size (names), ==, PAGES);
  g_hash_table_unref (names);
}

int
main (int argc, char *argv[])
{
  begin (&argc, &argv);
  bindtextdomain (GETTEXT_PACKAGE, SV_LOCALE_BUILT);
  textdomain (GETTEXT_PACKAGE);
  g_test_add_data_func ("/narrow/open-every-page-in-english", "en_US.UTF-8", test_pages);
  g_test_add_data_func ("/narrow/open-every-page-in-dutch", "nl_NL.UTF-8", test_pages);
  return run_tests ();
}
