/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-book.h"

#include "sv-cup-doc.h"

#include "sv-cup-entering.h"
#include "sv-cup-told.h"
#include "sv-cup-words.h"
#include "sv-figures.h"
#include "sv-library.h"
#include "sv-match-file.h"
#include "sv-match-words.h"
#include "sv-shown.h"
#include "sv-steps.h"
#include "sv-table-shelf.h"
#include "sv-table.h"
#include "sv-unfinished.h"

#include <glib/gstdio.h>

/* --- A match --- */

static void
clear_team (SvBookTeam *team)
{
  g_free (team->name);
  g_free (team->colours[0]);
  g_free (team->colours[1]);
  g_clear_pointer (&team->logo, g_ref_string_release);
  g_clear_pointer (&team->scorers, g_ptr_array_unref);
  g_clear_pointer (&team->players, g_array_unref);
  g_clear_pointer (&team->faces, g_hash_table_unref);
  sv_team_faces_clear (&team->shown);
}

static void
clear (gpointer data)
{
  SvBookMatch *self = data;

  g_free (self->path);
  g_free (self->target);
  g_free (self->created);
  g_free (self->cup);
  for (int side = 0; side < 2; side++)
    clear_team (&self->teams[side]);
}

SvBookMatch *
sv_book_match_ref (SvBookMatch *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
sv_book_match_unref (SvBookMatch *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

int
sv_book_match_find_side (const SvBookMatch *self, const SvGame *game, const char *team)
{
  for (int side = 0; side < 2 && self->game == game; side++)
    if (g_str_equal (self->teams[side].name, team))
      return side;
  return -1;
}

gboolean
sv_book_match_is_same (const SvBookMatch *self, const SvBookMatch *other)
{
  return self->created != NULL && g_strcmp0 (self->created, other->created) == 0 &&
         self->game == other->game && g_str_equal (self->teams[0].name, other->teams[0].name) &&
         g_str_equal (self->teams[1].name, other->teams[1].name);
}

GDateTime *
sv_book_match_get_day (const SvBookMatch *self)
{
  return g_date_time_new_from_unix_local (self->when);
}

static SvBookMatch *
new_match (const SvGame *game, const char *path, const char *created)
{
  SvBookMatch *self = g_atomic_rc_box_new0 (SvBookMatch);
  g_autoptr (GDateTime) made =
      created != NULL ? g_date_time_new_from_iso8601 (created, NULL) : NULL;

  self->game = game;
  self->path = g_strdup (path);
  self->created = g_strdup (created);
  self->winner = -1;
  self->when = made != NULL ? g_date_time_to_unix (made) : 0;
  for (int side = 0; side < 2; side++)
    self->teams[side].expected = -1;
  return self;
}

/* If the match does not say when it was made, its file was written when it was over. */
static void
set_time (SvBookMatch *self, const char *file)
{
  GStatBuf info;

  if (self->when == 0 && g_stat (file, &info) == 0)
    self->when = info.st_mtim.tv_sec;
}

/* Note the looks of a team, and the pictures of its players. */
static void
dress (SvBookTeam *team, const SvTeamDoc *doc)
{
  team->faces =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_ref_string_release);
  for (unsigned i = 0; i < 2; i++)
    team->colours[i] = g_strdup (doc->colours[i]);
  if (doc->logo != NULL)
    team->logo = g_ref_string_new_intern (doc->logo);
  sv_team_faces_fill (&team->shown, doc);
  for (unsigned i = 0; i < doc->n_cards; i++) {
    const SvCardDoc *card = &doc->cards[i];
    if (card->name != NULL && *card->name != '\0' && card->picture != NULL)
      g_hash_table_insert (team->faces, g_strdup (card->name),
                           g_ref_string_new_intern (card->picture));
  }
}

/* --- A match whose moves are known --- */

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

static void
player_clear (gpointer data)
{
  g_free (((SvBookPlayer *)data)->name);
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

static SvBookPlayer
new_player (SvMatch *match, const SvFigures *figures, int piece)
{
  const SvPlayerFigures *row = find_figures (figures, piece);

  return (SvBookPlayer){
    .name = g_strdup (sv_match_get_player (match, piece)),
    .career = { .matches = 1,
                .shots = row != NULL ? row->shots : 0,
                .balls = figures->facts->won[piece],
                .best = row != NULL ? row->best : 0 },
  };
}

/* Return the players of a side who were on the pitch and have names (SvBookPlayer). */
static GArray *
list_players (SvMatch *match, const SvFigures *figures, int side)
{
  const SvView *view = &sv_shown (match)->view;
  GArray *players = g_array_new (FALSE, FALSE, sizeof (SvBookPlayer));
  gboolean present[SV_MAX_PIECES] = { FALSE };

  g_array_set_clear_func (players, player_clear);
  find_present (match, present);
  for (int i = 0; i < view->n_pieces; i++) {
    if (!present[i] || view->pieces[i].side != side || sv_match_get_player (match, i) == NULL)
      continue;
    const SvBookPlayer player = new_player (match, figures, i);
    g_array_append_val (players, player);
  }
  return players;
}

static void
fill_team (SvBookTeam *team, SvMatch *match, const SvFigures *figures, int side)
{
  team->name = g_strdup (sv_match_get_team_name (match, side));
  team->scorers = list_scorers (match, figures->facts, side);
  team->players = list_players (match, figures, side);
  team->expected = figures->sides[side].expected;
  dress (team, sv_match_get_doc (match)->teams[side]);
}

static SvBookMatch *
new_played (SvMatch *match, const char *path)
{
  const SvView *view = &sv_shown (match)->view;
  g_autoptr (SvFigures) figures = sv_figures_new (match);
  SvBookMatch *self =
      new_match (sv_match_get_game (match), path, sv_match_get_doc (match)->created);

  for (int side = 0; side < 2; side++) {
    self->score[side] = view->score[side];
    fill_team (&self->teams[side], match, figures, side);
  }
  self->winner = view->winner;
  return self;
}

SvBookMatch *
sv_book_match_new (SvMatch *match)
{
  return new_played (match, NULL);
}

/* Return whether a match between these teams is to be read. */
static gboolean
is_wanted (const SvGame *game, const char *const names[2], const SvGame *of, const char *team)
{
  return team == NULL ||
         (game == of && (g_str_equal (names[0], team) || g_str_equal (names[1], team)));
}

static gboolean
is_wanted_match (SvMatch *match, const SvGame *game, const char *team)
{
  const char *const names[] = { sv_match_get_team_name (match, 0),
                                sv_match_get_team_name (match, 1) };

  return is_wanted (sv_match_get_game (match), names, game, team) &&
         sv_match_get_node (match)->kind == SV_NODE_OVER;
}

/* --- A match of which only the result is known --- */

/* @cards: the indices in @doc of the cards of the scorers, array of unsigned. */
static void
fill_counted (SvBookTeam *team, const char *name, const SvTeamDoc *doc, const GArray *cards)
{
  team->name = g_strdup (name);
  team->scorers = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < cards->len; i++) {
    const unsigned card = g_array_index (cards, unsigned, i);
    if (card < doc->n_cards && doc->cards[card].name != NULL && *doc->cards[card].name != '\0')
      g_ptr_array_add (team->scorers, g_strdup (doc->cards[card].name));
  }
  dress (team, doc);
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

static SvBookMatch *
new_table (SvTable *table, const char *path)
{
  const gint64 began = sv_table_get_began (table);
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (began);
  g_autofree char *created = began != 0 ? g_date_time_format (time, "%FT%TZ") : NULL;
  const SvMatchDoc *doc = sv_table_get_doc (table);
  SvBookMatch *self = new_match (doc->game, path, created);

  for (int side = 0; side < 2; side++) {
    g_autoptr (GArray) scorers = list_table_scorers (table, side);
    fill_counted (&self->teams[side], sv_table_get_team_name (table, side), doc->teams[side],
                  scorers);
    self->score[side] = sv_table_get_score (table, side);
  }
  self->winner = sv_table_get_score_sheet (table)->winner;
  self->action = "win.played-table";
  self->target = g_strdup (path);
  self->at_table = TRUE;
  return self;
}

/* Read the match that was counted at the table in the file @path, or NULL. */
static SvBookMatch *
read_table (const char *path, const SvGame *game, const char *team)
{
  g_autoptr (SvTable) table = sv_table_new_from_file (path, NULL);

  if (table == NULL || !sv_table_is_over (table))
    return NULL;
  const char *const names[] = { sv_table_get_team_name (table, 0),
                                sv_table_get_team_name (table, 1) };
  return is_wanted (sv_table_get_doc (table)->game, names, game, team) ? new_table (table, path)
                                                                       : NULL;
}

/* Read the match in the file @path, which was played here or counted at a table, or NULL. */
static SvBookMatch *
read_match (const char *path, const SvGame *game, const char *team)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, NULL);

  if (match == NULL)
    return g_str_has_suffix (path, ".json") ? read_table (path, game, team) : NULL;
  if (!is_wanted_match (match, game, team))
    return NULL;
  SvBookMatch *self = new_played (match, path);
  self->action = "win.replay";
  self->target = g_strdup (path);
  return self;
}

