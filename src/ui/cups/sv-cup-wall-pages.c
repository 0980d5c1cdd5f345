/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-wall-pages.h"

#include <glib/gi18n.h>

#include "sv-cup-bracket-view.h"
#include "sv-cup-tables.h"
#include "sv-cup-words.h"
#include "sv-style.h"

/* Lines of a page, as many as may have larger letters, from how many on they need smaller ones, and columns of the
 * bracket. */
enum { MATCHES = 8, FEW = 5, LINES = 10, MANY = 9, COLUMNS = 3 };

static const SvCup *
get_cup (SvCupBook *book)
{
  return sv_cup_book_get_doc (book)->cup;
}

/* --- Which there are --- */

static void
add_pages (GArray *pages, SvCupWallKind kind, unsigned group, unsigned lines, unsigned at_once)
{
  for (unsigned from = 0; from < lines; from += at_once) {
    const SvCupWallPage page = { kind, group, from };
    g_array_append_val (pages, page);
  }
}

static unsigned
count_in (const SvCup *cup, SvCupSlot slot)
{
  unsigned n = 0;

  for (unsigned i = 0; i < cup->fixtures->len; i++)
    n += sv_cup_is_in_slot (sv_cup_fixture (cup, i), slot);
  return n;
}

GArray *
sv_cup_wall_pages (SvCupBook *book)
{
  const SvCup *cup = get_cup (book);
  GArray *pages = g_array_new (FALSE, FALSE, sizeof (SvCupWallPage));
  g_autofree SvCupMeeting *meetings = sv_cup_meetings (cup);

  add_pages (pages, SV_CUP_WALL_NOW, 0, count_in (cup, sv_cup_slot_now (cup, meetings)), MATCHES);
  add_pages (pages, SV_CUP_WALL_NEXT, 0, count_in (cup, sv_cup_slot_next (cup, meetings)), MATCHES);
  for (unsigned g = 0; g < cup->n_groups; g++)
    add_pages (pages, SV_CUP_WALL_TABLE, g, cup->group_size[g], LINES);
  if (cup->kind != SV_CUP_LEAGUE)
    add_pages (pages, SV_CUP_WALL_BRACKET, 0, 1, 1);
  g_autoptr (GArray) scorers = sv_cup_book_count_scorers (book, -1);
  add_pages (pages, SV_CUP_WALL_SCORERS, 0, MIN (scorers->len, LINES), LINES);
  return pages;
}

char *
sv_cup_wall_page_title (SvCupBook *book, const SvCupWallPage *page)
{
  const SvCup *cup = get_cup (book);
  g_autofree SvCupMeeting *meetings = sv_cup_meetings (cup);

  switch (page->kind) {
  case SV_CUP_WALL_NOW: {
    g_autofree char *slot = sv_cup_words_slot (cup, sv_cup_slot_now (cup, meetings));
    return g_strdup_printf (_ ("Now: %s"), slot);
  }
  case SV_CUP_WALL_NEXT: {
    g_autofree char *slot = sv_cup_words_slot (cup, sv_cup_slot_next (cup, meetings));
    return g_strdup_printf (_ ("Next: %s"), slot);
  }
  case SV_CUP_WALL_TABLE:
    return cup->kind == SV_CUP_GROUPS ? g_strdup_printf (_ ("Group %u"), page->group + 1)
                                      : g_strdup (_ ("Table"));
  case SV_CUP_WALL_SCORERS:
    return g_strdup (_ ("Scorers"));
  case SV_CUP_WALL_BRACKET:
  default:
    return g_strdup (_ ("Bracket"));
  }
}

/* --- What they are made of --- */

static GtkWidget *
new_grid (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "sv-wall-grid");
  gtk_widget_set_valign (grid, GTK_ALIGN_START);
  gtk_widget_set_hexpand (grid, TRUE);
  return grid;
}

static GtkWidget *
add_text (GtkWidget *grid, int column, int row, float xalign, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, "sv-numeric");
  gtk_grid_attach (GTK_GRID (grid), label, column, row, 1, 1);
  return label;
}

static GtkWidget *
add_name (GtkWidget *grid, int column, int row, float xalign, const char *text)
{
  GtkWidget *label = add_text (grid, column, row, xalign, text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/* In the colours of the team, if it has any. */
static void
tint (GtkWidget *label, const SvCupDoc *doc, int team)
{
  const SvTeamDoc *found = team >= 0 ? doc->teams->pdata[team] : NULL;
  SvTheme theme;

  if (found == NULL || found->colours[0] == NULL)
    return;
  sv_theme_init (&theme, SV_SCHEME_DARK, (const char *const *)found->colours, NULL);
  sv_style_tint (label, &theme.kit[0]);
  gtk_widget_add_css_class (label, "sv-wall-team");
}

/* As it stands in the match that is played here, or ended; "–" before that. */
static char *
dup_score (SvCupBook *book, unsigned i, gboolean *live)
{
  const SvCupFixture *fixture = sv_cup_fixture (get_cup (book), i);
  int now[2];

  *live = !fixture->result.played && sv_cup_book_get_live (book, i, now);
  if (*live)
    return g_strdup_printf ("%d–%d", now[0], now[1]);
  return fixture->result.played ? sv_cup_tables_score (fixture) : g_strdup ("–");
}

static void
add_match (GtkWidget *grid, SvCupBook *book, const SvCupMeeting *meeting, unsigned i, int row)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
  g_autofree char *board = g_strdup_printf (_ ("Board %u"), fixture->board);
  g_autofree char *home = sv_cup_words_side (doc, meeting, i, 0);
  g_autofree char *away = sv_cup_words_side (doc, meeting, i, 1);
  gboolean live;
  g_autofree char *score = dup_score (book, i, &live);

  gtk_widget_add_css_class (add_text (grid, 0, row, 0, board), "sv-wall-board");
  tint (add_name (grid, 1, row, 1, home), doc, meeting->teams[0]);
  GtkWidget *middle = add_text (grid, 2, row, 0.5f, score);
  gtk_widget_add_css_class (middle, "sv-wall-score");
  if (live)
    gtk_widget_add_css_class (middle, "live");
  tint (add_name (grid, 3, row, 0, away), doc, meeting->teams[1]);
}

static GtkWidget *
new_matches (SvCupBook *book, const SvCupWallPage *page)
{
  const SvCup *cup = get_cup (book);
  g_autofree SvCupMeeting *meetings = sv_cup_meetings (cup);
  const SvCupSlot slot = page->kind == SV_CUP_WALL_NOW ? sv_cup_slot_now (cup, meetings)
                                                       : sv_cup_slot_next (cup, meetings);
  GtkWidget *grid = new_grid ();
  unsigned n = 0;

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    if (!sv_cup_is_in_slot (sv_cup_fixture (cup, i), slot))
      continue;
    if (n >= page->from && n < page->from + MATCHES)
      add_match (grid, book, &meetings[i], i, (int)(n - page->from));
    n++;
  }
  if (n <= FEW)
    gtk_widget_add_css_class (grid, "few");
  return grid;
}

