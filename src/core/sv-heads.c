/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-heads.h"

const char *const sv_head_keys[] = { "curls",  "long",  "short",     "ponytail", "flat-top",
                                     "braids", "quiff", "headscarf", "beard",    "buns",
                                     "bald",   "bob",   NULL };

const char *const sv_head_labels[] = {
  N_ ("Curls"),
  N_ ("Long hair"),
  N_ ("Short hair"),
  N_ ("Ponytail"),
  N_ ("Flat top"),
  N_ ("Braids"),
  N_ ("Quiff"),
  N_ ("Headscarf"),
  N_ ("Beard"),
  N_ ("Buns"),
  N_ ("Bald"),
  N_ ("Bob"),
  NULL,
};
