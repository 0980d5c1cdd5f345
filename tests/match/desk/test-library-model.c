/* SPDX-License-Identifier: GPL-3.0-or-later */

/* SvLibraryModel and SvLibraryEntry: the list is what lies in the folder, whatever happens there,
 * with what the documents say, in one order. */

#include "doc-fixture.h"
#include "folder-fixture.h"
#include "sv-games.h"
#include "sv-library-model.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

static void
put (const char *file, const char *text)
{
  g_autofree char *teams = sv_library_kind_folder (SV_DOCUMENT_TEAM);
  g_autofree char *path = g_build_filename (teams, file, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A team of the game in a file. */
static void
put_team (const char *file, const SvGame *game, const char *name)
{
  g_autoptr (SvLibraryItem) item = sv_library_item_new (SV_DOCUMENT_TEAM, named_team (game, name));
  g_autofree char *text = item->class->write (item->doc, TRUE);
  put (file, text);
}

static void
take_away (const char *file)
{
  g_autofree char *teams = sv_library_kind_folder (SV_DOCUMENT_TEAM);
  g_autofree char *path = g_build_filename (teams, file, NULL);

  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
empty_folder (void)
{
  g_autofree char *teams = sv_library_kind_folder (SV_DOCUMENT_TEAM);

  remove_folder (teams);
}

static void
settle (SvLibraryModel *model)
{
  sv_library_model_refresh (model);
  while (sv_library_model_get_loading (model))
    g_main_context_iteration (NULL, TRUE);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return sv_library_entry_compare (*(SvLibraryEntry *const *)a, *(SvLibraryEntry *const *)b);
}

/* The entries in their order. */
static GPtrArray *
sorted (SvLibraryModel *model)
{
  GListModel *list = sv_library_model_get_entries (model);
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    g_ptr_array_add (entries, g_list_model_get_item (list, i));
  g_ptr_array_sort (entries, compare);
  return entries;
}

/* The names of those with a file, in their order; "?" before what is not read, "!" before what is
 * damaged. */
static char *
say_own (SvLibraryModel *model)
{
  g_autoptr (GPtrArray) entries = sorted (model);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < entries->len; i++) {
    const SvLibraryDigest *digest = sv_library_entry_get_digest (entries->pdata[i]);

    if (sv_library_entry_get_path (entries->pdata[i]) == NULL)
      continue;
    g_string_append_printf (text, "%s%s%s", text->len > 0 ? "|" : "",
                            digest == NULL         ? "?"
                            : digest->game == NULL ? "!"
                                                   : "",
                            sv_library_entry_get_name (entries->pdata[i]));
  }
  return g_string_free (text, FALSE);
}

static SvLibraryEntry *
find (SvLibraryModel *model, const char *name)
{
  g_autoptr (GPtrArray) entries = sorted (model);

  for (guint i = 0; i < entries->len; i++)
    if (g_strcmp0 (sv_library_entry_get_name (entries->pdata[i]), name) == 0)
      return entries->pdata[i];
  g_error ("no entry is called %s", name);
}

/* Files that come, go, change and are damaged. */
static void
test_files (void)
{
  const SvGame *const *games = sv_games ();

  empty_folder ();
  put_team ("b.svteam", games[0], "Zwaluwen");
  g_autoptr (SvLibraryModel) model = sv_library_model_new (SV_DOCUMENT_TEAM);
  /* Listed at once, called like its file until it was read. */
  assert_text (say_own (model), "?b");
  g_assert_true (sv_library_model_get_loading (model));
  settle (model);
  assert_text (say_own (model), "Zwaluwen");
  g_assert_false (sv_library_model_get_loading (model));

  put_team ("a.svteam", games[0], "anne");
  put_team ("c.svteam", games[1], "Bo");
  put ("d.svteam", "{");
  put ("e.txt", "no team");
  settle (model);
  /* Damaged ones, then game by game, by name whatever its case. */
  assert_text (say_own (model), "!d.svteam|anne|Zwaluwen|Bo");

  put_team ("a.svteam", games[1], "Anne the second");
  take_away ("b.svteam");
  settle (model);
  assert_text (say_own (model), "!d.svteam|Anne the second|Bo");

  take_away ("a.svteam");
  take_away ("d.svteam");
  settle (model);
  assert_text (say_own (model), "Bo");

  /* A link to nowhere is listed, and there is nothing to be read. */
  g_autofree char *teams = sv_library_kind_folder (SV_DOCUMENT_TEAM);
  g_autofree char *link = g_build_filename (teams, "gone.svteam", NULL);
  g_assert_cmpint (symlink ("/nowhere", link), ==, 0);
  settle (model);
  assert_text (say_own (model), "?gone|Bo");
  take_away ("gone.svteam");

  /* What comes while others are read is read after them; what goes is not. */
  put_team ("f.svteam", games[0], "First");
  sv_library_model_refresh (model);
  put_team ("g.svteam", games[0], "Second");
  put_team ("h.svteam", games[0], "Third");
  sv_library_model_refresh (model);
  assert_text (say_own (model), "?f|?g|?h|Bo");
  put_team ("g.svteam", games[0], "The second");
  take_away ("h.svteam");
  settle (model);
  assert_text (say_own (model), "First|The second|Bo");
  take_away ("f.svteam");
  take_away ("g.svteam");
  put_team ("a.svteam", games[0], "Again");
  settle (model);
  assert_text (say_own (model), "Again|Bo");
}

/* Write the same file with another name, its time that of when but for so much. */
static void
rewrite (const char *path, const char *name, const GStatBuf *when, time_t seconds, long nanoseconds)
{
  const struct timespec times[2] = {
    { when->st_mtim.tv_sec + seconds, nanoseconds },
    { when->st_mtim.tv_sec + seconds, nanoseconds },
  };
  g_autoptr (SvTeamDoc) team = named_team (sv_games ()[0], name);
  g_autofree char *text = sv_team_doc_write (team, TRUE);

  g_assert_true (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

/* A file is another one if its size is, or its time, to the nanosecond, or if another one took its
 * place. */
static void
test_stamps (void)
{
  g_autofree char *teams = sv_library_kind_folder (SV_DOCUMENT_TEAM);
  g_autofree char *path = g_build_filename (teams, "a.svteam", NULL);
  g_autofree char *other = g_build_filename (teams, "b.txt", NULL);
  GStatBuf when;

  empty_folder ();
  put_team ("a.svteam", sv_games ()[0], "Aaa");
  g_assert_cmpint (g_stat (path, &when), ==, 0);
  g_autoptr (SvLibraryModel) model = sv_library_model_new (SV_DOCUMENT_TEAM);
  rewrite (path, "Aaa", &when, 0, 5);
  settle (model);
  assert_text (say_own (model), "Aaa");
  rewrite (path, "Aab", &when, 0, 5); /* nothing tells */
  settle (model);
  assert_text (say_own (model), "Aaa");
  rewrite (path, "Aac", &when, 0, 6);
  settle (model);
  assert_text (say_own (model), "Aac");
  rewrite (path, "Aad", &when, 1, 6);
  settle (model);
  assert_text (say_own (model), "Aad");
  rewrite (path, "Aade", &when, 1, 6);
  settle (model);
  assert_text (say_own (model), "Aade");
  rewrite (other, "Aadf", &when, 1, 6);
  g_assert_cmpint (g_rename (other, path), ==, 0);
  settle (model);
  assert_text (say_own (model), "Aadf");
}

/* One that is gone does not look at the folder any more. */
static void
test_gone (void)
{
  empty_folder ();
  SvLibraryModel *model = sv_library_model_new (SV_DOCUMENT_TEAM);
  const gpointer data = model;

  settle (model);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, data));
  put_team ("a.svteam", sv_games ()[0], "A");
  while (!sv_library_model_get_loading (model))
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (g_main_context_find_source_by_user_data (NULL, data));
  g_object_unref (model);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, data));
}

