/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-library-page.h"

#include <glib/gi18n.h>

#include "sv-clamp.h"
#include "sv-club-menu.h"
#include "sv-draft.h"
#include "sv-file-dialogs.h"
#include "sv-game-menu.h"
#include "sv-games.h"
#include "sv-library-entry.h"
#include "sv-library-model.h"
#include "sv-library-tile.h"
#include "sv-library.h"
#include "sv-page.h"
#include "sv-print-dialog.h"
#include "sv-sentence.h"
#include "sv-style.h"
#include "sv-team-words.h"
#include "sv-toast.h"
#include "sv-variant-words.h"
#include "sv-widgets.h"

/* Texts of the page that differ between teams and variants; untranslated. */
typedef struct {
  const char *title;
  const char *import; /* title of the dialog that imports files */
  const char *export;
  const char *make; /* label of the button that creates a new item */
  const char *search;
  const char *nothing; /* text in place of the list if nothing matches the search */
  const char *hint;    /* text shown while the user has no items of their own */
} Words;

static const Words all_words[] = {
  [SV_DOCUMENT_TEAM] = { N_ ("Teams and Cards"), N_ ("Import Teams"), N_ ("Export the Team"),
                         N_ ("New Team"), N_ ("Search teams and players"),
                         N_ ("No team matches your search."),
                         N_ ("You have no teams of your own yet. Press “New Team”, open one below "
                             "and make it yours, or drop a team file on this window.") },
  [SV_DOCUMENT_VARIANT] = { N_ ("Variants"), N_ ("Import Variants"), N_ ("Export the Variant"),
                            N_ ("New Variant"), N_ ("Search variants"),
                            N_ ("No variant matches your search."),
                            N_ ("You have no variants of your own yet. Press “New Variant”, open "
                                "one below and make it yours, or drop a variant file on this "
                                "window.") },
};

struct _SvLibraryPage {
  GtkBox parent_instance;

  /* Owned */
  SvLibraryModel *model;
  GtkFilter *filter;
  GtkSorter *sorter;
  GListModel *shown;
  /* offered games (const SvGame); if several, NULL comes first and stands for all games */
  GPtrArray *games;
  char **words; /* words typed in the search field, case-folded; NULL if none */
  char *wanted; /* path of a file to show as soon as it is listed, or NULL */
  /* item that waits for the user to choose a file for its export, or NULL */
  SvLibraryItem *leaving;
  GQueue imports;     /* items that still have to be imported; SvLibraryItem, owned */
  gboolean importing; /* TRUE while an import runs or a dialog asks about it */
  /* item whose name is already taken, while a dialog asks about it; else NULL */
  SvLibraryItem *asked;
  guint headings_id; /* idle source that updates the section headings, or 0 */

  const SvGame *game; /* game whose items are listed, or NULL for all games */
  SvDocumentKind kind;
  const Words *say;

  /* Template children */
  GtkEditable *search;
  GtkDropDown *game_choice;
  GtkLabel *hint;
  GtkGridView *grid;
  GtkWidget *scroller;
  GtkLabel *nothing;
  GtkButton *new_button;
  SvClubMenu *club;
  GMenuModel *menu;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvLibraryPage,
                               sv_library_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

/* --- What is listed --- */

static gboolean
filter_cb (gpointer item, gpointer data)
{
  SvLibraryPage *self = data;

  return sv_library_entry_matches (item, self->game, (const char *const *)self->words);
}

static int
compare_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  return sv_library_entry_compare ((SvLibraryEntry *)(uintptr_t)a, (SvLibraryEntry *)(uintptr_t)b);
}

static gboolean
has_own (SvLibraryPage *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (self->shown); i++) {
    g_autoptr (SvLibraryEntry) entry = g_list_model_get_item (self->shown, i);

    if (sv_library_entry_get_path (entry) != NULL)
      return TRUE;
  }
  return FALSE;
}

/* Return the heading of the section that the entry belongs to, or NULL if the list has no
 * sections because it shows only one game, or if the file has not been read yet. */
