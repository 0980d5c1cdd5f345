/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-line-ups.h"

/* A run: events that were made one after the other because of one order. */
typedef struct {
  unsigned to; /* position after the last event */
  int side;
  SvPhrase name;
  char *own; /* the name that the team gave to the line-up, or NULL */
} Run;

static void
clear_run (gpointer data)
{
  Run *run = data;

  g_free (run->own);
}

struct _SvLineUps {
  /* number of the line-up that each side has ordered; SV_MAX_LINE_UPS if none */
  unsigned orders[2];
  unsigned begun[2];  /* position in which each side gave its order */
  gboolean fresh;     /* no event has been made for the last order yet */
  gboolean announced; /* the next event is made because of an order */
  Run next;           /* if so, the side and the name of that order */
  GArray *runs;       /* elements of type Run, in the order of the events */
};

SvLineUps *
sv_line_ups_new (void)
{
  SvLineUps *self = g_new0 (SvLineUps, 1);

  self->runs = g_array_new (FALSE, FALSE, sizeof (Run));
  g_array_set_clear_func (self->runs, clear_run);
  sv_line_ups_end (self);
  return self;
}

void
sv_line_ups_free (SvLineUps *self)
{
  g_array_unref (self->runs);
  g_free (self->next.own);
  g_free (self);
}

void
sv_line_ups_order (SvLineUps *self, unsigned position, int side, unsigned i)
{
  self->orders[side] = i;
  self->begun[side] = position;
  self->fresh = TRUE;
}

void
sv_line_ups_end (SvLineUps *self)
{
  self->orders[0] = self->orders[1] = SV_MAX_LINE_UPS;
  self->announced = FALSE;
}

void
sv_line_ups_drop (SvLineUps *self, int side)
{
  self->orders[side] = SV_MAX_LINE_UPS;
}

unsigned
sv_line_ups_get (SvLineUps *self, int side)
{
  return self->orders[side];
}

/* Return the run that ends at @position, or NULL. */
static Run *
find (SvLineUps *self, unsigned position)
{
  for (guint k = self->runs->len; k-- > 0;) {
    Run *run = &g_array_index (self->runs, Run, k);

    if (run->to == position)
      return run;
  }
  return NULL;
}

gboolean
sv_line_ups_is_fresh (SvLineUps *self)
{
  return self->fresh;
}

void
sv_line_ups_announce (SvLineUps *self, int side, const SvPhrase *name, const char *own)
{
  g_free (self->next.own);
  self->next = (Run){ .side = side, .name = *name, .own = g_strdup (own) };
  self->announced = TRUE;
}

void
sv_line_ups_made (SvLineUps *self, unsigned position)
{
  while (self->runs->len > 0 && g_array_index (self->runs, Run, self->runs->len - 1).to > position)
    g_array_set_size (self->runs, self->runs->len - 1);
  if (!self->announced)
    return;
  Run *last = find (self, position);
  if (last != NULL && !self->fresh) {
    last->to = position + 1;
  } else {
    self->next.to = position + 1;
    g_array_append_val (self->runs, self->next);
    self->next.own = NULL; /* the list of runs owns it now */
  }
  self->announced = self->fresh = FALSE;
}

/* Forget an order when the match goes back to before it was given. */
static void
go_before (SvLineUps *self, int side, unsigned position)
{
  if (position <= self->begun[side])
    self->orders[side] = SV_MAX_LINE_UPS;
}

void
sv_line_ups_go (SvLineUps *self, unsigned position)
{
  go_before (self, 0, position);
  go_before (self, 1, position);
}

const SvPhrase *
sv_line_ups_told (SvLineUps *self, unsigned position, int *side, const char **own)
{
  const Run *run = find (self, position);

  if (run == NULL)
    return NULL;
  *side = run->side;
  *own = run->own;
  return &run->name;
}
