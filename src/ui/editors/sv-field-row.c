/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-field-row.h"

#include "sv-board-file.h"
#include "sv-sentence.h"
#include "sv-team-words.h"
#include "sv-variant-words.h"

#include <glib/gi18n.h>

#include "sv-board-choice.h"
#include "sv-figurines.h"
#include "sv-toast.h"
#include "sv-widgets.h"

/* MAX_LETTERS: buttons of a SET or NUMBERS row. WIDE_CHARS: characters in a line of text, so
 * that two wide rows fit side by side on a large screen. LEAST_WIDTH: width of a wide row in
 * pixels, as much as the screen of a phone has for it. */
enum { MAX_LETTERS = 32, WIDE_CHARS = 38, LEAST_WIDTH = 324 };

struct _SvFieldRow {
  GtkBox parent_instance;

  /* Owned */
  char *what;

  const SvField *field;
  SvFieldRowKind kind;
  int32_t value;
  /* imported board if it is the value of a BOARD row (a reference), else NULL */
  const SvBoard *own;
  gboolean showing; /* TRUE while the program, not the user, changes the widgets */

  /* Widgets that edit the value, depending on the type of the field; owned by their boxes */
  GtkWidget *control; /* first of these widgets */
  GtkSwitch *toggle;
  GtkSpinButton *spin;
  GtkLabel *unit;
  GtkCheckButton *is_free;
  GtkDropDown *choice;
  GtkWidget *turn;
  GtkToggleButton *letters[MAX_LETTERS];
  unsigned n_letters;
  int first_letter; /* bit in the value that letters[0] stands for */
  SvBoardChoice *boards;

  /* Template children */
  GtkLabel *heading;
  GtkLabel *help;
  GtkWidget *side;
  GtkWidget *below;
  GtkWidget *reset;
  GtkLabel *fault;
};

G_DEFINE_FINAL_TYPE (SvFieldRow, sv_field_row, GTK_TYPE_BOX)

static gboolean
is_of_card (const SvFieldRow *self)
{
  return self->kind == SV_FIELD_ROW_CARD || self->kind == SV_FIELD_ROW_ON_CARD;
}

static gboolean
is_optional (const SvFieldRow *self)
{
  return (self->field->flags & (SV_FIELD_OPTIONAL | SV_FIELD_NULLABLE)) != 0;
}

/* Return whether a switch stands beside the number, because 0 means that the rule is off. */
static gboolean
has_switch (const SvFieldRow *self)
{
  return (self->field->flags & SV_FIELD_SWITCH) != 0 && self->kind == SV_FIELD_ROW_WIDE;
}

/* --- What the controls say --- */

static int32_t
read_letters (SvFieldRow *self)
{
  guint32 mask = 0;

  for (unsigned i = 0; i < self->n_letters; i++)
    if (gtk_toggle_button_get_active (self->letters[i]))
      mask |= 1u << (self->first_letter + (int)i);
  return (int32_t)mask;
}

static int32_t
read_controls (SvFieldRow *self)
{
  if (self->is_free != NULL && gtk_check_button_get_active (self->is_free))
    return SV_FIELD_NULL;
  if (self->toggle != NULL && !gtk_switch_get_active (self->toggle))
    return 0;
  if (self->toggle != NULL && self->spin == NULL)
    return 1;
  if (self->spin != NULL)
    return gtk_spin_button_get_value_as_int (self->spin);
  if (self->turn != NULL)
    return self->value;
  if (self->choice != NULL) {
    const int32_t selected = (int32_t)gtk_drop_down_get_selected (self->choice);
    if (!is_optional (self))
      return selected;
    return selected == 0 ? SV_FIELD_NULL : selected - 1;
  }
  if (self->boards != NULL)
    return sv_board_choice_get_value (self->boards);
  return read_letters (self);
}

static const char *
choice_label (const SvField *field, int i)
{
  return field->labels != NULL ? _ (field->labels[i]) : field->choices[i];
}

static void
write_turn (SvFieldRow *self)
{
  /* Translators: the name of a value on a player card, then the value, e.g. "Sex: female". */
  g_autofree char *label = sv_sentence (C_ ("value of a card", "%s: %s"), _ (self->field->label),
                                        choice_label (self->field, self->value));

  sv_widget_set_label (self->turn, label);
  sv_widget_set_tooltip (self->turn, label);
}

