/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-line-up-choice.h"

#include "sv-match-words.h"
#include "sv-pitch-picture.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

static gboolean
find_line_up (SvMatch *match, unsigned i, SvLineUp *out)
{
  return sv_game_line_up (sv_match_get_game (match), sv_match_get_setup (match),
                          sv_match_get_state (match), i, out);
}

/* Line-up i as it will stand, and its name. */
static GtkWidget *
picture_button (SvMatch *match, unsigned i, const SvPhrase *name)
{
  g_autofree char *words = sv_match_say (match, name);
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *picture = g_object_new (SV_TYPE_PICTURE, NULL);

  sv_pitch_picture_show_line_up (SV_PICTURE (picture), match, i);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), gtk_label_new (words));
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
  SvLineUp line_up;
  unsigned n = 0;

  for (unsigned i = 0; i < SV_MAX_LINE_UPS; i++)
    n += find_line_up (match, i, &line_up);
  return n;
}

GtkWidget *
sv_line_up_choice_new (SvMatch *match, GtkWidget *more)
{
  GtkWidget *popover = gtk_popover_new (), *grid = gtk_grid_new ();
  const int columns = (int)(sv_line_up_choice_count (match) + 1) / 2;
  SvLineUp line_up;
  int k = 0;

  for (unsigned i = 0; i < SV_MAX_LINE_UPS; i++)
    if (find_line_up (match, i, &line_up)) {
      gtk_grid_attach (GTK_GRID (grid), picture_button (match, i, &line_up.name), k % columns,
                       k / columns, 1, 1);
      k++;
    }
  if (more != NULL) {
    gtk_grid_attach (GTK_GRID (grid), gtk_label_new (_ ("Or step by step:")), 0, 2, columns, 1);
    gtk_grid_attach (GTK_GRID (grid), more, 0, 3, columns, 1);
  }
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  sv_widget_set_label (popover, _ ("Line-ups"));
  return popover;
}