static GtkWidget *
add_number (GtkWidget *grid, int column, int row, unsigned number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  return add_text (grid, column, row, 1, text);
}

static void
add_heads (GtkWidget *grid)
{
  static const char *const heads[] = { NC_ ("Column", "P"),     NC_ ("Column", "W"),
                                       NC_ ("Column", "D"),     NC_ ("Column", "L"),
                                       NC_ ("Column", "Goals"), NC_ ("Column", "+/−"),
                                       NC_ ("Column", "Pts") };

  for (int i = 0; i < (int)G_N_ELEMENTS (heads); i++)
    gtk_widget_add_css_class (add_text (grid, i + 2, 0, 1, g_dpgettext2 (NULL, "Column", heads[i])),
                              "sv-wall-head");
}

static GtkWidget *
new_table (SvCupBook *book, const SvCupWallPage *page)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  SvCupLine lines[SV_CUP_MAX_TEAMS];
  const unsigned n = sv_cup_table (doc->cup, page->group, lines);
  GtkWidget *grid = new_grid ();

  add_heads (grid);
  for (unsigned i = page->from; i < MIN (n, page->from + LINES); i++) {
    const SvCupLine *line = &lines[i];
    const int row = (int)(i - page->from) + 1;
    g_autofree char *name = sv_cup_words_team (doc, line->team);
    g_autofree char *goals = g_strdup_printf ("%u–%u", line->goals[0], line->goals[1]);
    g_autofree char *difference = sv_cup_words_difference (line);

    if (line->rank > 0)
      add_number (grid, 0, row, line->rank);
    tint (add_name (grid, 1, row, 0, name), doc, (int)line->team);
    add_number (grid, 2, row, line->won + line->drawn + line->lost);
    add_number (grid, 3, row, line->won);
    add_number (grid, 4, row, line->drawn);
    add_number (grid, 5, row, line->lost);
    add_text (grid, 6, row, 1, goals);
    add_text (grid, 7, row, 1, difference);
    gtk_widget_add_css_class (add_number (grid, 8, row, line->points), "sv-wall-score");
  }
  /* The heads are a line too. */
  if (MIN (n - page->from, LINES) + 1 >= MANY)
    gtk_widget_add_css_class (grid, "many");
  return grid;
}

/* Those with most goals; who has as many as the one above has no number. */
static GtkWidget *
new_scorers (SvCupBook *book)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_autoptr (GArray) scorers = sv_cup_book_count_scorers (book, -1);
  GtkWidget *grid = new_grid ();

  for (guint i = 0; i < MIN (scorers->len, LINES); i++) {
    const SvCupScorer *scorer = &g_array_index (scorers, SvCupScorer, i);
    const int row = (int)i;
    g_autofree char *team = sv_cup_words_team (doc, scorer->team);
    if (i == 0 || scorer->goals < (scorer - 1)->goals)
      add_number (grid, 0, row, i + 1);
    add_name (grid, 1, row, 0, scorer->name);
    tint (add_name (grid, 2, row, 0, team), doc, (int)scorer->team);
    gtk_widget_add_css_class (add_number (grid, 3, row, scorer->goals), "sv-wall-score");
  }
  if (scorers->len <= FEW || scorers->len >= MANY)
    gtk_widget_add_css_class (grid, scorers->len <= FEW ? "few" : "many");
  return grid;
}

/* The last columns: all of a large one could not be read. */
static GtkWidget *
new_bracket (SvCupBook *book)
{
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (get_cup (book));

  return sv_cup_bracket_view_new (book,
                                  bracket->n_columns > COLUMNS ? bracket->n_columns - COLUMNS : 0);
}

GtkWidget *
sv_cup_wall_page_new (SvCupBook *book, const SvCupWallPage *page)
{
  switch (page->kind) {
  case SV_CUP_WALL_TABLE:
    return new_table (book, page);
  case SV_CUP_WALL_BRACKET:
    return new_bracket (book);
  case SV_CUP_WALL_SCORERS:
    return new_scorers (book);
  case SV_CUP_WALL_NOW:
  case SV_CUP_WALL_NEXT:
  default:
    return new_matches (book, page);
  }
}
