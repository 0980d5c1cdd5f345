/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sheets of a competition are chosen, looked at, and follow what is entered while they are; a
 * team's page names who must miss its next match. */

#include "application-fixture.h"
#include "sv-cup-changes.h"
#include "sv-cup-schedule.h"
#include "sv-cup-team.h"
#include "sv-games.h"
#include "sv-print-dialog.h"
#include "sv-sheet-cup-pages.h"

static SvCupBook *
make_book (const SvGame *game, SvCupKind kind)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (kind, 4, game->season.points);

  sv_cup_schedule (cup);
  for (unsigned i = 0; i < 4; i++)
    g_ptr_array_add (teams, sv_team_doc_new (game));
  SvCupDoc *doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  return sv_cup_book_new (doc, NULL);
}

static gboolean
is_named (GtkWidget *widget, gconstpointer name)
{
  return GTK_IS_CHECK_BUTTON (widget) &&
         g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)), name) == 0;
}

static GtkWidget *
find_kind (GtkWidget *dialog, const char *name)
{
  GtkWidget *found = find_where (dialog, is_named, name, 0);

  g_assert_nonnull (found);
  return found;
}

static void
choose (GtkWidget *dialog, const char *name, gboolean chosen)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_kind (dialog, name)), chosen);
}

static void
enter (SvCupBook *book, unsigned i)
{
  const SvCupResult result = { .played = true, .score = { 1, 0 } };
  g_autoptr (GError) error = NULL;
  SvCupDoc *after = sv_cup_doc_result (sv_cup_book_get_doc (book), i, &result, &error);

  g_assert_true (sv_cup_book_commit (book, after, NULL, error));
}

static void
test_choices (void)
{
  g_autoptr (SvCupBook) book = make_book (sv_games ()[0], SV_CUP_KNOCKOUT);
  GtkWidget *dialog = GTK_WIDGET (sv_print_dialog_new_cup (NULL, book, NULL));

  g_assert_cmpstr (said (dialog, "page_label"), ==, "Sheet 1 of 1: Schedule");
  choose (dialog, "Schedule", FALSE);
  g_assert_cmpstr (said (dialog, "page_label"), ==, "Choose what to print.");
  choose (dialog, "Certificates", TRUE);
  g_assert_cmpstr (said (dialog, "page_label"), ==, "There is nothing to print yet.");
  for (unsigned i = 0; i < 3; i++)
    enter (book, i);
  choose (dialog, "Bracket", TRUE);
  g_assert_cmpstr (said (dialog, "page_label"), ==, "Sheet 1 of 5: Bracket");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Of a competition that has ended people want what says who has won. */
static void
test_ended (void)
{
  for (int i = 0; i < 2; i++) {
    const unsigned n = i == 0 ? 6 : 3;
    g_autoptr (SvCupBook) book =
        make_book (sv_games ()[0], i == 0 ? SV_CUP_LEAGUE : SV_CUP_KNOCKOUT);
    for (unsigned k = 0; k < n; k++) {
      GtkWidget *before = GTK_WIDGET (sv_print_dialog_new_cup (NULL, book, NULL));
      g_assert_cmpstr (said (before, "page_label"), ==, "Sheet 1 of 1: Schedule");
      gtk_window_destroy (GTK_WINDOW (before));
      enter (book, k);
    }
    GtkWidget *dialog = GTK_WIDGET (sv_print_dialog_new_cup (NULL, book, NULL));
    g_assert_false (
        gtk_check_button_get_active (GTK_CHECK_BUTTON (find_kind (dialog, "Schedule"))));
    g_assert_true (
        gtk_check_button_get_active (GTK_CHECK_BUTTON (find_kind (dialog, "Certificates"))));
    g_assert_true (
        gtk_check_button_get_active (GTK_CHECK_BUTTON (find_kind (dialog, "Standings"))));
    gtk_window_destroy (GTK_WINDOW (dialog));
  }
}

static void
assert_first (GtkWidget *dialog, guint whom, const char *page)
{
  gtk_drop_down_set_selected (template_child (dialog, "sides"), whom);
  g_assert_cmpstr (said (dialog, "page_label"), ==, page);
}

/* Certificates are for the first three, for each team or for each player who has a name. */
static void
test_certificates (void)
{
  g_autoptr (SvCupBook) book = make_book (sv_games ()[0], SV_CUP_KNOCKOUT);
  const SvTeamDoc *team = sv_cup_book_get_doc (book)->teams->pdata[1];
  GtkWidget *dialog = GTK_WIDGET (sv_print_dialog_new_cup (NULL, book, NULL));

  for (unsigned i = 0; i < 2; i++) {
    g_free (team->cards[i].name);
    team->cards[i].name = g_strdup (i == 0 ? "Anne" : "Bo");
  }
  for (unsigned i = 0; i < 3; i++)
    enter (book, i);
  g_assert_false (gtk_widget_get_visible (template_child (dialog, "sides_child")));
  sv_print_dialog_choose (SV_PRINT_DIALOG (dialog), SV_CUP_SHEETS_CERTIFICATES);
  g_assert_true (gtk_widget_get_visible (template_child (dialog, "sides_child")));
  assert_first (dialog, 0, "Sheet 1 of 4: Certificate"); /* two share the third place */
  assert_first (dialog, 1, "Sheet 1 of 4: Certificate");
  assert_first (dialog, 2, "Sheet 1 of 5: Certificate");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* A league has no bracket to choose. */
static void
test_league (void)
{
  g_autoptr (SvCupBook) book = make_book (sv_games ()[0], SV_CUP_LEAGUE);
  GtkWidget *dialog = GTK_WIDGET (sv_print_dialog_new_cup (NULL, book, NULL));

  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (find_kind (dialog, "Bracket"))));
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_parent (find_kind (dialog, "Standings"))));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Number 5 cannot play, as the team's document says. */
static void
test_missing (void)
{
  const SvGame *game = sv_game_by_id ("champions-2020");
  g_autoptr (SvCupBook) book = make_book (game, SV_CUP_LEAGUE);
  const SvTeamDoc *team = sv_cup_book_get_doc (book)->teams->pdata[0];
  GtkWidget *page = g_object_ref_sink (sv_cup_team_new (book));

  sv_field_set (sv_field_find (game->team_fields, game->n_team_fields, "unavailable"), team->fields,
                1 << 5);
  sv_cup_team_show (SV_CUP_TEAM (page), 1);
  g_assert_null (said (page, "missing"));
  sv_cup_team_show (SV_CUP_TEAM (page), 0);
  g_assert_cmpstr (said (page, "missing"), ==,
                   "Misses the match against Team 4: number 5, marked as unable to play.");
  g_object_unref (page);
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/cup-print/choices", test_choices);
  g_test_add_func ("/cup-print/certificates-for-each-player", test_certificates);
  g_test_add_func ("/cup-print/league", test_league);
  g_test_add_func ("/cup-print/when-it-has-ended", test_ended);
  g_test_add_func ("/cup-team/C-200/missing", test_missing);
  return run_tests ();
}
