/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rules of a game tell of its golden matches: the beginning of each in full, and of all
 * their positions how often each thing came. */

#include "game-words.h"
#include "golden-text.h"
#include "sv-document.h"
#include "sv-reason.h"
#include "sv-rng.h"
#include "sv-steps.h"
#include "tally.h"
#include "transcripts.h"

enum {
  TOLD = 24,
  TOLD_LATER = 8,
  SHOWN = 4,
  EVALUATIONS = 12,
  EVALUATION_EVERY = 10,
  EARLIER = 16
};

/* What is counted of all positions. */
typedef struct {
  Tally *targets, *prompts, *lessons, *parts;
  Tally *notes, *moves, *counts, *odds;
  Tally *why_not, *meanings, *reasons;
  Tally *views, *pieces, *near, *positions, *line_ups, *saved_line_ups;
  Tally *filled, *broken;
} Counted;

typedef struct {
  GString *text;
  SvMatchDoc *doc;
  const SvGame *game;
  const void *setup;
  Counted counted;
  GHashTable *said;     /* sentences that stand in the text already */
  char *score;          /* that the text told last */
  GString *evaluations; /* of the position for the first side, where it changes */
  int evaluation;
  unsigned n_evaluations;
  guint64 taken[SV_MAX_SAVED_LINE_UP / 8];
  guint64 earlier[EARLIER][SV_MAX_STATE / 8];
  unsigned n_earlier;
  unsigned n_told; /* events of the match that are told in full */
} Announcement;

/* --- What is counted --- */

static void
count_phrase (Tally *tally, const Moment *now, const SvPhrase *phrase)
{
  tally_count (tally, say_phrase (now, phrase), "%s", phrase->msgid);
}

static void
count_notes (Tally *tally, const Moment *now, const SvNotes *notes)
{
  for (unsigned i = 0; i < notes->n; i++) {
    g_autofree char *kind = say_note_kind (&notes->notes[i]);

    tally_count (tally, say_phrase (now, &notes->notes[i].phrase), "%s [%s]",
                 notes->notes[i].phrase.msgid, kind);
  }
}

static void
count_targets (Announcement *self, const Moment *now, const SvEvent *legal, unsigned n)
{
  for (unsigned i = 0; i < n; i++) {
    g_autofree char *kind = say_target_kind (now, legal[i]);

    tally_count (self->counted.targets, say_target (now, legal[i]), "%s", kind);
  }
}

/* Everything that people may point at in vain: each piece, each space, and one piece on each
 * space. */
static void
count_why_not (
    Announcement *self, const Moment *now, const SvEvent *legal, unsigned n, unsigned step)
{
  const int n_pieces = now->scene.view.n_pieces, n_spaces = now->scene.board->n_spaces;
  const int one = (int)(step % (unsigned)n_pieces);
  SvPhrase why;

  for (int i = 0; i < n_pieces + 2 * n_spaces && n > 0; i++) {
    const int piece = i < n_pieces ? i : i < n_pieces + n_spaces ? -1 : one;
    const int space = i < n_pieces ? -1 : (i - n_pieces) % n_spaces;

    if (sv_game_why_not (self->game, self->setup, now->state, legal, n, piece, space, &why))
      count_phrase (self->counted.why_not, now, &why);
  }
}

static void
count_meanings (Announcement *self, const Moment *now)
{
  SvNotes notes;

  sv_game_meaning (self->game, self->setup, now->state, -1, -1, &notes);
  count_notes (self->counted.meanings, now, &notes);
  for (int piece = 0; piece < now->scene.view.n_pieces; piece++) {
    sv_game_meaning (self->game, self->setup, now->state, piece,
                     now->scene.view.pieces[piece].space, &notes);
    count_notes (self->counted.meanings, now, &notes);
  }
  for (int space = 0; space < now->scene.board->n_spaces; space++) {
    sv_game_meaning (self->game, self->setup, now->state, -1, space, &notes);
    count_notes (self->counted.meanings, now, &notes);
  }
}

