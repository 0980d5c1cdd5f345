/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A competition from its draw to its end: plan, matches, results and what is refused, tables,
 * bracket and sheets, what is said of teams and players, and what other programs are given. */

#include "../doc-fixture.h"
#include "golden-text.h"
#include "sv-cup-bracket.h"
#include "sv-cup-changes.h"
#include "sv-cup-check.h"
#include "sv-cup-export.h"
#include "sv-cup-html.h"
#include "sv-cup-missing.h"
#include "sv-cup-schedule.h"
#include "sv-cup-scorers.h"
#include "sv-cup-sheets.h"
#include "sv-cup-tables.h"
#include "sv-cup-team-words.h"
#include "sv-cup-told.h"
#include "sv-cup-words.h"
#include "sv-folder.h"
#include "sv-games.h"
#include "tally.h"
#include "transcripts.h"

typedef struct {
  const char *title, *game;
  SvCupKind kind;
  unsigned n_teams, n_groups, advance, legs, boards;
  gboolean third, lots;
} Plan;

static const Plan plans[] = {
  { "Canteen cup", "champions-2020", SV_CUP_GROUPS, 8, 2, 2, 1, 2, TRUE, TRUE },
  { "A & B <league>", "strafworp", SV_CUP_LEAGUE, 5, 0, 0, 2, 1, FALSE, FALSE },
  { "", "eleven", SV_CUP_KNOCKOUT, 7, 0, 0, 1, 3, TRUE, FALSE },
  { "The final", "strafworp", SV_CUP_KNOCKOUT, 2, 0, 0, 1, 1, FALSE, FALSE },
};

typedef struct {
  GString *text;
  SvCupDoc *doc;
  SvCupScorers *scorers;
} Season;

/* --- Making a competition --- */

static SvCup *
make_plan (const Plan *plan)
{
  SvCup *cup = sv_cup_new (plan->kind, plan->n_teams, sv_game_by_id (plan->game)->season.points);
  SvRng rng;
  SvFault fault;

  cup->legs = plan->legs;
  cup->boards = plan->boards;
  cup->third = plan->third;
  if (plan->kind == SV_CUP_GROUPS) {
    cup->advance = plan->advance;
    sv_cup_deal (cup, plan->n_groups);
  }
  if (plan->lots) {
    if (cup->order[cup->n_order - 1] != SV_CUP_BY_LOT)
      cup->order[cup->n_order++] = SV_CUP_BY_LOT;
    sv_rng_seed (&rng, 7);
    sv_cup_draw_lots (cup, &rng);
  }
  g_assert_true (sv_cup_check_plan (cup, &fault));
  sv_cup_schedule (cup);
  return cup;
}

static SvTeamDoc *
make_team (const SvGame *game, unsigned i)
{
  static const char *const names[] = { "Fox",      "Owl",  "Bear, and co", "",
                                       "Red–Blue", "Hawk", "Elk",          "Ibis" };
  static const char *const people[] = { "Anne", "Bo", "Chris", "Di" };
  SvTeamDoc *team = named_team (game, "");

  rename_to (&team->name, names[i]);
  for (unsigned card = 0; card < MIN (team->n_cards, 4) && i % 2 == 0; card++)
    rename_to (&team->cards[card].name, people[(card + i) % 4]);
  for (unsigned k = 0; k < 2 && i % 3 > 0; k++)
    team->colours[k] = g_strdup_printf ("#00%02x%02x", i, k);
  return team;
}

static void
begin_season (Season *self, const Plan *plan)
{
  const SvGame *game = sv_game_by_id (plan->game);
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  SvCup *cup = make_plan (plan);

  for (unsigned i = 0; i < plan->n_teams; i++) {
    g_ptr_array_add (teams, make_team (game, i));
    g_ptr_array_add (names, ((SvTeamDoc *)teams->pdata[i])->name);
  }
  add_line (self->text, "== Plan ==");
  take_line (self->text, sv_cup_words_plan (cup, 20));
  take_line (self->text, sv_cup_words_draw (cup, names));
  self->doc = sv_cup_doc_new (plan->title, variant, teams, cup, &error);
  g_assert_no_error (error);
}

/* --- Results --- */

/* Takes after; NULL with an error that is told. */
static gboolean
go_on (Season *self, SvCupDoc *after, GError *error)
{
  if (after == NULL) {
    add_line (self->text, "      refused: %s", error->message);
    g_error_free (error);
    return FALSE;
  }
  g_assert_null (error);
  sv_cup_doc_free (self->doc);
  self->doc = after;
  return TRUE;
}

