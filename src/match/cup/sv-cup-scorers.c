/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-scorers.h"

#include "sv-cup-entering.h"
#include "sv-cup-told.h"
#include "sv-cup-words.h"
#include "sv-match-log.h"
#include "sv-match-words.h"
#include "sv-name-order.h"

/* Width of a column of numbers, in millimetres. */
static const double NUMBER = 19;

/* A goal in a match. */
typedef struct {
  int side;
  const char *name; /* name of the scorer, interned in SvCupScorers.names */
} Goal;

struct _SvCupScorers {
  GHashTable *matches; /* cache: array of Goal, by the JsonObject of the match or fixture */
  GStringChunk *names;
};

SvCupScorers *
sv_cup_scorers_new (void)
{
  SvCupScorers *self = g_new0 (SvCupScorers, 1);

  self->matches = g_hash_table_new_full (NULL, NULL, (GDestroyNotify)json_object_unref,
                                         (GDestroyNotify)g_array_unref);
  self->names = g_string_chunk_new (256);
  return self;
}

void
sv_cup_scorers_free (SvCupScorers *self)
{
  g_hash_table_unref (self->matches);
  g_string_chunk_free (self->names);
  g_free (self);
}

/* --- a match --- */

static void
add_goal (SvCupScorers *self, GArray *goals, SvMatch *match, int side, int piece)
{
  g_autofree char *name = sv_match_dup_piece_title (match, piece);
  const Goal goal = { side, g_string_chunk_insert_const (self->names, name) };

  g_array_append_val (goals, goal);
}

static void
read_match (SvCupScorers *self, GArray *goals, SvMatch *match)
{
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);

  for (guint i = 0; i < facts->goals->len; i++) {
    const SvGoal *goal = &g_array_index (facts->goals, SvGoal, i);
    if (goal->piece >= 0)
      add_goal (self, goals, match, goal->side, goal->piece);
  }
}

/* Return the piece that plays a card at the beginning of the match, or -1. */
static int
find_piece (SvMatch *match, int side, unsigned card)
{
  const SvView *view = sv_match_get_view (match);

  for (int i = 0; i < view->n_pieces; i++)
    if (view->pieces[i].side == side && view->pieces[i].card == (int)card)
      return i;
  return -1;
}

static void
read_counted (SvCupScorers *self, GArray *goals, SvMatch *match, const SvCupDoc *doc, unsigned i)
{
  for (unsigned side = 0; side < 2; side++) {
    g_autoptr (GArray) cards = sv_cup_doc_get_scorers (doc, i, side);
    for (guint k = 0; k < cards->len; k++) {
      const int piece = find_piece (match, (int)side, g_array_index (cards, unsigned, k));
      if (piece >= 0)
        add_goal (self, goals, match, (int)side, piece);
    }
  }
}

/* Return the goals of fixture @i whose scorers are known; NULL if none are. */
static const GArray *
get_goals (SvCupScorers *self, const SvCupDoc *doc, unsigned i)
{
  const SvCupExtra *extra = doc->extras->pdata[i];
  JsonObject *told = extra->match != NULL ? extra->match : extra->unknown;

  if (told == NULL || (extra->match == NULL && !json_object_has_member (told, "scorers")))
    return NULL;
  GArray *goals = g_hash_table_lookup (self->matches, told);
  if (goals != NULL)
    return goals;
  goals = g_array_new (FALSE, FALSE, sizeof (Goal));
  g_hash_table_insert (self->matches, json_object_ref (told), goals);
  SvMatchDoc *match_doc = sv_cup_doc_open_match (doc, i, NULL);
  if (match_doc == NULL)
    return goals;
  g_autoptr (SvMatch) match = sv_match_new (match_doc);
  if (extra->match != NULL)
    read_match (self, goals, match);
  else
    read_counted (self, goals, match, doc, i);
  return goals;
}

/* --- the whole competition --- */

static SvCupScorer *
find_scorer (GArray *scorers, unsigned team, const char *name)
{
  for (guint i = 0; i < scorers->len; i++) {
    SvCupScorer *scorer = &g_array_index (scorers, SvCupScorer, i);
    if (scorer->team == team && scorer->name == name)
      return scorer;
  }
  const SvCupScorer other = { .team = team, .name = name };
  g_array_append_val (scorers, other);
  return &g_array_index (scorers, SvCupScorer, scorers->len - 1);
}

/* Add the goals of one match. The matches of a scorer are counted, too: once, however many goals
 * were scored in this match. */
static void
count (GArray *scorers, const GArray *goals, const int teams[2], int team)
{
  for (guint k = 0; k < goals->len; k++) {
    const Goal *goal = &g_array_index (goals, Goal, k);
    gboolean first = TRUE;
    if (teams[goal->side] < 0 || (team >= 0 && teams[goal->side] != team))
      continue;
    for (guint other = 0; other < k; other++) {
      const Goal *before = &g_array_index (goals, Goal, other);
      first = first && (before->side != goal->side || before->name != goal->name);
    }
    SvCupScorer *scorer = find_scorer (scorers, (unsigned)teams[goal->side], goal->name);
    scorer->goals++;
    scorer->matches += first;
  }
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const SvCupScorer *one = a, *other = b;

  if (one->goals != other->goals)
    return (int)other->goals - (int)one->goals;
  if (one->team != other->team)
    return (int)one->team - (int)other->team;
  return sv_name_compare (one->name, other->name);
}

