/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* eleven-paper: what a table needs besides board, figurines and cards. */

#include "sv-material.h"

extern const SvMaterial eleven_material;
