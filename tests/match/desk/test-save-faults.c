/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each open, write, fsync, rename, link and unlink of whatever saves fails once, one after the
 * other, and then all from there on, as on a disk that is full or was taken out. A document is
 * always whole, as it was before or as it is to be; what was not saved is told in a sentence; and
 * when the disk is well again nothing is missing. */

#include "failing-calls.h"
#include "folder-fixture.h"
#include "match-fixture.h"
#include "save-fixture.h"
#include "sv-cup-book.h"
#include "sv-cup-changes.h"
#include "sv-cup-file-feed.h"
#include "sv-cup-guest-playing.h"
#include "sv-cup-guest-private.h"
#include "sv-cup-guest-shelf.h"
#include "sv-cup-schedule.h"
#include "sv-draft.h"
#include "sv-json-file.h"
#include "sv-match-file.h"
#include "sv-match-saver.h"
#include "sv-table.h"

#include <errno.h>

/* Something that comes to the disk in steps 0, 1, 2 …: */
typedef struct {
  const char *name;
  gboolean writes;       /* not only moves */
  void (*begin) (void);  /* state 0 is on the disk */
  void (*step) (int to); /* try to bring state to there; told becomes the sentence, if any */
  int (*look) (void);    /* which state is there; it asserts that all is whole */
  void (*end) (void);    /* nullable */
} StatEntry;

static char *told;

static void
tell (const char *sentence)
{
  g_free (told);
  told = g_strdup (sentence);
}

static void
tell_cb (gpointer saver, const char *sentence)
{
  tell (sentence);
}

static void
unsaved_cb (SvAutoSaver *saver)
{
  g_autofree char *sentence = sv_auto_saver_dup_unsaved (saver);

  if (sentence != NULL)
    tell (sentence);
}

static void
tell_error (const GError *error)
{
  if (error != NULL)
    tell (error->message);
}

static char *
in_folder (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

/* Files in a folder that end so, and none that is empty or half: of those, and of any temporary
 * one. */
static GPtrArray *
files_in (const char *where, const char *suffix)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (where, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      g_ptr_array_add (paths, g_build_filename (where, name, NULL));
  return paths;
}

/* --- A match is saved --- */

static Fixture one;

static void
begin_match (void)
{
  set_up (&one, NULL);
}

static void
end_match (void)
{
  tear_down (&one, NULL);
}

static void
save_match (const char *name)
{
  g_autofree char *path = in_folder (name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  sv_match_save_async (one.match, file, result_cb, &result);
  if (!sv_match_save_finish (one.match, wait_for (&result), &error))
    tell_error (error);
}

/* How many events the document has. */
static int
count_events (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) doc = sv_match_doc_load (path, NULL, &error);

  g_assert_no_error (error);
  return (int)sv_history_get_length (doc->history);
}

static void
play_to (int n)
{
  SvRng rng;

  sv_rng_seed (&rng, 7);
  while ((int)sv_match_get_length (one.match) < n) {
    SvEvent legal[SV_MAX_LEGAL];
    g_autoptr (GError) error = NULL;
    sv_match_get_game (one.match)->legal (sv_match_get_setup (one.match),
                                          sv_match_get_state (one.match), legal);
    sv_match_choose (one.match, legal[0], &error);
    g_assert_no_error (error);
  }
}

static void
save_begin (void)
{
  begin_match ();
  save_match ("m.svmatch");
}

static void
save_step (int to)
{
  play_to (to);
  save_match ("m.svmatch");
}

static int
save_look (void)
{
  g_autofree char *path = in_folder ("m.svmatch");

  return count_events (path);
}

/* The same where no file is yet: that is state 0, too. */
static int
save_new_look (void)
{
  g_autofree char *path = in_folder ("m.svmatch");

  return g_file_test (path, G_FILE_TEST_EXISTS) ? count_events (path) : 0;
}

/* --- It is kept while it is played --- */

static void
autosave_step (int to)
{
  play_to (to);
  sv_match_flush (one.match);
  sv_save_wait ();
}

static void
autosave_begin (void)
{
  g_autofree char *autosaves = in_folder ("autosaves");

  begin_match ();
  sv_match_match_saver (one.match, autosaves);
  g_signal_connect (one.match, "notice", G_CALLBACK (tell_cb), NULL);
  g_signal_connect (sv_match_get_match_saver (one.match), "unsaved", G_CALLBACK (unsaved_cb), NULL);
  autosave_step (1);
}

static int
autosave_look (void)
{
  g_autofree char *autosaves = in_folder ("autosaves");
  g_autoptr (GPtrArray) paths = files_in (autosaves, ".autosave");
  g_autoptr (GPtrArray) earlier = files_in (autosaves, ".autosave~");

  g_assert_cmpuint (paths->len, ==, 1);
  for (guint i = 0; i < earlier->len; i++)
    count_events (earlier->pdata[i]);
  return count_events (paths->pdata[0]) - 1;
}

static void
autosave_step_on (int to)
{
  autosave_step (to + 1);
}

/* --- Drafts, competitions and tables, which are kept in the same way --- */

static SvAutoSaver *saver;

static void
keep (gpointer self)
{
  saver = SV_AUTO_SAVER (self);
  g_signal_connect (saver, "notice", G_CALLBACK (tell_cb), NULL);
  g_signal_connect (saver, "unsaved", G_CALLBACK (unsaved_cb), NULL);
  sv_auto_saver_touch (saver);
  write_out (saver);
}

static void
auto_saver_end (void)
{
  g_clear_object (&saver);
  sv_save_wait ();
}

static void
set_name (char **name, int to)
{
  g_free (*name);
  *name = g_strdup_printf ("%d", to);
}

static void
team_begin (void)
{
  g_autofree char *path = in_folder ("t.svteam");

  keep (sv_draft_new_team (named_team (sv_games ()[0], "0"), path));
}

static void
team_step (int to)
{
  set_name (&sv_draft_edit_team (SV_DRAFT (saver))->name, to);
  sv_draft_commit (SV_DRAFT (saver), NULL);
  write_out (saver);
}

static int
team_look (void)
{
  g_autofree char *path = in_folder ("t.svteam");
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTeamDoc) team = sv_team_doc_load (path, &error);

  g_assert_no_error (error);
  return atoi (team->name);
}

