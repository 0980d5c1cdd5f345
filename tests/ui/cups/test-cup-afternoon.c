/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An afternoon with eight teams on four boards, as somebody in the canteen types it in the window
 * of the program: a match is played here and one is brought along, a team gives up, the table
 * explains who is level, and all of it is there the next day. */

#include "cups-fixture.h"
#include "play-fixture.h"
#include "sv-cup-entering.h"
#include "sv-cup-standings.h"
#include "sv-cup-words.h"
#include "sv-match-file.h"

enum { FOX, OWL, ELK, IBEX, BEAR, LYNX, HARE, WREN, N_TEAMS, N_MATCHES = 28, N_COLUMNS = 9 };

static const char *const names[] = { "Fox", "Owl", "Elk", "Ibex", "Bear", "Lynx", "Hare", "Wren" };

typedef struct {
  SvWindow *window;
  SvCupPage *page;
  SvCupBook *book;               /* the page's */
  unsigned scores[N_MATCHES][2]; /* what was entered, by fixture */
} Afternoon;

static const SvCup *
get_cup (Afternoon *self)
{
  return sv_cup_book_get_doc (self->book)->cup;
}

/* --- The keyboard --- */

/* What has the focus in the window, which keys go to. */
static GtkWidget *
get_focus (Afternoon *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  g_assert_true (GTK_IS_TEXT (focus));
  return focus;
}

/* The fixture whose result the keys go to. */
static unsigned
get_focused (Afternoon *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (get_focus (self), SV_TYPE_FIXTURE_ROW);

  g_assert_nonnull (row);
  return sv_fixture_row_get_fixture (SV_FIXTURE_ROW (row));
}

static void
press (Afternoon *self, unsigned digit)
{
  const char text[] = { (char)('0' + digit), '\0' };

  g_signal_emit_by_name (get_focus (self), "insert-at-cursor", text);
}

static void
press_enter (Afternoon *self)
{
  g_signal_emit_by_name (get_focus (self), "activate");
}

/* --- The matches --- */

static gboolean
is_between (const SvCup *cup, unsigned i, unsigned a, unsigned b)
{
  const SvCupSource *from = sv_cup_fixture (cup, i)->from;

  return (from[0].n == a && from[1].n == b) || (from[0].n == b && from[1].n == a);
}

static gboolean
has_team (const SvCup *cup, unsigned i, unsigned team)
{
  const SvCupSource *from = sv_cup_fixture (cup, i)->from;

  return from[0].n == team || from[1].n == team;
}

/* The better team wins by 2–0, the one that was named first. But Owl beats Fox, and loses to Ibex
 * and to Bear. */
static unsigned
goals_of (unsigned team, unsigned against)
{
  if (team == OWL && (against == IBEX || against == BEAR))
    return 0;
  if (against == OWL && (team == IBEX || team == BEAR))
    return 1;
  if (team == OWL && against == FOX)
    return 3;
  return team < against ? 2 : 0;
}

/* Two keys and Enter: not before that it counts. */
static void
type_result (Afternoon *self, unsigned i)
{
  const SvCupSource *from = sv_cup_fixture (get_cup (self), i)->from;

  for (unsigned side = 0; side < 2; side++) {
    g_assert_false (sv_cup_fixture (get_cup (self), i)->result.played);
    self->scores[i][side] = goals_of (from[side].n, from[1 - side].n);
    press (self, self->scores[i][side]);
  }
  g_assert_false (sv_cup_fixture (get_cup (self), i)->result.played);
  press_enter (self);
}

