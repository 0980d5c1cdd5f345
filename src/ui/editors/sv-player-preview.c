/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-player-preview.h"

#include <glib/gi18n.h>

#include "sv-widgets.h"

struct _SvPlayerPreview {
  GtkWindow parent_instance;

  GBytes *bytes; /* the list; owned */

  /* Template children */
  GtkLabel *sum;
  GtkLabel *unused;
  GtkListBox *list;
  GtkWidget *take;
};

G_DEFINE_FINAL_TYPE (SvPlayerPreview, sv_player_preview, GTK_TYPE_WINDOW)

/* --- The rows --- */

static GtkWidget *
add_line (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *line = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                  "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-chars", 8, NULL);

  gtk_widget_add_css_class (line, style);
  gtk_box_append (GTK_BOX (box), line);
  return line;
}

/* The number of the card that gets it, or a dash. */
static GtkWidget *
new_number (const SvTeamDoc *team, int card)
{
  const SvField *field =
      sv_field_flagged (team->game->card_fields, team->game->n_card_fields, SV_FIELD_NUMBER);
  g_autofree char *text = g_strdup ("–");

  if (card >= 0) {
    const int32_t number =
        field != NULL ? sv_field_get (field, sv_team_doc_card_values (team, (unsigned)card))
                      : card + 1;
    g_free (text);
    text = g_strdup_printf ("%d", number);
  }
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "width-chars", 3, "valign",
                                   GTK_ALIGN_START, NULL);
  gtk_widget_add_css_class (label, "sv-subheading");
  return label;
}

static void
add_row (SvPlayerPreview *self, const SvTeamDoc *team, const SvPlayerRow *row)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_margin_top (line, 6);
  gtk_widget_set_margin_bottom (line, 6);
  gtk_widget_set_margin_end (line, 6);
  gtk_box_append (GTK_BOX (line), new_number (team, row->card));
  gtk_box_append (GTK_BOX (line), words);
  if (*row->name != '\0')
    add_line (words, row->name, row->card >= 0 ? "sv-subheading" : "sv-faint");
  if (*row->values != '\0')
    add_line (words, row->values, "caption");
  for (guint i = 0; i < row->faults->len; i++)
    add_line (words, g_ptr_array_index (row->faults, i), "sv-fault");
  gtk_list_box_append (self->list, line);
  gtk_widget_set_focusable (gtk_widget_get_parent (line), FALSE);
}

static void
show_sum (SvPlayerPreview *self, const SvPlayerListResult *result)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text,
                          ngettext ("%u player would be taken over.",
                                    "%u players would be taken over.", result->n_taken),
                          result->n_taken);
  if (result->rows->len == SV_PLAYER_LIST_MAX_ROWS)
    g_string_append_printf (text,
                            ngettext (" The first %d row of the list is shown.",
                                      " The first %d rows of the list are shown.",
                                      SV_PLAYER_LIST_MAX_ROWS),
                            SV_PLAYER_LIST_MAX_ROWS);
  gtk_label_set_text (self->sum, text->str);
  g_string_free (text, TRUE);
}

static void
show_unused (SvPlayerPreview *self, const SvPlayerListResult *result)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < result->unused->len; i++)
    /* Translators: between the names of a list. */
    g_string_append_printf (names, "%s%s", i > 0 ? C_ ("list of names", ", ") : "",
                            (const char *)g_ptr_array_index (result->unused, i));
  /* Translators: %s are headings of columns of a spreadsheet. */
  g_autofree char *text = g_strdup_printf (_ ("Columns that are not used: %s."), names->str);
  sv_label_show (self->unused, names->len > 0 ? text : NULL);
}

/* --- The window --- */

static void
take_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "taken", SV_PLAYER_PREVIEW (widget)->bytes);
  gtk_window_destroy (GTK_WINDOW (widget));
}

static void
cancel_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_destroy (GTK_WINDOW (widget));
}

static void
sv_player_preview_finalize (GObject *object)
{
  g_bytes_unref (SV_PLAYER_PREVIEW (object)->bytes);
  G_OBJECT_CLASS (sv_player_preview_parent_class)->finalize (object);
}

static void
sv_player_preview_class_init (SvPlayerPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sv_player_preview_finalize;
  g_signal_new ("taken", SV_TYPE_PLAYER_PREVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_BYTES);
  sv_widget_class_set_template (widget_class, "sv-player-preview.ui");
  gtk_widget_class_bind_template_child (widget_class, SvPlayerPreview, sum);
  gtk_widget_class_bind_template_child (widget_class, SvPlayerPreview, unused);
  gtk_widget_class_bind_template_child (widget_class, SvPlayerPreview, list);
  gtk_widget_class_bind_template_child (widget_class, SvPlayerPreview, take);
  gtk_widget_class_install_action (widget_class, "players.take", NULL, take_action);
  gtk_widget_class_install_action (widget_class, "players.cancel", NULL, cancel_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "players.cancel", NULL);
}

static void
sv_player_preview_init (SvPlayerPreview *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), self->take);
  gtk_window_set_focus (GTK_WINDOW (self), self->take);
}

SvPlayerPreview *
sv_player_preview_new (GtkWindow *parent,
                       GBytes *list,
                       const SvTeamDoc *team,
                       const SvPlayerListResult *result)
{
  SvPlayerPreview *self = g_object_new (SV_TYPE_PLAYER_PREVIEW, "transient-for", parent, NULL);

  self->bytes = g_bytes_ref (list);
  show_sum (self, result);
  show_unused (self, result);
  for (guint i = 0; i < result->rows->len; i++)
    add_row (self, team, g_ptr_array_index (result->rows, i));
  return self;
}
