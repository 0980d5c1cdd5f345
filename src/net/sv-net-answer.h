/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-net-answer: what every answer of the server says besides its contents, and answers from bytes
 * that were made before. */

#include "sv-soup.h"

/* A status that libsoup has no name for. */
enum { SV_NET_TOO_MANY = 429 };

/* Bytes that are sent again and again. */
typedef struct {
  GBytes *bytes;
  const char *type; /* static */
  char *etag;       /* names these bytes: a browser that has them need not fetch them again */
} SvNetFile;

/* Return a new file. Refs @bytes. */
SvNetFile *sv_net_file_new (GBytes *bytes, const char *type);
void sv_net_file_free (SvNetFile *self);

/* Put into @headers what every answer has: a browser runs and loads nothing that does not come from
 * here, and tells nobody where it was. Each connection has one request, because libsoup 3.2 never
 * frees a connection that was kept open and that the client has closed then. */
void sv_net_answer_guard (const SvSoup *soup, SoupMessageHeaders *headers);

/* Answer with a file, or that the client has it already. */
void sv_net_answer_file (const SvSoup *soup, SoupServerMessage *msg, const SvNetFile *file);

/* Answer with a text, which nobody keeps (transfer full). */
void sv_net_answer_text (
    const SvSoup *soup, SoupServerMessage *msg, guint status, const char *type, char *text);

/* Return a whole answer as text: its head, and unless @empty its body, @sentence. Free with
 * g_free (). */
char *sv_net_answer_dup (guint status, const char *sentence, gboolean empty);

/* Return the head of an answer that goes on until the connection ends. Free with g_free (). */
char *sv_net_answer_dup_head (const char *type);
