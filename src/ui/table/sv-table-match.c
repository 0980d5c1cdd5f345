/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-match.h"

#include <glib/gi18n.h>

#include "sv-clamp.h"
#include "sv-library.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-style.h"
#include "sv-table-text.h"
#include "sv-team-words.h"
#include "sv-toast.h"
#include "sv-variant-words.h"
#include "sv-widgets.h"

struct _SvTableMatch {
  GtkWidget parent_instance;

  /* Owned */
  SvTable *table;
  GPtrArray *teams;    /* teams in the drop-downs (SvLibraryItem) */
  GPtrArray *variants; /* rules in the drop-down (SvLibraryItem) */

  /* document whose rules and teams are selected in the drop-downs; not owned */
  const SvMatchDoc *shown;
  gboolean updating;

  /* Template children */
  GtkWidget *content, *minus[2], *next;
  GtkDropDown *team[2], *variant;
  /* labels shown in place of the drop-downs if the match belongs to a competition */
  GtkLabel *fixed[2], *fixed_rules;
  GtkLabel *variant_help;
  GtkListBox *goals;
};

G_DEFINE_FINAL_TYPE (SvTableMatch, sv_table_match, GTK_TYPE_WIDGET)

/* --- What is shown --- */

/* List the notes in reverse order, so that the user sees the last goal without scrolling. */
static void
show_goals (SvTableMatch *self)
{
  GtkWidget *row;
  unsigned n;

  sv_table_get_notes (self->table, &n);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->goals))) != NULL)
    gtk_list_box_remove (self->goals, row);
  for (unsigned i = n; i-- > 0;) {
    g_autofree char *text = sv_table_text_dup_note (self->table, i);
    GtkWidget *label = gtk_label_new (text);

    gtk_label_set_wrap (GTK_LABEL (label), TRUE);
    gtk_label_set_xalign (GTK_LABEL (label), 0);
    gtk_widget_add_css_class (label, "sv-goal");
    gtk_list_box_append (self->goals, label);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->goals), n > 0);
}

/* Fill the drop-downs with the rules and teams of the library. */
static void
fill_library (SvTableMatch *self)
{
  g_autoptr (GtkStringList) rules = gtk_string_list_new (NULL);

  self->updating = TRUE;
  for (guint i = 0; i < self->variants->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (self->variants, i);
    gtk_string_list_append (rules, sv_variant_words_name (item->variant));
  }
  gtk_drop_down_set_model (self->variant, G_LIST_MODEL (rules));
  for (int side = 0; side < 2; side++) {
    g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

    for (guint i = 0; i < self->teams->len; i++) {
      const SvLibraryItem *item = g_ptr_array_index (self->teams, i);
      gtk_string_list_append (names, sv_team_words_name (item->team));
    }
    gtk_drop_down_set_model (self->team[side], G_LIST_MODEL (names));
  }
  self->updating = FALSE;
}

/* Select entry @place of @choice. The first @n entries are those of the library. If @place is
 * @n, the current choice is not in the library; then @name is appended as the last entry. */
static void
select_named (SvTableMatch *self, GtkDropDown *choice, guint place, guint n, const char *name)
{
  GtkStringList *names = GTK_STRING_LIST (gtk_drop_down_get_model (choice));
  const char *const added[] = { name, NULL };

  self->updating = TRUE;
  gtk_string_list_splice (names, n, g_list_model_get_n_items (G_LIST_MODEL (names)) - n,
                          place == n ? added : NULL);
  gtk_drop_down_set_selected (choice, place);
  self->updating = FALSE;
}

/* Select the two teams of the match, also if the library does not have them. */
static void
select_teams (SvTableMatch *self)
{
  for (int side = 0; side < 2; side++) {
    const char *name = sv_table_get_doc (self->table)->teams[side]->name;
    guint place = 0;

    while (place < self->teams->len &&
           g_strcmp0 (((SvLibraryItem *)g_ptr_array_index (self->teams, place))->team->name,
                      name) != 0)
      place++;
    select_named (self, self->team[side], place, self->teams->len,
                  sv_table_get_team_name (self->table, side));
    gtk_label_set_text (self->fixed[side], sv_table_get_team_name (self->table, side));
  }
}

/* Like select_teams (), but for the rules; also show how they differ from the standard rules. */
static void
select_variant (SvTableMatch *self)
{
  const SvVariantDoc *variant = sv_table_get_doc (self->table)->variant;
  g_autofree char *help = sv_variant_words_describe (variant);
  const char *name = sv_variant_words_name (variant);
  guint place = 0;

  while (place < self->variants->len &&
         g_strcmp0 (sv_variant_words_name (
                        ((SvLibraryItem *)g_ptr_array_index (self->variants, place))->variant),
                    name) != 0)
    place++;
  select_named (self, self->variant, place, self->variants->len, name);
  gtk_label_set_text (self->fixed_rules, name);
  gtk_label_set_text (self->variant_help, help);
}

