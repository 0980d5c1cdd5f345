/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-window-open.h"

#include <glib/gi18n.h>

#include "sv-fault-words.h"
#include "sv-file-dialogs.h"
#include "sv-games.h"
#include "sv-library-files.h"
#include "sv-quick-match.h"
#include "sv-start-page.h"

void
sv_window_show_loaded (SvWindow *self, SvMatch *match)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  SvWindow *window = self;

  if (sv_clock_get_wanted (sv_match_get_clock (match)))
    sv_clock_set_paused (sv_match_get_clock (match), TRUE);
  if (sv_window_get_match (self) != NULL)
    window = sv_window_new (SV_APPLICATION (application));
  sv_window_show_match (window, match);
  if (window != self)
    gtk_window_present (GTK_WINDOW (window));
}

/* The window that has this file open already, or NULL. */
static GtkWindow *
find_window (SvWindow *self, GFile *file)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  for (GList *i = windows; i != NULL; i = i->next) {
    GFile *other = NULL;
    if (SV_IS_WINDOW (i->data) && sv_window_get_match (i->data) != NULL)
      other = sv_match_get_file (sv_window_get_match (i->data));
    if (other != NULL && g_file_equal (other, file))
      return i->data;
  }
  return NULL;
}

gboolean
sv_window_open (SvWindow *self, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatch) match = NULL;
  GtkWindow *other;

  g_return_val_if_fail (SV_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  other = find_window (self, file);
  if (other != NULL) {
    gtk_window_present (other);
    return TRUE;
  }
  if (sv_library_files_is_ours (file))
    return sv_library_files_import (self, file);
  match = sv_match_new_from_file (file, &error);
  if (match == NULL) {
    g_autofree char *words = sv_fault_words (error);

    sv_file_dialogs_tell_unopened (self, file, words);
    return FALSE;
  }
  sv_file_dialogs_remember (file);
  sv_window_show_loaded (self, match);
  return TRUE;
}

/* A list of players is for the team that is edited here. */
static gboolean
give_to_editor (SvWindow *self, GFile *file)
{
  static const char *const suffixes[] = { ".csv", ".tsv", ".txt" };
  GtkWidget *page = sv_window_find_page (self, sv_window_get_page (self));
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *lower = g_ascii_strdown (uri, -1);

  for (gsize i = 0; page != NULL && i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (lower, suffixes[i]))
      return gtk_widget_activate_action (page, "team.import-file", "s", uri);
  return FALSE;
}

gboolean
sv_window_drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, SvWindow *self)
{
  GSList *files = g_value_get_boxed (value); /* GdkFileList */

  for (GSList *i = files; i != NULL; i = i->next)
    if (!give_to_editor (self, i->data))
      sv_window_open (self, i->data);
  return files != NULL;
}

void
sv_window_play_now_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  const SvGame *game = sv_game_by_id (g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatch) match = game != NULL ? sv_quick_match_new (game, &error) : NULL;

  if (match != NULL)
    sv_window_show_match (self, match);
  else if (error != NULL)
    sv_window_tell (self, error->message);
}

void
sv_window_continue_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  GtkWidget *start = sv_window_find_page (self, "start");
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;
  g_autoptr (SvMatch) match =
      sv_match_new_from_autosave (g_variant_get_string (parameter, NULL), &told, &error);

  if (match != NULL) {
    sv_window_show_loaded (self, match);
    if (told != NULL)
      sv_window_tell (self, told);
    return;
  }
  sv_window_tell (self, error->message);
  if (start != NULL)
    sv_start_page_refresh (SV_START_PAGE (start));
}

void
sv_window_open_uri_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  sv_window_open (SV_WINDOW (widget), file);
}

void
sv_window_file_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (g_str_equal (name, "win.open"))
    sv_file_dialogs_open (SV_WINDOW (widget));
  else if (g_str_equal (name, "win.save"))
    sv_file_dialogs_save (SV_WINDOW (widget));
  else
    sv_file_dialogs_save_as (SV_WINDOW (widget));
}
