/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-fixture-row.h"

#include <glib/gi18n.h>

#include "sv-widgets.h"

struct _SvFixtureRow {
  GtkBox parent_instance;

  unsigned fixture;
  char *shown;       /* the result that stands in the field if nobody types */
  gboolean updating; /* the field is written into by the program */

  /* Template children */
  GtkLabel *place, *home, *away, *note;
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
tell_typed (SvFixtureRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->result));

  if (g_strcmp0 (text, self->shown) != 0)
    g_signal_emit_by_name (self, "typed", text);
}

static void
changed_cb (SvFixtureRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->result));

  if (!self->updating && strlen (text) == 2 && g_ascii_isdigit (text[0]) &&
      g_ascii_isdigit (text[1]))
    g_signal_emit_by_name (self, "typed", text);
}

/* On to the next match. */
static void
entered_cb (SvFixtureRow *self)
{
  GtkWidget *next = gtk_widget_get_next_sibling (GTK_WIDGET (self));

  tell_typed (self);
  if (next != NULL)
    gtk_widget_grab_focus (next);
}

static void
left_cb (SvFixtureRow *self)
{
  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  tell_typed (self);
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
  gtk_widget_class_bind_template_child (widget_class, SvFixtureRow, place);
  gtk_widget_class_bind_template_child (widget_class, SvFixtureRow, home);
  gtk_widget_class_bind_template_child (widget_class, SvFixtureRow, away);
  gtk_widget_class_bind_template_child (widget_class, SvFixtureRow, note);
  gtk_widget_class_bind_template_child (widget_class, SvFixtureRow, result);
  gtk_widget_class_bind_template_child (widget_class, SvFixtureRow, menu);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
}

static void
sv_fixture_row_init (SvFixtureRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->shown = g_strdup ("");
}

static void
add_item (GMenu *menu, const char *label, const char *action, unsigned fixture)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", fixture);
  g_menu_append_item (menu, item);
}

GtkWidget *
sv_fixture_row_new (unsigned fixture)
{
  SvFixtureRow *self = g_object_new (SV_TYPE_FIXTURE_ROW, NULL);
  g_autoptr (GMenu) menu = g_menu_new ();

  self->fixture = fixture;
  add_item (menu, _ ("Play Here"), "cup.play", fixture);
  add_item (menu, _ ("Let It Count for Nobody"), "cup.void", fixture);
  add_item (menu, _ ("Clear the Result"), "cup.clear", fixture);
  gtk_menu_button_set_menu_model (self->menu, G_MENU_MODEL (menu));
  return GTK_WIDGET (self);
}

unsigned
sv_fixture_row_get_fixture (SvFixtureRow *self)
{
  return self->fixture;
}

void
sv_fixture_row_show (SvFixtureRow *self,
                     const char *place,
                     const char *const sides[2],
                     const char *result,
                     const char *note,
                     gboolean open)
{
  g_autofree char *name = g_strdup_printf (_ ("Result of %s against %s"), sides[0], sides[1]);
  g_autofree char *more = g_strdup_printf (_ ("More about %s against %s"), sides[0], sides[1]);

  gtk_label_set_text (self->place, place);
  gtk_label_set_text (self->home, sides[0]);
  gtk_label_set_text (self->away, sides[1]);
  sv_label_show (self->note, *note != '\0' ? note : NULL);
  sv_widget_set_label (self->result, name);
  sv_widget_set_label (self->menu, more);
  gtk_widget_set_sensitive (GTK_WIDGET (self->result), open);
  g_free (self->shown);
  self->shown = g_strdup (result);
  if ((gtk_widget_get_state_flags (GTK_WIDGET (self->result)) & GTK_STATE_FLAG_FOCUS_WITHIN) == 0)
    write_result (self);
}
