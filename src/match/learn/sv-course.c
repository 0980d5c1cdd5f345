/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-course.h"

#include "sv-library-names.h"
#include "sv-library.h"
#include "sv-match-undo.h"
#include "sv-seats.h"
#include "sv-shown.h"

#include <glib/gi18n.h>

struct _SvCourse {
  GObject parent_instance;

  SvMatch *match;   /* not owned: the match owns this course */
  SvCourseDoc *doc; /* owned */
  unsigned step;
  gboolean answering;
  gboolean tried; /* TRUE if something else than the expected event was tried in this step */
};

G_DEFINE_FINAL_TYPE (SvCourse, sv_course, G_TYPE_OBJECT)

static const SvRemark *
remark_of (SvCourse *self, unsigned step)
{
  return g_ptr_array_index (self->doc->remarks, step);
}

/* Return the position in which @step ends. */
static unsigned
end_of (SvCourse *self, unsigned step)
{
  return step + 1 < sv_course_get_n_steps (self)
             ? remark_of (self, step + 1)->after
             : sv_history_get_length (self->doc->match->history);
}

/* Read the next event of the document. Return FALSE at the end of the document. */
static gboolean
get_expected (SvCourse *self, SvEvent *out)
{
  const SvHistory *history = self->doc->match->history;
  const unsigned position = sv_shown (self->match)->position;

  if (position >= sv_history_get_length (history))
    return FALSE;
  *out = sv_history_get_event (history, position);
  return TRUE;
}

static gboolean
is_persons_choice (SvCourse *self)
{
  return sv_shown_get_bot (self->match) == NULL &&
         sv_shown (self->match)->node.kind == SV_NODE_DECISION;
}

static void
show (SvCourse *self, unsigned step, gboolean answering)
{
  self->tried = answering || (self->tried && step == self->step);
  self->step = step;
  self->answering = answering;
  g_signal_emit_by_name (self, "step");
}

/* Return the first step that begins at @position, or the step that @position lies in. */
static unsigned
find_step (SvCourse *self, unsigned position)
{
  unsigned step = 0;

  while (step + 1 < sv_course_get_n_steps (self) && remark_of (self, step)->after < position &&
         end_of (self, step) <= position)
    step++;
  return step;
}

/* Return the step that asks for an event in this position. Steps before it that only show text may
 * not have been read yet. */
static unsigned
find_acting (SvCourse *self)
{
  unsigned step = self->step;

  while (step + 1 < sv_course_get_n_steps (self) &&
         end_of (self, step) <= sv_shown (self->match)->position)
    step++;
  return step;
}

/* Hold the other side's events back until all text of this position was read. */
static gboolean
making_cb (SvMatch *match, SvEvent *event, SvCourse *self)
{
  SvEvent expected;
  const gboolean known = get_expected (self, &expected), choice = is_persons_choice (self);

  if (known && sv_event_equal (*event, expected) && choice)
    return FALSE;
  if (event->verb == SV_VERB_TIME && !(known && expected.verb == SV_VERB_TIME))
    return TRUE;
  if (choice) {
    show (self, find_acting (self), TRUE);
    return TRUE;
  }
  if (!known || (sv_shown_get_bot (match) != NULL && !sv_course_is_acting (self)))
    return TRUE;
  *event = expected;
  return FALSE;
}

static void
changed_cb (SvMatch *match, int change, SvCourse *self)
{
  if (sv_match_get_playback (match) != SV_PLAYBACK_PAST)
    show (self, find_step (self, sv_shown (match)->position), FALSE);
}

static void
sv_course_finalize (GObject *object)
{
  sv_course_doc_free (SV_COURSE (object)->doc);
  G_OBJECT_CLASS (sv_course_parent_class)->finalize (object);
}

