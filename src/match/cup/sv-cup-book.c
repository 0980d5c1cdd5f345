/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The book is the one owner of a competition that is open. Results come in from four sources: typed
 * by the user, matches played here, tables beside real boards, and match files. Each becomes a new
 * immutable SvCupDoc on the stack of undo, and SvAutoSaver saves the latest one.
 *
 * Matches and tables outlive a crash because they are stored in files of their own, with a fixture
 * link (SvFixtureLink) that says which fixture of which competition they belong to. When the
 * competition is opened again, its stored tables are opened with it, and a match is continued when
 * its fixture is played. A file is deleted when the competition's file has its result. */
#include "sv-cup-book.h"

#include "sv-cup-bond.h"
#include "sv-cup-changes.h"
#include "sv-cup-entering.h"
#include "sv-cup-id.h"
#include "sv-cup-knockout.h"
#include "sv-cup-now.h"
#include "sv-cup-tally.h"
#include "sv-cup-times.h"
#include "sv-cup-told.h"
#include "sv-cup-words.h"
#include "sv-json-file.h"
#include "sv-library.h"
#include "sv-match-file.h"
#include "sv-match-saver.h"
#include "sv-save.h"
#include "sv-sentence.h"
#include "sv-shown.h"
#include "sv-table-shelf.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

struct _SvCupBook {
  SvAutoSaver parent_instance;

  SvUndo *undo;          /* stack of SvCupDoc */
  GFileMonitor *monitor; /* monitor of the competition's file, or NULL */
  SvClock *clock;
  SvCupScorers *scorers;
  /* array of SvCupBond, not owned: links to the matches that are being played here */
  GPtrArray *links;
  GHashTable *tables; /* SvTable by index of fixture */
  /* SvCupResult by index of fixture: the result that a finished table entered */
  GHashTable *ended;
  GPtrArray *stopped; /* tables whose clocks stand because the common clock does (SvTable) */
  gboolean extending; /* TRUE while the common clock gets more time */
};

G_DEFINE_FINAL_TYPE (SvCupBook, sv_cup_book, SV_TYPE_AUTO_SAVER)

/* Books that are open, by path; not owned. */
static GHashTable *open_books;

static SvCupBook *
find_open (const char *path)
{
  return open_books != NULL ? g_hash_table_lookup (open_books, path) : NULL;
}

static void
add_open (SvCupBook *self, const char *path)
{
  if (open_books == NULL)
    open_books = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_insert (open_books, g_strdup (path), self);
}

static char *
sv_cup_book_make_text (SvAutoSaver *saver, GError **error)
{
  return sv_cup_doc_write (sv_cup_book_get_doc (SV_CUP_BOOK (saver)), TRUE);
}

/* If the file was created for this book but never written, delete the empty file. */
static void
sv_cup_book_closed (SvAutoSaver *saver)
{
  const char *path = sv_auto_saver_get_path (saver);
  GStatBuf info;

  if (path != NULL && g_stat (path, &info) == 0 && S_ISREG (info.st_mode) && info.st_size == 0)
    (void)g_unlink (path);
}

static void remove_spent (SvCupBook *self);

/* Called when the file is up to date: delete the autosaves that are in the competition's file. */
static void
sv_cup_book_idle (SvAutoSaver *saver)
{
  if (sv_auto_saver_get_path (saver) != NULL)
    remove_spent (SV_CUP_BOOK (saver));
}

static char *
sv_cup_book_dup_name (SvAutoSaver *saver)
{
  g_autofree char *title = sv_cup_words_title (sv_cup_book_get_doc (SV_CUP_BOOK (saver)));

  return sv_sentence (_ ("“%s”"), title);
}

static void
tell_changed (SvCupBook *self)
{
  sv_auto_saver_touch (SV_AUTO_SAVER (self));
  g_signal_emit_by_name (self, "changed");
}

/* Remove the book from the table of open books. */
static void
remove_open (SvCupBook *self, const char *path)
{
  if (path != NULL && find_open (path) == self)
    g_hash_table_remove (open_books, path);
}

/* The parent class writes what is not saved yet. */
static void
sv_cup_book_dispose (GObject *object)
{
  remove_open (SV_CUP_BOOK (object), sv_auto_saver_get_path (SV_AUTO_SAVER (object)));
  G_OBJECT_CLASS (sv_cup_book_parent_class)->dispose (object);
}

static void
sv_cup_book_finalize (GObject *object)
{
  g_clear_object (&SV_CUP_BOOK (object)->undo);
  g_clear_object (&SV_CUP_BOOK (object)->monitor);
  g_clear_object (&SV_CUP_BOOK (object)->clock);
  sv_cup_scorers_free (SV_CUP_BOOK (object)->scorers);
  g_hash_table_unref (SV_CUP_BOOK (object)->tables);
  g_hash_table_unref (SV_CUP_BOOK (object)->ended);
  g_ptr_array_unref (SV_CUP_BOOK (object)->stopped);
  g_ptr_array_unref (SV_CUP_BOOK (object)->links);
  G_OBJECT_CLASS (sv_cup_book_parent_class)->finalize (object);
}

static void sv_cup_book_moved (SvAutoSaver *saver, const char *from);

