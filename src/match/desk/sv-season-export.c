/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-season-export.h"

#include "sv-season-words.h"
#include "sv-sentence.h"
#include "sv-web-page.h"

#include <string.h>

/* Size of the graph on a web page: least and greatest width, width of a match, and height. */
enum { WEB_LEAST = 220, WEB_WIDTH = 680, WEB_MATCH = 46, WEB_HEIGHT = 200 };

/* --- As a chart and a poster --- */

SvChartSeason
sv_season_export_chart (const SvSeason *self, GArray *results)
{
  int side;
  const SvBookTeam *team = sv_season_get_team (self, &side);
  SvChartSeason chart = { .side = side };

  for (guint i = 0; i < self->matches->len; i++) {
    const SvSeasonMatch *match = self->matches->pdata[i];
    const SvChartResult result = { { (unsigned)match->goals[0], (unsigned)match->goals[1] },
                                   match->result };
    if (!match->left_out)
      g_array_append_val (results, result);
  }
  for (unsigned i = 0; i < 2 && team != NULL; i++)
    chart.colours[i] = team->colours[i];
  chart.n_results = results->len;
  chart.results = (const SvChartResult *)(const void *)results->data;
  return chart;
}

static void
fill_numbers (SvSheetSeason *sheet, const SvSeasonSum *sum)
{
  const char *const labels[] = { _ ("Played"), C_ ("column of matches", "Won"),
                                 C_ ("column of matches", "Drawn"),
                                 C_ ("column of matches", "Lost"), _ ("Goals") };
  const unsigned numbers[] = { sum->played, sum->won, sum->drawn, sum->lost };

  for (unsigned i = 0; i < G_N_ELEMENTS (labels); i++)
    sheet->labels[i] = labels[i];
  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++)
    sheet->numbers[i] = g_strdup_printf ("%u", numbers[i]);
  sheet->numbers[G_N_ELEMENTS (numbers)] = g_strdup_printf ("%d–%d", sum->goals[0], sum->goals[1]);
}

static void
fill_scorers (SvSheetSeason *sheet, const SvSeason *self)
{
  g_autoptr (GArray) players = sv_season_players (self);
  int side;
  const SvBookTeam *team = sv_season_get_team (self, &side);

  for (guint i = 0; i < players->len; i++) {
    const SvSeasonPlayer *player = &g_array_index (players, SvSeasonPlayer, i);
    const unsigned goals = player->career.goals;
    if (goals == 0)
      break;
    const SvSheetScorer scorer = { g_strdup (player->name),
                                   g_strdup_printf (ngettext ("%u goal", "%u goals", goals), goals),
                                   g_strdup (g_hash_table_lookup (team->faces, player->name)) };
    g_array_append_val (sheet->scorers, scorer);
  }
}

static void
add_given (GPtrArray *array, gpointer element)
{
  if (element != NULL)
    g_ptr_array_add (array, element);
}

/* Append the tables of a season: results, players, opponents and pairs. */
static void
add_tables (GPtrArray *tables, const SvSeason *self)
{
  add_given (tables, sv_season_words_results (self, G_MAXUINT));
  add_given (tables, sv_season_words_players (self, G_MAXUINT));
  add_given (tables, sv_season_words_opponents (self, G_MAXUINT));
  add_given (tables, sv_season_words_pairs (self, 30));
}

SvSheets *
sv_season_export_sheets (const SvSeason *self, int year, SvPaper paper)
{
  SvSheetSeason *sheet = sv_sheet_season_new (self->team);
  const SvSeasonSum sum = sv_season_sum (self, NULL);
  const SvBookTeam *team = sv_season_get_team (self, &sheet->side);

  sheet->title = sv_season_words_title (year);
  for (unsigned i = 0; i < 2 && team != NULL; i++)
    sheet->colours[i] = g_strdup (team->colours[i]);
  sheet->logo = team != NULL ? g_strdup (team->logo) : NULL;
  fill_numbers (sheet, &sum);
  sv_season_export_chart (self, sheet->results);
  fill_scorers (sheet, self);
  add_given (sheet->sentences, sv_season_words_luck (&sum));
  add_given (sheet->sentences, sv_season_words_best (self));
  add_tables (sheet->tables, self);
  return sv_sheet_season_make (self->game, sheet, paper);
}

/* --- As a web page --- */

/* Return the colours of the team and of its opponents. */
static GHashTable *
list_kits (const SvSeason *self)
{
  GHashTable *kits = sv_web_kits_new ();

  for (guint i = 0; i < self->matches->len; i++)
    for (int side = 0; side < 2; side++) {
      const SvBookTeam *team =
          &((const SvSeasonMatch *)self->matches->pdata[i])->match->teams[side];
      if (!g_hash_table_contains (kits, team->name))
        sv_web_kits_add (kits, team->name, team->colours, NULL);
    }
  return kits;
}

