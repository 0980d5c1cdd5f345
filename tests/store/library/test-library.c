/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The built-in teams and variants, and the user's own. */

#include "fixture.h"

#include "doc-fixture.h"
#include "folder-fixture.h"
#include "save-fixture.h"
#include "sv-games.h"
#include "sv-library-names.h"
#include "sv-library.h"

#include <fcntl.h>
#include <libintl.h>
#include <locale.h>
#include <signal.h>
#include <sys/resource.h>

/* Every built-in team can play every built-in variant. */
static void
test_built_in (void)
{
  g_autoptr (GPtrArray) teams = sv_library_items (game (), SV_DOCUMENT_TEAM);
  g_autoptr (GPtrArray) variants = sv_library_items (game (), SV_DOCUMENT_VARIANT);
  g_assert_cmpuint (teams->len, >=, 4);
  g_assert_cmpuint (variants->len, ==, 10);
  const SvLibraryItem *first = variants->pdata[0];
  g_assert_cmpstr (first->variant->name, ==, "Standard");

  for (guint i = 0; i < teams->len; i++) {
    const SvLibraryItem *team = teams->pdata[i];
    g_assert_null (team->path);
    g_assert_nonnull (team->team->colours[0]);
    for (unsigned j = 0; j < team->team->n_cards; j++)
      g_assert_cmpstr (team->team->cards[j].name, !=, "");
    for (guint j = 0; j < variants->len; j++) {
      const SvLibraryItem *variant = variants->pdata[j];
      const SvLibraryItem *other = teams->pdata[(i + 1) % teams->len];
      g_autoptr (SvMatchDoc) doc = new_doc (variant->variant, team->team, other->team);
      g_assert_cmpuint (sv_history_get_position (doc->history), ==, 0);
    }
  }
}

/* Return how many of the first @n cards have the hair of a girl: every second head is one. */
static unsigned
count_girls (const SvTeamDoc *team, const SvField *head, unsigned n)
{
  unsigned girls = 0;

  for (unsigned i = 0; i < n; i++)
    girls += (unsigned)sv_field_get (head, sv_team_doc_card_values (team, i)) % 2;
  return girls;
}

/* Girls and boys play together in every squad of Champions 2020, in the line-up and on the
 * bench. */
static void
test_mixed (void)
{
  const SvGame *champions = sv_game_by_id ("champions-2020");
  const SvField *head =
      sv_field_flagged (champions->card_fields, champions->n_card_fields, SV_FIELD_HEAD);
  g_autoptr (GPtrArray) teams = sv_library_built_in (champions, SV_DOCUMENT_TEAM);
  enum { LINE_UP = 11, SQUAD = 20 };

  g_assert_cmpuint (teams->len, >=, 2);
  for (guint i = 0; i < teams->len; i++) {
    const SvTeamDoc *team = ((const SvLibraryItem *)teams->pdata[i])->team;
    const unsigned girls = count_girls (team, head, LINE_UP);

    g_assert_cmpuint (team->n_cards, ==, SQUAD);
    g_assert_true (girls == LINE_UP / 2 || girls == LINE_UP / 2 + 1);
    g_assert_cmpuint (count_girls (team, head, SQUAD), ==, SQUAD / 2);
  }
}

/* Whoever adds a team or a variant tells translators its name. In the language of the tests what is
 * loaded has the names of the documents. */
static void
test_names (void)
{
  for (const SvGame *const *each = sv_games (); *each != NULL; each++)
    for (int kind = 0; kind < 2; kind++) {
      g_autoptr (GPtrArray) items =
          sv_library_built_in (*each, kind == 0 ? SV_DOCUMENT_TEAM : SV_DOCUMENT_VARIANT);

      for (guint i = 0; i < items->len; i++) {
        const char *name = ((const SvLibraryItem *)items->pdata[i])->head->name;
        if (sv_library_say_name (name) == NULL)
          g_error ("“%s” is not in sv-library-names.c", name);
      }
    }
  g_assert_null (sv_library_say_name ("Anne's own"));
}

/* In the order of their files, which puts the standard game first. */
static void
test_order (void)
{
  static const char *const names[][2] = {
    { "Maasburg, Zeewijk, FC Heuvelrug, Rivierenland",
      "Standard, First match, Cup match, Short match, Counted throws, Normal match, First to "
      "three" },
    { "Red Robins, White Herons, Harbour Lights, Green Meadow, Polder Lions",
      "Standard, Cup match, Mirror field, Five a side, Youth, By turns, Short match, Normal match, "
      "First to three" },
    { "Velocitas, Orange, The Kingfishers, Dune Foxes, Purple Herons",
      "Standard, 15 minutes without a break, Youth, Golden goal, Change zones every two goals, "
      "Shots from everywhere, Choose your defender, Short match, Normal match, First to three" },
  };
  static const char *const games[] = { "champions-2020", "eleven", "strafworp" };

  for (unsigned i = 0; i < 6; i++) {
    g_autoptr (GPtrArray) items = sv_library_built_in (
        sv_game_by_id (games[i / 2]), i % 2 == 0 ? SV_DOCUMENT_TEAM : SV_DOCUMENT_VARIANT);
    g_autoptr (GString) all = g_string_new (NULL);

    for (guint k = 0; k < items->len; k++)
      g_string_append_printf (all, "%s%s", k > 0 ? ", " : "",
                              ((const SvLibraryItem *)items->pdata[k])->head->name);
    g_assert_cmpstr (all->str, ==, names[i / 2][i % 2]);
    for (guint k = 0; k < items->len && i % 2 == 0; k++) {
      const SvLibraryItem *item = items->pdata[k];
      g_assert_cmpstr (item->team->short_name, !=, ""); /* it is theirs as long as the name is */
    }
  }
}

