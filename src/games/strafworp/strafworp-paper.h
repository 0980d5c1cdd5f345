/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp-paper: printed material for a real table besides board, figurines and cards. */

#include "sv-material.h"

extern const SvMaterial strafworp_material;
