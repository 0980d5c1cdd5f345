/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-referee-bar.h"

#include <glib/gi18n.h>

#include "sv-die-view.h"
#include "sv-match-words.h"
#include "sv-referee.h"
#include "sv-style.h"
#include "sv-table-text.h"
#include "sv-widgets.h"

enum { DIE_SIZE = 48 };

struct _SvRefereeBar {
  GtkWidget parent_instance;

  /* Owned */
  SvTable *table;
  SvPosition *position;

  SvPositionPage *page; /* page that contains this bar; not owned */
  gboolean following;   /* TRUE if score and period of the table are copied into the position */

  /* Template children */
  GtkLabel *question, *verdict, *next;
  SvDieView *dice[SV_TABLE_DICE];
  GtkWidget *content, *dice_row, *go_on, *answer;
};

G_DEFINE_FINAL_TYPE (SvRefereeBar, sv_referee_bar, GTK_TYPE_WIDGET)

/* Return the value of die @i on the table, or 0 if none was thrown for the present question: the
 * table's throw must be of the kind that the question asks for. */
static unsigned
get_die (SvRefereeBar *self, unsigned i)
{
  unsigned kind, dice;

  if (!sv_referee_get_throw (self->position, &kind, &dice) ||
      kind != sv_table_get_kind (self->table) || i >= dice)
    return 0;
  return sv_table_get_die (self->table, i);
}

static SvVerdict *
judge (SvRefereeBar *self)
{
  unsigned dice[2] = { get_die (self, 0), get_die (self, 1) }, kind, n_dice = 0;
  int side = 0;

  /* A single die goes into the slot of the side whose turn it is to throw. */
  if (sv_referee_get_throw (self->position, &kind, &n_dice) && n_dice == 1 &&
      sv_referee_throws (self->position, &side) && side == 1) {
    dice[1] = dice[0];
    dice[0] = 0;
  }
  return sv_referee_judge (self->position, dice);
}

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static void
show_verdict (SvRefereeBar *self)
{
  g_autoptr (SvVerdict) verdict = judge (self);
  g_autofree char *text = verdict != NULL ? sv_report_lines_join (verdict->lines, "", "\n") : NULL;
  const gboolean goal = verdict != NULL && verdict->goal_side >= 0;

  set_text (self->verdict, text);
  set_text (self->next, verdict != NULL ? verdict->next : NULL);
  gtk_widget_set_visible (self->go_on, verdict != NULL && verdict->settled);
  gtk_button_set_label (GTK_BUTTON (self->go_on),
                        goal ? _ ("Record the Goal and Go On") : _ ("Go On from Here"));
  gtk_widget_set_visible (self->answer, verdict != NULL);
}

static void
update (SvRefereeBar *self)
{
  g_autofree char *question = sv_referee_dup_question (self->position);
  unsigned kind, dice = 0;

  set_text (self->question, question);
  gtk_widget_set_visible (self->dice_row, sv_referee_get_throw (self->position, &kind, &dice));
  for (unsigned i = 0; i < SV_TABLE_DICE; i++) {
    const int value = (int)get_die (self, i);
    gtk_widget_set_visible (GTK_WIDGET (self->dice[i]), i < dice);
    if (value != sv_die_view_get_value (self->dice[i]))
      sv_die_view_set_value (self->dice[i], (int)i, value, 0);
  }
  show_verdict (self);
}

/* Copy the table's score and period into the position when they have changed. */
static void
follow_table (SvRefereeBar *self)
{
  const int score[2] = { sv_table_get_score (self->table, 0), sv_table_get_score (self->table, 1) };

  if (self->following)
    sv_referee_set_frame (self->position, sv_table_get_period (self->table), score);
  update (self);
}

static void
style_cb (SvRefereeBar *self)
{
  SvTheme theme;

  sv_table_text_theme (&theme, self->table, sv_style_get_scheme ());
  for (int i = 0; i < SV_TABLE_DICE; i++)
    sv_die_view_set_theme (self->dice[i], &theme);
}

/* Accept the result: count the goal, put the figurines where the rules put them, and clear the
 * dice. Following is off meanwhile, so that the position takes the final values at once. */
static void
go_on_cb (SvRefereeBar *self)
{
  g_autoptr (SvVerdict) verdict = judge (self);

  if (verdict == NULL || !verdict->settled)
    return;
  self->following = FALSE;
  if (verdict->goal_side >= 0)
    sv_table_add_goal (self->table, verdict->goal_side, verdict->goal_card);
  sv_table_take_dice (self->table);
  sv_position_go_on (self->position, verdict->state);
  self->following = TRUE;
  follow_table (self);
  gtk_widget_child_focus (GTK_WIDGET (self->page), GTK_DIR_TAB_FORWARD);
}

static void
sv_referee_bar_dispose (GObject *object)
{
  SvRefereeBar *self = SV_REFEREE_BAR (object);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  if (self->position != NULL)
    g_signal_handlers_disconnect_by_data (self->position, self);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_REFEREE_BAR);
  g_clear_object (&self->table);
  g_clear_object (&self->position);
  G_OBJECT_CLASS (sv_referee_bar_parent_class)->dispose (object);
}

static void
sv_referee_bar_class_init (SvRefereeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_referee_bar_dispose;
  sv_types_ensure (SV_TYPE_DIE_VIEW);
  sv_widget_class_set_template (widget_class, "sv-referee-bar.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  sv_widget_class_bind (widget_class, SvRefereeBar, content, question, verdict, next, dice_row,
                        go_on, answer);
  sv_widget_class_bind_array (widget_class, SvRefereeBar, dice);
  sv_widget_class_bind_callbacks (widget_class, go_on_cb);
}

static void
sv_referee_bar_init (SvRefereeBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < SV_TABLE_DICE; i++)
    sv_die_view_set_size (self->dice[i], DIE_SIZE);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
}

GtkWidget *
sv_referee_page_new (SvTable *table)
{
  SvRefereeBar *self = g_object_new (SV_TYPE_REFEREE_BAR, NULL);

  self->table = g_object_ref (table);
  self->position = sv_referee_new_position (sv_table_get_doc (table));
  self->following = TRUE;
  style_cb (self);
  g_signal_connect_swapped (table, "changed", G_CALLBACK (follow_table), self);
  g_signal_connect_swapped (self->position, "changed", G_CALLBACK (update), self);
  self->page = SV_POSITION_PAGE (sv_position_page_new_asking (self->position, GTK_WIDGET (self)));
  follow_table (self);
  return GTK_WIDGET (self->page);
}
