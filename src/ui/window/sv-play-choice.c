/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-play-choice.h"

#include <glib/gi18n.h>

#include "sv-bot.h"
#include "sv-match-length.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-variant-words.h"
#include "sv-widgets.h"

#define PICTURES "/io/github/speelveld/Speelveld/pictures/"

enum { FACE_SIZE = 72, STRENGTH_SIZE = 200 };

struct _SvPlayChoice {
  GtkPopover parent_instance;

  const SvGame *game;
  /* faces of the levels from the weakest on; the three that are always shown are the first, the
   * last and the one in the middle */
  GtkWidget *levels[SV_LEVELS];

  /* Template children */
  GtkFlowBox *faces;
  GtkToggleButton *more;
  GtkToggleButton *length[SV_MATCH_LENGTHS];
  GtkLabel *title[SV_MATCH_LENGTHS], *minutes[SV_MATCH_LENGTHS];
};

G_DEFINE_FINAL_TYPE (SvPlayChoice, sv_play_choice, GTK_TYPE_POPOVER)

/* Return the name below a face. */
static const char *
level_name (unsigned i)
{
  static const char *const names[SV_LEVELS] = { NC_ ("computer player", "Starter"),
                                                NC_ ("computer player", "Junior"),
                                                NC_ ("computer player", "Club"),
                                                NC_ ("computer player", "Expert"),
                                                NC_ ("computer player", "Champion") };

  return g_dpgettext2 (NULL, "computer player", names[i]);
}

/* Return the level that was chosen last, as an index. */
static unsigned
chosen_level (void)
{
  g_autofree char *id = g_settings_get_string (sv_settings (), "opponent");

  for (unsigned i = 0; i < SV_LEVELS; i++)
    if (g_str_equal (sv_bots ()[i]->id, id))
      return i;
  return 0;
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
  const char *level = level_name (chosen_level ()), *title = sv_match_length_title (length);

  if (minutes == NULL)
    return sv_sentence (_ ("%1$s · %2$s"), level, title);
  /* Translators: a computer player, and how long: “Starter · Short, about 8 minutes”. */
  return sv_sentence (_ ("%1$s · %2$s, %3$s"), level, title, minutes);
}

/* --- Faces --- */

static void
face_cb (GtkWidget *face, SvPlayChoice *self)
{
  for (unsigned i = 0; i < SV_LEVELS; i++)
    if (self->levels[i] == face)
      g_settings_set_string (sv_settings (), "opponent", sv_bots ()[i]->id);
  g_settings_set_boolean (sv_settings (), "opponent-asked", TRUE);
  gtk_popover_popdown (GTK_POPOVER (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.play-computer", "s", self->game->id);
}

static const char *
translate_cb (void *data, const char *msgid)
{
  return _ (msgid);
}

static GtkWidget *
make_face (SvPlayChoice *self, unsigned i)
{
  const SvBot *bot = sv_bots ()[i];
  g_autofree char *path = g_strdup_printf (PICTURES "computer-%s.png", bot->id);
  const SvWords words = { .translate = translate_cb };
  const SvPhrase help = sv_bot_help (bot, self->game);
  char strength[STRENGTH_SIZE];
  GtkWidget *face = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *image = gtk_image_new_from_resource (path), *name = gtk_label_new (level_name (i));

  gtk_image_set_pixel_size (GTK_IMAGE (image), FACE_SIZE);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), name);
  gtk_button_set_child (GTK_BUTTON (face), box);
  gtk_widget_add_css_class (face, "sv-face");
  gtk_widget_set_tooltip_text (face, sv_phrase_say (&help, &words, strength, sizeof strength));
  sv_widget_set_label (face, level_name (i));
  g_signal_connect (face, "clicked", G_CALLBACK (face_cb), self);
  return face;
}

static gboolean
is_always_shown (unsigned i)
{
  return i == 0 || i == SV_LEVELS / 2 || i == SV_LEVELS - 1;
}

/* Show three faces or all, and mark the one that was chosen last. */
static void
show_faces (SvPlayChoice *self)
{
  const gboolean all = gtk_toggle_button_get_active (self->more);

  for (unsigned i = 0; i < SV_LEVELS; i++) {
    gtk_widget_set_visible (gtk_widget_get_parent (self->levels[i]), all || is_always_shown (i));
    sv_widget_set_class (self->levels[i], "chosen", i == chosen_level ());
  }
}

static void
fill_faces (SvPlayChoice *self)
{
  for (unsigned i = 0; i < SV_LEVELS; i++) {
    self->levels[i] = make_face (self, i);
    sv_flow_box_append (self->faces, self->levels[i]);
  }
  gtk_toggle_button_set_active (self->more, !is_always_shown (chosen_level ()));
  show_faces (self);
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
  gtk_popover_set_default_widget (GTK_POPOVER (self), self->levels[chosen_level ()]);
  return GTK_WIDGET (self);
}

/* Enter begins a match against the player that was chosen last. */
static void
sv_play_choice_show (GtkWidget *widget)
{
  SvPlayChoice *self = SV_PLAY_CHOICE (widget);

  GTK_WIDGET_CLASS (sv_play_choice_parent_class)->show (widget);
  gtk_widget_grab_focus (self->levels[chosen_level ()]);
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
  sv_widget_class_bind (widget_class, SvPlayChoice, faces, more);
  sv_widget_class_bind_array (widget_class, SvPlayChoice, length);
  sv_widget_class_bind_array (widget_class, SvPlayChoice, title);
  sv_widget_class_bind_array (widget_class, SvPlayChoice, minutes);
  sv_widget_class_bind_callbacks (widget_class, length_cb, show_faces);
}

static void
sv_play_choice_init (SvPlayChoice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
