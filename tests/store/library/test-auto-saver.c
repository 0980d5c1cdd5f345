/* SPDX-License-Identifier: GPL-3.0-or-later */

/* SvAutoSaver: the newest state comes to the disk, never two writes at once, whatever is asked for
 * while one is on its way; and SvFixtureLink, which goes with it. The worker waits at a gate, so
 * that the test says when a write ends. */

#include "doc-fixture.h"
#include "folder-fixture.h"
#include "save-fixture.h"
#include "sv-fixture-link.h"
#include "sv-json-file.h"
#include "sv-json.h"
#include "sv-store-error.h"

#define TEST_TYPE_AUTO_SAVER (test_auto_saver_get_type ())
G_DECLARE_FINAL_TYPE (TestAutoSaver, test_auto_saver, TEST, AUTO_SAVER, SvAutoSaver)

struct _TestAutoSaver {
  SvAutoSaver parent_instance;
  int value; /* what is written; -1: nothing may be */
};

G_DEFINE_FINAL_TYPE (TestAutoSaver, test_auto_saver, SV_TYPE_AUTO_SAVER)

static GMutex gate;            /* a write waits for it */
static int writing, most;      /* writes on their way, and the most there were at once */
static gboolean failing;       /* writes do */
static GString *log_of_writes; /* and of what was told: guarded by the gate until all is written */

static char *
make_text (SvAutoSaver *self, GError **error)
{
  const int value = TEST_AUTO_SAVER (self)->value;

  return value >= 0 ? g_strdup_printf ("%d", value) : NULL;
}

static gboolean
write_text (SvAutoSaver *self, const char *path, const char *text, char **stamp, GError **error)
{
  g_atomic_int_inc (&writing);
  g_mutex_lock (&gate);
  most = MAX (most, g_atomic_int_get (&writing));
  g_string_append_printf (log_of_writes, "%s%s ", text, failing ? "!" : "");
  const gboolean well = failing ? sv_store_error_set (error, SV_STORE_ERROR_IO, "", "full")
                                : SV_AUTO_SAVER_CLASS (test_auto_saver_parent_class)
                                      ->write (self, path, text, stamp, error);
  g_mutex_unlock (&gate);
  (void)g_atomic_int_dec_and_test (&writing);
  return well;
}

static void
idle (SvAutoSaver *self)
{
  g_string_append (log_of_writes, "rested ");
}

static void
closed (SvAutoSaver *self)
{
  g_string_append (log_of_writes, "closed ");
}

static void
test_auto_saver_class_init (TestAutoSaverClass *klass)
{
  SV_AUTO_SAVER_CLASS (klass)->make_text = make_text;
  SV_AUTO_SAVER_CLASS (klass)->write = write_text;
  SV_AUTO_SAVER_CLASS (klass)->idle = idle;
  SV_AUTO_SAVER_CLASS (klass)->closed = closed;
}

static void
test_auto_saver_init (TestAutoSaver *self)
{
}

static void
notice_cb (SvAutoSaver *self, const char *sentence)
{
  g_string_append_printf (log_of_writes, "“%s” ", sentence);
}

/* What its bar says from now on; "saved" if there is nothing to say. */
static void
unsaved_cb (SvAutoSaver *self)
{
  g_autofree char *sentence = sv_auto_saver_dup_unsaved (self);

  g_string_append_printf (log_of_writes, "[%s] ", sentence != NULL ? sentence : "saved");
}

static void
idle_cb (SvAutoSaver *self)
{
  g_string_append (log_of_writes, "idle ");
}