static void
write_controls (SvFieldRow *self)
{
  const gboolean none = self->value == SV_FIELD_NULL;

  self->showing = TRUE;
  if (self->is_free != NULL)
    gtk_check_button_set_active (self->is_free, none);
  if (self->toggle != NULL)
    gtk_switch_set_active (self->toggle, self->value > 0);
  if (self->spin != NULL) {
    /* While the rule is off, the spin button keeps its number, so that it comes back with the
     * switch. */
    const gboolean off = none || (has_switch (self) && self->value == 0);
    gtk_widget_set_sensitive (GTK_WIDGET (self->spin), !off);
    if (!off && gtk_spin_button_get_value_as_int (self->spin) != self->value)
      gtk_spin_button_set_value (self->spin, self->value);
  }
  if (self->unit != NULL)
    gtk_label_set_text (self->unit, sv_variant_words_unit (self->field, self->value));
  if (self->turn != NULL && !none)
    write_turn (self);
  if (self->choice != NULL)
    gtk_drop_down_set_selected (self->choice, !is_optional (self) ? (guint)self->value
                                              : none              ? 0
                                                                  : (guint)self->value + 1);
  for (unsigned i = 0; i < self->n_letters; i++)
    gtk_toggle_button_set_active (
        self->letters[i],
        !none && ((guint32)self->value >> (self->first_letter + (int)i) & 1) != 0);
  if (self->boards != NULL)
    sv_board_choice_show (self->boards, self->value, self->own);
  self->showing = FALSE;
}

/* Return a sentence if too few or too many letters are chosen, else NULL (free with g_free ()).
 * This is the only illegal value that these widgets can produce. */
static char *
dup_letters_fault (SvFieldRow *self, int32_t value)
{
  const int n = __builtin_popcount ((guint32)value);

  if (self->field->type != SV_FIELD_SET || value == SV_FIELD_NULL)
    return NULL;
  if (n < self->field->min)
    return g_strdup_printf (ngettext ("At least %d must be chosen.", "At least %d must be chosen.",
                                      (gulong)self->field->min),
                            (int)self->field->min);
  if (n > self->field->max)
    return g_strdup_printf (ngettext ("At most %d can be chosen.", "At most %d can be chosen.",
                                      (gulong)self->field->max),
                            (int)self->field->max);
  return NULL;
}

static void
take (SvFieldRow *self, int32_t value)
{
  g_autofree char *fault = dup_letters_fault (self, value);
  const SvBoard *own = self->boards != NULL ? sv_board_choice_get_own (self->boards) : NULL;

  if (fault != NULL) {
    write_controls (self);
    sv_field_row_set_fault (self, fault);
    return;
  }
  if (value == self->value && own == self->own)
    return;
  self->value = value;
  sv_board_set (&self->own, own);
  sv_field_row_set_fault (self, NULL);
  write_controls (self);
  g_signal_emit_by_name (self, "changed", (int)value);
}

static void
control_cb (SvFieldRow *self)
{
  if (!self->showing)
    take (self, read_controls (self));
}

static void
reset_cb (SvFieldRow *self)
{
  g_signal_emit_by_name (self, "reset");
}

/* --- The controls --- */

/* Set the accessible name of @control and connect @signal (or NULL), which it emits when the
 * user chooses another value. */
static void
connect_control (SvFieldRow *self, gpointer control, const char *label, const char *signal)
{
  if (self->control == NULL)
    self->control = control;
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->field->help != NULL ? _ (self->field->help) : "", -1);
  if (signal != NULL)
    g_signal_connect_swapped (control, signal, G_CALLBACK (control_cb), self);
}

static void
add_switch (SvFieldRow *self)
{
  self->toggle =
      g_object_new (GTK_TYPE_SWITCH, "valign", GTK_ALIGN_CENTER, "halign", GTK_ALIGN_END, NULL);
  connect_control (self, self->toggle, _ (self->field->label), "notify::active");
  gtk_box_append (GTK_BOX (self->side), GTK_WIDGET (self->toggle));
}

static void
add_unit (SvFieldRow *self, GtkWidget *box)
{
  /* A row beside a card or behind another number has no space for the unit. */
  if (self->field->unit == NULL || is_of_card (self) || self->kind == SV_FIELD_ROW_JOINED)
    return;
  self->unit = GTK_LABEL (gtk_label_new (_ (self->field->unit)));
  gtk_widget_add_css_class (GTK_WIDGET (self->unit), "sv-faint");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->unit));
}