/* The model finds by itself what changed in the folder. */
static void
test_watches (void)
{
  empty_folder ();
  g_autoptr (SvLibraryModel) model = sv_library_model_new (SV_DOCUMENT_TEAM);
  GListModel *list = sv_library_model_get_entries (model);
  const guint n = g_list_model_get_n_items (list);

  for (unsigned i = 0; i < 2; i++) {
    gboolean settled = FALSE;

    if (i == 0)
      put_team ("new.svteam", sv_games ()[0], "New");
    else
      take_away ("new.svteam");
    while ((g_list_model_get_n_items (list) == n) == (i == 0)) {
      settled |= sv_library_model_get_loading (model); /* it waits for more to happen */
      g_main_context_iteration (NULL, TRUE);
    }
    g_assert_true (settled);
    while (sv_library_model_get_loading (model))
      g_main_context_iteration (NULL, TRUE);
    assert_text (say_own (model), i == 0 ? "New" : "");
  }
}

enum { MANY = 32 + 250 + 5 };

static void
loaded_cb (SvLibraryModel *model, gboolean resort, GArray *counts)
{
  g_autoptr (GPtrArray) entries = sorted (model);
  guint n = 0;

  for (guint i = 0; i < entries->len; i++)
    n += sv_library_entry_get_path (entries->pdata[i]) != NULL &&
         sv_library_entry_get_digest (entries->pdata[i]) != NULL;
  n = resort ? n : n + 10000;
  g_array_append_val (counts, n);
}

