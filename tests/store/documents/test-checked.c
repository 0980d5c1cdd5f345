/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever people change in a document: what its check takes can be read again as it was, and what
 * the check refuses could not. So no program needs to read what it has written only to be sure. */

#include "doc-fixture.h"
#include "fixture.h"
#include "sv-cup-changes.h"
#include "sv-cup-schedule.h"

enum { DOCUMENTS = 400, CHANGES = 30 };

/* --- Changes by chance --- */

/* What somebody may type or paste as a name; some of it no document may hold. */
static char *
random_text (SvRng *rng)
{
  static const char *const texts[] = { "",
                                       "Fox",
                                       "Z\303\274rich",
                                       "\"quoted\" \\",
                                       " x",
                                       "\360\237\217\205",
                                       "\330\247\331\204",
                                       "a\tb",
                                       "\n",
                                       "\343\205\244" /* a letter that nobody sees */ };
  const unsigned i = sv_rng_below (rng, 120);

  if (i == 0)
    return g_strnfill (SV_TEXT_MAX_CHARS + 1, 'x');
  if (i == 1)
    return g_strnfill (SV_TEXT_MAX_CHARS, 'x');
  /* Most of them are sound, or hardly a document would be. */
  return g_strdup (texts[i < G_N_ELEMENTS (texts) ? i : i % 7]);
}

static void
change_text (SvRng *rng, char **text)
{
  g_free (*text);
  *text = random_text (rng);
}

static void change_fields (SvRng *rng, const SvField *fields, gsize n, void *base);

/* Most numbers are in their range; what is no choice at all cannot be written. */
static void
change_field (SvRng *rng, const SvField *field, void *base)
{
  const guint32 span = (guint32)(field->max - field->min) + 1;

  if (field->flags & SV_FIELD_FIXED)
    return;
  switch (field->type) {
  case SV_FIELD_BOOL:
    sv_field_set (field, base, (int32_t)sv_rng_below (rng, 2));
    break;
  case SV_FIELD_INT:
    sv_field_set (field, base,
                  sv_rng_below (rng, 20) == 0 ? field->max + 1
                                              : field->min + (int32_t)sv_rng_below (rng, span));
    break;
  case SV_FIELD_CHOICE:
    sv_field_set (field, base,
                  (int32_t)sv_rng_below (rng, g_strv_length ((char **)(guintptr)field->choices)));
    break;
  case SV_FIELD_SET:
    sv_field_set (
        field, base,
        (int32_t)sv_rng_below (rng, 1u << g_strv_length ((char **)(guintptr)field->choices)));
    break;
  case SV_FIELD_NUMBERS:
    sv_field_set (field, base, (int32_t)(sv_rng_next (rng) & sv_rng_next (rng) & 0x7fffffff));
    break;
  case SV_FIELD_RECORD:
    change_fields (rng, field->fields, field->n_fields, base);
    break;
  case SV_FIELD_LIST:
    sv_field_set (field, base, (int32_t)sv_rng_below (rng, (guint32)field->max + 1));
    for (int32_t i = 0; i < sv_field_get (field, base); i++)
      sv_fields_set_standard (field->fields, field->n_fields,
                              sv_field_item (field, base, (size_t)i));
    break;
  case SV_FIELD_BOARD:
  default:
    break;
  }
}

static void
change_fields (SvRng *rng, const SvField *fields, gsize n, void *base)
{
  for (gsize i = 0; i < n; i++)
    if (sv_rng_below (rng, (guint32)n) == 0)
      change_field (rng, &fields[i], base);
}

static void
change_colours (SvRng *rng, SvTeamDoc *team)
{
  static const char *const colours[] = {
    "#1e8f3a", "#FFFFFF", "#000000", "#00000", "red", "#12345g"
  };

  for (unsigned i = 0; i < 2; i++) {
    g_free (team->colours[i]);
    team->colours[i] = g_strdup (
        colours[sv_rng_below (rng, 20) == 0 ? sv_rng_below (rng, 6) : sv_rng_below (rng, 3)]);
  }
}