/* Goals by the first cards, and a card for somebody every other match. */
static void
enter_counted (Season *self, unsigned i, const SvCupResult *result)
{
  GArray *of[2], *marks[2];
  GError *error = NULL;

  for (unsigned side = 0; side < 2; side++) {
    const SvCupMark mark = { (i + side) % 3, i / 2 % 3 };

    of[side] = g_array_new (FALSE, FALSE, sizeof (unsigned));
    marks[side] = g_array_new (FALSE, FALSE, sizeof (SvCupMark));
    for (unsigned goal = 0; goal < result->score[side]; goal++) {
      const unsigned card = (goal + i) % 3;
      g_array_append_val (of[side], card);
    }
    if (self->doc->game->table.marks != NULL && i % 2 == 0)
      g_array_append_val (marks[side], mark);
  }
  SvCupDoc *after = sv_cup_doc_counted (self->doc, i, result, of, marks, &error);
  for (unsigned side = 0; side < 2; side++) {
    g_array_unref (of[side]);
    g_array_unref (marks[side]);
  }
  go_on (self, after, error);
}

/* What a person types into fixture i; FALSE if it was refused. */
static gboolean
type_result (Season *self, unsigned i, const char *typed)
{
  GError *error = NULL;
  SvCupResult result;

  add_line (self->text, "   match %u: somebody types “%s”", i + 1, typed);
  if (!sv_cup_words_read_result (typed, &result, &error))
    return go_on (self, NULL, error);
  SvCupDoc *after = result.played ? sv_cup_doc_result (self->doc, i, &result, &error)
                                  : sv_cup_doc_clear (self->doc, i, &error);
  return go_on (self, after, error);
}

static void
tell_fixture (Season *self, unsigned i)
{
  g_autofree char *sides = sv_cup_words_sides (self->doc, i);
  g_autofree char *place = sv_cup_words_place (self->doc, i);
  g_autofree char *note = sv_cup_words_note (self->doc, i);
  g_autofree char *score = sv_cup_tables_score (sv_cup_fixture (self->doc->cup, i));

  add_line (self->text, "   %s: %s %s %s", place, sides, score, note);
}

/* A result that may stand there, by the number of the match. */
static void
play_fixture (Season *self, unsigned i)
{
  static const SvEnd ends[] = { SV_END_FULL_TIME, SV_END_EXTRA_TIME, SV_END_GOLDEN_GOAL,
                                SV_END_PENALTIES };
  const gboolean knockout = sv_cup_fixture (self->doc->cup, i)->knockout;
  SvCupResult result = { .played = true, .score = { (5 * i + 3) % 4, (3 * i + 1) % 4 } };

  if (knockout) {
    result.how = ends[i % G_N_ELEMENTS (ends)];
    result.score[1] = result.score[0];
    result.score[i % 2] += result.how != SV_END_PENALTIES;
    result.shootout[0] = result.how == SV_END_PENALTIES ? 4 : 0;
    result.shootout[1] = result.how == SV_END_PENALTIES ? 3 : 0;
  }
  if (i == 4)
    result = (SvCupResult){ .played = true, .how = SV_CUP_FORFEIT, .score = { 3, 0 } };
  enter_counted (self, i, &result);
  tell_fixture (self, i);
}

static void
try_faults (Season *self)
{
  static const char *const typed[] = {
    "2-1-3", "abc", "1000-0", "1-1 5-4", "2:2", "0 - 0", "32", ""
  };
  GError *error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (typed); i++)
    if (type_result (self, 0, typed[i]))
      tell_fixture (self, 0);
  add_line (self->text, "   the last match, whose teams may not be known");
  const SvCupResult result = { .played = true, .score = { 1, 0 } };
  SvCupDoc *after =
      sv_cup_doc_result (self->doc, self->doc->cup->fixtures->len - 1, &result, &error);
  if (go_on (self, after, error)) {
    error = NULL;
    go_on (self, sv_cup_doc_clear (self->doc, self->doc->cup->fixtures->len - 1, &error), error);
  }
}

/* --- What there is to see --- */

