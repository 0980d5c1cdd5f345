/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-cup-entering.h"

#include "sv-cup-told.h"
#include "sv-json.h"

#include <glib/gi18n.h>
#include <string.h>

/* Compare fixtures by round and slot; a team plays at most once at a time. */
static int
compare_times (const void *first, const void *second, void *cup)
{
  const SvCupFixture *a = sv_cup_fixture (cup, *(const unsigned *)first);
  const SvCupFixture *b = sv_cup_fixture (cup, *(const unsigned *)second);
  return a->round != b->round ? (int)a->round - (int)b->round : (int)a->slot - (int)b->slot;
}

/* Return the indices of the fixtures that a team has really played, in the order of time. */
static GArray *
list_played (const SvCupDoc *self, unsigned team)
{
  GArray *played = g_array_new (FALSE, FALSE, sizeof (unsigned));
  for (unsigned i = 0; i < self->cup->fixtures->len; i++) {
    const int *teams = self->meetings[i].teams;
    if ((teams[0] == (int)team || teams[1] == (int)team) &&
        sv_cup_was_played (sv_cup_fixture (self->cup, i)))
      g_array_append_val (played, i);
  }
  g_array_sort_with_data (played, compare_times, self->cup);
  return played;
}

/* Apply the consequences of fixture @i for a team to @copy, which is the team as it enters its
 * next match. */
static void
leave (const SvCupDoc *self, unsigned team, unsigned i, SvTeamDoc *copy)
{
  const SvCupExtra *extra = self->extras->pdata[i];
  const unsigned side = self->meetings[i].teams[0] == (int)team ? 0 : 1;
  g_autoptr (GArray) marks = sv_cup_doc_get_marks (self, i, side);
  if (extra->end || marks->len == 0 || !sv_game_has_score_sheet_season (self->game)) {
    sv_cup_end_leave (extra->end, self->variant, side, copy);
    return;
  }
  g_autofree uint8_t (*counts)[SV_SCORE_SHEET_MARKS] =
      g_malloc0_n (self->game->n_cards, sizeof *counts);
  for (guint k = 0; k < marks->len; k++) {
    const SvCupMark *mark = &g_array_index (marks, SvCupMark, k);
    counts[mark->card][mark->mark]++;
  }
  self->game->season.after_score_sheet ((const uint8_t (*)[SV_SCORE_SHEET_MARKS])counts,
                                        copy->fields);
}

SvTeamDoc *
sv_cup_doc_dup_team (const SvCupDoc *self, unsigned team)
{
  SvTeamDoc *copy = sv_team_doc_copy (self->teams->pdata[team]);
  g_autoptr (GArray) played = list_played (self, team);
  for (guint k = 0; k < played->len; k++)
    leave (self, team, g_array_index (played, unsigned, k), copy);
  return copy;
}

int
sv_cup_doc_find_cause (const SvCupDoc *self, unsigned team, unsigned card)
{
  g_autoptr (SvTeamDoc) copy = sv_team_doc_copy (self->teams->pdata[team]);
  g_autoptr (GArray) played = list_played (self, team);
  gboolean missed = sv_game_misses (self->game, copy->fields, card) != NULL;
  int cause = -1;
  for (guint k = 0; k < played->len; k++) {
    const unsigned i = g_array_index (played, unsigned, k);
    leave (self, team, i, copy);
    const gboolean misses = sv_game_misses (self->game, copy->fields, card) != NULL;
    if (misses && !missed)
      cause = (int)i;
    missed = misses;
  }
  return missed ? cause : -1;
}

/* Return the competition's own document of the team that played as @side in fixture @i, or NULL
 * if it has none. */
static const SvTeamDoc *
find_team (const SvCupDoc *self, unsigned i, const SvMatchDoc *match, unsigned side)
{
  const int team = self->meetings[i].teams[side];
  if (team >= 0)
    return self->teams->pdata[team];
  /* If the result does not count, the fixture may belong to another team by now. */
  for (guint t = 0; t < self->teams->len; t++) {
    const SvTeamDoc *other = self->teams->pdata[t];
    if (g_str_equal (other->name, match->teams[side]->name))
      return other;
  }
  return NULL;
}

/* Return the match that a fixture holds, with the pictures of its teams put back. */
static SvMatchDoc *
open_held (const SvCupDoc *self, unsigned i, JsonObject *held, GError **error)
{
  g_autofree char *text = sv_json_write (held, FALSE);
  SvMatchDoc *match = sv_match_doc_read (text, strlen (text), NULL, error);
  for (unsigned side = 0; match && side < 2; side++) {
    const SvTeamDoc *team = find_team (self, i, match, side);
    if (team)
      sv_team_doc_dress (match->teams[side], team);
  }
  return match;
}

SvMatchDoc *
sv_cup_doc_open_match (const SvCupDoc *self, unsigned i, GError **error)
{
  const SvCupExtra *extra = self->extras->pdata[i];
  const int *teams = self->meetings[i].teams;
  if (extra->match)
    return open_held (self, i, extra->match, error);
  if (teams[0] >= 0 && teams[1] >= 0) {
    g_autoptr (SvTeamDoc) home = sv_cup_doc_dup_team (self, (unsigned)teams[0]);
    g_autoptr (SvTeamDoc) away = sv_cup_doc_dup_team (self, (unsigned)teams[1]);
    return sv_match_doc_new (self->variant, home, away, error);
  }
  sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_ITEM (SV_PATH_KEY (NULL, "fixtures"), i),
            _ ("it is not known yet who plays this match"));
  return NULL;
}
