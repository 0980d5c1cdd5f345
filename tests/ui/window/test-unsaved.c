/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people see when a document cannot be saved: a line as long as that is so, a question before
 * it is too late, and the copy on the start page. The disks are small ones of the kernel's own:
 * they are really full, and really taken out. */

#include "application-fixture.h"
#include "guest-host.h"
#include "real-disk.h"
#include "save-fixture.h"
#include "sv-cup-changes.h"
#include "sv-cup-guest-page.h"
#include "sv-cup-guest-playing.h"
#include "sv-cup-guest-shelf.h"
#include "sv-cup-page.h"
#include "sv-draft.h"
#include "sv-fetch.h"
#include "sv-fixture-row.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-match-file.h"
#include "sv-match-undo.h"
#include "sv-page-window.h"
#include "sv-table-page.h"
#include "sv-unsaved.h"

static const char three_teams[] =
    "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"title\":\"Cup\","
    "\"variant\":{},\"teams\":[{\"name\":\"Fox\"},{\"name\":\"Owl\"},{\"name\":\"Elk\"}],"
    "\"plan\":{\"kind\":\"league\"},\"fixtures\":["
    "{\"round\":1,\"slot\":1,\"board\":1,\"teams\":[0,1]},"
    "{\"round\":2,\"slot\":1,\"board\":1,\"teams\":[1,2]},"
    "{\"round\":3,\"slot\":1,\"board\":1,\"teams\":[2,0]}]}";

static gboolean disks; /* can be mounted */
static char *disk;     /* where the stick is, whether it is plugged in or not */
static char *plug;     /* where people see it */

/* --- The disks --- */

/* FALSE: the test is skipped. */
static gboolean
begin_disk (const char *size)
{
  if (!disks || !real_disk_mount (disk, size)) {
    g_test_skip ("this system lets nobody mount a disk");
    return FALSE;
  }
  return TRUE;
}

static void
end_disk (void)
{
  g_assert_cmpint (umount2 (disk, MNT_DETACH), ==, 0);
}

/* In the folder of the user's data that is called so; it becomes a full disk of its own. */
static char *
fill_folder (const char *name)
{
  g_autofree char *data = sv_library_folder ();
  g_autofree char *path = g_build_filename (data, name, NULL);

  g_assert_true (real_disk_mount (path, "64k"));
  g_free (real_disk_fill (path));
  return g_steal_pointer (&path);
}

static void
make_room (const char *path)
{
  g_autofree char *ballast = g_build_filename (path, "ballast", NULL);

  g_assert_cmpint (g_unlink (ballast), ==, 0);
}

static char *
on_stick (const char *name)
{
  return g_build_filename (plug, name, NULL);
}

/* --- The window --- */

static SvWindow *
watched (SvWindow *window, SvWindow **place)
{
  *place = window;
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *)place);
  return window;
}

static SvCupPage *
open_cup (SvWindow *window, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (sv_window_open (window, file));
  g_assert_true (SV_IS_CUP_PAGE (sv_window_get_page (window)));
  return SV_CUP_PAGE (sv_window_get_page (window));
}

/* Type the result of the match that is shown of this round, 1…. */
static void
type_result (SvCupPage *page, int round, const char *result)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.show", "u", (guint32)(round - 1));
  GtkEditable *entry =
      GTK_EDITABLE (find (find_nth (page, SV_TYPE_FIXTURE_ROW, 0), GTK_TYPE_ENTRY));

  gtk_editable_set_text (entry, result);
  g_signal_emit_by_name (entry, "activate");
  sv_auto_saver_flush (SV_AUTO_SAVER (sv_cup_page_get_book (page)));
  settle ();
}

static unsigned
count_results (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (path, &error);
  unsigned n = 0;

  g_assert_no_error (error);
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++)
    n += sv_cup_fixture (doc->cup, i)->result.played;
  return n;
}

/* The question that is asked, or NULL. */
static GtkWidget *
find_question (void)
{
  return find_window (GTK_TYPE_MESSAGE_DIALOG);
}

static void
answer (const char *button)
{
  settle (); /* it is tried once more before people are asked */
  GtkWidget *dialog = find_question ();

  g_assert_nonnull (dialog);
  g_signal_emit_by_name (find_button (dialog, button, 0), "clicked");
  settle ();
  settle (); /* what goes with the window is written */
}