/* By the commands of its window, which its buttons and squares give; the clock ends each period. */
static void
play_in_window (SvWindow *window)
{
  SvMatch *match = sv_window_get_match (window);
  GActionGroup *actions = sv_page_get_actions (sv_window_get_page (window), "match");

  for (unsigned i = 0; sv_match_get_node (match)->kind != SV_NODE_OVER; i++) {
    const unsigned length = sv_match_get_length (match);
    unsigned n;

    sv_match_go_on (match); /* a goal or a die is not waited for */
    sv_match_get_legal (match, &n);
    if (sv_match_get_node (match)->time && i % 50 == 49)
      play (match, "time");
    else if (sv_match_get_node (match)->kind == SV_NODE_CHANCE)
      g_action_group_activate_action (actions, "throw", NULL);
    else
      g_action_group_activate_action (actions, "choose",
                                      g_variant_new_int32 ((int)(i % MIN (n, 2))));
    g_assert_cmpuint (sv_match_get_length (match), >, length);
  }
  sv_match_go_on (match);
  settle ();
  g_assert_true (gtk_widget_get_mapped (find_button (window, "Replay", 0)));
}

/* In a window of its own; how it stands is to be seen here meanwhile. */
static void
play_here (Afternoon *self, unsigned i)
{
  g_autofree char *time = sv_cup_words_time (sv_cup_book_get_doc (self->book), i);
  g_autofree char *live = g_strdup_printf ("%s · Board %u · Being played: 0–0", time,
                                           sv_cup_fixture (get_cup (self), i)->board);

  begin_here (get_focus (self), i);
  settle ();
  SvWindow *other = window_apart (self->window);
  g_assert_cmpstr (page_name (other), ==, "match");
  SvMatch *match = sv_window_get_match (other);
  play (match, "die 4");
  g_assert_nonnull (find_where (self->page, says, live, 0));
  sv_clock_set_paused (sv_match_get_clock (match), FALSE);
  play_in_window (other);
  for (unsigned side = 0; side < 2; side++)
    self->scores[i][side] = (unsigned)sv_match_get_view (match)->score[side];
  sv_match_discard_match_saver (match);
  destroy (other);
  g_assert_null (find_where (self->page, says, live, 0));
}

/* From a file that somebody brings along. */
static void
drop_in (Afternoon *self, unsigned i)
{
  g_autoptr (SvMatch) match =
      sv_match_new (sv_cup_doc_open_match (sv_cup_book_get_doc (self->book), i, NULL));

  play_on (match);
  for (unsigned side = 0; side < 2; side++)
    self->scores[i][side] = (unsigned)sv_match_get_view (match)->score[side];
  g_autofree char *text = sv_match_doc_write (sv_match_write_doc (match), FALSE);
  g_autofree char *path = write_file ("afternoon.svmatch", text);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_assert_true (drop_file (self->window, file));
  g_assert_true (g_file_delete (file, NULL, NULL));
}

static void
enter (Afternoon *self, unsigned i)
{
  const SvCup *cup = get_cup (self);

  if (is_between (cup, i, HARE, WREN))
    play_here (self, i);
  else if (is_between (cup, i, LYNX, HARE))
    drop_in (self, i);
  else
    type_result (self, i);
  const SvCupResult *result = &sv_cup_fixture (get_cup (self), i)->result;
  g_assert_true (result->played);
  for (unsigned side = 0; side < 2; side++)
    g_assert_cmpuint (result->score[side], ==, self->scores[i][side]);
}

/* --- The table --- */

/* What stands in a cell, where the sentence about a team is below its name; NULL: there is no such
 * row. */
static const char *
get_cell (SvCupPage *page, int column, int row)
{
  GtkGrid *grid = GTK_GRID (find (find (page, SV_TYPE_CUP_STANDINGS), GTK_TYPE_GRID));
  GtkWidget *cell = gtk_grid_get_child_at (grid, column, row);

  return cell != NULL ? gtk_label_get_text (GTK_LABEL (find (cell, GTK_TYPE_LABEL))) : NULL;
}

