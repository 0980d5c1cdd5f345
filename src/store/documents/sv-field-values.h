/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-field-values: values being edited by a table of their game, the rules of a variant (in a
 * set-up) or those of a team as a whole (in a struct of their own): items of lists added, moved
 * and taken away, values mended that exclude each other, and the reason why the rules do not hold.
 * No widgets. */

#include <glib.h>

#include "sv-game.h"

typedef struct {
  const SvGame *game;
  const SvField *fields;
  size_t n_fields;
  size_t size; /* of the values in bytes, at least 1 */
  bool team;   /* values of a team, else a whole set-up */
} SvFieldTable;

/* Values being edited, and those of the standard game. */
typedef struct {
  SvFieldTable table;
  void *now; /* whether the rules hold or not */
  void *standard;
} SvFieldValues;

/* What was done: a word for the kind of change as sv_draft_commit () takes it (NULL: a step of its
 * own); for items of a list also which one went where (-1: from nowhere, to nowhere). */
typedef struct {
  const char *what;
  const SvField *list; /* or NULL */
  int from, to;
} SvFieldEdit;

SvFieldTable sv_field_table_variant (const SvGame *game);
SvFieldTable sv_field_table_team (const SvGame *game);

/* The standard game's values; to be freed. */
void *sv_field_table_standard (const SvFieldTable *table);

/* Whether each value fits its field and the rules across the variant or the team hold. Else the
 * path of what is wrong ("bonuses[1]") and the reason in the person's language; both to be freed.
 * Cards are not asked: a variant may be meant for other teams. */
gboolean
sv_field_values_check (const SvFieldTable *table, const void *values, char **path, char **reason);

/* After changed was set in the list's item at base: if the rules do not hold any more, clear or
 * fill the fewest other optional values of the item so that they do. FALSE if that cannot be; then
 * nothing else is changed. */
gboolean sv_field_values_mend (const SvFieldTable *table,
                               void *setup,
                               const SvField *list,
                               void *base,
                               const SvField *changed);

/* Add an item that the list does not hold yet, if there is one in the standard game, else a copy
 * of its last. There must be room. */
void sv_field_values_add (const SvFieldTable *table,
                          void *setup,
                          const void *standard,
                          const SvField *list);

/* Move item from to place to (-1: take it away). */
void sv_field_values_move (void *setup, const SvField *list, int from, int to);

/* Copy all items of a list. */
void sv_field_values_copy_list (void *setup, const void *other, const SvField *list);

/* Whether two items of a list, or two lists, say the same. */
gboolean sv_field_values_same_item (const SvField *list, const void *a, const void *b);
gboolean sv_field_values_same_list (const SvField *list, const void *setup, const void *other);
