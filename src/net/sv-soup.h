/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-soup: libsoup, the library for HTTP. It is loaded when it is needed for the first time, so
 * that a window which shares nothing neither waits for it nor needs it. Only its header is needed
 * to build. Every function that is used must stand in the list below. */

#include "sv-config.h"

#include <gio/gio.h>

#ifdef SV_HAVE_NET

#include <libsoup/soup.h>

/* X (name) for each function soup_name () that is used. */
#define SV_SOUP_FUNCTIONS(X)                                                                       \
  X (message_body_append_bytes)                                                                    \
  X (message_body_complete)                                                                        \
  X (message_body_flatten)                                                                         \
  X (message_body_set_accumulate)                                                                  \
  X (message_body_truncate)                                                                        \
  X (message_get_reason_phrase)                                                                    \
  X (message_get_request_headers)                                                                  \
  X (message_get_response_headers)                                                                 \
  X (message_get_status)                                                                           \
  X (message_get_uri)                                                                              \
  X (message_headers_append)                                                                       \
  X (message_headers_get_content_length)                                                           \
  X (message_headers_get_encoding)                                                                 \
  X (message_headers_get_expectations)                                                             \
  X (message_headers_get_list)                                                                     \
  X (message_headers_get_one)                                                                      \
  X (message_headers_remove)                                                                       \
  X (message_headers_replace)                                                                      \
  X (message_headers_set_encoding)                                                                 \
  X (message_new)                                                                                  \
  X (message_new_from_uri)                                                                         \
  X (message_set_flags)                                                                            \
  X (message_set_request_body_from_bytes)                                                          \
  X (server_accept_iostream)                                                                       \
  X (server_add_early_handler)                                                                     \
  X (server_add_handler)                                                                           \
  X (server_disconnect)                                                                            \
  X (server_message_get_http_version)                                                              \
  X (server_message_get_method)                                                                    \
  X (server_message_get_remote_address)                                                            \
  X (server_message_get_request_body)                                                              \
  X (server_message_get_request_headers)                                                           \
  X (server_message_get_response_body)                                                             \
  X (server_message_get_response_headers)                                                          \
  X (server_message_get_status)                                                                    \
  X (server_message_get_uri)                                                                       \
  X (server_message_pause)                                                                         \
  X (server_message_set_status)                                                                    \
  X (server_message_steal_connection)                                                              \
  X (server_message_unpause)                                                                       \
  X (server_new)                                                                                   \
  X (session_abort)                                                                                \
  X (session_new_with_options)                                                                     \
  X (session_send_and_read_async)                                                                  \
  X (session_send_and_read_finish)                                                                 \
  X (session_send_async)                                                                           \
  X (session_send_finish)                                                                          \
  X (status_get_phrase)

typedef struct {
#define SV_SOUP_FIELD(name) __typeof__ (soup_##name) *name;
  SV_SOUP_FUNCTIONS (SV_SOUP_FIELD)
#undef SV_SOUP_FIELD
} SvSoup;

#else

typedef struct SvSoup SvSoup;

#endif

/* Return the functions of libsoup, which stays loaded: soup_server_new () is called as
 * soup->server_new (). NULL with an error, a sentence for the user, if the library is missing or
 * this program was built without it. Transfer none. */
const SvSoup *sv_soup_get (GError **error);

/* Return whether libsoup could be loaded, without keeping it; FALSE with the error of sv_soup_get
 * () otherwise. */
gboolean sv_soup_is_there (GError **error);
