/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-game.h"

#include <string.h>

unsigned
sv_game_n_phases (const SvGame *game)
{
  unsigned n = 0;

  while (game->positions.phases != NULL && game->positions.phases[n].label != NULL)
    n++;
  return n;
}

bool
sv_game_has_placements (const SvGame *game)
{
  return game->positions.phases != NULL;
}

bool
sv_game_has_lessons (const SvGame *game)
{
  return game->teach.lessons != NULL;
}

bool
sv_game_has_turns (const SvGame *game)
{
  return game->teach.turn != NULL;
}

bool
sv_game_has_evaluation (const SvGame *game)
{
  return game->evaluation.appraise != NULL;
}

bool
sv_game_has_season (const SvGame *game)
{
  return game->season.after_match != NULL && game->n_team_fields > 0;
}

bool
sv_game_has_score_sheet_season (const SvGame *game)
{
  return sv_game_has_season (game) && game->season.after_score_sheet != NULL;
}

const char *
sv_game_broken (const SvGame *game, const void *setup, const void *state)
{
  return game->broken != NULL ? game->broken (setup, state) : NULL;
}

void
sv_game_hide_secrets (const SvGame *game, const void *setup, void *state, int side)
{
  if (game->secrets.hide_secrets != NULL && side >= 0)
    game->secrets.hide_secrets (setup, state, side);
}

unsigned
sv_game_fill_secrets (const SvGame *game, const void *setup, void *state, int side, unsigned i)
{
  return game->secrets.fill_secrets != NULL && side >= 0
             ? game->secrets.fill_secrets (setup, state, side, i)
             : 1;
}

bool
sv_game_has_secrets (const SvGame *game, const void *setup, const void *state, int side)
{
  unsigned char seen[SV_MAX_STATE] __attribute__ ((aligned (16)));

  if (game->secrets.hide_secrets == NULL)
    return false;
  memcpy (seen, state, game->state_size);
  sv_game_hide_secrets (game, setup, seen, side);
  return memcmp (seen, state, game->state_size) != 0;
}

void
sv_game_standard (const SvGame *game, void *setup)
{
  memset (setup, 0, game->setup_size);
  sv_fields_set_standard (game->variant_fields, game->n_variant_fields, setup);
  for (unsigned side = 0; side < 2; side++) {
    for (unsigned card = 0; card < game->n_cards; card++)
      sv_fields_set_standard (game->card_fields, game->n_card_fields,
                              sv_game_card (game, setup, side, card));
    if (game->n_team_fields > 0)
      sv_fields_set_standard (game->team_fields, game->n_team_fields,
                              sv_game_team (game, setup, side));
  }
  if (game->setup.standard != NULL)
    game->setup.standard (setup);
}

bool
sv_game_check (const SvGame *game, const void *setup, SvFault *fault)
{
  return game->setup.check == NULL || game->setup.check (setup, fault);
}

unsigned
sv_game_budget (const SvGame *game, const void *setup, unsigned side, SvBudget *out)
{
  return game->setup.budget != NULL ? game->setup.budget (setup, side, out) : 0;
}

int
sv_game_minutes (const SvGame *game, const void *setup)
{
  const int minutes = game->display.minutes != NULL ? game->display.minutes (setup) : 0;

  return minutes < 10 ? minutes : (minutes + 2) / 5 * 5;
}

void
sv_game_timing (const SvGame *game, const void *setup, const void *state, SvTiming *out)
{
  SvView view;

  if (game->display.timing != NULL) {
    game->display.timing (setup, state, out);
    return;
  }
  game->view (setup, state, &view);
  *out = (SvTiming){ .period = view.period,
                     .n_periods = view.n_periods,
                     .clock_runs = view.clock_runs,
                     .period_ms = view.period_ms };
}

bool
sv_game_closeup (
    const SvGame *game, const void *setup, const void *state, const SvEvent *event, SvScene *out)
{
  return game->display.closeup != NULL && game->display.closeup (setup, state, event, out);
}

