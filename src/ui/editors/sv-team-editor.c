/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-team-editor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sv-balance-row.h"
#include "sv-card-editor-row.h"
#include "sv-clamp.h"
#include "sv-crop-bar.h"
#include "sv-field-form.h"
#include "sv-fields-json.h"
#include "sv-figurines.h"
#include "sv-file-dialogs.h"
#include "sv-library.h"
#include "sv-list-files.h"
#include "sv-photo-preview.h"
#include "sv-picture-read.h"
#include "sv-picture.h"
#include "sv-player-preview.h"
#include "sv-points-left.h"
#include "sv-raster.h"
#include "sv-reserve-bench.h"
#include "sv-reserves.h"
#include "sv-screen-pictures.h"
#include "sv-sentence.h"
#include "sv-shirt-pitch.h"
#include "sv-style.h"
#include "sv-team-colours.h"
#include "sv-team-photos.h"
#include "sv-team-words.h"
#include "sv-toast.h"
#include "sv-variant-words.h"
#include "sv-widgets.h"

/* Value of a picture's target that means the team's logo; other targets are indices of cards. */
enum { LOGO = -1 };

struct _SvTeamEditor {
  SvDraftPage parent_instance;

  /* Owned */
  SvPainter *painter;
  GPtrArray *points_left; /* points left of each kind (SvPointsLeft); owned by their flow box */
  /* card editors (SvCardEditorRow), by index of the card; with shirts, only the open one. Owned
   * by their containers */
  GPtrArray *rows;
  /* shown instead of card editors if cards hold names only, or NULL; owned by its box */
  SvShirtPitch *shirts;
  SvReserveBench *bench; /* people without a card, or NULL if the game has none; owned by its box */
  GPtrArray *teams;      /* possible opponents; array of SvLibraryItem */
  GPtrArray *variants;   /* variants whose point limits can be checked; array of SvLibraryItem */
  char *logo;            /* logo that is shown (a data URL), or NULL */
  char *colours[2];

  GCancellable *opening; /* cancels the loading of a picture, or NULL */

  int asked; /* target of the picture in the file dialog: index of a card, or LOGO */
  int place; /* target of the picture that is being loaded or cropped */
  /* TRUE if that picture is the one that the target has, which is cropped once more */
  gboolean kept;
  GtkWidget *cropper; /* button that started cropping the logo; it gets the focus back */

  /* Template children */
  GtkEditable *name_entry;
  GtkEditable *short_entry;
  GtkColorChooser *colour_1;
  GtkColorChooser *colour_2;
  GtkLabel *colour_help;
  GtkWidget *choose_logo;
  GtkWidget *crop_logo;
  GtkPicture *logo_picture;
  SvCropView *logo_view;
  SvCropBar *logo_bar;
  SvPicture *photo;
  GtkWidget *cards_head;
  GtkLabel *cards_label;
  GtkBox *cards;
  GtkWidget *whole;
  SvFieldForm *form;
  GtkFlowBox *points;
  GtkDropDown *variant;
  GtkLabel *state;
  SvBalanceRow *balance;
};

G_DEFINE_FINAL_TYPE (SvTeamEditor, sv_team_editor, SV_TYPE_DRAFT_PAGE)

static void
replace (char **text, const char *now)
{
  g_free (*text);
  *text = g_strdup (now);
}

static SvTeamDoc *
get_team (SvTeamEditor *self)
{
  return sv_draft_edit_team (sv_draft_page_get_draft (SV_DRAFT_PAGE (self)));
}

static void
commit (SvTeamEditor *self, const char *what)
{
  sv_draft_page_commit (SV_DRAFT_PAGE (self), what);
}

static gboolean
is_showing (SvTeamEditor *self)
{
  return sv_draft_page_is_showing (SV_DRAFT_PAGE (self));
}

/* --- What people change --- */

static void
short_cb (SvTeamEditor *self)
{
  if (is_showing (self))
    return;
  sv_draft_page_take_text (self->short_entry, &get_team (self)->short_name);
  commit (self, "short-name");
}