/* In a competition, the plan decides who plays and by which rules: show labels in place of the
 * drop-downs. */
static void
show_fixed (SvTableMatch *self)
{
  const gboolean fixed = sv_table_get_fixture_link (self->table) != NULL;

  for (int side = 0; side < 2; side++) {
    gtk_widget_set_visible (GTK_WIDGET (self->team[side]), !fixed);
    gtk_widget_set_visible (GTK_WIDGET (self->fixed[side]), fixed);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->variant), !fixed);
  gtk_widget_set_visible (GTK_WIDGET (self->fixed_rules), fixed);
}

static void
select_match (SvTableMatch *self)
{
  self->shown = sv_table_get_doc (self->table);
  select_teams (self);
  select_variant (self);
  show_fixed (self);
}

static void
update (SvTableMatch *self)
{
  if (self->shown != sv_table_get_doc (self->table))
    select_match (self);
  for (int i = 0; i < 2; i++) {
    g_autofree char *minus =
        sv_sentence (_ ("Remove the last goal of %s"), sv_table_get_team_name (self->table, i));
    sv_widget_set_label (self->minus[i], minus);
    gtk_widget_set_sensitive (
        self->minus[i],
        sv_table_get_score (self->table, i) + sv_table_get_shootout (self->table, i) > 0);
  }
  g_autofree char *next = sv_table_text_dup_next (self->table);
  gtk_button_set_label (GTK_BUTTON (self->next), next);
  show_goals (self);
}

/* --- What people do --- */

static void
minus_cb (SvTableMatch *self, GtkWidget *button)
{
  sv_table_remove_goal (self->table, button == self->minus[1]);
}

/* Tell the user why the chosen rules or team cannot be played, and select the present ones
 * again. */
static void
refuse (SvTableMatch *self, const GError *error)
{
  sv_tell (GTK_WIDGET (self), error->message);
  select_match (self);
}

static void
team_cb (GtkDropDown *drop_down, GParamSpec *pspec, SvTableMatch *self)
{
  const int side = drop_down == self->team[1];
  const guint i = gtk_drop_down_get_selected (drop_down);
  g_autoptr (GError) error = NULL;

  if (self->updating || i == GTK_INVALID_LIST_POSITION || i >= self->teams->len)
    return;
  const SvLibraryItem *item = g_ptr_array_index (self->teams, i);
  if (!sv_table_set_team (self->table, side, item->team, &error))
    refuse (self, error);
}

static void
variant_cb (GtkDropDown *drop_down, GParamSpec *pspec, SvTableMatch *self)
{
  const guint i = gtk_drop_down_get_selected (drop_down);
  g_autoptr (GError) error = NULL;

  if (self->updating || i == GTK_INVALID_LIST_POSITION || i >= self->variants->len)
    return;
  const SvLibraryItem *item = g_ptr_array_index (self->variants, i);
  if (!sv_table_set_variant (self->table, item->variant, &error))
    refuse (self, error);
}

/* --- The object --- */

void
sv_table_match_set_table (SvTableMatch *self, SvTable *table)
{
  const SvGame *game = sv_table_get_doc (table)->game;

  g_return_if_fail (self->table == NULL);
  self->table = g_object_ref (table);
  self->teams = sv_library_items (game, SV_DOCUMENT_TEAM);
  self->variants = sv_library_items (game, SV_DOCUMENT_VARIANT);
  g_signal_connect_swapped (table, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (table, "whistle", G_CALLBACK (update), self);
  fill_library (self);
  update (self);
}

static void
sv_table_match_dispose (GObject *object)
{
  SvTableMatch *self = SV_TABLE_MATCH (object);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  self->updating = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_TABLE_MATCH);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (sv_table_match_parent_class)->dispose (object);
}

static void
sv_table_match_finalize (GObject *object)
{
  SvTableMatch *self = SV_TABLE_MATCH (object);

  g_clear_pointer (&self->teams, g_ptr_array_unref);
  g_clear_pointer (&self->variants, g_ptr_array_unref);
  G_OBJECT_CLASS (sv_table_match_parent_class)->finalize (object);
}

static void
sv_table_match_class_init (SvTableMatchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_table_match_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_table_match_finalize;
  sv_types_ensure (SV_TYPE_CLAMP);
  sv_widget_class_set_template (widget_class, "sv-table-match.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  sv_widget_class_bind (widget_class, SvTableMatch, content, variant, variant_help, fixed_rules,
                        goals, next);
  sv_widget_class_bind_array (widget_class, SvTableMatch, fixed);
  sv_widget_class_bind_array (widget_class, SvTableMatch, team);
  sv_widget_class_bind_array (widget_class, SvTableMatch, minus);
  sv_widget_class_bind_callbacks (widget_class, team_cb, variant_cb, minus_cb);
}

static void
sv_table_match_init (SvTableMatch *self)
{
  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_drop_down_shorten (self->variant);
  for (int i = 0; i < 2; i++)
    sv_drop_down_shorten (self->team[i]);
  sv_style_load ("table.css");
}
