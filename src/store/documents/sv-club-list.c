/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-club-list.h"

#include <glib/gi18n.h>

static void
team_free (SvClubTeam *team)
{
  g_free (team->key);
  g_free (team->name);
  g_array_unref (team->rows);
  g_free (team);
}

static const SvPlayerRow *
get_row (const SvClubList *self, guint i)
{
  return g_ptr_array_index (self->list.rows, i);
}

static SvClubTeam *
get_team (const SvClubList *self, guint i)
{
  return g_ptr_array_index (self->teams, i);
}

static gboolean
is_ticked (const SvClubList *self, guint row)
{
  return get_row (self, row)->is_player && self->ticked[row];
}

/* Return the greatest number of people in a team. */
static guint
get_room (const SvClubList *self)
{
  return self->game->n_cards + (self->game->reserves ? SV_TEAM_MAX_RESERVES : 0);
}

/* --- Dividing --- */

/* Add a team. @name: how it is called unless the user has given it another name. */
static SvClubTeam *
add_team (SvClubList *self, const char *key, const char *name)
{
  SvClubTeam *team = g_new0 (SvClubTeam, 1);
  const char *given = g_hash_table_lookup (self->names, key);
  const char *called = given != NULL ? given : name;

  team->key = g_strdup (key);
  team->name = g_utf8_substring (called, 0, MIN (g_utf8_strlen (called, -1), SV_TEXT_MAX_CHARS));
  team->rows = g_array_new (FALSE, FALSE, sizeof (guint));
  g_ptr_array_add (self->teams, team);
  return team;
}

static SvClubTeam *
find_team (SvClubList *self, const char *key)
{
  for (guint i = 0; i < self->teams->len; i++)
    if (g_str_equal (get_team (self, i)->key, key))
      return get_team (self, i);
  return NULL;
}

static void
divide_by_column (SvClubList *self)
{
  for (guint i = 0; i < self->list.rows->len; i++) {
    const char *key = get_row (self, i)->team;

    if (!is_ticked (self, i) || *key == '\0')
      continue;
    SvClubTeam *team = find_team (self, key);
    if (team == NULL)
      team = add_team (self, key, key);
    if (team->rows->len < get_room (self))
      g_array_append_val (team->rows, i);
  }
}

static guint
count_ticked (const SvClubList *self)
{
  guint n = 0;

  for (guint i = 0; i < self->list.rows->len; i++)
    n += is_ticked (self, i);
  return n;
}

/* Return how many teams an equal division gives: people who are left over make a team only if they
 * cannot come into the reserve of others. */
static guint
count_teams (const SvClubList *self)
{
  const guint n = count_ticked (self);

  return self->game->reserves ? MAX (n / self->size, n > 0) : (n + self->size - 1) / self->size;
}

static void
divide_equally (SvClubList *self)
{
  const guint n_teams = count_teams (self);
  guint n = 0;

  for (guint i = 0; i < n_teams; i++) {
    g_autofree char *key = g_strdup_printf ("%u", i + 1);
    g_autofree char *name = g_strdup_printf (_ ("Team %u"), i + 1);
    add_team (self, key, name);
  }
  for (guint i = 0; i < self->list.rows->len; i++) {
    if (!is_ticked (self, i))
      continue;
    const guint full = n_teams * self->size;
    SvClubTeam *team = get_team (self, n < full ? n / self->size : (n - full) % n_teams);
    g_array_append_val (team->rows, i);
    n++;
  }
}

void
sv_club_list_divide (SvClubList *self)
{
  g_ptr_array_set_size (self->teams, 0);
  if (self->by_column && self->list.has_teams)
    divide_by_column (self);
  else
    divide_equally (self);
}

/* --- The list --- */

SvClubList *
sv_club_list_read (const SvGame *game, GBytes *bytes, GError **error)
{
  g_autoptr (SvClubList) self = g_new0 (SvClubList, 1);
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n);

  self->game = game;
  self->bytes = g_bytes_ref (bytes);
  self->size = MAX (game->n_cards, 1);
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->teams = g_ptr_array_new_with_free_func ((GDestroyNotify)team_free);
  if (!sv_player_list_read_all (game, data != NULL ? data : "", n, &self->list, error))
    return NULL;
  for (guint i = 0; i < self->list.rows->len; i++)
    self->ticked[i] = get_row (self, i)->is_player;
  self->by_column = self->list.has_teams;
  sv_club_list_divide (self);
  return g_steal_pointer (&self);
}

void
sv_club_list_free (SvClubList *self)
{
  if (self == NULL)
    return;
  sv_player_list_result_clear (&self->list);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->names, g_hash_table_unref);
  g_clear_pointer (&self->teams, g_ptr_array_unref);
  g_free (self);
}

void
sv_club_list_set_name (SvClubList *self, guint i, const char *name)
{
  SvClubTeam *team = get_team (self, i);

  if (*name == '\0')
    return;
  g_hash_table_replace (self->names, g_strdup (team->key), g_strdup (name));
  g_free (team->name);
  team->name = g_strdup (name);
}

int
sv_club_list_find_team (const SvClubList *self, guint row)
{
  for (guint i = 0; i < self->teams->len; i++) {
    const GArray *rows = get_team (self, i)->rows;

    for (guint j = 0; j < rows->len; j++)
      if (g_array_index (rows, guint, j) == row)
        return (int)i;
  }
  return -1;
}

guint
sv_club_list_count_left (const SvClubList *self)
{
  guint n = 0;

  for (guint i = 0; i < self->list.rows->len; i++)
    n += is_ticked (self, i) && sv_club_list_find_team (self, i) < 0;
  return n;
}

SvTeamDoc *
sv_club_list_make_team (const SvClubList *self, guint i)
{
  const SvClubTeam *from = get_team (self, i);
  SvTeamDoc *team = sv_team_doc_new (self->game);
  g_auto (SvPlayerListResult) result = { 0 };
  gboolean chosen[SV_PLAYER_LIST_MAX_ROWS] = { FALSE };
  gsize n;
  const char *data = g_bytes_get_data (self->bytes, &n);

  for (guint j = 0; j < from->rows->len; j++)
    chosen[g_array_index (from->rows, guint, j)] = TRUE;
  /* The list was read before, so it has a player. */
  sv_player_list_read_chosen (team, data, n, chosen, &result, NULL);
  g_free (team->name);
  team->name = g_strdup (from->name);
  sv_team_doc_clean (team);
  return team;
}
