/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-page.h"

#include <glib/gi18n.h>

#include "sv-die-view.h"
#include "sv-page.h"
#include "sv-print-report.h"
#include "sv-referee-bar.h"
#include "sv-referee.h"
#include "sv-report-file.h"
#include "sv-save.h"
#include "sv-sentence.h"
#include "sv-sound.h"
#include "sv-style.h"
#include "sv-table-cards.h"
#include "sv-table-file.h"
#include "sv-table-match.h"
#include "sv-table-report.h"
#include "sv-table-text.h"
#include "sv-table-wall.h"
#include "sv-toast.h"
#include "sv-widgets.h"

struct _SvTablePage {
  GtkWidget parent_instance;

  /* Owned */
  SvTable *table;
  GSimpleActionGroup *actions, *own_actions;
  const SvMatchDoc *asked; /* document for whose teams the referee page was made, or NULL */

  /* Template children */
  GtkStack *stack;
  SvTableWall *wall;
  SvTableCards *cards;
  SvTableMatch *match;
  SvDieView *dice[SV_TABLE_DICE];
  GtkDropDown *kind;
  GtkWidget *content, *switcher, *referee, *below, *dice_row, *end_row;
  gboolean updating;
  /* period in which the user was told that the clock is not running, or 0 if none */
  unsigned warned;
  /* TRUE if the user was told that the next undo brings back the previous match */
  gboolean asked_back;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvTablePage,
                               sv_table_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

/* --- What is shown --- */

static void
set_enabled (GSimpleActionGroup *group, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (group), name)), enabled);
}

static void
show_clock (SvTablePage *self)
{
  set_enabled (self->own_actions, "clock", sv_table_get_turn (self->table) != SV_TABLE_DONE);
}

/* Return the position on the referee page, or NULL while that page is not shown. */
static SvPosition *
get_position (SvTablePage *self)
{
  GtkWidget *page = gtk_widget_get_first_child (self->referee);

  if (page == NULL || gtk_stack_get_visible_child (self->stack) != self->referee)
    return NULL;
  return sv_position_page_get_position (SV_POSITION_PAGE (page));
}

/* Return the undo history that fits what is visible: that of the referee's position, or that of
 * the table. */
static SvUndo *
get_undo (SvTablePage *self)
{
  SvPosition *position = get_position (self);

  return position != NULL ? sv_position_get_undo (position) : sv_table_get_undo (self->table);
}

static void
show_actions (SvTablePage *self)
{
  SvUndo *undo = get_undo (self);

  set_enabled (self->actions, "undo", sv_undo_can_go (undo, -1));
  set_enabled (self->actions, "redo", sv_undo_can_go (undo, 1));
  set_enabled (self->own_actions, "next",
               sv_table_can_end (self->table) || sv_table_can_next (self->table));
  set_enabled (self->own_actions, "set-by", sv_table_can_set_clock (self->table));
  set_enabled (self->own_actions, "restart",
               sv_table_get_used (self->table) && !sv_table_file_is_played (self->table));
  set_enabled (self->own_actions, "report", sv_table_get_used (self->table));
  set_enabled (self->own_actions, "print", sv_table_get_used (self->table));
}

/* Create the referee page when it becomes visible, and again if teams or rules have changed. */
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
  /* Move the focus to the page, so that the keys for the dice work; but leave it in the view
   * switcher if the user moves through the views with the keyboard. */
  if (focus == NULL || !gtk_widget_is_ancestor (focus, self->switcher))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
style_cb (SvTablePage *self)
{
  SvTheme theme;

  sv_table_text_theme (&theme, self->table, sv_style_get_scheme ());
  for (int i = 0; i < SV_TABLE_DICE; i++)
    sv_die_view_set_theme (self->dice[i], &theme);
}

