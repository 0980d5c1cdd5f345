/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The description of the game for the rest of the program: parameters of variants, fields of
 * cards (S-02, S-100…S-109), and the table of functions. Rule numbers such as S-41 are those of
 * RULES.md in this folder. */

#include "strafworp-evaluation.h"
#include "strafworp-paper.h"
#include "strafworp-placement.h"
#include "strafworp-position.h"
#include "strafworp-rules.h"
#include "strafworp-saved-line-up.h"
#include "strafworp-score-sheet.h"
#include "strafworp-state.h"
#include "strafworp-teach.h"
#include "strafworp-tell.h"
#include "strafworp-view.h"
#include "sv-heads.h"

#include <string.h>

/* clang-format off */
static const char *const role_keys[] = { "striker-1", "striker-2", "assister", "rebounder", NULL };
static const char *const role_labels[] = { N_ ("Striker 1"), N_ ("Striker 2"), N_ ("Assister"),
                                           N_ ("Rebounder"), NULL };
static const char *const sex_keys[] = { "male", "female", NULL };
static const char *const sex_labels[] = { N_ ("Male"), N_ ("Female"), NULL };
static const char *const sex_also[] = { "m|man|men|mannen|boy|boys|b|gentleman|gentlemen|heer|h|heren|jongen|j|jongens|mannelijk|dhr",
                                        "f|v|w|woman|women|girl|girls|g|lady|ladies|dame|d|dames|vrouw|vrouwen|meisje|m|"
                                        "meisjes|vrouwelijk|mevr|mw",
                                        NULL };
static const char attack_also[] =
    "schotpercentage|schot%|schoten%|schieten%|doelpercentage|doel%|doelpunten%|scoringspercentage|score%|scoren%|"
    "aanvalspercentage|aanval%|shooting percentage|shooting%|shot percentage|shot%|shots%|goal percentage|goal%|"
    "goals%|scoring percentage|scoring%|attack percentage|attacking%";
static const char defence_also[] =
    "verdedigingspercentage|verdediging%|verdedigd%|verdedigen%|defence percentage|defense percentage|defense%|"
    "defending percentage|defending%|defended%";
static const char *const area_keys[] = { "a", "b", "c", "d", "e", "f", NULL };
static const char *const area_labels[] = { "A", "B", "C", "D", "E", "F", NULL };
static const char *const formation_keys[] = { "3-1-0", "3-0-1", "2-1-1", "2-2", NULL };
static const char *const formation_labels[] = { N_ ("3-1-0: three in A–D, one in E"),
                                                N_ ("3-0-1: three in A–D, one in F"),
                                                N_ ("2-1-1: two in A–D, one in E, one in F"),
                                                N_ ("2-2: one each in A, B, C and D"), NULL };
static const char *const defender_keys[] = { "same-number", "choose-same-sex", "choose-any", NULL };
static const char *const defender_labels[] = { N_ ("The figurine with the same number"),
                                               N_ ("The team chooses, of the same sex"),
                                               N_ ("The team chooses freely"), NULL };

static const char *const defender_says[] = {
  N_ ("The figurine with the same number defends against a shot."),
  N_ ("The team chooses who defends against a shot: a figurine of the same sex."),
  N_ ("The team chooses freely who defends against a shot.")
};

/* A bonus in one sentence, told by who must stand where; the keys in braces are other fields. */
static const char *const role_says[] = { N_ ("If striker 1 stands in {area}: +{add}"),
                                         N_ ("If striker 2 stands in {area}: +{add}"),
                                         N_ ("If the assister stands in {area}: +{add}"),
                                         N_ ("If the rebounder stands in {area}: +{add}") };
static const char *const formation_says[] = {
  N_ ("If three stand in A–D and one in E: +{add}"),
  N_ ("If three stand in A–D and one in F: +{add}"),
  N_ ("If two stand in A–D, one in E and one in F: +{add}"),
  N_ ("If one each stands in A, B, C and D: +{add}")
};