static void
tell_sheet_table (GString *text, const SvSheetTable *table)
{
  if (table == NULL)
    return;
  g_autoptr (GString) line = g_string_new ("  ");
  add_line (text, "%s, of %u columns, %u at the head",
            table->caption != NULL ? table->caption : "A table", table->n_columns, table->header);
  for (unsigned i = 0; i < table->n_columns; i++)
    g_string_append_printf (
        line, "%s%s (%.1f%s%s%s)", i > 0 ? " | " : "", table->columns[i].heading,
        table->columns[i].width, table->columns[i].number ? " n" : "",
        table->columns[i].teams ? " t" : "", table->columns[i].detail ? " d" : "");
  add_line (text, "%s", line->str);
  for (guint i = 0; i < table->rows->len; i++) {
    char **cells = table->rows->pdata[i];
    for (guint k = 0; cells[k] != NULL; k++) {
      if (k > 0)
        g_string_append (text, " | ");
      g_string_append (text, k > 0 ? "" : "    ");
      g_string_append (text, cells[k]);
    }
    g_string_append_c (text, '\n');
  }
  for (guint i = 0; i < table->notes->len; i++)
    add_line (text, "    • %s", (const char *)table->notes->pdata[i]);
}

static void
tell_tables (GString *text, const char *what, const GPtrArray *tables)
{
  if (tables->len > 0)
    add_line (text, "-- %s --", what);
  for (guint i = 0; i < tables->len; i++)
    tell_sheet_table (text, tables->pdata[i]);
}

static void
tell_bracket (GString *text, const SvSheetCup *sheet)
{
  for (guint i = 0; i < sheet->stages->len; i++)
    add_line (text, "-- %s --", (const char *)sheet->stages->pdata[i]);
  for (guint i = 0; i < sheet->ties->len; i++) {
    const SvSheetTie *tie = &g_array_index (sheet->ties, SvSheetTie, i);
    add_line (text, "    column %u at %.2f (%.2f, %.2f) from %d and %d, %s", tie->column, tie->y,
              tie->side_y[0], tie->side_y[1], tie->from_match[0], tie->from_match[1], tie->label);
    for (unsigned side = 0; side < 2; side++)
      add_line (text, "      %s %s%s", tie->teams[side], tie->scores[side],
                tie->winner == (int)side ? " wins" : "");
  }
}

static void
tell_sheets (Season *self, int team)
{
  g_autoptr (SvSheetCup) sheet = sv_cup_sheets_new (self->doc, SV_CUP_SHEETS_ALL, team);

  add_line (self->text, "-- Sheets: %s --", sheet->title);
  tell_tables (self->text, "standings", sheet->tables);
  if (team < 0)
    tell_tables (self->text, "teams", sheet->teams);
  tell_tables (self->text, "rounds", sheet->rounds);
  tell_tables (self->text, "boards", sheet->boards);
  for (guint i = 0; i < sheet->slips->len; i++) {
    const SvSheetSlip *slip = &g_array_index (sheet->slips, SvSheetSlip, i);
    add_line (self->text, "    slip %s:", slip->where);
    for (unsigned side = 0; side < 2; side++)
      add_line (self->text, "      %s; %s",
                slip->teams[side] != NULL ? slip->teams[side] : slip->from[side],
                slip->notes[side] != NULL ? slip->notes[side] : "");
  }
  tell_bracket (self->text, sheet);
  for (guint i = 0; i < sheet->certificates->len; i++) {
    const SvSheetCertificate *one = &g_array_index (sheet->certificates, SvSheetCertificate, i);
    add_line (self->text, "    certificate %s of %s (%s, %s): %s", one->place, one->name,
              one->colours[0], one->colours[1], one->sentence);
  }
}

static void
tell_standings (Season *self)
{
  const SvCupDoc *doc = self->doc;
  SvCupLine lines[SV_CUP_MAX_TEAMS];

  for (unsigned group = 0; group <= doc->cup->n_groups; group++) {
    const unsigned n = group < doc->cup->n_groups ? sv_cup_table (doc->cup, group, lines)
                                                  : sv_cup_knockout_table (doc->cup, lines);
    if (n > 0)
      add_line (self->text, "-- Standing %u%s --", group + 1,
                group < doc->cup->n_groups && sv_cup_is_group_complete (doc->cup, group)
                    ? ", complete"
                    : "");
    for (unsigned i = 0; i < n; i++) {
      g_autofree char *name = sv_cup_words_team (doc, lines[i].team);
      g_autofree char *difference = sv_cup_words_difference (&lines[i]);
      g_autofree char *reason = i > 0 ? sv_cup_words_reason (doc, &lines[i - 1], &lines[i]) : NULL;

      add_line (self->text, "    %u. %s, %u points, won %u, drawn %u, lost %u, %s %s",
                lines[i].rank, name, lines[i].points, lines[i].won, lines[i].drawn, lines[i].lost,
                difference, reason != NULL ? reason : "");
    }
  }
}