static void
variant_begin (void)
{
  g_autofree char *path = in_folder ("v.svvariant");

  keep (sv_draft_new_variant (sv_variant_doc_new (sv_games ()[0]), path));
}

static void
variant_step (int to)
{
  set_name (&sv_draft_edit_variant (SV_DRAFT (saver))->name, to);
  sv_draft_commit (SV_DRAFT (saver), NULL);
  write_out (saver);
}

static int
variant_look (void)
{
  g_autofree char *path = in_folder ("v.svvariant");
  g_autoptr (GError) error = NULL;
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_load (path, &error);

  g_assert_no_error (error);
  return atoi (variant->name);
}

static SvCupDoc *
new_cup (void)
{
  const SvGame *game = sv_games ()[0];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, 4, game->season.points);

  sv_cup_schedule (cup);
  for (unsigned i = 0; i < 4; i++)
    g_ptr_array_add (teams, sv_team_doc_new (game));
  SvCupDoc *doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  return doc;
}

static void
cup_begin (void)
{
  g_autofree char *path = in_folder ("c.svcup");

  keep (sv_cup_book_new (new_cup (), path));
}

static void
cup_step (int to)
{
  const SvCupResult result = { .played = true, .score = { (unsigned)to, 0 } };
  g_autoptr (GError) error = NULL;
  SvCupBook *book = SV_CUP_BOOK (saver);

  sv_cup_book_commit (book, sv_cup_doc_result (sv_cup_book_get_doc (book), 0, &result, &error),
                      NULL, error);
  write_out (saver);
}

static int
cup_look (void)
{
  g_autofree char *path = in_folder ("c.svcup");
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (path, &error);

  g_assert_no_error (error);
  return (int)sv_cup_fixture (doc->cup, 0)->result.score[0];
}

/* --- A competition that is served: state n has the results of the first n matches --- */

static SvCupFeed *feed;

static void
served_begin (void)
{
  g_autofree char *path = in_folder ("c.svcup");
  g_autoptr (SvCupDoc) doc = new_cup ();
  g_autofree char *text = sv_cup_doc_write (doc, TRUE);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  feed = SV_CUP_FEED (sv_cup_file_feed_new (path, &error));
  g_assert_no_error (error);
}

static gboolean
is_shown (unsigned fixture)
{
  return sv_cup_fixture (sv_cup_feed_get_doc (feed)->cup, fixture)->result.played;
}

