/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-library-tile.h"

#include <glib/gi18n.h>

#include "sv-figurines.h"
#include "sv-screen-pictures.h"
#include "sv-sentence.h"
#include "sv-team-pictures.h"
#include "sv-toast.h"
#include "sv-widgets.h"

enum { FACE = 40 };

struct _SvLibraryTile {
  GtkBox parent_instance;

  /* Owned */
  SvLibraryEntry *entry;
  GMenuModel *menu;

  GtkListItem *place; /* item of the GtkGridView whose child this tile is; not owned */

  /* Template children */
  GtkLabel *heading;
  SvPicture *shirts;
  SvPicture *badge, *face0, *face1;
  GtkLabel *name;
  GtkLabel *detail;
  GtkLabel *remark;
  GtkWidget *why;
  GtkWidget *menu_button;
};

G_DEFINE_FINAL_TYPE (SvLibraryTile, sv_library_tile, GTK_TYPE_BOX)

static const char *const actions[] = { "tile.open", "tile.copy",  "tile.duplicate", "tile.export",
                                       "tile.book", "tile.print", "tile.play",      "tile.remove" };

/* --- What is shown --- */

static void
show_remark (SvLibraryTile *self, const SvLibraryDigest *digest)
{
  gboolean team = sv_library_entry_get_kind (self->entry) == SV_DOCUMENT_TEAM;
  const char *remark = NULL;

  if (sv_library_entry_get_path (self->entry) == NULL)
    remark = _ ("Comes with the game");
  else if (digest != NULL && digest->draft && team)
    remark = _ ("A draft: the standard game cannot be played with these cards yet.");
  sv_label_show (self->remark, remark);
}

static void
show_names (SvLibraryTile *self, const char *name, const char *detail)
{
  g_autofree char *menu = sv_sentence (_ ("What to do with %s"), name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, detail, -1);
  sv_widget_set_label (self->menu_button, menu);
  /* Set the label on the parent as well: in a GtkGridView the keyboard focus is on the widget
   * that the list puts around the tile. */
  if (gtk_widget_get_parent (GTK_WIDGET (self)) != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self))),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, detail, -1);
}

/* Show a team by its logo and the photo of a player, by the photos of two players, or else by two
 * figurines. */
static void
show_pictures (SvLibraryTile *self, const SvLibraryDigest *digest, gboolean shown)
{
  const SvTeamLook look = { { digest->colours[0], digest->colours[1] }, digest->logo, 0 };
  SvPicture *const faces[] = { self->face0, self->face1 };
  const SvTeamFaces nobody = { 0 };
  const gboolean logo = shown && digest->logo != NULL;
  const gboolean any =
      sv_team_pictures_show_row (faces, &look, shown ? &digest->faces : &nobody, FACE);

  gtk_widget_set_visible (GTK_WIDGET (self->badge), logo);
  if (logo)
    sv_team_pictures_show_badge (self->badge, &look, FACE);
  sv_figurines_show_two (self->shirts, digest->pieces, (const char *const *)digest->colours);
  gtk_widget_set_visible (GTK_WIDGET (self->shirts), shown && !any && !logo);
}

static void
update (SvLibraryTile *self)
{
  static const SvLibraryDigest unread = { 0 };
  const SvLibraryDigest *digest = sv_library_entry_get_digest (self->entry);
  const char *name = sv_library_entry_get_name (self->entry);
  gboolean damaged = digest != NULL && digest->game == NULL;
  gboolean team = sv_library_entry_get_kind (self->entry) == SV_DOCUMENT_TEAM;

  sv_label_show (self->heading, sv_library_entry_get_heading (self->entry));
  gtk_label_set_text (self->name, name);
  gtk_label_set_text (self->detail, damaged          ? _ ("This file cannot be read.")
                                    : digest != NULL ? digest->detail
                                                     : "");
  gtk_widget_set_visible (self->why, damaged);
  gtk_widget_set_visible (GTK_WIDGET (self->detail), digest == NULL || *digest->detail != '\0');
  if (damaged)
    gtk_widget_add_css_class (GTK_WIDGET (self->detail), "sv-fault");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->detail), "sv-fault");
  show_pictures (self, digest != NULL ? digest : &unread, team && !damaged);
  show_remark (self, digest);
  show_names (self, name, digest != NULL ? digest->detail : "");
}