/* In a file of the folder, which holds text, NULL: which is not there. */
static SvAutoSaver *
new_auto_saver (const char *text)
{
  SvAutoSaver *self = g_object_new (TEST_TYPE_AUTO_SAVER, NULL);
  g_autofree char *path = g_build_filename (folder, "kept", NULL);
  g_autoptr (GBytes) there = text != NULL ? g_bytes_new (text, strlen (text)) : NULL;

  log_of_writes = g_string_new (NULL);
  most = 0;
  if (text != NULL)
    g_free (write_file ("kept", text));
  sv_auto_saver_set_path (self, path, there);
  g_signal_connect (self, "notice", G_CALLBACK (notice_cb), NULL);
  g_signal_connect (self, "unsaved", G_CALLBACK (unsaved_cb), NULL);
  g_signal_connect (self, "idle", G_CALLBACK (idle_cb), NULL);
  return self;
}

static void
set_value (SvAutoSaver *self, int value)
{
  TEST_AUTO_SAVER (self)->value = value;
}

/* What was written, told and emitted since the last time. */
static void
assert_log (const char *expected)
{
  g_assert_cmpstr (log_of_writes->str, ==, expected);
  g_string_truncate (log_of_writes, 0);
}

static void
free_auto_saver (SvAutoSaver *self)
{
  g_object_unref (self);
  sv_save_wait ();
  g_string_free (log_of_writes, TRUE);
}

static void
assert_file (const char *expected)
{
  g_autofree char *path = g_build_filename (folder, "kept", NULL);
  g_autofree char *text = read_file (path, NULL);

  g_assert_cmpstr (text, ==, expected);
}

static gboolean
is_overtaken (SvAutoSaver *self, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return sv_auto_saver_is_overtaken (self, bytes);
}

/* What nobody touched is not written, and what was written once not again. */
static void
test_flush (void)
{
  SvAutoSaver *self = new_auto_saver (NULL);

  write_out (self);
  assert_log ("");
  sv_auto_saver_touch (self);
  write_out (self);
  write_out (self);
  assert_log ("0 rested idle ");
  set_value (self, -1);
  sv_auto_saver_touch (self);
  write_out (self);
  assert_log ("");
  set_value (self, 1); /* it is still to be written */
  write_out (self);
  assert_log ("1 rested idle ");
  assert_file ("1");
  free_auto_saver (self);
}

/* The first time at once, later after a while, and of many states in between the last. */
static void
test_touch (void)
{
  SvAutoSaver *self = new_auto_saver (NULL);
  const gint64 begun_us = g_get_monotonic_time ();

  g_assert_false (g_main_context_pending (NULL));
  sv_auto_saver_touch (self);
  g_assert_true (g_main_context_pending (NULL));
  while (log_of_writes->len == 0 || writing > 0 || strstr (log_of_writes->str, "idle") == NULL)
    g_main_context_iteration (NULL, TRUE);
  assert_log ("0 rested idle ");
  for (int i = 1; i <= 5; i++) {
    set_value (self, i);
    sv_auto_saver_touch (self);
  }
  const gboolean soon = g_main_context_pending (NULL);
  if (g_get_monotonic_time () - begun_us < 400 * 1000)
    g_assert_false (soon);
  while (strstr (log_of_writes->str, "idle") == NULL)
    g_main_context_iteration (NULL, TRUE);
  assert_log ("5 rested idle ");
  free_auto_saver (self);
}

/* What comes while a write is on its way comes after it, the last of it alone. */
static void
test_meanwhile (void)
{
  SvAutoSaver *self = new_auto_saver (NULL);

  sv_auto_saver_touch (self);
  g_mutex_lock (&gate);
  sv_auto_saver_flush (self);
  for (int i = 1; i <= 3; i++) {
    set_value (self, i);
    sv_auto_saver_touch (self);
    sv_auto_saver_flush (self);
  }
  g_mutex_unlock (&gate);
  sv_save_wait ();
  assert_log ("0 3 rested idle ");
  g_assert_cmpint (most, ==, 1);

  /* The same without a flush: a timer begins when the write has ended. */
  sv_auto_saver_touch (self);
  g_mutex_lock (&gate);
  sv_auto_saver_flush (self);
  set_value (self, 4);
  sv_auto_saver_touch (self);
  g_mutex_unlock (&gate);
  sv_save_wait ();
  assert_log ("3 ");
  while (strstr (log_of_writes->str, "idle") == NULL)
    g_main_context_iteration (NULL, TRUE);
  assert_log ("4 rested idle ");
  free_auto_saver (self);
}

