/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven.h"

bool eleven_setup_check (const void *setup, SvFault *fault);