static void
read_colour (GtkColorChooser *chooser, char **out)
{
  GdkRGBA rgba;
  char text[8];

  gtk_color_chooser_get_rgba (chooser, &rgba);
  sv_colour_print ((SvColour){ (double)rgba.red, (double)rgba.green, (double)rgba.blue, 1 }, text);
  replace (out, text);
}

static void
colour_cb (SvTeamEditor *self)
{
  if (is_showing (self))
    return;
  read_colour (self->colour_1, &get_team (self)->colours[0]);
  read_colour (self->colour_2, &get_team (self)->colours[1]);
  commit (self, NULL);
}

static void
swap_colours_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvTeamEditor *self = SV_TEAM_EDITOR (widget);
  SvTeamDoc *team = get_team (self);
  char *first = team->colours[0];

  team->colours[0] = team->colours[1];
  team->colours[1] = first;
  commit (self, NULL);
}

/* --- People in reserve --- */

static void
exchange_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvTeamEditor *self = SV_TEAM_EDITOR (widget);
  const SvTeamDoc *team = get_team (self);
  unsigned reserve, card;

  g_variant_get (parameter, "(uu)", &reserve, &card);
  if (reserve >= sv_reserves_count (team) || card >= team->n_cards)
    return;
  sv_reserves_exchange (get_team (self), reserve, card);
  commit (self, NULL);
}

static void
add_reserve_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvTeamEditor *self = SV_TEAM_EDITOR (widget);

  if (sv_reserves_add (get_team (self), g_variant_get_string (parameter, NULL)))
    commit (self, NULL);
  else
    sv_tell (widget, _ ("No more people fit into this team."));
}

static void
remove_reserve_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvTeamEditor *self = SV_TEAM_EDITOR (widget);
  const unsigned reserve = g_variant_get_uint32 (parameter);

  if (reserve >= sv_reserves_count (get_team (self)))
    return;
  sv_reserves_remove (get_team (self), reserve);
  commit (self, NULL);
}

/* --- Pictures from files --- */

static void
put_picture (SvTeamEditor *self, int place, const char *url)
{
  SvTeamDoc *team = get_team (self);

  if (place >= (int)team->n_cards)
    return;
  replace (place < 0 ? &team->logo : &team->cards[place].picture, url);
  commit (self, NULL);
}

static void
logo_taken_cb (SvTeamEditor *self, const char *url)
{
  put_picture (self, LOGO, url);
}

static void
logo_ended_cb (SvTeamEditor *self)
{
  gtk_widget_grab_focus (self->cropper);
}

