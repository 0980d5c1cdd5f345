/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Typing a result. The entry belongs to the user while it has unrecorded text; a new result from
 * elsewhere is then only remembered (shown, recorded) and displayed later. record () reads the
 * text and ends in one of three ways: TAKEN (recorded), WAITS (a knock-out draw whose penalties
 * are still missing) or REFUSED (no result, or refused by the handler). The text last refused is
 * remembered, so that the user is not told twice. Enter and Tab keep the focus in an entry whose
 * text is refused; Escape, or Tab again, brings back what stood there. The second half of the file
 * is the order of the keyboard focus: the results of all rows first, then their menus. */

#include "sv-fixture-row.h"

#include <glib/gi18n.h>

#include "sv-cup-words.h"
#include "sv-fixture-drag.h"
#include "sv-sentence.h"
#include "sv-toast.h"
#include "sv-widgets.h"

/* Pause in milliseconds after which typed text is recorded: the longest that a user stops in the
 * middle of a number. */
enum { PAUSE_MS = 3000 };

struct _SvFixtureRow {
  GtkBox parent_instance;

  unsigned fixture;
  char *shown;          /* result to display when the user is not typing */
  SvCupResult recorded; /* the same result as numbers; not played if none counts */
  char *told;           /* typed text whose refusal the user was told, or NULL */
  char *refusal;        /* what the user was told then; NULL when another text is recorded */
  gboolean stayed;      /* the focus has stayed because of the refusal */
  guint pause_id;
  gboolean announcement; /* TRUE while the signal "typed" is emitted */
  gboolean waits;        /* TRUE if a draw was typed whose penalties are still missing */
  gboolean table;        /* the match is being counted at a table */
  gboolean marks;        /* cards and injuries can be added to the result */
  gboolean guest;        /* another computer has the competition */
  gboolean off;          /* the match will not be played */
  gboolean decides;      /* a draw must be decided by penalties */
  unsigned ends;         /* ways in which the match can end, bits 1 << SvEnd */
  gboolean updating;     /* TRUE while the program writes into the entries */

  /* Template children */
  GtkLabel *home, *away, *caption;
  SvPicture *badge[2];            /* of the home team and the away team */
  GtkWidget *fields, *penalties;  /* fields: box around all entries */
  GtkEditable *result, *goals[2]; /* goals: entries for the goals of the penalties */
  GtkMenuButton *menu;
};

G_DEFINE_FINAL_TYPE (SvFixtureRow, sv_fixture_row, GTK_TYPE_BOX)

/* --- What stands in the fields --- */