/* Fill the drop-down with the kinds of throws that the game has. */
static void
fill_kinds (SvTablePage *self)
{
  const SvScoreSheetThrow *throws =
      sv_game_score_sheet_throws (sv_table_get_doc (self->table)->game);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n = 0;

  for (; n < SV_SCORE_SHEET_THROWS && throws[n].label != NULL; n++)
    gtk_string_list_append (names, _ (throws[n].label));
  gtk_drop_down_set_model (self->kind, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->kind), n > 1);
}

/* Show the values of the dice; a die is animated only if its value has changed. */
static void
show_dice (SvTablePage *self)
{
  for (unsigned i = 0; i < SV_TABLE_DICE; i++) {
    const int value = (int)sv_table_get_die (self->table, i);

    gtk_widget_set_visible (GTK_WIDGET (self->dice[i]), i < sv_table_get_throw (self->table)->dice);
    if (value != sv_die_view_get_value (self->dice[i]))
      sv_die_view_set_value (self->dice[i], (int)i, value, 0);
  }
  self->updating = TRUE;
  gtk_drop_down_set_selected (self->kind, sv_table_get_kind (self->table));
  self->updating = FALSE;
}

/* When the match is over, show buttons for what can be done with it in place of the dice. */
static void
show_end (SvTablePage *self)
{
  const gboolean over = sv_table_is_over (self->table);

  gtk_widget_set_visible (self->end_row, over);
  gtk_widget_set_visible (self->dice_row, !over);
}

static void
changed_cb (SvTablePage *self)
{
  self->asked_back = FALSE;
  if (!sv_table_get_used (self->table))
    self->warned = 0;
  show_end (self);
  show_dice (self);
  style_cb (self);
  show_clock (self);
  show_referee (self);
  show_actions (self);
}

static void
tell_whistle (SvTablePage *self)
{
  const SvScoreSheetView *sheet = sv_table_get_score_sheet (self->table);
  g_autofree char *end =
      sv_table_is_over (self->table) ? sv_table_text_dup_end (self->table) : NULL;

  if (end != NULL)
    sv_tell (GTK_WIDGET (self), end);
  else if (sheet->late && !sheet->ended && sheet->notice != NULL)
    sv_tell (GTK_WIDGET (self), _ (sheet->notice));
  else
    sv_tell (GTK_WIDGET (self), _ ("The whistle sounds!"));
}

static void
whistle_cb (SvTablePage *self)
{
  sv_sound_play ("whistle", 0);
  sv_table_wall_flash (self->wall);
  tell_whistle (self);
  show_clock (self);
}

/* --- What people do --- */

/* Show a toast with @told and an Undo button. If the clock was not started in this period, show
 * that instead, once a period: the user sees the goal in the score anyway. */
static void
tell_done (SvTablePage *self, const char *told)
{
  const unsigned period = sv_table_get_period (self->table);

  if (!sv_table_forgot_clock (self->table) || self->warned == period) {
    sv_tell_action (GTK_WIDGET (self), told, _ ("Undo"), "match.undo", NULL);
    return;
  }
  self->warned = period;
  sv_tell_action (GTK_WIDGET (self), _ ("The clock was not started."), _ ("Start the Clock"),
                  "match.pause", NULL);
}

/* If the player with this card takes no part, tell the user why and return TRUE. */
static gboolean
tell_out (SvTablePage *self, int side, int card)
{
  g_autofree char *out = card >= 0 ? sv_table_text_dup_out (self->table, side, card) : NULL;

  if (out != NULL)
    sv_tell (GTK_WIDGET (self), out);
  return out != NULL;
}

static void
add_goal (SvTablePage *self, int side, int card)
{
  g_autofree char *who = sv_table_text_dup_who (self->table, side, card);

  if (!sv_table_add_goal (self->table, side, card)) {
    if (!tell_out (self, side, card))
      sv_tell (GTK_WIDGET (self), _ ("There is no room to record more."));
    return;
  }
  g_autofree char *told = card < 0 ? sv_sentence (_ ("Goal for %s"), who)
                                   /* Translators: %s is the player who scored. */
                                   : sv_sentence (_ ("Goal by %s"), who);
  tell_done (self, told);
}

