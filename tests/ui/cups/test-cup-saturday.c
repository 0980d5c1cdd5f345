/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A Saturday as it goes: eight teams are typed and begin; one comes late, one has another name, one
 * loses a point, to one match nobody comes, and one team goes home. The table is right at each step
 * by a reckoning of its own, and all of it is there when the competition is opened again. */

#include "cups-fixture.h"
#include "real-hands.h"
#include "sv-cup-ask.h"
#include "sv-cup-save.h"
#include "sv-cup-standings.h"
#include "sv-print-dialog.h"

enum { N_FIRST = 8, N_TEAMS = 9, LATE = 8, RENAMED = 2, PUNISHED = 0, GONE = 5, TAKEN = 1 };

typedef struct {
  SvWindow *window;
  SvCupPage *page;
  const char *names[N_TEAMS];
  unsigned n_teams;
  int given[N_TEAMS]; /* points given or taken */
  gboolean gone[N_TEAMS];
  GArray *played; /* Played */
} Saturday;

typedef struct {
  unsigned teams[2], goals[2];
  gboolean nobody;
} Played;

static const SvCupDoc *
get_doc (Saturday *self)
{
  return sv_cup_book_get_doc (sv_cup_page_get_book (self->page));
}

/* --- The reckoning --- */

/* What the row of a team must say: played, won, drawn, lost, goals and points. */
static char *
reckon (Saturday *self, unsigned team)
{
  unsigned won = 0, drawn = 0, lost = 0, goals[2] = { 0, 0 };

  for (guint i = 0; i < self->played->len && !self->gone[team]; i++) {
    const Played *match = &g_array_index (self->played, Played, i);
    const unsigned side = match->teams[1] == team;
    if ((match->teams[0] != team && match->teams[1] != team) || self->gone[match->teams[1 - side]])
      continue;
    const unsigned own = match->goals[side], other = match->goals[1 - side];
    won += own > other;
    drawn += own == other && !match->nobody;
    lost += own < other || match->nobody;
    goals[0] += own;
    goals[1] += other;
  }
  const int points = self->gone[team] ? 0 : (int)(2 * won + drawn) + self->given[team];
  return g_strdup_printf ("%u %u %u %u %u–%u %s%d", won + drawn + lost, won, drawn, lost, goals[0],
                          goals[1], points < 0 ? "−" : "", ABS (points));
}

static const char *
get_cell (GtkGrid *grid, int column, int row)
{
  return gtk_label_get_text (
      GTK_LABEL (find (gtk_grid_get_child_at (grid, column, row), GTK_TYPE_LABEL)));
}

/* The number of the row of this team in the table, and what it says. */
static char *
read_row (SvCupPage *page, const char *name, int *row)
{
  GtkGrid *grid = GTK_GRID (find (find (page, SV_TYPE_CUP_STANDINGS), GTK_TYPE_GRID));

  for (*row = 1; gtk_grid_get_child_at (grid, 0, *row) != NULL; *row += 2)
    if (g_str_equal (get_cell (grid, 1, *row), name))
      return g_strjoin (" ", get_cell (grid, 2, *row), get_cell (grid, 3, *row),
                        get_cell (grid, 4, *row), get_cell (grid, 5, *row),
                        get_cell (grid, 6, *row), get_cell (grid, 8, *row), NULL);
  g_assert_not_reached ();
}

/* All rows are as reckoned, and none is above one with more points. */
static void
check_table (Saturday *self, SvCupPage *page)
{
  int points[N_TEAMS] = { 0 };

  for (unsigned team = 0; team < self->n_teams; team++) {
    int row;
    g_autofree char *shown = read_row (page, self->names[team], &row);
    g_autofree char *expected = reckon (self, team);
    g_assert_cmpstr (shown, ==, expected);
    const char *last = strrchr (shown, ' ') + 1;
    if (self->gone[team]) /* it stands below all others, also below one with fewer points */
      points[(row - 1) / 2] = G_MININT;
    else
      points[(row - 1) / 2] =
          g_str_has_prefix (last, "−") ? -atoi (last + strlen ("−")) : atoi (last);
    g_assert_true (!self->gone[team] || row == 2 * (int)self->n_teams - 1);
  }
  for (unsigned place = 1; place < self->n_teams; place++)
    g_assert_cmpint (points[place], <=, points[place - 1]);
}

/* --- What the volunteer does --- */

static GtkWidget *
get_focus (Saturday *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  g_assert_true (GTK_IS_TEXT (focus));
  return focus;
}

/* Press the keys of a text, "\n" for Enter, one after the other. */
static void
type (Saturday *self, const char *text)
{
  g_autoptr (GString) keys = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++)
    if (g_ascii_isalnum (*at))
      g_string_append_printf (keys, "%c ", *at);
    else
      g_string_append_printf (keys, "%s ", *at == '\n' ? "Return" : "minus");
  real_keys (GTK_WIDGET (self->window), keys->str);
}

/* Type the result of the match that has the focus, and Enter, which goes on to the next one. */
static void
type_result (Saturday *self, unsigned home, unsigned away)
{
  GtkWidget *row = gtk_widget_get_ancestor (get_focus (self), SV_TYPE_FIXTURE_ROW);
  const unsigned i = sv_fixture_row_get_fixture (SV_FIXTURE_ROW (row));
  const SvCupSource *from = sv_cup_fixture (get_doc (self)->cup, i)->from;
  const Played match = { { from[0].n, from[1].n }, { home, away }, FALSE };
  g_autofree char *text = g_strdup_printf ("%u-%u\n", home, away);

  type (self, text);
  g_array_append_val (self->played, match);
  check_table (self, self->page);
}

