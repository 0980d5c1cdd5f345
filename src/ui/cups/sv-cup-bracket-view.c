/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the bracket is laid out. SvCupBracket gives each match a column and a vertical position in
 * lines. The sizes of a line and of a column come from the space that there is, and then the
 * largest font is sought in which every name fits on one line. On a page the view requests a space
 * that is a multiple of the usual font size; where there is less, the page scrolls. On a
 * scoreboard (fill ()) it requests none. If the first columns are left out, all vertical positions
 * shrink accordingly, because each column has half as many matches as the column before it. */

#include "sv-cup-bracket-view.h"

#include <glib/gi18n.h>

#include "sv-cup-stage.h"
#include "sv-cup-tables.h"
#include "sv-cup-words.h"
#include "sv-letters.h"
#include "sv-style.h"
#include "sv-widgets.h"

/* FRAME: space in pixels on each side of the names in a button. NOMINAL: font size in pixels at
 * which texts are measured. */
enum { FRAME = 10, NOMINAL = 100 };

/* How much larger than it requests a bracket becomes on a page, at most. */
enum { LARGEST = 2 };

typedef struct {
  unsigned fixture;
  GtkWidget *button;
  GtkLabel *names[2], *scores[2];
  GtkWidget *heading; /* heading above the match for third place, or NULL for other matches */
} Box;

/* Sizes of the bracket in pixels. */
typedef struct {
  int line;          /* height of a line for the name of a team */
  int width, height; /* size of a match's button */
  int step;          /* distance from the left edge of a column to that of the next one */
  int top;           /* space above the first line, for the headings */
} Sizes;

struct _SvCupBracketView {
  GtkWidget parent_instance;

  /* Owned */
  SvCupBook *book;
  SvCupBracket *bracket;
  GArray *boxes;       /* buttons of the matches (Box); their widgets are children of the view */
  GPtrArray *headings; /* heading of each column (GtkLabel), children of the view */

  unsigned first; /* first column that is shown */

  gboolean fills; /* TRUE after sv_cup_bracket_view_fill (): the view requests no space */
  Sizes sizes;    /* sizes of the last layout */
  int filled_width, filled_height;
};

G_DEFINE_FINAL_TYPE (SvCupBracketView, sv_cup_bracket_view, GTK_TYPE_WIDGET)

/* --- Sizes --- */

/* Return the height of a line of text in the usual font. */
static int
get_letter (SvCupBracketView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  const int letter =
      (pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics)) /
      PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return letter;
}

/* Get the sizes that the view requests on a page. */
static void
get_least (SvCupBracketView *self, Sizes *out)
{
  const int letter = get_letter (self);

  out->line = letter * 5 / 2;
  out->height = letter * 4;
  out->width = letter * 12;
  out->step = out->width + letter * 2;
  out->top = letter * 2;
}

/* Return whether the match is in a column that is shown. If columns are left out on the left,
 * the others move closer together vertically (scale_y ()). */
static gboolean
is_shown (SvCupBracketView *self, unsigned fixture)
{
  const SvCupSpot *spot = &self->bracket->spots[fixture];

  return spot->drawn && spot->column >= self->first;
}

static double
scale_y (SvCupBracketView *self)
{
  return 1.0 / (double)(1U << self->first);
}

static int
middle_y (SvCupBracketView *self, const Sizes *sizes, double y)
{
  return sizes->top + (int)(y * scale_y (self) * sizes->line + 0.5);
}

static int
left_x (SvCupBracketView *self, const Sizes *sizes, unsigned column)
{
  return (int)(column - self->first) * sizes->step;
}

static void
sv_cup_bracket_view_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  SvCupBracketView *self = SV_CUP_BRACKET_VIEW (widget);
  Sizes sizes;
  int bottom = 0;

  get_least (self, &sizes);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
  for (guint i = 0; i < self->boxes->len; i++) {
    const Box *box = &g_array_index (self->boxes, Box, i);
    bottom = MAX (bottom,
                  middle_y (self, &sizes, self->bracket->spots[box->fixture].y) + sizes.height / 2);
  }
  *minimum = *natural = self->fills ? 0
                        : orientation == GTK_ORIENTATION_VERTICAL
                            ? bottom
                            : left_x (self, &sizes, self->bracket->n_columns - 1) + sizes.width;
}

/* --- As large as its place --- */

