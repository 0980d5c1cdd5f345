/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game 11 as the rest of the program sees it: an SvGame with its parameters, texts and
 * functions. Rule numbers such as E-01 are those of RULES.md in this folder. Parameters and cards:
 * E-01, E-03…E-05, E-73. */

#include "eleven-board.h"
#include "eleven-check.h"
#include "eleven-closeup.h"
#include "eleven-counts.h"
#include "eleven-evaluation.h"
#include "eleven-line-up.h"
#include "eleven-paper.h"
#include "eleven-placement.h"
#include "eleven-position.h"
#include "eleven-reason.h"
#include "eleven-rules.h"
#include "eleven-saved-line-up.h"
#include "eleven-score-sheet.h"
#include "eleven-state.h"
#include "eleven-teach.h"
#include "eleven-tell.h"
#include "eleven-view.h"
#include "sv-heads.h"

static const char *const board_keys[] = { "original", "mirror", "small", NULL };
static const char *const board_labels[] = { N_ ("Original field"), N_ ("Mirror field"),
                                            N_ ("Small field"), NULL };
static const char *const start_keys[] = { "home", "away", "toss", NULL };
static const char *const start_labels[] = { N_ ("The first team"), N_ ("The second team"),
                                            N_ ("A throw decides"), NULL };
static const char *const start_says[] = { N_ ("The first team kicks off in the first half."),
                                          N_ ("The second team kicks off in the first half."),
                                          N_ ("A throw decides who kicks off.") };
static const char *const side_keys[] = { "home", "away", NULL };
static const char *const side_labels[] = { N_ ("The first team"), N_ ("The second team"), NULL };
static const char *const side_says[] = { N_ ("The first team defends the left goal at first."),
                                         N_ ("The second team defends the left goal at first.") };
static const char *const end_keys[] = { "ace", "next_throw", NULL };
static const char *const end_labels[] = { N_ ("Until a 1 is thrown"), N_ ("Until the next throw"),
                                          NULL };
static const char *const end_says[] = { N_ ("When time is up, play goes on until a 1 is thrown."),
                                        N_ ("When time is up, play ends with the next throw.") };
static const char *const check_keys[] = { "pair", "shot", NULL };
static const char *const check_labels[] = { N_ ("After every two shots"), N_ ("After every shot"),
                                            NULL };

static const char *const check_says[] = { N_ ("The lead counts after every two shots."),
                                          N_ ("The lead counts after every shot.") };

