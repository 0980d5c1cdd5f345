/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-suggestion-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sv-board-file.h"
#include "sv-draft-page.h"
#include "sv-suggester.h"
#include "sv-team-words.h"
#include "sv-toast.h"
#include "sv-widgets.h"

struct _SvSuggestionList {
  GtkBox parent_instance;

  const SvGame *game;
  gpointer setup; /* setup that is shown, or NULL; owned */
  GArray *found;  /* suggestions found (SvSuggestion), or NULL; owned */
  SvJob *looking;

  /* Template children */
  GtkButton *button;
  GtkSpinner *spinner;
  GtkLabel *told;
  GtkWidget *table;
  GtkBox *suggestions;
  GtkSizeGroup *change_column;
  GtkSizeGroup *result_column;
};

G_DEFINE_FINAL_TYPE (SvSuggestionList, sv_suggestion_list, GTK_TYPE_BOX)

static SvDraftPage *
get_page (SvSuggestionList *self)
{
  return SV_DRAFT_PAGE (gtk_widget_get_ancestor (GTK_WIDGET (self), SV_TYPE_DRAFT_PAGE));
}

/* --- What is shown --- */

/* Put @text into a cell of a row of the table. @column: size group of the cells, or NULL for the
 * first column, which takes the rest of the width. */
static void
add_cell (GtkWidget *grid, const char *text, GtkSizeGroup *column, GdkRectangle place)
{
  GtkWidget *cell =
      g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "hexpand", column == NULL, NULL);

  if (column != NULL)
    gtk_size_group_add_widget (column, cell);
  else
    g_object_set (cell, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-chars", 10,
                  "max-width-chars", 28, NULL);
  gtk_grid_attach (GTK_GRID (grid), cell, place.x, place.y, place.width, place.height);
}

/* Return a row of the table: a line for each changed power, and how matches end then. */
static GtkWidget *
make_row (SvSuggestionList *self, const SvTeamDoc *team, const SvSuggestion *suggestion)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "column-spacing", 12, NULL);
  g_autofree char *result = sv_suggester_dup_result (suggestion);

  for (unsigned i = 0; i < suggestion->n_changes; i++) {
    const SvCardChange *change = &suggestion->changes[i];
    g_autofree char *player = sv_team_words_card (team, change->power.card);
    g_autofree char *power = sv_team_words_power_of (change->power.field, player);
    g_autofree char *values = sv_suggester_dup_change (change);

    add_cell (grid, power, NULL, (GdkRectangle){ 0, (int)i, 1, 1 });
    add_cell (grid, values, self->change_column, (GdkRectangle){ 1, (int)i, 1, 1 });
  }
  add_cell (grid, result, self->result_column,
            (GdkRectangle){ 2, 0, 1, MAX ((int)suggestion->n_changes, 1) });
  return grid;
}

static void
add_suggestion (SvSuggestionList *self, const SvTeamDoc *team, unsigned i)
{
  const SvSuggestion *suggestion = &g_array_index (self->found, SvSuggestion, i);
  g_autofree char *words = sv_suggester_dup_words (team, suggestion);
  GtkWidget *button =
      g_object_new (GTK_TYPE_BUTTON, "child", make_row (self, team, suggestion), "action-name",
                    "even.take", "tooltip-text", _ ("Change the cards like this"), NULL);

  gtk_widget_add_css_class (button, "sv-proposal");
  sv_widget_set_label (button, words);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
  gtk_box_append (self->suggestions, button);
  gtk_widget_show (self->table);
}

static void
clear_suggestions (SvSuggestionList *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->suggestions))) != NULL)
    gtk_box_remove (self->suggestions, child);
  gtk_widget_hide (self->table);
}

static void
tell (SvSuggestionList *self, const char *text)
{
  gtk_label_set_text (self->told, text);
  gtk_widget_set_visible (GTK_WIDGET (self->told), *text != '\0');
}

static void
show_looking (SvSuggestionList *self)
{
  const gboolean looks = self->looking != NULL;

  gtk_button_set_label (self->button, looks ? _ ("Cancel") : _ ("Make These Two Teams Even"));
  gtk_spinner_set_spinning (self->spinner, looks);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), looks);
}

static void
forget (SvSuggestionList *self)
{
  sv_job_cancel (&self->looking);
  g_clear_pointer (&self->found, g_array_unref);
  if (self->setup != NULL)
    sv_setup_free (self->game, self->setup);
  self->setup = NULL;
}

/* --- What people do --- */

static void
found_cb (gpointer data, gpointer found, const GError *error)
{
  SvSuggestionList *self = data;
  SvDraftPage *page = get_page (self);

  self->found = found;
  show_looking (self);
  tell (self, self->found->len > 0
                  ? ""
                  : _ ("No change of a few points would make the teams more even."));
  for (guint i = 0; page != NULL && i < self->found->len; i++)
    add_suggestion (self, sv_draft_get_team (sv_draft_page_get_draft (page)), i);
}

static void
look_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvSuggestionList *self = SV_SUGGESTION_LIST (widget);

  if (self->setup == NULL)
    return;
  if (self->looking != NULL) {
    sv_job_cancel (&self->looking);
    tell (self, "");
  } else {
    g_clear_pointer (&self->found, g_array_unref);
    clear_suggestions (self);
    tell (self, _ ("Other cards are being tried."));
    sv_suggester_find (&self->looking, self->game, self->setup, found_cb, self);
  }
  show_looking (self);
}

static void
take_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvSuggestionList *self = SV_SUGGESTION_LIST (widget);
  const guint i = g_variant_get_uint32 (parameter);
  SvDraftPage *page = get_page (self);

  if (page == NULL || self->found == NULL || i >= self->found->len)
    return;
  const SvSuggestion suggestion = g_array_index (self->found, SvSuggestion, i);
  sv_suggester_apply (sv_draft_edit_team (sv_draft_page_get_draft (page)), &suggestion);
  sv_draft_page_commit (page, NULL);
}

void
sv_suggestion_list_show (SvSuggestionList *self, const SvGame *game, const void *setup)
{
  if (self->setup != NULL && self->game == game &&
      memcmp (self->setup, setup, game->setup_size) == 0)
    return;
  forget (self);
  clear_suggestions (self);
  tell (self, "");
  show_looking (self);
  self->game = game;
  self->setup = sv_setup_copy (game, setup);
  gtk_widget_set_visible (GTK_WIDGET (self), sv_suggestion_is_possible (game, setup));
}

/* --- The widget --- */

static void
sv_suggestion_list_dispose (GObject *object)
{
  forget (SV_SUGGESTION_LIST (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_SUGGESTION_LIST);
  G_OBJECT_CLASS (sv_suggestion_list_parent_class)->dispose (object);
}

static void
sv_suggestion_list_class_init (SvSuggestionListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_suggestion_list_dispose;
  sv_widget_class_set_template (widget_class, "sv-suggestion-list.ui");
  sv_widget_class_bind (widget_class, SvSuggestionList, button, spinner, told, table, suggestions,
                        change_column, result_column);
  gtk_widget_class_install_action (widget_class, "even.look", NULL, look_action);
  gtk_widget_class_install_action (widget_class, "even.take", "u", take_action);
}

static void
sv_suggestion_list_init (SvSuggestionList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
