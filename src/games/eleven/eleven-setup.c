/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Variant parameters: RULES.md E-01, E-03…E-05 and chapter 7. */

#include <string.h>

#include "eleven.h"

#define VARIANT(member) offsetof (ElevenSetup, member)

static const char *const board_keys[] = { "original", "mirror", "small", NULL };
static const char *const board_labels[] = { N_ ("Original field"), N_ ("Mirror field"),
                                            N_ ("Small field"), NULL };
static const char *const start_keys[] = { "home", "away", "toss", NULL };
static const char *const start_labels[] = { N_ ("The first team"), N_ ("The second team"),
                                            N_ ("A throw decides"), NULL };
static const char *const side_keys[] = { "home", "away", NULL };
static const char *const side_labels[] = { N_ ("The first team"), N_ ("The second team"), NULL };
static const char *const end_keys[] = { "ace", "next_throw", NULL };
static const char *const end_labels[] = { N_ ("Until a 1 is thrown"), N_ ("Until the next throw"),
                                          NULL };
static const char *const check_keys[] = { "pair", "shot", NULL };
static const char *const check_labels[] = { N_ ("After every two shots"), N_ ("After every shot"),
                                            NULL };

#define INT(key_, member_, min_, max_, standard_)                                                  \
  .key = key_, .type = SV_FIELD_INT, .offset = VARIANT (member_), .min = min_, .max = max_,        \
  .standard = standard_
#define CHOICE(key_, member_, keys_, labels_)                                                      \
  .key = key_, .type = SV_FIELD_CHOICE, .offset = VARIANT (member_), .choices = keys_,             \
  .labels = labels_
#define BOOL(key_, member_, standard_)                                                             \
  .key = key_, .type = SV_FIELD_BOOL, .offset = VARIANT (member_), .standard = standard_