static void
add_free (SvFieldRow *self)
{
  g_autofree char *label = sv_sentence (_ ("%s: free"), _ (self->field->label));

  if (!is_optional (self))
    return;
  self->is_free = GTK_CHECK_BUTTON (
      gtk_check_button_new_with_label (C_ ("no limit for the value of a rule", "Free")));
  connect_control (self, self->is_free, label, "toggled");
  /* Put the check button "Free" below, because a narrow window has no space for it beside the
   * spin button. */
  gtk_box_append (GTK_BOX (self->below), GTK_WIDGET (self->is_free));
}

/* Read the text that the user typed. If it is not a whole number, tell the user and keep the old
 * value: rounding it silently would give a rule that the user did not mean. */
static int
input_cb (GtkSpinButton *spin, double *value, SvFieldRow *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (spin))));
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, G_MININT32, G_MAXINT32, &number, NULL)) {
    g_autofree char *words = sv_sentence (_ ("“%s” is not a whole number."), text);
    if (*text != '\0') /* an empty entry only gets its old number back, without a message */
      sv_tell (GTK_WIDGET (self), words);
    *value = gtk_spin_button_get_value (spin); /* on an error GTK would set the minimum */
    return TRUE;
  }
  *value = (double)number;
  return TRUE;
}

/* Go past the number that is not allowed, in the direction in which the user was going. */
static void
skip_cb (SvFieldRow *self)
{
  const int skipped = self->field->skipped;

  if (gtk_spin_button_get_value_as_int (self->spin) == skipped)
    gtk_spin_button_set_value (self->spin, self->value > skipped ? skipped - 1 : skipped + 1);
}

static void
add_spin (SvFieldRow *self)
{
  const SvField *field = self->field;
  const int32_t min = has_switch (self) ? 1 : field->min;
  GtkWidget *spin = gtk_spin_button_new_with_range (min, field->max, 1);
  g_autofree char *range = g_strdup_printf ("%d – %d", (int)min, (int)field->max);
  /* A narrow window has no space for the spin button beside a switch. */
  GtkWidget *box = has_switch (self) ? self->below : self->side;

  self->spin = GTK_SPIN_BUTTON (spin);
  /* Undo in this entry is off, because undo belongs to the whole document here. */
  g_object_set (spin, "numeric", FALSE, "width-chars", 2, "max-width-chars", 2, "enable-undo",
                FALSE, "valign", GTK_ALIGN_CENTER, "tooltip-text", range, NULL);
  if (has_switch (self)) {
    gtk_spin_button_set_value (self->spin, field->usual);
    gtk_box_set_spacing (GTK_BOX (box), 8);
  }
  g_signal_connect_object (spin, "input", G_CALLBACK (input_cb), self, 0);
  if (field->skipped != 0)
    g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (skip_cb), self);
  connect_control (self, spin, _ (field->label), "value-changed");
  gtk_box_append (GTK_BOX (box), spin);
  add_unit (self, box);
  add_free (self);
}

static void
turn_cb (SvFieldRow *self)
{
  int n = 0;

  while (self->field->choices[n] != NULL)
    n++;
  take (self, (self->value + 1) % n);
}

/* Add a transparent button that steps to the next choice; the sign itself is painted on the card
 * below the button. */
static void
add_turn (SvFieldRow *self)
{
  self->turn = gtk_button_new ();
  connect_control (self, self->turn, _ (self->field->label), NULL);
  g_signal_connect_swapped (self->turn, "clicked", G_CALLBACK (turn_cb), self);
  gtk_widget_set_hexpand (self->turn, TRUE);
  gtk_box_append (GTK_BOX (self->side), self->turn);
}

static void
add_choice (SvFieldRow *self)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  GtkWidget *box = self->kind == SV_FIELD_ROW_WIDE ? self->below : self->side;

  const gboolean is_head = (self->field->flags & SV_FIELD_HEAD) != 0;

  if (is_optional (self))
    gtk_string_list_append (labels, is_head ? C_ ("head of a figurine", "By number")
                                            : C_ ("value of a rule", "not used"));
  for (int i = 0; self->field->choices[i] != NULL; i++)
    gtk_string_list_append (labels, choice_label (self->field, i));
  self->choice = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  sv_drop_down_shorten (self->choice);
  if (is_head) {
    g_autoptr (GtkListItemFactory) heads = sv_figurines_new_head_factory ();
    gtk_drop_down_set_list_factory (self->choice, heads);
  }
  gtk_drop_down_set_model (self->choice, G_LIST_MODEL (labels));
  gtk_widget_set_hexpand (GTK_WIDGET (self->choice), TRUE);
  connect_control (self, self->choice, _ (self->field->label), "notify::selected");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->choice));
}

