/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each large piece of memory that reading, importing and saving ask for is refused once.
 *
 * What a file or picture decides the size of is a sentence then. Where GLib asks for itself, for
 * the strings of a document, it ends the program, as it is made to: then the document on the disk
 * is whole, as it was before or as it is to be. Each trial is a program of its own:
 *
 *      test-memory-faults                      all of them
 *      test-memory-faults DEED NTH FOLDER      one, which tells what became of it */

#include "failing-memory.h"
#include "folder-fixture.h"
#include "match-fixture.h"
#include "save-fixture.h"
#include "sv-json-file.h"
#include "sv-match-file.h"
#include "sv-picture-pick.h"
#include "sv-picture-read.h"
#include "sv-player-list.h"

#include <fcntl.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { EVENTS = 6000, SIDE = 340, PLAYERS = 8000, MORE_TRIALS = 200 };

/* Something that needs much memory: */
typedef struct {
  const char *name;
  gboolean never_ends;  /* each refusal is a sentence, or does no harm */
  void (*begin) (void); /* state 0 is on the disk */
  char *(*step) (void); /* try to bring state 1 there; the sentence if that failed */
  int (*look) (void);   /* nullable: which state is there; it asserts that all is whole */
} StatEntry;

static char *
in_folder (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

static char *
sentence_of (const GError *error)
{
  return error != NULL ? g_strdup (error->message) : NULL;
}

/* --- Pictures --- */

/* Noise, which no format makes small. */
static cairo_surface_t *
make_noise (void)
{
  cairo_surface_t *noise = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  guint32 *pixels = (guint32 *)(void *)cairo_image_surface_get_data (noise);
  SvRng rng;

  sv_rng_seed (&rng, 1);
  for (int i = 0; i < SIDE * SIDE; i++)
    pixels[i] = 0xff000000u | sv_rng_below (&rng, 1 << 24);
  cairo_surface_mark_dirty (noise);
  return noise;
}

static GBytes *
encode_noise (gboolean png)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *noise = make_noise ();
  GBytes *bytes = sv_picture_encode (noise, png, 1 << 20, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (bytes), >, FAILING_MEMORY_BYTES);
  cairo_surface_destroy (noise);
  return bytes;
}

static void
begin_picture (gboolean png)
{
  g_autoptr (GBytes) bytes = encode_noise (png);
  g_autofree char *path =
      write_bytes ("picture", g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes));
}

static void
begin_png (void)
{
  begin_picture (TRUE);
}

static void
begin_jpeg (void)
{
  begin_picture (FALSE);
}

static char *
end_picture (cairo_surface_t *picture, const GError *error)
{
  g_assert_true ((picture == NULL) == (error != NULL));
  if (picture != NULL)
    cairo_surface_destroy (picture);
  return sentence_of (error);
}

static char *
open_picture (void)
{
  g_autofree char *path = in_folder ("picture");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  sv_picture_open_async (file, SIDE, NULL, result_cb, &result);
  cairo_surface_t *picture = sv_picture_finish (wait_for (&result), NULL, &error);
  return end_picture (picture, error);
}

static char *url;

static void
begin_url (void)
{
  g_autoptr (GBytes) bytes = encode_noise (TRUE);
  g_autoptr (GError) error = NULL;

  url = sv_picture_from_bytes (bytes, &error);
  g_assert_no_error (error);
}

static char *
load_url (void)
{
  g_autoptr (GError) error = NULL;

  cairo_surface_t *picture = sv_picture_load (url, SIDE, &error);
  return end_picture (picture, error);
}

static cairo_surface_t *source;

static void
begin_pick (void)
{
  source = make_noise ();
}

/* The part that is kept of a picture that was picked. */
static char *
pick (void)
{
  const SvCrop crop = { .x = 0.5, .y = 0.5, .zoom = 1, .ratio = 1 };
  g_autoptr (GError) error = NULL;
  cairo_surface_t *part = sv_picture_crop (source, &crop, SIDE - 20);
  g_autoptr (GBytes) bytes = sv_picture_encode (part, true, 1 << 20, &error);

  g_assert_true ((bytes == NULL) == (error != NULL));
  cairo_surface_destroy (part);
  return sentence_of (error);
}

/* --- Documents that are read --- */

static void
begin_list (void)
{
  g_autoptr (GString) text = g_string_new ("number;name\n");

  for (int i = 0; i < PLAYERS; i++)
    g_string_append_printf (text, "%d;Player %d\n", i % 4 + 1, i);
  g_autofree char *path = write_file ("players.csv", text->str);
}

static char *
read_list (void)
{
  g_autofree char *path = in_folder ("players.csv");
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (sv_games ()[0]);
  g_auto (SvPlayerListResult) result = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = sv_json_load_file (path, &error);
  gsize n;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &n) : NULL;

  if (bytes != NULL)
    sv_player_list_read (team, data, n, &result, &error);
  return sentence_of (error);
}

/* The same from the program's input, whose size is not known before: it is read whole or not at
 * all. */
