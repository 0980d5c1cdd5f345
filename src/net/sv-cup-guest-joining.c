/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-guest-joining.h"

#include "sv-cup-guest-asking.h"
#include "sv-cup-guest-private.h"
#include "sv-cup-guest-shelf.h"
#include "sv-cup-id.h"
#include "sv-guest-address.h"

#include <glib/gi18n.h>
#include <string.h>

/* Return the guest that has joined this competition at this board before, or NULL. Transfer
 * full. */
static SvCupGuest *
find_joined (const SvCupDoc *plan, unsigned board)
{
  g_autoptr (GPtrArray) paths = sv_cup_guest_list ();
  g_autofree char *mark = sv_cup_doc_dup_mark (plan);

  for (guint i = 0; i < paths->len; i++) {
    g_autoptr (SvCupGuest) guest = sv_cup_guest_load (paths->pdata[i], NULL);
    g_autofree char *own = guest != NULL ? sv_cup_doc_dup_mark (guest->doc.plan) : NULL;
    if (guest != NULL && guest->doc.board == board && g_str_equal (own, mark))
      return g_steal_pointer (&guest);
  }
  return NULL;
}

/* What joining needs: the address that was typed, and the link that it led to. */
static void
free_address (gpointer data)
{
  sv_guest_address_clear (data);
  g_free (data);
}

static void
refuse_joining (GTask *task, const char *sentence)
{
  g_task_return_new_error (task, SV_STORE_ERROR, SV_STORE_ERROR_IO, "%s", sentence);
}

/* Return the guest of the competition with this plan. Transfer full. */
static SvCupGuest *
take_joined (const SvGuestAddress *address, const SvFetched *answer)
{
  const char *text = g_bytes_get_data (answer->body, NULL);
  const gsize size = g_bytes_get_size (answer->body);
  g_autoptr (SvCupDoc) plan = sv_cup_doc_read (text, size, NULL, NULL);

  if (plan == NULL || address->board > plan->cup->boards)
    return NULL;
  SvCupGuest *self = find_joined (plan, address->board);
  if (self == NULL)
    self = sv_cup_guest_new ();
  g_free (self->doc.link);
  self->doc.link = sv_guest_address_dup_link (address);
  self->doc.board = address->board;
  self->contact = SV_GUEST_READY;
  g_clear_pointer (&self->trouble, g_free);
  sv_guest_doc_set_plan (&self->doc, text, size, NULL);
  g_free (self->etag);
  self->etag = g_strdup (answer->etag);
  sv_cup_guest_settle (self);
  sv_cup_guest_keep (self);
  sv_cup_guest_tell_changed (self);
  sv_cup_guest_hurry (self);
  return self;
}

static void
joined_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  const SvGuestAddress *address = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr (SvFetched) answer = sv_fetch_finish (result, &error);
  SvCupGuest *guest =
      answer != NULL && answer->status == 200 ? take_joined (address, answer) : NULL;

  if (answer == NULL)
    g_task_return_error (task, error);
  else if (guest != NULL)
    g_task_return_pointer (task, guest, g_object_unref);
  else if (answer->status == 404)
    refuse_joining (task, _ ("The other computer does not know this link. Ask for a new one: it "
                             "changes each time the competition is shared."));
  else if (answer->status == 429)
    refuse_joining (task, _ ("There were too many wrong links. Wait a minute, and try again."));
  else
    refuse_joining (task, _ ("This computer answers, but it does not share a competition."));
}

static void
ask_joining (GTask *task)
{
  g_autofree char *link = sv_guest_address_dup_link (g_task_get_task_data (task));
  g_autofree char *url = g_strconcat (link, "/plan", NULL);

  sv_fetch_async (&(SvFetch){ .method = "GET", .url = url }, g_task_get_cancellable (task),
                  joined_cb, task);
}

/* Read where a right code leads to: a link of the same computer. */
static gboolean
follow_code (SvGuestAddress *address, const char *location)
{
  g_auto (SvGuestAddress) there = { 0 };
  g_autofree char *url = location != NULL && *location == '/'
                             ? g_strconcat (address->root, location, NULL)
                             : g_strdup (location);

  if (url == NULL || !sv_guest_address_read (url, &there, NULL) || there.token == NULL ||
      !g_str_equal (there.root, address->root))
    return FALSE;
  address->board = there.board;
  address->token = g_steal_pointer (&there.token);
  return TRUE;
}

static void
code_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  GError *error = NULL;
  g_autoptr (SvFetched) answer = sv_fetch_finish (result, &error);

  if (answer != NULL && answer->status == 303 &&
      follow_code (g_task_get_task_data (task), answer->location)) {
    ask_joining (task);
    return;
  }
  if (answer == NULL)
    g_task_return_error (task, error);
  else if (answer->status == 429)
    refuse_joining (task, _ ("There were too many wrong codes. Wait a minute, and try again."));
  else
    refuse_joining (task, _ ("No board of the other computer has this code."));
  g_object_unref (task);
}

void
sv_cup_guest_join_async (const char *text,
                         GCancellable *cancel,
                         GAsyncReadyCallback callback,
                         gpointer data)
{
  GTask *task = g_task_new (NULL, cancel, callback, data);
  SvGuestAddress *address = g_new0 (SvGuestAddress, 1);
  GError *error = NULL;

  g_task_set_task_data (task, address, free_address);
  if (!sv_guest_address_read (text, address, &error)) {
    g_task_return_error (task, error);
    g_object_unref (task);
    return;
  }
  if (address->token != NULL) {
    ask_joining (task);
    return;
  }
  g_autofree char *url = g_strconcat (address->root, "/enter", NULL);
  char *form = g_strdup_printf ("code=%s", address->code);
  g_autoptr (GBytes) body = g_bytes_new_take (form, strlen (form));
  sv_fetch_async (
      &(SvFetch){
          .method = "POST", .url = url, .type = "application/x-www-form-urlencoded", .body = body },
      cancel, code_cb, task);
}

SvCupGuest *
sv_cup_guest_join_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
