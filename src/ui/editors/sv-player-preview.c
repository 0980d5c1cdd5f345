/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-player-preview.h"

#include <glib/gi18n.h>

#include "sv-reserves.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

struct _SvPlayerPreview {
  SvPreview parent_instance;

  GBytes *bytes;   /* contents of the list; owned */
  SvTeamDoc *team; /* copy of the team before the import; owned */
  gboolean chosen[SV_PLAYER_LIST_MAX_ROWS];

  /* Template children */
  GtkLabel *sum;
  GtkLabel *unused;
  GtkListBox *list;
  GtkWidget *take;
};

G_DEFINE_FINAL_TYPE (SvPlayerPreview, sv_player_preview, SV_TYPE_PREVIEW)

/* --- The rows: a tick, the number of the card, and lines of words --- */

/* Return the number of the card that the player gets, or a dash if the player gets none. */
static char *
dup_number (const SvTeamDoc *team, int card)
{
  const SvField *field =
      sv_field_flagged (team->game->card_fields, team->game->n_card_fields, SV_FIELD_NUMBER);

  if (card < 0)
    return g_strdup ("–");
  return g_strdup_printf (
      "%d", field != NULL ? sv_field_get (field, sv_team_doc_card_values (team, (unsigned)card))
                          : card + 1);
}

/* Update the widgets of one row: card number, name, values and faults. */
static void
update_row (GtkWidget *line, const SvTeamDoc *team, const SvPlayerRow *row)
{
  GtkWidget *number = gtk_widget_get_next_sibling (gtk_widget_get_first_child (line));
  GtkWidget *words = gtk_widget_get_last_child (line), *child;
  g_autofree char *text = dup_number (team, row->card);

  gtk_label_set_text (GTK_LABEL (number), text);
  while ((child = gtk_widget_get_first_child (words)) != NULL)
    gtk_box_remove (GTK_BOX (words), child);
  if (*row->name != '\0')
    sv_preview_add_line (words, row->name,
                         row->card >= 0 || row->in_reserve ? "sv-subheading" : "sv-faint");
  if (row->in_reserve)
    sv_preview_add_line (words, _ ("In reserve"), "caption");
  if (row->is_player && *row->team != '\0') {
    /* Translators: %s is the name of a team in a list of players. */
    g_autofree char *of_team = sv_sentence (_ ("Team: %s"), row->team);
    sv_preview_add_line (words, of_team, "caption");
  }
  if (*row->values != '\0')
    sv_preview_add_line (words, row->values, "caption");
  if (row->is_absent)
    sv_preview_add_line (words, _ ("Not there, says the list."), "sv-faint");
  for (guint i = 0; i < row->faults->len; i++)
    sv_preview_add_line (words, g_ptr_array_index (row->faults, i), "sv-fault");
}

static void ticked_cb (SvPlayerPreview *self, GParamSpec *spec, GtkCheckButton *tick);

static void
add_row (SvPlayerPreview *self, const SvPlayerRow *row, gboolean chosen)
{
  GtkWidget *line = g_object_new (GTK_TYPE_BOX, "spacing", 8, "margin-top", 6, "margin-bottom", 6,
                                  "margin-start", 6, "margin-end", 6, NULL);
  GtkWidget *tick = gtk_check_button_new ();
  GtkWidget *number =
      g_object_new (GTK_TYPE_LABEL, "width-chars", 3, "valign", GTK_ALIGN_START, NULL);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_add_css_class (number, "sv-subheading");
  gtk_widget_set_valign (tick, GTK_ALIGN_START);
  gtk_widget_set_sensitive (tick, row->is_player);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), chosen);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tick), GTK_ACCESSIBLE_PROPERTY_LABEL, row->name,
                                  -1);
  gtk_box_append (GTK_BOX (line), tick);
  gtk_box_append (GTK_BOX (line), number);
  gtk_box_append (GTK_BOX (line), words);
  gtk_list_box_append (self->list, line);
  gtk_widget_set_focusable (gtk_widget_get_parent (line), FALSE);
  g_signal_connect_object (tick, "notify::active", G_CALLBACK (ticked_cb), self, G_CONNECT_SWAPPED);
}

