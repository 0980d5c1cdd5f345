/* SPDX-License-Identifier: GPL-3.0-or-later */

/* SvDraft: steps of undo, what is one step, saving, and documents that are not kept. */

#include "folder-fixture.h"
#include "save-fixture.h"
#include "sv-draft.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-rng.h"
#include "time-fixture.h"

#define PICTURE                                                                                    \
  "data:image/"                                                                                    \
  "png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+"                       \
  "A8AAQUBAScY42YAAAAASUVORK5CYII="

/* The same picture, larger. */
#define OTHER_PICTURE                                                                              \
  "data:image/"                                                                                    \
  "png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADUlEQVR4nGMQ"                        \
  "+K/wHwAEgQIvG4L4UQAAAABJRU5ErkJggg=="

typedef struct {
  char *path;
  SvDraft *draft;
  gint64 now_us;
  int changed, notices;
  char *notice;
} Fixture;

static void
notice_cb (SvDraft *draft, const char *sentence, gpointer data)
{
  Fixture *f = data;

  f->notices++;
  g_free (f->notice);
  f->notice = g_strdup (sentence);
}

static void
watch (Fixture *f, SvDraft *draft)
{
  f->draft = draft;
  sv_undo_set_time_source (sv_draft_get_undo (draft), fake_time, &f->now_us);
  g_signal_connect_swapped (draft, "changed", G_CALLBACK (count_cb), &f->changed);
  g_signal_connect (draft, "notice", G_CALLBACK (notice_cb), f);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->path = g_build_filename (folder, "mine", "mine.svteam", NULL);
  f->now_us = 1000;
  watch (f, sv_draft_new_team (sv_team_doc_new (sv_game_by_id ("strafworp")), f->path));
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_autofree char *teams = g_path_get_dirname (f->path);

  g_clear_object (&f->draft);
  sv_save_wait ();
  remove_folder (teams);
  g_free (f->path);
  g_free (f->notice);
}

static const SvTeamDoc *
team (Fixture *f)
{
  return sv_draft_get_team (f->draft);
}

static gboolean
rename_team (Fixture *f, const char *name, const char *what)
{
  SvTeamDoc *doc = sv_draft_edit_team (f->draft);

  g_free (doc->name);
  doc->name = g_strdup (name);
  return sv_draft_commit (f->draft, what);
}

static gboolean
set_card (Fixture *f, unsigned card, const char *key, int value)
{
  SvTeamDoc *doc = sv_draft_edit_team (f->draft);
  const SvField *field = sv_field_find (doc->game->card_fields, doc->game->n_card_fields, key);

  sv_field_set (field, (char *)doc->values + card * doc->game->card_size, value);
  return sv_draft_commit (f->draft, NULL);
}

static gboolean
can_go (Fixture *f, int steps)
{
  return sv_undo_can_go (sv_draft_get_undo (f->draft), steps);
}

static gboolean
go (Fixture *f, int steps)
{
  return sv_undo_go (sv_draft_get_undo (f->draft), steps);
}

static void
test_undo (Fixture *f, gconstpointer data)
{
  g_assert_false (go (f, -1));
  g_assert_false (can_go (f, -1));
  g_assert_true (rename_team (f, "Oranje", "name"));
  g_assert_true (set_card (f, 1, "attack", 2));
  g_assert_false (set_card (f, 1, "attack", 2));
  g_assert_cmpint (f->changed, ==, 2);
  g_assert_true (go (f, -1));
  g_assert_cmpstr (team (f)->name, ==, "Oranje");
  g_assert_true (can_go (f, 1));
  g_assert_true (go (f, -1));
  g_assert_cmpstr (team (f)->name, ==, "");
  g_assert_false (can_go (f, -1));
  g_assert_true (go (f, 1));
  g_assert_true (go (f, 1));
  g_assert_false (go (f, 1));
  g_assert_cmpint (sv_field_get (&team (f)->game->card_fields[3],
                                 (char *)team (f)->values + team (f)->game->card_size),
                   ==, 2);
  g_assert_true (go (f, -1));
  g_assert_true (rename_team (f, "Groen", "name")); /* a new way: nothing to redo */
  g_assert_false (can_go (f, 1));
  g_assert_true (go (f, -1));
  g_assert_cmpstr (team (f)->name, ==, "Oranje");
}