/* A result is taken, and shown, or the table is told that it is not saved, and nobody sees it. */
static void
told_cb (SvCupVerdict verdict, const char *sentence, gpointer fixture)
{
  const unsigned i = GPOINTER_TO_UINT (fixture);

  g_assert_true (verdict == SV_CUP_TAKEN || verdict == SV_CUP_UNSAVED);
  g_assert_cmpint (is_shown (i), ==, verdict == SV_CUP_TAKEN);
  if (verdict == SV_CUP_UNSAVED)
    tell (sentence);
}

/* All results are sent again: those that are there already are taken too. */
static void
served_step (int to)
{
  for (unsigned i = 0; i < (unsigned)to; i++) {
    const unsigned board = sv_cup_fixture (sv_cup_feed_get_doc (feed)->cup, i)->board;
    const SvCupProposal proposal = { .board = board,
                                     .fixture = i,
                                     .result = { .played = true, .score = { 4, 2 } } };
    sv_cup_feed_take (feed, &proposal, NULL, told_cb, GUINT_TO_POINTER (i));
  }
}

static int
served_look (void)
{
  g_autofree char *path = in_folder ("c.svcup");
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (path, &error);
  unsigned n = 0;

  g_assert_no_error (error);
  while (n < doc->cup->fixtures->len && sv_cup_fixture (doc->cup, n)->result.played)
    n++;
  return (int)n;
}

static void
served_end (void)
{
  g_clear_object (&feed);
}

/* A competition of another computer, whose results wait here. */
static void
joined_begin (void)
{
  g_autofree char *path = in_folder ("joined.json");
  g_autoptr (SvCupDoc) plan = new_cup ();
  g_autofree char *plan_text = sv_cup_doc_write (plan, FALSE);
  g_autofree char *text =
      g_strconcat ("{\"format\":\"speelveld-joined\",\"version\":1,\"link\":\"http://127.0.0.1:1/"
                   "enter/1/AbCdEfGhIjKlMnOpQrStUv\",\"board\":1,\"items\":[],\"plan\":",
                   plan_text, "}", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  SvCupGuest *guest = sv_cup_guest_load (path, &error);
  g_assert_no_error (error);
  guest->contact = SV_GUEST_LOST; /* nothing is sent */
  keep (guest);
}

static void
joined_step (int to)
{
  const SvCupResult result = { .played = true, .score = { (unsigned)to, 0 } };

  g_assert_true (sv_cup_guest_enter (SV_CUP_GUEST (saver), 0, &result));
  write_out (saver);
}

static int
joined_look (void)
{
  g_autofree char *path = in_folder ("joined.json");
  g_auto (SvGuestDoc) doc = { 0 };
  g_autoptr (GError) error = NULL;

  sv_guest_doc_init (&doc);
  sv_guest_doc_load (&doc, path, &error);
  g_assert_no_error (error);
  const SvGuestItem *item = sv_guest_doc_find_item (&doc, 0);
  return item != NULL ? (int)item->result.score[0] : 0;
}

static void
joined_end (void)
{
  sv_cup_guest_leave (SV_CUP_GUEST (saver));
  auto_saver_end ();
}

static void
table_begin (void)
{
  g_autofree char *path = in_folder ("table.json");
  SvTable *table = sv_table_new (standard_doc (sv_games ()[0]));

  sv_auto_saver_set_path (SV_AUTO_SAVER (table), path, NULL);
  keep (table);
}

static void
table_step (int to)
{
  while (sv_table_get_score (SV_TABLE (saver), 0) < to)
    sv_table_add_goal (SV_TABLE (saver), 0, -1);
  write_out (saver);
}

static int
table_look (void)
{
  g_autofree char *path = in_folder ("table.json");
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTable) table = sv_table_new_from_file (path, &error);

  g_assert_no_error (error);
  return sv_table_get_score (table, 0);
}

/* --- A team comes into the library --- */

static void
empty_folder (SvDocumentKind kind)
{
  g_autofree char *path = sv_library_kind_folder (kind);

  remove_folder (path);
}

static void
empty_library (void)
{
  empty_folder (SV_DOCUMENT_TEAM);
}

