/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp.h"

void strafworp_setup_standard (void *setup);
bool strafworp_setup_check (const void *setup, SvFault *fault);
unsigned strafworp_card_budget (const void *setup, unsigned side, SvBudget *out);
