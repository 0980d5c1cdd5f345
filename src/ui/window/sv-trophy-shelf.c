/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-trophy-shelf.h"

#include <glib/gi18n.h>

#include "sv-evening.h"
#include "sv-paint-trophy.h"
#include "sv-picture.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

/* Size of a trophy in pixels, and how many stand on the shelf at most: the latest ones. */
enum { TROPHY = 32, MAX_TROPHIES = 8 };

struct _SvTrophyShelf {
  GtkBox parent_instance;

  /* Owned. */
  SvEvening *evening;
  GString *standing; /* paths of the matches whose trophies stand on the shelf */

  GtkFlowBox *trophies;
};

G_DEFINE_FINAL_TYPE (SvTrophyShelf, sv_trophy_shelf, GTK_TYPE_BOX)

/* What a picture needs to paint a trophy. */
typedef struct {
  char *colours[2][2];
  int winner;
} Trophy;

static void
trophy_free (gpointer data)
{
  Trophy *self = data;

  for (int side = 0; side < 2; side++) {
    g_free (self->colours[side][0]);
    g_free (self->colours[side][1]);
  }
  g_free (self);
}

static void
draw_trophy (cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer data)
{
  const Trophy *self = data;
  SvTheme theme;

  sv_theme_init (&theme, scheme, (const char *const *)self->colours[0],
                 (const char *const *)self->colours[1]);
  sv_paint_trophy (cr, &theme, self->winner, width, height);
}

static GtkWidget *
new_picture (const SvEveningMatch *match)
{
  SvPicture *picture = g_object_new (SV_TYPE_PICTURE, "valign", GTK_ALIGN_END, NULL);
  Trophy *trophy = g_new0 (Trophy, 1);

  for (int side = 0; side < 2; side++)
    for (int i = 0; i < 2; i++)
      trophy->colours[side][i] = g_strdup (match->colours[side][i]);
  trophy->winner = match->winner;
  sv_picture_set_size (picture, TROPHY, TROPHY, TROPHY);
  sv_picture_set_draw (picture, NULL, draw_trophy, trophy, trophy_free);
  return GTK_WIDGET (picture);
}

/* Add a button with the trophy and the score, the winner's first. */
static void
add_trophy (SvTrophyShelf *self, const SvEveningMatch *match)
{
  const int first = match->winner == 1;
  g_autofree char *score = g_strdup_printf ("%d–%d", match->score[first], match->score[!first]);
  g_autofree char *result = sv_evening_match_dup_result (match);
  /* Translators: a game, and how a match of it ended: “11: Orange wins 3–2 against Velocitas”. */
  g_autofree char *words = sv_sentence (_ ("%1$s: %2$s"), _ (match->game->title), result);
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = gtk_label_new (score);

  gtk_widget_add_css_class (label, "sv-numeric");
  gtk_box_append (GTK_BOX (box), new_picture (match));
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", match->path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.replay");
  gtk_widget_set_tooltip_text (button, words);
  sv_widget_set_label (button, words);
  sv_flow_box_append (self->trophies, button);
}

/* Remember the matches of the trophies. Return FALSE if these stand on the shelf already. */
static gboolean
change (SvTrophyShelf *self, const GPtrArray *matches)
{
  g_autofree char *before = g_string_free (self->standing, FALSE);

  self->standing = g_string_new (NULL);
  for (guint i = 0; i < matches->len; i++)
    g_string_append_printf (self->standing, "%s\n",
                            ((const SvEveningMatch *)matches->pdata[i])->path);
  return !g_str_equal (before, self->standing->str);
}

/* Show the matches of today. Trophies that are there already stay, with the focus on one. */
static void
fill (SvTrophyShelf *self)
{
  const GPtrArray *matches = sv_evening_get_matches (self->evening);
  GtkWidget *child;

  if (!change (self, matches))
    return;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->trophies))) != NULL)
    gtk_flow_box_remove (self->trophies, child);
  for (guint i = 0; i < MIN (matches->len, MAX_TROPHIES); i++)
    add_trophy (self, matches->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self), matches->len > 0);
}

void
sv_trophy_shelf_refresh (SvTrophyShelf *self)
{
  sv_evening_read (self->evening);
}

static void
sv_trophy_shelf_dispose (GObject *object)
{
  SvTrophyShelf *self = SV_TROPHY_SHELF (object);

  g_clear_object (&self->evening);
  if (self->standing != NULL)
    g_string_free (g_steal_pointer (&self->standing), TRUE);
  G_OBJECT_CLASS (sv_trophy_shelf_parent_class)->dispose (object);
}

static void
sv_trophy_shelf_class_init (SvTrophyShelfClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_trophy_shelf_dispose;
}

static void
sv_trophy_shelf_init (SvTrophyShelf *self)
{
  GtkWidget *title = gtk_label_new (C_ ("trophies", "Today"));

  self->standing = g_string_new (NULL);
  self->evening = sv_evening_new ();
  g_signal_connect_object (self->evening, "read", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  self->trophies = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE,
                                 "max-children-per-line", MAX_TROPHIES, "homogeneous", TRUE,
                                 "hexpand", TRUE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->trophies), "sv-shelf");
  sv_widget_set_label (self->trophies, _ ("Trophies of today"));
  gtk_widget_add_css_class (title, "sv-heading");
  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_box_append (GTK_BOX (self), title);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->trophies));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
