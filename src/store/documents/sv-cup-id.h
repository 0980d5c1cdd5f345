/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-id: recognise a competition again, wherever its file is and however far it has been
 * played. */

#include "sv-cup-doc.h"

/* Give a competition that has just been created a unique id, so that it can be recognised later. */
void sv_cup_doc_stamp (SvCupDoc *self);

/* Return a string that distinguishes this competition from others and stays unchanged when its
 * file moves or matches are played: the id from sv_cup_doc_stamp (), or else a digest of its
 * game, teams and plan. Free with g_free (). */
char *sv_cup_doc_dup_mark (const SvCupDoc *self);

/* Give @self, a changed version of @before that nobody else uses yet, the same mark, even if it has
 * other teams or names. */
void sv_cup_doc_keep_mark (SvCupDoc *self, const SvCupDoc *before);
