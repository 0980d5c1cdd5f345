/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before ours, which define N_ where it is missing */

#include "sv-cup-export.h"

#include "sv-cup-html.h"
#include "sv-cup-scorers.h"
#include "sv-cup-tables.h"
#include "sv-cup-words.h"
#include "sv-markup.h"

gboolean
sv_cup_format_of (const char *path, SvCupFormat csv, SvCupFormat *out, GError **error)
{
  static const char *const endings[] = { ".csv", ".md", ".html" };
  const SvCupFormat formats[] = { csv, SV_CUP_MARKDOWN, SV_CUP_HTML };
  g_autofree char *lower = g_ascii_strdown (path, -1);

  for (unsigned i = 0; i < G_N_ELEMENTS (endings); i++) {
    if (g_str_has_suffix (lower, endings[i])) {
      *out = formats[i];
      return TRUE;
    }
  }
  g_set_error_literal (
      error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
      _ ("A competition is exported into a file whose name ends in .csv, .md or .html, or into a "
         "folder, whose name ends in /."));
  return FALSE;
}

/* ---------------------------------------------------------------- CSV */

/* Lines end as RFC 4180 has it. */
static const char LINE_END[] = "\r\n";

/* Behind another one. */
static void
add_cell (GString *out, const char *words)
{
  g_string_append_c (out, ',');
  sv_markup_csv (out, words);
}

/* group: "" for none; league: it has points. */
static void
add_standing (GString *out,
              const SvCupDoc *doc,
              const SvCupLine *lines,
              unsigned n,
              const char *group,
              gboolean league)
{
  for (unsigned i = 0; i < n; i++) {
    const SvCupLine *line = &lines[i];
    g_autofree char *name = sv_cup_words_team (doc, line->team);
    g_autofree char *reason =
        league ? sv_cup_words_reason (doc, i > 0 ? &lines[i - 1] : NULL, line) : NULL;
    g_autofree char *rank = line->rank > 0 ? g_strdup_printf ("%u", line->rank) : g_strdup ("");
    g_autofree char *points = league ? g_strdup_printf ("%u", line->points) : g_strdup ("");

    g_string_append_printf (out, "%s,%s", group, rank);
    add_cell (out, name);
    g_string_append_printf (out, ",%u,%u,%u,%u,%u,%u,%d,%s", line->won + line->drawn + line->lost,
                            line->won, line->drawn, line->lost, line->goals[0], line->goals[1],
                            (int)line->goals[0] - (int)line->goals[1], points);
    add_cell (out, line->by == SV_CUP_BY_NOTHING ? "" : sv_cup_by_words[line->by]);
    add_cell (out, reason != NULL ? reason : "");
    g_string_append (out, LINE_END);
  }
}

static char *
write_csv_table (const SvCupDoc *doc)
{
  GString *out = g_string_new ("group,rank,name,played,won,drawn,lost,for,against,difference,"
                               "points,by,reason\r\n");
  SvCupLine lines[SV_CUP_MAX_TEAMS];

  for (unsigned g = 0; g < doc->cup->n_groups; g++) {
    const unsigned n = sv_cup_table (doc->cup, g, lines);
    g_autofree char *group =
        doc->cup->kind == SV_CUP_GROUPS ? g_strdup_printf ("%u", g + 1) : g_strdup ("");
    add_standing (out, doc, lines, n, group, TRUE);
  }
  if (doc->cup->kind != SV_CUP_LEAGUE) {
    const unsigned n = sv_cup_knockout_table (doc->cup, lines);
    add_standing (out, doc, lines, n, "", FALSE);
  }
  return g_string_free (out, FALSE);
}

/* Two numbers, or two empty cells. */
static void
add_pair (GString *out, gboolean known, const unsigned pair[2])
{
  if (known)
    g_string_append_printf (out, ",%u,%u", pair[0], pair[1]);
  else
    g_string_append (out, ",,");
}

static char *
write_csv_fixtures (const SvCupDoc *doc)
{
  GString *out = g_string_new ("match,round,slot,board,home,away,home goals,away goals,how,"
                               "home shootout,away shootout,void,note\r\n");
  g_autofree SvCupMeeting *meetings = sv_cup_meetings (doc->cup);

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
    const SvCupResult *result = &fixture->result;
    g_autofree char *home = sv_cup_words_side (doc, &meetings[i], i, 0);
    g_autofree char *away = sv_cup_words_side (doc, &meetings[i], i, 1);
    g_autofree char *note = sv_cup_words_note (doc, &meetings[i], i);

    g_string_append_printf (out, "%u,%u,%u,%u", i + 1, fixture->round, fixture->slot,
                            fixture->board);
    add_cell (out, home);
    add_cell (out, away);
    add_pair (out, result->played, result->score);
    add_cell (out, result->played ? sv_cup_how_words[result->how] : "");
    add_pair (out, result->played && result->how == SV_END_PENALTIES, result->shootout);
    add_cell (out, fixture->is_void ? "void" : "");
    add_cell (out, note);
    g_string_append (out, LINE_END);
  }
  return g_string_free (out, FALSE);
}

