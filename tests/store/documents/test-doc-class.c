/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The kinds of documents that people edit, handled without knowing which it is. */

#include "sv-doc-class.h"
#include "sv-games.h"

#include <string.h>

static const SvDocumentKind edited[] = { SV_DOCUMENT_TEAM, SV_DOCUMENT_VARIANT };

/* Whoever makes a new one and gives it a name finds it again as it was, and a copy of it alike; the
 * standard one has a word instead of a name. */
static void
test_make_name_and_keep (void)
{
  const SvGame *const *games = sv_games ();

  for (unsigned i = 0; games[i] != NULL; i++)
    for (unsigned k = 0; k < G_N_ELEMENTS (edited); k++) {
      const SvDocClass *class = sv_doc_class (edited[k]);
      SvDocHead *made = class->make (games[i]);
      g_autoptr (GError) error = NULL;

      g_assert_true (made->game == games[i]);
      g_assert_cmpstr (sv_doc_class_name (class, made), ==, class->no_name);
      g_free (made->name);
      made->name = g_strdup ("Sunday\t");
      class->clean (made);
      g_assert_cmpstr (sv_doc_class_name (class, made), ==, "Sunday");
      g_assert_true (class->check (made, NULL, &error));
      g_assert_no_error (error);

      SvDocHead *copy = class->copy (made);
      g_autofree char *text = class->write (copy, TRUE);
      class->free (copy);
      SvDocHead *read = class->read (text, strlen (text), &error);
      g_assert_no_error (error);
      g_autofree char *again = class->write (read, TRUE), *before = class->write (made, TRUE);
      g_assert_cmpstr (again, ==, before);
      class->free (read);
      class->free (made);
    }
}

/* A file is known by how its name ends, and no other kind takes it. */
static void
test_know_a_file (void)
{
  static const SvDocumentKind kinds[] = { SV_DOCUMENT_MATCH, SV_DOCUMENT_TEAM, SV_DOCUMENT_VARIANT,
                                          SV_DOCUMENT_CUP };

  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++) {
    const SvDocClass *class = sv_doc_class (kinds[i]);
    g_autofree char *path = g_strconcat ("/home/bo/Sunday", class->files.suffix, NULL);

    g_assert_cmpint (class->kind, ==, kinds[i]);
    g_assert_true (sv_doc_class_of_file (path) == class);
  }
  g_assert_null (sv_doc_class_of_file ("/home/bo/Sunday.json"));
  g_assert_null (sv_doc_class_of_file ("/home/bo.svteam/Sunday"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/doc-class/make-name-and-keep", test_make_name_and_keep);
  g_test_add_func ("/doc-class/know-a-file", test_know_a_file);
  return g_test_run ();
}
