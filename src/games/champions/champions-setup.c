/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Variant parameters and squads: RULES.md C-002 to C-004 and chapter 6. */

#include "champions.h"

#include <string.h>

#define VARIANT(member) offsetof (ChampionsSetup, member)
#define COUNT(array) (sizeof (array) / sizeof (array)[0])

static const char *const clock_keys[] = { "ones", "throws", NULL };
static const char *const clock_labels[] = { N_ ("Each one that is thrown"), N_ ("Every throw"),
                                            NULL };
static const char *const kind_keys[] = { "keeper", "defender", "midfielder", "attacker", NULL };
static const char *const kind_labels[] = { N_ ("Keeper"), N_ ("Defender"), N_ ("Midfielder"),
                                           N_ ("Attacker"), NULL };

/* C-003: keepers, defenders, midfielders, attackers. */
const uint8_t champions_formations[N_FORMATIONS][4] = { { 1, 2, 4, 4 }, { 1, 3, 3, 4 },
                                                        { 1, 3, 4, 3 }, { 1, 4, 2, 4 },
                                                        { 1, 4, 3, 3 }, { 1, 4, 4, 2 } };
const char *const champions_formation_keys[] = { "2-4-4", "3-3-4", "3-4-3", "4-2-4",
                                                 "4-3-3", "4-4-2", NULL };
static const char *const formation_labels[] = { N_ ("2-4-4"), N_ ("3-3-4"), N_ ("3-4-3"),
                                                N_ ("4-2-4"), N_ ("4-3-3"), N_ ("4-4-2"),
                                                NULL };

const SvField champions_variant_fields[CHAMPIONS_N_VARIANT_FIELDS] = {
  { .key = "clock",
    .type = SV_FIELD_CHOICE,
    .offset = VARIANT (clock),
    .standard = CLOCK_ONES,
    .choices = clock_keys,
    .labels = clock_labels,
    .label = N_ ("Clock"),
    .help = N_ ("What moves the clock: the ones that are thrown, or every throw."),
    .rule = "C-150" },
  { .key = "minutes",
    .type = SV_FIELD_INT,
    .offset = VARIANT (minutes),
    .min = 6,
    .max = 300,
    .standard = 90,
    .label = N_ ("Length of the match"),
    .unit = N_ ("minutes"),
    .help = N_ ("Minutes on the clock, or throws if every throw counts."),
    .rule = "C-151" },
  { .key = "minute_step",
    .type = SV_FIELD_INT,
    .offset = VARIANT (minute_step),
    .min = 1,
    .max = 30,
    .standard = 6,
    .label = N_ ("A one moves the clock"),
    .unit = N_ ("minutes"),
    .help = N_ ("How far the clock goes each time a one is thrown."),
    .rule = "C-150" },
  { .key = "extra_time",
    .type = SV_FIELD_BOOL,
    .offset = VARIANT (extra_time),
    .standard = 0,
    .label = N_ ("Extra time"),
    .help = N_ ("A drawn match goes on; the next goal wins."),
    .rule = "C-153" },
  { .key = "extra_minutes",
    .type = SV_FIELD_INT,
    .offset = VARIANT (extra_minutes),
    .min = 6,
    .max = 90,
    .standard = 30,
    .label = N_ ("Length of extra time"),
    .unit = N_ ("minutes"),
    .help = N_ ("Minutes on the clock, or throws if every throw counts."),
    .rule = "C-153" },
  { .key = "shootout",
    .type = SV_FIELD_BOOL,
    .offset = VARIANT (shootout),
    .standard = 0,
    .label = N_ ("Penalty shoot-out"),
    .help = N_ ("A match that is still drawn is decided by penalties."),
    .rule = "C-154" },
  { .key = "shootout_kicks",
    .type = SV_FIELD_INT,
    .offset = VARIANT (shootout_kicks),
    .min = 1,
    .max = 11,
    .standard = 5,
    .label = N_ ("Kicks in the shoot-out"),
    .unit = N_ ("kicks"),
    .help = N_ ("After this many kicks each, the teams go on in pairs."),
    .rule = "C-154" },
  { .key = "substitutions",
    .type = SV_FIELD_INT,
    .offset = VARIANT (substitutions),
    .min = 0,
    .max = 9,
    .standard = 3,
    .label = N_ ("Substitutions"),
    .unit = N_ ("players"),
    .help = N_ ("How many players a team may bring on; zero means that nobody warms up."),
    .rule = "C-160" },
  { .key = "shoulder_push",
    .type = SV_FIELD_BOOL,
    .offset = VARIANT (shoulder_push),
    .standard = 1,
    .label = N_ ("Shoulder push"),
    .help = N_ ("With a one a player may push the opponent who is nearest to the ball."),
    .rule = "C-165" },
  { .key = "fouls",
    .type = SV_FIELD_BOOL,
    .offset = VARIANT (fouls),
    .standard = 1,
    .label = N_ ("Fouls"),
    .help = N_ ("Fouls, cards, injuries, free kicks and penalties."),
    .rule = "C-170" },
  { .key = "offside",
    .type = SV_FIELD_BOOL,
    .offset = VARIANT (offside),
    .standard = 1,
    .label = N_ ("Offside"),
    .help = N_ ("Players ahead of the ball with fewer than two opponents before them are offside."),
    .rule = "C-120" },
  { .key = "interception",
    .type = SV_FIELD_BOOL,
    .offset = VARIANT (interception),
    .standard = 1,
    .label = N_ ("Interceptions"),
    .help = N_ ("Opponents beside the path of the ball may try to deflect it."),
    .rule = "C-090" },
  { .key = "keeper_grab",
    .type = SV_FIELD_BOOL,
    .offset = VARIANT (keeper_grab),
    .standard = 1,
    .label = N_ ("Keeper takes the ball"),
    .help = N_ ("A keeper who reaches the ball exactly in the penalty area takes it in the hands."),
    .rule = "C-130" },
  { .key = "ball_reachable",
    .type = SV_FIELD_BOOL,
    .offset = VARIANT (ball_reachable),
    .standard = 1,
    .label = N_ ("Ball can be reached"),
    .help = N_ ("Both teams must always be able to reach the ball."),
    .rule = "C-145" },
  { .key = "max_touches",
    .type = SV_FIELD_INT,
    .offset = VARIANT (max_touches),
    .min = 1,
    .max = 11,
    .standard = 6,
    .label = N_ ("Touches in a pass"),
    .unit = N_ ("touches"),
    .help = N_ ("How often the players of a team may touch the ball in one pass."),
    .rule = "C-046" },
  { .key = "chase_steps",
    .type = SV_FIELD_INT,
    .offset = VARIANT (chase_steps),
    .min = 0,
    .max = 6,
    .standard = 2,
    .label = N_ ("Steps after the pass"),
    .unit = N_ ("steps"),
    .help = N_ ("How far a player may run to a passed ball."),
    .rule = "C-055" },
  { .key = "max_area",
    .type = SV_FIELD_INT,
    .offset = VARIANT (max_area),
    .min = 1,
    .max = 10,
    .standard = 4,
    .label = N_ ("Players in the own penalty area"),
    .unit = N_ ("players"),
    .help = N_ ("More field players may not walk into it."),
    .rule = "C-141" },
  { .key = "max_goal_area",
    .type = SV_FIELD_INT,
    .offset = VARIANT (max_goal_area),
    .min = 0,
    .max = 10,
    .standard = 1,
    .label = N_ ("Players in the own goal area"),
    .unit = N_ ("players"),
    .help = N_ ("More field players may not walk into it."),
    .rule = "C-142" },
  { .key = "max_chain",
    .type = SV_FIELD_INT,
    .offset = VARIANT (max_chain),
    .min = 2,
    .max = 10,
    .standard = 9,
    .label = N_ ("Players in a chain"),
    .unit = N_ ("players"),
    .help = N_ ("So many players of a team may stand joined to each other."),
    .rule = "C-143" },
};

