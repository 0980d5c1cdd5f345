/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-match-replay.h"

#include "sv-replay-bar.h"
#include "sv-replay-pages.h"
#include "sv-widgets.h"

/* Mark the key moments on the slider as soon as the analysis has found them. */
static void
reviewed_cb (SvReplayBar *bar, SvReplayPages *pages)
{
  sv_replay_bar_mark_keys (bar, sv_replay_pages_get_review (pages));
}

static GtkWidget *
add (SvMatchReplay *self, GType type, GtkWidget *before)
{
  GtkWidget *part = g_object_new (type, "visible", FALSE, NULL);

  gtk_widget_insert_before (part, self->page, before);
  return part;
}

static void
build (SvMatchReplay *self, GtkWidget *before)
{
  self->bar = add (self, SV_TYPE_REPLAY_BAR, before);
  self->pages = add (self, SV_TYPE_REPLAY_PAGES, NULL);
  sv_match_replay_set_narrow (self, self->narrow);
  sv_match_replay_set_match (self, self->match);
  g_signal_connect_object (self->pages, "reviewed", G_CALLBACK (reviewed_cb), self->bar,
                           G_CONNECT_SWAPPED);
}

void
sv_match_replay_set_match (SvMatchReplay *self, SvMatch *match)
{
  self->match = match;
  if (self->bar == NULL)
    return;
  sv_replay_bar_set_match (SV_REPLAY_BAR (self->bar), match);
  sv_replay_pages_set_match (SV_REPLAY_PAGES (self->pages), match);
}

void
sv_match_replay_set_narrow (SvMatchReplay *self, gboolean narrow)
{
  self->narrow = narrow;
  if (self->bar != NULL)
    sv_replay_bar_set_compact (SV_REPLAY_BAR (self->bar), narrow);
}

gboolean
sv_match_replay_set_open (SvMatchReplay *self, gboolean open)
{
  if (self->open == open)
    return FALSE;
  self->open = open;
  if (!open && self->pages != NULL)
    sv_widget_drop_focus (self->pages);
  return TRUE;
}

void
sv_match_replay_update (SvMatchReplay *self, GtkWidget *before)
{
  if (self->open && self->bar == NULL)
    build (self, before);
  if (self->bar == NULL)
    return;
  gtk_widget_set_visible (self->bar, self->open);
  gtk_widget_set_visible (self->pages, self->open);
}

void
sv_match_replay_clear (SvMatchReplay *self)
{
  g_clear_pointer (&self->bar, gtk_widget_unparent);
  g_clear_pointer (&self->pages, gtk_widget_unparent);
}
