/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The colours of the program and those of GTK's own widgets are of one kind, whoever wishes it.
 * Each case is a program of its own, since the style is chosen once, at the start. */

#include "gtk-fixture.h"
#include "sv-settings.h"
#include "sv-style.h"
#include "window-fixture.h"

#define NEWER "gtk-interface-color-scheme" /* since GTK 4.20; 2 is dark */

static gboolean
has_newer (void)
{
  GObjectClass *klass = G_OBJECT_GET_CLASS (gtk_settings_get_default ());

  return g_object_class_find_property (klass, NEWER) != NULL;
}

static gboolean
get_gtk_dark (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean dark;
  int scheme;

  if (has_newer ()) {
    g_object_get (settings, NEWER, &scheme, NULL);
    return scheme == 2;
  }
  g_object_get (settings, "gtk-application-prefer-dark-theme", &dark, NULL);
  return dark;
}

static void
start (gboolean gtk_dark, const char *scheme)
{
  if (has_newer ())
    g_object_set (gtk_settings_get_default (), NEWER, gtk_dark ? 2 : 3, NULL);
  else
    g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", gtk_dark, NULL);
  g_settings_set_string (sv_settings (), "colour-scheme", scheme);
  sv_style_get_default ();
}

static void
count_cb (int *count)
{
  ++*count;
}

/* FALSE in the program of the case itself. */
static gboolean
passes_alone (void)
{
  if (g_test_subprocess ())
    return FALSE;
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
  return TRUE;
}

static void
test_dark_of_gtk (void)
{
  if (has_newer ()) {
    g_test_skip ("this GTK gets it from the desktop, which is asked itself");
    return;
  }
  if (passes_alone ())
    return;
  start (TRUE, "follow");
  g_assert_cmpint (sv_style_get_scheme (), ==, SV_SCHEME_DARK);
  g_assert_true (get_gtk_dark ());
  g_settings_set_string (sv_settings (), "colour-scheme", "light");
  g_assert_cmpint (sv_style_get_scheme (), ==, SV_SCHEME_LIGHT);
  g_assert_false (get_gtk_dark ());
}

static void
test_always_light (void)
{
  if (passes_alone ())
    return;
  start (TRUE, "light");
  g_assert_cmpint (sv_style_get_scheme (), ==, SV_SCHEME_LIGHT);
  g_assert_false (get_gtk_dark ());
}

/* A light desktop stays as it is; else GTK would read its style sheet twice. */
static void
test_light_desktop (void)
{
  int n = 0;

  if (passes_alone ())
    return;
  g_signal_connect_swapped (gtk_settings_get_default (),
                            has_newer () ? "notify::" NEWER
                                         : "notify::gtk-application-prefer-dark-theme",
                            G_CALLBACK (count_cb), &n);
  if (has_newer ())
    g_object_set (gtk_settings_get_default (), NEWER, 3, NULL);
  const int before = n;
  sv_style_get_default ();
  g_assert_cmpint (n, ==, before);
}

/* How pitches are painted can be chosen, and is told at once; windows stay as they are. */
static void
test_pitch (void)
{
  static const struct {
    const char *pitch, *scheme;
    SvScheme painted;
  } cases[] = { { "printed", "light", SV_SCHEME_PRINTED },
                { "club", "light", SV_SCHEME_CLUB },
                { "contrast", "light", SV_SCHEME_CONTRAST },
                { "contrast", "dark", SV_SCHEME_CONTRAST_DARK },
                { "desktop", "dark", SV_SCHEME_DARK } };
  int n = 0;

  if (passes_alone ())
    return;
  start (FALSE, "light");
  g_signal_connect_swapped (sv_style_get_default (), "changed", G_CALLBACK (count_cb), &n);
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_settings_set_string (sv_settings (), "colour-scheme", cases[i].scheme);
    g_settings_set_string (sv_settings (), "pitch", cases[i].pitch);
    g_assert_cmpint (sv_style_get_pitch (), ==, cases[i].painted);
    g_assert_cmpint (sv_style_get_scheme (), <=, SV_SCHEME_DARK);
  }
  g_assert_cmpint (n, ==, 5);
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  g_test_add_func ("/style/dark-of-gtk", test_dark_of_gtk);
  g_test_add_func ("/style/always-light", test_always_light);
  g_test_add_func ("/style/start-on-light-desktop", test_light_desktop);
  g_test_add_func ("/style/pitch", test_pitch);
  return g_test_run ();
}
