/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-throw-strip.h"

#include "sv-die-view.h"
#include "sv-face-words.h"
#include "sv-fit-label.h"
#include "sv-match-log.h"
#include "sv-match-words.h"
#include "sv-paint-die.h"
#include "sv-paint-figure.h"
#include "sv-sentence.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum {
  PAD = 6,
  GAP = 6,
  SWIPE = 32,
  POINTS_WIDTH = 66,
  LARGEST_CELL = 32,
  LARGEST_DIE = 96,
  LEAST_BUTTON = 40
};

/* Half of the strip: one of the two sides of the throw. */
typedef struct {
  /* Template children; the places make the letters of the labels small enough */
  GtkWidget *die, *name, *told, *name_place, *told_place;
  GtkWidget *chips; /* bonuses; NULL until first needed */
  int side;
  int value;         /* what the die shows, or 0 */
  gboolean has_head; /* TRUE if a figurine is shown */
  SvPiece head;
  gboolean has_faces; /* TRUE if it is known which faces are good */
  SvDieFace faces[SV_DIE_FACES + 1];
  char *verdict; /* what the die said; owned; or NULL */

  /* Set by the layout. */
  GdkRectangle head_box, faces_box;
  int cell, columns; /* size of a face in pixels, and faces in a row */
} Half;

struct _SvThrowStrip {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;         /* match shown, or NULL */
  SvAnnouncer *announcer; /* announcer of the match, or NULL */
  SvPainter *painter;     /* painter of the figurines, or NULL if there is no match */
  SvTheme theme;
  SvThrowForm form;
  gboolean real, locked;
  gboolean typed; /* TRUE while there are buttons for a real die */
  gboolean due;   /* TRUE if a die is thrown now */

  Half halves[2]; /* left and right, as on the scoreboard */

  /* One button for each face of a real die; NULL until first needed. */
  GtkWidget *buttons[SV_DIE_FACES];
  /* Template children */
  GtkWidget *points_box, *points, *points_words;
};

G_DEFINE_FINAL_TYPE (SvThrowStrip, sv_throw_strip, GTK_TYPE_WIDGET)

/* Return the half of a side. A throw of nobody is shown on the left. */
static Half *
half_of (SvThrowStrip *self, int side)
{
  return &self->halves[side == self->halves[1].side && side >= 0 ? 1 : 0];
}

/* Return whether a half has buttons for a real die instead of its die. */
static gboolean
has_buttons (SvThrowStrip *self, const Half *half)
{
  return self->typed && half == half_of (self, sv_shown (self->match)->node.side);
}

/* --- Layout --- */

static void
sv_throw_strip_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  static const struct {
    int least, width, height;
  } sizes[] = { [SV_THROW_STRIP_FLAT] = { 320, 420, 110 },
                [SV_THROW_STRIP_LOW] = { 320, 420, 84 },
                [SV_THROW_STRIP_TALL] = { 240, 300, 230 } };
  const SvThrowForm form = SV_THROW_STRIP (widget)->form;

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? sizes[form].least : sizes[form].height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? sizes[form].width : sizes[form].height;
}

/* Return the height of a line of text in the font of @child, which may be hidden; a name that is
 * shown has the edges of its plate too. */
static int
line_height (GtkWidget *child)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (child, "Ág");
  int text, least;

  pango_layout_get_pixel_size (layout, NULL, &text);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  return MAX (text, least);
}

/* Place a child that is @width wide at @x from the outer edge of @box, which is its right edge if
 * the half is @mirrored. */
static GdkRectangle
from_edge (GdkRectangle box, gboolean mirrored, int x, int width, int height)
{
  return (GdkRectangle){ mirrored ? box.x + box.width - x - width : box.x + x, box.y, width,
                         height };
}

static void
put (GtkWidget *child, GdkRectangle box)
{
  if (gtk_widget_get_visible (child))
    sv_widget_place (child, box.x, box.y, MAX (box.width, 1), MAX (box.height, 1));
}

/* Place the figurine at the outer edge, then the die, then the faces; below all of them what is
 * told. The name stands above the faces, or above everything (@wide_name) where the strip is tall:
 * so it can be read whole, and the faces are larger. */