void
sv_game_scene (const SvGame *game, const void *setup, const void *state, SvScene *out)
{
  if (sv_game_closeup (game, setup, state, NULL, out))
    return;
  out->board = game->board (setup);
  game->view (setup, state, &out->view);
}

void
sv_game_notes (const SvGame *game,
               const void *setup,
               const void *before,
               SvEvent event,
               const void *after,
               SvNotes *out)
{
  out->n = 0;
  if (game->words.notes != NULL)
    game->words.notes (setup, before, event, after, out);
}

/* Write a straight move for each piece whose space differs between the two views, then one for
 * the ball, unless the same piece has the ball in both views. */
static void
derive_moves (const SvView *was, const SvView *is, SvMoves *out)
{
  for (int i = 0; i < is->n_pieces; i++)
    sv_moves_add (out, i, was->pieces[i].space, is->pieces[i].space, -1);
  if (was->ball_piece != is->ball_piece || is->ball_piece < 0)
    sv_moves_add (out, -1, was->ball_space, is->ball_space, -1);
}

void
sv_game_moves (const SvGame *game,
               const void *setup,
               const void *before,
               SvEvent event,
               const void *after,
               SvMoves *out)
{
  SvView was, is;

  out->n = 0;
  if (game->display.moves != NULL) {
    game->display.moves (setup, before, event, after, out);
    return;
  }
  game->view (setup, before, &was);
  game->view (setup, after, &is);
  derive_moves (&was, &is, out);
}

bool
sv_game_risks (const SvGame *game, const void *setup, const void *state, SvRisks *out)
{
  *out = (SvRisks){ .odds = 1, .odds_of = 1 };
  return game->display.risks != NULL && game->display.risks (setup, state, out);
}

bool
sv_game_space_name (const SvGame *game, const void *setup, int space, SvPhrase *out)
{
  if (game->words.space_name != NULL)
    game->words.space_name (setup, space, out);
  return game->words.space_name != NULL;
}

void
sv_game_counts (const SvGame *game, const void *setup, const void *state, SvNotes *out)
{
  out->n = 0;
  if (game->words.counts != NULL)
    game->words.counts (setup, state, out);
}

void
sv_game_add_reasons (const SvGame *game,
                     const void *setup,
                     const void *better,
                     const void *worse,
                     int side,
                     SvNotes *out)
{
  if (game->teach.reason != NULL)
    game->teach.reason (setup, better, worse, side, out);
}

bool
sv_game_item_picture (
    const SvGame *game, const void *setup, const SvField *list, unsigned i, SvView *out)
{
  return game->setup.item_picture != NULL && game->setup.item_picture (setup, list, i, out);
}

void
sv_game_prompt (const SvGame *game, const void *setup, const void *state, SvPhrase *out)
{
  static const char *const asks[] = { [SV_NODE_DECISION] = N_ ("{who}: choose what to do"),
                                      [SV_NODE_CHANCE] = N_ ("{who}: throw the die"),
                                      [SV_NODE_OVER] = N_ ("The match is over") };
  SvNode node;

  if (game->words.prompt != NULL) {
    game->words.prompt (setup, state, out);
    return;
  }
  game->node (setup, state, &node);
  *out = sv_phrase (asks[node.kind], node.side);
}

void
sv_game_piece_name (const SvGame *game, const void *setup, int piece, SvPhrase *out)
{
  if (game->words.piece_name != NULL) {
    game->words.piece_name (setup, piece, out);
    return;
  }
  *out = sv_phrase (N_ ("figurine {n}"), -1);
  out->n = piece + 1;
}

void
sv_game_dump (const SvGame *game, const void *setup, const void *state, const SvSink *sink)
{
  if (game->files.dump != NULL)
    game->files.dump (setup, state, sink);
}

bool
sv_game_restore (
    const SvGame *game, const void *setup, const SvSource *source, void *state, SvFault *fault)
{
  if (game->files.restore != NULL)
    return game->files.restore (setup, source, state, fault);
  return sv_refuse (fault, sv_phrase (N_ ("no match of this game can begin from a position"), -1),
                    "phase");
}

