/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-clock.h"

#include <glib/gi18n.h>

#include "sv-clock-words.h"
#include "sv-sentence.h"
#include "sv-table-text.h"
#include "sv-toast.h"
#include "sv-widgets.h"

enum { N_STEPS = 4 };

struct _SvTableClock {
  GtkPopover parent_instance;

  SvTable *table; /* owned */

  /* Template children */
  GtkWidget *setting, *step[N_STEPS], *next;
  GtkLabel *what;
  GtkEntry *time;
};

G_DEFINE_FINAL_TYPE (SvTableClock, sv_table_clock, GTK_TYPE_POPOVER)

/* --- What is shown --- */

static void
empty (SvTableClock *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->time), "");
}

/* Show the present time as the placeholder of the entry, so that it disappears when the user
 * types. */
static void
show_time (SvTableClock *self)
{
  g_autofree char *time = sv_table_text_dup_clock (self->table);

  gtk_entry_set_placeholder_text (self->time, time);
}

/* Fill @steps with the amounts that the four buttons add to the clock: ± 1 minute and ± 10
 * seconds, in seconds. On a clock that the dice move: ± the minutes that one die moves it, and ±
 * 1 minute, in minutes. */
static void
get_steps (SvTableClock *self, int steps[N_STEPS])
{
  const int by_die = sv_table_get_clock_steps (self->table);
  const int large = by_die > 0 ? by_die : 60, small = by_die > 0 ? 1 : 10;

  steps[0] = -large;
  steps[1] = -small;
  steps[2] = small;
  steps[3] = large;
}

static char *
dup_step (int step, gboolean of_dice)
{
  const char *sign = step < 0 ? "−" : "+";
  const int by = ABS (step);

  if (of_dice)
    /* Translators: label of a button that sets a clock which shows whole minutes; %s is a sign
     * (+ or −), %d the number of minutes: "+6′". */
    return sv_sentence (_ ("%s%d′"), sign, by);
  if (by == 60)
    /* Translators: label of a button that sets the clock by one minute; %s is the sign, + or −. */
    return sv_sentence (_ ("%s1 min"), sign);
  /* Translators: label of a button that sets the clock; %s is a sign (+ or −), %d the number of
   * seconds. */
  return sv_sentence (_ ("%s%d s"), sign, by);
}

static void
show_steps (SvTableClock *self)
{
  const int by_die = sv_table_get_clock_steps (self->table);
  int steps[N_STEPS];

  get_steps (self, steps);
  for (int i = 0; i < N_STEPS; i++) {
    g_autofree char *label = dup_step (steps[i], by_die > 0);
    gtk_button_set_label (GTK_BUTTON (self->step[i]), label);
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->step[i]), "i", steps[i]);
    /* If one die moves the clock by one minute, both steps are equal; hide the outer buttons. */
    gtk_widget_set_visible (self->step[i], by_die != 1 || i == 1 || i == 2);
  }
}

static void
update (SvTableClock *self)
{
  const char *what =
      sv_table_get_clock_steps (self->table) > 0 ? _ ("The clock shows") : _ ("Left on the clock");
  g_autofree char *next = sv_table_text_dup_next (self->table);

  gtk_label_set_text (self->what, what);
  sv_widget_set_label (self->time, what);
  gtk_widget_set_visible (self->setting, sv_table_can_set_clock (self->table));
  gtk_button_set_label (GTK_BUTTON (self->next), next);
  show_steps (self);
  show_time (self);
}

/* --- What people do --- */

static void
refuse (SvTableClock *self)
{
  g_autofree char *sentence = sv_table_text_dup_clock_limits (self->table);

  gtk_widget_add_css_class (GTK_WIDGET (self->time), "error");
  sv_tell (GTK_WIDGET (self), sentence);
}

/* Set the clock to the typed time. Returns TRUE if the clock was set or nothing was typed;
 * otherwise FALSE, after telling the user what can be typed. */
static gboolean
take_typed (SvTableClock *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->time));

  if (*text == '\0')
    return TRUE;
  if (!sv_table_text_set_clock (self->table, text)) {
    refuse (self);
    return FALSE;
  }
  empty (self);
  return TRUE;
}

/* Enter closes the popover if the time is valid; an invalid text stays for the user to correct. */
static void
entered_cb (SvTableClock *self)
{
  if (take_typed (self))
    gtk_popover_popdown (GTK_POPOVER (self));
}

static void
typed_cb (SvTableClock *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->time), "error");
}

static void
left_cb (SvTableClock *self)
{
  if (gtk_widget_in_destruction (GTK_WIDGET (self)) || self->table == NULL)
    return;
  take_typed (self);
  empty (self);
}

/* Escape closes the popover without setting the clock: clear the entry, so that left_cb () finds
 * nothing to set. */
static gboolean
key_cb (SvTableClock *self, guint key)
{
  if (key == GDK_KEY_Escape)
    empty (self);
  return FALSE;
}

/* --- The object --- */

static void
map_cb (SvTableClock *self)
{
  empty (self);
  update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->time));
}

void
sv_table_clock_set_table (SvTableClock *self, SvTable *table)
{
  SvClock *clock = sv_table_get_clock (table);

  g_return_if_fail (self->table == NULL);
  self->table = g_object_ref (table);
  g_signal_connect_swapped (table, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (table, "whistle", G_CALLBACK (update), self);
  g_signal_connect_swapped (clock, "tick", G_CALLBACK (show_time), self);
  update (self);
}

static void
sv_table_clock_dispose (GObject *object)
{
  SvTableClock *self = SV_TABLE_CLOCK (object);

  if (self->table != NULL) {
    g_signal_handlers_disconnect_by_data (sv_table_get_clock (self->table), self);
    g_signal_handlers_disconnect_by_data (self->table, self);
  }
  g_clear_object (&self->table);
  G_OBJECT_CLASS (sv_table_clock_parent_class)->dispose (object);
}

static void
sv_table_clock_class_init (SvTableClockClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_table_clock_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-table-clock.ui");
  sv_widget_class_bind (widget_class, SvTableClock, setting, what, time, next);
  sv_widget_class_bind_array (widget_class, SvTableClock, step);
  sv_widget_class_bind_callbacks (widget_class, entered_cb, typed_cb, left_cb, key_cb, map_cb);
}

static void
sv_table_clock_init (SvTableClock *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