static void
test_merge (Fixture *f, gconstpointer data)
{
  rename_team (f, "O", "name");
  f->now_us += 1900000;
  rename_team (f, "Or", "name");
  f->now_us += 1900000;
  rename_team (f, "Ora", "name"); /* two seconds since the last letter, not since the first */
  f->now_us += 2100000;
  rename_team (f, "Oran", "name");
  set_card (f, 0, "attack", 3);
  rename_team (f, "Oranje", "name");
  g_assert_cmpstr (sv_draft_get_team (f->draft)->name, ==, "Oranje");

  go (f, -1);
  g_assert_cmpstr (team (f)->name, ==, "Oran");
  go (f, -1);
  go (f, -1);
  g_assert_cmpstr (team (f)->name, ==, "Ora");
  rename_team (f, "Orang", "name"); /* after an undo a step of its own */
  go (f, -1);
  g_assert_cmpstr (team (f)->name, ==, "Ora");
  go (f, -1);
  g_assert_cmpstr (team (f)->name, ==, "");
  g_assert_false (can_go (f, -1));

  rename_team (f, "O", "name");
  rename_team (f, "", "name"); /* typed and taken away again */
  g_assert_false (can_go (f, -1));
}

static void
test_pictures (Fixture *f, gconstpointer data)
{
  SvTeamDoc *doc = sv_draft_edit_team (f->draft);

  doc->cards[2].picture = g_strdup (PICTURE);
  g_assert_true (sv_draft_commit (f->draft, NULL));
  g_assert_cmpstr (team (f)->cards[2].picture, ==, PICTURE);
  rename_team (f, "Foto", NULL);
  go (f, -1);
  g_assert_cmpstr (team (f)->cards[2].picture, ==, PICTURE);
  go (f, -1);
  g_assert_null (team (f)->cards[2].picture);
  go (f, 1);
  g_assert_cmpstr (team (f)->cards[2].picture, ==, PICTURE);

  doc = sv_draft_edit_team (f->draft);
  doc->logo = g_strdup ("data:image/png;base64,AAAA");
  g_assert_false (sv_draft_commit (f->draft, NULL));
  g_assert_cmpint (f->notices, ==, 1);
  g_assert_null (team (f)->logo);
  g_assert_cmpstr (team (f)->cards[2].picture, ==, PICTURE);
}

static void
test_refused (Fixture *f, gconstpointer data)
{
  g_assert_false (set_card (f, 0, "attack", 9));
  g_assert_cmpstr (f->notice, ==, "This is not possible: cards[0].attack: 9 is outside 1–6");
  g_autofree char *longer = g_strnfill (SV_TEXT_MAX_CHARS + 1, 'x');
  g_assert_false (rename_team (f, longer, "name"));
  g_assert_cmpint (f->notices, ==, 2);
  g_assert_cmpint (f->changed, ==, 0);
  g_assert_cmpstr (team (f)->name, ==, "");
  g_assert_false (can_go (f, -1));
}

/* --- Against a second account --- */

static void
set_picture (char **place, unsigned which)
{
  static const char *const pictures[] = { NULL, PICTURE, OTHER_PICTURE };

  g_free (*place);
  *place = g_strdup (pictures[which]);
}

