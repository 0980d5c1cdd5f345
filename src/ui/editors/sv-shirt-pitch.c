/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The layout: the pitch stands upright with the team's own goal at the bottom, and only the
 * lower part is shown. Each shirt forms a cell with the name entry below it. A cell begins where
 * the piece stands in the usual line-up; then cells that overlap are pushed apart vertically, at
 * most TRIES times (arrange ()). The shirts are painted in one picture; transparent buttons and
 * the entries are placed over it. */

#include "sv-shirt-pitch.h"

#include <glib/gi18n.h>

#include "sv-board-file.h"
#include "sv-draft-page.h"
#include "sv-paint-card.h"
#include "sv-paint-piece.h"
#include "sv-paint-shape.h"
#include "sv-paint.h"
#include "sv-picture.h"
#include "sv-piece-name.h"
#include "sv-screen-pictures.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

enum {
  WIDTH = 940,      /* maximum width of the widget in pixels */
  LEAST = 300,      /* minimum width in pixels */
  SHIRT = 76,       /* maximum width of a shirt in pixels */
  SHIRT_LEAST = 44, /* minimum width of a shirt in pixels */
  NAME = 168,       /* maximum width of a name entry in pixels */
  GAP = 4,          /* gap between two cells in pixels */
  TRIES = 40        /* number of passes, at most, that separate overlapping cells */
};

/* Width of a shirt and of a name entry, as parts of the width of the widget. */
static const double SHIRT_PART = 0.1, NAME_PART = 0.236;
/* Height of a shirt (TALL) and radius of a photograph (PHOTO), as parts of the width of the
 * shirt. The centre of the photograph is one radius below the top of the shirt. */
static const double TALL = 1.25, PHOTO = 0.26;
/* PART: part of the pitch's length that is shown. HIGH: height of the widget, in cells. */
static const double PART = 0.56, HIGH = 5.3;

/* A shirt with its name entry: one cell of the layout. */
typedef struct {
  SvPiece piece;
  int index; /* index of the piece in a match */
  /* centre of the cell, as parts of the width and height of the widget (0–1) */
  double x, y;
  cairo_surface_t *portrait; /* picture of the player; a reference, or NULL */
} Shirt;

/* Everything that the painting function needs; copied for each picture. */
typedef struct {
  SvBoard *board; /* board of the standard game; a reference */
  gboolean reversed;
  unsigned n;
  Shirt shirts[SV_MAX_PIECES];
  int name_height;
  char *colours[2];
} Scene;

struct _SvShirtPitch {
  GtkWidget parent_instance;

  /* Owned */
  SvDraft *draft;
  Scene *scene;
  GtkWidget *pitch;                  /* SvPicture with the pitch and all shirts */
  GtkWidget *names[SV_MAX_PIECES];   /* name entries, in the order of the shirts */
  GtkWidget *buttons[SV_MAX_PIECES]; /* transparent buttons over the shirts, in the same order */
  GtkWidget *popover;