static void
sv_cup_book_class_init (SvCupBookClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_cup_book_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_cup_book_finalize;
  SV_AUTO_SAVER_CLASS (klass)->make_text = sv_cup_book_make_text;
  SV_AUTO_SAVER_CLASS (klass)->idle = sv_cup_book_idle;
  SV_AUTO_SAVER_CLASS (klass)->closed = sv_cup_book_closed;
  SV_AUTO_SAVER_CLASS (klass)->dup_name = sv_cup_book_dup_name;
  SV_AUTO_SAVER_CLASS (klass)->moved = sv_cup_book_moved;
  g_signal_new ("changed", SV_TYPE_CUP_BOOK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  g_signal_new ("live", SV_TYPE_CUP_BOOK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("removed", SV_TYPE_CUP_BOOK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

static void round_over_cb (SvCupBook *self);
static void running_cb (SvCupBook *self);

static void
sv_cup_book_init (SvCupBook *self)
{
  self->clock = g_object_new (SV_TYPE_CLOCK, NULL);
  self->scorers = sv_cup_scorers_new ();
  self->links = g_ptr_array_new ();
  self->tables = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->ended = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->stopped = g_ptr_array_new_with_free_func (g_object_unref);
  g_signal_connect_swapped (self->clock, "expired", G_CALLBACK (round_over_cb), self);
  g_signal_connect_swapped (self->clock, "notify::running", G_CALLBACK (running_cb), self);
}

/* Replace the document by one that another program wrote. It is not saved, because it is already
 * in the file. */
static void
take_over (SvCupBook *self, SvCupDoc *doc, GBytes *there)
{
  const char *path = sv_auto_saver_get_path (SV_AUTO_SAVER (self));
  g_autofree char *same = g_strdup (path), *shown = g_filename_display_basename (path);
  g_autofree char *sentence =
      sv_sentence (_ ("“%s” was changed by another program and is shown as it is now."), shown);

  sv_auto_saver_set_path (SV_AUTO_SAVER (self), same, there);
  sv_undo_commit (self->undo, doc, NULL);
  g_signal_emit_by_name (self, "changed");
  sv_auto_saver_tell (SV_AUTO_SAVER (self), sentence);
}

/* A file that cannot be read is ignored here: saving the next change will report it. */
void
sv_cup_book_look_again (SvCupBook *self)
{
  const char *path = sv_auto_saver_get_path (SV_AUTO_SAVER (self));
  g_autoptr (GBytes) there = path != NULL ? sv_json_load_file (path, NULL) : NULL;

  if (there == NULL || !sv_auto_saver_is_overtaken (SV_AUTO_SAVER (self), there))
    return;
  g_autofree char *folder = g_path_get_dirname (path);
  SvCupDoc *doc =
      sv_cup_doc_read (g_bytes_get_data (there, NULL), g_bytes_get_size (there), folder, NULL);
  if (doc != NULL)
    take_over (self, doc, there);
}

/* Read the file when another program has finished writing it, not at each write. */
static void
file_changed_cb (SvCupBook *self, GFile *file, GFile *other, GFileMonitorEvent event)
{
  if (event != G_FILE_MONITOR_EVENT_CHANGED)
    sv_cup_book_look_again (self);
}

static void
watch (SvCupBook *self, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_clear_object (&self->monitor);
  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (file_changed_cb), self,
                             G_CONNECT_SWAPPED);
}

/* Keep track of the book under the file's new path. */
static void
sv_cup_book_moved (SvAutoSaver *saver, const char *from)
{
  SvCupBook *self = SV_CUP_BOOK (saver);
  const char *path = sv_auto_saver_get_path (saver);

  remove_open (self, from);
  add_open (self, path);
  watch (self, path);
}

static void take_shelf (SvCupBook *self, const char *path);

SvCupBook *
sv_cup_book_new (SvCupDoc *doc, const char *path)
{
  SvCupBook *self = g_object_new (SV_TYPE_CUP_BOOK, NULL);
  g_autoptr (GBytes) there = path != NULL ? sv_json_load_file (path, NULL) : NULL;

  sv_auto_saver_set_path (SV_AUTO_SAVER (self), path, there);
  self->undo = sv_undo_new (doc, NULL, (GDestroyNotify)sv_cup_doc_free);
  g_signal_connect_object (self->undo, "moved", G_CALLBACK (tell_changed), self, G_CONNECT_SWAPPED);
  if (path != NULL) {
    add_open (self, path);
    watch (self, path);
    take_shelf (self, path);
  }
  return self;
}

SvCupBook *
sv_cup_book_load_copy (const SvUnsaved *copy, GError **error)
{
  g_autoptr (GBytes) bytes = sv_json_load_file (copy->copy, error);
  g_autofree char *folder = g_path_get_dirname (copy->path);
  SvCupBook *self = find_open (copy->path);
  SvCupDoc *doc = bytes != NULL && self == NULL
                      ? sv_cup_doc_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                         folder, error)
                      : NULL;

  if (self != NULL)
    return g_object_ref (self);
  if (doc == NULL)
    return NULL;
  self = sv_cup_book_new (doc, copy->path);
  sv_auto_saver_take_copy (SV_AUTO_SAVER (self), copy);
  return self;
}

SvCupBook *
sv_cup_book_load (const char *path, GError **error)
{
  SvCupBook *self = find_open (path);

  if (self != NULL)
    return g_object_ref (self);
  sv_save_wait (); /* its last book may have just been closed, with the file still being written */
  g_autoptr (SvUnsaved) copy = sv_unsaved_find (path);
  self = copy != NULL ? sv_cup_book_load_copy (copy, NULL) : NULL;
  if (self != NULL)
    return self;
  SvCupDoc *doc = sv_cup_doc_load (path, error);
  return doc != NULL ? sv_cup_book_new (doc, path) : NULL;
}

/* Return the competition in the file @path if it has the id @mark, otherwise NULL. */
static SvCupDoc *
load_marked (const char *path, const char *mark)
{
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (path, NULL);
  g_autofree char *own = doc != NULL ? sv_cup_doc_dup_mark (doc) : NULL;

  return g_strcmp0 (own, mark) == 0 ? g_steal_pointer (&doc) : NULL;
}

SvCupBook *
sv_cup_book_find (const SvFixtureLink *link, GError **error)
{
  const gboolean exists = g_file_test (link->competition, G_FILE_TEST_EXISTS);
  g_autoptr (GPtrArray) paths =
      exists || link->mark == NULL ? NULL : sv_library_paths (SV_DOCUMENT_CUP);

  if (exists || link->mark == NULL)
    return sv_cup_book_load (link->competition, error);
  for (guint i = 0; i < paths->len; i++) {
    g_autoptr (SvCupDoc) doc = load_marked (paths->pdata[i], link->mark);
    if (doc != NULL)
      return sv_cup_book_load (paths->pdata[i], error);
  }
  sv_store_error_set (error, SV_STORE_ERROR_IO, "",
                      _ ("The competition of this match is no longer where it was. Open it, and go "
                         "on with the match from there."));
  return NULL;
}

const SvCupDoc *
sv_cup_book_get_doc (SvCupBook *self)
{
  return sv_undo_get (self->undo);
}

SvUndo *
sv_cup_book_get_undo (SvCupBook *self)
{
  return self->undo;
}

SvClock *
sv_cup_book_get_clock (SvCupBook *self)
{
  return self->clock;
}

GArray *
sv_cup_book_count_scorers (SvCupBook *self, int team)
{
  return sv_cup_scorers_count (self->scorers, sv_cup_book_get_doc (self), team);
}

SvSheetTable *
sv_cup_book_scorers_screen (SvCupBook *self, unsigned n)
{
  return sv_cup_scorers_screen (self->scorers, sv_cup_book_get_doc (self), n);
}

/* The path inside the document is left out, because the user knows where he or she has just
 * typed. */
static void
tell_refused (SvCupBook *self, const GError *error)
{
  g_autofree char *sentence =
      sv_sentence (_ ("This is not possible: %s."), sv_store_error_get_reason (error));
  sv_auto_saver_tell (SV_AUTO_SAVER (self), sentence);
}

gboolean
sv_cup_book_commit (SvCupBook *self, SvCupDoc *after, const char *what, const GError *error)
{
  if (after == NULL) {
    tell_refused (self, error);
    return FALSE;
  }
  sv_cup_doc_keep_mark (after, sv_cup_book_get_doc (self));
  if (sv_undo_commit (self->undo, after, what))
    tell_changed (self);
  return TRUE;
}

/* --- matches played here --- */

/* --- What a finished match leaves behind --- */

/* Return whether a fixture link is to an existing fixture of this competition. */
static gboolean
is_ours (SvCupBook *self, const SvFixtureLink *link)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self);
  const char *path = sv_auto_saver_get_path (SV_AUTO_SAVER (self));
  g_autofree char *mark = sv_cup_doc_dup_mark (doc);

  return path != NULL && sv_fixture_link_is_of (link, path, mark) &&
         link->fixture < doc->cup->fixtures->len;
}