static void
place_half (Half *half, GdkRectangle box, gboolean mirrored, gboolean wide_name)
{
  const int told = line_height (half->told), name = line_height (half->name) + 2;
  const int top = wide_name ? name : 0;
  const int row = box.height - told - 2 - top;
  const int head = half->has_head ? (int)MIN (row / 1.25, box.width * 0.24) : 0;
  const int die = MIN (row, (int)(box.width * 0.36));
  const int x = head > 0 ? head + GAP : 0, faces_x = x + die + GAP;
  const int rest = box.width - faces_x, over_faces = name - top;

  half->columns = rest >= SV_DIE_FACES * 26 ? SV_DIE_FACES : SV_DIE_FACES / 2;
  half->cell = MIN (rest / half->columns, (row - over_faces) * half->columns / SV_DIE_FACES);
  half->cell = CLAMP (half->cell, 1, LARGEST_CELL);
  put (half->name_place, wide_name ? from_edge (box, mirrored, 0, box.width, name - 2)
                                   : from_edge (box, mirrored, faces_x, rest, name - 2));
  const GdkRectangle below = { box.x, box.y + box.height - told, box.width, told };
  put (half->told_place, below);
  if (half->chips != NULL)
    put (half->chips, below);

  box.y += top;
  half->head_box = from_edge (box, mirrored, 0, head, row);
  half->faces_box = from_edge (box, mirrored, faces_x, half->cell * half->columns,
                               half->cell * SV_DIE_FACES / half->columns);
  half->faces_box.y += over_faces;
  GdkRectangle square = from_edge (box, mirrored, x, die, die);
  square.y += (row - die) / 2;
  put (half->die, square);
}

/* Place the buttons for a real die where the half of the thrower has its die and faces, and if they
 * need it its figurine. */
static void
place_buttons (SvThrowStrip *self, Half *half, GdkRectangle box, gboolean mirrored)
{
  const int head = half->head_box.width > 0 ? half->head_box.width + GAP : 0;

  if (box.width - head < SV_DIE_FACES / 2 * (LEAST_BUTTON + 2))
    half->head_box.width = 0;
  else
    box = from_edge (box, mirrored, head, box.width - head, box.height);
  const int columns =
      box.width >= SV_DIE_FACES * (LEAST_BUTTON + 2) ? SV_DIE_FACES : SV_DIE_FACES / 2;
  const int width = MIN (box.width / columns, 56);
  const int height = MIN (box.height * columns / SV_DIE_FACES, 56);

  for (int i = 0; i < SV_DIE_FACES; i++)
    put (self->buttons[i], (GdkRectangle){ box.x + i % columns * width,
                                           box.y + i / columns * height, width - 2, height - 2 });
}

/* Return whether the strip shows no more than dice that lie, and points. */
static gboolean
is_bare (SvThrowStrip *self)
{
  for (int i = 0; i < 2; i++) {
    const Half *half = &self->halves[i];
    if (half->has_head || half->has_faces || gtk_widget_get_visible (half->name) ||
        (half->chips != NULL && gtk_widget_get_visible (half->chips)) || has_buttons (self, half))
      return FALSE;
  }
  return TRUE;
}

/* Place the dice that lie, and the points beside them, in the middle of the strip. */
static void
place_bare (SvThrowStrip *self, int width, int height, int points)
{
  const int told = line_height (self->halves[0].told);
  const gboolean says = gtk_widget_get_visible (self->halves[0].told) ||
                        gtk_widget_get_visible (self->halves[1].told);
  const int n =
      gtk_widget_get_visible (self->halves[0].die) + gtk_widget_get_visible (self->halves[1].die);
  const int die = MIN (MIN (height - 2 * PAD - (says ? 2 * (told + 2) : 0), LARGEST_DIE),
                       (width - 2 * PAD - points - n * GAP) / MAX (n, 1));
  int x = (width - n * (die + GAP) - points) / 2;

  for (int i = 0; i < 2; i++) {
    Half *half = &self->halves[i];
    put (half->told_place,
         (GdkRectangle){ PAD + i * width / 2, height - PAD - told, width / 2 - 2 * PAD, told });
    if (!gtk_widget_get_visible (half->die))
      continue;
    put (half->die, (GdkRectangle){ x, (height - die) / 2, die, die });
    x += die + GAP;
  }
  put (self->points_box, (GdkRectangle){ x, PAD, points, height - 2 * PAD });
}

