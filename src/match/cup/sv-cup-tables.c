/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-tables.h"

#include "sv-cup-missing.h"
#include "sv-cup-referees.h"
#include "sv-cup-times.h"
#include "sv-cup-words.h"
#include "sv-sentence.h"

/* Widths in millimetres: of a column of numbers, of one with a long heading such as "Difference",
 * and of a column of notes. */
static const double NUMBER = 14, WIDE_NUMBER = 19, NOTE = 44;

static GPtrArray *
list_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify)sv_sheet_table_free);
}

/* Return a number as people write it, with a minus sign that is as wide as a digit. */
static char *
whole_number (int n)
{
  return g_strdup_printf ("%s%d", n < 0 ? "−" : "", ABS (n));
}

static char *
number (unsigned n)
{
  return g_strdup_printf ("%u", n);
}

static void
add_team_column (SvSheetTable *table, const char *heading, const char *part)
{
  sv_sheet_table_add_column (table, heading, 0, false);
  table->columns[table->n_columns - 1].teams = true;
  table->columns[table->n_columns - 1].part = part;
}

/* --- standings --- */

/* Add the columns for paper. A knock-out has no points. */
static void
add_paper_columns (SvSheetTable *table, gboolean league)
{
  sv_sheet_table_add_column (table, _ ("Rank"), NUMBER, true);
  add_team_column (table, _ ("Team"), NULL);
  sv_sheet_table_add_column (table, _ ("Played"), WIDE_NUMBER, true);
  sv_sheet_table_add_column (table, _ ("Won"), WIDE_NUMBER, true);
  sv_sheet_table_add_column (table, _ ("Drawn"), WIDE_NUMBER, true);
  sv_sheet_table_add_column (table, _ ("Lost"), WIDE_NUMBER, true);
  sv_sheet_table_add_column (table, C_ ("Goals", "For"), NUMBER, true);
  sv_sheet_table_add_column (table, C_ ("Goals", "Against"), NUMBER, true);
  /* the columns from matches won to goals against */
  for (unsigned i = 3; i < table->n_columns; i++)
    table->columns[i].detail = true;
  sv_sheet_table_add_column (table, C_ ("Goals", "Difference"), WIDE_NUMBER, true);
  if (league)
    sv_sheet_table_add_column (table, _ ("Points"), NUMBER, true);
}

static void
add_brief (SvSheetTable *table, const char *heading, const char *hint)
{
  sv_sheet_table_add_column (table, heading, 0, true);
  table->columns[table->n_columns - 1].hint = hint;
}

/* Add the columns for a screen, with goals for and against in one column. Of a knock-out only the
 * ranks are of interest: its matches are in the bracket. */
static void
add_screen_columns (SvSheetTable *table, gboolean league)
{
  add_brief (table, NULL, NULL);
  add_team_column (table, NULL, NULL);
  if (!league)
    return;
  add_brief (table, C_ ("Column", "P"), _ ("Played"));
  add_brief (table, C_ ("Column", "W"), _ ("Won"));
  add_brief (table, C_ ("Column", "D"), _ ("Drawn"));
  add_brief (table, C_ ("Column", "L"), _ ("Lost"));
  for (unsigned i = 3; i < table->n_columns; i++) /* the columns from matches won to matches lost */
    table->columns[i].detail = true;
  add_brief (table, C_ ("Column", "Goals"), _ ("Goals for and against"));
  add_brief (table, C_ ("Column", "+/−"), _ ("Goal difference"));
  add_brief (table, C_ ("Column", "Pts"), _ ("Points"));
}

static void
add_numbers (GPtrArray *row, const SvCupLine *line, gboolean screen)
{
  const unsigned counts[] = { line->won + line->drawn + line->lost, line->won, line->drawn,
                              line->lost };

  for (unsigned i = 0; i < G_N_ELEMENTS (counts); i++)
    g_ptr_array_add (row, number (counts[i]));
  if (screen)
    g_ptr_array_add (row, g_strdup_printf ("%u–%u", line->goals[0], line->goals[1]));
  for (unsigned side = 0; side < 2 && !screen; side++)
    g_ptr_array_add (row, number (line->goals[side]));
  g_ptr_array_add (row, sv_cup_words_difference (line));
}

/* Append a row for a line of a table: rank, team and, as far as there are columns, numbers up to
 * the points. */