/* Return whether the linked fixture holds a whole match with the result of @match. */
static gboolean
has_match (SvCupBook *self, const SvFixtureLink *link, const SvMatchDoc *match)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self);
  const SvCupExtra *extra = doc->extras->pdata[link->fixture];
  SvCupResult result;
  SvView view;

  match->game->view (sv_history_get_setup (match->history), sv_history_get_state (match->history),
                     &view);
  sv_cup_result_of (&view, &result);
  return extra->match != NULL &&
         sv_cup_same_result (&result, &sv_cup_fixture (doc->cup, link->fixture)->result);
}

/* Delete the autosaves that are no longer needed: of finished matches that are not shown and
 * whose result is in the file of the competition. */
static void
remove_spent (SvCupBook *self)
{
  g_autofree char *folder = sv_library_autosave_folder ();
  g_autoptr (GPtrArray) paths = sv_match_saver_list (folder);

  for (guint i = 0; i < paths->len; i++) {
    g_auto (SvFixtureLink) link = { 0 };
    if (sv_match_saver_glance (paths->pdata[i]) != SV_MATCH_SAVER_OVER_BOUND ||
        !sv_match_saver_read_fixture_link (paths->pdata[i], &link) || !is_ours (self, &link))
      continue;
    g_autoptr (SvMatchDoc) match = sv_match_doc_load (paths->pdata[i], NULL, NULL);
    if (match != NULL && has_match (self, &link, match) &&
        sv_auto_saver_is_kept (SV_AUTO_SAVER (self)))
      sv_match_saver_remove (paths->pdata[i]);
  }
}

static void
autosave_idle_cb (SvAutoSaver *autosave, SvCupBook *self)
{
  remove_spent (self);
}