/* A catalogue of sentences as gettext reads it, of these pairs, which are in the order of their
 * bytes. */
static void
write_catalogue (const char *path, const char *const (*pairs)[2], guint32 n)
{
  enum { HEADER_BYTES = 28, ENTRY_BYTES = 8 };
  const guint32 head[] = { 0x950412de, 0, n, HEADER_BYTES, HEADER_BYTES + ENTRY_BYTES * n, 0, 0 };
  g_autoptr (GByteArray) out = g_byte_array_new ();
  guint32 at = HEADER_BYTES + 2 * ENTRY_BYTES * n;

  g_byte_array_append (out, (const guint8 *)head, sizeof head);
  for (unsigned side = 0; side < 2; side++)
    for (guint32 i = 0; i < n; i++) {
      const guint32 entry[] = { (guint32)strlen (pairs[i][side]), at };
      g_byte_array_append (out, (const guint8 *)entry, sizeof entry);
      at += entry[0] + 1;
    }
  for (unsigned side = 0; side < 2; side++)
    for (guint32 i = 0; i < n; i++)
      g_byte_array_append (out, (const guint8 *)pairs[i][side], (guint)strlen (pairs[i][side]) + 1);
  g_assert_true (g_file_set_contents (path, (const char *)out->data, (gssize)out->len, NULL));
}

/* What comes with the program is called as the person does; then a team has no short name, which
 * was that of the other. */
static void
test_said (void)
{
  static const char *const pairs[][2] = {
    { "", "Content-Type: text/plain; charset=UTF-8\n" },
    { "Standard", "Standaard" },
    { "name of a team\004Orange", "Oranje" },
  };
  g_autofree char *where = g_build_filename (folder, "nl", "LC_MESSAGES", NULL);
  g_autofree char *path = g_build_filename (where, GETTEXT_PACKAGE ".mo", NULL);

  if (setlocale (LC_ALL, "nl_NL.UTF-8") == NULL) {
    g_test_skip ("no Dutch locale");
    return;
  }
  g_assert_cmpint (g_mkdir_with_parents (where, 0700), ==, 0);
  write_catalogue (path, pairs, G_N_ELEMENTS (pairs));
  g_setenv ("LANGUAGE", "nl", TRUE);
  bindtextdomain (GETTEXT_PACKAGE, folder);
  textdomain (GETTEXT_PACKAGE);
  g_autoptr (GPtrArray) teams = sv_library_built_in (game (), SV_DOCUMENT_TEAM);
  g_autoptr (GPtrArray) variants = sv_library_built_in (game (), SV_DOCUMENT_VARIANT);
  const SvTeamDoc *first = ((SvLibraryItem *)teams->pdata[0])->team;
  const SvTeamDoc *second = ((SvLibraryItem *)teams->pdata[1])->team;
  g_assert_cmpstr (((const SvLibraryItem *)variants->pdata[0])->head->name, ==, "Standaard");
  g_assert_cmpstr (((const SvLibraryItem *)variants->pdata[2])->head->name, ==, "Youth");
  g_assert_cmpstr (first->name, ==, "Velocitas");
  g_assert_cmpstr (first->short_name, !=, "");
  g_assert_cmpstr (second->name, ==, "Oranje");
  g_assert_cmpstr (second->short_name, ==, "");
  g_autoptr (SvTeamDoc) own = named_team (game (), "Owls");
  sv_library_say_team (own);
  g_assert_cmpstr (own->name, ==, "Owls");
  g_unsetenv ("LANGUAGE");
  g_assert_nonnull (setlocale (LC_ALL, "C"));
}