static const char *
name_section (SvLibraryPage *self, SvLibraryEntry *entry)
{
  const SvLibraryDigest *digest = sv_library_entry_get_digest (entry);

  if (self->game != NULL || digest == NULL)
    return NULL;
  return digest->game != NULL ? _ (digest->game->title) : _ ("Damaged files");
}

/* Give the first entry of each section the name of the section as its heading; clear all other
 * headings. */
static gboolean
headings_cb (gpointer data)
{
  SvLibraryPage *self = data;
  const char *before = NULL;

  self->headings_id = 0;
  for (guint i = 0; i < g_list_model_get_n_items (self->shown); i++) {
    g_autoptr (SvLibraryEntry) entry = g_list_model_get_item (self->shown, i);
    const char *section = name_section (self, entry);

    sv_library_entry_set_heading (entry, g_strcmp0 (section, before) != 0 ? section : NULL);
    before = section;
  }
  return G_SOURCE_REMOVE;
}

/* Update the headings in an idle callback: entries are added and removed one by one, and one
 * pass over the list afterwards is enough. */
static void
queue_headings (SvLibraryPage *self)
{
  if (self->headings_id == 0)
    self->headings_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, headings_cb, self, NULL);
}

static void
shown_cb (SvLibraryPage *self)
{
  gboolean searching = self->words != NULL && self->words[0] != NULL;
  gboolean any = g_list_model_get_n_items (self->shown) > 0;

  gtk_widget_set_visible (self->scroller, any);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), !any);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), !searching && !has_own (self));
  queue_headings (self);
}

static void
search_cb (SvLibraryPage *self)
{
  g_autofree char *folded = g_utf8_casefold (gtk_editable_get_text (self->search), -1);

  g_strfreev (self->words);
  self->words = g_strsplit_set (folded, " \t\n", -1);
  /* A text of blanks only would be split into empty words, which match every item. */
  if (*g_strstrip (folded) == '\0')
    g_clear_pointer (&self->words, g_strfreev);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  shown_cb (self);
}

static void
show_wanted (SvLibraryPage *self)
{
  for (guint i = 0; self->wanted != NULL && i < g_list_model_get_n_items (self->shown); i++) {
    g_autoptr (SvLibraryEntry) entry = g_list_model_get_item (self->shown, i);

    if (g_strcmp0 (sv_library_entry_get_path (entry), self->wanted) != 0)
      continue;
    gtk_widget_activate_action (GTK_WIDGET (self->grid), "list.scroll-to-item", "u", i);
    if (sv_library_entry_get_digest (entry) != NULL)
      g_clear_pointer (&self->wanted, g_free);
    return;
  }
}

static void
loaded_cb (SvLibraryPage *self, gboolean resort)
{
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  if (resort)
    gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
  shown_cb (self);
  show_wanted (self);
}

static void
game_cb (SvLibraryPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->game_choice);

  if (self->games != NULL && selected < self->games->len)
    sv_library_page_set_game (self, g_ptr_array_index (self->games, selected));
}

/* --- What is done --- */

/* Finish saving a file of the user and show it in the list. Returns the item (transfer full), or
 * NULL if saving failed (the user is told) or the page has been closed. */
static SvLibraryItem *
finish_saving (SvLibraryPage *self, GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvLibraryItem) item = sv_library_save_finish (result, &error);

  if (item == NULL)
    sv_tell (GTK_WIDGET (self), error->message);
  if (item == NULL || self->model == NULL)
    return NULL;
  sv_library_model_refresh (self->model);
  sv_library_page_show_item (self, item->path);
  return g_steal_pointer (&item);
}

/* Return the entry at the list position given by the parameter of an action; transfer full. */
static SvLibraryEntry *
dup_entry (SvLibraryPage *self, GVariant *position)
{
  return g_list_model_get_item (self->shown, g_variant_get_uint32 (position));
}

/* Read the document at a list position (transfer full). If it cannot be read, tell the user why
 * and return NULL. */
static SvLibraryItem *
load_item (SvLibraryPage *self, GVariant *position)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvLibraryEntry) entry = dup_entry (self, position);
  SvLibraryItem *item = sv_library_entry_load (entry, &error);

  if (item == NULL)
    sv_tell (GTK_WIDGET (self), error->message);
  return item;
}

