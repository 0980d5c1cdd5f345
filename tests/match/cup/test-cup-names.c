/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The same name twice is told before it happens; a document that has it is read all the same. */

#include "cup-fixture.h"
#include "sv-cup-changes.h"
#include "sv-cup-names.h"

static const char told[] = "Two teams are called “Team 2”. Give one of them another name.";

static void
test_list (void)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  assert_text (sv_cup_names_check (names), NULL);
  for (unsigned i = 0; i < 2; i++) /* teams without a name are told apart by their numbers */
    g_ptr_array_add (names, g_strdup (""));
  g_ptr_array_add (names, g_strdup ("Fox"));
  g_ptr_array_add (names, g_strdup ("Fox 2"));
  assert_text (sv_cup_names_check (names), NULL);
  g_ptr_array_add (names, g_strdup ("FOX"));
  assert_text (sv_cup_names_check (names),
               "Two teams are called “FOX”. Give one of them another name.");
}

static void
test_new (void)
{
  g_autoptr (SvCupBook) book = make_league (NULL, 3);
  const SvCupDoc *doc = sv_cup_book_get_doc (book);

  assert_text (sv_cup_names_check_new (doc, "Team 4", -1), NULL);
  assert_text (sv_cup_names_check_new (doc, " team 2 ", -1), told);
  assert_text (sv_cup_names_check_new (doc, "Team 2", 0), told);
  assert_text (sv_cup_names_check_new (doc, "Team 2", 1), NULL); /* its own name */
  assert_text (sv_cup_names_check_new (doc, "", -1), NULL);
}

static void
test_old_document (void)
{
  g_autoptr (SvCupBook) book = make_league (NULL, 3);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) twice = sv_cup_doc_rename (sv_cup_book_get_doc (book), 0, "Team 2", &error);
  g_assert_no_error (error);
  g_autofree char *text = sv_cup_doc_write (twice, FALSE);
  g_autoptr (SvCupDoc) again = sv_cup_doc_read (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  assert_text (sv_cup_names_check_new (again, "Team 3", -1),
               "Two teams are called “Team 3”. Give one of them another name.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cup-names/list", test_list);
  g_test_add_func ("/cup-names/new", test_new);
  g_test_add_func ("/cup-names/old-document", test_old_document);
  return g_test_run ();
}
