/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long reading and writing a match of 10,000 events takes, and the slowest text that the
 * limits let through; prints figures, asserts nothing. */

#include "fixture.h"

#include "doc-fixture.h"

enum { EVENTS = 10000, RUNS = 10 };

static SvMatchDoc *
long_match (void)
{
  /* A golden goal that nobody scores would never end: time is simply not called. */
  SvRng rng;
  sv_rng_seed (&rng, 1);
  SvMatchDoc *doc = standard_doc (game ());
  for (int i = 0; i < EVENTS; i++)
    append_any (doc, &rng, i * 50);
  return doc;
}

static double
best_ms (const char *name, void (*run) (const char *, gsize), const char *text)
{
  double best = G_MAXDOUBLE;
  for (int i = 0; i < RUNS; i++) {
    const gint64 begin = g_get_monotonic_time ();
    run (text, strlen (text));
    best = MIN (best, (double)(g_get_monotonic_time () - begin) / 1000);
  }
  g_print ("%s: %.1f ms (%zu bytes)\n", name, best, strlen (text));
  return best;
}

static void
run_read (const char *text, gsize length)
{
  g_autoptr (SvMatchDoc) doc = sv_match_doc_read (text, length, NULL, NULL);
  g_assert_nonnull (doc);
}

static void
run_hostile (const char *text, gsize length)
{
  g_autoptr (JsonObject) object = sv_json_read (text, length, NULL);
}

enum { KEYS = 1024 };

/* Objects full of keys whose g_str_hash () is the same: "aB" and "b!" collide. */
static char *
colliding (void)
{
  GString *text = g_string_new ("{\"a\":[{}");
  while (text->len < SV_JSON_MAX_BYTES - 40 * KEYS) {
    g_string_append (text, ",{\"x\":0");
    for (int key = 1; key < KEYS; key++) {
      g_string_append (text, ",\"");
      for (int bit = 0; bit < 10; bit++)
        g_string_append (text, key >> bit & 1 ? "aB" : "b!");
      g_string_append (text, "\":0");
    }
    g_string_append_c (text, '}');
  }
  g_string_append (text, "]}");
  return g_string_free (text, FALSE);
}

int
main (void)
{
  g_autoptr (SvMatchDoc) doc = long_match ();
  const gint64 begin = g_get_monotonic_time ();
  g_autofree char *text = sv_match_doc_write (doc, TRUE);
  g_print ("write 10,000 events: %.1f ms\n", (double)(g_get_monotonic_time () - begin) / 1000);
  best_ms ("read 10,000 events", run_read, text);
  g_autofree char *hostile = colliding ();
  best_ms ("read colliding keys", run_hostile, hostile);
  return 0;
}