static void
sv_throw_strip_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvThrowStrip *self = SV_THROW_STRIP (widget);
  const gboolean tall = self->form == SV_THROW_STRIP_TALL;
  const int points = gtk_widget_get_visible (self->points_box) ? POINTS_WIDTH : 0;
  GdkRectangle box = { PAD, PAD, width - 2 * PAD - points, height - 2 * PAD };

  if (is_bare (self)) {
    place_bare (self, width, height, points);
    return;
  }
  put (self->points_box, (GdkRectangle){ width - PAD - points, PAD, points, box.height });
  box.width = tall ? box.width : (box.width - GAP) / 2;
  box.height = tall ? (box.height - GAP) / 2 : box.height;
  for (int i = 0; i < 2; i++) {
    place_half (&self->halves[i], box, i == 1 && !tall, tall);
    if (has_buttons (self, &self->halves[i]))
      place_buttons (self, &self->halves[i], box, i == 1 && !tall);
    box.x += tall ? 0 : box.width + GAP;
    box.y += tall ? box.height + GAP : 0;
  }
}

/* --- Painting --- */

static void
paint_faces (SvThrowStrip *self, const Half *half, cairo_t *cr)
{
  for (int k = 1; k <= SV_DIE_FACES; k++) {
    const SvDieFace *face = &half->faces[k];
    const SvFaceMark mark = { k, face->good, face->marked, k == half->value };
    const int column = (k - 1) % half->columns, row = (k - 1) / half->columns;

    if (!face->possible)
      continue;
    cairo_save (cr);
    cairo_translate (cr, half->faces_box.x + column * half->cell,
                     half->faces_box.y + row * half->cell);
    sv_paint_face (cr, &self->theme, &mark, half->cell);
    cairo_restore (cr);
  }
}

static void
snapshot_half (SvThrowStrip *self, const Half *half, GtkSnapshot *snapshot)
{
  const gboolean typed = has_buttons (self, half);
  GdkRectangle box = half->head_box;

  if (!half->has_head && (!half->has_faces || typed))
    return;
  gdk_rectangle_union (&box, &half->faces_box, &box);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (box.x, box.y, box.width, box.height));
  if (half->has_head && half->head_box.width > 0) {
    const double size = half->head_box.width;

    cairo_save (cr);
    cairo_translate (cr, half->head_box.x,
                     half->head_box.y + (half->head_box.height - 1.25 * size) / 2);
    sv_paint_figure (self->painter, cr, &half->head, size);
    cairo_restore (cr);
  }
  if (half->has_faces && !typed)
    paint_faces (self, half, cr);
  cairo_destroy (cr);
}

static void
sv_throw_strip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvThrowStrip *self = SV_THROW_STRIP (widget);

  /* The last throw stays to be seen, but paler than one that is due. */
  if (!self->due)
    gtk_snapshot_push_opacity (snapshot, 0.55);
  for (int i = 0; i < 2 && self->painter != NULL; i++)
    snapshot_half (self, &self->halves[i], snapshot);
  if (!self->due)
    gtk_snapshot_pop (snapshot);
  GTK_WIDGET_CLASS (sv_throw_strip_parent_class)->snapshot (widget, snapshot);
}

/* --- Who meets --- */

/* Find the pieces on the left and right that meet, each -1 if none: a piece that needs a number,
 * otherwise one that takes part, or one that acts if both sides throw. */
static void
find_pieces (SvMatch *match, int pieces[2])
{
  const SvSituation *shown = sv_shown (match);
  const SvView *view = &shown->view;
  const unsigned parts =
      shown->node.contest > 0 ? SV_PIECE_ACTIVE : SV_PIECE_ATTACKER | SV_PIECE_DEFENDER;
  gboolean needed[2] = { FALSE, FALSE };

  pieces[0] = pieces[1] = -1;
  for (int i = 0; i < view->n_pieces; i++) {
    const SvPiece *piece = &view->pieces[i];
    const int k = piece->side == sv_match_get_left (match) ? 0 : 1;
    const gboolean takes_part = (piece->flags & parts) != 0;

    if (piece->side < 0 || (piece->need <= 0 && (needed[k] || !takes_part)))
      continue;
    pieces[k] = i;
    needed[k] = needed[k] || piece->need > 0;
  }
}

