/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-team-editor-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sv-clamp.h"
#include "sv-library.h"
#include "sv-match-look.h"
#include "sv-match-setup.h"
#include "sv-raster.h"
#include "sv-screen-pictures.h"
#include "sv-store-error.h"
#include "sv-team-colours.h"
#include "sv-variant-words.h"

G_DEFINE_FINAL_TYPE (SvTeamEditor, sv_team_editor, GTK_TYPE_WIDGET)

enum { TOLD, N_SIGNALS };
static guint signals[N_SIGNALS];

void
sv_team_editor_tell (SvTeamEditor *self, const char *sentence)
{
  g_signal_emit (self, signals[TOLD], 0, sentence);
}

static const SvTeamDoc *
get_team (SvTeamEditor *self)
{
  return sv_draft_get_team (self->draft);
}

/* --- What people change --- */

static void
name_cb (SvTeamEditor *self)
{
  if (self->filling)
    return;
  sv_team_editor_replace (&sv_draft_edit_team (self->draft)->name,
                          gtk_editable_get_text (self->name_entry));
  sv_draft_commit (self->draft, "name");
}

static void
short_cb (SvTeamEditor *self)
{
  if (self->filling)
    return;
  sv_team_editor_replace (&sv_draft_edit_team (self->draft)->short_name,
                          gtk_editable_get_text (self->short_entry));
  sv_draft_commit (self->draft, "short-name");
}

static void
read_colour (GtkColorChooser *chooser, char **out)
{
  GdkRGBA rgba;
  char text[8];

  gtk_color_chooser_get_rgba (chooser, &rgba);
  sv_colour_print ((SvColour){ (double)rgba.red, (double)rgba.green, (double)rgba.blue, 1 }, text);
  sv_team_editor_replace (out, text);
}

static void
colour_cb (SvTeamEditor *self)
{
  SvTeamDoc *team;

  if (self->filling)
    return;
  team = sv_draft_edit_team (self->draft);
  read_colour (self->colour_1, &team->colours[0]);
  read_colour (self->colour_2, &team->colours[1]);
  sv_draft_commit (self->draft, NULL);
}

static void
swap_colours_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvTeamEditor *self = SV_TEAM_EDITOR (widget);
  SvTeamDoc *team = sv_draft_edit_team (self->draft);
  char *first = team->colours[0];

  team->colours[0] = team->colours[1];
  team->colours[1] = first;
  sv_draft_commit (self->draft, NULL);
}

/* --- What is shown --- */

/* The setup of a match that the team plays as side 0 by the chosen rules. */
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

/* What else the rules find wrong with the team. */
static void
add_reason (SvTeamEditor *self, const void *setup, GString *state)
{
  g_autofree char *reason = NULL;
  SvFault fault;

  if (sv_game_check (get_team (self)->game, setup, &fault) ||
      !g_str_has_prefix (fault.path, "teams[0]"))
    return;
  reason = sv_fault_dup_reason (&fault);
  /* Translators: %s is what is wrong, e.g. "a bonus names a role and an area, or a formation". */
  g_string_append_printf (state, _ ("This is not possible together: %s."), reason);
  g_string_append_c (state, ' ');
}

static void
show_points (SvTeamEditor *self, const void *setup, const SvBudget *budgets, unsigned n)
{
  GtkWidget *label = gtk_widget_get_first_child (GTK_WIDGET (self->points));
  g_autoptr (GString) state = g_string_new (NULL);

  for (unsigned i = 0; i < n; i++, label = gtk_widget_get_next_sibling (label)) {
    g_autofree char *reason = sv_variant_words_budget (&budgets[i]);
    g_autofree char *text = NULL;

    if (label == NULL) {
      label = gtk_label_new (NULL);
      gtk_widget_add_css_class (label, "sv-points");
      gtk_box_append (self->points, label);
    }
    if (budgets[i].total == SV_FIELD_NULL)
      /* Translators: a sum that may be anything, e.g. "Attack points: 14". */
      text = g_strdup_printf (_ ("%s: %d"), _ (budgets[i].label), budgets[i].used);
    else
      /* Translators: what is spent of what must be spent, e.g. "Attack points: 13/14". */
      text = g_strdup_printf (_ ("%1$s: %2$d/%3$d"), _ (budgets[i].label), budgets[i].used,
                              budgets[i].total);
    gtk_label_set_text (GTK_LABEL (label), text);
    if (reason == NULL) {
      gtk_widget_remove_css_class (label, "sv-fault");
      continue;
    }
    gtk_widget_add_css_class (label, "sv-fault");
    /* Translators: a sum and what is wrong with it, e.g. "Attack points: 1 point left." */
    g_string_append_printf (state, _ ("%s: %s."), _ (budgets[i].label), reason);
    g_string_append_c (state, ' ');
  }
  if (state->len == 0)
    add_reason (self, setup, state);
  if (state->len > 0)
    g_string_append (state, _ ("The team is kept, but cannot play yet."));
  else
    g_string_append (state, _ ("The team is ready to play."));
  if (g_strcmp0 (gtk_label_get_text (self->state), state->str) != 0)
    gtk_label_set_text (self->state, state->str);
}