static void
unref_book_cb (gpointer book, GClosure *closure)
{
  g_object_unref (book);
}

/* Call remove_spent () when the match has been closed and its autosave is completely written. */
static void
watch_autosave (SvCupBook *self, SvMatch *match)
{
  SvAutoSaver *autosave = sv_match_get_match_saver (match);

  if (autosave != NULL && g_signal_handler_find (autosave, G_SIGNAL_MATCH_FUNC, 0, 0, NULL,
                                                 autosave_idle_cb, NULL) == 0)
    g_signal_connect_data (autosave, "idle", G_CALLBACK (autosave_idle_cb), g_object_ref (self),
                           unref_book_cb, 0);
}

/* Return whether there is such a fixture. It is gone if its team was added and that was undone. */
static gboolean
has_fixture (SvCupBook *self, unsigned fixture)
{
  return fixture < sv_cup_book_get_doc (self)->cup->fixtures->len;
}

static void
match_changed_cb (SvMatch *match, int change, SvCupBond *link)
{
  g_autoptr (SvCupBook) self = g_weak_ref_get (&link->owner);
  const SvMatchDoc *doc = sv_match_write_doc (match);
  g_autoptr (GError) error = NULL;
  SvCupResult result;

  if (self == NULL || doc == NULL || !has_fixture (self, link->fixture))
    return;
  g_signal_emit_by_name (self, "live");
  sv_cup_result_of (sv_match_get_view (match), &result);
  const SvCup *cup = sv_cup_book_get_doc (self)->cup;
  if (result.played)
    watch_autosave (self, match);
  if (!result.played || sv_cup_same_result (&result, &sv_cup_fixture (cup, link->fixture)->result))
    return;
  SvCupDoc *after = sv_cup_doc_match (sv_cup_book_get_doc (self), link->fixture, doc, &error);
  sv_cup_book_commit (self, after, NULL, error);
}

/* Return the fixture link that a match or table of a fixture stores; the caller clears it. */
static SvFixtureLink
describe_fixture_link (SvCupBook *self, unsigned fixture)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self);
  const char *path = sv_auto_saver_get_path (SV_AUTO_SAVER (self));

  return (SvFixtureLink){ .competition = g_strdup (path != NULL ? path : ""),
                          .mark = sv_cup_doc_dup_mark (doc),
                          .fixture = fixture,
                          .decide = sv_cup_fixture (doc->cup, fixture)->knockout };
}

/* Return whether the teams of @match are the teams that meet in the fixture. If the plan itself
 * says which teams these are, they are the same even if they have other names now; otherwise the
 * results that led to the fixture may have changed. */
static gboolean
still_meet (const SvCupDoc *doc, unsigned fixture, const SvMatchDoc *match)
{
  const SvCupSource *from = sv_cup_fixture (doc->cup, fixture)->from;

  for (unsigned side = 0; side < 2; side++) {
    const int team = doc->meetings[fixture].teams[side];
    if (team < 0 ||
        (from[side].from != SV_CUP_FROM_TEAM &&
         !g_str_equal (((SvTeamDoc *)doc->teams->pdata[team])->name, match->teams[side]->name)))
      return FALSE;
  }
  return TRUE;
}

/* Link a match to its fixture: the book follows its score and enters its result. */
static void
bind_match (SvCupBook *self, SvMatch *match, unsigned fixture)
{
  g_auto (SvFixtureLink) kept = describe_fixture_link (self, fixture);
  SvCupBond *link = sv_cup_bond_new (self, self->links, fixture, match);

  sv_match_bind (match, &kept);
  g_signal_connect_data (match, "shown", G_CALLBACK (match_changed_cb), link, sv_cup_bond_free, 0);
  match_changed_cb (match, SV_CHANGE_SEEK, link);
}

/* Return the unfinished match of the fixture that was played last and is not open, or NULL. */
static SvMatch *
find_begun (SvCupBook *self, unsigned fixture)
{
  g_autofree char *folder = sv_library_autosave_folder ();

  sv_save_wait (); /* the autosave may still be being written */
  g_autoptr (GPtrArray) paths = sv_match_saver_list (folder);
  for (guint i = 0; i < paths->len; i++) {
    g_auto (SvFixtureLink) link = { 0 };
    const SvMatchSaverEnd end = sv_match_saver_glance (paths->pdata[i]);
    if (end == SV_MATCH_SAVER_OVER || end == SV_MATCH_SAVER_OVER_BOUND ||
        !sv_match_saver_read_fixture_link (paths->pdata[i], &link) || link.fixture != fixture ||
        !is_ours (self, &link))
      continue;
    g_autoptr (SvMatch) match = sv_match_new_from_match_saver (paths->pdata[i], NULL, NULL);
    if (match == NULL || sv_match_get_node (match)->kind == SV_NODE_OVER ||
        !still_meet (sv_cup_book_get_doc (self), fixture, sv_match_get_doc (match)))
      continue;
    /* stop the clock until the match is shown */
    if (sv_clock_get_wanted (sv_match_get_clock (match)))
      sv_clock_set_paused (sv_match_get_clock (match), TRUE);
    sv_auto_saver_tell (SV_AUTO_SAVER (self), _ ("The match goes on where it was left."));
    return g_steal_pointer (&match);
  }
  return NULL;
}

