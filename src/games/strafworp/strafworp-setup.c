/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Variant parameters and player cards: RULES.md S-02…S-04 and S-100…S-109. */

#include <string.h>

#include "strafworp.h"

#define VARIANT(member) offsetof (StrafworpSetup, member)
#define COUNT(array) (sizeof (array) / sizeof (array)[0])

static const char *const role_keys[] = { "striker-1", "striker-2", "assister", "rebounder", NULL };
static const char *const role_labels[] = {
  N_ ("Striker 1"), N_ ("Striker 2"), N_ ("Assister"), N_ ("Rebounder"), NULL };
static const char *const sex_keys[] = { "male", "female", NULL };
static const char *const sex_labels[] = { N_ ("Male"), N_ ("Female"), NULL };
static const char *const area_keys[] = { "a", "b", "c", "d", "e", "f", NULL };
static const char *const area_labels[] = { "A", "B", "C", "D", "E", "F", NULL };
static const char *const formation_keys[] = { "3-1-0", "3-0-1", "2-1-1", "2-2", NULL };
static const char *const formation_labels[] = { N_ ("3-1-0: three in A–D, one in E"),
    N_ ("3-0-1: three in A–D, one in F"),
        N_ ("2-1-1: two in A–D, one in E, one in F"), N_ ("2-2: one each in A, B, C and D"), NULL };
static const char *const defender_keys[] = { "same-number", "choose-same-sex", "choose-any", NULL };
static const char *const defender_labels[] = { N_ ("The figurine with the same number"),
                                                   N_ ("The team chooses, of the same sex"),
                                                       N_ ("The team chooses freely"), NULL };

static const SvField bonus_fields[] = {
  { .key = "role",
    .type = SV_FIELD_CHOICE,
    .flags = SV_FIELD_OPTIONAL,
    .offset = offsetof (StrafworpBonus, role),
    .choices = role_keys,
    .labels = role_labels,
    .label =
        N_ ("Role"), .help = N_ ("The figurine that must stand in the area."), .rule = "S-104" },
    { .key = "area",
      .type = SV_FIELD_CHOICE,
      .flags = SV_FIELD_OPTIONAL,
      .offset = offsetof (StrafworpBonus, area),
      .choices = area_keys,
      .labels = area_labels,
      .label = N_ ("Area"), .help = N_ ("Where that figurine must stand."), .rule = "S-104" },
      { .key = "formation",
        .type = SV_FIELD_CHOICE,
        .flags = SV_FIELD_OPTIONAL,
        .offset = offsetof (StrafworpBonus, formation),
        .choices = formation_keys,
        .labels = formation_labels,
        .label =
            N_ ("Formation"),
                .help = N_ ("How all four figurines of the team must stand."), .rule = "S-105" },
        { .key = "add",
          .type = SV_FIELD_INT,
          .offset = offsetof (StrafworpBonus, add),
          .min = 1,
          .max = 2,
          .standard = 1,
          .label = N_ ("Bonus"),
                       .help = N_ ("What is added to the attacker's throw."), .rule = "S-104" },
         };

static const SvField point_fields[] = {
  { .key = "attack",
    .type = SV_FIELD_INT,
    .flags = SV_FIELD_NULLABLE,
    .offset = VARIANT (attack_points),
    .min = 4,
    .max = 24,
    .standard = 14,
    .label =
        N_ ("Attack points"),
            .help = N_ ("What the four attack powers of a team must add up to."), .rule = "S-109" },
    { .key = "defence",
      .type = SV_FIELD_INT,
      .flags = SV_FIELD_NULLABLE,
      .offset = VARIANT (defence_points),
      .min = 4,
      .max = 24,
      .standard = 14,
      .label = N_ ("Defence points"),
                   .help = N_ ("What the four defensive powers of a team must add up to."),
                               .rule = "S-109" },
     };