/* Show who throws, or is thrown against: a figurine with its name, or the name of the team. */
static void
show_person (SvThrowStrip *self, Half *half, int piece, gboolean shown)
{
  g_autofree char *name = !shown ? NULL
                          : piece >= 0
                              ? sv_match_dup_piece_title (self->match, piece)
                              : g_strdup (sv_match_get_team_name (self->match, half->side));

  half->has_head = shown && piece >= 0;
  if (half->has_head)
    half->head = sv_shown (self->match)->view.pieces[piece];
  sv_label_show (GTK_LABEL (half->name), name);
  sv_style_tint_side (half->name, self->match, half->side);
}

/* --- What is told below the faces --- */

static void
add_chip (Half *half, const char *text, const char *why)
{
  GtkWidget *chip = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (chip), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (chip, "chip");
  sv_widget_set_tooltip (chip, why);
  gtk_box_append (GTK_BOX (half->chips), chip);
}

static void
clear_chips (Half *half)
{
  GtkWidget *chip;

  while (half->chips != NULL && (chip = gtk_widget_get_first_child (half->chips)) != NULL)
    gtk_box_remove (GTK_BOX (half->chips), chip);
}

/* Return why a bonus counts: its sentence and, if it comes from a space, the meaning of that. */
static char *
dup_why (SvMatch *match, const SvPhrase *bonus)
{
  g_autofree char *sentence = sv_match_say (match, bonus);
  g_autofree char *meaning =
      bonus->space >= 0 ? sv_match_dup_meaning (match, -1, bonus->space) : NULL;

  return meaning != NULL ? g_strconcat (sentence, "\n", meaning, NULL) : g_strdup (sentence);
}

/* Add a chip for each bonus of the side: a number that the game states without a chance. */
static void
add_bonuses (SvThrowStrip *self, Half *half)
{
  const SvSituation *shown = sv_shown (self->match);
  SvNotes counts;

  sv_game_counts (shown->game, shown->setup, shown->state, &counts);
  for (unsigned i = 0; i < counts.n; i++) {
    const SvNote *note = &counts.notes[i];
    const gboolean needed = note->phrase.piece >= 0 && note->phrase.space < 0;

    if (note->phrase.n == 0 || note->faces != 0 || note->phrase.side != half->side || needed)
      continue;
    g_autofree char *figure = g_strdup_printf ("%+d", note->phrase.n);
    g_autofree char *why = dup_why (self->match, &note->phrase);
    add_chip (half, figure, why);
  }
}

/* Show the bonuses and what the marked faces bring. */
static void
show_chips (SvThrowStrip *self, Half *half, gboolean throws)
{
  g_autofree char *specials = sv_die_faces_dup_specials (self->match, half->faces);

  if (half->chips == NULL) {
    half->chips = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
    gtk_widget_set_parent (half->chips, GTK_WIDGET (self));
    gtk_widget_set_halign (half->chips, GTK_ALIGN_START);
  }
  clear_chips (half);
  if (throws)
    add_bonuses (self, half);
  if (*specials != '\0')
    add_chip (half, specials, specials);
  gtk_widget_set_halign (half->chips, half == &self->halves[1] && self->form != SV_THROW_STRIP_TALL
                                          ? GTK_ALIGN_END
                                          : GTK_ALIGN_START);
}

/* Show the verdict of a die or, if there is none, the chips. */
static void
show_told (Half *half)
{
  sv_label_show (GTK_LABEL (half->told), half->verdict);
  if (half->chips != NULL)
    gtk_widget_set_visible (half->chips, half->verdict == NULL &&
                                             gtk_widget_get_first_child (half->chips) != NULL);
}

static void
set_verdict (Half *half, const char *verdict)
{
  if (g_strcmp0 (half->verdict, verdict) == 0)
    return;
  g_free (half->verdict);
  half->verdict = g_strdup (verdict);
  show_told (half);
}

/* --- The dice --- */

/* Forget everything about the throw that the half showed. */
static void
clear_half (Half *half)
{
  half->has_head = half->has_faces = FALSE;
  memset (half->faces, 0, sizeof half->faces);
  sv_label_show (GTK_LABEL (half->name), NULL);
  clear_chips (half);
  g_clear_pointer (&half->verdict, g_free);
  show_told (half);
}