static gboolean
is_decided (SvCupBook *self, unsigned fixture)
{
  return sv_cup_is_settled (sv_cup_fixture (sv_cup_book_get_doc (self)->cup, fixture));
}

SvMatch *
sv_cup_book_find_match (SvCupBook *self, unsigned fixture)
{
  g_autoptr (GError) error = NULL;
  SvMatch *match = is_decided (self, fixture) ? NULL : find_begun (self, fixture);
  SvMatchDoc *doc =
      match == NULL ? sv_cup_doc_open_match (sv_cup_book_get_doc (self), fixture, &error) : NULL;

  if (match == NULL && doc == NULL) {
    tell_refused (self, error);
    return NULL;
  }
  return match != NULL ? match : sv_match_new (doc);
}

void
sv_cup_book_begin_match (SvCupBook *self, unsigned fixture, SvMatch *match)
{
  bind_match (self, match, fixture);
}

SvMatch *
sv_cup_book_play (SvCupBook *self, unsigned fixture)
{
  SvMatch *match = sv_cup_book_find_match (self, fixture);

  if (match != NULL)
    bind_match (self, match, fixture);
  return match;
}

gboolean
sv_cup_book_take_back (SvCupBook *self, SvMatch *match)
{
  const SvFixtureLink *link = sv_match_get_fixture_link (match);
  const SvCupDoc *doc = sv_cup_book_get_doc (self);
  SvCupResult result;

  if (link == NULL || !is_ours (self, link) ||
      !still_meet (doc, link->fixture, sv_match_get_doc (match))) {
    sv_auto_saver_tell (SV_AUTO_SAVER (self),
                        _ ("This match no longer belongs to the competition."));
    sv_match_bind (match, NULL);
    return FALSE;
  }
  sv_cup_result_of (sv_match_get_view (match), &result);
  if (is_decided (self, link->fixture) &&
      !sv_cup_same_result (&result, &sv_cup_fixture (doc->cup, link->fixture)->result)) {
    sv_auto_saver_tell (SV_AUTO_SAVER (self), _ ("This match has a result now."));
    sv_match_bind (match, NULL);
    return FALSE;
  }
  bind_match (self, match, link->fixture);
  return TRUE;
}

/* --- matches at a table --- */

static SvTable *
get_table (SvCupBook *self, unsigned fixture)
{
  return g_hash_table_lookup (self->tables, GUINT_TO_POINTER (fixture));
}

gboolean
sv_cup_book_has_table (SvCupBook *self, unsigned fixture)
{
  return get_table (self, fixture) != NULL;
}

gboolean
sv_cup_book_take_table (SvCupBook *self, unsigned fixture)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self);
  SvTable *table = get_table (self, fixture);
  SvCupResult result;
  g_auto (SvCupTally) counted = { 0 }, before = { 0 };
  g_autoptr (GError) error = NULL;

  sv_cup_tally_read_result (&result, table);
  sv_cup_tally_read_table (&counted, table);
  sv_cup_tally_read_fixture (&before, doc, fixture);
  if (sv_cup_same_result (&result, &sv_cup_fixture (doc->cup, fixture)->result) &&
      sv_cup_tally_equal (&counted, &before))
    return TRUE;
  SvCupDoc *after = sv_cup_tally_enter (&counted, doc, fixture, &result, &error);
  return sv_cup_book_commit (self, after, NULL, error);
}

static void
take_ended (SvCupBook *self, unsigned fixture)
{
  SvCupResult result;

  sv_cup_tally_read_result (&result, get_table (self, fixture));
  if (sv_cup_book_take_table (self, fixture))
    g_hash_table_insert (self->ended, GUINT_TO_POINTER (fixture),
                         g_memdup2 (&result, sizeof result));
}

/* Undo take_ended () because the users continued the match at its table: remove the result,
 * unless somebody has entered another result meanwhile. */
static void
take_back (SvCupBook *self, unsigned fixture)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self);
  g_autofree SvCupResult *result = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_hash_table_steal_extended (self->ended, GUINT_TO_POINTER (fixture), NULL,
                                    (gpointer *)&result) ||
      !sv_cup_same_result (result, &sv_cup_fixture (doc->cup, fixture)->result))
    return;
  SvCupDoc *after = sv_cup_doc_clear (doc, fixture, &error);
  if (sv_cup_book_commit (self, after, NULL, error))
    sv_auto_saver_tell (SV_AUTO_SAVER (self),
                        _ ("The match goes on: its result was removed from the competition."));
}

/* Enter, correct or remove the result, because goals can be corrected at the table after the end,
 * and the end can be undone. */
static void
table_changed_cb (SvTable *table, SvCupBond *link)
{
  g_autoptr (SvCupBook) self = g_weak_ref_get (&link->owner);

  if (self == NULL || !has_fixture (self, link->fixture))
    return;
  if (sv_table_is_over (table))
    take_ended (self, link->fixture);
  else
    take_back (self, link->fixture);
  g_signal_emit_by_name (self, "live");
}

/* Connect to a table and keep it (transfer full). */
static void
add_table (SvCupBook *self, unsigned fixture, SvTable *table)
{
  static const char *const signals[] = { "changed", "whistle" };

  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_data (table, signals[i], G_CALLBACK (table_changed_cb),
                           sv_cup_bond_new (self, self->links, fixture, NULL), sv_cup_bond_free, 0);
  g_hash_table_insert (self->tables, GUINT_TO_POINTER (fixture), table);
}

