/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-photo-preview.h"

#include <glib/gi18n.h>

#include "sv-card-layout.h"
#include "sv-paint-card.h"
#include "sv-photo-names.h"
#include "sv-picture-pick.h"
#include "sv-picture-read.h"
#include "sv-picture-url.h"
#include "sv-raster.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

/* CARD_WIDTH: width of a card in the team editor, whose layout decides the shape of its picture.
 * MAX_PHOTOS: more files than a club has players. */
enum { CARD_WIDTH = 236, PHOTO_SIDE = 640, DRAWING_SIDE = 512, THUMB = 56, MAX_PHOTOS = 500 };

typedef struct {
  GFile *file;
  char *name;                      /* name of the file */
  int person;                      /* index of the person whose photo it is, or -1 */
  char *url;                       /* the picture for a document, or NULL */
  gboolean done;                   /* TRUE if the file was read, or need not be */
  GtkWidget *tick, *thumb, *words; /* owned by the window */
} Photo;

struct _SvPhotoPreview {
  SvPreview parent_instance;

  /* Owned */
  GArray *people; /* array of SvPhotoPerson */
  GArray *photos; /* array of Photo */
  GCancellable *cancellable;

  double ratio;  /* height of a picture divided by its width */
  guint reading; /* index of the photo that is being read */

  /* Template children */
  GtkLabel *sum;
  GtkBox *list;
  GtkButton *take;
};

G_DEFINE_FINAL_TYPE (SvPhotoPreview, sv_photo_preview, SV_TYPE_PREVIEW)

static void
person_clear (SvPhotoPerson *person)
{
  g_free (person->name);
  g_free (person->label);
}

GArray *
sv_photo_people_new (void)
{
  GArray *people = g_array_new (FALSE, FALSE, sizeof (SvPhotoPerson));

  g_array_set_clear_func (people, (GDestroyNotify)person_clear);
  return people;
}

static void
photo_clear (Photo *photo)
{
  g_clear_object (&photo->file);
  g_free (photo->name);
  g_free (photo->url);
}

static Photo *
get_photo (SvPhotoPreview *self, guint i)
{
  return &g_array_index (self->photos, Photo, i);
}

static const SvPhotoPerson *
get_person (SvPhotoPreview *self, int i)
{
  return &g_array_index (self->people, SvPhotoPerson, i);
}

double
sv_photo_ratio (const SvGame *game)
{
  unsigned n = 0;
  double box[4];

  for (size_t i = 0; i < game->n_card_fields; i++)
    n += sv_field_is_power (&game->card_fields[i]) ? 1 : 0;
  sv_card_place (SV_CARD_PORTRAIT, 0, n, CARD_WIDTH, CARD_WIDTH * SV_CARD_RATIO, box);
  return box[3] / box[2];
}

/* --- Find the person on each photo --- */

static void
match_names (SvPhotoPreview *self)
{
  const guint n_files = self->photos->len, n_people = self->people->len;
  g_autofree const char **files = g_new0 (const char *, n_files + 1);
  g_autofree const char **names = g_new0 (const char *, n_people + 1);
  g_autofree int *numbers = g_new0 (int, n_people + 1), *places = g_new0 (int, n_files + 1);

  for (guint i = 0; i < n_files; i++)
    files[i] = get_photo (self, i)->name;
  for (guint i = 0; i < n_people; i++) {
    names[i] = get_person (self, (int)i)->name;
    numbers[i] = get_person (self, (int)i)->number;
  }
  sv_photo_names_match (files, n_files, names, numbers, n_people, places);
  for (guint i = 0; i < n_files; i++)
    get_photo (self, i)->person = places[i];
}

static gboolean
has_photo (SvPhotoPreview *self, int person)
{
  for (guint i = 0; i < self->photos->len; i++)
    if (get_photo (self, i)->person == person)
      return TRUE;
  return FALSE;
}

/* Give the photos of nobody to the people who are free, in order, beginning with @first. */
static void
give_others (SvPhotoPreview *self, guint first)
{
  guint next = 0;

  for (guint i = 0; i < self->photos->len; i++) {
    for (; get_photo (self, i)->person < 0 && next < self->people->len; next++) {
      const int person = (int)((first + next) % self->people->len);
      if (get_person (self, person)->is_free && !has_photo (self, person))
        get_photo (self, i)->person = person;
    }
    get_photo (self, i)->done = get_photo (self, i)->person < 0;
  }
}