static void
import_step (int to)
{
  g_autoptr (GError) error = NULL;

  SvLibraryItem *item = sv_library_item_new (SV_DOCUMENT_TEAM, named_team (sv_games ()[0], "Fox"));
  g_autoptr (SvLibraryItem) saved = try_to_save_item (item, &error);
  tell_error (error);
}

/* How many teams there are, all of them whole. */
static int
import_look (void)
{
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_TEAM);

  for (guint i = 0; i < paths->len; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (SvTeamDoc) team = sv_team_doc_load (paths->pdata[i], &error);
    g_assert_no_error (error);
    g_assert_cmpstr (team->name, ==, "Fox");
  }
  return (int)paths->len;
}

/* --- A competition is begun there --- */

static void
begin_cup_begin (void)
{
  empty_folder (SV_DOCUMENT_CUP);
}

static void
begin_cup_step (int to)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = sv_library_reserve ("Cup", SV_DOCUMENT_CUP, &error);

  tell_error (error);
  if (path == NULL)
    return;
  keep (sv_cup_book_new (new_cup (), path));
  auto_saver_end ();
}

static int
begin_cup_look (void)
{
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_CUP);

  for (guint i = 0; i < paths->len; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (SvCupDoc) doc = sv_cup_doc_load (paths->pdata[i], &error);
    g_assert_no_error (error);
  }
  return (int)paths->len;
}

/* --- Teams learn of a match, both or none --- */

static SvMatchDoc *finished;

static void
put_team (const char *name)
{
  SvLibraryItem *item =
      sv_library_item_new (SV_DOCUMENT_TEAM, named_team (sv_game_by_id ("champions-2020"), name));
  g_autoptr (SvLibraryItem) saved = save_item (item);
}

static void
keep_match_begin (void)
{
  SvRng rng;

  empty_library ();
  put_team ("Fox");
  put_team ("Owl");
  finished = doc_between (sv_game_by_id ("champions-2020"), "Fox", "Owl");
  sv_rng_seed (&rng, 3);
  while (append_any (finished, &rng, 0))
    ;
}

static void
keep_match_step (int to)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  sv_library_keep_match_async (finished, result_cb, &result);
  if (!sv_library_keep_match_finish (wait_for (&result), &error))
    tell_error (error);
}

/* How many matches a team knows of. */
static int
count_matches (const char *path)
{
  g_autofree char *text = read_file (path, NULL);
  int n = 0;

  for (const char *at = text; (at = strstr (at, "\"sent_off\"")) != NULL; at++)
    n++;
  return n;
}

static int
keep_match_look (void)
{
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_TEAM);

  g_assert_cmpuint (paths->len, ==, 2);
  const int n = count_matches (paths->pdata[0]);
  g_assert_cmpint (count_matches (paths->pdata[1]), ==, n);
  return n;
}

static void
keep_match_end (void)
{
  sv_match_doc_free (finished);
}

/* --- What a team keeps of a match that is played: its line-ups --- */

static SvTeamDoc *fox;

static void
keep_line_up_begin (void)
{
  empty_library ();
  put_team ("Fox");
  fox = named_team (sv_game_by_id ("champions-2020"), "Fox");
}

static void
keep_line_up_step (int to)
{
  /* 4-4-2 */
  static const int shirts[] = { 1, 3, 4, 5, 6, 10, 11, 12, 13, 17, 18 };
  g_autofree char *name = g_strdup_printf ("Line-up %d", to);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  int32_t eleven = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (shirts); i++)
    eleven |= 1 << shirts[i];
  g_assert_cmpuint (fox->game->line_ups.saved_line_ups->size, ==, sizeof eleven);
  g_assert_cmpint (sv_line_up_docs_keep (fox->line_ups, fox->game, name, &eleven, NULL), >=, 0);
  sv_library_keep_line_up_async (fox, NULL, name, result_cb, &result);
  if (!sv_library_keep_line_up_finish (wait_for (&result), &error))
    tell_error (error);
}

static int
keep_line_up_look (void)
{
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_TEAM);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (paths->len, ==, 1);
  g_autoptr (SvTeamDoc) kept = sv_team_doc_load (paths->pdata[0], &error);
  g_assert_no_error (error);
  return (int)kept->line_ups->len;
}

static void
keep_line_up_end (void)
{
  g_clear_pointer (&fox, sv_team_doc_free);
}

/* --- A team is put out of sight, and put back --- */

static char *where;

