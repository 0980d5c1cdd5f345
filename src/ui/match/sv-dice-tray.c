/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-dice-tray.h"

#include "sv-die-view.h"
#include "sv-match-log.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum { N_FACES = 6, SIZE_NORMAL = 60, SIZE_COMPACT = 46, SIZE_FACE = 34, SIZE_FACE_COMPACT = 28 };

struct _SvDiceTray {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  gboolean real, locked, compact;
  gboolean elsewhere; /* TRUE if another widget has the Throw button */

  /* Template children; face_buttons (and faces in them) are made in init. */
  GtkWidget *felt, *first, *second, *points_box, *points, *points_words, *throw_button, *real_box;
  GtkWidget *faces[N_FACES], *face_buttons[N_FACES];
};

G_DEFINE_FINAL_TYPE (SvDiceTray, sv_dice_tray, GTK_TYPE_WIDGET)

/* Show the dice. When a die must be thrown, dice of an earlier throw become blank, which invites
 * to throw. The first die of the current throw keeps its value. */
static void
update_dice (SvDiceTray *self)
{
  int sides[2] = { -1, -1 };
  int values[2] = { 0, 0 };
  const SvNode *node = &sv_shown (self->match)->node;
  const unsigned n = sv_match_get_dice (self->match, sides, values);

  if (n < 2)
    values[1] = 0;
  if (n < 1)
    values[0] = 0;
  if (node->kind == SV_NODE_CHANCE && n != 1) {
    values[0] = values[1] = 0;
    sides[0] = node->side;
    sides[1] = node->side >= 0 ? 1 - node->side : -1;
  } else if (node->kind == SV_NODE_CHANCE) {
    sides[1] = node->side;
  }
  /* Hide the second die if dice are thrown one at a time. */
  gtk_widget_set_visible (self->second, n > 1 || (node->kind == SV_NODE_CHANCE && n == 1) ||
                                            sv_shown_throws_twice (self->match));
  sv_die_view_set_value (SV_DIE_VIEW (self->first), sides[0], values[0], 0);
  sv_die_view_set_value (SV_DIE_VIEW (self->second), sides[1], values[1], 0);
  sv_die_view_set_thrower (SV_DIE_VIEW (self->first), node->side);
  sv_die_view_set_thrower (SV_DIE_VIEW (self->second), node->side);
}

/* Show the points left to spend in this turn, as large as a die. */
static void
update_points (SvDiceTray *self)
{
  const int points = sv_shown (self->match)->view.points;
  g_autofree char *number = g_strdup_printf ("%d", points);

  gtk_widget_set_visible (self->points_box, points >= 0);
  /* Dice and points stand side by side in the middle. */
  gtk_widget_set_halign (self->felt, points >= 0 ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
  if (points < 0)
    return;
  /* Translators: under the number of points that can still be spent in this turn. */
  g_autofree char *words =
      g_strdup_printf (ngettext ("%d point left", "%d points left", (unsigned)points), points);
  gtk_label_set_text (GTK_LABEL (self->points), number);
  gtk_label_set_text (GTK_LABEL (self->points_words),
                      ngettext ("point", "points", (unsigned)points));
  sv_widget_set_label (self->points_box, words);
}

static void
update_buttons (SvDiceTray *self)
{
  const SvNode *node = &sv_shown (self->match)->node;
  const gboolean person =
      node->kind == SV_NODE_CHANCE && !self->locked && sv_shown_get_bot (self->match) == NULL;

  /* Give the button the colours of the side to act. */
  sv_style_tint_side (self->throw_button, self->match, node->side);
  /* Without a button, the dice are centred. */
  gtk_widget_set_hexpand (self->felt, !person);
  gtk_widget_set_visible (self->throw_button, person && !self->real && !self->elsewhere);
  gtk_widget_set_visible (self->real_box, person && self->real);
  for (unsigned i = 0; i < N_FACES; i++)
    gtk_widget_set_visible (self->face_buttons[i],
                            node->kind != SV_NODE_CHANCE || sv_shown_has_face (self->match, i + 1));
}

static void
update_theme (SvDiceTray *self)
{
  SvTheme theme;

  sv_style_theme (&theme, self->match);
  sv_die_view_set_theme (SV_DIE_VIEW (self->first), &theme);
  sv_die_view_set_theme (SV_DIE_VIEW (self->second), &theme);
  for (unsigned i = 0; i < N_FACES; i++)
    sv_die_view_set_theme (SV_DIE_VIEW (self->faces[i]), &theme);
}

static void
changed_cb (SvDiceTray *self)
{
  update_dice (self);
  update_points (self);
  update_buttons (self);
}

static void
sv_dice_tray_dispose (GObject *object)
{
  SvDiceTray *self = SV_DICE_TRAY (object);

  g_clear_object (&self->match);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_DICE_TRAY);
  G_OBJECT_CLASS (sv_dice_tray_parent_class)->dispose (object);
}