static void
put (const char *sub, const char *name, const char *text)
{
  g_autofree char *parent = g_build_filename (folder, "speelveld", sub, NULL);
  g_autofree char *path = g_build_filename (parent, name, NULL);
  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
test_own (void)
{
  g_autofree char *autosaves = sv_library_autosave_folder ();
  g_autofree char *broken = g_build_filename (folder, "speelveld", "teams", "broken.svteam", NULL);
  g_autoptr (GError) error = NULL;
  g_assert_true (g_file_test (autosaves, G_FILE_TEST_IS_DIR));

  put ("teams", "z.svteam", "{" HEADER ("team") ",\"name\":\"Alpha\"}");
  put ("teams", "a.svteam", "{" HEADER ("team") ",\"name\":\"Omega\"}");
  put ("teams", "broken.svteam", "{" HEADER ("team") ",\"name\":7}");
  put ("teams", ".hidden.svteam", "no");
  put ("teams", "readme.txt", "no");
  put ("teams", "null.svteam", "{\"format\":\"speelveld-team\",\"version\":1,\"game\":\"null\"}");
  put ("variants", "x.svvariant", "{" HEADER ("variant") ",\"name\":\"Mine\"}");

  g_autoptr (GPtrArray) teams = sv_library_items (game (), SV_DOCUMENT_TEAM);
  g_assert_null (sv_library_item_load (broken, &error));
  g_assert_cmpstr (error->message, ==, "name: this must be a text");
  const SvLibraryItem *alpha = teams->pdata[teams->len - 2], *omega = teams->pdata[teams->len - 1];
  g_assert_cmpstr (alpha->team->name, ==, "Alpha");
  g_assert_true (g_str_has_suffix (alpha->path, "/speelveld/teams/z.svteam"));
  g_assert_cmpstr (omega->team->name, ==, "Omega");

  g_autoptr (GPtrArray) variants = sv_library_items (game (), SV_DOCUMENT_VARIANT);
  g_assert_cmpuint (variants->len, ==, 11);
  g_autoptr (GPtrArray) others = sv_library_items (sv_game_by_id ("null"), SV_DOCUMENT_TEAM);
  g_assert_cmpuint (others->len, ==, 1);
}

/* --- The user's files --- */

static SvLibraryItem *
new_team (const char *name)
{
  SvLibraryItem *item = sv_library_item_new (SV_DOCUMENT_TEAM, named_team (game (), name));
  return item;
}

static guint
count_paths (void)
{
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_TEAM);
  return paths->len;
}

static void
test_file_names (void)
{
  static const struct {
    const char *name, *file;
  } names[] = {
    { "Dune Foxes", "Dune Foxes.svteam" },
    { "../../etc/passwd", "etc-passwd.svteam" },
    { "../x", "x.svteam" },
    { "/", "svteam.svteam" },
    { "", "svteam.svteam" },
    { "...", "svteam.svteam" },
    { ".hidden", "hidden.svteam" },
    { "a\\b\nc\td:*?\"<>|e", "a-b c d-e.svteam" },
    { "-rf", "rf.svteam" },
    { "KV Sâlá 1 (copy)", "KV Sâlá 1 (copy).svteam" },
    { "bad\xff\xfe", "bad.svteam" },
    { "  spaces  ", "spaces.svteam" },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *file = sv_library_file_name (names[i].name, SV_DOCUMENT_TEAM, 0);
    g_assert_cmpstr (file, ==, names[i].file);
  }
  assert_text (sv_library_file_name ("Fox", SV_DOCUMENT_VARIANT, 3), "Fox-3.svvariant");

  GString *name = g_string_new (NULL);
  for (int i = 0; i < 200; i++)
    g_string_append (name, "\xf0\xa0\x80\x80"); /* a letter of four bytes */
  g_autofree char *file = sv_library_file_name (name->str, SV_DOCUMENT_TEAM, 9999);
  g_assert_cmpuint (strlen (file), <, 150);
  g_assert_true (g_utf8_validate (file, -1, NULL));
  g_string_free (name, TRUE);
}

/* A name that is taken for somebody is not held open. */
static void
test_reserved (void)
{
  g_autofree char *first = sv_library_reserve ("Held", SV_DOCUMENT_CUP, NULL);
  const int before = g_open (first, O_RDONLY, 0);

  close (before);
  g_autofree char *second = sv_library_reserve ("Held", SV_DOCUMENT_CUP, NULL);
  const int after = g_open (second, O_RDONLY, 0);
  close (after);
  g_assert_cmpint (after, ==, before); /* the first that is free */
  g_unlink (first);
  g_unlink (second);
}

