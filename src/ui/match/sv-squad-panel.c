/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-squad-panel.h"

#include "sv-choice.h"
#include "sv-match-words.h"
#include "sv-shown.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum {
  GAP = 8,
  LEAST_LIST = 180, /* minimum height of the list in pixels if the large card is shown */
  CARD_MAX = 210
};

typedef struct {
  GtkListBoxRow *row;
  GtkWidget *marks;
  int piece;
  unsigned flags; /* flags of the piece that the row shows; all bits set at first */
  gboolean beside;
} Player;

struct _SvSquadPanel {
  GtkWidget parent_instance;

  /* Owned. */
  /* array of Player, in the order of the pieces; empty if the players have no cards of their own.
   * Their rows are owned by the list. */
  GArray *squad;

  SvMatch *match;     /* match shown; not owned; NULL if none */
  SvPainter *painter; /* painter of cards and figurines; not owned; NULL if there is no match */
  SvFillCard fill;
  gpointer data;
  int side;
  int held;       /* own piece that is picked up, or -1 */
  int chosen;     /* piece whose row the user selected, or -1 */
  int shown;      /* piece on the large card, or -1 */
  gboolean quiet; /* TRUE while the program selects rows */

  GtkWidget *card;
  /* Template children */
  GtkWidget *scroller, *list;
};

G_DEFINE_FINAL_TYPE (SvSquadPanel, sv_squad_panel, GTK_TYPE_WIDGET)

/* --- Layout --- */

static GtkSizeRequestMode
request_mode_cb (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
card_height (int width)
{
  return (int)(MIN (width, CARD_MAX) * SV_CARD_RATIO);
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
  SvSquadPanel *self = SV_SQUAD_PANEL (widget);

  *minimum = 40;
  *natural = 160;
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0)
    return;
  *natural = card_height (for_size) + (self->squad->len > 0 ? GAP + LEAST_LIST : 0);
  *minimum = MIN (*minimum, *natural);
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  SvSquadPanel *self = SV_SQUAD_PANEL (widget);
  const gboolean list = gtk_widget_get_visible (self->scroller);
  /* Without the list the card has all the room. */
  const int card_w =
      list ? MIN (width, CARD_MAX) : MIN (MIN (width, CARD_MAX), (int)(height / SV_CARD_RATIO));
  const int card_h = (int)(card_w * SV_CARD_RATIO);
  const gboolean large = !list || height - card_h - GAP >= LEAST_LIST;

  gtk_widget_set_child_visible (self->card, large);
  if (large)
    sv_widget_place (self->card, (width - card_w) / 2, 0, card_w, card_h);
  if (gtk_widget_get_visible (self->scroller))
    sv_widget_place (self->scroller, 0, large ? card_h + GAP : 0, width,
                     large ? height - card_h - GAP : height);
}

/* --- Which player is shown --- */

/* Return the piece that acts if the rules mark none: the only one that can move, otherwise, if the
 * choice is about where the ball goes, the piece with the ball; or -1. */
static int
find_mover (SvMatch *match)
{
  g_autofree SvChoice *choice = g_new (SvChoice, 1);

  sv_choice_fill (choice, match);
  const int mover = sv_choice_get_mover (choice);
  for (unsigned i = 0; mover < 0 && i < choice->n_options; i++)
    if (choice->options[i].target.piece < 0)
      return sv_shown (match)->view.ball_piece;
  return mover;
}

int
sv_squad_find_acting (SvMatch *match, int side)
{
  const SvView *view = &sv_shown (match)->view;
  const SvNode *node = &sv_shown (match)->node;
  const unsigned acts = SV_PIECE_ACTIVE | SV_PIECE_ATTACKER | SV_PIECE_DEFENDER;

  for (int i = 0; i < view->n_pieces; i++)
    if (view->pieces[i].side == side && (view->pieces[i].flags & acts) != 0)
      return i;
  if (node->kind != SV_NODE_DECISION || node->side != side)
    return -1;
  const int mover = find_mover (match);
  return mover >= 0 && view->pieces[mover].side == side ? mover : -1;
}

/* Return the piece in focus: the picked-up one, otherwise the acting one; or -1. Never the one that
 * only lies under the pointer. */
static int
find_meant (SvSquadPanel *self)
{
  return self->held >= 0 ? self->held : sv_squad_find_acting (self->match, self->side);
}

/* Return whether the names of all players are of use now: somebody from the bench is in the hand.
 * Else the bench itself is the list. */
static gboolean
needs_list (SvSquadPanel *self)
{
  const SvView *view = &sv_shown (self->match)->view;

  return self->held >= 0 && view->pieces[self->held].space < 0;
}

/* --- A squad --- */

