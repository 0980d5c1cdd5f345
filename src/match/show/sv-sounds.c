/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-sounds.h"

#include "sv-match-log.h"
#include "sv-match-words.h"
#include "sv-shown.h"

enum { AIR_MS = 300, CARD_MS = 500, MOST_SOUNDS = 4, MOST_NAMES = 8 };

typedef struct {
  const char *name; /* name of the file; NULL ends the list */
  unsigned delay_ms;
} Sound;

struct _SvSounds {
  GObject parent_instance;

  SvMatch *match;         /* owned */
  SvAnnouncer *announcer; /* owned */
  SvAnnouncement last;    /* the announcement that was last under way */
  SvSecret secret;        /* whether a curtain hung over the last position */

  /* Names of the sounds that this event has already had; no sound is played twice for one event. */
  unsigned n_heard;
  const char *heard[MOST_NAMES];
};

G_DEFINE_FINAL_TYPE (SvSounds, sv_sounds, G_TYPE_OBJECT)

/* --- Which sounds belong to what --- */

static const Sound of_announcement[][MOST_SOUNDS] = {
  [SV_ANNOUNCEMENT_NOTHING] = { { NULL } },
  [SV_ANNOUNCEMENT_ROLL] = { { "dice", 0 } },
  [SV_ANNOUNCEMENT_MEANING] = { { NULL } },
  [SV_ANNOUNCEMENT_SHOT] = { { "throw", 0 } },
  [SV_ANNOUNCEMENT_REPEAT] = { { NULL } },
  [SV_ANNOUNCEMENT_GOAL] = { { "net", 0 }, { "goal", 100 }, { "whistle", 600 } },
};

static const Sound of_note[][MOST_SOUNDS] = {
  [SV_NOTE_PLAIN] = { { NULL } },
  [SV_NOTE_MISS] = { { "post", 0 }, { "miss", 150 } },
  [SV_NOTE_SAVE] = { { "parry", 0 }, { "miss", 150 } },
  [SV_NOTE_WHISTLE] = { { "whistle", 0 }, { "crowd", 500 } },
  [SV_NOTE_TURNOVER] = { { "steal", AIR_MS } },
  [SV_NOTE_FOUL] = { { "whistle", 0 } },
  [SV_NOTE_GOAL] = { { NULL } }, /* its sounds are those of the announcement */
};

static const Sound of_walk[MOST_SOUNDS] = { { "step", 0 } };
static const Sound of_push[MOST_SOUNDS] = { { "push", 0 } };
static const Sound of_flight[MOST_SOUNDS] = { { "throw", 0 } };
static const Sound of_pass[MOST_SOUNDS] = { { "throw", 0 }, { "catch", AIR_MS } };
static const Sound of_card[MOST_SOUNDS] = { { "card", CARD_MS } };
static const Sound of_curtain[MOST_SOUNDS] = { { "curtain", 0 } };

/* --- When they are played --- */

static gboolean
was_heard (SvSounds *self, const char *name)
{
  for (unsigned i = 0; i < self->n_heard; i++)
    if (g_str_equal (self->heard[i], name))
      return TRUE;
  return FALSE;
}

static void
play (SvSounds *self, const Sound *sounds)
{
  if (sv_announcer_get_pace (self->announcer) == SV_PACE_AT_ONCE)
    return;
  for (unsigned i = 0; i < MOST_SOUNDS && sounds[i].name != NULL; i++) {
    if (was_heard (self, sounds[i].name) || self->n_heard == MOST_NAMES)
      continue;
    self->heard[self->n_heard++] = sounds[i].name;
    g_signal_emit_by_name (self, "play", sounds[i].name, sounds[i].delay_ms);
  }
}

/* Play the sounds of the event's notes that have this kind. A goal has its own moment. */
static void
play_notes (SvSounds *self, SvNoteKind kind)
{
  const GPtrArray *notes = sv_announcer_get_notes (self->announcer);

  for (guint i = 0; i < notes->len && kind != SV_NOTE_GOAL; i++)
    play (self, of_note[((const SvReportLine *)g_ptr_array_index (notes, i))->kind]);
}

/* Play the sounds of the pieces and the ball that the last event moved. @kind: what it was; a ball
 * that is lost has the sound of that instead of a catch. */