/* Something is changed, or stays as it is. */
static void
edit_any (SvTeamDoc *doc, SvRng *rng)
{
  SvCardDoc *card = &doc->cards[sv_rng_below (rng, doc->n_cards)];

  switch (sv_rng_below (rng, 4)) {
  case 0:
    g_free (doc->name);
    doc->name = g_strdup_printf ("Team %u", sv_rng_below (rng, 3));
    break;
  case 1:
    set_picture (&doc->logo, sv_rng_below (rng, 3));
    break;
  case 2:
    set_picture (&card->picture, sv_rng_below (rng, 3));
    break;
  default:
    g_free (card->name);
    card->name = g_strdup_printf ("P%u", sv_rng_below (rng, 2));
  }
}

/* Whatever is edited, undone and done again, the draft is what a list of all its texts says. */
static void
test_move_analysis (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  guint now = 0;
  int changes = 0;
  SvRng rng;

  sv_rng_seed (&rng, 3);
  g_ptr_array_add (texts, sv_team_doc_write (team (f), FALSE));
  for (unsigned i = 0; i < 400; i++) {
    const int way = sv_rng_below (&rng, 2) == 0 ? -1 : 1;

    if (sv_rng_below (&rng, 3) == 0) {
      const gboolean can = way < 0 ? now > 0 : now + 1 < texts->len;
      g_assert_cmpint (can_go (f, way), ==, can);
      g_assert_cmpint (go (f, way), ==, can);
      now += can ? (guint)way : 0;
      changes += can;
    } else {
      SvTeamDoc *doc = sv_draft_edit_team (f->draft);
      edit_any (doc, &rng);
      g_autofree char *text = sv_team_doc_write (doc, FALSE);
      const gboolean other = strcmp (text, texts->pdata[now]) != 0;
      g_assert_cmpint (sv_draft_commit (f->draft, NULL), ==, other);
      if (other) {
        g_ptr_array_set_size (texts, (int)++now);
        g_ptr_array_add (texts, g_steal_pointer (&text));
        changes++;
      }
    }
    g_autofree char *text = sv_team_doc_write (team (f), FALSE);
    g_assert_cmpstr (text, ==, texts->pdata[now]);
    g_assert_cmpint (f->changed, ==, changes);
  }
}

static void
assert_saved (Fixture *f, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTeamDoc) saved = sv_team_doc_load (f->path, &error);
  g_assert_no_error (error);
  g_autofree char *text = sv_team_doc_write (saved, TRUE);
  g_autofree char *wanted = f->draft != NULL ? sv_team_doc_write (team (f), TRUE) : g_strdup (text);
  g_autofree char *there = NULL;

  g_assert_true (g_file_get_contents (f->path, &there, NULL, NULL));
  g_assert_cmpstr (there, ==, wanted);
  g_assert_cmpstr (saved->name, ==, name);
  g_assert_cmpstr (text, ==, wanted);
}

static gboolean
is_saved (Fixture *f, const char *name)
{
  g_autoptr (SvTeamDoc) saved = sv_team_doc_load (f->path, NULL);

  return saved != NULL && g_strcmp0 (saved->name, name) == 0;
}

static void
keep_copy (Fixture *f)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  sv_draft_keep_copy_async (f->draft, result_cb, &result);
  g_assert_true (sv_draft_keep_copy_finish (f->draft, wait_for (&result), &error));
  g_assert_no_error (error);
  write_out (f->draft);
}

static void
test_save (Fixture *f, gconstpointer data)
{
  write_out (f->draft); /* nothing changed: no file */
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
  rename_team (f, "Een", NULL);
  write_out (f->draft);
  assert_saved (f, "Een");
  rename_team (f, "Twee", NULL);
  while (!is_saved (f, "Twee")) /* by itself, after a while */
    g_main_context_iteration (NULL, TRUE);
  assert_saved (f, "Twee");
}

/* What is pasted into a name becomes one that a document may hold. */
static void
test_pasted (Fixture *f, gconstpointer data)
{
  rename_team (f, "\tAn\tne\n", NULL);
  g_assert_cmpstr (sv_draft_get_team (f->draft)->name, ==, "An ne");
  write_out (f->draft);
  assert_saved (f, "An ne");
}