static void
sv_course_class_init (SvCourseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sv_course_finalize;
  g_signal_new ("step", SV_TYPE_COURSE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sv_course_init (SvCourse *self)
{
}

SvCourseDoc *
sv_course_load (const SvGame *game)
{
  g_autoptr (GBytes) bytes = sv_library_get_learning (game, "lessons");
  g_autoptr (GError) error = NULL;

  if (bytes == NULL)
    return NULL;
  SvCourseDoc *doc =
      sv_course_doc_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  if (doc == NULL)
    g_error ("%s: %s", game->id, error->message); /* a mistake in the program itself */
  for (int side = 0; side < 2; side++)
    sv_library_say_team (doc->match->teams[side]);
  return doc;
}

SvMatch *
sv_course_new_match (SvCourseDoc *doc, unsigned step)
{
  g_autoptr (SvCourse) self = g_object_new (SV_TYPE_COURSE, NULL);

  self->doc = doc;
  self->step = MIN (step, doc->remarks->len - 1);
  SvMatchDoc *played = sv_match_doc_copy (doc->match, remark_of (self, self->step)->after);
  g_free (played->title);
  played->title = g_strdup (_ ("First Match"));
  self->match = sv_match_new (played);
  sv_match_set_guide (self->match, G_OBJECT (self));
  g_signal_connect_object (self->match, "making", G_CALLBACK (making_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (self->match, "shown", G_CALLBACK (changed_cb), self, G_CONNECT_DEFAULT);
  return self->match;
}

SvCourse *
sv_course_of (SvMatch *match)
{
  GObject *guide = sv_match_get_guide (match);

  return SV_IS_COURSE (guide) ? SV_COURSE (guide) : NULL;
}

SvMatch *
sv_course_get_match (SvCourse *self)
{
  return self->match;
}

unsigned
sv_course_get_n_steps (SvCourse *self)
{
  return self->doc->remarks->len;
}

unsigned
sv_course_get_step (SvCourse *self)
{
  return self->step;
}

const char *
sv_course_get_remark (SvCourse *self, unsigned step)
{
  return _ (remark_of (self, step)->text);
}

const char *
sv_course_get_otherwise (SvCourse *self, unsigned step)
{
  const char *own = remark_of (self, step)->otherwise;

  return own != NULL
             ? _ (own)
             : _ ("That is allowed too, but this lesson goes another way: look at the arrows.");
}

gboolean
sv_course_is_answering (SvCourse *self)
{
  return self->answering;
}

gboolean
sv_course_is_acting (SvCourse *self)
{
  return sv_shown (self->match)->position < end_of (self, self->step);
}

void
sv_course_note_try (SvCourse *self)
{
  if (self->tried || !sv_course_is_acting (self))
    return;
  self->tried = TRUE;
  g_signal_emit_by_name (self, "step");
}

gboolean
sv_course_has_next (SvCourse *self)
{
  return !sv_course_is_acting (self) || self->tried;
}

/* End the course: from here on the computer player chooses for itself. */
static void
end (SvCourse *self)
{
  g_autoptr (SvMatch) match = g_object_ref (self->match);
  g_autoptr (GPtrArray) seats = sv_seats_copy (sv_match_get_seats (match));

  g_object_ref (self);
  g_signal_handlers_disconnect_by_data (match, self);
  sv_match_set_guide (match, NULL);
  g_signal_emit_by_name (self, "step");
  g_object_unref (self);
  sv_match_set_seats (match, seats);
}

static void
do_expected (SvCourse *self)
{
  SvEvent expected;

  if (get_expected (self, &expected))
    sv_match_choose (self->match, expected, NULL);
}

void
sv_course_next (SvCourse *self)
{
  sv_match_go_on (self->match);
  if (sv_course_is_acting (self)) {
    do_expected (self);
  } else if (self->step + 1 == sv_course_get_n_steps (self)) {
    end (self);
  } else {
    show (self, self->step + 1, FALSE);
    /* The other side was held back while there was text to read. */
    if (sv_course_is_acting (self) && sv_shown_get_bot (self->match) != NULL)
      do_expected (self);
  }
}

void
sv_course_back (SvCourse *self)
{
  if (self->step == 0)
    return;
  const unsigned step = self->step - 1;
  while (sv_shown (self->match)->position > remark_of (self, step)->after)
    sv_match_undo (self->match);
  show (self, step, FALSE);
}

/* Read what the person is expected to click. */
static gboolean
get_target (SvCourse *self, SvTarget *out)
{
  SvEvent expected;

  if (!sv_course_is_acting (self) || !is_persons_choice (self) || !get_expected (self, &expected))
    return FALSE;
  sv_match_get_game (self->match)
      ->event_target (sv_match_get_setup (self->match), sv_shown (self->match)->state, expected,
                      out);
  return TRUE;
}

gboolean
sv_course_points_at (SvCourse *self, int piece, int space)
{
  const GArray *spaces = remark_of (self, self->step)->spaces;
  SvTarget target;

  for (guint i = 0; space >= 0 && i < spaces->len; i++)
    if (g_array_index (spaces, int, i) == space)
      return TRUE;
  return get_target (self, &target) &&
         ((piece >= 0 && target.piece == piece) || (space >= 0 && target.space == space));
}

unsigned
sv_course_get_parts (SvCourse *self)
{
  unsigned parts = remark_of (self, self->step)->parts;

  if (sv_course_is_acting (self) && sv_shown_get_bot (self->match) == NULL &&
      sv_shown (self->match)->node.kind == SV_NODE_CHANCE)
    parts |= SV_PART_DICE;
  return parts;
}
