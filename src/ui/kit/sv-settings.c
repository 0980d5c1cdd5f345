/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-settings.h"

#include "sv-config.h"

gboolean
sv_settings_exist (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, SV_APP_ID, TRUE);
  return schema != NULL;
}

GSettings *
sv_settings (void)
{
  static GSettings *settings = NULL;

  if (settings == NULL)
    settings = g_settings_new (SV_APP_ID);
  return settings;
}

unsigned
sv_settings_get_pace_ms (void)
{
  /* by the values of the enum in the schema */
  static const unsigned ms[] = { 1800, 900, 350, 100 };
  int pace = g_settings_get_enum (sv_settings (), "pace");

  return ms[CLAMP (pace, 0, (int)G_N_ELEMENTS (ms) - 1)];
}

unsigned
sv_settings_get_break_seconds (void)
{
  static const unsigned seconds[] = { 8, 6, 4, 0 }; /* by the values of the enum in the schema */
  int pace = g_settings_get_enum (sv_settings (), "pace");

  return seconds[CLAMP (pace, 0, (int)G_N_ELEMENTS (seconds) - 1)];
}

unsigned
sv_settings_get_course_step (const char *game, gboolean *done)
{
  g_autoptr (GVariant) courses = g_settings_get_value (sv_settings (), "courses");
  unsigned step = 0;

  *done = FALSE;
  g_variant_lookup (courses, game, "(ub)", &step, done);
  return step;
}

/* Set the value for @game in a setting that holds one value for each game. */
static void
set_of_game (const char *key, const char *game, GVariant *value)
{
  g_autoptr (GVariant) all = g_settings_get_value (sv_settings (), key);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other;
  GVariant *kept;

  g_variant_builder_init (&builder, g_variant_get_type (all));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_loop (&iter, "{&s*}", &other, &kept))
    if (!g_str_equal (other, game))
      g_variant_builder_add (&builder, "{s*}", other, kept);
  g_variant_builder_add (&builder, "{s*}", game, value);
  g_settings_set_value (sv_settings (), key, g_variant_builder_end (&builder));
}

void
sv_settings_set_course_step (const char *game, unsigned step, gboolean done)
{
  gboolean before;

  sv_settings_get_course_step (game, &before);
  set_of_game ("courses", game, g_variant_new ("(ub)", step, done || before));
}

guint
sv_settings_get_solved (const char *game)
{
  g_autoptr (GVariant) puzzles = g_settings_get_value (sv_settings (), "puzzles");
  guint32 solved = 0;

  g_variant_lookup (puzzles, game, "u", &solved);
  return solved;
}

void
sv_settings_add_solved (const char *game, unsigned number)
{
  set_of_game ("puzzles", game,
               g_variant_new_uint32 (sv_settings_get_solved (game) | 1U << MIN (number, 31)));
}