static void
assert_unsaved (Fixture *f, const char *expected)
{
  g_autofree char *sentence = sv_auto_saver_dup_unsaved (SV_AUTO_SAVER (f->draft));

  g_assert_cmpstr (sentence, ==, expected);
}

/* What another program wrote is not overwritten; the changes can be kept as another file. */
static void
test_changed (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTeamDoc) other = sv_team_doc_new (sv_draft_get_game (f->draft));
  g_autofree char *kept = NULL;

  rename_team (f, "Een", NULL);
  write_out (f->draft);
  g_autofree char *text = sv_team_doc_write (other, TRUE);
  g_assert_true (g_file_set_contents (f->path, text, -1, NULL));
  rename_team (f, "Twee", NULL);
  write_out (f->draft);
  assert_unsaved (
      f, "“Twee” is not saved: another program changed it since it was opened here. A copy is "
         "kept on this computer.");
  g_assert_true (g_file_get_contents (f->path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, text);
  keep_copy (f);
  g_assert_cmpstr (sv_draft_get_path (f->draft), !=, f->path);
  write_out (f->draft);
  assert_unsaved (f, NULL);
  g_unlink (sv_draft_get_path (f->draft));
}

/* What somebody else deleted does not come back by itself; it can be kept as another file. */
static void
test_lost (Fixture *f, gconstpointer data)
{
  g_autofree char *aside = g_strconcat (f->path, ".aside", NULL);
  int lost = 0;

  g_signal_connect_swapped (f->draft, "lost", G_CALLBACK (count_cb), &lost);
  rename_team (f, "Een", NULL);
  write_out (f->draft);
  g_assert_cmpint (g_rename (f->path, aside), ==, 0);
  g_assert_true (sv_draft_is_lost (f->draft));
  write_out (f->draft); /* nothing changed */
  g_assert_cmpint (lost, ==, 0);
  rename_team (f, "Twee", NULL);
  while (lost == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));

  /* It is put back: all is well again. */
  g_assert_cmpint (g_rename (aside, f->path), ==, 0);
  g_assert_false (sv_draft_is_lost (f->draft));
  write_out (f->draft);
  g_assert_cmpint (lost, ==, 1);
  assert_saved (f, "Twee");

  g_unlink (f->path);
  rename_team (f, "Drie", NULL);
  keep_copy (f);
  g_assert_false (sv_draft_is_lost (f->draft));
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
  g_autofree char *first = g_steal_pointer (&f->path);
  f->path = g_strdup (sv_draft_get_path (f->draft));
  assert_saved (f, "Drie");
  rename_team (f, "Vier", NULL);
  write_out (f->draft);
  assert_saved (f, "Vier");
  g_clear_object (&f->draft);
  sv_save_wait ();
  g_unlink (f->path);
  g_free (f->path);
  f->path = g_steal_pointer (&first);
}

/* What is told of a lost one: it is gone. */
static void
test_told_lost (Fixture *f, gconstpointer data)
{
  rename_team (f, "Een", NULL);
  write_out (f->draft);
  g_unlink (f->path);
  g_autofree char *deleted = sv_draft_dup_lost (f->draft);
  g_assert_cmpstr (deleted, ==, "“Een” was deleted in another window. Your changes are not saved.");
}

/* Once a copy is kept, it is lost when it is taken away. */
static void
test_copy_lost (Fixture *f, gconstpointer data)
{
  g_autoptr (GAsyncResult) result = NULL;

  g_assert_false (sv_draft_is_lost (f->draft));
  sv_draft_keep_copy_async (f->draft, result_cb, &result);
  g_assert_true (sv_draft_keep_copy_finish (f->draft, wait_for (&result), NULL));
  g_assert_false (sv_draft_is_lost (f->draft));
  g_assert_cmpint (g_unlink (sv_draft_get_path (f->draft)), ==, 0);
  g_assert_true (sv_draft_is_lost (f->draft));
}

