/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-field-values: edit values that a field table of a game describes: the rules of a variant (in
 * a set-up) or the values of a team as a whole (in a struct of their own). Adds, moves and
 * removes items of lists, repairs values that exclude each other, and says why the rules do not
 * hold. No widgets. */

#include <glib.h>

#include "sv-game.h"

typedef struct {
  const SvGame *game;
  const SvField *fields;
  size_t n_fields;
  size_t size; /* size of the values in bytes, at least 1 */
  bool team;   /* TRUE: values of a team; FALSE: a whole set-up */
} SvFieldTable;

/* Values that are being edited, and the values of the standard game to compare with. */
typedef struct {
  SvFieldTable table;
  void *now; /* the values as edited; the rules may not hold for them */
  void *standard;
} SvFieldValues;

/* Describes an edit for undo: the kind of change, as sv_draft_commit () takes it (NULL: a step of
 * its own); and for a list, from which index to which an item moved (-1: it was added or
 * removed). */
typedef struct {
  const char *what;
  const SvField *list; /* the list whose item moved, or NULL */
  int from, to;
} SvFieldEdit;

SvFieldTable sv_field_table_variant (const SvGame *game);
SvFieldTable sv_field_table_team (const SvGame *game);

/* Return the values of the standard game; the caller frees them. */
void *sv_field_table_standard (const SvFieldTable *table);

/* Return whether each value fits its field and the rules of the variant or team as a whole hold.
 * Otherwise set *@path to the path of the fault ("bonuses[1]") and *@reason to the reason in the
 * user's language; the caller frees both. Cards are not checked, because a variant may be meant
 * for other teams. */
gboolean
sv_field_values_check (const SvFieldTable *table, const void *values, char **path, char **reason);

/* Call after field @changed was set in the list item at @base. If the rules do not hold any more,
 * clear or fill as few other optional values of the item as possible so that they do. Return
 * FALSE, with nothing else changed, if there is no way. */
gboolean sv_field_values_mend (const SvFieldTable *table,
                               void *setup,
                               const SvField *list,
                               void *base,
                               const SvField *changed);

/* Add an item to a list: the first item of the standard game that the list lacks, or else a copy
 * of the list's last item. The caller makes sure that there is room. */
void sv_field_values_add (const SvFieldTable *table,
                          void *setup,
                          const void *standard,
                          const SvField *list);

/* Move an item from index @from to index @to (-1: remove it). */
void sv_field_values_move (void *setup, const SvField *list, int from, int to);

/* Copy all items of @list from @other to @setup. */
void sv_field_values_copy_list (void *setup, const void *other, const SvField *list);

/* Return whether two items of a list, or two lists, have the same values. */
gboolean sv_field_values_same_item (const SvField *list, const void *a, const void *b);
gboolean sv_field_values_same_list (const SvField *list, const void *setup, const void *other);
