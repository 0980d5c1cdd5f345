/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-prompt-bar.h"

#include "sv-fit-label.h"
#include "sv-lesson-popover.h"
#include "sv-match-words.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-throw-question.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum {
  TALL_LINES = 6, /* number of lines in a column */
  SLACK = 4,      /* pixels by which two lines may be closer than their letters need at most */
  TELL_MS = 5000,
  TELL_MS_PER_CHAR = 50 /* extra time for each character, for slow readers */
};

struct _SvPromptBar {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  guint tell_id; /* timeout of a message, or 0 */
  gboolean compact;

  /* Template children */
  GtkWidget *mark, *words, *label, *meaning, *meaning_place, *buttons, *hint_button, *lesson_button;
};

G_DEFINE_FINAL_TYPE (SvPromptBar, sv_prompt_bar, GTK_TYPE_WIDGET)

static void
show (SvPromptBar *self, const char *text, gboolean told)
{
  sv_label_set_sentence (GTK_LABEL (self->label), text);
  sv_widget_set_label (self, text);
  sv_widget_set_class (GTK_WIDGET (self), "told", told);
}

/* Update the mark in the colour of the side to act. */
static void
update_mark (SvPromptBar *self)
{
  const SvNode *node = &sv_shown (self->match)->node;

  gtk_widget_set_visible (self->mark, node->side >= 0 &&
                                          sv_match_get_playback (self->match) != SV_PLAYBACK_PAST);
  sv_style_tint_side (self->mark, self->match, node->side);
}

static char *
dup_text (SvMatch *match)
{
  if (sv_match_get_playback (match) == SV_PLAYBACK_PAST)
    return g_strdup_printf (_ ("Replay: step %u of %u"), sv_shown (match)->position,
                            sv_match_get_length (match));
  if (sv_throw_question_is_due (match))
    return g_strdup (sv_throw_question_text ());
  return sv_match_dup_prompt (match);
}

static void
update (SvPromptBar *self)
{
  if (self->match == NULL)
    return;

  update_mark (self);
  if (self->tell_id != 0)
    return;

  g_autofree char *text = dup_text (self->match);
  show (self, text, FALSE);
}

/* Measure the text. The page measures without a width: it gets the height of two lines, and of one
 * that says what a place means, whatever the prompt is, so that the pitch does not jump. */
static void
measure_words_cb (GtkWidget *words,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  SvPromptBar *self = SV_PROMPT_BAR (gtk_widget_get_ancestor (words, SV_TYPE_PROMPT_BAR));

  gtk_widget_measure (self->label, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0 && !self->compact)
    *natural = *natural * 11 / 4 - 2 * SLACK;
}

/* Return the height of what is meant, in @width pixels and as many lines as it takes. */
static int
meaning_height (SvPromptBar *self, int width)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (
      self->meaning, gtk_label_get_text (GTK_LABEL (self->meaning)));
  int height;

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* Place what is meant below what is to be done, both in the middle. What is to be done stays whole;
 * what is meant gets the room that is left, if that is enough for a line. */
static void
allocate_words_cb (GtkWidget *words, int width, int height, int baseline)
{
  SvPromptBar *self = SV_PROMPT_BAR (gtk_widget_get_ancestor (words, SV_TYPE_PROMPT_BAR));
  int text, line = 0, meaning = 0;

  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, width, &text, NULL, NULL, NULL);
  text = MIN (text, height);
  if (gtk_widget_get_visible (self->meaning)) {
    gtk_widget_measure (self->meaning_place, GTK_ORIENTATION_VERTICAL, width, &line, NULL, NULL,
                        NULL);
    meaning = MIN (meaning_height (self, width), height - text + SLACK);
  }
  const gboolean both = meaning > 0 && meaning >= line - SLACK;
  const int top = MAX ((height - text - (both ? meaning : 0)) / 2, both ? -SLACK / 2 : 0);
  sv_widget_place (self->label, 0, top, width, text);
  gtk_widget_set_child_visible (self->meaning_place, both);
  if (both)
    sv_widget_place (self->meaning_place, 0, top + text, width, meaning);
}

/* --- The rule of this moment --- */

static gboolean
leave_cb (gpointer self)
{
  gtk_widget_activate_action (self, "match.pitch", NULL);
  return G_SOURCE_REMOVE;
}

/* Leave the keyboard on the pitch, not on the button: Enter would open the rule again. Newer
 * versions of GTK move the focus to the button once the popover is closed, so wait for that. */
static void
closed_cb (SvPromptBar *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, leave_cb, g_object_ref (self), g_object_unref);
}

