/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-question.h"

#include "sv-choice-words.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

static GtkWidget *
option_button (const SvBoardSurface *surface, const SvChoice *choice, unsigned i, gboolean by_piece)
{
  const SvOption *option = &choice->options[i];
  g_autofree char *text = sv_choice_words_option (option, surface->match, by_piece);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  if (by_piece && option->target.piece >= 0) {
    g_autoptr (GdkPaintable) picture =
        sv_piece_layer_dup_paintable (surface->layer, &surface->view.pieces[option->target.piece]);
    GtkWidget *image = gtk_image_new_from_paintable (picture);
    gtk_image_set_pixel_size (GTK_IMAGE (image), 48);
    gtk_box_append (GTK_BOX (box), image);
  }
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
  return button;
}

void
sv_board_question_ask (GtkWidget **popover,
                       SvBoardSurface *surface,
                       const SvChoice *choice,
                       const SvAnswer *answer)
{
  GtkWidget *widget = GTK_WIDGET (surface);
  SvSpaceView *place = sv_board_places_find (&surface->places, answer->piece, answer->space);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gboolean by_piece = FALSE;
  graphene_rect_t bounds;

  for (unsigned i = 1; i < answer->n; i++)
    by_piece |= choice->options[answer->options[i]].target.piece !=
                choice->options[answer->options[0]].target.piece;
  if (*popover == NULL) {
    *popover = g_object_new (GTK_TYPE_POPOVER, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
    gtk_widget_set_parent (*popover, widget);
  }
  sv_widget_set_label (*popover, by_piece ? _ ("Which figurine?") : _ ("Which one?"));
  for (unsigned i = 0; i < answer->n; i++)
    gtk_box_append (GTK_BOX (box), option_button (surface, choice, answer->options[i], by_piece));
  gtk_popover_set_child (GTK_POPOVER (*popover), box);
  if (place != NULL && gtk_widget_compute_bounds (GTK_WIDGET (place), widget, &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (*popover),
                                 &(GdkRectangle){ (int)(bounds.origin.x + bounds.size.width / 2),
                                                  (int)(bounds.origin.y + bounds.size.height / 2),
                                                  1, 1 });
  gtk_popover_popup (GTK_POPOVER (*popover));
}