/* Documents of the same name are files of their own, and what is read back is what was kept. */
static void
test_keep (void)
{
  const guint before = count_paths ();
  g_autoptr (SvLibraryItem) first = new_team ("../Twins");
  g_autoptr (SvLibraryItem) second = new_team ("../Twins");
  g_autoptr (GError) error = NULL;

  g_assert_null (sv_library_find (first));
  first = save_item (g_steal_pointer (&first));
  g_autofree char *same = sv_library_find (second);
  g_assert_cmpstr (same, ==, first->path);
  g_autoptr (SvLibraryItem) other_letter = new_team ("../Twinz");
  g_assert_null (sv_library_find (other_letter));
  second = save_item (g_steal_pointer (&second));
  g_assert_cmpstr (first->path, !=, second->path);
  g_assert_true (g_str_has_suffix (second->path, "/speelveld/teams/Twins-2.svteam"));
  g_assert_cmpuint (count_paths (), ==, before + 2);
  g_autofree char *text = read_file (second->path, NULL);
  g_assert_nonnull (strstr (text, "\n  \"name\": \"../Twins\""));

  g_autoptr (SvLibraryItem) again = sv_library_item_load (second->path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again->head->name, ==, "../Twins");
  g_autofree char *other = again->class->write (again->doc, TRUE);
  assert_text (second->class->write (second->doc, TRUE), other);
  /* A file of the library that was written elsewhere is still that file. */
  g_autofree char *compact = again->class->write (again->doc, FALSE);
  g_assert_true (g_file_set_contents (second->path, compact, -1, NULL));
  g_autofree char *itself = sv_library_find (again);
  g_assert_cmpstr (itself, ==, second->path);
  g_remove (first->path);
  g_remove (second->path);
}

static void
test_remove (void)
{
  const guint before = count_paths ();
  g_autoptr (SvLibraryItem) item = new_team ("Gone");
  g_autoptr (SvLibraryItem) successor = new_team ("Gone");
  g_autoptr (GError) error = NULL;
  item = save_item (g_steal_pointer (&item));

  g_autofree char *removed = sv_library_remove (item->path, &error);
  g_assert_no_error (error);
  g_assert_false (g_file_test (item->path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_paths (), ==, before);
  g_autofree char *path = sv_library_restore (removed, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (path, ==, item->path);
  g_assert_false (g_file_test (removed, G_FILE_TEST_EXISTS));

  /* Its name was taken meanwhile: neither is lost. */
  g_autofree char *again = sv_library_remove (item->path, &error);
  successor = save_item (g_steal_pointer (&successor));
  g_assert_cmpstr (successor->path, ==, item->path);
  g_autofree char *other = sv_library_restore (again, &error);
  g_assert_cmpstr (other, !=, item->path);
  g_assert_cmpuint (count_paths (), ==, before + 2);

  /* Twice is one too often, and purged is gone. */
  g_assert_null (sv_library_restore (again, &error));
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO);
  g_clear_error (&error);
  g_assert_cmpuint (count_paths (), ==, before + 2);
  g_autofree char *last = sv_library_remove (other, &error);
  g_assert_true (g_file_test (last, G_FILE_TEST_EXISTS));
  sv_library_purge (0);
  g_assert_false (g_file_test (last, G_FILE_TEST_EXISTS));
  g_remove (successor->path);
}

static void
test_copy (void)
{
  g_autoptr (GPtrArray) variants = sv_library_built_in (game (), SV_DOCUMENT_VARIANT);
  const SvLibraryItem *youth = variants->pdata[2];
  g_autoptr (SvLibraryItem) copy = sv_library_item_copy (youth, "Mine");

  g_assert_null (copy->path);
  g_assert_cmpint (copy->class->kind, ==, SV_DOCUMENT_VARIANT);
  g_assert_cmpstr (copy->head->name, ==, "Mine");
  g_assert_cmpmem (copy->variant->setup, game ()->setup_size, youth->variant->setup,
                   game ()->setup_size);
  copy = save_item (g_steal_pointer (&copy));
  g_assert_true (g_str_has_suffix (copy->path, "/speelveld/variants/Mine.svvariant"));
  g_autofree char *text = read_file (copy->path, NULL);
  g_assert_nonnull (strstr (text, "\n  \"name\": \"Mine\"")); /* people read it too */
  g_remove (copy->path);
}

static void
test_load_faults (void)
{
  static const char *const texts[] = {
    "",
    "[1]",
    "{" HEADER ("match") ",\"events\":[]}",
    "{" HEADER ("team") ",\"cards\":3}",
    "{\"format\":\"speelveld-team\",\"version\":99}",
  };
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autofree char *path = g_build_filename (folder, "speelveld", "fault.svteam", NULL);
    g_autoptr (GError) error = NULL;
    put ("", "fault.svteam", texts[i]);
    g_assert_null (sv_library_item_load (path, &error));
    g_assert_nonnull (error);
    g_remove (path);
  }
}

/* A game whose matches leave something to their teams, or NULL. */
static const SvGame *
find_leaving (void)
{
  for (const SvGame *const *g = sv_games (); *g; g++)
    if ((*g)->season.after_match)
      return *g;
  return NULL;
}

static unsigned
count_teams (const SvGame *g, const char *name)
{
  g_autoptr (GPtrArray) teams = sv_library_items (g, SV_DOCUMENT_TEAM);
  unsigned n = 0;
  for (guint i = 0; i < teams->len; i++) {
    const SvLibraryItem *item = teams->pdata[i];
    n += item->path && strcmp (item->team->name, name) == 0;
  }
  return n;
}

