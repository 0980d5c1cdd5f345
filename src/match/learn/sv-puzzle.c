/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-puzzle.h"

#include "sv-library-names.h"
#include "sv-library.h"
#include "sv-sentence.h"

#include <glib/gi18n.h>

struct _SvPuzzle {
  GObject parent_instance;

  SvMatch *match;   /* not owned: the match owns this puzzle */
  SvPuzzleDoc *doc; /* owned */
  unsigned number;
  int side; /* side that is to score */
  /* chance that the last choice leads to a goal, in per cent; -1 if there was no choice yet */
  int chance;
  gboolean solved;
};

G_DEFINE_FINAL_TYPE (SvPuzzle, sv_puzzle, G_TYPE_OBJECT)

static const SvMoment *
moment_of (SvPuzzle *self)
{
  return g_ptr_array_index (self->doc->moments, self->number);
}

static gboolean
making_cb (SvMatch *match, const SvEvent *event, SvPuzzle *self)
{
  const SvMoment *moment = moment_of (self);
  const int i = sv_match_find_legal (match, *event);

  if (self->solved)
    return FALSE;
  if (sv_match_get_position (match) != moment->after)
    return TRUE;
  if (i >= 0) {
    self->chance = (int)g_array_index (moment->chances, unsigned, i);
    self->solved = self->chance >= (int)moment->goal;
    g_signal_emit_by_name (self, "answered");
  }
  return !self->solved;
}

static void
sv_puzzle_finalize (GObject *object)
{
  sv_puzzle_doc_free (SV_PUZZLE (object)->doc);
  G_OBJECT_CLASS (sv_puzzle_parent_class)->finalize (object);
}

static void
sv_puzzle_class_init (SvPuzzleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sv_puzzle_finalize;
  g_signal_new ("answered", SV_TYPE_PUZZLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sv_puzzle_init (SvPuzzle *self)
{
  self->chance = -1;
}

SvPuzzleDoc *
sv_puzzle_load (const SvGame *game)
{
  g_autoptr (GBytes) bytes = sv_library_get_learning (game, "puzzles");
  g_autoptr (GError) error = NULL;

  if (bytes == NULL)
    return NULL;
  SvPuzzleDoc *doc =
      sv_puzzle_doc_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  if (doc == NULL)
    g_error ("%s: %s", game->id, error->message); /* a mistake in the program itself */
  for (int side = 0; side < 2; side++)
    sv_library_say_team (doc->match->teams[side]);
  return doc;
}

SvMatch *
sv_puzzle_new_match (SvPuzzleDoc *doc, unsigned i)
{
  g_autoptr (SvPuzzle) self = g_object_new (SV_TYPE_PUZZLE, NULL);

  self->doc = doc;
  self->number = MIN (i, doc->moments->len - 1);
  SvMatchDoc *played = sv_match_doc_copy (doc->match, moment_of (self)->after);
  g_free (played->title);
  played->title = g_strdup (_ ("Puzzle"));
  self->match = sv_match_new (played);
  self->side = sv_match_get_node (self->match)->side;
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  for (int side = 0; side < 2; side++)
    g_ptr_array_add (seats, sv_seat_doc_new ("", side, side == self->side ? "person" : "starter"));
  sv_match_set_seats (self->match, seats);
  sv_match_hide_clock (self->match);
  sv_match_set_guide (self->match, G_OBJECT (self));
  g_signal_connect_object (self->match, "making", G_CALLBACK (making_cb), self, G_CONNECT_DEFAULT);
  return self->match;
}

SvPuzzle *
sv_puzzle_of (SvMatch *match)
{
  GObject *guide = sv_match_get_guide (match);

  return SV_IS_PUZZLE (guide) ? SV_PUZZLE (guide) : NULL;
}

SvMatch *
sv_puzzle_get_match (SvPuzzle *self)
{
  return self->match;
}

unsigned
sv_puzzle_get_number (SvPuzzle *self)
{
  return self->number;
}

unsigned
sv_puzzle_get_count (SvPuzzle *self)
{
  return self->doc->moments->len;
}

gboolean
sv_puzzle_get_solved (SvPuzzle *self)
{
  return self->solved;
}

char *
sv_puzzle_dup_words (SvPuzzle *self)
{
  const unsigned goal = moment_of (self)->goal;

  if (self->solved)
    /* Translators: %d is a percentage. */
    return g_strdup_printf (_ ("Solved! This leads to a goal in %d of 100 turns. Play on and see."),
                            self->chance);
  if (self->chance >= 0)
    /* Translators: %d is the percentage of the choice, %u the percentage that is needed. */
    return g_strdup_printf (
        _ ("That leads to a goal in %d of 100 turns. There is something better for at least %u."),
        self->chance, goal);
  /* Translators: %s is the name of the team. */
  return sv_sentence (_ ("How does %s score in this turn with the best chance?"),
                      sv_match_get_team_name (self->match, self->side));
}

unsigned
sv_puzzle_of_day (const GDate *day, unsigned n)
{
  return g_date_get_julian (day) % n;
}
