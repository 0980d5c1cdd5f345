/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-bots.h"

#include <string.h>

static const SvBot *const bots[] = { &sv_bot_random, NULL };

const SvBot *const *
sv_bots (void)
{
  return bots;
}

const SvBot *
sv_bot_by_id (const char *id)
{
  for (const SvBot *const *bot = bots; *bot != NULL; bot++)
    if (strcmp ((*bot)->id, id) == 0)
      return *bot;
  return NULL;
}