static char *
write_csv_scorers (const SvCupDoc *doc)
{
  GString *out = g_string_new ("goals,name,team,matches\r\n");
  g_autoptr (SvCupScorers) all = sv_cup_scorers_new ();
  g_autoptr (GArray) scorers = sv_cup_scorers_count (all, doc, -1);

  for (guint i = 0; i < scorers->len; i++) {
    const SvCupScorer *scorer = &g_array_index (scorers, SvCupScorer, i);
    g_autofree char *team = sv_cup_words_team (doc, scorer->team);
    g_string_append_printf (out, "%u", scorer->goals);
    add_cell (out, scorer->name);
    add_cell (out, team);
    g_string_append_printf (out, ",%u%s", scorer->matches, LINE_END);
  }
  return g_string_free (out, FALSE);
}

/* ---------------------------------------------------------------- Markdown */

static void
write_line (GString *out, const char *before, const char *words, const char *after)
{
  g_string_append (out, before);
  sv_markup_markdown (out, words);
  g_string_append (out, after);
}

static void
write_table (GString *out, const SvSheetTable *table)
{
  write_line (out, "\n### ", table->caption, "\n\n|");
  for (unsigned i = 0; i < table->n_columns; i++)
    write_line (out, " ", table->columns[i].heading, " |");
  g_string_append (out, "\n|");
  for (unsigned i = 0; i < table->n_columns; i++)
    g_string_append (out, table->columns[i].number ? "--:|" : ":--|");
  g_string_append_c (out, '\n');
  for (guint i = 0; i < table->rows->len; i++) {
    char **row = table->rows->pdata[i];
    g_string_append_c (out, '|');
    for (unsigned k = 0; k < table->n_columns; k++)
      write_line (out, " ", row[k], " |");
    g_string_append_c (out, '\n');
  }
  for (guint i = 0; i < table->notes->len; i++)
    write_line (out, i == 0 ? "\n- " : "- ", table->notes->pdata[i], "\n");
}

static void
write_tables (GString *out, const char *heading, GPtrArray *tables)
{
  if (tables->len > 0)
    write_line (out, "\n## ", heading, "\n");
  for (guint i = 0; i < tables->len; i++)
    write_table (out, tables->pdata[i]);
  g_ptr_array_unref (tables);
}

static void
write_branch (
    GString *out, const SvCupDoc *doc, const SvCupBracket *bracket, unsigned i, unsigned depth)
{
  const SvCupSpot *spot = &bracket->spots[i];
  g_autofree char *words = sv_cup_tables_match (doc, bracket, i);

  for (unsigned k = 0; k < depth; k++)
    g_string_append (out, "  ");
  write_line (out, "- ", words, "\n");
  for (unsigned side = 0; side < 2 && !spot->third; side++) {
    if (spot->from[side] != SV_CUP_ENTERS)
      write_branch (out, doc, bracket, (unsigned)spot->from[side], depth + 1);
  }
}

static void
write_bracket (GString *out, const SvCupDoc *doc)
{
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (doc->cup);

  if (bracket->final < 0)
    return;
  write_line (out, "\n## ", _ ("Way to the Final"), "\n\n");
  write_branch (out, doc, bracket, (unsigned)bracket->final, 0);
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    if (sv_cup_is_for_third (sv_cup_fixture (doc->cup, i)))
      write_branch (out, doc, bracket, i, 0);
  }
}

static void
write_missing (GString *out, const SvCupDoc *doc)
{
  g_autoptr (GPtrArray) lines = sv_cup_tables_missing (doc);

  if (lines->len > 0)
    write_line (out, "\n## ", _ ("Who Misses the Next Match"), "\n\n");
  for (guint i = 0; i < lines->len; i++)
    write_line (out, "- ", lines->pdata[i], "\n");
}

static void
write_scorers (GString *out, const SvCupDoc *doc)
{
  g_autoptr (SvCupScorers) scorers = sv_cup_scorers_new ();
  SvSheetTable *table = sv_cup_scorers_table (scorers, doc, -1);

  if (table == NULL)
    return;
  write_line (out, "\n## ", table->caption, "\n");
  write_table (out, table);
  sv_sheet_table_free (table);
}

static char *
write_markdown (const SvCupDoc *doc)
{
  GString *out = g_string_new (NULL);
  g_autofree char *title = sv_cup_words_title (doc);

  write_line (out, "# ", title, "\n\n");
  write_line (out, "", _ (doc->game->title), "\n");
  write_tables (out, _ ("Standings"), sv_cup_tables_standings (doc));
  write_bracket (out, doc);
  write_scorers (out, doc);
  write_missing (out, doc);
  write_tables (out, _ ("Matches"), sv_cup_tables_rounds (doc));
  return g_string_free (out, FALSE);
}

/* ---------------------------------------------------------------- all */

GBytes *
sv_cup_export (const SvCupDoc *doc, SvCupFormat format)
{
  static char *(*const writers[]) (const SvCupDoc *) = { [SV_CUP_CSV_TABLE] = write_csv_table,
                                                         [SV_CUP_CSV_FIXTURES] = write_csv_fixtures,
                                                         [SV_CUP_CSV_SCORERS] = write_csv_scorers,
                                                         [SV_CUP_MARKDOWN] = write_markdown,
                                                         [SV_CUP_HTML] = sv_cup_html_write };
  char *text = writers[format](doc);

  return g_bytes_new_take (text, strlen (text));
}