static GtkWindow *
get_window (SvTeamEditor *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/* Return the editor of card @card, or NULL if none. With shirts, this opens the card. */
static SvCardEditorRow *
find_row (SvTeamEditor *self, int card)
{
  if (self->shirts != NULL)
    return sv_shirt_pitch_open (self->shirts, card);
  return card < (int)self->rows->len ? g_ptr_array_index (self->rows, card) : NULL;
}

/* Let the user crop @picture where it will be shown: on the card or beside the logo. */
static void
ask_part (SvTeamEditor *self, cairo_surface_t *picture, SvCropFlags flags)
{
  SvCardEditorRow *row = self->place >= 0 ? find_row (self, self->place) : NULL;

  if (self->place < 0) {
    self->cropper = self->kept ? self->crop_logo : self->choose_logo;
    sv_crop_bar_begin (self->logo_bar, picture, 1, flags | SV_CROP_WHOLE);
  } else if (row != NULL) {
    sv_card_editor_row_crop (row, picture, flags);
  }
}

/* Return the flags for cropping. A new picture counts as a line drawing (SV_CROP_LINES) if it is an
 * SVG; the picture that is cropped once more (SV_CROP_KEPT) does unless it is a JPEG. */
static SvCropFlags
flags_of (SvTeamEditor *self, SvPictureKind kind)
{
  const gboolean lines = self->kept ? kind != SV_PICTURE_JPEG : kind == SV_PICTURE_SVG;

  return (lines ? SV_CROP_LINES : 0) | (self->kept ? SV_CROP_KEPT : 0);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SvTeamEditor *self = data;
  SvPictureKind kind = SV_PICTURE_PNG;
  g_autoptr (GError) error = NULL;
  cairo_surface_t *picture = sv_picture_finish (result, &kind, &error);

  /* Another file was chosen meanwhile, or the page was closed. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
  g_clear_object (&self->opening);
  if (picture == NULL) {
    sv_tell (GTK_WIDGET (self), error->message);
    return;
  }
  ask_part (self, picture, flags_of (self, kind));
  cairo_surface_destroy (picture);
}

static void
begin_opening (SvTeamEditor *self, int place, gboolean kept)
{
  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  self->place = place;
  self->kept = kept;
  self->opening = g_cancellable_new ();
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "progress");
}

/* Load the picture in @file and let the user crop it for @place; if it cannot be read, tell the
 * user. */
static void
take_picture (SvTeamEditor *self, int place, GFile *file)
{
  begin_opening (self, place, FALSE);
  sv_picture_open_async (file, SV_PICK_SIDE, self->opening, opened_cb, self);
}

/* Like take_picture (), but load the picture that the card or the team already has, to crop it
 * once more. */
static void
crop_again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvTeamEditor *self = SV_TEAM_EDITOR (widget);
  const SvTeamDoc *team = get_team (self);
  const int place = g_variant_get_int32 (parameter);
  const char *picture = place < 0                    ? team->logo
                        : place < (int)team->n_cards ? team->cards[place].picture
                                                     : NULL;

  if (picture == NULL)
    return;
  begin_opening (self, place, TRUE);
  sv_picture_load_async (picture, SV_PICK_SIDE, self->opening, opened_cb, self);
}

static void
picture_chosen_cb (SvTeamEditor *self, GFile *file)
{
  take_picture (self, self->asked, file);
}

static void
ask_picture (SvTeamEditor *self, int place)
{
  g_autoptr (GtkFileFilter) pictures = gtk_file_filter_new ();

  gtk_file_filter_set_name (pictures, _ ("Pictures"));
  /* no list of formats: if the file cannot be read, the user is told */
  gtk_file_filter_add_mime_type (pictures, "image/*");
  self->asked = place;
  if (self->shirts != NULL)
    sv_shirt_pitch_close (self->shirts);
  sv_file_dialogs_choose (GTK_WIDGET (self), _ ("Choose a Picture"), pictures,
                          (SvFileFunc)picture_chosen_cb);
}

static void
picture_action (GtkWidget *widget, const char *name, GVariant *place)
{
  ask_picture (SV_TEAM_EDITOR (widget), g_variant_get_int32 (place));
}

/* --- Several photos at once --- */

/* Add the photos that the user has ticked as one undo step. */
static void
photos_taken_cb (SvTeamEditor *self, SvPhotoPreview *preview)
{
  SvTeamDoc *team = get_team (self);
  g_autofree char *told = sv_photo_preview_dup_told (preview);

  sv_team_photos_put (team, preview, 0);
  commit (self, NULL);
  sv_tell (GTK_WIDGET (self), told);
}

/* Show whose photos @files (GFile, transfer full) are. Photos of nobody go to the cards without a
 * picture, from card @first on, which gets one in any case; if it is -1, to nobody. */
static void
take_photos (SvTeamEditor *self, GPtrArray *files, int first)
{
  const SvTeamDoc *team = get_team (self);
  GArray *people = sv_photo_people_new ();

  sv_team_photos_add_people (team, FALSE, people);
  for (unsigned i = 0; i < team->n_cards; i++)
    g_array_index (people, SvPhotoPerson, i).is_free =
        first >= 0 && ((int)i == first || team->cards[i].picture == NULL);
  if (self->shirts != NULL)
    sv_shirt_pitch_close (self->shirts);
  SvPhotoPreview *preview =
      sv_photo_preview_new (get_window (self), team->game, files, people, first);
  g_signal_connect_object (preview, "taken", G_CALLBACK (photos_taken_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (preview));
}

static void
take_folder (GtkWidget *widget, GFile *folder)
{
  g_autoptr (GPtrArray) files = sv_photo_files_in (folder);

  if (files->len > 0)
    take_photos (SV_TEAM_EDITOR (widget), g_steal_pointer (&files), -1);
  else
    sv_tell (widget, _ ("There are no pictures in this folder."));
}

static void
photos_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_file_dialogs_choose_folder (widget, _ ("Photos From a Folder"), _ ("Choose"), take_folder);
}

/* A single picture goes to the given target, or, if that is not a card of the team, to the first
 * card without a picture. Several pictures go to the players after whom they are called first. */
static void
picture_files_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvTeamEditor *self = SV_TEAM_EDITOR (widget);
  const SvTeamDoc *team = get_team (self);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree const char **uris = NULL;
  int place;

  g_variant_get (parameter, "(i^a&s)", &place, &uris);
  for (guint i = 0; uris[i] != NULL; i++)
    g_ptr_array_add (files, g_file_new_for_uri (uris[i]));
  if (files->len == 1 && place < (int)team->n_cards)
    take_picture (self, place, g_ptr_array_index (files, 0));
  else if (files->len > 0)
    take_photos (self, g_steal_pointer (&files), CLAMP (place, 0, (int)team->n_cards));
}

