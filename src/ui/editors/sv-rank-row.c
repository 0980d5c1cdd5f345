/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-rank-row.h"

#include <glib/gi18n.h>

#include "sv-ranker.h"
#include "sv-widgets.h"

enum { TELL_EVERY_MS = 500 };

struct _SvRankRow {
  GtkBox parent_instance;

  SvRanker *ranker; /* owned */
  guint ticking;    /* timeout that updates the progress, or 0 */

  /* Template children */
  GtkButton *button;
  GtkProgressBar *progress;
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE (SvRankRow, sv_rank_row, GTK_TYPE_BOX)

static void
update (SvRankRow *self)
{
  const gboolean runs = sv_ranker_is_running (self->ranker);
  SvStanding standing = { 0 };
  const gboolean known = sv_ranker_get (self->ranker, &standing);
  const gboolean whole = known && standing.known == standing.all;

  gtk_button_set_label (self->button, runs    ? _ ("Stop Ranking")
                                      : known ? _ ("Go On Ranking")
                                              : _ ("Rank These Cards"));
  gtk_widget_set_visible (GTK_WIDGET (self->button), !whole);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), runs && !whole);
  gtk_widget_set_visible (GTK_WIDGET (self->words), known || runs);
  if (known) {
    g_autofree char *words = sv_ranker_dup_words (&standing);
    gtk_label_set_text (self->words, words);
    gtk_progress_bar_set_fraction (self->progress, (double)standing.known / (double)standing.all);
  } else {
    gtk_label_set_text (self->words, _ ("The first sets of cards are being compared."));
  }
}

static void
changed (gpointer data, gpointer unused)
{
  update (data);
}

static gboolean
tick_cb (gpointer data)
{
  SvRankRow *self = data;

  update (self);
  if (sv_ranker_is_running (self->ranker))
    return G_SOURCE_CONTINUE;
  self->ticking = 0;
  return G_SOURCE_REMOVE;
}

static void
rank_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvRankRow *self = SV_RANK_ROW (widget);

  if (sv_ranker_is_running (self->ranker))
    sv_ranker_stop (self->ranker);
  else
    sv_ranker_go (self->ranker);
  if (self->ticking == 0)
    self->ticking = g_timeout_add (TELL_EVERY_MS, tick_cb, self);
  update (self);
}

void
sv_rank_row_show (SvRankRow *self, const SvGame *game, const void *setup)
{
  gtk_widget_set_visible (GTK_WIDGET (self), sv_ranker_ask (self->ranker, game, setup));
  update (self);
}

static void
sv_rank_row_dispose (GObject *object)
{
  SvRankRow *self = SV_RANK_ROW (object);

  g_clear_handle_id (&self->ticking, g_source_remove);
  g_clear_pointer (&self->ranker, sv_ranker_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_RANK_ROW);
  G_OBJECT_CLASS (sv_rank_row_parent_class)->dispose (object);
}

static void
sv_rank_row_class_init (SvRankRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_rank_row_dispose;
  sv_widget_class_set_template (widget_class, "sv-rank-row.ui");
  sv_widget_class_bind (widget_class, SvRankRow, button, progress, words);
  gtk_widget_class_install_action (widget_class, "rank.go", NULL, rank_action);
}

static void
sv_rank_row_init (SvRankRow *self)
{
  self->ranker = sv_ranker_new (changed, self);
  gtk_widget_init_template (GTK_WIDGET (self));
}
