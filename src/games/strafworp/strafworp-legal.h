/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp.h"

void strafworp_node (const void *setup, const void *state, SvNode *out);
unsigned strafworp_legal (const void *setup, const void *state, SvEvent *events);

/* The side that must act, or nobody. */
unsigned strafworp_side (const StrafworpState *s);