static void
remove_begin (void)
{
  empty_library ();
  SvLibraryItem *item = sv_library_item_new (SV_DOCUMENT_TEAM, named_team (sv_games ()[0], "Fox"));
  g_autoptr (SvLibraryItem) saved = save_item (item);
  where = g_strdup (saved->path);
}

static void
remove_step (int to)
{
  g_autoptr (GError) error = NULL;
  const gboolean hidden = strstr (where, "/.") != NULL;
  char *moved = hidden ? sv_library_restore (where, &error) : sv_library_remove (where, &error);

  tell_error (error);
  if (moved != NULL) {
    g_free (where);
    where = moved;
  }
}

static int moves;

/* It is in one of the two places, once. */
static int
remove_look (void)
{
  g_autofree char *teams = sv_library_kind_folder (SV_DOCUMENT_TEAM);
  g_autofree char *hidden = g_build_filename (teams, ".removed", NULL);
  g_autoptr (GPtrArray) seen = files_in (teams, ".svteam");
  g_autoptr (GPtrArray) unseen = files_in (hidden, ".svteam");
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (seen->len + unseen->len, ==, 1);
  g_autoptr (SvTeamDoc) team =
      sv_team_doc_load (seen->len == 1 ? seen->pdata[0] : unseen->pdata[0], &error);
  g_assert_no_error (error);
  if ((moves + 1) % 2 == (int)unseen->len)
    moves++;
  return moves;
}

static void
remove_end (void)
{
  g_clear_pointer (&where, g_free);
  moves = 0;
}

/* --- All of them --- */

static const StatEntry stat_entries[] = {
  { "save", TRUE, save_begin, save_step, save_look, end_match },
  { "save-new", TRUE, begin_match, save_step, save_new_look, end_match },
  { "autosave", TRUE, autosave_begin, autosave_step_on, autosave_look, end_match },
  { "team", TRUE, team_begin, team_step, team_look, auto_saver_end },
  { "variant", TRUE, variant_begin, variant_step, variant_look, auto_saver_end },
  { "competition", TRUE, cup_begin, cup_step, cup_look, auto_saver_end },
  { "served", TRUE, served_begin, served_step, served_look, served_end },
  { "joined", TRUE, joined_begin, joined_step, joined_look, joined_end },
  { "table", TRUE, table_begin, table_step, table_look, auto_saver_end },
  { "import", TRUE, empty_library, import_step, import_look, NULL },
  { "begin-cup", TRUE, begin_cup_begin, begin_cup_step, begin_cup_look, NULL },
  { "keep-match", TRUE, keep_match_begin, keep_match_step, keep_match_look, keep_match_end },
  { "keep-line-up", TRUE, keep_line_up_begin, keep_line_up_step, keep_line_up_look,
    keep_line_up_end },
  { "remove", FALSE, remove_begin, remove_step, remove_look, remove_end },
};

/* What people read of a fault is a sentence of ours: GLib's names a temporary file. */
static void
check_sentence (const char *sentence)
{
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_nonnull (strchr (sentence, ' '));
  g_assert_null (strstr (sentence, "Failed to"));
}

/* TRUE if it came to that call. */
static gboolean
try (const StatEntry *stat_entry, FailingCall call, unsigned nth, gboolean lasting)
{
  g_autofree char *outer = folder;

  folder = g_build_filename (outer, "now", NULL);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  stat_entry->begin ();
  g_clear_pointer (&told, g_free);
  g_assert_cmpint (stat_entry->look (), ==, 0);

  failing_begin (outer, call, nth, lasting ? ENOSPC : EIO, lasting);
  stat_entry->step (1);
  const gboolean hit = failing_end ();
  int state = stat_entry->look ();
  if (g_test_verbose ())
    g_test_message ("%s %u%s: %d, %s", failing_name (call), nth, lasting ? "…" : "", state, told);
  if (told != NULL)
    check_sentence (told);
  else
    g_assert_cmpint (state, ==, 1);
  g_assert_cmpint (state, <=, 1);
  g_clear_pointer (&told, g_free);
  stat_entry->step (state + 1);
  g_assert_cmpint (stat_entry->look (), ==, state + 1);
  if (stat_entry->end != NULL)
    stat_entry->end ();
  g_clear_pointer (&told, g_free);
  remove_folder (folder);
  g_free (folder);
  folder = g_steal_pointer (&outer);
  return hit;
}

