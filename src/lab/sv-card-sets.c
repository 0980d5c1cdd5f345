/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sets of powers are counted and numbered without being stored. For each field with powers,
 * dynamic programming counts in how many ways n cards can share out p points. The product over
 * the fields is the number of sets. Set i is found from its number: i is split into one number
 * for each field, as if these were digits, and each selects one of the ways of its field. */

#include "sv-card-sets.h"

/* The powers of one field, such as the attack powers, on all cards. */
typedef struct {
  const SvField *field;
  int32_t total; /* required sum, or SV_FIELD_NULL if free */
  /* array of guint64: number of ways, indexed [cards left][points left above the minimum] */
  GArray *ways;
  unsigned most; /* greatest sum of points above the minimum over all cards */
} Group;

struct SvCardSets {
  const SvGame *game;
  GArray *groups; /* array of Group */
  GArray *powers; /* array of SvPower */
};

static guint64
add (guint64 a, guint64 b)
{
  return a > G_MAXUINT64 - b ? G_MAXUINT64 : a + b;
}

static guint64
multiply (guint64 a, guint64 b)
{
  return b > 0 && a > G_MAXUINT64 / b ? G_MAXUINT64 : a * b;
}

static guint64
get_ways (const Group *group, unsigned cards, unsigned points)
{
  return points > group->most
             ? 0
             : g_array_index (group->ways, guint64, (cards * (group->most + 1)) + points);
}

/* Count the ways by dynamic programming over the number of cards: a further card may take each
 * number of points, and the other cards share out the rest. */
static void
count_ways (Group *group, unsigned n_cards)
{
  const unsigned span = (unsigned)(group->field->max - group->field->min);

  group->most = span * n_cards;
  group->ways = g_array_new (FALSE, TRUE, sizeof (guint64));
  g_array_set_size (group->ways, (n_cards + 1) * (group->most + 1));
  for (unsigned points = 0; points <= group->most;
       points++) /* without a required sum any points may be left over */
    if (points == 0 || group->total == SV_FIELD_NULL)
      g_array_index (group->ways, guint64, points) = 1;
  for (unsigned cards = 1; cards <= n_cards; cards++)
    for (unsigned points = 0; points <= group->most; points++)
      for (unsigned taken = 0; taken <= MIN (span, points); taken++) {
        guint64 *ways = &g_array_index (group->ways, guint64, (cards * (group->most + 1)) + points);
        *ways = add (*ways, get_ways (group, cards - 1, points - taken));
      }
}

/* Return the points that the cards share out above the minimum of each; if the sum is free, as
 * many as fit. */
static unsigned
get_points (const Group *group, unsigned n_cards)
{
  if (group->total == SV_FIELD_NULL)
    return group->most;
  return (unsigned)(group->total - group->field->min * (int32_t)n_cards);
}

static guint64
count_group (const Group *group, unsigned n_cards)
{
  return get_ways (group, n_cards, get_points (group, n_cards));
}

static int32_t
find_total (const SvGame *game, const void *setup, const SvField *field)
{
  SvBudget budgets[SV_MAX_BUDGETS];
  const unsigned n = sv_game_budget (game, setup, 0, budgets);

  for (unsigned i = 0; i < n; i++)
    if (g_str_equal (budgets[i].key, field->key))
      return budgets[i].total;
  return SV_FIELD_NULL;
}

SvCardSets *
sv_card_sets_new (const SvGame *game, const void *setup)
{
  SvCardSets *self = g_new0 (SvCardSets, 1);

  self->game = game;
  self->groups = g_array_new (FALSE, FALSE, sizeof (Group));
  self->powers = g_array_new (FALSE, FALSE, sizeof (SvPower));
  for (size_t i = 0; i < game->n_card_fields && game->n_cards > 0; i++) {
    Group group = { .field = &game->card_fields[i] };
    if (!sv_field_is_power (group.field) || (group.field->flags & SV_FIELD_FIXED) != 0)
      continue;
    group.total = find_total (game, setup, group.field);
    count_ways (&group, game->n_cards);
    g_array_append_val (self->groups, group);
    for (unsigned card = 0; card < game->n_cards; card++) {
      const SvPower power = { group.field, card };
      g_array_append_val (self->powers, power);
    }
  }
  return self;
}

void
sv_card_sets_free (SvCardSets *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    g_array_unref (g_array_index (self->groups, Group, i).ways);
  g_array_unref (self->groups);
  g_array_unref (self->powers);
  g_free (self);
}

guint64
sv_card_sets_get_n (const SvCardSets *self)
{
  guint64 n = self->groups->len > 0;

  for (guint i = 0; i < self->groups->len; i++)
    n = multiply (n, count_group (&g_array_index (self->groups, Group, i), self->game->n_cards));
  return n;
}

/* Give the cards the @i-th way to share out the points. The ways are numbered by the points of
 * the first card, then of the second, and so on. */
static void
put_group (const SvCardSets *self, const Group *group, guint64 i, void *setup)
{
  const unsigned n_cards = self->game->n_cards;
  unsigned points = get_points (group, n_cards);

  for (unsigned card = 0; card < n_cards; card++) {
    const unsigned left = n_cards - 1 - card;
    unsigned taken = 0;
    for (guint64 ways = get_ways (group, left, points); i >= ways;
         ways = get_ways (group, left, points - taken)) {
      i -= ways;
      taken++;
    }
    points -= taken;
    sv_field_set (group->field, sv_game_card (self->game, setup, 0, card),
                  group->field->min + (int32_t)taken);
  }
}

void
sv_card_sets_put (const SvCardSets *self, guint64 i, void *setup)
{
  g_return_if_fail (i < sv_card_sets_get_n (self));

  for (guint k = 0; k < self->groups->len; k++) {
    const Group *group = &g_array_index (self->groups, Group, k);
    const guint64 n = count_group (group, self->game->n_cards);
    put_group (self, group, i % n, setup);
    i /= n;
  }
}

unsigned
sv_card_sets_get_n_powers (const SvCardSets *self)
{
  return self->powers->len;
}

const SvPower *
sv_card_sets_get_power (const SvCardSets *self, unsigned i)
{
  return &g_array_index (self->powers, SvPower, i);
}

gboolean
sv_card_sets_shares (const SvCardSets *self, unsigned i, unsigned j)
{
  const unsigned n = self->game->n_cards;

  return i / n == j / n && g_array_index (self->groups, Group, i / n).total != SV_FIELD_NULL;
}

int32_t
sv_card_sets_get (const SvCardSets *self, const void *setup, unsigned power)
{
  const SvPower *p = sv_card_sets_get_power (self, power);

  return sv_field_get (p->field, sv_game_card_const (self->game, setup, 0, p->card));
}

void
sv_card_sets_set (const SvCardSets *self, void *setup, unsigned power, int32_t value)
{
  const SvPower *p = sv_card_sets_get_power (self, power);

  sv_field_set (p->field, sv_game_card (self->game, setup, 0, p->card), value);
}
