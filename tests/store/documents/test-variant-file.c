/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Variant documents: every parameter of the ledger's chapter 9, its range and its default. */

#include "doc-fixture.h"
#include "fixture.h"

static SvVariantDoc *
read_body (const char *body, GError **error)
{
  g_autofree char *text = g_strdup_printf ("{" HEADER ("variant") "%s%s}", *body ? "," : "", body);
  return sv_variant_doc_read (text, strlen (text), error);
}

/* The body that is written for this body. */
static char *
rewrite (const char *body)
{
  static const char head[] = "{" HEADER ("variant");
  g_autoptr (GError) error = NULL;
  g_autoptr (SvVariantDoc) first = read_body (body, &error);
  g_assert_no_error (error);
  g_autoptr (SvVariantDoc) copy = sv_variant_doc_copy (first);
  g_autofree char *text = sv_variant_doc_write (copy, FALSE);
  g_autoptr (SvVariantDoc) second = sv_variant_doc_read (text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_cmpmem (first->setup, game ()->setup_size, second->setup, game ()->setup_size);
  g_autofree char *again = sv_variant_doc_write (second, TRUE);
  g_autoptr (SvVariantDoc) third = sv_variant_doc_read (again, strlen (again), &error);
  assert_text (sv_variant_doc_write (third, FALSE), text);
  g_assert_true (g_str_has_prefix (text, head));
  const char *rest = text + strlen (head);
  return g_strndup (*rest == ',' ? rest + 1 : rest, strlen (rest) - (*rest == ',' ? 3 : 2));
}

static void
refuse (const char *body, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_assert_null (read_body (body, &error));
  g_assert_cmpstr (error->message, ==, message);
}

/* The same in a match has the variant's path. */
static void
refuse_in_match (const char *body, const char *message)
{
  g_autofree char *text = g_strdup_printf (
      "{" HEADER ("match") ",\"variant\":{%s},\"teams\":[{},{}],\"events\":[]}", body);
  refuse_match (text, SV_STORE_ERROR_VALUE, message);
}

static void
check_case (const char *body, const char *message)
{
  if (!message) {
    assert_text (rewrite (body), body);
    return;
  }
  refuse (body, message);
  g_autofree char *in_match = g_strconcat ("variant.", message, NULL);
  if (!strstr (message, "must"))
    refuse_in_match (body, in_match);
}

static void
test_ranges (void)
{
  check_case ("", NULL);
  for_each_case (SV_TEST_DATA "/variant.list", check_case);
}

/* Stated defaults are not written. */
static void
test_defaults (void)
{
  g_autofree char *written = rewrite (
      "\"halves\":2,\"minutes\":10.0,\"golden_goal\":false,\"change_zones_every\":0,"
      "\"bonuses\":[{\"role\":\"assister\",\"area\":\"e\",\"add\":1},{\"role\":\"rebounder\","
      "\"area\":\"f\",\"formation\":null,\"add\":1}],\"shoot_areas\":\"dcba\",\"defender\":"
      "\"same-number\",\"free_pass_position_bonus\":false,\"card_points\":{\"attack\":14,"
      "\"defence\":14}");
  g_assert_cmpstr (written, ==, "");
  assert_text (rewrite ("\"card_points\":null"),
               "\"card_points\":{\"attack\":null,\"defence\":null}");
}

static void
test_across (void)
{
  static const char *const bad[] = { "{\"add\":1}", "{\"role\":\"assister\",\"add\":1}",
                                     "{\"area\":\"e\",\"add\":1}",
                                     "{\"area\":\"e\",\"formation\":\"2-2\",\"add\":1}",
                                     ("{\"role\":\"assister\",\"area\":\"e\","
                                      "\"formation\":\"2-2\",\"add\":1}") };
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_autofree char *body =
        g_strdup_printf ("\"bonuses\":[{\"formation\":\"2-2\",\"add\":1},%s]", bad[i]);
    refuse (body, "bonuses[1]: a bonus names a role and an area, or a formation");
    refuse_in_match (body, "variant.bonuses[1]: a bonus names a role and an area, or a formation");
  }
  /* Only teams can break the points that a variant asks for. */
  g_autofree char *points = rewrite ("\"card_points\":{\"attack\":16}");
  g_assert_cmpstr (points, ==, "\"card_points\":{\"attack\":16}");
  refuse_in_match ("\"card_points\":{\"attack\":16}",
                   "teams[0].cards: the attack powers add up to 14, not 16");
}

static void
test_too_many_bonuses (void)
{
  g_autoptr (GString) body = g_string_new ("\"bonuses\":[{\"formation\":\"2-2\",\"add\":1}");
  for (int i = 0; i < 5000; i++)
    g_string_append (body, ",{\"formation\":\"2-2\",\"add\":1}");
  g_string_append (body, "]");
  g_autoptr (GError) error = NULL;
  g_assert_null (read_body (body->str, &error));
  g_assert_true (g_str_has_prefix (error->message, "bonuses: there are 5001 items, but there must be 0 to "));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/variant/S-100-S-109-ranges", test_ranges);
  g_test_add_func ("/store/variant/S-100-S-109-defaults", test_defaults);
  g_test_add_func ("/store/variant/S-104-S-109-across", test_across);
  g_test_add_func ("/store/variant/S-104-too-many", test_too_many_bonuses);
  return g_test_run ();
}