/* The button that opens the copy which the start page offers, or NULL. */
static GtkWidget *
find_offer (SvWindow *window)
{
  return find_action (sv_window_get_page (window), "win.unsaved");
}

/* Let the timer of what failed try again. */
static void
wait_until_saved (SvWindow *window)
{
  while (sv_window_get_unsaved (window) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* --- A competition on a stick --- */

static SvWindow *window;
static SvCupPage *page;
static char *cup;

/* It is open, and the stick is in. */
static gboolean
begin_cup (void)
{
  g_autoptr (GError) error = NULL;

  if (!begin_disk ("64k"))
    return FALSE;
  real_disk_plug_in (disk, plug);
  cup = on_stick ("usb.svcup");
  g_file_set_contents (cup, three_teams, -1, &error);
  g_assert_no_error (error);
  page = open_cup (watched (start_window (), &window), cup);
  g_assert_null (sv_window_get_unsaved (window));
  return TRUE;
}

static void
end_cup (void)
{
  if (window != NULL)
    destroy (window);
  if (g_file_test (plug, G_FILE_TEST_EXISTS))
    real_disk_take_out (plug);
  end_disk ();
  g_clear_pointer (&cup, g_free);
}

#define STICK_IS_OUT                                                                               \
  "“Cup” is not saved: its folder does not exist. A copy is kept on this computer."

static void
test_stick (void)
{
  if (!begin_cup ())
    return;
  type_result (page, 1, "2-0");
  g_assert_cmpuint (count_results (cup), ==, 1);
  real_disk_take_out (plug);
  type_result (page, 2, "2-1");
  g_assert_cmpstr (sv_window_get_unsaved (window), ==, STICK_IS_OUT);
  type_result (page, 3, "1-0");
  g_assert_cmpstr (sv_window_get_unsaved (window), ==, STICK_IS_OUT);

  /* ← and closing ask. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "competition");
  answer ("Cancel");
  g_assert_cmpstr (page_name (window), ==, "competition");
  gtk_window_close (GTK_WINDOW (window));
  answer ("Cancel");
  g_assert_nonnull (window);
  gtk_window_close (GTK_WINDOW (window));
  answer ("Close");
  g_assert_null (window);

  /* The start page has it. */
  watched (start_window (), &window);
  g_assert_nonnull (find_offer (window));
  g_signal_emit_by_name (find_offer (window), "clicked");
  settle ();
  settle (); /* and what the page tries to write at once */
  g_assert_cmpstr (sv_window_get_unsaved (window), ==, STICK_IS_OUT);

  /* Put back, it is written, and no copy is left. */
  real_disk_plug_in (disk, plug);
  wait_until_saved (window);
  g_assert_cmpuint (count_results (cup), ==, 3);
  g_assert_cmpstr (sv_window_get_told (window), ==, "It is saved now.");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "start");
  g_assert_null (find_offer (window));
  end_cup ();
}

/* Leaving the page is not closing: the line stays, and when the stick is back it is written. */
static void
test_leave (void)
{
  if (!begin_cup ())
    return;
  real_disk_take_out (plug);
  type_result (page, 1, "2-1");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  answer ("Leave");
  g_assert_cmpstr (page_name (window), ==, "start");
  g_assert_cmpstr (sv_window_get_unsaved (window), ==, STICK_IS_OUT);
  g_assert_null (find_offer (window)); /* it is still here */
  real_disk_plug_in (disk, plug);
  wait_until_saved (window);
  g_assert_cmpuint (count_results (cup), ==, 1);
  end_cup ();
}

/* A result that was just typed is no reason to close without a question. */
static void
test_close_at_once (void)
{
  if (!begin_cup ())
    return;
  type_result (page, 1, "2-0");
  real_disk_take_out (plug);
  const SvCupResult result = { .played = true, .score = { 1, 1 } };
  SvCupBook *book = sv_cup_page_get_book (page);
  g_autoptr (GError) error = NULL;
  sv_cup_book_commit (book, sv_cup_doc_result (sv_cup_book_get_doc (book), 1, &result, &error),
                      NULL, error);
  gtk_window_close (GTK_WINDOW (window));
  settle ();
  g_assert_nonnull (window);
  answer ("Close");
  g_assert_null (window);
  real_disk_plug_in (disk, plug);
  /* Opened by its own file it has what could not be saved. */
  page = open_cup (watched (start_window (), &window), cup);
  wait_until_saved (window);
  g_assert_cmpuint (count_results (cup), ==, 2);
  end_cup ();
}

/* Whoever ends the session is not asked, and finds the copy next time. */
static void
test_end (void)
{
  if (!begin_cup ())
    return;
  real_disk_take_out (plug);
  type_result (page, 1, "2-0");
  sv_window_end (window);
  settle ();
  g_assert_null (window);
  watched (start_window (), &window);
  g_assert_nonnull (find_offer (window));
  real_disk_plug_in (disk, plug);
  g_signal_emit_by_name (find_offer (window), "clicked");
  settle ();
  settle (); /* and what the page tries to write at once */
  wait_until_saved (window);
  g_assert_cmpuint (count_results (cup), ==, 1);
  end_cup ();
}

/* Another program changed the file meanwhile: nothing of it is overwritten, and the copy stays. */
static void
test_changed_meanwhile (void)
{
  if (!begin_cup ())
    return;
  type_result (page, 1, "2-0");
  real_disk_take_out (plug);
  type_result (page, 2, "2-0");
  gtk_window_close (GTK_WINDOW (window));
  answer ("Close");
  real_disk_plug_in (disk, plug);
  g_assert_true (g_file_set_contents (cup, three_teams, -1, NULL));
  page = open_cup (watched (start_window (), &window), cup);
  g_assert_null (sv_window_get_unsaved (window)); /* the file is newer */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_nonnull (find_offer (window));
  destroy (window);
  /* Nobody has the file open any more. */
  watched (start_window (), &window);
  g_signal_emit_by_name (find_offer (window), "clicked");
  settle ();
  settle (); /* and what the page tries to write at once */
  g_assert_cmpstr (sv_window_get_unsaved (window), ==,
                   "“Cup” is not saved: another program changed it since it was opened here. "
                   "A copy is kept on this computer.");
  g_assert_cmpuint (count_results (cup), ==, 0);
  /* Saved elsewhere it is whole. */
  g_autofree char *other = on_stick ("other.svcup");
  page = SV_CUP_PAGE (sv_window_get_page (window));
  sv_auto_saver_save_elsewhere (SV_AUTO_SAVER (sv_cup_page_get_book (page)), other);
  wait_until_saved (window);
  g_assert_cmpuint (count_results (other), ==, 2);
  type_result (page, 3, "0-0");
  g_assert_cmpuint (count_results (other), ==, 3);
  g_assert_cmpuint (count_results (cup), ==, 0);
  end_cup ();
}

static void
test_full (void)
{
  if (!begin_cup ())
    return;
  g_free (real_disk_fill (plug));
  type_result (page, 1, "2-0");
  g_assert_cmpstr (sv_window_get_unsaved (window), ==,
                   "“Cup” is not saved: the disk is full. A copy is kept on this computer.");
  real_disk_take_out (plug);
  type_result (page, 2, "2-0");
  g_assert_cmpstr (sv_window_get_unsaved (window), ==, STICK_IS_OUT); /* the reason of now */
  real_disk_plug_in (disk, plug);
  make_room (plug);
  type_result (page, 3, "2-0"); /* the next change tries again */
  g_assert_null (sv_window_get_unsaved (window));
  g_assert_cmpuint (count_results (cup), ==, 3);
  end_cup ();
}

/* --- What lies in the user's data folder --- */

static void
change_team (SvAutoSaver *draft)
{
  SvTeamDoc *team = sv_draft_edit_team (SV_DRAFT (draft));
  char *name = g_strdup_printf ("%s!", team->name);

  g_free (team->name);
  team->name = name;
  g_assert_true (sv_draft_commit (SV_DRAFT (draft), NULL));
}

static void
change_variant (SvAutoSaver *draft)
{
  SvVariantDoc *variant = sv_draft_edit_variant (SV_DRAFT (draft));
  char *name = g_strdup_printf ("%s!", variant->name);

  g_free (variant->name);
  variant->name = name;
  g_assert_true (sv_draft_commit (SV_DRAFT (draft), NULL));
}

static void
change_table (SvAutoSaver *table)
{
  g_assert_true (sv_table_add_goal (SV_TABLE (table), 0, -1));
}

static SvAutoSaver *
edit (SvDraft *draft)
{
  g_autoptr (SvDraft) owned = draft;

  sv_window_edit (window, draft);
  return SV_AUTO_SAVER (draft);
}

static SvAutoSaver *
open_team (const char *path)
{
  g_autofree char *file = g_build_filename (path, "t.svteam", NULL);
  SvTeamDoc *team = sv_team_doc_new (sv_games ()[0]);

  g_free (team->name);
  team->name = g_strdup ("Fox");
  return edit (sv_draft_new_team (team, file));
}

static SvAutoSaver *
open_variant (const char *path)
{
  g_autofree char *file = g_build_filename (path, "v.svvariant", NULL);
  SvVariantDoc *variant = sv_variant_doc_new (sv_games ()[0]);

  g_free (variant->name);
  variant->name = g_strdup ("Fox");
  return edit (sv_draft_new_variant (variant, file));
}

static SvAutoSaver *
open_table (const char *path)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.table", "s", sv_games ()[0]->id);
  SvTable *table = sv_table_page_get_table (SV_TABLE_PAGE (sv_window_get_page (window)));
  g_autofree char *file = g_build_filename (path, "table.json", NULL);

  sv_auto_saver_set_path (SV_AUTO_SAVER (table), file, NULL);
  return SV_AUTO_SAVER (table);
}

