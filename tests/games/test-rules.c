/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules as lines of text (tests/rules/GAME.txt): events → state, events → legal list, events →
 * refused. One test for each `test` line; its name begins with the rule's id.
 *
 *   define NAME EVENTS        words for a list of events, used as @NAME
 *   test ID-words             a new match of the standard game
 *   variant KEY=VALUE …       parameters; lists: `bonus KEY=VALUE …`, after `no-bonuses`
 *   card SIDE NUMBER KEY=VALUE …
 *   team SIDE KEY=[N,N,…] …   shirt numbers of a team
 *   start PATH=VALUE …        begin from this `state` object; a list is [A,B], none is []
 *   no-start WORDS | PATH=VALUE …  that is no possible position, with this reason
 *   do EVENT, EVENT, @NAME …  each must be legal
 *   refuse EVENT, …           each must be illegal here
 *   legal EVENT, …            the whole legal list, in order (empty: none)
 *   node KIND SIDE [time]     what the position asks
 *   state PATH=VALUE …        values of the `state` object; absent: there is none
 *   why PIECE SPACE WORDS     the reason why a target is none (-1: no piece, no space)
 *   faulty WORDS              the setup is refused with this sentence
 *   says WORDS                the last event's report, sentence by sentence
 *   shouts WORDS              what of it stands large over the pitch for a moment; empty: nothing
 *   turn PART, [PART], …      the strip of the turn, the part that is now in brackets; empty: there is none
 *   odds KIND SIDE N/M, …     (KIND or caption) what may come of the dice now, and how likely; empty: not known */

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "fault-text.h"
#include "rule-state.h"
#include "sv-games.h"
#include "sv-history.h"
#include "sv-odds.h"

static const SvGame *the_game;
static GHashTable *defines;

typedef struct {
  char *name;
  GPtrArray *lines; /* "LINE-NUMBER verb rest" */
} RuleTest;

typedef struct {
  void *setup;
  SvHistory *history; /* made at the first event */
  const char *where;
} Run;

/* --- the lines --- */

static GPtrArray *
events_of (const char *text)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  for (guint i = 0; parts[i] != NULL; i++) {
    const char *word = g_strstrip (parts[i]);
    if (word[0] == '@') {
      const char *defined = g_hash_table_lookup (defines, word + 1);
      g_assert_nonnull (defined);
      g_autoptr (GPtrArray) inner = events_of (defined);
      for (guint j = 0; j < inner->len; j++)
        g_ptr_array_add (list, g_strdup (g_ptr_array_index (inner, j)));
    } else if (word[0] != '\0') {
      g_ptr_array_add (list, g_strdup (word));
    }
  }
  return list;
}

static SvHistory *
history (Run *run)
{
  if (run->history == NULL)
    run->history = sv_history_new (the_game, run->setup, NULL);
  return run->history;
}

/* --- a position to begin from --- */

/* True if the position is a possible one; else the reason is in fault. */
static bool
begin_from (Run *run, const char *rest, SvFault *fault)
{
  g_autofree guint64 *begin = g_malloc0 (SV_MAX_STATE);

  if (!rule_state_read (the_game, run->setup, rest, begin, fault))
    return false;
  sv_history_free (run->history);
  run->history = sv_history_new (the_game, run->setup, begin);
  return true;
}

static void
line_start (Run *run, const char *rest)
{
  char text[FAULT_TEXT];
  SvFault fault;

  if (!begin_from (run, rest, &fault))
    g_error ("%s: no position: %s", run->where, fault_text (&fault, text));
}

/* no-start WORDS | PATH=VALUE …: the position is refused with these words. */
static void
line_no_start (Run *run, const char *rest)
{
  g_auto (GStrv) parts = g_strsplit (rest, " | ", 2);
  char text[FAULT_TEXT];
  SvFault fault;

  if (begin_from (run, parts[1], &fault))
    g_error ("%s: the position is possible", run->where);
  if (strcmp (fault_text (&fault, text), parts[0]) != 0)
    g_error ("%s: the position: %s", run->where, text);
}

static const void *
state (Run *run)
{
  return sv_history_get_state (history (run));
}

static void
set_field (const SvField *fields,
           size_t n,
           void *base,
           const char *key,
           const char *value,
           const char *where)
{
  const SvField *field = sv_field_find (fields, n, key);
  char text[FAULT_TEXT];
  SvFault fault;
  int32_t number = (int32_t)atoi (value);

  if (field == NULL) /* a key of a record, e.g. the points */
    for (size_t i = 0; i < n && field == NULL; i++)
      if (fields[i].type == SV_FIELD_RECORD)
        field = sv_field_find (fields[i].fields, fields[i].n_fields, key);
  if (field == NULL)
    g_error ("%s: no field “%s”", where, key);
  if (field->type == SV_FIELD_CHOICE || field->type == SV_FIELD_BOARD)
    number = sv_field_choice (field, value);
  if (field->type == SV_FIELD_SET && !sv_field_parse_set (field, value, &number, &fault))
    g_error ("%s: %s", where, fault_text (&fault, text));
  if (field->type == SV_FIELD_BOOL && strcmp (value, "true") == 0)
    number = 1;
  if (strcmp (value, "null") == 0)
    number = SV_FIELD_NULL;
  if (!sv_field_check (field, number, &fault))
    g_error ("%s: %s: %s", where, key, fault_text (&fault, text));
  sv_field_set (field, base, number);
}