static void
change_team (SvRng *rng, SvTeamDoc *team)
{
  const SvGame *game = team->game;
  const unsigned card = team->n_cards > 0 ? sv_rng_below (rng, team->n_cards) : 0;

  switch (sv_rng_below (rng, 5)) {
  case 0:
    change_text (rng, sv_rng_below (rng, 2) == 0 ? &team->name : &team->short_name);
    break;
  case 1:
    change_colours (rng, team);
    break;
  case 2:
    if (team->fields != NULL)
      change_fields (rng, game->team_fields, game->n_team_fields, team->fields);
    break;
  case 3:
    if (team->n_cards > 0)
      change_text (rng, sv_rng_below (rng, 2) == 0 ? &team->cards[card].name
                                                   : &team->cards[card].role_name);
    break;
  default:
    if (team->n_cards > 0)
      change_fields (rng, game->card_fields, game->n_card_fields,
                     sv_team_doc_card_values (team, card));
  }
}

/* --- Teams, variants --- */

static void
test_edit_a_team (gconstpointer game)
{
  unsigned n_sound = 0;

  for (unsigned seed = 0; seed < DOCUMENTS; seed++) {
    g_autoptr (SvTeamDoc) team = sv_team_doc_new (game);
    SvRng rng;

    sv_rng_seed (&rng, seed);
    for (unsigned i = sv_rng_below (&rng, CHANGES); i > 0; i--)
      change_team (&rng, team);
    g_autoptr (GError) refused = NULL, unread = NULL;
    const gboolean sound = sv_team_doc_check (team, NULL, &refused);
    g_autofree char *text = sv_team_doc_write (team, FALSE);
    g_autoptr (SvTeamDoc) again = sv_team_doc_read (text, strlen (text), &unread);
    g_test_message ("%u: %s; %s", seed, sound ? "sound" : refused->message,
                    again != NULL ? "read" : unread->message);
    g_assert_true (sound == (again != NULL));
    if (again != NULL) {
      assert_text (sv_team_doc_write (again, FALSE), text);
      g_assert_true (sv_team_doc_check (again, NULL, NULL));
    }
    n_sound += sound;
  }
  g_assert_cmpuint (n_sound, >, DOCUMENTS / 10);
  g_assert_cmpuint (n_sound, <, DOCUMENTS);
}

/* The numbers on the shirts are those of the figurines: with another one a card would be somebody
 * else's. */
static void
test_give_a_number_twice (void)
{
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (game ());
  const SvField *number =
      sv_field_flagged (game ()->card_fields, game ()->n_card_fields, SV_FIELD_NUMBER);
  g_autoptr (GError) error = NULL;

  sv_field_set (number, sv_team_doc_card_values (team, 2), 1);
  g_assert_false (sv_team_doc_check (team, NULL, &error));
  g_assert_cmpstr (error->message, ==, "cards[2].number: this must be 3 here");
}

static void
test_edit_a_variant (gconstpointer data)
{
  const SvGame *game = data;
  unsigned n_sound = 0;

  for (unsigned seed = 0; seed < DOCUMENTS; seed++) {
    g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
    SvRng rng;

    sv_rng_seed (&rng, seed);
    if (sv_rng_below (&rng, 3) == 0)
      change_text (&rng, &variant->name);
    for (unsigned i = sv_rng_below (&rng, 4); i > 0; i--)
      change_fields (&rng, game->variant_fields, game->n_variant_fields, variant->setup);
    g_autoptr (GError) refused = NULL, unread = NULL;
    const gboolean sound = sv_variant_doc_check (variant, NULL, &refused);
    g_autofree char *text = sv_variant_doc_write (variant, FALSE);
    g_autoptr (SvVariantDoc) again = sv_variant_doc_read (text, strlen (text), &unread);
    g_test_message ("%u: %s; %s", seed, sound ? "sound" : refused->message,
                    again != NULL ? "read" : unread->message);
    g_assert_true (sound == (again != NULL));
    if (again != NULL) {
      assert_text (sv_variant_doc_write (again, FALSE), text);
      g_assert_true (sv_variant_doc_check (again, NULL, NULL));
    }
    n_sound += sound;
  }
  g_assert_cmpuint (n_sound, >, DOCUMENTS / 10);
}

/* --- Matches --- */

static void
play_some (SvRng *rng, SvMatchDoc *doc)
{
  const void *setup = sv_history_get_setup (doc->history);
  SvEvent legal[SV_MAX_LEGAL];
  SvNode node;

  for (unsigned i = sv_rng_below (rng, 60); i > 0; i--) {
    const void *state = sv_history_get_state (doc->history);

    doc->game->node (setup, state, &node);
    if (node.kind == SV_NODE_OVER)
      return;
    const unsigned n = doc->game->legal (setup, state, legal);
    sv_history_append_known (doc->history, legal[sv_rng_below (rng, n)],
                             (int64_t)sv_rng_below (rng, 600000));
    sv_comments_set (doc->comments, sv_history_get_length (doc->history),
                     sv_rng_below (rng, 9) == 0 ? "Well\nseen\t\a" : NULL, NULL);
  }
}

