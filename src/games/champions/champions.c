/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game Champions 2020 as the rest of the program sees it: an SvGame with its parameters, texts
 * and functions. Rule numbers such as C-002 are those of RULES.md in this folder. Parameters:
 * C-002 to C-004, chapter 6. */

#include "champions-counts.h"
#include "champions-evaluation.h"
#include "champions-moment.h"
#include "champions-paper.h"
#include "champions-placement.h"
#include "champions-position.h"
#include "champions-reason.h"
#include "champions-risks.h"
#include "champions-rules.h"
#include "champions-saved-line-up.h"
#include "champions-score-sheet.h"
#include "champions-setup.h"
#include "champions-teach.h"
#include "champions-tell.h"
#include "champions-view.h"
#include "sv-heads.h"

static const char *const clock_keys[] = { "ones", "throws", NULL };
static const char *const clock_labels[] = { N_ ("Each 1 that is thrown"), N_ ("Every throw"),
                                            NULL };
static const char *const clock_says[] = { N_ ("Each 1 that is thrown moves the clock."),
                                          N_ ("Every throw moves the clock.") };
static const char *const kind_keys[] = { "keeper", "defender", "midfielder", "attacker", NULL };
static const char *const kind_labels[] = { N_ ("Keeper"), N_ ("Defender"), N_ ("Midfielder"),
                                           N_ ("Attacker"), NULL };

static const char *const formation_labels[] = { N_ ("2-4-4"), N_ ("3-3-4"), N_ ("3-4-3"),
                                                N_ ("4-2-4"), N_ ("4-3-3"), N_ ("4-4-2"),
                                                NULL };

