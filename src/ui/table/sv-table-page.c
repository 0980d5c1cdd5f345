/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Somewhat more than 600 lines, because scoreboard, dice, cards and referee answer to the same keys
 * and the same undo; what they look like is in sv-table-look.c and sv-referee-bar.c. The buttons of
 * the scoreboard are as if of glass: they lie over what is painted, for fingers, keys and readers. */

#include "sv-table-page.h"

#include <glib/gi18n.h>

#include "sv-card-view.h"
#include "sv-clamp.h"
#include "sv-die-view.h"
#include "sv-library.h"
#include "sv-page.h"
#include "sv-referee-bar.h"
#include "sv-scoreboard.h"
#include "sv-screen-pictures.h"
#include "sv-settings.h"
#include "sv-sound.h"
#include "sv-style.h"
#include "sv-table-look.h"
#include "sv-team-words.h"
#include "sv-toast.h"
#include "sv-variant-words.h"
#include "sv-whistle.h"
#include "sv-widgets.h"

/* More cards than these have to be scrolled where it is narrow. */
enum { CARD_WIDTH = 76, FEW_CARDS = 6, PER_LINE = 9 };

struct _SvTablePage {
  GtkWidget parent_instance;

  /* Owned */
  SvTable *table;
  SvPainter *painter[2]; /* of the cards, as the style is; of the scoreboard */
  GSimpleActionGroup *actions, *own_actions;
  GPtrArray *teams;        /* of SvLibraryItem */
  GPtrArray *variants;     /* of SvLibraryItem */
  GPtrArray *views[2];     /* of SvCardView, by card; the flow boxes own them */
  char *clock;             /* as it is shown */
  const SvMatchDoc *shown; /* whose cards are shown */
  const SvMatchDoc *asked; /* whose figurines the referee has, or NULL */
  gboolean updating;

  /* Template children */
  GtkStack *stack;
  GtkDrawingArea *wall;
  GtkOverlay *board;
  GtkWidget *clock_button, *few, *many, *all_cards, *dice_row;
  SvDieView *dice[SV_TABLE_DICE];
  GtkDropDown *team[2], *variant;
  GtkLabel *variant_help;
  GtkWidget *content, *switcher, *referee, *goal[2], *minus[2];
  GtkFlowBox *cards[2];
  GtkListBox *goals;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvTablePage,
                               sv_table_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

/* --- What is shown --- */

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  SvTablePage *self = data;
  g_autofree char *clock = NULL;
  SvWallFace face;

  sv_table_look_wall (&face, self->table, &clock);
  face.flash = sv_whistle_is_flashing (GTK_WIDGET (area));
  if (sv_clock_get_expired (sv_table_get_clock (self->table)))
    face.caption = _ ("The whistle sounds!");
  sv_paint_wall (self->painter[1], cr, &face, width, height);
}

static void
show_cards (SvTablePage *self, int side)
{
  for (guint i = 0; i < self->views[side]->len; i++) {
    SvCardView *view = g_ptr_array_index (self->views[side], i);
    g_autofree char *label = NULL;
    SvCardFace face;

    if (!sv_table_look_card (&face, self->table, side, (int)i, &label))
      continue;
    sv_card_view_set_face (view, self->painter[0], &face, label);
  }
}

/* The last goal first, so that nobody has to scroll to it. */
static void
show_goals (SvTablePage *self)
{
  GtkWidget *row;
  unsigned n;

  sv_table_get_goals (self->table, &n);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->goals))) != NULL)
    gtk_list_box_remove (self->goals, row);
  for (unsigned i = n; i-- > 0;) {
    g_autofree char *text = sv_table_look_dup_goal (self->table, i);
    GtkWidget *label = gtk_label_new (text);

    gtk_label_set_wrap (GTK_LABEL (label), TRUE);
    gtk_label_set_xalign (GTK_LABEL (label), 0);
    gtk_widget_add_css_class (label, "sv-goal");
    gtk_list_box_append (self->goals, label);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->goals), n > 0);
}

