/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sounds are heard as loud as people want them and when they want them, and cost nothing before. */

#include "gtk-fixture.h"
#include "play-fixture.h"
#include "sv-config.h"
#include "sv-games.h"
#include "sv-match-page.h"
#include "sv-match-undo.h"
#include "sv-preferences.h"
#include "sv-settings.h"
#include "sv-sound.h"
#include "window-fixture.h"
#include "worked-example.h"

#include <glib/gstdio.h>
#include <unistd.h>

typedef struct {
  GString *heard;
  int decibels; /* of the last */
} Ear;

static void
hear (const char *name, int decibels, gpointer data)
{
  Ear *ear = data;

  g_string_append_printf (ear->heard, "%s ", name);
  ear->decibels = decibels;
}

static void
set_up (Ear *ear, gconstpointer data)
{
  ear->heard = g_string_new (NULL);
  sv_sound_set_player (hear, ear);
}

/* A sound that was asked for by what a test has left behind is not played in the next one. */
static void
ignore (const char *name, int decibels, gpointer data)
{
}

static void
tear_down (Ear *ear, gconstpointer data)
{
  sv_sound_set_player (ignore, NULL);
  g_string_free (ear->heard, TRUE);
  g_settings_reset (sv_settings (), "sound");
  g_settings_reset (sv_settings (), "volume");
  g_settings_reset (sv_settings (), "pace");
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-event-sounds");
}

static void
assert_heard (Ear *ear, const char *names)
{
  g_assert_cmpstr (ear->heard->str, ==, names);
  g_string_truncate (ear->heard, 0);
}

