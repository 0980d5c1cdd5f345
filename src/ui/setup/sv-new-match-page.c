/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-new-match-page.h"

#include <glib/gi18n.h>

#include "sv-clamp.h"
#include "sv-fault-words.h"
#include "sv-game-menu.h"
#include "sv-last-match.h"
#include "sv-library-entry.h"
#include "sv-library.h"
#include "sv-page.h"
#include "sv-pitch-picture.h"
#include "sv-seat-row.h"
#include "sv-settings.h"
#include "sv-toast.h"
#include "sv-variant-words.h"
#include "sv-widgets.h"

struct _SvNewMatchPage {
  GtkWidget parent_instance;

  /* Owned */
  GPtrArray *games;    /* games that the user can choose from; array of const SvGame */
  GPtrArray *variants; /* rules in the drop-down; array of SvLibraryItem */

  SvTeamForm *editing; /* form whose Edit button was pressed last, or NULL; not owned */
  const SvGame *game;
  guint check_id;

  /* Template children */
  GtkWidget *content, *bar;
  GtkWidget *game_section;
  GtkDropDown *game_choice;
  GtkDropDown *variant;
  GtkLabel *variant_help;
  SvPicture *board;
  SvTeamForm *first;
  SvTeamForm *second;
  GtkWidget *start;
  GtkLabel *fault;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvNewMatchPage,
                               sv_new_match_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

static const SvLibraryItem *
chosen_item (SvNewMatchPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->variant);

  return g_ptr_array_index (self->variants, selected < self->variants->len ? selected : 0);
}

static const SvVariantDoc *
chosen_variant (SvNewMatchPage *self)
{
  return chosen_item (self)->variant;
}

static char *
check_players (SvNewMatchPage *self)
{
  char *fault = sv_team_form_check (self->first);

  return fault != NULL ? fault : sv_team_form_check (self->second);
}

static void
show_fault (SvNewMatchPage *self, const char *sentence)
{
  gtk_label_set_text (self->fault, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), sentence != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "new-match.start", sentence == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "new-match.set-up",
                                 sentence == NULL && self->game != NULL &&
                                     sv_game_has_placements (self->game));
}

static void
show_variant (SvNewMatchPage *self)
{
  const SvVariantDoc *variant = chosen_variant (self);
  g_autofree char *help = sv_variant_words_describe (variant);

  gtk_label_set_text (self->variant_help, help);
  sv_pitch_picture_show_board (self->board, self->game->board (variant->setup));
}

/* Return the document of a match with the present choices, or NULL with a sentence in *fault
 * that says why there is none (free *fault with g_free ()). */
static SvMatchDoc *
make_doc (SvNewMatchPage *self, char **fault)
{
  const SvTeamDoc *teams[2] = { sv_team_form_get_team (self->first),
                                sv_team_form_get_team (self->second) };
  g_autoptr (GError) error = NULL;

  *fault = check_players (self);
  if (*fault != NULL)
    return NULL;
  SvMatchDoc *doc = sv_match_doc_new (chosen_variant (self), teams[0], teams[1], &error);
  if (doc == NULL)
    *fault = sv_fault_words_teams (error, teams);
  return doc;
}