/* What has gone before it was its turn is not read. */
static void
test_gone_unread (void)
{
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint));

  empty_folder ();
  put_team ("a.svteam", sv_games ()[0], "A");
  g_autoptr (SvLibraryModel) model = sv_library_model_new (SV_DOCUMENT_TEAM);
  g_signal_connect (model, "loaded", G_CALLBACK (loaded_cb), counts);
  put_team ("b.svteam", sv_games ()[0], "B");
  sv_library_model_refresh (model);
  take_away ("b.svteam");
  settle (model);
  g_assert_cmpuint (counts->len, ==, 1);
  assert_text (say_own (model), "A");
}

/* What is seen first is read first, and in pieces; an order that stays is not made anew. */
static void
test_batches (void)
{
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint));

  empty_folder ();
  for (unsigned i = MANY; i-- > 0;) {
    g_autofree char *file = g_strdup_printf ("%03u.svteam", i);
    g_autofree char *name = g_strdup_printf ("Team %03u", i);
    put_team (file, sv_games ()[0], name);
  }
  g_autoptr (SvLibraryModel) model = sv_library_model_new (SV_DOCUMENT_TEAM);
  g_signal_connect (model, "loaded", G_CALLBACK (loaded_cb), counts);
  while (counts->len == 0)
    g_main_context_iteration (NULL, TRUE);
  for (unsigned i = 0; i < 32; i++) {
    g_autofree char *name = g_strdup_printf ("Team %03u", i);
    g_assert_nonnull (sv_library_entry_get_digest (find (model, name)));
  }
  g_assert_nonnull (find (model, "032"));
  settle (model);
  g_assert_cmpuint (counts->len, ==, 3);
  g_assert_cmpuint (g_array_index (counts, guint, 0), ==, 32);
  g_assert_cmpuint (g_array_index (counts, guint, 1), ==, 32 + 250);
  g_assert_cmpuint (g_array_index (counts, guint, 2), ==, MANY);

  /* The same name again: nothing goes elsewhere. */
  put_team ("000.svteam", sv_games ()[0], "team 000");
  settle (model);
  g_assert_cmpuint (counts->len, ==, 4);
  g_assert_cmpuint (g_array_index (counts, guint, 3), ==, MANY + 10000);
  /* Nothing changed: nothing is read. */
  settle (model);
  g_assert_cmpuint (counts->len, ==, 4);
  empty_folder ();
}

static void
test_names (void)
{
  const SvGame *game = sv_games ()[0];

  empty_folder ();
  put_team ("a.svteam", game, "New team");
  put_team ("b.svteam", game, "New team 2");
  g_autoptr (SvLibraryModel) model = sv_library_model_new (SV_DOCUMENT_TEAM);
  settle (model);
  g_autoptr (SvLibraryItem) item = sv_library_model_make_new (model, game);
  g_assert_cmpint (item->class->kind, ==, SV_DOCUMENT_TEAM);
  g_assert_cmpstr (item->team->name, ==, "New team 3");
  g_assert_true (item->team->game == game);
  take_away ("a.svteam");
  settle (model);
  g_autoptr (SvLibraryItem) first = sv_library_model_make_new (model, game);
  g_assert_cmpstr (first->team->name, ==, "New team");

  g_autofree char *copy = sv_library_model_name_copy (model, "New team 2");
  g_assert_cmpstr (copy, ==, "New team 2 (copy)");

  g_autoptr (SvLibraryModel) variants = sv_library_model_new (SV_DOCUMENT_VARIANT);
  g_autoptr (SvLibraryItem) variant = sv_library_model_make_new (variants, game);
  g_assert_cmpint (variant->class->kind, ==, SV_DOCUMENT_VARIANT);
  g_assert_cmpstr (variant->variant->name, ==, "New variant");
}

