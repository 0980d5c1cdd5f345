/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-game-card.h"

#include <glib/gi18n.h>

#include "sv-pitch-picture.h"
#include "sv-play-choice.h"
#include "sv-settings.h"
#include "sv-widgets.h"

struct _SvGameCard {
  GtkBox parent_instance;

  const SvGame *game;

  /* Template children */
  SvPicture *picture;
  GtkLabel *title, *summary, *choice;
  GtkActionable *computer, *play, *learn;
  GtkMenuButton *change;
};

G_DEFINE_FINAL_TYPE (SvGameCard, sv_game_card, GTK_TYPE_BOX)

/* Show what is chosen. The button for the way of playing (two people, or against the computer) that
 * the user chose last, in any game, stands out. */
static void
show_choice (SvGameCard *self)
{
  const gboolean computer = g_settings_get_boolean (sv_settings (), "against-computer");
  const gboolean asked = g_settings_get_boolean (sv_settings (), "opponent-asked");
  g_autofree char *words = sv_play_choice_dup_words (self->game);

  gtk_label_set_text (self->choice, words);
  sv_widget_set_label (self->change, words);
  gtk_actionable_set_action_name (self->computer, asked ? "win.play-computer" : "card.ask");
  sv_widget_set_class (GTK_WIDGET (self->computer), "suggested-action", computer);
  sv_widget_set_class (GTK_WIDGET (self->play), "suggested-action", !computer);
}

static void
settings_cb (SvGameCard *self, const char *key)
{
  static const char *const keys[] = { "against-computer", "opponent", "opponent-asked",
                                      "match-length", NULL };

  if (g_strv_contains (keys, key))
    show_choice (self);
}

/* Make the popover when it is opened for the first time. */
static void
make_popover_cb (GtkMenuButton *button, gpointer data)
{
  SvGameCard *self = data;

  gtk_menu_button_set_popover (button, sv_play_choice_new (self->game));
}

static void
ask_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_menu_button_popup (SV_GAME_CARD (widget)->change);
}

GtkWidget *
sv_game_card_new (const SvGame *game)
{
  SvGameCard *self = g_object_new (SV_TYPE_GAME_CARD, NULL);

  self->game = game;
  sv_pitch_picture_show_game (self->picture, game);
  gtk_label_set_text (self->title, _ (game->title));
  gtk_label_set_text (self->summary, _ (game->summary));
  gtk_actionable_set_action_target (self->computer, "s", game->id);
  gtk_actionable_set_action_target (self->play, "s", game->id);
  gtk_actionable_set_action_target (self->learn, "s", game->id);
  gtk_menu_button_set_create_popup_func (self->change, make_popover_cb, self, NULL);
  g_signal_connect_object (sv_settings (), "changed", G_CALLBACK (settings_cb), self,
                           G_CONNECT_SWAPPED);
  show_choice (self);
  return GTK_WIDGET (self);
}

static void
sv_game_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_GAME_CARD);
  G_OBJECT_CLASS (sv_game_card_parent_class)->dispose (object);
}

static void
sv_game_card_class_init (SvGameCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_game_card_dispose;
  sv_types_ensure (SV_TYPE_PICTURE);
  gtk_widget_class_install_action (widget_class, "card.ask", "s", ask_action);
  sv_widget_class_set_template (widget_class, "sv-game-card.ui");
  sv_widget_class_bind (widget_class, SvGameCard, picture, title, summary, choice, computer, play,
                        learn, change);
}

static void
sv_game_card_init (SvGameCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
