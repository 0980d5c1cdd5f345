/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-net-answer.h"

#include <string.h>

static const struct {
  const char *name, *value;
} guards[] = {
  { "Content-Security-Policy",
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'" },
  { "X-Content-Type-Options", "nosniff" },
  { "Referrer-Policy", "no-referrer" },
};

void
sv_net_answer_guard (const SvSoup *soup, SoupMessageHeaders *headers)
{
  for (gsize k = 0; k < G_N_ELEMENTS (guards); k++)
    soup->message_headers_replace (headers, guards[k].name, guards[k].value);
  soup->message_headers_replace (headers, "Connection", "close");
}

static void
add_guards (GString *out)
{
  for (gsize k = 0; k < G_N_ELEMENTS (guards); k++)
    g_string_append_printf (out, "%s: %s\r\n", guards[k].name, guards[k].value);
}

/* Return the words for a status in the first line of an answer. libsoup does not know all. */
static const char *
get_phrase (guint status)
{
  switch (status) {
  case SOUP_STATUS_MISDIRECTED_REQUEST:
    return "Misdirected Request";
  case SV_NET_TOO_MANY:
    return "Too Many Requests";
  default:
    return sv_soup_get (NULL)->status_get_phrase (status);
  }
}

/* Return a line of the head that goes with a status, or "". */
static const char *
get_advice (guint status)
{
  switch (status) {
  case SOUP_STATUS_SERVICE_UNAVAILABLE:
    return "Retry-After: 2\r\n";
  case SV_NET_TOO_MANY:
    return "Retry-After: 60\r\n";
  case SOUP_STATUS_METHOD_NOT_ALLOWED:
    return "Allow: GET, HEAD\r\n";
  default:
    return "";
  }
}

char *
sv_net_answer_dup (guint status, const char *sentence, gboolean empty)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "HTTP/1.1 %u %s\r\n", status, get_phrase (status));
  add_guards (out);
  g_string_append_printf (out,
                          "Content-Type: text/plain; charset=utf-8\r\n"
                          "Content-Length: %zu\r\nCache-Control: no-store\r\n%s"
                          "Connection: close\r\n\r\n",
                          strlen (sentence) + 1, get_advice (status));
  if (!empty)
    g_string_append_printf (out, "%s\n", sentence);
  return g_string_free (out, FALSE);
}

char *
sv_net_answer_dup_head (const char *type)
{
  GString *out = g_string_new ("HTTP/1.1 200 OK\r\n");

  add_guards (out);
  g_string_append_printf (out,
                          "Content-Type: %s\r\nCache-Control: no-store\r\n"
                          "Connection: close\r\n\r\n",
                          type);
  return g_string_free (out, FALSE);
}

/* --- files --- */

SvNetFile *
sv_net_file_new (GBytes *bytes, const char *type)
{
  SvNetFile *self = g_new0 (SvNetFile, 1);
  g_autofree char *digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

  self->bytes = g_bytes_ref (bytes);
  self->type = type;
  self->etag = g_strdup_printf ("\"%.32s\"", digest);
  return self;
}

void
sv_net_file_free (SvNetFile *self)
{
  if (self == NULL)
    return;
  g_bytes_unref (self->bytes);
  g_free (self->etag);
  g_free (self);
}

/* Return whether a list of names (If-None-Match) holds @etag. */
static gboolean
is_known (const char *list, const char *etag)
{
  g_auto (GStrv) names = g_strsplit (list, ",", 64);

  for (char **name = names; *name != NULL; name++) {
    const char *text = g_strstrip (*name);
    if (g_str_equal (text, "*") ||
        g_str_equal (g_str_has_prefix (text, "W/") ? text + 2 : text, etag))
      return TRUE;
  }
  return FALSE;
}

void
sv_net_answer_file (const SvSoup *soup, SoupServerMessage *msg, const SvNetFile *file)
{
  SoupMessageHeaders *headers = soup->server_message_get_response_headers (msg);
  const char *known = soup->message_headers_get_list (
      soup->server_message_get_request_headers (msg), "If-None-Match");

  soup->message_headers_replace (headers, "ETag", file->etag);
  soup->message_headers_replace (headers, "Vary", "Accept-Language");
  soup->message_headers_replace (headers, "Cache-Control", "no-cache");
  if (known != NULL && is_known (known, file->etag)) {
    /* libsoup would say that the file is empty now. */
    g_autofree char *length = g_strdup_printf ("%zu", g_bytes_get_size (file->bytes));
    soup->message_headers_replace (headers, "Content-Length", length);
    soup->server_message_set_status (msg, SOUP_STATUS_NOT_MODIFIED, NULL);
    return;
  }
  soup->message_headers_replace (headers, "Content-Type", file->type);
  if (g_bytes_get_size (file->bytes) > 0)
    soup->message_body_append_bytes (soup->server_message_get_response_body (msg), file->bytes);
  soup->server_message_set_status (msg, SOUP_STATUS_OK, NULL);
}

void
sv_net_answer_text (
    const SvSoup *soup, SoupServerMessage *msg, guint status, const char *type, char *text)
{
  SoupMessageHeaders *headers = soup->server_message_get_response_headers (msg);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  soup->message_headers_replace (headers, "Content-Type", type);
  soup->message_headers_replace (headers, "Cache-Control", "no-store");
  if (g_bytes_get_size (bytes) > 0)
    soup->message_body_append_bytes (soup->server_message_get_response_body (msg), bytes);
  soup->server_message_set_status (msg, status, get_phrase (status));
}
