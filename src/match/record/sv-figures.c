/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sv-figures.h"

#include "sv-match-past.h"
#include "sv-match-words.h"
#include "sv-seats.h"
#include "sv-sentence.h"
#include "sv-shot.h"
#include "sv-steps.h"

/* Return the row of the player @who in @doers. The row is added if it does not exist yet. */
static SvDoer *
find (GArray *doers, SvDoer who)
{
  for (guint i = 0; i < doers->len; i++) {
    SvDoer *doer = &g_array_index (doers, SvDoer, i);

    if (doer->side == who.side && doer->piece == who.piece && doer->seat == who.seat)
      return doer;
  }
  g_array_append_val (doers, who);
  return &g_array_index (doers, SvDoer, doers->len - 1);
}

static unsigned
find_label (SvFigures *self, const char *label)
{
  unsigned i = 0;

  while (i < self->n_labels && !g_str_equal (self->labels[i], label))
    i++;
  if (i == self->n_labels && i < SV_FIGURES_LABELS)
    self->labels[self->n_labels++] = label;
  return i;
}

static void
add (SvDoer *doer, const SvDeed *deed, unsigned label, double expected)
{
  doer->shots += deed->kind == SV_DEED_SHOT;
  doer->goals += deed->kind == SV_DEED_GOAL;
  doer->expected += expected;
  if (deed->kind == SV_DEED_OTHER && label < SV_FIGURES_LABELS)
    doer->counts[label]++;
}

static double
expect (SvMatch *match, const SvDeed *deed)
{
  SvSteps step;

  if (deed->kind != SV_DEED_SHOT)
    return 0;
  sv_steps_at (&step, sv_match_get_doc (match)->history, deed->event);
  return sv_shot_chance (step.game, step.setup, step.before, step.event, deed->side);
}

static void
count (SvFigures *self, SvMatch *match, const SvDeed *deed)
{
  const GPtrArray *seats = sv_match_get_seats (match);
  const double expected = expect (match, deed);
  const unsigned label = deed->kind == SV_DEED_OTHER ? find_label (self, deed->label) : 0;
  SvView view;

  add (&self->sides[deed->side], deed, label, expected);
  if (deed->piece < 0)
    return;
  add (find (self->pieces, (SvDoer){ .side = deed->side, .piece = deed->piece }), deed, label,
       expected);
  if (sv_seats_count (seats, deed->side) < 2)
    return;
  sv_match_get_view_at (match, deed->event, &view);
  const SvSeatDoc *seat = sv_seats_player (seats, &view, deed->piece);
  if (seat != NULL)
    add (find (self->people, (SvDoer){ .side = deed->side, .piece = -1, .seat = seat }), deed,
         label, expected);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const SvDoer *one = a, *other = b;

  return one->side != other->side ? one->side - other->side : one->piece - other->piece;
}

SvFigures *
sv_figures_new (SvMatch *match)
{
  SvFigures *self = g_new0 (SvFigures, 1);
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);

  for (int side = 0; side < 2; side++)
    self->sides[side] = (SvDoer){ .side = side, .piece = -1 };
  self->pieces = g_array_new (FALSE, FALSE, sizeof (SvDoer));
  self->people = g_array_new (FALSE, FALSE, sizeof (SvDoer));
  for (guint i = 0; i < facts->deeds->len; i++)
    count (self, match, &g_array_index (facts->deeds, SvDeed, i));
  g_array_sort (self->pieces, compare);
  g_array_sort (self->people, compare);
  return self;
}

void
sv_figures_free (SvFigures *self)
{
  g_array_unref (self->pieces);
  g_array_unref (self->people);
  g_free (self);
}

char *
sv_figures_dup_shots (const SvDoer *doer)
{
  g_autofree char *shots =
      g_strdup_printf (ngettext ("%u shot", "%u shots", doer->shots), doer->shots);
  g_autofree char *goals =
      g_strdup_printf (ngettext ("%u goal", "%u goals", doer->goals), doer->goals);

  /* Translators: what somebody did in a match, such as "12 shots, 4 goals, 3.1 expected". The
   * last number says how many goals such shots bring on average. */
  return sv_sentence (_ ("%1$s, %2$s, %3$.1f expected"), shots, goals, doer->expected);
}

char *
sv_figures_dup_name (SvMatch *match, const SvDoer *doer)
{
  if (doer->seat != NULL)
    return g_strdup (doer->seat->name);
  return doer->piece >= 0 ? sv_match_dup_piece_title (match, doer->piece)
                          : g_strdup (sv_match_get_team_name (match, doer->side));
}