static void
keep_match (const SvMatchDoc *match)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  sv_library_keep_match_async (match, result_cb, &result);
  g_assert_true (sv_library_keep_match_finish (wait_for (&result), &error));
  g_assert_no_error (error);
}

/* What a match leaves goes into the user's team of that name, which is made if there is none. */
static void
test_match (void)
{
  const SvGame *g = find_leaving ();
  g_assert_nonnull (g);
  g_autoptr (SvMatchDoc) match = doc_between (g, "Leavers", "Takers");
  g_assert_false (sv_library_can_keep_match (match));

  SvRng rng;
  sv_rng_seed (&rng, 7);
  while (append_any (match, &rng, 0))
    ;

  g_assert_true (sv_library_can_keep_match (match));
  for (unsigned i = 1; i <= 2; i++) {
    keep_match (match);
    g_assert_cmpuint (count_teams (g, "Leavers"), ==, 1);
    g_assert_cmpuint (count_teams (g, "Takers"), ==, 1);
  }

  /* Both times are in the document, which can be read. */
  g_autoptr (GPtrArray) teams = sv_library_items (g, SV_DOCUMENT_TEAM);
  const SvField *list = sv_field_find (g->team_fields, g->n_team_fields, "played");
  for (guint i = 0; i < teams->len; i++) {
    const SvLibraryItem *item = teams->pdata[i];
    if (item->path) {
      g_assert_cmpint (sv_field_get (list, item->team->fields), ==, 2);
      g_unlink (item->path);
    }
  }
}

/* One that has no name is nobody's; one that played against itself has played on both sides. */
static void
test_match_alone (void)
{
  static const char *const names[][2] = {
    { "", "" }, { "Only", "" }, { "", "Only" }, { "Only", "Only" }
  };
  const SvGame *g = find_leaving ();
  const SvField *list = sv_field_find (g->team_fields, g->n_team_fields, "played");
  int32_t played = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (SvMatchDoc) match = doc_between (g, names[i][0], names[i][1]);
    SvRng rng;

    sv_rng_seed (&rng, 7);
    while (append_any (match, &rng, 0))
      ;
    g_assert_true (sv_library_can_keep_match (match) == (i > 0));
    if (i == 0)
      continue;
    keep_match (match);
    played += i < 3 ? 1 : 2;
    g_assert_cmpuint (count_teams (g, "Only"), ==, 1);
    g_assert_cmpuint (count_teams (g, ""), ==, 0);
    g_autoptr (GPtrArray) teams = sv_library_items (g, SV_DOCUMENT_TEAM);
    const SvLibraryItem *item = teams->pdata[teams->len - 1];
    g_assert_cmpint (sv_field_get (list, item->team->fields), ==, played);
    if (i == 3)
      g_unlink (item->path);
  }
}

static void
keep_line_up (const SvTeamDoc *team, const char *was, const char *name)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  sv_library_keep_line_up_async (team, was, name, result_cb, &result);
  g_assert_true (sv_library_keep_line_up_finish (wait_for (&result), &error));
  g_assert_no_error (error);
}

/* The names of the line-ups of team number i in the list of all, the last of which is the
 * user's. */
