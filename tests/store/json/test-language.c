/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts in a language that is named, whatever the locale of the machine is. The build runs this
 * program once for each locale. */

#include "sv-language.h"
#include "sv-sentence.h"

#include <glib/gi18n-lib.h>
#include <libintl.h>
#include <locale.h>

/* The three ways in which the program asks for a text: of itself, in a context, of a number. */
static void
assert_texts (const char *one, const char *context, const char *few, const char *many)
{
  g_assert_cmpstr (_ ("Standings"), ==, one);
  g_assert_cmpstr (gettext ("Standings"), ==, one);
  g_assert_cmpstr (C_ ("Language code", "en"), ==, context);
  g_assert_cmpstr (ngettext ("%u point given", "%u points given", 1), ==, few);
  g_assert_cmpstr (g_dngettext (GETTEXT_PACKAGE, "%u point given", "%u points given", 2), ==, many);
}

static void
test_in_turn (void)
{
  for (unsigned i = 0; i < 2; i++) {
    sv_language_use ("en");
    assert_texts ("Standings", "en", "%u point given", "%u points given");
    sv_language_use ("nl");
    assert_texts ("Standen", "nl", "%u punt erbij gekregen", "%u punten erbij gekregen");
    sv_language_use ("xx");
    assert_texts ("Standings", "en", "%u point given", "%u points given");
  }
}

/* What GLib says is not mixed with it, and an unknown text stays. */
static void
test_others (void)
{
  sv_language_use ("nl");
  g_assert_cmpstr (dgettext ("glib20", "Standings"), ==, "Standings");
  g_assert_cmpstr (_ ("No program says this."), ==, "No program says this.");
  g_assert_cmpstr (ngettext ("%u such", "%u suches", 2), ==, "%u suches");
}

/* Without a named language, the environment decides as before. */
static void
test_environment (void)
{
  g_autofree char *own = NULL;

  sv_language_use (NULL);
  own = g_strdup (_ ("Standings"));
  sv_language_use ("nl");
  g_assert_cmpstr (_ ("Standings"), ==, "Standen");
  g_assert_cmpstr (sv_language_get (), ==, "nl");
  g_assert_cmpstr (sv_language_use (NULL), ==, "nl");
  g_assert_null (sv_language_get ());
  g_assert_cmpstr (_ ("Standings"), ==, own);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, SV_LOCALE_BUILT);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/language/in-turn", test_in_turn);
  g_test_add_func ("/language/others", test_others);
  g_test_add_func ("/language/environment", test_environment);
  return g_test_run ();
}
