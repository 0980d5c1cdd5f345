/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-card-view.h"
#include "sv-card-layout.h"
#include "sv-raster.h"
#include "sv-screen-pictures.h"
#include "sv-widgets.h"

#include <math.h>

struct _SvCardView {
  GtkWidget parent_instance;

  SvPainter *painter; /* not owned */
  SvCardContents face;
  GskRenderNode *node; /* picture of the card, or NULL */
  GskRenderNode
      /* newer picture of the card's head, drawn over node: typing a name repaints only this
       * part */
      *head;
  int node_width, node_height, node_scale;
  int width; /* minimum width in pixels, or 0 */
  guint wait_id;
  /* node shows older contents or another style, and stays until there is time to paint */
  gboolean stale;
  gboolean renamed;  /* TRUE if only the name has changed since node and head were painted */
  gboolean pictured; /* TRUE if the photo was decoded when node was painted */
};

G_DEFINE_FINAL_TYPE (SvCardView, sv_card_view, GTK_TYPE_WIDGET)

static void
sv_card_view_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  const int width = SV_CARD_VIEW (widget)->width;

  *minimum = 8;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 126 : 176;
  if (width > 0)
    *minimum = *natural =
        orientation == GTK_ORIENTATION_HORIZONTAL ? width : (int)(width * SV_CARD_RATIO);
}

static void
drop_nodes (SvCardView *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_pointer (&self->head, gsk_render_node_unref);
}

/* Repaint if the photo of this card has been decoded; until then the card shows a figurine. */
static void
pictures_cb (SvCardView *self)
{
  if (self->node != NULL && self->face.picture != NULL && !self->pictured &&
      sv_screen_picture (self->face.picture) != NULL)
    sv_card_view_refresh (self);
}

/* Paint the top @height pixels of the card. */
static GskRenderNode *
paint_part (SvCardView *self, float height)
{
  SvRaster raster;

  sv_raster_begin (&raster, &GRAPHENE_RECT_INIT (0, 0, (float)self->node_width, height),
                   self->node_scale);
  self->face.portrait = sv_screen_picture (self->face.picture);
  self->pictured = self->face.portrait != NULL;
  sv_paint_card (self->painter, raster.cr, &self->face, self->node_width, self->node_height);
  return sv_raster_end (&raster);
}

static void
paint (SvCardView *self)
{
  drop_nodes (self);
  self->node_width = gtk_widget_get_width (GTK_WIDGET (self));
  self->node_height = gtk_widget_get_height (GTK_WIDGET (self));
  self->node_scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  self->node = paint_part (self, (float)self->node_height);
  self->stale = self->renamed = FALSE;
}

static gboolean
paint_cb (gpointer data)
{
  SvCardView *self = data;

  self->wait_id = 0;
  if (gtk_widget_get_width (data) > 0 && gtk_widget_get_height (data) > 0)
    paint (self);
  gtk_widget_queue_draw (data);
  return G_SOURCE_REMOVE;
}

/* Paint the card when idle. One card takes longer than a frame, and there are many, so a window
 * opens with empty cards, and changed ones are repainted one by one between frames. */
static void
paint_soon (SvCardView *self)
{
  if (self->wait_id == 0)
    self->wait_id = g_idle_add_full (SV_PRIORITY_CARD, paint_cb, self, NULL);
}

static gboolean
fits (SvCardView *self)
{
  return self->node_width == gtk_widget_get_width (GTK_WIDGET (self)) &&
         self->node_height == gtk_widget_get_height (GTK_WIDGET (self)) &&
         self->node_scale == gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

/* Draw an empty card in the colour of its paper, until there is time to paint it. */
static void
snapshot_paper (SvCardView *self, GtkSnapshot *snapshot, float width, float height)
{
  const SvColour paper = self->painter->theme.paper;
  const float w = MIN (width, height / (float)SV_CARD_RATIO);
  const float h = w * (float)SV_CARD_RATIO;
  const graphene_rect_t box = GRAPHENE_RECT_INIT ((width - w) / 2, (height - h) / 2, w, h);
  GskRoundedRect card;

  gsk_rounded_rect_init_from_rect (&card, &box, w / SV_CARD_ROUND);
  gtk_snapshot_push_rounded_clip (snapshot, &card);
  gtk_snapshot_append_color (snapshot,
                             &(GdkRGBA){ (float)paper.r, (float)paper.g, (float)paper.b, 1 }, &box);
  gtk_snapshot_pop (snapshot);
}

static void
sv_card_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvCardView *self = SV_CARD_VIEW (widget);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);

  if (self->painter == NULL || width <= 0 || height <= 0)
    return;
  if (self->node == NULL) {
    paint_soon (self);
    snapshot_paper (self, snapshot, (float)width, (float)height);
    return;
  }
  if (!fits (self))
    paint (self);
  if (self->stale)
    paint_soon (self);
  if (self->renamed) {
    g_clear_pointer (&self->head, gsk_render_node_unref);
    self->head = paint_part (self, (float)CLAMP (ceil (sv_card_head (width, height)), 1, height));
    self->renamed = FALSE;
  }
  gtk_snapshot_append_node (snapshot, self->node);
  if (self->head != NULL)
    gtk_snapshot_append_node (snapshot, self->head);
}