static gboolean
is_within (gpointer widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

static void
write_field (GtkEditable *field, const char *text)
{
  if (!g_str_equal (gtk_editable_get_text (field), text))
    gtk_editable_set_text (field, text);
}

/* Return the goals of the recorded penalties as text, or "" if there were none; free with g_free
 * (). */
static char *
dup_goals (SvFixtureRow *self, unsigned side)
{
  return self->recorded.how == SV_END_PENALTIES
             ? g_strdup_printf ("%u", self->recorded.shootout[side])
             : g_strdup ("");
}

static void
put_back (SvFixtureRow *self)
{
  self->updating = TRUE;
  write_field (self->result, self->shown);
  for (unsigned side = 0; side < 2; side++) {
    g_autofree char *goals = dup_goals (self, side);
    write_field (self->goals[side], goals);
  }
  self->updating = FALSE;
  self->waits = FALSE;
  self->stayed = FALSE;
  g_clear_handle_id (&self->pause_id, g_source_remove);
  gtk_widget_set_visible (self->penalties, self->recorded.how == SV_END_PENALTIES);
}

static gboolean
is_changed (SvFixtureRow *self)
{
  gboolean changed = !g_str_equal (gtk_editable_get_text (self->result), self->shown);

  for (unsigned side = 0; side < 2; side++) {
    g_autofree char *goals = dup_goals (self, side);
    changed |= !g_str_equal (gtk_editable_get_text (self->goals[side]), goals);
  }
  return changed;
}

/* Return the text of all three entries in one string, for comparison; free with g_free (). */
static char *
dup_typed (SvFixtureRow *self)
{
  return g_strjoin ("\n", gtk_editable_get_text (self->result),
                    gtk_editable_get_text (self->goals[0]), gtk_editable_get_text (self->goals[1]),
                    NULL);
}

static gboolean
is_level (const SvCupResult *result)
{
  return result->played && result->score[0] == result->score[1];
}

/* Read the penalties. The first of the two entries may hold both numbers ("5-4"), as in the
 * entry for the result. */
static void
read_penalties (SvFixtureRow *self, SvCupResult *result)
{
  const char *first = gtk_editable_get_text (self->goals[0]);
  const char *second = gtk_editable_get_text (self->goals[1]);
  g_autofree char *text = g_strjoin (*second != '\0' ? "-" : "", first, second, NULL);
  SvCupResult goals;

  if (!sv_cup_words_read_result (text, &goals, NULL) || !goals.played ||
      goals.how == SV_END_PENALTIES)
    return;
  result->how = SV_END_PENALTIES;
  memcpy (result->shootout, goals.score, sizeof result->shootout);
}

static gboolean
read_typed (SvFixtureRow *self, SvCupResult *out, GError **error)
{
  if (!sv_cup_words_read_result (gtk_editable_get_text (self->result), out, error))
    return FALSE;
  if (self->decides && is_level (out) && out->how != SV_END_PENALTIES)
    read_penalties (self, out);
  return TRUE;
}

/* Return whether the typed numbers are already recorded. How the match ended is not compared,
 * because the record may say more than what was typed. */
static gboolean
is_recorded (SvFixtureRow *self, const SvCupResult *typed)
{
  const SvCupResult *old = &self->recorded;
  const gboolean penalties = typed->how == SV_END_PENALTIES;

  return typed->played == old->played && penalties == (old->how == SV_END_PENALTIES) &&
         memcmp (typed->score, old->score, sizeof old->score) == 0 &&
         (!penalties || memcmp (typed->shootout, old->shootout, sizeof old->shootout) == 0);
}

/* --- Recording it --- */

typedef enum { TAKEN, WAITS, REFUSED } Outcome;

static void
tell_refusal (SvFixtureRow *self, const char *sentence)
{
  g_free (self->refusal);
  self->refusal = g_strdup (sentence);
  sv_tell (GTK_WIDGET (self), sentence);
}

static void
tell_unreadable (SvFixtureRow *self, const GError *error)
{
  g_autofree char *sentence =
      sv_sentence (_ ("“%s” is not a result: %s."), gtk_editable_get_text (self->result),
                   sv_store_error_get_reason (error));

  tell_refusal (self, sentence);
}

void
sv_fixture_row_refuse (SvFixtureRow *self, const GError *error)
{
  g_autofree char *sentence =
      sv_sentence (_ ("This is not possible: %s."), sv_store_error_get_reason (error));

  tell_refusal (self, sentence);
}

/* Something is recorded: the refusal is no longer true. */
static void
forget_refusal (SvFixtureRow *self)
{
  if (self->refusal != NULL)
    sv_untell (GTK_WIDGET (self), self->refusal);
  g_clear_pointer (&self->refusal, g_free);
}

static Outcome
give (SvFixtureRow *self, const SvCupResult *result)
{
  gboolean taken = FALSE;

  self->announcement = TRUE;
  g_signal_emit_by_name (self, "typed", result, &taken);
  self->announcement = FALSE;
  return taken ? TAKEN : REFUSED;
}

/* Record what was typed, by the signal "typed". @tell: tell the user if the text is not a
 * result. */
static Outcome
record (SvFixtureRow *self, gboolean tell)
{
  g_autofree char *typed = dup_typed (self);
  g_autoptr (GError) error = NULL;
  SvCupResult result;
  Outcome outcome = REFUSED;

  g_clear_handle_id (&self->pause_id, g_source_remove);
  if (g_strcmp0 (typed, self->told) == 0)
    return REFUSED;
  if (!is_changed (self)) {
    put_back (self);
    return TAKEN;
  }
  if (read_typed (self, &result, &error)) {
    const gboolean draw = self->decides && is_level (&result);
    self->waits = draw && result.how != SV_END_PENALTIES;
    gtk_widget_set_visible (self->penalties, draw);
    outcome = self->waits ? WAITS : is_recorded (self, &result) ? TAKEN : give (self, &result);
    if (outcome == TAKEN)
      forget_refusal (self);
  } else if (tell) {
    tell_unreadable (self, error);
  }
  if (outcome == REFUSED && (tell || error == NULL)) {
    g_free (self->told);
    self->told = g_steal_pointer (&typed);
  }
  return outcome;
}

/* Record the typed result after a pause, because the user may have left the computer. An empty
 * entry is left alone: the user may be about to type another result. */
static gboolean
pause_cb (gpointer data)
{
  SvFixtureRow *self = data;
  SvCupResult result;

  self->pause_id = 0;
  if (read_typed (self, &result, NULL) && result.played && record (self, FALSE) == TAKEN &&
      !is_within (self->fields))
    put_back (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (SvFixtureRow *self)
{
  if (self->updating)
    return;
  g_clear_pointer (&self->told, g_free);
  self->stayed = FALSE;
  g_clear_handle_id (&self->pause_id, g_source_remove);
  self->pause_id = g_timeout_add (PAUSE_MS, pause_cb, self);
}

/* After Enter, go on to the next match, or stay if the result was refused or is not complete. */
static void
entered_cb (SvFixtureRow *self, GtkWidget *field)
{
  const unsigned missing = *gtk_editable_get_text (self->goals[0]) == '\0' ? 0 : 1;

  switch (record (self, TRUE)) {
  case TAKEN:
    put_back (self);
    g_signal_emit_by_name (self, "entered");
    break;
  case WAITS:
    gtk_widget_grab_focus (GTK_WIDGET (self->goals[missing]));
    break;
  case REFUSED:
  default:
    self->stayed = TRUE;
    gtk_widget_grab_focus (field);
    break;
  }
}

/* When the focus leaves the row, record the text. A draw stays in the entry, with the entries
 * for its penalties. */
static void
left_cb (SvFixtureRow *self)
{
  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  if (record (self, TRUE) != WAITS)
    put_back (self);
  g_clear_pointer (&self->told, g_free);
}

void
sv_fixture_row_settle (SvFixtureRow *self)
{
  if (record (self, TRUE) == WAITS)
    sv_tell (GTK_WIDGET (self), _ ("A knock-out match is level only if penalties decide it."));
  put_back (self);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  SvFixtureRow *self = SV_FIXTURE_ROW (widget);
  const gboolean changed = is_changed (self);

  put_back (self);
  return changed;
}

/* --- The way of the keyboard --- */

typedef GtkWidget *(*Step) (GtkWidget *);

/* Return the first row from @from on in the direction of @step, or NULL if none; if @open, only
 * a row where a result can be typed. */
static SvFixtureRow *
find_row (GtkWidget *from, Step step, gboolean open)
{
  for (GtkWidget *row = from; row != NULL; row = step (row))
    if (SV_IS_FIXTURE_ROW (row) &&
        (!open || gtk_widget_is_sensitive (GTK_WIDGET (SV_FIXTURE_ROW (row)->result))))
      return SV_FIXTURE_ROW (row);
  return NULL;
}

static gboolean
enter_menu (SvFixtureRow *self)
{
  return self != NULL && gtk_widget_grab_focus (GTK_WIDGET (self->menu));
}

static gboolean
enter_fields (SvFixtureRow *self, GtkDirectionType direction)
{
  return self != NULL && gtk_widget_child_focus (self->fields, direction);
}

/* Stay in the entry whose text is refused, once: the next key goes to no other match. */
static gboolean
stay (SvFixtureRow *self)
{
  GtkEditable *fields[] = { self->result, self->goals[0], self->goals[1] };

  for (gsize i = 0; i < G_N_ELEMENTS (fields) && !self->stayed; i++)
    if (is_within (fields[i])) {
      self->stayed = TRUE;
      return gtk_widget_grab_focus (GTK_WIDGET (fields[i]));
    }
  return FALSE;
}

/* Move the focus on from the entries of this row: to its penalties if they are missing, then to
 * the entries of the next or previous row, after the last row to the first menu. */
static gboolean
leave_fields (SvFixtureRow *self, GtkDirectionType direction)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const Outcome outcome = record (self, TRUE);

  if (outcome == REFUSED && stay (self))
    return TRUE;
  /* Give them the focus directly: entries that have just been shown may have no allocation yet,
   * and GTK orders the focus by allocation. */
  if (outcome == WAITS && direction == GTK_DIR_TAB_FORWARD && is_within (self->result))
    return gtk_widget_grab_focus (GTK_WIDGET (self->goals[0]));
  if (gtk_widget_child_focus (self->fields, direction))
    return TRUE;
  if (direction == GTK_DIR_TAB_BACKWARD)
    return enter_fields (
        find_row (gtk_widget_get_prev_sibling (widget), gtk_widget_get_prev_sibling, TRUE),
        direction);
  SvFixtureRow *next =
      find_row (gtk_widget_get_next_sibling (widget), gtk_widget_get_next_sibling, TRUE);
  GtkWidget *first = gtk_widget_get_first_child (gtk_widget_get_parent (widget));
  return next != NULL ? enter_fields (next, direction)
                      : enter_menu (find_row (first, gtk_widget_get_next_sibling, FALSE));
}

static gboolean
leave_menu (SvFixtureRow *self, GtkDirectionType direction)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *last = gtk_widget_get_last_child (gtk_widget_get_parent (widget));

  if (direction == GTK_DIR_TAB_FORWARD)
    return enter_menu (
        find_row (gtk_widget_get_next_sibling (widget), gtk_widget_get_next_sibling, FALSE));
  return enter_menu (
             find_row (gtk_widget_get_prev_sibling (widget), gtk_widget_get_prev_sibling, FALSE)) ||
         enter_fields (find_row (last, gtk_widget_get_prev_sibling, TRUE), direction);
}

/* The focus comes from outside the rows: forward it goes to the first result, backward to the
 * last menu. */
static gboolean
enter (SvFixtureRow *self, GtkDirectionType direction)
{
  GtkWidget *all = gtk_widget_get_parent (GTK_WIDGET (self));
  GtkWidget *first = gtk_widget_get_first_child (all);

  if (is_within (all))
    return FALSE; /* it comes from another row that has no further stop */
  if (direction == GTK_DIR_TAB_FORWARD &&
      find_row (first, gtk_widget_get_next_sibling, TRUE) != NULL)
    return enter_fields (self, direction);
  return enter_menu (self);
}

static gboolean
sv_fixture_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  SvFixtureRow *self = SV_FIXTURE_ROW (widget);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (sv_fixture_row_parent_class)->focus (widget, direction);
  return is_within (self->fields) ? leave_fields (self, direction)
         : is_within (self->menu) ? leave_menu (self, direction)
                                  : enter (self, direction);
}