static void
add_letter (SvFieldRow *self, GtkWidget *flow, const char *letter)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (letter);
  g_autofree char *label = g_strdup_printf ("%s: %s", _ (self->field->label), letter);

  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "sv-letter");
  connect_control (self, button, label, "toggled");
  sv_flow_box_append (GTK_FLOW_BOX (flow), button);
  self->letters[self->n_letters++] = GTK_TOGGLE_BUTTON (button);
}

static GtkWidget *
add_flow (SvFieldRow *self)
{
  GtkWidget *flow =
      g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE,
                    "max-children-per-line", MAX_LETTERS, "hexpand", TRUE, NULL);

  connect_control (self, flow, _ (self->field->label), NULL);
  gtk_box_append (GTK_BOX (self->below), flow);
  return flow;
}

static void
add_letters (SvFieldRow *self)
{
  GtkWidget *flow = add_flow (self);

  for (int i = 0; self->field->choices[i] != NULL && i < MAX_LETTERS; i++)
    add_letter (self, flow, choice_label (self->field, i));
}

/* Add a toggle button for each number in the range of the field. */
static void
add_numbers (SvFieldRow *self)
{
  GtkWidget *flow = add_flow (self);

  self->first_letter = self->field->min;
  for (int i = self->field->min; i <= self->field->max; i++) {
    g_autofree char *number = g_strdup_printf ("%d", i);
    add_letter (self, flow, number);
  }
}

static void
add_boards (SvFieldRow *self)
{
  GtkWidget *boards = sv_board_choice_new (self->field);

  self->boards = SV_BOARD_CHOICE (boards);
  connect_control (self, boards, _ (self->field->label), "chosen");
  g_signal_connect_swapped (boards, "refused", G_CALLBACK (sv_field_row_set_fault), self);
  gtk_box_append (GTK_BOX (self->below), boards);
}

static void
add_controls (SvFieldRow *self)
{
  switch (self->field->type) {
  case SV_FIELD_BOOL:
    add_switch (self);
    break;
  case SV_FIELD_INT:
    if (has_switch (self))
      add_switch (self);
    add_spin (self);
    break;
  case SV_FIELD_CHOICE:
    if (self->kind == SV_FIELD_ROW_ON_CARD)
      add_turn (self);
    else
      add_choice (self);
    break;
  case SV_FIELD_SET:
    add_letters (self);
    break;
  case SV_FIELD_NUMBERS:
    add_numbers (self);
    break;
  case SV_FIELD_BOARD:
    add_boards (self);
    break;
  case SV_FIELD_RECORD:
  case SV_FIELD_LIST:
  default:
    g_assert_not_reached ();
  }
  if (gtk_widget_get_first_child (self->below) == NULL)
    gtk_widget_hide (self->below);
}

static void
add_words (SvFieldRow *self)
{
  const SvField *field = self->field;
  const gboolean compact = self->kind != SV_FIELD_ROW_WIDE;
  g_autofree char *rule =
      field->rule != NULL ? sv_sentence (_ ("Rule %s"), field->rule) : g_strdup ("");
  g_autofree char *reset = sv_sentence (_ ("%s: as in the standard game"), _ (field->label));

  gtk_label_set_text (self->heading, _ (field->label));
  sv_label_show (self->help, field->help != NULL && !compact ? _ (field->help) : NULL);
  gtk_widget_set_visible (self->reset, !compact);
  gtk_widget_set_tooltip_text (self->reset, _ ("As in the standard game"));
  sv_widget_set_label (self->reset, reset);
  g_autofree char *tip = compact && field->help != NULL
                             ? g_strjoin ("\n", _ (field->help), rule, NULL)
                             : g_strdup (rule);
  gtk_widget_set_tooltip_text (gtk_widget_get_parent (GTK_WIDGET (self->heading)), tip);
  if (self->kind == SV_FIELD_ROW_COMPACT) {
    gtk_label_set_width_chars (self->heading, 6);
    gtk_label_set_wrap (self->heading, FALSE);
    gtk_widget_set_hexpand (gtk_widget_get_parent (GTK_WIDGET (self->heading)), FALSE);
    gtk_widget_set_hexpand (self->side, TRUE);
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  } else if (self->kind == SV_FIELD_ROW_WIDE) {
    gtk_widget_add_css_class (GTK_WIDGET (self->heading), "sv-subheading");
    gtk_label_set_max_width_chars (self->heading, WIDE_CHARS);
    /* On a phone, break a long word that does not fit beside its number; on wider screens the
     * minimum width prevents that. */
    gtk_label_set_wrap_mode (self->heading, PANGO_WRAP_WORD_CHAR);
    gtk_widget_set_size_request (GTK_WIDGET (self), LEAST_WIDTH, -1);
    gtk_label_set_max_width_chars (self->help, WIDE_CHARS);
  }
}