static void
activate_action_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "activated");
}

static void
released_cb (GtkGestureClick *gesture, int n_press, double x, double y, SvCardView *self)
{
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    g_signal_emit_by_name (self, "activated");
}

static void
ask_action_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "asked");
}

/* Claim the gesture, so that a request to enlarge the card is not also a click. */
static void
asked_cb (GtkGesture *gesture, SvCardView *self)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit_by_name (self, "asked");
}

static void
right_cb (GtkGesture *gesture, int n_press, double x, double y, SvCardView *self)
{
  asked_cb (gesture, self);
}

static void
long_press_cb (GtkGesture *gesture, double x, double y, SvCardView *self)
{
  asked_cb (gesture, self);
}

static void
sv_card_view_dispose (GObject *object)
{
  sv_card_view_clear (SV_CARD_VIEW (object));
  G_OBJECT_CLASS (sv_card_view_parent_class)->dispose (object);
}

static void
sv_card_view_class_init (SvCardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_card_view_dispose;
  widget_class->measure = sv_card_view_measure;
  widget_class->snapshot = sv_card_view_snapshot;

  g_signal_new ("activated", SV_TYPE_CARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  g_signal_new ("asked", SV_TYPE_CARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_install_action (widget_class, "card.activate", NULL, activate_action_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "card.activate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "card.activate", NULL);
  gtk_widget_class_install_action (widget_class, "card.ask", NULL, ask_action_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "card.ask", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "card.ask", NULL);
}

static void
sv_card_view_init (SvCardView *self)
{
  GtkGesture *click = gtk_gesture_click_new (), *right = gtk_gesture_click_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  g_signal_connect (right, "pressed", G_CALLBACK (right_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (right));
  g_signal_connect (hold, "pressed", G_CALLBACK (long_press_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  sv_screen_pictures_watch (GTK_WIDGET (self), (GHookFunc)pictures_cb);
}

void
sv_card_view_set_width (SvCardView *self, int width)
{
  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static gboolean
same_face (const SvCardContents *a, const SvCardContents *b)
{
  if (a->side != b->side || a->number != b->number || a->role != b->role || a->name != b->name ||
      a->sign != b->sign || a->picture != b->picture || a->look != b->look || a->head != b->head ||
      a->flags != b->flags || a->need != b->need || a->n_powers != b->n_powers)
    return FALSE;
  for (unsigned i = 0; i < a->n_powers; i++)
    if (a->powers[i].letter != b->powers[i].letter || a->powers[i].value != b->powers[i].value)
      return FALSE;
  return TRUE;
}

void
sv_card_view_set_face (SvCardView *self,
                       SvPainter *painter,
                       const SvCardContents *face,
                       const char *label)
{
  SvCardContents renamed = self->face;
  renamed.name = face->name;
  if (self->painter == painter && face->name != self->face.name && same_face (&renamed, face)) {
    self->face.name = face->name;
    self->renamed = TRUE;
    gtk_widget_queue_draw (GTK_WIDGET (self));
  } else if (self->painter != painter || !same_face (&self->face, face)) {
    /* A card that becomes visible must not show another player first. */
    if (self->painter != painter || !gtk_widget_get_mapped (GTK_WIDGET (self)))
      drop_nodes (self);
    self->painter = painter;
    self->face = *face;
    sv_card_view_refresh (self);
    if (sv_card_view_get_featured (self))
      gtk_widget_add_css_class (GTK_WIDGET (self), "featured");
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self), "featured");
  }
  const char *more = strchr (label, '\n');
  g_autofree char *name = more ? g_strndup (label, (gsize)(more - label)) : g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, more ? more + 1 : "", -1);
  sv_widget_set_tooltip (self, label);
}

void
sv_card_view_refresh (SvCardView *self)
{
  self->stale = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
sv_card_view_clear (SvCardView *self)
{
  self->painter = NULL;
  self->face = (SvCardContents){ 0 };
  g_clear_handle_id (&self->wait_id, g_source_remove);
  drop_nodes (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
sv_card_view_get_featured (SvCardView *self)
{
  return (self->face.flags & (SV_PIECE_ATTACKER | SV_PIECE_DEFENDER)) != 0;
}
