/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

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
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
                       _ ("A competition can be exported to a file whose name ends in .csv, .md or "
                          ".html, or to a folder, with a name that ends in /."));
  return FALSE;
}

/* --- CSV --- */

static const SvCsvColumn table_columns[] = {
  { "group", NULL, N_ ("Group") },
  { "rank", NULL, N_ ("Rank") },
  { "name", NULL, N_ ("Team") },
  { "played", NULL, N_ ("Played") },
  { "won", NULL, N_ ("Won") },
  { "drawn", NULL, N_ ("Drawn") },
  { "lost", NULL, N_ ("Lost") },
  { "for", "Goals", NC_ ("Goals", "For") },
  { "against", "Goals", NC_ ("Goals", "Against") },
  { "difference", "Goals", NC_ ("Goals", "Difference") },
  { "points", NULL, N_ ("Points") },
  { "by", "Level teams", NC_ ("Level teams", "Tie-Break") },
  { "reason", NULL, N_ ("Reason") },
};

static const SvCsvColumn fixture_columns[] = {
  { "match", NULL, N_ ("Match") },
  { "round", NULL, N_ ("Round") },
  { "slot", "Time in a schedule", NC_ ("Time in a schedule", "Slot") },
  { "board", NULL, N_ ("Board") },
  { "home", NULL, N_ ("Home") },
  { "away", NULL, N_ ("Away") },
  { "home goals", NULL, N_ ("Home Goals") },
  { "away goals", NULL, N_ ("Away Goals") },
  { "how", "Match", NC_ ("Match", "Ended By") },
  { "home shootout", NULL, N_ ("Home Penalties") },
  { "away shootout", NULL, N_ ("Away Penalties") },
  { "void", NULL, N_ ("Counts for Nobody") },
  { "note", NULL, N_ ("Note") },
  { NULL, "Time of the day", NC_ ("Time of the day", "Time") }, /* last, and for people only */
};

static const SvCsvColumn scorer_columns[] = {
  { "goals", "Scorers", NC_ ("Scorers", "Goals") },
  { "name", NULL, N_ ("Player") },
  { "team", NULL, N_ ("Team") },
  { "matches", NULL, N_ ("Scored in") },
};

static void
add_known (SvCsv *csv, gboolean known, gint64 number)
{
  if (known)
    sv_csv_add_number (csv, number);
  else
    sv_csv_add_empty (csv);
}

/* Append a line of a table. @above is the line before it, or NULL; @group is 1-based, 0 for none;
 * @league: the table has points. */
static void
add_standing (SvCsv *csv,
              const SvCupDoc *doc,
              const SvCupLine *above,
              const SvCupLine *line,
              unsigned group,
              gboolean league)
{
  g_autofree char *name = sv_cup_words_team (doc, line->team);
  g_autofree char *reason = league ? sv_cup_words_line (doc, above, line) : NULL;
  const gint64 goals[] = { line->goals[0], line->goals[1] };

  add_known (csv, group > 0, group);
  add_known (csv, line->rank > 0, line->rank);
  sv_csv_add_words (csv, name);
  sv_csv_add_number (csv, line->won + line->drawn + line->lost);
  sv_csv_add_number (csv, line->won);
  sv_csv_add_number (csv, line->drawn);
  sv_csv_add_number (csv, line->lost);
  sv_csv_add_number (csv, goals[0]);
  sv_csv_add_number (csv, goals[1]);
  sv_csv_add_number (csv, goals[0] - goals[1]);
  add_known (csv, league, line->points);
  sv_csv_add_words (csv, line->by == SV_CUP_BY_NOTHING ? "" : sv_cup_by_words[line->by]);
  sv_csv_add_words (csv, reason != NULL ? reason : "");
}