static gboolean
is_withdrawn (const SvCup *cup, int team)
{
  return team >= 0 && sv_cup_is_withdrawn (cup, (unsigned)team);
}

/* Return whether the fixture's result counts in the tables. */
static gboolean
counts (const SvCupDoc *doc, unsigned i)
{
  const int *teams = doc->meetings[i].teams;
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);

  return sv_cup_is_settled (fixture) && (fixture->knockout || (!is_withdrawn (doc->cup, teams[0]) &&
                                                               !is_withdrawn (doc->cup, teams[1])));
}

GArray *
sv_cup_scorers_count (SvCupScorers *self, const SvCupDoc *doc, int team)
{
  GArray *scorers = g_array_new (FALSE, FALSE, sizeof (SvCupScorer));

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const int *teams = doc->meetings[i].teams;
    if (!counts (doc, i) || (team >= 0 && teams[0] != team && teams[1] != team))
      continue;
    const GArray *goals = get_goals (self, doc, i);
    if (goals != NULL)
      count (scorers, goals, teams, team);
  }
  g_array_sort (scorers, compare);
  return scorers;
}

unsigned
sv_cup_scorers_unknown (const SvCupDoc *doc, const GArray *scorers, int team)
{
  unsigned all = 0, known = 0;

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    for (unsigned side = 0; side < 2 && counts (doc, i); side++)
      if (team < 0 || doc->meetings[i].teams[side] == team)
        all += sv_cup_fixture (doc->cup, i)->result.score[side];
  }
  for (guint i = 0; i < scorers->len; i++)
    known += g_array_index (scorers, SvCupScorer, i).goals;
  return all > known ? all - known : 0;
}

/* --- as a table --- */

/* Add a row about @scorer with a cell for each column of the table. @rank is "" if the scorer has
 * as many goals as the row above and the table does not repeat ranks. */
static void
add_row (SvSheetTable *table, const SvCupDoc *doc, const SvCupScorer *scorer, char *rank)
{
  const gboolean with_team = table->columns[2].teams;
  GPtrArray *row = g_ptr_array_new ();

  g_ptr_array_add (row, rank);
  g_ptr_array_add (row, g_strdup (scorer->name));
  if (with_team)
    g_ptr_array_add (row, sv_cup_words_team (doc, scorer->team));
  if (row->len + 1 < table->n_columns)
    g_ptr_array_add (row, g_strdup_printf ("%u", scorer->matches));
  g_ptr_array_add (row, g_strdup_printf ("%u", scorer->goals));
  sv_sheet_table_add_row (table, row);
  g_array_append_val (table->keys, scorer->team);
}

static SvSheetTable *
make_table (const SvCupDoc *doc, int team, gboolean screen)
{
  SvSheetTable *table = sv_sheet_table_new (team >= 0 ? sv_cup_words_team (doc, (unsigned)team)
                                                      : g_strdup (_ ("Scorers")));

  sv_sheet_table_add_column (table, screen ? NULL : _ ("Rank"), NUMBER, true);
  sv_sheet_table_add_column (table, screen ? NULL : _ ("Player"), 0, false);
  if (team < 0) {
    sv_sheet_table_add_column (table, screen ? NULL : _ ("Team"), 0, false);
    table->columns[table->n_columns - 1].teams = true;
  }
  if (!screen)
    sv_sheet_table_add_column (table, _ ("Scored in"), NUMBER * 1.4, true);
  sv_sheet_table_add_column (table, screen ? NULL : C_ ("Scorers", "Goals"), NUMBER, true);
  table->header = 1;
  return table;
}

/* Add the first @n of @scorers. On a screen a rank that is that of the row above is left out. */
static void
add_rows (SvSheetTable *table, const SvCupDoc *doc, const GArray *scorers, guint n, gboolean screen)
{
  unsigned rank = 1;

  for (guint i = 0; i < MIN (scorers->len, n); i++) {
    const SvCupScorer *scorer = &g_array_index (scorers, SvCupScorer, i);
    const gboolean level = i > 0 && scorer->goals == (scorer - 1)->goals;
    if (!level)
      rank = i + 1;
    add_row (table, doc, scorer, level && screen ? g_strdup ("") : g_strdup_printf ("%u", rank));
  }
}

SvSheetTable *
sv_cup_scorers_table (SvCupScorers *self, const SvCupDoc *doc, int team)
{
  g_autoptr (GArray) scorers = sv_cup_scorers_count (self, doc, team);
  const unsigned unknown = sv_cup_scorers_unknown (doc, scorers, team);

  if (scorers->len == 0)
    return NULL;
  SvSheetTable *table = make_table (doc, team, FALSE);
  add_rows (table, doc, scorers, G_MAXUINT, FALSE);
  if (unknown > 0)
    g_ptr_array_add (table->notes,
                     g_strdup_printf (ngettext ("Nobody knows who scored %u goal.",
                                                "Nobody knows who scored %u goals.", unknown),
                                      unknown));
  return table;
}

SvSheetTable *
sv_cup_scorers_screen (SvCupScorers *self, const SvCupDoc *doc, unsigned n)
{
  g_autoptr (GArray) scorers = sv_cup_scorers_count (self, doc, -1);
  SvSheetTable *table = make_table (doc, -1, TRUE);

  add_rows (table, doc, scorers, n, TRUE);
  return table;
}
