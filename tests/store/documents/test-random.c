/* SPDX-License-Identifier: GPL-3.0-or-later */

/* For every game: random matches with random variants and comments, saved and loaded at random
 * moments, give the same bytes, the same positions and the same comments; one bad event is refused
 * at its place. */

#include "doc-fixture.h"
#include "fixture.h"
#include "sv-json-sink.h"

enum { MATCHES = 60, EVENTS = 400 };

static void
random_fields (SvRng *rng, const SvField *fields, gsize n, void *base)
{
  for (gsize i = 0; i < n; i++) {
    const SvField *field = &fields[i];
    if (sv_rng_below (rng, 3) != 0)
      continue;
    const guint32 span = field->max >= field->min ? (guint32)(field->max - field->min) + 1 : 1;
    if (field->type == SV_FIELD_BOOL)
      sv_field_set (field, base, (int32_t)sv_rng_below (rng, 2));
    else if (field->type == SV_FIELD_INT)
      sv_field_set (field, base, field->min + (int32_t)sv_rng_below (rng, span));
    else if (field->type == SV_FIELD_RECORD)
      random_fields (rng, field->fields, field->n_fields, base);
    else if (field->type == SV_FIELD_SET || field->type == SV_FIELD_CHOICE) {
      guint32 n_choices = 0;
      while (field->choices[n_choices])
        n_choices++;
      if (field->type == SV_FIELD_SET)
        n_choices = 1u << n_choices;
      sv_field_set (field, base, (int32_t)sv_rng_below (rng, n_choices));
    } else { /* LIST: some of the standard items, in another number */
      sv_field_set (field, base,
                    (int32_t)sv_rng_below (rng, (guint32)sv_field_get (field, base) + 1));
    }
  }
}

/* A variant that the game accepts with standard teams. */
static SvVariantDoc *
random_variant (SvRng *rng, const SvGame *some)
{
  for (;;) {
    SvVariantDoc *doc = sv_variant_doc_new (some);
    random_fields (rng, some->variant_fields, some->n_variant_fields, doc->setup);
    gboolean ok = sv_game_check (some, doc->setup, NULL);
    for (gsize i = 0; i < some->n_variant_fields; i++) {
      const SvField *field = &some->variant_fields[i];
      if (field->type != SV_FIELD_RECORD)
        ok = ok && sv_field_check (field, sv_field_get (field, doc->setup), NULL);
    }
    if (ok)
      return doc;
    sv_variant_doc_free (doc);
  }
}

static gboolean
random_event (SvRng *rng, SvMatchDoc *doc)
{
  SvNode node;
  SvEvent events[SV_MAX_LEGAL];
  const void *setup = sv_history_get_setup (doc->history);
  const void *state = sv_history_get_state (doc->history);
  doc->game->node (setup, state, &node);
  if (node.kind == SV_NODE_OVER)
    return FALSE;
  const unsigned n = doc->game->legal (setup, state, events);
  SvEvent event = events[sv_rng_below (rng, n)];
  if (node.time && sv_rng_below (rng, 100) == 0)
    event = sv_event_time ();
  g_assert_cmpint (sv_history_append (doc->history, event, (int64_t)sv_rng_below (rng, 600000)), ==,
                   SV_HISTORY_OK);
  return TRUE;
}

/* Whatever somebody typed or pasted about one of the steps, or about none any more. */
static void
random_comment (SvRng *rng, SvMatchDoc *doc)
{
  static const char *const signs[] = {
    "a",   " ",  "\n",       "\t",           "\r\n",         "\"",
    "\\",  "\a", "\303\251", "\342\200\250", "\342\200\256", "\360\237\217\205",
    "\377"
  };
  const guint32 n = sv_history_get_position (doc->history);
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint32 i = sv_rng_below (rng, 1200); i > 0; i--)
    g_string_append (text, signs[sv_rng_below (rng, G_N_ELEMENTS (signs))]);
  if (n > 0)
    g_assert_true (sv_comments_set (doc->comments, 1 + sv_rng_below (rng, n),
                                    sv_rng_below (rng, 4) ? text->str : NULL, NULL));
}

