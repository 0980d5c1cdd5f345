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