/* Key binding: the argument is 1 + side to count a goal, or -1 - side to take the last goal
 * away. */
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
goal_cb (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  int side, card;

  g_variant_get (parameter, "(ii)", &side, &card);
  add_goal (self, side, card);
}

static void
take_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvTablePage *self = data;

  sv_table_remove_goal (self->table, g_variant_get_int32 (parameter));
}

static void
miss_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvTablePage *self = data;

  sv_table_add_miss (self->table, g_variant_get_int32 (parameter));
}

static void
mark_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvTablePage *self = data;
  int side, card, mark;

  g_variant_get (parameter, "(iii)", &side, &card, &mark);
  if (!sv_table_add_mark (self->table, side, card, (unsigned)mark)) {
    if (!tell_out (self, side, card))
      sv_tell (GTK_WIDGET (self), _ ("The rules allow no more of these."));
    return;
  }
  unsigned n;
  sv_table_get_notes (self->table, &n);
  g_autofree char *told = sv_table_text_dup_note (self->table, n - 1);
  sv_tell_action (GTK_WIDGET (self), told, _ ("Undo"), "match.undo", NULL);
}

/* End the current period, or begin the next one. A toast offers to undo the end, because it is
 * easily clicked by mistake. */
static void
end_or_begin (SvTablePage *self)
{
  if (!sv_table_end (self->table)) {
    sv_table_next_period (self->table);
    return;
  }
  g_autofree char *told = sv_table_text_dup_ended (self->table);
  sv_tell_action (GTK_WIDGET (self), told, _ ("Undo"), "match.undo", NULL);
}

/* Move the clock by @parameter seconds within its limits; a clock that the dice move, by
 * @parameter minutes. */
static void
set_by_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvTable *table = SV_TABLE_PAGE (data)->table;
  const SvScoreSheetView *sheet = sv_table_get_score_sheet (table);
  const int by = g_variant_get_int32 (parameter);
  const gint64 left = sv_clock_get_remaining (sv_table_get_clock (table)) + by * 1000;

  if (sheet->clock_ends > 0)
    sv_table_set_shows (table, CLAMP (sheet->clock_shows + by, 0, sheet->clock_ends));
  else
    sv_table_set_left (table, CLAMP (left, 0, sheet->period_ms));
}

/* Return whether undo may go one step back. If that step would bring back the previous match,
 * tell the user first and return FALSE; the second call returns TRUE. */
static gboolean
may_undo (SvTablePage *self)
{
  int score[2];

  if (get_position (self) != NULL || self->asked_back || !sv_table_peek_before (self->table, score))
    return TRUE;
  self->asked_back = TRUE;
  g_autofree char *sentence = g_strdup_printf (
      _ ("This match has just begun. Undo once more to bring back the previous one, %1$d–%2$d."),
      score[0], score[1]);
  sv_tell_action (GTK_WIDGET (self), sentence, _ ("Bring It Back"), "match.undo", NULL);
  return FALSE;
}

/* Do what a click on the clock does. If the click recorded a die, offer to undo it, because one
 * die is easily recorded twice. */
static void
touch_clock (SvTablePage *self)
{
  const gboolean counted = sv_table_get_turn (self->table) == SV_TABLE_COUNT;

  sv_table_turn (self->table);
  if (counted && !sv_table_get_score_sheet (self->table)->ended)
    sv_tell_action (GTK_WIDGET (self), _ (sv_table_get_score_sheet (self->table)->count),
                    _ ("Undo"), "match.undo", NULL);
}

static void
kind_cb (GtkDropDown *kind, GParamSpec *pspec, SvTablePage *self)
{
  if (!self->updating && self->table != NULL)
    sv_table_set_kind (self->table, gtk_drop_down_get_selected (kind));
}

/* Get the kind and number of dice of the next throw: on the referee page as the rules demand,
 * else as chosen on the scoreboard. Returns FALSE if nothing can be thrown. */