static const SvField bonus_fields[] = {
  { SV_CHOICE ("role", StrafworpBonus, role, role_keys, role_labels, 0), .flags = SV_FIELD_OPTIONAL,
    .label = N_ ("Role"), .help = N_ ("The figurine that must stand in the area."),
    .rule = "S-104", .says_each = role_says },
  { SV_CHOICE ("area", StrafworpBonus, area, area_keys, area_labels, 0), .flags = SV_FIELD_OPTIONAL,
    .label = N_ ("Area"), .help = N_ ("Where that figurine must stand."), .rule = "S-104" },
  { SV_CHOICE ("formation", StrafworpBonus, formation, formation_keys, formation_labels, 0),
    .flags = SV_FIELD_OPTIONAL, .label = N_ ("Formation"),
    .help = N_ ("How all four figurines of the team must stand."), .rule = "S-105",
    .says_each = formation_says },
  { SV_INT ("add", StrafworpBonus, add, 1, 2, 1), .label = N_ ("Bonus"),
    .help = N_ ("What is added to the attacker's throw."), .rule = "S-104" },
};

static const SvField point_fields[] = {
  { SV_INT ("attack", StrafworpSetup, attack_points, 4, 24, 14), .flags = SV_FIELD_NULLABLE,
    .label = N_ ("Attack points"),
    .help = N_ ("What the four attack powers of a team must add up to."), .rule = "S-109",
    .says = N_ ("The attack powers of a team add up to {n}."),
    .says_free = N_ ("The attack powers of a team may add up to anything.") },
  { SV_INT ("defence", StrafworpSetup, defence_points, 4, 24, 14), .flags = SV_FIELD_NULLABLE,
    .label = N_ ("Defence points"),
    .help = N_ ("What the four defensive powers of a team must add up to."), .rule = "S-109",
    .says = N_ ("The defensive powers of a team add up to {n}."),
    .says_free = N_ ("The defensive powers of a team may add up to anything.") },
};

