/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Helpers of the store's tests: documents as texts, and reading that must or must not succeed. */

#include "sv-document.h"
#include "sv-games.h"
#include "sv-json-file.h"
#include "sv-json.h"

#include <string.h>

#define HEADER(kind) "\"format\":\"speelveld-" kind "\",\"version\":1,\"game\":\"strafworp\""
#define MATCH(rest) "{" HEADER ("match") ",\"variant\":{},\"teams\":[{},{}],\"events\":[]" rest "}"

static inline const SvGame *
game (void)
{
  return sv_game_by_id ("strafworp");
}

static inline SvMatchDoc *
read_match (const char *text)
{
  g_autoptr (GError) error = NULL;
  int illegal = 7;
  SvMatchDoc *doc = sv_match_doc_read (text, strlen (text), &illegal, &error);
  g_assert_no_error (error);
  g_assert_nonnull (doc);
  g_assert_cmpint (illegal, ==, -1);
  return doc;
}

/* The document must be refused with this code and exactly this message. */
static inline void
refuse_match (const char *text, SvStoreError code, const char *message)
{
  g_autoptr (GError) error = NULL;
  SvMatchDoc *doc = sv_match_doc_read (text, strlen (text), NULL, &error);
  g_assert_null (doc);
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_error (error, SV_STORE_ERROR, (int)code);
}

/* Call check for each line “TEXT → MESSAGE” of a list; without an arrow the message is NULL. */
static inline void
for_each_case (const char *path, void (*check) (const char *text, const char *message))
{
  g_autofree char *list = NULL;
  g_assert_true (g_file_get_contents (path, &list, NULL, NULL));
  g_auto (GStrv) lines = g_strsplit (list, "\n", -1);
  for (char **line = lines; *line; line++) {
    g_auto (GStrv) parts = g_strsplit (*line, " → ", 2);
    if (**line && **line != '#')
      check (parts[0], parts[1]);
  }
}

/* Written, read and written again: the same bytes; once in one line and once on many. */
static inline char *
rewrite_match (const char *text)
{
  g_autoptr (SvMatchDoc) first = read_match (text);
  g_autofree char *written = sv_match_doc_write (first, TRUE);
  g_autoptr (SvMatchDoc) second = read_match (written);
  g_autofree char *again = sv_match_doc_write (second, TRUE);
  g_assert_cmpstr (written, ==, again);
  char *compact = sv_match_doc_write (second, FALSE);
  g_autoptr (SvMatchDoc) third = read_match (compact);
  g_autofree char *last = sv_match_doc_write (third, TRUE);
  g_assert_cmpstr (written, ==, last);
  return compact;
}
