/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-line-up-choice.h"

#include "sv-match-line-ups.h"
#include "sv-match-words.h"
#include "sv-pitch-picture.h"
#include "sv-shown.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum { MAX_COLUMNS = 3, MAX_HEIGHT = 480 }; /* in pixels, to fit a small window */

static gboolean
find_line_up (SvMatch *match, unsigned i, SvLineUp *out)
{
  return sv_game_line_up (sv_match_get_game (match), sv_match_get_setup (match),
                          sv_shown (match)->state, i, out);
}

/* Find the numbers of all line-ups available now. Returns how many. */
static unsigned
find_all (SvMatch *match, unsigned numbers[SV_MAX_LINE_UPS + SV_MAX_OWN_LINE_UPS])
{
  SvLineUp line_up;
  unsigned n = 0;

  for (unsigned i = 0; i < SV_MAX_LINE_UPS; i++)
    if (find_line_up (match, i, &line_up))
      numbers[n++] = i;
  for (unsigned i = 0; n > 0 && i < SV_MAX_OWN_LINE_UPS; i++)
    if (sv_match_get_own_line_up (match, SV_OWN_LINE_UP + i) != NULL)
      numbers[n++] = SV_OWN_LINE_UP + i;
  return n;
}

/* Return the name of line-up @i. Free with g_free (). */
static char *
dup_name (SvMatch *match, unsigned i)
{
  const SvLineUpDoc *own = sv_match_get_own_line_up (match, i);
  SvLineUp line_up;

  if (own != NULL)
    return g_strdup (own->name);
  find_line_up (match, i, &line_up);
  return sv_match_say (match, &line_up.name);
}

/* Create a button with a picture of line-up @i and its name. */
static GtkWidget *
picture_button (SvMatch *match, unsigned i)
{
  g_autofree char *words = dup_name (match, i);
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *picture = g_object_new (SV_TYPE_PICTURE, NULL), *name = gtk_label_new (words);

  sv_pitch_picture_show_line_up (SV_PICTURE (picture), match, i);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  /* so that the name does not make the button wider than the picture */
  gtk_label_set_max_width_chars (GTK_LABEL (name), 1);
  gtk_widget_set_hexpand (name, TRUE);
  sv_label_show_cut (GTK_LABEL (name));
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), name);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  sv_widget_set_label (button, words);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.line-up");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int)i);
  return button;
}

unsigned
sv_line_up_choice_count (SvMatch *match)
{
  unsigned numbers[SV_MAX_LINE_UPS + SV_MAX_OWN_LINE_UPS];

  return find_all (match, numbers);
}

/* Attach @widget below the pictures, across all columns. */
static void
add_below (GtkWidget *grid, int *row, int columns, GtkWidget *widget)
{
  gtk_grid_attach (GTK_GRID (grid), widget, 0, (*row)++, columns, 1);
}

/* Move the focus back to the button: GTK 4.8 would otherwise leak the popover when the next one
 * replaces it. */
static void
closed_cb (GtkWidget *popover)
{
  GtkRoot *root = gtk_widget_get_root (popover);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, popover) &&
      !gtk_widget_grab_focus (gtk_widget_get_parent (popover)))
    sv_widget_drop_focus (popover);
}

GtkWidget *
sv_line_up_choice_new (SvMatch *match, GtkWidget *more)
{
  unsigned numbers[SV_MAX_LINE_UPS + SV_MAX_OWN_LINE_UPS];
  const unsigned n = find_all (match, numbers);
  GtkWidget *popover =
      g_object_new (GTK_TYPE_POPOVER, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  const int columns = (int)MIN ((n + 1) / 2, MAX_COLUMNS);
  int row = ((int)n + columns - 1) / columns;

  for (unsigned k = 0; k < n; k++)
    gtk_grid_attach (GTK_GRID (grid), picture_button (match, numbers[k]), (int)k % columns,
                     (int)k / columns, 1, 1);
  if (sv_match_get_own_line_ups (match, sv_shown (match)->node.side)->len > 0) {
    GtkWidget *change = gtk_button_new_with_label (_ ("Rename or Remove Line-Ups…"));
    gtk_widget_add_css_class (change, "flat");
    gtk_actionable_set_action_name (GTK_ACTIONABLE (change), "match.own-line-ups");
    add_below (grid, &row, columns, change);
  }
  if (more != NULL) {
    add_below (grid, &row, columns, gtk_label_new (_ ("Or step by step:")));
    add_below (grid, &row, columns, more);
  }
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), grid);
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  sv_widget_set_label (popover, _ ("Line-ups"));
  return popover;
}
