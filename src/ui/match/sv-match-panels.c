/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of the match page that a match seldom shows: report, replay bar, half-time and end.
 * Each is built when it is first wanted, for together they would cost as much as all the others,
 * at the moment when everybody waits for the window. */

#include "sv-match-page-private.h"

#include "sv-break-panel.h"
#include "sv-final-panel.h"
#include "sv-match-layout.h"
#include "sv-replay-bar.h"
#include "sv-report.h"

#include <glib/gi18n.h>

static gboolean
is_shown (GtkWidget *part)
{
  return part != NULL && gtk_widget_get_visible (part);
}

/* Into the page, hidden, before a sibling: the order in which the parts are read out. */
static GtkWidget *
add (SvMatchPage *self, GtkWidget *part, GtkWidget *before)
{
  gtk_widget_set_visible (part, FALSE);
  gtk_widget_insert_before (part, GTK_WIDGET (self), before);
  return part;
}

/* --- Report and replay --- */

static void
goals_changed_cb (SvMatchPage *self)
{
  guint n;
  const guint *goals;

  if (self->replay == NULL || self->report == NULL)
    return;
  goals = sv_report_get_goals (SV_REPORT (self->report), &n);
  sv_replay_bar_set_goals (SV_REPLAY_BAR (self->replay), goals, n);
}

static void
ensure_replay (SvMatchPage *self)
{
  if (self->replay != NULL)
    return;
  self->replay = add (self, sv_replay_bar_new (), self->prompt);
  sv_replay_bar_set_compact (SV_REPLAY_BAR (self->replay), self->fold == SV_FOLD_NARROW);
  sv_replay_bar_set_match (SV_REPLAY_BAR (self->replay), self->match);
  goals_changed_cb (self);
}

static void
ensure_report (SvMatchPage *self)
{
  if (self->report != NULL)
    return;
  self->report = add (self, sv_report_new (), NULL);
  g_signal_connect_swapped (self->report, "goals-changed", G_CALLBACK (goals_changed_cb), self);
  sv_report_set_match (SV_REPORT (self->report), self->match);
}

void
sv_match_page_update_replay (SvMatchPage *self)
{
  const gboolean back = sv_match_page_is_back (self);
  const gboolean replay = sv_match_get_length (self->match) > 0 && (back || self->report_open);

  if (replay)
    ensure_replay (self);
  if (self->replay != NULL)
    gtk_widget_set_visible (self->replay, replay);
  sv_match_page_set_class (GTK_WIDGET (self), "looking-back", back);
}

void
sv_match_page_set_report_open (SvMatchPage *self, gboolean open)
{
  g_return_if_fail (SV_IS_MATCH_PAGE (self));

  if (self->report_open == open)
    return;
  self->report_open = open;
  ensure_report (self);
  gtk_widget_set_visible (self->report, open);
  if (open)
    sv_report_prepare (SV_REPORT (self->report));
  g_simple_action_set_state (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "report")),
      g_variant_new_boolean (open));
  sv_match_page_update (self);
}

/* --- Half-time and end --- */

static void
continue_cb (SvMatchPage *self)
{
  self->break_seen = TRUE;
  sv_match_page_update (self);
  gtk_widget_child_focus (self->board, GTK_DIR_TAB_FORWARD);
}

static void
look_back_cb (SvMatchPage *self)
{
  self->final_seen = TRUE;
  sv_match_page_set_report_open (self, TRUE);
  sv_match_page_update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
show_break (SvMatchPage *self)
{
  if (self->break_panel == NULL) {
    self->break_panel = add (self, sv_break_panel_new (), self->first_cards);
    g_signal_connect_swapped (self->break_panel, "continue", G_CALLBACK (continue_cb), self);
  }
  sv_break_panel_show (SV_BREAK_PANEL (self->break_panel), self->match);
  gtk_widget_set_visible (self->break_panel, TRUE);
}

static void
told_cb (SvMatchPage *self, const char *sentence)
{
  g_signal_emit_by_name (self, "toast", sentence);
}

static void
show_final (SvMatchPage *self)
{
  if (self->final_panel == NULL) {
    self->final_panel = add (self, sv_final_panel_new (), self->first_cards);
    g_signal_connect_swapped (self->final_panel, "look-back", G_CALLBACK (look_back_cb), self);
    g_signal_connect_swapped (self->final_panel, "told", G_CALLBACK (told_cb), self);
  }
  sv_final_panel_show (SV_FINAL_PANEL (self->final_panel), self->match);
  gtk_widget_set_visible (self->final_panel, TRUE);
}

static void
hide (GtkWidget *panel)
{
  if (panel != NULL)
    gtk_widget_set_visible (panel, FALSE);
}

void
sv_match_page_update_panels (SvMatchPage *self)
{
  const SvView *view = sv_match_get_view (self->match);
  const gboolean was_break = is_shown (self->break_panel);
  const gboolean was_final = is_shown (self->final_panel);
  const gboolean live = !sv_match_page_is_back (self);

  if (view->stage != SV_STAGE_BREAK)
    self->break_seen = FALSE;
  if (view->stage != SV_STAGE_OVER && live)
    self->final_seen = FALSE;

  const gboolean pause = view->stage == SV_STAGE_BREAK && live && !self->break_seen;
  const gboolean over = view->stage == SV_STAGE_OVER && live && !self->final_seen;
  if (!pause)
    hide (self->break_panel);
  if (!over)
    hide (self->final_panel);
  if (pause && !was_break)
    show_break (self);
  if (over && !was_final)
    show_final (self);
  if ((pause && !was_break) || (over && !was_final))
    gtk_widget_grab_focus (sv_match_page_get_panel (self));
}

GtkWidget *
sv_match_page_get_panel (SvMatchPage *self)
{
  return is_shown (self->break_panel)   ? self->break_panel
         : is_shown (self->final_panel) ? self->final_panel
                                        : NULL;
}

/* --- All of them --- */

void
sv_match_page_set_panels_match (SvMatchPage *self, SvMatch *match)
{
  if (self->break_panel != NULL)
    sv_break_panel_show (SV_BREAK_PANEL (self->break_panel), NULL);
  hide (self->break_panel);
  hide (self->final_panel);
  if (self->replay != NULL)
    sv_replay_bar_set_match (SV_REPLAY_BAR (self->replay), match);
  if (self->report != NULL)
    sv_report_set_match (SV_REPORT (self->report), match);
}

void
sv_match_page_drop_panels (SvMatchPage *self)
{
  g_clear_pointer (&self->replay, gtk_widget_unparent);
  g_clear_pointer (&self->break_panel, gtk_widget_unparent);
  g_clear_pointer (&self->final_panel, gtk_widget_unparent);
  g_clear_pointer (&self->report, gtk_widget_unparent);
}