static void
add_seats (SvRng *rng, SvMatchDoc *doc)
{
  for (int side = 0; side < 2; side++) {
    g_autofree char *name = random_text (rng);

    g_ptr_array_add (doc->seats, sv_seat_doc_new (name, side, side == 0 ? "person" : "club"));
  }
}

static void
test_play_a_match (gconstpointer game)
{
  unsigned n_sound = 0;

  for (unsigned seed = 0; seed < DOCUMENTS / 4; seed++) {
    g_autoptr (SvTeamDoc) team = named_team (game, "Fox");
    g_autoptr (SvMatchDoc) doc = new_doc (NULL, team, NULL);
    g_autoptr (GError) refused = NULL, unread = NULL;
    SvRng rng;

    sv_rng_seed (&rng, seed);
    play_some (&rng, doc);
    add_seats (&rng, doc);
    change_text (&rng, &doc->title);
    if (sv_rng_below (&rng, 20) == 0)
      change_text (&rng, &doc->teams[0]->name);
    if (sv_rng_below (&rng, 20) == 0) {
      g_free (doc->notes);
      doc->notes = g_strdup (sv_rng_below (&rng, 2) == 0 ? "Two\nlines" : "a bell: \a");
    }
    const gboolean sound = sv_match_doc_check (doc, &refused);
    g_autofree char *text = sv_match_doc_write (doc, FALSE);
    g_autoptr (SvMatchDoc) again = sv_match_doc_read (text, strlen (text), NULL, &unread);
    g_test_message ("%u: %s; %s", seed, sound ? "sound" : refused->message,
                    again != NULL ? "read" : unread->message);
    g_assert_true (sound == (again != NULL));
    if (again != NULL) {
      assert_text (sv_match_doc_write (again, FALSE), text);
      g_assert_true (sv_match_doc_check (again, NULL));
    }
    n_sound += sound;
  }
  g_assert_cmpuint (n_sound, >, DOCUMENTS / 16);
  g_assert_cmpuint (n_sound, <, DOCUMENTS / 4);
}

/* --- Competitions --- */

static SvCupDoc *
new_cup (SvRng *rng, const SvGame *game)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  SvCup *cup = sv_cup_new (sv_rng_below (rng, 2) == 0 ? SV_CUP_LEAGUE : SV_CUP_KNOCKOUT, 5,
                           game->season.points);

  sv_cup_schedule (cup);
  for (unsigned i = 0; i < 5; i++) {
    g_autofree char *name = g_strdup_printf ("Team %u", i + 1);
    g_ptr_array_add (teams, named_team (game, name));
  }
  return sv_cup_doc_new ("Cup", variant, teams, cup, NULL);
}

/* What somebody does to it; NULL if it is refused. */
static SvCupDoc *
change_cup (SvRng *rng, const SvCupDoc *doc)
{
  const unsigned i = sv_rng_below (rng, doc->cup->fixtures->len);
  SvCupResult result = { .played = true,
                         .score = { sv_rng_below (rng, 12), sv_rng_below (rng, 12) },
                         .how = sv_rng_below (rng, SV_N_ENDS) };

  if (result.how == SV_END_PENALTIES)
    result.shootout[sv_rng_below (rng, 2)] = 1 + sv_rng_below (rng, 5);
  switch (sv_rng_below (rng, 8)) {
  case 0:
    return sv_cup_doc_clear (doc, i, NULL);
  case 1:
    return sv_cup_doc_void (doc, i, NULL);
  case 2:
    return sv_cup_doc_withdraw (doc, sv_rng_below (rng, 5), sv_rng_below (rng, 2) == 0, NULL);
  default:
    return sv_cup_doc_result (doc, i, &result, NULL);
  }
}