/* clang-format off */
static const SvField variant_fields[] = {
  { SV_BOARD ("board", ElevenSetup, board, own_board, board_keys, board_labels),
    .group = N_ ("Field and players"), .label = N_ ("Field"),
    .help = N_ ("The spaces and lines that are played on. The small field is for five players or "
                "fewer."),
    .rule = "E-01",
    .says = N_ ("The match is played on “{words}”.") },
  { SV_CHOICE ("start", ElevenSetup, start, start_keys, start_labels, 0), .label = N_ ("Kick-off"),
    .help = N_ ("Who kicks off in the first half."), .rule = "E-05", .says_each = start_says },
  { SV_CHOICE ("west", ElevenSetup, west, side_keys, side_labels, 0), .label = N_ ("On the left"),
    .help = N_ ("Who defends the left goal in the first half."), .rule = "E-04",
    .says_each = side_says },
  { SV_INT ("players", ElevenSetup, players, 3, ELEVEN_MAX_PLAYERS, 10),
    .label = N_ ("Field players"),
    .help = N_ ("How many players each team has besides its goalie."), .rule = "E-01",
    .says = N_ ("Each team has {n} field players and a goalie.") },
  { SV_INT ("minutes", ElevenSetup, minutes, 1, 60, 20), .label = N_ ("Length of a half"),
    .group = N_ ("Time of play"),
    .unit = N_ ("minutes"), .help = N_ ("How long the clock of each half runs."), .rule = "E-03",
    .says = N_ ("A half lasts {n} minutes."),
    .says_one = N_ ("A half lasts one minute.") },
  { SV_INT ("extra_minutes", ElevenSetup, extra_minutes, 1, 30, 5),
    .label = N_ ("Length of a period of extra time"), .unit = N_ ("minutes"),
    .help = N_ ("How long the clock of each period of extra time runs."), .rule = "E-67",
    .says = N_ ("A period of extra time lasts {n} minutes."),
    .says_one = N_ ("A period of extra time lasts one minute.") },
  { SV_INT ("clock_turns", ElevenSetup, clock_turns, 0, 400, 0),
    .flags = SV_FIELD_SWITCH, .usual = 60,
    .label = N_ ("Turns instead of a clock"), .unit = N_ ("turns"), .unit_one = N_ ("turn"),
    .help = N_ ("The time of a period is up after this many turns of both teams together, whatever "
                "the clock says."),
    .rule = "E-63",
    .says = N_ ("The time of a period is up after {n} turns."),
    .says_one = N_ ("The time of a period is up after one turn."),
    .says_zero = N_ ("The clock measures the time of a period.") },
  { SV_CHOICE ("end_rule", ElevenSetup, end_rule, end_keys, end_labels, 0),
    .label = N_ ("When time is up"), .help = N_ ("How long a period goes on after its time is up."),
    .rule = "E-64", .says_each = end_says },
  { SV_INT ("goals", ElevenSetup, goals, 0, 99, 0), .flags = SV_FIELD_SWITCH | SV_FIELD_GOALS,
    .usual = 3, .label = N_ ("First to a number of goals"), .unit = N_ ("goals"),
    .unit_one = N_ ("goal"),
    .help = N_ ("The match is over at once when a team has this many goals."), .rule = "E-74",
    .says = N_ ("The first team with {n} goals wins at once."),
    .says_one = N_ ("The first goal wins at once."),
    .says_zero = N_ ("No number of goals ends the match.") },
  { SV_INT ("die_bonus", ElevenSetup, die_bonus, 0, 6, 0), .label = N_ ("Extra points"),
    .group = N_ ("Points and costs"),
    .unit = N_ ("points"), .help = N_ ("What is added to every throw."), .rule = "E-12",
    .says = N_ ("Every throw is worth {n} points more."),
    .says_one = N_ ("Every throw is worth one point more."),
    .says_zero = N_ ("Nothing is added to a throw.") },
  { SV_INT ("cost_enter", ElevenSetup, cost_enter, 1, 3, 1), .label = N_ ("Cost of a step"),
    .unit = N_ ("points"), .help = N_ ("What it costs to go to the next space."), .rule = "E-17",
    .says = N_ ("A step costs {n} points."),
    .says_one = N_ ("A step costs one point.") },
  { SV_INT ("cost_push", ElevenSetup, cost_push, 0, 3, 1), .label = N_ ("Cost of pushing"),
    .unit = N_ ("points"), .help = N_ ("The extra cost of pushing an opponent off that space."),
    .rule = "E-24",
    .says = N_ ("Pushing an opponent off costs {n} more points."),
    .says_one = N_ ("Pushing an opponent off costs one more point."),
    .says_zero = N_ ("Pushing an opponent off costs nothing extra.") },
  { SV_INT ("cost_take", ElevenSetup, cost_take, 0, 3, 1), .label = N_ ("Cost of taking the ball"),
    .unit = N_ ("points"), .help = N_ ("The extra cost if that opponent has the ball."),
    .rule = "E-24",
    .says = N_ ("Taking the ball costs {n} more points."),
    .says_one = N_ ("Taking the ball costs one more point."),
    .says_zero = N_ ("Taking the ball costs nothing extra.") },
  { SV_INT ("shot_range", ElevenSetup, shot_range, 1, ELEVEN_MAX_RANGE, 2),
    .group = N_ ("Kicks and goalies"), .label = N_ ("Range of a kick"), .unit = N_ ("lines"),
    .help = N_ ("How many lines the ball may follow in one kick."), .rule = "E-41",
    .says = N_ ("A kick goes along up to {n} lines."),
    .says_one = N_ ("A kick goes along one line.") },
  { SV_BOOL ("goalie_safe", ElevenSetup, goalie_safe, 1), .label = N_ ("Goalies are safe"),
    .help = N_ ("A goalie in their own area cannot be attacked."), .rule = "E-33",
    .says = N_ ("A goalie in their own area cannot be attacked."),
    .says_zero = N_ ("A goalie can be attacked anywhere.") },
  { SV_BOOL ("goalie_must_shoot", ElevenSetup, goalie_must_shoot, 1),
    .label = N_ ("Goalies must kick"),
    .help = N_ ("A goalie may not end the turn with the ball in their own area."), .rule = "E-36",
    .says = N_ ("A goalie may not end the turn with the ball in their own area."),
    .says_zero = N_ ("A goalie may keep the ball in their own area.") },
  { SV_INT ("guess_bands", ElevenSetup, guess_bands, 2, 3, 3),
    .label = N_ ("Answers to a shot at goal"),
    .help = N_ ("Three: low, middle or high. Two: low or high."), .rule = "E-52",
    .says = N_ ("There are {n} answers to a shot at goal.") },
  { SV_BOOL ("extra_time", ElevenSetup, extra_time, 0), .label = N_ ("Extra time"),
    .group = N_ ("After a draw"),
    .help = N_ ("A drawn match goes on for two short periods."), .rule = "E-67",
    .says = N_ ("A drawn match goes on for two short periods."),
    .says_zero = N_ ("There is no extra time.") },
  { SV_BOOL ("shootout", ElevenSetup, shootout, 0), .label = N_ ("Penalty shoot-out"),
    .help = N_ ("A match that is still drawn is decided by penalties."), .rule = "E-68",
    .says = N_ ("A match that is still drawn is decided by penalties."),
    .says_zero = N_ ("There is no penalty shoot-out.") },
  { SV_INT ("shootout_shots", ElevenSetup, shootout_shots, 1, 10, 5),
    .label = N_ ("Penalties for each team"),
    .help = N_ ("How many each team takes before the lead counts."), .rule = "E-71",
    .says = N_ ("In the shoot-out each team takes {n} penalties."),
    .says_one = N_ ("In the shoot-out each team takes one penalty.") },
  { SV_INT ("shootout_lead", ElevenSetup, shootout_lead, 1, 3, 2),
    .label = N_ ("Lead that decides"), .unit = N_ ("goals"),
    .help = N_ ("After those, the first team to be this far ahead wins."), .rule = "E-72",
    .says = N_ ("After those, a lead of {n} goals wins."),
    .says_one = N_ ("After those, a lead of one goal wins.") },
  { SV_CHOICE ("shootout_check", ElevenSetup, shootout_check, check_keys, check_labels, 0),
    .label = N_ ("When the lead is checked"),
    .help = N_ ("After every two shots, both teams have shot equally often."), .rule = "E-72",
    .says_each = check_says },
};