static void
count_lesson (Announcement *self, const Moment *now)
{
  SvPhrase phrase;
  SvTurn turn;
  const SvLesson *lesson = sv_game_lesson (self->game, self->setup, now->state, &phrase);

  if (lesson != NULL)
    tally_count (self->counted.lessons, say_phrase (now, &phrase), "%s", lesson->title);
  sv_game_turn (self->game, self->setup, now->state, &turn);
  g_autoptr (GString) parts = g_string_new (NULL);
  for (unsigned i = 0; i < turn.n; i++)
    g_string_append_printf (parts, turn.now == (int)i ? " [%s]" : " %s", turn.names[i]);
  if (turn.n > 0)
    tally_count (self->counted.parts, NULL, "%s", parts->str);
}

static void
count_view (Announcement *self, const Moment *now)
{
  const SvView *view = &now->scene.view;
  const gboolean is_near = now->scene.board != self->game->board (self->setup);
  SvTiming timing;
  SvView whole;

  for (unsigned i = 0; i < view->n_pieces; i++) {
    const SvPiece *piece = &view->pieces[i];

    for (unsigned flag = 1; flag <= SV_PIECE_GONE; flag <<= 1)
      if (piece->flags & flag) {
        g_autofree char *sign = say_sign (flag);
        tally_count (self->counted.pieces, say_piece (now, (int)i), "%s", sign);
      }
    if (piece->need > 0)
      tally_count (self->counted.pieces, say_piece (now, (int)i), "needs %d", piece->need);
    if (is_near && piece->space >= 0)
      tally_count (self->counted.near, say_piece (now, (int)i), "on %s, as %s",
                   now->scene.board->spaces[piece->space].name, piece->look);
    tally_count (self->counted.positions, say_piece (now, (int)i), "%s, card %d, head %u",
                 piece->look, piece->card, piece->head);
  }
  self->game->view (self->setup, now->state, &whole);
  tally_count (self->counted.views, say_view (&whole), "phase %s, %s attacks%s%s", whole.phase,
               side_word (whole.attacking), whole.shootout ? ", penalties" : "",
               whole.clock_runs ? "" : ", no clock");
  sv_game_timing (self->game, self->setup, now->state, &timing);
  g_assert_cmpint (timing.period, ==, whole.period);
  g_assert_cmpint (timing.n_periods, ==, whole.n_periods);
  g_assert_cmpint (timing.period_ms, ==, whole.period_ms);
  g_assert_cmpint (timing.clock_runs, ==, whole.clock_runs);
}

static void
count_line_ups (Announcement *self, const Moment *now)
{
  for (unsigned i = 0; i < SV_MAX_LINE_UPS; i++) {
    SvLineUp line_up;

    if (!sv_game_line_up (self->game, self->setup, now->state, i, &line_up))
      continue;
    g_autofree char *event = say_event (now, line_up.event);
    g_autofree char *name = say_phrase (now, &line_up.name);
    tally_count (self->counted.line_ups, g_steal_pointer (&event), "%u. %s", i + 1, name);
  }
}

/* How a side has lined up just now, and how the next one begins to stand so. */
static void
count_saved_line_ups (Announcement *self, const Moment *now)
{
  const SvSavedLineUps *saved_line_ups = self->game->line_ups.saved_line_ups;
  SvEvent event;

  for (int side = 0; side < 2 && saved_line_ups != NULL; side++) {
    g_autoptr (GString) values = g_string_new (NULL);
    guint64 saved_line_up[SV_MAX_SAVED_LINE_UP / 8] = { 0 };

    if (!sv_game_take_saved_line_up (self->game, self->setup, now->state, side, saved_line_up))
      continue;
    memcpy (self->taken, saved_line_up, sizeof saved_line_up);
    for (gsize i = 0; i < saved_line_ups->n_fields; i++)
      g_string_append_printf (values, " %s=%d", saved_line_ups->fields[i].key,
                              sv_field_get (&saved_line_ups->fields[i], saved_line_up));
    tally_count (self->counted.saved_line_ups, NULL, "%s stands%s", side_word (side), values->str);
  }
  if (saved_line_ups != NULL &&
      sv_game_next_of_saved_line_up (self->game, self->setup, now->state, self->taken, &event)) {
    g_autofree char *next = say_event (now, event);
    tally_count (self->counted.saved_line_ups, NULL, "then: %s", next);
  }
}