/* --- What is shown --- */

static gboolean
is_taken (const Photo *photo)
{
  return photo->url != NULL && gtk_check_button_get_active (GTK_CHECK_BUTTON (photo->tick));
}

static guint
count_taken (SvPhotoPreview *self)
{
  guint n = 0;

  for (guint i = 0; i < self->photos->len; i++)
    n += is_taken (get_photo (self, i));
  return n;
}

static void
show_sum (SvPhotoPreview *self)
{
  const guint n = count_taken (self);
  const gboolean reading = self->reading < self->photos->len;
  g_autofree char *sum =
      reading ? g_strdup (_ ("The photos are being read…"))
              : g_strdup_printf (
                    ngettext ("%u photo would be added.", "%u photos would be added.", n), n);
  g_autofree char *take = g_strdup_printf (ngettext ("Add %u Photo", "Add %u Photos", n), n);

  gtk_label_set_text (self->sum, sum);
  gtk_button_set_label (self->take, take);
  sv_preview_set_ready (SV_PREVIEW (self), !reading && n > 0);
}

static void
add_photo (SvPhotoPreview *self, Photo *photo)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  const char *label = photo->person >= 0 ? get_person (self, photo->person)->label
                                         : _ ("The name fits nobody, or several.");

  photo->tick = gtk_check_button_new ();
  photo->thumb = gtk_picture_new ();
  photo->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_size_request (photo->thumb, (int)(THUMB / self->ratio), THUMB);
  gtk_widget_set_hexpand (photo->words, TRUE);
  gtk_widget_set_valign (photo->words, GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive (photo->tick, FALSE);
  sv_widget_set_label (photo->tick, label);
  sv_preview_add_line (photo->words, label, photo->person >= 0 ? "sv-subheading" : "sv-faint");
  sv_preview_add_line (photo->words, photo->name, "caption");
  gtk_box_append (GTK_BOX (row), photo->tick);
  gtk_box_append (GTK_BOX (row), photo->thumb);
  gtk_box_append (GTK_BOX (row), photo->words);
  gtk_box_append (self->list, row);
  g_signal_connect_object (photo->tick, "notify::active", G_CALLBACK (show_sum), self,
                           G_CONNECT_SWAPPED);
}

/* --- Reading --- */

static void read_next (SvPhotoPreview *self);

/* Cut the picture to the shape of the card's and encode it for a document. */
static void
take_picture (SvPhotoPreview *self, Photo *photo, cairo_surface_t *picture, gboolean lines)
{
  const SvCrop crop = sv_crop_usual (self->ratio, FALSE, cairo_image_surface_get_width (picture),
                                     cairo_image_surface_get_height (picture));
  cairo_surface_t *part = sv_picture_crop (picture, &crop, lines ? DRAWING_SIDE : PHOTO_SIDE);
  cairo_surface_t *small = part != NULL ? sv_picture_shrink (part, 2 * THUMB) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = sv_picture_encode (part, lines, SV_PICTURE_MAX_BYTES, &error);

  photo->url = bytes != NULL ? sv_picture_from_bytes (bytes, &error) : NULL;
  if (photo->url == NULL)
    sv_preview_add_line (photo->words, error->message, "sv-fault");
  if (small != NULL) {
    g_autoptr (GdkTexture) texture = sv_raster_texture (small);
    gtk_picture_set_paintable (GTK_PICTURE (photo->thumb), GDK_PAINTABLE (texture));
  }
  g_clear_pointer (&part, cairo_surface_destroy);
  g_clear_pointer (&small, cairo_surface_destroy);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvPhotoPreview) self = data;
  g_autoptr (GError) error = NULL;
  SvPictureKind kind = SV_PICTURE_PNG;
  cairo_surface_t *picture = sv_picture_finish (result, &kind, &error);

  if (g_cancellable_is_cancelled (self->cancellable)) { /* the window was closed */
    g_clear_pointer (&picture, cairo_surface_destroy);
    return;
  }
  Photo *photo = get_photo (self, self->reading);
  if (picture != NULL)
    take_picture (self, photo, picture, kind == SV_PICTURE_SVG);
  else
    sv_preview_add_line (photo->words, error->message, "sv-fault");
  g_clear_pointer (&picture, cairo_surface_destroy);
  gtk_widget_set_sensitive (photo->tick, photo->url != NULL);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (photo->tick), photo->url != NULL);
  photo->done = TRUE;
  read_next (self);
}