static void
remove_logo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  put_picture (SV_TEAM_EDITOR (widget), LOGO, NULL);
}

static gboolean
logo_drop_cb (SvTeamEditor *self, const GValue *value)
{
  return gtk_widget_activate_action (GTK_WIDGET (self), "team.picture-files", "(i@as)", LOGO,
                                     sv_drop_uris (value));
}

/* --- Lists of players --- */

/* Import the players that the user ticked as one undo step, and say which rows were skipped. */
static void
list_taken_cb (SvTeamEditor *self, SvPlayerPreview *preview)
{
  g_auto (SvPlayerListResult) result = { 0 };
  g_autoptr (GError) error = NULL;

  if (!sv_player_preview_read (preview, get_team (self), &result, &error)) {
    sv_tell (GTK_WIDGET (self), error->message);
    return;
  }
  commit (self, NULL);
  g_autofree char *told = sv_team_words_taken (&result);
  sv_tell (GTK_WIDGET (self), told);
}

/* Show what the list would change in this team, or tell the user why nothing can be imported. */
static void
take_list (SvTeamEditor *self, GBytes *list)
{
  g_autoptr (GError) error = NULL;
  SvPlayerPreview *preview =
      sv_player_preview_new (get_window (self), list, get_team (self), &error);

  if (preview == NULL) {
    sv_tell (GTK_WIDGET (self), error->message);
    return;
  }
  g_signal_connect_object (preview, "taken", G_CALLBACK (list_taken_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (preview));
}

static void
take_list_file (GtkWidget *widget, GFile *file)
{
  g_autoptr (GBytes) list = sv_list_files_read (widget, file);

  if (list != NULL)
    take_list (SV_TEAM_EDITOR (widget), list);
}

static void
import_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_list_files_choose (widget, _ ("Import Players"), take_list_file);
}

static void
import_file_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  take_list_file (widget, file);
}

static void
pasted_cb (GtkWidget *widget, GBytes *list)
{
  if (sv_draft_page_get_draft (SV_DRAFT_PAGE (widget)) != NULL)
    take_list (SV_TEAM_EDITOR (widget), list);
}

static void
paste_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_list_files_paste (widget, pasted_cb);
}

/* --- What is shown --- */

/* Create the setup of a match that the team plays as side 0 by the chosen rules; free with
 * g_free (). */
