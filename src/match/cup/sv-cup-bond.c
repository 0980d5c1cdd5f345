/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-bond.h"

SvCupBond *
sv_cup_bond_new (gpointer owner, GPtrArray *list, unsigned fixture, SvMatch *match)
{
  SvCupBond *self = g_new0 (SvCupBond, 1);

  g_weak_ref_init (&self->owner, owner);
  self->kept = match != NULL ? g_object_ref (owner) : NULL;
  self->match = match;
  self->fixture = fixture;
  self->list = list;
  g_ptr_array_add (list, self);
  return self;
}

void
sv_cup_bond_free (gpointer data, GClosure *closure)
{
  SvCupBond *self = data;
  g_autoptr (GObject) owner = g_weak_ref_get (&self->owner);

  if (owner != NULL)
    g_ptr_array_remove_fast (self->list, self);
  g_weak_ref_clear (&self->owner);
  g_clear_object (&self->kept);
  g_free (self);
}

SvMatch *
sv_cup_bond_find (const GPtrArray *list, unsigned fixture)
{
  for (guint i = list->len; i > 0; i--) {
    const SvCupBond *bond = list->pdata[i - 1];
    if (bond->fixture == fixture && bond->match != NULL)
      return bond->match;
  }
  return NULL;
}