/* What a program cannot help. */
static gboolean
is_beyond (const StatEntry *stat_entry, FailingCall call, gboolean lasting)
{
  /* Of a team that cannot be read a new one is kept; what cannot be renamed cannot be renamed
   * back. */
  if (stat_entry->begin == keep_line_up_begin)
    return call == FAILING_READ;
  return stat_entry->begin == keep_match_begin &&
         (call == FAILING_READ || (call == FAILING_RENAME && lasting));
}

static void
test_stat_entry (gconstpointer data)
{
  const StatEntry *stat_entry = data;
  unsigned n_failed[N_FAILING] = { 0 };

  for (FailingCall call = 0; call < N_FAILING; call++)
    for (int lasting = 0; lasting < 2; lasting++)
      for (unsigned nth = 1;
           !is_beyond (stat_entry, call, lasting != 0) && try (stat_entry, call, nth, lasting != 0);
           nth++)
        n_failed[call]++;
  g_assert_cmpuint (n_failed[FAILING_RENAME], >=, 1);
  for (FailingCall call = FAILING_OPEN; call <= FAILING_FSYNC && stat_entry->writes; call++)
    if (call != FAILING_READ)
      g_assert_cmpuint (n_failed[call], >=, 2);
}

/* --- Opening --- */

/* What an earlier run left: a match of two events, which is damaged if so wished, and one of one
 * event. */
static char *
leave_match (gboolean damaged)
{
  g_autofree char *autosaves = in_folder ("autosaves");

  autosave_begin ();
  autosave_step (2);
  char *path = g_strdup (sv_auto_saver_get_path (sv_match_get_match_saver (one.match)));
  end_match ();
  sv_save_wait ();
  if (damaged) {
    g_autofree char *text = read_file (path, NULL);
    *strchr (text, ':') = ';';
    g_assert_true (g_file_set_contents (path, text, -1, NULL));
  }
  return path;
}

/* How many events are there when the program starts; -1: none that can be opened, which is told. */
static int
go_on (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *mended = NULL;
  g_autoptr (SvMatch) match = sv_match_new_from_match_saver (path, &mended, &error);

  g_assert_true ((match == NULL) == (error != NULL));
  tell_error (error);
  if (mended != NULL)
    tell (mended);
  const int n = match != NULL ? (int)sv_match_get_length (match) : -1;
  g_clear_object (&match);
  sv_save_wait ();
  return n;
}

/* TRUE if it came to that call. */
static gboolean
try_to_open (gboolean damaged, FailingCall call, unsigned nth, gboolean lasting)
{
  g_autofree char *outer = folder;

  folder = g_build_filename (outer, "now", NULL);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_autofree char *path = leave_match (damaged);
  g_clear_pointer (&told, g_free);
  failing_begin (outer, call, nth, EIO, lasting);
  const int n = go_on (path);
  const gboolean hit = failing_end ();
  if (g_test_verbose ())
    g_test_message ("%s %u%s: %d, %s", failing_name (call), nth, lasting ? "…" : "", n, told);
  if (told != NULL)
    check_sentence (told);
  /* Whatever it was, the next start finds all that is sound. */
  g_assert_cmpint (go_on (path), ==, damaged ? 1 : 2);
  g_clear_pointer (&told, g_free);
  remove_folder (folder);
  g_free (folder);
  folder = g_steal_pointer (&outer);
  return hit;
}

static void
test_open (gconstpointer damaged)
{
  unsigned n_failed = 0;

  for (FailingCall call = 0; call < N_FAILING; call++)
    for (int lasting = 0; lasting < 2; lasting++)
      for (unsigned nth = 1; try_to_open (damaged != NULL, call, nth, lasting != 0); nth++)
        n_failed++;
  g_assert_cmpuint (n_failed, >=, 4);
}

int
main (int argc, char **argv)
{
  folder = g_dir_make_tmp ("speelveld-faults-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (stat_entries); i++) {
    g_autofree char *name = g_strdup_printf ("/save-faults/%s", stat_entries[i].name);
    g_test_add_data_func (name, &stat_entries[i], test_stat_entry);
  }
  g_test_add_data_func ("/save-faults/open", NULL, test_open);
  g_test_add_data_func ("/save-faults/open-damaged", "damaged", test_open);
  const int result = g_test_run ();
  remove_folder (folder);
  g_free (folder);
  return result;
}
