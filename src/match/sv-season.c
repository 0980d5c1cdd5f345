/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-season.h"

#include "sv-cup-doc.h"

#include "sv-match-past.h"
#include "sv-match-words.h"

static void
match_free (gpointer data)
{
  SvSeasonMatch *match = data;

  g_free (match->path);
  g_free (match->created);
  g_free (match->opponent);
  g_ptr_array_unref (match->scorers);
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

/* The side that the team plays, or -1. */
static int
find_side (const SvSeason *self, SvMatch *match)
{
  if (sv_match_get_game (match) == self->game)
    for (int side = 0; side < 2; side++)
      if (g_str_equal (sv_match_get_team_name (match, side), self->team))
        return side;
  return -1;
}

static GPtrArray *
list_scorers (SvMatch *match, int side)
{
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);
  GPtrArray *scorers = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < facts->goals->len; i++) {
    const SvGoal *goal = &g_array_index (facts->goals, SvGoal, i);

    if (goal->side == side && goal->piece >= 0)
      g_ptr_array_add (scorers, sv_match_dup_piece_title (match, goal->piece));
  }
  return scorers;
}

/* The same match, from another file. */
static gboolean
has (const SvSeason *self, const SvSeasonMatch *match)
{
  for (guint i = 0; i < self->matches->len && match->created != NULL; i++) {
    const SvSeasonMatch *other = g_ptr_array_index (self->matches, i);

    if (g_strcmp0 (other->created, match->created) == 0 &&
        g_str_equal (other->opponent, match->opponent) && other->goals[0] == match->goals[0] &&
        other->goals[1] == match->goals[1])
      return TRUE;
  }
  return FALSE;
}

/* FALSE if it is none of the team's, or not over, or there already. */
static gboolean
take (SvSeason *self, SvMatch *match, const char *path, gboolean left_out)
{
  const int side = find_side (self, match);

  if (side < 0 || sv_match_get_node (match)->kind != SV_NODE_OVER)
    return FALSE;
  const SvView *view = sv_match_get_view (match);
  SvSeasonMatch *out = g_new0 (SvSeasonMatch, 1);
  out->path = g_strdup (path);
  out->created = g_strdup (sv_match_get_doc (match)->created);
  out->opponent = g_strdup (sv_match_get_team_name (match, 1 - side));
  out->goals[0] = view->score[side];
  out->goals[1] = view->score[1 - side];
  out->result = view->winner < 0 ? 0 : view->winner == side ? 1 : -1;
  out->scorers = list_scorers (match, side);
  out->left_out = left_out;
  if (has (self, out)) {
    match_free (out);
    return FALSE;
  }
  g_ptr_array_add (self->matches, out);
  return TRUE;
}

gboolean
sv_season_add (SvSeason *self, const char *path, gboolean left_out)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, NULL);

  return match != NULL && take (self, match, path, left_out);
}

void
sv_season_add_cup (SvSeason *self, const char *path, const char *const *left_out)
{
  g_autoptr (SvCupDoc) cup = sv_cup_doc_load (path, NULL);

  if (cup == NULL || cup->game != self->game)
    return;
  for (unsigned i = 0; i < cup->extras->len; i++) {
    const SvCupExtra *extra = cup->extras->pdata[i];
    g_autofree char *place = g_strdup_printf ("%s#%u", path, i);
    SvMatchDoc *doc = extra->match != NULL ? sv_cup_doc_open_match (cup, i, NULL) : NULL;

    if (doc != NULL) {
      g_autoptr (SvMatch) match = sv_match_new (doc);
      take (self, match, place, g_strv_contains (left_out, place));
    }
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
  }
  return sum;
}

/* --- Who how often --- */

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

  return one->n != other->n ? (int)other->n - (int)one->n : g_utf8_collate (one->name, other->name);
}

GArray *
sv_season_scorers (const SvSeason *self)
{
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (SvSeasonCount));

  for (guint i = 0; i < self->matches->len; i++) {
    const SvSeasonMatch *match = g_ptr_array_index (self->matches, i);

    for (guint k = 0; k < match->scorers->len && !match->left_out; k++)
      count (counts, g_ptr_array_index (match->scorers, k));
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
