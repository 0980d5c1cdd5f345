/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-game-card.h"

#include <glib/gi18n.h>

#include "sv-pitch-picture.h"

struct _SvGameCard {
  GtkBox parent_instance;

  /* Template children */
  SvPicture *picture;
  GtkLabel *title;
  GtkLabel *summary;
  GtkWidget *play;
  GtkWidget *choose;
  GtkWidget *table;
};

G_DEFINE_FINAL_TYPE (SvGameCard, sv_game_card, GTK_TYPE_BOX)

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
  g_type_ensure (SV_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/speelveld/Speelveld/ui/sv-game-card.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_bind_template_child (widget_class, SvGameCard, picture);
  gtk_widget_class_bind_template_child (widget_class, SvGameCard, title);
  gtk_widget_class_bind_template_child (widget_class, SvGameCard, summary);
  gtk_widget_class_bind_template_child (widget_class, SvGameCard, play);
  gtk_widget_class_bind_template_child (widget_class, SvGameCard, choose);
  gtk_widget_class_bind_template_child (widget_class, SvGameCard, table);
}

static void
sv_game_card_init (SvGameCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_game_card_new (const SvGame *game)
{
  SvGameCard *self = g_object_new (SV_TYPE_GAME_CARD, NULL);

  sv_pitch_picture_show_game (self->picture, game);
  gtk_label_set_text (self->title, _ (game->title));
  gtk_label_set_text (self->summary, _ (game->summary));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play), "s", game->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->choose), "s", game->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->table), "s", game->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (game->title), -1);
  return GTK_WIDGET (self);
}