/* Write @words (transfer full) as a paragraph, or nothing if it is NULL. */
static void
add_paragraph (SvWebPage *page, char *words)
{
  if (words != NULL)
    sv_web_add (page, "p", "", words);
  g_free (words);
}

/* Write the graph of the season as a drawing inside the page, which says the same as the table of
 * the results below it. */
static void
add_chart (SvWebPage *page, const SvSeason *self)
{
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (SvChartResult));
  const SvChartSeason chart = sv_season_export_chart (self, results);
  SvTheme theme;

  if (results->len == 0)
    return;
  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  const double w = MIN (WEB_WIDTH, MAX (WEB_LEAST, WEB_MATCH * results->len));
  g_autoptr (GBytes) svg =
      sv_chart_write (sv_chart_season_paint, &chart, &theme, w, WEB_HEIGHT, SV_CHART_SVG);
  g_autofree char *text =
      svg != NULL ? g_strndup (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg)) : NULL;
  /* Without the line that only a file of its own has. */
  const char *drawing = text != NULL ? strstr (text, "<svg ") : NULL;
  if (drawing == NULL)
    return;
  sv_web_add (page, "h2", "", _ ("Matches"));
  g_string_append (page->out, "<p><svg role=\"img\" style=\"max-width:100%;height:auto;"
                              "border-radius:8px\" ");
  g_string_append_printf (page->out, "%s</p>\n", drawing + strlen ("<svg "));
}

char *
sv_season_export_html (const SvSeason *self, int year)
{
  g_autoptr (GHashTable) kits = list_kits (self);
  g_autoptr (GPtrArray) tables = g_ptr_array_new ();
  g_autofree char *season = sv_season_words_title (year);
  /* Translators: the title of a web page: a team and its season. */
  g_autofree char *title = sv_sentence (_ ("%1$s, %2$s"), self->team, season);
  const SvSeasonSum sum = sv_season_sum (self, NULL);
  SvWebPage page = { .out = g_string_new (NULL), .kits = kits };

  sv_web_begin (&page, title, NULL);
  g_string_append (page.out, "<header>\n");
  sv_web_add (&page, "h1", "", self->team);
  sv_web_add (&page, "p", "", season);
  g_string_append (page.out, "</header>\n<main>\n");
  add_paragraph (&page, sv_season_words_sum (&sum));
  add_paragraph (&page, sv_season_words_luck (&sum));
  add_paragraph (&page, sv_season_words_best (self));
  add_chart (&page, self);
  add_tables (tables, self);
  for (guint i = 0; i < tables->len; i++) {
    SvSheetTable *table = tables->pdata[i];
    g_autofree char *heading = g_strdup (table->caption);
    sv_web_add_table (&page, heading, table);
  }
  g_string_append (page.out, "</main>\n<footer>\n");
  sv_web_add_time (&page);
  g_string_append (page.out, "</footer>\n");
  return sv_web_end (&page);
}

/* --- As a table for a spreadsheet --- */

static const SvCsvColumn columns[] = {
  { "day", NULL, N_ ("Day") },
  { "time", NULL, N_ ("Time") },
  { "game", NULL, N_ ("Game") },
  { "home", NULL, N_ ("Home") },
  { "away", NULL, N_ ("Away") },
  { "home goals", NULL, N_ ("Home Goals") },
  { "away goals", NULL, N_ ("Away Goals") },
  { "competition", NULL, N_ ("Competition") },
};

static void
add_match (SvCsv *csv, const SvBookMatch *match)
{
  g_autoptr (GDateTime) when = sv_book_match_get_day (match);
  g_autofree char *day = when != NULL ? g_date_time_format (when, "%F") : g_strdup ("");
  g_autofree char *time =
      when != NULL && match->created != NULL ? g_date_time_format (when, "%H:%M") : g_strdup ("");

  sv_csv_add_words (csv, day);
  sv_csv_add_words (csv, time);
  sv_csv_add_words (csv, _ (match->game->title));
  for (int side = 0; side < 2; side++)
    sv_csv_add_words (csv, match->teams[side].name);
  for (int side = 0; side < 2; side++)
    sv_csv_add_number (csv, match->score[side]);
  sv_csv_add_words (csv, match->cup != NULL ? match->cup : "");
}

char *
sv_season_export_csv (const GPtrArray *matches, SvCsvForm form)
{
  SvCsv *csv = sv_csv_new (form, columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < matches->len; i++)
    add_match (csv, matches->pdata[i]);
  return sv_csv_end (csv);
}