/* Return the position of the lowest match, in lines below the first one. */
static double
find_bottom (SvCupBracketView *self)
{
  double bottom = 0;

  for (guint i = 0; i < self->boxes->len; i++)
    bottom = MAX (bottom, self->bracket->spots[g_array_index (self->boxes, Box, i).fixture].y *
                              scale_y (self));
  return bottom;
}

/* Return the width of @text as a multiple of the font size. */
static double
measure_text (SvCupBracketView *self, const char *text)
{
  g_autoptr (PangoLayout) layout =
      sv_letters_layout (GTK_WIDGET (self), text, NOMINAL, PANGO_WEIGHT_BOLD);

  return sv_letters_width (layout, NOMINAL);
}

/* Return the largest font size in pixels at which the name fits on one line beside its score. */
static double
fit_name (SvCupBracketView *self, const Box *box, unsigned side)
{
  const double name = measure_text (self, gtk_label_get_text (box->names[side]));
  const double score = measure_text (self, gtk_label_get_text (box->scores[side]));

  return (self->sizes.width - 4 * FRAME) / (name + MAX (score, 0.7) + 1) * 0.98;
}

/* Return the largest font size in pixels at which all names fit. Names that would need a size
 * below @least, too small to be read from the back of a hall, are replaced by the team's short
 * name. */
static double
find_letters (SvCupBracketView *self, double least)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  double letters = self->sizes.line * 0.52;

  for (guint i = 0; i < self->boxes->len; i++) {
    const Box *box = &g_array_index (self->boxes, Box, i);
    for (unsigned side = 0; side < 2; side++) {
      const int team = doc->meetings[box->fixture].teams[side];
      const SvTeamDoc *found = team >= 0 ? doc->teams->pdata[team] : NULL;
      if (fit_name (self, box, side) < least && found != NULL && *found->short_name != '\0')
        gtk_label_set_text (box->names[side], found->short_name);
      letters = MIN (letters, fit_name (self, box, side));
    }
  }
  return MAX (letters, least);
}

/* Compute the sizes for this space. On a page a small bracket does not become as large as on a
 * scoreboard. */
static void
find_sizes (SvCupBracketView *self, int width, int height)
{
  const double columns = self->bracket->n_columns - self->first;
  Sizes *sizes = &self->sizes, least;

  get_least (self, &least);
  sizes->step = (int)(width / (columns - 1.0 / 7));
  sizes->line = (int)MIN (height / (find_bottom (self) + 1.7), sizes->step * 3 / 14.0);
  if (!self->fills) {
    sizes->step = MIN (sizes->step, least.step * LARGEST);
    sizes->line = CLAMP (sizes->line, least.line, least.line * LARGEST);
  }
  sizes->width = sizes->step * 6 / 7;
  sizes->height = sizes->line * 8 / 5;
  sizes->top = sizes->line * 4 / 5;
}

static void
fill (SvCupBracketView *self, int width, int height)
{
  const double smallest = self->fills ? height / 40.0 : get_letter (self) * 0.72;

  if (width == self->filled_width && height == self->filled_height)
    return;
  self->filled_width = width;
  self->filled_height = height;
  find_sizes (self, width, height);
  const double letters = find_letters (self, smallest);
  const double heading = MAX (self->sizes.line * 0.4, smallest);
  for (guint i = 0; i < self->boxes->len; i++) {
    const Box *box = &g_array_index (self->boxes, Box, i);
    for (unsigned side = 0; side < 2; side++) {
      sv_letters_show (box->names[side], letters);
      sv_letters_show (box->scores[side], letters);
    }
    if (box->heading != NULL)
      sv_letters_show (GTK_LABEL (box->heading), heading);
  }
  for (guint i = 0; i < self->headings->len; i++)
    sv_letters_show (self->headings->pdata[i], heading);
}

static void
sv_cup_bracket_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvCupBracketView *self = SV_CUP_BRACKET_VIEW (widget);

  fill (self, width, height);
  const Sizes sizes = self->sizes;
  for (guint i = 0; i < self->headings->len; i++)
    sv_widget_place (self->headings->pdata[i], (int)i * sizes.step, 0, sizes.width,
                     sizes.top * 3 / 4);
  for (guint i = 0; i < self->boxes->len; i++) {
    const Box *box = &g_array_index (self->boxes, Box, i);
    const SvCupSpot *spot = &self->bracket->spots[box->fixture];
    sv_widget_place (box->button, left_x (self, &sizes, spot->column),
                     middle_y (self, &sizes, spot->y) - sizes.height / 2, sizes.width,
                     sizes.height);
    if (box->heading != NULL)
      sv_widget_place (box->heading, left_x (self, &sizes, spot->column),
                       middle_y (self, &sizes, spot->y) - sizes.height / 2 - sizes.top * 3 / 4,
                       sizes.width, sizes.top * 3 / 4);
  }
}

