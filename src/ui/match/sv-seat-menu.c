/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-seat-menu.h"

#include "sv-seats.h"

#include <glib/gi18n.h>

#define PERSON "person"

/* The name of the action of each seat is this letter and the number of the seat. */
#define SEAT_ACTION "s%u"

/* Return the kind of a seat as the menu has it: a kind that this release does not know is played
 * by a person. */
static const char *
kind_of (const SvSeatDoc *seat)
{
  return sv_seats_bot (seat) != NULL ? seat->kind : PERSON;
}

static void
chosen_cb (GSimpleAction *action, GVariant *kind, SvMatch *match)
{
  g_autoptr (GPtrArray) seats = sv_seats_copy (sv_match_get_seats (match));
  const guint64 seat = g_ascii_strtoull (g_action_get_name (G_ACTION (action)) + 1, NULL, 10);

  if (seat >= seats->len)
    return;
  g_simple_action_set_state (action, kind);
  sv_seats_take_over (seats, (guint)seat, g_variant_get_string (kind, NULL));
  sv_match_set_seats (match, seats);
}

static void
add_choice (GMenu *menu, guint seat, const char *title, const char *kind)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (title, NULL);
  g_autofree char *action = g_strdup_printf ("seats." SEAT_ACTION, seat);

  g_menu_item_set_action_and_target (item, action, "s", kind);
  g_menu_append_item (menu, item);
}

/* Add the choices for one seat. @heading: name of the person if the team has several, or NULL. */
static void
add_seat (GMenu *menu, const SvGame *game, guint seat, const char *heading)
{
  g_autoptr (GMenu) choices = g_menu_new ();
  const SvBot *const *bots = sv_bots ();

  add_choice (choices, seat, _ ("Person"), PERSON);
  for (guint i = 0; bots[i] != NULL; i++)
    if (bots[i]->level > 0 && bots[i]->plays (game))
      add_choice (choices, seat, _ (bots[i]->title), bots[i]->id);
  g_menu_append_section (menu, heading, G_MENU_MODEL (choices));
}

static void
add_action (GSimpleActionGroup *group, SvMatch *match, guint seat, const char *kind)
{
  g_autofree char *name = g_strdup_printf (SEAT_ACTION, seat);
  g_autoptr (GSimpleAction) action =
      g_simple_action_new_stateful (name, G_VARIANT_TYPE_STRING, g_variant_new_string (kind));

  g_signal_connect_object (action, "change-state", G_CALLBACK (chosen_cb), match, 0);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
}

void
sv_seat_menu_fill (GtkMenuButton *button, SvMatch *match, int side)
{
  const GPtrArray *seats = sv_match_get_seats (match);
  const gboolean several = sv_seats_count (seats, side) > 1;
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; i < seats->len; i++) {
    const SvSeatDoc *seat = seats->pdata[i];

    if (seat->team != side)
      continue;
    add_action (group, match, i, kind_of (seat));
    add_seat (menu, sv_match_get_game (match), i, several ? seat->name : NULL);
  }
  gtk_widget_insert_action_group (GTK_WIDGET (button), "seats", G_ACTION_GROUP (group));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
  gtk_widget_add_css_class (GTK_WIDGET (gtk_menu_button_get_popover (button)), "seats");
}
