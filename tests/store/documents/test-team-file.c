/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Team documents: cards, colours, pictures. */

#include "doc-fixture.h"
#include "fixture.h"

#define TEAM(rest) "{" HEADER ("team") rest "}"

static void
refuse (const char *text, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_assert_null (sv_team_doc_read (text, strlen (text), &error));
  g_assert_cmpstr (error->message, ==, message);
}

static char *
rewrite (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTeamDoc) first = sv_team_doc_read (text, strlen (text), &error);
  g_assert_no_error (error);
  g_autoptr (SvTeamDoc) copy = sv_team_doc_copy (first);
  g_autofree char *pretty = sv_team_doc_write (copy, TRUE);
  g_autoptr (SvTeamDoc) second = sv_team_doc_read (pretty, strlen (pretty), &error);
  g_assert_no_error (error);
  char *a = sv_team_doc_write (first, FALSE);
  g_autofree char *b = sv_team_doc_write (second, FALSE);
  g_assert_cmpstr (a, ==, b);
  return a;
}

static void
check_case (const char *body, const char *message)
{
  g_autofree char *text = g_strdup_printf (TEAM (",%s"), body);
  refuse (text, message);
}

static void
test_refused (void)
{
  for_each_case (SV_TEST_DATA "/team.list", check_case);
}

static void
test_cards (void)
{
  /* In any order, fixed values stated, standard values left out when written. */
  g_autofree char *written = rewrite (TEAM (
      ",\"name\":\"V\",\"cards\":[{\"number\":4,\"role\":\"rebounder\",\"sex\":"
      "\"male\",\"head\":null,\"attack\":6,\"defence\":4,\"picture\":null,\"role_name\":null},"
      "{\"number\":1,\"name\":\"Alex\",\"role_name\":\"Spits\",\"sex\":"
      "\"female\"},{\"number\":2}]"));
  g_assert_cmpstr (written, ==,
                   TEAM (",\"name\":\"V\",\"cards\":[{\"number\":1,\"name\":\"Alex\",\"role_name\":"
                         "\"Spits\",\"sex\":\"female\"},{\"number\":4,\"attack\":6}]") "\n");
  g_autofree char *by_place = rewrite (TEAM (",\"cards\":[{},{\"attack\":2}]"));
  g_assert_cmpstr (by_place, ==, TEAM (",\"cards\":[{\"number\":2,\"attack\":2}]") "\n");

  refuse_match (
      "{" HEADER ("match") ",\"variant\":{},\"teams\":[{},{\"cards\":[{},{},{\"attack\":9}]}],"
                           "\"events\":[]}",
      SV_STORE_ERROR_VALUE, "teams[1].cards[2].attack: 9 is outside 1–6");
}

static void
test_names (void)
{
  g_autofree char *long_name = g_strnfill (200, 'x');
  g_autofree char *good = g_strdup_printf (TEAM (",\"name\":\"%s\""), long_name);
  g_autofree char *bad = g_strdup_printf (TEAM (",\"name\":\"%sx\""), long_name);
  g_autofree char *same = rewrite (good);
  g_assert_true (g_str_has_prefix (same, good));
  refuse (bad, "name: this is longer than 200 characters");
}

static void
test_colours (void)
{
  g_autofree char *written = rewrite (TEAM (",\"colours\":[\"#AbCdEf\",\"#012345\"]"));
  g_assert_nonnull (strstr (written, "\"#AbCdEf\""));
}

static void
refuse_logo (const char *url, const char *message)
{
  g_autofree char *text = g_strdup_printf (TEAM (",\"logo\":\"%s\""), url);
  g_autofree char *whole = g_strconcat ("logo: ", message, NULL);
  refuse (text, whole);
}

static char *
url_of (const char *type, const char *bytes, gsize n)
{
  g_autofree char *code = g_base64_encode ((const guchar *)bytes, n);
  return g_strdup_printf ("data:%s;base64,%s", type, code);
}

static void
test_pictures (void)
{
  static const char damaged[] = "the picture is damaged, or of another kind than it says";
  static const char svg[] = "<?xml version=\"1.0\"?><!-- é --><svg xmlns=\"x\"/>";
  static const char png[] = "\x89PNG\r\n\x1a\nrest";
  g_autofree char *good = url_of ("image/svg+xml", svg, strlen (svg));
  g_autofree char *text = g_strdup_printf (TEAM (",\"logo\":\"%s\",\"cards\":[{\"number\":3,"
                                                 "\"picture\":\"%s\"}]"),
                                           good, good);
  g_autofree char *written = rewrite (text);
  g_assert_true (g_str_has_prefix (written, text));

  g_autofree char *liar = url_of ("image/png", svg, strlen (svg));
  g_autofree char *liar2 = url_of ("image/svg+xml", png, strlen (png));
  g_autofree char *real = url_of ("image/png", png, strlen (png));
  g_assert_true (sv_picture_check (real, NULL));
  refuse_logo (liar, damaged);
  refuse_logo (liar2, damaged);

  /* 512 KiB and not a byte more. */
  g_autofree char *big = g_malloc0 (SV_PICTURE_MAX_BYTES + 1);
  memcpy (big, png, 8);
  g_autofree char *most = url_of ("image/png", big, SV_PICTURE_MAX_BYTES);
  g_autofree char *more = url_of ("image/png", big, SV_PICTURE_MAX_BYTES + 1);
  g_assert_true (sv_picture_check (most, NULL));
  refuse_logo (more, "a picture may have at most 512 KiB");

  g_autoptr (GBytes) bytes = g_bytes_new (png, strlen (png));
  assert_text (sv_picture_from_bytes (bytes, NULL), real);
  g_autoptr (GBytes) nothing = g_bytes_new ("GIF89a", 6);
  g_autoptr (GError) error = NULL;
  g_assert_null (sv_picture_from_bytes (nothing, &error));
  g_assert_cmpstr (error->message, ==, "only PNG and JPEG pictures can be embedded");
}

static void
test_unknown (void)
{
  g_autofree char *written =
      rewrite (TEAM (",\"z\":1,\"cards\":[{\"number\":2,\"y\":{\"x\":[]}}],\"a\":2"));
  g_assert_cmpstr (written, ==,
                   TEAM (",\"cards\":[{\"number\":2,\"y\":{\"x\":[]}}],\"z\":1,\"a\":2") "\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/team/S-02-cards", test_cards);
  g_test_add_func ("/store/team/refused", test_refused);
  g_test_add_func ("/store/team/names", test_names);
  g_test_add_func ("/store/team/colours", test_colours);
  g_test_add_func ("/store/team/S-110-pictures", test_pictures);
  g_test_add_func ("/store/team/unknown", test_unknown);
  return g_test_run ();
}
