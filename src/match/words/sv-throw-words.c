/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-throw-words.h"

#include <glib/gi18n.h>
#include <math.h>

/* percentages of matches below which a result is called unusual or very unusual */
enum { RARE = 5, VERY_RARE = 1 };

char *
sv_throws_dup_words (const SvThrows *self)
{
  const double percent = 100 * sv_throws_chance (self);

  if (percent < 0)
    return g_strdup_printf (ngettext ("%u throw is too few to tell whether the die is fair.",
                                      "%u throws are too few to tell whether the dice are fair.",
                                      self->n),
                            self->n);
  if (percent < VERY_RARE)
    return g_strdup (
        _ ("Fair dice fall this unevenly in less than 1 of 100 matches: that is very unusual."));
  if (percent < RARE)
    return g_strdup_printf (_ ("Fair dice fall this unevenly in only %d of 100 matches: that is "
                               "unusual, but it happens."),
                            (int)lround (percent));
  return g_strdup_printf (_ ("Fair dice fall this unevenly in %d of 100 matches: nothing unusual."),
                          (int)lround (percent));
}
