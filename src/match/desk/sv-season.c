/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-season.h"

#include "sv-cup-doc.h"

#include "sv-figures.h"
#include "sv-library.h"
#include "sv-match-file.h"
#include "sv-match-words.h"
#include "sv-name-order.h"
#include "sv-shown.h"
#include "sv-steps.h"
#include "sv-table-shelf.h"
#include "sv-table.h"
#include "sv-unfinished.h"

static void
match_free (gpointer data)
{
  SvSeasonMatch *match = data;

  g_free (match->path);
  g_free (match->created);
  g_free (match->opponent);
  g_ptr_array_unref (match->scorers);
  g_clear_pointer (&match->players, g_array_unref);
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

/* Return the side that the team plays, or -1. */
static int
find_side (const SvSeason *self, SvMatch *match)
{
  if (sv_match_get_game (match) == self->game)
    for (int side = 0; side < 2; side++)
      if (g_str_equal (sv_match_get_team_name (match, side), self->team))
        return side;
  return -1;
}

/* Return the scorer of each goal of a side: the name on the card, as typed results have it, or else
 * the name of the figurine. */
static GPtrArray *
list_scorers (SvMatch *match, const SvFacts *facts, int side)
{
  GPtrArray *scorers = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < facts->goals->len; i++) {
    const SvGoal *goal = &g_array_index (facts->goals, SvGoal, i);

    if (goal->side != side || goal->piece < 0)
      continue;
    const char *name = sv_match_get_player (match, goal->piece);
    g_ptr_array_add (scorers, name != NULL ? g_strdup (name)
                                           : sv_match_dup_piece_title (match, goal->piece));
  }
  return scorers;
}

/* --- Players of a match --- */

static void
player_clear (gpointer data)
{
  g_free (((SvSeasonPlayer *)data)->name);
}

/* Mark the pieces that were on the pitch at any moment of the match. */
static void
find_present (SvMatch *match, gboolean present[SV_MAX_PIECES])
{
  SvSteps steps;

  sv_steps_begin (&steps, sv_match_get_doc (match)->history, 0, sv_shown (match)->position);
  while (sv_steps_next (&steps)) {
    const SvView *view = sv_steps_after (&steps);

    for (int i = 0; i < view->n_pieces && view->stage == SV_STAGE_PLAY; i++)
      present[i] |= view->pieces[i].space >= 0;
  }
}

static const SvPlayerFigures *
find_figures (const SvFigures *figures, int piece)
{
  for (guint i = 0; i < figures->pieces->len; i++) {
    const SvPlayerFigures *row = &g_array_index (figures->pieces, SvPlayerFigures, i);

    if (row->piece == piece)
      return row;
  }
  return NULL;
}

static SvSeasonPlayer
new_player (SvMatch *match, const SvFigures *figures, int piece)
{
  const SvPlayerFigures *row = find_figures (figures, piece);

  return (SvSeasonPlayer){
    .name = g_strdup (sv_match_get_player (match, piece)),
    .career = { .matches = 1,
                .shots = row != NULL ? row->shots : 0,
                .balls = figures->facts->won[piece],
                .best = row != NULL ? row->best : 0 },
  };
}

/* Return the players of a side who were on the pitch and have names (SvSeasonPlayer). */
static GArray *
list_players (SvMatch *match, const SvFigures *figures, int side)
{
  const SvView *view = &sv_shown (match)->view;
  GArray *players = g_array_new (FALSE, FALSE, sizeof (SvSeasonPlayer));
  gboolean present[SV_MAX_PIECES] = { FALSE };

  g_array_set_clear_func (players, player_clear);
  find_present (match, present);
  for (int i = 0; i < view->n_pieces; i++) {
    if (!present[i] || view->pieces[i].side != side || sv_match_get_player (match, i) == NULL)
      continue;
    const SvSeasonPlayer player = new_player (match, figures, i);
    g_array_append_val (players, player);
  }
  return players;
}

/* --- Matches --- */