/* A copy that cannot be kept is told, and the draft stays where it is. */
static void
test_no_copy (Fixture *f, gconstpointer data)
{
  g_autofree char *teams = sv_library_kind_folder (SV_DOCUMENT_TEAM);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (teams, 0700);
  remove_folder (teams);
  g_assert_true (g_file_set_contents (teams, "in the way", -1, NULL));
  sv_draft_keep_copy_async (f->draft, result_cb, &result);
  g_assert_false (sv_draft_keep_copy_finish (f->draft, wait_for (&result), &error));
  g_assert_nonnull (error);
  g_assert_cmpstr (sv_draft_get_path (f->draft), ==, f->path);
  g_unlink (teams);
}

/* --- Those of the program --- */

/* Save it as one of the user's own; what that is called. */
static char *
make_mine (SvDraft *draft)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  sv_draft_make_mine_async (draft, result_cb, &result);
  g_autoptr (SvLibraryItem) mine = sv_library_save_finish (wait_for (&result), &error);
  g_assert_no_error (error);
  g_assert_true (mine->head->game == sv_draft_get_game (draft));
  g_assert_true (g_file_test (mine->path, G_FILE_TEST_EXISTS));
  return g_strdup (mine->head->name);
}

/* It stays as it is; who wants to change it has one of his own, by a name that none has. */
static void
test_sample (Fixture *f, gconstpointer data)
{
  g_autofree char *own = sv_library_kind_folder (SV_DOCUMENT_TEAM);

  rename_team (f, "De Korf", NULL);
  g_assert_false (sv_draft_is_sample (f->draft));
  sv_draft_set_sample (f->draft);
  g_assert_true (sv_draft_is_sample (f->draft));
  f->changed = 0;
  g_assert_false (rename_team (f, "Mine", NULL));
  g_assert_cmpstr (team (f)->name, ==, "De Korf");
  g_assert_cmpint (f->changed, ==, 0);
  g_assert_cmpint (f->notices, ==, 0);
  for (unsigned i = 0; i < 3; i++) {
    g_autofree char *name = make_mine (f->draft);
    static const char *const names[] = { "De Korf (copy)", "De Korf (copy 2)", "De Korf (copy 3)" };
    g_assert_cmpstr (name, ==, names[i]);
  }
  g_assert_cmpstr (sv_draft_get_path (f->draft), ==, f->path);
  remove_folder (own);
}

static void
test_dispose (Fixture *f, gconstpointer data)
{
  rename_team (f, "Laat", NULL);
  go (f, -1);
  go (f, 1);
  g_clear_object (&f->draft);
  sv_save_wait ();
  assert_saved (f, "Laat");
}

static void
test_cannot_save (Fixture *f, gconstpointer data)
{
  g_autofree char *teams = g_path_get_dirname (f->path);

  g_assert_true (g_file_set_contents (teams, "in the way", -1, NULL));
  rename_team (f, "Een", NULL);
  write_out (f->draft);
  assert_unsaved (f,
                  "“Een” is not saved: what should be its folder is a file. A copy is kept on this "
                  "computer.");
  g_unlink (teams);
  write_out (f->draft); /* tried again */
  assert_unsaved (f, NULL);
  assert_saved (f, "Een");

  rename_team (f, "Twee", NULL);
  g_unlink (f->path);
  g_rmdir (teams);
  g_assert_true (g_file_set_contents (teams, "in the way", -1, NULL));
  write_out (f->draft);
  assert_unsaved (
      f, "“Twee” is not saved: what should be its folder is a file. A copy is kept on this "
         "computer.");
  g_clear_object (&f->draft);
  sv_save_wait ();
  g_unlink (teams);
  /* The copy is read in place of the file. */
  f->draft = sv_draft_load (f->path, NULL);
  g_assert_cmpstr (team (f)->name, ==, "Twee");
  write_out (f->draft);
  assert_saved (f, "Twee");
}

