/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-notes.h"

void
sv_notes_add (SvNotes *self, SvNoteKind kind, SvPhrase phrase)
{
  sv_notes_shout (self, kind, phrase, NULL);
}

void
sv_notes_explain (SvNotes *self, SvPhrase phrase, const char *msgid)
{
  phrase.msgid = msgid;
  sv_notes_add (self, SV_NOTE_PLAIN, phrase);
}

void
sv_notes_shout (SvNotes *self, SvNoteKind kind, SvPhrase phrase, const char *caption)
{
  if (self->n < SV_MAX_NOTES)
    self->notes[self->n++] = (SvNote){ .kind = kind, .phrase = phrase, .caption = caption };
}

void
sv_notes_count_shot (SvNotes *self)
{
  if (self->n > 0)
    self->notes[self->n - 1].shot = true;
}

void
sv_notes_count (SvNotes *self, const char *heading, int piece)
{
  if (self->n == 0)
    return;
  self->notes[self->n - 1].counts = heading;
  self->notes[self->n - 1].player = (int16_t)piece;
}

void
sv_notes_judge (SvNotes *self, const char *verdict)
{
  if (self->n > 0)
    self->notes[self->n - 1].verdict = verdict;
}

void
sv_notes_chance (SvNotes *self, unsigned faces)
{
  if (self->n > 0)
    self->notes[self->n - 1].faces = (uint16_t)faces;
}

void
sv_moves_add (SvMoves *self, int piece, int from, int to, int over)
{
  if (from != to && self->n < SV_MAX_MOVES)
    self->moves[self->n++] = (SvMove){ (int16_t)piece, (int16_t)from, (int16_t)to, (int16_t)over };
}
