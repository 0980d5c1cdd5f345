/* SPDX-License-Identifier: GPL-3.0-or-later */

/* 11 beyond its rule lines: positions set up by hand, secrets, targets, and short matches to their
 * very end. */

#include <glib.h>
#include <string.h>

#include "eleven/eleven-board.h"
#include "eleven/eleven-check.h"
#include "eleven/eleven-closeup.h"
#include "eleven/eleven-evaluation.h"
#include "eleven/eleven-position.h"
#include "eleven/eleven-rules.h"
#include "eleven/eleven-view.h"
#include "fault-text.h"
#include "rule-state.h"
#include "sv-games.h"
#include "sv-rng.h"

static ElevenSetup setup;

/* --- Secrets, targets, names --- */

static void
read_state (const char *text, ElevenState *s)
{
  char why[FAULT_TEXT];
  SvFault fault;

  if (!rule_state_read (&eleven_game, &setup, text, s, &fault))
    g_error ("%s: %s", text, fault_text (&fault, why));
}

static void
test_hide_secrets (void)
{
  ElevenState s, hidden;
  SvEvent a[ELEVEN_MAX_LEGAL], b[ELEVEN_MAX_LEGAL];
  SvNode node;

  read_state ("phase=guess side=away aim=5 shot=true ball=eg home/field=[ep2]", &s);
  hidden = s;
  eleven_hide_secrets (&setup, &hidden, 1);
  g_assert_cmpint (hidden.aim, ==, 0);
  g_assert_cmpstr (eleven_broken (&setup, &hidden), ==, NULL);
  g_assert_cmpuint (eleven_legal (&setup, &s, a), ==, eleven_legal (&setup, &hidden, b));
  hidden = s;
  eleven_hide_secrets (&setup, &hidden, 0);
  g_assert_cmpint (hidden.aim, ==, 5);
  /* Whatever was aimed at, the position is worth the same. */
  g_assert_cmpint (eleven_appraise (&setup, &s, 1), ==, eleven_appraise (&setup, &hidden, 1));

  /* To who guesses it may have been any of six; to who aimed it is what it is. */
  for (unsigned i = 0; i < 6; i++) {
    hidden = s;
    g_assert_cmpuint (eleven_fill_secrets (&setup, &hidden, 1, i), ==, 6);
    g_assert_cmpint (hidden.aim, ==, 1 + i);
    hidden = s;
    g_assert_cmpuint (eleven_fill_secrets (&setup, &hidden, 0, i), ==, 1);
    g_assert_cmpint (hidden.aim, ==, 5);
  }

  read_state ("phase=aim side=home shot=true ball=eg home/field=[ep2]", &s);
  eleven_node (&setup, &s, &node);
  g_assert_true (node.secret);
}

/* Whose turn it is while the other team guesses, whoever would have it by the number of turns. */
static void
test_guessing_side (void)
{
  static const char *const sides[] = { "home", "away" };
  ElevenState s;

  for (unsigned starter = 0; starter < 2; starter++)
    for (unsigned guesser = 0; guesser < 2; guesser++) {
      g_autofree char *text = g_strdup_printf (
          "phase=guess side=%s starter=%s aim=5 shot=true ball=%cg %s/field=[%cp2]", sides[guesser],
          sides[starter], guesser == 1 ? 'e' : 'w', sides[1 - guesser], guesser == 1 ? 'e' : 'w');
      read_state (text, &s);
      g_assert_cmpuint (s.side, ==, guesser);
      g_assert_cmpuint (s.turn_side, ==, 1 - guesser);
    }
  /* Who shoots is the other one than whose goal the ball flies at. */
  read_state ("phase=aim shot=true ball=eg home/field=[ep2]", &s);
  g_assert_cmpuint (s.side, ==, 0);
  read_state ("phase=aim shot=true ball=wg away/field=[wp2]", &s);
  g_assert_cmpuint (s.side, ==, 1);
}

