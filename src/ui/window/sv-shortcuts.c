/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-shortcuts.h"

#include <glib/gi18n.h>

#include "sv-match-actions.h"
#include "sv-widgets.h"

/* A shortcut. If @action is NULL, a widget handles the key itself, and it is only listed. */
typedef struct {
  const char *title;
  const char *accelerator;
  const char *action;
} Key;

static const Key documents[] = {
  { N_ ("New match"), "<Control>n", "win.new-match" },
  { N_ ("Open a match"), "<Control>o", "win.open" },
  { N_ ("Save the match"), "<Control>s", "win.save" },
  { N_ ("Save a copy"), "<Control><Shift>s", "win.save-as" },
  { N_ ("Print sheets to cut out"), "<Control>p", "win.print" },
  { NULL },
};

static const Key program[] = {
  { N_ ("Back"), "<Alt>Left", "win.back" },
  { N_ ("Back, when nothing is being typed"), "Escape", NULL },
  { N_ ("Start page"), "<Alt>Home", "win.home" },
  { N_ ("Another window"), "<Control><Shift>n", "app.new-window" },
  { N_ ("Full screen"), "F11", "win.fullscreen" },
  { N_ ("Scoreboard for a second screen"), "<Control>F11", "win.scoreboard" },
  { N_ ("Main menu"), "F10", NULL },
  { N_ ("Preferences"), "<Control>comma", "app.preferences" },
  { N_ ("Keyboard shortcuts"), "<Control>question", "app.shortcuts" },
  { N_ ("Help"), "F1", "app.help" },
  { N_ ("Close the window"), "<Control>w", "window.close" },
  { N_ ("Quit"), "<Control>q", "app.quit" },
  { NULL },
};

static const Key pitch[] = {
  { N_ ("Go to the nearest place to choose"), "Left Right Up Down", NULL },
  { N_ ("Go to any place"), "<Shift>Left <Shift>Right <Shift>Up <Shift>Down", NULL },
  { N_ ("Pick up a figurine, or put it down"), "Return", NULL },
  { N_ ("Put it back, do not kick after all, or return to the pitch"), "Escape", NULL },
  { N_ ("Throw, or press the highlighted button"), "space", NULL },
  { N_ ("Press a button below the pitch, counted from the left"), "1...6", NULL },
  { N_ ("Show or hide the names of squares and spaces"), "l", NULL },
  { N_ ("Type what a real die shows"), "1...6", NULL },
  { N_ ("Correct the die that was typed"), "BackSpace", NULL },
  { N_ ("Go through everything in the window"), "Tab", NULL },
  { NULL },
};

static const Key editors[] = {
  { N_ ("Undo a change"), "<Control>z", "draft.undo" },
  { N_ ("Redo a change"), "<Control><Shift>z", "draft.redo" },
  { NULL },
};

static const Key library[] = {
  { N_ ("Search"), "<Control>f", NULL },
  { N_ ("Menu of a team or variant"), "<Shift>F10 Menu", NULL },
  { N_ ("Delete a team or variant"), "Delete", NULL },
  { NULL },
};

/* No actions here, and titles that differ from those above: GTK loses the action name of a
 * shortcut that it finds twice under the same title. */
static const Key table[] = {
  { N_ ("Start or stop the clock"), "Pause", NULL },
  { N_ ("Set the clock, or end the period"), "t", NULL },
  { N_ ("Goal for the team on the left, or on the right"), "l r", NULL },
  { N_ ("Remove that team’s last goal"), "<Shift>l <Shift>r", NULL },
  { N_ ("Throw the dice"), "space", NULL },
  { N_ ("Type what a real die shows"), "1...6", NULL },
  { N_ ("Correct the die that was typed"), "BackSpace", NULL },
  { N_ ("Large scoreboard"), "F11", NULL },
  { N_ ("Undo the last change"), "<Control>z", NULL },
  { N_ ("Redo the last change"), "<Control><Shift>z", NULL },
  { NULL },
};

static const Key position[] = {
  { N_ ("Take the figurine, or put it here"), "Return", NULL },
  { N_ ("Give the figurine the ball"), "b", NULL },
  { N_ ("Put the figurine beside the pitch"), "Delete", NULL },
  { N_ ("Undo the last change"), "<Control>z", NULL },
  { N_ ("Redo the last change"), "<Control><Shift>z", NULL },
  { NULL },
};

static const Key competition[] = {
  { N_ ("Go to the next field of the results"), "Tab", NULL },
  { N_ ("Apply the result that was typed"), "Return", NULL },
  { N_ ("Restore what was there"), "Escape", NULL },
  { N_ ("Turn the pages of the second screen"), "Left Right", NULL },
  { N_ ("Second screen in full screen"), "F11", NULL },
  { NULL },
};

typedef struct {
  const char *title;
  const Key *keys; /* NULL: shortcuts of a match, which the match page lists, in several groups */
} Group;

