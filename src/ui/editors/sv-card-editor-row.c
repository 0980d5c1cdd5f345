/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-card-editor-row.h"

#include <glib/gi18n.h>

#include "sv-card-layout.h"
#include "sv-card-view.h"
#include "sv-draft-page.h"
#include "sv-field-row.h"
#include "sv-photo-preview.h"
#include "sv-power-meaning.h"
#include "sv-reserve-bench.h"
#include "sv-sentence.h"
#include "sv-team-words.h"
#include "sv-widgets.h"

/* Width of a card in pixels: four fit side by side in a window of the default size. */
enum { WIDTH = 236 };

struct _SvCardEditorRow {
  GtkBox parent_instance;

  /* Owned */
  SvDraft *draft;
  GPtrArray *fields; /* rows of the editable fields (SvFieldRow); owned by overlay and others */
  /* picture (a data URL) and description of the card that are shown at present */
  char *picture, *words;

  SvPainter *painter; /* painter of the team editor, or NULL before the first update; not owned */
  unsigned card;
  /* TRUE while the program itself changes the widgets: not an edit by the user */
  gboolean filling;
  GtkWidget *cropper; /* button that started cropping; it gets the focus back */

  /* Template children */
  GtkOverlay *overlay;
  SvCardView *view;
  GtkEditable *name_entry;
  GtkEditable *role_entry;
  GtkBox *meanings; /* box with an SvPowerMeaning for each power that must be thrown */
  GtkBox *others;   /* fields that are not drawn on the card */
  GtkWidget *choose_picture;
  GtkWidget *kept_picture; /* buttons for the picture that the card has */
  GtkWidget *crop_again;
  SvCropView *crop_view;
  SvCropBar *crop_bar;
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
    /* nothing of a pasted text could be stored: show the text that the card has */
    show_entries (self);
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

/* Store the cropped picture (a data URL) in the card. */
static void
taken_cb (SvCardEditorRow *self, const char *url)
{
  SvCardDoc *card = &sv_draft_edit_team (self->draft)->cards[self->card];

  g_free (card->picture);
  card->picture = g_strdup (url);
  sv_draft_commit (self->draft, NULL);
}

/* Give the button the focus once more: a scrolled window scrolls to the focus only when the
 * widget already has its final size. */
static gboolean
come_into_sight (gpointer data)
{
  SvCardEditorRow *self = data;

  if (gtk_widget_is_focus (self->cropper)) {
    sv_widget_drop_focus (self->cropper);
    gtk_widget_grab_focus (self->cropper);
  }
  return G_SOURCE_REMOVE;
}

/* Give the focus back to the button that started cropping. */
static void
ended_cb (SvCardEditorRow *self)
{
  gtk_widget_grab_focus (self->cropper);
  sv_widget_later (GTK_WIDGET (self), G_PRIORITY_DEFAULT_IDLE, come_into_sight);
}

static void
choose_picture_cb (SvCardEditorRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "team.picture", "i", (int)self->card);
}

static void
crop_again_cb (SvCardEditorRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "team.crop-again", "i", (int)self->card);
}

static gboolean
drop_cb (SvCardEditorRow *self, const GValue *value)
{
  return gtk_widget_activate_action (GTK_WIDGET (self), "team.picture-files", "(i@as)",
                                     (int)self->card, sv_drop_uris (value));
}

/* Let the person in reserve who was dropped here play for the one on this card. */
static gboolean
reserve_drop_cb (SvCardEditorRow *self, const GValue *value)
{
  return gtk_widget_activate_action (GTK_WIDGET (self), "team.exchange", "(uu)",
                                     g_value_get_uint (value), self->card);
}