/* Return what the die of a side shows, or 0 if it is not thrown yet. */
static int
find_value (SvMatch *match, int side)
{
  int sides[2], values[2];
  const unsigned n = sv_match_get_dice (match, sides, values);

  /* Before a throw only the first die of the same duel lies there. */
  if (sv_shown (match)->node.kind == SV_NODE_CHANCE && n != 1)
    return 0;
  for (unsigned i = 0; i < n; i++)
    if (sides[i] == side)
      return values[i];
  return 0;
}

/* Add what the half shows to the accessible name of the strip. */
static void
describe_half (SvThrowStrip *self, const Half *half, int piece, gboolean throws, GString *words)
{
  g_autofree char *name = piece >= 0 ? sv_match_dup_piece_label (self->match, piece)
                                     : g_strdup (sv_match_get_team_name (self->match, half->side));
  /* Translators: the value of a die that has been thrown. */
  g_autofree char *figures = half->value > 0   ? g_strdup_printf (_ ("Threw %d"), half->value)
                             : half->has_faces ? sv_die_faces_dup_words (half->faces, half->side)
                                               : NULL;
  g_autofree char *specials = sv_die_faces_dup_specials (self->match, half->faces);

  if (figures != NULL)
    /* Translators: a player and what they need: "Velocitas striker 1: 4, 5 or 6." */
    sv_sentence_append (words, _ ("%s: %s."), name, figures);
  else
    /* Translators: the player or team that throws, or against whom a throw is made. */
    sv_sentence_append (words, throws ? _ ("%s throws.") : _ ("Against %s."), name);
  if (*specials != '\0')
    g_string_append_printf (words, " %s.", specials);
  g_string_append_c (words, ' ');
}

/* Find out which faces are good, and show them if they differ: at the first throw of a toss, each
 * is as good as the other. */
static void
show_faces (SvThrowStrip *self, Half *half, gboolean throws)
{
  half->has_faces = FALSE;
  memset (half->faces, 0, sizeof half->faces);
  if (!throws)
    return;
  sv_die_faces (sv_shown (self->match), half->side, half->faces);
  for (int k = 1; k <= SV_DIE_FACES; k++)
    half->has_faces |= half->faces[k].good >= 0 || half->faces[k].marked;
}

/* Show one side of a throw that is due. @piece: the piece that throws or that is thrown against, or
 * -1. */
static void
show_throw (SvThrowStrip *self, Half *half, int piece, GString *words)
{
  const SvSituation *shown = sv_shown (self->match);
  const SvNode *node = &shown->node;
  const int value = find_value (self->match, half->side);
  const gboolean mine = node->side == half->side || (node->side < 0 && half == self->halves);
  const gboolean throws =
      mine || value > 0 || node->contest > 1 || (piece >= 0 && shown->view.pieces[piece].need > 0);
  const gboolean present = throws || piece >= 0;

  /* A die that lies already keeps its faces and its verdict. */
  if (value == 0 || value != half->value)
    clear_half (half);
  half->value = value;
  gtk_widget_set_visible (half->die, throws);
  sv_die_view_set_value (SV_DIE_VIEW (half->die), node->side < 0 ? -1 : half->side, value, 0);
  sv_die_view_set_thrower (SV_DIE_VIEW (half->die), node->side);
  show_person (self, half, piece, present && node->side >= 0);
  if (!half->has_faces)
    show_faces (self, half, throws);
  show_chips (self, half, mine);
  show_told (half);
  if (present)
    describe_half (self, half, piece, throws, words);
}

/* Invite to throw, on both dice: any of them may be clicked. */
static void
invite (SvThrowStrip *self, const int pieces[2])
{
  const int side = sv_shown (self->match)->node.side;
  const Half *half = half_of (self, side);
  const int piece = pieces[half - self->halves];
  g_autofree char *name = side < 0     ? g_strdup ("")
                          : piece >= 0 ? sv_match_dup_piece_label (self->match, piece)
                                       : g_strdup (sv_match_get_team_name (self->match, side));
  g_autofree char *needed = sv_die_faces_dup_words (half->faces, half->side);
  g_autofree char *invitation =
      side < 0 ? g_strdup (_ ("Throw the die"))
      : needed != NULL
          /* Translators: what a die does that waits: "Throw for Velocitas striker 1: 4 or 5". */
          ? sv_sentence (_ ("Throw for %1$s: %2$s"), name, needed)
          : sv_sentence (_ ("Throw for %s"), name);

  for (int i = 0; i < 2; i++)
    sv_die_view_set_invitation (SV_DIE_VIEW (self->halves[i].die), invitation);
}

