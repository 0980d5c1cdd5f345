/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* doc-fixture: documents that tests need, all of them sound. */

#include <string.h>

#include "sv-document.h"
#include "sv-rng.h"

/* Kept event i as it is written. */
static inline char *
history_text (const SvHistory *history, unsigned i)
{
  const SvGame *game = sv_history_get_game (history);
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  char text[SV_EVENT_TEXT_MAX];

  sv_history_state_at (history, i, state);
  game->event_text (sv_history_get_setup (history), state, sv_history_get_event (history, i), text);
  return g_strdup (text);
}

/* The text, which is taken, is what is expected. */
static inline void
assert_text (char *text, const char *expected)
{
  g_autofree char *taken = text;

  g_assert_cmpstr (taken, ==, expected);
}

static inline SvTeamDoc *
named_team (const SvGame *game, const char *name)
{
  SvTeamDoc *team = sv_team_doc_new (game);

  g_free (team->name);
  team->name = g_strdup (name);
  return team;
}

/* A match of these rules and teams, of which any but one may be NULL. */
static inline SvMatchDoc *
new_doc (const SvVariantDoc *variant, const SvTeamDoc *first, const SvTeamDoc *second)
{
  g_autoptr (GError) error = NULL;
  SvMatchDoc *doc = sv_match_doc_new (variant, first, second, &error);

  g_assert_no_error (error);
  return doc;
}

/* A match by the standard rules of standard teams. */
static inline SvMatchDoc *
standard_doc (const SvGame *game)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);

  return new_doc (variant, NULL, NULL);
}

/* The same of standard teams with these names. */
static inline SvMatchDoc *
doc_between (const SvGame *game, const char *first, const char *second)
{
  g_autoptr (SvTeamDoc) home = named_team (game, first);
  g_autoptr (SvTeamDoc) away = named_team (game, second);

  return new_doc (NULL, home, away);
}

static inline SvMatchDoc *
parse_doc (const char *text)
{
  g_autoptr (GError) error = NULL;
  SvMatchDoc *doc = sv_match_doc_read (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return doc;
}

/* One legal event more; FALSE if there is none. */
static inline gboolean
append_any (SvMatchDoc *doc, SvRng *rng, gint64 time_ms)
{
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = doc->game->legal (sv_history_get_setup (doc->history),
                                       sv_history_get_state (doc->history), legal);

  if (n > 0)
    g_assert_cmpint (sv_history_append (doc->history, legal[sv_rng_below (rng, n)], time_ms), ==,
                     SV_HISTORY_OK);
  return n > 0;
}
