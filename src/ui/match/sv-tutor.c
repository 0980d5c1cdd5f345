/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-tutor.h"

#include "sv-advice.h"
#include "sv-advisor.h"
#include "sv-seats.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-toast.h"

struct _SvTutor {
  SvMatchPitch *pitch;
  GActionMap *actions;

  GSignalGroup *of_match; /* signals of the match; owned */
  SvMatch *match;         /* match to help in; owned, or NULL */
  SvAdvisor *advisor;     /* owned; NULL if there is no match */
  GtkWidget *advice;      /* child of the pitch; NULL until first needed */
  gboolean hint_wanted;
  SvEvent held_off; /* event that the tutor interrupted in this position; verb 0 if none */
};

static gboolean
can_hint (SvTutor *self)
{
  return self->match != NULL && sv_game_has_evaluation (sv_match_get_game (self->match)) &&
         sv_advisor_can_ask (self->advisor) && !sv_match_pitch_get_locked (self->pitch);
}

/* Return whether warnings are enabled: by the setting, and only against a computer player. */
static gboolean
is_wanted (SvTutor *self)
{
  return sv_settings_exist () && g_settings_get_boolean (sv_settings (), "tutor") &&
         can_hint (self) && sv_match_get_guide (self->match) == NULL &&
         !sv_seats_have_person (sv_match_get_seats (self->match),
                                1 - sv_shown (self->match)->node.side);
}

static gboolean
is_shown (SvTutor *self)
{
  return self->advice != NULL && gtk_widget_get_visible (self->advice);
}

/* Show sentences about a legal event over the pitch. */
static void
advise (SvTutor *self, SvEvent event, const char *sentences, gboolean asks)
{
  SvBoardView *board = sv_match_pitch_get_board (self->pitch);
  SvTarget target;

  if (self->advice == NULL) {
    self->advice = g_object_new (SV_TYPE_ADVICE, NULL);
    sv_match_pitch_add (self->pitch, self->advice);
  }
  sv_match_get_game (self->match)
      ->event_target (sv_match_get_setup (self->match), sv_shown (self->match)->state, event,
                      &target);
  sv_advice_show (SV_ADVICE (self->advice), sentences, asks,
                  sv_board_surface_is_low (SV_BOARD_SURFACE (board), &target));
  sv_board_view_set_hint (board, asks ? NULL : &target);
}

static gboolean
making_cb (SvTutor *self, const SvEvent *event)
{
  g_autofree char *objection =
      is_wanted (self) ? sv_advisor_dup_objection (self->advisor, *event) : NULL;

  if (objection == NULL)
    return FALSE;
  self->held_off = *event;
  advise (self, *event, objection, TRUE);
  return TRUE;
}

/* The position has changed, so advice about the old one is hidden. */
static void
changed_cb (SvTutor *self)
{
  self->held_off = (SvEvent){ 0 };
  sv_tutor_hush (self);
}

static void
advisor_cb (gpointer data, const GError *error)
{
  SvTutor *self = data;

  if (!self->hint_wanted)
    return;
  self->hint_wanted = FALSE;
  if (error != NULL) {
    sv_tell (GTK_WIDGET (self->pitch), error->message);
    return;
  }
  const SvEvent *chosen = self->held_off.verb != 0 ? &self->held_off : NULL;
  g_autofree char *hint = sv_advisor_dup_hint (self->advisor, chosen);
  advise (self, sv_advisor_get_best (self->advisor), hint, FALSE);
}

/* --- Actions --- */

/* Show a hint, or hide the one that is shown. */
static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvTutor *self = data;
  const gboolean shown = is_shown (self) && !sv_advice_get_asks (SV_ADVICE (self->advice));

  sv_tutor_hush (self);
  self->hint_wanted = !shown;
  if (!shown)
    sv_advisor_ask (self->advisor);
}

/* Carry out the interrupted event, with the rest of its path. */
static void
play_anyway_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvTutor *self = data;
  unsigned n, i = 0;
  const SvEvent *legal = sv_shown_get_legal (self->match, &n);

  while (i < n && !sv_event_equal (legal[i], self->held_off))
    i++;
  sv_tutor_hush (self);
  if (!sv_board_view_go_anyway (sv_match_pitch_get_board (self->pitch)))
    g_action_group_activate_action (G_ACTION_GROUP (self->actions), "choose",
                                    g_variant_new_int32 ((int)i));
}

static void
think_again_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvTutor *self = data;

  sv_tutor_hush (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->pitch));
}

/* --- Public functions --- */

SvTutor *
sv_tutor_new (SvMatchPitch *pitch, GActionMap *actions)
{
  const GActionEntry entries[] = {
    { .name = "hint", .activate = hint_cb },
    { .name = "play-anyway", .activate = play_anyway_cb },
    { .name = "think-again", .activate = think_again_cb },
  };
  SvTutor *self = g_new0 (SvTutor, 1);

  self->pitch = pitch;
  self->actions = actions;
  self->of_match = g_signal_group_new (SV_TYPE_MATCH);
  g_signal_group_connect_swapped (self->of_match, "shown", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (self->of_match, "making", G_CALLBACK (making_cb), self);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  return self;
}

void
sv_tutor_free (SvTutor *self)
{
  g_clear_pointer (&self->advisor, sv_advisor_free);
  g_object_unref (self->of_match);
  g_clear_object (&self->match);
  g_free (self);
}

void
sv_tutor_set_match (SvTutor *self, SvMatch *match)
{
  changed_cb (self);
  g_clear_pointer (&self->advisor, sv_advisor_free);
  g_set_object (&self->match, match);
  if (match != NULL)
    self->advisor = sv_advisor_new (match, advisor_cb, self);
  g_signal_group_set_target (self->of_match, match);
}

void
sv_tutor_update (SvTutor *self)
{
  const gboolean possible = can_hint (self);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (self->actions, "hint")),
                               possible);
  if (!possible)
    sv_tutor_hush (self);
  if (is_wanted (self))
    sv_advisor_ask (self->advisor);
}

gboolean
sv_tutor_hush (SvTutor *self)
{
  const gboolean shown = is_shown (self);

  self->hint_wanted = FALSE;
  if (!shown)
    return FALSE;
  gtk_widget_set_visible (self->advice, FALSE);
  sv_board_view_set_hint (sv_match_pitch_get_board (self->pitch), NULL);
  return TRUE;
}
