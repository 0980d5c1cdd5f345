/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-team-editor-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sv-picture-dialog.h"
#include "sv-picture.h"
#include "sv-player-list.h"

/* Height by width of the picture on a card. */
#define PORTRAIT_RATIO 0.75

static void
put_picture (SvTeamEditor *self, int place, const char *url)
{
  SvTeamDoc *team = sv_draft_edit_team (self->draft);

  if (place >= (int)team->n_cards)
    return;
  sv_team_editor_replace (place < 0 ? &team->logo : &team->cards[place].picture, url);
  sv_draft_commit (self->draft, NULL);
}

static void
taken_cb (SvTeamEditor *self, const char *url)
{
  put_picture (self, self->place, url);
}

static GtkWindow *
get_window (SvTeamEditor *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/* Let the person choose what of the picture is kept. */
static void
ask_part (SvTeamEditor *self, cairo_surface_t *picture, gboolean drawing)
{
  const gboolean logo = self->place < 0;
  SvPictureDialog *dialog =
      sv_picture_dialog_new (get_window (self), picture, drawing, logo ? 1 : PORTRAIT_RATIO, logo);

  g_signal_connect_object (dialog, "taken", G_CALLBACK (taken_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SvTeamEditor *self = data;
  SvPictureKind kind = SV_PICTURE_PNG;
  g_autoptr (GError) error = NULL;
  cairo_surface_t *picture = sv_picture_open_finish (result, &kind, &error);

  /* Another file came, or the page is gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
  g_clear_object (&self->opening);
  if (picture == NULL) {
    sv_team_editor_tell (self, error->message);
    return;
  }
  ask_part (self, picture, kind == SV_PICTURE_SVG);
  cairo_surface_destroy (picture);
}

void
sv_team_editor_take_file (SvTeamEditor *self, int place, GFile *file)
{
  g_return_if_fail (SV_IS_TEAM_EDITOR (self));
  g_return_if_fail (G_IS_FILE (file));

  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  self->place = place;
  self->opening = g_cancellable_new ();
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "progress");
  sv_picture_open_async (file, SV_PICK_SIDE, self->opening, opened_cb, self);
}

/* A native dialog is no widget: the page keeps it alive while it is shown. */
static void
ask_file (SvTeamEditor *self, const char *title, GtkFileFilter *filter, GCallback response)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      title, get_window (self), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Open"), _ ("Cancel"));

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_object (dialog, "response", response, self, 0);
  g_object_set_data_full (G_OBJECT (self), "sv-file-dialog", dialog, g_object_unref);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static GFile *
take_answer (SvTeamEditor *self, GtkNativeDialog *dialog, int response)
{
  GFile *file = NULL;

  gtk_native_dialog_hide (dialog);
  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_object_set_data (G_OBJECT (self), "sv-file-dialog", NULL);
  return file;
}

static void
picture_response_cb (GtkNativeDialog *dialog, int response, SvTeamEditor *self)
{
  const int place = self->asked;
  g_autoptr (GFile) file = take_answer (self, dialog, response);

  if (file != NULL)
    sv_team_editor_take_file (self, place, file);
}

static void
ask_picture (SvTeamEditor *self, int place)
{
  g_autoptr (GtkFileFilter) pictures = gtk_file_filter_new ();

  gtk_file_filter_set_name (pictures, _ ("Pictures"));
  gtk_file_filter_add_mime_type (pictures, "image/png");
  gtk_file_filter_add_mime_type (pictures, "image/jpeg");
  gtk_file_filter_add_mime_type (pictures, "image/svg+xml");
  self->asked = place;
  ask_file (self, _ ("Choose a Picture"), pictures, G_CALLBACK (picture_response_cb));
}

void
sv_team_editor_logo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ask_picture (SV_TEAM_EDITOR (widget), SV_TEAM_EDITOR_LOGO);
}

void
sv_team_editor_remove_logo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  put_picture (SV_TEAM_EDITOR (widget), SV_TEAM_EDITOR_LOGO, NULL);
}

gboolean
sv_team_editor_logo_drop_cb (SvTeamEditor *self, const GValue *value)
{
  sv_team_editor_take_file (self, SV_TEAM_EDITOR_LOGO, g_value_get_object (value));
  return TRUE;
}

static int
place_of (SvTeamEditor *self, SvCardEditorRow *row)
{
  guint index = 0;

  return g_ptr_array_find (self->rows, row, &index) ? (int)index : 0;
}

void
sv_team_editor_picture_asked_cb (SvTeamEditor *self, SvCardEditorRow *row)
{
  ask_picture (self, place_of (self, row));
}

void
sv_team_editor_picture_dropped_cb (SvTeamEditor *self, GFile *file, SvCardEditorRow *row)
{
  sv_team_editor_take_file (self, place_of (self, row), file);
}

/* --- Lists of players --- */

void
sv_team_editor_take_list (SvTeamEditor *self, const char *data, gsize n)
{
  g_auto (SvPlayerListResult) result = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) told = g_string_new (NULL);

  g_return_if_fail (SV_IS_TEAM_EDITOR (self));

  if (!sv_player_list_read (sv_draft_edit_team (self->draft), data, n, &result, &error)) {
    sv_team_editor_tell (self, error->message);
    return;
  }
  sv_draft_commit (self->draft, NULL);
  g_string_append_printf (
      told, ngettext ("%u player was taken over.", "%u players were taken over.", result.n_taken),
      result.n_taken);
  if (result.n_skipped > 0)
    g_string_append_printf (told, " %s", (const char *)g_ptr_array_index (result.skipped, 0));
  if (result.n_skipped > 1)
    g_string_append_printf (told,
                            ngettext (" (And %u more.)", " (And %u more.)", result.n_skipped - 1),
                            result.n_skipped - 1);
  sv_team_editor_tell (self, told->str);
}

static void
take_list_file (SvTeamEditor *self, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, &error);
  g_autofree char *data = g_malloc (SV_PLAYER_LIST_MAX_BYTES + 1);
  gsize n = 0;

  if (stream == NULL || !g_input_stream_read_all (G_INPUT_STREAM (stream), data,
                                                  SV_PLAYER_LIST_MAX_BYTES + 1, &n, NULL, &error))
    sv_team_editor_tell (self, error->message);
  else
    sv_team_editor_take_list (self, data, n);
}

static void
list_response_cb (GtkNativeDialog *dialog, int response, SvTeamEditor *self)
{
  g_autoptr (GFile) file = take_answer (self, dialog, response);

  if (file != NULL)
    take_list_file (self, file);
}

void
sv_team_editor_import_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GtkFileFilter) lists = gtk_file_filter_new ();

  gtk_file_filter_set_name (lists, _ ("Lists (CSV or text)"));
  gtk_file_filter_add_pattern (lists, "*.csv");
  gtk_file_filter_add_pattern (lists, "*.tsv");
  gtk_file_filter_add_pattern (lists, "*.txt");
  ask_file (SV_TEAM_EDITOR (widget), _ ("Import Players"), lists, G_CALLBACK (list_response_cb));
}

void
sv_team_editor_import_file_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  take_list_file (SV_TEAM_EDITOR (widget), file);
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvTeamEditor) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);

  if (self->draft == NULL)
    return;
  if (text == NULL)
    sv_team_editor_tell (
        self, _ ("There is no list to paste. Copy one first, for example from a spreadsheet."));
  else
    sv_team_editor_take_list (self, text, strlen (text));
}

void
sv_team_editor_paste_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, pasted_cb,
                                 g_object_ref (widget));
}