/* --- Lines --- */

/* Add a line from the box at @from to the box at @to, with a vertical part between the columns. */
static void
add_line (SvCupBracketView *self,
          cairo_t *cr,
          const Sizes *sizes,
          const SvCupSpot *from,
          const SvCupSpot *to)
{
  const double x0 = left_x (self, sizes, from->column) + sizes->width;
  const double x2 = left_x (self, sizes, to->column), x1 = x2 - (sizes->step - sizes->width) / 2.0;

  cairo_move_to (cr, x0, middle_y (self, sizes, from->y));
  cairo_line_to (cr, x1, middle_y (self, sizes, from->y));
  cairo_line_to (cr, x1, middle_y (self, sizes, to->y));
  cairo_line_to (cr, x2, middle_y (self, sizes, to->y));
}

static void
sv_cup_bracket_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvCupBracketView *self = SV_CUP_BRACKET_VIEW (widget);
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float)gtk_widget_get_width (widget),
                                                  (float)gtk_widget_get_height (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &all);
  const Sizes sizes = self->sizes;
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, MAX (1.5, sizes.line / 24.0));
  for (guint i = 0; i < self->boxes->len; i++) {
    const unsigned fixture = g_array_index (self->boxes, Box, i).fixture;
    const SvCupSpot *spot = &self->bracket->spots[fixture];
    for (unsigned side = 0; side < 2 && !spot->third; side++)
      if (spot->from[side] != SV_CUP_ENTERS && is_shown (self, (unsigned)spot->from[side]))
        add_line (self, cr, &sizes, &self->bracket->spots[spot->from[side]], spot);
  }
  cairo_stroke (cr);
  cairo_destroy (cr);
  GTK_WIDGET_CLASS (sv_cup_bracket_view_parent_class)->snapshot (widget, snapshot);
}

/* --- Matches --- */

/* Return the goals of one side, "3", or with penalties "2 (5)"; "" if not played. Free with
 * g_free (). */
static char *
dup_score (const SvCupResult *result, unsigned side)
{
  if (!result->played)
    return g_strdup ("");
  return result->how == SV_END_PENALTIES
             ? g_strdup_printf ("%u (%u)", result->score[side], result->shootout[side])
             : g_strdup_printf ("%u", result->score[side]);
}

/* Give a name the colours of its team, if the team has any. */
static void
tint_name (SvCupBracketView *self, GtkLabel *name, int team)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  const SvTeamDoc *found = team >= 0 ? doc->teams->pdata[team] : NULL;

  if (found != NULL && found->colours[0] != NULL)
    sv_cup_stage_tint (GTK_WIDGET (name), doc, (unsigned)team);
  else
    sv_style_tint (GTK_WIDGET (name), NULL);
}

static void
show_box (SvCupBracketView *self, const Box *box)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  const SvCupMeeting *meeting = &doc->meetings[box->fixture];
  g_autofree char *words = sv_cup_tables_match (doc, self->bracket, box->fixture);
  g_autofree char *time = sv_cup_words_time (doc, box->fixture);

  for (unsigned side = 0; side < 2; side++) {
    g_autofree char *name = sv_cup_words_side (doc, box->fixture, side);
    g_autofree char *score = dup_score (&sv_cup_fixture (doc->cup, box->fixture)->result, side);
    const int team = meeting->teams[side];
    gtk_label_set_text (box->names[side], name);
    /* Until there is a score, the time of the match stands in its place. */
    gtk_label_set_text (box->scores[side],
                        *score == '\0' && side == 0 && time != NULL ? time : score);
    tint_name (self, box->names[side], team);
    sv_widget_set_class (GTK_WIDGET (box->names[side]), "won",
                         team >= 0 && team == meeting->winner);
    sv_widget_set_class (GTK_WIDGET (box->names[side]), "sv-faint", team < 0);
  }
  sv_widget_set_label (box->button, words);
  sv_widget_set_tooltip (box->button, words);
}

/* Lay out the bracket again, because a team may have been added to a group: the bracket is the same
 * then, but knows the matches that are new. */
