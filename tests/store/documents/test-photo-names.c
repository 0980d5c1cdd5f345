/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whose photo a file is, by its name. */

#include "sv-photo-names.h"

static const char *const people[] = { "Sanne de Vries", "Daan Smit", "Daan Bos", "Zoë", "" };
static const int numbers[] = { 1, 2, 7, 4, 5 };

/* The people of the files, by their index. */
static void
assert_match (const char *const *files, const int *expected)
{
  guint n = 0;
  int places[16];

  while (files[n] != NULL)
    n++;

  sv_photo_names_match (files, n, people, numbers, G_N_ELEMENTS (people), places);
  for (guint i = 0; i < n; i++) {
    g_test_message ("%s", files[i]);
    g_assert_cmpint (places[i], ==, expected[i]);
  }
}

#define ASSERT_ONE(file, person)                                                                   \
  assert_match ((const char *const[]){ file, NULL }, (const int[]){ person })

static void
test_one (void)
{
  ASSERT_ONE ("Sanne.jpg", 0);
  ASSERT_ONE ("1 Sanne de Vries.png", 0);
  ASSERT_ONE ("sanne_devries.jpeg", 0);
  ASSERT_ONE ("Sanne dV.JPG", 0);
  ASSERT_ONE ("Vries, Sanne de (E1).jpg", 0);
  ASSERT_ONE ("zoe.jpg", 3);
  ASSERT_ONE ("ZOE\xcc\x88.jpg", 3);
  ASSERT_ONE ("Smit.jpg", 1);
  ASSERT_ONE ("7 Daan.png", 2);
  ASSERT_ONE ("Daan7.png", 2);
  ASSERT_ONE ("nr 5.jpg", 4);
  ASSERT_ONE ("04.jpg", 3);
  ASSERT_ONE ("Sanne's foto.jpg", 0);
  ASSERT_ONE ("Zoë’s photo.jpg", 3);
  ASSERT_ONE ("20261127 Smit.jpg", 1);
  ASSERT_ONE ("Daan Smit.jpg", 1);
}

static void
test_nobody (void)
{
  ASSERT_ONE ("Daan.png", -1); /* which of the two? */
  ASSERT_ONE ("IMG_0001.JPG", -1);
  ASSERT_ONE ("DSC 4.jpg", -1);
  ASSERT_ONE ("Teamfoto.jpg", -1);
  ASSERT_ONE ("9.jpg", -1);
  ASSERT_ONE (".jpg", -1);
  ASSERT_ONE ("20261127_4.jpg", -1);
  ASSERT_ONE ("2026-11-05.jpg", -1);
  ASSERT_ONE ("Sanne en Zoë.jpg", -1);
  ASSERT_ONE ("Zoë Daan.jpg", -1);
}

/* Whoever is called by the whole name comes before those who are called by a part of it; of two
 * photos of one person the first is taken. */
static void
test_several (void)
{
  assert_match ((const char *const[]){ "Daan.jpg", "daan-smit.jpg", NULL }, (const int[]){ 2, 1 });
  assert_match ((const char *const[]){ "zoe 1.jpg", "Zoë 2.jpg", NULL }, (const int[]){ 3, -1 });
  assert_match ((const char *const[]){ "Zoë.jpg", "Sanne en Zoë.jpg", NULL },
                (const int[]){ 3, -1 });
  assert_match ((const char *const[]){ "4.jpg", "Zoë.jpg", NULL }, (const int[]){ -1, 3 });
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/photo-names/one-photo", test_one);
  g_test_add_func ("/store/photo-names/a-photo-of-nobody", test_nobody);
  g_test_add_func ("/store/photo-names/several-photos", test_several);
  return g_test_run ();
}