static void
count_odds (Announcement *self, const Moment *now)
{
  SvNotes notes = { 0 };
  SvOdds odds;

  if (self->game->words.counts != NULL)
    self->game->words.counts (self->setup, now->state, &notes);
  count_notes (self->counted.counts, now, &notes);
  sv_odds (self->game, self->setup, now->state, &odds);
  for (unsigned i = 0; i < odds.n; i++) {
    g_autofree char *outcome = say_outcome (&odds.outcomes[i]);
    tally_count (self->counted.odds, NULL, "%s", outcome);
  }
}

/* Why each choice is better or worse than the one after it in the list. */
static void
count_reasons (
    Announcement *self, const Moment *now, const SvEvent *legal, unsigned n, unsigned step)
{
  guint64 better[SV_MAX_STATE / 8], worse[SV_MAX_STATE / 8];

  for (unsigned i = 0; i + 1 < n && i < 4; i++) {
    SvNotes notes = { 0 };

    memcpy (better, now->state, self->game->state_size);
    memcpy (worse, now->state, self->game->state_size);
    self->game->apply (self->setup, better, legal[i]);
    self->game->apply (self->setup, worse, legal[n - 1 - i]);
    sv_reason (self->game, self->setup, better, worse, (int)(step % 2), &notes);
    count_notes (self->counted.reasons, now, &notes);
  }
}

/* What is seen to be wrong with this position where a byte of it is that of an earlier one. */
static void
count_broken (Announcement *self, const Moment *now, unsigned step)
{
  guint64 spoilt[SV_MAX_STATE / 8];

  if (self->game->broken == NULL)
    return;
  for (unsigned k = 0; k < self->n_earlier && step % 8 == 0; k++)
    for (gsize at = 0; at < self->game->state_size; at++) {
      const guint8 other = ((const guint8 *)self->earlier[k])[at];
      memcpy (spoilt, now->state, self->game->state_size);
      if (((guint8 *)spoilt)[at] == other)
        continue;
      ((guint8 *)spoilt)[at] = other;
      const char *broken = self->game->broken (self->setup, spoilt);
      if (broken != NULL)
        tally_count (self->counted.broken, NULL, "%s", broken);
    }
  memcpy (self->earlier[(step / 8) % EARLIER], now->state, self->game->state_size);
  self->n_earlier = MIN (step / 8 + 1, EARLIER);
}

/* What a side must not know. */
static void
count_secrets (Announcement *self, const Moment *now)
{
  guint64 other[SV_MAX_STATE / 8];

  for (int side = 0; side < 2 && self->game->secrets.hide_secrets != NULL; side++) {
    memcpy (other, now->state, self->game->state_size);
    self->game->secrets.hide_secrets (self->setup, other, side);
    const unsigned ways = self->game->secrets.fill_secrets != NULL
                              ? self->game->secrets.fill_secrets (self->setup, other, side, 0)
                              : 1;
    if (memcmp (other, now->state, self->game->state_size) != 0 || ways > 1)
      tally_count (self->counted.filled, NULL, "for %s in phase %s there are %u ways",
                   side_word (side), now->scene.view.phase, ways);
  }
}

/* What the position is worth, as the game guesses it, if that is not what the last one was
 * worth. */