static void
show_due (SvThrowStrip *self)
{
  g_autoptr (GString) words = g_string_new (NULL);
  int pieces[2];

  find_pieces (self->match, pieces);
  for (int i = 0; i < 2; i++)
    show_throw (self, &self->halves[i], pieces[i], words);
  invite (self, pieces);
  sv_widget_set_label (self, g_strchomp (words->str));
}

/* Show the last dice, with what is still known about them. */
static void
show_last (SvThrowStrip *self)
{
  for (int i = 0; i < 2; i++) {
    Half *half = &self->halves[i];
    const int value = find_value (self->match, half->side);
    const int of_nobody = i == 0 ? find_value (self->match, -1) : 0;

    if (half->value != MAX (value, of_nobody))
      clear_half (half);
    clear_chips (half); /* they said what might come */
    show_told (half);
    half->value = MAX (value, of_nobody);
    gtk_widget_set_visible (half->die, half->value > 0);
    sv_die_view_set_value (SV_DIE_VIEW (half->die), of_nobody > 0 ? -1 : half->side, half->value,
                           0);
    sv_die_view_set_invitation (SV_DIE_VIEW (half->die), NULL);
  }
  sv_widget_set_label (self, _ ("Dice"));
}

/* --- Points, and buttons for a real die --- */

/* Show the points left to spend in this turn, as large as a die. */
static void
update_points (SvThrowStrip *self)
{
  const int points = sv_shown (self->match)->view.points;
  g_autofree char *number = g_strdup_printf ("%d", points);

  gtk_widget_set_visible (self->points_box, points >= 0);
  if (points < 0)
    return;
  /* Translators: under the number of points that can still be spent in this turn. */
  g_autofree char *words =
      g_strdup_printf (ngettext ("%d point left", "%d points left", (unsigned)points), points);
  if (!g_str_equal (gtk_label_get_text (GTK_LABEL (self->points)), number))
    sv_widget_announce (self->points_box, words);
  gtk_label_set_text (GTK_LABEL (self->points), number);
  gtk_label_set_text (GTK_LABEL (self->points_words),
                      ngettext ("point", "points", (unsigned)points));
  sv_widget_set_label (self->points_box, words);
}

static void
build_buttons (SvThrowStrip *self)
{
  for (int i = 0; i < SV_DIE_FACES; i++) {
    GtkWidget *button = gtk_button_new ();
    GtkWidget *face = g_object_new (SV_TYPE_DIE_VIEW, NULL);
    g_autofree char *label = g_strdup_printf (_ ("The real die shows %d"), i + 1);

    sv_die_view_set_size (SV_DIE_VIEW (face), 30);
    sv_die_view_set_value (SV_DIE_VIEW (face), -1, i + 1, 0);
    sv_die_view_set_theme (SV_DIE_VIEW (face), &self->theme);
    gtk_button_set_child (GTK_BUTTON (button), face);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.die");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", i + 1);
    gtk_widget_add_css_class (button, "real");
    sv_widget_set_label (button, label);
    gtk_widget_set_parent (button, GTK_WIDGET (self));
    self->buttons[i] = button;
  }
}

/* Show buttons for the faces of a real die instead of the thrower's die. */
static void
update_buttons (SvThrowStrip *self)
{
  const SvNode *node = &sv_shown (self->match)->node;
  const gboolean typed = self->real && self->due && !self->locked &&
                         sv_shown_get_bot (self->match) == NULL &&
                         !sv_match_get_waiting (self->match);
  Half *half = half_of (self, node->side);

  self->typed = typed;
  if (typed && self->buttons[0] == NULL)
    build_buttons (self);
  for (int i = 0; i < SV_DIE_FACES && self->buttons[0] != NULL; i++) {
    gtk_widget_set_visible (self->buttons[i], typed && sv_shown_has_face (self->match, i + 1));
    sv_style_tint (self->buttons[i],
                   half->faces[i + 1].good >= 0 ? &self->theme.kit[half->faces[i + 1].good] : NULL);
  }
  if (!typed)
    return;
  gtk_widget_set_visible (half->die, FALSE);
  gtk_widget_set_visible (half->name, FALSE);
  gtk_widget_set_visible (half->told, FALSE);
  if (half->chips != NULL)
    gtk_widget_set_visible (half->chips, FALSE);
}

