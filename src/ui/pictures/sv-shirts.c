/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-shirts.h"

#include "sv-colour-scheme.h"
#include "sv-figurines.h"

enum { N_SHOWN = 2, STEP = 38 };
enum { WIDTH = STEP + SV_FIGURINE_WIDTH, HEIGHT = SV_FIGURINE_HEIGHT };

/* Textures that are kept; 20 kB each on a usual screen. */
enum { MAX_KEPT = 400 };

struct _SvShirts {
  GtkWidget parent_instance;

  /* Owned */
  char *colours[2];
  GdkTexture *texture;

  const SvGame *game;
  gboolean waiting;
};

G_DEFINE_FINAL_TYPE (SvShirts, sv_shirts, GTK_TYPE_WIDGET)

/* --- What all of them share --- */

/* Lives as long as the colour scheme, that is, the program. */
typedef struct {
  GHashTable *kept; /* of GdkTexture, by what is on them */
  GQueue waiting;   /* of SvShirts, to be painted */
  guint idle_id;
} Studio;

static void
studio_free (gpointer data)
{
  Studio *studio = data;

  g_clear_handle_id (&studio->idle_id, g_source_remove);
  g_hash_table_unref (studio->kept);
  g_queue_clear (&studio->waiting);
  g_free (studio);
}

static Studio *
get_studio (void)
{
  GObject *owner = G_OBJECT (sv_colour_scheme_get_default ());
  Studio *studio = g_object_get_data (owner, "sv-shirts");

  if (studio == NULL) {
    studio = g_new0 (Studio, 1);
    studio->kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
    g_queue_init (&studio->waiting);
    g_object_set_data_full (owner, "sv-shirts", studio, studio_free);
  }
  return studio;
}

static char *
make_key (SvShirts *self)
{
  return g_strdup_printf ("%s %s %s %d %d", self->game->id,
                          self->colours[0] != NULL ? self->colours[0] : "-",
                          self->colours[1] != NULL ? self->colours[1] : "-",
                          (int)sv_colour_scheme_get (sv_colour_scheme_get_default ()),
                          gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

/* --- Painting --- */

/* The first figurine of a team and the next one that looks different, if there is one. */
static unsigned
choose_pieces (const SvGame *game, SvPiece out[N_SHOWN])
{
  SvPiece all[SV_MAX_PIECES];
  const unsigned n_all = sv_figurines_of (game, 0, G_N_ELEMENTS (all), all);
  unsigned n = 0;

  for (unsigned i = 0; i < n_all && n < N_SHOWN; i++) {
    if (n == 0 || g_strcmp0 (all[i].look, out[0].look) != 0)
      out[n++] = all[i];
  }
  for (unsigned i = 0; i < n_all && n < N_SHOWN; i++) {
    if (all[i].number != out[0].number)
      out[n++] = all[i];
  }
  return n;
}

static GdkTexture *
make_texture (SvShirts *self)
{
  const char *const colours[2] = { self->colours[0], self->colours[1] };
  SvPiece pieces[N_SHOWN];
  const unsigned n = choose_pieces (self->game, pieces);

  return sv_figurines_paint (pieces, n, STEP, colours, NULL,
                             gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

/* --- One after the other --- */

static gboolean
take_kept (SvShirts *self, Studio *studio)
{
  g_autofree char *key = make_key (self);
  GdkTexture *texture = g_hash_table_lookup (studio->kept, key);

  g_set_object (&self->texture, texture);
  return texture != NULL;
}

static gboolean
paint_next_cb (gpointer data)
{
  Studio *studio = data;
  SvShirts *self = g_queue_pop_head (&studio->waiting);

  if (self != NULL) {
    self->waiting = FALSE;
    if (!take_kept (self, studio)) {
      if (g_hash_table_size (studio->kept) >= MAX_KEPT)
        g_hash_table_remove_all (studio->kept);
      self->texture = make_texture (self);
      g_hash_table_insert (studio->kept, make_key (self), g_object_ref (self->texture));
    }
    gtk_widget_queue_draw (GTK_WIDGET (self));
  }
  if (!g_queue_is_empty (&studio->waiting))
    return G_SOURCE_CONTINUE;
  studio->idle_id = 0;
  return G_SOURCE_REMOVE;
}

static void
stop_waiting (SvShirts *self)
{
  if (!self->waiting)
    return;
  g_queue_remove (&get_studio ()->waiting, self);
  self->waiting = FALSE;
}

static void
want_texture (SvShirts *self)
{
  Studio *studio = get_studio ();

  if (self->waiting || take_kept (self, studio))
    return;
  self->waiting = TRUE;
  g_queue_push_tail (&studio->waiting, self);
  if (studio->idle_id == 0)
    studio->idle_id = g_idle_add_full (G_PRIORITY_LOW, paint_next_cb, studio, NULL);
}

/* --- The widget --- */

static void
sv_shirts_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvShirts *self = SV_SHIRTS (widget);

  if (self->game == NULL)
    return;
  if (self->texture == NULL)
    want_texture (self);
  if (self->texture != NULL)
    gtk_snapshot_append_texture (snapshot, self->texture,
                                 &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
}

static void
sv_shirts_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
repaint (SvShirts *self)
{
  stop_waiting (self);
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
sv_shirts_dispose (GObject *object)
{
  SvShirts *self = SV_SHIRTS (object);

  stop_waiting (self);
  g_clear_object (&self->texture);
  g_clear_pointer (&self->colours[0], g_free);
  g_clear_pointer (&self->colours[1], g_free);
  G_OBJECT_CLASS (sv_shirts_parent_class)->dispose (object);
}

static void
sv_shirts_class_init (SvShirtsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_shirts_dispose;
  widget_class->snapshot = sv_shirts_snapshot;
  widget_class->measure = sv_shirts_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
sv_shirts_init (SvShirts *self)
{
  g_signal_connect_object (sv_colour_scheme_get_default (), "changed", G_CALLBACK (repaint), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (repaint), NULL);
}

void
sv_shirts_set (SvShirts *self, const SvGame *game, const char *const colours[2])
{
  g_return_if_fail (SV_IS_SHIRTS (self));

  if (self->game == game && g_strcmp0 (self->colours[0], colours[0]) == 0 &&
      g_strcmp0 (self->colours[1], colours[1]) == 0)
    return;
  self->game = game;
  for (int i = 0; i < 2; i++) {
    g_free (self->colours[i]);
    self->colours[i] = g_strdup (colours[i]);
  }
  repaint (self);
}