static void
set_fields (const SvField *fields, size_t n, void *base, const char *pairs, const char *where)
{
  g_auto (GStrv) list = g_strsplit (pairs, " ", -1);

  for (guint i = 0; list[i] != NULL; i++) {
    g_auto (GStrv) pair = g_strsplit (list[i], "=", 2);
    if (pair[0] != NULL && pair[1] != NULL)
      set_field (fields, n, base, pair[0], pair[1], where);
  }
}

static void
line_bonus (Run *run, const char *rest)
{
  const SvField *list =
      sv_field_find (the_game->variant_fields, the_game->n_variant_fields, "bonuses");
  const int32_t n = sv_field_get (list, run->setup);
  void *item = sv_field_item (list, run->setup, (size_t)n);

  for (size_t i = 0; i < list->n_fields; i++)
    sv_field_set (&list->fields[i], item,
                  list->fields[i].flags & SV_FIELD_OPTIONAL ? SV_FIELD_NULL
                                                            : list->fields[i].standard);
  set_fields (list->fields, list->n_fields, item, rest, run->where);
  sv_field_set (list, run->setup, n + 1);
}

static void
line_do (Run *run, const char *rest)
{
  g_autoptr (GPtrArray) events = events_of (rest);

  for (guint i = 0; i < events->len; i++) {
    const char *text = g_ptr_array_index (events, i);
    if (sv_history_append_text (history (run), text, 0) != SV_HISTORY_OK)
      g_error ("%s: “%s” is not legal after %u events", run->where, text,
               sv_history_get_position (run->history));
    const char *broken = the_game->broken (run->setup, state (run));
    if (broken != NULL)
      g_error ("%s: after “%s”: %s", run->where, text, broken);
  }
}

static void
line_refuse (Run *run, const char *rest)
{
  g_autoptr (GPtrArray) events = events_of (rest);
  SvEvent event;

  for (guint i = 0; i < events->len; i++)
    if (sv_game_find_event (the_game, run->setup, state (run), g_ptr_array_index (events, i),
                            &event))
      g_error ("%s: “%s” is legal", run->where, (char *)g_ptr_array_index (events, i));
}

static void
line_legal (Run *run, const char *rest)
{
  g_autoptr (GPtrArray) expected = events_of (rest);
  g_autoptr (GString) want = g_string_new (NULL), have = g_string_new (NULL);
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = the_game->legal (run->setup, state (run), legal);

  for (guint i = 0; i < expected->len; i++)
    g_string_append_printf (want, "%s, ", (char *)g_ptr_array_index (expected, i));
  for (unsigned i = 0; i < n; i++) {
    char text[SV_EVENT_TEXT_MAX];
    the_game->event_text (run->setup, state (run), legal[i], text);
    g_string_append_printf (have, "%s, ", text);
  }
  if (strcmp (want->str, have->str) != 0)
    g_error ("%s: legal are %s", run->where, have->str);
}

static void
line_node (Run *run, const char *rest)
{
  static const char *const kinds[] = { "decision", "chance", "over" };
  SvNode node;

  the_game->node (run->setup, state (run), &node);
  g_autofree char *have = g_strdup_printf (
      "%s %s%s", kinds[node.kind], node.side_name ? node.side_name : "-", node.time ? " time" : "");
  if (strcmp (have, rest) != 0)
    g_error ("%s: the node is %s", run->where, have);
}

static void
line_state (Run *run, const char *rest)
{
  g_autoptr (GHashTable) values = rule_state_flatten (the_game, run->setup, state (run));
  g_auto (GStrv) list = g_strsplit (rest, " ", -1);

  for (guint i = 0; list[i] != NULL; i++) {
    g_auto (GStrv) pair = g_strsplit (list[i], "=", 2);
    const char *found = g_hash_table_lookup (values, pair[0]);
    const char *have = found != NULL ? found : "absent";
    if (g_strcmp0 (have, pair[1]) != 0)
      g_error ("%s: %s is %s", run->where, list[i], have);
  }
}

static const char *
say_team (void *data, int side)
{
  return side == 0 ? "First" : "Second";
}