static gboolean
get_throw (SvTablePage *self, unsigned *kind, unsigned *dice)
{
  SvPosition *position = get_position (self);

  if (position != NULL)
    return sv_referee_get_throw (position, kind, dice);
  *kind = sv_table_get_kind (self->table);
  *dice = sv_table_get_throw (self->table)->dice;
  return TRUE;
}

static void
throw_dice (SvTablePage *self)
{
  unsigned kind, dice;

  if (!get_throw (self, &kind, &dice))
    return;
  sv_table_throw_as (self->table, kind, dice);
  sv_sound_play ("dice", 0);
}

static void
save_report (GtkWidget *widget, GFile *file)
{
  g_autoptr (SvReviewReport) report = sv_table_report_new (SV_TABLE_PAGE (widget)->table);

  sv_report_file_save (widget, report, file);
}

static void
report_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvTablePage *self = data;
  g_autofree char *title = sv_sentence (_ ("%1$s – %2$s"), sv_table_get_team_name (self->table, 0),
                                        sv_table_get_team_name (self->table, 1));

  sv_report_file_ask (GTK_WIDGET (self), title, save_report);
}

static void
print_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (SvReviewReport) report = sv_table_report_new (SV_TABLE_PAGE (data)->table);

  sv_print_report (GTK_WIDGET (data), report);
}

static void
kept_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkWidget) page = data;
  g_autoptr (GError) error = NULL;

  if (sv_save_finish (result, NULL, &error))
    sv_tell_action (page, _ ("The finished match is kept."), _ ("Match Book"), "win.book", NULL);
  else
    sv_tell (page, error->message);
}

/* Begin a new match; a match that is over is saved first, unless it belongs to a competition. */
static void
begin_anew (SvTablePage *self)
{
  if (sv_table_is_over (self->table) && sv_table_get_fixture_link (self->table) == NULL)
    sv_table_file_keep (self->table, kept_cb, g_object_ref (self));
  sv_table_restart (self->table);
}

static void
action_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvTablePage *self = data;
  const char *name = g_action_get_name (G_ACTION (action));

  if (g_str_equal (name, "undo")) {
    if (may_undo (self))
      sv_undo_go (get_undo (self), -1);
  } else if (g_str_equal (name, "redo"))
    sv_undo_go (get_undo (self), 1);
  else if (g_str_equal (name, "correct"))
    sv_table_correct_die (self->table);
  else if (g_str_equal (name, "throw"))
    throw_dice (self);
  else if (g_str_equal (name, "next"))
    end_or_begin (self);
  else if (g_str_equal (name, "set-clock"))
    sv_table_wall_set_clock (self->wall);
  else if (g_str_equal (name, "restart"))
    begin_anew (self);
  else
    touch_clock (self);
}

static gboolean
digit_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  SvTablePage *self = SV_TABLE_PAGE (widget);
  unsigned kind, dice;

  return get_throw (self, &kind, &dice) &&
         sv_table_enter_die_as (self->table, kind, dice, (unsigned)g_variant_get_int32 (arguments));
}

/* --- The page --- */

