/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-club-menu.h"

#include <glib/gi18n.h>

#include "sv-club-maker.h"
#include "sv-club-photos.h"
#include "sv-file-dialogs.h"
#include "sv-game-menu.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-list-files.h"
#include "sv-print-dialog.h"
#include "sv-toast.h"
#include "sv-widgets.h"

struct _SvClubMenu {
  GtkBox parent_instance;

  /* Owned */
  SvLibraryModel *model;
  GPtrArray *games;

  const SvGame *game;   /* game whose teams are listed, or NULL for all games */
  const SvGame *chosen; /* game for which something is done at the moment */

  /* Template children */
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (SvClubMenu, sv_club_menu, GTK_TYPE_BOX)

static void
made_cb (GtkWidget *widget, const char *path)
{
  g_signal_emit_by_name (widget, "made", path);
}

static void
take_list (GtkWidget *widget, GBytes *list)
{
  SvClubMenu *self = SV_CLUB_MENU (widget);

  if (self->model != NULL) /* else the page was closed meanwhile */
    sv_club_maker_show (widget, self->model, self->chosen, list, made_cb);
}

static void
take_list_file (GtkWidget *widget, GFile *file)
{
  g_autoptr (GBytes) list = sv_list_files_read (widget, file);

  if (list != NULL)
    take_list (widget, list);
}

/* Remember for which game something is done with the whole club. If items of all games are listed,
 * ask, and do @action later with the answer; return FALSE then. */
static gboolean
find_game (SvClubMenu *self, const char *action, GVariant *parameter)
{
  const char *id = g_variant_get_string (parameter, NULL);

  self->chosen = *id != '\0' ? sv_game_by_id (id) : self->game;
  if (self->chosen == NULL)
    sv_game_menu_popup (self->button, self->games, action);
  return self->chosen != NULL;
}

static void
list_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (find_game (SV_CLUB_MENU (widget), name, parameter))
    sv_list_files_choose (widget, _ ("Teams From a List"), take_list_file);
}

static void
paste_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (find_game (SV_CLUB_MENU (widget), name, parameter))
    sv_list_files_paste (widget, take_list);
}

/* Print the cards of all own teams of a game that can be read. */
static void
cards_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvClubMenu *self = SV_CLUB_MENU (widget);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);

  if (!find_game (self, name, parameter))
    return;
  g_autoptr (GPtrArray) items = sv_library_items (self->chosen, SV_DOCUMENT_TEAM);
  for (guint i = 0; i < items->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (items, i);
    if (item->path != NULL)
      g_ptr_array_add (teams, sv_team_doc_copy (item->team));
  }
  if (teams->len == 0 || !sv_game_has_cards (self->chosen))
    sv_tell (widget, teams->len == 0 ? _ ("You have no teams of your own in this game yet.")
                                     : _ ("This game is played without cards."));
  else
    gtk_window_present (
        GTK_WINDOW (sv_print_dialog_new_cards (GTK_WINDOW (gtk_widget_get_root (widget)), teams)));
}

static void
lab_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvClubMenu *self = SV_CLUB_MENU (widget);

  if (find_game (self, name, parameter))
    gtk_widget_activate_action (widget, "win.lab-club", "s", self->chosen->id);
}

static void
take_folder (GtkWidget *widget, GFile *folder)
{
  sv_club_photos_show (widget, SV_CLUB_MENU (widget)->chosen, folder);
}

static void
photos_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (find_game (SV_CLUB_MENU (widget), name, parameter))
    sv_file_dialogs_choose_folder (widget, _ ("Photos From a Folder"), _ ("Choose"), take_folder);
}

/* --- The widget --- */

static void
sv_club_menu_dispose (GObject *object)
{
  SvClubMenu *self = SV_CLUB_MENU (object);

  g_clear_object (&self->model);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_CLUB_MENU);
  G_OBJECT_CLASS (sv_club_menu_parent_class)->dispose (object);
}

static void
sv_club_menu_class_init (SvClubMenuClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_club_menu_dispose;
  g_signal_new ("made", SV_TYPE_CLUB_MENU, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  sv_widget_class_set_template (widget_class, "sv-club-menu.ui");
  sv_widget_class_bind (widget_class, SvClubMenu, button);
  gtk_widget_class_install_action (widget_class, "club.list", "s", list_action);
  gtk_widget_class_install_action (widget_class, "club.paste", "s", paste_action);
  gtk_widget_class_install_action (widget_class, "club.photos", "s", photos_action);
  gtk_widget_class_install_action (widget_class, "club.cards", "s", cards_action);
  gtk_widget_class_install_action (widget_class, "club.lab", "s", lab_action);
}

static void
sv_club_menu_init (SvClubMenu *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
sv_club_menu_set_model (SvClubMenu *self, SvLibraryModel *model, GPtrArray *games)
{
  g_set_object (&self->model, model);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  self->games = g_ptr_array_ref (games);
}

void
sv_club_menu_set_game (SvClubMenu *self, const SvGame *game)
{
  self->game = game;
}
