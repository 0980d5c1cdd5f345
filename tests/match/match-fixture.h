/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* match-fixture: a match of two named teams on a time of the test's own, with counted signals. */

#include "doc-fixture.h"
#include "play-fixture.h"
#include "sv-games.h"
#include "sv-shown.h"
#include "time-fixture.h"
#include "worked-example.h"

typedef struct {
  SvMatch *match;
  gint64 now_us;
  int changed, events, undone, redone, sought;
  int notices, whistles;
  char *notice; /* the last */
} Fixture;

static void
changed_cb (SvMatch *match, int change, gpointer data)
{
  Fixture *f = data;

  f->changed++;
  f->events += change == SV_CHANGE_EVENT;
  f->undone += change == SV_CHANGE_UNDO;
  f->redone += change == SV_CHANGE_REDO;
  f->sought += change == SV_CHANGE_SEEK;
}

static void
notice_cb (SvMatch *match, const char *sentence, gpointer data)
{
  Fixture *f = data;

  f->notices++;
  g_free (f->notice);
  f->notice = g_strdup (sentence);
}

/* What happens is not shown until sv_match_go_on (). */
static inline void
hold_back_cb (SvMatch *match, int change)
{
  if (change == SV_CHANGE_EVENT)
    sv_match_wait (match);
}

static inline gulong
hold_back (SvMatch *match)
{
  return g_signal_connect (match, "changed", G_CALLBACK (hold_back_cb), NULL);
}

/* Watch this match from now on; takes it. */
static void
watch (Fixture *f, SvMatch *match)
{
  g_assert_nonnull (match);
  f->match = match;
  f->now_us = 1000 * G_USEC_PER_SEC;
  f->changed = f->events = f->undone = f->redone = f->sought = f->notices = f->whistles = 0;
  g_clear_pointer (&f->notice, g_free);
  sv_clock_set_source (sv_match_get_clock (match), fake_time, &f->now_us);
  g_signal_connect (match, "changed", G_CALLBACK (changed_cb), f);
  g_signal_connect (match, "notice", G_CALLBACK (notice_cb), f);
  g_signal_connect_swapped (match, "whistle", G_CALLBACK (count_cb), &f->whistles);
}

static inline SvMatchDoc *
example_doc (void)
{
  SvMatchDoc *doc = doc_between (sv_game_by_id ("strafworp"), "Velocitas", "Orange");

  g_free (doc->teams[1]->cards[1].name);
  doc->teams[1]->cards[1].name = g_strdup ("Anne");
  return doc;
}

static inline void
set_up (Fixture *f, gconstpointer data)
{
  watch (f, sv_match_new (example_doc ()));
  sv_match_seed (f->match, 42);
}

static inline void
tear_down (Fixture *f, gconstpointer data)
{
  g_assert_finalize_object (f->match);
  g_clear_pointer (&f->notice, g_free);
}

/* Let the time go on as the clock sees it, in ticks. */
static inline void
pass (Fixture *f, gint64 ms)
{
  while (ms > 0) {
    gint64 step = MIN (ms, 250);

    f->now_us += step * 1000;
    ms -= step;
    sv_clock_check (sv_match_get_clock (f->match));
  }
}

static inline char *
event_text (SvMatch *match, unsigned i)
{
  return history_text (sv_match_get_doc (match)->history, i);
}

#define g_assert_event(match, i, text)                                                             \
  G_STMT_START                                                                                     \
  {                                                                                                \
    g_autofree char *event_ = event_text (match, i);                                               \
    g_assert_cmpstr (event_, ==, text);                                                            \
  }                                                                                                \
  G_STMT_END