static void
changed_cb (SvCupBracketView *self)
{
  sv_cup_bracket_free (self->bracket);
  self->bracket = sv_cup_bracket_new (sv_cup_book_get_doc (self->book)->cup);
  for (guint i = 0; i < self->boxes->len; i++)
    show_box (self, &g_array_index (self->boxes, Box, i));
  self->filled_width = 0; /* the names may need other letters */
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Follow the colours of the screen. */
static void
style_cb (SvCupBracketView *self)
{
  if (self->book != NULL)
    changed_cb (self);
}

static GtkLabel *
add_label (GtkGrid *grid, int column, int row)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  if (column == 0) {
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    gtk_widget_set_hexpand (label, TRUE);
  } else {
    gtk_widget_add_css_class (label, "sv-numeric");
  }
  gtk_grid_attach (grid, label, column, row, 1, 1);
  return GTK_LABEL (label);
}

static GtkWidget *
add_heading (SvCupBracketView *self, const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "sv-subheading");
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
add_column_heading (SvCupBracketView *self, unsigned column)
{
  const unsigned after = self->bracket->n_columns - 1 - column;
  g_autofree char *words = sv_cup_words_stage (after, column + 1);

  g_ptr_array_add (self->headings, add_heading (self, words));
}

static void
add_box (SvCupBracketView *self, unsigned fixture)
{
  GtkWidget *grid = gtk_grid_new ();
  Box box = { .fixture = fixture, .button = gtk_button_new () };

  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  for (int side = 0; side < 2; side++) {
    box.names[side] = add_label (GTK_GRID (grid), 0, side);
    box.scores[side] = add_label (GTK_GRID (grid), 1, side);
  }
  gtk_button_set_child (GTK_BUTTON (box.button), grid);
  gtk_widget_add_css_class (box.button, "sv-card");
  gtk_widget_add_css_class (box.button, "sv-cup-match");
  if (self->bracket->spots[fixture].third)
    box.heading = add_heading (self, _ ("For third place"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (box.button), "u", fixture);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (box.button), "cup.show");
  gtk_widget_set_parent (box.button, GTK_WIDGET (self));
  g_array_append_val (self->boxes, box);
}

static void
sv_cup_bracket_view_dispose (GObject *object)
{
  SvCupBracketView *self = SV_CUP_BRACKET_VIEW (object);
  GtkWidget *child;

  g_array_set_size (self->boxes, 0);
  g_ptr_array_set_size (self->headings, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->book);
  G_OBJECT_CLASS (sv_cup_bracket_view_parent_class)->dispose (object);
}

static void
sv_cup_bracket_view_finalize (GObject *object)
{
  SvCupBracketView *self = SV_CUP_BRACKET_VIEW (object);

  g_clear_pointer (&self->bracket, sv_cup_bracket_free);
  g_array_unref (self->boxes);
  g_ptr_array_unref (self->headings);
  G_OBJECT_CLASS (sv_cup_bracket_view_parent_class)->finalize (object);
}

static void
sv_cup_bracket_view_class_init (SvCupBracketViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_bracket_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_cup_bracket_view_finalize;
  widget_class->measure = sv_cup_bracket_view_measure;
  widget_class->size_allocate = sv_cup_bracket_view_size_allocate;
  widget_class->snapshot = sv_cup_bracket_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "sv-bracket");
}

static void
sv_cup_bracket_view_init (SvCupBracketView *self)
{
  self->boxes = g_array_new (FALSE, FALSE, sizeof (Box));
  self->headings = g_ptr_array_new ();
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
}

GtkWidget *
sv_cup_bracket_view_new (SvCupBook *book, unsigned first)
{
  SvCupBracketView *self = g_object_new (SV_TYPE_CUP_BRACKET_VIEW, NULL);
  const SvCup *cup = sv_cup_book_get_doc (book)->cup;

  self->book = g_object_ref (book);
  self->bracket = sv_cup_bracket_new (cup);
  self->first = MIN (first, self->bracket->n_columns - 1);
  for (unsigned column = self->first; column < self->bracket->n_columns; column++) {
    add_column_heading (self, column);
    for (unsigned i = 0; i < cup->fixtures->len; i++)
      if (self->bracket->spots[i].drawn && self->bracket->spots[i].column == column)
        add_box (self, i);
  }
  g_signal_connect_object (book, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  return GTK_WIDGET (self);
}

void
sv_cup_bracket_view_fill (SvCupBracketView *self)
{
  self->fills = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
