/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-wall-pages.h"

#include <glib/gi18n.h>

#include "sv-cup-bracket-view.h"
#include "sv-cup-places.h"
#include "sv-cup-stage.h"
#include "sv-cup-tables.h"
#include "sv-cup-times.h"
#include "sv-cup-words.h"
#include "sv-qr-view.h"
#include "sv-sentence.h"
#include "sv-style.h"
#include "sv-wall-lines.h"
#include "sv-widgets.h"

/* Matches on a page, rows of a table on a page, and columns of the bracket, at most. */
enum { MATCHES = 8, LINES = 10, COLUMNS = 3 };

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

const char *
sv_cup_wall_pages_url (SvCupShare *share)
{
  SvShare *news = share != NULL ? sv_cup_share_get_share (share) : NULL;

  return news != NULL && !sv_share_is_alone (news) ? sv_share_get_url (news) : NULL;
}

/* Return whether match @i is shown on the page of the second screen that tells of this time slot:
 * it belongs to the slot and is not off because a team has withdrawn. */
static gboolean
is_shown_in (const SvCupDoc *doc, unsigned i, SvCupSlot slot)
{
  return sv_cup_is_in_slot (sv_cup_fixture (doc->cup, i), slot) && sv_cup_takes_place (doc, i);
}

static unsigned
count_in (const SvCupDoc *doc, SvCupSlot slot)
{
  unsigned n = 0;

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++)
    n += is_shown_in (doc, i, slot);
  return n;
}

GArray *
sv_cup_wall_pages (SvCupBook *book, SvCupShare *share)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  const SvCup *cup = doc->cup;
  GArray *pages = g_array_new (FALSE, FALSE, sizeof (SvCupWallPage));

  add_pages (pages, SV_CUP_WALL_NOW, 0, count_in (doc, sv_cup_slot_now (doc)), MATCHES);
  add_pages (pages, SV_CUP_WALL_NEXT, 0, count_in (doc, sv_cup_slot_next (doc)), MATCHES);
  for (unsigned g = 0; g < cup->n_groups; g++)
    add_pages (pages, SV_CUP_WALL_TABLE, g, cup->group_size[g], LINES);
  if (cup->kind != SV_CUP_LEAGUE)
    add_pages (pages, SV_CUP_WALL_BRACKET, 0, 1, 1);
  g_autoptr (SvSheetTable) scorers = sv_cup_book_scorers_screen (book, LINES);
  add_pages (pages, SV_CUP_WALL_SCORERS, 0, scorers->rows->len, LINES);
  add_pages (pages, SV_CUP_WALL_ADDRESS, 0, sv_cup_wall_pages_url (share) != NULL, 1);
  g_autofree char *winner = sv_cup_places_title (doc);
  add_pages (pages, SV_CUP_WALL_WINNER, 0, winner != NULL, 1);
  return pages;
}

char *
sv_cup_wall_page_title (SvCupBook *book, const SvCupWallPage *page)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  const SvCup *cup = doc->cup;

  switch (page->kind) {
  case SV_CUP_WALL_NOW: {
    g_autofree char *slot = sv_cup_words_slot (doc, sv_cup_slot_now (doc));
    return sv_sentence (_ ("Now: %s"), slot);
  }
  case SV_CUP_WALL_NEXT: {
    g_autofree char *slot = sv_cup_words_slot (doc, sv_cup_slot_next (doc));
    return sv_sentence (_ ("Next: %s"), slot);
  }
  case SV_CUP_WALL_TABLE:
    return cup->kind == SV_CUP_GROUPS ? g_strdup_printf (_ ("Group %u"), page->group + 1)
                                      : g_strdup (_ ("Table"));
  case SV_CUP_WALL_SCORERS:
    return g_strdup (_ ("Scorers"));
  case SV_CUP_WALL_ADDRESS:
    return g_strdup (_ ("Follow it on your phone"));
  case SV_CUP_WALL_WINNER:
    return sv_cup_places_title (doc);
  case SV_CUP_WALL_BRACKET:
  default:
    return g_strdup (_ ("Bracket"));
  }
}

/* --- What they are made of --- */

/* Give @box the colours of the team, if it has any. */
static void
tint (GtkWidget *box, const SvTeamDoc *team)
{
  SvTheme theme;

  if (team == NULL || team->colours[0] == NULL)
    return;
  sv_theme_init (&theme, SV_SCHEME_DARK, (const char *const *)team->colours, NULL);
  sv_style_tint (box, &theme.kit[0]);
}

/* Add the name of a team to line @line, on the colours of the team if it has any. @team: NULL
 * while it is not known who plays, for example in the final before the semi-finals. */