const SvField champions_card_fields[CHAMPIONS_N_CARD_FIELDS] = {
  { .key = "number",
    .type = SV_FIELD_INT,
    .flags = SV_FIELD_FIXED,
    .offset = offsetof (ChampionsCard, number),
    .min = 1,
    .max = SQUAD,
    .label = N_ ("Shirt number"),
    .help = N_ ("The number on the player's shirt."),
    .rule = "C-002" },
  { .key = "role",
    .type = SV_FIELD_CHOICE,
    .flags = SV_FIELD_FIXED,
    .offset = offsetof (ChampionsCard, kind),
    .choices = kind_keys,
    .labels = kind_labels,
    .label = N_ ("Role"),
    .help = N_ ("Where the player lines up."),
    .rule = "C-002" },
};

#define PLAYED(member) offsetof (ChampionsPlayed, member)

/* clang-format off */
static const SvField played_fields[] = {
  { .key = "booked",
    .type = SV_FIELD_NUMBERS,
    .offset = PLAYED (booked),
    .min = 1,
    .max = SQUAD,
    .label = N_ ("Yellow card"),
    .help = N_ ("Shirt numbers of players who had one yellow card."),
    .rule = "C-200" },
  { .key = "sent_off",
    .type = SV_FIELD_NUMBERS,
    .offset = PLAYED (sent_off),
    .min = 1,
    .max = SQUAD,
    .label = N_ ("Red card"),
    .help = N_ ("Shirt numbers of players who were sent off."),
    .rule = "C-200" },
  { .key = "injured",
    .type = SV_FIELD_NUMBERS,
    .offset = PLAYED (injured),
    .min = 1,
    .max = SQUAD,
    .label = N_ ("Injured once"),
    .help = N_ ("Shirt numbers of players who played on with a bandage."),
    .rule = "C-200" },
  { .key = "injured_off",
    .type = SV_FIELD_NUMBERS,
    .offset = PLAYED (injured_off),
    .min = 1,
    .max = SQUAD,
    .label = N_ ("Injured twice"),
    .help = N_ ("Shirt numbers of players who had to leave."),
    .rule = "C-200" },
};
/* clang-format on */