const SvField strafworp_variant_fields[STRAFWORP_N_VARIANT_FIELDS] = {
  { .key = "halves",
    .type = SV_FIELD_INT,
    .offset = VARIANT (halves),
    .min = 1,
    .max = 2,
    .standard = 2,
    .label =
        N_ ("Halves"), .help = N_ ("One means a single period without a break."), .rule = "S-100" },
    { .key = "minutes",
      .type = SV_FIELD_INT,
      .offset = VARIANT (minutes),
      .min = 1,
      .max = 60,
      .standard = 10,
      .label = N_ ("Length of a half"),
          .unit = N_ ("minutes"), .unit_one = N_ ("minute"),
                      .help = N_ ("How long the clock of each half runs."), .rule = "S-101" },
          { .key = "golden_goal",
            .type = SV_FIELD_BOOL,
            .offset = VARIANT (golden_goal),
            .standard = 0,
            .label =
                N_ ("Golden goal"),
                    .help = N_ ("A drawn match goes on without a clock until the next goal, which wins."),
                        .rule = "S-102" },
            { .key = "change_zones_every",
              .type = SV_FIELD_INT,
              .offset = VARIANT (change_zones_every),
              .min = 0,
              .max = 10,
              .standard = 0,
              .label = N_ ("Change zones every"),
                  .unit = N_ ("goals"), .unit_one = N_ ("goal"),
                              .help = N_ ("The teams also change zones each time this many goals have been scored; zero "
                "means only at half-time."),
                                          .rule = "S-103" },
                  { .key = "bonuses",
                    .type = SV_FIELD_LIST,
                    .offset = VARIANT (n_bonuses),
                    .min = 0,
                    .max = STRAFWORP_MAX_BONUSES,
                    .fields = bonus_fields,
                    .n_fields = COUNT (bonus_fields),
                    .items_offset = VARIANT (bonuses),
                    .item_size = sizeof (StrafworpBonus),
                    .label = N_ ("Position bonuses"),
                                 .help = N_ ("What good positions add to the attacker's throw; all that match add up."),
                                             .rule = "S-104" },
                    { .key = "shoot_areas",
                      .type = SV_FIELD_SET,
                      .offset = VARIANT (shoot_areas),
                      .min = 1,
                      .max = STRAFWORP_AREAS,
                      .standard = 1 << AREA_A | 1 << AREA_B | 1 << AREA_C | 1 << AREA_D,
                      .choices = area_keys,
                      .labels = area_labels,
                      .label = N_ ("Shots from"),
                                   .help = N_ ("The areas in which the attacker shoots."),
                                               .rule = "S-106" },
                      { .key = "defender",
                        .type = SV_FIELD_CHOICE,
                        .offset = VARIANT (defender),
                        .standard = DEFENDER_SAME_NUMBER,
                        .choices = defender_keys,
                        .labels = defender_labels,
                        .label = N_ ("Defender"),
                                     .help = N_ ("Who defends against a shot."), .rule = "S-107" },
                        { .key = "free_pass_position_bonus",
                          .type = SV_FIELD_BOOL,
                          .offset = VARIANT (free_pass_position_bonus),
                          .standard = 0,
                          .label = N_ ("Position bonus at a free pass"),
                              .help =
                                  N_ ("The position bonuses add to the two points of a free pass."),
                                      .rule = "S-108" },
                          { .key = "card_points",
                            .type = SV_FIELD_RECORD,
                            .flags = SV_FIELD_NULLABLE,
                            .fields = point_fields,
                            .n_fields = COUNT (point_fields),
                            .label = N_ ("Card points"),
                                .help = N_ ("What the powers on a team's cards must add up to."),
                                            .rule = "S-109" },
                           };

const SvField strafworp_card_fields[STRAFWORP_N_CARD_FIELDS] = {
  { .key = "number",
    .type = SV_FIELD_INT,
    .flags = SV_FIELD_FIXED,
    .offset = offsetof (StrafworpCard, number),
    .min = 1,
    .max = STRAFWORP_FIGURINES,
    .label =
        N_ ("Shirt number"), .help = N_ ("The number on the figurine's shirt."), .rule = "S-01" },
    { .key = "role",
      .type = SV_FIELD_CHOICE,
      .flags = SV_FIELD_FIXED,
      .offset = offsetof (StrafworpCard, role),
      .choices = role_keys,
      .labels = role_labels,
      .label = N_ ("Role"), .help = N_ ("What the figurine does in the team."), .rule = "S-01" },
      { .key = "sex",
        .type = SV_FIELD_CHOICE,
        .offset = offsetof (StrafworpCard, sex),
        .choices = sex_keys,
        .labels = sex_labels,
        .label =
            N_ ("Sex"),
                .help = N_ ("Counts only where the variant lets a team choose a defender of the same sex."),
                    .rule = "S-01" },
        { .key = "attack",
          .type = SV_FIELD_INT,
          .offset = offsetof (StrafworpCard, attack),
          .min = 1,
          .max = 6,
          .label = N_ ("Attack power"),
              .unit =
                  N_ ("or more"),
                      .help = N_ ("The attacker needs this throw for a chance; lower is better."),
                                  .rule = "S-02" },
              { .key = "defence",
                .type = SV_FIELD_INT,
                .offset = offsetof (StrafworpCard, defence),
                .min = 1,
                .max = 6,
                .label = N_ ("Defensive power"),
                    .unit = N_ ("or more"),
                        .help =
                            N_ ("The defender needs this throw to defend well; lower is better."),
                                .rule = "S-02" },
                };

