/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of who must miss which match: reached from the round and from a team, it says why and
 * since when, and follows what is entered. */

#include "doc-fixture.h"
#include "gtk-fixture.h"
#include "sv-cup-absent.h"
#include "sv-cup-cards.h"
#include "sv-cup-changes.h"
#include "sv-cup-page.h"
#include "sv-cup-round.h"
#include "sv-cup-schedule.h"
#include "sv-cup-team.h"
#include "sv-games.h"
#include "window-fixture.h"

static const char *const names[] = { "Fox", "Owl", "Elk", "Ibex" };

/* 0 Fox – Ibex, 1 Owl – Elk, 2 Ibex – Owl, … */
static SvCupBook *
make_book (void)
{
  const SvGame *game = sv_game_by_id ("champions-2020");
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, G_N_ELEMENTS (names), game->season.points);

  sv_cup_schedule (cup);
  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++)
    g_ptr_array_add (teams, named_team (game, names[i]));
  SvCupDoc *doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  return sv_cup_book_new (doc, NULL);
}

/* The whole match of the traces, whose away side has number 1 sent off. */
static void
enter_match (SvCupBook *book, unsigned i, const char *home, const char *away)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "data", "traces",
                                                 "champions-2020", "whole-match.svmatch", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) match = sv_match_doc_load (path, NULL, &error);

  g_assert_no_error (error);
  for (unsigned side = 0; side < 2; side++) {
    g_free (match->teams[side]->name);
    match->teams[side]->name = g_strdup (side == 0 ? home : away);
  }
  SvCupDoc *after = sv_cup_doc_match (sv_cup_book_get_doc (book), i, match, &error);
  g_assert_true (sv_cup_book_commit (book, after, NULL, error));
}

static gboolean
says (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && strcmp (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;
}

static gboolean
removes (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget) &&
         g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "edit-delete-symbolic") == 0;
}

static void
click (gpointer inside)
{
  g_signal_emit_by_name (find_button (inside, "Who, Which Match and Why", 0), "clicked");
  settle ();
}

static void
test_absent (void)
{
  static const char sentence[] = "number 1: red card, round 1 against Fox.";
  g_autoptr (SvCupBook) book = make_book ();
  GtkWidget *page = sv_cup_page_new (book);

  enter_match (book, 0, "Fox", "Ibex");
  GtkWidget *window = show_alone (page, 1000, 700);
  click (find (page, SV_TYPE_CUP_ROUND));
  GtkWidget *absent = find (page, SV_TYPE_CUP_ABSENT);
  g_assert_true (gtk_widget_get_mapped (absent));
  g_assert_nonnull (find_where (absent, says, sentence, 0));
  g_assert_nonnull (find_where (absent, says, "Round 2, slot 1 · Board 1 · Ibex – Owl", 0));
  assert_narrow (absent);

  /* The name leads to the team, and from there one comes back. */
  gtk_widget_activate_action (page, "cup.team", "u", 3);
  g_assert_false (gtk_widget_get_mapped (absent));
  click (find (page, SV_TYPE_CUP_TEAM));
  g_assert_true (gtk_widget_get_mapped (absent));
  sv_undo_go (sv_cup_book_get_undo (book), -1);
  g_assert_null (find_where (absent, says, sentence, 0));
  g_assert_nonnull (find_where (absent, says, "Nobody must miss a match.", 0));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* From the menu of a match whose result was typed: player and card are chosen, added, and
 * removed. */
static void
test_add_card (void)
{
  static const char sentence[] = "number 5: red card, round 1 against Fox.";
  const SvCupResult result = { .played = true, .how = SV_END_FULL_TIME, .score = { 2, 1 } };
  g_autoptr (SvCupBook) book = make_book ();
  g_autoptr (GError) error = NULL;
  GtkWidget *page = sv_cup_page_new (book);
  GtkWidget *window = show_alone (page, 1000, 700);
  SvCupDoc *after = sv_cup_doc_result (sv_cup_book_get_doc (book), 0, &result, &error);

  g_assert_true (sv_cup_book_commit (book, after, NULL, error));
  gtk_widget_activate_action (page, "cup.cards", "u", 0);
  GtkWidget *cards = find (page, SV_TYPE_CUP_CARDS);
  g_assert_true (gtk_widget_get_mapped (cards));
  assert_narrow (cards);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_nth (cards, GTK_TYPE_DROP_DOWN, 2)), 4);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_nth (cards, GTK_TYPE_DROP_DOWN, 3)), 1);
  g_signal_emit_by_name (find_button (cards, "Add", 1), "clicked");
  g_assert_nonnull (find_where (cards, says, "Red card for number 5", 0));
  gtk_widget_activate_action (page, "cup.absent", NULL);
  g_assert_nonnull (find_where (find (page, SV_TYPE_CUP_ABSENT), says, sentence, 0));

  gtk_widget_activate_action (page, "cup.cards", "u", 0);
  g_signal_emit_by_name (find_where (cards, removes, NULL, 0), "clicked");
  g_assert_null (find_where (cards, says, "Red card for number 5", 0));
  sv_undo_go (sv_cup_book_get_undo (book), -1);
  g_assert_nonnull (find_where (cards, says, "Red card for number 5", 0));
  after = sv_cup_doc_clear (sv_cup_book_get_doc (book), 0, &error);
  g_assert_true (sv_cup_book_commit (book, after, NULL, error));
  g_assert_nonnull (find_where (cards, says, "This match has no typed result.", 0));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

int
main (int argc, char **argv)
{
  start_gtk (&argc, &argv);
  g_test_add_func ("/cup-absent/C-200/page", test_absent);
  g_test_add_func ("/cup-absent/C-200/add-a-card", test_add_card);
  return g_test_run ();
}
