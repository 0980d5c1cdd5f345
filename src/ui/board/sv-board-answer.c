/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-view-private.h"

#include <glib/gi18n.h>

enum { REFUSED_MS = 700 };

static gboolean
refused_over_cb (gpointer data)
{
  SvBoardView *self = data;

  self->refused_id = 0;
  self->refused_piece = self->refused_space = -1;
  sv_board_view_update_looks (self);
  return G_SOURCE_REMOVE;
}

static void
mark_refused (SvBoardView *self, int piece, int space)
{
  g_clear_handle_id (&self->refused_id, g_source_remove);
  self->refused_space = space;
  self->refused_piece = space < 0 ? piece : -1;
  self->refused_id = g_timeout_add (REFUSED_MS, refused_over_cb, self);
  sv_board_view_update_looks (self);
}

/* Why nothing at all can be chosen on the board now, or NULL. */
static const char *
why_waiting (SvBoardView *self)
{
  if (sv_match_get_look (self->match) == SV_LOOK_BACK)
    return _ ("This is an earlier position: choose Play on from here.");
  if (sv_match_get_bot (self->match))
    return _ ("The computer is to move: wait a moment.");
  return NULL;
}

static const char *
why_anyway (SvBoardView *self)
{
  switch (sv_match_get_node (self->match)->kind) {
  case SV_NODE_CHANCE:
    return _ ("First the die must be thrown.");
  case SV_NODE_OVER:
    return _ ("The match is over.");
  case SV_NODE_DECISION:
  default:
    return _ ("That is not possible now.");
  }
}

static void
refuse (SvBoardView *self, const SvAnswer *answer, int piece, int space)
{
  const char *waiting = why_waiting (self);
  g_autofree char *why =
      waiting ? NULL : sv_match_dup_why_not (self->match, answer->piece, answer->space);

  if (!waiting)
    mark_refused (self, piece, space);
  sv_board_view_tell (self, waiting ? waiting : why ? why : why_anyway (self));
}

static void
choose (SvBoardView *self, SvEvent event)
{
  g_autoptr (GError) error = NULL;

  if (!sv_match_choose (self->match, event, &error))
    sv_board_view_tell (self, error->message);
}

/* --- Asking which of several events is meant --------------------------------------------- */

void
sv_board_view_close_question (SvBoardView *self)
{
  GtkWidget *popover = g_steal_pointer (&self->popover);

  if (popover)
    gtk_widget_unparent (popover);
}

static void
asked_cb (GtkButton *button, SvBoardView *self)
{
  const unsigned i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "option"));
  const SvEvent event = self->choice.options[i].event;

  /* Before the button goes that has the focus: where it led to. */
  sv_board_view_focus_place (self, self->choice.options[i].target.piece,
                             self->choice.options[i].target.space);
  sv_board_view_close_question (self);
  choose (self, event);
}

static gboolean
unparent_idle_cb (gpointer data)
{
  GtkWidget *popover = data;

  if (gtk_widget_get_parent (popover))
    gtk_widget_unparent (popover);
  g_object_unref (popover);
  return G_SOURCE_REMOVE;
}

/* Not at once: GTK is still closing it. */
static void
popover_closed_cb (GtkPopover *popover, SvBoardView *self)
{
  if (self->popover != GTK_WIDGET (popover))
    return;
  self->popover = NULL;
  g_idle_add (unparent_idle_cb, g_object_ref (popover));
}

/* What an event is called among those it must be told from. */
static char *
option_label (SvBoardView *self, unsigned i, gboolean by_piece)
{
  const SvOption *option = &self->choice.options[i];
  char text[SV_EVENT_TEXT_MAX];

  if (by_piece && option->target.piece >= 0)
    return sv_match_dup_piece_label (self->match, option->target.piece);
  if (option->target.button)
    return g_strdup (_ (option->target.button));
  sv_match_get_game (self->match)
      ->event_text (sv_match_get_setup (self->match), sv_match_get_state (self->match),
                    option->event, text);
  return g_strdup (text);
}

static GtkWidget *
option_button (SvBoardView *self, unsigned i, gboolean by_piece)
{
  g_autofree char *text = option_label (self, i, by_piece);
  const int piece = self->choice.options[i].target.piece;
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (text);

  if (by_piece && piece >= 0) {
    g_autoptr (GdkPaintable) picture =
        sv_piece_layer_dup_paintable (self->layer, &self->view.pieces[piece]);
    GtkWidget *image = gtk_image_new_from_paintable (picture);
    gtk_image_set_pixel_size (GTK_IMAGE (image), 48);
    gtk_box_append (GTK_BOX (box), image);
  }
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_object_set_data (G_OBJECT (button), "option", GUINT_TO_POINTER (i));
  g_signal_connect (button, "clicked", G_CALLBACK (asked_cb), self);
  return button;
}

static void
ask (SvBoardView *self, const SvAnswer *answer)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *place = answer->space >= 0 ? sv_board_view_get_space_widget (self, answer->space)
                                        : sv_board_view_get_seat_widget (self, answer->piece);
  gboolean by_piece = FALSE;
  graphene_rect_t bounds;

  for (unsigned i = 1; i < answer->n; i++)
    by_piece |= self->choice.options[answer->options[i]].target.piece !=
                self->choice.options[answer->options[0]].target.piece;
  sv_board_view_close_question (self);
  self->popover = gtk_popover_new ();
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->popover), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  by_piece ? _ ("Which figurine?") : _ ("Which one?"), -1);
  for (unsigned i = 0; i < answer->n; i++)
    gtk_box_append (GTK_BOX (box), option_button (self, answer->options[i], by_piece));
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  if (place && gtk_widget_compute_bounds (place, GTK_WIDGET (self), &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                                 &(GdkRectangle){ (int)(bounds.origin.x + bounds.size.width / 2),
                                                  (int)(bounds.origin.y + bounds.size.height / 2),
                                                  1, 1 });
  g_signal_connect (self->popover, "closed", G_CALLBACK (popover_closed_cb), self);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

void
sv_board_view_answer (SvBoardView *self, const SvAnswer *answer, int piece, int space)
{
  switch (answer->kind) {
  case SV_ANSWER_TAKE:
  case SV_ANSWER_RELEASE:
    sv_board_view_update_looks (self);
    break;
  case SV_ANSWER_CHOOSE:
    if (answer->n == 1)
      choose (self, self->choice.options[answer->options[0]].event);
    else
      ask (self, answer);
    break;
  case SV_ANSWER_WAY:
    sv_board_view_go (self, answer->space);
    break;
  case SV_ANSWER_REFUSE:
  default:
    refuse (self, answer, piece, space);
    break;
  }
}

void
sv_board_view_point (SvBoardView *self, int piece, int space)
{
  g_autofree SvAnswer *answer = g_new0 (SvAnswer, 1);

  if (!self->match || self->covered)
    return;
  sv_board_view_finish_motion (self);
  sv_choice_point (&self->choice, piece, space, answer);
  sv_board_view_answer (self, answer, piece, space);
}