static char *
write_csv_table (const SvCupDoc *doc, SvCsvForm form)
{
  SvCsv *csv = sv_csv_new (form, table_columns, G_N_ELEMENTS (table_columns));
  const unsigned first = doc->cup->kind == SV_CUP_GROUPS ? 1 : 0;
  SvCupLine lines[SV_CUP_MAX_TEAMS];

  for (unsigned g = 0; g < doc->cup->n_groups; g++) {
    const unsigned n = sv_cup_table (doc->cup, g, lines);
    for (unsigned i = 0; i < n; i++)
      add_standing (csv, doc, i > 0 ? &lines[i - 1] : NULL, &lines[i], first * (g + 1), TRUE);
  }
  const unsigned n = doc->cup->kind != SV_CUP_LEAGUE ? sv_cup_knockout_table (doc->cup, lines) : 0;
  for (unsigned i = 0; i < n; i++)
    add_standing (csv, doc, NULL, &lines[i], 0, FALSE);
  return sv_csv_end (csv);
}

/* Append two numbers, or two empty cells. */
static void
add_pair (SvCsv *csv, gboolean known, const unsigned pair[2])
{
  add_known (csv, known, pair[0]);
  add_known (csv, known, pair[1]);
}

static char *
write_csv_fixtures (const SvCupDoc *doc, SvCsvForm form)
{
  /* What programs read has the same columns for ever, so only people get the times. */
  const gboolean times = form == SV_CSV_SPREADSHEET && doc->cup->times.match > 0;
  SvCsv *csv = sv_csv_new (form, fixture_columns, G_N_ELEMENTS (fixture_columns) - (times ? 0 : 1));

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
    const SvCupResult *result = &fixture->result;
    g_autofree char *home = sv_cup_words_side (doc, i, 0);
    g_autofree char *away = sv_cup_words_side (doc, i, 1);
    g_autofree char *note = sv_cup_words_note (doc, i);
    g_autofree char *time = sv_cup_words_time (doc, i);

    sv_csv_add_number (csv, (gint64)i + 1);
    sv_csv_add_number (csv, fixture->round);
    sv_csv_add_number (csv, fixture->slot);
    sv_csv_add_number (csv, fixture->board);
    sv_csv_add_words (csv, home);
    sv_csv_add_words (csv, away);
    add_pair (csv, result->played, result->score);
    sv_csv_add_words (csv, result->played ? sv_cup_how_words[result->how] : "");
    add_pair (csv, result->played && result->how == SV_END_PENALTIES, result->shootout);
    sv_csv_add_words (csv, fixture->is_void ? "void" : "");
    sv_csv_add_words (csv, note);
    if (times)
      sv_csv_add_words (csv, time);
  }
  return sv_csv_end (csv);
}

static char *
write_csv_scorers (const SvCupDoc *doc, SvCsvForm form)
{
  SvCsv *csv = sv_csv_new (form, scorer_columns, G_N_ELEMENTS (scorer_columns));
  g_autoptr (SvCupScorers) all = sv_cup_scorers_new ();
  g_autoptr (GArray) scorers = sv_cup_scorers_count (all, doc, -1);

  for (guint i = 0; i < scorers->len; i++) {
    const SvCupScorer *scorer = &g_array_index (scorers, SvCupScorer, i);
    g_autofree char *team = sv_cup_words_team (doc, scorer->team);
    sv_csv_add_number (csv, scorer->goals);
    sv_csv_add_words (csv, scorer->name);
    sv_csv_add_words (csv, team);
    sv_csv_add_number (csv, scorer->matches);
  }
  return sv_csv_end (csv);
}

/* --- Markdown --- */

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
write_markdown (const SvCupDoc *doc, SvCsvForm form)
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

/* --- all formats --- */

static char *
write_html (const SvCupDoc *doc, SvCsvForm form)
{
  return sv_cup_html_write (doc);
}

GBytes *
sv_cup_export (const SvCupDoc *doc, SvCupFormat format, SvCsvForm form)
{
  static char *(*const writers[]) (const SvCupDoc *, SvCsvForm) = {
    [SV_CUP_CSV_TABLE] = write_csv_table,
    [SV_CUP_CSV_FIXTURES] = write_csv_fixtures,
    [SV_CUP_CSV_SCORERS] = write_csv_scorers,
    [SV_CUP_MARKDOWN] = write_markdown,
    [SV_CUP_HTML] = write_html,
  };
  char *text = writers[format](doc, form);

  return g_bytes_new_take (text, strlen (text));
}