/* Each button lies over its part of the scoreboard, wherever that is painted. */
static gboolean
place_cb (GtkOverlay *overlay, GtkWidget *child, GdkRectangle *place, SvTablePage *self)
{
  g_autofree char *clock = NULL;
  SvWallFace face;
  SvWallRooms rooms;

  if (self->table == NULL)
    return FALSE;
  sv_table_look_wall (&face, self->table, &clock);
  sv_wall_rooms (&rooms, &face, gtk_widget_get_width (GTK_WIDGET (overlay)),
                 gtk_widget_get_height (GTK_WIDGET (overlay)));
  const cairo_rectangle_t *room = child == self->goal[0]   ? &rooms.panels[0]
                                  : child == self->goal[1] ? &rooms.panels[1]
                                                           : &rooms.clock;
  *place = (GdkRectangle){ (int)room->x, (int)room->y, (int)room->width, (int)room->height };
  return TRUE;
}

static void
set_enabled (GSimpleActionGroup *group, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (group), name)), enabled);
}

static void
show_clock (SvTablePage *self)
{
  SvClock *clock = sv_table_get_clock (self->table);
  const gboolean ended = sv_clock_get_expired (clock);
  const gboolean more = sv_table_get_period (self->table) < sv_table_get_n_periods (self->table);
  const char *what = ended                         ? _ ("Next Period")
                     : sv_clock_get_paused (clock) ? _ ("Start the Clock")
                                                   : _ ("Stop the Clock");

  sv_widget_set_label (self->clock_button, what);
  gtk_widget_set_tooltip_text (self->clock_button, what);
  /* A game may have no clock. */
  set_enabled (self->own_actions, "clock", ended ? more : sv_clock_get_length (clock) > 0);
  gtk_widget_queue_draw (GTK_WIDGET (self->wall));
}

/* What is undone is what is seen: the table, or the figurines that the referee is shown. */
static SvUndo *
get_undo (SvTablePage *self)
{
  GtkWidget *page = gtk_widget_get_first_child (self->referee);

  if (page == NULL || gtk_stack_get_visible_child (self->stack) != self->referee)
    return sv_table_get_undo (self->table);
  return sv_position_get_undo (sv_position_page_get_position (SV_POSITION_PAGE (page)));
}

static void
show_actions (SvTablePage *self)
{
  SvUndo *undo = get_undo (self);

  set_enabled (self->actions, "undo", sv_undo_can_go (undo, -1));
  set_enabled (self->actions, "redo", sv_undo_can_go (undo, 1));
  set_enabled (self->own_actions, "next",
               sv_table_get_period (self->table) < sv_table_get_n_periods (self->table));
  set_enabled (self->own_actions, "restart", sv_table_get_used (self->table));
}

static void fill_cards (SvTablePage *self);

/* The referee has the figurines of the teams that play; for others he begins anew. */
static void
show_referee (SvTablePage *self)
{
  const SvMatchDoc *doc = sv_table_get_doc (self->table);
  GtkWidget *page = gtk_widget_get_first_child (self->referee);

  if (gtk_stack_get_visible_child (self->stack) != self->referee || self->asked == doc)
    return;
  if (page != NULL)
    gtk_box_remove (GTK_BOX (self->referee), page);
  self->asked = doc;
  page = sv_referee_page_new (self->table);
  gtk_widget_set_hexpand (page, TRUE);
  gtk_box_append (GTK_BOX (self->referee), page);
  g_signal_connect_object (sv_position_page_get_position (SV_POSITION_PAGE (page)), "changed",
                           G_CALLBACK (show_actions), self, G_CONNECT_SWAPPED);
}

