/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "sv-match-log.h"

#include "sv-match-words.h"
#include "sv-sentence.h"
#include "sv-shown.h"

enum { MINUTE_MS = 60000 };

static void
logged_choice_free (SvLoggedChoice *choice)
{
  g_free (choice->sentence);
  g_free (choice);
}

/* Return event @k in words, or its canonical text if the game has no sentence for it. */
static char *
dup_sentence (SvMatch *self, unsigned k, SvEvent event)
{
  g_autoptr (GPtrArray) lines = sv_match_dup_lines (self, k, event);

  if (lines->len > 0)
    return sv_report_lines_join (lines, "", " ");
  if (k < sv_match_get_length (self) && sv_match_is_hidden (self, k))
    return g_strdup (_ ("A secret choice"));

  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  char own[SV_EVENT_TEXT_MAX];

  sv_history_state_at (sv_match_get_doc (self)->history, k, state);
  sv_match_get_game (self)->event_text (sv_match_get_setup (self), state, event, own);
  return g_strdup (own);
}

char *
sv_match_dup_step (SvMatch *self, unsigned i)
{
  g_return_val_if_fail (i < sv_match_get_length (self), NULL);

  return dup_sentence (self, i, sv_history_get_event (sv_match_get_doc (self)->history, i));
}

/* Return the sentences of event @i that tell why play stops, or NULL if it does not stop it. */
static char *
dup_stop (SvMatch *self, unsigned i)
{
  g_autoptr (GPtrArray) lines = sv_match_dup_report (self, i);

  for (guint k = lines->len; k-- > 0;)
    if (((const SvReportLine *)lines->pdata[k])->kind < SV_NOTE_TURNOVER)
      g_ptr_array_remove_index (lines, k);
  return lines->len > 0 ? sv_report_lines_join (lines, "", " ") : NULL;
}

char *
sv_match_dup_cause (SvMatch *self)
{
  const unsigned position = sv_shown (self)->position;
  SvView view = sv_shown (self)->view;

  for (unsigned k = position; k-- > 0 && view.stopped; sv_match_get_view_at (self, k, &view)) {
    char *cause = sv_match_is_hidden (self, k) ? NULL : dup_stop (self, k);

    if (cause != NULL && k + 1 < position)
      return cause;
    if (cause != NULL) {
      g_free (cause); /* the last event tells it itself */
      return NULL;
    }
  }
  return NULL;
}

static void
add_choice (SvMatch *self, unsigned i, SvEvent event, GPtrArray *choices)
{
  SvLoggedChoice *choice = g_new0 (SvLoggedChoice, 1);

  choice->event = event;
  choice->sentence = dup_sentence (self, i, event);
  choice->made = !sv_match_is_hidden (self, i) &&
                 sv_event_equal (event, sv_history_get_event (sv_match_get_doc (self)->history, i));
  g_ptr_array_add (choices, choice);
}

GPtrArray *
sv_match_dup_choices (SvMatch *self, unsigned i)
{
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  const SvGame *game = sv_match_get_game (self);
  SvNode node;

  g_return_val_if_fail (i < sv_match_get_length (self), NULL);

  const void *setup = sv_match_get_setup (self);
  g_autofree SvEvent *legal = g_new (SvEvent, game->max_legal);
  GPtrArray *choices = g_ptr_array_new_with_free_func ((GDestroyNotify)logged_choice_free);
  sv_history_state_at (sv_match_get_doc (self)->history, i, state);
  game->node (setup, state, &node);
  unsigned n = game->legal (setup, state, legal);
  for (unsigned k = 0; k < n; k++)
    add_choice (self, i, legal[k], choices);
  if (node.time)
    add_choice (self, i, sv_event_time (), choices);
  return choices;
}

SvMatch *
sv_match_branch (SvMatch *self)
{
  sv_match_go_on (self);
  const unsigned k = sv_shown (self)->position;
  SvMatchDoc *doc = sv_match_doc_copy (sv_match_get_doc (self), k);
  doc->elapsed_ms = sv_clock_get_elapsed (sv_match_get_clock (self));
  g_free (doc->title);
  doc->title = sv_match_dup_branch_title (self, k, doc->elapsed_ms);
  return sv_match_new (doc);
}

/* Return a sentence that tells how many of the events after event @i were left out, and which
 * was the first of them. */