/* Return whether the two versions of a team differ in their name or in the players who must miss
 * the match. */
static gboolean
teams_differ (const SvTeamDoc *before, const SvTeamDoc *now)
{
  const SvGame *game = now->game;

  if (!g_str_equal (before->name, now->name))
    return TRUE;
  for (unsigned card = 0; card < now->n_cards; card++)
    if (g_strcmp0 (sv_game_misses (game, before->fields, card),
                   sv_game_misses (game, now->fields, card)) != 0)
      return TRUE;
  return FALSE;
}

/* Update the teams of a table, because the result of an earlier match may have been entered or
 * corrected, or a team been renamed, since the table was opened. */
static void
bring_teams (SvCupBook *self, unsigned fixture, SvTable *table)
{
  g_autoptr (SvMatchDoc) now = sv_cup_doc_open_match (sv_cup_book_get_doc (self), fixture, NULL);

  for (int side = 0; now != NULL && side < 2 && !sv_table_is_over (table); side++)
    if (teams_differ (sv_table_get_doc (table)->teams[side], now->teams[side]))
      sv_table_set_team (table, side, now->teams[side], NULL);
}

SvTable *
sv_cup_book_play_table (SvCupBook *self, unsigned fixture)
{
  const char *path = sv_auto_saver_get_path (SV_AUTO_SAVER (self));
  g_autoptr (GError) error = NULL;

  if (get_table (self, fixture) != NULL) {
    bring_teams (self, fixture, get_table (self, fixture));
    return get_table (self, fixture);
  }
  const SvCupDoc *cup = sv_cup_book_get_doc (self);
  SvMatchDoc *doc = sv_cup_doc_open_match (cup, fixture, &error);
  if (doc == NULL) {
    tell_refused (self, error);
    return NULL;
  }
  SvTable *table = sv_table_new (doc);
  g_auto (SvFixtureLink) link = describe_fixture_link (self, fixture);
  sv_table_bind (table, &link);
  if (path != NULL) {
    g_autofree char *kept = sv_table_shelf_path (path, fixture);
    sv_auto_saver_set_path (SV_AUTO_SAVER (table), kept, NULL);
  }
  add_table (self, fixture, table);
  g_signal_emit_by_name (self, "live");
  return table;
}

/* Return whether the table is counting a match at this moment: its clock runs, or it is in use
 * for a match of this round. */
static gboolean
is_on_now (SvTable *table, const SvCupFixture *fixture, unsigned round)
{
  return sv_clock_get_running (sv_table_get_clock (table)) ||
         (fixture->round == round && sv_table_get_used (table));
}

/* End the period at a table, because the clock of the round has run out. The users of the table
 * can undo that. */
static void
end_table (SvTable *table)
{
  if (!sv_table_time_up (table))
    return;
  const SvScoreSheetView *sheet = sv_table_get_score_sheet (table);
  if (sheet->late && !sheet->ended && sheet->notice != NULL) {
    /* Translators: what the rules say now, such as "Playing until a 1". */
    g_autofree char *sentence =
        sv_sentence (_ ("The time of the round is up. %s"), _ (sheet->notice));
    sv_auto_saver_tell (SV_AUTO_SAVER (table), sentence);
  } else {
    sv_auto_saver_tell (SV_AUTO_SAVER (table),
                        _ ("The time of the round is up, so this period is over."));
  }
}

/* Return the tables that are counting a match at this moment: array of SvTable. It is complete
 * before anything is done with a table, because the result of a table replaces the document. The
 * caller unrefs it. */
static GPtrArray *
list_on_now (SvCupBook *self)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self);
  const unsigned round = sv_cup_slot_now (doc).round;
  GPtrArray *on_now = g_ptr_array_new_with_free_func (g_object_unref);
  GHashTableIter iter;
  gpointer fixture, table;

  g_hash_table_iter_init (&iter, self->tables);
  while (g_hash_table_iter_next (&iter, &fixture, &table))
    if (has_fixture (self, GPOINTER_TO_UINT (fixture)) &&
        is_on_now (table, sv_cup_fixture (doc->cup, GPOINTER_TO_UINT (fixture)), round))
      g_ptr_array_add (on_now, g_object_ref (table));
  return on_now;
}

/* The common clock was stopped: stop the clocks of the tables that run. */
static void
stop_tables (SvCupBook *self)
{
  g_autoptr (GPtrArray) on_now = list_on_now (self);

  for (guint i = 0; i < on_now->len; i++) {
    SvClock *clock = sv_table_get_clock (on_now->pdata[i]);
    if (!sv_clock_get_running (clock))
      continue;
    sv_clock_set_paused (clock, TRUE);
    g_ptr_array_add (self->stopped, g_object_ref (on_now->pdata[i]));
  }
}

/* It runs again: so do the clocks that it has stopped. */
static void
start_tables (SvCupBook *self)
{
  g_autoptr (GPtrArray) stopped = g_steal_pointer (&self->stopped);

  self->stopped = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < stopped->len; i++)
    if (!sv_table_is_over (stopped->pdata[i]))
      sv_clock_set_paused (sv_table_get_clock (stopped->pdata[i]), FALSE);
}

static void
running_cb (SvCupBook *self)
{
  if (sv_clock_get_running (self->clock))
    start_tables (self);
  else if (!self->extending && sv_clock_get_paused (self->clock))
    stop_tables (self);
}

