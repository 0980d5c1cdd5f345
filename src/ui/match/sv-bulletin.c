/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-bulletin.h"

#include "sv-clock-words.h"
#include "sv-match-words.h"
#include "sv-report.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum { N_EVENTS = 6, GAP = 4 };

struct _SvBulletin {
  GtkWidget parent_instance;

  GtkWidget *shots, *goals, *scorers;
  GtkWidget *events[N_EVENTS]; /* labels of notes; NULL if not needed yet */
  /* number of notes shown for the side, and the text of the latest; owned, or NULL */
  guint n_told;
  char *latest;
};

G_DEFINE_FINAL_TYPE (SvBulletin, sv_bulletin, GTK_TYPE_WIDGET)

/* --- Layout: as many parts as fit, from the top --- */

static GtkSizeRequestMode
request_mode_cb (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Return the height of @part at *@width. Raises *@width to the minimum width of the part, because
 * a column may be a few pixels narrower than that. */
static int
height_of (GtkWidget *part, int *width)
{
  int height, least;

  gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  *width = MAX (*width, least);
  gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, *width, NULL, &height, NULL, NULL);
  return height;
}

static void
measure_cb (GtkWidget *widget,
            GtkOrientation orientation,
            int for_size,
            int *minimum,
            int *natural,
            int *minimum_baseline,
            int *natural_baseline)
{
  *minimum = 0;
  *natural = 160;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  *natural = -GAP;
  for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL;
       part = gtk_widget_get_next_sibling (part)) {
    int width = for_size;
    if (gtk_widget_get_visible (part))
      *natural += height_of (part, &width) + GAP;
  }
  *natural = MAX (*natural, 0);
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  int y = 0;

  for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL;
       part = gtk_widget_get_next_sibling (part)) {
    if (!gtk_widget_get_visible (part))
      continue;
    int wide = width;
    const int high = height_of (part, &wide);
    const gboolean fits = y + high <= height;

    gtk_widget_set_child_visible (part, fits);
    if (fits)
      gtk_widget_size_allocate (part, &(GtkAllocation){ 0, y, wide, high }, -1);
    y = fits ? y + high + GAP : height + 1;
  }
}

/* --- Contents --- */

static GtkWidget *
add_label (SvBulletin *self, const char *name)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  gtk_widget_add_css_class (label, name);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

/* Return the text of a note of the referee, with the clock. Free with g_free (). */
static char *
dup_event (SvMatch *match, const SvLoggedNote *told, SvNoteKind *kind)
{
  g_autoptr (GPtrArray) lines = sv_match_dup_report (match, told->event);
  const SvReportLine *line = g_ptr_array_index (lines, told->note);
  const SvHistory *history = sv_match_get_doc (match)->history;
  SvView view;

  sv_match_get_view_at (match, told->event, &view);
  g_autofree char *clock = sv_clock_words_at (&view, sv_history_get_time (history, told->event));
  *kind = line->kind;
  return g_strchug (g_strdup_printf ("%s  %s", clock, line->sentence));
}

static void
show_event (SvBulletin *self, guint i, SvMatch *match, const SvLoggedNote *told)
{
  SvNoteKind kind;
  g_autofree char *text = dup_event (match, told, &kind);
  const char *classes[] = { "event", "report-row", sv_report_class (kind), NULL };

  if (self->events[i] == NULL)
    self->events[i] = add_label (self, "event");
  gtk_widget_set_css_classes (self->events[i], classes);
  sv_label_set_sentence (GTK_LABEL (self->events[i]), text);
}

/* Show the latest notes, newest first. Does nothing if there is no new note, as after most
 * events. */
static void
show_events (SvBulletin *self, SvMatch *match, const GArray *notes)
{
  const guint n = notes->len;
  SvNoteKind kind;
  g_autofree char *latest =
      n > 0 ? dup_event (match, &g_array_index (notes, SvLoggedNote, n - 1), &kind) : g_strdup ("");

  if (n == self->n_told && g_strcmp0 (latest, self->latest) == 0)
    return;
  self->n_told = n;
  g_free (self->latest);
  self->latest = g_steal_pointer (&latest);
  for (guint i = 0; i < MIN (n, N_EVENTS); i++)
    show_event (self, i, match, &g_array_index (notes, SvLoggedNote, n - 1 - i));
  for (guint i = 0; i < N_EVENTS && self->events[i] != NULL; i++)
    gtk_widget_set_visible (self->events[i], i < n);
}

static GtkWidget *
add_figure (GtkWidget *box, const char *words)
{
  GtkWidget *figure = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *number = gtk_label_new (NULL);

  gtk_widget_add_css_class (number, "number");
  gtk_box_append (GTK_BOX (figure), number);
  gtk_box_append (GTK_BOX (figure), gtk_label_new (words));
  gtk_box_append (GTK_BOX (box), figure);
  return number;
}

static void
show_figure (GtkWidget *number, unsigned n)
{
  g_autofree char *text = g_strdup_printf ("%u", n);

  gtk_label_set_text (GTK_LABEL (number), text);
}

void
sv_bulletin_show (SvBulletin *self, SvMatch *match, const SvFacts *facts, int side)
{
  g_autofree char *label = sv_sentence (_ ("%s so far"), sv_match_get_team_name (match, side));
  g_autofree char *scorers = sv_match_dup_scorers (match, facts->goals, side);
  unsigned goals = 0;

  for (guint i = 0; i < facts->goals->len; i++)
    goals += g_array_index (facts->goals, SvGoal, i).side == side;
  sv_widget_set_label (self, label);
  show_figure (self->shots, facts->shots[side]);
  show_figure (self->goals, goals);
  sv_label_show (GTK_LABEL (self->scorers), goals > 0 ? scorers : NULL);
  show_events (self, match, facts->notes[side]);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* --- The widget --- */

static void
sv_bulletin_dispose (GObject *object)
{
  GtkWidget *part;

  while ((part = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (part);
  G_OBJECT_CLASS (sv_bulletin_parent_class)->dispose (object);
}

static void
sv_bulletin_finalize (GObject *object)
{
  g_free (SV_BULLETIN (object)->latest);
  G_OBJECT_CLASS (sv_bulletin_parent_class)->finalize (object);
}

static void
sv_bulletin_class_init (SvBulletinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_bulletin_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_bulletin_finalize;
  gtk_widget_class_set_css_name (widget_class, "bulletin");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
sv_bulletin_init (SvBulletin *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (request_mode_cb, measure_cb, allocate_cb));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  /* Put the figures below each other, because labels are longer in some languages. */
  GtkWidget *figures = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (figures, "figures");
  gtk_widget_set_parent (figures, GTK_WIDGET (self));
  self->shots = add_figure (figures, _ ("Shots"));
  self->goals = add_figure (figures, _ ("Goals"));
  self->scorers = add_label (self, "scorers");
}
