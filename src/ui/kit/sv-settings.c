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
  static const unsigned ms[] = { 1800, 900, 350, 100 }; /* by the enum of the schema */
  int pace = g_settings_get_enum (sv_settings (), "pace");

  return ms[CLAMP (pace, 0, (int)G_N_ELEMENTS (ms) - 1)];
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

void
sv_settings_set_course_step (const char *game, unsigned step, gboolean done)
{
  g_autoptr (GVariant) courses = g_settings_get_value (sv_settings (), "courses");
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other;
  GVariant *value;
  gboolean before;

  sv_settings_get_course_step (game, &before);
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{s(ub)}"));
  g_variant_iter_init (&iter, courses);
  while (g_variant_iter_loop (&iter, "{&s@(ub)}", &other, &value))
    if (!g_str_equal (other, game))
      g_variant_builder_add (&builder, "{s@(ub)}", other, value);
  g_variant_builder_add (&builder, "{s(ub)}", game, step, done || before);
  g_settings_set_value (sv_settings (), "courses", g_variant_builder_end (&builder));
}