static void
test_targets (void)
{
  ElevenState s;
  SvEvent events[ELEVEN_MAX_LEGAL];
  SvTarget target;

  read_state ("phase=turn side=home points=6 ball=w10 home/field=[w15] away/field=[w10]", &s);
  unsigned n = eleven_legal (&setup, &s, events);
  eleven_event_target (&setup, &s, events[0], &target);
  g_assert_cmpint (events[0].verb, ==, VERB_PICK);
  g_assert_cmpint (target.flags, ==, SV_TARGET_WAY);
  g_assert_cmpint (target.piece, ==, 0);
  eleven_apply (&setup, &s, events[1]);
  n = eleven_legal (&setup, &s, events);
  g_assert_cmpuint (n, ==, 5);
  eleven_event_target (&setup, &s, events[0], &target); /* w10: an attack on the holder */
  g_assert_cmpint (target.cost, ==, 3);
  g_assert_cmpint (target.piece, ==, 2);
  g_assert_cmpint (target.flags, ==, SV_TARGET_WAY);
  eleven_event_target (&setup, &s, events[1], &target);
  g_assert_cmpint (target.cost, ==, 1);
}

static void
test_names (void)
{
  static const struct {
    const char *name, *msgid;
    int n;
  } cases[] = { { "w13", "west {n}", 13 },
                { "e04", "east {n}", 4 },
                { "c3", "centre {n}", 3 },
                { "k", "kick-off space", 0 },
                { "wp2", "west penalty space {n}", 2 },
                { "eg", "east goal", 0 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    SvPhrase phrase;
    eleven_space_name (&setup, sv_board_find (eleven_board (&setup), cases[i].name, -1), &phrase);
    g_assert_cmpstr (phrase.msgid, ==, cases[i].msgid);
    g_assert_cmpint (phrase.n, ==, cases[i].n);
  }
}

/* The part of the goal that a space lies in. */
static int
part_at (const SvScene *scene, int space)
{
  const SvSpace *at = &scene->board->spaces[space];

  return sv_board_space_at (scene->board, (double)at->x, (double)at->y);
}

/* All pairs of a number and a guess as they are seen from near: the number stays secret, the goalie
 * dives where was guessed, the ball flies where was aimed, and he has it if the rules say so. */
static void
test_closeup (void)
{
  ElevenSetup p = setup;
  ElevenState s, after;
  SvScene scene, before, ending;

  read_state ("phase=aim side=home shot=true ball=eg home/field=[ep2]", &s);
  eleven_apply (&p, &s, (SvEvent){ .verb = VERB_AIM, .a = 1 });
  s.shooter = 2;
  for (p.guess_bands = 2; p.guess_bands <= 3; p.guess_bands++)
    for (s.aim = 1; s.aim <= 6; s.aim++)
      for (int band = 0; band < p.guess_bands; band++) {
        const SvEvent guess = { .verb = VERB_GUESS, .a = (uint8_t)band };
        const int number = (s.aim - 1) * p.guess_bands / 6;

        g_assert_true (eleven_closeup (&p, &s, NULL, &scene));
        if (s.aim > 1)
          g_assert_cmpmem (&scene, sizeof scene, &before, sizeof before);
        before = scene;
        /* The shooter stands before the goal, in no part of it. */
        g_assert_cmpint (scene.view.pieces[s.shooter].space, >=, p.guess_bands);
        g_assert_cmpint (scene.view.pieces[s.shooter].space, <, scene.board->n_spaces);
        g_assert_true (eleven_closeup (&p, &s, &guess, &ending));
        g_assert_cmpint (part_at (&ending, ending.view.ball_space), ==, number);
        g_assert_cmpint (part_at (&ending, ending.view.pieces[1].space), ==, band);
        after = s;
        eleven_apply (&p, &after, guess);
        g_assert_cmpint (ending.view.ball_piece >= 0, ==, after.score[0] == 0);
      }
  /* What is chosen in secret ends before nobody's eyes. */
  s.phase = PHASE_AIM;
  g_assert_false (eleven_closeup (&p, &s, &(SvEvent){ .verb = VERB_AIM, .a = 4 }, &ending));
  s.phase = PHASE_TURN;
  g_assert_false (eleven_closeup (&p, &s, NULL, &scene));
}

/* E-52: of the goal from near, who aims chooses a sixth and who guesses a band; each part says
 * which numbers it is about. */
static void
assert_means (const ElevenState *s, int part, const char *sentence, int first, int last)
{
  SvNotes notes;

  sv_game_meaning (&eleven_game, &setup, s, -1, part, &notes);
  g_assert_cmpuint (notes.n, ==, 1);
  g_assert_cmpstr (notes.notes[0].phrase.msgid, ==, sentence);
  g_assert_cmpint (notes.notes[0].phrase.n, ==, first);
  g_assert_cmpint (notes.notes[0].phrase.m, ==, last);
}

static void
test_aim_and_guess (void)
{
  ElevenState s;
  SvPhrase why = sv_phrase (NULL, -1);
  SvTarget target;
  SvNotes notes;

  read_state ("phase=aim ball=eg home/field=[ep2]", &s);
  for (int n = 1; n <= 6; n++) {
    const int first = (n - 1) / 2 * 2 + 1;
    eleven_game.event_target (&setup, &s, sv_event (VERB_AIM, (unsigned)n, 0xff, 0xff), &target);
    g_assert_cmpint (target.space, ==, n - 1);
    g_assert_cmpint (target.piece, ==, -1);
    assert_means (&s, n - 1, "It is a goal unless the goalie guesses {n} to {m}.", first,
                  first + 1);
  }
  g_assert_true (eleven_why_not (&setup, &s, 0, 5, &why));
  g_assert_cmpstr (why.msgid, ==, "First a secret number must be chosen.");
  s.phase = PHASE_GUESS;
  for (int band = 0; band < 3; band++) {
    eleven_game.event_target (&setup, &s, sv_event (VERB_GUESS, (unsigned)band, 0xff, 0xff),
                              &target);
    g_assert_cmpint (target.space, ==, band);
    assert_means (&s, band, "Here the goalie stops {n} to {m}; with any other number it is a goal.",
                  2 * band + 1, 2 * band + 2);
  }
  sv_game_meaning (&eleven_game, &setup, &s, -1, 3, &notes); /* no band of these */
  g_assert_cmpuint (notes.n, ==, 0);
  g_assert_true (eleven_why_not (&setup, &s, 0, 5, &why));
  g_assert_cmpstr (why.msgid, ==, "First the goalie must guess.");
}

/* E-52: to guess between two bands is another rule to learn than between three. */
static void
test_lessons_of_bands (void)
{
  ElevenSetup p = setup;
  ElevenState s;
  SvPhrase two, three;

  read_state ("phase=aim ball=eg home/field=[ep2]", &s);
  for (s.phase = PHASE_AIM; s.phase <= PHASE_GUESS; s.phase++) {
    p.guess_bands = 2;
    sv_game_lesson (&eleven_game, &p, &s, &two);
    p.guess_bands = 3;
    sv_game_lesson (&eleven_game, &p, &s, &three);
    g_assert_nonnull (strstr (two.msgid, "low for 1 to 3"));
    g_assert_null (strstr (three.msgid, "low for 1 to 3"));
  }
}

/* A kick over two lines is shown along them. */
static void
test_ways_of_the_ball (void)
{
  const SvBoard *board = eleven_board (&setup);
  ElevenState s, after;
  SvEvent kick = sv_event (VERB_KICK, (unsigned)sv_board_find (board, "c2", -1), 0xff, 0xff);
  SvMoves moves;
  SvView view;

  read_state ("phase=turn side=home points=1 ball=w26 home/field=[w26,c2]", &s);
  eleven_apply (&setup, &s, sv_event (VERB_SHOOT, 0xff, 0xff, 0xff));
  after = s;
  eleven_apply (&setup, &after, kick);
  eleven_moves (&setup, &s, kick, &after, &moves);
  g_assert_cmpuint (moves.n, ==, 1);
  g_assert_cmpint (moves.moves[0].piece, ==, -1);
  g_assert_cmpstr (board->spaces[moves.moves[0].over].name, ==, "c1");
  eleven_view (&setup, &after, &view);
  g_assert_cmpint (view.n_trail, ==, 3); /* w26, c1, c2 */
}

/* --- Positions set up by hand --- */

/* Phases, as eleven_phases lists them. */
enum { PLACE, TOSS, LIFT, THROW, TURN, PUSH, SHOOT, AIM, OVER };

static SvPlacement
standing (unsigned phase)
{
  const SvBoard *board = eleven_board (&setup);
  SvPlacement p;
  ElevenState s;

  eleven_init (&setup, &s);
  sv_game_to_placement (&eleven_game, &setup, &s, &p);
  p.spaces[2] = (int16_t)sv_board_find (board, "w15", -1);
  p.spaces[3] = (int16_t)sv_board_find (board, "w10", -1);
  p.ball_piece = 2;
  p.side = 0;
  p.phase = phase;
  return p;
}

static void
refused (const SvPlacement *p, const char *msgid, int piece)
{
  SvPhrase why = sv_phrase (NULL, -1);
  ElevenState s;

  g_assert_false (sv_game_from_placement (&eleven_game, &setup, p, &s, &why));
  g_assert_cmpstr (why.msgid, ==, msgid);
  g_assert_cmpint (why.piece, ==, piece);
}

static void
accepted (const SvPlacement *p, ElevenState *s)
{
  SvPhrase why = sv_phrase (NULL, -1);

  sv_game_from_placement (&eleven_game, &setup, p, s, &why);
  g_assert_cmpstr (why.msgid, ==, NULL);
  g_assert_cmpstr (eleven_broken (&setup, s), ==, NULL);
}

static void
test_placement_pieces (void)
{
  SvPlacement p = standing (THROW);
  ElevenState s;

  accepted (&p, &s);
  g_assert_cmpint (s.side, ==, 0);
  p.spaces[2] = p.spaces[3];
  refused (&p, "{piece} and {piece2} stand on the same space.", 3);
  p = standing (THROW);
  p.spaces[0] = -1;
  refused (&p, "The goalie of {team} must stand on the field.", 0);
  p = standing (THROW);
  p.spaces[0] = p.spaces[2];
  p.spaces[2] = 0; /* wg */
  refused (&p, "{piece} of {team} may not stand in a goal: only its goalie may.", 2);
  p = standing (TOSS);
  refused (&p, "{piece} of {team} can only be placed after the toss.", 0);
  /* The goalies decide who defends which end. */
  p = standing (THROW);
  p.spaces[1] = 0;
  p.spaces[0] = 64;
  accepted (&p, &s);
  g_assert_cmpint (s.west, ==, 1);
}

static void
test_placement_turns (void)
{
  SvPlacement p = standing (TURN);
  ElevenState s;

  accepted (&p, &s);
  g_assert_cmpint (s.points, ==, 6);
  p.points = 7;
  refused (&p, "{team} cannot have more than {n} points.", -1);
  p.points = 0;
  p.ball_piece = 3;
  refused (&p, "{team} can do nothing in this turn: it needs points or the ball.", -1);
  p = standing (TURN);
  p.ball_piece = -1;
  p.ball_space = 0;
  p.spaces[0] = 1;
  refused (&p, "The ball cannot lie in a goal: there a goalie must have it.", -1);
  p = standing (PUSH);
  refused (&p, "{team} attacks: say who attacks, and whom.", -1);
  p.active_piece = 2;
  p.defender = 3;
  refused (&p, "{piece} of {team} cannot attack {piece2} here.", 2); /* he has the ball */
  p.ball_piece = 3;
  accepted (&p, &s);
  g_assert_cmpint (s.phase, ==, PHASE_PUSH);
  p = standing (SHOOT);
  accepted (&p, &s);
  p.ball_piece = 3;
  refused (&p, "A player of {team} must have the ball.", -1);
  p = standing (AIM);
  accepted (&p, &s);
  p.period = 3;
  refused (&p, "A match in this variant has no such half.", -1);
  setup.shootout = true; /* after two halves */
  refused (
      &p, "{piece} of {team} must be beside the field: only the shooter and the goalies are on it.",
      2);
  p.spaces[2] = p.spaces[3] = -1;
  refused (&p, "A player of {team} must stand on the penalty spot.", -1);
  /* Who stands there shoots. */
  for (unsigned space = 0; space < eleven_board (&setup)->n_spaces && s.shooter != 2; space++) {
    SvPhrase why;
    p.spaces[2] = (int16_t)space;
    p.ball_piece = 2;
    if (!sv_game_from_placement (&eleven_game, &setup, &p, &s, &why))
      s.shooter = ELEVEN_NONE;
  }
  g_assert_cmpint (s.shooter, ==, 2);
  setup.shootout = false;
}

/* Nobody is taken from his space unseen, neither goalie nor player. */
static void
test_pieces_and_spaces (void)
{
  ElevenSetup toss = setup;
  SvPlacement p = standing (TURN);
  ElevenState s;

  accepted (&p, &s);
  for (unsigned piece = 0; piece < ELEVEN_PIECES; piece++) {
    ElevenState t = s;
    if (t.at[piece] == ELEVEN_NONE)
      continue;
    t.occ[t.at[piece]] = ELEVEN_NONE;
    g_assert_cmpstr (eleven_broken (&setup, &t), ==, "a piece and its space disagree");
  }
  for (int space = 0; space < eleven_board (&setup)->n_spaces; space++) {
    ElevenState t = s;
    t.occ[space] = t.occ[space] == 4 ? 6 : 4;
    g_assert_cmpstr (eleven_broken (&setup, &t), ==, "a space and its piece disagree");
  }
  for (int side = 0; side < 2; side++) {
    s.score[side] = SV_MAX_SCORE;
    g_assert_cmpstr (eleven_broken (&setup, &s), ==, NULL);
    s.score[side]++;
    g_assert_cmpstr (eleven_broken (&setup, &s), ==, "there are too many goals");
    s.score[side] = 0;
  }
  for (s.period = PERIOD_SHOOTOUT, s.running = true; s.out < 2; s.out++)
    g_assert_cmpstr (eleven_broken (&setup, &s), ==, "the clock runs although nobody plays");
  toss.start = START_TOSS;
  eleven_init (&toss, &s);
  g_assert_cmpstr (eleven_impossible (&toss, &s), ==, NULL);
  s.west = 2;
  g_assert_cmpstr (eleven_broken (&toss, &s), ==, "nobody defends the west end");
  s.west = 0;
  for (int side = 0; side < 2; side++) {
    s.bench[side]--;
    g_assert_cmpstr (eleven_impossible (&toss, &s), ==, "pieces are placed only after the toss");
    s.bench[side]++;
    s.at[side] = 5;
    g_assert_cmpstr (eleven_impossible (&toss, &s), ==, "pieces are placed only after the toss");
    s.at[side] = ELEVEN_NONE;
  }
}

/* E-40: whoever has the ball in a series of passes, it is his team's turn, whatever their number
 * is. */
static void
test_side_of_a_series (void)
{
  ElevenState s;

  for (int turn = 1; turn <= 2; turn++)
    for (int has = 0; has < 2; has++) {
      g_autofree char *text =
          g_strdup_printf ("phase=shoot points=1 turn=%d clock/period_turn=%d ball=%s series/0=%s "
                           "home/field=[w15] away/field=[e15]",
                           turn, turn, has == 0 ? "w15" : "e15", has == 0 ? "w15" : "e15");
      read_state (text, &s);
      g_assert_cmpuint (s.side, ==, has);
    }
}

/* Who shoots does better than who does not, whoever guesses. */
static void
test_reason_of_a_shot (void)
{
  const SvPlacement aims = standing (AIM), turns = standing (TURN);
  ElevenState shot, none;

  accepted (&aims, &shot);
  accepted (&turns, &none);
  for (shot.phase = PHASE_AIM; shot.phase <= PHASE_GUESS; shot.phase++) {
    SvNotes notes = { 0 };
    eleven_game.teach.reason (&setup, &shot, &none, 0, &notes);
    g_assert_cmpuint (notes.n, ==, 1);
    g_assert_cmpstr (notes.notes[0].phrase.msgid, ==,
                     "{team} shoots at the goal: {n} of 100 such shots go in.");
    notes.n = 0;
    eleven_game.teach.reason (&setup, &none, &shot, 0, &notes);
    g_assert_cmpuint (notes.n, ==, 0);
  }
}

/* The strip of a turn, in each phase; none is shown where nobody has a turn. */
static void
test_turn (void)
{
  static const int parts[] = { -1, -1, -1, 0, 1, 1, 2, 3, 4, -1 };
  ElevenState s;
  SvTurn turn;

  eleven_init (&setup, &s);
  for (s.phase = PHASE_TOSS; s.phase <= PHASE_OVER; s.phase++) {
    sv_game_turn (&eleven_game, &setup, &s, &turn);
    g_assert_cmpuint (turn.n, ==, parts[s.phase] < 0 ? 0 : 5);
    g_assert_true (parts[s.phase] < 0 || turn.now == parts[s.phase]);
  }
}

/* E-03, E-70: periods of extra time have a length of their own. */
static void
test_lengths (void)
{
  ElevenSetup p = setup;
  ElevenState s;
  SvTiming timing;

  eleven_init (&p, &s);
  p.minutes = 20;
  p.extra_minutes = 7;
  for (s.period = 1; s.period < PERIOD_SHOOTOUT; s.period++) {
    eleven_timing (&p, &s, &timing);
    g_assert_cmpint (timing.period_ms, ==, 60000 * (s.period < PERIOD_EXTRA ? 20 : 7));
  }
}

/* --- Line-ups --- */

/* E-09: in thousandths of the own half, to the nearest, and only of those that the line-up tells
 * of. */
static void
test_saved_line_up (void)
{
  ElevenSetup p = setup;
  const SvBoard *board = eleven_board (&p);
  SvEvent events[ELEVEN_MAX_LEGAL], event;
  char text[FAULT_TEXT];
  SvFault fault;
  ElevenState s;
  int32_t saved_line_up[SV_MAX_SAVED_LINE_UP / sizeof (int32_t)];

  eleven_init (&p, &s);
  while (!sv_game_take_saved_line_up (&eleven_game, &p, &s, 0, saved_line_up)) {
    g_assert_cmpuint (eleven_legal (&p, &s, events), >, 0);
    eleven_apply (&p, &s, events[0]);
  }
  g_assert_cmpint (saved_line_up[0], ==, p.players);
  for (int32_t i = 0; i < saved_line_up[0]; i++) {
    const SvSpace *at = &board->spaces[s.at[2 * (i + 1)]];
    const float depth = 1000 * (s.west == 0 ? at->x : board->w - at->x) / (board->w / 2);
    const float across = 1000 * (s.west == 0 ? at->y : board->h - at->y) / board->h;
    g_assert_cmpint (saved_line_up[1 + 2 * i], ==, (int)(depth + 0.5f));
    g_assert_cmpint (saved_line_up[2 + 2 * i], ==, (int)(across + 0.5f));
  }
  const ElevenState before = s;
  saved_line_up[0] = 3; /* the first one kicks off already */
  g_assert_true (eleven_game.line_ups.saved_line_ups->check (saved_line_up, &fault));
  eleven_init (&p, &s);
  for (unsigned placed = 0; placed <= 2;) {
    SvNode node;
    eleven_game.node (&p, &s, &node);
    eleven_legal (&p, &s, events);
    event = events[0];
    if (node.side == 0 && s.phase == PHASE_PLACE) {
      const bool is_told =
          eleven_game.line_ups.saved_line_ups->next (&p, &s, saved_line_up, &event);
      g_assert_true (is_told == (placed < 2));
      if (is_told)
        g_assert_cmpint (event.a, ==, before.at[eleven_next_player (&p, &s, 0)]);
      placed++;
    }
    eleven_apply (&p, &s, event);
  }
  saved_line_up[0] = 0;
  g_assert_false (eleven_game.line_ups.saved_line_ups->check (saved_line_up, &fault));
  g_assert_cmpstr (fault_text (&fault, text), ==, "players: this is missing");
}

/* --- To the very end --- */

static void
play_short (const ElevenSetup *p, SvRng *rng, unsigned *n_shootouts)
{
  SvEvent events[ELEVEN_MAX_LEGAL];
  ElevenState s;

  eleven_init (p, &s);
  for (unsigned i = 0;; i++) {
    const unsigned n = eleven_legal (p, &s, events);
    g_assert_cmpstr (eleven_broken (p, &s), ==, NULL);
    g_assert_cmpstr (eleven_impossible (p, &s), ==, NULL);
    if (n == 0)
      break;
    g_assert_cmpuint (i, <, 20000);
    eleven_apply (p, &s, events[sv_rng_below (rng, n)]);
  }
  *n_shootouts += s.period == PERIOD_SHOOTOUT;
  if (p->shootout)
    g_assert_cmpint (eleven_winner (&s), !=, ELEVEN_NONE);
}

static void
test_short_matches (void)
{
  unsigned n_shootouts = 0;
  SvRng rng;

  sv_rng_seed (&rng, 11);
  for (unsigned match = 0; match < 300; match++) {
    ElevenSetup p;
    sv_game_standard (&eleven_game, &p);
    for (size_t i = 0; i < eleven_game.n_variant_fields; i++) {
      const SvField *field = &eleven_game.variant_fields[i];
      const int choices =
          field->choices != NULL ? (int)g_strv_length ((char **)(guintptr)field->choices) : 0;
      const int most = field->type == SV_FIELD_BOOL ? 1 : choices > 0 ? choices - 1 : field->max;
      const int least = field->type == SV_FIELD_INT ? field->min : 0;
      sv_field_set (field, &p, least + (int)sv_rng_below (&rng, (unsigned)(most - least + 1)));
    }
    p.clock_turns = 1 + (int)sv_rng_below (&rng, 12);
    p.shootout = match % 2 == 0;
    if (p.board == BOARD_SMALL)
      p.players = 3 + (int)sv_rng_below (&rng, 3);
    g_assert_true (eleven_game.setup.check (&p, NULL));
    play_short (&p, &rng, &n_shootouts);
  }
  g_assert_cmpuint (n_shootouts, >, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  sv_game_standard (&eleven_game, &setup);
  g_test_add_func ("/eleven/veil", test_hide_secrets);
  g_test_add_func ("/eleven/E-52/guessing-side", test_guessing_side);
  g_test_add_func ("/eleven/targets", test_targets);
  g_test_add_func ("/eleven/names", test_names);
  g_test_add_func ("/eleven/closeup", test_closeup);
  g_test_add_func ("/eleven/E-52/aim-and-guess", test_aim_and_guess);
  g_test_add_func ("/eleven/E-52/lessons-of-bands", test_lessons_of_bands);
  g_test_add_func ("/eleven/ways-of-the-ball", test_ways_of_the_ball);
  g_test_add_func ("/eleven/placement/pieces", test_placement_pieces);
  g_test_add_func ("/eleven/placement/turns", test_placement_turns);
  g_test_add_func ("/eleven/pieces-and-spaces", test_pieces_and_spaces);
  g_test_add_func ("/eleven/E-40/side-of-a-series", test_side_of_a_series);
  g_test_add_func ("/eleven/reason-of-a-shot", test_reason_of_a_shot);
  g_test_add_func ("/eleven/turn", test_turn);
  g_test_add_func ("/eleven/lengths", test_lengths);
  g_test_add_func ("/eleven/E-09/stance", test_saved_line_up);
  g_test_add_func ("/eleven/short-matches", test_short_matches);
  return g_test_run ();
}