static void
test_variant (void)
{
  Fixture f = { .now_us = 1 };
  watch (&f, sv_draft_new_variant (sv_variant_doc_new (sv_game_by_id ("strafworp")), NULL));
  SvVariantDoc *doc = sv_draft_edit_variant (f.draft);
  const SvField *minutes =
      sv_field_find (doc->game->variant_fields, doc->game->n_variant_fields, "minutes");

  g_assert_null (sv_draft_get_team (f.draft));
  g_assert_null (sv_draft_get_path (f.draft));
  sv_field_set (minutes, doc->setup, 7);
  g_assert_true (sv_draft_commit (f.draft, "minutes"));
  g_assert_true (sv_undo_go (sv_draft_get_undo (f.draft), -1));
  g_assert_cmpint (sv_field_get (minutes, sv_draft_get_variant (f.draft)->setup), ==, 10);
  g_free (sv_draft_edit_variant (f.draft)->name);
  sv_draft_edit_variant (f.draft)->name = g_strdup ("\tOur\trules\n");
  g_assert_true (sv_draft_commit (f.draft, "name"));
  g_assert_cmpstr (sv_draft_get_name (f.draft), ==, "Our rules");
  sv_field_set (minutes, sv_draft_edit_variant (f.draft)->setup, 700);
  g_assert_false (sv_draft_commit (f.draft, "minutes"));
  g_assert_cmpint (sv_field_get (minutes, sv_draft_get_variant (f.draft)->setup), ==, 10);
  g_object_unref (f.draft);
  g_free (f.notice);
}

/* A new one that nobody touched goes when it is left; touched, or written by somebody else, it
 * stays. */
static void
test_new (Fixture *f, gconstpointer data)
{
  g_assert_true (rename_team (f, "Mine", "name"));
  sv_auto_saver_flush (SV_AUTO_SAVER (f->draft));
  sv_save_wait ();
  g_assert_true (g_file_test (f->path, G_FILE_TEST_EXISTS));
  for (int i = 0; i < 3; i++) {
    g_autoptr (SvDraft) draft = sv_draft_load (f->path, NULL);
    g_assert_nonnull (draft);
    if (i > 0)
      sv_draft_set_new (draft);
    if (i == 1) {
      g_free (sv_draft_edit_team (draft)->name);
      sv_draft_edit_team (draft)->name = g_strdup ("Touched");
      g_assert_true (sv_draft_commit (draft, "name"));
      g_assert_true (sv_undo_go (sv_draft_get_undo (draft), -1));
    }
    sv_draft_leave (draft);
    sv_save_wait ();
    g_assert_cmpint (g_file_test (f->path, G_FILE_TEST_EXISTS), ==, i < 2);
    g_assert_false (sv_draft_is_lost (draft));
  }
}

/* What another program wrote into it is not thrown away. */
static void
test_new_overtaken (Fixture *f, gconstpointer data)
{
  g_assert_true (rename_team (f, "Mine", "name"));
  sv_auto_saver_flush (SV_AUTO_SAVER (f->draft));
  sv_save_wait ();
  g_autoptr (SvDraft) draft = sv_draft_load (f->path, NULL);
  sv_draft_set_new (draft);
  g_assert_true (g_file_set_contents (f->path, "{}", -1, NULL));
  sv_draft_leave (draft);
  g_assert_true (g_file_test (f->path, G_FILE_TEST_EXISTS));
}

/* --- Its file's name --- */

static char *
own_path (const char *file)
{
  g_autofree char *teams = sv_library_kind_folder (SV_DOCUMENT_TEAM);

  return g_build_filename (teams, file, NULL);
}

/* A draft of a new file of the library, called "New team"; it is watched. */
static void
set_up_own (Fixture *f, gconstpointer data)
{
  SvTeamDoc *doc = sv_team_doc_new (sv_game_by_id ("strafworp"));
  g_autofree char *text = sv_team_doc_write (doc, TRUE);

  f->path = sv_library_reserve ("New team", SV_DOCUMENT_TEAM, NULL);
  g_assert_true (g_file_set_contents (f->path, text, -1, NULL));
  f->now_us = 1000;
  watch (f, sv_draft_new_team (doc, f->path));
}