/* Check all choices in one idle callback, so that several changes at once cost one check. */
static gboolean
check_cb (gpointer data)
{
  SvNewMatchPage *self = data;
  g_autofree char *fault = NULL;

  self->check_id = 0;
  if (self->game == NULL)
    return G_SOURCE_REMOVE;
  sv_team_form_show_shirts (self->first, self->first, self->second);
  sv_team_form_show_shirts (self->second, self->first, self->second);
  show_variant (self);
  sv_team_form_show_points (self->first, chosen_variant (self)->setup);
  sv_team_form_show_points (self->second, chosen_variant (self)->setup);
  g_autoptr (SvMatchDoc) doc = make_doc (self, &fault);
  show_fault (self, fault);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (SvNewMatchPage *self)
{
  if (self->check_id == 0)
    self->check_id = g_idle_add (check_cb, self);
}

static gboolean
is_own (const SvLibraryItem *item)
{
  return item->path != NULL;
}

/* Move the user's own items to the front; the library lists them behind those of the program. */
static void
put_own_first (GPtrArray *items)
{
  guint n_own = 0;

  for (guint i = 0; i < items->len; i++)
    if (is_own (g_ptr_array_index (items, i)))
      g_ptr_array_insert (items, (int)n_own++, g_ptr_array_steal_index (items, i));
}

/* Return all items of this kind for @game, the user's own first (transfer full). If the library
 * has none, the list holds one standard item, so that it is never empty. */
static GPtrArray *
list_items (const SvGame *game, SvDocumentKind kind)
{
  GPtrArray *items = sv_library_items (game, kind);

  put_own_first (items);

  if (items->len == 0)
    g_ptr_array_add (items, sv_library_item_new (kind, sv_doc_class (kind)->make (game)));
  return items;
}

static void
fill_variants (SvNewMatchPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_clear_pointer (&self->variants, g_ptr_array_unref);
  self->variants = list_items (self->game, SV_DOCUMENT_VARIANT);
  for (guint i = 0; i < self->variants->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (self->variants, i);
    gtk_string_list_append (names, sv_variant_words_name (item->variant));
  }
  gtk_drop_down_set_model (self->variant, G_LIST_MODEL (names));
  /* The user's own house rules come first in the list, but the first built-in rules are
   * preselected: house rules apply only if the user chooses them. */
  for (guint i = self->variants->len; i-- > 0;)
    if (!is_own (g_ptr_array_index (self->variants, i)))
      gtk_drop_down_set_selected (self->variant, i);
}

static gboolean
has_variant (gpointer data, const char *name)
{
  SvNewMatchPage *self = data;

  for (guint i = 0; i < self->variants->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (self->variants, i);
    if (g_strcmp0 (sv_variant_words_name (item->variant), name) == 0)
      return TRUE;
  }
  return FALSE;
}

/* Fill the list of rules again and choose the file @path, or, if @path is NULL, keep the present
 * choice. */
static void
reload_variants (SvNewMatchPage *self, const char *path)
{
  const SvLibraryItem *chosen = chosen_item (self);
  g_autofree char *wanted = g_strdup (path != NULL ? path : chosen->path);
  guint selected = gtk_drop_down_get_selected (self->variant);

  fill_variants (self);
  for (guint i = 0; wanted != NULL && i < self->variants->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (self->variants, i);
    if (g_strcmp0 (item->path, wanted) == 0)
      selected = i;
  }
  gtk_drop_down_set_selected (self->variant, selected);
}

/* Read teams and rules from the library again, because other pages may have changed them. While
 * the page is not visible nothing is read: mapping the page reloads it. */
static void
reload (SvNewMatchPage *self)
{
  if (self->game == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  g_autoptr (GPtrArray) teams = list_items (self->game, SV_DOCUMENT_TEAM);
  sv_team_form_set_teams (self->first, teams, NULL);
  sv_team_form_set_teams (self->second, teams, NULL);
  reload_variants (self, NULL);
}

void
sv_new_match_page_follow (SvNewMatchPage *self, const char *from, const char *path)
{
  if (self->game == NULL)
    return;
  sv_team_form_follow (self->first, from, path);
  sv_team_form_follow (self->second, from, path);
  sv_library_items_follow (self->variants, from, path);
}

static void
sv_new_match_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (sv_new_match_page_parent_class)->map (widget);
  reload (SV_NEW_MATCH_PAGE (widget));
}

/* Return the players' names used last time on side @side. The setting "player-names" alternates
 * between the two teams: first, second, first, …. */
static char **
last_names (int side)
{
  g_auto (GStrv) all = g_settings_get_strv (sv_settings (), "player-names");
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = (guint)side; i < g_strv_length (all); i += 2)
    g_strv_builder_add (names, all[i]);
  return g_strv_builder_end (names);
}

static void
remember_names (SvNewMatchPage *self)
{
  unsigned n =
      MAX (sv_team_form_get_n_players (self->first), sv_team_form_get_n_players (self->second));
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (unsigned i = 0; i < 2 * n; i++) {
    SvTeamForm *form = i % 2 == 0 ? self->first : self->second;
    const char *name = "";

    if (i / 2 < sv_team_form_get_n_players (form)) {
      SvSeatRow *row = sv_team_form_get_row (form, i / 2);
      /* Store an empty string for a computer player: its title is not the name of a person. */
      if (g_strcmp0 (sv_seat_row_get_kind (row), "person") == 0)
        name = sv_seat_row_get_name (row);
    }
    g_strv_builder_add (names, name);
  }
  g_auto (GStrv) all = g_strv_builder_end (names);
  g_settings_set_strv (sv_settings (), "player-names", (const char *const *)all);
}