static void
view_cb (SvTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (self->table == NULL)
    return;
  show_referee (self);
  show_actions (self);
  /* The keys for the dice stay with the page; whoever goes through the views by keys goes on. */
  if (focus == NULL || !gtk_widget_is_ancestor (focus, self->switcher))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
style_cb (SvTablePage *self)
{
  SvTheme theme;

  sv_table_look_theme (&theme, self->table, sv_style_get_scheme ());
  sv_painter_set_theme (self->painter[0], &theme);
  for (int i = 0; i < SV_TABLE_DICE; i++)
    sv_die_view_set_theme (self->dice[i], &theme);
  sv_table_look_theme (&theme, self->table, SV_SCHEME_DARK);
  sv_painter_set_theme (self->painter[1], &theme);
  for (int side = 0; side < 2; side++)
    for (guint i = 0; i < self->views[side]->len; i++)
      sv_card_view_refresh (g_ptr_array_index (self->views[side], i));
  gtk_widget_queue_draw (GTK_WIDGET (self->wall));
}

static void
update (SvTablePage *self)
{
  g_autofree char *score = sv_table_look_dup_score (self->table);

  if (self->shown != sv_table_get_doc (self->table))
    fill_cards (self);
  for (int i = 0; i < 2; i++) {
    const char *name = sv_table_get_team_name (self->table, i);
    g_autofree char *goal = g_strdup_printf (_ ("Goal for %s"), name);
    g_autofree char *minus = g_strdup_printf (_ ("Take the last goal of %s away"), name);

    sv_widget_set_label (self->goal[i], goal);
    sv_widget_set_label (self->minus[i], minus);
    gtk_widget_set_sensitive (self->minus[i], sv_table_get_score (self->table, i) > 0);
    show_cards (self, i);
  }
  sv_widget_set_label (self->wall, score);
  show_goals (self);
  show_clock (self);
  show_referee (self);
  show_actions (self);
}

/* The dice roll only to a value that is new. */
static void
changed_cb (SvTablePage *self)
{
  for (unsigned i = 0; i < SV_TABLE_DICE; i++) {
    const int value = (int)sv_table_get_die (self->table, i);
    if (value != sv_die_view_get_value (self->dice[i]))
      sv_die_view_set_value (self->dice[i], (int)i, value, 0);
  }
  update (self);
}

static void
tick_cb (SvTablePage *self)
{
  g_autofree char *clock = NULL;
  SvWallFace face;

  sv_table_look_wall (&face, self->table, &clock);
  if (g_strcmp0 (clock, self->clock) == 0)
    return;
  g_free (self->clock);
  self->clock = g_steal_pointer (&clock);
  show_actions (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->wall));
}

static void
whistle_cb (SvTablePage *self)
{
  sv_sound_play ("whistle", 0);
  sv_whistle_flash (GTK_WIDGET (self->wall));
  sv_tell (GTK_WIDGET (self), _ ("The whistle sounds!"));
  show_clock (self);
}

/* --- What people do --- */

static void
add_goal (SvTablePage *self, int side, int card)
{
  g_autofree char *label = NULL;
  g_autofree char *told = NULL;
  SvCardFace face;

  if (!sv_table_add_goal (self->table, side, card)) {
    sv_tell (GTK_WIDGET (self), _ ("There is no room for more goals."));
    return;
  }
  if (card < 0 || !sv_table_look_card (&face, self->table, side, card, &label))
    return;
  /* Translators: who scored. */
  told = g_strdup_printf (_ ("Goal of %s"), face.name != NULL ? face.name : face.role);
  sv_tell_action (GTK_WIDGET (self), told, _ ("Undo"), "match.undo", NULL);
}

static void
card_cb (SvTablePage *self, SvCardView *view)
{
  for (int side = 0; side < 2; side++) {
    guint i;
    if (g_ptr_array_find (self->views[side], view, &i)) {
      add_goal (self, side, (int)i);
      return;
    }
  }
}

static void
goal_cb (SvTablePage *self, GtkWidget *button)
{
  add_goal (self, button == self->goal[1], -1);
}

/* A right click or a long press on a half. */
static void
take_away (SvTablePage *self, GtkGesture *gesture)
{
  GtkWidget *half = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  sv_table_remove_goal (self->table, half == self->goal[1]);
}

static void
right_cb (GtkGesture *gesture, int n, double x, double y, SvTablePage *self)
{
  take_away (self, gesture);
}

static void
long_cb (GtkGesture *gesture, double x, double y, SvTablePage *self)
{
  take_away (self, gesture);
}

