/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-bot-faces.h"

#include <glib/gi18n.h>

#include "sv-widgets.h"

#define PICTURES "/io/github/speelveld/Speelveld/pictures/"

enum { FACE_SIZE = 72, STRENGTH_SIZE = 200 };

struct _SvBotFaces {
  GtkBox parent_instance;

  /* faces from the weakest computer player on; the three that are always shown are the first, the
   * last and the one in the middle */
  GtkWidget *levels[SV_LEVELS];
  unsigned marked; /* index of the marked face, or SV_LEVELS */

  /* Template children */
  GtkFlowBox *faces;
  GtkToggleButton *more;
};

G_DEFINE_FINAL_TYPE (SvBotFaces, sv_bot_faces, GTK_TYPE_BOX)

const char *
sv_bot_faces_level_name (unsigned i)
{
  static const char *const names[SV_LEVELS] = { NC_ ("computer player", "Starter"),
                                                NC_ ("computer player", "Junior"),
                                                NC_ ("computer player", "Club"),
                                                NC_ ("computer player", "Expert"),
                                                NC_ ("computer player", "Champion") };

  return g_dpgettext2 (NULL, "computer player", names[i]);
}

unsigned
sv_bot_faces_find_level (const char *id)
{
  unsigned i = 0;

  while (i < SV_LEVELS && !g_str_equal (sv_bots ()[i]->id, id))
    i++;
  return i;
}

/* --- Faces --- */

static void
face_cb (GtkWidget *face, SvBotFaces *self)
{
  for (unsigned i = 0; i < SV_LEVELS; i++)
    if (self->levels[i] == face)
      g_signal_emit_by_name (self, "chosen", sv_bots ()[i]->id);
}

static const char *
translate_cb (void *data, const char *msgid)
{
  return _ (msgid);
}

static GtkWidget *
make_face (SvBotFaces *self, const SvGame *game, unsigned i)
{
  const SvBot *bot = sv_bots ()[i];
  g_autofree char *path = g_strdup_printf (PICTURES "computer-%s.png", bot->id);
  const SvWords words = { .translate = translate_cb };
  const SvPhrase help = sv_bot_help (bot, game);
  char strength[STRENGTH_SIZE];
  GtkWidget *face = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *image = gtk_image_new_from_resource (path);
  GtkWidget *name = gtk_label_new (sv_bot_faces_level_name (i));

  gtk_image_set_pixel_size (GTK_IMAGE (image), FACE_SIZE);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), name);
  gtk_button_set_child (GTK_BUTTON (face), box);
  gtk_widget_add_css_class (face, "sv-face");
  gtk_widget_set_tooltip_text (face, sv_phrase_say (&help, &words, strength, sizeof strength));
  sv_widget_set_label (face, sv_bot_faces_level_name (i));
  g_signal_connect (face, "clicked", G_CALLBACK (face_cb), self);
  return face;
}

static gboolean
is_always_shown (unsigned i)
{
  return i == 0 || i == SV_LEVELS / 2 || i == SV_LEVELS - 1;
}

/* Show three faces or all, and mark one. */
static void
show_faces (SvBotFaces *self)
{
  const gboolean all = gtk_toggle_button_get_active (self->more);

  for (unsigned i = 0; i < SV_LEVELS; i++) {
    gtk_widget_set_visible (gtk_widget_get_parent (self->levels[i]), all || is_always_shown (i));
    sv_widget_set_class (self->levels[i], "chosen", i == self->marked);
    /* What the border shows, the screen reader says. */
    gtk_accessible_update_state (
        GTK_ACCESSIBLE (self->levels[i]), GTK_ACCESSIBLE_STATE_PRESSED,
        i == self->marked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  }
}

void
sv_bot_faces_mark (SvBotFaces *self, const char *id)
{
  self->marked = sv_bot_faces_find_level (id);
  if (self->marked < SV_LEVELS && !is_always_shown (self->marked))
    gtk_toggle_button_set_active (self->more, TRUE);
  show_faces (self);
}

GtkWidget *
sv_bot_faces_get_marked (SvBotFaces *self)
{
  return self->levels[self->marked % SV_LEVELS];
}

/* --- The widget --- */

GtkWidget *
sv_bot_faces_new (const SvGame *game)
{
  SvBotFaces *self = g_object_new (SV_TYPE_BOT_FACES, NULL);

  for (unsigned i = 0; i < SV_LEVELS; i++) {
    self->levels[i] = make_face (self, game, i);
    sv_flow_box_append (self->faces, self->levels[i]);
  }
  show_faces (self);
  return GTK_WIDGET (self);
}

static void
sv_bot_faces_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_BOT_FACES);
  G_OBJECT_CLASS (sv_bot_faces_parent_class)->dispose (object);
}

static void
sv_bot_faces_class_init (SvBotFacesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_bot_faces_dispose;
  g_signal_new ("chosen", SV_TYPE_BOT_FACES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  sv_widget_class_set_template (widget_class, "sv-bot-faces.ui");
  sv_widget_class_bind (widget_class, SvBotFaces, faces, more);
  sv_widget_class_bind_callbacks (widget_class, show_faces);
}

static void
sv_bot_faces_init (SvBotFaces *self)
{
  self->marked = SV_LEVELS;
  gtk_widget_init_template (GTK_WIDGET (self));
}