static const SvField card_fields[] = {
  { SV_INT ("number", ElevenCard, number, 1, ELEVEN_SHIRTS, 0),
    .flags = SV_FIELD_FIXED | SV_FIELD_NUMBER, .label = N_ ("Shirt number"),
    .help = N_ ("The number on the figurine's shirt."), .rule = "E-73" },
  { SV_HEAD (ElevenCard, head), .rule = "E-73" },
};
/* clang-format on */

/* Set the default values. Shirt number 1 is the goalie's, as on the pieces (E-73). */
static void
setup_standard (void *setup)
{
  ElevenSetup *p = setup;

  for (unsigned piece = 0; piece < ELEVEN_PIECES; piece++)
    p->cards[eleven_side_of (piece)][eleven_card (piece)] =
        (ElevenCard){ .number = (int32_t)eleven_card (piece) + 1, .head = SV_FIELD_NULL };
}

/* Return the turns of a half: 13 in two minutes of the clock between people, as bench-length
 * measured, or as many as the variant counts, and those until a turn begins with a 1 (E-64). */
static int
turns_of_half (const ElevenSetup *p)
{
  const int turns = p->clock_turns > 0 ? p->clock_turns : 13 * p->minutes / 2;

  return turns + (p->end_rule == END_ACE ? 6 : 1);
}

/* As bench-length measured: a turn takes people 11 seconds, and all the rest, such as placing the
 * figurines and showing goals, 160 seconds. In matches between computer players a team scored every
 * 7 turns with five players a side on the small field, and every 28 turns with ten players on the
 * whole one. */