static const SvField variant_fields[] = {
  { SV_INT ("halves", StrafworpSetup, halves, 1, 4, 2), .label = N_ ("Periods"),
    .skipped = 3, .group = N_ ("Time and zones"),
    .help = N_ ("One means a single period without a break; two are halves, and four are quarters. "
                "4 × 7:30 are four quarters of seven and a half minutes."),
    .rule = "S-100",
    .says = N_ ("The match has {n} periods of {minutes}, with breaks between them."),
    .says_one = N_ ("One period of {minutes}, without a break.") },
  { SV_INT ("minutes", StrafworpSetup, minutes, 0, 60, 10), .joint = "×",
    .label = N_ ("Length of a period"), .unit = N_ ("minutes"), .unit_one = N_ ("minute"),
    .help = N_ ("How long the clock of each half or quarter runs."), .rule = "S-101",
    .says = N_ ("A period lasts {n} minutes."),
    .says_one = N_ ("A period lasts one minute."),
    .says_zero = N_ ("A period lasts less than a minute.") },
  { SV_INT ("seconds", StrafworpSetup, seconds, 0, 59, 0), .joint = ":",
    .label = N_ ("And seconds"), .unit = N_ ("seconds"), .unit_one = N_ ("second"),
    .help = N_ ("What is added to the minutes of each period."), .rule = "S-101",
    .says = N_ ("{n} seconds are added to the minutes of a period."),
    .says_one = N_ ("One second is added to the minutes of a period."),
    .says_zero = N_ ("Nothing is added to the minutes of a period.") },
  { SV_BOOL ("golden_goal", StrafworpSetup, golden_goal, 0), .label = N_ ("Golden goal"),
    .help = N_ ("A drawn match goes on without a clock until the next goal, which wins."),
    .rule = "S-102",
    .says = N_ ("A drawn match goes on until the next goal, which wins."),
    .says_zero = N_ ("There is no golden goal.") },
  { SV_INT ("goals", StrafworpSetup, goals, 0, 99, 0), .flags = SV_FIELD_SWITCH | SV_FIELD_GOALS,
    .usual = 3, .label = N_ ("First to a number of goals"), .unit = N_ ("goals"),
    .unit_one = N_ ("goal"),
    .help = N_ ("The match is over at once when a team has this many goals."), .rule = "S-113",
    .says = N_ ("The first team with {n} goals wins at once."),
    .says_one = N_ ("The first goal wins at once."),
    .says_zero = N_ ("No number of goals ends the match.") },
  { SV_INT ("change_zones_every", StrafworpSetup, change_zones_every, 0, 10, 0),
    .flags = SV_FIELD_SWITCH, .usual = 2,
    .label = N_ ("Change zones after goals"), .unit = N_ ("goals"), .unit_one = N_ ("goal"),
    .help = N_ ("The teams also change zones each time this many goals have been scored, not only "
                "at half-time."),
    .rule = "S-103",
    .says = N_ ("After every {n} goals the teams change zones."),
    .says_one = N_ ("After every goal the teams change zones."),
    .says_zero = N_ ("The teams change zones only at half-time.") },
  { SV_LIST ("bonuses", StrafworpSetup, n_bonuses, bonuses, 0, STRAFWORP_MAX_BONUSES, bonus_fields),
    .label = N_ ("Position bonuses"),
    .help = N_ ("What good positions add to the attacker's throw; all bonuses that apply add up."),
    .rule = "S-104" },
  { SV_SET ("shoot_areas",
            StrafworpSetup,
            shoot_areas,
            1,
            STRAFWORP_AREAS,
            area_keys,
            area_labels,
            1 << AREA_A | 1 << AREA_B | 1 << AREA_C | 1 << AREA_D),
    .group = N_ ("Shots and free passes"), .label = N_ ("Shots from"), .help = N_ ("The areas in which the attacker shoots."),
    .rule = "S-106",
    .says = N_ ("Shots are taken from {words}.") },
  { SV_CHOICE (
        "defender", StrafworpSetup, defender, defender_keys, defender_labels, DEFENDER_SAME_NUMBER),
    .label = N_ ("Defender"), .help = N_ ("Who defends against a shot."), .rule = "S-107",
    .says_each = defender_says },
  { SV_BOOL ("free_pass_position_bonus", StrafworpSetup, free_pass_position_bonus, 0),
    .label = N_ ("Position bonus at a free pass"),
    .help = N_ ("Position bonuses are added to the two points of a free pass."), .rule = "S-108",
    .says = N_ ("Position bonuses count at a free pass too."),
    .says_zero = N_ ("Position bonuses do not count at a free pass.") },
  { SV_RECORD ("card_points", point_fields), .flags = SV_FIELD_NULLABLE,
    .label = N_ ("Card points"), .help = N_ ("What the powers on a team's cards must add up to."),
    .rule = "S-109" },
};

static const SvField card_fields[] = {
  { SV_INT ("number", StrafworpCard, number, 1, STRAFWORP_FIGURINES, 0),
    .flags = SV_FIELD_FIXED | SV_FIELD_NUMBER, .label = N_ ("Shirt number"), .help = N_ ("The number on the figurine's shirt."),
    .rule = "S-01" },
  { SV_CHOICE ("role", StrafworpCard, role, role_keys, role_labels, 0),
    .flags = SV_FIELD_FIXED | SV_FIELD_ROLE, .label = N_ ("Role"),
    .help = N_ ("What the figurine does in the team."), .rule = "S-01" },
  { SV_CHOICE ("sex", StrafworpCard, sex, sex_keys, sex_labels, 0),
    .flags = SV_FIELD_SIGN, .label = N_ ("Sex"), .also = "m/v|m/f|v/m|f/m|d/h|h/d|j/m|m/j|b/g|m/v/x|dame heer|heer dame|man vrouw|"
            "jongen meisje|heren dames|gender|geslacht|gesl|sekse|sexe",
    .choices_also = sex_also,
    .help = N_ ("Counts only where the variant lets a team choose a defender of the same sex."),
    .rule = "S-01" },
  { SV_INT ("attack", StrafworpCard, attack, 1, 6, 0), .label = N_ ("Attack power"),
    .flags = SV_FIELD_THROW, .unit = N_ ("or more"), .also = attack_also,
    .help = N_ ("The attacker needs this throw for a chance; lower is better."), .rule = "S-02" },
  { SV_INT ("defence", StrafworpCard, defence, 1, 6, 0), .label = N_ ("Defensive power"),
    .flags = SV_FIELD_THROW, .unit = N_ ("or more"), .also = defence_also,
    .help = N_ ("The defender needs this throw to defend well; lower is better."), .rule = "S-02" },
  { SV_HEAD (StrafworpCard, head), .rule = "S-110" },
};
/* clang-format on */