/* Show a built-in item in an editor that cannot change it. */
static void
show_sample (SvLibraryPage *self, GVariant *position)
{
  g_autoptr (SvLibraryItem) item = load_item (self, position);

  if (item == NULL)
    return;
  g_autoptr (SvDraft) draft = sv_draft_new (item, NULL);
  sv_draft_set_sample (draft);
  g_signal_emit_by_name (self, "edit", draft);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *position)
{
  g_autoptr (SvLibraryEntry) entry = dup_entry (SV_LIBRARY_PAGE (widget), position);
  const char *path = sv_library_entry_get_path (entry);

  if (path != NULL)
    gtk_widget_activate_action (widget, "win.edit", "s", path);
  else
    show_sample (SV_LIBRARY_PAGE (widget), position);
}

static void
copied_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvLibraryPage) self = data;
  g_autoptr (SvLibraryItem) copy = finish_saving (self, result);

  if (copy == NULL)
    return;
  g_autofree char *sentence = sv_sentence (_ ("“%s” is yours now."), copy->head->name);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.edit", "s", copy->path);
  sv_tell (GTK_WIDGET (self), sentence);
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *position)
{
  SvLibraryPage *self = SV_LIBRARY_PAGE (widget);
  g_autoptr (SvLibraryEntry) entry = dup_entry (self, position);
  g_autoptr (SvLibraryItem) item = load_item (self, position);

  if (item == NULL)
    return;
  g_autofree char *copy =
      sv_library_model_name_copy (self->model, sv_library_entry_get_name (entry));
  sv_library_save_async (sv_library_item_copy (item, copy), copied_cb, g_object_ref (self));
}

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvLibraryPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SvLibraryItem) item = sv_library_save_finish (result, &error);
  g_autofree char *sentence =
      item != NULL ? sv_sentence (_ ("“%s” is exported."), sv_library_item_get_title (item))
                   : g_strdup (error->message);

  sv_tell (GTK_WIDGET (self), sentence);
}

static void
export_to (GtkWidget *widget, GFile *file)
{
  SvLibraryPage *self = SV_LIBRARY_PAGE (widget);
  g_autoptr (SvLibraryItem) item = g_steal_pointer (&self->leaving);

  g_free (item->path);
  item->path = g_file_get_path (file);
  if (item->path != NULL)
    sv_library_save_async (g_steal_pointer (&item), exported_cb, g_object_ref (self));
  else
    sv_tell (widget, _ ("It can only be saved in a file on this computer."));
}

static void
export_action (GtkWidget *widget, const char *action, GVariant *position)
{
  SvLibraryPage *self = SV_LIBRARY_PAGE (widget);
  SvLibraryItem *item = load_item (self, position);

  if (item == NULL)
    return;
  g_clear_pointer (&self->leaving, sv_library_item_free);
  self->leaving = item;
  g_autofree char *name = sv_library_file_name (sv_library_item_get_title (item), self->kind, 0);
  sv_file_dialogs_save (widget, _ (self->say->export), _ ("Export"),
                        &sv_doc_class (self->kind)->files, NULL, name, export_to);
}

/* Show a toast with @sentence and a button that opens the file @path. */
static void
tell_place (SvLibraryPage *self, const char *sentence, const char *path)
{
  sv_tell_action (GTK_WIDGET (self), sentence, _ ("Open"), "win.edit", g_variant_new_string (path));
}

static void import_next (SvLibraryPage *self);

static void
imported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvLibraryPage) self = data;
  g_autoptr (SvLibraryItem) item = finish_saving (self, result);

  if (item != NULL) {
    /* Translators: %s is the name of a team or variant. */
    g_autofree char *sentence =
        sv_sentence (_ ("“%s” is in your library now."), sv_library_item_get_title (item));
    tell_place (self, sentence, item->path);
  }
  import_next (self);
}

/* Save @item (transfer full) as a new file of the user, under a new path. */
static void
import_new (SvLibraryPage *self, SvLibraryItem *item)
{
  g_clear_pointer (&item->path, g_free);
  sv_library_save_async (item, imported_cb, g_object_ref (self));
}