static void
say_who (void *data, int side, int piece, char *out, size_t size)
{
  g_strlcpy (out, say_team (data, side), size);
}

static void
say_piece (void *data, int piece, char *out, size_t size)
{
  Run *run = data;
  SvPhrase phrase;

  the_game->words.piece_name (run->setup, piece, &phrase);
  sv_phrase_say (&phrase, &(SvWords){ 0 }, out, size);
}

static const char *
say_space (void *data, int space)
{
  Run *run = data;

  return the_game->board (run->setup)->spaces[space].label;
}

static char *
say (Run *run, const SvPhrase *phrase)
{
  const SvWords words = { run, NULL, say_team, say_who, say_piece, say_space };
  char text[512];

  return g_strdup (sv_phrase_say (phrase, &words, text, sizeof text));
}

static void
line_why (Run *run, const char *rest)
{
  g_auto (GStrv) words = g_strsplit (rest, " ", 3);
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = the_game->legal (run->setup, state (run), legal);
  SvPhrase phrase;
  g_autofree char *have = NULL;

  if (sv_game_why_not (the_game, run->setup, state (run), legal, n, atoi (words[0]),
                       atoi (words[1]), &phrase))
    have = say (run, &phrase);
  if (g_strcmp0 (have ? have : "-", words[2]) != 0)
    g_error ("%s: the reason is %s", run->where, have ? have : "-");
}

static void
expect_notes (Run *run, const SvNotes *notes, const char *rest)
{
  g_autoptr (GString) have = g_string_new (NULL);

  for (unsigned i = 0; i < notes->n; i++) {
    g_autofree char *sentence = say (run, &notes->notes[i].phrase);
    g_string_append_printf (have, "%s%s", i > 0 ? " " : "", sentence);
  }
  if (strcmp (have->str, rest) != 0)
    g_error ("%s: it says %s", run->where, have->str);
}

/* What the last event tells. */
static void
last_notes (Run *run, SvNotes *notes)
{
  const unsigned last = sv_history_get_position (history (run)) - 1;
  g_autofree void *before = g_malloc (the_game->state_size);

  sv_history_state_at (run->history, last, before);
  the_game->words.notes (run->setup, before, sv_history_get_event (run->history, last), state (run),
                         notes);
}

static void
line_says (Run *run, const char *rest)
{
  SvNotes notes;

  last_notes (run, &notes);
  expect_notes (run, &notes, rest);
}

static void
line_shouts (Run *run, const char *rest)
{
  g_autoptr (GString) have = g_string_new (NULL);
  SvNotes notes;

  last_notes (run, &notes);
  for (unsigned i = 0; i < notes.n; i++)
    if (notes.notes[i].caption != NULL)
      g_string_append_printf (have, "%s%s", have->len > 0 ? " " : "", notes.notes[i].caption);
  if (strcmp (have->str, rest) != 0)
    g_error ("%s: it shouts %s", run->where, have->str);
}

static void
line_counts (Run *run, const char *rest)
{
  SvNotes notes;

  the_game->words.counts (run->setup, state (run), &notes);
  expect_notes (run, &notes, rest);
}

static void
line_odds (Run *run, const char *rest)
{
  static const char *const kinds[] = { "plain",    "miss", "save", "whistle",
                                       "turnover", "foul", "goal" };
  g_autoptr (GString) have = g_string_new (NULL);
  SvOdds odds;

  sv_odds (the_game, run->setup, state (run), &odds);
  for (unsigned i = 0; i < odds.n; i++) {
    const SvOutcome *outcome = &odds.outcomes[i];
    g_string_append_printf (have, "%s%s %s %u/%u", i > 0 ? ", " : "",
                            outcome->caption != NULL ? outcome->caption : kinds[outcome->kind],
                            outcome->side < 0 ? "-" : say_team (run, outcome->side),
                            outcome->numerator, outcome->denominator);
  }
  if (strcmp (have->str, rest) != 0)
    g_error ("%s: the odds are %s", run->where, have->str);
}

static void
line_prompt (Run *run, const char *rest)
{
  SvPhrase phrase;

  the_game->words.prompt (run->setup, state (run), &phrase);
  g_autofree char *have = say (run, &phrase);
  if (strcmp (have, rest) != 0)
    g_error ("%s: the prompt is %s", run->where, have);
}

static void
line_turn (Run *run, const char *rest)
{
  g_autoptr (GString) have = g_string_new (NULL);
  SvTurn turn;

  sv_game_turn (the_game, run->setup, state (run), &turn);
  for (unsigned i = 0; i < turn.n; i++)
    g_string_append_printf (have, turn.now == (int)i ? "%s[%s]" : "%s%s", i > 0 ? ", " : "",
                            turn.names[i]);
  if (strcmp (have->str, rest) != 0)
    g_error ("%s: the turn is %s", run->where, have->str);
}