static int
minutes (const void *setup)
{
  const ElevenSetup *p = setup;
  const int whole = 2 * turns_of_half (p);
  const int until_goals = p->goals * p->players * p->players * 28 / 100;

  return ((p->goals > 0 && until_goals < whole ? until_goals : whole) * 11 + 160) / 60;
}

/* Check the parameters against each other (E-01). */
static bool
setup_check (const void *setup, SvFault *fault)
{
  static const char *const room_at[] = { N_ ("the west end has room for {n} players, not {m}"),
                                         N_ ("the east end has room for {n} players, not {m}") };
  const ElevenSetup *p = setup;
  SvFault board;

  if (p->board == BOARD_OWN && p->own_board == NULL)
    return sv_refuse (fault, sv_phrase (N_ ("there is no such board"), -1), "variant.board");
  if (p->board == BOARD_OWN && !eleven_board_check (p->own_board, &board))
    return sv_refuse (fault, board.why, "variant.board.%s", board.path);
  for (int end = END_WEST; end <= END_EAST; end++) {
    const int room = eleven_room (eleven_board (p), end);
    if (p->players > room)
      return sv_refuse (fault, sv_phrase_numbers (room_at[end], room, p->players, 0),
                        "variant.players");
  }
  return true;
}

const SvGame eleven_game = {
  .id = "eleven",
  .title = N_ ("11"),
  .summary = N_ ("Football with eleven figurines a side: run, pass, attack and shoot."),
  .credit = N_ ("11 by Dieter Stein, spielstein.com"),
  .offered = true,
  .ball = true,
  .dice = true,
  .setup_size = sizeof (ElevenSetup),
  .state_size = sizeof (ElevenState),
  .max_legal = ELEVEN_MAX_LEGAL,
  .n_pieces = ELEVEN_PIECES,
  .n_seats_max = 8,
  .variant_fields = variant_fields,
  .n_variant_fields = SV_COUNT (variant_fields),
  .card_fields = card_fields,
  .n_card_fields = SV_COUNT (card_fields),
  .cards_offset = offsetof (ElevenSetup, cards),
  .card_size = sizeof (ElevenCard),
  .n_cards = ELEVEN_SHIRTS,
  .names_only = true,

  /* rules */
  .board = eleven_board,
  .init = eleven_init,
  .node = eleven_node,
  .legal = eleven_legal,
  .apply = eleven_apply,
  .event_text = eleven_event_text,
  .broken = eleven_broken,
  .view = eleven_view,
  .event_target = eleven_event_target,

  /* groups */
  .secrets = {
    .hide_secrets = eleven_hide_secrets,
    .fill_secrets = eleven_fill_secrets,
  },
  .display = {
    .minutes = minutes,
    .timing = eleven_timing,
    .closeup = eleven_closeup,
    .moves = eleven_moves,
    .risks = eleven_risks,
  },
  .words = {
    .prompt = eleven_prompt,
    .piece_name = eleven_piece_name,
    .space_name = eleven_space_name,
    .period_name = eleven_period_name,
    .notes = eleven_notes,
    .why_not = eleven_why_not,
    .meaning = eleven_meaning,
    .counts = eleven_counts,
  },
  .teach = {
    .lessons = eleven_lessons,
    .lesson = eleven_lesson,
    .turn = eleven_turn,
    .reason = eleven_reason,
  },
  .files = {
    .dump = eleven_dump,
    .restore = eleven_restore,
    .dump_start = eleven_dump_start,
  },
  .positions = {
    .phases = eleven_phases,
    .to_placement = eleven_to_placement,
    .from_placement = eleven_from_placement,
  },
  .setup = {
    .standard = setup_standard,
    .check = setup_check,
  },
  .line_ups = {
    .line_up = eleven_line_up,
    .safest = eleven_safest_line_up,
    .saved_line_ups = &eleven_saved_line_ups,
  },
  .table = {
    .material = &eleven_material,
    .throws = eleven_score_sheet_throws,
    .sheet = eleven_score_sheet,
  },
  .evaluation = {
    .appraise = eleven_appraise,
    .come_true = 46, /* from 100 matches, ± 6: tests/lab/bench-estimate */
    .skills = eleven_skills,
  },
};