enum { RESPONSE_REPLACE = 1, RESPONSE_KEEP_BOTH };

static void
same_name_cb (SvLibraryPage *self, int response, GtkDialog *dialog)
{
  g_autoptr (SvLibraryItem) item = g_steal_pointer (&self->asked);

  gtk_window_destroy (GTK_WINDOW (dialog));
  if (item == NULL) /* the page was closed meanwhile */
    return;
  /* found_cb () has set the item's path to that of the file with the same name, so that saving
   * replaces this file. */
  if (response == RESPONSE_REPLACE) {
    sv_library_save_async (g_steal_pointer (&item), imported_cb, g_object_ref (self));
  } else if (response == RESPONSE_KEEP_BOTH) {
    g_autofree char *name = sv_library_model_number_name (self->model, item->head->name);
    import_new (self, sv_library_item_copy (item, name));
  } else {
    import_next (self);
  }
}

/* Ask the user whether @item (transfer full), whose name is taken, shall replace the other item
 * or get a number. */
static void
ask_same_name (SvLibraryPage *self, SvLibraryItem *item)
{
  g_autofree char *sentence =
      sv_sentence (_ ("Your library has a different “%s”."), sv_library_item_get_title (item));
  GtkWidget *dialog =
      gtk_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                              GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                              GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", sentence);

  self->asked = item;
  gtk_message_dialog_format_secondary_text (
      GTK_MESSAGE_DIALOG (dialog), "%s",
      _ ("Replace it with the one you opened, or keep both: the new one gets a number."));
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("Cancel"), GTK_RESPONSE_CANCEL, _ ("Replace"),
                          RESPONSE_REPLACE, _ ("Keep Both"), RESPONSE_KEEP_BOTH, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), RESPONSE_KEEP_BOTH);
  g_signal_connect_object (dialog, "response", G_CALLBACK (same_name_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
tell_same (SvLibraryPage *self, const SvLibraryItem *item, const char *same)
{
  g_autofree char *sentence =
      sv_sentence (_ ("“%s” is already in your library."), sv_library_item_get_title (item));

  sv_library_page_show_item (self, same);
  tell_place (self, sentence, same);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvLibraryPage) self = data;
  g_autoptr (SvLibraryItem) item = g_queue_pop_head (&self->imports);
  const gboolean gone = self->model == NULL;
  g_autofree char *same = NULL, *named = NULL;

  sv_library_find_finish (result, &same, &named);
  if (same == NULL && named == NULL) {
    import_new (self, g_steal_pointer (&item));
  } else if (gone) {
    import_next (self);
  } else if (same != NULL) {
    tell_same (self, item, same);
    import_next (self);
  } else {
    g_free (item->path);
    item->path = g_steal_pointer (&named);
    ask_same_name (self, g_steal_pointer (&item));
  }
}

/* Begin to import the next item that waits: search the library for one with the same contents or
 * name. Each import is finished before the next begins, so that of two imported items with the
 * same name the second one finds the first. */
static void
import_next (SvLibraryPage *self)
{
  self->importing = !g_queue_is_empty (&self->imports);
  if (self->importing)
    sv_library_find_async (g_queue_peek_head (&self->imports), found_cb, g_object_ref (self));
}

void
sv_library_page_import (SvLibraryPage *self, SvLibraryItem *item)
{
  sv_library_page_set_game (self, item->head->game);
  g_queue_push_tail (&self->imports, item);
  if (!self->importing)
    import_next (self);
}

static void
book_action (GtkWidget *widget, const char *name, GVariant *position)
{
  g_autoptr (SvLibraryItem) item = load_item (SV_LIBRARY_PAGE (widget), position);

  if (item != NULL)
    gtk_widget_activate_action (widget, "win.book-of", "(ssiss)", item->team->game->id,
                                item->team->name, 0, "season", "");
}

static void
play_action (GtkWidget *widget, const char *name, GVariant *position)
{
  g_autoptr (SvLibraryItem) item = load_item (SV_LIBRARY_PAGE (widget), position);

  if (item != NULL)
    gtk_widget_activate_action (widget, "win.play-item", "(uss)", item->class->kind,
                                item->head->game->id,
                                item->path != NULL ? item->path : item->head->name);
}

static void
print_action (GtkWidget *widget, const char *name, GVariant *position)
{
  g_autoptr (SvLibraryItem) item = load_item (SV_LIBRARY_PAGE (widget), position);

  if (item != NULL)
    sv_print_dialog_show (widget, item->team->game, NULL, item->team, NULL);
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *position)
{
  SvLibraryPage *self = SV_LIBRARY_PAGE (widget);
  g_autoptr (SvLibraryEntry) entry = dup_entry (self, position);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence =
      sv_sentence (_ ("“%s” is deleted."), sv_library_entry_get_name (entry));
  g_autofree char *hidden = sv_library_remove (sv_library_entry_get_path (entry), &error);

  sv_library_model_refresh (self->model);
  if (hidden == NULL) {
    sv_tell (widget, error->message);
    return;
  }
  sv_tell_action (widget, sentence, _ ("Undo"), "win.restore-items",
                  g_variant_new_strv ((const char *const[]){ hidden }, 1));
  g_signal_emit_by_name (self, "removed");
}

/* --- The tiles --- */

static void
setup_cb (SvLibraryPage *self, GtkListItem *list_item)
{
  gtk_list_item_set_child (list_item, sv_library_tile_new (list_item, self->menu));
}

static void
bind_cb (SvLibraryPage *self, GtkListItem *list_item)
{
  sv_library_tile_set_entry (SV_LIBRARY_TILE (gtk_list_item_get_child (list_item)),
                             gtk_list_item_get_item (list_item));
}

static void
unbind_cb (SvLibraryPage *self, GtkListItem *list_item)
{
  sv_library_tile_set_entry (SV_LIBRARY_TILE (gtk_list_item_get_child (list_item)), NULL);
}

/* Return the tile that shows @entry, or NULL if the list has no tile for it at the moment. */
static SvLibraryTile *
find_tile (SvLibraryPage *self, SvLibraryEntry *entry)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *tile = gtk_widget_get_first_child (child);

    if (SV_IS_LIBRARY_TILE (tile) && sv_library_tile_get_entry (SV_LIBRARY_TILE (tile)) == entry)
      return SV_LIBRARY_TILE (tile);
  }
  return NULL;
}