static void
add_gestures (SvTablePage *self, GtkWidget *half)
{
  GtkGesture *right = gtk_gesture_click_new ();
  GtkGesture *lasting = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (lasting), GTK_PHASE_CAPTURE);
  g_signal_connect (right, "pressed", G_CALLBACK (right_cb), self);
  g_signal_connect (lasting, "pressed", G_CALLBACK (long_cb), self);
  gtk_widget_add_controller (half, GTK_EVENT_CONTROLLER (right));
  gtk_widget_add_controller (half, GTK_EVENT_CONTROLLER (lasting));
}

/* By keys: i is 1 + side for a goal, less than 0 to take one away. */
static gboolean
half_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  SvTablePage *self = SV_TABLE_PAGE (widget);
  const int i = g_variant_get_int32 (arguments);

  if (gtk_stack_get_visible_child (self->stack) == self->referee)
    return FALSE;
  if (i > 0)
    add_goal (self, i - 1, -1);
  else
    sv_table_remove_goal (self->table, -i - 1);
  return TRUE;
}

static void
minus_cb (SvTablePage *self, GtkWidget *button)
{
  sv_table_remove_goal (self->table, button == self->minus[1]);
}

static void
team_cb (GtkDropDown *drop_down, GParamSpec *pspec, SvTablePage *self)
{
  const int side = drop_down == self->team[1];
  const guint i = gtk_drop_down_get_selected (drop_down);
  g_autoptr (GError) error = NULL;

  if (self->updating || i == GTK_INVALID_LIST_POSITION || i >= self->teams->len)
    return;
  const SvLibraryItem *item = g_ptr_array_index (self->teams, i);
  if (!sv_table_set_team (self->table, side, item->team, &error)) {
    sv_tell (GTK_WIDGET (self), error->message);
    self->shown = NULL;
    update (self);
  }
}

static void
variant_cb (GtkDropDown *drop_down, GParamSpec *pspec, SvTablePage *self)
{
  const guint i = gtk_drop_down_get_selected (drop_down);
  g_autoptr (GError) error = NULL;

  if (self->updating || i == GTK_INVALID_LIST_POSITION || i >= self->variants->len)
    return;
  const SvLibraryItem *item = g_ptr_array_index (self->variants, i);
  if (!sv_table_set_variant (self->table, item->variant, &error)) {
    sv_tell (GTK_WIDGET (self), error->message);
    self->shown = NULL;
    update (self);
  }
}

static void
action_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvTablePage *self = data;
  const char *name = g_action_get_name (G_ACTION (action));
  SvClock *clock = sv_table_get_clock (self->table);

  if (g_str_equal (name, "undo"))
    sv_undo_go (get_undo (self), -1);
  else if (g_str_equal (name, "redo"))
    sv_undo_go (get_undo (self), 1);
  else if (g_str_equal (name, "throw")) {
    sv_table_throw (self->table);
    sv_sound_play ("dice", 0);
  } else if (g_str_equal (name, "next"))
    sv_table_next_period (self->table);
  else if (g_str_equal (name, "restart"))
    sv_table_restart (self->table);
  else if (sv_clock_get_expired (clock))
    sv_table_next_period (self->table);
  else
    sv_clock_set_paused (clock, !sv_clock_get_paused (clock));
}

static gboolean
digit_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return sv_table_enter_die (SV_TABLE_PAGE (widget)->table,
                             (unsigned)g_variant_get_int32 (arguments));
}

/* --- The page --- */

/* The rules and the teams of the library. */
static void
fill_library (SvTablePage *self)
{
  g_autoptr (GtkStringList) rules = gtk_string_list_new (NULL);

  self->updating = TRUE;
  for (guint i = 0; i < self->variants->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (self->variants, i);
    gtk_string_list_append (rules, sv_variant_words_name (item->variant));
  }
  gtk_drop_down_set_model (self->variant, G_LIST_MODEL (rules));
  for (int side = 0; side < 2; side++) {
    g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

    for (guint i = 0; i < self->teams->len; i++) {
      const SvLibraryItem *item = g_ptr_array_index (self->teams, i);
      gtk_string_list_append (names, sv_team_words_name (item->team));
    }
    gtk_drop_down_set_model (self->team[side], G_LIST_MODEL (names));
  }
  self->updating = FALSE;
}