/* Lay the row out beside a card: the label above the value, both aligned to the left. The fault
 * label is not an alert for screen readers here, because the page announces the fault too. */
static void
lay_out_for_card (SvFieldRow *self)
{
  GtkWidget *line = gtk_widget_get_parent (self->side);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (line), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (line), 2);
  gtk_widget_set_halign (self->side, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (self->control, _ (self->field->help));
  gtk_widget_add_css_class (GTK_WIDGET (self->fault), "caption");
  g_object_set (self->fault, "accessible-role", GTK_ACCESSIBLE_ROLE_LABEL, NULL);
}

/* Hide + and − of the spin button, because they say the opposite of what they do to a player whose
 * power is better if it is lower. */
static void
hide_signs (SvFieldRow *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->spin));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child))
      gtk_widget_hide (child);
}

/* Lay the row out over a painted card: show only the widget that edits the value, and let it
 * fill the area. */
static void
lay_out_on_card (SvFieldRow *self)
{
  GtkWidget *line = gtk_widget_get_parent (self->side);

  gtk_widget_hide (gtk_widget_get_parent (GTK_WIDGET (self->heading)));
  gtk_widget_hide (self->reset);
  gtk_widget_set_vexpand (line, TRUE);
  gtk_widget_set_hexpand (self->side, TRUE);
  gtk_widget_set_valign (self->side, GTK_ALIGN_FILL);
  gtk_widget_set_vexpand (self->control, TRUE);
  gtk_widget_set_valign (self->control, GTK_ALIGN_FILL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "on-card");
  if (self->spin != NULL) {
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->spin), GTK_ORIENTATION_VERTICAL);
    gtk_editable_set_alignment (GTK_EDITABLE (self->spin), 0.5);
    gtk_widget_set_hexpand (self->control, TRUE);
    gtk_widget_set_tooltip_text (self->control, _ (self->field->help));
    if ((self->field->flags & SV_FIELD_THROW) != 0)
      hide_signs (self);
  }
}

/* Lay the row out behind another number: only the sign between both, and this number. */
static void
lay_out_joined (SvFieldRow *self)
{
  GtkWidget *joint = gtk_label_new (self->field->joint);

  gtk_widget_hide (gtk_widget_get_parent (GTK_WIDGET (self->heading)));
  gtk_widget_hide (self->reset);
  gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  gtk_widget_set_tooltip_text (self->control, _ (self->field->label));
  gtk_box_prepend (GTK_BOX (self->side), joint);
  gtk_box_set_spacing (GTK_BOX (self->side), 5);
  gtk_box_set_spacing (GTK_BOX (gtk_widget_get_parent (self->side)), 0);
}

/* --- The widget --- */

static void
sv_field_row_dispose (GObject *object)
{
  SvFieldRow *self = SV_FIELD_ROW (object);

  self->showing = TRUE; /* signals that widgets emit while they are destroyed are no edits */
  sv_board_set (&self->own, NULL);
  g_clear_pointer (&self->what, g_free);
  G_OBJECT_CLASS (sv_field_row_parent_class)->dispose (object);
}

