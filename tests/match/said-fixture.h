/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* said-fixture: a language of which a program knows no more than names of teams. */

#include "sv-team-doc.h"

/* Names of teams are translated, in the program that includes this: with a word before them. */
const char *
g_dpgettext2 (const char *domain, const char *context, const char *msgid)
{
  g_autofree char *said = g_strdup_printf ("de %s", msgid);

  return g_str_equal (context, "name of a team") ? g_intern_string (said) : msgid;
}

static void
assert_said (SvTeamDoc *const teams[2])
{
  for (int side = 0; side < 2; side++)
    g_assert_true (g_str_has_prefix (teams[side]->name, "de "));
}
