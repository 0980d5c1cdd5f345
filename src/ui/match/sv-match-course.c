/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-match-course.h"

#include "sv-puzzle-bar.h"
#include "sv-widgets.h"

static void
frame_parts (SvMatchCourse *self, unsigned parts)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (self->scene.parts); i++)
    sv_widget_set_class (self->scene.parts[i], "pointed", parts & 1u << i);
  sv_widget_set_class (self->second_cards, "pointed", parts & SV_PART_CARDS);
}

/* Add a hidden part before @before. The order of children is the order in which screen readers
 * read them. */
static GtkWidget *
add (SvMatchCourse *self, GtkWidget *part, GtkWidget *before)
{
  gtk_widget_set_visible (part, FALSE);
  gtk_widget_insert_before (part, self->scene.page, before);
  return part;
}

static void
hide (SvMatchCourse *self)
{
  if (self->part == NULL)
    return;
  g_signal_group_set_target (self->signals, NULL);
  g_clear_pointer (&self->part, gtk_widget_unparent);
  self->changed (self->scene.page);
}

/* Hide the bubble while a throw, its flight and what follows are shown: it would cover them. A bar
 * covers nothing, and stays. */
static void
step_aside (SvMatchCourse *self)
{
  if (SV_IS_COURSE_BUBBLE (self->part))
    gtk_widget_set_visible (self->part, self->narrow || !sv_match_get_waiting (self->match));
}

static void
show (SvMatchCourse *self)
{
  SvCourse *course = self->match != NULL ? sv_course_of (self->match) : NULL;
  SvPuzzle *puzzle = self->match != NULL ? sv_puzzle_of (self->match) : NULL;

  frame_parts (self, course != NULL ? sv_course_get_parts (course) : 0);
  if (course == NULL && puzzle == NULL) {
    hide (self);
    return;
  }
  if (self->part != NULL) {
    step_aside (self);
    return;
  }
  self->part = puzzle != NULL ? add (self, sv_puzzle_bar_new (puzzle), self->pitch)
                              : add (self, sv_course_bubble_new (course), NULL);
  gtk_widget_set_visible (self->part, TRUE);
  sv_match_course_set_narrow (self, self->narrow);
  g_signal_group_set_target (self->signals, course);
  self->changed (self->scene.page);
}

void
sv_match_course_init (SvMatchCourse *self)
{
  self->signals = g_signal_group_new (SV_TYPE_COURSE);
  g_signal_group_connect_swapped (self->signals, "step", G_CALLBACK (show), self);
  self->steps = g_signal_group_new (SV_TYPE_ANNOUNCER);
  g_signal_group_connect_swapped (self->steps, "step", G_CALLBACK (step_aside), self);
}

void
sv_match_course_set_match (SvMatchCourse *self, SvMatch *match)
{
  self->match = match;
  hide (self);
  show (self);
}

void
sv_match_course_set_announcer (SvMatchCourse *self, SvAnnouncer *announcer)
{
  g_signal_group_set_target (self->steps, announcer);
}

void
sv_match_course_set_narrow (SvMatchCourse *self, gboolean narrow)
{
  self->narrow = narrow;
  if (SV_IS_PUZZLE_BAR (self->part))
    gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (self->part)),
                                    narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (SV_IS_COURSE_BUBBLE (self->part)) {
    sv_course_bubble_set_flat (SV_COURSE_BUBBLE (self->part), narrow);
    step_aside (self);
  }
}

void
sv_match_course_allocate (SvMatchCourse *self)
{
  if (SV_IS_COURSE_BUBBLE (self->part) && !self->narrow)
    sv_course_bubble_allocate (SV_COURSE_BUBBLE (self->part), &self->scene);
}

GtkWidget *
sv_match_course_get_bar (SvMatchCourse *self)
{
  return SV_IS_COURSE_BUBBLE (self->part) && !self->narrow ? NULL : self->part;
}

void
sv_match_course_note_try (SvMatchCourse *self)
{
  if (SV_IS_COURSE_BUBBLE (self->part))
    sv_course_note_try (sv_course_of (self->match));
}

void
sv_match_course_clear (SvMatchCourse *self)
{
  g_clear_object (&self->signals);
  g_clear_object (&self->steps);
  g_clear_pointer (&self->part, gtk_widget_unparent);
}