/* Return whether the season already has this match from another file. The files may differ a
 * little if the match was continued in one of them. */
static gboolean
has (const SvSeason *self, const SvSeasonMatch *match)
{
  for (guint i = 0; i < self->matches->len && match->created != NULL; i++) {
    const SvSeasonMatch *other = g_ptr_array_index (self->matches, i);

    if (g_strcmp0 (other->created, match->created) == 0 &&
        g_str_equal (other->opponent, match->opponent) && other->side == match->side)
      return TRUE;
  }
  return FALSE;
}

/* Add a match (transfer full). Return FALSE if the season already has it. */
static gboolean
add (SvSeason *self, SvSeasonMatch *match)
{
  const gboolean is_new = !has (self, match);

  if (is_new)
    g_ptr_array_add (self->matches, match);
  else
    match_free (match);
  return is_new;
}

/* Return the match, which the team plays as @side, as far as it is shown. @path: nullable. */
static SvSeasonMatch *
new_played (SvMatch *match, int side, const char *path)
{
  const SvView *view = &sv_shown (match)->view;
  g_autoptr (SvFigures) figures = sv_figures_new (match);
  SvSeasonMatch *out = g_new0 (SvSeasonMatch, 1);

  out->path = g_strdup (path);
  out->created = g_strdup (sv_match_get_doc (match)->created);
  out->opponent = g_strdup (sv_match_get_team_name (match, 1 - side));
  out->side = side;
  out->goals[0] = view->score[side];
  out->goals[1] = view->score[1 - side];
  out->result = view->winner < 0 ? 0 : view->winner == side ? 1 : -1;
  out->scorers = list_scorers (match, figures->facts, side);
  out->players = list_players (match, figures, side);
  return out;
}

/* Add a match. Return FALSE if the team did not play in it, it is not over, or the season already
 * has it. */
static gboolean
take (SvSeason *self, SvMatch *match, const char *path, gboolean left_out)
{
  const int side = find_side (self, match);

  if (side < 0 || sv_match_get_node (match)->kind != SV_NODE_OVER)
    return FALSE;
  SvSeasonMatch *out = new_played (match, side, path);
  out->left_out = left_out;
  return add (self, out);
}

gboolean
sv_season_add_match (SvSeason *self, SvMatch *match)
{
  const int side = find_side (self, match);

  return side >= 0 && add (self, new_played (match, side, NULL));
}

/* --- Matches of which only the result is known --- */

/* Return a match of which only the result is known. @cards are the indices in @team of the cards
 * of the scorers: array of unsigned. */
static SvSeasonMatch *
new_counted (const char *path,
             const char *opponent,
             const int goals[2],
             int result,
             const SvTeamDoc *team,
             const GArray *cards)
{
  SvSeasonMatch *out = g_new0 (SvSeasonMatch, 1);

  out->path = g_strdup (path);
  out->opponent = g_strdup (opponent);
  out->goals[0] = goals[0];
  out->goals[1] = goals[1];
  out->result = result;
  out->scorers = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < cards->len; i++) {
    const unsigned card = g_array_index (cards, unsigned, i);
    if (card < team->n_cards && team->cards[card].name != NULL && *team->cards[card].name != '\0')
      g_ptr_array_add (out->scorers, g_strdup (team->cards[card].name));
  }
  return out;
}

static int
sign (int number)
{
  return (number > 0) - (number < 0);
}

/* Return the cards of the scorers of @side at a table: array of unsigned. */
static GArray *
list_table_scorers (SvTable *table, int side)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (unsigned));
  unsigned n;
  const SvTableNote *notes = sv_table_get_notes (table, &n);

  for (unsigned i = 0; i < n; i++) {
    const unsigned card = (unsigned)notes[i].card;
    if (notes[i].side == side && notes[i].card >= 0 && notes[i].kind == SV_TABLE_GOAL)
      g_array_append_val (cards, card);
  }
  return cards;
}