static gboolean
sv_fixture_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SV_FIXTURE_ROW (widget)->result));
}

/* --- Class --- */

static void
sv_fixture_row_finalize (GObject *object)
{
  g_free (SV_FIXTURE_ROW (object)->shown);
  g_free (SV_FIXTURE_ROW (object)->told);
  g_free (SV_FIXTURE_ROW (object)->refusal);
  G_OBJECT_CLASS (sv_fixture_row_parent_class)->finalize (object);
}

static void
sv_fixture_row_dispose (GObject *object)
{
  g_clear_handle_id (&SV_FIXTURE_ROW (object)->pause_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_FIXTURE_ROW);
  G_OBJECT_CLASS (sv_fixture_row_parent_class)->dispose (object);
}

static void
sv_fixture_row_class_init (SvFixtureRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_fixture_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_fixture_row_finalize;
  widget_class->grab_focus = sv_fixture_row_grab_focus;
  widget_class->focus = sv_fixture_row_focus;
  g_signal_new ("typed", SV_TYPE_FIXTURE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_BOOLEAN, 1, G_TYPE_POINTER);
  g_signal_new ("entered", SV_TYPE_FIXTURE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  sv_types_ensure (SV_TYPE_PICTURE);
  sv_widget_class_set_template (widget_class, "sv-fixture-row.ui");
  sv_widget_class_bind (widget_class, SvFixtureRow, home, away, caption, fields, result, penalties,
                        menu);
  sv_widget_class_bind_array (widget_class, SvFixtureRow, goals);
  sv_widget_class_bind_array (widget_class, SvFixtureRow, badge);
  sv_widget_class_bind_callbacks (widget_class, changed_cb, entered_cb, left_cb);
}

static void
add_item (GMenu *menu, const char *label, const char *action, unsigned fixture)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", fixture);
  g_menu_append_item (menu, item);
}