static void
test_run_a_competition (gconstpointer game)
{
  unsigned n_taken = 0, n_refused = 0;

  for (unsigned seed = 0; seed < DOCUMENTS / 20; seed++) {
    SvRng rng;

    sv_rng_seed (&rng, seed);
    SvCupDoc *doc = new_cup (&rng, game);
    g_assert_nonnull (doc);
    for (unsigned i = 0; i < CHANGES; i++) {
      SvCupDoc *after = change_cup (&rng, doc);

      n_taken += after != NULL;
      n_refused += after == NULL;
      if (after == NULL)
        continue;
      sv_cup_doc_free (doc);
      doc = after;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = sv_cup_doc_write (doc, FALSE);
      g_autoptr (SvCupDoc) again = sv_cup_doc_read (text, strlen (text), NULL, &error);
      g_assert_no_error (error);
      assert_text (sv_cup_doc_write (again, FALSE), text);
    }
    sv_cup_doc_free (doc);
  }
  g_assert_cmpuint (n_taken, >, 0);
  g_assert_cmpuint (n_refused, >, 0);
}

/* --- Limits of all documents --- */

/* So many lists and objects within each other. */
static JsonObject *
nest (unsigned depth)
{
  JsonObject *outer = json_object_new ();

  if (depth == 2) {
    json_object_set_array_member (outer, "k", json_array_new ());
  } else if (depth > 2) {
    json_object_set_object_member (outer, "k", nest (depth - 1));
  }
  return outer;
}

static void
check_limit (JsonObject *object, gboolean sound)
{
  g_autofree char *text = sv_json_write (object, FALSE);
  g_autoptr (GError) refused = NULL, unread = NULL;
  g_autoptr (JsonObject) again = sv_json_read (text, strlen (text), &unread);

  g_assert_true (sv_json_check (object, NULL, &refused) == sound);
  g_assert_true ((again != NULL) == sound);
  if (!sound)
    g_assert_true (g_error_matches (unread, refused->domain, refused->code));
}

static void
test_nest_keys_of_others (void)
{
  for (unsigned depth = SV_JSON_MAX_DEPTH - 1; depth <= SV_JSON_MAX_DEPTH + 1; depth++) {
    g_autoptr (JsonObject) object = nest (depth);
    check_limit (object, depth <= SV_JSON_MAX_DEPTH);
  }
}

static void
test_fill_with_values (void)
{
  for (unsigned n = SV_JSON_MAX_VALUES - 3; n <= SV_JSON_MAX_VALUES - 1; n++) {
    g_autoptr (JsonObject) object = json_object_new ();
    JsonArray *list = json_array_sized_new (n);
    gsize found;

    for (unsigned i = 0; i < n; i++)
      json_array_add_int_element (list, 1);
    json_object_set_array_member (object, "k", list);
    check_limit (object, n <= SV_JSON_MAX_VALUES - 2); /* the list and the object are values too */
    if (sv_json_check (object, &found, NULL))
      g_assert_cmpuint (found, ==, n + 2);
  }
}

/* A team that can just be read is refused where it would lie too deep in a match. */
static void
test_take_a_deep_team (void)
{
  for (unsigned depth = SV_JSON_MAX_DEPTH - 3; depth < SV_JSON_MAX_DEPTH; depth++) {
    g_autoptr (SvTeamDoc) team = named_team (game (), "Fox");
    g_autoptr (GError) error = NULL;

    team->unknown = json_object_new ();
    json_object_set_object_member (team->unknown, "deep", nest (depth));
    g_autoptr (SvMatchDoc) match = sv_match_doc_new (NULL, team, NULL, &error);
    g_assert_true ((match != NULL) == (depth + 3 <= SV_JSON_MAX_DEPTH));
    if (match == NULL) {
      g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_TOO_DEEP);
      continue;
    }
    g_autofree char *text = sv_match_doc_write (match, FALSE);
    g_autoptr (SvMatchDoc) again = sv_match_doc_read (text, strlen (text), NULL, &error);
    g_assert_no_error (error);
  }
}

static void
add_for_games (const char *name, GTestDataFunc func)
{
  for (const SvGame *const *some = sv_games (); *some; some++) {
    g_autofree char *path = g_strdup_printf ("/checked/%s/%s", name, (*some)->id);

    g_test_add_data_func (path, *some, func);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_for_games ("edit-a-team", test_edit_a_team);
  add_for_games ("edit-a-variant", test_edit_a_variant);
  add_for_games ("play-a-match", test_play_a_match);
  add_for_games ("run-a-competition", test_run_a_competition);
  g_test_add_func ("/checked/give-a-number-twice", test_give_a_number_twice);
  g_test_add_func ("/checked/nest-keys-of-others", test_nest_keys_of_others);
  g_test_add_func ("/checked/fill-with-values", test_fill_with_values);
  g_test_add_func ("/checked/take-a-deep-team", test_take_a_deep_team);
  return g_test_run ();
}