void
sv_cup_book_extend (SvCupBook *self, unsigned minutes)
{
  const gboolean wanted = sv_clock_get_wanted (self->clock);
  const gint64 length = sv_clock_get_length (self->clock);

  self->extending = TRUE;
  sv_clock_set (self->clock, length + (gint64)minutes * 60 * 1000,
                sv_clock_get_elapsed (self->clock));
  sv_clock_set_wanted (self->clock, wanted);
  self->extending = FALSE;
}

static void
round_over_cb (SvCupBook *self)
{
  g_autoptr (GPtrArray) on_now = list_on_now (self);

  g_ptr_array_set_size (self->stopped, 0);
  for (guint i = 0; i < on_now->len; i++)
    end_table (on_now->pdata[i]);
}

/* Link a stored table to the competition's present path, and move the table's file accordingly. */
static void
move_in (SvCupBook *self, SvTable *table, const char *kept)
{
  g_auto (SvFixtureLink) link =
      describe_fixture_link (self, sv_table_get_fixture_link (table)->fixture);
  g_autofree char *path = sv_table_shelf_path (link.competition, link.fixture);
  const gboolean moved = !g_str_equal (path, kept);

  sv_table_bind (table, &link);
  sv_auto_saver_set_path (SV_AUTO_SAVER (table), moved && g_rename (kept, path) != 0 ? kept : path,
                          NULL);
  if (moved)
    sv_auto_saver_touch (SV_AUTO_SAVER (table));
}

/* Open the table that is stored in the file @kept if its match is still to be decided. If the
 * fixture has a result, delete the file: the result is in the competition. */
static void
take_kept (SvCupBook *self, const char *kept)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self);
  g_autoptr (SvTable) table = sv_table_new_from_file (kept, NULL);
  const SvFixtureLink *link = table != NULL ? sv_table_get_fixture_link (table) : NULL;

  if (link == NULL || !is_ours (self, link) || get_table (self, link->fixture) != NULL)
    return;
  const unsigned fixture = link->fixture;
  if (is_decided (self, fixture)) {
    g_unlink (kept);
    return;
  }
  if (!still_meet (doc, fixture, sv_table_get_doc (table)))
    return;
  move_in (self, table, kept);
  add_table (self, fixture, g_object_ref (table));
  if (sv_table_is_over (table))
    take_ended (self, fixture);
}

/* Open the stored tables of the competition, also those that were stored before its file was
 * moved. */
static void
take_shelf (SvCupBook *self, const char *path)
{
  g_autoptr (GPtrArray) here = sv_table_shelf_list (path, FALSE);
  g_autoptr (GPtrArray) all = sv_table_shelf_list (NULL, FALSE);

  for (guint i = 0; i < here->len; i++)
    take_kept (self, here->pdata[i]);
  for (guint i = 0; i < all->len; i++)
    if (!g_ptr_array_find_with_equal_func (here, all->pdata[i], g_str_equal, NULL))
      take_kept (self, all->pdata[i]);
}

SvScored *
sv_cup_book_get_scored (SvCupBook *self, unsigned fixture)
{
  SvMatch *match = sv_cup_bond_find (self->links, fixture);
  SvTable *table = get_table (self, fixture);

  if (match != NULL)
    return SV_SCORED (match);
  return table != NULL ? SV_SCORED (table) : NULL;
}

gboolean
sv_cup_book_get_live (SvCupBook *self, unsigned fixture, int score[2])
{
  SvScored *scored = sv_cup_book_get_scored (self, fixture);
  SvScoreline line;

  if (scored == NULL)
    return FALSE;
  sv_scored_read (scored, &line);
  for (int i = 0; i < 2; i++)
    score[line.sides[i]] = line.goals[i];
  return TRUE;
}

void
sv_cup_book_read_score (SvCupBook *self, unsigned fixture, SvScoreline *out)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self);
  const SvCupResult *result = &sv_cup_fixture (doc->cup, fixture)->result;

  *out = (SvScoreline){ .stage = result->played ? SV_STAGE_OVER : SV_STAGE_SETUP,
                        .winner = sv_cup_winning_side (result),
                        .how = result->how < SV_N_ENDS ? (SvEnd)result->how : SV_END_FULL_TIME,
                        .shootout = result->played && result->how == SV_END_PENALTIES,
                        .left_ms = -1,
                        .ball = -1,
                        .turn = -1 };
  for (int side = 0; side < 2; side++) {
    const int team = doc->meetings[fixture].teams[side];
    out->sides[side] = side;
    out->teams[side] = team >= 0 ? doc->teams->pdata[team] : NULL;
    out->goals[side] = result->played ? (int)result->score[side] : 0;
    out->scored[side] = out->shootout ? (int)result->shootout[side] : 0;
  }
  if (!result->played && sv_cup_book_get_live (self, fixture, out->goals))
    out->stage = SV_STAGE_PLAY;
}

/* --- running late --- */

/* Return whether the common clock runs, or is stopped in the middle of a match. */
static gboolean
is_clock_on (SvCupBook *self)
{
  return sv_clock_get_running (self->clock) ||
         (sv_clock_get_elapsed (self->clock) > 0 && !sv_clock_get_expired (self->clock));
}