/* Return the tile that has the keyboard focus, or in which a child has it; NULL if none. */
static SvLibraryTile *
focused_tile (SvLibraryPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->grid)))
    return NULL;
  GtkWidget *tile = gtk_widget_get_ancestor (focus, SV_TYPE_LIBRARY_TILE);
  if (tile == NULL)
    tile = gtk_widget_get_first_child (focus);
  return SV_IS_LIBRARY_TILE (tile) ? SV_LIBRARY_TILE (tile) : NULL;
}

/* Open the item if it can be opened; otherwise (a damaged file) show its menu, which lists what
 * can be done with it. */
static void
activate_cb (SvLibraryPage *self, guint position)
{
  g_autoptr (SvLibraryEntry) entry = g_list_model_get_item (self->shown, position);
  SvLibraryTile *tile = entry != NULL ? find_tile (self, entry) : NULL;

  if (tile == NULL)
    return;
  if (sv_library_tile_can (tile, "open"))
    gtk_widget_activate_action (GTK_WIDGET (tile), "tile.open", NULL);
  else
    sv_library_tile_popup (tile);
}

/* --- Actions --- */

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvLibraryPage) self = data;
  g_autoptr (SvLibraryItem) item = finish_saving (self, result);

  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.edit-new", "s", item->path);
}

static void
make_new (SvLibraryPage *self, const SvGame *game)
{
  sv_library_save_async (sv_library_model_make_new (self->model, game), made_cb,
                         g_object_ref (self));
}

/* If items of all games are listed, ask first which game the new item is for. */
static void
new_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvLibraryPage *self = SV_LIBRARY_PAGE (widget);

  if (self->game != NULL)
    make_new (self, self->game);
  else
    sv_game_menu_popup (GTK_WIDGET (self->new_button), self->games, "library.new-of");
}

