/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-course-bar.h"

#include "sv-settings.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

struct _SvCourseBar {
  GtkWidget parent_instance;

  SvCourse *course; /* owned */

  /* Template children */
  GtkWidget *words, *count, *buttons, *back, *next;
  GtkStack *remarks;
};

G_DEFINE_FINAL_TYPE (SvCourseBar, sv_course_bar, GTK_TYPE_WIDGET)

/* Return the name of a page of the stack: the remark of @step, or the answer to a wrong choice
 * there. */
static char *
name_of (unsigned step, gboolean answer)
{
  return g_strdup_printf ("%u%s", step, answer ? "-answer" : "");
}

static void
add_words (SvCourseBar *self, unsigned step, gboolean answer)
{
  GtkWidget *label = gtk_label_new (NULL);
  g_autofree char *name = name_of (step, answer);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  sv_widget_set_class (label, "answer", answer);
  sv_label_set_sentence (GTK_LABEL (label), answer ? sv_course_get_otherwise (self->course, step)
                                                   : sv_course_get_remark (self->course, step));
  gtk_stack_add_named (self->remarks, label, name);
}

static const char *
say_next (SvCourse *course)
{
  if (sv_course_is_acting (course))
    return _ ("Show Me");
  return sv_course_get_step (course) + 1 == sv_course_get_n_steps (course) ? _ ("Play On")
                                                                           : _ ("Next");
}

/* Show the current step. The Next button is highlighted if the user need not choose anything on
 * the board. */
static void
update (SvCourseBar *self)
{
  const unsigned step = sv_course_get_step (self->course);
  const unsigned n = sv_course_get_n_steps (self->course);
  const gboolean answering = sv_course_is_answering (self->course);
  g_autofree char *name = name_of (step, answering);
  g_autofree char *count = g_strdup_printf (_ ("Step %u of %u"), step + 1, n);

  gtk_label_set_text (GTK_LABEL (self->count), count);
  gtk_stack_set_visible_child_name (self->remarks, name);
  sv_widget_set_label (self, answering ? sv_course_get_otherwise (self->course, step)
                                       : sv_course_get_remark (self->course, step));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, count,
                                  -1);
  gtk_button_set_label (GTK_BUTTON (self->next), say_next (self->course));
  sv_widget_set_class (self->next, "suggested-action", !sv_course_is_acting (self->course));
  gtk_widget_set_sensitive (self->back, step > 0);
  if (sv_settings_exist ())
    sv_settings_set_course_step (sv_match_get_game (sv_course_get_match (self->course))->id, step,
                                 step + 1 == n);
}

static void
back_cb (SvCourseBar *self)
{
  sv_course_back (self->course);
}

static void
next_cb (SvCourseBar *self)
{
  sv_course_next (self->course);
}

static void
sv_course_bar_dispose (GObject *object)
{
  SvCourseBar *self = SV_COURSE_BAR (object);

  g_clear_object (&self->course);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_COURSE_BAR);
  G_OBJECT_CLASS (sv_course_bar_parent_class)->dispose (object);
}

static void
sv_course_bar_class_init (SvCourseBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_course_bar_dispose;
  gtk_widget_class_set_css_name (widget_class, "coursebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  sv_widget_class_set_template (widget_class, "sv-course-bar.ui");
  sv_widget_class_bind (widget_class, SvCourseBar, words, count, remarks, buttons, back, next);
  sv_widget_class_bind_callbacks (widget_class, back_cb, next_cb);
}

static void
sv_course_bar_init (SvCourseBar *self)
{
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_course_bar_new (SvCourse *course)
{
  SvCourseBar *self = g_object_new (SV_TYPE_COURSE_BAR, NULL);

  self->course = g_object_ref (course);
  for (unsigned i = 0; i < sv_course_get_n_steps (course); i++) {
    add_words (self, i, FALSE);
    add_words (self, i, TRUE);
  }
  g_signal_connect_object (course, "step", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