static void
show_cards (SvTeamEditor *self)
{
  const SvGame *game = get_team (self)->game;
  g_autofree void *setup = make_setup (self);
  g_autofree char *state = g_malloc0 (MAX (game->state_size, 1));
  SvBudget budgets[SV_MAX_BUDGETS];
  const unsigned n = game->card_budget (setup, 0, budgets);
  SvView view = { 0 };

  game->init (setup, state);
  game->view (setup, state, &view);
  for (guint i = 0; i < self->rows->len; i++)
    sv_card_editor_row_update (g_ptr_array_index (self->rows, i), self->painter, setup, &view,
                               budgets, n);
  show_points (self, setup, budgets, n);
}

static void
show_colour (GtkColorChooser *chooser, SvColour colour)
{
  const GdkRGBA rgba = { (float)colour.r, (float)colour.g, (float)colour.b, 1 };

  gtk_color_chooser_set_rgba (chooser, &rgba);
}

/* The team it is shown beside: the first of the library that is another one. */
static const SvTeamDoc *
find_opponent (SvTeamEditor *self)
{
  for (guint i = 0; i < self->teams->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (self->teams, i);

    if (g_strcmp0 (item->team->name, get_team (self)->name) != 0)
      return item->team;
  }
  return get_team (self);
}

static void
apply_theme (SvTeamEditor *self)
{
  const SvTeamDoc *team = get_team (self);
  const char *const colours[2] = { team->colours[0], team->colours[1] };
  SvTheme theme;

  sv_match_look_theme (&theme, NULL);
  sv_theme_init (&theme, theme.scheme, colours, NULL);
  if (self->painter == NULL)
    self->painter = sv_painter_new (NULL, &theme);
  else
    sv_painter_set_theme (self->painter, &theme);
  for (guint i = 0; i < self->rows->len; i++)
    sv_card_editor_row_refresh (g_ptr_array_index (self->rows, i));
}

static void
show_colours (SvTeamEditor *self)
{
  const SvTeamDoc *team = get_team (self);
  g_autofree char *help = NULL;
  SvColour colour;

  if (self->painter != NULL && g_strcmp0 (self->colours[0], team->colours[0]) == 0 &&
      g_strcmp0 (self->colours[1], team->colours[1]) == 0)
    return;
  sv_team_editor_replace (&self->colours[0], team->colours[0]);
  sv_team_editor_replace (&self->colours[1], team->colours[1]);
  apply_theme (self);
  show_colour (self->colour_1, sv_colour_parse (team->colours[0], &colour)
                                   ? colour
                                   : sv_painter_get_theme (self->painter)->shirt[0]);
  show_colour (self->colour_2, sv_colour_parse (team->colours[1], &colour)
                                   ? colour
                                   : sv_painter_get_theme (self->painter)->trim[0]);
  help = sv_team_colours_describe (team, self->teams);
  gtk_label_set_text (self->colour_help, help);
  sv_team_photo_set (self->photo, 0, team, find_opponent (self));
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
    sv_team_editor_replace (&self->logo, logo);
    show_logo_picture (self);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->logo_picture), logo != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "team.remove-logo", logo != NULL);
}

static void
show_entry (GtkEditable *entry, const char *text)
{
  if (g_strcmp0 (gtk_editable_get_text (entry), text) != 0)
    gtk_editable_set_text (entry, text);
}

static void
update (SvTeamEditor *self)
{
  const SvTeamDoc *team = get_team (self);

  self->filling = TRUE;
  show_entry (self->name_entry, team->name);
  show_entry (self->short_entry, team->short_name);
  show_colours (self);
  show_logo (self);
  show_cards (self);
  if (team->fields != NULL)
    sv_field_form_show (self->form, team->fields);
  self->filling = FALSE;
}

static void
edited_cb (SvTeamEditor *self, const SvFieldEdit *edit)
{
  SvTeamDoc *team = sv_draft_edit_team (self->draft);

  if (edit->list != NULL)
    sv_team_doc_move_unknown (team, edit->list, edit->from, edit->to);
  memcpy (team->fields, sv_field_form_get_setup (self->form), team->game->team_size);
  if (!sv_draft_commit (self->draft, edit->what))
    update (self);
}

static void
variant_cb (SvTeamEditor *self)
{
  if (!self->filling && self->draft != NULL)
    show_cards (self);
}

static void
style_cb (SvTeamEditor *self)
{
  if (self->draft != NULL)
    apply_theme (self);
}

/* --- The widget --- */

static void
sv_team_editor_dispose (GObject *object)
{
  SvTeamEditor *self = SV_TEAM_EDITOR (object);

  self->filling = TRUE;
  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  for (guint i = 0; i < self->rows->len; i++)
    sv_card_editor_row_clear (g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  g_clear_object (&self->draft);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_TEAM_EDITOR);
  G_OBJECT_CLASS (sv_team_editor_parent_class)->dispose (object);
}

