/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-store-error.h"

G_DEFINE_QUARK (sv - store - error - quark, sv_store_error)