static void
add_line (SvSheetTable *table, const SvCupDoc *doc, const SvCupLine *line, gboolean screen)
{
  GPtrArray *row = g_ptr_array_new ();

  g_ptr_array_add (row, line->rank > 0 ? number (line->rank) : g_strdup (screen ? "" : "–"));
  g_ptr_array_add (row, sv_cup_words_team (doc, line->team));
  if (row->len < table->n_columns)
    add_numbers (row, line, screen);
  if (row->len < table->n_columns)
    g_ptr_array_add (row, whole_number (line->points));
  sv_sheet_table_add_row (table, row);
  g_array_append_val (table->keys, line->team);
}

/* Set the remark on the last row, the reason for its team's rank; on paper it is also a note
 * below the table. @reason (transfer full) may be NULL. */
static void
add_reason (SvSheetTable *table, char *reason)
{
  char *const *row = table->rows->pdata[table->rows->len - 1];

  g_ptr_array_add (table->remarks, reason);
  if (reason != NULL)
    /* Translators: a team, and the reason for its rank, e.g. "Level with Fox on points; 3–2 in
     * their match". */
    g_ptr_array_add (table->notes, sv_sentence (_ ("%1$s: %2$s."), row[1], reason));
}

/* Return the heading of the table of a group, or of the ranks that teams reached in a knock-out. */
static char *
dup_caption (const SvCup *cup, unsigned group)
{
  return cup->kind == SV_CUP_KNOCKOUT ? g_strdup (_ ("Teams"))
         : cup->kind == SV_CUP_GROUPS ? g_strdup_printf (_ ("Group %u"), group + 1)
                                      : g_strdup (_ ("Table"));
}

/* Return @n lines, from line @from on, of the table of a group, or of a knock-out. */
static SvSheetTable *
make_standing (const SvCupDoc *doc, unsigned group, unsigned from, unsigned n, gboolean screen)
{
  const gboolean league = group < doc->cup->n_groups;
  SvCupLine lines[SV_CUP_MAX_TEAMS];
  const unsigned all =
      league ? sv_cup_table (doc->cup, group, lines) : sv_cup_knockout_table (doc->cup, lines);
  SvSheetTable *table = sv_sheet_table_new (dup_caption (doc->cup, group));

  (screen ? add_screen_columns : add_paper_columns) (table, league);
  table->header = 1;
  for (unsigned i = from; i < all && i - from < n; i++) {
    /* In a knock-out such a team has a rank too, which would only puzzle readers. */
    const gboolean gone = sv_cup_is_withdrawn (doc->cup, lines[i].team);
    SvCupLine line = lines[i];
    if (gone)
      line.rank = 0;
    add_line (table, doc, &line, screen);
    add_reason (table, gone     ? g_strdup (_ ("Withdrawn"))
                       : league ? sv_cup_words_line (doc, i > 0 ? &lines[i - 1] : NULL, &line)
                                : NULL);
  }
  return table;
}

unsigned
sv_cup_tables_count (const SvCup *cup)
{
  return cup->kind == SV_CUP_KNOCKOUT ? 1 : cup->n_groups;
}

GPtrArray *
sv_cup_tables_standings (const SvCupDoc *doc)
{
  const unsigned n = sv_cup_tables_count (doc->cup);
  GPtrArray *tables = list_new ();

  for (unsigned g = 0; g < n; g++) {
    g_autoptr (SvSheetTable) table = make_standing (doc, g, 0, G_MAXUINT, FALSE);
    if (g < doc->cup->n_groups || table->rows->len > 0)
      g_ptr_array_add (tables, g_steal_pointer (&table));
  }
  return tables;
}

SvSheetTable *
sv_cup_tables_screen (const SvCupDoc *doc, unsigned group, unsigned from, unsigned n)
{
  return make_standing (doc, group, from, n, TRUE);
}

SvSheetTable *
sv_cup_tables_wall (const SvCupDoc *doc, unsigned group, unsigned from, unsigned n)
{
  SvSheetTable *table = make_standing (doc, group, from, n, TRUE);

  for (guint i = 0; i < table->rows->len; i++) {
    char **row = table->rows->pdata[i];
    if (!sv_cup_is_withdrawn (doc->cup, g_array_index (table->keys, unsigned, i)))
      continue;
    /* Translators: %s is a team. */
    char *name = sv_sentence (_ ("%s (withdrawn)"), row[1]);
    g_free (row[1]);
    row[1] = name;
  }
  return table;
}

/* --- matches --- */

char *
sv_cup_tables_score (const SvCupFixture *fixture)
{
  const unsigned *score = fixture->result.score;

  return fixture->result.played ? g_strdup_printf (_ ("%u–%u"), score[0], score[1]) : g_strdup ("");
}

