/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-board-choice.h"

#include <glib/gi18n.h>

#include "sv-board-file.h"
#include "sv-fault-words.h"
#include "sv-file-dialogs.h"
#include "sv-pitch-picture.h"
#include "sv-sentence.h"
#include "sv-variant-words.h"
#include "sv-widgets.h"

enum { MAX_BOARDS = 16 };

struct _SvBoardChoice {
  GtkBox parent_instance;

  const SvField *field;
  const SvGame *game;
  const SvBoard *own; /* imported board, the last entry of the row; a reference, or NULL if none */
  int32_t value;
  gboolean showing;

  /* Child widgets, owned by their boxes */
  GtkWidget *flow;
  GtkToggleButton *buttons[MAX_BOARDS + 1];
  SvPicture *pictures[MAX_BOARDS + 1];
  GtkLabel *own_name;
};

G_DEFINE_FINAL_TYPE (SvBoardChoice, sv_board_choice, GTK_TYPE_BOX)

static int
count_built_in (const SvBoardChoice *self)
{
  return MIN (sv_field_own_board (self->field), MAX_BOARDS);
}

/* --- Showing and choosing --- */

static void
show (SvBoardChoice *self)
{
  const int n = count_built_in (self);
  const char *name = self->own != NULL ? sv_variant_words_own_board (self->own) : "";

  self->showing = TRUE;
  gtk_label_set_text (self->own_name, name);
  sv_widget_set_label (self->buttons[n], name);
  sv_pitch_picture_show_board (self->pictures[n], self->own);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->buttons[n])), self->own != NULL);
  gtk_toggle_button_set_active (self->buttons[CLAMP (self->value, 0, n)], TRUE);
  self->showing = FALSE;
}

static void
toggled_cb (SvBoardChoice *self, GtkToggleButton *button)
{
  if (self->showing || !gtk_toggle_button_get_active (button))
    return;
  for (int i = 0; i <= count_built_in (self); i++)
    if (self->buttons[i] == button)
      self->value = i;
  g_signal_emit_by_name (self, "chosen");
}

static GtkWidget *
add_button (SvBoardChoice *self, int i, const char *label)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *picture = g_object_new (SV_TYPE_PICTURE, "css-name", "boardpicture", "halign",
                                     GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", label, "wrap", TRUE, "justify",
                                  GTK_JUSTIFY_CENTER, "max-width-chars", 16, NULL);

  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), name);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "sv-board-choice");
  sv_widget_set_label (button, label);
  if (i > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->buttons[0]);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  sv_flow_box_append (GTK_FLOW_BOX (self->flow), button);
  self->buttons[i] = GTK_TOGGLE_BUTTON (button);
  self->pictures[i] = SV_PICTURE (picture);
  return name;
}

/* --- A board from a file --- */

static void
refuse (SvBoardChoice *self, const char *reason)
{
  /* Translators: %s is the reason why the board in a file cannot be used, for example
   * "spaces[3].x: 2000 is outside 0–1000". */
  g_autofree char *sentence = sv_sentence (_ ("This board cannot be used: %s."), reason);

  if (g_str_has_suffix (sentence, ".."))
    sentence[strlen (sentence) - 1] = '\0';
  g_signal_emit_by_name (self, "refused", sentence);
}

void
sv_board_choice_import (SvBoardChoice *self, GFile *file)
{
  g_autoptr (GError) error = NULL;

  g_autofree char *path = g_file_get_path (file);
  g_autoptr (SvBoard) board = path != NULL ? sv_board_file_load (path, &error) : NULL;
  if (board == NULL || !sv_board_file_suits (board, self->game, &error)) {
    g_autofree char *words =
        error != NULL ? sv_fault_words (error) : g_strdup (_ ("it is not on this computer"));

    refuse (self, words);
    return;
  }
  sv_board_set (&self->own, board);
  self->value = sv_field_own_board (self->field);
  show (self);
  g_signal_emit_by_name (self, "chosen");
}

static void
import_cb (SvBoardChoice *self)
{
  g_autoptr (GtkFileFilter) boards = gtk_file_filter_new ();

  gtk_file_filter_set_name (boards, _ ("Boards"));
  gtk_file_filter_add_pattern (boards, "*.json");
  sv_file_dialogs_choose (GTK_WIDGET (self), _ ("Import a Board"), boards,
                          (SvFileFunc)sv_board_choice_import);
}

/* --- The widget --- */

static void
sv_board_choice_dispose (GObject *object)
{
  SV_BOARD_CHOICE (object)->showing = TRUE;
  sv_board_set (&SV_BOARD_CHOICE (object)->own, NULL);
  G_OBJECT_CLASS (sv_board_choice_parent_class)->dispose (object);
}

static void
sv_board_choice_class_init (SvBoardChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_board_choice_dispose;
  g_signal_new ("chosen", SV_TYPE_BOARD_CHOICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  g_signal_new ("refused", SV_TYPE_BOARD_CHOICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
}

static void
sv_board_choice_init (SvBoardChoice *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
sv_board_choice_new (const SvField *field)
{
  GtkWidget *import = gtk_button_new_with_mnemonic (_ ("Import a _Board…"));

  g_return_val_if_fail (field->type == SV_FIELD_BOARD, NULL);

  SvBoardChoice *self = g_object_new (SV_TYPE_BOARD_CHOICE, NULL);
  self->field = field;
  self->value = field->standard;
  self->flow = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->flow), 4);
  gtk_box_append (GTK_BOX (self), self->flow);
  self->showing = TRUE;
  for (int i = 0; i < count_built_in (self); i++)
    add_button (self, i, field->labels != NULL ? _ (field->labels[i]) : field->choices[i]);
  self->own_name = GTK_LABEL (add_button (self, count_built_in (self), ""));
  gtk_widget_set_halign (import, GTK_ALIGN_START);
  gtk_widget_add_css_class (import, "flat");
  g_signal_connect_object (import, "clicked", G_CALLBACK (import_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), import);
  show (self);
  return GTK_WIDGET (self);
}

void
sv_board_choice_set_game (SvBoardChoice *self, const SvGame *game)
{
  self->game = game;
  g_autofree void *setup = g_malloc0 (MAX (game->setup_size, 1));
  sv_game_standard (game, setup);
  for (int i = 0; i < count_built_in (self); i++) {
    sv_field_set (self->field, setup, i);
    sv_pitch_picture_show_board (self->pictures[i], game->board (setup));
  }
}

void
sv_board_choice_show (SvBoardChoice *self, int32_t value, const SvBoard *own)
{
  /* Choosing a built-in board does not remove the imported one from the row. */
  if (own != NULL)
    sv_board_set (&self->own, own);
  self->value = value;
  show (self);
}

int32_t
sv_board_choice_get_value (SvBoardChoice *self)
{
  return self->value;
}

const SvBoard *
sv_board_choice_get_own (SvBoardChoice *self)
{
  return self->value == sv_field_own_board (self->field) ? self->own : NULL;
}