static void
sv_dice_tray_class_init (SvDiceTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_dice_tray_dispose;
  sv_types_ensure (SV_TYPE_DIE_VIEW);
  gtk_widget_class_set_css_name (widget_class, "dicetray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-dice-tray.ui");
  sv_widget_class_bind (widget_class, SvDiceTray, felt, first, second, points_box, points,
                        points_words, throw_button, real_box);
}

/* Make the face buttons in code, since they differ only in a number. */
static void
make_faces (SvDiceTray *self)
{
  for (int i = 0; i < N_FACES; i++) {
    GtkWidget *button = gtk_button_new ();
    GtkWidget *face = g_object_new (SV_TYPE_DIE_VIEW, NULL);
    g_autofree char *label = g_strdup_printf (_ ("The real die shows %d"), i + 1);

    sv_die_view_set_size (SV_DIE_VIEW (face), SIZE_FACE);
    sv_die_view_set_value (SV_DIE_VIEW (face), -1, i + 1, 0);
    gtk_button_set_child (GTK_BUTTON (button), face);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.die");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", i + 1);
    sv_widget_set_label (button, label);
    gtk_box_append (GTK_BOX (self->real_box), button);
    self->faces[i] = face;
    self->face_buttons[i] = button;
  }
}

static void
sv_dice_tray_init (SvDiceTray *self)
{
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  make_faces (self);
  sv_die_view_set_size (SV_DIE_VIEW (self->first), SIZE_NORMAL);
  sv_die_view_set_size (SV_DIE_VIEW (self->second), SIZE_NORMAL);
  update_theme (self);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (update_theme));
  sv_widget_set_label (self, _ ("Dice"));
}

void
sv_dice_tray_set_match (SvDiceTray *self, SvMatch *match)
{
  sv_widget_follow_match (self, &self->match, match, G_CALLBACK (changed_cb));
  if (match == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self), sv_match_get_game (match)->dice);
  update_theme (self);
  changed_cb (self);
}

void
sv_dice_tray_set_real (SvDiceTray *self, gboolean real)
{
  self->real = real;
  if (self->match != NULL)
    update_buttons (self);
}

gboolean
sv_dice_tray_get_real (SvDiceTray *self)
{
  return self->real;
}

void
sv_dice_tray_set_locked (SvDiceTray *self, gboolean locked)
{
  self->locked = locked;
  if (self->match != NULL)
    update_buttons (self);
}

void
sv_dice_tray_set_button_elsewhere (SvDiceTray *self, gboolean elsewhere)
{
  if (self->elsewhere == elsewhere)
    return;
  self->elsewhere = elsewhere;
  if (self->match != NULL)
    update_buttons (self);
}

void
sv_dice_tray_set_compact (SvDiceTray *self, gboolean compact)
{
  if (self->compact == compact)
    return;
  self->compact = compact;
  sv_die_view_set_size (SV_DIE_VIEW (self->first), compact ? SIZE_COMPACT : SIZE_NORMAL);
  sv_die_view_set_size (SV_DIE_VIEW (self->second), compact ? SIZE_COMPACT : SIZE_NORMAL);
  for (unsigned i = 0; i < N_FACES; i++)
    sv_die_view_set_size (SV_DIE_VIEW (self->faces[i]), compact ? SIZE_FACE_COMPACT : SIZE_FACE);
}