static void
sv_team_editor_finalize (GObject *object)
{
  SvTeamEditor *self = SV_TEAM_EDITOR (object);

  g_ptr_array_unref (self->rows);
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
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, content);
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, name_entry);
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, short_entry);
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, colour_1);
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, colour_2);
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, colour_help);
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, logo_picture);
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, photo);
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, cards_head);
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, cards);
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, whole);
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, form);
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, points);
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, variant);
  gtk_widget_class_bind_template_child (widget_class, SvTeamEditor, state);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_bind_template_callback (widget_class, short_cb);
  gtk_widget_class_bind_template_callback (widget_class, colour_cb);
  gtk_widget_class_bind_template_callback (widget_class, variant_cb);
  gtk_widget_class_bind_template_callback (widget_class, edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, sv_team_editor_logo_drop_cb);
}

static void
sv_team_editor_class_init (SvTeamEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_team_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_team_editor_finalize;
  signals[TOLD] = g_signal_new ("told", SV_TYPE_TEAM_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (SV_TYPE_CLAMP);
  g_type_ensure (SV_TYPE_FIELD_FORM);
  g_type_ensure (SV_TYPE_TEAM_PHOTO);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/speelveld/Speelveld/ui/sv-team-editor.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "team.import", NULL, sv_team_editor_import_action);
  gtk_widget_class_install_action (widget_class, "team.import-file", "s",
                                   sv_team_editor_import_file_action);
  gtk_widget_class_install_action (widget_class, "team.paste", NULL, sv_team_editor_paste_action);
  gtk_widget_class_install_action (widget_class, "team.logo", NULL, sv_team_editor_logo_action);
  gtk_widget_class_install_action (widget_class, "team.remove-logo", NULL,
                                   sv_team_editor_remove_logo_action);
  gtk_widget_class_install_action (widget_class, "team.swap-colours", NULL, swap_colours_action);
}

/* The keys go to the button inside, which GTK leaves without a name. */
static void
name_inside (GtkColorChooser *chooser)
{
  GtkWidget *inside = gtk_widget_get_first_child (GTK_WIDGET (chooser));

  gtk_accessible_update_property (GTK_ACCESSIBLE (inside), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_color_button_get_title (GTK_COLOR_BUTTON (chooser)), -1);
}

static void
sv_team_editor_init (SvTeamEditor *self)
{
  self->rows = g_ptr_array_new ();
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  name_inside (self->colour_1);
  name_inside (self->colour_2);
  sv_match_look_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
  sv_screen_pictures_watch (GTK_WIDGET (self), G_CALLBACK (show_logo_picture));
}

/* Whether the powers on cards are added up at all. */
static gboolean
counts_points (const SvGame *game)
{
  g_autofree void *setup = g_malloc0 (MAX (game->setup_size, 1));
  SvBudget budgets[SV_MAX_BUDGETS];

  sv_game_standard (game, setup);
  return game->card_budget (setup, 0, budgets) > 0;
}

static void
fill_variants (SvTeamEditor *self, const SvGame *game)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->variants = sv_library_variants (game, NULL);
  for (guint i = 0; i < self->variants->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (self->variants, i);
    gtk_string_list_append (names, sv_match_setup_variant_name (item->variant));
  }
  gtk_drop_down_set_model (self->variant, G_LIST_MODEL (names));
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->variant)),
                          self->variants->len > 1 && counts_points (game));
}

/* What the team has beside its cards. */
static void
add_whole (SvTeamEditor *self)
{
  const SvGame *game = get_team (self)->game;

  if (game->n_team_fields == 0)
    return;
  sv_field_form_set_team (self->form, game);
  gtk_widget_show (self->whole);
}

GtkWidget *
sv_team_editor_new (SvDraft *draft)
{
  SvTeamEditor *self;
  const SvGame *game;

  g_return_val_if_fail (SV_IS_DRAFT (draft) && sv_draft_get_team (draft) != NULL, NULL);

  self = g_object_new (SV_TYPE_TEAM_EDITOR, NULL);
  self->draft = g_object_ref (draft);
  game = sv_draft_get_game (draft);
  self->teams = sv_library_teams (game, NULL);
  fill_variants (self, game);
  sv_team_editor_add_cards (self);
  add_whole (self);
  update (self);
  g_signal_connect_swapped (draft, "changed", G_CALLBACK (update), self);
  return GTK_WIDGET (self);
}

SvCardEditorRow *
sv_team_editor_get_row (SvTeamEditor *self, unsigned card)
{
  g_return_val_if_fail (SV_IS_TEAM_EDITOR (self) && card < self->rows->len, NULL);
  return g_ptr_array_index (self->rows, card);
}

const char *
sv_team_editor_get_state (SvTeamEditor *self)
{
  g_return_val_if_fail (SV_IS_TEAM_EDITOR (self), NULL);
  return gtk_label_get_text (self->state);
}

const char *
sv_team_editor_get_colour_help (SvTeamEditor *self)
{
  g_return_val_if_fail (SV_IS_TEAM_EDITOR (self), NULL);
  return gtk_label_get_text (self->colour_help);
}