/* Each change between saved and unsaved is told; what failed is tried again when it is asked
 * for. */
static void
test_failing (void)
{
  SvAutoSaver *self = new_auto_saver (NULL);

  for (int i = 0; i < 2; i++) {
    sv_auto_saver_touch (self);
    failing = TRUE;
    write_out (self);
    assert_log ("0! [“kept” is not saved: full. A copy is kept on this computer.] rested idle ");
    g_assert_false (sv_auto_saver_is_kept (self));
    g_assert_false (is_overtaken (self, "other"));
    write_out (self);
    assert_log ("0! rested idle ");
    failing = FALSE;
    write_out (self);
    assert_log ("0 [saved] rested idle ");
    g_assert_true (sv_auto_saver_is_kept (self));
  }
  free_auto_saver (self);
}

/* While a write is on its way, that and what comes after it is awaited; what is dropped is not
 * written. */
static void
test_close (void)
{
  for (int drop = 0; drop < 2; drop++) {
    SvAutoSaver *self = new_auto_saver (NULL);

    sv_auto_saver_touch (self);
    g_mutex_lock (&gate);
    sv_auto_saver_flush (self);
    set_value (self, 1);
    sv_auto_saver_touch (self);
    sv_auto_saver_flush (self);
    set_value (self, 2);
    sv_auto_saver_touch (self);
    if (drop != 0)
      sv_auto_saver_drop (self);
    else
      sv_auto_saver_close (self);
    set_value (self, 3); /* too late */
    sv_auto_saver_touch (self);
    sv_auto_saver_flush (self);
    sv_auto_saver_close (self);
    g_mutex_unlock (&gate);
    sv_save_wait ();
    assert_log (drop != 0 ? "0 rested closed idle " : "0 2 rested closed idle ");
    g_assert_false (is_overtaken (self, "other"));
    free_auto_saver (self);
  }
  SvAutoSaver *self = new_auto_saver (NULL);
  sv_auto_saver_touch (self);
  sv_auto_saver_drop (self);
  assert_log ("rested closed idle ");
  g_assert_false (g_main_context_pending (NULL));
  free_auto_saver (self);
}

/* Whoever lets go of it without a word loses nothing. */
static void
test_let_go (void)
{
  SvAutoSaver *self = new_auto_saver (NULL);

  sv_auto_saver_touch (self);
  g_object_unref (self);
  sv_save_wait ();
  assert_log ("0 rested closed "); /* whom it would tell that it is idle has gone with it */
  assert_file ("0");
  g_string_free (log_of_writes, TRUE);
}

static void
activate_cb (GApplication *application, gpointer self)
{
  sv_auto_saver_touch (self);
  sv_auto_saver_flush (self);
}

/* The program does not end before what was begun is on the disk, and does then. */
static void
test_application (void)
{
  g_autoptr (GApplication) application = g_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  SvAutoSaver *self = new_auto_saver (NULL);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), self);
  g_assert_cmpint (g_application_run (application, 0, NULL), ==, 0);
  assert_log ("0 rested idle ");
  assert_file ("0");
  g_application_set_default (NULL);
  free_auto_saver (self);
}