/* clang-format off */
static const SvField variant_fields[] = {
  { SV_CHOICE ("clock", ChampionsSetup, clock, clock_keys, clock_labels, CLOCK_ONES),
    .group = N_ ("Time of play"),
    .label = N_ ("Clock"),
    .help = N_ ("What moves the clock: each 1 that is thrown, or every throw."),
    .rule = "C-150", .says_each = clock_says },
  { SV_INT ("minutes", ChampionsSetup, minutes, 6, 300, 90), .label = N_ ("Length of the match"),
    .unit = N_ ("minutes"), .help = N_ ("Minutes on the clock, or throws if every throw counts."),
    .rule = "C-151",
    .says = N_ ("The match clock goes to {n}.") },
  { SV_INT ("minute_step", ChampionsSetup, minute_step, 1, 30, 6),
    .label = N_ ("A 1 moves the clock"), .unit = N_ ("minutes"),
    .help = N_ ("How far the clock goes each time a 1 is thrown."), .rule = "C-150",
    .says = N_ ("A 1 moves the clock by {n} minutes."),
    .says_one = N_ ("A 1 moves the clock by one minute.") },
  { SV_INT ("goals", ChampionsSetup, goals, 0, 99, 0), .flags = SV_FIELD_SWITCH | SV_FIELD_GOALS,
    .usual = 3, .label = N_ ("First to a number of goals"), .unit = N_ ("goals"),
    .unit_one = N_ ("goal"),
    .help = N_ ("The match is over at once when a team has this many goals."), .rule = "C-156",
    .says = N_ ("The first team with {n} goals wins at once."),
    .says_one = N_ ("The first goal wins at once."),
    .says_zero = N_ ("No number of goals ends the match.") },
  { SV_BOOL ("extra_time", ChampionsSetup, extra_time, 0), .label = N_ ("Extra time"),
    .group = N_ ("After a draw"),
    .help = N_ ("A drawn match goes on; the next goal wins."), .rule = "C-153",
    .says = N_ ("A drawn match goes on; the next goal wins."),
    .says_zero = N_ ("There is no extra time.") },
  { SV_INT ("extra_minutes", ChampionsSetup, extra_minutes, 6, 90, 30),
    .label = N_ ("Length of extra time"), .unit = N_ ("minutes"),
    .help = N_ ("Minutes on the clock, or throws if every throw counts."), .rule = "C-153",
    .says = N_ ("Extra time lasts {n} minutes on the clock.") },
  { SV_BOOL ("shootout", ChampionsSetup, shootout, 0), .label = N_ ("Penalty shoot-out"),
    .help = N_ ("A match that is still drawn is decided by penalties."), .rule = "C-154",
    .says = N_ ("A match that is still drawn is decided by penalties."),
    .says_zero = N_ ("There is no penalty shoot-out.") },
  { SV_INT ("shootout_kicks", ChampionsSetup, shootout_kicks, 1, 11, 5),
    .label = N_ ("Kicks in the shoot-out"), .unit = N_ ("kicks"),
    .help = N_ ("After this many kicks each, the teams go on in pairs."), .rule = "C-154",
    .says = N_ ("In the shoot-out each team takes {n} penalties."),
    .says_one = N_ ("In the shoot-out each team takes one penalty.") },
  { SV_INT ("substitutions", ChampionsSetup, substitutions, 0, 9, 3), .label = N_ ("Substitutions"),
    .group = N_ ("Substitutes and fouls"), .flags = SV_FIELD_SWITCH, .usual = 3,
    .unit = N_ ("players"), .unit_one = N_ ("player"),
    .help = N_ ("How many players a team may bring on; if none, nobody warms up."),
    .rule = "C-160",
    .says = N_ ("A team may bring on {n} players."),
    .says_one = N_ ("A team may bring on one player."),
    .says_zero = N_ ("Nobody is substituted.") },
  { SV_BOOL ("shoulder_push", ChampionsSetup, shoulder_push, 1), .label = N_ ("Shoulder push"),
    .help = N_ ("With a 1 a player may push the opponent who is nearest to the ball."),
    .rule = "C-165",
    .says = N_ ("With a 1 a player may push the opponent who is nearest to the ball."),
    .says_zero = N_ ("There is no shoulder push.") },
  { SV_BOOL ("fouls", ChampionsSetup, fouls, 1), .label = N_ ("Fouls"),
    .help = N_ ("Fouls, cards, injuries, free kicks and penalties."), .rule = "C-170",
    .says = N_ ("There are fouls, cards and injuries."),
    .says_zero = N_ ("There are no fouls, cards and injuries.") },
  { SV_BOOL ("offside", ChampionsSetup, offside, 1), .label = N_ ("Offside"),
    .help = N_ ("Players ahead of the ball with fewer than two opponents in front of them are offside."),
    .rule = "C-120",
    .says = N_ ("The offside rule applies."),
    .says_zero = N_ ("There is no offside rule.") },
  { SV_BOOL ("interception", ChampionsSetup, interception, 1), .label = N_ ("Interceptions"),
    .group = N_ ("Ball and passes"),
    .help = N_ ("Opponents beside the path of the ball may try to deflect it."), .rule = "C-090",
    .says = N_ ("Opponents beside the path of the ball may try to deflect it."),
    .says_zero = N_ ("A pass cannot be intercepted.") },
  { SV_BOOL ("keeper_grab", ChampionsSetup, keeper_grab, 1), .label = N_ ("Keeper picks up the ball"),
    .help = N_ ("A keeper who reaches the ball in the penalty area with an exact throw may pick it up."),
    .rule = "C-130",
    .says = N_ ("A keeper who reaches the ball in the penalty area with an exact throw may pick it up."),
    .says_zero = N_ ("A keeper does not pick up the ball.") },
  { SV_BOOL ("ball_reachable", ChampionsSetup, ball_reachable, 1),
    .label = N_ ("Ball can be reached"),
    .help = N_ ("Both teams must always be able to reach the ball."), .rule = "C-145",
    .says = N_ ("Both teams must always be able to reach the ball."),
    .says_zero = N_ ("A team may be cut off from the ball.") },
  { SV_INT ("max_touches", ChampionsSetup, max_touches, 1, 11, 6),
    .label = N_ ("Touches in a pass"), .unit = N_ ("touches"),
    .help = N_ ("How often the players of a team may touch the ball in one pass."),
    .rule = "C-046",
    .says = N_ ("The players of a team may touch the ball {n} times in one pass."),
    .says_one = N_ ("The players of a team may touch the ball once in a pass.") },
  { SV_INT ("chase_steps", ChampionsSetup, chase_steps, 0, 6, 2),
    .label = N_ ("Steps after the pass"), .unit = N_ ("steps"),
    .help = N_ ("How far a player may run after a pass."), .rule = "C-055",
    .says = N_ ("A player may run {n} steps after a pass."),
    .says_one = N_ ("A player may run one step after a pass."),
    .says_zero = N_ ("Nobody runs after a pass.") },
  { SV_INT ("max_area", ChampionsSetup, max_area, 1, 10, 4),
    .group = N_ ("Where players may stand"),
    .label = N_ ("Players in their own penalty area"), .unit = N_ ("players"),
    .help = N_ ("No more field players than this may walk into it."), .rule = "C-141",
    .says = N_ ("{n} field players may be in their own penalty area."),
    .says_one = N_ ("One field player of a team may be in its own penalty area.") },
  { SV_INT ("max_goal_area", ChampionsSetup, max_goal_area, 0, 10, 1),
    .label = N_ ("Players in their own goal area"), .unit = N_ ("players"),
    .help = N_ ("No more field players than this may walk into it."), .rule = "C-142",
    .says = N_ ("{n} field players may be in their own goal area."),
    .says_one = N_ ("One field player of a team may be in its own goal area."),
    .says_zero = N_ ("No field player of a team may be in its own goal area.") },
  { SV_INT ("max_chain", ChampionsSetup, max_chain, 2, 10, 9), .label = N_ ("Players in a chain"),
    .unit = N_ ("players"),
    .help = N_ ("How many players of a team may stand next to each other in a chain."), .rule = "C-143",
    .says = N_ ("Up to {n} players of a team may stand in a chain.") },
};