/* Build the popover when it is first opened. */
static void
create_lesson_cb (GtkMenuButton *button, gpointer data)
{
  if (gtk_menu_button_get_popover (button) == NULL) {
    GtkWidget *popover = g_object_new (SV_TYPE_LESSON_POPOVER, NULL);
    gtk_menu_button_set_popover (button, popover);
    g_signal_connect_object (popover, "closed", G_CALLBACK (closed_cb), data, G_CONNECT_SWAPPED);
  }
  sv_lesson_popover_set_match (SV_LESSON_POPOVER (gtk_menu_button_get_popover (button)),
                               SV_PROMPT_BAR (data)->match);
}

static void
changed_cb (SvPromptBar *self)
{
  /* The message concerned the previous position. */
  g_clear_handle_id (&self->tell_id, g_source_remove);
  sv_prompt_bar_explain (self, NULL);
  update (self);
}

static gboolean
tell_end_cb (gpointer data)
{
  SvPromptBar *self = data;

  self->tell_id = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

static void
style_cb (SvPromptBar *self)
{
  if (self->match != NULL)
    update_mark (self);
}

static void
sv_prompt_bar_dispose (GObject *object)
{
  SvPromptBar *self = SV_PROMPT_BAR (object);

  g_clear_handle_id (&self->tell_id, g_source_remove);
  g_clear_object (&self->match);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_PROMPT_BAR);
  G_OBJECT_CLASS (sv_prompt_bar_parent_class)->dispose (object);
}

static void
sv_prompt_bar_class_init (SvPromptBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_prompt_bar_dispose;
  gtk_widget_class_set_css_name (widget_class, "promptbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  sv_types_ensure (SV_TYPE_FIT_LABEL);
  sv_widget_class_set_template (widget_class, "sv-prompt-bar.ui");
  sv_widget_class_bind (widget_class, SvPromptBar, mark, words, label, meaning, meaning_place,
                        buttons, hint_button, lesson_button);
}

static void
sv_prompt_bar_init (SvPromptBar *self)
{
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->words,
                                 gtk_custom_layout_new (NULL, measure_words_cb, allocate_words_cb));
  sv_label_show_cut (GTK_LABEL (self->label));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->lesson_button), create_lesson_cb,
                                         self, NULL);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
  sv_throw_question_watch (GTK_WIDGET (self), G_CALLBACK (update));
}

void
sv_prompt_bar_set_match (SvPromptBar *self, SvMatch *match)
{
  sv_widget_follow_match (self, &self->match, match, G_CALLBACK (changed_cb));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->lesson_button));
  gtk_widget_set_visible (self->lesson_button,
                          match != NULL && sv_game_has_lessons (sv_match_get_game (match)));
  changed_cb (self);
}

void
sv_prompt_bar_set_compact (SvPromptBar *self, gboolean compact)
{
  self->compact = compact;
  gtk_widget_queue_resize (self->words);
}

void
sv_prompt_bar_set_tall (SvPromptBar *self, gboolean tall)
{
  sv_widget_set_class (GTK_WIDGET (self), "tall", tall);
  gtk_label_set_lines (GTK_LABEL (self->label), tall ? TALL_LINES : 2);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons),
                                  tall ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

void
sv_prompt_bar_mirror (SvPromptBar *self, GtkLabel *label)
{
  g_object_bind_property (self->label, "label", label, "label", G_BINDING_SYNC_CREATE);
}

void
sv_prompt_bar_teach (SvPromptBar *self)
{
  if (gtk_widget_get_mapped (self->lesson_button))
    gtk_menu_button_popup (GTK_MENU_BUTTON (self->lesson_button));
}

void
sv_prompt_bar_tell (SvPromptBar *self, const char *sentence)
{
  g_clear_handle_id (&self->tell_id, g_source_remove);
  if (sentence == NULL || *sentence == '\0') {
    update (self);
    return;
  }
  show (self, sentence, TRUE);
  self->tell_id = g_timeout_add (TELL_MS + TELL_MS_PER_CHAR * (guint)g_utf8_strlen (sentence, -1),
                                 tell_end_cb, self);
}

void
sv_prompt_bar_explain (SvPromptBar *self, const char *words)
{
  g_auto (GStrv) lines = words != NULL ? g_strsplit (words, "\n", -1) : NULL;
  /* Whoever points at a place sees which one it is: its name says so only if there is no more. */
  const gboolean more = lines != NULL && lines[0] != NULL && lines[1] != NULL;
  g_autofree char *line = lines != NULL ? g_strjoinv (" · ", lines + (more ? 1 : 0)) : NULL;

  sv_label_show (GTK_LABEL (self->meaning), line);
}

void
sv_prompt_bar_set_line (SvPromptBar *self, const char *sentence)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
}