/* Store the choices of @match, so that the page offers them for the next match of this game. */
static void
remember_match (SvNewMatchPage *self, SvMatch *match)
{
  const SvLibraryItem *const items[3] = { chosen_item (self), sv_team_form_get_item (self->first),
                                          sv_team_form_get_item (self->second) };
  const GPtrArray *seats = sv_match_get_seats (match);

  remember_names (self);
  for (guint i = 0; i < seats->len; i++) {
    const SvSeatDoc *seat = g_ptr_array_index (seats, i);
    if (sv_bot_by_id (seat->kind) != NULL)
      g_settings_set_string (sv_settings (), "opponent", seat->kind);
  }
  sv_last_match_keep (self->game, items, seats);
}

static void
recall_match (SvNewMatchPage *self)
{
  g_auto (GStrv) items = NULL;
  g_autoptr (GPtrArray) seats = sv_last_match_load (self->game, &items);

  if (seats == NULL)
    return;
  const int variant = sv_last_match_find (self->variants, items[0]);
  if (variant >= 0)
    gtk_drop_down_set_selected (self->variant, (guint)variant);
  g_autoptr (GPtrArray) teams = list_items (self->game, SV_DOCUMENT_TEAM);
  for (int side = 0; side < 2; side++) {
    SvTeamForm *form = sv_new_match_page_get_form (self, side);
    const int team = sv_last_match_find (teams, items[1 + side]);

    if (team >= 0)
      sv_team_form_set_selected (form, (guint)team);
    sv_team_form_set_seats (form, seats);
  }
}

static void
game_cb (SvNewMatchPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->game_choice);

  if (self->games != NULL && selected < self->games->len)
    sv_new_match_page_set_game (self, g_ptr_array_index (self->games, selected));
}

/* Open an editor for an item that has a file in the user's library. */
static void
edit (SvNewMatchPage *self, const SvLibraryItem *item)
{
  g_autoptr (SvDraft) draft = sv_draft_new (item, item->path);

  g_signal_connect_object (draft, "idle", G_CALLBACK (reload), self, G_CONNECT_SWAPPED);
  g_signal_emit_by_name (self, "edit", draft);
}

/* Called when a copy was saved in the user's library: choose the copy on this page and open its
 * editor. */
static void
copied_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvNewMatchPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SvLibraryItem) copy = sv_library_save_finish (result, &error);

  if (copy == NULL)
    sv_tell (GTK_WIDGET (self), error->message);
  if (copy == NULL || self->game != copy->head->game)
    return;
  if (copy->class->kind == SV_DOCUMENT_TEAM) {
    g_autoptr (GPtrArray) teams = list_items (self->game, SV_DOCUMENT_TEAM);
    sv_team_form_set_teams (self->editing, teams, copy->path);
  } else {
    reload_variants (self, copy->path);
  }
  edit (self, copy);
}

static void
edit_variant_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SvNewMatchPage *self = SV_NEW_MATCH_PAGE (widget);
  const SvLibraryItem *chosen = chosen_item (self);
  const char *name = sv_variant_words_name (chosen->variant);
  g_autofree char *own = sv_library_copy_name (name, has_variant, self);

  sv_library_save_async (sv_library_item_copy (chosen, own), copied_cb, g_object_ref (self));
}

/* Edit the team chosen in @form: the user's own file, or a new copy if the team comes with the
 * program. */
static void
edit_cb (SvNewMatchPage *self, SvTeamForm *form)
{
  const SvLibraryItem *item = sv_team_form_get_item (form);

  self->editing = form;
  if (item->path != NULL)
    edit (self, item);
  else
    sv_library_save_async (sv_library_item_copy (item, item->team->name), copied_cb,
                           g_object_ref (self));
}

/* Like sv_new_match_page_make (), but show the reason on the page if there is no match. */
static SvMatch *
make_or_tell (SvNewMatchPage *self)
{
  g_autoptr (GError) error = NULL;
  SvMatch *match = sv_new_match_page_make (self, &error);

  if (match == NULL)
    show_fault (self, error->message);
  return match;
}

static void
start_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_widget_take_number (widget);
  SvNewMatchPage *self = SV_NEW_MATCH_PAGE (widget);
  g_autoptr (SvMatch) match = make_or_tell (self);

  if (match == NULL)
    return;
  remember_match (self, match);
  sv_page_play (SV_PAGE (self), match, FALSE);
}

/* Create the match as start_action () does, but let the user set up a starting position for it
 * first. */
static void
set_up_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvNewMatchPage *self = SV_NEW_MATCH_PAGE (widget);
  g_autoptr (SvMatch) match = make_or_tell (self);

  if (match == NULL)
    return;
  remember_match (self, match);
  g_signal_emit_by_name (self, "set-up", match);
}