static void
count_evaluation (Announcement *self, const Moment *now, unsigned step)
{
  const int evaluation = self->game->evaluation.appraise != NULL
                             ? self->game->evaluation.appraise (self->setup, now->state, 0)
                             : 0;

  if (evaluation == self->evaluation || step % EVALUATION_EVERY != 0)
    return;
  self->evaluation = evaluation;
  if (self->n_evaluations++ % EVALUATIONS == 0)
    g_string_append (self->evaluations, "\n ");
  g_string_append_printf (self->evaluations, " %u: %d", step, evaluation);
}

static void
count_position (Announcement *self, const Moment *now, unsigned step)
{
  g_autofree SvEvent *legal = g_new (SvEvent, SV_MAX_LEGAL);
  const unsigned n = self->game->legal (self->setup, now->state, legal);
  SvPhrase prompt;

  self->game->words.prompt (self->setup, now->state, &prompt);
  count_phrase (self->counted.prompts, now, &prompt);
  count_targets (self, now, legal, n);
  count_why_not (self, now, legal, n, step);
  if (step % 4 == 0)
    count_meanings (self, now);
  count_lesson (self, now);
  count_view (self, now);
  count_line_ups (self, now);
  count_saved_line_ups (self, now);
  count_odds (self, now);
  count_reasons (self, now, legal, n, step);
  count_broken (self, now, step);
  count_secrets (self, now);
  count_evaluation (self, now, step);
}

static void
count_event (Announcement *self, const Moment *now, SvSteps *steps)
{
  SvMoves moves;

  count_notes (self->counted.notes, now, sv_steps_notes (steps));
  sv_game_moves (self->game, self->setup, steps->before, steps->event, steps->after, &moves);
  for (unsigned i = 0; i < moves.n; i++)
    tally_count (self->counted.moves, say_move (now, &moves.moves[i]), "%s %s%s",
                 moves.moves[i].piece < 0 ? "the ball" : "a piece",
                 moves.moves[i].to < 0     ? "leaves the board"
                 : moves.moves[i].from < 0 ? "comes onto the board"
                                           : "moves",
                 moves.moves[i].over >= 0 ? " over a space" : "");
}

/* --- What is told in full --- */

/* Takes sentence. What has been said in this transcript before is not said again, unless always
 * is TRUE. */
static void
tell_sentence (
    Announcement *self, const char *what, char *sentence, const SvPhrase *phrase, gboolean always)
{
  if (g_hash_table_add (self->said, g_strdup (phrase->msgid)) || always)
    add_line (self->text, "      %s %s", what, sentence);
  g_free (sentence);
}

static void
tell_notes (
    Announcement *self, const Moment *now, const char *what, const SvNotes *notes, gboolean always)
{
  for (unsigned i = 0; i < notes->n; i++) {
    g_autofree char *said = say_phrase (now, &notes->notes[i].phrase);
    g_autofree char *kind = say_note_kind (&notes->notes[i]);

    tell_sentence (self, what, g_strdup_printf ("%s [%s]", said, kind), &notes->notes[i].phrase,
                   always);
  }
}

/* The first of the choices, each as what a file writes and what a person points at. */
static void
tell_choices (Announcement *self, const Moment *now, const SvEvent *legal, unsigned n)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (unsigned i = 0; i < n && i < SHOWN; i++) {
    g_autofree char *event = say_event (now, legal[i]);
    g_autofree char *target = say_target (now, legal[i]);

    g_string_append_printf (line, "%s%s", i > 0 ? " · " : "", event);
    if (*target != '\0')
      g_string_append_printf (line, " (%s)", target);
  }
  if (n > SHOWN)
    g_string_append_printf (line, " · and %u more", n - SHOWN);
  if (n > 0)
    add_line (self->text, "      may %s", line->str);
}

/* What may not be chosen, and why: the sentences that were not said before. */
static void
tell_refusals (Announcement *self, const Moment *now, const SvEvent *legal, unsigned n)
{
  for (int piece = -1; piece < now->scene.view.n_pieces && n > 0; piece++)
    for (int space = -1; space < now->scene.board->n_spaces; space++) {
      g_autofree char *who = say_piece (now, piece);
      g_autofree char *where = say_space (now->scene.board, space);
      SvPhrase why;

      if (!sv_game_why_not (self->game, self->setup, now->state, legal, n, piece, space, &why))
        continue;
      g_autofree char *said = say_phrase (now, &why);
      tell_sentence (self, "may not", g_strdup_printf ("%s, on %s: %s", who, where, said), &why,
                     FALSE);
    }
}

