/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sv-figures.h"

#include "sv-match-words.h"
#include "sv-seats.h"
#include "sv-sentence.h"
#include "sv-shot.h"
#include "sv-steps.h"

/* Return the row of the player @who in @players. The row is added if it does not exist yet. */
static SvPlayerFigures *
find (GArray *players, SvPlayerFigures who)
{
  for (guint i = 0; i < players->len; i++) {
    SvPlayerFigures *player = &g_array_index (players, SvPlayerFigures, i);

    if (player->side == who.side && player->piece == who.piece && player->seat == who.seat)
      return player;
  }
  g_array_append_val (players, who);
  return &g_array_index (players, SvPlayerFigures, players->len - 1);
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

/* Count a shot with this chance, or the goal that the latest shot has become. */
static void
add_shot (SvPlayerFigures *player, gboolean goal, double chance)
{
  if (goal && player->latest > 0 && (player->best <= 0 || player->latest < player->best))
    player->best = player->latest;
  player->latest = goal ? 0 : chance;
}

static void
add (SvPlayerFigures *player, const SvStatEntry *stat_entry, unsigned label, double expected)
{
  player->shots += stat_entry->kind == SV_STAT_ENTRY_SHOT;
  player->goals += stat_entry->kind == SV_STAT_ENTRY_GOAL;
  player->expected += expected;
  if (stat_entry->kind != SV_STAT_ENTRY_OTHER)
    add_shot (player, stat_entry->kind == SV_STAT_ENTRY_GOAL, expected);
  if (stat_entry->kind == SV_STAT_ENTRY_OTHER && label < SV_FIGURES_LABELS)
    player->counts[label]++;
}

static double
expect (SvMatch *match, const SvStatEntry *stat_entry)
{
  SvSteps step;

  if (stat_entry->kind != SV_STAT_ENTRY_SHOT)
    return 0;
  sv_steps_at (&step, sv_match_get_doc (match)->history, stat_entry->event);
  return sv_shot_chance (step.game, step.setup, step.before, step.event, stat_entry->side);
}

static void
count (SvFigures *self, SvMatch *match, const SvStatEntry *stat_entry)
{
  const GPtrArray *seats = sv_match_get_seats (match);
  const double expected = expect (match, stat_entry);
  const unsigned label =
      stat_entry->kind == SV_STAT_ENTRY_OTHER ? find_label (self, stat_entry->label) : 0;
  SvView view;

  add (&self->sides[stat_entry->side], stat_entry, label, expected);
  if (stat_entry->piece < 0)
    return;
  add (find (self->pieces,
             (SvPlayerFigures){ .side = stat_entry->side, .piece = stat_entry->piece }),
       stat_entry, label, expected);
  if (sv_seats_count (seats, stat_entry->side) < 2)
    return;
  sv_match_get_view_at (match, stat_entry->event, &view);
  const SvSeatDoc *seat = sv_seats_player (seats, &view, stat_entry->piece);
  if (seat != NULL)
    add (find (self->people,
               (SvPlayerFigures){ .side = stat_entry->side, .piece = -1, .seat = seat }),
         stat_entry, label, expected);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const SvPlayerFigures *one = a, *other = b;

  return one->side != other->side ? one->side - other->side : one->piece - other->piece;
}

SvFigures *
sv_figures_new (SvMatch *match)
{
  SvFigures *self = g_new0 (SvFigures, 1);
  const SvFacts *facts = self->facts = sv_match_dup_facts (match);

  for (int side = 0; side < 2; side++)
    self->sides[side] = (SvPlayerFigures){ .side = side, .piece = -1 };
  self->pieces = g_array_new (FALSE, FALSE, sizeof (SvPlayerFigures));
  self->people = g_array_new (FALSE, FALSE, sizeof (SvPlayerFigures));
  for (guint i = 0; i < facts->stat_entries->len; i++)
    count (self, match, &g_array_index (facts->stat_entries, SvStatEntry, i));
  g_array_sort (self->pieces, compare);
  g_array_sort (self->people, compare);
  return self;
}

void
sv_figures_free (SvFigures *self)
{
  sv_facts_free (self->facts);
  g_array_unref (self->pieces);
  g_array_unref (self->people);
  g_free (self);
}

char *
sv_figures_dup_shots (const SvPlayerFigures *player)
{
  g_autofree char *shots =
      g_strdup_printf (ngettext ("%u shot", "%u shots", player->shots), player->shots);
  g_autofree char *goals =
      g_strdup_printf (ngettext ("%u goal", "%u goals", player->goals), player->goals);

  /* Translators: what somebody did in a match, such as "12 shots, 4 goals, 3.1 expected". The
   * last number says how many goals such shots bring on average. */
  return sv_sentence (_ ("%1$s, %2$s, %3$.1f expected"), shots, goals, player->expected);
}

char *
sv_figures_dup_name (SvMatch *match, const SvPlayerFigures *player)
{
  if (player->seat != NULL)
    return g_strdup (player->seat->name);
  return player->piece >= 0 ? sv_match_dup_piece_title (match, player->piece)
                            : g_strdup (sv_match_get_team_name (match, player->side));
}