static void
moved_cb (SvDraft *draft, const char *from, gpointer data)
{
  char **last = data;

  g_free (*last);
  *last = g_strdup (from);
}

static void
assert_holds (const char *path, const char *name)
{
  g_autoptr (SvTeamDoc) saved = sv_team_doc_load (path, NULL);

  g_assert_nonnull (saved);
  g_assert_cmpstr (saved->name, ==, name);
}

/* The file of the library gets the team's name when it is left, not before; whoever goes on with
 * the same draft writes into the file that is called so now. */
static void
test_named (Fixture *f, gconstpointer data)
{
  g_autofree char *after = own_path ("De Meeuwen.svteam"), *from = NULL;
  g_autofree char *again = own_path ("De Zwaluwen.svteam");

  g_signal_connect (f->draft, "moved", G_CALLBACK (moved_cb), &from);
  rename_team (f, "De Meeuwen", "name");
  write_out (f->draft);
  g_assert_cmpstr (sv_draft_get_path (f->draft), ==, f->path);
  assert_holds (f->path, "De Meeuwen");
  set_card (f, 0, "attack", 3); /* what is not written yet goes along */
  sv_draft_leave (f->draft);
  sv_save_wait ();
  g_assert_cmpstr (sv_draft_get_path (f->draft), ==, after);
  g_assert_cmpstr (from, ==, f->path);
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
  assert_holds (after, "De Meeuwen");
  g_assert_false (sv_draft_is_lost (f->draft));

  rename_team (f, "De Zwaluwen", NULL);
  g_assert_true (go (f, -1));
  g_assert_true (go (f, 1));
  write_out (f->draft);
  assert_holds (after, "De Zwaluwen");
  sv_draft_leave (f->draft); /* nothing is left to be written */
  g_assert_cmpstr (sv_draft_get_path (f->draft), ==, again);
  assert_holds (again, "De Zwaluwen");
  g_assert_cmpint (f->notices, ==, 0);
  g_unlink (again);
}

/* A name that another file has gets a number, once; what others wrote there stays. */
static void
test_named_twice (Fixture *f, gconstpointer data)
{
  g_autofree char *taken = own_path ("Velocitas.svteam"), *second = own_path ("Velocitas-2.svteam");

  g_assert_true (g_file_set_contents (taken, "theirs", -1, NULL));
  for (int i = 0; i < 2; i++) {
    rename_team (f, "Velocitas", "name");
    set_card (f, 0, "attack", 3 + i);
    sv_draft_leave (f->draft);
    sv_save_wait ();
    g_assert_cmpstr (sv_draft_get_path (f->draft), ==, second);
  }
  gsize n;
  g_autofree char *there = read_file (taken, &n);
  g_assert_cmpstr (there, ==, "theirs");
  g_unlink (taken);
  g_unlink (second);
}

/* A file stays where it is if nothing was changed, if it would have no name, if somebody else wrote
 * into it, and if it is no file of the library. */
static void
test_not_named (Fixture *f, gconstpointer data)
{
  sv_draft_leave (f->draft);
  g_assert_cmpstr (sv_draft_get_path (f->draft), ==, f->path);
  set_card (f, 0, "attack", 4);
  sv_draft_leave (f->draft);
  sv_save_wait ();
  g_assert_cmpstr (sv_draft_get_path (f->draft), ==, f->path);

  rename_team (f, "Named", NULL);
  write_out (f->draft);
  g_assert_true (g_file_set_contents (f->path, "theirs", -1, NULL));
  sv_draft_leave (f->draft);
  g_assert_cmpstr (sv_draft_get_path (f->draft), ==, f->path);

  g_autofree char *elsewhere = g_build_filename (folder, "seniors.svteam", NULL);
  g_autoptr (SvDraft) other =
      sv_draft_new_team (sv_team_doc_new (sv_game_by_id ("strafworp")), elsewhere);
  g_free (sv_draft_edit_team (other)->name);
  sv_draft_edit_team (other)->name = g_strdup ("Elsewhere");
  g_assert_true (sv_draft_commit (other, NULL));
  sv_draft_leave (other);
  sv_save_wait ();
  g_assert_cmpstr (sv_draft_get_path (other), ==, elsewhere);
  assert_holds (elsewhere, "Elsewhere");
  g_unlink (elsewhere);
}