char *
sv_cup_tables_round (const SvCupDoc *doc, const SvCupBracket *bracket, unsigned round)
{
  const SvCupSpot *first = NULL;

  if (doc->cup->pack)
    return g_strdup (_ ("Matches"));
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const SvCupSpot *spot = &bracket->spots[i];
    if (sv_cup_fixture (doc->cup, i)->round != round || spot->third)
      continue;
    if (!spot->drawn || (first != NULL && first->column != spot->column))
      return g_strdup_printf (_ ("Round %u"), round);
    first = spot;
  }
  return first == NULL ? g_strdup_printf (_ ("Round %u"), round)
                       : sv_cup_words_stage (bracket->n_columns - 1 - first->column, round);
}

/* Which columns the matches of a competition need. */
typedef struct {
  const SvCupDoc *doc;
  SvCupBracket *bracket;
  unsigned *order; /* the fixtures in the order of play; owned */
  int *referees;   /* by fixture; owned */
  /* the last round that was named, and its name (owned): its matches come one after another */
  unsigned named;
  char *name;
  gboolean rounds, turns, boards, times;
} Lister;

/* Return a lister without a column of rounds; the caller clears it. */
static Lister
make_lister (const SvCupDoc *doc)
{
  Lister self = { .doc = doc,
                  .bracket = sv_cup_bracket_new (doc->cup),
                  .order = sv_cup_times_order (doc->cup),
                  .referees = sv_cup_referees (doc),
                  .times = doc->cup->times.match > 0,
                  .boards = doc->cup->boards > 1 };

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++)
    self.turns |= sv_cup_fixture (doc->cup, i)->slot > 1;
  return self;
}

static void
lister_clear (Lister *self)
{
  sv_cup_bracket_free (self->bracket);
  g_free (self->order);
  g_free (self->referees);
  g_free (self->name);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Lister, lister_clear)

static void
add_part (SvSheetTable *table, const char *heading, double width, bool number, const char *part)
{
  sv_sheet_table_add_column (table, heading, width, number);
  table->columns[table->n_columns - 1].part = part;
}

static SvSheetTable *
make_list (const Lister *self, char *caption)
{
  SvSheetTable *table = sv_sheet_table_new (caption);

  if (self->rounds)
    add_part (table, _ ("Round"), WIDE_NUMBER * 1.6, false, "place");
  table->header = table->n_columns;
  add_part (table, _ ("Match"), NUMBER, true, "place");
  if (self->times)
    add_part (table, C_ ("Time of the day", "Time"), NUMBER, true, "place");
  if (self->turns)
    add_part (table, _ ("Slot"), NUMBER, true, "place");
  if (self->boards)
    add_part (table, _ ("Board"), NUMBER, true, "place");
  add_team_column (table, _ ("Home"), "home");
  add_team_column (table, _ ("Away"), "away");
  add_part (table, _ ("Result"), WIDE_NUMBER, false, "result");
  add_part (table, _ ("Note"), NOTE, false, "note");
  table->columns[table->n_columns - 1].gives = true;
  return table;
}

/* Return what there is to say about a match, and before it is played who is its referee. */
static char *
dup_note (const Lister *self, unsigned i)
{
  g_autofree char *note = sv_cup_words_note (self->doc, i);
  g_autofree char *referee = sv_cup_referees_dup_words (self->doc, self->referees[i]);
  g_autofree char *third = g_strdup (_ ("For third place"));
  char *parts[4] = { NULL };
  unsigned n = 0;

  if (self->bracket->spots[i].third)
    parts[n++] = third;
  if (*note != '\0')
    parts[n++] = note;
  if (referee != NULL && !sv_cup_fixture (self->doc->cup, i)->result.played)
    parts[n++] = referee;
  return g_strjoinv (". ", parts);
}

/* Return the name of a round; it is valid until another round is named. */
static const char *
name_round (Lister *self, unsigned round)
{
  if (self->named != round) {
    g_free (self->name);
    self->name = sv_cup_tables_round (self->doc, self->bracket, round);
    self->named = round;
  }
  return self->name;
}

static void
add_match (Lister *self, SvSheetTable *table, unsigned i)
{
  const SvCupFixture *fixture = sv_cup_fixture (self->doc->cup, i);
  GPtrArray *row = g_ptr_array_new ();

  if (self->rounds)
    g_ptr_array_add (row, g_strdup (name_round (self, fixture->round)));
  g_ptr_array_add (row, number (i + 1));
  if (self->times)
    g_ptr_array_add (row, sv_cup_words_time (self->doc, i));
  if (self->turns)
    g_ptr_array_add (row, number (fixture->slot));
  if (self->boards)
    g_ptr_array_add (row, number (fixture->board));
  for (unsigned side = 0; side < 2; side++)
    g_ptr_array_add (row, sv_cup_words_side (self->doc, i, side));
  g_ptr_array_add (row, sv_cup_tables_score (fixture));
  g_ptr_array_add (row, dup_note (self, i));
  sv_sheet_table_add_row (table, row);
  g_array_append_val (table->keys, i);
}

