/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-contents.h"

#include <string.h>

static gboolean
is_shot (const SvTableNote *note)
{
  return note->kind == SV_TABLE_SCORED || note->kind == SV_TABLE_MISSED;
}

void
sv_table_contents_to_sheet (const SvTableContents *self, SvScoreSheet *out)
{
  *out = (SvScoreSheet){ .period = (uint8_t)self->period };
  for (unsigned i = 0; i < self->n_notes; i++) {
    const SvTableNote *note = &self->notes[i];
    out->score[note->side] += note->kind == SV_TABLE_GOAL;
    out->scored[note->side] += note->kind == SV_TABLE_SCORED;
    out->taken[note->side] += is_shot (note);
    if (note->kind == SV_TABLE_MARKED)
      out->marks[note->side][note->mark]++;
  }
  memcpy (out->dice, self->counts, sizeof out->dice);
  memcpy (out->set, self->set, sizeof out->set);
}

int
sv_table_contents_count (const SvTableContents *self, int side, SvTableNoteKind kind)
{
  int n = 0;

  for (unsigned i = 0; i < self->n_notes; i++)
    n += self->notes[i].side == side && self->notes[i].kind == kind;
  return n;
}

int
sv_table_contents_find_last (const SvTableContents *self, int side, gboolean shots)
{
  for (int i = (int)self->n_notes - 1; i >= 0; i--) {
    const SvTableNote *note = &self->notes[i];
    if (note->side == side && (shots ? is_shot (note) : note->kind == SV_TABLE_GOAL))
      return i;
  }
  return -1;
}

void
sv_table_contents_remove (SvTableContents *self, unsigned i)
{
  self->n_notes--;
  memmove (&self->notes[i], &self->notes[i + 1], (self->n_notes - i) * sizeof self->notes[0]);
}

void
sv_table_contents_begin_period (SvTableContents *self, unsigned period)
{
  self->over = FALSE;
  self->period = period;
  self->set_ms = self->set[SV_SCORE_SHEET_PERIOD] = 0;
  memset (&self->counts[SV_SCORE_SHEET_PERIOD], 0, sizeof self->counts[0]);
  sv_table_contents_forget_late (self);
  sv_table_contents_clear_dice (self);
}

/* --- Dice --- */

void
sv_table_contents_clear_dice (SvTableContents *self)
{
  memset (self->dice, 0, sizeof self->dice);
}

void
sv_table_contents_forget_late (SvTableContents *self)
{
  memset (&self->counts[SV_SCORE_SHEET_LATE], 0, sizeof self->counts[0]);
}

static void
count_up (guint16 *n)
{
  if (*n < G_MAXUINT16)
    (*n)++;
}

void
sv_table_contents_count_die (SvTableContents *self, unsigned kind, unsigned value, gboolean late)
{
  for (unsigned scope = 0; scope < SV_SCORE_SHEET_SCOPES; scope++) {
    if (scope == SV_SCORE_SHEET_LATE && !late)
      continue;
    count_up (&self->counts[scope].thrown[kind]);
    if (value == 1)
      count_up (&self->counts[scope].ones[kind]);
  }
}

void
sv_table_contents_enter_die (
    SvTableContents *self, unsigned kind, unsigned dice, unsigned value, gboolean late)
{
  if (dice > 1 && kind == self->kind && self->dice[0] != 0 && self->dice[1] == 0) {
    self->dice[1] = (guint8)value;
  } else {
    self->dice[0] = (guint8)value;
    self->dice[1] = 0;
  }
  self->kind = kind;
  sv_table_contents_count_die (self, kind, value, late);
}

gboolean
sv_table_contents_is_throw (const SvTableContents *self, const SvTableContents *before)
{
  return self->dice[0] != 0 && before->n_notes == self->n_notes && before->doc == self->doc &&
         before->period == self->period && before->over == self->over &&
         before->round == self->round && before->set_ms == self->set_ms &&
         memcmp (before->set, self->set, sizeof self->set) == 0;
}
