/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each change of the user makes a new version of the placement (pieces, ball, score, phase) on a
 * stack of undo. examine () then asks the game to turn the placement into a state: if the game
 * can, the position is possible and its view comes from the game; if not, the reason is stored,
 * and the view shows the pieces as they were put, so that the user can go on editing. */
#include "sv-position.h"

#include <glib/gi18n-lib.h>

#include "sv-match-words.h"
#include "sv-match.h"
#include "sv-shown.h"

#include <math.h>

/* Maximum number of events that are played to find a typical position. */
enum { LONGEST_WAY = 200 };

typedef struct {
  SvPlacement placement;
  gint64 elapsed_ms;
} Version;

/* A legal choice that tries to stop the ball on its way. */
typedef struct {
  SvEvent event;
  SvTarget target;
} Try;

struct _SvPosition {
  GObject parent_instance;

  /* Owned */
  SvMatch *match;
  SvUndo *undo;  /* stack of Version */
  char *why;     /* reason why the position is impossible, or NULL */
  char *oddity;  /* what is unusual in the position, or NULL */
  GArray *tries; /* array of Try */

  int wrong;          /* the piece that @why or @oddity is about, or -1 */
  const Version *now; /* current version; owned by the stack of undo */

  /* The position as the match had it. Its state may hold more than a placement describes. */
  SvPlacement given;
  gboolean is_told; /* TRUE if a document can store @given_state exactly */
  _Alignas(max_align_t) guint8 given_state[SV_MAX_STATE];

  _Alignas(max_align_t) guint8 state[SV_MAX_STATE]; /* valid if the position is possible */
  gboolean possible;
  SvView view;
};

G_DEFINE_FINAL_TYPE (SvPosition, sv_position, G_TYPE_OBJECT)

static void
sv_position_finalize (GObject *object)
{
  SvPosition *self = SV_POSITION (object);

  g_clear_object (&self->match);
  g_clear_object (&self->undo);
  g_clear_pointer (&self->tries, g_array_unref);
  g_free (self->why);
  g_free (self->oddity);
  G_OBJECT_CLASS (sv_position_parent_class)->finalize (object);
}