static int
sign (int n)
{
  return (n > 0) - (n < 0);
}

/* Built-in ones of the games that are offered stand behind the user's own of their game, as the
 * games have them. */
static void
test_built_in (gconstpointer data)
{
  const SvDocumentKind kind = (SvDocumentKind)GPOINTER_TO_INT (data);
  g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func (g_free);

  empty_folder ();
  g_autoptr (SvLibraryModel) model = sv_library_model_new (kind);
  settle (model);
  g_autoptr (GPtrArray) entries = sorted (model);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autoptr (GPtrArray) items = sv_library_built_in (*game, kind);
    for (guint i = 0; (*game)->offered && i < items->len; i++)
      g_ptr_array_add (wanted, g_strdup (((const SvLibraryItem *)items->pdata[i])->head->name));
  }
  g_assert_cmpuint (entries->len, ==, wanted->len);
  for (guint i = 0; i < entries->len * entries->len; i++) {
    const guint one = i / entries->len, other = i % entries->len;
    g_assert_cmpint (sign (sv_library_entry_compare (entries->pdata[one], entries->pdata[other])),
                     ==, (one > other) - (one < other));
  }
  for (guint i = 0; i < wanted->len; i++) {
    SvLibraryEntry *entry = entries->pdata[i];
    const SvLibraryDigest *digest = sv_library_entry_get_digest (entry);
    g_autoptr (SvLibraryItem) item = sv_library_entry_load (entry, NULL);

    g_assert_cmpstr (sv_library_entry_get_name (entry), ==, wanted->pdata[i]);
    g_assert_cmpint (sv_library_entry_get_kind (entry), ==, kind);
    g_assert_cmpuint (sv_library_entry_get_stamp (entry), ==, 0);
    g_assert_cmpstr (item->head->name, ==, wanted->pdata[i]);
    g_assert_true (item->head->game == digest->game);
    g_assert_cmpint (strlen (digest->detail), >, 0);
    if (kind != SV_DOCUMENT_TEAM)
      continue;
    g_assert_false (digest->draft);
    g_assert_cmpstr (digest->colours[0], ==, item->team->colours[0]);
    g_assert_cmpstr (digest->colours[1], ==, item->team->colours[1]);
  }
}

/* What a list tells of a team: who plays, or what the points of a draft are. */
static void
test_digest (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");

  empty_folder ();
  g_autoptr (SvLibraryItem) item =
      sv_library_item_new (SV_DOCUMENT_TEAM, named_team (game, "Velocitas"));
  for (unsigned i = 0; i < item->team->n_cards; i++) {
    g_free (item->team->cards[i].name);
    item->team->cards[i].name = g_strdup (i == 0 ? "Ánne" : i == 2 ? "Bo" : "");
  }
  g_autofree char *whole = item->class->write (item->doc, TRUE);
  put ("whole.svteam", whole);
  put ("draft.svteam", "{\"format\":\"speelveld-team\",\"version\":1,\"game\":\"strafworp\","
                       "\"name\":\"Draft\",\"cards\":[]}");
  g_autoptr (SvLibraryModel) model = sv_library_model_new (SV_DOCUMENT_TEAM);
  settle (model);
  SvLibraryEntry *entry = find (model, "Velocitas");
  const SvLibraryDigest *digest = sv_library_entry_get_digest (entry);
  g_assert_cmpstr (digest->detail, ==, "Ánne, Bo");
  g_assert_false (digest->draft);
  g_assert_cmpint (digest->pieces[0].side, ==, 0);
  g_assert_cmpint (digest->pieces[0].number, ==, 1);
  g_assert_cmpint (digest->pieces[1].side, ==, 0);
  g_assert_cmpstr (digest->pieces[0].look, !=, digest->pieces[1].look);

  /* One's own stands before those that are built in. */
  g_autoptr (GPtrArray) all = sorted (model);
  unsigned built_in = 0;
  for (guint i = 0; i < all->len; i++) {
    if (sv_library_entry_get_path (all->pdata[i]) != NULL ||
        sv_library_entry_get_digest (all->pdata[i])->game != game)
      continue;
    built_in++;
    g_assert_cmpint (sv_library_entry_compare (entry, all->pdata[i]), <, 0);
    g_assert_cmpint (sv_library_entry_compare (all->pdata[i], entry), >, 0);
  }
  g_assert_cmpuint (built_in, >, 0);

  /* Every word must be somewhere, of the game that is asked for. */
  static const struct {
    const char *words[3];
    gboolean found;
  } searches[] = {
    { { NULL }, TRUE },
    { { "velo", NULL }, TRUE },
    { { "velo", "bo", NULL }, TRUE },
    { { "ánne", "citas", NULL }, TRUE },
    { { "velo", "chris", NULL }, FALSE },
    { { "chris", "velo", NULL }, FALSE },
  };
  for (unsigned i = 0; i < G_N_ELEMENTS (searches); i++) {
    g_assert_cmpint (sv_library_entry_matches (entry, NULL, searches[i].words), ==,
                     searches[i].found);
    g_assert_cmpint (sv_library_entry_matches (entry, game, searches[i].words), ==,
                     searches[i].found);
    g_assert_false (sv_library_entry_matches (entry, sv_game_by_id ("eleven"), searches[i].words));
  }
  g_assert_true (sv_library_entry_matches (entry, game, NULL));
}

