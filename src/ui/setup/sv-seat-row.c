/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-seat-row.h"

#include <glib/gi18n.h>

#include "sv-bot.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

/* size of the buffer for the sentence about a computer player, in bytes */
enum { STRENGTH_SIZE = 400 };

struct _SvSeatRow {
  GtkWidget parent_instance;

  const SvGame *game;

  /* Owned */
  char *standard_name;
  /* "person", then ids of computer players (const char *), in the order of the drop-down */
  GPtrArray *kinds;

  /* Template children */
  GtkEditable *name;
  GtkDropDown *kind;
  GtkWidget *content, *captain;
  GtkLabel *strength;
  GtkFlowBox *figurines;
};

G_DEFINE_FINAL_TYPE (SvSeatRow, sv_seat_row, GTK_TYPE_WIDGET)

static const SvBot *
chosen_bot (SvSeatRow *self)
{
  return sv_bot_by_id (sv_seat_row_get_kind (self));
}

static void
name_cb (SvSeatRow *self)
{
  g_signal_emit_by_name (self, "changed");
}

static const char *
translate_cb (void *data, const char *msgid)
{
  return _ (msgid);
}

/* Show the sentence that says how strong the computer player @bot is. */
static void
show_strength (SvSeatRow *self, const SvBot *bot)
{
  const SvWords words = { .translate = translate_cb };
  const SvPhrase help = sv_bot_help (bot, self->game);
  char text[STRENGTH_SIZE];

  gtk_label_set_text (self->strength, sv_phrase_say (&help, &words, text, sizeof text));
}

/* For a computer player, show its strength in place of the name field. The field keeps its text,
 * so that a person's name is still there when the user chooses "Person" again. */
static void
kind_cb (SvSeatRow *self)
{
  if (self->kinds == NULL || self->standard_name == NULL)
    return;
  const SvBot *bot = chosen_bot (self);
  const gboolean computer = bot != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->name), !computer);
  gtk_widget_set_visible (GTK_WIDGET (self->strength), computer);
  if (computer)
    show_strength (self, bot);
  gtk_widget_set_hexpand (GTK_WIDGET (self->kind), computer);
  g_signal_emit_by_name (self, "changed");
}

static void
fill_kinds (SvSeatRow *self, const SvGame *game)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  const SvBot *const *bots = sv_bots ();
  g_autoptr (GPtrArray) kinds = g_ptr_array_new ();
  static char person[] = "person";

  gtk_string_list_append (list, _ ("Person"));
  g_ptr_array_add (kinds, person);
  for (unsigned i = 0; bots[i] != NULL; i++) {
    if (bots[i]->level == 0 || !bots[i]->plays (game))
      continue;
    gtk_string_list_append (list, _ (bots[i]->title));
    g_ptr_array_add (kinds, (gpointer)(uintptr_t)bots[i]->id);
  }
  gtk_drop_down_set_model (self->kind, G_LIST_MODEL (list));
  self->kinds = g_steal_pointer (&kinds);
}

/* Return whether @value is a figurine of the same team, that is, one in a row beside this row.
 * Figurines cannot be moved to the other team. */
static gboolean
is_of_team (SvSeatRow *self, const GValue *value)
{
  GtkWidget *rows = gtk_widget_get_parent (GTK_WIDGET (self));

  return value != NULL && G_VALUE_HOLDS (value, SV_TYPE_FIGURINE_PICTURE) &&
         gtk_widget_is_ancestor (g_value_get_object (value), rows);
}

static GdkDragAction
hover_cb (GtkDropTarget *target, double x, double y, SvSeatRow *self)
{
  const GValue *value = gtk_drop_target_get_value (target);

  /* GTK may not have loaded the value yet while the pointer hovers; drop_cb () checks again. */
  return value == NULL || is_of_team (self, value) ? GDK_ACTION_MOVE : 0;
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, SvSeatRow *self)
{
  if (!is_of_team (self, value))
    return FALSE;
  g_signal_emit_by_name (self, "brought", g_value_get_object (value));
  return TRUE;
}

static void
sv_seat_row_dispose (GObject *object)
{
  SvSeatRow *self = SV_SEAT_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_SEAT_ROW);
  g_clear_pointer (&self->kinds, g_ptr_array_unref);
  g_clear_pointer (&self->standard_name, g_free);
  G_OBJECT_CLASS (sv_seat_row_parent_class)->dispose (object);
}

