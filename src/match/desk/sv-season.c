/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-season.h"

#include "sv-name-order.h"

static void
match_free (gpointer data)
{
  SvSeasonMatch *match = data;

  sv_book_match_unref (match->match);
  g_free (match);
}

SvSeason *
sv_season_new (const SvGame *game, const char *team)
{
  SvSeason *self = g_new0 (SvSeason, 1);

  self->game = game;
  self->team = g_strdup (team);
  self->matches = g_ptr_array_new_with_free_func (match_free);
  return self;
}

void
sv_season_free (SvSeason *self)
{
  g_free (self->team);
  g_ptr_array_unref (self->matches);
  g_free (self);
}

/* --- Matches --- */

static const SvBookTeam *
get_team (const SvSeasonMatch *match)
{
  return &match->match->teams[match->side];
}

/* Return whether the season already has this match from another file. The files may differ a
 * little if the match was continued in one of them. */
static gboolean
has (const SvSeason *self, const SvBookMatch *match)
{
  for (guint i = 0; i < self->matches->len && match->created != NULL; i++)
    if (sv_book_match_is_same (((SvSeasonMatch *)self->matches->pdata[i])->match, match))
      return TRUE;
  return FALSE;
}

gboolean
sv_season_add (SvSeason *self, SvBookMatch *match, const char *const *left_out)
{
  const int side = sv_book_match_find_side (match, self->game, self->team);

  if (side < 0 || has (self, match))
    return FALSE;
  SvSeasonMatch *own = g_new0 (SvSeasonMatch, 1);
  own->match = sv_book_match_ref (match);
  own->side = side;
  own->goals[0] = match->score[side];
  own->goals[1] = match->score[1 - side];
  own->result = match->winner < 0 ? 0 : match->winner == side ? 1 : -1;
  own->opponent = match->teams[1 - side].name;
  own->left_out =
      left_out != NULL && match->path != NULL && g_strv_contains (left_out, match->path);
  g_ptr_array_add (self->matches, own);
  return TRUE;
}

gboolean
sv_season_add_file (SvSeason *self, const char *path, const char *const *left_out)
{
  g_autoptr (GPtrArray) matches = sv_book_read (path, self->game, self->team);
  gboolean any = FALSE;

  for (guint i = 0; i < matches->len; i++)
    any |= sv_season_add (self, matches->pdata[i], left_out);
  return any;
}

gboolean
sv_season_add_match (SvSeason *self, SvMatch *match)
{
  g_autoptr (SvBookMatch) open = sv_book_match_new (match);

  return sv_season_add (self, open, NULL);
}

static void
add_expected (SvSeasonSum *sum, const SvSeasonMatch *match)
{
  const SvBookTeam *teams = match->match->teams;

  for (int i = 0; i < 2 && teams[0].expected >= 0 && teams[1].expected >= 0; i++) {
    sum->expected[i] += teams[i == 0 ? match->side : 1 - match->side].expected;
    sum->known[i] += match->goals[i];
  }
}

SvSeasonSum
sv_season_sum (const SvSeason *self, const char *opponent)
{
  SvSeasonSum sum = { 0 };

  for (guint i = 0; i < self->matches->len; i++) {
    const SvSeasonMatch *match = g_ptr_array_index (self->matches, i);

    if (match->left_out || (opponent != NULL && !g_str_equal (match->opponent, opponent)))
      continue;
    sum.played++;
    sum.won += match->result > 0;
    sum.drawn += match->result == 0;
    sum.lost += match->result < 0;
    sum.goals[0] += match->goals[0];
    sum.goals[1] += match->goals[1];
    add_expected (&sum, match);
  }
  return sum;
}

/* --- Sums by name --- */

static void
count (GArray *counts, const char *name)
{
  const SvSeasonCount one = { name, 1 };

  for (guint i = 0; i < counts->len; i++)
    if (g_str_equal (g_array_index (counts, SvSeasonCount, i).name, name)) {
      g_array_index (counts, SvSeasonCount, i).n++;
      return;
    }
  g_array_append_val (counts, one);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const SvSeasonCount *one = a, *other = b;

  return one->n != other->n ? (int)other->n - (int)one->n
                            : sv_name_compare (one->name, other->name);
}

GArray *
sv_season_scorers (const SvSeason *self)
{
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (SvSeasonCount));

  for (guint i = 0; i < self->matches->len; i++) {
    const SvSeasonMatch *match = g_ptr_array_index (self->matches, i);
    const GPtrArray *scorers = get_team (match)->scorers;

    for (guint k = 0; k < scorers->len && !match->left_out; k++)
      count (counts, scorers->pdata[k]);
  }
  g_array_sort (counts, compare);
  return counts;
}

GArray *
sv_season_opponents (const SvSeason *self)
{
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (SvSeasonCount));

  for (guint i = 0; i < self->matches->len; i++) {
    const SvSeasonMatch *match = g_ptr_array_index (self->matches, i);

    if (!match->left_out)
      count (counts, match->opponent);
  }
  g_array_sort (counts, compare);
  return counts;
}

/* --- Careers --- */

void
sv_career_add (SvCareer *self, const SvCareer *other)
{
  self->matches += other->matches;
  self->won += other->won;
  self->goals += other->goals;
  self->shots += other->shots;
  self->balls += other->balls;
  if (other->best > 0 && (self->best <= 0 || other->best < self->best))
    self->best = other->best;
}

/* Return what a player has done in one match. Whoever scored was there, even if nothing but the
 * scorers is known. */