/* A team whose points are not what they must be is told with that. */
static void
test_points (void)
{
  static const char *const details[] = { "Attack points 14 · Defence points 14",
                                         "Attack points 17 of 14 · Defence points 14" };
  const SvGame *game = sv_game_by_id ("strafworp");

  empty_folder ();
  g_autoptr (SvLibraryItem) item =
      sv_library_item_new (SV_DOCUMENT_TEAM, named_team (game, "Velocitas"));
  for (unsigned i = 0; i < 2; i++) {
    const SvField *field = sv_field_find (game->card_fields, game->n_card_fields, "attack");

    if (i == 1)
      sv_field_set (field, sv_team_doc_card_values (item->team, 0), 5);
    g_autofree char *text = item->class->write (item->doc, TRUE);
    put ("points.svteam", text);
    g_autofree char *teams = sv_library_kind_folder (SV_DOCUMENT_TEAM);
    g_autofree char *path = g_build_filename (teams, "points.svteam", NULL);
    SvLibraryDigest *digest = sv_library_digest_load (path);
    g_assert_cmpint (digest->draft, ==, i == 1);
    g_assert_cmpstr (digest->detail, ==, details[i]);
    sv_library_digest_free (digest);
  }
}

static void
count_cb (int *count)
{
  ++*count;
}

/* --- The two figurines of a team, in a game of the test's own --- */

/* The looks of both sides, mixed: a capital is of the other side. */
static const char *looks;

static void
own_init (const void *setup, void *state)
{
}

static void
own_view (const void *setup, const void *state, SvView *out)
{
  static const char *const names[] = { "a", "b", "c" };

  memset (out, 0, sizeof *out);
  for (const char *look = looks; *look != '\0'; look++) {
    const gboolean theirs = g_ascii_isupper (*look);
    out->pieces[out->n_pieces] = (SvPiece){ .side = theirs ? 1 : 0,
                                            .number = (uint8_t)(out->n_pieces + 1),
                                            .look = names[g_ascii_tolower (*look) - 'a'] };
    out->n_pieces++;
  }
}

static const SvGame own_game = {
  .id = "own", .title = "Own", .setup_size = 1, .state_size = 1, .init = own_init, .view = own_view
};

/* The first one, and the first that looks different from it, or else the second; of the team's
 * own. */