static void
tell_team_of (Season *self, unsigned team)
{
  g_autoptr (GArray) outings = sv_cup_outings (self->doc, team);
  g_autoptr (GPtrArray) sentences = sv_cup_missing_sentences (self->doc, team);
  g_autoptr (GPtrArray) list = sv_cup_missing_list (self->doc, team);
  g_autofree char *name = sv_cup_words_team (self->doc, team);
  g_autofree char *standing = sv_cup_words_standing (self->doc, team);
  g_autofree char *sum = sv_cup_words_sum (self->doc->cup, outings);
  g_autofree char *line = sv_cup_missing_line (self->doc, team);

  add_line (self->text, "-- %s --", name);
  add_line (self->text, "    %s %s", standing, sum);
  for (guint i = 0; i < outings->len; i++) {
    g_autofree char *outing =
        sv_cup_words_outing (self->doc, &g_array_index (outings, SvCupOuting, i));
    add_line (self->text, "    %s", outing);
  }
  add_line (self->text, "    next match: %d", sv_cup_missing_next (self->doc, team) + 1);
  for (guint i = 0; i < list->len; i++) {
    const SvCupMissing *one = list->pdata[i];
    add_line (self->text, "    %s misses it for match %d: %s", one->who, one->cause + 1, one->why);
    add_line (self->text, "    %s", (const char *)(i < sentences->len ? sentences->pdata[i] : "-"));
  }
  if (line != NULL)
    add_line (self->text, "    %s", line);
}

static void
tell_scorers (Season *self)
{
  g_autoptr (GArray) counted = sv_cup_scorers_count (self->scorers, self->doc, -1);
  g_autoptr (SvSheetTable) table = sv_cup_scorers_table (self->scorers, self->doc, -1);

  tell_sheet_table (self->text, table);
  add_line (self->text, "    %u goals by others", sv_cup_scorers_unknown (self->doc, counted, -1));
}

static void
tell_now (Season *self)
{
  const SvCupSlot now = sv_cup_slot_now (self->doc), next = sv_cup_slot_next (self->doc);
  g_autofree char *slot = sv_cup_words_slot (self->doc, now);
  g_autofree char *then = sv_cup_words_slot (self->doc, next);

  add_line (self->text, "-- Now: %s, then: %s --", slot, then);
  for (unsigned i = 0; i < self->doc->cup->fixtures->len; i++)
    if (sv_cup_is_due (self->doc, i) || sv_cup_is_to_come (self->doc, i)) {
      add_line (self->text, sv_cup_is_due (self->doc, i) ? "   due:" : "   to come:");
      tell_fixture (self, i);
    }
}

static void
look (Season *self, const char *when)
{
  g_autofree char *title = sv_cup_words_title (self->doc);

  add_line (self->text, "\n== %s: %s ==", title, when);
  tell_now (self);
  tell_standings (self);
  tell_scorers (self);
  for (unsigned team = 0; team < self->doc->cup->n_teams; team += 2)
    tell_team_of (self, team);
}

/* --- For other programs --- */

static void
tell_bytes (GString *text, const char *name, GBytes *bytes)
{
  names_free = TRUE;
  add_line (text, "\n== %s ==", name);
  add_line (text, "%.*s", (int)g_bytes_get_size (bytes),
            (const char *)g_bytes_get_data (bytes, NULL));
  names_free = FALSE;
  g_bytes_unref (bytes);
}

/* A page of the site, with each row of a table in a line. */
static void
tell_page (GString *text, const SvFolderFile *file)
{
  g_autofree char *page =
      g_strndup (g_bytes_get_data (file->bytes, NULL), g_bytes_get_size (file->bytes));
  g_autoptr (GRegex) cell = g_regex_new ("\n(?=<(td|th|/tr|/thead|/tbody|li|/ul))", 0, 0, NULL);

  names_free = TRUE;
  add_line (text, "\n== %s ==", file->name);
  take_line (text, g_regex_replace_literal (cell, page, -1, 0, "", 0, NULL));
  names_free = FALSE;
}

/* The pages of the site: the one of a team is as those of all. */
static void
tell_site (Season *self, gboolean with_team)
{
  g_autoptr (GPtrArray) site = sv_cup_html_site (self->doc);

  for (guint i = 0; i < site->len; i++) {
    const SvFolderFile *file = site->pdata[i];

    if (g_str_equal (file->name, "index.html") || (with_team && i == 1))
      tell_page (self->text, file);
    else
      add_line (self->text, "page %s", file->name);
  }
}

