/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Matches that teach: what a remark may hold, and what is refused. */

#include "fixture.h"

#include "sv-course-doc.h"
#include "sv-library.h"

#define COURSE(remarks)                                                                            \
  "{" HEADER ("match") ",\"variant\":{},\"teams\":[{},{}],\"events\":[\"die 4\",\"die 3\"]"        \
                       ",\"remarks\":" remarks "}"

static void
test_read (void)
{
  const char *text = COURSE ("[{\"after\":0,\"text\":\"Throw.\",\"point\":[\"e\",\"dice\"]},"
                             "{\"after\":2,\"text\":\"Place.\",\"otherwise\":\"Not there.\"}]");
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCourseDoc) doc = sv_course_doc_read (text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_cmpuint (doc->remarks->len, ==, 2);
  const SvRemark *first = doc->remarks->pdata[0], *second = doc->remarks->pdata[1];
  g_assert_cmpstr (first->text, ==, "Throw.");
  g_assert_null (first->otherwise);
  g_assert_cmpuint (first->parts, ==, SV_PART_DICE);
  g_assert_cmpuint (first->spaces->len, ==, 2); /* an area E in each zone */
  g_assert_cmpuint (second->after, ==, 2);
  g_assert_cmpstr (second->otherwise, ==, "Not there.");
}

static void
test_refuse (void)
{
  static const struct {
    const char *text, *message;
  } faults[] = {
    { COURSE ("7"), "remarks: this must be a list" },
    { COURSE ("[]"), "remarks: at least one remark is needed here" },
    { COURSE ("[3]"), "remarks[0]: this must be an object" },
    { COURSE ("[{\"text\":\"a\"}]"), "remarks[0].after: this is missing" },
    { COURSE ("[{\"after\":-1,\"text\":\"a\"}]"), "remarks[0].after: -1 is outside 0–2" },
    { COURSE ("[{\"after\":0,\"text\":\"a\"},{\"after\":3,\"text\":\"a\"}]"),
      "remarks[1].after: 3 is outside 0–2" },
    { COURSE ("[{\"after\":0,\"text\":\"a\"},{\"after\":2,\"text\":\"a\"},{\"after\":1,\"text\":"
              "\"a\"}]"),
      "remarks[2].after: 1 is outside 2–2" },
    { COURSE ("[{\"after\":0}]"), "remarks[0].text: this is missing" },
    { COURSE ("[{\"after\":0,\"text\":null}]"), "remarks[0].text: this must be a text" },
    { COURSE ("[{\"after\":0,\"text\":\"a\",\"otherwise\":1}]"),
      "remarks[0].otherwise: this must be a text" },
    { COURSE ("[{\"after\":0,\"text\":\"a\",\"point\":\"e\"}]"),
      "remarks[0].point: this must be a list" },
    { COURSE ("[{\"after\":0,\"text\":\"a\",\"point\":[\"e\",\"z\"]}]"),
      "remarks[0].point[1]: “z” is neither a space of the board nor a part of the page" },
    { COURSE ("[{\"after\":0,\"text\":\"a\",\"point\":[{}]}]"),
      "remarks[0].point[0]: this must be a text" },
    { "{" HEADER ("match") ",\"variant\":{},\"teams\":[{},{}],\"events\":[]}",
      "remarks: this is missing" },
    { "{" HEADER ("match") ",\"variant\":{},\"teams\":[{},{}],\"events\":[\"die 7\"],"
                           "\"remarks\":[{\"after\":0,\"text\":\"a\"}]}",
      NULL },
    { "", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++) {
    g_autoptr (GError) error = NULL;
    g_assert_null (sv_course_doc_read (faults[i].text, strlen (faults[i].text), &error));
    g_assert_nonnull (error);
    if (faults[i].message != NULL)
      g_assert_cmpstr (error->message, ==, faults[i].message);
  }
}

/* Those of the program, cut off and with letters changed: a course or an error. */
static void
test_damaged (void)
{
  const SvGame *const *games = sv_games ();

  for (unsigned i = 0; games[i] != NULL; i++) {
    g_autoptr (GBytes) bytes = sv_library_get_learning (games[i], "lessons");
    if (bytes == NULL)
      continue;
    gsize length;
    const char *text = g_bytes_get_data (bytes, &length);
    for (gsize at = 0; at < length; at += 97) {
      g_autofree char *damaged = g_strndup (text, length);
      damaged[at] = "0\"{x]"[at % 5];
      g_autoptr (GError) error = NULL;
      g_autoptr (SvCourseDoc) doc = sv_course_doc_read (damaged, length, &error);
      g_assert_true ((doc == NULL) == (error != NULL));
      g_assert_null (sv_course_doc_read (text, at, NULL));
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/course/read", test_read);
  g_test_add_func ("/course/refuse", test_refuse);
  g_test_add_func ("/course/damaged", test_damaged);
  return g_test_run ();
}
