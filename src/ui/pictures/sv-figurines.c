/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-figurines.h"

#include <glib/gi18n.h>

#include "sv-paint-piece.h"
#include "sv-sentence.h"

enum { FIGURINE_WIDTH = 44, FIGURINE_HEIGHT = 55 };
enum { MAX_SHOWN = 4, TEAM_STEP = 40, SHIRTS_STEP = 38 };

/* Contents of one picture: some figurines in a row. */
typedef struct {
  SvPiece pieces[MAX_SHOWN];
  unsigned n;
  int step;            /* pixels from one figurine to the next */
  char *colours[2][2]; /* colours of both teams, because the theme resolves clashes between them */
} Group;

static void
group_free (gpointer data)
{
  Group *group = data;

  for (int i = 0; i < 4; i++)
    g_free (group->colours[i / 2][i % 2]);
  g_free (group);
}

static void
draw_cb (cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer data)
{
  const Group *group = data;
  const char *colours[2][2];
  SvTheme theme;

  for (int i = 0; i < 4; i++)
    colours[i / 2][i % 2] = group->colours[i / 2][i % 2];
  sv_theme_init (&theme, scheme, colours[0][0] != NULL ? colours[0] : NULL,
                 colours[1][0] != NULL ? colours[1] : NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (NULL, &theme);
  for (unsigned i = 0; i < group->n; i++) {
    SvPiece piece = group->pieces[i];

    piece.flags &= SV_PIECE_KEEPER;
    sv_paint_piece (painter, cr, &piece, FIGURINE_WIDTH);
    cairo_translate (cr, group->step, 0);
  }
}

static void
show (SvPicture *picture,
      const char *key,
      Group group,
      const char *const first[2],
      const char *const second[2])
{
  for (int i = 0; i < 2; i++) {
    group.colours[0][i] = first != NULL ? g_strdup (first[i]) : NULL;
    group.colours[1][i] = second != NULL ? g_strdup (second[i]) : NULL;
  }
  sv_picture_set_draw (picture, key, draw_cb, g_memdup2 (&group, sizeof group), group_free);
}

static void
set_room (SvPicture *picture, int n, int step)
{
  const int width = (n - 1) * step + FIGURINE_WIDTH;

  sv_picture_set_size (picture, width, width, FIGURINE_HEIGHT);
}

/* List the figurines of @side at the start of a game. @team may be NULL for the standard team.
 * Returns how many. */
static unsigned
list_pieces (const SvGame *game, int side, const SvTeamDoc *team, SvPiece out[SV_MAX_PIECES])
{
  g_autofree char *setup = g_malloc0 (MAX (game->setup_size, 1));
  g_autofree char *state = g_malloc0 (MAX (game->state_size, 1));
  SvView view = { 0 };
  unsigned n = 0;

  sv_game_standard (game, setup);
  if (team != NULL)
    sv_team_doc_to_setup (team, (unsigned)side, setup);
  game->init (setup, state);
  game->view (setup, state, &view);
  for (unsigned i = 0; i < view.n_pieces; i++) {
    if (view.pieces[i].side == side)
      out[n++] = view.pieces[i];
  }
  return n;
}

void
sv_figurines_show_team (SvPicture *picture,
                        int side,
                        const SvTeamDoc *first,
                        const SvTeamDoc *second)
{
  const SvTeamDoc *team = side == 0 ? first : second;
  SvPiece all[SV_MAX_PIECES] = { 0 };
  Group group = { .n = MIN (list_pieces (first->game, side, team, all), MAX_SHOWN),
                  .step = TEAM_STEP };

  for (unsigned i = 0; i < group.n; i++)
    group.pieces[i] = all[i];
  set_room (picture, MAX_SHOWN, TEAM_STEP);
  show (picture, NULL, group, (const char *const *)first->colours,
        second != NULL ? (const char *const *)second->colours : NULL);
}

void
sv_figurines_show_two (SvPicture *picture, const SvPiece pieces[2], const char *const colours[2])
{
  Group group = { .pieces = { pieces[0], pieces[1] },
                  .n = pieces[1].look != NULL ? 2 : 1,
                  .step = SHIRTS_STEP };

  set_room (picture, 2, SHIRTS_STEP);
  if (pieces[0].look == NULL) {
    sv_picture_set_draw (picture, NULL, NULL, NULL, NULL);
    return;
  }
  g_autofree char *key = g_strdup_printf (
      "%s %d %d %s %d %d %s %s", pieces[0].look, pieces[0].number, pieces[0].head, pieces[1].look,
      pieces[1].number, pieces[1].head, colours[0] != NULL ? colours[0] : "-",
      colours[1] != NULL ? colours[1] : "-");
  show (picture, key, group, colours, NULL);
}

/* --- Heads in a drop-down --- */

enum { HEAD_SIZE = 34 };

static void
draw_head_cb (cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer head)
{
  const SvPiece piece = { .head = (uint8_t)GPOINTER_TO_INT (head) };
  SvTheme theme;

  sv_theme_init (&theme, scheme, NULL, NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (NULL, &theme);
  /* Scale and shift the figurine so that only head and shoulders are visible. */
  cairo_translate (cr, -HEAD_SIZE / 2.0, 1);
  sv_paint_piece (painter, cr, &piece, 2 * HEAD_SIZE);
}

static void
setup_head_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *picture = g_object_new (SV_TYPE_PICTURE, "overflow", GTK_OVERFLOW_HIDDEN, NULL);

  sv_picture_set_size (SV_PICTURE (picture), HEAD_SIZE, HEAD_SIZE, HEAD_SIZE);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), gtk_label_new (NULL));
  gtk_list_item_set_child (item, row);
}