/* --- Standard cards and bonuses, and checks across fields: S-01…S-04, S-44, S-109 --- */

/* S-01, S-03: roles and standard powers of the four figurines. */
static const StrafworpCard standard_cards[STRAFWORP_FIGURINES] = {
  { 1, ROLE_STRIKER_1, 0, 2, 3, SV_FIELD_NULL },
  { 2, ROLE_STRIKER_2, 1, 3, 4, SV_FIELD_NULL },
  { 3, ROLE_ASSISTER, 1, 4, 3, SV_FIELD_NULL },
  { 4, ROLE_REBOUNDER, 0, 5, 4, SV_FIELD_NULL },
};

/* S-44: the assister in e and the rebounder in f each add 1. */
static const StrafworpBonus standard_bonuses[] = {
  { ROLE_ASSISTER, AREA_E, SV_FIELD_NULL, 1 },
  { ROLE_REBOUNDER, AREA_F, SV_FIELD_NULL, 1 },
};

static void
setup_standard (void *setup)
{
  StrafworpSetup *s = setup;

  s->n_bonuses = SV_COUNT (standard_bonuses);
  memcpy (s->bonuses, standard_bonuses, sizeof standard_bonuses);
  for (unsigned side = 0; side < 2; side++)
    memcpy (s->cards[side], standard_cards, sizeof standard_cards);
}

/* S-104: a bonus is for a role in an area, or for a formation. */
static bool
check_bonus (const StrafworpBonus *bonus, int i, SvFault *fault)
{
  const bool role = bonus->role != SV_FIELD_NULL, area = bonus->area != SV_FIELD_NULL;
  const bool formation = bonus->formation != SV_FIELD_NULL;

  if (formation ? !role && !area : role && area)
    return true;
  return sv_refuse (fault, sv_phrase (N_ ("a bonus names a role and an area, or a formation"), -1),
                    "variant.bonuses[%d]", i);
}

/* S-04, S-109: the powers of a team and the sums they must have. */
static unsigned
card_budget (const void *setup, unsigned side, SvBudget *out)
{
  const StrafworpSetup *s = setup;

  out[0] = (SvBudget){ "attack", N_ ("Attack points"), 0, s->attack_points };
  out[1] = (SvBudget){ "defence", N_ ("Defence points"), 0, s->defence_points };
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++) {
    out[0].used += s->cards[side][f].attack;
    out[1].used += s->cards[side][f].defence;
  }
  return 2;
}

static bool
check_points (const StrafworpSetup *s, unsigned side, SvFault *fault)
{
  static const char *const sentences[] = {
    N_ ("the attack powers add up to {n}, not {m}"),
    N_ ("the defensive powers add up to {n}, not {m}"),
  };
  SvBudget budgets[SV_MAX_BUDGETS];
  const unsigned n = card_budget (s, side, budgets);

  for (unsigned i = 0; i < n; i++) {
    if (budgets[i].total != SV_FIELD_NULL && budgets[i].used != budgets[i].total)
      return sv_refuse (fault,
                        sv_phrase_numbers (sentences[i], budgets[i].used, budgets[i].total, 0),
                        "teams[%u].cards", side);
  }
  return true;
}