/* Return the first round after @after in which a match is played, or 0. */
static unsigned
find_next_round (const SvCup *cup, unsigned after)
{
  unsigned next = 0;

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const unsigned round = sv_cup_fixture (cup, i)->round;
    if (round > after && (next == 0 || round < next))
      next = round;
  }
  return next;
}

GPtrArray *
sv_cup_tables_rounds (const SvCupDoc *doc)
{
  GPtrArray *tables = list_new ();
  g_auto (Lister) self = make_lister (doc);

  for (unsigned round = 0; (round = find_next_round (doc->cup, round)) > 0;) {
    SvSheetTable *table = make_list (&self, sv_cup_tables_round (doc, self.bracket, round));
    for (unsigned k = 0; k < doc->cup->fixtures->len; k++) {
      if (sv_cup_fixture (doc->cup, self.order[k])->round == round)
        add_match (&self, table, self.order[k]);
    }
    g_ptr_array_add (tables, table);
  }
  return tables;
}

SvSheetTable *
sv_cup_tables_slot (const SvCupDoc *doc, SvCupSlot slot, const char *caption)
{
  g_auto (Lister) self = make_lister (doc);
  SvSheetTable *table = make_list (&self, g_strdup (caption));

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++)
    if (sv_cup_is_in_slot (sv_cup_fixture (doc->cup, i), slot) && sv_cup_takes_place (doc, i))
      add_match (&self, table, i);
  return table;
}

SvSheetTable *
sv_cup_tables_matches (const SvCupDoc *doc, unsigned board, int team)
{
  g_auto (Lister) self = make_lister (doc);
  char *caption =
      team >= 0 ? sv_cup_words_team (doc, (unsigned)team) : g_strdup_printf (_ ("Board %u"), board);

  self.rounds = !doc->cup->pack;
  self.boards = self.boards && board == 0;
  SvSheetTable *table = make_list (&self, caption);
  for (unsigned k = 0; k < doc->cup->fixtures->len; k++) {
    const unsigned i = self.order[k];
    const int *teams = doc->meetings[i].teams;
    if ((board == 0 || sv_cup_fixture (doc->cup, i)->board == board) &&
        (team < 0 || teams[0] == team || teams[1] == team))
      add_match (&self, table, i);
  }
  return table;
}

SvSheetTable *
sv_cup_tables_one (const SvCupDoc *doc, unsigned i, const char *caption)
{
  g_auto (Lister) self = make_lister (doc);
  SvSheetTable *table = make_list (&self, g_strdup (caption));

  add_match (&self, table, i);
  return table;
}

GPtrArray *
sv_cup_tables_missing (const SvCupDoc *doc)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (unsigned team = 0; team < doc->cup->n_teams; team++) {
    g_autoptr (GPtrArray) sentences = sv_cup_missing_sentences (doc, team);
    g_autofree char *name = sv_cup_words_team (doc, team);
    for (guint i = 0; i < sentences->len; i++)
      g_ptr_array_add (lines,
                       sv_sentence (_ ("%1$s: %2$s"), name, (const char *)sentences->pdata[i]));
  }
  return lines;
}

/* --- the bracket --- */

char *
sv_cup_tables_match (const SvCupDoc *doc, const SvCupBracket *bracket, unsigned i)
{
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
  const SvCupSpot *spot = &bracket->spots[i];
  g_autofree char *home = sv_cup_words_side (doc, i, 0);
  g_autofree char *away = sv_cup_words_side (doc, i, 1);
  g_autofree char *score = sv_cup_tables_score (fixture);
  g_autofree char *note = sv_cup_words_note (doc, i);
  g_autofree char *stage =
      spot->third ? g_strdup (_ ("For third place"))
                  : sv_cup_words_stage (bracket->n_columns - 1 - spot->column, fixture->round);
  /* Translators: stage such as "Final", number of the match, home team, away team, score. */
  g_autofree char *who =
      sv_sentence (_ ("%1$s, match %2$u: %3$s – %4$s %5$s"), stage, i + 1, home, away, score);

  g_strchomp (who);
  /* Translators: a match with its teams and score, and a remark, e.g. "After extra time". */
  return *note ? sv_sentence (_ ("%1$s (%2$s)"), who, note) : g_steal_pointer (&who);
}