/* The same of a file that is written once: its stamp is told to who asks for it. */
static void
test_save (void)
{
  g_autofree char *path = g_build_filename (folder, "saved", NULL);
  g_autofree char *stamp = NULL;
  static const char *const texts[] = { "one", "two", "three" };

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (GBytes) bytes = g_bytes_new_static (texts[i], strlen (texts[i]));
    g_autofree char *expected = sv_json_stamp (bytes);
    g_autoptr (GAsyncResult) result = NULL;
    g_autoptr (GError) error = NULL;

    sv_save_async (path, bytes, stamp, result_cb, &result);
    g_assert_true (sv_save_finish (wait_for (&result), i < 2 ? &stamp : NULL, &error));
    g_assert_no_error (error);
    if (i < 2)
      g_assert_cmpstr (stamp, ==, expected);
    else
      g_assert_cmpstr (stamp, !=, expected);
    assert_text (read_file (path, NULL), texts[i]);
  }
  /* The stamp is still that of the second, so the third counts as written by somebody else. */
  g_autoptr (GBytes) more = g_bytes_new_static ("four", 4);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = g_strdup (stamp);
  sv_save_async (path, more, stamp, result_cb, &result);
  g_assert_false (sv_save_finish (wait_for (&result), &stamp, &error));
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_CHANGED);
  g_assert_cmpstr (stamp, ==, before);
  assert_text (read_file (path, NULL), "three");
}

/* Nowhere nothing is written. */
static void
test_nowhere (void)
{
  SvAutoSaver *self = new_auto_saver (NULL);

  sv_auto_saver_set_path (self, NULL, NULL);
  g_assert_null (sv_auto_saver_get_path (self));
  sv_auto_saver_touch (self);
  write_out (self);
  g_assert_false (sv_auto_saver_is_kept (self));
  g_assert_false (is_overtaken (self, "other"));
  assert_log ("");
  free_auto_saver (self);
}

/* Whose the file is: what another program wrote is not written over, and is known. */
static void
test_stamps (void)
{
  SvAutoSaver *self = new_auto_saver ("7");
  g_autofree char *moved = g_build_filename (folder, "moved", NULL);

  g_assert_true (sv_auto_saver_is_kept (self));
  g_assert_false (is_overtaken (self, "7"));
  g_assert_true (is_overtaken (self, "8"));
  sv_auto_saver_touch (self);
  g_assert_false (sv_auto_saver_is_kept (self));
  g_assert_false (is_overtaken (self, "8"));
  g_mutex_lock (&gate);
  sv_auto_saver_flush (self);
  g_assert_false (sv_auto_saver_is_kept (self));
  g_assert_false (is_overtaken (self, "8"));
  g_mutex_unlock (&gate);
  sv_save_wait ();
  g_assert_true (sv_auto_saver_is_kept (self));
  g_assert_false (is_overtaken (self, "0"));
  g_assert_true (is_overtaken (self, "7"));

  /* It is moved: the same file under another name. */
  g_assert_cmpint (g_rename (sv_auto_saver_get_path (self), moved), ==, 0);
  g_assert_false (sv_auto_saver_is_kept (self));
  sv_auto_saver_follow (self, moved);
  g_assert_true (sv_auto_saver_is_kept (self));

  g_free (write_file ("moved", "9"));
  g_assert_false (sv_auto_saver_is_kept (self));
  g_string_truncate (log_of_writes, 0);
  sv_auto_saver_touch (self);
  write_out (self);
  assert_log ("0 [“moved” is not saved: another program changed it since it was opened here. A "
              "copy is kept "
              "on this computer.] rested idle ");

  /* Written to another path, whatever becomes of what is on its way to the old one. */
  g_mutex_lock (&gate);
  sv_auto_saver_flush (self);
  g_autofree char *path = g_build_filename (folder, "kept", NULL);
  sv_auto_saver_set_path (self, path, NULL);
  sv_auto_saver_touch (self);
  sv_auto_saver_flush (self);
  g_mutex_unlock (&gate);
  sv_save_wait ();
  assert_log ("0 0 [saved] rested idle ");
  g_assert_true (sv_auto_saver_is_kept (self));
  assert_file ("0");
  free_auto_saver (self);
}

/* --- SvFixtureLink --- */