/* --- Following the match --- */

static void
update (SvThrowStrip *self)
{
  if (self->match == NULL)
    return;
  const SvSituation *shown = sv_shown (self->match);
  const int left = sv_match_get_left (self->match);

  /* While a die is announced, the throw is shown as it was. */
  if (!sv_match_get_waiting (self->match)) {
    self->halves[0].side = left;
    self->halves[1].side = 1 - left;
    self->due = shown->node.kind == SV_NODE_CHANCE &&
                sv_match_get_playback (self->match) != SV_PLAYBACK_PAST;
    if (self->due)
      show_due (self);
    else
      show_last (self);
    update_points (self);
  }
  update_buttons (self);
  sv_widget_set_class (GTK_WIDGET (self), "due", self->due);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
changed_cb (SvThrowStrip *self, int change)
{
  /* What was undone or is far away has no verdict any more. */
  for (int i = 0; i < 2 && change != SV_CHANGE_EVENT; i++) {
    self->halves[i].value = -1;
    clear_half (&self->halves[i]);
  }
  update (self);
}

/* Let the reader hear what the die shows, and its verdict. */
static void
tell (SvThrowStrip *self, Half *half, int value)
{
  const char *verdict = sv_announcer_get_verdict (self->announcer);
  /* Translators: %1$d is the value of a die, %2$s its verdict: "4: needed 3: defended!". */
  g_autofree char *sentence = verdict != NULL ? sv_sentence (_ ("%1$d, %2$s"), value, verdict)
                                              : g_strdup_printf (_ ("Threw %d"), value);

  set_verdict (half, verdict);
  sv_widget_announce (self, sentence);
}

/* Follow an announcement: the die rolls, then its verdict is told. */
static void
step_cb (SvThrowStrip *self)
{
  const SvAnnouncement announcement = sv_announcer_get_announcement (self->announcer);
  int side;
  const int value = (int)sv_announcer_get_die (self->announcer, &side);
  Half *half = half_of (self, side);

  if (announcement == SV_ANNOUNCEMENT_NOTHING || value == 0)
    return;
  update_buttons (self);
  gtk_widget_set_visible (half->die, TRUE);
  sv_die_view_set_value (
      SV_DIE_VIEW (half->die), side, value,
      announcement == SV_ANNOUNCEMENT_ROLL ? sv_announcer_get_duration (self->announcer) : 0);
  if (announcement == SV_ANNOUNCEMENT_ROLL)
    return;
  half->value = value; /* its face is framed once the die lies still */
  if (announcement == SV_ANNOUNCEMENT_MEANING)
    tell (self, half, value);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
style_cb (SvThrowStrip *self)
{
  if (self->match == NULL)
    return;
  sv_style_theme (&self->theme, self->match);
  sv_painter_set_theme (self->painter, &self->theme);
  for (int i = 0; i < 2; i++) {
    sv_die_view_set_theme (SV_DIE_VIEW (self->halves[i].die), &self->theme);
    if (self->halves[i].side >= 0)
      sv_style_tint (self->halves[i].name, &self->theme.kit[self->halves[i].side]);
  }
  for (int i = 0; i < SV_DIE_FACES && self->buttons[i] != NULL; i++)
    sv_die_view_set_theme (SV_DIE_VIEW (gtk_button_get_child (GTK_BUTTON (self->buttons[i]))),
                           &self->theme);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Swiping --- */

/* Take the pointer from the die below it as soon as it has gone far enough. */
static void
drag_update_cb (GtkGestureDrag *gesture, double x, double y, SvThrowStrip *self)
{
  if (x * x + y * y >= SWIPE * SWIPE)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double x, double y, SvThrowStrip *self)
{
  if (x * x + y * y >= SWIPE * SWIPE)
    gtk_widget_activate_action (GTK_WIDGET (self), "match.throw", NULL);
}

static void
add_swipe (SvThrowStrip *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

/* --- The widget --- */

static void
sv_throw_strip_dispose (GObject *object)
{
  SvThrowStrip *self = SV_THROW_STRIP (object);

  if (self->points_box != NULL)
    sv_throw_strip_set_match (self, NULL, NULL);
  for (int i = 0; i < 2; i++) {
    g_clear_pointer (&self->halves[i].chips, gtk_widget_unparent);
    g_clear_pointer (&self->halves[i].verdict, g_free);
  }
  for (int i = 0; i < SV_DIE_FACES; i++)
    g_clear_pointer (&self->buttons[i], gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_THROW_STRIP);
  G_OBJECT_CLASS (sv_throw_strip_parent_class)->dispose (object);
}

static void
bind_halves (GtkWidgetClass *widget_class)
{
  const struct {
    const char *name;
    gssize offset;
  } children[] = {
    { "die0", G_STRUCT_OFFSET (SvThrowStrip, halves[0].die) },
    { "name0", G_STRUCT_OFFSET (SvThrowStrip, halves[0].name) },
    { "told0", G_STRUCT_OFFSET (SvThrowStrip, halves[0].told) },
    { "name_place0", G_STRUCT_OFFSET (SvThrowStrip, halves[0].name_place) },
    { "told_place0", G_STRUCT_OFFSET (SvThrowStrip, halves[0].told_place) },
    { "die1", G_STRUCT_OFFSET (SvThrowStrip, halves[1].die) },
    { "name1", G_STRUCT_OFFSET (SvThrowStrip, halves[1].name) },
    { "told1", G_STRUCT_OFFSET (SvThrowStrip, halves[1].told) },
    { "name_place1", G_STRUCT_OFFSET (SvThrowStrip, halves[1].name_place) },
    { "told_place1", G_STRUCT_OFFSET (SvThrowStrip, halves[1].told_place) },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i].name, FALSE,
                                               children[i].offset);
}

static void
sv_throw_strip_class_init (SvThrowStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_throw_strip_dispose;
  widget_class->measure = sv_throw_strip_measure;
  widget_class->size_allocate = sv_throw_strip_size_allocate;
  widget_class->snapshot = sv_throw_strip_snapshot;
  sv_types_ensure (SV_TYPE_DIE_VIEW, SV_TYPE_FIT_LABEL);
  gtk_widget_class_set_css_name (widget_class, "throwstrip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-throw-strip.ui");
  sv_widget_class_bind (widget_class, SvThrowStrip, points_box, points, points_words);
  bind_halves (widget_class);
}

static void
sv_throw_strip_init (SvThrowStrip *self)
{
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < 2; i++) {
    self->halves[i].side = i;
    sv_die_view_set_size (SV_DIE_VIEW (self->halves[i].die), LEAST_BUTTON);
    sv_label_show_cut (GTK_LABEL (self->halves[i].name));
    sv_label_show_cut (GTK_LABEL (self->halves[i].told));
  }
  add_swipe (self);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
  sv_widget_set_label (self, _ ("Dice"));
}

void
sv_throw_strip_set_match (SvThrowStrip *self, SvMatch *match, SvAnnouncer *announcer)
{
  if (self->announcer != NULL)
    g_signal_handlers_disconnect_by_func (self->announcer, step_cb, self);
  g_set_object (&self->announcer, announcer);
  sv_widget_follow_match (self, &self->match, match, G_CALLBACK (changed_cb));
  g_clear_pointer (&self->painter, sv_painter_free);
  for (int i = 0; i < 2; i++)
    clear_half (&self->halves[i]);
  if (match == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self), sv_match_get_game (match)->dice);
  sv_style_theme (&self->theme, match);
  self->painter = sv_painter_new (NULL, &self->theme);
  style_cb (self);
  if (announcer != NULL)
    g_signal_connect_object (announcer, "step", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self, SV_CHANGE_SEEK);
}

void
sv_throw_strip_set_form (SvThrowStrip *self, SvThrowForm form)
{
  if (self->form == form)
    return;
  self->form = form;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
sv_throw_strip_set_real (SvThrowStrip *self, gboolean real)
{
  if (self->real == real)
    return;
  self->real = real;
  update (self);
}

gboolean
sv_throw_strip_get_real (SvThrowStrip *self)
{
  return self->real;
}

void
sv_throw_strip_set_locked (SvThrowStrip *self, gboolean locked)
{
  if (self->locked == locked)
    return;
  self->locked = locked;
  update (self);
}