static const Group match_groups[] = {
  { N_ ("On the pitch"), pitch },
  { NULL, NULL },
  { N_ ("Setting up a position"), position },
};
static const Group table_groups[] = {
  { N_ ("At the table"), table },
  { N_ ("Competition"), competition },
};
static const Group program_groups[] = {
  { N_ ("Documents"), documents },
  { N_ ("Program"), program },
  { N_ ("Library"), library },
  { N_ ("Teams, cards and variants"), editors },
};

/* Sections, which the user chooses at the top of the window. The window opens with the section
 * that lists the present page among its pages; for other pages, with the last one. */
static const struct {
  const char *name, *title;
  const Group *groups;
  unsigned n_groups;
  const char *pages[4];
} sections[] = {
  { "match", N_ ("Match"), match_groups, G_N_ELEMENTS (match_groups), { "match", "position" } },
  { "table",
    N_ ("Table and competition"),
    table_groups,
    G_N_ELEMENTS (table_groups),
    { "table", "competition", "competitions" } },
  { "program", N_ ("Program"), program_groups, G_N_ELEMENTS (program_groups), { NULL } },
};

static void
install_keys (GtkApplication *application, const Key *keys)
{
  for (const Key *key = keys; key != NULL && key->title != NULL; key++) {
    const char *accels[] = { key->accelerator, NULL };
    if (key->action != NULL)
      gtk_application_set_accels_for_action (application, key->action, accels);
  }
}

void
sv_shortcuts_install (GtkApplication *application)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (sections); i++)
    for (unsigned k = 0; k < sections[i].n_groups; k++)
      install_keys (application, sections[i].groups[k].keys);
  for (const SvMatchAccel *i = sv_match_actions_get_accels (); i->action != NULL; i++)
    gtk_application_set_accels_for_action (application, i->action, i->accels);
}

/* Add @child as GtkBuilder would: only then does the parent compute its height and columns. */
static void
add (GtkWidget *parent, GtkWidget *child)
{
  GTK_BUILDABLE_GET_IFACE (parent)->add_child (GTK_BUILDABLE (parent), NULL, G_OBJECT (child),
                                               NULL);
}

static void
add_key (GtkWidget *group, const char *title, const char *accelerator, const char *action)
{
  add (group, g_object_new (GTK_TYPE_SHORTCUTS_SHORTCUT, "title", _ (title), "accelerator",
                            accelerator, "action-name", action, NULL));
}

static GtkWidget *
new_group (const char *title)
{
  return g_object_new (GTK_TYPE_SHORTCUTS_GROUP, "title", _ (title), NULL);
}

static void
add_match_groups (GtkWidget *section)
{
  const SvMatchAccel *i = sv_match_actions_get_accels ();

  while (i->action != NULL) {
    GtkWidget *group = new_group (i->group);
    do {
      g_autofree char *accels = g_strjoinv (" ", (char **)(uintptr_t)i->accels);
      add_key (group, i->title, accels, i->action);
      i++;
    } while (i->action != NULL && i->group == NULL);
    add (section, group);
  }
}

static GtkWidget *
new_section (unsigned i)
{
  /* Rows in a column: 11 keep the window below 700 pixels high. */
  GtkWidget *section = g_object_new (GTK_TYPE_SHORTCUTS_SECTION, "section-name", sections[i].name,
                                     "title", _ (sections[i].title), "max-height", 11, NULL);

  for (unsigned k = 0; k < sections[i].n_groups; k++) {
    const Group *from = &sections[i].groups[k];
    if (from->keys == NULL) {
      add_match_groups (section);
      continue;
    }
    GtkWidget *group = new_group (from->title);
    for (const Key *key = from->keys; key->title != NULL; key++)
      add_key (group, key->title, key->accelerator, key->action);
    add (section, group);
  }
  return section;
}

/* Return the name of the section for a page of the program. */
static const char *
section_of (const char *page)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (sections); i++)
    if (page != NULL && g_strv_contains (sections[i].pages, page))
      return sections[i].name;
  return sections[G_N_ELEMENTS (sections) - 1].name;
}

GtkWidget *
sv_shortcuts_window_new (GtkWindow *parent, const char *page)
{
  GtkWidget *window =
      g_object_new (GTK_TYPE_SHORTCUTS_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW,
                    "modal", TRUE, "destroy-with-parent", TRUE, "transient-for", parent, "title",
                    _ ("Keyboard Shortcuts"), NULL);

  /* Set the label, because newer versions of GTK give this window neither an accessible role nor
   * a name. */
  sv_widget_set_label (window, _ ("Keyboard Shortcuts"));
  for (unsigned i = 0; i < G_N_ELEMENTS (sections); i++)
    add (window, new_section (i));
  g_object_set (window, "section-name", section_of (page), NULL);
  return window;
}