  SvCardEditorRow *row; /* row in the popover, or NULL; owned by the popover */
  unsigned open;        /* index of the shirt whose card is in the popover */
  /* TRUE while the program itself changes the entries: not an edit by the user */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (SvShirtPitch, sv_shirt_pitch, GTK_TYPE_WIDGET)

/* --- Where they stand --- */

static void
scene_free (Scene *self)
{
  for (unsigned i = 0; i < self->n; i++)
    g_clear_pointer (&self->shirts[i].portrait, cairo_surface_destroy);
  sv_board_unref (self->board);
  g_free (self->colours[0]);
  g_free (self->colours[1]);
  g_free (self);
}

static Scene *
scene_copy (const Scene *self)
{
  Scene *copy = g_memdup2 (self, sizeof *self);

  for (unsigned i = 0; i < copy->n; i++)
    if (copy->shirts[i].portrait != NULL)
      cairo_surface_reference (copy->shirts[i].portrait);
  sv_board_ref (copy->board);
  for (int i = 0; i < 2; i++)
    copy->colours[i] = g_strdup (self->colours[i]);
  return copy;
}

/* Fit the whole board into @width, standing upright with the team's own goal at the bottom.
 * Returns the height of the upper part that is not shown, in the unit of @width. */
static double
fit_pitch (const Scene *scene, double width, SvFit *fit)
{
  const double margin = 2 * (double)scene->board->margin;
  const double height =
      width * ((double)scene->board->w + margin) / ((double)scene->board->h + margin);

  sv_fit_board (fit, scene->board, width, height);
  fit->reversed = scene->reversed;
  return height * (1 - PART);
}

/* Sort shirts by their cards, because the order of the pieces may be another one. */
static int
compare (gconstpointer a, gconstpointer b)
{
  return ((const Shirt *)a)->piece.card - ((const Shirt *)b)->piece.card;
}

/* Create the setup of a standard match of the team against itself, and fill @view with the
 * position after the first side has lined up in the usual way. Free the setup with g_free (). */
static void *
make_setup (const SvTeamDoc *team, SvView *view)
{
  const SvGame *game = team->game;
  g_autofree void *state = g_malloc0 (MAX (game->state_size, 1));
  void *setup = g_malloc0 (MAX (game->setup_size, 1));

  sv_game_standard (game, setup);
  for (unsigned side = 0; side < 2; side++)
    sv_team_doc_to_setup (team, side, setup);
  game->init (setup, state);
  sv_game_line_up_view (game, setup, state, sv_game_first_line_up (game, setup, state), view);
  return setup;
}

/* Create the scene from the pieces of the side that lines up first. */
static Scene *
make_scene (const SvTeamDoc *team)
{
  Scene *self = g_new0 (Scene, 1);
  double right = 0;
  SvView view;
  SvFit fit;
  g_autofree void *setup = make_setup (team, &view);

  self->board = sv_board_ref (team->game->board (setup));
  for (unsigned i = 0; i < view.n_pieces; i++)
    if (view.pieces[i].space >= 0 && view.pieces[i].card >= 0) {
      self->shirts[self->n++] = (Shirt){ .piece = view.pieces[i], .index = (int)i };
      right += (double)self->board->spaces[view.pieces[i].space].x - (double)self->board->w / 2;
    }
  qsort (self->shirts, self->n, sizeof *self->shirts, compare);
  self->reversed = right > 0; /* the team stands in the right half of the board */
  const double hidden = fit_pitch (self, 1, &fit);
  for (unsigned i = 0; i < self->n; i++) {
    Shirt *shirt = &self->shirts[i];
    sv_fit_space (&fit, shirt->piece.space, &shirt->x, &shirt->y);
    shirt->y = (shirt->y - hidden) / (hidden / (1 - PART) * PART);
    shirt->piece.side = 0;
    shirt->piece.flags &= SV_PIECE_KEEPER;
  }
  return self;
}

static double
shirt_width (double width)
{
  return CLAMP (width * SHIRT_PART, SHIRT_LEAST, SHIRT);
}

static double
name_width (double width)
{
  return MIN (width * NAME_PART, NAME);
}

static double
cell_height (const Scene *self, double width)
{
  return TALL * shirt_width (width) + self->name_height;
}

/* If two cells overlap, move them apart vertically, each by half of the overlap. Returns whether
 * they overlapped. */
static gboolean
part_two (double a[2], double b[2], double width, double height)
{
  const double overlap = height - ABS (a[1] - b[1]);

  if (overlap <= 0 || ABS (a[0] - b[0]) >= width)
    return FALSE;
  const double step = (a[1] < b[1] ? -overlap : overlap) / 2;
  a[1] += step;
  b[1] -= step;
  return TRUE;
}

/* Compute the centre of each cell in pixels, without overlaps as far as TRIES passes can remove
 * them. */
static void
arrange (const Scene *self, double width, double height, double at[][2])
{
  const double w = name_width (width), h = cell_height (self, width);
  gboolean moved = TRUE;

  for (unsigned i = 0; i < self->n; i++) {
    at[i][0] = self->shirts[i].x * width;
    at[i][1] = self->shirts[i].y * height;
  }
  for (unsigned k = 0; k < TRIES && moved; k++) {
    moved = FALSE;
    for (unsigned i = 0; i < self->n; i++) {
      at[i][0] = CLAMP (at[i][0], w / 2 + GAP, width - w / 2 - GAP);
      at[i][1] = CLAMP (at[i][1], h / 2 + GAP, height - h / 2 - GAP);
      for (unsigned j = 0; j < i; j++)
        moved = part_two (at[i], at[j], w + GAP, h + GAP) || moved;
    }
  }
}

/* --- Painting --- */

/* Paint the photograph of a player as a disc where the head of the figurine is. */
static void
paint_photo (cairo_t *cr, cairo_surface_t *photo, double size)
{
  const double r = PHOTO * size, ring = 0.03 * size;

  cairo_save (cr);
  cairo_translate (cr, size / 2 - r, 0);
  cairo_save (cr);
  sv_path_circle (cr, r, r, r);
  cairo_clip (cr);
  sv_paint_portrait (cr, photo, 2 * r, 2 * r);
  cairo_restore (cr);
  sv_path_circle (cr, r, r, r);
  sv_stroke (cr, (SvColour){ 1, 1, 1, 1 }, ring);
  cairo_restore (cr);
}

static void
draw_cb (cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer data)
{
  const Scene *self = data;
  const double size = shirt_width (width), h = cell_height (self, width);
  double at[SV_MAX_PIECES][2];
  SvTheme theme;
  SvFit fit;

  sv_theme_init (&theme, scheme, (const char *const *)self->colours, NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (self->board, &theme);
  painter->letters = false; /* the names of the spaces on the board are of no use here */
  const double hidden = fit_pitch (self, width, &fit), shown = hidden / (1 - PART) * PART;

  cairo_save (cr);
  cairo_scale (cr, 1, height / shown);
  cairo_translate (cr, 0, -hidden);
  sv_paint_pitch (painter, cr, &fit, width, hidden + shown);
  cairo_restore (cr);

  arrange (self, width, height, at);
  for (unsigned i = 0; i < self->n; i++) {
    cairo_save (cr);
    cairo_translate (cr, at[i][0] - size / 2, at[i][1] - h / 2);
    sv_paint_piece (painter, cr, &self->shirts[i].piece, size);
    if (self->shirts[i].portrait != NULL)
      paint_photo (cr, self->shirts[i].portrait, size);
    cairo_restore (cr);
  }
}

/* --- What people change --- */

static void
name_cb (SvShirtPitch *self, GtkEditable *entry)
{
  unsigned i = 0;

  if (self->filling)
    return;
  while (self->names[i] != GTK_WIDGET (entry))
    i++;
  const int card = self->scene->shirts[i].piece.card;
  g_autofree char *what = g_strdup_printf ("card-%d-name", card);
  sv_draft_page_take_text (entry, &sv_draft_edit_team (self->draft)->cards[card].name);
  if (!sv_draft_commit (self->draft, what))
    /* nothing of a pasted text could be stored: show the name that the card has */
    sv_shirt_pitch_update (self);
}

/* Return the game's name for the player with shirt @i, used while the player has no name; free
 * with g_free (). */
static char *
dup_title (SvShirtPitch *self, unsigned i)
{
  const SvGame *game = sv_draft_get_game (self->draft);
  g_autofree void *setup = g_malloc0 (MAX (game->setup_size, 1));

  sv_game_standard (game, setup);
  return sv_piece_name_player (NULL, game, setup, &self->scene->shirts[i].piece,
                               self->scene->shirts[i].index);
}

static void
add_name (SvShirtPitch *self, unsigned i)
{
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *title = dup_title (self, i);

  g_object_set (entry, "placeholder-text", title, "max-length", 200, "enable-undo", FALSE,
                "width-chars", 4, "xalign", 0.5, NULL);
  gtk_widget_add_css_class (entry, "sv-on-card");
  sv_widget_set_label (entry, title);
  g_signal_connect_object (entry, "changed", G_CALLBACK (name_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (entry, GTK_WIDGET (self));
  self->names[i] = entry;
}

/* --- The card of a shirt --- */

static void
point_popover (SvShirtPitch *self)
{
  graphene_rect_t box;

  if (!gtk_widget_compute_bounds (self->buttons[self->open], GTK_WIDGET (self), &box))
    return;
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle){ (int)box.origin.x, (int)box.origin.y,
                                                (int)box.size.width, (int)box.size.height });
}

/* Accept the picture that is being cropped, if any, because the user goes to another card. */
static void
settle (SvShirtPitch *self)
{
  if (self->row != NULL)
    sv_card_editor_row_settle (self->row);
}

/* After the popover was closed, give the focus to the button of the shirt. */
static void
closed_cb (SvShirtPitch *self)
{
  settle (self);
  gtk_widget_grab_focus (self->buttons[self->open]);
}

static void
show_card (SvShirtPitch *self, unsigned i)
{
  if (self->row == NULL || self->open != i) {
    GtkWidget *row =
        sv_card_editor_row_new (self->draft, (unsigned)self->scene->shirts[i].piece.card);

    settle (self);
    self->open = i;
    self->row = SV_CARD_EDITOR_ROW (row);
    g_object_ref_sink (row);
    g_signal_emit_by_name (self, "opened", row);
    gtk_popover_set_child (GTK_POPOVER (self->popover), row);
    g_object_unref (row);
  }
  point_popover (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
add_popover (SvShirtPitch *self)
{
  self->popover = gtk_popover_new ();
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (closed_cb), self,
                           G_CONNECT_SWAPPED);
}

SvCardEditorRow *
sv_shirt_pitch_open (SvShirtPitch *self, int card)
{
  for (unsigned i = 0; i < self->scene->n; i++)
    if (self->scene->shirts[i].piece.card == card) {
      show_card (self, i);
      return self->row;
    }
  return NULL;
}

void
sv_shirt_pitch_close (SvShirtPitch *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
}

static unsigned
find_button (SvShirtPitch *self, gpointer button)
{
  unsigned i = 0;

  while (self->buttons[i] != button)
    i++;
  return i;
}

static void
clicked_cb (SvShirtPitch *self, GtkButton *button)
{
  show_card (self, find_button (self, button));
}

static gboolean
drop_cb (SvShirtPitch *self, const GValue *value, double x, double y, GtkDropTarget *target)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  const int card = self->scene->shirts[find_button (self, button)].piece.card;

  return gtk_widget_activate_action (GTK_WIDGET (self), "team.picture-files", "(i@as)", card,
                                     sv_drop_uris (value));
}

static void
add_button (SvShirtPitch *self, unsigned i)
{
  GtkWidget *button = gtk_button_new ();
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (target));
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  self->buttons[i] = button;
}

static void
name_button (SvShirtPitch *self, unsigned i, const char *name)
{
  g_autofree char *title = *name != '\0' ? g_strdup (name) : dup_title (self, i);
  g_autofree char *label = sv_sentence (_ ("%s: head and picture"), title);

  if (g_strcmp0 (gtk_widget_get_tooltip_text (self->buttons[i]), label) == 0)
    return;
  sv_widget_set_label (self->buttons[i], label);
  gtk_widget_set_tooltip_text (self->buttons[i], label);
}

/* --- What is shown --- */

static void
paint_anew (SvShirtPitch *self)
{
  sv_picture_set_draw (SV_PICTURE (self->pitch), NULL, draw_cb, scene_copy (self->scene),
                       (GDestroyNotify)scene_free);
}

static void
set_portrait (Shirt *shirt, cairo_surface_t *portrait)
{
  if (portrait != NULL)
    cairo_surface_reference (portrait);
  g_clear_pointer (&shirt->portrait, cairo_surface_destroy);
  shirt->portrait = portrait;
}

/* Update the heads and pictures of the players; paint again only if one has changed. */
static void
show_players (SvShirtPitch *self)
{
  const SvTeamDoc *team = sv_draft_get_team (self->draft);
  gboolean changed = FALSE;
  SvView view;
  g_autofree void *setup = make_setup (team, &view);

  for (unsigned i = 0; i < self->scene->n; i++) {
    Shirt *shirt = &self->scene->shirts[i];
    const uint8_t head = view.pieces[shirt->index].head;
    cairo_surface_t *portrait = sv_screen_picture (team->cards[shirt->piece.card].picture);

    changed = changed || shirt->piece.head != head || shirt->portrait != portrait;
    shirt->piece.head = head;
    set_portrait (shirt, portrait);
  }
  if (changed)
    paint_anew (self);
}

/* Called when any picture has been decoded, which may be one of this team. */
static void
pictures_cb (SvShirtPitch *self)
{
  if (self->draft != NULL)
    show_players (self);
}

void
sv_shirt_pitch_update (SvShirtPitch *self)
{
  const SvTeamDoc *team = sv_draft_get_team (self->draft);
  const gboolean filling = self->filling;

  self->filling = TRUE;
  for (unsigned i = 0; i < self->scene->n; i++) {
    const char *name = team->cards[self->scene->shirts[i].piece.card].name;

    sv_draft_page_show_text (GTK_EDITABLE (self->names[i]), name);
    name_button (self, i, name);
  }
  self->filling = filling;
  show_players (self);
}

void
sv_shirt_pitch_refresh (SvShirtPitch *self)
{
  const SvTeamDoc *team = sv_draft_get_team (self->draft);
  GtkRequisition least = { 0, 0 };

  for (int i = 0; i < 2; i++) {
    g_free (self->scene->colours[i]);
    self->scene->colours[i] = g_strdup (team->colours[i]);
  }
  if (self->scene->n > 0)
    gtk_widget_get_preferred_size (self->names[0], &least, NULL);
  self->scene->name_height = least.height;
  paint_anew (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- The widget --- */

static GtkSizeRequestMode
sv_shirt_pitch_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
sv_shirt_pitch_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  const Scene *scene = SV_SHIRT_PITCH (widget)->scene;

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = LEAST;
    *natural = WIDTH;
  } else if (scene != NULL) {
    /* GTK passes -1 to ask for the height at any width. */
    *minimum = (int)(HIGH * cell_height (scene, for_size > 0 ? for_size : LEAST));
    *natural = (int)(HIGH * cell_height (scene, for_size > 0 ? for_size : WIDTH));
  }
}

static void
sv_shirt_pitch_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvShirtPitch *self = SV_SHIRT_PITCH (widget);
  double at[SV_MAX_PIECES][2];