static void
sv_position_class_init (SvPositionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sv_position_finalize;
  g_signal_new ("changed", SV_TYPE_POSITION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

static void
sv_position_init (SvPosition *self)
{
  self->tries = g_array_new (FALSE, FALSE, sizeof (Try));
}

/* --- Checking the position, and its view --- */

/* Return whether the ball may lie on a space without a piece, and may be with either side. */
static gboolean
may_lie_free (SvPosition *self)
{
  return (sv_position_get_flags (self) & SV_PHASE_FREE_BALL) != 0;
}

static gboolean
is_on_its_way (SvPosition *self)
{
  return (sv_position_get_flags (self) & SV_PHASE_TRAIL) != 0;
}

/* Return the piece on a space, or -1. */
static int
piece_on (const SvPlacement *p, int space)
{
  for (int i = 0; i < SV_MAX_PIECES && space >= 0; i++)
    if (p->spaces[i] == space)
      return i;
  return -1;
}

/* Show the ball at the end of its path, even if the rules do not allow that path. */
static void
fill_led_ball (const SvPlacement *p, SvView *view)
{
  view->ball_space = p->n_trail != 0 ? p->trail[p->n_trail - 1] : -1;
  view->ball_piece = (gint16)piece_on (p, view->ball_space);
  if (view->ball_piece >= 0)
    view->pieces[view->ball_piece].flags |= SV_PIECE_BALL;
}

/* Show the pieces where they were put, even if the rules do not allow it. */
static void
fill_view (SvPosition *self)
{
  const SvPlacement *p = &self->now->placement;
  SvView *view = &self->view;

  for (unsigned i = 0; i < view->n_pieces; i++) {
    SvPiece *piece = &view->pieces[i];
    piece->space = p->spaces[i];
    if (self->possible)
      continue;
    piece->need = 0;
    piece->flags &= SV_PIECE_KEEPER;
    if ((sv_position_get_flags (self) & SV_PHASE_BALL) != 0 && p->ball_piece == (int)i)
      piece->flags |= SV_PIECE_BALL;
  }
  if (self->possible)
    return;
  view->n_trail = 0;
  view->score[0] = p->score[0];
  view->score[1] = p->score[1];
  view->ball_piece = (sv_position_get_flags (self) & SV_PHASE_BALL) != 0 ? p->ball_piece : -1;
  view->ball_space = view->ball_piece >= 0 ? p->spaces[view->ball_piece]
                     : may_lie_free (self) ? p->ball_space
                                           : -1;
  if (is_on_its_way (self))
    fill_led_ball (p, view);
  view->points = (sv_position_get_flags (self) & SV_PHASE_POINTS) != 0
                     ? (gint16)CLAMP (p->points, -1, G_MAXINT16)
                     : -1;
  view->attacking = p->side == 0 || p->side == 1 ? (gint8)p->side : -1;
}

/* Find all choices that try to stop the ball on its way, each with a piece and a space. */
static void
find_tries (SvPosition *self, const SvNode *node)
{
  const SvGame *game = sv_match_get_game (self->match);
  const void *setup = sv_match_get_setup (self->match);
  g_autofree SvEvent *legal = g_new (SvEvent, game->max_legal);

  if (!is_on_its_way (self) || node->kind != SV_NODE_DECISION)
    return;
  const unsigned n = game->legal (setup, self->state, legal);
  for (unsigned i = 0; i < n; i++) {
    Try try = { .event = legal[i] };
    game->event_target (setup, self->state, legal[i], &try.target);
    if (try.target.space >= 0) /* such a target has a piece, too */
      g_array_append_val (self->tries, try);
  }
}

/* Find out whether a match can continue from @p, which is part of self->now, and set the view.
 * The game fills in the parts of @p that follow from the rest. */
static void
examine (SvPosition *self, SvPlacement *p)
{
  const SvGame *game = sv_match_get_game (self->match);
  const void *setup = sv_match_get_setup (self->match);
  SvPhrase why = { .piece = -1 };
  SvNode node;

  g_clear_pointer (&self->why, g_free);
  g_clear_pointer (&self->oddity, g_free);
  g_array_set_size (self->tries, 0);
  if (self->is_told && memcmp (p, &self->given, sizeof *p) == 0) {
    memcpy (self->state, self->given_state, sizeof self->state);
    self->possible = TRUE;
  } else {
    self->possible = sv_game_from_placement (game, setup, p, self->state, &why);
  }
  if (self->possible) {
    SvPlacement filled;
    sv_game_to_placement (game, setup, self->state, &filled);
    p->active_piece = filled.active_piece;
    p->defender = filled.defender;
    memcpy (p->zone_side, filled.zone_side, sizeof p->zone_side);
    p->points = filled.points;
    p->period = filled.period;
    if ((sv_position_get_flags (self) & SV_PHASE_BALL) != 0) {
      p->ball_piece = filled.ball_piece;
      p->ball_space = filled.ball_space;
    }
    game->view (setup, self->state, &self->view);
    game->node (setup, self->state, &node);
    find_tries (self, &node);
    if (why.msgid != NULL)
      self->oddity = sv_match_say (self->match, &why);
    if (node.kind == SV_NODE_OVER)
      self->why = g_strdup (_ ("The match is over here: there is nothing left to play."));
  } else {
    self->why = sv_match_say (self->match, &why);
  }
  self->wrong = why.piece;
  fill_view (self);
}

/* --- Undo --- */

static gboolean
same_version (gconstpointer version, gconstpointer other)
{
  const Version *a = version, *b = other;

  return memcmp (&a->placement, &b->placement, sizeof a->placement) == 0 &&
         a->elapsed_ms == b->elapsed_ms;
}

static void
moved_cb (SvPosition *self)
{
  self->now = sv_undo_get (self->undo);
  /* a copy, so that examine () cannot change the version in the stack of undo */
  SvPlacement p = self->now->placement;
  examine (self, &p);
  g_signal_emit_by_name (self, "changed");
}

/* Return a copy of @next after examine (), and make it the current version. */
static Version *
make_version (SvPosition *self, const Version *next)
{
  Version *version = g_memdup2 (next, sizeof *next);

  self->now = version;
  examine (self, &version->placement);
  return version;
}

/* Commit @next as a new version if it differs. @what is the kind of change for sv_undo_commit
 * (). */
static void
change (SvPosition *self, const Version *next, const char *what)
{
  if (same_version (next, self->now))
    return;
  sv_undo_commit (self->undo, make_version (self, next), what);
  self->now = sv_undo_get (self->undo);
  g_signal_emit_by_name (self, "changed");
}

/* --- The first position --- */

/* Take over the state of the match in the form that a document stores, because a document leaves
 * out some details of the middle of a turn. */
static void
take_given (SvPosition *self, const void *state)
{
  const SvGame *game = sv_match_get_game (self->match);
  g_autoptr (SvMatchDoc) doc = sv_match_doc_copy (sv_match_get_doc (self->match), 0);

  memcpy (self->given_state, state, game->state_size);
  self->is_told = sv_match_doc_set_start (doc, state, 0);
  if (self->is_told)
    memcpy (self->given_state, doc->start, game->state_size);
  sv_game_to_placement (game, sv_match_get_setup (self->match), self->given_state, &self->given);
}

/* Play a match from its beginning, with random dice and the first legal choice, to a typical
 * position. */
static void
find_usual (SvMatch *match, void *state)
{
  const SvGame *game = sv_match_get_game (match);
  const void *setup = sv_match_get_setup (match);
  g_autofree SvEvent *legal = g_new (SvEvent, game->max_legal);
  SvView view;
  SvNode node;
  SvRng rng;

  sv_rng_seed (&rng, 1);
  for (unsigned i = 0; i < LONGEST_WAY; i++) {
    const unsigned n = game->legal (setup, state, legal);
    game->view (setup, state, &view);
    game->node (setup, state, &node);
    if (n == 0 || view.stage == SV_STAGE_PLAY)
      return;
    const unsigned chosen = node.kind == SV_NODE_CHANCE ? sv_rng_below (&rng, n) : 0;
    game->apply (setup, state, legal[chosen]);
  }
}

SvPosition *
sv_position_new (SvMatch *match)
{
  const SvGame *game = sv_match_get_game (match);

  g_return_val_if_fail (sv_game_has_placements (game), NULL);

  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  SvPosition *self = g_object_new (SV_TYPE_POSITION, NULL);
  self->match = g_object_ref (match);
  self->view = sv_shown (match)->view;
  memcpy (state, sv_shown (match)->state, game->state_size);
  if (sv_match_get_length (match) == 0 && self->view.stage == SV_STAGE_SETUP)
    find_usual (match, state);
  take_given (self, state);
  const Version first = { self->given, sv_clock_get_elapsed (sv_match_get_clock (match)) };
  self->undo = sv_undo_new (make_version (self, &first), same_version, g_free);
  g_signal_connect_object (self->undo, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/* --- Getters --- */

SvUndo *
sv_position_get_undo (SvPosition *self)
{
  return self->undo;
}

SvMatch *
sv_position_get_match (SvPosition *self)
{
  return self->match;
}

const SvPlacement *
sv_position_get_placement (SvPosition *self)
{
  return &self->now->placement;
}

unsigned
sv_position_get_flags (SvPosition *self)
{
  return sv_match_get_game (self->match)->positions.phases[self->now->placement.phase].flags;
}

const SvView *
sv_position_get_view (SvPosition *self)
{
  return &self->view;
}

const void *
sv_position_get_state (SvPosition *self)
{
  return self->possible ? self->state : NULL;
}

gint64
sv_position_get_length_ms (SvPosition *self)
{
  return self->view.stage == SV_STAGE_PLAY ? self->view.period_ms : 0;
}

gint64
sv_position_get_left_ms (SvPosition *self)
{
  return MAX (sv_position_get_length_ms (self) - self->now->elapsed_ms, 0);
}

char *
sv_position_dup_why (SvPosition *self)
{
  return g_strdup (self->why);
}

char *
sv_position_dup_oddity (SvPosition *self)
{
  return g_strdup (self->oddity);
}

int
sv_position_get_wrong (SvPosition *self)
{
  return self->wrong;
}

SvMatch *
sv_position_make_match (SvPosition *self)
{
  if (self->why != NULL)
    return NULL;
  gint64 length = sv_position_get_length_ms (self);
  SvMatchDoc *doc = sv_match_doc_copy (sv_match_get_doc (self->match), 0);
  sv_match_doc_set_start (doc, self->state, MIN (self->now->elapsed_ms, length));
  return sv_match_new_branch (doc, NULL);
}

/* --- Changes --- */

/* After moving @piece, update the ball: a piece that moves to the ball gets it; a piece that
 * leaves the board leaves the ball on its old space. */
static void
follow_ball (SvPlacement *p, const SvPlacement *before, int piece)
{
  if (p->ball_piece == piece && p->spaces[piece] < 0 && before->spaces[piece] >= 0) {
    p->ball_piece = -1;
    p->ball_space = before->spaces[piece];
  } else if (p->ball_space >= 0 && p->spaces[piece] == p->ball_space) {
    p->ball_piece = (int16_t)piece;
    p->ball_space = -1;
  }
}

/* Reset the path of the ball. It begins at @space, or is empty (-1). */
static void
begin_trail (SvPlacement *p, int space)
{
  memset (p->trail, 0, sizeof p->trail);
  p->n_trail = space >= 0;
  p->trail[0] = (int16_t)MAX (space, 0);
}

void
sv_position_put (SvPosition *self, int piece, int space)
{
  Version next = *self->now;

  g_return_if_fail (piece >= 0 && piece < self->view.n_pieces);
  g_return_if_fail (space < sv_match_get_board (self->match)->n_spaces);

  if (sv_position_try (self, piece, space))
    return;
  const int other = piece_on (&next.placement, space);
  if (other >= 0)
    next.placement.spaces[other] = next.placement.spaces[piece];
  next.placement.spaces[piece] = (int16_t)MAX (space, -1);
  if (may_lie_free (self))
    follow_ball (&next.placement, &self->now->placement, piece);
  if (next.placement.n_trail != 0 && next.placement.trail[0] == self->now->placement.spaces[piece])
    begin_trail (&next.placement, space);
  change (self, &next, NULL);
}

void
sv_position_clear (SvPosition *self)
{
  Version next = *self->now;

  for (int i = 0; i < self->view.n_pieces; i++) {
    next.placement.spaces[i] = -1;
    if (may_lie_free (self))
      follow_ball (&next.placement, &self->now->placement, i);
  }
  begin_trail (&next.placement, -1);
  change (self, &next, NULL);
}

/* Clear the roles of pieces, which the game will fill in again from the rest of the placement. */
static void
forget_roles (SvPlacement *placement)
{
  placement->active_piece = placement->defender = -1;
}

/* Return the point where the ball is, or else the middle of the board. */
static SvPoint
ball_point (const SvBoard *board, const SvPlacement *p)
{
  const int at = p->ball_piece >= 0 ? p->spaces[p->ball_piece] : p->ball_space;

  return at >= 0 ? (SvPoint){ board->spaces[at].x, board->spaces[at].y }
                 : (SvPoint){ board->w / 2, board->h / 2 };
}

/* Return the empty space nearest to the ball, or -1. */
static int
nearest_empty (SvPosition *self)
{
  const SvBoard *board = sv_match_get_board (sv_position_get_match (self));
  const SvPlacement *p = sv_position_get_placement (self);
  const SvPoint from = ball_point (board, p);
  float least = G_MAXFLOAT;
  int best = -1;

  for (int i = 0; i < board->n_spaces; i++) {
    const float dx = board->spaces[i].x - from.x, dy = board->spaces[i].y - from.y;
    if (piece_on (p, i) >= 0 || dx * dx + dy * dy >= least)
      continue;
    least = dx * dx + dy * dy;
    best = i;
  }
  return best;
}

/* Correct the ball for the phase: if a piece of the active side must have the ball but none has,
 * the first piece of that side gets it. If the ball may lie anywhere but has no place, it gets
 * the nearest empty space; if no piece ever has the ball in the phase, that is in the middle. */
static void
mend_ball (SvPosition *self, SvPlacement *p)
{
  const unsigned flags = sv_match_get_game (self->match)->positions.phases[p->phase].flags;

  if ((flags & SV_PHASE_SIDE) != 0)
    p->side = MAX (p->side, 0);
  if ((flags & SV_PHASE_TRAIL) != 0 && p->side != self->now->placement.side)
    begin_trail (p, -1);
  if ((flags & (SV_PHASE_BALL | SV_PHASE_FREE_BALL)) == SV_PHASE_FREE_BALL && p->ball_piece < 0 &&
      p->ball_space < 0)
    p->ball_space = (int16_t)nearest_empty (self);
  if ((flags & SV_PHASE_BALL) == 0 ||
      ((flags & SV_PHASE_FREE_BALL) != 0 && (p->ball_piece >= 0 || p->ball_space >= 0)) ||
      (p->ball_piece >= 0 && self->view.pieces[p->ball_piece].side == p->side))
    return;
  p->ball_space = -1;
  for (int i = 0; i < self->view.n_pieces; i++) {
    if (self->view.pieces[i].side != p->side)
      continue;
    p->ball_piece = (int16_t)i;
    break;
  }
}

void
sv_position_set_ball (SvPosition *self, int piece)
{
  Version next = *self->now;

  g_return_if_fail (piece >= 0 && piece < self->view.n_pieces);

  if (next.placement.ball_piece == piece)
    return;
  forget_roles (&next.placement);
  next.placement.ball_piece = (int16_t)piece;
  next.placement.ball_space = -1;
  if (!may_lie_free (self))
    next.placement.side = self->view.pieces[piece].side;
  change (self, &next, NULL);
}

void
sv_position_set_ball_space (SvPosition *self, int space)
{
  g_return_if_fail (space >= 0 && space < sv_match_get_board (self->match)->n_spaces);

  if (!may_lie_free (self))
    return;
  Version next = *self->now;
  forget_roles (&next.placement);
  next.placement.ball_piece = -1;
  next.placement.ball_space = (int16_t)space;
  change (self, &next, NULL);
}

/* Extend the path of the ball to @space, step by step: diagonally as long as both directions
 * differ, then straight. */
static void
lead_on (const SvBoard *board, SvPlacement *p, int space)
{
  const SvSpace *to = &board->spaces[space];
  int at = p->trail[p->n_trail - 1];

  while (at != space && p->n_trail < SV_MAX_TRAIL) {
    const SvSpace *from = &board->spaces[at];
    const float dx = to->x - from->x, dy = to->y - from->y;
    const int next = sv_board_step (board, at, fabsf (dx) < board->radius ? 0 : copysign (1, dx),
                                    fabsf (dy) < board->radius ? 0 : copysign (1, dy));
    if (next == at)
      return;
    p->trail[p->n_trail++] = (int16_t)next;
    at = next;
  }
}

/* Shorten the path of the ball so that it ends at @space; at its first space, clear the path.
 * Return FALSE if @space is not on the path. */
static gboolean
lead_back (SvPlacement *p, int space)
{
  for (unsigned i = 0; i < p->n_trail; i++) {
    if (p->trail[i] != space)
      continue;
    p->n_trail = p->n_trail > 1 ? i + 1 : 0;
    return TRUE;
  }
  return FALSE;
}

/* Return the side whose piece is on the space, or -1. */
static int
side_on (SvPosition *self, int space)
{
  const int piece = piece_on (&self->now->placement, space);

  return piece >= 0 ? self->view.pieces[piece].side : -1;
}

void
sv_position_lead_ball (SvPosition *self, int space)
{
  const SvBoard *board = sv_match_get_board (self->match);
  Version next = *self->now;
  SvPlacement *p = &next.placement;

  g_return_if_fail (space >= 0 && space < board->n_spaces);

  if (!is_on_its_way (self))
    return;
  const int side = side_on (self, space);
  if (p->n_trail == 0 || (side >= 0 && side != p->side)) {
    begin_trail (p, space);
    p->side = side >= 0 ? side : p->side;
  } else if (!lead_back (p, space)) {
    lead_on (board, p, space);
  }
  memset (p->trail + p->n_trail, 0, (SV_MAX_TRAIL - p->n_trail) * sizeof p->trail[0]);
  change (self, &next, NULL);
}

/* Return a choice that stops the ball with this piece on this space; -1 stands for any. */
static const Try *
find_try (SvPosition *self, int piece, int space)
{
  for (guint i = 0; i < self->tries->len; i++) {
    const Try *try = &g_array_index (self->tries, Try, i);
    if ((piece < 0 || try->target.piece == piece) && (space < 0 || try->target.space == space))
      return try;
  }
  return NULL;
}

gboolean
sv_position_can_try (SvPosition *self, int piece, int space, SvTarget *out)
{
  const Try *try = find_try (self, piece, space);

  if (try != NULL && out != NULL)
    *out = try->target;
  return try != NULL;
}

gboolean
sv_position_try (SvPosition *self, int piece, int space)
{
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  const Try *try = space >= 0 ? find_try (self, piece, space) : NULL;

  if (try == NULL)
    return FALSE;
  memcpy (state, self->state, sizeof state);
  sv_match_get_game (self->match)->apply (sv_match_get_setup (self->match), state, try->event);
  sv_position_go_on (self, state);
  return TRUE;
}

void
sv_position_set (SvPosition *self, SvPositionValue which, int value)
{
  static const char *const kinds[] = { [SV_POSITION_SCORE_0] = "score-0",
                                       [SV_POSITION_SCORE_1] = "score-1",
                                       [SV_POSITION_POINTS] = "points",
                                       [SV_POSITION_LEFT_MS] = "clock" };
  Version next = *self->now;
  SvPlacement *p = &next.placement;

  switch (which) {
  case SV_POSITION_PHASE:
    g_return_if_fail ((unsigned)value < sv_game_n_phases (sv_match_get_game (self->match)));
    p->phase = (unsigned)value;
    break;
  case SV_POSITION_PERIOD:
    p->period = (unsigned)MAX (value, 0);
    break;
  case SV_POSITION_SIDE:
    p->side = value;
    break;
  case SV_POSITION_ACTIVE:
    g_return_if_fail (value >= -1 && value < self->view.n_pieces);
    p->active_piece = (int16_t)value;
    break;
  case SV_POSITION_DEFENDER:
    g_return_if_fail (value >= -1 && value < self->view.n_pieces);
    p->defender = (int16_t)value;
    break;
  case SV_POSITION_SCORE_0:
  case SV_POSITION_SCORE_1:
    p->score[which - SV_POSITION_SCORE_0] = value;
    break;
  case SV_POSITION_POINTS:
    p->points = value;
    break;
  case SV_POSITION_LEFT_MS:
    next.elapsed_ms = MAX (sv_position_get_length_ms (self) - value, 0);
    break;
  }
  if (p->phase != self->now->placement.phase || p->side != self->now->placement.side) {
    forget_roles (p);
    mend_ball (self, p);
  }
  change (self, &next, kinds[which]);
}

void
sv_position_go_on (SvPosition *self, const void *state)
{
  Version next = *self->now;

  take_given (self, state);
  next.placement = self->given;
  change (self, &next, NULL);
}

void
sv_position_begin (SvPosition *self, const SvPlacement *placement)
{
  const Version first = { *placement, self->now->elapsed_ms };
  sv_undo_begin (self->undo, make_version (self, &first));
  g_signal_emit_by_name (self, "changed");
}

void
sv_position_lay_ball (SvPosition *self)
{
  const int space = sv_position_get_placement (self)->ball_piece >= 0 ? nearest_empty (self) : -1;
  if (space >= 0)
    sv_position_set_ball_space (self, space);
}
