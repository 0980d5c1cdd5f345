/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-own-line-ups.h"

#include "sv-library.h"
#include "sv-match-line-ups.h"
#include "sv-seats.h"
#include "sv-shown.h"
#include "sv-steps.h"

gboolean
sv_own_line_ups_is_own (SvMatch *match, int side)
{
  return sv_match_get_game (match)->line_ups.saved_line_ups != NULL &&
         sv_seats_have_person (sv_match_get_seats (match), side);
}

gboolean
sv_own_line_ups_are_kept (SvMatch *match)
{
  return sv_own_line_ups_is_own (match, 0) || sv_own_line_ups_is_own (match, 1);
}

void *
sv_own_line_ups_find (SvMatch *match, int side, unsigned *position)
{
  const SvGame *game = sv_match_get_game (match);
  g_autofree void *saved_line_up = g_malloc (game->line_ups.saved_line_ups->size);
  void *last = NULL;
  SvSteps steps;
  unsigned k = 0;

  sv_steps_begin (&steps, sv_match_get_doc (match)->history, 0, sv_shown (match)->position);
  do {
    if (sv_game_take_saved_line_up (game, steps.setup, steps.after, side, saved_line_up)) {
      g_free (last);
      last = g_memdup2 (saved_line_up, game->line_ups.saved_line_ups->size);
      *position = k;
    }
    k++;
  } while (sv_steps_next (&steps));
  return last;
}

/* --- Changes --- */

static void
kept_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvMatch) match = data;
  g_autoptr (GError) error = NULL;

  if (!sv_library_keep_line_up_finish (result, &error))
    g_signal_emit_by_name (match, "notice", error->message);
}

/* Give the team these line-ups. The one that was called @was is now called @name. */
static void
set (SvMatch *match, int side, GPtrArray *line_ups, const char *was, const char *name)
{
  const SvTeamDoc *team = sv_match_get_doc (match)->teams[side];

  sv_match_set_own_line_ups (match, side, line_ups);
  if (sv_library_can_keep_line_up (team))
    sv_library_keep_line_up_async (team, was, name, kept_cb, g_object_ref (match));
}

static GPtrArray *
copy (SvMatch *match, int side)
{
  return sv_line_up_docs_copy (sv_match_get_own_line_ups (match, side), sv_match_get_game (match));
}

gboolean
sv_own_line_ups_keep (
    SvMatch *match, int side, const char *name, const void *saved_line_up, GError **error)
{
  g_autoptr (GPtrArray) line_ups = copy (match, side);
  const int i =
      sv_line_up_docs_keep (line_ups, sv_match_get_game (match), name, saved_line_up, error);

  if (i < 0)
    return FALSE;
  const char *called = ((const SvLineUpDoc *)line_ups->pdata[i])->name;
  set (match, side, g_ptr_array_ref (line_ups), NULL, called);
  return TRUE;
}

gboolean
sv_own_line_ups_rename (SvMatch *match, int side, unsigned i, const char *name, GError **error)
{
  g_autoptr (GPtrArray) line_ups = copy (match, side);

  g_return_val_if_fail (i < line_ups->len, FALSE);
  const SvLineUpDoc *line_up = line_ups->pdata[i];
  g_autofree char *was = g_strdup (line_up->name);
  if (!sv_line_up_docs_rename (line_ups, i, name, error))
    return FALSE;
  if (g_strcmp0 (was, line_up->name) != 0)
    set (match, side, g_ptr_array_ref (line_ups), was, line_up->name);
  return TRUE;
}

void
sv_own_line_ups_remove (SvMatch *match, int side, unsigned i)
{
  GPtrArray *line_ups = copy (match, side);

  g_return_if_fail (i < line_ups->len);
  g_autofree char *was = g_strdup (((const SvLineUpDoc *)line_ups->pdata[i])->name);
  g_ptr_array_remove_index (line_ups, i);
  set (match, side, line_ups, was, NULL);
}