static void
why_cb (SvLibraryTile *self)
{
  const SvLibraryDigest *digest = sv_library_entry_get_digest (self->entry);

  if (digest != NULL)
    sv_tell (GTK_WIDGET (self), digest->detail);
}

static void
decoded_cb (gpointer data)
{
  if (SV_LIBRARY_TILE (data)->entry != NULL)
    update (SV_LIBRARY_TILE (data));
}

/* Ignore clicks on the heading, because it belongs to the whole section and not to this item. */
static void
heading_cb (SvLibraryTile *self, int n, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* --- The menu --- */

gboolean
sv_library_tile_can (SvLibraryTile *self, const char *what)
{
  if (self->entry == NULL)
    return FALSE;
  const SvLibraryDigest *digest = sv_library_entry_get_digest (self->entry);
  gboolean own = sv_library_entry_get_path (self->entry) != NULL;
  gboolean whole = digest == NULL || digest->game != NULL;
  if (g_str_equal (what, "open") || g_str_equal (what, "play"))
    return whole;
  if (g_str_equal (what, "copy"))
    return !own;
  if (g_str_equal (what, "duplicate"))
    return own && whole;
  if (g_str_equal (what, "export"))
    return whole;
  if (g_str_equal (what, "print") || g_str_equal (what, "book"))
    return whole && sv_library_entry_get_kind (self->entry) == SV_DOCUMENT_TEAM;
  return own;
}

static void
enable_actions (SvLibraryTile *self)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i],
                                   sv_library_tile_can (self, actions[i] + strlen ("tile.")));
}

void
sv_library_tile_popup (SvLibraryTile *self)
{
  if (self->entry == NULL)
    return;
  enable_actions (self);
  sv_widget_popup_menu (self->menu_button, self->menu);
}

/* Activate the page's action for the item that this tile shows: "tile.copy" activates
 * "library.copy". */
static void
ask_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvLibraryTile *self = SV_LIBRARY_TILE (widget);
  const char *what = name + strlen ("tile.");
  g_autofree char *action = g_strconcat ("library.", what, NULL);

  if (sv_library_tile_can (self, what))
    gtk_widget_activate_action (widget, action, "u", gtk_list_item_get_position (self->place));
}

/* --- The widget --- */

static void
sv_library_tile_dispose (GObject *object)
{
  SvLibraryTile *self = SV_LIBRARY_TILE (object);

  sv_library_tile_set_entry (self, NULL);
  g_clear_object (&self->menu);
  G_OBJECT_CLASS (sv_library_tile_parent_class)->dispose (object);
}

static void
sv_library_tile_class_init (SvLibraryTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_library_tile_dispose;
  sv_types_ensure (SV_TYPE_PICTURE);
  sv_widget_class_set_template (widget_class, "sv-library-tile.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_bind (widget_class, SvLibraryTile, heading, shirts, badge, face0, face1, name,
                        detail, remark, why, menu_button);
  sv_widget_class_bind_callbacks (widget_class, heading_cb, why_cb);
  gtk_widget_class_bind_template_callback_full (widget_class, "pressed_cb",
                                                G_CALLBACK (sv_library_tile_popup));
  for (unsigned i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, ask_action);
}

static void
sv_library_tile_init (SvLibraryTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_screen_pictures_watch (GTK_WIDGET (self), decoded_cb);
}

GtkWidget *
sv_library_tile_new (GtkListItem *place, GMenuModel *menu)
{
  SvLibraryTile *self = g_object_new (SV_TYPE_LIBRARY_TILE, NULL);

  self->place = place;
  self->menu = g_object_ref (menu);
  return GTK_WIDGET (self);
}

void
sv_library_tile_set_entry (SvLibraryTile *self, SvLibraryEntry *entry)
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

SvLibraryEntry *
sv_library_tile_get_entry (SvLibraryTile *self)
{
  return self->entry;
}