static char *
read_input (void)
{
  g_autofree char *path = in_folder ("players.csv");
  const int fd = g_open (path, O_RDONLY, 0);
  g_autoptr (GError) error = NULL;
  GStatBuf status;

  g_assert_cmpint (dup2 (fd, STDIN_FILENO), ==, STDIN_FILENO);
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_autoptr (GBytes) bytes = sv_json_load_file ("-", &error);
  if (bytes != NULL)
    g_assert_cmpuint (g_bytes_get_size (bytes), ==, (gsize)status.st_size);
  return sentence_of (error);
}

/* A team with a large picture on its first card. */
static SvTeamDoc *
make_team (const char *name)
{
  SvTeamDoc *team = named_team (sv_games ()[0], name);

  begin_url ();
  team->cards[0].picture = g_steal_pointer (&url);
  return team;
}

static char *
team_path (void)
{
  return in_folder ("t.svteam");
}

static void
begin_team (void)
{
  g_autofree char *path = team_path ();
  g_autoptr (SvTeamDoc) team = make_team ("0");
  g_autofree char *text = sv_team_doc_write (team, TRUE);
  g_autoptr (GError) error = NULL;

  sv_json_save_file (path, text, &error);
  g_assert_no_error (error);
}

static char *
load_team (void)
{
  g_autofree char *path = team_path ();
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTeamDoc) team = sv_team_doc_load (path, &error);

  return sentence_of (error);
}

/* --- A match is saved, and kept while it is played --- */

static Fixture one;

/* Some minutes of a match that never ends, long enough to fill large buffers. */
static void
begin_match (void)
{
  SvMatchDoc *doc = example_doc ();
  SvRng rng;

  sv_rng_seed (&rng, 2);
  for (int i = 0; i < EVENTS; i++)
    append_any (doc, &rng, 0);
  watch (&one, sv_match_new (doc));
}

static char *
save_match (void)
{
  g_autofree char *path = in_folder ("m.svmatch");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  sv_match_save_async (one.match, file, result_cb, &result);
  sv_match_save_finish (one.match, wait_for (&result), &error);
  return sentence_of (error);
}

/* How many events more than at the beginning the document has. */
static int
look_at (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) doc = sv_match_doc_load (path, NULL, &error);

  g_assert_no_error (error);
  return (int)sv_history_get_length (doc->history) - EVENTS;
}

static void
begin_save (void)
{
  begin_match ();
  g_assert_null (save_match ());
}

static void
choose_first (void)
{
  SvEvent legal[SV_MAX_LEGAL];
  g_autoptr (GError) error = NULL;

  sv_match_get_game (one.match)->legal (sv_match_get_setup (one.match),
                                        sv_match_get_state (one.match), legal);
  sv_match_choose (one.match, legal[0], &error);
  g_assert_no_error (error);
}

static char *
step_save (void)
{
  choose_first ();
  return save_match ();
}

static int
look_save (void)
{
  g_autofree char *path = in_folder ("m.svmatch");

  return look_at (path);
}

static char *
step_autosave (void)
{
  choose_first ();
  sv_match_flush (one.match);
  sv_save_wait ();
  return g_steal_pointer (&one.notice);
}

static void
begin_autosave (void)
{
  g_autofree char *autosaves = in_folder ("autosaves");

  remove_folder (autosaves);
  begin_match ();
  sv_match_match_saver (one.match, autosaves);
  sv_match_flush (one.match);
  sv_save_wait ();
}

static int
look_autosave (void)
{
  g_autofree char *autosaves = in_folder ("autosaves");
  g_autoptr (GDir) dir = g_dir_open (autosaves, 0, NULL);
  const char *name;
  int state = -1;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (autosaves, name, NULL);
    if (g_str_has_suffix (name, ".autosave"))
      state = look_at (path);
    else if (g_str_has_suffix (name, ".autosave~"))
      look_at (path);
  }
  return state;
}

/* --- A team comes into the library --- */

static SvTeamDoc *fox;

static char *
step_import (void)
{
  g_autoptr (GError) error = NULL;

  SvLibraryItem *item = sv_library_item_new (SV_DOCUMENT_TEAM, g_steal_pointer (&fox));
  g_autoptr (SvLibraryItem) saved = try_to_save_item (item, &error);
  return sentence_of (error);
}

/* How many teams there are, all of them whole. */
static int
look_import (void)
{
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_TEAM);

  for (guint i = 0; i < paths->len; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (SvTeamDoc) team = sv_team_doc_load (paths->pdata[i], &error);
    g_assert_no_error (error);
    g_assert_cmpuint (strlen (team->cards[0].picture), >, FAILING_MEMORY_BYTES);
  }
  return (int)paths->len;
}

static void
begin_import (void)
{
  g_autofree char *path = sv_library_kind_folder (SV_DOCUMENT_TEAM);

  remove_folder (path);
  fox = make_team ("Fox");
}

/* --- All of them --- */