/* Add the menu section that says how the result came about, which its numbers do not tell.
 * Only ways that the rules have are listed. Penalties are missing here, because they are typed. */
static void
add_hows (SvFixtureRow *self, GMenu *menu)
{
  static const struct {
    const char *label;
    unsigned how;
  } hows[] = { { N_ ("In Normal Time"), SV_END_FULL_TIME },
               { N_ ("After Extra Time"), SV_END_EXTRA_TIME },
               { N_ ("By a Golden Goal"), SV_END_GOLDEN_GOAL },
               { N_ ("By the Club’s Rule"), SV_CUP_FORFEIT } };
  g_autoptr (GMenu) section = g_menu_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (hows); i++) {
    if (hows[i].how < SV_N_ENDS && (self->ends >> hows[i].how & 1) == 0)
      continue;
    g_autoptr (GMenuItem) item = g_menu_item_new (_ (hows[i].label), NULL);
    g_menu_item_set_action_and_target (item, "cup.how", "(us)", self->fixture,
                                       sv_cup_how_words[hows[i].how]);
    g_menu_append_item (section, item);
  }
  g_menu_append_section (menu, _ ("The Result Came"), G_MENU_MODEL (section));
}

/* Add the menu section for a match to which not both teams came. */
static void
add_no_shows (SvFixtureRow *self, GMenu *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();

  for (guint side = 0; side < 3; side++) {
    g_autofree char *label =
        side == 2 ? g_strdup (_ ("Nobody Came"))
                  : sv_sentence (_ ("%s Did Not Come"),
                                 gtk_label_get_text (side == 0 ? self->home : self->away));
    g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);
    g_menu_item_set_attribute (item, G_MENU_ATTRIBUTE_LABEL, "s", label);
    g_menu_item_set_action_and_target (item, "cup.no-show", "(uu)", self->fixture, side);
    g_menu_append_item (section, item);
  }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

