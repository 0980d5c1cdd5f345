/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-fixture-row.h"

#include <glib/gi18n.h>

#include "sv-cup-words.h"
#include "sv-sentence.h"
#include "sv-toast.h"
#include "sv-widgets.h"

/* The longest that somebody stops in the middle of a number. */
enum { PAUSE_MS = 3000 };

struct _SvFixtureRow {
  GtkBox parent_instance;

  unsigned fixture;
  char *shown;          /* the result that stands in the field if nobody types */
  SvCupResult recorded; /* the same as numbers; not played: none that counts */
  char *told;           /* what was typed when it was told why that is refused, or NULL */
  guint pause_id;
  gboolean telling;  /* what follows comes of what was typed here */
  gboolean waits;    /* a draw stands there, of which the penalties are still to come */
  gboolean table;    /* a table counts the match */
  gboolean marks;    /* its result can be given cards */
  gboolean decides;  /* only penalties may decide a draw */
  gboolean updating; /* the fields are written into by the program */

  /* Template children */
  GtkLabel *home, *away, *caption;
  GtkWidget *fields, *penalties;  /* fields: around all that is typed */
  GtkEditable *result, *goals[2]; /* goals: of the penalties */
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

/* Goals of the recorded penalties, as they stand in their field; to be freed. */
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

/* All of it, to know it again; to be freed. */
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

/* The first of the two fields may hold both numbers, as the field of the result does. */
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

/* Whether the same numbers are recorded; how the match ended may be known better than it was typed. */
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
tell_unreadable (SvFixtureRow *self, const GError *error)
{
  g_autofree char *sentence =
      sv_sentence (_ ("“%s” is not a result: %s."), gtk_editable_get_text (self->result),
                   sv_store_error_get_reason (error));

  sv_tell (GTK_WIDGET (self), sentence);
}

static Outcome
give (SvFixtureRow *self, const SvCupResult *result)
{
  gboolean taken = FALSE;

  self->telling = TRUE;
  g_signal_emit_by_name (self, "typed", result, &taken);
  self->telling = FALSE;
  return taken ? TAKEN : REFUSED;
}

/* Give what was typed to whoever keeps the results. tell: say it if that is no result. */
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
  } else if (tell) {
    tell_unreadable (self, error);
  }
  if (outcome == REFUSED && (tell || error == NULL)) {
    g_free (self->told);
    self->told = g_steal_pointer (&typed);
  }
  return outcome;
}

/* Records what was typed once no key has come for a while, since the user may have left the computer. An
 * empty field is left alone: the user may be about to type another result. */
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
  g_clear_handle_id (&self->pause_id, g_source_remove);
  self->pause_id = g_timeout_add (PAUSE_MS, pause_cb, self);
}

/* On to the next match; what is refused, or not all yet, is still in hand. */
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
    gtk_widget_grab_focus (field);
    break;
  }
}

/* A draw stays there, with its question. */
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

/* The row after from by step, perhaps only one where a result can be typed; NULL: there is none. */
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

/* The penalties are asked for before the next result. */
static gboolean
leave_fields (SvFixtureRow *self, GtkDirectionType direction)
{
  GtkWidget *widget = GTK_WIDGET (self);

  /* The fields for them may be so new that they have no place yet, which GTK goes by. */
  if (record (self, FALSE) == WAITS && direction == GTK_DIR_TAB_FORWARD && is_within (self->result))
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

/* From elsewhere: forward to the first result, backward to the last menu. */
static gboolean
enter (SvFixtureRow *self, GtkDirectionType direction)
{
  GtkWidget *all = gtk_widget_get_parent (GTK_WIDGET (self));
  GtkWidget *first = gtk_widget_get_first_child (all);

  if (is_within (all))
    return FALSE; /* another row knew no more way */
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
  sv_widget_class_set_template (widget_class, "sv-fixture-row.ui");
  sv_widget_class_bind (widget_class, SvFixtureRow, home, away, caption, fields, result, penalties,
                        menu);
  sv_widget_class_bind_array (widget_class, SvFixtureRow, goals);
  sv_widget_class_bind_callbacks (widget_class, changed_cb, entered_cb, left_cb);
}

static void
add_item (GMenu *menu, const char *label, const char *action, unsigned fixture)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", fixture);
  g_menu_append_item (menu, item);
}

/* What its two numbers do not say. Penalties are typed behind them. */
static void
add_hows (GMenu *menu, unsigned fixture)
{
  static const struct {
    const char *label, *how;
  } hows[] = { { N_ ("In Normal Time"), "full time" },
               { N_ ("After Extra Time"), "extra time" },
               { N_ ("By a Golden Goal"), "golden goal" },
               { N_ ("By the Club’s Rule"), "forfeit" } };
  g_autoptr (GMenu) section = g_menu_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (hows); i++) {
    g_autoptr (GMenuItem) item = g_menu_item_new (_ (hows[i].label), NULL);
    g_menu_item_set_action_and_target (item, "cup.how", "(us)", fixture, hows[i].how);
    g_menu_append_item (section, item);
  }
  g_menu_append_section (menu, _ ("The Result Came"), G_MENU_MODEL (section));
}

/* When it is opened: a round may have many rows, and few menus are opened. */
static void
make_menu_cb (GtkMenuButton *button, gpointer data)
{
  SvFixtureRow *self = data;
  g_autoptr (GMenu) menu = g_menu_new ();

  add_item (menu, _ ("Play Here"), "cup.play", self->fixture);
  add_item (menu, _ ("At the Table"), "cup.table", self->fixture);
  if (self->table)
    add_item (menu, _ ("Take the Score of the Table"), "cup.take-table", self->fixture);
  if (self->marks)
    add_item (menu, _ ("Cards and Injuries…"), "cup.cards", self->fixture);
  add_item (menu, _ ("Do Not Count the Result"), "cup.void", self->fixture);
  add_item (menu, _ ("Clear the Result"), "cup.clear", self->fixture);
  if (*self->shown != '\0')
    add_hows (menu, self->fixture);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
sv_fixture_row_init (SvFixtureRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->shown = g_strdup ("");
  gtk_menu_button_set_create_popup_func (self->menu, make_menu_cb, self, NULL);
}

GtkWidget *
sv_fixture_row_new (unsigned fixture)
{
  SvFixtureRow *self = g_object_new (SV_TYPE_FIXTURE_ROW, NULL);

  self->fixture = fixture;
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

/* What somebody is typing stays, also by a tool that needs no focus; a field that only has the focus shows what came
 * meanwhile. */
static gboolean
is_typing (SvFixtureRow *self)
{
  return self->telling || self->pause_id != 0 || (self->waits && !self->recorded.played) ||
         (is_within (self->fields) && is_changed (self));
}

void
sv_fixture_row_show (SvFixtureRow *self, const SvFixtureShown *shown)
{
  g_autofree char *name =
      sv_sentence (_ ("Result of %s against %s"), shown->sides[0], shown->sides[1]);
  g_autofree char *more =
      sv_sentence (_ ("More about %s against %s"), shown->sides[0], shown->sides[1]);
  g_autofree char *caption =
      *shown->note != '\0'
          /* Translators: where a match is played, and a sentence about it. */
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
  self->decides = shown->decides;
  const gboolean typing = is_typing (self);
  g_free (self->shown);
  self->shown = g_strdup (shown->result);
  self->recorded = shown->score;
  if (!typing)
    put_back (self);
}