/* --- Competitions --- */

static int
sign (int number)
{
  return (number > 0) - (number < 0);
}

/* Return the result of fixture @i, which was typed or counted at a table, or NULL if there is none.
 * @path: the file of the competition. */
static SvBookMatch *
new_result (const SvCupDoc *cup, unsigned i, const char *place, const char *path)
{
  const SvCupResult *result = &sv_cup_fixture (cup->cup, i)->result;
  const int *teams = cup->meetings[i].teams;

  if (!result->played || teams[0] < 0 || teams[1] < 0)
    return NULL;
  SvBookMatch *self = new_match (cup->game, place, NULL);
  for (unsigned side = 0; side < 2; side++) {
    const SvTeamDoc *doc = cup->teams->pdata[teams[side]];
    g_autoptr (GArray) scorers = sv_cup_doc_get_scorers (cup, i, side);
    fill_counted (&self->teams[side], doc->name, doc, scorers);
    self->score[side] = (int)result->score[side];
  }
  const int ahead = sign (self->score[0] - self->score[1]);
  const int shots = sign ((int)result->shootout[0] - (int)result->shootout[1]);
  const int won = ahead != 0 ? ahead : shots;
  self->winner = won == 0 ? -1 : won > 0 ? 0 : 1;
  self->action = "win.open-uri";
  self->target = g_filename_to_uri (path, NULL, NULL);
  return self;
}