static const SvField card_fields[] = {
  { SV_INT ("number", ChampionsCard, number, 1, SQUAD, 0),
    .flags = SV_FIELD_FIXED | SV_FIELD_NUMBER, .label = N_ ("Shirt number"), .help = N_ ("The number on the player's shirt."),
    .rule = "C-002" },
  { SV_CHOICE ("role", ChampionsCard, kind, kind_keys, kind_labels, 0),
    .flags = SV_FIELD_FIXED | SV_FIELD_ROLE, .label = N_ ("Role"), .help = N_ ("Where the player lines up."), .rule = "C-002" },
  { SV_HEAD (ChampionsCard, head), .rule = "C-002" },
};

static const SvField played_fields[] = {
  { SV_NUMBERS ("booked", ChampionsPlayed, booked, 1, SQUAD), .label = N_ ("Yellow card"),
    .help = N_ ("Shirt numbers of players who got one yellow card."), .rule = "C-200" },
  { SV_NUMBERS ("sent_off", ChampionsPlayed, sent_off, 1, SQUAD), .label = N_ ("Red card"),
    .help = N_ ("Shirt numbers of players who were sent off."), .rule = "C-200" },
  { SV_NUMBERS ("injured", ChampionsPlayed, injured, 1, SQUAD), .label = N_ ("Injured once"),
    .help = N_ ("Shirt numbers of players who played on with a bandage."), .rule = "C-200" },
  { SV_NUMBERS ("injured_off", ChampionsPlayed, injured_off, 1, SQUAD),
    .label = N_ ("Injured twice"), .help = N_ ("Shirt numbers of players who had to leave."),
    .rule = "C-200" },
};

static const SvField team_fields[] = {
  { SV_NUMBERS ("unavailable", ChampionsTeam, unavailable, 1, SQUAD), .label = N_ ("Cannot play"),
    .help = N_ ("Shirt numbers of players who are suspended or injured."), .rule = "C-004" },
  { SV_CHOICE ("formation",
               ChampionsTeam,
               formation,
               champions_formation_keys,
               formation_labels,
               SV_FIELD_NULL),
    .flags = SV_FIELD_NULLABLE, .label = N_ ("Formation"),
    .help = N_ ("Defenders, midfielders and attackers; if it is left out, it is chosen on the pitch."),
    .rule = "C-003" },
  { SV_NUMBERS ("eleven", ChampionsTeam, eleven, 1, SQUAD), .label = N_ ("Line-up"),
    .help =
        N_ ("Shirt numbers of the starting eleven; if they are left out, they are chosen on the pitch."),
    .rule = "C-004" },
  { SV_LIST ("played", ChampionsTeam, n_played, played, 0, CHAMPIONS_MAX_PLAYED, played_fields),
    .label = N_ ("Matches played"),
    .help = N_ ("Cards and injuries from the latest matches, which decide who must miss the next one."),
    .rule = "C-200" },
};
/* clang-format on */