static void
accept_reserves (SvCardEditorRow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (SV_TYPE_DRAGGED_RESERVE, GDK_ACTION_MOVE);

  g_signal_connect_object (target, "drop", G_CALLBACK (reserve_drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* --- The fields --- */

/* Return whether the field is drawn on the card. */
static gboolean
is_on_card (const SvField *field)
{
  return sv_field_is_power (field) || (field->flags & SV_FIELD_SIGN) != 0;
}

/* Return whether the field is a power with which one must throw a die. */
static gboolean
is_thrown (const SvField *field)
{
  return sv_field_is_power (field) && (field->flags & SV_FIELD_THROW) != 0;
}

static unsigned
count_powers (const SvGame *game)
{
  unsigned n = 0;

  for (size_t i = 0; i < game->n_card_fields; i++)
    n += sv_field_is_power (&game->card_fields[i]) ? 1 : 0;
  return n;
}

/* Add what the power of @row means, with buttons that change it. */
static void
add_meaning (SvCardEditorRow *self, SvFieldRow *row)
{
  GtkWidget *meaning = sv_power_meaning_new (sv_field_row_get_field (row));

  g_signal_connect_object (meaning, "step", G_CALLBACK (sv_field_row_step), row, G_CONNECT_SWAPPED);
  gtk_box_append (self->meanings, meaning);
  gtk_widget_show (GTK_WIDGET (self->meanings));
}

static void
add_field (SvCardEditorRow *self, const SvField *field)
{
  const gboolean on_card = is_on_card (field);
  GtkWidget *row =
      sv_field_row_new (field, field->key, on_card ? SV_FIELD_ROW_ON_CARD : SV_FIELD_ROW_CARD);

  g_signal_connect_object (row, "changed", G_CALLBACK (field_cb), self, G_CONNECT_SWAPPED);
  if (on_card)
    gtk_overlay_add_overlay (self->overlay, row);
  else
    gtk_box_append (self->others, row);
  if (is_thrown (field))
    add_meaning (self, SV_FIELD_ROW (row));
  g_ptr_array_add (self->fields, row);
}

static void
show_fields (SvCardEditorRow *self, const void *card, const SvTheme *theme)
{
  GtkWidget *meaning = gtk_widget_get_first_child (GTK_WIDGET (self->meanings));
  g_autofree char *player = sv_team_words_card (sv_draft_get_team (self->draft), self->card);

  for (guint i = 0; i < self->fields->len; i++) {
    SvFieldRow *row = g_ptr_array_index (self->fields, i);
    const SvField *field = sv_field_row_get_field (row);

    sv_field_row_show (row, card, TRUE);
    if (!is_thrown (field))
      continue;
    sv_field_row_set_player (row, player);
    sv_power_meaning_show (SV_POWER_MEANING (meaning), sv_field_get (field, card), player, theme);
    meaning = gtk_widget_get_next_sibling (meaning);
  }
}

/* Return the area of the card that the widget @widget lies over; for a power, set *power to its
 * index. */
static SvCardPlace
find_place (SvCardEditorRow *self, GtkWidget *widget, unsigned *power)
{
  *power = 0;
  if (widget == GTK_WIDGET (self->name_entry))
    return SV_CARD_NAME;
  if (widget == GTK_WIDGET (self->role_entry))
    return SV_CARD_ROLE;
  if (widget == GTK_WIDGET (self->crop_view))
    return SV_CARD_PORTRAIT;
  for (guint i = 0; i < self->fields->len; i++) {
    SvFieldRow *row = g_ptr_array_index (self->fields, i);
    const gboolean is_power = sv_field_is_power (sv_field_row_get_field (row));

    if (GTK_WIDGET (row) == widget)
      return is_power ? SV_CARD_VALUE : SV_CARD_SIGN;
    *power += is_power ? 1 : 0;
  }
  g_assert_not_reached ();
}

static gboolean
place_cb (SvCardEditorRow *self, GtkWidget *widget, GdkRectangle *place)
{
  const unsigned n = count_powers (sv_draft_get_game (self->draft));
  GtkRequisition least;
  double box[4];
  unsigned power;

  const SvCardPlace which = find_place (self, widget, &power);
  sv_card_place (which, power, n, gtk_widget_get_width (GTK_WIDGET (self->overlay)),
                 gtk_widget_get_height (GTK_WIDGET (self->overlay)), box);
  gtk_widget_get_preferred_size (widget, &least, NULL);
  place->width = MAX ((int)box[2], least.width);
  place->height = MAX ((int)box[3], least.height);
  place->x = (int)(box[0] + (box[2] - place->width) / 2);
  place->y = (int)(box[1] + (box[3] - place->height) / 2);
  return TRUE;
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
  sv_types_ensure (SV_TYPE_CARD_VIEW, SV_TYPE_CROP_BAR, SV_TYPE_CROP_VIEW, GDK_TYPE_FILE_LIST);
  sv_widget_class_set_template (widget_class, "sv-card-editor-row.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_bind (widget_class, SvCardEditorRow, view, name_entry, role_entry, overlay,
                        meanings, others, choose_picture, kept_picture, crop_again, crop_view,
                        crop_bar);
  sv_widget_class_bind_callbacks (widget_class, place_cb, name_cb, role_cb, choose_picture_cb,
                                  crop_again_cb, remove_picture_cb, taken_cb, ended_cb, drop_cb);
}

static void
sv_card_editor_row_init (SvCardEditorRow *self)
{
  self->fields = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_card_view_set_width (self->view, WIDTH);
  sv_crop_bar_set_view (self->crop_bar, self->crop_view);
}

GtkWidget *
sv_card_editor_row_new (SvDraft *draft, unsigned card)
{
  SvCardEditorRow *self = g_object_new (SV_TYPE_CARD_EDITOR_ROW, NULL);
  const SvGame *game = sv_draft_get_game (draft);

  self->draft = g_object_ref (draft);
  self->card = card;
  gtk_widget_set_visible (GTK_WIDGET (self->role_entry), !game->names_only);
  for (size_t i = 0; i < game->n_card_fields; i++)
    if ((game->card_fields[i].flags & SV_FIELD_FIXED) == 0)
      add_field (self, &game->card_fields[i]);
  if (game->reserves)
    accept_reserves (self);
  return GTK_WIDGET (self);
}

/* Replace *text by a copy of @now. Returns TRUE if the text has changed. The copy is made before
 * the old text is freed, so that it gets a new address: sv_card_editor_row_update () compares
 * the address of the picture. */
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

/* Return a description of the whole card for screen readers; free with g_free (). */
static char *
describe (const SvCardDoc *card, const SvCardContents *face)
{
  g_autoptr (GString) words = g_string_new (NULL);

  g_string_append_printf (words, "%d, %s", face->number,
                          card->role_name != NULL ? card->role_name
                          : face->role != NULL    ? face->role
                                                  : "");
  if (*card->name != '\0')
    sv_sentence_append (words, ", %s", card->name);
  for (unsigned i = 0; i < face->n_powers; i++)
    g_string_append_printf (words, ", %s %d", face->powers[i].letter, face->powers[i].value);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* Remove from @face what the widgets over the card show. If the game lets nobody edit the role,
 * the role stays painted below the name. */
static void
leave_open (SvCardEditorRow *self, SvCardContents *face)
{
  const gboolean has_role = gtk_widget_get_visible (GTK_WIDGET (self->role_entry));

  face->name = has_role ? NULL : " ";
  face->role = has_role ? NULL : face->role;
  for (unsigned i = 0; i < face->n_powers; i++)
    face->powers[i].value = 0;
}

/* Return the index of the piece that belongs to this card, or -1 if none. */
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
                           const SvView *view)
{
  const SvTeamDoc *team = sv_draft_get_team (self->draft);
  const SvCardDoc *card = &team->cards[self->card];
  const int piece = find_piece (self, view);
  SvCardContents face = { .side = 0, .number = (int)self->card + 1 };

  self->filling = TRUE;
  keep (&self->picture, card->picture);
  show_entries (self);
  gtk_widget_set_visible (self->kept_picture, card->picture != NULL);
  show_fields (self, sv_team_doc_card_values (team, self->card), &painter->theme);
  self->filling = FALSE;

  if (piece >= 0)
    sv_card_contents_fill (&face, team->game, setup, view, piece, NULL, self->picture);
  if (face.role != NULL)
    gtk_entry_set_placeholder_text (GTK_ENTRY (self->role_entry), face.role);
  face.flags &= SV_PIECE_KEEPER;
  face.need = 0;
  g_autofree char *words = describe (card, &face);
  g_autofree char *all =
      g_strdup_printf ("%s %s %d %p", words, face.sign, face.head, (void *)self->picture);
  if (!keep (&self->words, all) && self->painter == painter)
    return;
  self->painter = painter;
  leave_open (self, &face);
  sv_card_view_set_face (self->view, painter, &face, _ ("Choose a picture for this card"));
  sv_widget_set_label (self, words);
}

void
sv_card_editor_row_crop (SvCardEditorRow *self, cairo_surface_t *picture, SvCropFlags flags)
{
  self->cropper = (flags & SV_CROP_KEPT) != 0 ? self->crop_again : self->choose_picture;
  sv_crop_bar_begin (self->crop_bar, picture, sv_photo_ratio (sv_draft_get_game (self->draft)),
                     flags);
}

void
sv_card_editor_row_settle (SvCardEditorRow *self)
{
  sv_crop_bar_take (self->crop_bar);
}

void
sv_card_editor_row_refresh (SvCardEditorRow *self)
{
  GtkWidget *meaning = gtk_widget_get_first_child (GTK_WIDGET (self->meanings));

  sv_card_view_refresh (self->view);
  for (; meaning != NULL && self->painter != NULL; meaning = gtk_widget_get_next_sibling (meaning))
    sv_power_meaning_set_theme (SV_POWER_MEANING (meaning), &self->painter->theme);
}

void
sv_card_editor_row_clear (SvCardEditorRow *self)
{
  sv_card_view_clear (self->view);
}
