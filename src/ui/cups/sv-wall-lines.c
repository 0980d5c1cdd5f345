/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the font size is found. Every text is measured once at a nominal size; widths then scale
 * with the size. For a given size, columns of numbers get their natural width and columns of
 * names share the rest, so it is known how many rows each name needs and how high each line is.
 * A bisection finds the largest size at which everything fits with all names on one row, and
 * another one with names on two rows; two rows are used only if the font becomes clearly larger
 * (WORTH_A_ROW). If not even the smallest size fits, long names are first replaced by their
 * short forms. */

#include "sv-wall-lines.h"

#include "sv-letters.h"
#include "sv-widgets.h"

/* Font size in pixels at which texts are measured. */
enum { NOMINAL = 100 };

/* Multiples of the font size: height of a line with one and with two rows of letters, padding
 * beside a name, gap between columns, and font size of small text. */
static const double ONE_ROW = 1.5, TWO_ROWS = 2.65, PAD = 0.3, GAP = 0.45, SMALL = 0.66;

/* Names are broken into two rows only if the font size grows by this factor. */
static const double EVALUATION_A_ROW = 1.3;

/* The font size is at most 1/LARGEST of the height, and if possible at least 1/LEAST of it. */
static const int LARGEST = 7, LEAST = 26;

typedef struct {
  unsigned column, line;
  GtkWidget *box; /* child of the widget: the label, or the box around it for a name */
  GtkLabel *label;
  gboolean is_name, small;
  char *text, *brief;  /* name and its short form; brief is NULL if there is none */
  PangoLayout *layout; /* layout of a name at the nominal size, or NULL until it is measured */
  double width;        /* width of the text as a multiple of the font size */
} Cell;

struct _SvWallLines {
  GtkWidget parent_instance;

  GArray *cells;
  unsigned n_lines;
  gboolean centered; /* TRUE if the lines are in the middle of the height */

  /* Size in pixels and font size of the last layout */
  int width, height, size;
};

G_DEFINE_FINAL_TYPE (SvWallLines, sv_wall_lines, GTK_TYPE_WIDGET)

static Cell *
get_cell (SvWallLines *self, guint i)
{
  return &g_array_index (self->cells, Cell, i);
}

/* --- How large the letters can be --- */

/* Measure the text of a cell at the nominal size, in the boldest weight that may be used. */
static void
measure_cell (SvWallLines *self, Cell *cell)
{
  if (cell->layout != NULL)
    return;
  cell->layout = sv_letters_layout (GTK_WIDGET (self), gtk_label_get_text (cell->label), NOMINAL,
                                    PANGO_WEIGHT_HEAVY);
  pango_layout_set_wrap (cell->layout, PANGO_WRAP_WORD);
  cell->width = sv_letters_width (cell->layout, NOMINAL) * (cell->small ? SMALL : 1);
}

/* Compute the width of each column at font size @size. Returns FALSE if no width is left for
 * names. */
static gboolean
find_widths (SvWallLines *self, int size, int widths[SV_WALL_COLUMNS])
{
  gboolean used[SV_WALL_COLUMNS] = { FALSE }, names[SV_WALL_COLUMNS] = { FALSE };
  int left = self->width, n_names = 0;

  memset (widths, 0, SV_WALL_COLUMNS * sizeof *widths);
  for (guint i = 0; i < self->cells->len; i++) {
    const Cell *cell = get_cell (self, i);
    used[cell->column] = TRUE;
    names[cell->column] |= cell->is_name;
    if (!cell->is_name)
      widths[cell->column] = MAX (widths[cell->column], (int)(cell->width * size * 1.02) + 2);
  }
  for (unsigned c = 0; c < SV_WALL_COLUMNS; c++) {
    left -= used[c] ? (names[c] ? 0 : widths[c]) + (int)(GAP * size) : 0;
    n_names += names[c];
  }
  for (unsigned c = 0; c < SV_WALL_COLUMNS; c++)
    if (names[c])
      widths[c] = left / n_names;
  return left > 0;
}

/* Return how many rows a name needs in @width pixels; 3 means more than two, or that a word is
 * too long. */