/* clang-format off: a table reads best as one. */
const SvField eleven_variant_fields[ELEVEN_N_VARIANT_FIELDS] = {
  { .key = "board",
    .type = SV_FIELD_BOARD,
    .offset = VARIANT (board),
    .choices = board_keys,
    .labels = board_labels,
    .items_offset = VARIANT (own_board),
    .label = N_ ("Field"),
    .help = N_ ("The spaces and lines that are played on. The small field is for five players or "
                "fewer."),
    .rule = "E-01" },
  { CHOICE ("start", start, start_keys, start_labels), .label = N_ ("Kick-off"),
    .help = N_ ("Who kicks off in the first half."), .rule = "E-05" },
  { CHOICE ("west", west, side_keys, side_labels), .label = N_ ("On the left"),
    .help = N_ ("Who defends the left goal in the first half."), .rule = "E-04" },
  { INT ("players", players, 3, ELEVEN_MAX_PLAYERS, 10), .label = N_ ("Field players"),
    .help = N_ ("How many players each team has besides its goalie."), .rule = "E-01" },
  { INT ("minutes", minutes, 1, 60, 20), .label = N_ ("Length of a half"), .unit = N_ ("minutes"),
    .help = N_ ("How long the clock of each half runs."), .rule = "E-03" },
  { INT ("extra_minutes", extra_minutes, 1, 30, 5),
    .label = N_ ("Length of a period of extra time"), .unit = N_ ("minutes"),
    .help = N_ ("How long the clock of each period of extra time runs."), .rule = "E-67" },
  { INT ("clock_turns", clock_turns, 0, 400, 0), .label = N_ ("Turns instead of a clock"),
    .unit = N_ ("turns"),
    .help = N_ ("After this many turns of both teams together the time of a period is up; zero "
                "means that the clock decides."),
    .rule = "E-63" },
  { CHOICE ("end_rule", end_rule, end_keys, end_labels), .label = N_ ("When time is up"),
    .help = N_ ("How long a period goes on after its time is up."), .rule = "E-64" },
  { INT ("die_bonus", die_bonus, 0, 6, 0), .label = N_ ("Extra points"), .unit = N_ ("points"),
    .help = N_ ("What is added to every throw."), .rule = "E-12" },
  { INT ("cost_enter", cost_enter, 1, 3, 1), .label = N_ ("Cost of a step"), .unit = N_ ("points"),
    .help = N_ ("What it costs to go to the next space."), .rule = "E-17" },
  { INT ("cost_push", cost_push, 0, 3, 1), .label = N_ ("Cost of pushing"), .unit = N_ ("points"),
    .help = N_ ("What it costs more to push an opponent off that space."), .rule = "E-24" },
  { INT ("cost_take", cost_take, 0, 3, 1), .label = N_ ("Cost of taking the ball"),
    .unit = N_ ("points"), .help = N_ ("What it costs more if that opponent has the ball."),
    .rule = "E-24" },
  { INT ("shot_range", shot_range, 1, ELEVEN_MAX_RANGE, 2), .label = N_ ("Range of a kick"),
    .unit = N_ ("lines"), .help = N_ ("How many lines the ball may follow in one kick."),
    .rule = "E-41" },
  { BOOL ("goalie_safe", goalie_safe, 1), .label = N_ ("Goalies are safe"),
    .help = N_ ("A goalie in the own area cannot be attacked."), .rule = "E-33" },
  { BOOL ("goalie_must_shoot", goalie_must_shoot, 1), .label = N_ ("Goalies must shoot"),
    .help = N_ ("A goalie may not end the turn with the ball in the own area."), .rule = "E-36" },
  { INT ("guess_bands", guess_bands, 2, 3, 3), .label = N_ ("Answers to a shot at goal"),
    .help = N_ ("Three: low, middle or high. Two: low or high."), .rule = "E-52" },
  { BOOL ("extra_time", extra_time, 0), .label = N_ ("Extra time"),
    .help = N_ ("A drawn match goes on for two short periods."), .rule = "E-67" },
  { BOOL ("shootout", shootout, 0), .label = N_ ("Penalty shoot-out"),
    .help = N_ ("A match that is still drawn is decided by penalties."), .rule = "E-68" },
  { INT ("shootout_shots", shootout_shots, 1, 10, 5), .label = N_ ("Penalties for each team"),
    .help = N_ ("How many each team takes before it counts who is ahead."), .rule = "E-71" },
  { INT ("shootout_lead", shootout_lead, 1, 3, 2), .label = N_ ("Lead that decides"),
    .unit = N_ ("goals"), .help = N_ ("After those, the first team that is so far ahead wins."),
    .rule = "E-72" },
  { CHOICE ("shootout_check", shootout_check, check_keys, check_labels),
    .label = N_ ("When the lead is looked at"),
    .help = N_ ("After every two shots both teams have shot equally often."), .rule = "E-72" },
};
/* clang-format on */

void
eleven_setup_standard (void *setup)
{
  memset (setup, 0, sizeof (ElevenSetup));
  sv_fields_set_standard (eleven_variant_fields, ELEVEN_N_VARIANT_FIELDS, setup);
}

/* The players of this game have no powers. */
unsigned
eleven_card_budget (const void *setup, unsigned side, SvBudget *out)
{
  return 0;
}

bool
eleven_setup_check (const void *setup, char *fault, size_t size)
{
  const ElevenSetup *p = setup;
  char why[SV_FAULT_SIZE];

  if (p->board == BOARD_OWN && p->own_board == NULL) {
    sv_text_print (fault, size, "variant.board: there is no such board");
    return false;
  }
  if (p->board == BOARD_OWN && !eleven_board_check (p->own_board, why, sizeof why)) {
    sv_text_print (fault, size, "variant.board.%s", why);
    return false;
  }
  for (int end = END_WEST; end <= END_EAST; end++) {
    const int room = eleven_room (eleven_board (p), end);
    if (p->players > room) {
      sv_text_print (fault, size, "variant.players: the %s end has room for %d players, not %d",
                     end == END_WEST ? "west" : "east", room, (int)p->players);
      return false;
    }
  }
  return true;
}
