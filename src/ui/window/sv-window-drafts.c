/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-window-drafts.h"

#include "sv-fault-words.h"
#include "sv-file-dialogs.h"
#include "sv-last-match.h"
#include "sv-library.h"
#include "sv-new-match-page.h"
#include "sv-team-editor.h"
#include "sv-variant-editor.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- A file that others have moved or deleted --- */

/* Tell the user at once if the file of the document that is being edited was deleted. */
static void
lost_cb (SvPageWindow *self, SvDraft *draft)
{
  if (self->stack == NULL) /* the window was closed */
    return;
  g_autofree char *sentence = sv_draft_dup_lost (draft);
  g_set_object (&self->lost, draft);
  sv_tell_action (GTK_WIDGET (self), sentence, _ ("Keep as a Copy"), "win.keep-copy", NULL);
}

static void
removed_cb (SvPageWindow *self)
{
  for (GList *i = sv_page_window_get_windows (self); i != NULL; i = i->next) {
    SvDraft *draft = SV_IS_PAGE_WINDOW (i->data) ? sv_page_window_get_draft (i->data) : NULL;
    if (draft != NULL && i->data != self && sv_draft_is_lost (draft))
      lost_cb (i->data, draft);
  }
}

/* A draft was renamed: update the path wherever it is stored, in all windows. This is not a
 * method of the window, because the window in which the draft was edited may be closed already. */
static void
moved_cb (SvDraft *draft, const char *from)
{
  GListModel *windows = gtk_window_get_toplevels ();
  const char *path = sv_draft_get_path (draft);

  sv_last_match_follow (from, path);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (!SV_IS_PAGE_WINDOW (window) || SV_PAGE_WINDOW (window)->stack == NULL)
      continue;
    SvPage *page = sv_page_window_find_page (SV_PAGE_WINDOW (window), "new-match");
    if (page != NULL)
      sv_new_match_page_follow (SV_NEW_MATCH_PAGE (page), from, path);
    sv_page_window_refresh (SV_PAGE_WINDOW (window));
    /* The item has moved in the sorted list: scroll to it. */
    page = sv_page_window_find_page (SV_PAGE_WINDOW (window),
                                     sv_draft_get_item (draft)->class->folder);
    if (page != NULL)
      sv_library_page_show_item (SV_LIBRARY_PAGE (page), path);
  }
}

static void
kept_copy_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvPageWindow) self = data;
  g_autoptr (GError) error = NULL;
  const gboolean kept = sv_draft_keep_copy_finish (SV_DRAFT (source), result, &error);

  if (self->stack == NULL) /* the window was closed meanwhile */
    return;
  sv_tell (data, kept ? _ ("It is kept in your library.") : error->message);
}

static void
keep_copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPageWindow *self = SV_PAGE_WINDOW (widget);
  g_autoptr (SvDraft) draft = g_steal_pointer (&self->lost);

  if (draft != NULL)
    sv_draft_keep_copy_async (draft, kept_copy_cb, g_object_ref (self));
}

/* Do @move with each of the user's files; return what it returns for them, an array of paths
 * (transfer full). Tell the user if a file cannot be moved. */
static GPtrArray *
move_items (GtkWidget *widget, GVariant *paths, char *(*move) (const char *path, GError **error))
{
  GPtrArray *moved = g_ptr_array_new_with_free_func (g_free);
  g_autofree const char **all = g_variant_get_strv (paths, NULL);

  for (gsize i = 0; all[i] != NULL; i++) {
    g_autoptr (GError) error = NULL;
    char *path = move (all[i], &error);

    if (path != NULL)
      g_ptr_array_add (moved, path);
    else if (error != NULL)
      sv_tell (widget, error->message);
  }
  sv_page_window_refresh (SV_PAGE_WINDOW (widget));
  return moved;
}

static void
restore_items_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GPtrArray) paths = move_items (widget, parameter, sv_library_restore);
  SvPage *page = sv_page_window_get_page (SV_PAGE_WINDOW (widget));

  if (paths->len > 0 && SV_IS_LIBRARY_PAGE (page))
    sv_library_page_show_item (SV_LIBRARY_PAGE (page), g_ptr_array_index (paths, 0));
}

