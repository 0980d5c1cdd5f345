/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-match-line-ups.h"

#include <glib/gi18n-lib.h>

#include "sv-match-private.h"
#include "sv-match-undo.h"
#include "sv-seats.h"
#include "sv-sentence.h"

unsigned
sv_match_get_first_line_up (SvMatch *self)
{
  return self->waiting ? SV_MAX_LINE_UPS
                       : sv_game_first_line_up (sv_match_get_game (self), sv_match_get_setup (self),
                                                sv_match_get_state (self));
}

/* Return the line-up that the deciding side carries out now, if one was ordered. If a person lines
 * up on the other side, a computer player uses its usual line-up, so that nobody waits while it
 * places one by one. */
static unsigned
find_order (SvMatch *self)
{
  const int side = self->now.node.side;
  const unsigned own = side >= 0 ? sv_line_ups_get (self->line_ups, side) : SV_MAX_LINE_UPS;

  if (side < 0 || own != SV_MAX_LINE_UPS ||
      sv_line_ups_get (self->line_ups, 1 - side) == SV_MAX_LINE_UPS ||
      sv_seats_have_person (sv_match_get_seats (self), side))
    return own;
  return sv_match_get_first_line_up (self);
}

const GPtrArray *
sv_match_get_own_line_ups (SvMatch *self, int side)
{
  return self->doc->teams[side]->line_ups;
}

void
sv_match_set_own_line_ups (SvMatch *self, int side, GPtrArray *line_ups)
{
  SvTeamDoc *team = self->doc->teams[side];

  sv_line_ups_end (self->line_ups); /* line-up numbers mean something else in the new position */
  g_ptr_array_unref (team->line_ups);
  team->line_ups = line_ups;
  sv_match_touch (self);
  g_signal_emit_by_name (self, "named");
}

/* Return saved line-up @i of the team of the deciding side, or NULL if there is none. */
static const SvLineUpDoc *
find_own (SvMatch *self, unsigned i)
{
  if (i < SV_OWN_LINE_UP || self->now.node.side < 0)
    return NULL;
  const GPtrArray *line_ups = sv_match_get_own_line_ups (self, self->now.node.side);
  return i - SV_OWN_LINE_UP < line_ups->len ? line_ups->pdata[i - SV_OWN_LINE_UP] : NULL;
}

/* Find the next event of line-up @i and the name of the line-up. */
static gboolean
find_next (SvMatch *self, unsigned i, SvLineUp *next, const char **own)
{
  const SvGame *game = sv_match_get_game (self);
  const void *setup = sv_match_get_setup (self), *state = sv_match_get_state (self);
  const SvLineUpDoc *line_up = find_own (self, i);

  *own = line_up != NULL ? line_up->name : NULL;
  if (line_up == NULL)
    return sv_game_line_up (game, setup, state, i, next);
  next->name = sv_phrase (NULL, -1);
  return sv_game_next_of_saved_line_up (game, setup, state, line_up->saved_line_up, &next->event);
}

const SvLineUpDoc *
sv_match_get_own_line_up (SvMatch *self, unsigned i)
{
  SvLineUp next;
  const char *own;

  return !self->waiting && find_own (self, i) != NULL && find_next (self, i, &next, &own)
             ? find_own (self, i)
             : NULL;
}

/* Stop carrying out saved line-up i, because its next step is not legal here. If figurines are
 * still to be placed, tell the user to place them by hand. */
static void
break_off (SvMatch *self, unsigned i)
{
  const SvLineUpDoc *line_up = find_own (self, i);

  if (line_up != NULL && sv_match_get_first_line_up (self) < SV_MAX_LINE_UPS) {
    g_autofree char *sentence = sv_sentence (
        _ ("The rest of “%s” is not possible here: finish placing by hand."), line_up->name);
    sv_line_ups_drop (self->line_ups, self->now.node.side);
    g_signal_emit_by_name (self, "notice", sentence);
  } else {
    sv_line_ups_end (self->line_ups);
  }
}

static void
go_on_lining_up (SvMatch *self)
{
  SvLineUp next;
  const char *own;

  if (self->waiting || find_order (self) == SV_MAX_LINE_UPS)
    return;
  if (!find_next (self, find_order (self), &next, &own))
    break_off (self, find_order (self));
  else if (sv_match_can_act (self, NULL)) {
    sv_line_ups_announce (self->line_ups, self->now.node.side, &next.name, own);
    /* Undo takes a line-up back as a whole, and with it the other side's choice before it. */
    sv_match_set_joined (self, !sv_line_ups_is_fresh (self->line_ups));
    if (!sv_match_choose (self, next.event, NULL))
      sv_line_ups_end (self->line_ups);
    sv_match_set_joined (self, FALSE);
  }
}

gboolean
sv_match_line_up (SvMatch *self, unsigned i)
{
  SvLineUp next;
  const char *own;

  if (!sv_match_can_act (self, NULL))
    return FALSE;
  if (!find_next (self, i, &next, &own)) {
    if (own != NULL)
      break_off (self, i);
    return FALSE;
  }
  const guint64 changes = self->n_changes;
  /* from the first order on, a handler carries out one step after each event */
  if (self->ready_id == 0)
    self->ready_id = g_signal_connect (self, "ready", G_CALLBACK (go_on_lining_up), NULL);
  sv_line_ups_order (self->line_ups, sv_match_get_position (self), self->now.node.side, i);
  go_on_lining_up (self);
  return self->n_changes > changes;
}

const SvPhrase *
sv_match_get_line_up (SvMatch *self, int *side, const char **own)
{
  return sv_line_ups_told (self->line_ups, sv_match_get_position (self), side, own);
}