void
sv_game_dump_start (const SvGame *game, const void *setup, const void *state, const SvSink *sink)
{
  if (game->files.dump_start != NULL)
    game->files.dump_start (setup, state, sink);
  else
    sv_game_dump (game, setup, state, sink);
}

void
sv_game_after_match (
    const SvGame *game, const void *setup, const void *state, unsigned side, void *values)
{
  if (sv_game_has_season (game))
    game->season.after_match (setup, state, side, values);
}

const char *
sv_game_misses (const SvGame *game, const void *values, unsigned card)
{
  return game->season.misses != NULL ? game->season.misses (values, card) : NULL;
}

void
sv_game_meaning (
    const SvGame *game, const void *setup, const void *state, int piece, int space, SvNotes *out)
{
  SvNotes counts;

  out->n = 0;
  if (game->words.meaning != NULL)
    game->words.meaning (setup, state, piece, space, out);
  sv_game_counts (game, setup, state, &counts);
  /* Add what the piece must throw. A note that also names a space belongs to the space, not to
   * the piece. */
  for (unsigned i = 0; piece >= 0 && i < counts.n; i++)
    if (counts.notes[i].phrase.piece == piece && counts.notes[i].phrase.space < 0)
      sv_notes_add (out, SV_NOTE_PLAIN, counts.notes[i].phrase);
}

const char *
sv_game_period_name (const SvGame *game, const void *setup, unsigned period)
{
  unsigned char state[SV_MAX_STATE] __attribute__ ((aligned (16)));
  SvView view;

  if (game->words.period_name != NULL)
    return game->words.period_name (setup, period);
  game->init (setup, state);
  game->view (setup, state, &view);
  return period == 1 ? view.period_name : NULL;
}

static const SvScoreSheetThrow one_die[] = { { N_ ("Throw"), 1, 6, 1 }, { NULL, 0, 0, 0 } };
static const SvScoreSheetMark no_marks[] = { { .label = NULL } };

const SvScoreSheetThrow *
sv_game_score_sheet_throws (const SvGame *game)
{
  return game->table.throws != NULL ? game->table.throws : one_die;
}

const SvScoreSheetMark *
sv_game_score_sheet_marks (const SvGame *game)
{
  return game->table.marks != NULL ? game->table.marks : no_marks;
}

void
sv_game_score_sheet (const SvGame *game,
                     const void *setup,
                     const SvScoreSheet *sheet,
                     SvScoreSheetView *out)
{
  unsigned char state[SV_MAX_STATE] __attribute__ ((aligned (16)));
  const unsigned next = sheet->period + 1u;
  SvView view = { 0 };

  memset (out, 0, sizeof *out);
  out->winner = -1;
  if (game->table.sheet != NULL) {
    game->table.sheet (setup, sheet, out);
    return;
  }
  game->init (setup, state);
  game->view (setup, state, &view);
  out->period_ms = view.period_ms;
  out->ended = sheet->time_up;
  out->next = sv_game_period_name (game, setup, next) != NULL ? (uint8_t)next : 0;
  out->winner = sv_score_sheet_leader (sheet->score);
}

const SvLesson *
sv_game_lesson (const SvGame *game, const void *setup, const void *state, SvPhrase *text)
{
  *text = sv_phrase (NULL, -1);
  const int i = game->teach.lesson != NULL ? game->teach.lesson (setup, state, text) : -1;
  if (i < 0)
    return NULL;
  text->msgid = game->teach.lessons[i].text;
  return &game->teach.lessons[i];
}

void
sv_game_turn (const SvGame *game, const void *setup, const void *state, SvTurn *out)
{
  *out = (SvTurn){ .now = -1 };
  if (game->teach.turn != NULL)
    game->teach.turn (setup, state, out);
}

bool
sv_game_line_up (
    const SvGame *game, const void *setup, const void *state, unsigned i, SvLineUp *out)
{
  return i < SV_MAX_LINE_UPS && game->line_ups.line_up != NULL &&
         game->line_ups.line_up (setup, state, i, out);
}

