/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-rules: the functions of all rules, for the tables of champions-rules.c only.
 *
 * A *task* does something that follows without a choice; a *legal* function lists the events of a
 * node; a *choice* carries out one of the events, or one value of a die. No rule calls a function
 * of another rule: it adds a task to the agenda instead. */

#include "champions-ball.h"
#include "champions-limits.h"
#include "champions-moment.h"
#include "champions-setup.h"

typedef void ChampionsStep (const ChampionsSetup *p, ChampionsState *s, unsigned side);
typedef unsigned ChampionsLegal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events);
typedef bool ChampionsTest (const ChampionsSetup *p, const ChampionsState *s, unsigned man);
typedef void ChampionsChoice (const ChampionsSetup *p, ChampionsState *s, SvEvent event);

/* -lineup: C-003…C-023 */
ChampionsStep champions_lineup_formation, champions_lineup_place, champions_lineup_clashes;
ChampionsStep champions_kickoff;
ChampionsLegal champions_lineup_legal;
ChampionsChoice champions_lineup_choose, champions_lineup_put, champions_kickoff_die;

/* -turn: C-030…C-037, C-055…C-058, C-130 */
ChampionsStep champions_turn_open; /* begins a turn without looking at the clock */
ChampionsStep champions_turn_act, champions_turn_end;
ChampionsLegal champions_use_legal, champions_walk_legal, champions_grab_legal;
ChampionsTest champions_can_walk; /* with all the pips that were thrown */
ChampionsChoice champions_turn_die, champions_use, champions_walk_step, champions_grab;
ChampionsStep champions_chase;
ChampionsLegal champions_chase_legal, champions_chase_step_legal;
ChampionsChoice champions_chase_choose, champions_chase_step;

/* -intercept: C-090…C-099 */
ChampionsStep champions_window, champions_outcome;
ChampionsLegal champions_window_legal;
ChampionsChoice champions_window_choose, champions_window_die;

/* -goal: C-070…C-080 */
ChampionsStep champions_shot;
ChampionsLegal champions_save_legal;
ChampionsChoice champions_save, champions_save_die, champions_clasp_die;

/* -restart: C-081…C-118, C-191…C-199 */
ChampionsStep champions_keeper, champions_retreat, champions_set_up, champions_taker;
ChampionsStep champions_wall, champions_arrange, champions_throw;
ChampionsLegal champions_pick_legal;
ChampionsChoice champions_keeper_put, champions_taker_pick, champions_wall_pick;
ChampionsChoice champions_spot_put, champions_restart_die;

/* -foul: C-165…C-190 */
ChampionsStep champions_hands, champions_keeper_out, champions_hurt;
ChampionsLegal champions_foul_legal, champions_push_legal, champions_replace_legal;
ChampionsChoice champions_foul, champions_push, champions_replace;

/* -substitute: C-160…C-164 */
ChampionsStep champions_warm, champions_bring, champions_subs;
ChampionsLegal champions_warm_legal, champions_subs_legal, champions_sub_put_legal;
ChampionsChoice champions_warm_choose, champions_subs_choose;

/* -shootout: C-154 */
ChampionsStep champions_shootout, champions_kick, champions_kicked, champions_kick_scored;
ChampionsStep champions_kick_missed;
ChampionsChoice champions_kick_keeper, champions_kick_spot, champions_kick_die;

/* --- What champions-rules.c makes of these functions --- */

void champions_init (const void *setup, void *state);
void champions_node (const void *setup, const void *state, SvNode *out);
unsigned champions_legal (const void *setup, const void *state, SvEvent *events);
void champions_apply (const void *setup, void *state, SvEvent event);
const char *champions_broken (const void *setup, const void *state);

/* Do tasks until somebody must decide or throw. */
void champions_run (const ChampionsSetup *p, ChampionsState *s);

const char *champions_phase_name (unsigned phase);