static void
add_team (SvWallLines *lines,
          unsigned column,
          unsigned line,
          float xalign,
          const char *name,
          const SvTeamDoc *team)
{
  const gboolean has_brief = team != NULL && team->short_name != NULL && *team->short_name != '\0';
  GtkWidget *box = sv_wall_lines_add_name (lines, column, line, xalign, name,
                                           has_brief ? team->short_name : NULL);

  gtk_widget_add_css_class (box, "sv-wall-team");
  tint (box, team);
}

/* Return the score of a match that is being played or is over, or "–" before it; free with
 * g_free (). */
static char *
dup_score (const SvScoreline *score)
{
  return score->stage == SV_STAGE_SETUP
             ? g_strdup ("–")
             : g_strdup_printf (_ ("%u–%u"), (unsigned)score->goals[0], (unsigned)score->goals[1]);
}

static void
add_match (SvWallLines *lines, SvCupBook *book, unsigned i, unsigned line)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  SvScoreline score;

  sv_cup_book_read_score (book, i, &score);
  g_autofree char *board = g_strdup_printf (_ ("Board %u"), sv_cup_fixture (doc->cup, i)->board);
  g_autofree char *home = sv_cup_words_side (doc, i, 0);
  g_autofree char *away = sv_cup_words_side (doc, i, 1);
  g_autofree char *goals = dup_score (&score);
  gtk_widget_add_css_class (sv_wall_lines_add (lines, 0, line, 0, TRUE, board), "sv-wall-board");
  add_team (lines, 1, line, 1, home, score.teams[0]);
  GtkWidget *middle = sv_wall_lines_add (lines, 2, line, 0.5f, FALSE, goals);
  gtk_widget_add_css_class (middle, "sv-wall-score");
  sv_widget_set_class (middle, "live", score.stage == SV_STAGE_PLAY);
  add_team (lines, 3, line, 0, away, score.teams[1]);
}

static GtkWidget *
new_matches (SvCupBook *book, const SvCupWallPage *page)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  const SvCup *cup = doc->cup;
  const SvCupSlot slot =
      page->kind == SV_CUP_WALL_NOW ? sv_cup_slot_now (doc) : sv_cup_slot_next (doc);
  SvWallLines *lines = SV_WALL_LINES (sv_wall_lines_new ());
  g_autofree unsigned *order = sv_cup_times_order (cup);
  unsigned n = 0;

  for (unsigned k = 0; k < cup->fixtures->len; k++) {
    if (!is_shown_in (doc, order[k], slot))
      continue;
    if (n >= page->from && n < page->from + MATCHES)
      add_match (lines, book, order[k], n - page->from);
    n++;
  }
  return GTK_WIDGET (lines);
}

/* Add row @i of a table: names of teams in their colours, and the last column (points or goals)
 * in large letters. */
static void
add_row (SvWallLines *lines, const SvSheetTable *table, guint i, unsigned line, const SvCupDoc *doc)
{
  char *const *words = table->rows->pdata[i];

  for (unsigned column = 0; column < table->n_columns; column++) {
    if (table->columns[column].teams) {
      add_team (lines, column, line, 0, words[column],
                doc->teams->pdata[g_array_index (table->keys, unsigned, i)]);
    } else if (column == table->header) {
      sv_wall_lines_add_name (lines, column, line, 0, words[column], NULL);
    } else if (*words[column] != '\0') {
      GtkWidget *label = sv_wall_lines_add (lines, column, line, 1, FALSE, words[column]);
      if (column == table->n_columns - 1)
        gtk_widget_add_css_class (label, "sv-wall-score");
    }
  }
}

/* Create a page with a table, below its headings if it has any. */
static GtkWidget *
new_table (const SvSheetTable *table, const SvCupDoc *doc)
{
  SvWallLines *lines = SV_WALL_LINES (sv_wall_lines_new ());
  unsigned first = 0;

  for (unsigned i = 0; i < table->n_columns; i++) {
    if (table->columns[i].heading == NULL)
      continue;
    gtk_widget_add_css_class (sv_wall_lines_add (lines, i, 0, 1, TRUE, table->columns[i].heading),
                              "sv-wall-head");
    first = 1;
  }
  for (guint i = 0; i < table->rows->len; i++)
    add_row (lines, table, i, first + i, doc);
  return GTK_WIDGET (lines);
}

static GtkWidget *
new_standing (SvCupBook *book, const SvCupWallPage *page)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_autoptr (SvSheetTable) table = sv_cup_tables_wall (doc, page->group, page->from, LINES);

  return new_table (table, doc);
}