static void
tell_files (Season *self)
{
  static const char *const names[] = { "table.csv", "fixtures.csv", "scorers.csv", "all.md" };

  for (SvCupFormat format = SV_CUP_CSV_TABLE; format <= SV_CUP_MARKDOWN; format++)
    tell_bytes (self->text, names[format], sv_cup_export (self->doc, format, SV_CSV_PLAIN));
}

/* --- A competition --- */

/* A team goes and comes back, and a match counts for nobody. */
static void
change_bot_memories (Season *self)
{
  GError *error = NULL;

  add_line (self->text, "   team 2 withdraws");
  if (go_on (self, sv_cup_doc_withdraw (self->doc, 1, FALSE, &error), error)) {
    tell_standings (self);
    error = NULL;
    add_line (self->text, "   team 2 comes back");
    go_on (self, sv_cup_doc_withdraw (self->doc, 1, TRUE, &error), error);
  }
  error = NULL;
  add_line (self->text, "   match 2 counts for nobody");
  if (go_on (self, sv_cup_doc_void (self->doc, 1, &error), error))
    tell_fixture (self, 1);
  play_fixture (self, 1);
}

void
tell_cup (GString *text, gconstpointer number)
{
  Season self = { .text = text, .scorers = sv_cup_scorers_new () };

  g_setenv ("SOURCE_DATE_EPOCH", "0", TRUE); /* which web pages tell */
  begin_season (&self, &plans[GPOINTER_TO_UINT (number)]);
  add_line (text, "\n== What people type ==");
  try_faults (&self);
  const unsigned n = self.doc->cup->fixtures->len;
  add_line (text, "\n== Matches ==");
  for (unsigned i = 0; i < n; i++) {
    if (i == n / 2 && n > 1) {
      look (&self, "half of it");
      tell_sheets (&self, 0);
      change_bot_memories (&self);
    }
    play_fixture (&self, i);
  }
  look (&self, "the end");
  tell_sheets (&self, -1);
  if (GPOINTER_TO_UINT (number) == 0)
    tell_files (&self);
  tell_site (&self, GPOINTER_TO_UINT (number) == 0);
  sv_cup_doc_free (self.doc);
  sv_cup_scorers_free (self.scorers);
}

/* --- Plans of all sizes, and what is wrong with broken ones --- */

static void
tell_source (GString *text, const SvCupSource *from)
{
  static const char *const words[] = { "team", "place", "winner of", "loser of" };

  if (from->from == SV_CUP_FROM_PLACE)
    g_string_append_printf (text, " %u%c", from->place, 'A' + (int)from->n);
  else
    g_string_append_printf (text, " %s %u", words[from->from], from->n + 1);
}

/* Who meets whom in a line for each round. */
static void
tell_schedule (GString *text, SvCupKind kind, unsigned n_teams, unsigned n_groups, unsigned advance)
{
  g_autoptr (SvCup) cup = sv_cup_new (kind, n_teams, NULL);
  unsigned round = 0;

  cup->boards = 3;
  cup->third = kind == SV_CUP_KNOCKOUT;
  cup->advance = kind == SV_CUP_GROUPS ? advance : 0;
  if (kind == SV_CUP_GROUPS)
    sv_cup_deal (cup, n_groups);
  sv_cup_schedule (cup);
  add_line (text, "\n== %s of %u teams, %u groups, %u go on ==", sv_cup_kind_words[kind], n_teams,
            n_groups, advance);
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *f = sv_cup_fixture (cup, i);

    if (f->round != round)
      g_string_append_printf (text, "%sround %u:", i > 0 ? "\n" : "", f->round);
    round = f->round;
    g_string_append_printf (text, "%s%u.%u", i > 0 ? " · " : " ", f->slot, f->board);
    tell_source (text, &f->from[0]);
    g_string_append (text, " –");
    tell_source (text, &f->from[1]);
  }
  g_string_append_c (text, '\n');
}