const SvField champions_team_fields[CHAMPIONS_N_TEAM_FIELDS] = {
  { .key = "unavailable",
    .type = SV_FIELD_NUMBERS,
    .offset = offsetof (ChampionsTeam, unavailable),
    .min = 1,
    .max = SQUAD,
    .standard = 0,
    .label = N_ ("Cannot play"),
    .help = N_ ("Shirt numbers of players who are suspended or injured."),
    .rule = "C-004" },
  { .key = "formation",
    .type = SV_FIELD_CHOICE,
    .flags = SV_FIELD_NULLABLE,
    .offset = offsetof (ChampionsTeam, formation),
    .standard = SV_FIELD_NULL,
    .choices = champions_formation_keys,
    .labels = formation_labels,
    .label = N_ ("Formation"),
    .help = N_ ("Defenders, midfielders and attackers; without one it is chosen on the pitch."),
    .rule = "C-003" },
  { .key = "eleven",
    .type = SV_FIELD_NUMBERS,
    .offset = offsetof (ChampionsTeam, eleven),
    .min = 1,
    .max = SQUAD,
    .standard = 0,
    .label = N_ ("Line-up"),
    .help =
        N_ ("Shirt numbers of the eleven who begin; without them they are chosen on the pitch."),
    .rule = "C-004" },
  { .key = "played",
    .type = SV_FIELD_LIST,
    .offset = offsetof (ChampionsTeam, n_played),
    .min = 0,
    .max = CHAMPIONS_MAX_PLAYED,
    .fields = played_fields,
    .n_fields = sizeof played_fields / sizeof *played_fields,
    .items_offset = offsetof (ChampionsTeam, played),
    .item_size = sizeof (ChampionsPlayed),
    .label = N_ ("Matches played"),
    .help = N_ ("Cards and injuries of the latest matches, which decide who must miss the next."),
    .rule = "C-200" },
};

void
champions_setup_standard (void *setup)
{
  ChampionsSetup *p = setup;

  memset (p, 0, sizeof *p);
  sv_fields_set_standard (champions_variant_fields, CHAMPIONS_N_VARIANT_FIELDS, p);
  for (unsigned side = 0; side < 2; side++) {
    sv_fields_set_standard (champions_team_fields, CHAMPIONS_N_TEAM_FIELDS, &p->teams[side]);
    for (unsigned i = 0; i < SQUAD; i++)
      p->cards[side][i] = (ChampionsCard){ (int32_t)i + 1, (int32_t)champions_kind (i) };
  }
}

/* The formation that an eleven makes, or NULL. */
static const char *
eleven_fault (Setup *p, unsigned side)
{
  const uint32_t eleven = (uint32_t)p->teams[side].eleven >> 1;
  const int32_t formation = p->teams[side].formation;
  unsigned count[4] = { 0 };

  if ((eleven & ~champions_available (p, side)) != 0)
    return "a player of the line-up cannot play";
  for (unsigned i = 0; i < SQUAD; i++)
    if ((eleven >> i & 1) != 0)
      count[champions_kind (i)]++;
  for (unsigned f = 0; f < N_FORMATIONS; f++) {
    bool fits = formation == SV_FIELD_NULL || formation == (int32_t)f;
    for (unsigned kind = 0; kind < 4; kind++)
      fits = fits && count[kind] == champions_formations[f][kind];
    if (fits)
      return NULL;
  }
  return formation == SV_FIELD_NULL ? "the eleven make none of the formations"
                                    : "the eleven do not make the formation";
}

bool
champions_setup_check (const void *setup, char *fault, size_t size)
{
  Setup *p = setup;

  for (unsigned side = 0; side < 2; side++) {
    const int32_t formation = p->teams[side].formation;
    bool any = false;
    for (unsigned f = 0; f < N_FORMATIONS; f++)
      any = any || champions_formation_fits (p, side, f);
    if (!any) {
      sv_text_print (fault, size, "teams[%u].unavailable: too few players are left", side);
      return false;
    }
    if (formation != SV_FIELD_NULL && !champions_formation_fits (p, side, (unsigned)formation)) {
      sv_text_print (fault, size, "teams[%u].formation: too few players are left for it", side);
      return false;
    }
    const char *why = p->teams[side].eleven != 0 ? eleven_fault (p, side) : NULL;
    if (why != NULL) {
      sv_text_print (fault, size, "teams[%u].eleven: %s", side, why);
      return false;
    }
  }
  return true;
}

unsigned
champions_card_budget (const void *setup, unsigned side, SvBudget *out)
{
  return 0;
}
