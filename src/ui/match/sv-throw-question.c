/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-throw-question.h"

#include "sv-computer.h"
#include "sv-seats.h"
#include "sv-settings.h"

#include <glib/gi18n.h>

gboolean
sv_throw_question_is_due (SvMatch *match)
{
  const GPtrArray *seats = sv_match_get_seats (match);

  if (!sv_settings_exist () || g_settings_get_boolean (sv_settings (), "auto-throws-asked") ||
      g_settings_get_enum (sv_settings (), "dice") == SV_DICE_TABLE ||
      g_settings_get_enum (sv_settings (), "auto-throws") != SV_AUTO_THROWS_AGAINST_COMPUTER)
    return FALSE;
  return sv_seats_have_person (seats, 0) && sv_seats_have_person (seats, 1) &&
         sv_computer_is_defence_throw (match);
}

const char *
sv_throw_question_text (void)
{
  return _ ("Let the defence throw by itself?");
}

void
sv_throw_question_answer (gboolean yes)
{
  if (yes)
    g_settings_set_enum (sv_settings (), "auto-throws", SV_AUTO_THROWS_DEFENCE);
  g_settings_set_boolean (sv_settings (), "auto-throws-asked", TRUE);
}

void
sv_throw_question_watch (GtkWidget *widget, GCallback callback)
{
  if (sv_settings_exist ())
    g_signal_connect_object (sv_settings (), "changed::auto-throws-asked", callback, widget,
                             G_CONNECT_SWAPPED);
}
