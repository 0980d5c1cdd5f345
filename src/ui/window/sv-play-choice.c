/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-play-choice.h"

#include <glib/gi18n.h>

#include "sv-bot-faces.h"
#include "sv-match-length.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-variant-words.h"
#include "sv-widgets.h"

struct _SvPlayChoice {
  GtkPopover parent_instance;

  const SvGame *game;
  SvBotFaces *faces;

  /* Template children */
  GtkBox *box;
  GtkToggleButton *length[SV_MATCH_LENGTHS];
  GtkLabel *title[SV_MATCH_LENGTHS], *minutes[SV_MATCH_LENGTHS];
};

G_DEFINE_FINAL_TYPE (SvPlayChoice, sv_play_choice, GTK_TYPE_POPOVER)

/* Mark the computer player that was chosen last. */
static void
mark_face (SvPlayChoice *self)
{
  g_autofree char *id = g_settings_get_string (sv_settings (), "opponent");

  sv_bot_faces_mark (self->faces, id);
}

/* Return the name of the computer player that was chosen last. */
static const char *
chosen_name (void)
{
  g_autofree char *id = g_settings_get_string (sv_settings (), "opponent");

  return sv_bot_faces_level_name (sv_bot_faces_find_level (id) % SV_LEVELS);
}

static SvMatchLength
chosen_length (void)
{
  return (SvMatchLength)g_settings_get_enum (sv_settings (), "match-length");
}

char *
sv_play_choice_dup_words (const SvGame *game)
{
  const SvMatchLength length = chosen_length ();
  g_autofree char *minutes = sv_match_length_dup_minutes (game, length);
  const char *level = chosen_name (), *title = sv_match_length_title (length);

  if (minutes == NULL)
    return sv_sentence (_ ("%1$s · %2$s"), level, title);
  /* Translators: a computer player, and how long: “Starter · Short, about 8 minutes”. */
  return sv_sentence (_ ("%1$s · %2$s, %3$s"), level, title, minutes);
}

/* --- Faces --- */

static void
chosen_cb (SvPlayChoice *self, const char *id)
{
  g_settings_set_string (sv_settings (), "opponent", id);
  g_settings_set_boolean (sv_settings (), "opponent-asked", TRUE);
  gtk_popover_popdown (GTK_POPOVER (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.play-computer", "s", self->game->id);
}

static void
fill_faces (SvPlayChoice *self)
{
  self->faces = SV_BOT_FACES (sv_bot_faces_new (self->game));
  mark_face (self);
  g_signal_connect_swapped (self->faces, "chosen", G_CALLBACK (chosen_cb), self);
  gtk_box_append (self->box, GTK_WIDGET (self->faces));
}

/* --- Lengths --- */

static void
length_cb (SvPlayChoice *self)
{
  for (int i = 0; i < SV_MATCH_LENGTHS; i++)
    if (gtk_toggle_button_get_active (self->length[i]))
      g_settings_set_enum (sv_settings (), "match-length", i);
}

static void
fill_lengths (SvPlayChoice *self)
{
  for (unsigned i = 0; i < SV_MATCH_LENGTHS; i++) {
    g_autofree char *minutes = sv_match_length_dup_minutes (self->game, i);
    g_autoptr (SvVariantDoc) variant = sv_match_length_variant (self->game, i);
    g_autofree char *rules = variant != NULL ? sv_variant_words_describe (variant) : NULL;

    gtk_label_set_text (self->title[i], sv_match_length_title (i));
    sv_label_show (self->minutes[i], minutes);
    gtk_widget_set_tooltip_text (GTK_WIDGET (self->length[i]), rules);
  }
  gtk_toggle_button_set_active (self->length[chosen_length ()], TRUE);
}

/* --- The popover --- */

GtkWidget *
sv_play_choice_new (const SvGame *game)
{
  SvPlayChoice *self = g_object_new (SV_TYPE_PLAY_CHOICE, NULL);

  self->game = game;
  fill_lengths (self);
  fill_faces (self);
  return GTK_WIDGET (self);
}

/* Enter begins a match against the player that was chosen last. */
static void
sv_play_choice_show (GtkWidget *widget)
{
  SvPlayChoice *self = SV_PLAY_CHOICE (widget);

  GTK_WIDGET_CLASS (sv_play_choice_parent_class)->show (widget);
  mark_face (self);
  gtk_widget_grab_focus (sv_bot_faces_get_marked (self->faces));
}

static void
sv_play_choice_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_PLAY_CHOICE);
  G_OBJECT_CLASS (sv_play_choice_parent_class)->dispose (object);
}

static void
sv_play_choice_class_init (SvPlayChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_play_choice_dispose;
  widget_class->show = sv_play_choice_show;
  sv_widget_class_set_template (widget_class, "sv-play-choice.ui");
  sv_widget_class_bind (widget_class, SvPlayChoice, box);
  sv_widget_class_bind_array (widget_class, SvPlayChoice, length);
  sv_widget_class_bind_array (widget_class, SvPlayChoice, title);
  sv_widget_class_bind_array (widget_class, SvPlayChoice, minutes);
  sv_widget_class_bind_callbacks (widget_class, length_cb);
}

static void
sv_play_choice_init (SvPlayChoice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