/* A second sound of one kind at a time is not heard, so each of these is another one. */
static void
test_wanted (Ear *ear, gconstpointer data)
{
  sv_sound_play ("catch", 0);
  assert_heard (ear, "catch ");
  sv_sound_play ("catch", 0);
  assert_heard (ear, "");
  g_settings_set_int (sv_settings (), "volume", 0);
  sv_sound_play ("net", 0);
  g_settings_set_int (sv_settings (), "volume", 100);
  g_settings_set_boolean (sv_settings (), "sound", FALSE);
  sv_sound_play ("net", 0);
  g_settings_set_boolean (sv_settings (), "sound", TRUE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", FALSE, NULL);
  sv_sound_play ("net", 0);
  assert_heard (ear, "");
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", TRUE, NULL);
  sv_sound_play ("net", 0);
  assert_heard (ear, "net ");
  g_assert_cmpint (ear->decibels, ==, 0);
}

/* Half is half for the ear, and nothing is louder than the file. */
static void
test_volume (Ear *ear, gconstpointer data)
{
  g_assert_cmpint (sv_sound_get_decibels (100), ==, 0);
  g_assert_cmpint (sv_sound_get_decibels (50), ==, -18);
  for (int percent = 1; percent < 100; percent++)
    g_assert_cmpint (sv_sound_get_decibels (percent), <=, sv_sound_get_decibels (percent + 1));
  g_settings_set_int (sv_settings (), "volume", 50);
  sv_sound_play ("dice", 0);
  g_assert_cmpint (ear->decibels, ==, -18);
}

/* The slider is heard, and is asleep without sounds. */
static void
test_slider (Ear *ear, gconstpointer data)
{
  GtkWidget *preferences = sv_preferences_new (NULL);
  GtkWidget *scale = find (preferences, GTK_TYPE_SCALE);

  g_assert_cmpint ((int)gtk_range_get_value (GTK_RANGE (scale)), ==,
                   g_settings_get_int (sv_settings (), "volume"));
  gtk_range_set_value (GTK_RANGE (scale), 40.4);
  g_assert_cmpint (g_settings_get_int (sv_settings (), "volume"), ==, 40);
  assert_heard (ear, "catch ");
  g_assert_cmpint (ear->decibels, ==, sv_sound_get_decibels (40));
  g_settings_set_boolean (sv_settings (), "sound", FALSE);
  g_assert_false (gtk_widget_get_sensitive (scale));
  gtk_test_accessible_assert_role (scale, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_window_destroy (GTK_WINDOW (preferences));
}

/* The page of a match: the die is heard when it rolls, a step when it is made, and nothing if all
 * is told at once. */
static void
test_page (Ear *ear, gconstpointer data)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (sv_game_by_id ("strafworp"));
  g_autoptr (SvMatch) match = sv_match_new (sv_match_doc_new (variant, NULL, NULL, NULL));
  GtkWidget *window = gtk_window_new (), *page = g_object_new (SV_TYPE_MATCH_PAGE, NULL);

  play (match, EXAMPLE_TO_SHOT);
  gtk_window_set_child (GTK_WINDOW (window), page);
  sv_match_page_set_match (SV_MATCH_PAGE (page), match);
  g_settings_set_string (sv_settings (), "pace", "at-once");
  play (match, "die 1,die 6");
  assert_heard (ear, "");
  sv_match_undo (match);
  sv_match_undo (match);
  g_settings_set_string (sv_settings (), "pace", "normal");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (sv_settings (), "pace", "quick");
  play (match, "die 1");
  assert_heard (ear, "dice ");
  gtk_widget_activate_action (page, "match.skip", NULL);
  assert_heard (ear, "");
  sv_match_seek (match, 3);
  assert_heard (ear, "");
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_loaded (const char *library)
{
  g_autofree char *maps = NULL;

  return g_file_get_contents ("/proc/self/maps", &maps, NULL, NULL) &&
         strstr (maps, library) != NULL;
}

/* First of all tests: with windows and settings, but before the first sound. */
static void
test_lazy (Ear *ear, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (g_object_new (SV_TYPE_MATCH_PAGE, NULL));

  g_object_ref_sink (window);
  g_assert_false (is_loaded ("libgsound"));
  g_assert_false (is_loaded ("libcanberra"));
  g_object_unref (window);
}

/* No file, no library, no server: nothing happens, and nobody is told. Warnings are fatal here. */
static void
test_nobody_plays (Ear *ear, gconstpointer data)
{
  sv_sound_set_player (NULL, NULL);
  sv_sound_play ("there is no such sound", 0);
  g_assert_false (is_loaded ("libgsound"));
  sv_sound_play ("post", 0);
  sv_sound_play ("whistle", 0);
#ifdef SV_HAVE_GSOUND
  while (!is_loaded ("libgsound"))
    g_thread_yield ();
#endif
  settle ();
}

/* As if the sounds were installed. */
static char *
install_sounds (void)
{
  char *folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_autofree char *own = g_build_filename (folder, "speelveld", NULL);
  g_autofree char *sounds = g_build_filename (own, "sounds", NULL);
  g_autofree char *folders = g_strconcat (folder, ":/usr/local/share:/usr/share", NULL);

  g_assert_cmpint (g_mkdir (own, 0700), ==, 0);
  g_assert_cmpint (symlink (SV_SOUND_FILES, sounds), ==, 0);
  g_setenv ("XDG_DATA_DIRS", folders, TRUE);
  return folder;
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = install_sounds ();

  start_gtk (&argc, &argv);
  g_test_add ("/sound/lazy", Ear, NULL, set_up, test_lazy, tear_down);
  g_test_add ("/sound/wanted", Ear, NULL, set_up, test_wanted, tear_down);
  g_test_add ("/sound/volume", Ear, NULL, set_up, test_volume, tear_down);
  g_test_add ("/sound/slider", Ear, NULL, set_up, test_slider, tear_down);
  g_test_add ("/sound/page", Ear, NULL, set_up, test_page, tear_down);
  g_test_add ("/sound/nobody-plays", Ear, NULL, set_up, test_nobody_plays, tear_down);
  const int status = g_test_run ();
  g_autofree char *own = g_build_filename (folder, "speelveld", NULL);
  g_autofree char *sounds = g_build_filename (own, "sounds", NULL);
  g_assert_cmpint (g_unlink (sounds) + g_rmdir (own) + g_rmdir (folder), ==, 0);
  return status;
}