/* As it is written; NULL: it is none. */
static char *
rewrite_fixture_link (const char *text)
{
  g_autoptr (JsonObject) root = sv_json_read (text, strlen (text), NULL);
  g_autoptr (JsonObject) out = json_object_new ();
  g_auto (SvFixtureLink) link = { 0 }, copy = { 0 }, again = { 0 };

  if (!sv_fixture_link_take (&link, root, NULL, NULL)) {
    g_assert_null (link.competition);
    return NULL;
  }
  sv_fixture_link_copy (&copy, &link);
  sv_fixture_link_copy (&again, &copy);
  sv_fixture_link_copy (&again, &copy); /* over what is there */
  sv_fixture_link_write (&again, out);
  return g_strchomp (sv_json_write (out, FALSE));
}

static void
test_fixture_link (void)
{
  static const char *const same[] = {
    "{}",
    "{\"bond\":{\"competition\":\"/c\",\"mark\":\"m\",\"fixture\":2147483647,\"decide\":true}}",
    "{\"bond\":{\"competition\":\"\",\"fixture\":0,\"decide\":false}}",
  };
  static const char *const bad[] = {
    "{\"bond\":7}",
    "{\"bond\":[]}",
    "{\"bond\":{}}",
    "{\"bond\":{\"competition\":\"/c\"}}",
    "{\"bond\":{\"fixture\":1}}",
    "{\"bond\":{\"competition\":7,\"fixture\":1}}",
    "{\"bond\":{\"competition\":\"/c\",\"fixture\":\"1\"}}",
    "{\"bond\":{\"competition\":\"/c\",\"fixture\":-1}}",
    "{\"bond\":{\"competition\":\"/c\",\"fixture\":2147483648}}",
  };
  static const char some[] =
      "{\"bond\":{\"competition\":\"/c\",\"mark\":7,\"fixture\":3,\"decide\":1}}";

  for (unsigned i = 0; i < G_N_ELEMENTS (same); i++) {
    g_autofree char *text = rewrite_fixture_link (same[i]);
    g_assert_cmpstr (text, ==, same[i]);
  }
  for (unsigned i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_null (rewrite_fixture_link (bad[i]));
  g_autofree char *text = rewrite_fixture_link (some);
  g_assert_cmpstr (text, ==, "{\"bond\":{\"competition\":\"/c\",\"fixture\":3,\"decide\":false}}");
}

/* Where it is, or where it was moved; without a mark its place alone counts. */
static void
test_fixture_link_is_of (void)
{
  g_autofree char *here = write_file ("here.svcup", "x");
  g_autofree char *there = write_file ("there.svcup", "x");
  g_autofree char *gone = g_build_filename (folder, "gone.svcup", NULL);
  const struct {
    const char *competition, *mark;
    gboolean is_of;
  } cases[] = {
    { NULL, NULL, FALSE }, { here, NULL, TRUE },  { there, NULL, FALSE }, { gone, NULL, FALSE },
    { here, "m", TRUE },   { there, "m", FALSE }, { gone, "m", TRUE },    { here, "n", FALSE },
    { there, "n", FALSE }, { gone, "n", FALSE },  { NULL, "m", FALSE },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (SvFixtureLink) link = { .competition = g_strdup (cases[i].competition),
                                    .mark = g_strdup (cases[i].mark) };
    g_assert_true (sv_fixture_link_is_of (&link, here, "m") == cases[i].is_of);
  }
}

int
main (int argc, char **argv)
{
  static const FolderTest tests[] = {
    { "/keeper/flush", test_flush },
    { "/keeper/touch", test_touch },
    { "/keeper/meanwhile", test_meanwhile },
    { "/keeper/failing", test_failing },
    { "/keeper/close", test_close },
    { "/keeper/let-go", test_let_go },
    { "/keeper/application", test_application },
    { "/keeper/save", test_save },
    { "/keeper/nowhere", test_nowhere },
    { "/keeper/stamps", test_stamps },
    { "/keeper/bond", test_fixture_link },
    { "/keeper/bond-is-of", test_fixture_link_is_of },
  };

  g_autofree char *home = g_dir_make_tmp ("speelveld-keeper-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE); /* where copies go */
  const int result = run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
  remove_folder (home);
  return result;
}
