/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

/* Quarters of a chance to save on a square of the last leg; 0: none. */
unsigned champions_save_chance (const ChampionsSetup *p, const ChampionsState *s, unsigned square);
