/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-guest.h"

#include "sv-cup-guest-private.h"
#include "sv-cup-times.h"
#include "sv-cup-words.h"
#include "sv-guest-address.h"
#include "sv-sentence.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

G_DEFINE_FINAL_TYPE (SvCupGuest, sv_cup_guest, SV_TYPE_AUTO_SAVER)

/* --- What is kept --- */

void
sv_cup_guest_tell_changed (SvCupGuest *self)
{
  g_signal_emit_by_name (self, "changed");
}

void
sv_cup_guest_keep (SvCupGuest *self)
{
  if (self->left)
    return;
  sv_auto_saver_touch (SV_AUTO_SAVER (self));
  sv_auto_saver_flush (SV_AUTO_SAVER (self));
}

const char *
sv_cup_guest_get_path (SvCupGuest *self)
{
  return sv_auto_saver_get_path (SV_AUTO_SAVER (self));
}

void
sv_cup_guest_remove_item (SvCupGuest *self, unsigned fixture)
{
  SvGuestItem *item = sv_guest_doc_find_item (&self->doc, fixture);

  if (item == NULL)
    return;
  if (self->sending == item)
    self->sending = NULL;
  g_ptr_array_remove (self->doc.items, item);
}

void
sv_cup_guest_hold (SvCupGuest *self)
{
  gboolean waits = FALSE;

  for (guint i = 0; !self->left && i < self->doc.items->len; i++) {
    const SvGuestState state = ((const SvGuestItem *)self->doc.items->pdata[i])->state;
    waits = waits || state == SV_GUEST_WAITS || state == SV_GUEST_ASKED;
  }
  if (waits && self->kept == NULL)
    self->kept = g_object_ref (self);
  else if (!waits && self->kept != NULL)
    g_object_unref (g_steal_pointer (&self->kept));
}

void
sv_cup_guest_settle (SvCupGuest *self)
{
  const guint n_before = self->doc.items->len;

  for (guint i = n_before; i > 0; i--) {
    const SvGuestItem *item = self->doc.items->pdata[i - 1];
    if (item->state == SV_GUEST_TAKEN || item->fixture >= self->doc.plan->cup->fixtures->len ||
        sv_guest_doc_has_item (&self->doc, item))
      sv_cup_guest_remove_item (self, item->fixture);
  }
  sv_cup_guest_hold (self);
  if (self->doc.items->len != n_before) {
    sv_cup_guest_keep (self);
    sv_cup_guest_tell_changed (self);
  }
}

/* --- What is shown --- */

const SvCupDoc *
sv_cup_guest_get_plan (SvCupGuest *self)
{
  return self->doc.plan;
}

unsigned
sv_cup_guest_get_board (SvCupGuest *self)
{
  return self->doc.board;
}

const char *
sv_cup_guest_get_link (SvCupGuest *self)
{
  return self->doc.link;
}

char *
sv_cup_guest_dup_host (SvCupGuest *self)
{
  g_auto (SvGuestAddress) address = { 0 };

  sv_guest_address_read (self->doc.link, &address, NULL);
  return g_strdup (address.root + strlen ("http://"));
}

GArray *
sv_cup_guest_list_fixtures (SvCupGuest *self)
{
  g_autofree unsigned *order = sv_cup_times_order (self->doc.plan->cup);
  GArray *fixtures = g_array_new (FALSE, FALSE, sizeof (unsigned));

  for (unsigned k = 0; k < self->doc.plan->cup->fixtures->len; k++)
    if (sv_cup_fixture (self->doc.plan->cup, order[k])->board == self->doc.board)
      g_array_append_val (fixtures, order[k]);
  return fixtures;
}

SvGuestContact
sv_cup_guest_get_contact (SvCupGuest *self)
{
  return self->contact;
}

const char *
sv_cup_guest_get_trouble (SvCupGuest *self)
{
  return self->trouble;
}

const SvGuestItem *
sv_cup_guest_get_item (SvCupGuest *self, unsigned fixture)
{
  return sv_guest_doc_find_item (&self->doc, fixture);
}

const GPtrArray *
sv_cup_guest_get_items (SvCupGuest *self)
{
  return self->doc.items;
}

unsigned
sv_cup_guest_count_waiting (SvCupGuest *self)
{
  return sv_guest_doc_count_waiting (&self->doc);
}

/* --- The object --- */

static char *
sv_cup_guest_make_text (SvAutoSaver *saver, GError **error)
{
  return sv_guest_doc_write (&SV_CUP_GUEST (saver)->doc);
}

static char *
sv_cup_guest_dup_name (SvAutoSaver *saver)
{
  g_autofree char *title = sv_cup_words_title (SV_CUP_GUEST (saver)->doc.plan);

  return sv_sentence (_ ("“%s”"), title);
}

/* The file was left: nothing may make it again. */
static void
sv_cup_guest_closed (SvAutoSaver *saver)
{
  if (SV_CUP_GUEST (saver)->left)
    (void)g_unlink (sv_auto_saver_get_path (saver));
}

static void
sv_cup_guest_dispose (GObject *object)
{
  SvCupGuest *self = SV_CUP_GUEST (object);

  if (self->asking != NULL)
    g_cancellable_cancel (self->asking);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  g_clear_pointer (&self->watch, sv_fetch_watch_free);
  G_OBJECT_CLASS (sv_cup_guest_parent_class)->dispose (object);
}

static void
sv_cup_guest_finalize (GObject *object)
{
  SvCupGuest *self = SV_CUP_GUEST (object);

  g_clear_object (&self->asking);
  g_clear_object (&self->network);
  g_hash_table_unref (self->tables);
  g_hash_table_unref (self->counted);
  g_ptr_array_unref (self->bonds);
  sv_guest_doc_clear (&self->doc);
  g_free (self->trouble);
  g_free (self->etag);
  G_OBJECT_CLASS (sv_cup_guest_parent_class)->finalize (object);
}

static void
sv_cup_guest_class_init (SvCupGuestClass *klass)
{
  SvAutoSaverClass *auto_saver_class = SV_AUTO_SAVER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_guest_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_cup_guest_finalize;
  auto_saver_class->make_text = sv_cup_guest_make_text;
  auto_saver_class->dup_name = sv_cup_guest_dup_name;
  auto_saver_class->closed = sv_cup_guest_closed;
  auto_saver_class->copies = FALSE; /* this file lies where copies would lie, so it needs none */
  g_signal_new ("changed", SV_TYPE_CUP_GUEST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  g_signal_new ("left", SV_TYPE_CUP_GUEST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sv_cup_guest_init (SvCupGuest *self)
{
  sv_guest_doc_init (&self->doc);
  self->bonds = g_ptr_array_new ();
  self->tables = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->counted = g_hash_table_new_full (NULL, NULL, NULL, g_free);
}
