/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-line-up-dialog.h"

#include "sv-library.h"
#include "sv-match-line-ups.h"
#include "sv-own-line-ups.h"
#include "sv-pitch-picture.h"
#include "sv-sentence.h"
#include "sv-toast.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

typedef struct {
  GtkWindow *dialog; /* dialog that owns this struct */
  GtkDropDown *team;
  GtkWidget *room, *picture, *save;
  GtkEntry *name;
  GtkLabel *stands, *fault, *saved;
  GtkListBox *list;
  SvPage *page; /* weak pointer */
  SvMatch *match;
  int sides[2]; /* sides that the drop-down offers, by its index */
  int side;
  void *saved_line_up; /* current line-up of the side, in the game's own format; owned, or NULL */
  gboolean filled; /* TRUE if the rows are those of the team; FALSE ignores what is typed in them */
  unsigned position;
} Dialog;

/* A name typed in a row counts after Enter or when the focus leaves. Closing the dialog with
 * Escape discards it. */
static gboolean
close_cb (Dialog *self)
{
  self->filled = FALSE;
  return FALSE;
}

static void
dialog_free (gpointer data, GClosure *closure)
{
  Dialog *self = data;

  g_clear_weak_pointer (&self->page);
  g_object_unref (self->match);
  g_free (self->saved_line_up);
  g_free (self);
}

static void
show_fault (Dialog *self, const GError *error)
{
  sv_label_show (self->fault, error != NULL ? error->message : NULL);
}

/* --- Saved line-ups --- */

static unsigned
row_index (GtkWidget *in_row)
{
  GtkWidget *row = gtk_widget_get_ancestor (in_row, GTK_TYPE_LIST_BOX_ROW);

  return (unsigned)gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
}

static const SvLineUpDoc *
get_own (Dialog *self, unsigned i)
{
  return sv_match_get_own_line_ups (self->match, self->side)->pdata[i];
}

static void
rename_cb (Dialog *self, GtkEditable *entry)
{
  const unsigned i = row_index (GTK_WIDGET (entry));
  g_autoptr (GError) error = NULL;

  if (!self->filled)
    return;
  sv_own_line_ups_rename (self->match, self->side, i, gtk_editable_get_text (entry), &error);
  show_fault (self, error);
  /* Show the name as stored: without surplus spaces, or the old one if the new one was refused. */
  if (g_strcmp0 (gtk_editable_get_text (entry), get_own (self, i)->name) != 0)
    gtk_editable_set_text (entry, get_own (self, i)->name);
}

static void
left_cb (Dialog *self, GtkEventController *focus)
{
  rename_cb (self, GTK_EDITABLE (gtk_event_controller_get_widget (focus)));
}

/* Remove the line-up, and show a toast whose Undo button restores it. */
static void
remove_cb (Dialog *self, GtkWidget *button)
{
  const unsigned i = row_index (button);
  const SvLineUpDoc *line_up = get_own (self, i);
  g_autoptr (SvPage) page = self->page != NULL ? g_object_ref (self->page) : NULL;
  g_autofree char *sentence = sv_sentence (_ ("The line-up “%s” is removed."), line_up->name);
  g_autoptr (GVariant) removed = g_variant_ref_sink (g_variant_new (
      "(is@ay)", self->side, line_up->name,
      g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, line_up->saved_line_up,
                                 sv_match_get_game (self->match)->line_ups.saved_line_ups->size,
                                 1)));

  self->filled = FALSE;
  sv_own_line_ups_remove (self->match, self->side, i);
  gtk_window_close (self->dialog);
  if (page != NULL)
    sv_tell_action (GTK_WIDGET (page), sentence, _ ("Undo"), "match.put-line-up", removed);
}