/* Add a match from the table where the team played as @side. */
static gboolean
take_table (SvSeason *self, SvTable *table, int side, const char *path, gboolean left_out)
{
  const int winner = sv_table_get_score_sheet (table)->winner;
  const int goals[] = { sv_table_get_score (table, side), sv_table_get_score (table, 1 - side) };
  g_autoptr (GArray) scorers = list_table_scorers (table, side);
  g_autoptr (GDateTime) began = g_date_time_new_from_unix_utc (sv_table_get_began (table));
  SvSeasonMatch *out = new_counted (path, sv_table_get_team_name (table, 1 - side), goals,
                                    winner < 0       ? 0
                                    : winner == side ? 1
                                                     : -1,
                                    sv_table_get_doc (table)->teams[side], scorers);

  out->side = side;
  if (sv_table_get_began (table) != 0)
    out->created = g_date_time_format (began, "%FT%TZ");
  out->left_out = left_out;
  return add (self, out);
}

static gboolean
add_table (SvSeason *self, const char *path, gboolean left_out)
{
  g_autoptr (SvTable) table = sv_table_new_from_file (path, NULL);

  if (table == NULL || sv_table_get_doc (table)->game != self->game || !sv_table_is_over (table))
    return FALSE;
  for (int side = 0; side < 2; side++)
    if (g_str_equal (sv_table_get_team_name (table, side), self->team))
      return take_table (self, table, side, path, left_out);
  return FALSE;
}

gboolean
sv_season_add (SvSeason *self, const char *path, gboolean left_out)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, NULL);

  if (match == NULL && g_str_has_suffix (path, ".json"))
    return add_table (self, path, left_out);
  return match != NULL && take (self, match, path, left_out);
}

/* Add the result of fixture @i, which was typed or counted at a table, if the team played there. */
static void
take_result (SvSeason *self, const SvCupDoc *cup, unsigned i, const char *place, gboolean left_out)
{
  const SvCupResult *result = &sv_cup_fixture (cup->cup, i)->result;
  const int *teams = cup->meetings[i].teams;

  for (unsigned side = 0; side < 2 && result->played && teams[0] >= 0 && teams[1] >= 0; side++) {
    const SvTeamDoc *team = cup->teams->pdata[teams[side]];
    const SvTeamDoc *other = cup->teams->pdata[teams[1 - side]];
    const int goals[] = { (int)result->score[side], (int)result->score[1 - side] };
    const int shots = (int)result->shootout[side] - (int)result->shootout[1 - side];
    if (!g_str_equal (team->name, self->team))
      continue;
    g_autoptr (GArray) scorers = sv_cup_doc_get_scorers (cup, i, side);
    SvSeasonMatch *out = new_counted (
        place, other->name, goals, goals[0] != goals[1] ? sign (goals[0] - goals[1]) : sign (shots),
        team, scorers);
    out->side = (int)side;
    out->left_out = left_out;
    g_ptr_array_add (self->matches, out);
    return;
  }
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
    } else if (extra->match == NULL) {
      take_result (self, cup, i, place, g_strv_contains (left_out, place));
    }
  }
}

void
sv_season_add_file (SvSeason *self, const char *path, const char *const *left_out)
{
  if (sv_doc_class_of_file (path) == sv_doc_class (SV_DOCUMENT_CUP))
    sv_season_add_cup (self, path, left_out);
  else
    sv_season_add (self, path, g_strv_contains (left_out, path));
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
  SvCareer sum = { 0 };

  for (guint i = 0; i < match->scorers->len; i++)
    sum.goals += g_str_equal (match->scorers->pdata[i], player);
  for (guint i = 0; match->players != NULL && i < match->players->len; i++) {
    const SvSeasonPlayer *one = &g_array_index (match->players, SvSeasonPlayer, i);

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

GPtrArray *
sv_season_list_paths (void)
{
  GPtrArray *paths = sv_unfinished_list_over ();

  g_ptr_array_extend_and_steal (paths, sv_table_shelf_list_over ());
  g_ptr_array_extend_and_steal (paths, sv_library_paths (SV_DOCUMENT_CUP));
  return paths;
}
