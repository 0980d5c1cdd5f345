/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-reserve-bench.h"

#include <glib/gi18n.h>

#include "sv-reserves.h"
#include "sv-sentence.h"
#include "sv-team-words.h"
#include "sv-widgets.h"

struct _SvReserveBench {
  GtkBox parent_instance;

  const SvTeamDoc *team; /* not owned */
  /* the people that are shown, or NULL; a list never changes, so another list is another address */
  JsonArray *shown;

  /* Template children */
  GtkFlowBox *people;
  GtkEditable *entry;
};

G_DEFINE_FINAL_TYPE (SvReserveBench, sv_reserve_bench, GTK_TYPE_BOX)

/* --- One person --- */

static unsigned
get_index (GtkWidget *chip)
{
  GtkWidget *child = gtk_widget_get_parent (chip);

  return (unsigned)gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child));
}

/* Return the powers that somebody brings, each on a line: "Attack power: 5"; "" if none. */
static char *
say_powers (const SvTeamDoc *team, unsigned i)
{
  const SvGame *game = team->game;
  g_autoptr (GString) words = g_string_new (NULL);

  for (size_t j = 0; j < game->n_card_fields; j++) {
    const SvField *field = &game->card_fields[j];
    int32_t value;

    if (!sv_field_is_power (field) || !sv_reserves_value (team, i, field, &value))
      continue;
    g_string_append (words, words->len > 0 ? "\n" : "");
    sv_sentence_append (words, _ ("%s: %d"), _ (field->label), value);
  }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* Fill the menu of a person anew: the players on the cards may have changed. */
static void
fill_menu (GtkMenuButton *chip, gpointer data)
{
  SvReserveBench *self = data;
  const unsigned i = get_index (GTK_WIDGET (chip));
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) cards = g_menu_new (), rest = g_menu_new ();

  for (unsigned card = 0; card < self->team->n_cards; card++) {
    g_autofree char *player = sv_team_words_card (self->team, card);
    /* Translators: what somebody in reserve does: "Plays for Sanne". */
    g_autofree char *label = sv_sentence (_ ("Plays for %s"), player);
    g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

    g_menu_item_set_action_and_target (item, "team.exchange", "(uu)", i, card);
    g_menu_append_item (cards, item);
  }
  g_autoptr (GMenuItem) leave = g_menu_item_new (_ ("Remove From the Team"), NULL);
  g_menu_item_set_action_and_target (leave, "team.remove-reserve", "u", i);
  g_menu_append_item (rest, leave);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (cards));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rest));
  gtk_menu_button_set_menu_model (chip, G_MENU_MODEL (menu));
}

static GdkContentProvider *
drag_cb (GtkDragSource *source, double x, double y, gpointer chip)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (chip);

  gtk_drag_source_set_icon (source, picture, (int)x, (int)y);
  return gdk_content_provider_new_typed (SV_TYPE_DRAGGED_RESERVE, get_index (chip));
}

static void
add_line (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END,
                    "max-width-chars", 30, "visible", *text != '\0', NULL);

  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
}

static void
add_person (SvReserveBench *self, unsigned i)
{
  const char *name = sv_reserves_name (self->team, i);
  const char *called = *name != '\0' ? name : _ ("Somebody without a name");
  g_autofree char *powers = say_powers (self->team, i);
  g_autofree char *label = sv_sentence (_ ("%s, in reserve"), called);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *chip = g_object_new (GTK_TYPE_MENU_BUTTON, "child", words, NULL);
  GtkDragSource *source = gtk_drag_source_new ();

  add_line (words, called, "sv-subheading");
  add_line (words, powers, "caption");
  sv_widget_set_label (chip, label);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (chip), fill_menu, self, NULL);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (drag_cb), chip);
  gtk_widget_add_controller (chip, GTK_EVENT_CONTROLLER (source));
  sv_flow_box_append (self->people, chip);
}

/* --- The bench --- */

static void
add_cb (SvReserveBench *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->entry)));

  gtk_editable_set_text (self->entry, "");
  if (*name != '\0')
    gtk_widget_activate_action (GTK_WIDGET (self), "team.add-reserve", "s", name);
}

void
sv_reserve_bench_show (SvReserveBench *self, const SvTeamDoc *team)
{
  GtkWidget *child;

  self->team = team;
  if (self->shown == team->reserves)
    return;
  g_clear_pointer (&self->shown, json_array_unref);
  self->shown = team->reserves != NULL ? json_array_ref (team->reserves) : NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->people))) != NULL)
    gtk_flow_box_remove (self->people, child);
  for (unsigned i = 0; i < sv_reserves_count (team); i++)
    add_person (self, i);
  gtk_widget_set_visible (GTK_WIDGET (self->people), sv_reserves_count (team) > 0);
}

static void
sv_reserve_bench_finalize (GObject *object)
{
  g_clear_pointer (&SV_RESERVE_BENCH (object)->shown, json_array_unref);
  G_OBJECT_CLASS (sv_reserve_bench_parent_class)->finalize (object);
}

static void
sv_reserve_bench_class_init (SvReserveBenchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sv_reserve_bench_finalize;
  sv_widget_class_set_template (widget_class, "sv-reserve-bench.ui");
  sv_widget_class_bind (widget_class, SvReserveBench, people, entry);
  sv_widget_class_bind_callbacks (widget_class, add_cb);
}

static void
sv_reserve_bench_init (SvReserveBench *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_reserve_bench_new (void)
{
  return g_object_new (SV_TYPE_RESERVE_BENCH, NULL);
}
