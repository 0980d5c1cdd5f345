/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-balance-row.h"

#include <glib/gi18n.h>

#include "sv-balancer.h"
#include "sv-board-file.h"
#include "sv-library.h"
#include "sv-rank-row.h"
#include "sv-settings.h"
#include "sv-suggestion-list.h"
#include "sv-widgets.h"

struct _SvBalanceRow {
  GtkBox parent_instance;

  SvBalancer *balancer; /* owned */
  GPtrArray *teams;     /* possible opponents; owned by the caller */
  const SvGame *game;
  gboolean filling; /* TRUE while the program itself chooses the opponent */
  gpointer setup;   /* owned; NULL until the first call of sv_balance_row_show () */

  /* Template children */
  GtkDropDown *opponent;
  GtkLabel *chances;
  GtkWidget *more;
  SvSuggestionList *even;
  SvRankRow *rank;
};

G_DEFINE_FINAL_TYPE (SvBalanceRow, sv_balance_row, GTK_TYPE_BOX)

static const SvLibraryItem *
get_opponent (SvBalanceRow *self)
{
  const guint selected = gtk_drop_down_get_selected (self->opponent);

  return selected < self->teams->len ? g_ptr_array_index (self->teams, selected) : NULL;
}

static void
ready (gpointer data, const SvBalance *balance)
{
  SvBalanceRow *self = data;
  const SvLibraryItem *opponent = get_opponent (self);

  gtk_widget_set_visible (GTK_WIDGET (self), balance != NULL && opponent != NULL);
  if (balance == NULL || opponent == NULL)
    return;
  g_autofree char *words = sv_balancer_dup_words (balance, sv_team_doc_name (opponent->team, 1));
  gtk_label_set_text (self->chances, words);
}

static void
ask (SvBalanceRow *self)
{
  const SvLibraryItem *opponent = self->setup != NULL ? get_opponent (self) : NULL;

  if (opponent == NULL)
    return;
  sv_team_doc_to_setup (opponent->team, 1, self->setup);
  sv_balancer_ask (self->balancer, self->game, self->setup);
  if (!sv_game_check (self->game, self->setup, NULL))
    return; /* while the setup is not legal, the suggestions below are hidden */
  sv_suggestion_list_show (self->even, self->game, self->setup);
  sv_rank_row_show (self->rank, self->game, self->setup);
  gtk_widget_set_visible (self->more, gtk_widget_get_visible (GTK_WIDGET (self->even)) ||
                                          gtk_widget_get_visible (GTK_WIDGET (self->rank)));
}

/* --- The opponent, who is remembered for each game --- */

#define OPPONENTS "chance-opponents"

static const char *
identify (const SvLibraryItem *item)
{
  return item->path != NULL ? item->path : item->team->name;
}

static void
remember (const SvLibraryItem *opponent)
{
  g_autoptr (GVariant) before = g_settings_get_value (sv_settings (), OPPONENTS);
  GVariantBuilder all;
  GVariantIter iter;
  const char *game, *team;

  g_variant_builder_init (&all, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, before);
  while (g_variant_iter_next (&iter, "{&s&s}", &game, &team))
    if (!g_str_equal (game, opponent->head->game->id))
      g_variant_builder_add (&all, "{ss}", game, team);
  g_variant_builder_add (&all, "{ss}", opponent->head->game->id, identify (opponent));
  g_settings_set_value (sv_settings (), OPPONENTS, g_variant_builder_end (&all));
}

/* Choose the opponent that was chosen last, if the library still has it. */
static void
recall (SvBalanceRow *self)
{
  g_autoptr (GVariant) all = g_settings_get_value (sv_settings (), OPPONENTS);
  const char *wanted;

  for (guint i = 0; i < self->teams->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (self->teams, i);

    if (g_variant_lookup (all, item->head->game->id, "&s", &wanted) &&
        g_str_equal (identify (item), wanted))
      gtk_drop_down_set_selected (self->opponent, i);
  }
}

static void
opponent_cb (SvBalanceRow *self)
{
  const SvLibraryItem *opponent = self->teams != NULL ? get_opponent (self) : NULL;

  if (opponent != NULL && !self->filling)
    remember (opponent);
  ask (self);
}

void
sv_balance_row_set_teams (SvBalanceRow *self, GPtrArray *teams)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->teams = teams;
  self->filling = TRUE;
  for (guint i = 0; i < teams->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (teams, i);
    gtk_string_list_append (names, sv_team_doc_name (item->team, 1));
  }
  gtk_drop_down_set_model (self->opponent, G_LIST_MODEL (names));
  recall (self);
  self->filling = FALSE;
}

void
sv_balance_row_show (SvBalanceRow *self, const SvGame *game, const void *setup)
{
  if (self->setup != NULL)
    sv_setup_free (self->game, self->setup);
  self->game = game;
  self->setup = sv_setup_copy (game, setup);
  ask (self);
}

static void
sv_balance_row_dispose (GObject *object)
{
  SvBalanceRow *self = SV_BALANCE_ROW (object);

  g_clear_pointer (&self->balancer, sv_balancer_free);
  if (self->setup != NULL)
    sv_setup_free (self->game, self->setup);
  self->setup = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_BALANCE_ROW);
  G_OBJECT_CLASS (sv_balance_row_parent_class)->dispose (object);
}

static void
sv_balance_row_class_init (SvBalanceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_balance_row_dispose;
  sv_types_ensure (SV_TYPE_SUGGESTION_LIST, SV_TYPE_RANK_ROW);
  sv_widget_class_set_template (widget_class, "sv-balance-row.ui");
  sv_widget_class_bind (widget_class, SvBalanceRow, opponent, chances, even, more, rank);
  sv_widget_class_bind_callbacks (widget_class, opponent_cb);
}

static void
sv_balance_row_init (SvBalanceRow *self)
{
  self->balancer = sv_balancer_new (ready, self);
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_drop_down_shorten (self->opponent);
}