static bool
setup_check (const void *setup, SvFault *fault)
{
  const StrafworpSetup *s = setup;

  if (strafworp_period_ms (s) < STRAFWORP_LEAST_PERIOD_MS) /* S-101 */
    return sv_refuse (fault,
                      sv_phrase_numbers (N_ ("a period lasts at least {n} seconds"),
                                         STRAFWORP_LEAST_PERIOD_MS / 1000, 0, 0),
                      "variant.minutes");
  for (int i = 0; i < s->n_bonuses; i++)
    if (!check_bonus (&s->bonuses[i], i, fault))
      return false;
  return check_points (s, 0, fault) && check_points (s, 1, fault);
}

/* Marks the words in the board's table (generated from data/boards) for translation. */
static const char *const zones[] __attribute__ ((unused)) = { N_ ("zone 1"), N_ ("zone 2") };

/* As bench-length measured: a minute on the clock takes people 81 seconds, placing the figurines
 * and the break take a minute for each half, and three goals take five minutes. */
static int
minutes (const void *setup)
{
  const StrafworpSetup *p = setup;
  const int seconds = strafworp_period_ms (p) / 1000;
  const int whole = p->halves * (27 * seconds / 60 + 20) / 20, until_goals = 5 * p->goals / 3;

  return p->goals > 0 && until_goals < whole ? until_goals : whole;
}

static const SvBoard *
board (const void *setup)
{
  return &sv_board_strafworp;
}

const SvGame strafworp_game = {
  .id = "strafworp",
  .title = N_ ("Strafworp!"),
  .summary = N_ ("Korfball for two to eight players: move, pass, throw and score."),
  .credit = N_ ("Strafworp! (sv-velocitas.nl) by Remco van Veenendaal and Velocitas Leiderdorp"),
  .offered = true,
  .ball = true,
  .dice = true,
  .reserves = true,
  .setup_size = sizeof (StrafworpSetup),
  .state_size = sizeof (StrafworpState),
  .max_legal = STRAFWORP_FIGURINES * STRAFWORP_AREAS,
  .n_pieces = 2 * STRAFWORP_FIGURINES,
  .n_seats_max = 8,
  .cards_offset = offsetof (StrafworpSetup, cards),
  .card_size = sizeof (StrafworpCard),
  .n_cards = STRAFWORP_FIGURINES,
  .variant_fields = variant_fields,
  .n_variant_fields = SV_COUNT (variant_fields),
  .card_fields = card_fields,
  .n_card_fields = SV_COUNT (card_fields),

  /* rules */
  .board = board,
  .init = strafworp_init,
  .node = strafworp_node,
  .legal = strafworp_legal,
  .apply = strafworp_apply,
  .event_text = strafworp_event_text,
  .broken = strafworp_broken,
  .view = strafworp_view,
  .event_target = strafworp_event_target,

  /* groups */
  .display = {
    .timing = strafworp_timing,
    .minutes = minutes,
  },
  .words = {
    .prompt = strafworp_prompt,
    .piece_name = strafworp_piece_name,
    .period_name = strafworp_period_name,
    .notes = strafworp_notes,
    .why_not = strafworp_why_not,
    .meaning = strafworp_meaning,
    .counts = strafworp_counts,
  },
  .teach = {
    .lessons = strafworp_lessons,
    .lesson = strafworp_lesson,
    .turn = strafworp_turn,
    .reason = strafworp_reason,
  },
  .files = {
    .dump = strafworp_dump,
    .restore = strafworp_restore,
  },
  .positions = {
    .phases = strafworp_phases,
    .to_placement = strafworp_to_placement,
    .from_placement = strafworp_from_placement,
  },
  .setup = {
    .standard = setup_standard,
    .check = setup_check,
    .budget = card_budget,
    .item_picture = strafworp_item_picture,
  },
  .line_ups = {
    .line_up = strafworp_line_up,
    .saved_line_ups = &strafworp_saved_line_ups,
  },
  .table = {
    .material = &strafworp_material,
    .throws = strafworp_score_sheet_throws,
    .sheet = strafworp_score_sheet,
  },
  .evaluation = {
    .appraise = strafworp_appraise,
    .skills = strafworp_skills,
    .solver = &strafworp_solver,
  },
};