/* Return the match that fixture @i holds, or its result if it holds none; NULL if it is not over or
 * not wanted. */
static SvBookMatch *
read_fixture (const SvCupDoc *cup, unsigned i, const char *path, const char *team)
{
  const SvCupExtra *extra = cup->extras->pdata[i];
  g_autofree char *place = g_strdup_printf ("%s#%u", path, i);

  if (extra->match == NULL)
    return new_result (cup, i, place, path);
  SvMatchDoc *doc = sv_cup_doc_open_match (cup, i, NULL);
  if (doc == NULL)
    return NULL;
  g_autoptr (SvMatch) match = sv_match_new (doc);
  if (!is_wanted_match (match, cup->game, team))
    return NULL;
  SvBookMatch *self = new_played (match, place);
  self->action = "win.cup-match";
  self->target = g_strdup (place);
  return self;
}

static void
read_cup (GPtrArray *out, const char *path, const SvGame *game, const char *team)
{
  g_autoptr (SvCupDoc) cup = sv_cup_doc_load (path, NULL);

  if (cup == NULL || (team != NULL && cup->game != game))
    return;
  for (unsigned i = 0; i < cup->extras->len; i++) {
    g_autoptr (SvBookMatch) match = read_fixture (cup, i, path, team);
    if (match == NULL || (team != NULL && sv_book_match_find_side (match, cup->game, team) < 0))
      continue;
    match->cup = sv_cup_words_title (cup);
    set_time (match, path);
    g_ptr_array_add (out, g_steal_pointer (&match));
  }
}

GPtrArray *
sv_book_read (const char *path, const SvGame *game, const char *team)
{
  GPtrArray *out = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_book_match_unref);

  if (sv_doc_class_of_file (path) == sv_doc_class (SV_DOCUMENT_CUP)) {
    read_cup (out, path, game, team);
    return out;
  }
  SvBookMatch *match = read_match (path, game, team);
  if (match != NULL) {
    set_time (match, path);
    g_ptr_array_add (out, match);
  }
  return out;
}

GPtrArray *
sv_book_list_paths (void)
{
  GPtrArray *paths = sv_unfinished_list_over ();

  g_ptr_array_extend_and_steal (paths, sv_table_shelf_list_over ());
  g_ptr_array_extend_and_steal (paths, sv_library_paths (SV_DOCUMENT_CUP));
  return paths;
}