static GtkWidget *
new_scorers (SvCupBook *book)
{
  g_autoptr (SvSheetTable) table = sv_cup_book_scorers_screen (book, LINES);

  return new_table (table, sv_cup_book_get_doc (book));
}

/* Show only the last columns of a large bracket, because all of them could not be read from
 * afar. */
static GtkWidget *
new_bracket (SvCupBook *book)
{
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (get_cup (book));

  GtkWidget *view = sv_cup_bracket_view_new (
      book, bracket->n_columns > COLUMNS ? bracket->n_columns - COLUMNS : 0);

  sv_cup_bracket_view_fill (SV_CUP_BRACKET_VIEW (view));
  return view;
}

/* Return who scored most goals, "Most goals: Anne, Bo (12)"; NULL if no scorer is known. Free with
 * g_free (). */
static char *
dup_best (SvCupBook *book)
{
  g_autoptr (GArray) scorers = sv_cup_book_count_scorers (book, -1);
  g_autoptr (GString) names = g_string_new (NULL);
  const SvCupScorer *best = scorers->len > 0 ? &g_array_index (scorers, SvCupScorer, 0) : NULL;

  for (guint i = 0; i < scorers->len; i++) {
    const SvCupScorer *scorer = &g_array_index (scorers, SvCupScorer, i);
    if (scorer->goals == best->goals)
      sv_sentence_append (names, "%s%s", i > 0 ? ", " : "", scorer->name);
  }
  return best == NULL ? NULL
                      /* Translators: one or more players, and how many goals each of them made. */
                      : sv_sentence (_ ("Most goals: %1$s (%2$u)"), names->str, best->goals);
}

/* Add the first teams, and below them who scored most. */
static void
add_places (SvWallLines *lines, SvCupBook *book)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_autoptr (GArray) places = sv_cup_places_list (doc);
  g_autofree char *best = dup_best (book);
  const unsigned n = MIN (places->len, LINES);

  for (unsigned i = 0; i < n; i++) {
    const SvCupLine *line = &g_array_index (places, SvCupLine, i);
    g_autofree char *rank = g_strdup_printf ("%u", line->rank);
    g_autofree char *name = sv_cup_words_team (doc, line->team);
    gtk_widget_add_css_class (sv_wall_lines_add (lines, 0, i, 1, FALSE, rank), "sv-wall-score");
    add_team (lines, 1, i, 0, name, doc->teams->pdata[line->team]);
  }
  if (best != NULL)
    sv_wall_lines_add_name (lines, 1, n, 0, best, NULL);
}

/* Show the first teams on a podium, and their names beside it. */
static GtkWidget *
new_winner (SvCupBook *book)
{
  GtkWidget *view = g_object_new (SV_TYPE_BACKDROP_VIEW, NULL), *lines = sv_wall_lines_new (),
            *placard = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  add_places (SV_WALL_LINES (lines), book);
  sv_wall_lines_center (SV_WALL_LINES (lines));
  gtk_widget_add_css_class (placard, "sv-wall-placard");
  gtk_box_append (GTK_BOX (placard), lines);
  gtk_widget_set_vexpand (placard, TRUE);
  gtk_widget_set_parent (placard, view);
  sv_cup_stage_show (SV_BACKDROP_VIEW (view), book);
  return view;
}

/* Show the address, and its QR code as large as the page allows. */
static GtkWidget *
new_address (SvCupShare *share)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *code = sv_qr_view_new (),
            *address = gtk_label_new (sv_cup_wall_pages_url (share));

  sv_qr_view_set (code, sv_cup_wall_pages_url (share));
  gtk_widget_set_vexpand (code, TRUE);
  gtk_widget_set_vexpand (address, !gtk_widget_get_visible (code));
  gtk_widget_add_css_class (address, "sv-wall-address");
  gtk_box_append (GTK_BOX (box), code);
  gtk_box_append (GTK_BOX (box), address);
  return box;
}

GtkWidget *
sv_cup_wall_page_new (SvCupBook *book, SvCupShare *share, const SvCupWallPage *page)
{
  switch (page->kind) {
  case SV_CUP_WALL_TABLE:
    return new_standing (book, page);
  case SV_CUP_WALL_BRACKET:
    return new_bracket (book);
  case SV_CUP_WALL_SCORERS:
    return new_scorers (book);
  case SV_CUP_WALL_ADDRESS:
    return new_address (share);
  case SV_CUP_WALL_WINNER:
    return new_winner (book);
  case SV_CUP_WALL_NOW:
  case SV_CUP_WALL_NEXT:
  default:
    return new_matches (book, page);
  }
}
