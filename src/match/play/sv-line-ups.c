/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-line-ups.h"

/* Events that were made one after the other without anybody's choice. */
typedef struct {
  unsigned from, to; /* positions */
  int side;
  SvPhrase name;
  char *own; /* the name instead, or NULL */
} Run;

static void
clear_run (gpointer data)
{
  Run *run = data;

  g_free (run->own);
}

struct _SvLineUps {
  unsigned orders[2]; /* SV_MAX_LINE_UPS: none */
  unsigned begun[2];  /* positions of the orders */
  gboolean fresh;     /* nothing was made for the last order yet */
  gboolean announced; /* the next event is made by an order */
  Run next;           /* then: whose, and its name */
  GArray *runs;       /* of Run, in the order of the events */
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

/* The run that begins (or else ends) at position, or NULL. */
static Run *
find (SvLineUps *self, unsigned position, gboolean begins)
{
  for (guint k = self->runs->len; k-- > 0;) {
    Run *run = &g_array_index (self->runs, Run, k);

    if ((begins ? run->from : run->to) == position)
      return run;
  }
  return NULL;
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
  Run *last = find (self, position, FALSE);
  if (last != NULL && !self->fresh) {
    last->to = position + 1;
  } else {
    /* What answers a choice of the other side goes back with it. */
    self->next.from = self->fresh ? position : position - 1;
    self->next.to = position + 1;
    g_array_append_val (self->runs, self->next);
    self->next.own = NULL; /* the list's */
  }
  self->announced = self->fresh = FALSE;
}

/* An order is forgotten where it was not given yet. */
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

unsigned
sv_line_ups_before (SvLineUps *self, unsigned position)
{
  const Run *run = find (self, position, FALSE);

  return run != NULL ? run->from : position - 1;
}

unsigned
sv_line_ups_after (SvLineUps *self, unsigned position)
{
  const Run *run = find (self, position, TRUE);

  return run != NULL ? run->to : position + 1;
}

const SvPhrase *
sv_line_ups_told (SvLineUps *self, unsigned position, int *side, const char **own)
{
  const Run *run = find (self, position, FALSE);

  if (run == NULL)
    return NULL;
  *side = run->side;
  *own = run->own;
  return &run->name;
}