/* What a scoreboard shows, if it has changed. */
static void
tell_score (Announcement *self, const Moment *now)
{
  g_autofree char *score = say_view (&now->scene.view);

  if (g_strcmp0 (score, self->score) == 0)
    return;
  add_line (self->text, "      %s", score);
  g_free (self->score);
  self->score = g_steal_pointer (&score);
}

static void
tell_position (Announcement *self, const Moment *now)
{
  g_autofree SvEvent *legal = g_new (SvEvent, SV_MAX_LEGAL);
  const unsigned n = self->game->legal (self->setup, now->state, legal);
  SvPhrase prompt, lesson;
  SvNotes notes = { 0 };
  SvNode node;

  self->game->node (self->setup, now->state, &node);
  self->game->words.prompt (self->setup, now->state, &prompt);
  g_autofree char *who = say_node (&node), *asked = say_phrase (now, &prompt);
  tell_score (self, now);
  add_line (self->text, "      %s: %s", who, asked);
  tell_choices (self, now, legal, n);
  tell_refusals (self, now, legal, n);
  if (self->game->words.counts != NULL)
    self->game->words.counts (self->setup, now->state, &notes);
  tell_notes (self, now, "counts:", &notes, TRUE);
  if (sv_game_lesson (self->game, self->setup, now->state, &lesson) != NULL)
    tell_sentence (self, "lesson:", say_phrase (now, &lesson), &lesson, FALSE);
}

/* Whether one of these notes has not been said before. */
static gboolean
is_new (Announcement *self, const SvNotes *notes)
{
  for (unsigned i = 0; i < notes->n; i++)
    if (!g_hash_table_contains (self->said, notes->notes[i].phrase.msgid))
      return TRUE;
  return FALSE;
}

static void
tell_event (Announcement *self, const Moment *now, SvSteps *steps, gboolean always)
{
  SvMoves moves;

  tell_notes (self, now, "—", sv_steps_notes (steps), always);
  sv_game_moves (self->game, self->setup, steps->before, steps->event, steps->after, &moves);
  g_autoptr (GString) line = g_string_new (NULL);
  for (unsigned i = 0; i < moves.n; i++) {
    g_autofree char *move = say_move (now, &moves.moves[i]);
    g_string_append_printf (line, "%s%s", i > 0 ? ", " : "", move);
  }
  if (moves.n > 0 && always)
    add_line (self->text, "      moves %s", line->str);
}

/* --- A match --- */

/* What the match leaves to its teams. */
static void
tell_end (Announcement *self, const void *state)
{
  g_autofree void *setup = g_memdup2 (self->setup, self->game->setup_size);

  for (unsigned side = 0; side < 2 && self->game->season.after_match != NULL; side++) {
    void *values = sv_game_team (self->game, setup, side);

    self->game->season.after_match (setup, state, side, values);
    for (gsize i = 0; i < self->game->n_team_fields; i++)
      if (self->game->team_fields[i].type != SV_FIELD_RECORD)
        add_line (self->text, "      leaves to %s: %s %d", side_word ((int)side),
                  self->game->team_fields[i].key,
                  sv_field_get (&self->game->team_fields[i], values));
    for (unsigned card = 0; card < self->game->n_cards && self->game->season.misses != NULL;
         card++) {
      const char *why = self->game->season.misses (values, card);
      if (why != NULL)
        add_line (self->text, "      card %u of %s misses the next match: %s", card,
                  side_word ((int)side), why);
    }
  }
}