static void
sv_seat_row_class_init (SvSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_seat_row_dispose;
  g_signal_new ("changed", SV_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  g_signal_new ("brought", SV_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                SV_TYPE_FIGURINE_PICTURE);

  sv_types_ensure (SV_TYPE_FIGURINE_PICTURE);
  sv_widget_class_set_template (widget_class, "sv-seat-row.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "sv-seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_bind (widget_class, SvSeatRow, content, name, kind, captain, strength, figurines);
  sv_widget_class_bind_callbacks (widget_class, hover_cb, drop_cb, name_cb, kind_cb);
}

static void
sv_seat_row_init (SvSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_seat_row_new (const SvGame *game, const char *label, const char *name)
{
  SvSeatRow *self = g_object_new (SV_TYPE_SEAT_ROW, NULL);
  g_autofree char *kind_label = sv_sentence (_ ("%s: person or computer"), label);
  g_autofree char *name_label = sv_sentence (_ ("%s: name"), label);

  self->game = game;
  fill_kinds (self, game);
  self->standard_name = g_strdup (name);
  gtk_editable_set_text (self->name, name);
  sv_widget_set_label (self, label);
  sv_widget_set_label (self->name, name_label);
  sv_widget_set_label (self->kind, kind_label);
  return GTK_WIDGET (self);
}

void
sv_seat_row_set_captain (SvSeatRow *self, gboolean captain)
{
  gtk_widget_set_visible (self->captain, captain);
}

void
sv_seat_row_set_shows_figurines (SvSeatRow *self, gboolean shows)
{
  gtk_widget_set_visible (GTK_WIDGET (self->figurines), shows);
}

void
sv_seat_row_put_figurine (SvSeatRow *self, SvFigurinePicture *figurine, int place)
{
  sv_seat_row_take_figurine (figurine);
  gtk_flow_box_insert (self->figurines, GTK_WIDGET (figurine), place);
  /* Keyboard users assign figurines in the list of SvTeamForm; without this, each picture would
   * be one more Tab stop. */
  gtk_widget_set_focusable (gtk_widget_get_parent (GTK_WIDGET (figurine)), FALSE);
}

gboolean
sv_seat_row_has_figurine (SvSeatRow *self, SvFigurinePicture *figurine)
{
  return gtk_widget_is_ancestor (GTK_WIDGET (figurine), GTK_WIDGET (self->figurines));
}

void
sv_seat_row_take_figurine (SvFigurinePicture *figurine)
{
  GtkWidget *box = gtk_widget_get_ancestor (GTK_WIDGET (figurine), GTK_TYPE_FLOW_BOX);
  GtkWidget *child = gtk_widget_get_parent (GTK_WIDGET (figurine));

  if (box == NULL)
    return;
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), NULL);
  gtk_flow_box_remove (GTK_FLOW_BOX (box), child);
}

const char *
sv_seat_row_get_name (SvSeatRow *self)
{
  const SvBot *bot = chosen_bot (self);
  const char *name = gtk_editable_get_text (self->name);

  if (bot != NULL)
    return _ (bot->title);
  while (g_unichar_isspace (g_utf8_get_char (name)))
    name = g_utf8_next_char (name);
  return *name != '\0' ? gtk_editable_get_text (self->name) : self->standard_name;
}

void
sv_seat_row_set_player (SvSeatRow *self, const char *name, const char *kind)
{
  const SvBot *bot = sv_bot_by_id (kind);

  /* A level of 0 marks a computer player that is kept for old documents only and is not offered
   * in the list; add it for this row. */
  if (bot != NULL && bot->level == 0) {
    gtk_string_list_append (GTK_STRING_LIST (gtk_drop_down_get_model (self->kind)), _ (bot->title));
    g_ptr_array_add (self->kinds, (gpointer)(uintptr_t)bot->id);
  }
  for (guint i = 0; i < self->kinds->len; i++)
    if (g_str_equal (g_ptr_array_index (self->kinds, i), kind))
      gtk_drop_down_set_selected (self->kind, i);
  if (g_str_equal (kind, "person"))
    gtk_editable_set_text (self->name, name);
}

const char *
sv_seat_row_get_kind (SvSeatRow *self)
{
  guint selected = gtk_drop_down_get_selected (self->kind);

  return selected < self->kinds->len ? g_ptr_array_index (self->kinds, selected) : "person";
}