static void
show_card (SvSquadPanel *self, int piece)
{
  SvCardContents face;

  self->shown = piece;
  if (piece < 0 || self->match == NULL)
    return;
  g_autofree char *label = self->fill (self->data, piece, &face);
  sv_card_view_set_face (SV_CARD_VIEW (self->card), self->painter, &face, label);
}

static void
selected_cb (SvSquadPanel *self, GtkListBoxRow *row)
{
  if (self->quiet || row == NULL)
    return;
  self->chosen = g_array_index (self->squad, Player, gtk_list_box_row_get_index (row)).piece;
  show_card (self, self->chosen);
}

static void
add_marks (const SvPiece *piece, GtkWidget *marks)
{
  static const struct {
    unsigned flag;
    const char *name;
  } states[] = {
    { SV_PIECE_WARMING, "warming" },
    { SV_PIECE_BOOKED, "booked" },
    { SV_PIECE_HURT, "hurt" },
    { SV_PIECE_OFFSIDE, "offside" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (states); i++) {
    if ((piece->flags & states[i].flag) == 0)
      continue;
    GtkWidget *mark = gtk_label_new (NULL);
    gtk_widget_add_css_class (mark, "mark");
    gtk_widget_add_css_class (mark, states[i].name);
    gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
    gtk_box_append (GTK_BOX (marks), mark);
  }
}

static void
update_player (SvSquadPanel *self, Player *player)
{
  const SvPiece *piece = &sv_shown (self->match)->view.pieces[player->piece];
  GtkWidget *child;

  if (player->flags == piece->flags && player->beside == (piece->space < 0))
    return;
  player->flags = piece->flags;
  player->beside = piece->space < 0;
  while ((child = gtk_widget_get_first_child (player->marks)) != NULL)
    gtk_box_remove (GTK_BOX (player->marks), child);

  add_marks (piece, player->marks);
  g_autofree char *label = sv_match_dup_piece_label (self->match, player->piece);
  g_autofree char *meaning = sv_match_dup_meaning (self->match, player->piece, -1);
  g_autofree char *words = g_strdup_printf (
      "%s, %s%s%s", label, player->beside ? _ ("beside the pitch") : _ ("on the pitch"),
      *meaning != '\0' ? "\n" : "", meaning);
  GtkWidget *row = GTK_WIDGET (player->row);
  sv_widget_set_class (row, "on-pitch", piece->space >= 0);
  sv_widget_set_class (row, "gone", (piece->flags & SV_PIECE_GONE) != 0);
  sv_widget_set_tooltip (row, words);
  sv_widget_set_label (row, words);
}

/* Place the tooltip of a row outside the list, where it does not cover the pitch. */
static gboolean
query_tooltip_cb (
    GtkWidget *row, int x, int y, gboolean keyboard, GtkTooltip *tooltip, SvSquadPanel *self)
{
  graphene_rect_t all;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (self), row, &all))
    return FALSE;
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle){ (int)all.origin.x, (int)all.origin.y,
                                                      (int)all.size.width, (int)all.size.height });
  return FALSE; /* GTK goes on and shows the tooltip text of the row */
}

static void
add_player (SvSquadPanel *self, int piece)
{
  const SvPiece *p = &sv_shown (self->match)->view.pieces[piece];
  const SvTeamDoc *team = sv_match_get_doc (self->match)->teams[p->side];
  const char *written = (unsigned)p->card < team->n_cards ? team->cards[p->card].name : NULL;
  g_autofree char *role = sv_match_dup_piece_name (self->match, piece);
  g_autofree char *figure = g_strdup_printf ("%d", p->number);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *number = gtk_label_new (figure);
  GtkWidget *name = gtk_label_new (written != NULL && *written != '\0' ? written : role);
  GtkWidget *row = gtk_list_box_row_new ();
  Player player = { GTK_LIST_BOX_ROW (row), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3), piece,
                    G_MAXUINT, FALSE };

  gtk_widget_add_css_class (number, "number");
  gtk_label_set_width_chars (GTK_LABEL (number), 2);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), player.marks);
  gtk_list_box_row_set_child (player.row, box);
  g_signal_connect_object (row, "query-tooltip", G_CALLBACK (query_tooltip_cb), self, 0);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  g_array_append_val (self->squad, player);
}

static void
clear_squad (SvSquadPanel *self)
{
  self->quiet = TRUE;
  for (guint i = 0; i < self->squad->len; i++)
    gtk_list_box_remove (GTK_LIST_BOX (self->list),
                         GTK_WIDGET (g_array_index (self->squad, Player, i).row));
  self->quiet = FALSE;
  g_array_set_size (self->squad, 0);
  self->chosen = self->shown = -1;
}

/* Return the piece for the large card: the one in focus, otherwise, in the list, the one whose row
 * the user selected; or -1. */