static void
add_actions (SvTablePage *self)
{
  static const GActionEntry shared[] = { { .name = "undo", .activate = action_cb },
                                         { .name = "redo", .activate = action_cb },
                                         { .name = "throw", .activate = action_cb },
                                         { .name = "pause", .activate = action_cb } };
  static const GActionEntry own[] = {
    { .name = "correct", .activate = action_cb },
    { .name = "clock", .activate = action_cb },
    { .name = "next", .activate = action_cb },
    { .name = "set-clock", .activate = action_cb },
    { .name = "set-by", .activate = set_by_cb, .parameter_type = "i" },
    { .name = "restart", .activate = action_cb },
    { .name = "report", .activate = report_cb },
    { .name = "print", .activate = print_cb },
    { .name = "goal", .activate = goal_cb, .parameter_type = "(ii)" },
    { .name = "take", .activate = take_cb, .parameter_type = "i" },
    { .name = "miss", .activate = miss_cb, .parameter_type = "i" },
    { .name = "mark", .activate = mark_cb, .parameter_type = "(iii)" },
  };

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

/* Return the widget above which toasts are shown, so that they do not cover the controls. */
static GtkWidget *
get_bottom_bar (SvPage *page)
{
  SvTablePage *self = SV_TABLE_PAGE (page);

  if (gtk_stack_get_visible_child (self->stack) == self->referee)
    return sv_page_get_bottom_bar (SV_PAGE (gtk_widget_get_first_child (self->referee)));
  return gtk_widget_get_mapped (self->below) ? self->below : NULL;
}

static void
leave (SvPage *page)
{
  SvTable *table = SV_TABLE_PAGE (page)->table;

  sv_clock_set_paused (sv_table_get_clock (table), TRUE);
  sv_auto_saver_flush (SV_AUTO_SAVER (table));
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

  if (self->table != NULL) {
    g_signal_handlers_disconnect_by_data (sv_table_get_clock (self->table), self);
    g_signal_handlers_disconnect_by_data (self->table, self);
  }
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_TABLE_PAGE);
  g_clear_object (&self->table);
  g_clear_object (&self->actions);
  g_clear_object (&self->own_actions);
  G_OBJECT_CLASS (sv_table_page_parent_class)->dispose (object);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "match.throw", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_t, 0, "table.set-clock", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_l, 0, half_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_r, 0, half_cb, "i", 2);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_l, GDK_SHIFT_MASK, half_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_r, GDK_SHIFT_MASK, half_cb, "i", -2);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_BackSpace, 0, "table.correct", NULL);
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
  sv_types_ensure (SV_TYPE_DIE_VIEW, SV_TYPE_TABLE_WALL, SV_TYPE_TABLE_CARDS, SV_TYPE_TABLE_MATCH);
  sv_widget_class_set_template (widget_class, "sv-table-page.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_bind (widget_class, SvTablePage, content, switcher, stack, referee, wall, cards,
                        match, below, dice_row, end_row, kind);
  sv_widget_class_bind_array (widget_class, SvTablePage, dice);
  sv_widget_class_bind_callbacks (widget_class, view_cb, kind_cb);
  add_keys (widget_class);
}

/* Disable the tooltips of the dice: the pointer rests on a die after a throw, and the tooltip
 * would cover the cards. */
static void
no_tooltip_cb (GtkWidget *die)
{
  if (gtk_widget_get_has_tooltip (die))
    gtk_widget_set_has_tooltip (die, FALSE);
}

static void
sv_table_page_init (SvTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < SV_TABLE_DICE; i++)
    g_signal_connect (self->dice[i], "notify::has-tooltip", G_CALLBACK (no_tooltip_cb), NULL);
  add_actions (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  /* Let the buttons have different widths, so that long names fit into a narrow window. */
  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (self->switcher)),
                                  FALSE);
  sv_drop_down_shorten (self->kind);
  sv_style_load ("match.css");
  sv_style_load ("table.css");
}

GtkWidget *
sv_table_page_new (SvTable *table)
{
  SvTablePage *self = g_object_new (SV_TYPE_TABLE_PAGE, NULL);
  SvClock *clock = sv_table_get_clock (table);

  self->updating = TRUE;
  self->table = g_object_ref (table);
  sv_table_wall_set_table (self->wall, table);
  sv_table_cards_set_table (self->cards, table);
  sv_table_match_set_table (self->match, table);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
  g_signal_connect_swapped (table, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (table, "whistle", G_CALLBACK (whistle_cb), self);
  g_signal_connect_swapped (table, "notice", G_CALLBACK (sv_tell), self);
  /* Update the actions on each tick: once the clock has run, "restart" is possible. */
  g_signal_connect_swapped (clock, "tick", G_CALLBACK (show_actions), self);
  fill_kinds (self);
  changed_cb (self);
  return GTK_WIDGET (self);
}

SvTable *
sv_table_page_get_table (SvTablePage *self)
{
  return self->table;
}