  sv_widget_place (self->pitch, 0, 0, width, height);
  if (self->scene == NULL)
    return;
  const double w = name_width (width), h = cell_height (self->scene, width);
  const double shirt = shirt_width (width);
  arrange (self->scene, width, height, at);
  for (unsigned i = 0; i < self->scene->n; i++) {
    sv_widget_place (self->names[i], (int)(at[i][0] - w / 2),
                     (int)(at[i][1] + h / 2 - self->scene->name_height), (int)w,
                     self->scene->name_height);
    sv_widget_place (self->buttons[i], (int)(at[i][0] - shirt / 2), (int)(at[i][1] - h / 2),
                     (int)shirt, (int)(TALL * shirt));
  }
  if (gtk_widget_get_visible (self->popover)) {
    point_popover (self);
    gtk_popover_present (GTK_POPOVER (self->popover));
  }
}

static void
sv_shirt_pitch_dispose (GObject *object)
{
  SvShirtPitch *self = SV_SHIRT_PITCH (object);

  self->filling = TRUE;
  self->row = NULL;
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  for (unsigned i = 0; i < G_N_ELEMENTS (self->names); i++) {
    g_clear_pointer (&self->names[i], gtk_widget_unparent);
    g_clear_pointer (&self->buttons[i], gtk_widget_unparent);
  }
  g_clear_pointer (&self->pitch, gtk_widget_unparent);
  g_clear_pointer (&self->scene, scene_free);
  g_clear_object (&self->draft);
  G_OBJECT_CLASS (sv_shirt_pitch_parent_class)->dispose (object);
}