void
sv_line_up_dialog_put_back (SvMatch *match, GVariant *removed)
{
  g_autoptr (GVariant) bytes = g_variant_get_child_value (removed, 2);
  const char *name;
  gsize size;
  int side;

  g_variant_get (removed, "(i&s@ay)", &side, &name, NULL);
  const void *saved_line_up = g_variant_get_fixed_array (bytes, &size, 1);
  /* Another match may be open by now. */
  if (side >= 0 && side < 2 && sv_match_get_game (match)->line_ups.saved_line_ups != NULL &&
      size == sv_match_get_game (match)->line_ups.saved_line_ups->size)
    sv_own_line_ups_keep (match, side, name, saved_line_up, NULL);
}

static void
add_row (Dialog *self, const char *name)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *entry = gtk_entry_new ();
  GtkWidget *remove = gtk_button_new_from_icon_name ("user-trash-symbolic");
  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_autofree char *words = sv_sentence (_ ("Remove “%s”"), name);

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_entry_set_max_length (GTK_ENTRY (entry), SV_TEXT_MAX_CHARS);
  gtk_widget_set_hexpand (entry, TRUE);
  sv_widget_set_label (entry, _ ("Name"));
  sv_widget_set_label (remove, words);
  gtk_widget_set_tooltip_text (remove, words);
  gtk_widget_add_css_class (remove, "flat");
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (rename_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (entry, focus);
  g_signal_connect_swapped (remove, "clicked", G_CALLBACK (remove_cb), self);
  gtk_box_append (GTK_BOX (row), entry);
  gtk_box_append (GTK_BOX (row), remove);
  gtk_list_box_append (self->list, row);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (gtk_widget_get_parent (row)), FALSE);
  gtk_widget_set_focusable (gtk_widget_get_parent (row), FALSE);
  sv_widget_set_label (gtk_widget_get_parent (row), name);
}

/* --- Saving --- */

static gboolean
is_new (Dialog *self)
{
  return sv_line_up_docs_find (sv_match_get_own_line_ups (self->match, self->side),
                               gtk_editable_get_text (GTK_EDITABLE (self->name))) < 0;
}

static void
typed_cb (Dialog *self)
{
  g_autofree char *name = sv_clean_text (gtk_editable_get_text (GTK_EDITABLE (self->name)), -1);

  gtk_widget_set_sensitive (self->save, *g_strstrip (name) != '\0');
  gtk_button_set_label (GTK_BUTTON (self->save), is_new (self) ? _ ("Save") : _ ("Replace"));
  show_fault (self, NULL);
}

static void
save_cb (Dialog *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name));
  const SvTeamDoc *team = sv_match_get_doc (self->match)->teams[self->side];
  g_autoptr (SvPage) page = self->page != NULL ? g_object_ref (self->page) : NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence =
      sv_library_can_keep_line_up (team)
          ? sv_sentence (_ ("“%1$s” is saved. %2$s can use it in any match."), name, team->name)
          : sv_sentence (
                _ ("“%s” is saved for this match only: a team without a name cannot keep it."),
                name);

  if (self->saved_line_up == NULL ||
      !sv_own_line_ups_keep (self->match, self->side, name, self->saved_line_up, &error)) {
    show_fault (self, error);
    return;
  }
  gtk_window_close (self->dialog);
  if (page != NULL)
    sv_tell (GTK_WIDGET (page), sentence);
}

/* --- The dialog --- */

static void
show_side (Dialog *self, int side)
{
  const GPtrArray *own = sv_match_get_own_line_ups (self->match, side);
  const char *team = sv_match_get_team_name (self->match, side);
  GtkListBoxRow *row;

  self->side = side;
  g_free (self->saved_line_up);
  self->saved_line_up = sv_own_line_ups_find (self->match, side, &self->position);
  g_autofree char *words = sv_sentence (
      self->saved_line_up != NULL ? _ ("This is how %s last lined up. Give it a name:")
                                  : _ ("Once %s has lined up, you can save the line-up here."),
      team);
  sv_label_set_sentence (self->stands, words);
  gtk_widget_set_visible (self->room, self->saved_line_up != NULL);
  gtk_widget_set_visible (self->picture, self->saved_line_up != NULL);
  if (self->saved_line_up != NULL)
    sv_pitch_picture_show_side (SV_PICTURE (self->picture), self->match, self->position, side);
  self->filled = FALSE;
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < own->len; i++)
    add_row (self, ((const SvLineUpDoc *)own->pdata[i])->name);
  self->filled = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->list), own->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->saved), own->len > 0);
  typed_cb (self);
}