static void *
make_setup (SvTeamEditor *self)
{
  const SvTeamDoc *team = get_team (self);
  const SvGame *game = team->game;
  const guint selected = gtk_drop_down_get_selected (self->variant);
  const SvLibraryItem *item =
      selected < self->variants->len ? g_ptr_array_index (self->variants, selected) : NULL;
  char *setup = g_malloc0 (MAX (game->setup_size, 1));

  if (item != NULL)
    memcpy (setup, item->variant->setup, game->setup_size);
  else
    sv_game_standard (game, setup);
  sv_team_doc_to_setup (team, 0, setup);
  return setup;
}

static void
show_points (SvTeamEditor *self, const void *setup, const SvBudget *budgets, unsigned n)
{
  g_autofree char *state = sv_team_words_state (get_team (self), setup, budgets, n);

  for (unsigned i = 0; i < n; i++) {
    if (i == self->points_left->len) {
      g_ptr_array_add (self->points_left, sv_points_left_new ());
      sv_flow_box_append (self->points, g_ptr_array_index (self->points_left, i));
    }
    sv_points_left_show (g_ptr_array_index (self->points_left, i), &budgets[i]);
  }
  if (g_strcmp0 (gtk_label_get_text (self->state), state) != 0)
    gtk_label_set_text (self->state, state);
}

static void
show_cards (SvTeamEditor *self)
{
  const SvGame *game = get_team (self)->game;
  g_autofree void *setup = make_setup (self);
  g_autofree char *state = g_malloc0 (MAX (game->state_size, 1));
  SvBudget budgets[SV_MAX_BUDGETS];
  const unsigned n = sv_game_budget (game, setup, 0, budgets);
  SvView view = { 0 };

  game->init (setup, state);
  game->view (setup, state, &view);
  for (guint i = 0; i < self->rows->len; i++)
    sv_card_editor_row_update (g_ptr_array_index (self->rows, i), self->painter, setup, &view);
  show_points (self, setup, budgets, n);
  sv_balance_row_show (self->balance, game, setup);
}

static void
show_colour (GtkColorChooser *chooser, SvColour colour)
{
  const GdkRGBA rgba = { (float)colour.r, (float)colour.g, (float)colour.b, 1 };

  gtk_color_chooser_set_rgba (chooser, &rgba);
}

static void
apply_theme (SvTeamEditor *self)
{
  const SvTeamDoc *team = get_team (self);
  const char *const colours[2] = { team->colours[0], team->colours[1] };
  SvTheme theme;

  sv_style_theme (&theme, NULL);
  sv_theme_init (&theme, theme.scheme, colours, NULL);
  if (self->painter == NULL)
    self->painter = sv_painter_new (NULL, &theme);
  else
    sv_painter_set_theme (self->painter, &theme);
  for (guint i = 0; i < self->rows->len; i++)
    sv_card_editor_row_refresh (g_ptr_array_index (self->rows, i));
  if (self->shirts != NULL)
    sv_shirt_pitch_refresh (self->shirts);
}

static void
show_colours (SvTeamEditor *self)
{
  const SvTeamDoc *team = get_team (self);
  SvColour colour;

  if (self->painter != NULL && g_strcmp0 (self->colours[0], team->colours[0]) == 0 &&
      g_strcmp0 (self->colours[1], team->colours[1]) == 0)
    return;
  replace (&self->colours[0], team->colours[0]);
  replace (&self->colours[1], team->colours[1]);
  apply_theme (self);
  show_colour (self->colour_1, sv_colour_parse (team->colours[0], &colour)
                                   ? colour
                                   : self->painter->theme.kit[0].shirt);
  show_colour (self->colour_2, sv_colour_parse (team->colours[1], &colour)
                                   ? colour
                                   : self->painter->theme.kit[0].trim);
  g_autofree char *help = sv_team_colours_describe (team, self->teams);
  gtk_label_set_text (self->colour_help, help);
  sv_figurines_show_team (self->photo, 0, team, NULL);
}

static void
show_logo_picture (SvTeamEditor *self)
{
  cairo_surface_t *logo = sv_screen_picture (self->logo);
  g_autoptr (GdkTexture) texture = logo != NULL ? sv_raster_texture (logo) : NULL;

  gtk_picture_set_paintable (self->logo_picture, GDK_PAINTABLE (texture));
}