static char *
dup_told (SvMatch *self, unsigned i, unsigned n_kept)
{
  const unsigned later = sv_match_get_length (self) - i - 1, lost = later - n_kept;

  if (lost == 0)
    return g_strdup (later == 0 ? _ ("The step has been changed.")
                                : _ ("The step has been changed; all later steps still fit."));
  g_autofree char *first = sv_match_dup_step (self, i + 1 + n_kept);
  /* Translators: %1$u is the number of the first step that is left out, %2$s says what happened in
   * it, %3$u how many steps are left out. */
  return sv_sentence (
      ngettext ("Step %1$u no longer fits and is left out: %2$s",
                "From step %1$u on, %3$u steps are left out. The first that does not fit: %2$s",
                lost),
      i + 2 + n_kept, first, lost);
}

SvMatch *
sv_match_replace (SvMatch *self, unsigned i, SvEvent event, char **told, GError **error)
{
  unsigned n_kept;

  g_return_val_if_fail (i < sv_match_get_length (self), NULL);

  SvMatchDoc *doc = sv_match_doc_replace (sv_match_write_doc (self), i, event, &n_kept);
  if (doc == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                         _ ("That is not allowed at this moment of the match."));
    return NULL;
  }
  if (told != NULL)
    *told = dup_told (self, i, n_kept);
  const gint64 elapsed_ms = sv_history_get_time (sv_match_get_doc (self)->history, i);
  return sv_match_new_branch (doc, sv_match_dup_branch_title (self, i, elapsed_ms));
}

/* --- What is shown --- */

void
sv_match_get_moves (SvMatch *self, unsigned i, SvMoves *out)
{
  SvSteps step;

  g_return_if_fail (i < sv_match_get_length (self));

  out->n = 0;
  sv_steps_at (&step, sv_match_get_doc (self)->history, i);
  sv_game_moves (step.game, step.setup, step.before, step.event, step.after, out);
}

gboolean
sv_match_get_closeup (SvMatch *self, unsigned i, SvScene *out)
{
  SvSteps step;

  g_return_val_if_fail (i < sv_match_get_length (self), FALSE);

  sv_steps_at (&step, sv_match_get_doc (self)->history, i);
  return sv_game_closeup (step.game, step.setup, step.before, &step.event, out);
}

gboolean
sv_match_is_die (SvMatch *self, unsigned i)
{
  return sv_history_get_event (sv_match_get_doc (self)->history, i).verb == SV_VERB_DIE;
}

/* Return the side that threw the die of event @i. */
static int
thrower_of (SvMatch *self, unsigned i)
{
  SvNode node;

  sv_match_get_node_at (self, i, &node);
  return node.side;
}

/* Dice that belong together directly follow each other and are thrown by different sides. */
unsigned
sv_match_get_dice (SvMatch *self, int sides[2], int values[2])
{
  unsigned end, first, n = 0;

  end = sv_shown (self)->position;
  while (end > 0 && !sv_match_is_die (self, end - 1)) {
    /* Before a new throw no dice lie on the table. */
    if (sv_shown (self)->node.kind == SV_NODE_CHANCE)
      return 0;
    end--;
  }
  first = end;
  while (first > 0 && sv_match_is_die (self, first - 1))
    first--;
  for (unsigned i = first; i < end; i++) {
    int side = thrower_of (self, i);

    if (n == 2 || (n == 1 && sides[0] == side))
      n = 0;
    sides[n] = side;
    values[n] = sv_history_get_event (sv_match_get_doc (self)->history, i).a;
    n++;
  }
  return n;
}

/* --- Goals and other counted events --- */

gboolean
sv_match_is_goal (SvMatch *self, unsigned i)
{
  SvSteps step;

  g_return_val_if_fail (i < sv_match_get_length (self), FALSE);
  sv_steps_at (&step, sv_match_get_doc (self)->history, i);
  return sv_steps_have (&step, SV_NOTE_GOAL);
}

