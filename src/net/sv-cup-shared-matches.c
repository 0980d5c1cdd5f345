/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-shared-matches.h"

#include "sv-live-state.h"
#include "sv-shown.h"

/* At most so often a match is told, in microseconds. */
static const gint64 EVERY_US = G_USEC_PER_SEC;

/* A match that those who look know of. */
typedef struct {
  SvCupSharedMatches *owner;
  SvScored *scored;   /* weak pointer: NULL once it is gone */
  gulong handlers[2]; /* of its signals */
  gboolean dirty;     /* it has changed since it was told */
  gboolean running;   /* whether the clock ran when it was told */
} Known;

struct _SvCupSharedMatches {
  GObject parent_instance;

  SvCupBook *book;   /* not owned: the owner of this object owns the book */
  SvShare *share;    /* not owned, like the book */
  GHashTable *known; /* Known by index of fixture */
  gboolean on;       /* somebody can look */
  guint timer_id;
  gint64 told_us; /* when matches were told last */
};

G_DEFINE_FINAL_TYPE (SvCupSharedMatches, sv_cup_shared_matches, G_TYPE_OBJECT)

static void wait (SvCupSharedMatches *self);

/* --- One match --- */

/* Return how a match stands, as far as people have been shown. Transfer full. */
static JsonObject *
describe (SvScored *scored, unsigned fixture, gboolean *running)
{
  JsonObject *live = json_object_new ();
  JsonArray *score = json_array_new ();
  SvScoreline line;
  int goals[2];

  sv_scored_read (scored, &line);
  for (int i = 0; i < 2; i++)
    goals[line.sides[i]] = line.goals[i];
  for (int side = 0; side < 2; side++)
    json_array_add_int_element (score, goals[side]);
  json_object_set_int_member (live, "fixture", fixture);
  json_object_set_array_member (live, "score", score);
  json_object_set_object_member (live, "state", sv_live_state_write (&line));
  if (line.left_ms >= 0)
    json_object_set_int_member (live, "left", line.left_ms);
  json_object_set_boolean_member (live, "running", line.running);
  *running = line.running;
  if (SV_IS_MATCH (scored)) {
    const unsigned shown = sv_shown (SV_MATCH (scored))->position;
    json_object_set_int_member (live, "events", shown);
    json_object_set_object_member (
        live, "match", sv_match_doc_to_object (sv_match_get_doc (SV_MATCH (scored)), shown));
  }
  return live;
}

/* --- Those that are known --- */

static void
score_cb (Known *known)
{
  known->dirty = TRUE;
  wait (known->owner);
}

/* Tell only that the clock starts or stops: those who look count the seconds themselves. */
static void
clock_cb (Known *known)
{
  SvScoreline line;

  sv_scored_read (known->scored, &line);
  if (line.running != known->running)
    score_cb (known);
}

/* The match was closed. Its links to the book are gone before it is. */
static void
gone_cb (gpointer data, GObject *scored)
{
  Known *known = data;

  known->scored = NULL;
  wait (known->owner);
}

static Known *
known_new (SvCupSharedMatches *owner, SvScored *scored)
{
  Known *self = g_new (Known, 1);

  *self = (Known){ .owner = owner, .scored = scored, .dirty = TRUE };
  self->handlers[0] = g_signal_connect_swapped (scored, "score", G_CALLBACK (score_cb), self);
  self->handlers[1] = g_signal_connect_swapped (scored, "clock", G_CALLBACK (clock_cb), self);
  g_object_weak_ref (G_OBJECT (scored), gone_cb, self);
  return self;
}

static void
known_free (gpointer data)
{
  Known *self = data;

  for (int i = 0; self->scored != NULL && i < 2; i++)
    g_signal_handler_disconnect (self->scored, self->handlers[i]);
  if (self->scored != NULL)
    g_object_weak_unref (G_OBJECT (self->scored), gone_cb, self);
  g_free (self);
}

/* --- All of them --- */

/* Tell what has changed of the match in fixture @i, or that it is no longer played here. */
static void
tell (SvCupSharedMatches *self, unsigned i)
{
  const gpointer key = GUINT_TO_POINTER (i);
  SvScored *scored = sv_cup_book_get_scored (self->book, i);
  Known *known = g_hash_table_lookup (self->known, key);

  if (known != NULL && (scored == NULL || known->scored != scored)) {
    g_hash_table_remove (self->known, key);
    known = NULL;
    if (scored == NULL) {
      JsonObject *gone = json_object_new ();
      json_object_set_int_member (gone, "fixture", i);
      sv_share_send_live (self->share, gone);
    }
  }
  if (known == NULL && scored != NULL) {
    known = known_new (self, scored);
    g_hash_table_insert (self->known, key, known);
  }
  if (known != NULL && known->dirty) {
    known->dirty = FALSE;
    sv_share_send_live (self->share, describe (scored, i, &known->running));
  }
}

static gboolean
tell_cb (gpointer data)
{
  SvCupSharedMatches *self = data;
  const unsigned n = sv_cup_book_get_doc (self->book)->cup->fixtures->len;

  self->timer_id = 0;
  self->told_us = g_get_monotonic_time ();
  if (!sv_share_is_idle (self->share)) {
    wait (self); /* the program that serves is busy: skip what it cannot read in time */
    return G_SOURCE_REMOVE;
  }
  for (unsigned i = 0; i < n; i++)
    tell (self, i);
  return G_SOURCE_REMOVE;
}

/* Tell what has changed as soon as that is allowed. */
static void
wait (SvCupSharedMatches *self)
{
  const gint64 left = self->told_us + EVERY_US - g_get_monotonic_time ();

  if (self->on && self->timer_id == 0 && sv_share_get_looking (self->share) > 0)
    self->timer_id = g_timeout_add ((guint)(MAX (left, 0) / 1000), tell_cb, self);
}

void
sv_cup_shared_matches_begin (SvCupSharedMatches *self)
{
  g_hash_table_remove_all (self->known);
  self->on = TRUE;
  self->told_us = 0;
  wait (self);
}

void
sv_cup_shared_matches_end (SvCupSharedMatches *self)
{
  self->on = FALSE;
  g_clear_handle_id (&self->timer_id, g_source_remove);
  g_hash_table_remove_all (self->known);
}

void
sv_cup_shared_matches_check (SvCupSharedMatches *self)
{
  wait (self);
}

static void
sv_cup_shared_matches_dispose (GObject *object)
{
  sv_cup_shared_matches_end (SV_CUP_SHARED_MATCHES (object));
  G_OBJECT_CLASS (sv_cup_shared_matches_parent_class)->dispose (object);
}

static void
sv_cup_shared_matches_finalize (GObject *object)
{
  g_hash_table_unref (SV_CUP_SHARED_MATCHES (object)->known);
  G_OBJECT_CLASS (sv_cup_shared_matches_parent_class)->finalize (object);
}

static void
sv_cup_shared_matches_class_init (SvCupSharedMatchesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_cup_shared_matches_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_cup_shared_matches_finalize;
}

static void
sv_cup_shared_matches_init (SvCupSharedMatches *self)
{
  self->known = g_hash_table_new_full (NULL, NULL, NULL, known_free);
}

SvCupSharedMatches *
sv_cup_shared_matches_new (SvCupBook *book, SvShare *share)
{
  SvCupSharedMatches *self = g_object_new (SV_TYPE_CUP_SHARED_MATCHES, NULL);

  self->book = book;
  self->share = share;
  g_signal_connect_object (book, "live", G_CALLBACK (wait), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (book, "changed", G_CALLBACK (wait), self, G_CONNECT_SWAPPED);
  return self;
}
