/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-fetch: asks the computer that shares a competition, by HTTP. What it answers is not trusted:
 * at most SV_FETCH_MAX_BYTES and a minute for one answer; no answer leads to another address, no
 * cookies are kept, and no proxy stands in between. Libsoup is loaded with the first request. */

#include <gio/gio.h>

enum { SV_FETCH_MAX_BYTES = 16 * 1024 * 1024 };

typedef struct {
  guint status;   /* of HTTP, such as 200 */
  char *etag;     /* or NULL */
  char *location; /* where a 303 leads, or NULL */
  char *type;     /* of the body, such as "text/plain; charset=utf-8", or NULL */
  GBytes *body;
} SvFetched;

void sv_fetched_free (SvFetched *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvFetched, sv_fetched_free)

/* What is asked. Only @method and @url are needed. */
typedef struct {
  const char *method, *url;
  const char *type; /* of @body */
  GBytes *body;
  const char *etag; /* of what is known already: the answer is 304 if that is still right */
} SvFetch;

/* Return FALSE with an error, a sentence, if this computer cannot ask: libsoup is missing. */
gboolean sv_fetch_is_possible (GError **error);

/* Ask. @cancel may be NULL. In @callback, call sv_fetch_finish (), which returns NULL with an
 * error, a sentence, if there is no whole answer. */
void sv_fetch_async (const SvFetch *ask,
                     GCancellable *cancel,
                     GAsyncReadyCallback callback,
                     gpointer data);
SvFetched *sv_fetch_finish (GAsyncResult *result, GError **error);

/* --- Waiting for changes --- */

typedef struct _SvFetchWatch SvFetchWatch;

typedef void (*SvFetchFunc) (gpointer data);

/* Listen to the event stream at @url. @changed is called for the first event and each further one;
 * @ended once, when the stream has ended or is silent for too long. Neither is called after
 * sv_fetch_watch_free (). */
SvFetchWatch *
sv_fetch_watch_new (const char *url, SvFetchFunc changed, SvFetchFunc ended, gpointer data);
void sv_fetch_watch_free (SvFetchWatch *self);