static void
new_of_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const SvGame *game = sv_game_by_id (g_variant_get_string (parameter, NULL));

  if (game != NULL)
    make_new (SV_LIBRARY_PAGE (widget), game);
}

static void
import_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const Words *say = SV_LIBRARY_PAGE (widget)->say;

  sv_file_dialogs_open (widget, _ (say->import), _ ("Import"),
                        &sv_doc_class (SV_LIBRARY_PAGE (widget)->kind)->files);
}

static void
find_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (SV_LIBRARY_PAGE (widget)->search));
}

static void
menu_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvLibraryTile *tile = focused_tile (SV_LIBRARY_PAGE (widget));

  if (tile != NULL)
    sv_library_tile_popup (tile);
}

static void
remove_focused_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvLibraryTile *tile = focused_tile (SV_LIBRARY_PAGE (widget));

  if (tile != NULL)
    gtk_widget_activate_action (GTK_WIDGET (tile), "tile.remove", NULL);
}

/* --- The widget --- */

static const char *
get_name (SvPage *page)
{
  return sv_doc_class (SV_LIBRARY_PAGE (page)->kind)->folder;
}

static char *
dup_title (SvPage *page)
{
  return g_strdup (_ (SV_LIBRARY_PAGE (page)->say->title));
}

static void
refresh (SvPage *page)
{
  sv_library_model_refresh (SV_LIBRARY_PAGE (page)->model);
}

static void
page_init (SvPageInterface *iface)
{
  iface->refresh = refresh;
  iface->get_name = get_name;
  iface->dup_title = dup_title;
}

/* Free the imports here rather than in dispose: a worker thread may use the first one as long as
 * it holds a reference to the page. */
static void
sv_library_page_finalize (GObject *object)
{
  g_queue_clear_full (&SV_LIBRARY_PAGE (object)->imports, (GDestroyNotify)sv_library_item_free);
  G_OBJECT_CLASS (sv_library_page_parent_class)->finalize (object);
}

static void
sv_library_page_dispose (GObject *object)
{
  SvLibraryPage *self = SV_LIBRARY_PAGE (object);

  g_clear_handle_id (&self->headings_id, g_source_remove);
  /* Detach the model before the rest is freed, because its filter still uses the page. */
  if (self->grid != NULL)
    gtk_grid_view_set_model (self->grid, NULL);
  if (self->shown != NULL)
    g_signal_handlers_disconnect_by_data (self->shown, self);
  g_clear_object (&self->shown);
  g_clear_object (&self->filter);
  g_clear_object (&self->sorter);
  g_clear_object (&self->model);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->words, g_strfreev);
  g_clear_pointer (&self->wanted, g_free);
  g_clear_pointer (&self->leaving, sv_library_item_free);
  g_clear_pointer (&self->asked, sv_library_item_free);
  G_OBJECT_CLASS (sv_library_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "library.new", NULL, new_action);
  gtk_widget_class_install_action (widget_class, "library.new-of", "s", new_of_action);
  gtk_widget_class_install_action (widget_class, "library.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "library.find", NULL, find_action);
  gtk_widget_class_install_action (widget_class, "library.menu", NULL, menu_action);
  gtk_widget_class_install_action (widget_class, "library.remove-focused", NULL,
                                   remove_focused_action);
  gtk_widget_class_install_action (widget_class, "library.open", "u", open_action);
  gtk_widget_class_install_action (widget_class, "library.copy", "u", copy_action);
  gtk_widget_class_install_action (widget_class, "library.duplicate", "u", copy_action);
  gtk_widget_class_install_action (widget_class, "library.export", "u", export_action);
  gtk_widget_class_install_action (widget_class, "library.book", "u", book_action);
  gtk_widget_class_install_action (widget_class, "library.print", "u", print_action);
  gtk_widget_class_install_action (widget_class, "library.play", "u", play_action);
  gtk_widget_class_install_action (widget_class, "library.remove", "u", remove_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "library.find",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "library.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "library.menu",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "library.remove-focused",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Delete, 0, "library.remove-focused",
                                       NULL);
}

