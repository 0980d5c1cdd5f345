/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-match-cards.h"

#include "sv-card-panel.h"
#include "sv-shown.h"

static SvBoardView *
get_board (SvMatchCards *self)
{
  return sv_match_pitch_get_board (self->pitch);
}

static void
pointed_cb (SvMatchCards *self, int piece, int held)
{
  for (int i = 0; i < 2; i++)
    sv_card_panel_hold (SV_CARD_PANEL (self->panels[i]), held);
}

static gboolean
pick_cb (SvMatchCards *self, int piece)
{
  return !sv_match_pitch_get_locked (self->pitch) && sv_board_view_pick (get_board (self), piece);
}

/* Show the card of a piece beside @place, a rectangle in @widget. */
static void
show_card (SvMatchCards *self, int piece, GtkWidget *widget, const GdkRectangle *place)
{
  graphene_point_t at;

  if (self->match == NULL || sv_shown (self->match)->view.pieces[piece].card < 0 ||
      !gtk_widget_compute_point (widget, self->page,
                                 &GRAPHENE_POINT_INIT ((float)place->x, (float)place->y), &at))
    return;
  sv_large_card_show (
      self->large, piece,
      &(GdkRectangle){ (int)at.x, (int)at.y, MAX (place->width, 1), MAX (place->height, 1) });
}

static void
board_asked_cb (SvMatchCards *self, int piece, const GdkRectangle *place, GtkWidget *board)
{
  show_card (self, piece, board, place);
}

static void
card_asked_cb (SvMatchCards *self, int piece, GtkWidget *card)
{
  const GdkRectangle place = { 0, 0, gtk_widget_get_width (card), gtk_widget_get_height (card) };

  show_card (self, piece, card, &place);
}

void
sv_match_cards_init (SvMatchCards *self)
{
  self->large = g_object_new (SV_TYPE_LARGE_CARD, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->large), self->page);
  g_signal_connect_swapped (get_board (self), "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (get_board (self), "asked", G_CALLBACK (board_asked_cb), self);
  for (int i = 0; i < 2; i++) {
    g_signal_connect_swapped (self->panels[i], "pick", G_CALLBACK (pick_cb), self);
    g_signal_connect_swapped (self->panels[i], "asked", G_CALLBACK (card_asked_cb), self);
  }
}

void
sv_match_cards_set_match (SvMatchCards *self, SvMatch *match)
{
  self->match = match;
  for (unsigned i = 0; i < 2; i++)
    sv_card_panel_set_match (SV_CARD_PANEL (self->panels[i]), match, i);
  sv_large_card_set_match (self->large, match);
}

void
sv_match_cards_clear (SvMatchCards *self)
{
  if (self->large == NULL)
    return;
  g_signal_handlers_disconnect_by_data (get_board (self), self);
  for (int i = 0; i < 2; i++)
    g_signal_handlers_disconnect_by_data (self->panels[i], self);
  gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->large)));
}
