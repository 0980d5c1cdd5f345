/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-club-list.h"

#include "sv-list-words.h"
#include "sv-sentence.h"

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
put (const SvClubList *self, SvClubTeam *team, guint row)
{
  if (team->rows->len < get_room (self))
    g_array_append_val (team->rows, row);
}

/* Return the key of the team in which the list puts a row (transfer full): "e 1" is "E1". */
static char *
get_key (const SvClubList *self, guint row)
{
  return sv_list_squeeze (get_row (self, row)->team);
}

static void
divide_by_column (SvClubList *self)
{
  for (guint i = 0; i < self->list.rows->len; i++) {
    g_autofree char *key = get_key (self, i);

    if (!is_ticked (self, i) || *key == '\0')
      continue;
    SvClubTeam *team = find_team (self, key);
    if (team == NULL)
      team = add_team (self, key, get_row (self, i)->team);
    put (self, team, i);
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

static gint
compare_rows (gconstpointer a, gconstpointer b)
{
  const guint row = *(const guint *)a, other = *(const guint *)b;

  return row < other ? -1 : row > other;
}

/* Bring the people whom the user moved into their teams. */
static void
move_people (SvClubList *self)
{
  for (guint i = 0; i < self->list.rows->len; i++) {
    const char *key = g_hash_table_lookup (self->moved, GUINT_TO_POINTER (i + 1));
    SvClubTeam *team = key != NULL && is_ticked (self, i) ? find_team (self, key) : NULL;
    const int from = sv_club_list_find_team (self, i);

    if (team == NULL || team->rows->len >= get_room (self))
      continue;
    for (guint j = 0; from >= 0 && j < get_team (self, (guint)from)->rows->len; j++)
      if (g_array_index (get_team (self, (guint)from)->rows, guint, j) == i)
        g_array_remove_index (get_team (self, (guint)from)->rows, j);
    g_array_append_val (team->rows, i);
    g_array_sort (team->rows, compare_rows);
  }
}

static void
drop_empty_teams (SvClubList *self)
{
  for (guint i = self->teams->len; i > 0; i--)
    if (get_team (self, i - 1)->rows->len == 0)
      g_ptr_array_remove_index (self->teams, i - 1);
}

void
sv_club_list_divide (SvClubList *self)
{
  g_ptr_array_set_size (self->teams, 0);
  if (self->by_column && self->list.has_teams)
    divide_by_column (self);
  else
    divide_equally (self);
  move_people (self);
  drop_empty_teams (self);
}

void
sv_club_list_move (SvClubList *self, guint row, guint i)
{
  g_hash_table_replace (self->moved, GUINT_TO_POINTER (row + 1),
                        g_strdup (get_team (self, i)->key));
}

/* --- People of two teams --- */

/* Return the set of all teams that somebody in the list belongs to, each by the letters and digits
 * of its name, see sv_list_squeeze (). Free with g_hash_table_unref (). */
static GHashTable *
list_teams (const SvClubList *self)
{
  GHashTable *teams = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < self->list.rows->len; i++)
    if (get_row (self, i)->is_player)
      g_hash_table_add (teams, get_key (self, i));
  return teams;
}

/* If a row names several teams, keep the first one that other rows name alone, and say so. */
static void
choose_team (SvPlayerRow *row, GHashTable *known)
{
  g_auto (GStrv) parts =
      g_regex_split_simple ("\\s*[,;/&+|]\\s*|\\s+(?:en|and)\\s+", row->team, 0, 0);

  for (guint i = 0; parts[i] != NULL && parts[1] != NULL; i++) {
    g_autofree char *key = sv_list_squeeze (parts[i]);

    if (*key == '\0' || !g_hash_table_contains (known, key))
      continue;
    g_ptr_array_add (row->faults,
                     sv_sentence (_ ("The list says “%1$s”: put into %2$s."), row->team, parts[i]));
    g_free (row->team);
    row->team = g_strdup (parts[i]);
    return;
  }
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
  self->moved = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->teams = g_ptr_array_new_with_free_func ((GDestroyNotify)team_free);
  if (!sv_player_list_read_all (game, data != NULL ? data : "", n, &self->list, error))
    return NULL;
  g_autoptr (GHashTable) known = list_teams (self);
  for (guint i = 0; i < self->list.rows->len; i++) {
    self->ticked[i] = get_row (self, i)->is_player && !get_row (self, i)->is_absent;
    choose_team (g_ptr_array_index (self->list.rows, i), known);
  }
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
  g_clear_pointer (&self->moved, g_hash_table_unref);
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