static void
add_goal (SvFacts *facts, SvSteps *step, int side, int piece)
{
  const SvView *view = sv_steps_before (step);
  /* All periods are assumed to be as long as this one. A goal in the last moment of a period
   * must not be counted in the minute after it, hence the - 1. */
  const gint64 in_period =
      view->period_ms != 0 ? MIN (step->time_ms, view->period_ms - 1) : step->time_ms;
  const gint64 time_ms = in_period + (view->period - 1) * (gint64)view->period_ms;
  const int minute = view->clock_ends != 0  ? view->clock_shows
                     : view->period_ms != 0 ? (int)(time_ms / MINUTE_MS) + 1
                                            : -1;
  const SvGoal goal = { side, piece, time_ms, minute };

  const SvStatEntry stat_entry = { SV_STAT_ENTRY_GOAL, step->index, side, piece, NULL };

  g_array_append_val (facts->goals, goal);
  g_array_append_val (facts->stat_entries, stat_entry);
}

static void
add_tally (GArray *tallies, const char *label, int side)
{
  SvTally tally = { .label = label };
  guint i = 0;

  while (i < tallies->len && !g_str_equal (g_array_index (tallies, SvTally, i).label, label))
    i++;
  if (i == tallies->len)
    g_array_append_val (tallies, tally);
  g_array_index (tallies, SvTally, i).n[side]++;
}

static void
add_stat_entry (SvFacts *facts, SvStatEntry stat_entry)
{
  g_array_append_val (facts->stat_entries, stat_entry);
  add_tally (facts->tallies, stat_entry.label, stat_entry.side);
}

static void
count (SvFacts *facts, SvSteps *step, const SvNote *note, int *shooter)
{
  const int side = note->phrase.side, piece = note->phrase.piece;
  const int scorer = sv_note_scorer (note, shooter);
  const gboolean ends =
      note->kind == SV_NOTE_SAVE || note->kind == SV_NOTE_TURNOVER || note->kind == SV_NOTE_FOUL;

  if (note->shot) {
    facts->shots[side]++;
    add_stat_entry (facts,
                    (SvStatEntry){ SV_STAT_ENTRY_SHOT, step->index, side, piece, _ ("Shots") });
  }
  if (note->kind == SV_NOTE_GOAL)
    add_goal (facts, step, side, scorer);
  else if (ends && note->caption != NULL)
    add_stat_entry (
        facts, (SvStatEntry){ SV_STAT_ENTRY_OTHER, step->index, side, piece, _ (note->caption) });
  else if (note->counts != NULL)
    add_stat_entry (facts, (SvStatEntry){ SV_STAT_ENTRY_OTHER, step->index, side, note->player,
                                          _ (note->counts) });
}

/* Return whether play stops at this step, so that the side that has the ball next did not win
 * it. */
static gboolean
stops (SvSteps *step)
{
  const SvView *after = sv_steps_after (step);

  return after->stage != SV_STAGE_PLAY || after->shootout || sv_steps_have (step, SV_NOTE_GOAL) ||
         sv_steps_have (step, SV_NOTE_WHISTLE) || sv_steps_have (step, SV_NOTE_FOUL) ||
         (after->ball_piece < 0 && sv_steps_have (step, SV_NOTE_TURNOVER));
}

/* Count that a piece has won the ball if the other side had it last and play went on since then.
 * @had: side that had the ball last, or -1 if none. */
static void
count_won (SvFacts *facts, SvSteps *step, int *had)
{
  const SvView *after = sv_steps_after (step);
  const int side = sv_view_ball_side (after);

  if (stops (step)) {
    *had = -1;
    return;
  }
  if (side < 0)
    return;
  if (*had == 1 - side)
    facts->won[after->ball_piece]++;
  *had = side;
}

/* Count the notes of one step. The goals and shots of a shoot-out decide the match, but they are
 * not counted as those of play. */
static void
hear (SvFacts *facts, SvSteps *step, int *shooter)
{
  const SvNotes *notes = sv_steps_notes (step);
  int best = -1;

  for (unsigned i = 0; i < notes->n; i++) {
    const SvNote *note = &notes->notes[i];

    if (note->phrase.side < 0)
      continue;
    if (!sv_steps_before (step)->shootout)
      count (facts, step, note, shooter);
    if ((note->kind != SV_NOTE_PLAIN || note->caption != NULL) &&
        (best < 0 || note->kind > notes->notes[best].kind))
      best = (int)i;
  }
  if (best >= 0) {
    const SvLoggedNote note = { step->index, (unsigned)best };

    g_array_append_val (facts->notes[notes->notes[best].phrase.side], note);
  }
}