/* Who was killed before it came to that finds the file by its old name, and it gets the new one
 * when something is changed again. Rules are files like teams. */
static void
test_named_later (Fixture *f, gconstpointer data)
{
  g_autofree char *after = own_path ("De Uilen.svteam");

  rename_team (f, "De Uilen", "name");
  write_out (f->draft);
  g_autoptr (SvDraft) draft = sv_draft_load (f->path, NULL);
  g_assert_cmpstr (sv_draft_get_name (draft), ==, "De Uilen");
  g_free (sv_draft_edit_team (draft)->cards[0].name);
  sv_draft_edit_team (draft)->cards[0].name = g_strdup ("Anne");
  g_assert_true (sv_draft_commit (draft, NULL));
  sv_draft_leave (draft);
  sv_save_wait ();
  g_assert_cmpstr (sv_draft_get_path (draft), ==, after);
  g_assert_true (sv_draft_is_lost (f->draft)); /* the draft of who was killed */
  sv_auto_saver_drop (SV_AUTO_SAVER (f->draft));
  g_unlink (after);

  g_autofree char *path = sv_library_reserve ("New variant", SV_DOCUMENT_VARIANT, NULL);
  g_autoptr (SvDraft) rules =
      sv_draft_new_variant (sv_variant_doc_new (sv_game_by_id ("strafworp")), path);
  g_free (sv_draft_edit_variant (rules)->name);
  sv_draft_edit_variant (rules)->name = g_strdup ("Zaalregels");
  g_assert_true (sv_draft_commit (rules, NULL));
  sv_draft_leave (rules);
  sv_save_wait ();
  g_assert_true (g_str_has_suffix (sv_draft_get_path (rules), "/variants/Zaalregels.svvariant"));
  gsize n;
  g_autofree char *there = read_file (sv_draft_get_path (rules), &n);
  g_autofree char *text = sv_variant_doc_write (sv_draft_get_variant (rules), TRUE);
  g_assert_cmpstr (there, ==, text);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_unlink (sv_draft_get_path (rules));
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  ADD ("/draft/undo", test_undo);
  ADD ("/draft/merge", test_merge);
  ADD ("/draft/pictures", test_pictures);
  ADD ("/draft/refused", test_refused);
  ADD ("/draft/account", test_move_analysis);
  ADD ("/draft/save", test_save);
  ADD ("/draft/pasted", test_pasted);
  ADD ("/draft/changed", test_changed);
  ADD ("/draft/lost", test_lost);
  ADD ("/draft/told-lost", test_told_lost);
  ADD ("/draft/copy-lost", test_copy_lost);
  ADD ("/draft/no-copy", test_no_copy);
  ADD ("/draft/sample", test_sample);
  ADD ("/draft/dispose", test_dispose);
  ADD ("/draft/new", test_new);
  ADD ("/draft/new-overtaken", test_new_overtaken);
  ADD ("/draft/cannot-save", test_cannot_save);
#define ADD_OWN(path, function) g_test_add (path, Fixture, NULL, set_up_own, function, tear_down)
  ADD_OWN ("/draft/named", test_named);
  ADD_OWN ("/draft/named-twice", test_named_twice);
  ADD_OWN ("/draft/not-named", test_not_named);
  ADD_OWN ("/draft/named-later", test_named_later);
  g_test_add_func ("/draft/variant", test_variant);
  int result = g_test_run ();
  remove_folder (folder);
  g_free (folder);
  return result;
}
