/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-ball: the ball on its way, from the man who plays it to where it ends. What follows
 * then is left to the agenda. RULES.md C-040 to C-050, C-093 to C-097, C-106. */

#include "champions-men.h"

/* Somebody plays the ball where he stands. Forced: as C-050. At a restart he is barred (C-083). */
typedef enum { PLAY_FREELY, PLAY_FORCED, PLAY_RESTART } PlayKind;
void champions_ball_play (
    const ChampionsSetup *p, ChampionsState *s, unsigned man, unsigned strength, PlayKind kind);

/* Somebody deflects or saves it: it rolls on from a square, and unless it comes to something else
 * his opponents have the next turn (C-078, C-079, C-093, C-095). */
void champions_ball_deflect (ChampionsState *s,
                             unsigned man,
                             Touch kind,
                             unsigned square,
                             unsigned direction,
                             unsigned strength);

/* Somebody touches it. */
void champions_ball_touch (ChampionsState *s, unsigned man, Touch kind);

/* The man has a flight of the whole strength from the square. */
bool champions_ball_has_flight (const ChampionsSetup *p,
                                const ChampionsState *s,
                                unsigned man,
                                unsigned square,
                                unsigned strength);

/* Node kick, and drop. */
unsigned champions_ball_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events);
void champions_ball_step (const ChampionsSetup *p, ChampionsState *s, SvEvent event);
void champions_ball_drop (const ChampionsSetup *p, ChampionsState *s, SvEvent event);