/* The team that plays is chosen, or none if the library has it no more. */
static void
select_teams (SvTablePage *self)
{
  self->updating = TRUE;
  for (int side = 0; side < 2; side++) {
    const char *name = sv_table_get_doc (self->table)->teams[side]->name;
    guint selected = GTK_INVALID_LIST_POSITION;

    for (guint i = 0; i < self->teams->len && selected == GTK_INVALID_LIST_POSITION; i++) {
      const SvLibraryItem *item = g_ptr_array_index (self->teams, i);
      if (g_strcmp0 (item->team->name, name) == 0)
        selected = i;
    }
    gtk_drop_down_set_selected (self->team[side], selected);
  }
  self->updating = FALSE;
}

static void
clear_cards (SvTablePage *self)
{
  for (int side = 0; side < 2; side++) {
    for (guint i = 0; i < self->views[side]->len; i++) {
      GtkWidget *view = g_ptr_array_index (self->views[side], i);
      sv_card_view_clear (SV_CARD_VIEW (view));
      gtk_flow_box_remove (self->cards[side], gtk_widget_get_parent (view));
    }
    g_ptr_array_set_size (self->views[side], 0);
  }
}

/* The same of the rules, and what is different in them. */
static void
select_variant (SvTablePage *self)
{
  const SvVariantDoc *variant = sv_table_get_doc (self->table)->variant;
  g_autofree char *help = sv_variant_words_describe (variant);
  guint selected = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < self->variants->len && selected == GTK_INVALID_LIST_POSITION; i++) {
    const SvLibraryItem *item = g_ptr_array_index (self->variants, i);
    if (g_strcmp0 (sv_variant_words_name (item->variant), sv_variant_words_name (variant)) == 0)
      selected = i;
  }
  self->updating = TRUE;
  gtk_drop_down_set_selected (self->variant, selected);
  self->updating = FALSE;
  gtk_label_set_text (self->variant_help, help);
}

/* Few cards take the height that they need; many are scrolled, and leave the scoreboard its room. */
static void
place_cards (SvTablePage *self, size_t n)
{
  const gboolean many = n > FEW_CARDS;
  GtkWidget *cards = self->all_cards;

  g_object_ref (cards);
  if (gtk_widget_get_parent (cards) == self->few)
    gtk_box_remove (GTK_BOX (self->few), cards);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->many), many ? cards : NULL);
  if (!many)
    gtk_box_append (GTK_BOX (self->few), cards);
  g_object_unref (cards);
  gtk_widget_set_visible (self->few, n > 0 && !many);
  gtk_widget_set_visible (self->many, many);
}

/* Other teams: other cards, other colours. */
static void
fill_cards (SvTablePage *self)
{
  const SvMatchDoc *doc = sv_table_get_doc (self->table);

  clear_cards (self);
  self->shown = doc;
  place_cards (self, doc->game->n_cards);
  for (int side = 0; side < 2; side++) {
    /* No room is kept for more than there are, so that they stand in the middle. */
    gtk_flow_box_set_max_children_per_line (self->cards[side],
                                            (guint)CLAMP (doc->game->n_cards, 2, PER_LINE));
    for (unsigned i = 0; i < doc->game->n_cards; i++) {
      GtkWidget *view = g_object_new (SV_TYPE_CARD_VIEW, NULL);

      sv_card_view_set_width (SV_CARD_VIEW (view), CARD_WIDTH);
      g_signal_connect_object (view, "activated", G_CALLBACK (card_cb), self, G_CONNECT_SWAPPED);
      sv_flow_box_append (self->cards[side], view);
      g_ptr_array_add (self->views[side], view);
    }
  }
  select_teams (self);
  select_variant (self);
  style_cb (self);
}