static char *
line_ups_of (int i)
{
  g_autoptr (GPtrArray) teams = sv_library_items (game (), SV_DOCUMENT_TEAM);
  const SvLibraryItem *item = teams->pdata[i < 0 ? teams->len - 1 : (guint)i];
  g_autoptr (GString) names = g_string_new (NULL);
  g_assert_true ((item->path != NULL) == (i < 0));
  for (guint k = 0; k < item->team->line_ups->len; k++)
    g_string_append_printf (names, "%s,",
                            ((const SvLineUpDoc *)item->team->line_ups->pdata[k])->name);
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* Those of a team that comes with the program are kept in a copy of it, and lent to it. What other
 * matches kept there stays. */
static void
test_line_ups (void)
{
  g_autoptr (GPtrArray) built_in = sv_library_built_in (game (), SV_DOCUMENT_TEAM);
  g_autoptr (SvTeamDoc) team = sv_team_doc_copy (((SvLibraryItem *)built_in->pdata[0])->team);
  g_autoptr (SvTeamDoc) other = sv_team_doc_copy (team);
  g_autoptr (SvTeamDoc) nameless = sv_team_doc_new (game ());
  g_autofree void *saved_line_up = g_malloc0 (SV_MAX_SAVED_LINE_UP);
  const guint before = count_paths ();

  g_assert_false (sv_library_can_keep_line_up (nameless));
  g_assert_true (sv_library_can_keep_line_up (team));
  keep_line_up (team, "Gone", NULL); /* nothing to be kept */
  g_assert_cmpuint (count_paths (), ==, before);
  for (int32_t i = 0; i < 4; i++)
    memcpy ((char *)saved_line_up + sizeof i * (gsize)(i + 1), &i, sizeof i);
  memcpy (saved_line_up, &(int32_t){ 4 }, sizeof (int32_t));
  sv_line_up_docs_keep (team->line_ups, game (), "Wall", saved_line_up, NULL);
  keep_line_up (team, NULL, "Wall");
  g_assert_cmpuint (count_paths (), ==, before + 1);
  assert_text (line_ups_of (-1), "Wall,");
  assert_text (line_ups_of (0), "Wall,");
  assert_text (line_ups_of (1), "");

  sv_line_up_docs_keep (other->line_ups, game (), "Long", saved_line_up, NULL);
  keep_line_up (other, NULL, "Long");
  assert_text (line_ups_of (-1), "Wall,Long,");
  g_assert_true (sv_line_up_docs_rename (team->line_ups, 0, "Fence", NULL));
  keep_line_up (team, "Wall", "Fence");
  assert_text (line_ups_of (0), "Long,Fence,");
  keep_line_up (team, "Long", NULL);
  assert_text (line_ups_of (0), "Fence,");
  g_assert_cmpuint (count_paths (), ==, before + 1);

  /* No room: told, and nothing is lost. */
  for (guint i = 0; other->line_ups->len < SV_MAX_OWN_LINE_UPS; i++) {
    g_autofree char *name = g_strdup_printf ("%u", i);
    sv_line_up_docs_keep (other->line_ups, game (), name, saved_line_up, NULL);
    keep_line_up (other, NULL, name);
  }
  g_autofree char *full = line_ups_of (0);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  sv_line_up_docs_keep (team->line_ups, game (), "More", saved_line_up, NULL);
  sv_library_keep_line_up_async (team, NULL, "More", result_cb, &result);
  g_assert_false (sv_library_keep_line_up_finish (wait_for (&result), &error));
  g_assert_cmpstr (error->message, ==, "A team can have no more than 12 line-ups.");
  assert_text (line_ups_of (0), full);
  g_autoptr (GPtrArray) teams = sv_library_items (game (), SV_DOCUMENT_TEAM);
  g_unlink (((SvLibraryItem *)teams->pdata[teams->len - 1])->path);
}

/* --- Any folder, any file --- */

static char *
in_folder (const char *sub, const char *name)
{
  return g_build_filename (folder, "speelveld", sub, name, NULL);
}

static GPtrArray *
read_folder (
    const char *path, const SvGame *g, SvDocumentKind kind, guint *n_damaged, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  sv_library_read_folder_async (path, g, kind, result_cb, &result);
  return sv_library_read_folder_finish (wait_for (&result), n_damaged, error);
}

/* By name, and by path where names are the same; what is damaged is counted, what is of another
 * game or kind is not. */
static void
test_folder (void)
{
  static const char *const order[] = { "d.svteam", "b.svteam", "c.svteam", "a.svteam" };
  g_autofree char *path = in_folder ("any", NULL);
  g_autofree char *nowhere = in_folder ("none", NULL);
  g_autoptr (GError) error = NULL;
  guint n_damaged;

  put ("any", "a.svteam", "{" HEADER ("team") ",\"name\":\"Owl\"}");
  put ("any", "c.svteam", "{" HEADER ("team") ",\"name\":\"Fox\"}");
  put ("any", "b.svteam", "{" HEADER ("team") ",\"name\":\"Fox\"}");
  put ("any", "d.svteam", "{" HEADER ("team") ",\"name\":\"Elk\"}");
  put ("any", "e.svteam", "{\"format\":\"speelveld-team\",\"version\":1,\"game\":\"null\"}");
  put ("any", "f.svteam", "{" HEADER ("team") ",\"name\":7}");
  put ("any", "g.svteam", "");
  put ("any", ".h.svteam", "");
  put ("any", "i.svvariant", "{" HEADER ("variant") "}");
  put ("any/below", "j.svteam", "{" HEADER ("team") "}");
  g_autoptr (GPtrArray) teams = read_folder (path, game (), SV_DOCUMENT_TEAM, &n_damaged, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_damaged, ==, 2);
  g_assert_cmpuint (teams->len, ==, G_N_ELEMENTS (order));
  for (guint i = 0; i < teams->len; i++) {
    const SvLibraryItem *item = teams->pdata[i];
    g_autofree char *expected = g_build_filename (path, order[i], NULL);
    g_assert_cmpstr (item->path, ==, expected);
    g_assert_true (item->head->game == game ());
  }
  g_autoptr (GPtrArray) variants =
      read_folder (path, game (), SV_DOCUMENT_VARIANT, &n_damaged, &error);
  g_assert_cmpuint (variants->len, ==, 1);
  g_assert_cmpuint (n_damaged, ==, 0);
  const SvLibraryItem *variant = variants->pdata[0];
  g_assert_true (variant->head->game == game ());
  g_assert_cmpstr (variant->head->name, ==, "");
  g_assert_null (read_folder (nowhere, game (), SV_DOCUMENT_TEAM, &n_damaged, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);

  /* Those that were moved are known by their new path, the others by their own; a built-in one has
   * none. */
  g_autofree char *moved = g_build_filename (path, "b.svteam", NULL);
  const SvLibraryItem *here = teams->pdata[0], *there = teams->pdata[1];
  SvLibraryItem *built_in = sv_library_item_new (SV_DOCUMENT_TEAM, sv_team_doc_copy (here->team));
  g_ptr_array_insert (teams, 0, built_in);
  sv_library_items_follow (teams, moved, "/elsewhere");
  g_assert_null (built_in->path);
  g_assert_true (g_str_has_suffix (here->path, "/d.svteam"));
  g_assert_cmpstr (there->path, ==, "/elsewhere");
}

/* What a file holds counts, not what it is called. */
static void
test_is_item (void)
{
  static const struct {
    const char *text, *fault; /* NULL: it is one */
    gboolean is_item;
  } cases[] = {
    { "{" HEADER ("team") "}", NULL, TRUE },
    { "{" HEADER ("variant") "}", NULL, TRUE },
    { "{" HEADER ("team") ",\"name\":7}", "name: this must be a text", TRUE },
    { MATCH (""), "This is neither a team nor a variant.", FALSE },
    { "<html>", "This is not a Speelveld document.", FALSE },
  };
  g_autofree char *nowhere = in_folder ("", "none");
  g_autofree char *path = in_folder ("", "some.file");

  g_assert_false (sv_library_is_item (nowhere));
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;
    put ("", "some.file", cases[i].text);
    g_assert_true (sv_library_is_item (path) == cases[i].is_item);
    g_autoptr (SvLibraryItem) item = sv_library_item_load (path, &error);
    g_assert_true ((item != NULL) == (cases[i].fault == NULL));
    g_assert_cmpstr (error != NULL ? error->message : NULL, ==, cases[i].fault);
    if (item != NULL) {
      g_assert_cmpstr (item->path, ==, path);
      g_assert_cmpint (item->class->kind, ==, i == 0 ? SV_DOCUMENT_TEAM : SV_DOCUMENT_VARIANT);
    }
  }
  g_remove (path);
}

/* Some names are taken, the first so many. */
static gboolean
take_first (gpointer n_taken, const char *name)
{
  return (*(unsigned *)n_taken)-- > 0;
}

static void
test_copy_name (void)
{
  static const char *const names[] = { "Fox (copy)", "Fox (copy 2)", "Fox (copy 3)" };
  g_autofree char *longest = g_strnfill (SV_TEXT_MAX_CHARS, 'x');
  unsigned n = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++) {
    n = i;
    assert_text (sv_library_copy_name ("Fox", take_first, &n), names[i]);
  }
  n = 1000;
  g_autofree char *copy = sv_library_copy_name (longest, take_first, &n);
  g_assert_true (g_str_has_suffix (copy, "x (copy 1001)"));
  g_assert_cmpuint (strlen (copy), ==, SV_TEXT_MAX_CHARS - 40 + strlen (" (copy 1001)"));
}

