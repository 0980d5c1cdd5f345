/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-book-row.h"

#include <glib/gi18n.h>

#include "sv-library.h"
#include "sv-screen-pictures.h"
#include "sv-sentence.h"
#include "sv-team-pictures.h"
#include "sv-widgets.h"

enum { BADGE = 22, FACE = 28 };

struct _SvBookRow {
  GtkBox parent_instance;

  SvBookEntry *entry; /* owned */
  GtkListItem *place; /* not owned */

  /* Template children */
  GtkLabel *heading, *about;
  SvPicture *badge0, *badge1, *home0, *home1, *away0, *away1;
  GtkLabel *name0, *name1, *goals0, *goals1;
  GtkWidget *remove;
  GtkCheckButton *counts;
};

G_DEFINE_FINAL_TYPE (SvBookRow, sv_book_row, GTK_TYPE_BOX)

/* Return the match in one line, with its result: "Velocitas – Orange, 4–2". Free with g_free (). */
static char *
dup_title (const SvBookMatch *match)
{
  /* Translators: the two teams of a match, and its result. */
  return sv_sentence (_ ("%1$s – %2$s, %3$d–%4$d"), match->teams[0].name, match->teams[1].name,
                      match->score[0], match->score[1]);
}

gboolean
sv_book_row_can_remove (const SvBookMatch *match)
{
  return match->cup == NULL && !g_str_has_suffix (match->path, ".svmatch");
}

/* Return the day, the game and the competition, or that it was at a table. */
static char *
dup_about (const SvBookMatch *match)
{
  g_autoptr (GDateTime) day = sv_book_match_get_day (match);
  /* Translators: a day in a list with a heading for each month, as g_date_time_format () has it:
   * with the time, and without it. */
  const char *form = match->created != NULL ? _ ("%a %-d %b, %H:%M") : _ ("%a %-d %b");
  g_autofree char *time = day != NULL ? g_date_time_format (day, form) : g_strdup ("");
  GString *about = g_string_new (time);

  sv_sentence_append (about, " · %s", _ (match->game->title));
  if (match->cup != NULL)
    sv_sentence_append (about, " · %s", match->cup);
  else if (match->at_table)
    sv_sentence_append (about, " · %s", _ ("at the table"));
  return g_string_free (about, FALSE);
}

static void
show_team (SvBookRow *self, const SvBookMatch *match, int side)
{
  const SvBookTeam *team = &match->teams[side];
  const SvTeamLook look = { { team->colours[0], team->colours[1] }, team->logo, side };
  GtkLabel *name = side == 0 ? self->name0 : self->name1;
  GtkLabel *goals = side == 0 ? self->goals0 : self->goals1;
  SvPicture *const faces[][SV_TEAM_FACES] = { { self->home0, self->home1 },
                                              { self->away0, self->away1 } };
  g_autofree char *count = g_strdup_printf ("%d", match->score[side]);

  sv_team_pictures_show_badge (side == 0 ? self->badge0 : self->badge1, &look, BADGE);
  sv_team_pictures_show_row (faces[side], &look, &team->shown, FACE);
  gtk_label_set_text (name, team->name);
  gtk_label_set_text (goals, count);
  sv_widget_set_class (GTK_WIDGET (name), "sv-won", match->winner == side);
  sv_widget_set_class (GTK_WIDGET (goals), "sv-won", match->winner == side);
}

/* Set the accessible name of the row, and of the widget that the list puts around it, which has the
 * keyboard focus. */
static void
name_row (SvBookRow *self, const char *title, const char *about)
{
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *remove = sv_sentence (_ ("Remove %s"), title);
  /* Translators: %s is a match with its result. */
  g_autofree char *counts = sv_sentence (_ ("%s counts for the season"), title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
  if (around != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (around), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
  sv_widget_set_label (self->remove, remove);
  sv_widget_set_label (self->counts, counts);
}

static void
show_tick (SvBookRow *self)
{
  const SvBookTick tick = sv_book_entry_get_tick (self->entry);

  gtk_widget_set_visible (GTK_WIDGET (self->counts), tick != SV_BOOK_NO_TICK);
  gtk_check_button_set_active (self->counts, tick == SV_BOOK_COUNTS);
}

static void
update (SvBookRow *self)
{
  if (self->entry == NULL)
    return;
  const SvBookMatch *match = sv_book_entry_get_match (self->entry);
  g_autofree char *about = dup_about (match);
  g_autofree char *title = dup_title (match);

  sv_label_show (self->heading, sv_book_entry_get_heading (self->entry));
  show_team (self, match, 0);
  show_team (self, match, 1);
  gtk_label_set_text (self->about, about);
  gtk_widget_set_visible (self->remove, sv_book_row_can_remove (match));
  show_tick (self);
  name_row (self, title, about);
}

static void
decoded_cb (gpointer data)
{
  update (SV_BOOK_ROW (data));
}

static void
remove_cb (SvBookRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "book.remove", "u",
                              gtk_list_item_get_position (self->place));
}

static void
counts_cb (SvBookRow *self)
{
  const gboolean counts = gtk_check_button_get_active (self->counts);

  if (self->entry != NULL && counts != (sv_book_entry_get_tick (self->entry) == SV_BOOK_COUNTS))
    gtk_widget_activate_action (GTK_WIDGET (self), "book.count", "u",
                                gtk_list_item_get_position (self->place));
}

/* Ignore clicks on the heading, because it belongs to the whole month and not to this match. */
static void
heading_cb (SvBookRow *self, int n, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
sv_book_row_dispose (GObject *object)
{
  sv_book_row_set_entry (SV_BOOK_ROW (object), NULL);
  G_OBJECT_CLASS (sv_book_row_parent_class)->dispose (object);
}

static void
sv_book_row_class_init (SvBookRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_book_row_dispose;
  sv_types_ensure (SV_TYPE_PICTURE);
  sv_widget_class_set_template (widget_class, "sv-book-row.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_bind (widget_class, SvBookRow, heading, about, badge0, badge1, home0, home1,
                        away0, away1, name0, name1, goals0, goals1, remove, counts);
  sv_widget_class_bind_callbacks (widget_class, heading_cb, remove_cb, counts_cb);
}

static void
sv_book_row_init (SvBookRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_screen_pictures_watch (GTK_WIDGET (self), decoded_cb);
}

GtkWidget *
sv_book_row_new (GtkListItem *place)
{
  SvBookRow *self = g_object_new (SV_TYPE_BOOK_ROW, NULL);

  self->place = place;
  return GTK_WIDGET (self);
}

void
sv_book_row_set_entry (SvBookRow *self, SvBookEntry *entry)
{
  if (self->entry == entry)
    return;
  if (self->entry != NULL)
    g_signal_handlers_disconnect_by_data (self->entry, self);
  g_set_object (&self->entry, entry);
  if (entry == NULL)
    return;
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (update), self);
  update (self);
}

guint
sv_book_row_get_position (SvBookRow *self)
{
  return gtk_list_item_get_position (self->place);
}