static void
play_moves (SvSounds *self, SvNoteKind kind)
{
  const SvView *view = &sv_shown (self->match)->view;
  const unsigned event = sv_shown (self->match)->position - 1;
  const gboolean caught = view->ball_piece >= 0 && kind == SV_NOTE_PLAIN;
  SvMoves moves;
  SvNode node;

  sv_match_get_node_at (self->match, event, &node);
  sv_match_get_moves (self->match, event, &moves);
  for (unsigned i = 0; i < moves.n; i++) {
    const SvMove *move = &moves.moves[i];

    if (move->piece >= 0 && node.kind == SV_NODE_DECISION &&
        view->pieces[move->piece].side != node.side)
      play (self, of_push); /* it did not go there by itself */
    else if (move->piece >= 0)
      play (self, of_walk);
    else if (move->from >= 0 && move->to >= 0)
      play (self, caught ? of_pass : of_flight);
  }
}

/* Return whether event @i showed somebody a card: a note about a foul names a piece that is booked
 * or out of the match since then. */
static gboolean
shows_card (SvSounds *self, unsigned i)
{
  const GPtrArray *notes = sv_announcer_get_notes (self->announcer);
  SvView before, after;

  sv_match_get_view_at (self->match, i, &before);
  sv_match_get_view_at (self->match, i + 1, &after);
  for (guint k = 0; k < notes->len; k++) {
    const SvReportLine *note = g_ptr_array_index (notes, k);

    if (note->kind == SV_NOTE_FOUL && note->piece >= 0 &&
        (after.pieces[note->piece].flags & ~before.pieces[note->piece].flags &
         (SV_PIECE_BOOKED | SV_PIECE_GONE)) != 0)
      return TRUE;
  }
  return FALSE;
}

/* The event is shown. */
static void
play_event (SvSounds *self, gboolean announced)
{
  const SvNoteKind kind = sv_report_lines_kind (sv_announcer_get_notes (self->announcer));

  if (kind == SV_NOTE_PLAIN || (kind == SV_NOTE_TURNOVER && !announced))
    play_moves (self, kind);
  play_notes (self, kind);
  if (shows_card (self, sv_shown (self->match)->position - 1))
    play (self, of_card);
}

static void
step_cb (SvSounds *self)
{
  const SvAnnouncement announcement = sv_announcer_get_announcement (self->announcer),
                       last = self->last;
  const GPtrArray *notes = sv_announcer_get_notes (self->announcer);

  self->last = announcement;
  if (last == SV_ANNOUNCEMENT_NOTHING)
    self->n_heard = 0;
  if (notes == NULL) /* after undo, when looking back, or for a secret event */
    return;
  play (self, of_announcement[announcement]);
  if (announcement == SV_ANNOUNCEMENT_MEANING && last == SV_ANNOUNCEMENT_SHOT) /* a close-up */
    play_notes (self, sv_report_lines_kind (notes));
  else if (announcement == SV_ANNOUNCEMENT_NOTHING)
    play_event (self, last != SV_ANNOUNCEMENT_NOTHING);
}

/* A curtain is drawn when a secret choice begins, and again when it was made. */
static void
shown_cb (SvSounds *self, SvChange change)
{
  const SvSecret secret = sv_shown_get_secret (self->match);

  if (change == SV_CHANGE_EVENT && secret != SV_SECRET_NONE && secret != self->secret)
    play (self, of_curtain);
  self->secret = secret;
}

/* The whistle is also heard if the user skipped the announcement. */
static void
whistle_cb (SvSounds *self)
{
  play (self, of_note[SV_NOTE_FOUL]);
}

/* --- The object --- */

static void
sv_sounds_dispose (GObject *object)
{
  SvSounds *self = SV_SOUNDS (object);

  g_clear_object (&self->announcer);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (sv_sounds_parent_class)->dispose (object);
}

static void
sv_sounds_class_init (SvSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_sounds_dispose;
  g_signal_new ("play", SV_TYPE_SOUNDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_STRING, G_TYPE_UINT);
}

static void
sv_sounds_init (SvSounds *self)
{
}

SvSounds *
sv_sounds_new (SvMatch *match, SvAnnouncer *announcer)
{
  SvSounds *self = g_object_new (SV_TYPE_SOUNDS, NULL);

  self->match = g_object_ref (match);
  self->announcer = g_object_ref (announcer);
  g_signal_connect_object (announcer, "step", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "shown", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "whistle", G_CALLBACK (whistle_cb), self, G_CONNECT_SWAPPED);
  return self;
}