bool
sv_game_safest_line_up (const SvGame *game, const void *setup, const void *state, SvLineUp *out)
{
  return game->line_ups.safest != NULL && game->line_ups.safest (setup, state, out);
}

unsigned
sv_game_first_line_up (const SvGame *game, const void *setup, const void *state)
{
  SvLineUp out;
  unsigned i = 0;

  while (i < SV_MAX_LINE_UPS && !sv_game_line_up (game, setup, state, i, &out))
    i++;
  return i;
}

bool
sv_game_take_saved_line_up (
    const SvGame *game, const void *setup, const void *state, int side, void *out)
{
  memset (out, 0, game->line_ups.saved_line_ups->size);
  return game->line_ups.saved_line_ups->take (setup, state, side, out);
}

bool
sv_game_next_of_saved_line_up (const SvGame *game,
                               const void *setup,
                               const void *state,
                               const void *saved_line_up,
                               SvEvent *event)
{
  return sv_game_first_line_up (game, setup, state) < SV_MAX_LINE_UPS &&
         game->line_ups.saved_line_ups->next (setup, state, saved_line_up, event);
}

/* Write the next event towards line-up @i, or towards the saved line-up @saved_line_up if it is not
 * NULL. */
static bool
next_event (const SvGame *game,
            const void *setup,
            const void *state,
            unsigned i,
            const void *saved_line_up,
            SvEvent *event)
{
  SvLineUp line_up;

  if (saved_line_up != NULL)
    return sv_game_next_of_saved_line_up (game, setup, state, saved_line_up, event);
  if (!sv_game_line_up (game, setup, state, i, &line_up))
    return false;
  *event = line_up.event;
  return true;
}

/* Write the view after the side that decides has lined up, in line-up @i, or like the saved
 * line-up @saved_line_up if it is not NULL. */
static void
look_ahead (const SvGame *game,
            const void *setup,
            const void *state,
            unsigned i,
            const void *saved_line_up,
            SvView *out)
{
  unsigned char next[SV_MAX_STATE] __attribute__ ((aligned (16)));
  SvNode node;
  SvEvent event;

  memcpy (next, state, game->state_size);
  game->node (setup, next, &node);
  const int side = node.side;
  /* If both sides line up in turn, let the other side take its first (usual) line-up meanwhile. */
  while (node.side == side ? next_event (game, setup, next, i, saved_line_up, &event)
                           : next_event (game, setup, next,
                                         sv_game_first_line_up (game, setup, next), NULL, &event)) {
    game->apply (setup, next, event);
    game->node (setup, next, &node);
  }
  game->view (setup, next, out);
  for (unsigned k = 0; k < out->n_pieces; k++)
    if (out->pieces[k].side != side)
      out->pieces[k].space = -1;
}

void
sv_game_line_up_view (
    const SvGame *game, const void *setup, const void *state, unsigned i, SvView *out)
{
  look_ahead (game, setup, state, i, NULL, out);
}

void
sv_game_saved_line_up_view (const SvGame *game,
                            const void *setup,
                            const void *state,
                            const void *saved_line_up,
                            SvView *out)
{
  look_ahead (game, setup, state, 0, saved_line_up, out);
}

/* Return whether clicking @piece (or -1) and @space (or -1) chooses an event or begins to choose
 * one. */
static bool
can_point (const SvGame *game,
           const void *setup,
           const void *state,
           const SvEvent *legal,
           unsigned n,
           int piece,
           int space)
{
  for (unsigned i = 0; i < n; i++) {
    SvTarget target;
    game->event_target (setup, state, legal[i], &target);
    if ((piece < 0 || target.piece == piece || (target.piece < 0 && space >= 0)) &&
        (space < 0 || target.space == space) && (target.piece >= 0 || target.space >= 0))
      return true;
  }
  return false;
}

