/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

bool champions_risks (const void *setup, const void *state, SvRisks *out);
