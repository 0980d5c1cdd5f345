/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A libFuzzer target: no text may crash, hang or confuse the readers of documents. What is read is
 * written, read and written again: the same bytes. Not part of the build; by hand, with clang:
 *
 *   clang -g -O1 -fsanitize=fuzzer,address,undefined -D_GNU_SOURCE -DGETTEXT_PACKAGE='"speelveld"' \
 *     -DG_LOG_DOMAIN='"Speelveld"' -Isrc/core -Isrc/games -Isrc/store \
 *     $(pkg-config --cflags json-glib-1.0 gio-unix-2.0) tests/store/fuzz-match.c \
 *     $(find src/core src/games src/store -name '*.c' ! -name '*library*' ! -name '*journal*') \
 *     $(pkg-config --libs json-glib-1.0 gio-unix-2.0) -lm -o build/fuzz-match
 *   cp -r tests/store/bad build/corpus
 *   build/fuzz-match -max_len=4096 -max_total_time=60 build/corpus */

#include "sv-document.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
fuzz_match (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) first = sv_match_doc_read (text, length, NULL, &error);
  g_assert_true ((first == NULL) == (error != NULL));
  if (!first)
    return;
  g_autofree char *written = sv_match_doc_write (first, TRUE);
  g_autoptr (SvMatchDoc) second = sv_match_doc_read (written, strlen (written), NULL, &error);
  g_assert_no_error (error);
  g_autofree char *again = sv_match_doc_write (second, TRUE);
  g_assert_cmpstr (written, ==, again);
}

static void
fuzz_team (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTeamDoc) first = sv_team_doc_read (text, length, NULL);
  if (!first)
    return;
  g_autofree char *written = sv_team_doc_write (first, FALSE);
  g_autoptr (SvTeamDoc) second = sv_team_doc_read (written, strlen (written), &error);
  g_assert_no_error (error);
  g_autofree char *again = sv_team_doc_write (second, FALSE);
  g_assert_cmpstr (written, ==, again);
}

static void
fuzz_variant (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvVariantDoc) first = sv_variant_doc_read (text, length, NULL);
  if (!first)
    return;
  g_autofree char *written = sv_variant_doc_write (first, TRUE);
  g_autoptr (SvVariantDoc) second = sv_variant_doc_read (written, strlen (written), &error);
  g_assert_no_error (error);
  g_autofree char *again = sv_variant_doc_write (second, TRUE);
  g_assert_cmpstr (written, ==, again);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *text = (const char *)data;
  fuzz_match (text, size);
  fuzz_team (text, size);
  fuzz_variant (text, size);
  return 0;
}
