/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-power-meaning.h"

#include <glib/gi18n.h>

#include "sv-paint-die.h"
#include "sv-sentence.h"
#include "sv-team-words.h"
#include "sv-widgets.h"

/* FACE: width of a face in pixels, so that six fit below one half of a card. */
enum { FACES = 6, FACE = 17 };

struct _SvPowerMeaning {
  GtkBox parent_instance;

  const SvField *field;
  int32_t value;
  SvTheme theme;

  /* Owned by the box */
  GtkWidget *faces;
  GtkLabel *words;
  GtkWidget *weaker, *stronger;
};

G_DEFINE_FINAL_TYPE (SvPowerMeaning, sv_power_meaning, GTK_TYPE_BOX)

static void
paint (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  SvPowerMeaning *self = data;

  for (int value = 1; value <= FACES; value++) {
    const SvFaceMark mark = { value, value >= self->value ? 0 : -1, false, false };

    cairo_save (cr);
    cairo_translate (cr, (width - FACES * FACE) / 2.0 + (value - 1) * FACE, 0);
    sv_paint_face (cr, &self->theme, &mark, FACE);
    cairo_restore (cr);
  }
}

static void
step (SvPowerMeaning *self, GtkWidget *pressed)
{
  g_signal_emit_by_name (self, "step", pressed == self->stronger ? -1 : 1);
}

static GtkWidget *
add_button (SvPowerMeaning *self, GtkWidget *box, const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "sv-step");
  g_signal_connect_object (button, "clicked", G_CALLBACK (step), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static void
sv_power_meaning_class_init (SvPowerMeaningClass *klass)
{
  g_signal_new ("step", SV_TYPE_POWER_MEANING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_INT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "powermeaning");
}

static void
sv_power_meaning_init (SvPowerMeaning *self)
{
  GtkWidget *buttons = g_object_new (GTK_TYPE_BOX, "homogeneous", TRUE, "spacing", 3, NULL);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 2);
  self->faces =
      g_object_new (GTK_TYPE_DRAWING_AREA, "content-width", FACES * FACE, "content-height", FACE,
                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->faces), paint, self, NULL);
  self->words = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->words), "sv-faint");
  gtk_widget_add_css_class (GTK_WIDGET (self->words), "caption");
  gtk_box_append (GTK_BOX (self), self->faces);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (self), buttons);
  /* Translators: buttons that change a power of a player. Short! */
  self->weaker = add_button (self, buttons, C_ ("make a player", "weaker"));
  self->stronger = add_button (self, buttons, C_ ("make a player", "stronger"));
}

GtkWidget *
sv_power_meaning_new (const SvField *field)
{
  SvPowerMeaning *self = g_object_new (SV_TYPE_POWER_MEANING, NULL);

  self->field = field;
  gtk_widget_set_visible (self->faces, field->min == 1 && field->max == FACES);
  return GTK_WIDGET (self);
}

/* Say what the button does to whom, and let it be pressed if @possible. The other button gets the
 * focus of one that can be pressed no more. */
static void
show_button (GtkWidget *button, const char *label, gboolean possible, GtkWidget *other)
{
  sv_widget_set_label (button, label);
  if (!possible && gtk_widget_has_focus (button))
    gtk_widget_grab_focus (other);
  gtk_widget_set_sensitive (button, possible);
}

void
sv_power_meaning_show (SvPowerMeaning *self,
                       int32_t value,
                       const char *player,
                       const SvTheme *theme)
{
  g_autofree char *words = sv_team_words_power (self->field, value);
  g_autofree char *power = sv_team_words_power_of (self->field, player);
  /* Translators: a power of a player, its value, and what pressing the button makes the player:
   * "Attack power of Sanne: 2, stronger". */
  g_autofree char *stronger = sv_sentence (_ ("%s: %d, stronger"), power, value);
  g_autofree char *weaker = sv_sentence (_ ("%s: %d, weaker"), power, value);

  self->value = value;
  gtk_label_set_text (self->words, words != NULL ? words : "");
  gtk_widget_set_sensitive (self->weaker, TRUE);
  gtk_widget_set_sensitive (self->stronger, TRUE);
  show_button (self->weaker, weaker, value < self->field->max, self->stronger);
  show_button (self->stronger, stronger, value > self->field->min, self->weaker);
  sv_power_meaning_set_theme (self, theme);
}

void
sv_power_meaning_set_theme (SvPowerMeaning *self, const SvTheme *theme)
{
  self->theme = *theme;
  gtk_widget_queue_draw (self->faces);
}