static void
team_cb (Dialog *self)
{
  const int side = self->sides[gtk_drop_down_get_selected (self->team) & 1];

  if (side != self->side)
    show_side (self, side);
}

/* Return the side that lined up last among those that people play. */
static int
find_side (Dialog *self)
{
  int found = -1;
  unsigned latest = 0;

  for (int side = 0; side < 2; side++) {
    unsigned position;
    if (!sv_own_line_ups_is_own (self->match, side))
      continue;
    g_autofree void *saved_line_up = sv_own_line_ups_find (self->match, side, &position);
    if (found < 0 || (saved_line_up != NULL && position > latest)) {
      found = side;
      latest = saved_line_up != NULL ? position : 0;
    }
  }
  return found;
}

static void
offer_teams (Dialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n = 0;

  for (int side = 0; side < 2; side++)
    if (sv_own_line_ups_is_own (self->match, side)) {
      self->sides[n++] = side;
      gtk_string_list_append (names, sv_match_get_team_name (self->match, side));
    }
  sv_drop_down_shorten (self->team);
  gtk_drop_down_set_model (self->team, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->team, n > 1 && self->sides[1] == self->side);
  gtk_widget_set_visible (GTK_WIDGET (self->team), n > 1);
  g_signal_connect_swapped (self->team, "notify::selected", G_CALLBACK (team_cb), self);
}

void
sv_line_up_dialog_show (SvPage *page, SvMatch *match)
{
  g_return_if_fail (sv_own_line_ups_are_kept (match));

  sv_types_ensure (SV_TYPE_PICTURE);
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/speelveld/Speelveld/ui/sv-line-up-dialog.ui");
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));
  Dialog *self = g_new0 (Dialog, 1);

  self->dialog = GTK_WINDOW (gtk_builder_get_object (builder, "dialog"));
  self->team = GTK_DROP_DOWN (gtk_builder_get_object (builder, "team"));
  self->room = GTK_WIDGET (gtk_builder_get_object (builder, "room"));
  self->picture = GTK_WIDGET (gtk_builder_get_object (builder, "picture"));
  self->save = GTK_WIDGET (gtk_builder_get_object (builder, "save"));
  self->name = GTK_ENTRY (gtk_builder_get_object (builder, "name"));
  self->stands = GTK_LABEL (gtk_builder_get_object (builder, "stands"));
  self->fault = GTK_LABEL (gtk_builder_get_object (builder, "fault"));
  self->saved = GTK_LABEL (gtk_builder_get_object (builder, "saved"));
  self->list = GTK_LIST_BOX (gtk_builder_get_object (builder, "list"));
  g_set_weak_pointer (&self->page, page);
  self->match = g_object_ref (match);
  g_signal_connect_data (self->dialog, "close-request", G_CALLBACK (close_cb), self, dialog_free,
                         G_CONNECT_SWAPPED);
  gtk_entry_set_max_length (self->name, SV_TEXT_MAX_CHARS);
  show_side (self, find_side (self));
  offer_teams (self);
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (typed_cb), self);
  g_signal_connect_swapped (self->name, "activate", G_CALLBACK (save_cb), self);
  g_signal_connect_swapped (self->save, "clicked", G_CALLBACK (save_cb), self);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (self->dialog, GTK_WINDOW (root));
  gtk_window_present (self->dialog);
}