static void
show_logo (SvTeamEditor *self)
{
  const char *logo = get_team (self)->logo;

  if (g_strcmp0 (self->logo, logo) != 0) {
    replace (&self->logo, logo);
    show_logo_picture (self);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->logo_picture), logo != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "team.remove-logo", logo != NULL);
}

static void
update (SvDraftPage *page)
{
  SvTeamEditor *self = SV_TEAM_EDITOR (page);
  const SvTeamDoc *team = get_team (self);

  sv_draft_page_show_text (self->short_entry, team->short_name);
  if (self->shirts != NULL)
    sv_shirt_pitch_update (self->shirts);
  if (self->bench != NULL)
    sv_reserve_bench_show (self->bench, team);
  show_colours (self);
  show_logo (self);
  show_cards (self);
  if (team->fields != NULL)
    sv_field_form_show (self->form, team->fields);
}

static void
settle (SvDraftPage *page)
{
  SvTeamEditor *self = SV_TEAM_EDITOR (page);

  sv_crop_bar_take (self->logo_bar);
  for (guint i = 0; i < self->rows->len; i++)
    sv_card_editor_row_settle (g_ptr_array_index (self->rows, i));
}

static void
edited_cb (SvTeamEditor *self, const SvFieldEdit *edit)
{
  SvTeamDoc *team = get_team (self);

  if (edit->list != NULL)
    sv_fields_move_unknown (&team->unknown, edit->list, edit->from, edit->to);
  memcpy (team->fields, sv_field_form_get_setup (self->form), team->game->team_size);
  commit (self, edit->what);
}

static void
variant_cb (SvTeamEditor *self)
{
  if (!is_showing (self))
    show_cards (self);
}

static void
style_cb (SvTeamEditor *self)
{
  if (sv_draft_page_get_draft (SV_DRAFT_PAGE (self)) != NULL)
    apply_theme (self);
}

/* --- The rows of cards, in sections by kind where a team has many --- */

static int
get_kind (const SvTeamDoc *team, const SvField *field, unsigned card)
{
  return sv_field_get (field, sv_team_doc_card_values (team, card)) & 63;
}

/* Return the field that divides the cards into kinds, or NULL if none: a choice that is fixed
 * for each card, with at most half as many values as there are cards. */
static const SvField *
find_kind (const SvTeamDoc *team)
{
  const SvGame *game = team->game;

  for (size_t i = 0; i < game->n_card_fields; i++) {
    const SvField *field = &game->card_fields[i];
    guint64 seen = 0;

    if (field->type != SV_FIELD_CHOICE || (field->flags & SV_FIELD_FIXED) == 0)
      continue;
    for (unsigned j = 0; j < team->n_cards; j++)
      seen |= G_GUINT64_CONSTANT (1) << get_kind (team, field, j);
    if ((unsigned)__builtin_popcountll (seen) * 2 <= team->n_cards)
      return field;
  }
  return NULL;
}

static const char *
say_kind (const SvField *field, int kind)
{
  return field->labels != NULL ? _ (field->labels[kind]) : field->choices[kind];
}

static GtkFlowBox *
add_section (SvTeamEditor *self, const char *label)
{
  GtkWidget *flow =
      g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE,
                    "max-children-per-line", 4, "column-spacing", 14, "row-spacing", 20, NULL);

  sv_widget_set_label (flow, label != NULL ? label : _ ("Cards"));
  if (label != NULL) {
    GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", label, "xalign", 0.0,
                                       "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
    gtk_widget_add_css_class (heading, "sv-subheading");
    gtk_box_append (self->cards, heading);
  }
  gtk_box_append (self->cards, flow);
  return GTK_FLOW_BOX (flow);
}

static void
add_row (SvTeamEditor *self, SvDraft *draft, GtkFlowBox *section, unsigned card)
{
  GtkWidget *row = sv_card_editor_row_new (draft, card);

  sv_flow_box_append (section, row);
  g_ptr_array_index (self->rows, card) = row;
}