static void
test_two (void)
{
  static const struct {
    const char *looks;
    int numbers[2];
  } cases[] = {
    { "abc", { 1, 2 } },    { "aab", { 1, 3 } },  { "aabc", { 1, 3 } },   { "aaa", { 1, 2 } },
    { "aaB", { 1, 2 } },    { "Baa", { 2, 3 } },  { "BaBaCb", { 2, 6 } }, { "Ba", { 2, 0 } },
    { "abaBaC", { 1, 2 } }, { "cAcb", { 1, 4 } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    looks = cases[i].looks;
    SvLibraryItem *item = sv_library_item_new (SV_DOCUMENT_TEAM, named_team (&own_game, "Own"));
    g_autoptr (SvLibraryEntry) entry = sv_library_entry_new_built_in (item, 0);
    const SvLibraryDigest *digest = sv_library_entry_get_digest (entry);
    g_test_message ("%s", looks);
    for (unsigned k = 0; k < 2; k++)
      g_assert_cmpint (digest->pieces[k].number, ==, cases[i].numbers[k]);
  }
}

/* What is not read yet is called and looked for like its file, and its order is one. */
static void
test_entries (void)
{
  static const char *const words[] = { "omega", NULL }, *const others[] = { "alpha", NULL };
  const SvGame *game = sv_games ()[0];
  g_autoptr (SvLibraryEntry) alpha =
      sv_library_entry_new_file (SV_DOCUMENT_TEAM, "/tmp/a/Omega.svteam");
  g_autoptr (SvLibraryEntry) same =
      sv_library_entry_new_file (SV_DOCUMENT_TEAM, "/tmp/b/OMEGA.svteam");
  g_autoptr (SvLibraryEntry) plain = sv_library_entry_new_file (SV_DOCUMENT_TEAM, "/tmp/b/x.json");
  int changed = 0;

  g_assert_cmpstr (sv_library_entry_get_name (alpha), ==, "Omega");
  g_assert_cmpstr (sv_library_entry_get_name (plain), ==, "x.json");
  g_assert_null (sv_library_entry_get_digest (alpha));
  g_assert_true (sv_library_entry_matches (alpha, game, words));
  g_assert_false (sv_library_entry_matches (alpha, game, others));
  g_assert_cmpint (sign (sv_library_entry_compare (alpha, same)), ==, -1); /* by path */
  g_assert_cmpint (sign (sv_library_entry_compare (same, alpha)), ==, 1);
  g_assert_cmpint (sign (sv_library_entry_compare (alpha, plain)), ==, -1);
  g_assert_cmpint (sign (sv_library_entry_compare (plain, alpha)), ==, 1);
  g_assert_cmpint (sv_library_entry_compare (alpha, alpha), ==, 0);

  g_signal_connect_swapped (alpha, "changed", G_CALLBACK (count_cb), &changed);
  sv_library_entry_set_heading (alpha, "Korfball");
  sv_library_entry_set_heading (alpha, "Korfball");
  g_assert_cmpint (changed, ==, 1);
  g_assert_cmpstr (sv_library_entry_get_heading (alpha), ==, "Korfball");
  sv_library_entry_set_heading (alpha, NULL);
  g_assert_null (sv_library_entry_get_heading (alpha));
  g_assert_cmpint (changed, ==, 2);

  /* A file that is not there says so. */
  SvLibraryDigest *damaged = sv_library_digest_load ("/nonexistent/Gone.svteam");
  g_assert_cmpstr (damaged->name, ==, "Gone.svteam");
  g_assert_null (damaged->game);
  g_assert_true (g_str_has_prefix (damaged->detail, "This file cannot be read. "));
  g_assert_cmpint (strlen (damaged->detail), >, strlen ("This file cannot be read. "));
  g_assert_true (sv_library_entry_set_digest (alpha, damaged));
  g_assert_cmpint (changed, ==, 3);
  static const char *const gone[] = { "gone.sv", NULL };
  g_assert_true (sv_library_entry_matches (alpha, game, gone));
  g_assert_false (sv_library_entry_set_digest (alpha, sv_library_digest_load ("/Gone.svteam")));
  g_assert_null (sv_library_entry_load (plain, NULL));
}

int
main (int argc, char **argv)
{
  int failed;

  folder = g_dir_make_tmp ("sv-library-model-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library-model/files", test_files);
  g_test_add_func ("/library-model/stamps", test_stamps);
  g_test_add_func ("/library-model/gone", test_gone);
  g_test_add_func ("/library-model/watches", test_watches);
  g_test_add_func ("/library-model/gone-unread", test_gone_unread);
  g_test_add_func ("/library-model/batches", test_batches);
  g_test_add_func ("/library-model/names", test_names);
  g_test_add_data_func ("/library-model/built-in/teams", GINT_TO_POINTER (SV_DOCUMENT_TEAM),
                        test_built_in);
  g_test_add_data_func ("/library-model/built-in/variants", GINT_TO_POINTER (SV_DOCUMENT_VARIANT),
                        test_built_in);
  g_test_add_func ("/library-model/digest", test_digest);
  g_test_add_func ("/library-model/points", test_points);
  g_test_add_func ("/library-model/two", test_two);
  g_test_add_func ("/library-model/entries", test_entries);
  failed = g_test_run ();
  remove_folder (folder);
  g_free (folder);
  return failed;
}
