/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-account.h"

#include "sv-books-estimated.h"
#include "sv-books-solved.h"

#include <glib/gi18n.h>
#include <math.h>

/* Compute the errors of the sums. Lines are estimated independently, each with its own dice, so
 * their errors add up in squares. A choice that certainly lost nothing does not contribute. */
static void
add_errors (SvAccount *self)
{
  double squares[2][2] = { { 0 } };

  for (unsigned i = 0; i < self->n; i++) {
    const SvAccountLine *line = &self->lines[i];
    const bool counts = !line->chosen || line->before != line->after;

    if (line->side >= 0 && counts)
      squares[line->chosen][line->side] += line->error * line->error;
  }
  for (unsigned side = 0; side < 2; side++) {
    self->luck_error[side] = sqrt (squares[0][side]);
    self->loss_error[side] = sqrt (squares[1][side]);
  }
}

static void
add_up (SvAccount *self)
{
  for (unsigned i = 0; i < self->n; i++) {
    const SvAccountLine *line = &self->lines[i];
    const double brought = line->after - line->before;

    if (line->chosen)
      self->loss[line->side] -= brought;
    else if (line->side >= 0)
      self->luck[line->side] += brought;
    else if (brought > 0) /* credit the side that the die or the end of the period helped */
      self->luck[0] += brought;
    else
      self->luck[1] -= brought;
  }
}

SvAccount *
sv_account_new (const SvHistory *history,
                const SvEstimateEffort *effort,
                SvBooksProgress progress,
                gpointer data,
                GCancellable *cancellable,
                GError **error)
{
  const SvGame *game = sv_history_get_game (history);
  const unsigned n = sv_history_get_length (history);
  g_autoptr (SvAccount) self = g_malloc0 (sizeof (SvAccount) + n * sizeof (SvAccountLine));
  SvEstimateEffort bounds = *effort;
  SvBooks books;

  if (!sv_game_has_evaluation (game)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                 _ ("What a position of %s is worth cannot be calculated."), _ (game->title));
    return NULL;
  }
  if (bounds.positions == 0 && bounds.seconds <= 0)
    bounds.positions = SV_ACCOUNT_POSITIONS;
  self->exact = game->evaluation.solver != NULL;
  self->n = n;
  sv_books_open (&books, history, self->lines);
  books.progress = progress;
  books.data = data;
  books.cancellable = cancellable;
  const gboolean whole = self->exact ? sv_books_solve (&books, &self->start, error)
                                     : sv_books_estimate (&books, &bounds, &self->start, error);
  self->start += sv_books_lead (&books, 0);
  self->end = sv_books_lead (&books, n);
  sv_books_close (&books);
  if (!whole)
    return NULL;
  add_up (self);
  add_errors (self);
  return g_steal_pointer (&self);
}

void
sv_account_free (SvAccount *self)
{
  g_free (self);
}
