/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-window-guests.h"

#include "sv-cup-guest-join.h"
#include "sv-cup-guest-page.h"
#include "sv-cup-guest-playing.h"
#include "sv-cup-guest-shelf.h"
#include "sv-cup-words.h"
#include "sv-match-file.h"
#include "sv-sentence.h"
#include "sv-window-tables.h"

#include <glib/gi18n.h>

static SvCupGuestPage *
find_page (SvPageWindow *self)
{
  SvPage *page = self->stack != NULL ? sv_page_window_find_page (self, "joined") : NULL;

  return page != NULL ? SV_CUP_GUEST_PAGE (page) : NULL;
}

/* The competition was left: show the list of competitions. */
static void
left_cb (SvPageWindow *self, SvCupGuest *guest)
{
  SvCupGuestPage *page = find_page (self);

  if (page == NULL || sv_cup_guest_page_get_guest (page) != guest)
    return;
  if (sv_page_window_get_page (self) == SV_PAGE (page)) {
    g_autofree char *title = sv_cup_words_title (sv_cup_guest_get_plan (guest));
    g_autofree char *sentence = sv_sentence (_ ("You have left “%s”."), title);
    gtk_widget_activate_action (GTK_WIDGET (self), "win.competitions", NULL);
    sv_tell (GTK_WIDGET (self), sentence);
  }
  sv_page_window_drop_page (self, SV_PAGE (page));
}

/* Show a joined competition. */
static void
show_guest (SvPageWindow *self, SvCupGuest *guest)
{
  SvCupGuestPage *stale = find_page (self);

  if (stale != NULL && sv_cup_guest_page_get_guest (stale) == guest) {
    sv_page_window_show_page (self, SV_PAGE (stale));
    gtk_widget_grab_focus (GTK_WIDGET (stale));
    return;
  }
  GtkWidget *page = sv_cup_guest_page_new (guest);
  /* This window may have shown the competition before. */
  g_signal_handlers_disconnect_by_data (guest, self);
  sv_page_window_listen (self, SV_AUTO_SAVER (guest));
  g_signal_connect_object (guest, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "table", G_CALLBACK (sv_window_tables_show), self,
                           G_CONNECT_SWAPPED);
  sv_page_window_show_page (self, SV_PAGE (page));
  gtk_widget_grab_focus (page);
  if (stale != NULL)
    sv_page_window_drop_page (self, SV_PAGE (stale));
}

static void
join_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPageWindow *self = SV_PAGE_WINDOW (widget);
  GtkWidget *page = g_object_new (SV_TYPE_CUP_GUEST_JOIN, NULL);

  g_signal_connect_object (page, "joined", G_CALLBACK (show_guest), self, G_CONNECT_SWAPPED);
  sv_page_window_show_page (self, SV_PAGE (page));
  gtk_widget_grab_focus (page);
}

static void
joined_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupGuest) guest = sv_cup_guest_load (g_variant_get_string (parameter, NULL), &error);

  if (guest != NULL)
    show_guest (SV_PAGE_WINDOW (widget), guest);
  else
    sv_tell (widget, error->message);
}

void
sv_window_guests_open_behind (SvPageWindow *self, SvMatch *match)
{
  const SvFixtureLink *link = sv_match_get_fixture_link (match);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupGuest) guest = sv_cup_guest_find (link, &error);

  if (guest == NULL) {
    sv_tell (GTK_WIDGET (self), error->message);
    return;
  }
  if (find_page (self) == NULL || sv_cup_guest_page_get_guest (find_page (self)) != guest)
    show_guest (self, guest);
  sv_cup_guest_take_back (guest, match);
}

void
sv_window_guests_show_table (SvPageWindow *self, const SvFixtureLink *link)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupGuest) guest = sv_cup_guest_find (link, &error);

  if (guest == NULL) {
    sv_tell (GTK_WIDGET (self), error->message);
    return;
  }
  const unsigned fixture = link->fixture;
  show_guest (self, guest);
  if (!sv_cup_guest_has_table (guest, fixture)) {
    sv_tell (GTK_WIDGET (self), _ ("This match has a result now."));
    return;
  }
  sv_window_tables_show (self, sv_cup_guest_get_table (guest, fixture));
  sv_tell (GTK_WIDGET (self), _ ("The table is as you left it. The clock is stopped."));
}

void
sv_window_guests_install (GtkWidgetClass *klass)
{
  static const SvWindowAction actions[] = {
    { "win.join-competition", NULL, join_action },
    { "win.joined", "s", joined_action },
  };

  sv_page_window_install (klass, actions, G_N_ELEMENTS (actions));
}