static void
line_faulty (Run *run, const char *rest)
{
  char text[FAULT_TEXT];
  SvFault fault;

  if (sv_game_check (the_game, run->setup, &fault))
    g_error ("%s: there is no fault", run->where);
  if (strcmp (fault_text (&fault, text), rest) != 0)
    g_error ("%s: the fault is %s", run->where, text);
}

static void
line_variant (Run *run, const char *rest)
{
  sv_history_free (run->history); /* it has a copy of the setup */
  run->history = NULL;
  set_fields (the_game->variant_fields, the_game->n_variant_fields, run->setup, rest, run->where);
}

static void
line_no_bonuses (Run *run, const char *rest)
{
  sv_field_set (sv_field_find (the_game->variant_fields, the_game->n_variant_fields, "bonuses"),
                run->setup, 0);
}

static void
line_card (Run *run, const char *rest)
{
  void *card =
      sv_game_card (the_game, run->setup, (unsigned)(rest[0] - '0'), (unsigned)(rest[2] - '1'));

  set_fields (the_game->card_fields, the_game->n_card_fields, card, rest + 4, run->where);
}

static void
line_team (Run *run, const char *rest)
{
  g_auto (GStrv) pairs = g_strsplit (rest + 2, " ", -1);

  for (guint i = 0; pairs[i] != NULL; i++) {
    g_auto (GStrv) parts = g_strsplit_set (pairs[i], "=[],", -1);
    int32_t mask = 0;
    for (guint j = 1; parts[j] != NULL; j++)
      mask |= parts[j][0] != '\0' ? 1 << atoi (parts[j]) : 0;
    sv_field_set (sv_field_find (the_game->team_fields, the_game->n_team_fields, parts[0]),
                  sv_game_team (the_game, run->setup, (unsigned)(rest[0] - '0')), mask);
  }
}

static const struct {
  const char *word;
  void (*run) (Run *run, const char *rest);
} verbs[] = {
  { "variant", line_variant }, { "no-bonuses", line_no_bonuses },
  { "bonus", line_bonus },     { "card", line_card },
  { "team", line_team },       { "do", line_do },
  { "refuse", line_refuse },   { "legal", line_legal },
  { "node", line_node },       { "state", line_state },
  { "why", line_why },         { "says", line_says },
  { "prompt", line_prompt },   { "faulty", line_faulty },
  { "start", line_start },     { "no-start", line_no_start },
  { "counts", line_counts },   { "odds", line_odds },
  { "shouts", line_shouts },   { "turn", line_turn },
};

static void
run_test (gconstpointer data)
{
  const RuleTest *test = data;
  Run run = { g_malloc (the_game->setup_size), NULL, NULL };

  sv_game_standard (the_game, run.setup);
  for (guint i = 0; i < test->lines->len; i++) {
    g_auto (GStrv) words = g_strsplit (g_ptr_array_index (test->lines, i), " ", 3);
    guint v = 0;
    run.where = words[0];
    while (v < G_N_ELEMENTS (verbs) && strcmp (verbs[v].word, words[1]) != 0)
      v++;
    if (v == G_N_ELEMENTS (verbs))
      g_error ("%s: unknown word “%s”", words[0], words[1]);
    verbs[v].run (&run, words[2] ? words[2] : "");
  }
  sv_history_free (run.history);
  g_free (run.setup);
}

static void
add_tests (const char *path, GPtrArray *tests)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    const char *line = g_strstrip (lines[i]);
    if (line[0] == '\0' || line[0] == '#')
      continue;
    if (g_str_has_prefix (line, "define ")) {
      g_auto (GStrv) words = g_strsplit (line, " ", 3);
      g_hash_table_insert (defines, g_strdup (words[1]), g_strdup (words[2]));
    } else if (g_str_has_prefix (line, "test ")) {
      RuleTest *test = g_new0 (RuleTest, 1);
      test->name = g_strdup_printf ("/rules/%s/%s", the_game->id, line + 5);
      test->lines = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (tests, test);
      g_test_add_data_func (test->name, test, run_test);
    } else {
      RuleTest *test = g_ptr_array_index (tests, tests->len - 1);
      g_ptr_array_add (test->lines, g_strdup_printf ("line-%u %s", i + 1, line));
    }
  }
}

static void
free_test (gpointer data)
{
  RuleTest *test = data;

  g_free (test->name);
  g_ptr_array_unref (test->lines);
  g_free (test);
}

/* test-rules GAME FILE */
int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) tests = g_ptr_array_new_with_free_func (free_test);

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 3);
  the_game = sv_game_by_id (argv[1]);
  g_assert_nonnull (the_game);
  defines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  add_tests (argv[2], tests);
  int result = g_test_run ();
  g_hash_table_unref (defines);
  return result;
}
