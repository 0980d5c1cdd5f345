/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-notes: read and write the two parts of a competition in which people explain a number by
 * a text: the breaks of its clock, and the points that a team was given or that were taken from
 * it. The numbers are in SvCup; the texts are here, in the same order. */

#include "sv-cup.h"
#include "sv-json-read.h"

typedef struct {
  char *text; /* NULL if none */
  JsonObject *unknown;
} SvCupNote;

/* All notes of a competition: arrays of SvCupNote, whose notes other documents may share. */
typedef struct {
  GPtrArray *breaks;  /* as many as cup->times has breaks */
  GPtrArray *reasons; /* cup->n_adjust */
} SvCupNotes;

void sv_cup_notes_init (SvCupNotes *self);
void sv_cup_notes_clear (SvCupNotes *self);

/* Let @self have lists of its own, which can be changed; the notes in them stay shared. */
void sv_cup_notes_unshare (SvCupNotes *self);

/* Append a note with @text, or without one if it is NULL. */
void sv_cup_notes_add (GPtrArray *notes, const char *text);

/* Read "clock" from the plan, "adjust" from the competition; both may be missing. */
gboolean sv_cup_notes_take_clock (
    SvCupNotes *self, SvCup *cup, JsonObject *plan, const SvPath *path, GError **error);
gboolean
sv_cup_notes_take_adjust (SvCupNotes *self, SvCup *cup, JsonObject *object, GError **error);

/* Write them, if the competition has them. */
void sv_cup_notes_write_clock (const SvCupNotes *self, const SvCup *cup, JsonObject *plan);
void sv_cup_notes_write_adjust (const SvCupNotes *self, const SvCup *cup, JsonObject *out);
