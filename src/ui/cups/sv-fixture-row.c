/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-fixture-row.h"

#include <glib/gi18n.h>

#include "sv-widgets.h"

struct _SvFixtureRow {
  GtkBox parent_instance;

  unsigned fixture;
  char *shown;       /* the result that stands in the field if nobody types */
  char *told;        /* what was typed last, or NULL: it is told once */
  gboolean telling;  /* what follows comes of what was typed here */
  gboolean table;    /* a table counts the match */
  gboolean updating; /* the field is written into by the program */

  /* Template children */
  GtkLabel *home, *away, *caption;
  GtkEntry *result;
  GtkMenuButton *menu;
};

G_DEFINE_FINAL_TYPE (SvFixtureRow, sv_fixture_row, GTK_TYPE_BOX)

static void
write_result (SvFixtureRow *self)
{
  self->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->result), self->shown);
  self->updating = FALSE;
}

static void
show_label (GtkLabel *label, const char *text)
{
  if (g_strcmp0 (gtk_label_get_text (label), text) != 0)
    gtk_label_set_text (label, text);
}

static void
tell_typed (SvFixtureRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->result));

  if (g_str_equal (text, self->shown) || g_strcmp0 (text, self->told) == 0)
    return;
  g_free (self->told);
  self->told = g_strdup (text);
  self->telling = TRUE;
  g_signal_emit_by_name (self, "typed", self->told);
  self->telling = FALSE;
}

/* What somebody is typing stays; a field that only has the focus shows what came meanwhile. */
static gboolean
is_typing (SvFixtureRow *self)
{
  GtkWidget *field = GTK_WIDGET (self->result);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (field));

  if ((gtk_widget_get_state_flags (field) & GTK_STATE_FLAG_FOCUS_WITHIN) == 0)
    return FALSE;
  return self->telling || (!g_str_equal (text, self->shown) && g_strcmp0 (text, self->told) != 0);
}

static void
changed_cb (SvFixtureRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->result));

  if (self->updating)
    return;
  if (strlen (text) == 2 && g_ascii_isdigit (text[0]) && g_ascii_isdigit (text[1]))
    tell_typed (self);
  else
    g_clear_pointer (&self->told, g_free);
}

/* On to the next match; after the last one of a round to the next round. */
static void
entered_cb (SvFixtureRow *self)
{
  GtkWidget *next = GTK_WIDGET (self);

  tell_typed (self);
  do
    next = gtk_widget_get_next_sibling (next);
  while (next != NULL && !(SV_IS_FIXTURE_ROW (next) && gtk_widget_grab_focus (next)));
  if (next == NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "cup.round", "i", 1);
}

static void
left_cb (SvFixtureRow *self)
{
  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  tell_typed (self);
  g_clear_pointer (&self->told, g_free);
  write_result (self);
}

static gboolean
sv_fixture_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SV_FIXTURE_ROW (widget)->result));
}

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
  g_signal_new ("typed", SV_TYPE_FIXTURE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_STRING);
  sv_widget_class_set_template (widget_class, "sv-fixture-row.ui");
  gtk_widget_class_bind_template_child (widget_class, SvFixtureRow, home);
  gtk_widget_class_bind_template_child (widget_class, SvFixtureRow, away);
  gtk_widget_class_bind_template_child (widget_class, SvFixtureRow, caption);
  gtk_widget_class_bind_template_child (widget_class, SvFixtureRow, result);
  gtk_widget_class_bind_template_child (widget_class, SvFixtureRow, menu);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
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
  add_item (menu, _ ("Let It Count for Nobody"), "cup.void", self->fixture);
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

void
sv_fixture_row_show (SvFixtureRow *self, const SvFixtureShown *shown)
{
  g_autofree char *name =
      g_strdup_printf (_ ("Result of %s against %s"), shown->sides[0], shown->sides[1]);
  g_autofree char *more =
      g_strdup_printf (_ ("More about %s against %s"), shown->sides[0], shown->sides[1]);
  g_autofree char *caption =
      *shown->note != '\0'
          /* Translators: where a match is played, and a sentence about it. */
          ? g_strdup_printf (_ ("%s · %s"), shown->place, shown->note)
          : g_strdup (shown->place);

  show_label (self->home, shown->sides[0]);
  show_label (self->away, shown->sides[1]);
  show_label (self->caption, caption);
  sv_widget_set_label (self->result, name);
  sv_widget_set_label (self->menu, more);
  gtk_widget_set_sensitive (GTK_WIDGET (self->result), shown->open);
  sv_widget_set_class (GTK_WIDGET (self), "now", shown->now);
  self->table = shown->table;
  if (g_str_equal (self->shown, shown->result) &&
      g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->result)), shown->result))
    return;
  const gboolean typing = is_typing (self);
  g_free (self->shown);
  self->shown = g_strdup (shown->result);
  if (!typing)
    write_result (self);
}