static void
shirt_opened_cb (SvTeamEditor *self, SvCardEditorRow *row)
{
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_add (self->rows, row);
  show_cards (self);
}

/* Add an SvShirtPitch instead of card editors, for games whose cards hold names only. */
static void
add_shirts (SvTeamEditor *self, SvDraft *draft)
{
  GtkWidget *shirts = sv_shirt_pitch_new (draft);

  gtk_label_set_text (self->cards_label, _ ("Players"));
  gtk_box_append (self->cards, shirts);
  g_signal_connect_object (shirts, "opened", G_CALLBACK (shirt_opened_cb), self, G_CONNECT_SWAPPED);
  self->shirts = SV_SHIRT_PITCH (shirts);
}

/* Add an editor for each card, in sections if the cards have kinds. Kinds have values of 0–63. */
static void
add_cards (SvTeamEditor *self, SvDraft *draft)
{
  const SvTeamDoc *team = sv_draft_get_team (draft);
  const SvField *kind = find_kind (team);

  gtk_widget_set_visible (self->cards_head, team->n_cards > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), team->n_cards > 0);
  if (team->game->names_only) {
    add_shirts (self, draft);
    return;
  }
  g_ptr_array_set_size (self->rows, (int)team->n_cards);
  for (int value = 0; value < 64; value++) {
    GtkFlowBox *section = NULL;

    for (unsigned i = 0; i < team->n_cards; i++) {
      if ((kind != NULL ? get_kind (team, kind, i) : 0) != value)
        continue;
      if (section == NULL)
        section = add_section (self, kind != NULL ? say_kind (kind, value) : NULL);
      add_row (self, draft, section, i);
    }
  }
}

static void
add_bench (SvTeamEditor *self)
{
  GtkWidget *bench = sv_reserve_bench_new ();

  gtk_box_append (self->cards, bench);
  self->bench = SV_RESERVE_BENCH (bench);
}

/* --- The widget --- */

