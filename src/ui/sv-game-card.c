/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-game-card.h"

#include <glib/gi18n.h>

#include "sv-game-picture.h"

/* From this width on the picture stands beside the words, else above them. */
enum { WIDE = 640 };

struct _SvGameCard {
  GtkWidget parent_instance;

  /* Template children */
  SvGamePicture *picture;
  GtkWidget *words;
  GtkLabel *title;
  GtkLabel *summary;
  GtkWidget *play;
  GtkWidget *choose;
  GtkWidget *table;
};

G_DEFINE_FINAL_TYPE (SvGameCard, sv_game_card, GTK_TYPE_WIDGET)

static int
measure_child (GtkWidget *child, GtkOrientation orientation, int for_size, int *natural)
{
  int minimum;

  gtk_widget_measure (child, orientation, for_size, &minimum, natural, NULL, NULL);
  return minimum;
}

static void
measure_cb (GtkWidget *widget,
            GtkOrientation orientation,
            int for_size,
            int *minimum,
            int *natural,
            int *minimum_baseline,
            int *natural_baseline)
{
  SvGameCard *self = SV_GAME_CARD (widget);
  GtkWidget *picture = GTK_WIDGET (self->picture);
  gboolean wide = for_size >= WIDE;
  int of_picture, of_words;
  int width = wide ? for_size / 2 : for_size;
  int a = measure_child (picture, orientation, width, &of_picture);
  int b = measure_child (self->words, orientation, width, &of_words);

  if (orientation == GTK_ORIENTATION_HORIZONTAL || wide) {
    *minimum = MAX (a, b);
    *natural = MAX (of_picture, of_words);
  } else {
    *minimum = a + b;
    *natural = of_picture + of_words;
  }
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  SvGameCard *self = SV_GAME_CARD (widget);
  GtkWidget *picture = GTK_WIDGET (self->picture);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation left = { 0, 0, width, height };
  GtkAllocation right = { 0, 0, width, height };

  if (width >= WIDE) {
    left.width = width / 2;
    right.x = left.width;
    right.width = width - left.width;
  } else {
    measure_child (picture, GTK_ORIENTATION_VERTICAL, width, &left.height);
    right.y = left.height;
    right.height = height - left.height;
    rtl = FALSE;
  }
  gtk_widget_size_allocate (rtl ? self->words : picture, &left, -1);
  gtk_widget_size_allocate (rtl ? picture : self->words, &right, -1);
}

static GtkSizeRequestMode
request_mode_cb (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  g_type_ensure (SV_TYPE_GAME_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/speelveld/Speelveld/ui/sv-game-card.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_bind_template_child (widget_class, SvGameCard, picture);
  gtk_widget_class_bind_template_child (widget_class, SvGameCard, words);
  gtk_widget_class_bind_template_child (widget_class, SvGameCard, title);
  gtk_widget_class_bind_template_child (widget_class, SvGameCard, summary);
  gtk_widget_class_bind_template_child (widget_class, SvGameCard, play);
  gtk_widget_class_bind_template_child (widget_class, SvGameCard, choose);
  gtk_widget_class_bind_template_child (widget_class, SvGameCard, table);
}

static void
sv_game_card_init (SvGameCard *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (request_mode_cb, measure_cb, allocate_cb));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_game_card_new (const SvGame *game)
{
  SvGameCard *self = g_object_new (SV_TYPE_GAME_CARD, NULL);

  sv_game_picture_set_game (self->picture, game);
  gtk_label_set_text (self->title, _ (game->title));
  gtk_label_set_text (self->summary, _ (game->summary));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play), "s", game->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->choose), "s", game->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->table), "s", game->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (game->title), -1);
  return GTK_WIDGET (self);
}