static void
check_same (const SvMatchDoc *a, const SvMatchDoc *b)
{
  const SvGame *some = a->game;
  const unsigned n = sv_history_get_position (a->history);
  g_assert_cmpuint (sv_history_get_position (b->history), ==, n);
  g_assert_cmpmem (sv_history_get_setup (a->history), some->setup_size,
                   sv_history_get_setup (b->history), some->setup_size);
  g_assert_cmpmem (sv_history_get_state (a->history), some->state_size,
                   sv_history_get_state (b->history), some->state_size);
  for (unsigned i = 0; i < n; i++)
    g_assert_cmpint (sv_history_get_time (a->history, i), ==, sv_history_get_time (b->history, i));
  for (unsigned step = 1; step <= n; step++)
    g_assert_cmpstr (sv_comments_get (a->comments, step), ==, sv_comments_get (b->comments, step));
  g_assert_cmpuint (a->comments->len, ==, b->comments->len);
}

static void
check_round_trip (const SvMatchDoc *doc)
{
  g_autofree char *text = sv_match_doc_write (doc, TRUE);
  g_autoptr (SvMatchDoc) again = read_match (text);
  g_autofree char *second = sv_match_doc_write (again, TRUE);
  g_assert_cmpstr (text, ==, second);
  check_same (doc, again);
  g_autoptr (SvMatchDoc) copy = sv_match_doc_copy (doc, sv_history_get_position (doc->history));
  check_same (doc, copy);
}

/* A match that starts from the present position, where the game can restore it. */
static void
check_start (const SvMatchDoc *doc, SvRng *rng)
{
  g_autofree char *text = sv_match_doc_write (doc, FALSE);
  g_autoptr (JsonObject) object = sv_json_read (text, strlen (text), NULL);
  json_object_remove_member (object, "times");
  json_object_set_array_member (object, "events", json_array_new ());
  json_object_set_object_member (object, "start",
                                 sv_json_dump_start (doc->game, sv_history_get_setup (doc->history),
                                                     sv_history_get_state (doc->history)));
  g_autofree char *begun = sv_json_write (object, FALSE);
  g_autoptr (SvMatchDoc) again = read_match (begun);
  for (int i = 0; i < 5 && random_event (rng, again); i++)
    ;
  check_round_trip (again);
}

static void
check_bad_event (const SvMatchDoc *doc)
{
  const unsigned n = sv_history_get_position (doc->history);
  g_autofree char *text = sv_match_doc_write (doc, FALSE);
  g_autoptr (JsonObject) object = sv_json_read (text, strlen (text), NULL);
  g_autoptr (GError) error = NULL;
  int illegal = -1;
  json_object_remove_member (object, "times");
  json_array_add_string_element (json_object_get_array_member (object, "events"), "jump 1");
  g_autofree char *bad = sv_json_write (object, FALSE);
  g_assert_null (sv_match_doc_read (bad, strlen (bad), &illegal, &error));
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_EVENT);
  g_assert_cmpint (illegal, ==, (int)n);
}

static void
test_game (gconstpointer data)
{
  const SvGame *some = data;
  for (guint64 seed = 1; seed <= MATCHES; seed++) {
    SvRng rng;
    sv_rng_seed (&rng, seed);
    g_autoptr (SvVariantDoc) variant = random_variant (&rng, some);
    g_autoptr (SvMatchDoc) doc = new_doc (variant, NULL, NULL);
    for (int i = 0; i < EVENTS && random_event (&rng, doc); i++) {
      if (sv_rng_below (&rng, 30) == 0)
        random_comment (&rng, doc);
      if (sv_rng_below (&rng, 40) == 0) {
        check_round_trip (doc);
        check_start (doc, &rng);
      }
    }
    check_round_trip (doc);
    check_bad_event (doc);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const SvGame *const *some = sv_games (); *some; some++) {
    g_autofree char *path = g_strconcat ("/store/random/", (*some)->id, NULL);
    g_test_add_data_func (path, *some, test_game);
  }
  return g_test_run ();
}