static void
add_actions (SvTablePage *self)
{
  static const GActionEntry shared[] = { { .name = "undo", .activate = action_cb },
                                         { .name = "redo", .activate = action_cb },
                                         { .name = "throw", .activate = action_cb },
                                         { .name = "pause", .activate = action_cb } };
  static const GActionEntry own[] = { { .name = "clock", .activate = action_cb },
                                      { .name = "next", .activate = action_cb },
                                      { .name = "restart", .activate = action_cb } };

  self->actions = g_simple_action_group_new ();
  self->own_actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), shared, G_N_ELEMENTS (shared),
                                   self);
  g_action_map_add_action_entries (G_ACTION_MAP (self->own_actions), own, G_N_ELEMENTS (own), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "match", G_ACTION_GROUP (self->actions));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (self->own_actions));
}

static GActionGroup *
get_actions (SvPage *page)
{
  return G_ACTION_GROUP (SV_TABLE_PAGE (page)->actions);
}

/* What is told stands above the dice. */
static GtkWidget *
get_bottom_bar (SvPage *page)
{
  SvTablePage *self = SV_TABLE_PAGE (page);

  return gtk_widget_get_mapped (self->dice_row) ? self->dice_row : NULL;
}

static void
leave (SvPage *page)
{
  SvTable *table = SV_TABLE_PAGE (page)->table;

  sv_clock_set_paused (sv_table_get_clock (table), TRUE);
  sv_keeper_flush (SV_KEEPER (table));
}

static void
page_init (SvPageInterface *iface)
{
  iface->name = "table";
  iface->title = N_ ("At the Table");
  iface->get_actions = get_actions;
  iface->prefix = "match";
  iface->get_bottom_bar = get_bottom_bar;
  iface->leave = leave;
  iface->passing = TRUE;
}

static void
sv_table_page_dispose (GObject *object)
{
  SvTablePage *self = SV_TABLE_PAGE (object);

  if (self->wall != NULL) {
    gtk_drawing_area_set_draw_func (self->wall, NULL, NULL, NULL);
    clear_cards (self);
  }
  if (self->table != NULL) {
    g_signal_handlers_disconnect_by_data (sv_table_get_clock (self->table), self);
    g_signal_handlers_disconnect_by_data (self->table, self);
  }
  self->updating = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_TABLE_PAGE);
  g_clear_object (&self->table);
  g_clear_object (&self->actions);
  g_clear_object (&self->own_actions);
  G_OBJECT_CLASS (sv_table_page_parent_class)->dispose (object);
}

static void
sv_table_page_finalize (GObject *object)
{
  SvTablePage *self = SV_TABLE_PAGE (object);

  for (int i = 0; i < 2; i++) {
    g_clear_pointer (&self->painter[i], sv_painter_free);
    g_ptr_array_unref (self->views[i]);
  }
  g_clear_pointer (&self->teams, g_ptr_array_unref);
  g_clear_pointer (&self->variants, g_ptr_array_unref);
  g_free (self->clock);
  G_OBJECT_CLASS (sv_table_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  static const struct {
    const char *name;
    size_t offset;
  } children[] = {
    { "content", G_STRUCT_OFFSET (SvTablePage, content) },
    { "switcher", G_STRUCT_OFFSET (SvTablePage, switcher) },
    { "stack", G_STRUCT_OFFSET (SvTablePage, stack) },
    { "referee", G_STRUCT_OFFSET (SvTablePage, referee) },
    { "wall", G_STRUCT_OFFSET (SvTablePage, wall) },
    { "clock_button", G_STRUCT_OFFSET (SvTablePage, clock_button) },
    { "board", G_STRUCT_OFFSET (SvTablePage, board) },
    { "few", G_STRUCT_OFFSET (SvTablePage, few) },
    { "many", G_STRUCT_OFFSET (SvTablePage, many) },
    { "cards", G_STRUCT_OFFSET (SvTablePage, all_cards) },
    { "dice_row", G_STRUCT_OFFSET (SvTablePage, dice_row) },
    { "variant", G_STRUCT_OFFSET (SvTablePage, variant) },
    { "variant_help", G_STRUCT_OFFSET (SvTablePage, variant_help) },
    { "die0", G_STRUCT_OFFSET (SvTablePage, dice[0]) },
    { "die1", G_STRUCT_OFFSET (SvTablePage, dice[1]) },
    { "team0", G_STRUCT_OFFSET (SvTablePage, team[0]) },
    { "team1", G_STRUCT_OFFSET (SvTablePage, team[1]) },
    { "goal0", G_STRUCT_OFFSET (SvTablePage, goal[0]) },
    { "goal1", G_STRUCT_OFFSET (SvTablePage, goal[1]) },
    { "minus0", G_STRUCT_OFFSET (SvTablePage, minus[0]) },
    { "minus1", G_STRUCT_OFFSET (SvTablePage, minus[1]) },
    { "cards0", G_STRUCT_OFFSET (SvTablePage, cards[0]) },
    { "cards1", G_STRUCT_OFFSET (SvTablePage, cards[1]) },
    { "goals", G_STRUCT_OFFSET (SvTablePage, goals) },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i].name, FALSE,
                                               (gssize)children[i].offset);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "match.throw", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_l, 0, half_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_r, 0, half_cb, "i", 2);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_l, GDK_SHIFT_MASK, half_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_r, GDK_SHIFT_MASK, half_cb, "i", -2);
  for (guint i = 1; i <= 6; i++) {
    gtk_widget_class_add_binding (widget_class, GDK_KEY_0 + i, 0, digit_cb, "i", (int)i);
    gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_0 + i, 0, digit_cb, "i", (int)i);
  }
}