static int
count_rows (const Cell *cell, int size, int width)
{
  const int room = (int)((width - 2 * PAD * size) / size / 1.02 * NOMINAL);
  int needed;

  if (cell->width * NOMINAL <= room)
    return 1;
  pango_layout_set_width (cell->layout, MAX (room, 1) * PANGO_SCALE);
  pango_layout_get_pixel_size (cell->layout, &needed, NULL);
  return needed > room ? 3 : MIN (pango_layout_get_line_count (cell->layout), 3);
}

/* Return the height of a line: that of two rows if one of its names needs them. */
static int
find_height (SvWallLines *self, unsigned line, int size, const int *widths)
{
  int rows = 1;

  for (guint i = 0; i < self->cells->len && rows == 1; i++) {
    const Cell *cell = get_cell (self, i);
    if (cell->line == line && cell->is_name)
      rows = count_rows (cell, size, widths[cell->column]);
  }
  return (int)((rows == 1 ? ONE_ROW : TWO_ROWS) * size);
}

static int
find_all_height (SvWallLines *self, int size, const int *widths)
{
  int all = 0;

  for (unsigned line = 0; line < self->n_lines; line++)
    all += find_height (self, line, size, widths);
  return all;
}

/* Return whether everything fits at font size @size with names of at most @rows rows. */
static gboolean
fits (SvWallLines *self, int size, int rows)
{
  int widths[SV_WALL_COLUMNS];

  if (!find_widths (self, size, widths) || find_all_height (self, size, widths) > self->height)
    return FALSE;
  for (guint i = 0; i < self->cells->len; i++) {
    const Cell *cell = get_cell (self, i);
    if (cell->is_name && count_rows (cell, size, widths[cell->column]) > rows)
      return FALSE;
  }
  return TRUE;
}

/* Return the largest font size for names of at most @rows rows, or @least if even that is too
 * large. */
static int
find_size (SvWallLines *self, int least, int rows)
{
  int size = least, too_large = MAX (self->height / LARGEST, least + 1);

  while (too_large - size > 1) {
    const int middle = (size + too_large) / 2;
    if (fits (self, middle, rows))
      size = middle;
    else
      too_large = middle;
  }
  return size;
}

static void
show_name (SvWallLines *self, Cell *cell, const char *text)
{
  if (g_str_equal (gtk_label_get_text (cell->label), text))
    return;
  gtk_label_set_text (cell->label, text);
  g_clear_object (&cell->layout);
  measure_cell (self, cell);
}

/* Replace names that need more than two rows at font size @size by their short forms. */
static void
shorten (SvWallLines *self, int size)
{
  int widths[SV_WALL_COLUMNS];

  find_widths (self, size, widths);
  for (guint i = 0; i < self->cells->len; i++) {
    Cell *cell = get_cell (self, i);
    if (cell->is_name && cell->brief != NULL && count_rows (cell, size, widths[cell->column]) > 2)
      show_name (self, cell, cell->brief);
  }
}

static void
set_letters (SvWallLines *self)
{
  for (guint i = 0; i < self->cells->len; i++) {
    Cell *cell = get_cell (self, i);
    sv_letters_show (cell->label, self->size * (cell->small ? SMALL : 1));
    if (!cell->is_name)
      continue;
    gtk_widget_set_margin_start (GTK_WIDGET (cell->label), (int)(PAD * self->size));
    gtk_widget_set_margin_end (GTK_WIDGET (cell->label), (int)(PAD * self->size));
  }
}

/* Choose the font size and the number of rows for this width and height; do nothing if they have
 * not changed. */
static void
lay_out (SvWallLines *self, int width, int height)
{
  if (width == self->width && height == self->height)
    return;
  self->width = width;
  self->height = height;
  for (guint i = 0; i < self->cells->len; i++) {
    Cell *cell = get_cell (self, i);
    measure_cell (self, cell);
    if (cell->is_name)
      show_name (self, cell, cell->text);
  }
  const int least = MAX (height / LEAST, 8);
  if (!fits (self, least, 2))
    shorten (self, least);
  const int on_one = find_size (self, least, 1), on_two = find_size (self, least, 2);
  self->size = on_two > on_one * EVALUATION_A_ROW ? on_two : on_one;
  set_letters (self);
}