static const StatEntry stat_entries[] = {
  { "png", TRUE, begin_png, open_picture, NULL },
  { "jpeg", TRUE, begin_jpeg, open_picture, NULL },
  { "url", TRUE, begin_url, load_url, NULL },
  { "pick", TRUE, begin_pick, pick, NULL },
  { "list", FALSE, begin_list, read_list, NULL },
  { "input", TRUE, begin_list, read_input, NULL },
  { "team", FALSE, begin_team, load_team, NULL },
  { "save", FALSE, begin_save, step_save, look_save },
  { "autosave", FALSE, begin_autosave, step_autosave, look_autosave },
  { "import", FALSE, begin_import, step_import, look_import },
};

/* The trial itself, in a program of its own: "hit: SENTENCE", "hit" or "through". */
static int
try (const StatEntry *stat_entry, unsigned nth)
{
  stat_entry->begin ();
  failing_memory_begin (nth);
  g_autofree char *told = stat_entry->step ();
  const gboolean hit = failing_memory_end ();

  g_print ("%s", !hit ? "through" : told != NULL ? "hit: " : "hit");
  if (told != NULL)
    g_print ("%s", told);
  _exit (0); /* what it holds is of no concern */
}

typedef struct {
  unsigned told, harmless, ended;
} Tally;

/* What people read is a sentence, and says what was short. */
static void
check_sentence (const char *told)
{
  g_assert_true (g_utf8_validate (told, -1, NULL));
  g_assert_nonnull (strchr (told, ' '));
  g_assert_null (strstr (told, "amaged"));
}

/* GLib or, below the newest readers of pictures, Rust has ended the program for want of memory. */
static gboolean
has_ended_itself (const char *err)
{
  return strstr (err, "failed to allocate") != NULL || strstr (err, "memory allocation of") != NULL;
}

/* Since 2.44 gdk-pixbuf leaves pictures to other libraries, which end the program when there is no
 * memory. */
static gboolean
pictures_may_end (void)
{
  return gdk_pixbuf_major_version > 2 || gdk_pixbuf_minor_version >= 44;
}

static void
count_trial (
    const StatEntry *stat_entry, int status, const char *out, const char *err, Tally *tally)
{
  const int state = stat_entry->look != NULL ? stat_entry->look () : -1;

  if (WIFSIGNALED (status)) {
    if (!has_ended_itself (err) || (stat_entry->never_ends && !pictures_may_end ()))
      g_error ("%s: %s%s", stat_entry->name, out, err);
    if (stat_entry->look != NULL)
      g_assert_true (state == 0 || state == 1);
    tally->ended++;
  } else if (g_str_equal (out, "hit")) {
    if (stat_entry->look != NULL)
      g_assert_cmpint (state, ==, 1);
    tally->harmless++;
  } else {
    if (!g_str_has_prefix (out, "hit: "))
      g_error ("%s: %d %s%s", stat_entry->name, status, out, err);
    check_sentence (out + 5);
    if (stat_entry->look != NULL)
      g_assert_cmpint (state, ==, 0);
    tally->told++;
  }
}

/* FALSE if it did not come to that piece. */
static gboolean
run_trial (const StatEntry *stat_entry, unsigned nth, Tally *tally)
{
  g_autofree char *number = g_strdup_printf ("%u", nth), *out = NULL, *err = NULL;
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *name = g_strdup (stat_entry->name);
  char *argv[] = { program, name, number, folder, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, &err, &status, &error);
  g_assert_no_error (error);
  if (g_test_verbose ())
    g_test_message ("%s %u: %d %s %s", stat_entry->name, nth, status, out, err);
  if (g_str_has_prefix (out, "through"))
    return FALSE;
  count_trial (stat_entry, status, out, err, tally);
  return TRUE;
}

static void
test_stat_entry (gconstpointer data)
{
  const StatEntry *stat_entry = data;
  Tally tally = { 0 };
  unsigned nth = 1;

  while (run_trial (stat_entry, nth, &tally))
    g_assert_cmpuint (nth++, <, MORE_TRIALS);
  g_test_message ("%s: %u refused: %u told, %u harmless, %u ended the program", stat_entry->name,
                  nth - 1, tally.told, tally.harmless, tally.ended);
  g_assert_cmpuint (nth, >, 1);
  if (stat_entry->look == NULL)
    g_assert_cmpuint (tally.told, >=, 1);
}

int
main (int argc, char **argv)
{
  folder = argc == 4 ? g_strdup (argv[3]) : g_dir_make_tmp ("speelveld-memory-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  for (gsize i = 0; argc == 4 && i < G_N_ELEMENTS (stat_entries); i++)
    if (g_str_equal (stat_entries[i].name, argv[1]))
      return try (&stat_entries[i], (unsigned)atoi (argv[2]));
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (stat_entries); i++) {
    g_autofree char *name = g_strdup_printf ("/memory-faults/%s", stat_entries[i].name);
    g_test_add_data_func (name, &stat_entries[i], test_stat_entry);
  }
  const int result = g_test_run ();
  remove_folder (folder);
  g_free (folder);
  return result;
}