/* "1 Fox 2 2 0 0 4–0 +4 4: sentence", a line for each team. */
static char *
read_table (SvCupPage *page)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int row = 1; get_cell (page, 0, row) != NULL; row += 2) {
    for (int column = 0; column < N_COLUMNS; column++)
      g_string_append_printf (text, "%s%s", column > 0 ? " " : "", get_cell (page, column, row));
    g_string_append_printf (text, ": %s\n", get_cell (page, 1, row + 1));
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What a team's line says behind its name by what was entered against those who still take part. */
static char *
tally (Afternoon *self, unsigned team)
{
  const SvCup *cup = get_cup (self);
  unsigned won = 0, drawn = 0, lost = 0, goals[2] = { 0, 0 };

  for (unsigned i = 0; i < N_MATCHES && !sv_cup_is_withdrawn (cup, team); i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i);
    const unsigned side = fixture->from[0].n == team ? 0 : 1;
    if (!has_team (cup, i, team) || !fixture->result.played ||
        sv_cup_is_withdrawn (cup, fixture->from[1 - side].n))
      continue;
    const unsigned own = self->scores[i][side], other = self->scores[i][1 - side];
    won += own > other;
    drawn += own == other;
    lost += own < other;
    goals[0] += own;
    goals[1] += other;
  }
  const int difference = (int)goals[0] - (int)goals[1];
  return g_strdup_printf (" %s %u %u %u %u %u–%u %s%d %u:", names[team], won + drawn + lost, won,
                          drawn, lost, goals[0], goals[1],
                          difference > 0   ? "+"
                          : difference < 0 ? "−"
                                           : "",
                          ABS (difference), 2 * won + drawn);
}

/* Each team has what it won, and nobody stands above one with more points. */
static void
check_table (Afternoon *self)
{
  g_autofree char *table = read_table (self->page);
  unsigned points = G_MAXUINT;

  for (unsigned team = 0; team < N_TEAMS; team++) {
    g_autofree char *line = tally (self, team);
    if (strstr (table, line) == NULL)
      g_error ("No “%s” in\n%s", line, table);
  }
  for (int k = 0; k < N_TEAMS; k++) {
    const unsigned next = (unsigned)atoi (get_cell (self->page, N_COLUMNS - 1, 1 + 2 * k));
    g_assert_cmpuint (next, <=, points);
    points = next;
  }
  g_assert_null (get_cell (self->page, 0, 1 + 2 * N_TEAMS));
}

/* Ibex goes home: from its own page, by mistake at first. */
static void
withdraw (Afternoon *self)
{
  gtk_widget_activate_action (get_focus (self), "cup.team", "u", IBEX);
  g_signal_emit_by_name (find_button (self->page, "Withdraw the Team", 0), "clicked");
  g_assert_nonnull (find_where (self->page, says, "Withdrawn", 0));
  check_table (self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "draft.undo", NULL);
  g_assert_null (find_where (self->page, says, "Withdrawn", 0));
  check_table (self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "draft.redo", NULL);
  g_assert_true (sv_cup_is_withdrawn (get_cup (self), IBEX));
  gtk_stack_set_visible_child_name (GTK_STACK (find (self->page, GTK_TYPE_STACK)), "round");
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

/* --- The afternoon --- */

static void
begin_afternoon (Afternoon *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned team = 0; team < N_TEAMS; team++)
    g_string_append_printf (text, "%s\n", names[team]);
  self->window = start_window ();
  SvPage *page = show_cups (self->window);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (template_child (page, "names")), text->str,
                            -1);
  g_assert_true (
      g_str_has_prefix (said (page, "preview"), "Matches: 28. Rounds: 7. Slots on all boards: 7,"));
  self->page = begin_shown (self->window);
  self->book = sv_cup_page_get_book (self->page);
  g_assert_cmpuint (get_cup (self)->fixtures->len, ==, N_MATCHES);
  g_assert_cmpuint (get_cup (self)->boards, ==, 4);
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

/* From field to field and from round to round by Enter. Before the last round a team gives up; its
 * field is passed by. */