static void
tell_golden (Announcement *self, const char *name)
{
  const SvHistory *history = self->doc->history;
  SvSteps *steps = g_new (SvSteps, 1);
  Moment now;

  add_line (self->text, "\n== %s ==", name);
  g_string_append_printf (self->evaluations, "\n%s:", name);
  self->n_evaluations = 0;
  sv_steps_begin (steps, history, 0, sv_history_get_length (history));
  self->n_earlier = 0;
  moment_set (&now, self->game, self->setup, steps->after);
  tell_position (self, &now);
  count_position (self, &now, 0);
  for (unsigned i = 0; sv_steps_next (steps); i++) {
    moment_set (&now, self->game, self->setup, steps->before);
    g_autofree char *event = say_event (&now, steps->event);
    moment_set (&now, self->game, self->setup, steps->after);
    count_event (self, &now, steps);
    count_position (self, &now, i + 1);
    if (i < self->n_told || is_new (self, sv_steps_notes (steps)))
      add_line (self->text, "%4u  %s", i + 1, event);
    tell_event (self, &now, steps, i < self->n_told);
    if (i < self->n_told)
      tell_position (self, &now);
  }
  tell_end (self, steps->after);
  g_free (steps);
}

static void
open_match (Announcement *self, const char *id, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".svmatch", NULL);
  g_autofree char *path = g_build_filename (SV_TRACES, id, file, NULL);
  g_autoptr (GError) error = NULL;

  self->doc = sv_match_doc_load (path, NULL, &error);
  g_assert_no_error (error);
  self->game = self->doc->game;
  self->setup = sv_history_get_setup (self->doc->history);
}

static void
begin_counting (Counted *counted)
{
  *counted = (Counted){
    .targets = tally_new ("What may be chosen"),
    .prompts = tally_new ("What is asked"),
    .lessons = tally_new ("The rule of the moment"),
    .parts = tally_new ("The parts of a turn"),
    .notes = tally_new ("What is told of events"),
    .moves = tally_new ("What moves"),
    .counts = tally_new ("What counts for a throw"),
    .odds = tally_new ("What may come of a throw"),
    .why_not = tally_new ("Why something cannot be chosen"),
    .meanings = tally_new ("What places mean"),
    .reasons = tally_new ("Why a choice is better than another"),
    .views = tally_new ("What a scoreboard shows"),
    .pieces = tally_new ("Signs of pieces"),
    .near = tally_new ("Who is seen from near"),
    .positions = tally_new ("What pieces look like"),
    .line_ups = tally_new ("Line-ups"),
    .saved_line_ups = tally_new ("Line-ups that a team keeps"),
    .filled = tally_new ("What is secret"),
    .broken = tally_new ("What is wrong with spoilt positions"),
  };
}

static void
end_counting (Counted *counted, GString *text)
{
  Tally *const all[] = { counted->targets,  counted->prompts,        counted->lessons,
                         counted->parts,    counted->notes,          counted->moves,
                         counted->counts,   counted->odds,           counted->why_not,
                         counted->meanings, counted->reasons,        counted->views,
                         counted->pieces,   counted->near,           counted->positions,
                         counted->line_ups, counted->saved_line_ups, counted->filled,
                         counted->broken };

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    tally_end (all[i], text);
}

void
tell_game (GString *text, gconstpointer id)
{
  static const char *const names[] = { "whole-match", "variations", "shootout" };
  Announcement *self = g_new0 (Announcement, 1);

  self->text = text;
  self->said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->evaluations =
      g_string_new ("\n== Worth for Home in hundredths of a goal, from which event on ==");
  begin_counting (&self->counted);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    if (g_str_equal (id, "strafworp") && i == 2)
      break;
    open_match (self, id, names[i]);
    self->n_told = i == 0 ? TOLD : TOLD_LATER;
    tell_golden (self, names[i]);
    sv_match_doc_free (self->doc);
  }
  end_counting (&self->counted, text);
  add_line (text, "%s", self->evaluations->str);
  g_free (self->score);
  g_string_free (self->evaluations, TRUE);
  g_hash_table_unref (self->said);
  g_free (self);
}