typedef struct {
  const char *name, *full;
  SvAutoSaver *(*open) (const char *path);
  void (*change) (SvAutoSaver *saver);
} Kind;

static const Kind kinds[] = {
  { "team", "“Fox!” is not saved: the disk is full.", open_team, change_team },
  { "variant", "“Fox!” is not saved: the disk is full.", open_variant, change_variant },
  { "table", "This table is not saved: the disk is full.", open_table, change_table },
};

static void
assert_unsaved (const char *sentence)
{
  g_autofree char *whole = g_strconcat (sentence, " A copy is kept on this computer.", NULL);

  g_assert_cmpstr (sv_window_get_unsaved (window), ==, whole);
}

/* Change it, and write it if that can be done. */
static void
change (const Kind *kind, SvAutoSaver *saver)
{
  kind->change (saver);
  sv_auto_saver_flush (saver);
  settle ();
}

/* In a folder of the data folder that is a full disk of its own, and then none at all. */
static void
test_kind (gconstpointer data)
{
  const Kind *kind = data;

  if (!begin_disk ("64k"))
    return;
  g_autofree char *folder = fill_folder ("full");
  watched (start_window (), &window);
  SvAutoSaver *saver = kind->open (folder);
  change (kind, saver);
  assert_unsaved (kind->full);
  gtk_window_close (GTK_WINDOW (window));
  answer ("Cancel");
  make_room (folder);
  change (kind, saver);
  g_assert_null (sv_window_get_unsaved (window));
  g_assert_true (sv_auto_saver_is_kept (saver));

  g_free (real_disk_fill (folder));
  change (kind, saver);
  gtk_window_close (GTK_WINDOW (window));
  answer ("Close");
  g_assert_null (window);
  watched (start_window (), &window);
  g_assert_nonnull (find_offer (window));
  make_room (folder);
  g_signal_emit_by_name (find_offer (window), "clicked");
  settle ();
  settle (); /* and what the page tries to write at once */
  wait_until_saved (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_null (find_offer (window));
  destroy (window);
  g_assert_cmpint (umount2 (folder, MNT_DETACH), ==, 0);
  end_disk ();
}

/* A match has its autosave there, and no copy besides: what is not saved is told. */
static void
test_match (void)
{
  if (!begin_disk ("64k"))
    return;
  g_autofree char *folder = fill_folder ("journal");

  watched (start_window (), &window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", sv_games ()[0]->id);
  g_assert_true (sv_match_throw (sv_window_get_match (window)));
  sv_match_flush (sv_window_get_match (window));
  settle ();
  g_assert_cmpstr (sv_window_get_unsaved (window), ==,
                   "This match is not saved: the disk is full.");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  answer ("Cancel");
  gtk_window_close (GTK_WINDOW (window));
  answer ("Cancel");
  g_assert_nonnull (window);

  /* Saved elsewhere nothing is lost, and nothing is asked. */
  g_autofree char *path = g_build_filename (disk, "m.svmatch", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  sv_match_save_async (sv_window_get_match (window), file, result_cb, &result);
  g_assert_true (sv_match_save_finish (sv_window_get_match (window), wait_for (&result), NULL));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
  settle ();
  g_assert_null (sv_window_get_unsaved (window));

  make_room (folder);
  sv_match_undo (sv_window_get_match (window));
  sv_match_flush (sv_window_get_match (window));
  settle ();
  g_assert_null (sv_window_get_unsaved (window));
  destroy (window);
  g_assert_cmpint (umount2 (folder, MNT_DETACH), ==, 0);
  end_disk ();
}

/* What is kept of a joined competition lies there too, and would not be found elsewhere. */
static void
test_joined (void)
{
  const SvCupResult result = { .played = true, .score = { 3, 1 } };
  g_autoptr (GuestHost) host = guest_host_new ();
  g_autoptr (GError) error = NULL;

  if (!sv_fetch_is_possible (&error)) {
    g_test_skip (error->message);
    return;
  }
  if (!begin_disk ("64k"))
    return;
  g_autofree char *link = guest_host_dup_link (host);
  g_autofree char *folder = fill_folder ("joined");
  watched (start_window (), &window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.join-competition", NULL);
  SvPage *joining = sv_window_get_page (window);
  gtk_editable_set_text (GTK_EDITABLE (find (joining, GTK_TYPE_ENTRY)), link);
  g_signal_emit_by_name (find_button (joining, "Join", 0), "clicked");
  while (!SV_IS_CUP_GUEST_PAGE (sv_window_get_page (window)))
    g_main_context_iteration (NULL, TRUE);
  settle ();
  SvCupGuest *guest =
      sv_cup_guest_page_get_guest (SV_CUP_GUEST_PAGE (sv_window_get_page (window)));
  g_autoptr (GArray) fixtures = sv_cup_guest_list_fixtures (guest);
  sv_cup_guest_enter (guest, g_array_index (fixtures, unsigned, 0), &result);
  settle ();
  g_assert_cmpstr (sv_window_get_unsaved (window), ==,
                   "“Canteen cup” is not saved: the disk is full.");
  g_assert_false (
      gtk_widget_get_visible (template_child (SV_PAGE_WINDOW (window)->unsaved, "button")));
  make_room (folder);
  sv_auto_saver_flush (SV_AUTO_SAVER (guest));
  settle ();
  g_assert_null (sv_window_get_unsaved (window));
  g_assert_true (sv_auto_saver_is_kept (SV_AUTO_SAVER (guest)));
  sv_cup_guest_leave (guest);
  destroy (window);
  sv_save_wait ();
  g_assert_cmpint (umount2 (folder, MNT_DETACH), ==, 0);
  end_disk ();
}

int
main (int argc, char **argv)
{
  disks = real_disk_begin ();
  begin (&argc, &argv);
  disk = g_build_filename (g_get_user_runtime_dir (), "disk", NULL);
  plug = g_build_filename (g_get_user_runtime_dir (), "media", "usb", NULL);
  g_test_add_func ("/unsaved/take-the-stick-away-type-two-results-close", test_stick);
  g_test_add_func ("/unsaved/leave-the-page-put-the-stick-back", test_leave);
  g_test_add_func ("/unsaved/type-a-result-and-close-at-once", test_close_at_once);
  g_test_add_func ("/unsaved/end-the-session", test_end);
  g_test_add_func ("/unsaved/another-program-changes-the-file-meanwhile", test_changed_meanwhile);
  g_test_add_func ("/unsaved/type-results-on-a-full-disk", test_full);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *name = g_strdup_printf ("/unsaved/change-a-%s-on-a-full-disk", kinds[i].name);
    g_test_add_data_func (name, &kinds[i], test_kind);
  }
  g_test_add_func ("/unsaved/play-a-match-on-a-full-disk", test_match);
  g_test_add_func ("/unsaved/join-a-competition-on-a-full-disk", test_joined);
  return run_tests ();
}