static void
sv_library_page_class_init (SvLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_library_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_library_page_finalize;
  g_signal_new ("removed", SV_TYPE_LIBRARY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_signal_new ("edit", SV_TYPE_LIBRARY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, SV_TYPE_DRAFT);

  sv_types_ensure (SV_TYPE_CLAMP, SV_TYPE_CLUB_MENU);
  sv_widget_class_set_template (widget_class, "sv-library-page.ui");
  sv_widget_class_bind (widget_class, SvLibraryPage, search, game_choice, hint, grid, scroller,
                        nothing, new_button, club, menu);
  sv_widget_class_bind_callbacks (widget_class, search_cb, game_cb, activate_cb,
                                  sv_library_page_show_item);
  install_actions (widget_class);
}

static void
sv_library_page_init (SvLibraryPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  sv_style_load ("library.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  self->games = sv_game_menu_fill (self->game_choice, TRUE);
  self->game = g_ptr_array_index (self->games, 0);
  sv_club_menu_set_game (self->club, self->game);
  gtk_widget_set_visible (GTK_WIDGET (self->game_choice), self->games->len > 1);
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_view_set_factory (self->grid, factory);
}

static void
set_words (SvLibraryPage *self)
{
  const Words *say = self->say;

  gtk_label_set_text (self->hint, _ (say->hint));
  gtk_label_set_text (self->nothing, _ (say->nothing));
  gtk_button_set_label (self->new_button, _ (say->make));
  gtk_widget_set_visible (GTK_WIDGET (self->club), self->kind == SV_DOCUMENT_TEAM);
  g_object_set (self->search, "placeholder-text", _ (say->search), NULL);
  sv_widget_set_label (self->search, _ (say->search));
  sv_widget_set_label (self->grid, _ (sv_doc_class (self->kind)->files.name));
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), sv_doc_class (self->kind)->folder);
}

GtkWidget *
sv_library_page_new (SvDocumentKind kind)
{
  SvLibraryPage *self = g_object_new (SV_TYPE_LIBRARY_PAGE, NULL);

  g_return_val_if_fail (kind == SV_DOCUMENT_TEAM || kind == SV_DOCUMENT_VARIANT, NULL);

  self->kind = kind;
  self->say = &all_words[kind];
  set_words (self);
  self->model = sv_library_model_new (kind);
  sv_club_menu_set_model (self->club, self->model, self->games);
  self->filter = GTK_FILTER (gtk_custom_filter_new (filter_cb, self, NULL));
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare_cb, NULL, NULL));
  GtkFilterListModel *filtered = gtk_filter_list_model_new (
      g_object_ref (sv_library_model_get_entries (self->model)), g_object_ref (self->filter));
  GtkSortListModel *sorted =
      gtk_sort_list_model_new (G_LIST_MODEL (filtered), g_object_ref (self->sorter));
  self->shown = G_LIST_MODEL (sorted);
  g_signal_connect_object (self->shown, "items-changed", G_CALLBACK (shown_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "loaded", G_CALLBACK (loaded_cb), self, G_CONNECT_SWAPPED);
  g_autoptr (GtkSelectionModel) selection =
      GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (self->shown)));
  gtk_grid_view_set_model (self->grid, selection);
  shown_cb (self);
  return GTK_WIDGET (self);
}

void
sv_library_page_set_game (SvLibraryPage *self, const SvGame *game)
{
  guint index;

  if (self->game == game || !g_ptr_array_find (self->games, game, &index))
    return;
  self->game = game;
  sv_club_menu_set_game (self->club, game);
  gtk_drop_down_set_selected (self->game_choice, index);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  shown_cb (self);
}

void
sv_library_page_show_item (SvLibraryPage *self, const char *path)
{
  gtk_editable_set_text (self->search, "");
  g_free (self->wanted);
  self->wanted = g_strdup (path);
  show_wanted (self);
}

gboolean
sv_library_page_get_loading (SvLibraryPage *self)
{
  return sv_library_model_get_loading (self->model);
}