static void
sv_table_page_class_init (SvTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_table_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_table_page_finalize;
  g_type_ensure (SV_TYPE_CLAMP);
  g_type_ensure (SV_TYPE_DIE_VIEW);
  sv_widget_class_set_template (widget_class, "sv-table-page.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, place_cb);
  gtk_widget_class_bind_template_callback (widget_class, team_cb);
  gtk_widget_class_bind_template_callback (widget_class, variant_cb);
  gtk_widget_class_bind_template_callback (widget_class, view_cb);
  gtk_widget_class_bind_template_callback (widget_class, goal_cb);
  gtk_widget_class_bind_template_callback (widget_class, minus_cb);
  add_keys (widget_class);
}

static void
sv_table_page_init (SvTablePage *self)
{
  for (int i = 0; i < 2; i++)
    self->views[i] = g_ptr_array_new ();
  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_actions (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  /* Names of unlike length have more room so in a narrow window. */
  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (self->switcher)),
                                  FALSE);
  sv_drop_down_shorten (self->variant);
  for (int i = 0; i < 2; i++) {
    sv_drop_down_shorten (self->team[i]);
    add_gestures (self, self->goal[i]);
  }
  sv_style_load ("match.css");
  sv_style_load ("table.css");
  gtk_drawing_area_set_draw_func (self->wall, draw_cb, self, NULL);
  sv_screen_pictures_watch (GTK_WIDGET (self->wall), (GHookFunc)gtk_widget_queue_draw);
}

GtkWidget *
sv_table_page_new (SvTable *table)
{
  SvTablePage *self = g_object_new (SV_TYPE_TABLE_PAGE, NULL);
  SvClock *clock = sv_table_get_clock (table);
  SvTheme theme;

  self->table = g_object_ref (table);
  self->teams = sv_library_items (sv_table_get_doc (table)->game, SV_DOCUMENT_TEAM);
  self->variants = sv_library_items (sv_table_get_doc (table)->game, SV_DOCUMENT_VARIANT);
  sv_table_look_theme (&theme, table, SV_SCHEME_DARK);
  for (int i = 0; i < 2; i++)
    self->painter[i] = sv_painter_new (NULL, &theme);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
  g_signal_connect_swapped (table, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (table, "whistle", G_CALLBACK (whistle_cb), self);
  g_signal_connect_swapped (table, "notice", G_CALLBACK (sv_tell), self);
  g_signal_connect_swapped (clock, "tick", G_CALLBACK (tick_cb), self);
  g_signal_connect_swapped (clock, "notify::running", G_CALLBACK (show_clock), self);
  g_signal_connect_swapped (clock, "notify::paused", G_CALLBACK (show_clock), self);
  fill_library (self);
  changed_cb (self);
  return GTK_WIDGET (self);
}

SvTable *
sv_table_page_get_table (SvTablePage *self)
{
  return self->table;
}