static void
press_ok (SvCupAsk *ask)
{
  g_signal_emit_by_name (template_child (ask, "ok"), "clicked");
  settle ();
  g_assert_null (find_window (SV_TYPE_CUP_ASK));
}

static SvCupAsk *
ask (Saturday *self, const char *action, int team)
{
  if (team < 0)
    gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL);
  else
    gtk_widget_activate_action (GTK_WIDGET (self->page), action, "u", team);
  SvCupAsk *found = find_window (SV_TYPE_CUP_ASK);
  g_assert_nonnull (found);
  return found;
}

static void
begin_saturday (Saturday *self)
{
  static const char *const names[] = { "Fox", "Owl", "Elk", "Ibex", "Bear", "Lynx", "Hen", "Wren" };
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned team = 0; team < N_FIRST; team++)
    g_string_append_printf (text, "%s\n", self->names[team] = names[team]);
  self->n_teams = N_FIRST;
  self->played = g_array_new (FALSE, FALSE, sizeof (Played));
  SvPage *page = show_cups (self->window);
  GtkWidget *field = template_child (page, "names");
  gtk_widget_grab_focus (field);
  settle ();
  real_keys (GTK_WIDGET (self->window), "ctrl+a Delete");
  type (self, text->str);
  self->page = begin_shown (self->window);
  check_table (self, self->page);
}

static void
let_late_team_in (Saturday *self)
{
  SvCupAsk *dialog = ask (self, "win.add-team", -1);

  gtk_editable_set_text (template_child (dialog, "name"), "Hare");
  press_ok (dialog);
  self->names[self->n_teams++] = "Hare";
  g_assert_cmpuint (get_doc (self)->cup->fixtures->len, ==, 28 + 8);
  g_assert_true (g_str_has_prefix (sv_window_get_told (self->window),
                                   "Hare takes part now: 8 matches. The first one: Round 8"));
  check_table (self, self->page);
}

static void
rename_team (Saturday *self)
{
  SvCupAsk *dialog = ask (self, "cup.rename", RENAMED);

  gtk_editable_set_text (template_child (dialog, "name"), "Red Elk");
  press_ok (dialog);
  self->names[RENAMED] = "Red Elk";
  check_table (self, self->page);
}

static void
take_point (Saturday *self)
{
  SvCupAsk *dialog = ask (self, "cup.points", PUNISHED);

  gtk_spin_button_set_value (template_child (dialog, "points"), -TAKEN);
  gtk_editable_set_text (template_child (dialog, "reason"), "no referee");
  press_ok (dialog);
  self->given[PUNISHED] -= TAKEN;
  check_table (self, self->page);
  g_assert_nonnull (find_where (self->page, begins_with, "1 point taken away (no referee)", 0));
}

/* To the match that would be typed next. */
static void
let_nobody_come (Saturday *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (get_focus (self), SV_TYPE_FIXTURE_ROW);
  const unsigned i = sv_fixture_row_get_fixture (SV_FIXTURE_ROW (row));
  const SvCupSource *from = sv_cup_fixture (get_doc (self)->cup, i)->from;
  const Played match = { { from[0].n, from[1].n }, { 0, 0 }, TRUE };

  gtk_widget_activate_action (row, "cup.no-show", "(uu)", i, 2);
  g_array_append_val (self->played, match);
  check_table (self, self->page);
}

static void
let_team_go (Saturday *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->page), "cup.withdraw", "u", GONE);
  self->gone[GONE] = TRUE;
  check_table (self, self->page);
}

/* The matches for a spreadsheet have all that happened; the paper is the schedule. */
static void
write_down (Saturday *self)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "matches.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;

  sv_cup_save_to (self->page, "matches", file);
  settle ();
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Red Elk"));
  g_assert_null (strstr (text, ",Elk"));
  g_assert_nonnull (strstr (text, "Hare"));
  g_assert_nonnull (strstr (text, "Nobody came"));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.print", NULL);
  settle ();
  GtkWidget *paper = find_window (SV_TYPE_PRINT_DIALOG);
  g_assert_nonnull (strstr (said (paper, "page_label"), "Schedule"));
  gtk_window_destroy (GTK_WINDOW (paper));
}

static void
test_saturday (void)
{
  Saturday self = { .window = new_window () };
  SvWindow *again;

  gtk_window_set_decorated (GTK_WINDOW (self.window), FALSE); /* for real keys */
  sv_window_show_start (self.window);
  show (self.window);
  if (real_hands_are_tied ()) {
    destroy (self.window);
    return;
  }
  begin_saturday (&self);
  for (unsigned i = 0; i < 4; i++)
    type_result (&self, 3 * i, 10 - 2 * i);
  let_late_team_in (&self);
  gtk_widget_grab_focus (GTK_WIDGET (self.page));
  for (unsigned i = 0; i < 3; i++)
    type_result (&self, 7, 5 + i);
  rename_team (&self);
  take_point (&self);
  gtk_widget_grab_focus (GTK_WIDGET (self.page));
  let_nobody_come (&self); /* the last match of the round */
  gtk_widget_activate_action (GTK_WIDGET (self.page), "cup.round", "i", 1);
  for (unsigned i = 0; i < 4; i++)
    type_result (&self, 12, i);
  let_team_go (&self);
  write_down (&self);
  destroy (self.window);
  g_autofree char *path = only_path ();
  SvCupPage *page = open_again (&again, path);
  check_table (&self, page);
  close_all ();
  g_array_unref (self.played);
  g_autofree char *gone = sv_library_remove (path, NULL);
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/cup-saturday/type-a-whole-saturday", test_saturday);
  return run_tests ();
}
