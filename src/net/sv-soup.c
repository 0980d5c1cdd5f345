/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-soup.h"

#ifdef SV_HAVE_NET

#include "sv-sentence.h"

#include <gmodule.h>

#define LIBRARY "libsoup-3.0.so.0"

static gboolean
find (GModule *module, const char *name, gpointer *function, GError **error)
{
  if (g_module_symbol (module, name, function) && *function != NULL)
    return TRUE;
  sv_sentence_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                     _ ("The library %s is too old: it lacks “%s”."), LIBRARY, name);
  return FALSE;
}

static GModule *
open_library (GError **error)
{
  GModule *module = g_module_open (LIBRARY, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);

  if (module == NULL)
    sv_sentence_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                       _ ("Sharing a competition on the network needs the library %s, which is not "
                          "installed."),
                       LIBRARY);
  return module;
}

gboolean
sv_soup_is_there (GError **error)
{
  GModule *module = open_library (error);

  if (module == NULL)
    return FALSE;
  g_module_close (module);
  return TRUE;
}

const SvSoup *
sv_soup_get (GError **error)
{
  static SvSoup soup;
  static gboolean loaded;

  if (loaded)
    return &soup;
  /* The type system keeps pointers into the library, so it is never closed. */
  GModule *module = open_library (error);
  if (module == NULL)
    return NULL;
  g_module_make_resident (module);
#define FIND(name)                                                                                 \
  if (!find (module, "soup_" #name, (gpointer *)&soup.name, error))                                \
    return NULL;
  SV_SOUP_FUNCTIONS (FIND)
#undef FIND
  loaded = TRUE;
  return &soup;
}

#else

const SvSoup *
sv_soup_get (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                       _ ("This Speelveld was built without sharing on the network."));
  return NULL;
}

gboolean
sv_soup_is_there (GError **error)
{
  return sv_soup_get (error) != NULL;
}

#endif
