/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-lesson-popover.h"

#include "sv-face-words.h"
#include "sv-match-words.h"
#include "sv-pitch-picture.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

struct _SvLessonPopover {
  GtkPopover parent_instance;

  /* Owned. */
  SvMatch *match;

  /* Template children */
  GtkWidget *title, *picture, *text, *throw, *more;
};

G_DEFINE_FINAL_TYPE (SvLessonPopover, sv_lesson_popover, GTK_TYPE_POPOVER)

/* Below the rule, say what counts for a throw that is due, and how likely each outcome is. */
static void
show_throw (SvLessonPopover *self)
{
  g_autofree char *counts = sv_match_dup_counts (self->match);
  g_autofree char *odds = sv_match_dup_odds (self->match);
  g_autofree char *words =
      g_strconcat (counts, *counts != '\0' && *odds != '\0' ? "\n" : "", odds, NULL);

  sv_label_show (GTK_LABEL (self->throw), *odds != '\0' ? words : NULL);
}

static void
update (SvLessonPopover *self)
{
  g_autofree char *text = NULL;
  const SvLesson *lesson = self->match != NULL ? sv_match_get_lesson (self->match, &text) : NULL;

  if (lesson == NULL) {
    gtk_popover_popdown (GTK_POPOVER (self));
    return;
  }
  gtk_label_set_text (GTK_LABEL (self->title), _ (lesson->title));
  gtk_label_set_text (GTK_LABEL (self->text), text);
  show_throw (self);
  sv_widget_set_label (self, _ (lesson->title));
  sv_pitch_picture_show_lesson (SV_PICTURE (self->picture), self->match, lesson);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->more), "s", lesson->help);
}

/* Update only while the popover is open. */
static void
changed_cb (SvLessonPopover *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    update (self);
}

static void
sv_lesson_popover_dispose (GObject *object)
{
  SvLessonPopover *self = SV_LESSON_POPOVER (object);

  g_clear_object (&self->match);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_LESSON_POPOVER);
  G_OBJECT_CLASS (sv_lesson_popover_parent_class)->dispose (object);
}

static void
sv_lesson_popover_class_init (SvLessonPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_lesson_popover_dispose;
  sv_types_ensure (SV_TYPE_PICTURE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-lesson-popover.ui");
  sv_widget_class_bind (widget_class, SvLessonPopover, title, picture, text, throw, more);
  sv_widget_class_bind_callbacks (widget_class, update);
}

static void
sv_lesson_popover_init (SvLessonPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
sv_lesson_popover_set_match (SvLessonPopover *self, SvMatch *match)
{
  sv_widget_follow_match (self, &self->match, match, G_CALLBACK (changed_cb));
  changed_cb (self);
}