SvFacts *
sv_match_dup_facts (SvMatch *self)
{
  SvFacts *facts = g_new0 (SvFacts, 1);
  int shooter = -1, had = -1;
  SvSteps steps;

  facts->goals = g_array_new (FALSE, FALSE, sizeof (SvGoal));
  facts->stat_entries = g_array_new (FALSE, FALSE, sizeof (SvStatEntry));
  facts->tallies = g_array_new (FALSE, FALSE, sizeof (SvTally));
  for (int side = 0; side < 2; side++)
    facts->notes[side] = g_array_new (FALSE, FALSE, sizeof (SvLoggedNote));
  sv_steps_begin (&steps, sv_match_get_doc (self)->history, 0, sv_shown (self)->position);
  while (sv_steps_next (&steps)) {
    hear (facts, &steps, &shooter);
    count_won (facts, &steps, &had);
  }
  return facts;
}

void
sv_facts_free (SvFacts *facts)
{
  g_array_unref (facts->goals);
  g_array_unref (facts->stat_entries);
  g_array_unref (facts->tallies);
  for (int side = 0; side < 2; side++)
    g_array_unref (facts->notes[side]);
  g_free (facts);
}

char *
sv_match_dup_goal (SvMatch *self, const GArray *goals, guint i)
{
  const SvView *view = &sv_shown (self)->view;
  const SvGoal *goal = &g_array_index (goals, SvGoal, i);
  const int left = sv_match_get_left (self), right = 1 - left;
  int score[] = { view->score[0], view->score[1] };

  /* Count back from the final score, because a match may have begun with goals. */
  for (guint k = i + 1; k < goals->len; k++)
    score[g_array_index (goals, SvGoal, k).side]--;
  g_autofree char *who = goal->piece >= 0 ? sv_match_dup_piece_label (self, goal->piece)
                                          : g_strdup (sv_match_get_team_name (self, goal->side));
  if (goal->minute == -1)
    /* Translators: a goal: the score after it, and who made it. */
    return sv_sentence (_ ("%1$d–%2$d: %3$s"), score[left], score[right], who);
  /* Translators: a goal: the score after it, who made it, and in which minute, as in
   * "2–1: Velocitas striker 2, Anne, 3′". */
  return sv_sentence (_ ("%1$d–%2$d: %3$s, %4$d′"), score[left], score[right], who, goal->minute);
}

/* Return the goals of one figurine as "striker 2  3′, 7′", or NULL if it did not score. */
static char *
say_goals_of (SvMatch *match, const GArray *goals, int side, int piece)
{
  g_autoptr (GString) minutes = g_string_new (NULL);
  unsigned n = 0;

  for (guint i = 0; i < goals->len; i++) {
    const SvGoal *goal = &g_array_index (goals, SvGoal, i);

    if (goal->side != side || goal->piece != piece)
      continue;
    n++;
    if (goal->minute == -1)
      continue;
    if (minutes->len != 0)
      g_string_append (minutes, C_ ("between minutes of goals", ", "));
    /* Translators: the minute of a goal, as newspapers write it. */
    g_string_append_printf (minutes, _ ("%d′"), goal->minute);
  }
  if (n == 0)
    return NULL;

  g_autofree char *name = piece >= 0 ? sv_match_dup_piece_title (match, piece)
                                     : g_strdup (sv_match_get_team_name (match, side));
  if (minutes->len == 0)
    return sv_sentence (ngettext ("%s: %u goal", "%s: %u goals", n), name, n);
  /* Translators: who scored, how often, and in which minutes. */
  return sv_sentence (ngettext ("%s: %u goal (%s)", "%s: %u goals (%s)", n), name, n, minutes->str);
}

char *
sv_match_dup_scorers (SvMatch *self, const GArray *goals, int side)
{
  enum { MAX_ROWS = 12 };
  g_autoptr (GString) text = g_string_new (NULL);
  int row = 0;

  for (int piece = -1; piece < sv_shown (self)->view.n_pieces && row < MAX_ROWS; piece++) {
    g_autofree char *words = say_goals_of (self, goals, side, piece);

    if (words == NULL)
      continue;
    if (row++ > 0)
      g_string_append_c (text, '\n');
    g_string_append (text, words);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
