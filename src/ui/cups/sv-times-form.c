/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-times-form.h"

#include <glib/gi18n.h>

#include "sv-cup-times.h"
#include "sv-cup-words.h"
#include "sv-settings.h"
#include "sv-widgets.h"

/* Break that is added: how many minutes it takes. */
enum { BREAK_MINUTES = 15 };

/* Columns of the grid of breaks. */
enum { AFTER, MINUTES, TEXT, REMOVE };

/* The fields of a break; the grid owns them. */
typedef struct {
  GtkSpinButton *after, *minutes;
  GtkEditable *text;
  GtkWidget *remove;
} Fields;

struct _SvTimesForm {
  GtkBox parent_instance;

  GArray *rows;     /* Fields of each break */
  gboolean filling; /* TRUE while the program writes into the fields */

  /* Template children */
  GtkCheckButton *timed;
  GtkSpinButton *start, *minutes, *change;
  GtkWidget *day, *add;
  GtkGrid *breaks;
};

G_DEFINE_FINAL_TYPE (SvTimesForm, sv_times_form, GTK_TYPE_BOX)

static unsigned
get_number (GtkSpinButton *spin)
{
  return (unsigned)gtk_spin_button_get_value_as_int (spin);
}

static void
changed_cb (SvTimesForm *self)
{
  gtk_widget_set_visible (self->day, gtk_check_button_get_active (self->timed));
  gtk_widget_set_visible (GTK_WIDGET (self->breaks), self->rows->len > 0);
  gtk_widget_set_sensitive (self->add, self->rows->len < SV_CUP_MAX_BREAKS);
  if (!self->filling)
    g_signal_emit_by_name (self, "changed");
}

/* --- The time --- */

/* What is no time restores the time that was there. */
static int
read_time_cb (GtkSpinButton *spin, double *value, gpointer self)
{
  unsigned minutes = get_number (spin);

  sv_cup_words_read_time (gtk_editable_get_text (GTK_EDITABLE (spin)), &minutes);
  *value = minutes;
  return TRUE;
}

static gboolean
write_time_cb (GtkSpinButton *spin, gpointer self)
{
  g_autofree char *time = sv_cup_times_dup (get_number (spin));

  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (spin)), time))
    gtk_editable_set_text (GTK_EDITABLE (spin), time);
  return TRUE;
}

/* --- Breaks --- */

static GtkWidget *
new_spin (SvTimesForm *self, int row, int column, unsigned most, unsigned value, const char *label)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (1, most, 1);

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  sv_widget_set_label (spin, label);
  gtk_grid_attach (self->breaks, spin, column, row, 1, 1);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return spin;
}

static void add_row (SvTimesForm *self, SvCupBreak shown, const char *text);

/* Remove all rows, and add those of @times. */
static void
refill (SvTimesForm *self, const SvCupTimes *times, const char *const *texts)
{
  GtkWidget *child;

  sv_widget_drop_focus (GTK_WIDGET (self->breaks));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->breaks))) != NULL)
    gtk_grid_remove (self->breaks, child);
  g_array_set_size (self->rows, 0);
  for (unsigned i = 0; i < times->n_breaks; i++)
    add_row (self, times->breaks[i], texts != NULL ? texts[i] : NULL);
}

static void
remove_cb (SvTimesForm *self, GtkWidget *button)
{
  guint k = 0;

  while (g_array_index (self->rows, Fields, k).remove != button)
    k++;
  gtk_widget_grab_focus (self->add);
  gtk_grid_remove_row (self->breaks, (int)k + 1);
  g_array_remove_index (self->rows, k);
  changed_cb (self);
}

static void
add_head (SvTimesForm *self, int column, const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "sv-faint");
  gtk_grid_attach (self->breaks, label, column, 0, 1, 1);
}

/* Tell about a typed text when it is complete. */
static void
tell_when_left (SvTimesForm *self, GtkWidget *words)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (words, "activate", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (words, focus);
}