static void
sv_shirt_pitch_class_init (SvShirtPitchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_shirt_pitch_dispose;
  g_signal_new ("opened", SV_TYPE_SHIRT_PITCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, SV_TYPE_CARD_EDITOR_ROW);
  widget_class->get_request_mode = sv_shirt_pitch_get_request_mode;
  widget_class->measure = sv_shirt_pitch_measure;
  widget_class->size_allocate = sv_shirt_pitch_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "shirtpitch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
sv_shirt_pitch_init (SvShirtPitch *self)
{
  self->pitch = g_object_new (SV_TYPE_PICTURE, NULL);
  gtk_widget_set_parent (self->pitch, GTK_WIDGET (self));
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  sv_screen_pictures_watch (GTK_WIDGET (self), (GHookFunc)pictures_cb);
}

GtkWidget *
sv_shirt_pitch_new (SvDraft *draft)
{
  SvShirtPitch *self = g_object_new (SV_TYPE_SHIRT_PITCH, NULL);

  self->draft = g_object_ref (draft);
  self->scene = make_scene (sv_draft_get_team (draft));
  for (unsigned i = 0; i < self->scene->n; i++) {
    add_button (self, i);
    add_name (self, i);
  }
  add_popover (self);
  sv_widget_set_label (self, _ ("Players"));
  return GTK_WIDGET (self);
}