/* --- Where all stands --- */

static void
sv_wall_lines_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
place_line (SvWallLines *self, unsigned line, int y, int height, const int *widths)
{
  const int gap = (int)(GAP * self->size), air = self->size / 8;

  for (guint i = 0; i < self->cells->len; i++) {
    const Cell *cell = get_cell (self, i);
    int x = 0;

    if (cell->line != line)
      continue;
    for (unsigned c = 0; c < cell->column; c++)
      x += widths[c] > 0 ? widths[c] + gap : 0;
    gtk_widget_measure (cell->box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    sv_widget_place (cell->box, x, y + air / 2, widths[cell->column], height - air);
  }
}

static void
sv_wall_lines_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvWallLines *self = SV_WALL_LINES (widget);
  int widths[SV_WALL_COLUMNS], y = 0;

  if (width < 1 || height < 1)
    return;
  lay_out (self, width, height);
  find_widths (self, self->size, widths);
  if (self->centered)
    y = MAX ((height - find_all_height (self, self->size, widths)) / 2, 0);
  for (unsigned line = 0; line < self->n_lines; line++) {
    const int line_height = find_height (self, line, self->size, widths);
    place_line (self, line, y, line_height, widths);
    y += line_height;
  }
}

/* --- Class --- */

static void
clear_cell (gpointer data)
{
  Cell *cell = data;

  g_free (cell->text);
  g_free (cell->brief);
  g_clear_object (&cell->layout);
}

static void
sv_wall_lines_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_array_set_size (SV_WALL_LINES (object)->cells, 0);
  G_OBJECT_CLASS (sv_wall_lines_parent_class)->dispose (object);
}

static void
sv_wall_lines_finalize (GObject *object)
{
  g_array_unref (SV_WALL_LINES (object)->cells);
  G_OBJECT_CLASS (sv_wall_lines_parent_class)->finalize (object);
}

static void
sv_wall_lines_class_init (SvWallLinesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_wall_lines_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_wall_lines_finalize;
  widget_class->measure = sv_wall_lines_measure;
  widget_class->size_allocate = sv_wall_lines_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "sv-wall-lines");
}

static void
sv_wall_lines_init (SvWallLines *self)
{
  self->cells = g_array_new (FALSE, TRUE, sizeof (Cell));
  g_array_set_clear_func (self->cells, clear_cell);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
sv_wall_lines_new (void)
{
  return g_object_new (SV_TYPE_WALL_LINES, NULL);
}

static void
add_cell (SvWallLines *self, Cell cell, float xalign)
{
  g_return_if_fail (cell.column < SV_WALL_COLUMNS);
  gtk_label_set_xalign (cell.label, xalign);
  gtk_widget_set_parent (cell.box, GTK_WIDGET (self));
  self->n_lines = MAX (self->n_lines, cell.line + 1);
  g_array_append_val (self->cells, cell);
}

GtkWidget *
sv_wall_lines_add (SvWallLines *self,
                   unsigned column,
                   unsigned line,
                   float xalign,
                   gboolean small,
                   const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "sv-numeric");
  add_cell (self,
            (Cell){ .column = column,
                    .line = line,
                    .box = label,
                    .label = GTK_LABEL (label),
                    .small = small },
            xalign);
  return label;
}

GtkWidget *
sv_wall_lines_add_name (SvWallLines *self,
                        unsigned column,
                        unsigned line,
                        float xalign,
                        const char *text,
                        const char *brief)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (GTK_LABEL (label), xalign > 0.5f ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  add_cell (self,
            (Cell){ .column = column,
                    .line = line,
                    .box = box,
                    .label = GTK_LABEL (label),
                    .is_name = TRUE,
                    .text = g_strdup (text),
                    .brief = g_strdup (brief) },
            xalign);
  return box;
}

void
sv_wall_lines_center (SvWallLines *self)
{
  self->centered = TRUE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

int
sv_wall_lines_get_size (SvWallLines *self)
{
  return self->size;
}