/* S-01, S-03. */
static const StrafworpCard standard_cards[STRAFWORP_FIGURINES] = {
  { 1, ROLE_STRIKER_1, 0, 2, 3 },
  { 2, ROLE_STRIKER_2, 1, 3, 4 },
  { 3, ROLE_ASSISTER, 1, 4, 3 },
  { 4, ROLE_REBOUNDER, 0, 5, 4 },
};

/* S-44. */
static const StrafworpBonus standard_bonuses[] = {
  { ROLE_ASSISTER, AREA_E, SV_FIELD_NULL, 1 },
  { ROLE_REBOUNDER, AREA_F, SV_FIELD_NULL, 1 },
};

void
strafworp_setup_standard (void *setup)
{
  StrafworpSetup *s = setup;

  memset (s, 0, sizeof *s);
  sv_fields_set_standard (strafworp_variant_fields, STRAFWORP_N_VARIANT_FIELDS, s);
  s->n_bonuses = COUNT (standard_bonuses);
  memcpy (s->bonuses, standard_bonuses, sizeof standard_bonuses);
  for (unsigned side = 0; side < 2; side++)
    memcpy (s->cards[side], standard_cards, sizeof standard_cards);
}

/* S-104: an entry is a role in an area, or a formation. */
static bool
check_bonus (const StrafworpBonus *bonus, int i, char *fault, size_t size)
{
  const bool role = bonus->role != SV_FIELD_NULL, area = bonus->area != SV_FIELD_NULL;
  const bool formation = bonus->formation != SV_FIELD_NULL;

  if (formation ? !role && !area : role && area)
    return true;
  sv_text_print (fault, size, "variant.bonuses[%d]: %s", i,
                 N_ ("a bonus names a role and an area, or a formation"));
  return false;
}

/* S-04, S-109. */
unsigned
strafworp_card_budget (const void *setup, unsigned side, SvBudget *out)
{
  const StrafworpSetup *s = setup;

  out[0] = (SvBudget){ "attack", point_fields[0].label, 0, s->attack_points };
  out[1] = (SvBudget){ "defence", point_fields[1].label, 0, s->defence_points };
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++) {
    out[0].used += s->cards[side][f].attack;
    out[1].used += s->cards[side][f].defence;
  }
  return 2;
}

static bool
check_points (const StrafworpSetup *s, unsigned side, char *fault, size_t size)
{
  static const char *const sentences[] = {
    N_ ("the attack powers add up to {n}, not {m}"),
    N_ ("the defensive powers add up to {n}, not {m}"),
  };
  SvBudget budgets[SV_MAX_BUDGETS];
  const unsigned n = strafworp_card_budget (s, side, budgets);

  for (unsigned i = 0; i < n; i++) {
    if (budgets[i].total == SV_FIELD_NULL || budgets[i].used == budgets[i].total)
      continue;
    char reason[SV_FAULT_SIZE];
    sv_text_fill (reason, sizeof reason, sentences[i], budgets[i].used, budgets[i].total, 0);
    sv_text_print (fault, size, "teams[%u].cards: %s", side, reason);
    return false;
  }
  return true;
}

bool
strafworp_setup_check (const void *setup, char *fault, size_t size)
{
  const StrafworpSetup *s = setup;

  for (int i = 0; i < s->n_bonuses; i++)
    if (!check_bonus (&s->bonuses[i], i, fault, size))
      return false;
  return check_points (s, 0, fault, size) && check_points (s, 1, fault, size);
}
