/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-lab: teams of a game play series of matches against each other, every pair one, in a worker.
 *
 *   start ──▶ pair after pair, some matches at a time ──▶ changed, changed, … ──▶ it runs no more
 *
 * It counts; what is drawn of it is others' business. */

#include "sv-document.h"
#include "sv-series.h"

typedef struct {
  unsigned teams[2]; /* the first and the second team of its matches, by their places in the list */
  SvTally *tally;    /* what has been played */
} SvLabPair;

typedef struct _SvLab SvLab;

/* More is known, or it has ended. */
typedef void (*SvLabChanged) (gpointer data);

SvLab *sv_lab_new (SvLabChanged changed, gpointer data);
void sv_lab_free (SvLab *self);

/* Play so many matches of each pair of these two or more teams (of SvTeamDoc, all of the variant's game), by
 * the rules of the variant. What was counted before is forgotten. FALSE and an error: a team may not play by
 * these rules. */
gboolean sv_lab_start (SvLab *self,
                       const SvVariantDoc *variant,
                       GPtrArray *teams,
                       const SvBot *const players[2],
                       guint64 matches,
                       GError **error);
/* What has been played stays. */
void sv_lab_stop (SvLab *self);
gboolean sv_lab_is_running (SvLab *self);

/* From 0 to 1, and how many seconds the rest will take; -1: not known yet. */
double sv_lab_get_done (SvLab *self);
int sv_lab_get_seconds_left (SvLab *self);

unsigned sv_lab_get_n_pairs (SvLab *self);
const SvLabPair *sv_lab_get_pair (SvLab *self, unsigned i);
/* A team's name, as in the list. */
const char *sv_lab_get_name (SvLab *self, unsigned team);

unsigned sv_lab_get_n_teams (SvLab *self);
/* Of the last start. */
const SvGame *sv_lab_get_game (SvLab *self);

/* Figurine i of a team: who plays it, or what it is called. */
unsigned sv_lab_get_n_figurines (SvLab *self, unsigned team);
const char *sv_lab_get_figurine (SvLab *self, unsigned team, unsigned i);
/* Its goals: those of the first or second team (side) of a pair; in all so many matches of its team. */
guint64 sv_lab_get_goals_in (SvLab *self, unsigned pair, unsigned side, unsigned i);
guint64 sv_lab_get_goals (SvLab *self, unsigned team, unsigned i, guint64 *matches);

/* "Velocitas wins 480 of 1000 matches (45 to 51 %), Orange 400 (37 to 43 %), 120 are drawn. …" What is in
 * brackets is sure in 95 of 100 series; NULL: nothing has been played. */
char *sv_lab_dup_words (SvLab *self, unsigned pair);
