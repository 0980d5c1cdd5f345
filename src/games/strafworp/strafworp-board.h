/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp.h"

extern const SvBoard strafworp_board;

/* Areas that a figurine in area may move to, as bits: others, not crosswise (S-41). */
extern const uint8_t strafworp_reach[STRAFWORP_AREAS];

/* Squared distance over the whole field from an area to an area of the other zone (S-83). */
unsigned strafworp_distance (unsigned area, unsigned other_area);