static void
remove_items_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GPtrArray) hidden = move_items (widget, parameter, sv_library_remove);

  if (hidden->len == 0)
    return;
  g_autofree char *sentence = g_strdup_printf (
      ngettext ("%u file is deleted.", "%u files are deleted.", hidden->len), hidden->len);
  removed_cb (SV_PAGE_WINDOW (widget));
  sv_tell_action (widget, sentence, _ ("Undo"), "win.restore-items",
                  g_variant_new_strv ((const char *const *)hidden->pdata, hidden->len));
}

static void
put_back_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvPageWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) items = sv_library_save_all_finish (result, &error);

  if (self->stack == NULL) /* the window was closed meanwhile */
    return;
  sv_page_window_refresh (self);
  sv_tell (GTK_WIDGET (self),
           items != NULL ? _ ("The teams are as they were before.") : error->message);
}

/* Write teams as they were before a change of several at once. */
static void
put_back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  GVariantIter iter;
  const char *path, *text;

  g_variant_iter_init (&iter, parameter);
  while (g_variant_iter_next (&iter, "{&s&s}", &path, &text)) {
    SvTeamDoc *team = sv_team_doc_read (text, strlen (text), NULL);
    SvLibraryItem *item = team != NULL ? sv_library_item_new (SV_DOCUMENT_TEAM, team) : NULL;

    if (item == NULL)
      continue;
    item->path = g_strdup (path);
    g_ptr_array_add (items, item);
  }
  sv_library_save_all_async (items, put_back_cb, g_object_ref (widget));
}

/* --- The library and its editors --- */

SvLibraryPage *
sv_window_drafts_show_library (SvPageWindow *self, SvDocumentKind kind)
{
  SvPage *page = sv_page_window_find_page (self, sv_doc_class (kind)->folder);
  SvPage *stale = sv_page_window_find_page (self, "new-match");

  if (page == NULL) {
    page = SV_PAGE (sv_library_page_new (kind));
    g_signal_connect_object (page, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (page, "edit", G_CALLBACK (sv_window_drafts_edit), self,
                             G_CONNECT_SWAPPED);
  }
  sv_page_window_show_page (self, page);
  /* Remove the page New Match, because it still has the old lists of teams and variants. */
  if (stale != NULL)
    sv_page_window_drop_page (self, stale);
  sv_page_window_refresh (self);
  return SV_LIBRARY_PAGE (page);
}

static void
library_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const gboolean variants = g_str_equal (g_variant_get_string (parameter, NULL), "variants");

  sv_window_drafts_show_library (SV_PAGE_WINDOW (widget),
                                 variants ? SV_DOCUMENT_VARIANT : SV_DOCUMENT_TEAM);
}

void
sv_window_drafts_edit (SvPageWindow *self, SvDraft *draft)
{
  if (self->left != SV_AUTO_SAVER (draft)) {
    sv_page_window_listen (self, SV_AUTO_SAVER (draft));
    g_signal_connect_object (draft, "lost", G_CALLBACK (lost_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect (draft, "moved", G_CALLBACK (moved_cb), NULL);
  }
  GtkWidget *editor =
      GTK_WIDGET (sv_draft_get_team (draft) != NULL ? sv_team_editor_new (draft)
                                                    : sv_variant_editor_new (draft));
  sv_page_window_show_page (self, SV_PAGE (editor));
  /* A new document is written before its editor opens. Whatever had the focus meanwhile, give it
   * to the document's name. */
  gtk_widget_grab_focus (editor);
}

static void
edit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPageWindow *self = SV_PAGE_WINDOW (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  GtkWindow *other = sv_page_window_find_open (self, path);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvDraft) draft = NULL;

  if (other != NULL) {
    gtk_window_present (other);
    return;
  }
  if (SV_IS_DRAFT (self->left) && (gpointer)self->left != self->lost &&
      g_strcmp0 (sv_auto_saver_get_path (self->left), path) == 0)
    draft = SV_DRAFT (g_object_ref (self->left));
  else if (SV_IS_DRAFT (sv_unsaved_bar_find (self->unsaved, path)))
    draft = SV_DRAFT (g_object_ref (sv_unsaved_bar_find (self->unsaved, path)));
  else
    draft = sv_draft_load (path, &error);
  if (draft != NULL && g_str_equal (name, "win.edit-new"))
    sv_draft_set_new (draft);
  if (draft != NULL) {
    sv_window_drafts_edit (self, draft);
  } else {
    g_autofree char *words = sv_fault_words (error);
    sv_tell (widget, words);
  }
}

/* --- Copies to share --- */

static void
copied_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvPageWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SvLibraryItem) item = sv_library_save_finish (result, &error);

  if (self->stack == NULL) /* the window was closed meanwhile */
    return;
  sv_tell (GTK_WIDGET (self), item != NULL ? _ ("The copy is saved.") : error->message);
}