/* --- Names of files --- */

/* All names are tried, the one without a number first, before there are too many; and the same by
 * who renames. */
static void
test_too_many (void)
{
  g_autofree char *own = sv_library_kind_folder (SV_DOCUMENT_CUP);
  g_autofree char *other = g_build_filename (own, "Other.svcup", NULL);
  const unsigned last = 9999, free_ones[] = { 0, 2, 5000, last };
  g_autoptr (GError) error = NULL;

  put ("competitions", "Other.svcup", "{}");
  for (unsigned n = 0; n <= last; n++) {
    g_autofree char *file = sv_library_file_name ("Cup", SV_DOCUMENT_CUP, n);
    g_autofree char *path = g_build_filename (own, file, NULL);
    const int fd = n == 1 ? -1 : g_creat (path, 0600);
    if (fd >= 0)
      close (fd);
  }
  g_assert_null (sv_library_reserve ("Cup", SV_DOCUMENT_CUP, &error));
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO);
  g_assert_true (g_str_has_suffix (error->message, "has too many files with the same name."));
  g_assert_null (sv_library_rename (other, "Cup"));
  for (unsigned i = 0; i < G_N_ELEMENTS (free_ones); i++) {
    g_autofree char *file = sv_library_file_name ("Cup", SV_DOCUMENT_CUP, free_ones[i]);
    g_autofree char *path = g_build_filename (own, file, NULL);
    g_assert_cmpint (g_unlink (path), ==, 0);
    assert_text (sv_library_reserve ("Cup", SV_DOCUMENT_CUP, NULL), path);
    g_assert_cmpint (g_unlink (path), ==, 0);
    assert_text (sv_library_rename (other, "Cup"), path);
    g_assert_null (sv_library_rename (path, "Cup")); /* it is called so already */
    g_assert_cmpint (g_rename (path, other), ==, 0);
    g_free (write_file ("speelveld/competitions/Cup.svcup", "{}"));
    g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
  }
  g_assert_null (sv_library_rename ("/elsewhere/Other.svcup", "New"));
  g_unlink (other);
  g_assert_null (sv_library_rename (other, "New")); /* it is gone */
  remove_folder (own);
}

