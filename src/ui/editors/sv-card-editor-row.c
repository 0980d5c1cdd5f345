/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-card-editor-row.h"

#include <glib/gi18n.h>

#include "sv-card-view.h"
#include "sv-draft-page.h"
#include "sv-field-row.h"
#include "sv-team-words.h"
#include "sv-widgets.h"

struct _SvCardEditorRow {
  GtkBox parent_instance;

  /* Owned */
  SvDraft *draft;
  GPtrArray *fields;                        /* of SvFieldRow; the grid owns them */
  char *name, *role_name, *picture, *words; /* what is shown */

  SvPainter *painter; /* the editor's */
  unsigned card;
  gboolean filling; /* our own changes are no changes */

  /* Template children */
  SvCardView *view;
  GtkEditable *name_entry;
  GtkEditable *role_entry;
  GtkFlowBox *grid;
  GtkWidget *remove_picture;
};

G_DEFINE_FINAL_TYPE (SvCardEditorRow, sv_card_editor_row, GTK_TYPE_BOX)

static void
show_entries (SvCardEditorRow *self)
{
  const SvCardDoc *card = &sv_draft_get_team (self->draft)->cards[self->card];
  const gboolean filling = self->filling;

  self->filling = TRUE;
  sv_draft_page_show_text (self->name_entry, card->name);
  sv_draft_page_show_text (self->role_entry, card->role_name != NULL ? card->role_name : "");
  self->filling = filling;
}

/* --- What people change --- */

static void
commit (SvCardEditorRow *self, const char *key)
{
  g_autofree char *what = g_strdup_printf ("card-%u-%s", self->card, key);

  if (!sv_draft_commit (self->draft, what))
    show_entries (self); /* what was pasted may hold nothing that can be kept */
}

static void
name_cb (SvCardEditorRow *self)
{
  if (self->filling)
    return;
  SvCardDoc *card = &sv_draft_edit_team (self->draft)->cards[self->card];
  sv_draft_page_take_text (self->name_entry, &card->name);
  commit (self, "name");
}

static void
role_cb (SvCardEditorRow *self)
{
  const char *text = gtk_editable_get_text (self->role_entry);

  if (self->filling)
    return;
  SvCardDoc *card = &sv_draft_edit_team (self->draft)->cards[self->card];
  g_free (card->role_name);
  card->role_name = *text != '\0' ? g_strdup (text) : NULL;
  commit (self, "role_name");
}

static void
field_cb (SvCardEditorRow *self, int value, SvFieldRow *row)
{
  sv_field_row_store (row, sv_team_doc_card_values (sv_draft_edit_team (self->draft), self->card));
  commit (self, sv_field_row_get_what (row));
}

static void
remove_picture_cb (SvCardEditorRow *self)
{
  g_clear_pointer (&sv_draft_edit_team (self->draft)->cards[self->card].picture, g_free);
  sv_draft_commit (self->draft, NULL);
}

static void
choose_picture_cb (SvCardEditorRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "team.picture", "i", (int)self->card);
}

static gboolean
drop_cb (SvCardEditorRow *self, const GValue *value)
{
  g_autofree char *uri = g_file_get_uri (g_value_get_object (value));

  return gtk_widget_activate_action (GTK_WIDGET (self), "team.picture-file", "(is)",
                                     (int)self->card, uri);
}

/* --- The fields --- */

static void
add_field (SvCardEditorRow *self, const SvField *field)
{
  GtkWidget *row = sv_field_row_new (field, field->key, SV_FIELD_ROW_CARD);

  g_signal_connect_object (row, "changed", G_CALLBACK (field_cb), self, G_CONNECT_SWAPPED);
  sv_flow_box_append (self->grid, row);
  g_ptr_array_add (self->fields, row);
}

static void
show_field (SvFieldRow *row, const void *card, const SvBudget *budgets, unsigned n)
{
  g_autofree char *reason = NULL;

  for (unsigned i = 0; i < n; i++)
    if (g_str_equal (budgets[i].key, sv_field_row_get_what (row)))
      reason = sv_team_words_points_fault (&budgets[i]);
  sv_field_row_show (row, card, TRUE);
  sv_field_row_set_fault (row, reason);
}

/* --- The widget --- */

static void
sv_card_editor_row_dispose (GObject *object)
{
  SvCardEditorRow *self = SV_CARD_EDITOR_ROW (object);

  self->filling = TRUE;
  if (self->view != NULL)
    sv_card_view_clear (self->view);
  g_clear_object (&self->draft);
  G_OBJECT_CLASS (sv_card_editor_row_parent_class)->dispose (object);
}

static void
sv_card_editor_row_finalize (GObject *object)
{
  SvCardEditorRow *self = SV_CARD_EDITOR_ROW (object);

  g_ptr_array_unref (self->fields);
  g_free (self->name);
  g_free (self->role_name);
  g_free (self->picture);
  g_free (self->words);
  G_OBJECT_CLASS (sv_card_editor_row_parent_class)->finalize (object);
}