static void
show_sum (SvPlayerPreview *self, const SvPlayerListResult *result)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (
      text, ngettext ("%u player would be added.", "%u players would be added.", result->n_taken),
      result->n_taken);
  if (result->n_reserves > 0)
    g_string_append_printf (text,
                            ngettext (" %u more would come into reserve.",
                                      " %u more would come into reserve.", result->n_reserves),
                            result->n_reserves);
  if (result->n_left > 0)
    g_string_append_printf (text,
                            ngettext (" For %u more there is no card: tick the players to add.",
                                      " For %u more there are no cards: tick the players to add.",
                                      result->n_left),
                            result->n_left);
  if (result->rows->len == SV_PLAYER_LIST_MAX_ROWS)
    g_string_append_printf (text,
                            ngettext (" The first %d row of the list is shown.",
                                      " The first %d rows of the list are shown.",
                                      SV_PLAYER_LIST_MAX_ROWS),
                            SV_PLAYER_LIST_MAX_ROWS);
  gtk_label_set_text (self->sum, text->str);
}

static void
show_unused (SvPlayerPreview *self, const SvPlayerListResult *result)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < result->unused->len; i++)
    /* Translators: separator between names in a list. */
    sv_sentence_append (names, "%s%s", i > 0 ? C_ ("list of names", ", ") : "",
                        (const char *)g_ptr_array_index (result->unused, i));
  /* Translators: %s is a list of column headings of a spreadsheet. */
  g_autofree char *text = sv_sentence (_ ("Columns that are not used: %s."), names->str);
  sv_label_show (self->unused, names->len > 0 ? text : NULL);
}

/* --- Who comes along --- */

/* Show what the ticked players would change in the team. */
static void
update (SvPlayerPreview *self)
{
  g_autoptr (SvTeamDoc) team = sv_team_doc_copy (self->team);
  g_auto (SvPlayerListResult) result = { 0 };
  const gboolean any = sv_player_preview_read (self, team, &result, NULL);

  show_sum (self, &result);
  for (guint i = 0; i < result.rows->len; i++)
    update_row (gtk_list_box_row_get_child (gtk_list_box_get_row_at_index (self->list, (int)i)),
                team, g_ptr_array_index (result.rows, i));
  sv_preview_set_ready (SV_PREVIEW (self), any);
}

static void
ticked_cb (SvPlayerPreview *self, GParamSpec *spec, GtkCheckButton *tick)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (tick), GTK_TYPE_LIST_BOX_ROW);

  self->chosen[gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row))] =
      gtk_check_button_get_active (tick);
  update (self);
}

gboolean
sv_player_preview_read (SvPlayerPreview *self,
                        SvTeamDoc *team,
                        SvPlayerListResult *result,
                        GError **error)
{
  gsize n;
  const char *data = g_bytes_get_data (self->bytes, &n);

  return sv_player_list_read_chosen (team, data, n, self->chosen, result, error);
}

/* --- The window --- */

static void
sv_player_preview_finalize (GObject *object)
{
  SvPlayerPreview *self = SV_PLAYER_PREVIEW (object);

  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->team, sv_team_doc_free);
  G_OBJECT_CLASS (sv_player_preview_parent_class)->finalize (object);
}

static void
sv_player_preview_class_init (SvPlayerPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sv_player_preview_finalize;
  sv_widget_class_set_template (widget_class, "sv-player-preview.ui");
  sv_widget_class_bind (widget_class, SvPlayerPreview, sum, unused, list, take);
}

static void
sv_player_preview_init (SvPlayerPreview *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_preview_set_button (SV_PREVIEW (self), self->take);
}

/* Return whether all players of the list have a place in the team, on a card or in reserve. */
static gboolean
fits (const SvTeamDoc *team, const SvPlayerListResult *result)
{
  const unsigned room = SV_TEAM_MAX_RESERVES - sv_reserves_count (team);

  return team->game->reserves && result->n_left <= room;
}

SvPlayerPreview *
sv_player_preview_new (GtkWindow *parent, GBytes *list, const SvTeamDoc *team, GError **error)
{
  g_autoptr (SvTeamDoc) copy = sv_team_doc_copy (team);
  g_auto (SvPlayerListResult) result = { 0 };
  gsize n;
  const char *data = g_bytes_get_data (list, &n);

  if (!sv_player_list_read (copy, data != NULL ? data : "", n, &result, error))
    return NULL;
  SvPlayerPreview *self = g_object_new (SV_TYPE_PLAYER_PREVIEW, "transient-for", parent, NULL);
  self->bytes = g_bytes_ref (list);
  self->team = sv_team_doc_copy (team);
  show_unused (self, &result);
  const gboolean all = fits (team, &result);
  for (guint i = 0; i < result.rows->len; i++) {
    const SvPlayerRow *row = g_ptr_array_index (result.rows, i);

    self->chosen[i] = row->card >= 0 || (all && row->is_player && !row->is_absent);
    add_row (self, row, self->chosen[i]);
  }
  update (self);
  if (!all)
    show_sum (self, &result); /* says that there are more people than cards */
  return self;
}
