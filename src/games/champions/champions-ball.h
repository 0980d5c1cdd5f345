/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-ball: moves the ball from the piece that plays it to the square where it ends. It only
 * leaves tasks for what follows. RULES.md C-040 to C-050, C-093 to C-097, C-106. */

#include "champions-men.h"

/* Let a piece play the ball from its square. PLAY_FORCED: the piece must play it (C-050).
 * PLAY_RESTART: the piece may not touch the ball again before another one (C-083). */
typedef enum { PLAY_FREELY, PLAY_FORCED, PLAY_RESTART } PlayKind;
void champions_ball_play (
    const ChampionsSetup *p, ChampionsState *s, unsigned man, unsigned strength, PlayKind kind);

/* Let the ball roll on from a square after a piece has deflected or saved it. Unless the roll ends
 * otherwise, the opponents of that piece have the next turn (C-078, C-079, C-093, C-095). */
void champions_ball_deflect (ChampionsState *s,
                             unsigned man,
                             Touch kind,
                             unsigned square,
                             unsigned direction,
                             unsigned strength);

/* Record that a piece touches the ball, for the rules about the last touch (C-083, C-099). */
void champions_ball_touch (ChampionsState *s, unsigned man, Touch kind);

/* Return whether the piece has a legal flight from the square that uses up the whole strength. */
bool champions_ball_has_flight (const ChampionsSetup *p,
                                const ChampionsState *s,
                                unsigned man,
                                unsigned square,
                                unsigned strength);

/* The events of the nodes PHASE_KICK (the player steers the ball) and PHASE_DROP (the ball is
 * moved at once). */
unsigned champions_ball_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events);
void champions_ball_step (const ChampionsSetup *p, ChampionsState *s, SvEvent event);
void champions_ball_drop (const ChampionsSetup *p, ChampionsState *s, SvEvent event);