static void
test_cannot_write (void)
{
  g_autofree char *teams = in_folder ("teams", NULL);
  g_autofree char *away = in_folder ("away", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_rename (teams, away), ==, 0);
  g_free (write_file ("speelveld/teams", "x"));
  g_assert_null (sv_library_reserve ("Fox", SV_DOCUMENT_TEAM, &error));
  g_assert_true (g_str_has_suffix (error->message,
                                   "cannot be written to: what should be its folder is a file."));
  g_clear_error (&error);
  g_assert_null (try_to_save_item (new_team ("Fox"), &error));
  g_assert_true (g_str_has_suffix (error->message,
                                   "cannot be written to: what should be its folder is a file."));
  g_assert_cmpint (count_paths (), ==, 0);
  g_assert_cmpint (g_unlink (teams), ==, 0);
  g_assert_cmpint (g_rename (away, teams), ==, 0);
}

/* A disk that takes no more, in a folder that gives no second names: what was there stays, what was
 * not there is not there. */
static void
test_full (void)
{
  static const char aside[] = ".Full.svteam~";
  const guint before = count_paths ();
  g_autoptr (SvLibraryItem) item = save_item (new_team ("Full"));
  g_autofree char *path = g_strdup (item->path);
  g_autofree char *blocked = in_folder ("teams", aside);
  g_autofree char *kept = read_file (path, NULL);
  struct rlimit limit, small;

  (void)signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  for (int has_names = 0; has_names < 2; has_names++) {
    g_autoptr (SvLibraryItem) again = new_team ("Fuller");
    g_autoptr (GError) error = NULL, other = NULL;

    if (has_names == 0)
      g_assert_cmpint (g_mkdir (blocked, 0700), ==, 0);
    else
      g_assert_cmpint (g_rmdir (blocked), ==, 0);
    again->path = g_strdup (path);
    small = limit;
    small.rlim_cur = 20;
    g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
    g_autoptr (SvLibraryItem) saved = try_to_save_item (g_steal_pointer (&again), &error);
    g_autoptr (SvLibraryItem) new = try_to_save_item (new_team ("New"), &other);
    g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
    g_assert_cmpstr (error->message, ==, "“Full.svteam” cannot be saved: File too large");
    g_assert_cmpstr (other->message, ==, "“New.svteam” cannot be saved: File too large");
    assert_text (read_file (path, NULL), kept);
    g_assert_cmpuint (count_paths (), ==, before + 1);
  }
  g_assert_false (g_file_test (blocked, G_FILE_TEST_EXISTS));
  g_unlink (path);
}

/* What could not be opened again is not saved. */
static void
test_too_large (void)
{
  SvLibraryItem *item = new_team ("Large");
  g_autofree char *text = g_strnfill (16 * 1024 * 1024, 'x');
  g_autoptr (GError) error = NULL;

  item->team->unknown = json_object_new ();
  json_object_set_string_member (item->team->unknown, "note", text);
  g_assert_null (try_to_save_item (item, &error));
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_TOO_LARGE);
}

int
main (int argc, char **argv)
{
  /* Not by G_TEST_OPTION_ISOLATE_DIRS, which leaks under the sanitizers. */
  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/library/line-ups-alone", test_line_ups); /* no other team of one's own */
  g_test_add_func ("/store/library/built-in", test_built_in);
  g_test_add_func ("/store/library/girls-and-boys-play-together", test_mixed);
  g_test_add_func ("/store/library/names", test_names);
  g_test_add_func ("/store/library/order", test_order);
  g_test_add_func ("/store/library/own", test_own);
  g_test_add_func ("/store/library/folder", test_folder);
  g_test_add_func ("/store/library/is-item", test_is_item);
  g_test_add_func ("/store/library/copy-name", test_copy_name);
  g_test_add_func ("/store/library/too-many", test_too_many);
  g_test_add_func ("/store/library/cannot-write", test_cannot_write);
  g_test_add_func ("/store/library/full", test_full);
  g_test_add_func ("/store/library/too-large", test_too_large);
  g_test_add_func ("/store/library/file-names", test_file_names);
  g_test_add_func ("/store/library/reserved", test_reserved);
  g_test_add_func ("/store/library/keep", test_keep);
  g_test_add_func ("/store/library/remove", test_remove);
  g_test_add_func ("/store/library/copy", test_copy);
  g_test_add_func ("/store/library/load-faults", test_load_faults);
  g_test_add_func ("/store/library/match", test_match);
  g_test_add_func ("/store/library/match-alone", test_match_alone);
  g_test_add_func ("/store/library/line-ups", test_line_ups);
  g_test_add_func ("/store/library/said", test_said);
  const int result = g_test_run ();
  remove_folder (folder);
  g_free (folder);
  return result;
}
