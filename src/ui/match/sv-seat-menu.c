/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-seat-menu.h"

#include "sv-bot-faces.h"
#include "sv-seats.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

#define PERSON "person"

enum { MAX_HEIGHT = 480 }; /* of the choices in pixels; more of them scroll */

/* --- SvSeatChoice: the choices for one seat --- */

#define SV_TYPE_SEAT_CHOICE (sv_seat_choice_get_type ())
G_DECLARE_FINAL_TYPE (SvSeatChoice, sv_seat_choice, SV, SEAT_CHOICE, GtkBox)

struct _SvSeatChoice {
  GtkBox parent_instance;

  SvMatch *match; /* owned */
  guint seat;
};

G_DEFINE_FINAL_TYPE (SvSeatChoice, sv_seat_choice, GTK_TYPE_BOX)

/* Let somebody else play the seat, and close the menu. */
static void
chosen_cb (SvSeatChoice *self, const char *kind)
{
  g_autoptr (GPtrArray) seats = sv_seats_copy (sv_match_get_seats (self->match));

  if (self->seat < seats->len) {
    sv_seats_take_over (seats, self->seat, kind);
    sv_match_set_seats (self->match, seats);
  }
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER)));
}

static void
person_cb (SvSeatChoice *self)
{
  chosen_cb (self, PERSON);
}

/* Add the button of a person. A kind that this release does not know is played by a person. */
static void
add_person (SvSeatChoice *self, gboolean plays)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Person"));

  gtk_widget_add_css_class (button, "sv-face");
  sv_widget_set_class (button, "chosen", plays);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                               plays ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (person_cb), self);
  gtk_box_append (GTK_BOX (self), button);
}

static void
sv_seat_choice_dispose (GObject *object)
{
  g_clear_object (&SV_SEAT_CHOICE (object)->match);
  G_OBJECT_CLASS (sv_seat_choice_parent_class)->dispose (object);
}

static void
sv_seat_choice_class_init (SvSeatChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_seat_choice_dispose;
}

static void
sv_seat_choice_init (SvSeatChoice *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

/* Return the choices for a seat. @heading: name of the person if the team has several, or NULL. */
static GtkWidget *
new_choice (SvMatch *match, guint seat, const char *heading)
{
  const SvSeatDoc *doc = g_ptr_array_index (sv_match_get_seats (match), seat);
  SvSeatChoice *self = g_object_new (SV_TYPE_SEAT_CHOICE, NULL);
  GtkWidget *faces = sv_bot_faces_new (sv_match_get_game (match));

  self->match = g_object_ref (match);
  self->seat = seat;
  if (heading != NULL) {
    GtkWidget *label = gtk_label_new (heading);

    gtk_label_set_xalign (GTK_LABEL (label), 0);
    gtk_widget_add_css_class (label, "sv-subheading");
    gtk_box_append (GTK_BOX (self), label);
  }
  add_person (self, sv_seats_bot (doc) == NULL);
  sv_bot_faces_mark (SV_BOT_FACES (faces), doc->kind);
  g_signal_connect_swapped (faces, "chosen", G_CALLBACK (chosen_cb), self);
  gtk_box_append (GTK_BOX (self), faces);
  return GTK_WIDGET (self);
}

/* --- The menu --- */

void
sv_seat_menu_fill (GtkMenuButton *button, SvMatch *match, int side)
{
  const GPtrArray *seats = sv_match_get_seats (match);
  const gboolean several = sv_seats_count (seats, side) > 1;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *popover = gtk_popover_new ();
  GtkWidget *scroller =
      g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                    "propagate-natural-height", TRUE, "max-content-height", MAX_HEIGHT, NULL);

  for (guint i = 0; i < seats->len; i++) {
    const SvSeatDoc *seat = seats->pdata[i];

    if (seat->team == side)
      gtk_box_append (GTK_BOX (box), new_choice (match, i, several ? seat->name : NULL));
  }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_widget_add_css_class (popover, "seats");
  gtk_menu_button_set_popover (button, popover);
}