/* Create the menu when it is opened: a round may have many rows, but few menus are ever opened. */
static void
make_menu_cb (GtkMenuButton *button, gpointer data)
{
  SvFixtureRow *self = data;
  g_autoptr (GMenu) menu = g_menu_new ();

  if (!self->off) {
    add_item (menu, _ ("Play Here"), "cup.play", self->fixture);
    add_item (menu, _ ("At the Table"), "cup.table", self->fixture);
  }
  if (self->guest) {
    gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
    return;
  }
  if (self->table)
    add_item (menu, _ ("Use the Score of the Table"), "cup.take-table", self->fixture);
  if (self->marks)
    add_item (menu, _ ("Cards and Injuries…"), "cup.cards", self->fixture);
  add_item (menu, _ ("Move to…"), "cup.move", self->fixture);
  add_item (menu, _ ("Do Not Count the Result"), "cup.void", self->fixture);
  add_item (menu, _ ("Clear the Result"), "cup.clear", self->fixture);
  if (gtk_widget_is_sensitive (GTK_WIDGET (self->result)))
    add_no_shows (self, menu);
  if (*self->shown != '\0')
    add_hows (self, menu);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
sv_fixture_row_init (SvFixtureRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->shown = g_strdup ("");
  gtk_menu_button_set_create_popup_func (self->menu, make_menu_cb, self, NULL);
}

static unsigned
get_fixture (GtkWidget *row)
{
  return SV_FIXTURE_ROW (row)->fixture;
}

GtkWidget *
sv_fixture_row_new (unsigned fixture)
{
  SvFixtureRow *self = g_object_new (SV_TYPE_FIXTURE_ROW, NULL);

  self->fixture = fixture;
  sv_fixture_drag_add (GTK_WIDGET (self), get_fixture);
  return GTK_WIDGET (self);
}

unsigned
sv_fixture_row_get_fixture (SvFixtureRow *self)
{
  return self->fixture;
}

static void
show_label (GtkLabel *label, const char *text)
{
  if (g_strcmp0 (gtk_label_get_text (label), text) != 0)
    gtk_label_set_text (label, text);
}

SvPicture *
sv_fixture_row_get_badge (SvFixtureRow *self, int side)
{
  return self->badge[side];
}

/* Return whether the entries hold text of the user that must not be replaced. A tool may type
 * into the entries without giving them the focus; an entry that has the focus but no new text
 * may be updated. */
static gboolean
is_typing (SvFixtureRow *self)
{
  return self->announcement || self->pause_id != 0 || (self->waits && !self->recorded.played) ||
         (is_within (self->fields) && is_changed (self));
}

void
sv_fixture_row_show (SvFixtureRow *self, const SvFixtureShown *shown)
{
  g_autofree char *name =
      sv_sentence (_ ("Result of %s against %s"), shown->sides[0], shown->sides[1]);
  g_autofree char *more =
      sv_sentence (_ ("More about %s against %s"), shown->sides[0], shown->sides[1]);
  g_autofree char *caption = *shown->note != '\0'
                                 /* Translators: where a match is played, and a note about it. */
                                 ? sv_sentence (_ ("%s · %s"), shown->place, shown->note)
                                 : g_strdup (shown->place);

  show_label (self->home, shown->sides[0]);
  show_label (self->away, shown->sides[1]);
  show_label (self->caption, caption);
  sv_widget_set_label (self->result, name);
  sv_widget_set_label (self->menu, more);
  for (unsigned side = 0; side < 2; side++) {
    g_autofree char *goals = sv_sentence (_ ("Penalties of %s"), shown->sides[side]);
    sv_widget_set_label (self->goals[side], goals);
  }
  gtk_widget_set_sensitive (GTK_WIDGET (self->result), shown->open);
  sv_widget_set_class (GTK_WIDGET (self), "now", shown->now);
  self->table = shown->table;
  self->marks = shown->marks;
  self->guest = shown->guest;
  self->off = shown->off;
  self->decides = shown->decides;
  self->ends = shown->ends;
  const gboolean typing = is_typing (self);
  g_free (self->shown);
  self->shown = g_strdup (shown->result);
  self->recorded = shown->score;
  if (!typing)
    put_back (self);
}