bool
sv_game_why_not (const SvGame *game,
                 const void *setup,
                 const void *state,
                 const SvEvent *legal,
                 unsigned n_legal,
                 int piece,
                 int space,
                 SvPhrase *out)
{
  SvNode node;

  game->node (setup, state, &node);
  if (game->words.why_not == NULL || node.kind == SV_NODE_OVER || (piece < 0 && space < 0) ||
      can_point (game, setup, state, legal, n_legal, piece, space))
    return false;
  *out = sv_phrase_of (NULL, node.side, piece);
  out->space = (int16_t)space;
  if (node.kind == SV_NODE_DECISION)
    return game->words.why_not (setup, state, piece, space, out);
  out->msgid = N_ ("The die must be thrown first.");
  return true;
}

void
sv_game_to_placement (const SvGame *game, const void *setup, const void *state, SvPlacement *out)
{
  SvView view;

  game->view (setup, state, &view);
  memset (out, 0, sizeof *out);
  out->active_piece = out->defender = -1;
  for (int i = 0; i < SV_MAX_PIECES; i++) {
    const bool is_there = i < view.n_pieces;
    out->spaces[i] = is_there ? view.pieces[i].space : -1;
    if (is_there && (view.pieces[i].flags & SV_PIECE_ACTIVE) != 0)
      out->active_piece = (int16_t)i;
    if (is_there && (view.pieces[i].flags & SV_PIECE_DEFENDER) != 0)
      out->defender = (int16_t)i;
  }
  memcpy (out->score, view.score, sizeof out->score);
  memcpy (out->zone_side, view.zone_side, sizeof out->zone_side);
  out->ball_piece = view.ball_piece;
  out->ball_space = view.ball_piece < 0 ? view.ball_space : -1;
  out->shown_first = view.shown_first;
  out->points = view.points;
  out->side = view.attacking;
  out->period = view.period;
  game->positions.to_placement (setup, state, out);
  const unsigned flags = game->positions.phases[out->phase].flags;
  if ((flags & SV_PHASE_SIDE) == 0)
    out->side = -1;
  if ((flags & SV_PHASE_ACTIVE) == 0)
    out->active_piece = -1;
  if ((flags & SV_PHASE_DEFENDER) == 0)
    out->defender = -1;
  if ((flags & SV_PHASE_POINTS) == 0)
    out->points = -1;
}

bool
sv_game_from_placement (
    const SvGame *game, const void *setup, const SvPlacement *in, void *state, SvPhrase *why)
{
  if (in->phase >= sv_game_n_phases (game))
    return sv_refuse_placement (why, N_ ("There is no such moment in a match."), -1, -1);
  for (int side = 0; side < 2; side++)
    if (in->score[side] < 0 || in->score[side] > SV_MAX_SCORE)
      return sv_refuse_placement (why, N_ ("{team} cannot have that many goals."), side, -1);
  return game->positions.from_placement (setup, in, state, why);
}

bool
sv_game_is_legal (const SvGame *game, const void *setup, const void *state, SvEvent event)
{
  SvEvent legal[SV_MAX_LEGAL];

  if (event.verb == SV_VERB_TIME) {
    SvNode node;
    game->node (setup, state, &node);
    return node.time && sv_event_equal (event, sv_event_time ());
  }
  const unsigned n = game->legal (setup, state, legal);
  for (unsigned i = 0; i < n; i++)
    if (sv_event_equal (legal[i], event))
      return true;
  return false;
}

bool
sv_game_find_event (
    const SvGame *game, const void *setup, const void *state, const char *text, SvEvent *out)
{
  SvEvent legal[SV_MAX_LEGAL];
  char own[SV_EVENT_TEXT_MAX];

  if (strcmp (text, "time") == 0) {
    *out = sv_event_time ();
    return sv_game_is_legal (game, setup, state, *out);
  }
  const unsigned n = game->legal (setup, state, legal);
  for (unsigned i = 0; i < n; i++) {
    game->event_text (setup, state, legal[i], own);
    if (strcmp (own, text) == 0) {
      *out = legal[i];
      return true;
    }
  }
  return false;
}