static void
swap_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvNewMatchPage *self = SV_NEW_MATCH_PAGE (widget);
  guint first = sv_team_form_get_selected (self->first);

  sv_team_form_set_selected (self->first, sv_team_form_get_selected (self->second));
  sv_team_form_set_selected (self->second, first);
}

static GtkWidget *
get_bottom_bar (SvPage *page)
{
  return SV_NEW_MATCH_PAGE (page)->bar;
}

static void
page_init (SvPageInterface *iface)
{
  iface->name = "new-match";
  iface->title = N_ ("New Match");
  iface->get_bottom_bar = get_bottom_bar;
}

static void
sv_new_match_page_dispose (GObject *object)
{
  SvNewMatchPage *self = SV_NEW_MATCH_PAGE (object);

  g_clear_handle_id (&self->check_id, g_source_remove);
  self->game = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_NEW_MATCH_PAGE);
  g_clear_handle_id (&self->check_id, g_source_remove);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->variants, g_ptr_array_unref);
  G_OBJECT_CLASS (sv_new_match_page_parent_class)->dispose (object);
}

static void
sv_new_match_page_class_init (SvNewMatchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_new_match_page_dispose;
  g_signal_new ("edit", SV_TYPE_NEW_MATCH_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, SV_TYPE_DRAFT);
  g_signal_new ("set-up", SV_TYPE_NEW_MATCH_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, SV_TYPE_MATCH);

  sv_types_ensure (SV_TYPE_PICTURE, SV_TYPE_CLAMP, SV_TYPE_TEAM_FORM);
  sv_widget_class_set_template (widget_class, "sv-new-match-page.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  sv_widget_class_bind (widget_class, SvNewMatchPage, content, bar, game_section, game_choice,
                        variant, variant_help, board, first, second, start, fault);
  widget_class->map = sv_new_match_page_map;
  sv_widget_class_bind_callbacks (widget_class, game_cb, edit_cb, changed_cb);
  gtk_widget_class_install_action (widget_class, "new-match.start", NULL, start_action);
  gtk_widget_class_install_action (widget_class, "new-match.set-up", NULL, set_up_action);
  gtk_widget_class_install_action (widget_class, "new-match.swap", NULL, swap_action);
  gtk_widget_class_install_action (widget_class, "new-match.edit-variant", NULL,
                                   edit_variant_action);
}

static void
sv_new_match_page_init (SvNewMatchPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_drop_down_shorten (self->variant);
  self->games = sv_game_menu_fill (self->game_choice, FALSE);
  gtk_widget_set_visible (self->game_section, self->games->len > 1);
  game_cb (self);
}

void
sv_new_match_page_set_game (SvNewMatchPage *self, const SvGame *game)
{
  guint index;

  if (self->game == game)
    return;
  self->game = game;
  g_autoptr (GPtrArray) teams = list_items (game, SV_DOCUMENT_TEAM);
  fill_variants (self);
  for (int side = 0; side < 2; side++) {
    g_auto (GStrv) names = last_names (side);
    sv_team_form_set_game (sv_new_match_page_get_form (self, side), game, side, teams,
                           (const char *const *)names);
  }
  recall_match (self);
  if (g_ptr_array_find (self->games, game, &index))
    gtk_drop_down_set_selected (self->game_choice, index);
  g_clear_handle_id (&self->check_id, g_source_remove);
  check_cb (self);
}

void
sv_new_match_page_choose (SvNewMatchPage *self, SvDocumentKind kind, const char *wanted)
{
  g_autoptr (GPtrArray) teams = list_items (self->game, SV_DOCUMENT_TEAM);
  const int found = sv_last_match_find (kind == SV_DOCUMENT_TEAM ? teams : self->variants, wanted);

  if (found >= 0 && kind == SV_DOCUMENT_TEAM)
    sv_team_form_set_selected (self->first, (guint)found);
  else if (found >= 0)
    gtk_drop_down_set_selected (self->variant, (guint)found);
}

SvTeamForm *
sv_new_match_page_get_form (SvNewMatchPage *self, int side)
{
  return side == 0 ? self->first : self->second;
}

SvMatch *
sv_new_match_page_make (SvNewMatchPage *self, GError **error)
{
  g_autofree char *fault = NULL;
  SvMatchDoc *doc = make_doc (self, &fault);

  if (doc == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, fault);
    return NULL;
  }
  if (doc->seats == NULL)
    doc->seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  sv_team_form_add_seats (self->first, doc->seats);
  sv_team_form_add_seats (self->second, doc->seats);
  sv_match_doc_stamp (doc);
  return sv_match_new (doc);
}