static void
copy_draft_to (GtkWidget *widget, GFile *file)
{
  SvDraft *draft = sv_page_window_get_draft (SV_PAGE_WINDOW (widget));

  if (draft == NULL)
    return;
  if (g_file_peek_path (file) == NULL) {
    sv_tell (widget, _ ("It can only be saved in a file on this computer."));
    return;
  }
  SvLibraryItem *copy = sv_draft_dup_item (draft);
  copy->path = g_file_get_path (file);
  sv_library_save_async (copy, copied_cb, g_object_ref (widget));
}

void
sv_window_drafts_save_copy (GtkWidget *widget, SvDraft *draft)
{
  const SvDocClass *class = sv_draft_get_item (draft)->class;
  g_autofree char *name = sv_library_file_name (sv_draft_get_name (draft), class->kind, 0);

  sv_file_dialogs_save (widget, _ ("Save a Copy to Share"), _ ("Save"), &class->files, NULL, name,
                        copy_draft_to);
}

/* --- To play with a draft --- */

/* Open the page New Match with this team or these rules chosen. @wanted: the path of the document,
 * or its name if it comes with the program. */
static void
play_item (SvPageWindow *self, SvDocumentKind kind, const char *game, const char *wanted)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.new-match-of", "s", game);
  sv_new_match_page_choose (SV_NEW_MATCH_PAGE (sv_page_window_get_page (self)), kind, wanted);
}

static void
play_draft (SvPageWindow *self, SvDraft *draft)
{
  const char *path = sv_draft_get_path (draft);
  g_autofree char *wanted = g_strdup (path != NULL ? path : sv_draft_get_name (draft));

  play_item (self, sv_draft_get_item (draft)->class->kind, sv_draft_get_game (draft)->id, wanted);
}

static void
play_item_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *game, *wanted;
  guint32 kind;

  g_variant_get (parameter, "(u&s&s)", &kind, &game, &wanted);
  play_item (SV_PAGE_WINDOW (widget), (SvDocumentKind)kind, game, wanted);
}

/* Called when the draft has been written. The page New Match reads the library from the disk, so
 * it must not open before. */
static void
written_cb (SvPageWindow *self, SvDraft *draft)
{
  g_signal_handlers_disconnect_by_func (draft, written_cb, self);
  if (sv_page_window_get_draft (self) == draft)
    play_draft (self, draft);
}

static void
play_open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvDraft *draft = sv_page_window_get_draft (SV_PAGE_WINDOW (widget));

  if (draft == NULL)
    return;
  sv_auto_saver_flush (SV_AUTO_SAVER (draft));
  if (sv_auto_saver_is_pending (SV_AUTO_SAVER (draft)))
    g_signal_connect_object (draft, "idle", G_CALLBACK (written_cb), widget, G_CONNECT_SWAPPED);
  else
    play_draft (SV_PAGE_WINDOW (widget), draft);
}

void
sv_window_drafts_install (GtkWidgetClass *klass)
{
  static const SvWindowAction actions[] = {
    { "win.library", "s", library_action },
    { "win.edit", "s", edit_action },
    { "win.edit-new", "s", edit_action },
    { "win.restore-items", "as", restore_items_action },
    { "win.remove-items", "as", remove_items_action },
    { "win.put-back", "a{ss}", put_back_action },
    { "win.keep-copy", NULL, keep_copy_action },
    { "win.play-open", NULL, play_open_action },
    { "win.play-item", "(uss)", play_item_action },
  };

  sv_page_window_install (klass, actions, G_N_ELEMENTS (actions));
}