static void
enter_all (Afternoon *self)
{
  for (unsigned i = 0; i < N_MATCHES; i++) {
    const unsigned round = sv_cup_fixture (get_cup (self), i)->round;
    g_autofree char *title = g_strdup_printf ("Round %u of 7", round);

    if (i == N_MATCHES - 4)
      withdraw (self);
    g_assert_nonnull (find_where (self->page, says, title, 0));
    if (!sv_cup_is_withdrawn (get_cup (self), IBEX) || !has_team (get_cup (self), i, IBEX)) {
      g_assert_cmpuint (get_focused (self), ==, i);
      enter (self, i);
    }
    /* After the last result the page of the winner has the focus. */
    if (GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (self->window))) && get_focused (self) == i)
      press_enter (self);
    check_table (self);
  }
}

/* Fox has the better goal difference, but has lost to Owl. */
static void
check_end (SvCupPage *page)
{
  static const char top[] =
      "1 Owl 6 5 0 1 11–3 +8 10: \n"
      "2 Fox 6 5 0 1 12–3 +9 10: Level with Owl on points; 2–3 in their match\n"
      "3 Elk 6 4 0 2 8–4 +4 8: \n"
      "4 Bear 6 4 0 2 7–4 +3 8: Level with Elk on points; 0–2 in their match\n";
  g_autofree char *table = read_table (page);
  g_autofree char *begins = g_strndup (table, strlen (top));
  int sum[2] = { 0, 0 };

  g_assert_cmpstr (begins, ==, top);
  g_assert_true (g_str_has_suffix (table, " Ibex 0 0 0 0 0–0 0 0: Withdrawn\n"));
  for (int k = 0; k < N_TEAMS; k++) {
    sum[0] += atoi (get_cell (page, 2, 1 + 2 * k));
    sum[1] += atoi (get_cell (page, N_COLUMNS - 1, 1 + 2 * k));
  }
  g_assert_cmpint (sum[0], ==, 2 * 21); /* seven teams meet once */
  g_assert_cmpint (sum[1], ==, 2 * 21);
}

/* The last result is taken back, and given again. */
static void
check_undo (Afternoon *self)
{
  unsigned last = N_MATCHES - 1;

  while (!sv_cup_fixture (get_cup (self), last)->result.played)
    last--;
  gtk_widget_activate_action (GTK_WIDGET (self->window), "draft.undo", NULL);
  g_assert_false (sv_cup_fixture (get_cup (self), last)->result.played);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (self->page, last % 4)), ==, "");
  check_table (self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "draft.redo", NULL);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (self->page, last % 4)), !=, "");
  check_table (self);
}

/* What the file has: all but the match of who gave up, and the two that were played with all that
 * happened in them. */
static void
check_kept (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (path, &error);
  unsigned played = 0, whole = 0;

  g_assert_no_error (error);
  for (unsigned i = 0; i < N_MATCHES; i++) {
    const SvCupExtra *extra = doc->extras->pdata[i];
    const gboolean is_whole =
        is_between (doc->cup, i, HARE, WREN) || is_between (doc->cup, i, LYNX, HARE);
    played += sv_cup_fixture (doc->cup, i)->result.played;
    whole += extra->names[0] != NULL;
    g_assert_cmpint (extra->names[0] != NULL, ==, is_whole);
  }
  g_assert_cmpuint (played, ==, N_MATCHES - 1);
  g_assert_cmpuint (whole, ==, 2);
}

static void
test_afternoon (void)
{
  Afternoon self = { NULL };

  begin_afternoon (&self);
  enter_all (&self);
  check_end (self.page);
  check_undo (&self);
  g_autofree char *table = read_table (self.page);

  /* It is on the disk, and the next day it is there again. */
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.competitions", NULL);
  sv_save_wait ();
  settle ();
  g_autofree char *path = only_path ();
  check_kept (path);
  close_all ();
  self.page = open_again (&self.window, path);
  g_autofree char *again = read_table (self.page);
  g_assert_cmpstr (again, ==, table);
  check_end (self.page);
  close_all ();
  g_autofree char *gone = sv_library_remove (path, NULL);
  g_assert_nonnull (gone);
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/cup-afternoon/S-111/whole", test_afternoon);
  return run_tests ();
}