/* Return the last slot of the day that has begun, or 0. */
static unsigned
find_last_begun (SvCupBook *self)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self);
  const SvCupSlot now = sv_cup_slot_now (doc);
  const gboolean on = is_clock_on (self);
  unsigned last = 0;
  int score[2];

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
    if (doc->slots[i] > last &&
        (fixture->result.played || (on && sv_cup_is_in_slot (fixture, now)) ||
         sv_cup_book_get_live (self, i, score)))
      last = doc->slots[i];
  }
  return last;
}

gboolean
sv_cup_book_delay (SvCupBook *self, unsigned minutes)
{
  const unsigned slot = find_last_begun (self);
  g_autoptr (GError) error = NULL;
  SvCupDoc *after =
      sv_cup_doc_delay (sv_cup_book_get_doc (self), slot, minutes, _ ("running late"), &error);

  if (!sv_cup_book_commit (self, after, NULL, error))
    return FALSE;
  g_autofree char *time = sv_cup_times_dup (sv_cup_times_begin (after->cup, slot + 1));
  g_autofree char *sentence = sv_sentence (_ ("The next matches begin at %s."), time);
  sv_auto_saver_tell (SV_AUTO_SAVER (self), sentence);
  return TRUE;
}

/* --- a better plan --- */

SvCupDoc *
sv_cup_book_make_plan (SvCupBook *self, GError **error)
{
  return sv_cup_doc_plan_anew (sv_cup_book_get_doc (self), find_last_begun (self), error);
}

gboolean
sv_cup_book_plan_anew (SvCupBook *self)
{
  g_autoptr (GError) error = NULL;
  SvCupDoc *after = sv_cup_book_make_plan (self, &error);

  if (!sv_cup_book_commit (self, after, NULL, error))
    return FALSE;
  g_autofree char *end = sv_cup_words_end (after);
  g_autofree char *sentence =
      g_strconcat (_ ("The matches that are still to be played are planned anew."), end, NULL);
  sv_auto_saver_tell (SV_AUTO_SAVER (self), sentence);
  return TRUE;
}

/* --- matches from files --- */

/* Return the first fixture of these teams, in this order, that has no result, or -1. */
static int
find_fixture (const SvCupDoc *doc, const SvMatchDoc *match)
{

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const int *teams = doc->meetings[i].teams;
    if (sv_cup_is_settled (sv_cup_fixture (doc->cup, i)) || teams[0] < 0 || teams[1] < 0)
      continue;
    const SvTeamDoc *home = doc->teams->pdata[teams[0]], *away = doc->teams->pdata[teams[1]];
    if (g_str_equal (home->name, match->teams[0]->name) &&
        g_str_equal (away->name, match->teams[1]->name))
      return (int)i;
  }
  return -1;
}

gboolean
sv_cup_book_take (SvCupBook *self, const char *path)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) match = sv_match_doc_load (path, NULL, &error);
  const int fixture = match != NULL ? find_fixture (doc, match) : -1;

  if (match != NULL && fixture < 0) {
    g_autofree char *sentence =
        sv_sentence (_ ("There is no match of %s against %s left to play here."),
                     sv_team_doc_name (match->teams[0], 0), sv_team_doc_name (match->teams[1], 1));
    sv_auto_saver_tell (SV_AUTO_SAVER (self), sentence);
    return FALSE;
  }
  SvCupDoc *after = match != NULL ? sv_cup_doc_match (doc, (unsigned)fixture, match, &error) : NULL;
  return sv_cup_book_commit (self, after, NULL, error);
}

/* --- deleting the competition --- */

static gboolean
is_being_played (SvCupBook *self)
{
  for (guint i = 0; i < self->links->len; i++) {
    const SvCupBond *link = self->links->pdata[i];
    if (link->match != NULL && sv_match_get_node (link->match)->kind != SV_NODE_OVER &&
        sv_match_get_length (link->match) > 0)
      return TRUE;
  }
  return FALSE;
}

/* Return whether nothing is left to save: the file has the whole document, or is missing or
 * belongs to another program. */
static gboolean
is_saved (SvCupBook *self)
{
  SvAutoSaver *saver = SV_AUTO_SAVER (self);
  g_autoptr (GBytes) there = sv_json_load_file (sv_auto_saver_get_path (saver), NULL);

  return there == NULL || sv_auto_saver_is_kept (saver) ||
         sv_auto_saver_is_overtaken (saver, there);
}

char *
sv_cup_book_delete (const char *path, GError **error)
{
  g_autoptr (SvCupBook) book = find_open (path) != NULL ? g_object_ref (find_open (path)) : NULL;

  if (book != NULL && is_being_played (book)) {
    sv_store_error_set (
        error, SV_STORE_ERROR_IO, "",
        _ ("A match of this competition is being played. End or leave that first."));
    return NULL;
  }
  if (book != NULL) {
    sv_auto_saver_flush (SV_AUTO_SAVER (book));
    sv_save_wait ();
  }
  /* Unsaved changes would be written after the deletion, which would create the file again. */
  if (book != NULL && !is_saved (book)) {
    sv_store_error_set (
        error, SV_STORE_ERROR_IO, "",
        _ ("The last change to this competition could not be saved, so it is not deleted."));
    return NULL;
  }
  char *hidden = sv_library_remove (path, error);
  if (hidden != NULL && book != NULL)
    g_signal_emit_by_name (book, "removed");
  return hidden;
}
