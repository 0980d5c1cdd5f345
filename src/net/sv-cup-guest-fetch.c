/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-guest-fetch.h"

#include "sv-cup-guest-private.h"

#include <glib/gi18n.h>
#include <string.h>

static SvMatchDoc *
read_ahead (SvCupGuest *self, unsigned fixture)
{
  const SvGuestAhead *ahead = sv_guest_doc_find_ahead (&self->doc, fixture);

  return ahead != NULL ? sv_match_doc_read (ahead->text, strlen (ahead->text), NULL, NULL) : NULL;
}

/* Give what is known about the match, or say @sentence. */
static void
give_known (GTask *task, const char *sentence)
{
  SvMatchDoc *doc =
      read_ahead (g_task_get_source_object (task), GPOINTER_TO_UINT (g_task_get_task_data (task)));

  if (doc != NULL)
    g_task_return_pointer (task, doc, (GDestroyNotify)sv_match_doc_free);
  else
    g_task_return_new_error (task, SV_STORE_ERROR, SV_STORE_ERROR_IO, "%s", sentence);
}

static SvMatchDoc *
read_match (GBytes *body)
{
  gsize size;
  const char *text = g_bytes_get_data (body, &size);

  return sv_match_doc_read (text, size, NULL, NULL);
}

static void
fetched_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SvFetched) answer = sv_fetch_finish (result, &error);
  SvMatchDoc *doc = answer != NULL && answer->status == 200 ? read_match (answer->body) : NULL;

  if (doc != NULL)
    g_task_return_pointer (task, doc, (GDestroyNotify)sv_match_doc_free);
  else if (answer == NULL)
    give_known (task, error->message);
  else
    give_known (task, _ ("The computer that shares the competition does not give this match now. "
                         "Perhaps it is not known yet who plays it."));
}

void
sv_cup_guest_fetch_async (SvCupGuest *self,
                          unsigned fixture,
                          GAsyncReadyCallback callback,
                          gpointer data)
{
  g_autofree char *address = g_strdup_printf ("%s/match/%u", self->doc.link, fixture);
  GTask *task = g_task_new (self, NULL, callback, data);
  const SvGuestAhead *known = sv_guest_doc_find_ahead (&self->doc, fixture);

  g_task_set_task_data (task, GUINT_TO_POINTER (fixture), NULL);
  /* Do not let people wait for a network that is known to be away. */
  if (known != NULL && (known->fresh || self->contact == SV_GUEST_AWAY)) {
    give_known (task, _ ("What the other computer answers is not a match."));
    g_object_unref (task);
    return;
  }
  sv_fetch_async (&(SvFetch){ .method = "GET", .url = address }, NULL, fetched_cb, task);
}

SvMatchDoc *
sv_cup_guest_fetch_finish (SvCupGuest *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