static SvCareer
sum_match (const SvSeasonMatch *match, const char *player)
{
  const SvBookTeam *team = get_team (match);
  SvCareer sum = { 0 };

  for (guint i = 0; i < team->scorers->len; i++)
    sum.goals += g_str_equal (team->scorers->pdata[i], player);
  for (guint i = 0; team->players != NULL && i < team->players->len; i++) {
    const SvBookPlayer *one = &g_array_index (team->players, SvBookPlayer, i);

    if (g_str_equal (one->name, player))
      sv_career_add (&sum, &one->career);
  }
  /* two figurines with the same name are one player */
  sum.matches = sum.matches > 0 || sum.goals > 0;
  sum.won = sum.matches > 0 && match->result > 0;
  return sum;
}

SvCareer
sv_season_career (const SvSeason *self, const char *player)
{
  SvCareer sum = { 0 };

  for (guint i = 0; i < self->matches->len; i++) {
    const SvSeasonMatch *match = g_ptr_array_index (self->matches, i);

    if (match->left_out)
      continue;
    const SvCareer one = sum_match (match, player);
    sv_career_add (&sum, &one);
  }
  return sum;
}

/* --- Players --- */

/* Add the names of those who were in a match to the set @names. */
static void
add_names (const SvSeasonMatch *match, GHashTable *names)
{
  const SvBookTeam *team = get_team (match);

  for (guint i = 0; i < team->scorers->len; i++)
    g_hash_table_add (names, team->scorers->pdata[i]);
  for (guint i = 0; team->players != NULL && i < team->players->len; i++)
    g_hash_table_add (names, g_array_index (team->players, SvBookPlayer, i).name);
}

static int
compare_players (gconstpointer a, gconstpointer b)
{
  const SvSeasonPlayer *one = a, *other = b;

  if (one->career.goals != other->career.goals)
    return (int)other->career.goals - (int)one->career.goals;
  return one->career.matches != other->career.matches
             ? (int)other->career.matches - (int)one->career.matches
             : sv_name_compare (one->name, other->name);
}

GArray *
sv_season_players (const SvSeason *self)
{
  GArray *players = g_array_new (FALSE, FALSE, sizeof (SvSeasonPlayer));
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer name;

  for (guint i = 0; i < self->matches->len; i++) {
    const SvSeasonMatch *match = self->matches->pdata[i];
    if (!match->left_out)
      add_names (match, names);
  }
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL)) {
    const SvSeasonPlayer player = { name, sv_season_career (self, name) };
    g_array_append_val (players, player);
  }
  g_array_sort (players, compare_players);
  return players;
}

static guint
hash_pair (gconstpointer data)
{
  const SvSeasonPair *pair = data;

  return g_str_hash (pair->names[0]) * 31 + g_str_hash (pair->names[1]);
}

static gboolean
equal_pair (gconstpointer a, gconstpointer b)
{
  const SvSeasonPair *one = a, *other = b;

  return g_str_equal (one->names[0], other->names[0]) &&
         g_str_equal (one->names[1], other->names[1]);
}

static void
add_pair (GHashTable *pairs, const char *one, const char *other, gboolean won)
{
  const gboolean swap = sv_name_compare (one, other) > 0;
  const SvSeasonPair key = { { swap ? other : one, swap ? one : other }, 0, 0 };
  SvSeasonPair *pair = g_hash_table_lookup (pairs, &key);

  if (pair == NULL) {
    pair = g_memdup2 (&key, sizeof key);
    g_hash_table_add (pairs, pair);
  }
  pair->matches++;
  pair->won += won;
}

/* Add all pairs of those who were in a match. */
static void
add_pairs (const SvSeasonMatch *match, GHashTable *pairs)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  add_names (match, names);
  g_autoptr (GList) all = g_hash_table_get_keys (names);
  for (GList *i = all; i != NULL; i = i->next)
    for (GList *k = i->next; k != NULL; k = k->next)
      add_pair (pairs, i->data, k->data, match->result > 0);
}

static int
compare_pairs (gconstpointer a, gconstpointer b)
{
  const SvSeasonPair *one = a, *other = b;

  if (one->matches != other->matches)
    return (int)other->matches - (int)one->matches;
  if (one->won != other->won)
    return (int)other->won - (int)one->won;
  const int first = sv_name_compare (one->names[0], other->names[0]);
  return first != 0 ? first : sv_name_compare (one->names[1], other->names[1]);
}

GArray *
sv_season_pairs (const SvSeason *self)
{
  g_autoptr (GHashTable) pairs = g_hash_table_new_full (hash_pair, equal_pair, g_free, NULL);
  GArray *out = g_array_new (FALSE, FALSE, sizeof (SvSeasonPair));
  GHashTableIter iter;
  gpointer pair;

  for (guint i = 0; i < self->matches->len; i++) {
    const SvSeasonMatch *match = self->matches->pdata[i];
    if (!match->left_out)
      add_pairs (match, pairs);
  }
  g_hash_table_iter_init (&iter, pairs);
  while (g_hash_table_iter_next (&iter, &pair, NULL))
    g_array_append_vals (out, pair, 1);
  g_array_sort (out, compare_pairs);
  return out;
}

const SvBookTeam *
sv_season_get_team (const SvSeason *self, int *side)
{
  const SvSeasonMatch *last =
      self->matches->len > 0 ? self->matches->pdata[self->matches->len - 1] : NULL;

  *side = last != NULL ? last->side : 0;
  return last != NULL ? get_team (last) : NULL;
}
