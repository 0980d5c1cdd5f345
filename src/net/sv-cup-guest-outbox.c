/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-guest-outbox.h"

#include "sv-cup-guest-asking.h"
#include "sv-cup-guest-private.h"

void
sv_cup_guest_put (SvCupGuest *self, SvGuestItem *item)
{
  const SvGuestItem *before = sv_guest_doc_find_item (&self->doc, item->fixture);

  if (sv_guest_doc_has_item (&self->doc, item) ||
      (before != NULL && sv_guest_item_says (before, item))) {
    sv_guest_item_free (item);
    return;
  }
  sv_cup_guest_remove_item (self, item->fixture);
  g_ptr_array_add (self->doc.items, item);
  sv_cup_guest_hold (self);
  sv_cup_guest_keep (self);
  sv_cup_guest_tell_changed (self);
  sv_cup_guest_step (self);
}

void
sv_cup_guest_send_again (SvCupGuest *self, unsigned fixture)
{
  SvGuestItem *item = sv_guest_doc_find_item (&self->doc, fixture);

  if (item == NULL || item->state == SV_GUEST_TAKEN)
    return;
  sv_guest_item_set (item, SV_GUEST_WAITS, NULL);
  sv_cup_guest_hold (self);
  sv_cup_guest_tell_changed (self);
  sv_cup_guest_hurry (self);
}

void
sv_cup_guest_withdraw (SvCupGuest *self, unsigned fixture)
{
  const SvGuestItem *item = sv_guest_doc_find_item (&self->doc, fixture);

  if (item == NULL || item->state == SV_GUEST_TAKEN || item == self->sending)
    return;
  sv_cup_guest_remove_item (self, fixture);
  sv_cup_guest_hold (self);
  sv_cup_guest_keep (self);
}