/* Read the files one after the other, so that only one large picture is in memory. */
static void
read_next (SvPhotoPreview *self)
{
  while (self->reading < self->photos->len && get_photo (self, self->reading)->done)
    self->reading++;
  show_sum (self);
  if (self->reading < self->photos->len)
    sv_picture_open_async (get_photo (self, self->reading)->file, SV_PICK_SIDE, self->cancellable,
                           read_cb, g_object_ref (self));
}

/* --- The window --- */

static void
sv_photo_preview_dispose (GObject *object)
{
  g_cancellable_cancel (SV_PHOTO_PREVIEW (object)->cancellable);
  G_OBJECT_CLASS (sv_photo_preview_parent_class)->dispose (object);
}

static void
sv_photo_preview_finalize (GObject *object)
{
  SvPhotoPreview *self = SV_PHOTO_PREVIEW (object);

  g_clear_pointer (&self->people, g_array_unref);
  g_clear_pointer (&self->photos, g_array_unref);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (sv_photo_preview_parent_class)->finalize (object);
}

static void
sv_photo_preview_class_init (SvPhotoPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_photo_preview_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_photo_preview_finalize;
  sv_widget_class_set_template (widget_class, "sv-photo-preview.ui");
  sv_widget_class_bind (widget_class, SvPhotoPreview, sum, list, take);
}

static void
sv_photo_preview_init (SvPhotoPreview *self)
{
  self->cancellable = g_cancellable_new ();
  self->photos = g_array_new (FALSE, FALSE, sizeof (Photo));
  g_array_set_clear_func (self->photos, (GDestroyNotify)photo_clear);
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_preview_set_button (SV_PREVIEW (self), GTK_WIDGET (self->take));
}

SvPhotoPreview *
sv_photo_preview_new (
    GtkWindow *parent, const SvGame *game, GPtrArray *files, GArray *people, int first)
{
  SvPhotoPreview *self = g_object_new (SV_TYPE_PHOTO_PREVIEW, "transient-for", parent, NULL);

  self->people = people;
  self->ratio = sv_photo_ratio (game);
  for (guint i = 0; i < MIN (files->len, MAX_PHOTOS); i++) {
    GFile *file = g_ptr_array_index (files, i);
    const Photo photo = { .file = g_object_ref (file), .name = g_file_get_basename (file) };
    g_array_append_val (self->photos, photo);
  }
  g_ptr_array_unref (files);
  match_names (self);
  give_others (self, (guint)MAX (first, 0));
  for (guint i = 0; i < self->photos->len; i++)
    add_photo (self, get_photo (self, i));
  read_next (self);
  return self;
}

const char *
sv_photo_preview_get_url (SvPhotoPreview *self, guint person)
{
  for (guint i = 0; i < self->photos->len; i++)
    if (get_photo (self, i)->person == (int)person && is_taken (get_photo (self, i)))
      return get_photo (self, i)->url;
  return NULL;
}

char *
sv_photo_preview_dup_told (SvPhotoPreview *self)
{
  const guint n = count_taken (self);
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (GString) unused = g_string_new (NULL);

  for (guint i = 0; i < self->photos->len; i++)
    if (!is_taken (get_photo (self, i)))
      sv_sentence_append (unused, "%s%s", unused->len > 0 ? C_ ("list of names", ", ") : "",
                          get_photo (self, i)->name);
  g_string_append_printf (told, ngettext ("%u photo was added.", "%u photos were added.", n), n);
  if (unused->len > 0) {
    g_string_append_c (told, ' ');
    /* Translators: %s is a list of the names of files. */
    sv_sentence_append (told, _ ("Not used: %s."), unused->str);
  }
  return g_string_free (g_steal_pointer (&told), FALSE);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  g_autofree char *first = g_file_get_basename (*(GFile *const *)a);
  g_autofree char *second = g_file_get_basename (*(GFile *const *)b);

  return g_strcmp0 (first, second);
}

GPtrArray *
sv_photo_files_in (GFile *folder)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *path = g_file_get_path (folder);
  g_autoptr (GDir) dir = path != NULL ? g_dir_open (path, 0, NULL) : NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *type = g_content_type_guess (name, NULL, 0, NULL);

    if (*name != '.' && g_content_type_is_a (type, "image/*"))
      g_ptr_array_add (files, g_file_get_child (folder, name));
  }
  g_ptr_array_sort (files, compare_names);
  return files;
}
