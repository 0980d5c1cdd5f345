/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-help-pages.h"

#include "sv-cup-page.h"
#include "sv-print-dialog.h"

static const struct {
  const char *page, *help;
} pages[] = {
  { "start", "index" },
  { "learn", "learn" },
  { "new-match", "seats" },
  { "match", "board" },
  { "book", "book" },
  { "table", "table" },
  { "competitions", "competition" },
  { "competition", "competition" },
  { "join-competition", "join-competition" },
  { "joined", "join-competition" },
  { "teams", "library" },
  { "team", "teams" },
  { "variants", "library" },
  { "variant", "variants" },
  { "position", "position" },
  { "lab", "lab" },
};

/* Return whether the match on the page is looked back at. */
static gboolean
is_replay (SvPage *page)
{
  GActionGroup *actions = sv_page_get_actions (page, "match");
  g_autoptr (GVariant) state =
      actions != NULL ? g_action_group_get_action_state (actions, "replay") : NULL;

  return state != NULL && g_variant_get_boolean (state);
}

const char *
sv_help_pages_find (SvPage *page)
{
  if (page == NULL)
    return "index";
  if (is_replay (page))
    return "replay";
  if (SV_IS_CUP_PAGE (page) && sv_cup_page_shows_sharing (SV_CUP_PAGE (page)))
    return "share";
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_str_equal (pages[i].page, sv_page_get_name (page)))
      return pages[i].help;
  return "index";
}

const char *
sv_help_pages_find_window (GtkWindow *window)
{
  if (SV_IS_PRINT_DIALOG (window))
    return "print";
  if (g_str_equal (gtk_widget_get_name (GTK_WIDGET (window)), "preferences"))
    return "preferences";
  return GTK_IS_SHORTCUTS_WINDOW (window) ? "keys" : NULL;
}