static void
bind_head_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *picture = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  const guint head = gtk_list_item_get_position (item);
  g_autofree char *key = g_strdup_printf ("head %u", head);

  if (head > 0)
    sv_picture_set_draw (SV_PICTURE (picture), key, draw_head_cb, GUINT_TO_POINTER (head), NULL);
  gtk_widget_set_visible (picture, head > 0);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (picture)),
                      gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

GtkListItemFactory *
sv_figurines_new_head_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_head_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_head_cb), NULL);
  return factory;
}

/* --- A figurine to drag --- */

struct _SvFigurinePicture {
  SvPicture parent_instance;

  const SvGame *game;
  int side, number;
  unsigned index;
};

G_DEFINE_FINAL_TYPE (SvFigurinePicture, sv_figurine_picture, SV_TYPE_PICTURE)

static GdkContentProvider *
prepare_cb (SvFigurinePicture *self)
{
  return gdk_content_provider_new_typed (SV_TYPE_FIGURINE_PICTURE, self);
}

/* Show the figurine under the pointer and fade it at its origin. */
static void
begin_cb (SvFigurinePicture *self, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) icon = gtk_widget_paintable_new (GTK_WIDGET (self));
  g_autoptr (GdkPaintable) now = gdk_paintable_get_current_image (icon);

  gtk_drag_source_set_icon (source, now, FIGURINE_WIDTH / 2, FIGURINE_HEIGHT / 2);
  gtk_widget_add_css_class (GTK_WIDGET (self), "dragged");
}

static void
end_cb (SvFigurinePicture *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "dragged");
}

static void
sv_figurine_picture_class_init (SvFigurinePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "sv-figurine");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
sv_figurine_picture_init (SvFigurinePicture *self)
{
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (prepare_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (begin_cb), self);
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grab");
  sv_picture_set_size (SV_PICTURE (self), FIGURINE_WIDTH, FIGURINE_WIDTH, FIGURINE_HEIGHT);
}

GtkWidget *
sv_figurine_picture_new (const SvGame *game, int side, int number, const char *name, unsigned index)
{
  SvFigurinePicture *self = g_object_new (SV_TYPE_FIGURINE_PICTURE, NULL);
  g_autofree char *hint = sv_sentence (_ ("%s: drag to another player"), name);

  self->game = game;
  self->side = side;
  self->number = number;
  self->index = index;
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}

unsigned
sv_figurine_picture_get_index (SvFigurinePicture *self)
{
  return self->index;
}

void
sv_figurine_picture_set_teams (SvFigurinePicture *self,
                               const SvTeamDoc *first,
                               const SvTeamDoc *second)
{
  SvPiece all[SV_MAX_PIECES] = { 0 };
  const unsigned n = list_pieces (self->game, self->side, self->side == 0 ? first : second, all);
  Group group = { .n = 1 };

  for (unsigned i = 0; i < n; i++) {
    if (all[i].number == self->number)
      group.pieces[0] = all[i];
  }
  show (SV_PICTURE (self), NULL, group, (const char *const *)first->colours,
        (const char *const *)second->colours);
}