static void
try_cup (Tally *faults, const SvCup *good, SvCup *bad, const char *what)
{
  SvFault fault = { 0 };

  if (sv_cup_check (bad, &fault) && sv_cup_check_change (good, bad, &fault)) {
    tally_count (faults, NULL, "%s: possible", what);
    return;
  }
  g_autofree char *why = sv_fault_dup_reason (&fault);
  g_autoptr (GRegex) number = g_regex_new ("\\d+", 0, 0, NULL);
  g_autofree char *place = g_regex_replace_literal (number, fault.path, -1, 0, "N", 0, NULL);
  g_autofree char *reason = g_regex_replace_literal (number, why, -1, 0, "N", 0, NULL);
  tally_count (faults, g_strdup_printf ("%s: %s", fault.path, why), "%s: %s: %s", what, place,
               reason);
}

/* Everything that may be another number, one more and one less. */
static void
damage (Tally *faults, const SvCup *cup)
{
#define TRY(what, member)                                                                          \
  for (int d = cup->member > 0 ? -1 : 1; d <= 1; d += 2) {                                         \
    g_autoptr (SvCup) bad = sv_cup_copy (cup);                                                     \
    bad->member = (typeof (bad->member))((int)bad->member + d);                                    \
    try_cup (faults, cup, bad, what);                                                              \
  }
#define TRY_FIXTURE(what, member)                                                                  \
  for (int d = sv_cup_fixture (cup, i)->member > 0 ? -1 : 1; d <= 1; d += 2) {                     \
    g_autoptr (SvCup) bad = sv_cup_copy (cup);                                                     \
    SvCupFixture *f = sv_cup_fixture (bad, i);                                                     \
    f->member = (typeof (f->member))((int)f->member + d);                                          \
    try_cup (faults, cup, bad, what);                                                              \
  }
  TRY ("legs", legs)
  TRY ("advance", advance)
  TRY ("order", order[1])
  TRY ("number of keys", n_order)
  TRY ("lots", lots[2])
  TRY ("a group", groups[0][1])
  TRY ("size of a group", group_size[0])
  TRY ("withdrawn", n_withdrawn)
  TRY ("third", third)
  TRY ("has lots", has_lots)
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    TRY_FIXTURE ("round", round)
    TRY_FIXTURE ("slot", slot)
    TRY_FIXTURE ("board", board)
    for (unsigned from = SV_CUP_FROM_TEAM;
         from <= SV_CUP_FROM_LOSER && sv_cup_fixture (cup, i)->knockout; from++)
      for (unsigned n = 0; n < 3; n++) {
        g_autoptr (SvCup) bad = sv_cup_copy (cup);
        sv_cup_fixture (bad, i)->from[i % 2] =
            (SvCupSource){ from, n, from == SV_CUP_FROM_PLACE ? n + 1 : 0 };
        try_cup (faults, cup, bad, "where a team comes from");
      }
    TRY_FIXTURE ("goals", result.score[i % 2])
    TRY_FIXTURE ("penalties", result.shootout[0])
    TRY_FIXTURE ("how", result.how)
    g_autoptr (SvCup) less = sv_cup_copy (cup), more = sv_cup_copy (cup);
    const SvCupFixture again = *sv_cup_fixture (cup, i);
    g_array_remove_index (less->fixtures, i);
    try_cup (faults, cup, less, "a match is missing");
    g_array_append_val (more->fixtures, again);
    try_cup (faults, cup, more, "a match is there twice");
    sv_cup_fixture (more, i)->is_void = true;
    try_cup (faults, cup, more, "a match is there twice, once void");
  }
#undef TRY
#undef TRY_FIXTURE
}

void
tell_cup_plans (GString *text, gconstpointer unused)
{
  Tally *faults = tally_new ("Broken competitions");

  for (unsigned n = 2; n <= 9; n++)
    tell_schedule (text, SV_CUP_LEAGUE, n, 0, 0);
  for (unsigned n = 3; n <= 17; n += 2)
    tell_schedule (text, SV_CUP_KNOCKOUT, n, 0, 0);
  for (unsigned groups = 2; groups <= 9; groups++)
    tell_schedule (text, SV_CUP_GROUPS, groups * (groups < 5 ? 3 : 2), groups,
                   groups < 5 ? 1 + groups % 3 : 1);
  for (unsigned i = 0; i < G_N_ELEMENTS (plans); i++) {
    Season self = { .text = g_string_new (NULL), .scorers = sv_cup_scorers_new () };
    begin_season (&self, &plans[i]);
    for (unsigned k = 0; k < self.doc->cup->fixtures->len; k++)
      if (k % 5 != 4)
        play_fixture (&self, k);
    damage (faults, self.doc->cup);
    sv_cup_doc_free (self.doc);
    sv_cup_scorers_free (self.scorers);
    g_string_free (self.text, TRUE);
  }
  tally_end (faults, text);
}
