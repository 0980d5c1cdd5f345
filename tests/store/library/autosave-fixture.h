/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* autosave-fixture: a match that plays itself, in a folder of its own. */

#include "sv-match-saver.h"

#include "sv-games.h"
#include "sv-json-file.h"
#include "sv-json.h"

#include "doc-fixture.h"
#include "folder-fixture.h"
#include "save-fixture.h"

enum { CLOCK_STEP_MS = 100 };

static inline SvMatchDoc *
new_match (void)
{
  return standard_doc (sv_games ()[0]);
}

static inline void
make_event (SvMatchDoc *doc, SvRng *rng)
{
  g_assert_true (append_any (doc, rng, doc->elapsed_ms));
}

/* One thing that a person does. The clock goes on with each, so that it tells how many there
 * were. */
static inline void
random_step (SvMatchDoc *doc, SvRng *rng)
{
  SvHistory *history = doc->history;
  const guint position = sv_history_get_position (history);

  doc->elapsed_ms += CLOCK_STEP_MS;
  switch (sv_rng_below (rng, 10)) {
  case 0:
    sv_history_seek (history, position - (position > 0));
    break;
  case 1:
    sv_history_seek (history, MIN (position + 1, sv_history_get_length (history)));
    break;
  case 2:
    sv_history_seek (history, sv_rng_below (rng, sv_history_get_length (history) + 1));
    break;
  default:
    make_event (doc, rng);
    break;
  }
}

static inline SvMatchDoc *
match_after (unsigned n_steps, guint64 seed)
{
  SvRng rng;
  SvMatchDoc *doc = new_match ();
  sv_rng_seed (&rng, seed);
  for (unsigned i = 0; i < n_steps; i++)
    random_step (doc, &rng);
  return doc;
}

static inline const SvMatchDoc *
give (gpointer data)
{
  return data;
}

static inline SvMatchSaver *
keep_in (const char *where, SvMatchDoc *doc)
{
  SvMatchSaver *self = sv_match_saver_new (where);
  sv_match_saver_set_source (self, give, doc);
  return self;
}

static inline void
close_and_free (SvMatchSaver *self)
{
  sv_auto_saver_close (SV_AUTO_SAVER (self));
  g_object_unref (self);
  sv_save_wait ();
}

/* A file as an earlier run left it. */
static inline char *
left_behind (unsigned n_steps, guint64 seed)
{
  g_autoptr (SvMatchDoc) doc = match_after (n_steps, seed);
  SvMatchSaver *self = keep_in (folder, doc);
  char *path = g_strdup (sv_auto_saver_get_path (SV_AUTO_SAVER (self)));
  sv_auto_saver_touch (SV_AUTO_SAVER (self));
  close_and_free (self);
  return path;
}

/* Open what must be sound, and let go of it. */
static inline SvMatchDoc *
open_sound (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;
  SvMatchDoc *doc = NULL;
  SvMatchSaver *self = sv_match_saver_open (path, &doc, &told, &error);
  g_assert_no_error (error);
  g_assert_nonnull (self);
  g_assert_nonnull (doc);
  g_assert_null (told);
  close_and_free (self);
  return doc;
}

static inline void
assert_same (const SvMatchDoc *x, const SvMatchDoc *y)
{
  const unsigned n = sv_history_get_length (x->history);
  g_assert_cmpuint (n, ==, sv_history_get_length (y->history));
  g_assert_cmpuint (sv_history_get_position (x->history), ==, sv_history_get_position (y->history));
  g_autoptr (JsonObject) a = sv_match_doc_to_object (x, n);
  g_autoptr (JsonObject) b = sv_match_doc_to_object (y, n);
  g_autofree char *text_a = sv_json_write (a, TRUE);
  g_autofree char *text_b = sv_json_write (b, TRUE);
  g_assert_cmpstr (text_a, ==, text_b);
}