static const SvBoard *
board (const void *setup)
{
  return &sv_board_champions_2020;
}

/* Return how many dice are thrown until the clock is full: between computer players six for each 1
 * that moves it. */
static int
throws_of_match (const ChampionsSetup *p)
{
  return p->clock == CLOCK_THROWS ? p->minutes : 6 * (p->minutes / p->minute_step + 1);
}

/* As bench-length measured: people need 9 seconds for a throw and what comes of it, and about
 * a minute for a shoot-out. In matches between computer players a team scored with every 28th
 * throw. */
static int
minutes (const void *setup)
{
  const ChampionsSetup *p = setup;
  const int whole = throws_of_match (p), until_goals = 28 * p->goals;

  return ((p->goals > 0 && until_goals < whole ? until_goals : whole) * 9 + 59) / 60 +
         (p->shootout ? 1 : 0);
}

const SvGame champions_game = {
  .id = "champions-2020",
  .title = N_ ("Champions 2020"),
  .summary = N_ ("Football on squares: walk, pass, curve the ball past the wall and shoot."),
  .credit = N_ ("Champions 2020 by Corné van Moorsel, published by Cwali, cwali.nl"),
  .offered = true,
  .ball = true,
  .dice = true,
  .setup_size = sizeof (ChampionsSetup),
  .state_size = sizeof (ChampionsState),
  .max_legal = 64,
  .n_pieces = MEN,
  .n_seats_max = 8,
  .cards_offset = offsetof (ChampionsSetup, cards),
  .card_size = sizeof (ChampionsCard),
  .n_cards = SQUAD,
  .teams_offset = offsetof (ChampionsSetup, teams),
  .team_size = sizeof (ChampionsTeam),
  .team_fields = team_fields,
  .n_team_fields = SV_COUNT (team_fields),
  .variant_fields = variant_fields,
  .n_variant_fields = SV_COUNT (variant_fields),
  .card_fields = card_fields,
  .n_card_fields = SV_COUNT (card_fields),

  /* rules */
  .board = board,
  .init = champions_init,
  .node = champions_node,
  .legal = champions_legal,
  .apply = champions_apply,
  .event_text = champions_event_text,
  .broken = champions_broken,
  .view = champions_view,
  .event_target = champions_event_target,

  /* groups */
  .display = {
    .minutes = minutes,
    .timing = champions_timing,
    .risks = champions_risks,
  },
  .words = {
    .prompt = champions_prompt,
    .piece_name = champions_piece_name,
    .period_name = champions_period_name,
    .notes = champions_notes,
    .why_not = champions_why_not,
    .meaning = champions_meaning,
    .counts = champions_counts,
  },
  .teach = {
    .lessons = champions_lessons,
    .lesson = champions_lesson,
    .turn = champions_turn,
    .reason = champions_reason,
  },
  .files = {
    .dump = champions_dump,
    .restore = champions_restore,
    .dump_start = champions_dump_start,
  },
  .positions = {
    .phases = champions_phases,
    .to_placement = champions_to_placement,
    .from_placement = champions_from_placement,
  },
  .setup = {
    .standard = champions_setup_standard,
    .check = champions_setup_check,
  },
  .line_ups = {
    .line_up = champions_line_up,
    .saved_line_ups = &champions_saved_line_ups,
  },
  .table = {
    .material = &champions_material,
    .throws = champions_score_sheet_throws,
    .marks = champions_score_sheet_marks,
    .sheet = champions_score_sheet,
  },
  .evaluation = {
    .appraise = champions_appraise,
    .come_true = 100, /* from 100 matches, ± 19: tests/lab/bench-estimate */
    .skills = champions_skills,
  },
  .season = {
    .after_match = champions_after_match,
    .after_score_sheet = champions_after_score_sheet,
    .misses = champions_misses,
    .points = champions_win_points,
  },
};
