/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A shot at goal from near (E-52): the mouth of the goal with the six numbers in it, in as many
 * rows as there are answers, the goalie on the line and the shooter with the ball before it.
 *
 *      ┌───────┬───────┐         ┌───────────────┐
 *      │   5   │   6   │         │      5–6      │
 *      ├───────┼───────┤         ├───────────────┤
 *      │   3   │   4   │  aim    │      3–4      │  guess
 *      ├───────┼───────┤         ├───────────────┤
 *      │   1   │   2   │         │      1–2      │
 *      └───────┴───────┘         └───────────────┘ */

#include "eleven-closeup.h"
#include "eleven-rules.h"
#include "eleven-view.h"

/* Sizes of the close-up in board units, as in the drawing data/boards/goal.svg. */
#define WIDTH 160.0f
#define HEIGHT 124.0f
#define RADIUS 11.0f
#define LEFT 16.0f
#define TOP 14.0f
#define MOUTH_WIDTH 128.0f
#define MOUTH_HEIGHT 66.0f

/* Position of column i or row i of n; rows count from the ground up. */
#define X(i, n) (LEFT + MOUTH_WIDTH * (i) / (n))
#define Y(i, n) (TOP + MOUTH_HEIGHT - MOUTH_HEIGHT * (i) / (n))

/* clang-format off */
#define CORNERS(x0, x1, y0, y1)                                                                    \
  .n_outline = 4, .outline = (const SvPoint[]){ { x0, y0 }, { x1, y0 }, { x1, y1 }, { x0, y1 } }

/* The part of the goal in this row and column. Its label stands in the middle, or to the left of
 * the goalie. */
#define PART(words, row, rows, column, columns)                                                    \
  { .name = words, .label = words, .zone = row, .end = -1,                                         \
    .x = X (column + 0.5f, columns == 1 ? 4 : columns), .y = Y (row + 0.5f, rows),                 \
    CORNERS (X (column, columns), X (column + 1, columns), Y (row, rows), Y (row + 1, rows)) }

/* A space where a piece or the ball may be shown, but which the user cannot choose. */
#define SPOT(x_, y_) { .x = x_, .y = y_, .zone = -1, .end = -1 }
#define SPOTS SPOT (80, 62), SPOT (64, 103), SPOT (85, 114)
#define REACH(row, rows, column, columns) SPOT (X (column + 0.5f, columns), Y (row + 0.5f, rows))
/* clang-format on */

/* Spaces after the parts of the goal: SPOTS and, for a guess, where the ball of each number
 * goes. */
enum { GOALIE, SHOOTER, BALL, FIRST_NUMBER };
enum { NUMBERS = 6 };

static const SvSpace aim_two[] = {
  PART ("1", 0, 2, 0, 3),
  PART ("2", 0, 2, 1, 3),
  PART ("3", 0, 2, 2, 3),
  PART ("4", 1, 2, 0, 3),
  PART ("5", 1, 2, 1, 3),
  PART ("6", 1, 2, 2, 3),
  SPOTS,
};
static const SvSpace aim_three[] = {
  PART ("1", 0, 3, 0, 2),
  PART ("2", 0, 3, 1, 2),
  PART ("3", 1, 3, 0, 2),
  PART ("4", 1, 3, 1, 2),
  PART ("5", 2, 3, 0, 2),
  PART ("6", 2, 3, 1, 2),
  SPOTS,
};
static const SvSpace guess_two[] = {
  PART ("1–3", 0, 2, 0, 1), PART ("4–6", 1, 2, 0, 1), SPOTS,
  REACH (0, 2, 0, 3),       REACH (0, 2, 1, 3),       REACH (0, 2, 2, 3),
  REACH (1, 2, 0, 3),       REACH (1, 2, 1, 3),       REACH (1, 2, 2, 3),
};
static const SvSpace guess_three[] = {
  PART ("1–2", 0, 3, 0, 1), PART ("3–4", 1, 3, 0, 1), PART ("5–6", 2, 3, 0, 1), SPOTS,
  REACH (0, 3, 0, 2),       REACH (0, 3, 1, 2),       REACH (1, 3, 0, 2),       REACH (1, 3, 1, 2),
  REACH (2, 3, 0, 2),       REACH (2, 3, 1, 2),
};

static const char *const two_rows[] = { N_ ("low in the goal"), N_ ("high in the goal") };
static const char *const three_rows[] = { N_ ("low in the goal"), N_ ("halfway up the goal"),
                                          N_ ("high in the goal") };

#define BOARD(rows, parts)                                                                         \
  {                                                                                                \
    .id = "goal", .w = WIDTH, .h = HEIGHT, .radius = RADIUS, .level = true, .zones = rows,         \
    .n_zones = SV_COUNT (rows), .spaces = parts, .n_spaces = SV_COUNT (parts)                      \
  }

/* Boards of the close-up. First index: 0 while the number is chosen, 1 for the guess. Second index:
 * number of possible guesses less two. */
static const SvBoard boards[2][2] = {
  { BOARD (two_rows, aim_two), BOARD (three_rows, aim_three) },
  { BOARD (two_rows, guess_two), BOARD (three_rows, guess_three) },
};

static void
put_all_aside (const ElevenState *s, SvView *view)
{
  for (unsigned i = 0; i < view->n_pieces; i++) {
    view->pieces[i].space = -1;
    view->pieces[i].flags &= SV_PIECE_KEEPER | SV_PIECE_GONE;
  }
  for (unsigned i = 0; i < SV_COUNT (view->zone_side); i++)
    view->zone_side[i] = -1;
  view->ball_piece = -1;
  view->n_trail = 0;
}

bool
eleven_closeup (const void *setup, const void *state, const SvEvent *event, SvScene *out)
{
  const ElevenSetup *p = setup;
  const ElevenState *s = state;
  const bool guess = s->phase == PHASE_GUESS;
  const unsigned bands = (unsigned)p->guess_bands, in_band = NUMBERS / bands;
  const int16_t spots = (int16_t)(guess ? bands : NUMBERS);
  SvView *view = &out->view;

  /* The outcome of a secret choice must not be shown. */
  if ((!guess && s->phase != PHASE_AIM) ||
      (event != NULL && (event->verb != VERB_GUESS || s->aim == 0)))
    return false;
  SvPiece *goalie = &view->pieces[1 - s->turn_side];
  out->board = &boards[guess][bands - 2];
  eleven_view (setup, state, view);
  put_all_aside (s, view);
  goalie->space = (int16_t)(spots + GOALIE);
  if (s->shooter != ELEVEN_NONE)
    view->pieces[s->shooter].space = (int16_t)(spots + SHOOTER);
  view->ball_space = (int16_t)(spots + BALL);
  if (event == NULL)
    return true;
  /* The goalie dives to the side of the ball, at the height that was guessed. */
  const unsigned number = s->aim - 1u, reached = event->a * in_band + number % in_band;
  goalie->space = (int16_t)(spots + FIRST_NUMBER + (int)reached);
  view->ball_space = (int16_t)(spots + FIRST_NUMBER + (int)number);
  if (reached == number)
    view->ball_piece = (int16_t)(1 - s->turn_side);
  return true;
}