static void
add_row (SvTimesForm *self, SvCupBreak shown, const char *text)
{
  const int row = (int)self->rows->len + 1;
  GtkWidget *words = gtk_entry_new (),
            *remove = gtk_button_new_from_icon_name ("edit-delete-symbolic");
  Fields fields = { .text = GTK_EDITABLE (words), .remove = remove };

  if (row == 1) {
    add_head (self, AFTER, _ ("After slot"));
    add_head (self, MINUTES, _ ("Minutes"));
    add_head (self, TEXT, _ ("What it is for"));
  }
  fields.after = GTK_SPIN_BUTTON (
      new_spin (self, row, AFTER, SV_CUP_MAX_ROUNDS, shown.after, _ ("Break after slot")));
  fields.minutes = GTK_SPIN_BUTTON (
      new_spin (self, row, MINUTES, SV_CUP_MAX_BREAK, shown.minutes, _ ("Minutes of the break")));
  gtk_editable_set_text (fields.text, text != NULL ? text : "");
  gtk_editable_set_width_chars (fields.text, 1);
  gtk_widget_set_size_request (words, 40, -1);
  gtk_entry_set_max_length (GTK_ENTRY (words), SV_TEXT_MAX_CHARS);
  gtk_widget_set_hexpand (words, TRUE);
  sv_widget_set_label (words, _ ("What the break is for"));
  gtk_grid_attach (self->breaks, words, TEXT, row, 1, 1);
  gtk_widget_add_css_class (remove, "flat");
  sv_widget_set_label (remove, _ ("Remove the break"));
  gtk_grid_attach (self->breaks, remove, REMOVE, row, 1, 1);
  tell_when_left (self, words);
  g_signal_connect_object (remove, "clicked", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  g_array_append_val (self->rows, fields);
}

/* Add a break after the slot that follows the last break. */
static void
add_cb (SvTimesForm *self)
{
  const guint n = self->rows->len;
  const unsigned after =
      n > 0 ? get_number (g_array_index (self->rows, Fields, n - 1).after) + 1 : 1;

  add_row (self, (SvCupBreak){ MIN (after, SV_CUP_MAX_ROUNDS), BREAK_MINUTES }, NULL);
  changed_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (g_array_index (self->rows, Fields, n).after));
}

/* --- All --- */

/* Insert a break in the order of the slots, or make the one after the same slot longer. */
static void
take_break (SvCupTimes *out, const char *texts[SV_CUP_MAX_BREAKS], const Fields *fields)
{
  const SvCupBreak taken = { get_number (fields->after), get_number (fields->minutes) };
  const char *text = gtk_editable_get_text (fields->text);
  unsigned k = out->n_breaks;

  while (k > 0 && out->breaks[k - 1].after > taken.after)
    k--;
  if (k > 0 && out->breaks[k - 1].after == taken.after) {
    out->breaks[k - 1].minutes = MIN (out->breaks[k - 1].minutes + taken.minutes, SV_CUP_MAX_BREAK);
    return;
  }
  for (unsigned i = out->n_breaks; i > k; i--) {
    out->breaks[i] = out->breaks[i - 1];
    texts[i] = texts[i - 1];
  }
  out->breaks[k] = taken;
  texts[k] = *text != '\0' ? text : NULL;
  out->n_breaks++;
}

void
sv_times_form_get (SvTimesForm *self, SvCupTimes *out, const char *texts[SV_CUP_MAX_BREAKS])
{
  *out = (SvCupTimes){ 0 };
  if (!gtk_check_button_get_active (self->timed))
    return;
  out->start = get_number (self->start);
  out->match = get_number (self->minutes);
  out->change = get_number (self->change);
  for (guint k = 0; k < self->rows->len; k++)
    take_break (out, texts, &g_array_index (self->rows, Fields, k));
}

unsigned
sv_times_form_get_minutes (SvTimesForm *self)
{
  return get_number (self->minutes);
}

void
sv_times_form_set (SvTimesForm *self, const SvCupTimes *times, const char *const *texts)
{
  self->filling = TRUE;
  gtk_check_button_set_active (self->timed, times->match > 0);
  if (times->match > 0) {
    gtk_spin_button_set_value (self->start, times->start);
    gtk_spin_button_set_value (self->minutes, times->match);
    gtk_spin_button_set_value (self->change, times->change);
  }
  refill (self, times, texts);
  changed_cb (self);
  self->filling = FALSE;
}

void
sv_times_form_propose (SvTimesForm *self, unsigned minutes)
{
  if (minutes > 0)
    gtk_spin_button_set_value (self->minutes, minutes);
}

void
sv_times_form_bind_settings (SvTimesForm *self)
{
  GSettings *settings = sv_settings ();

  g_settings_bind (settings, "cup-timed", self->timed, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "cup-start", self->start, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "cup-minutes", self->minutes, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "cup-change", self->change, "value", G_SETTINGS_BIND_DEFAULT);
}

static void
sv_times_form_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_TIMES_FORM);
  G_OBJECT_CLASS (sv_times_form_parent_class)->dispose (object);
}

static void
sv_times_form_finalize (GObject *object)
{
  g_array_unref (SV_TIMES_FORM (object)->rows);
  G_OBJECT_CLASS (sv_times_form_parent_class)->finalize (object);
}

static void
sv_times_form_class_init (SvTimesFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_times_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_times_form_finalize;
  g_signal_new ("changed", SV_TYPE_TIMES_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  sv_widget_class_set_template (widget_class, "sv-times-form.ui");
  sv_widget_class_bind (widget_class, SvTimesForm, timed, start, minutes, change, day, add, breaks);
  sv_widget_class_bind_callbacks (widget_class, changed_cb, read_time_cb, write_time_cb, add_cb);
}

static void
sv_times_form_init (SvTimesForm *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Fields));
  gtk_widget_init_template (GTK_WIDGET (self));
  changed_cb (self);
}