static void
sv_card_editor_row_class_init (SvCardEditorRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_card_editor_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_card_editor_row_finalize;
  g_type_ensure (SV_TYPE_CARD_VIEW);
  sv_widget_class_set_template (widget_class, "sv-card-editor-row.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_bind_template_child (widget_class, SvCardEditorRow, view);
  gtk_widget_class_bind_template_child (widget_class, SvCardEditorRow, name_entry);
  gtk_widget_class_bind_template_child (widget_class, SvCardEditorRow, role_entry);
  gtk_widget_class_bind_template_child (widget_class, SvCardEditorRow, grid);
  gtk_widget_class_bind_template_child (widget_class, SvCardEditorRow, remove_picture);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_bind_template_callback (widget_class, role_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_picture_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_picture_cb);
  gtk_widget_class_bind_template_callback (widget_class, drop_cb);
}

static void
sv_card_editor_row_init (SvCardEditorRow *self)
{
  self->fields = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_card_editor_row_new (SvDraft *draft, unsigned card)
{
  SvCardEditorRow *self = g_object_new (SV_TYPE_CARD_EDITOR_ROW, NULL);
  const SvGame *game = sv_draft_get_game (draft);

  self->draft = g_object_ref (draft);
  self->card = card;
  for (size_t i = 0; i < game->n_card_fields; i++)
    if ((game->card_fields[i].flags & SV_FIELD_FIXED) == 0)
      add_field (self, &game->card_fields[i]);
  return GTK_WIDGET (self);
}

/* Keep a copy; TRUE if it is another text. The new one is made before the old one goes, so that a
 * card is not taken for the same because its text has the old address. */
static gboolean
keep (char **text, const char *now)
{
  char *old = *text;

  if (g_strcmp0 (old, now) == 0)
    return FALSE;
  *text = g_strdup (now);
  g_free (old);
  return TRUE;
}

/* The whole card in words, for a screen reader. */
static char *
describe (SvCardEditorRow *self, const SvCardFace *face)
{
  g_autoptr (GString) words = g_string_new (NULL);

  g_string_append_printf (words, "%d, %s", face->number, face->role != NULL ? face->role : "");
  if (face->name != NULL)
    g_string_append_printf (words, ", %s", face->name);
  for (unsigned i = 0; i < face->n_powers; i++)
    g_string_append_printf (words, ", %s %d", face->powers[i].letter, face->powers[i].value);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* The piece of our card in a match, or -1. */
static int
find_piece (SvCardEditorRow *self, const SvView *view)
{
  for (int i = 0; i < view->n_pieces; i++)
    if (view->pieces[i].side == 0 && view->pieces[i].card == (int)self->card)
      return i;
  return -1;
}

void
sv_card_editor_row_update (SvCardEditorRow *self,
                           SvPainter *painter,
                           const void *setup,
                           const SvView *view,
                           const SvBudget *budgets,
                           unsigned n_budgets)
{
  const SvTeamDoc *team = sv_draft_get_team (self->draft);
  const SvCardDoc *card = &team->cards[self->card];
  const int piece = find_piece (self, view);
  SvCardFace face = { .side = 0, .number = (int)self->card + 1 };

  self->filling = TRUE;
  keep (&self->name, *card->name != '\0' ? card->name : NULL);
  keep (&self->role_name, card->role_name);
  keep (&self->picture, card->picture);
  show_entries (self);
  gtk_widget_set_visible (self->remove_picture, card->picture != NULL);
  for (guint i = 0; i < self->fields->len; i++)
    show_field (g_ptr_array_index (self->fields, i), sv_team_doc_card_values (team, self->card),
                budgets, n_budgets);
  self->filling = FALSE;

  if (piece >= 0)
    sv_card_face_fill (&face, team->game, setup, view, piece, self->name, self->picture);
  if (face.role != NULL)
    gtk_entry_set_placeholder_text (GTK_ENTRY (self->role_entry), face.role);
  if (self->role_name != NULL)
    face.role = self->role_name;
  face.flags &= SV_PIECE_KEEPER;
  face.need = 0;
  g_autofree char *words = describe (self, &face);
  g_autofree char *all = g_strdup_printf ("%s %d %p %p %p", words, face.head, (void *)self->name,
                                          (void *)self->role_name, (void *)self->picture);
  if (!keep (&self->words, all) && self->painter == painter)
    return;
  self->painter = painter;
  sv_card_view_set_face (self->view, painter, &face, words);
  sv_widget_set_label (self, words);
}

void
sv_card_editor_row_refresh (SvCardEditorRow *self)
{
  sv_card_view_refresh (self->view);
}

void
sv_card_editor_row_clear (SvCardEditorRow *self)
{
  sv_card_view_clear (self->view);
}