static int
find_shown (SvSquadPanel *self)
{
  const int meant = find_meant (self);

  if (meant >= 0 || self->squad->len == 0 || !needs_list (self))
    return meant;
  if (self->chosen >= 0)
    return self->chosen;
  return self->shown >= 0 ? self->shown : g_array_index (self->squad, Player, 0).piece;
}

/* Scroll the list to the row of the player on the large card. */
static void
scroll_to (SvSquadPanel *self, GtkWidget *row)
{
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  graphene_rect_t box;

  if (gtk_widget_compute_bounds (row, self->list, &box))
    gtk_adjustment_clamp_page (place, (double)box.origin.y,
                               (double)(box.origin.y + box.size.height));
}

static void
update_squad (SvSquadPanel *self)
{
  const int before = self->shown;
  const int shown = find_shown (self);

  self->quiet = TRUE;
  for (guint i = 0; i < self->squad->len; i++) {
    Player *player = &g_array_index (self->squad, Player, i);
    update_player (self, player);
    if (player->piece != shown)
      continue;
    gtk_list_box_select_row (GTK_LIST_BOX (self->list), player->row);
    if (before != shown)
      scroll_to (self, GTK_WIDGET (player->row));
  }
  self->quiet = FALSE;
  show_card (self, shown);
  gtk_widget_set_visible (self->card, shown >= 0);
  gtk_widget_set_visible (self->scroller, self->squad->len > 0 && needs_list (self));
}

/* --- The widget --- */

static void
sv_squad_panel_dispose (GObject *object)
{
  SvSquadPanel *self = SV_SQUAD_PANEL (object);

  if (self->list != NULL)
    clear_squad (self);
  g_clear_pointer (&self->card, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_SQUAD_PANEL);
  self->list = NULL;
  G_OBJECT_CLASS (sv_squad_panel_parent_class)->dispose (object);
}

static void
sv_squad_panel_finalize (GObject *object)
{
  SvSquadPanel *self = SV_SQUAD_PANEL (object);

  g_array_unref (self->squad);
  G_OBJECT_CLASS (sv_squad_panel_parent_class)->finalize (object);
}

static void
sv_squad_panel_class_init (SvSquadPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_squad_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_squad_panel_finalize;
  gtk_widget_class_set_css_name (widget_class, "squadpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-squad-panel.ui");
  sv_widget_class_bind (widget_class, SvSquadPanel, scroller, list);
  sv_widget_class_bind_callbacks (widget_class, selected_cb);
}

static void
sv_squad_panel_init (SvSquadPanel *self)
{
  self->squad = g_array_new (FALSE, FALSE, sizeof (Player));
  self->held = self->chosen = self->shown = self->side = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (request_mode_cb, measure_cb, allocate_cb));
  self->card = g_object_new (SV_TYPE_CARD_VIEW, NULL);
  gtk_widget_insert_before (self->card, GTK_WIDGET (self), self->scroller);
}

GtkWidget *
sv_squad_panel_new (SvFillCard fill, gpointer data)
{
  SvSquadPanel *self = g_object_new (SV_TYPE_SQUAD_PANEL, NULL);

  self->fill = fill;
  self->data = data;
  return GTK_WIDGET (self);
}

void
sv_squad_panel_update (SvSquadPanel *self, SvMatch *match, int side, SvPainter *painter)
{
  const gboolean other = self->match != match || self->side != side;
  const SvView *view = &sv_shown (match)->view;
  const gboolean has_cards = sv_game_has_cards (sv_match_get_game (match));

  self->match = match;
  self->painter = painter;
  self->side = side;
  if (other) {
    clear_squad (self);
    for (int i = 0; i < view->n_pieces && has_cards; i++)
      if (view->pieces[i].side == side && view->pieces[i].card >= 0)
        add_player (self, i);
    gtk_widget_set_visible (self->scroller, FALSE);
    gtk_widget_set_visible (self->card, FALSE);
    gtk_widget_queue_resize (GTK_WIDGET (self));
  }
  update_squad (self);
}

/* Return @piece if it belongs to the side, otherwise -1. */
static int
own_piece (SvSquadPanel *self, int piece)
{
  return piece >= 0 && sv_shown (self->match)->view.pieces[piece].side == self->side ? piece : -1;
}

void
sv_squad_panel_hold (SvSquadPanel *self, int held)
{
  const int own = own_piece (self, held);

  if (self->held == own)
    return;
  self->held = own;
  update_squad (self);
}

void
sv_squad_panel_clear (SvSquadPanel *self)
{
  clear_squad (self);
  sv_card_view_clear (SV_CARD_VIEW (self->card));
  self->match = NULL;
  self->painter = NULL;
  self->held = self->side = -1;
}