static void
sv_team_editor_dispose (GObject *object)
{
  SvTeamEditor *self = SV_TEAM_EDITOR (object);

  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  for (guint i = 0; i < self->rows->len; i++)
    sv_card_editor_row_clear (g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  G_OBJECT_CLASS (sv_team_editor_parent_class)->dispose (object);
}

static void
sv_team_editor_finalize (GObject *object)
{
  SvTeamEditor *self = SV_TEAM_EDITOR (object);

  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->points_left);
  g_clear_pointer (&self->teams, g_ptr_array_unref);
  g_clear_pointer (&self->variants, g_ptr_array_unref);
  g_clear_pointer (&self->painter, sv_painter_free);
  g_free (self->logo);
  g_free (self->colours[0]);
  g_free (self->colours[1]);
  G_OBJECT_CLASS (sv_team_editor_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  sv_widget_class_bind (widget_class, SvTeamEditor, name_entry, short_entry, colour_1, colour_2,
                        colour_help, choose_logo, crop_logo, logo_picture, logo_view, logo_bar,
                        photo, cards_head, cards_label, cards, whole, form, points, variant, state,
                        balance);
  sv_widget_class_bind_callbacks (widget_class, short_cb, colour_cb, variant_cb, edited_cb,
                                  logo_drop_cb, logo_taken_cb, logo_ended_cb);
}

static void
sv_team_editor_class_init (SvTeamEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_team_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_team_editor_finalize;
  SV_DRAFT_PAGE_CLASS (klass)->name = "team";
  SV_DRAFT_PAGE_CLASS (klass)->update = update;
  SV_DRAFT_PAGE_CLASS (klass)->settle = settle;
  sv_types_ensure (SV_TYPE_BALANCE_ROW, SV_TYPE_CLAMP, SV_TYPE_CROP_BAR, SV_TYPE_CROP_VIEW,
                   SV_TYPE_FIELD_FORM, SV_TYPE_PICTURE, GDK_TYPE_FILE_LIST);
  sv_widget_class_set_template (widget_class, "sv-team-editor.ui");
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "team.crop-again", "i", crop_again_action);
  gtk_widget_class_install_action (widget_class, "team.exchange", "(uu)", exchange_action);
  gtk_widget_class_install_action (widget_class, "team.add-reserve", "s", add_reserve_action);
  gtk_widget_class_install_action (widget_class, "team.remove-reserve", "u", remove_reserve_action);
  gtk_widget_class_install_action (widget_class, "team.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "team.import-file", "s", import_file_action);
  gtk_widget_class_install_action (widget_class, "team.paste", NULL, paste_action);
  gtk_widget_class_install_action (widget_class, "team.picture", "i", picture_action);
  gtk_widget_class_install_action (widget_class, "team.picture-files", "(ias)",
                                   picture_files_action);
  gtk_widget_class_install_action (widget_class, "team.photos", NULL, photos_action);
  gtk_widget_class_install_action (widget_class, "team.remove-logo", NULL, remove_logo_action);
  gtk_widget_class_install_action (widget_class, "team.swap-colours", NULL, swap_colours_action);
}

/* Label the button inside a GtkColorButton, which has the keyboard focus but gets no accessible
 * name from GTK. */
static void
name_inside (GtkColorChooser *chooser)
{
  GtkWidget *inside = gtk_widget_get_first_child (GTK_WIDGET (chooser));

  sv_widget_set_label (inside, gtk_color_button_get_title (GTK_COLOR_BUTTON (chooser)));
}

static void
sv_team_editor_init (SvTeamEditor *self)
{
  self->rows = g_ptr_array_new ();
  self->points_left = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_drop_down_shorten (self->variant);
  sv_crop_bar_set_view (self->logo_bar, self->logo_view);
  name_inside (self->colour_1);
  name_inside (self->colour_2);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
  sv_screen_pictures_watch (GTK_WIDGET (self), (GHookFunc)show_logo_picture);
}

/* Return whether the rules limit the powers on the cards of a team. */
static gboolean
counts_points (const SvGame *game)
{
  g_autofree void *setup = g_malloc0 (MAX (game->setup_size, 1));
  SvBudget budgets[SV_MAX_BUDGETS];

  sv_game_standard (game, setup);
  return sv_game_budget (game, setup, 0, budgets) > 0;
}

static void
fill_variants (SvTeamEditor *self, const SvGame *game)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->variants = sv_library_items (game, SV_DOCUMENT_VARIANT);
  for (guint i = 0; i < self->variants->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (self->variants, i);
    gtk_string_list_append (names, sv_variant_words_name (item->variant));
  }
  gtk_drop_down_set_model (self->variant, G_LIST_MODEL (names));
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->variant)),
                          self->variants->len > 1 && counts_points (game));
}

/* Add the form for the values of the team as a whole, if the game has any. */
static void
add_whole (SvTeamEditor *self, const SvGame *game)
{
  if (game->n_team_fields == 0)
    return;
  sv_field_form_set_team (self->form, game);
  gtk_widget_show (self->whole);
}

GtkWidget *
sv_team_editor_new (SvDraft *draft)
{
  g_return_val_if_fail (sv_draft_get_team (draft) != NULL, NULL);

  SvTeamEditor *self = g_object_new (SV_TYPE_TEAM_EDITOR, NULL);
  const SvGame *game = sv_draft_get_game (draft);
  self->teams = sv_library_items (game, SV_DOCUMENT_TEAM);
  sv_balance_row_set_teams (self->balance, self->teams);
  fill_variants (self, game);
  add_cards (self, draft);
  if (game->reserves)
    add_bench (self);
  add_whole (self, game);
  sv_draft_page_set_draft (SV_DRAFT_PAGE (self), draft, self->name_entry);
  /* importing is disabled by its actions, because a list can also be dropped on the window */
  if (sv_draft_is_sample (draft)) {
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "team.import-file", FALSE);
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "team.paste", FALSE);
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "team.photos", FALSE);
  }
  return GTK_WIDGET (self);
}