static void
sv_field_row_class_init (SvFieldRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_field_row_dispose;
  g_signal_new ("changed", SV_TYPE_FIELD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_INT);
  g_signal_new ("reset", SV_TYPE_FIELD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  sv_widget_class_set_template (widget_class, "sv-field-row.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "fieldrow");
  sv_widget_class_bind (widget_class, SvFieldRow, heading, help, side, below, reset, fault);
  sv_widget_class_bind_callbacks (widget_class, reset_cb);
}

static void
sv_field_row_init (SvFieldRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_field_row_new (const SvField *field, const char *what, SvFieldRowKind kind)
{
  g_return_val_if_fail (field->type != SV_FIELD_RECORD && field->type != SV_FIELD_LIST, NULL);

  SvFieldRow *self = g_object_new (SV_TYPE_FIELD_ROW, NULL);
  self->field = field;
  self->what = g_strdup (what);
  self->kind = kind;
  self->value = field->standard;
  add_words (self);
  self->showing = TRUE;
  add_controls (self);
  if (kind == SV_FIELD_ROW_CARD)
    lay_out_for_card (self);
  if (kind == SV_FIELD_ROW_JOINED)
    lay_out_joined (self);
  write_controls (self);
  if (kind == SV_FIELD_ROW_ON_CARD)
    /* the row needs no accessible name, because the widget that edits the value has one */
    lay_out_on_card (self);
  else
    sv_widget_set_label (self, _ (field->label));
  return GTK_WIDGET (self);
}

const SvField *
sv_field_row_get_field (SvFieldRow *self)
{
  return self->field;
}

const char *
sv_field_row_get_what (SvFieldRow *self)
{
  return self->what;
}

void
sv_field_row_show (SvFieldRow *self, const void *base, gboolean standard)
{
  /* Make the button transparent instead of hiding it, so that the rows do not move when a value
   * changes. */
  gtk_widget_set_opacity (self->reset, standard ? 0 : 1);
  sv_widget_set_class (GTK_WIDGET (self), "changed", !standard);
  gtk_widget_set_sensitive (self->reset, !standard);
  int32_t value = sv_field_get (self->field, base);
  const SvBoard *own = self->boards != NULL ? sv_field_get_board (self->field, base) : NULL;
  if (value == self->value && own == self->own)
    return;
  self->value = value;
  sv_board_set (&self->own, own);
  write_controls (self);
}

void
sv_field_row_store (SvFieldRow *self, void *base)
{
  if (self->boards != NULL)
    sv_field_set_board (self->field, base, self->own);
  sv_field_set (self->field, base, self->value);
}

void
sv_field_row_set_game (SvFieldRow *self, const SvGame *game)
{
  if (self->boards != NULL)
    sv_board_choice_set_game (self->boards, game);
}

void
sv_field_row_set_fault (SvFieldRow *self, const char *sentence)
{
  const char *help = self->field->help != NULL ? _ (self->field->help) : "";

  if (g_str_equal (gtk_label_get_text (self->fault), sentence != NULL ? sentence : ""))
    return;
  sv_label_show (self->fault, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->control),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence != NULL ? sentence : help, -1);
}

void
sv_field_row_step (SvFieldRow *self, int by)
{
  g_return_if_fail (self->spin != NULL);

  gtk_spin_button_spin (self->spin, GTK_SPIN_USER_DEFINED, by);
}

void
sv_field_row_set_player (SvFieldRow *self, const char *player)
{
  g_autofree char *label = sv_team_words_power_of (self->field, player);

  sv_widget_set_label (self->control, label);
}

void
sv_field_row_join (SvFieldRow *self, SvFieldRow *next)
{
  g_return_if_fail (self->spin != NULL && next->kind == SV_FIELD_ROW_JOINED);

  /* Side by side the numbers are too wide for the place beside the heading. */
  if (gtk_widget_get_parent (GTK_WIDGET (self->spin)) == self->side) {
    g_autoptr (GtkWidget) spin = g_object_ref (GTK_WIDGET (self->spin));
    gtk_box_remove (GTK_BOX (self->side), spin);
    gtk_box_append (GTK_BOX (self->below), spin);
    gtk_box_set_spacing (GTK_BOX (self->below), 5);
    gtk_widget_add_css_class (self->below, "sv-joined");
    gtk_widget_show (self->below);
  }
  gtk_box_append (GTK_BOX (self->below), GTK_WIDGET (next));
}

gboolean
sv_field_row_is_unused (SvFieldRow *self)
{
  return (self->field->flags & SV_FIELD_OPTIONAL) != 0 && self->value == SV_FIELD_NULL;
}

void
sv_field_row_align (SvFieldRow *self, GtkSizeGroup *group)
{
  gtk_size_group_add_widget (group, gtk_widget_get_parent (GTK_WIDGET (self->heading)));
}
