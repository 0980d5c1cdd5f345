/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-library-entry.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sv-fault-words.h"
#include "sv-games.h"
#include "sv-name-order.h"
#include "sv-sentence.h"
#include "sv-team-words.h"
#include "sv-variant-words.h"

struct _SvLibraryEntry {
  GObject parent_instance;

  /* Owned */
  SvLibraryItem *item; /* the document of a built-in entry, else NULL */
  char *path;
  char *name; /* name of the file, shown until the file has been read */
  char *key;  /* sort key */
  char *heading;
  SvLibraryDigest *digest;

  SvDocumentKind kind;
  unsigned place;
  guint64 stamp;
};

G_DEFINE_FINAL_TYPE (SvLibraryEntry, sv_library_entry, G_TYPE_OBJECT)

/* --- What a list shows --- */

/* Return a set-up of the standard game with this team as its first one. */
static void *
make_setup (const SvTeamDoc *team)
{
  const SvGame *game = team->game;
  void *setup = g_malloc0 (MAX (game->setup_size, 1));

  sv_game_standard (game, setup);
  sv_team_doc_to_setup (team, 0, setup);
  return setup;
}

/* Return the sums of points of the team's cards: "Speed 14 · Strength 9". */
static char *
say_points (const SvGame *game, const void *setup)
{
  SvBudget budgets[SV_MAX_BUDGETS];
  unsigned n = sv_game_budget (game, setup, 0, budgets);
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < n; i++) {
    if (i > 0)
      g_string_append (text, " · ");
    /* A sum that is wrong is shown with the required sum: "14 of 15". */
    if (budgets[i].total == SV_FIELD_NULL || budgets[i].total == budgets[i].used)
      /* Translators: the name of a sum over a team's cards, e.g. "Attack points", and the sum. */
      sv_sentence_append (text, C_ ("points of a team", "%s %d"), _ (budgets[i].label),
                          (int)budgets[i].used);
    else
      /* Translators: the name of a sum, the sum, and what the sum must be: "Attack points 14 of
       * 15". */
      sv_sentence_append (text, C_ ("points of a team", "%s %d of %d"), _ (budgets[i].label),
                          (int)budgets[i].used, (int)budgets[i].total);
  }
  return g_string_free (text, FALSE);
}

/* Find the first piece of the team, and the next one that looks different, if there is one. */
static void
choose_two (const SvGame *game, const void *setup, SvPiece out[2])
{
  g_autofree void *state = g_malloc0 (MAX (game->state_size, 1));
  SvPiece *first = &out[0], *other = &out[1];
  SvView view;
  unsigned n = 0;

  game->init (setup, state);
  game->view (setup, state, &view);
  for (unsigned i = 0; i < view.n_pieces; i++) {
    const SvPiece *piece = &view.pieces[i];

    if (piece->side != 0)
      continue;
    if (n < 2 ||
        (g_strcmp0 (other->look, first->look) == 0 && g_strcmp0 (piece->look, first->look) != 0))
      *(n == 0 ? first : other) = *piece;
    n++;
  }
}

/* Return the names of the players, "Anne, Bo, Chris", or NULL if the cards have no names. */
static char *
list_players (const SvTeamDoc *team)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < team->n_cards; i++) {
    const char *name = team->cards[i].name;

    if (name == NULL || *name == '\0')
      continue;
    if (text->len > 0)
      /* Translators: separator between the names of a list. */
      g_string_append (text, C_ ("list of names", ", "));
    g_string_append (text, name);
  }
  return g_string_free (text, text->len == 0);
}

static void
digest_team (SvLibraryDigest *self, const SvTeamDoc *team, GString *search)
{
  g_autofree void *setup = make_setup (team);

  self->game = team->game;
  self->name = g_strdup (sv_team_words_name (team));
  self->draft = !sv_game_check (team->game, setup, NULL);
  /* Show the points only if they are wrong or there are no names. */
  if (!self->draft)
    self->detail = list_players (team);
  if (self->detail == NULL)
    self->detail = say_points (team->game, setup);
  choose_two (team->game, setup, self->pieces);
  self->logo = g_strdup (team->logo);
  sv_team_faces_fill (&self->faces, team);
  self->colours[0] = g_strdup (team->colours[0]);
  self->colours[1] = g_strdup (team->colours[1]);
  g_string_append_printf (search, " %s", team->short_name);
  for (unsigned i = 0; i < team->n_cards; i++)
    g_string_append_printf (search, " %s", team->cards[i].name);
}

static SvLibraryDigest *
digest_new (const SvLibraryItem *item)
{
  SvLibraryDigest *self = g_new0 (SvLibraryDigest, 1);
  g_autoptr (GString) search = g_string_new (NULL);

  if (item->class->kind == SV_DOCUMENT_TEAM) {
    digest_team (self, item->team, search);
  } else {
    self->game = item->variant->game;
    self->name = g_strdup (sv_variant_words_name (item->variant));
    self->detail = sv_variant_words_describe (item->variant);
    g_string_append_printf (search, " %s", self->detail);
  }
  g_string_prepend (search, self->name);
  self->search = g_utf8_casefold (search->str, -1);
  return self;
}

SvLibraryDigest *
sv_library_digest_load (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvLibraryItem) item = sv_library_item_load (path, &error);

  if (item != NULL)
    return digest_new (item);
  g_autofree char *words = sv_fault_words (error);
  SvLibraryDigest *self = g_new0 (SvLibraryDigest, 1);
  self->name = g_filename_display_basename (path);
  /* Translators: %s is a sentence that says what is wrong with a file. */
  self->detail = sv_sentence (_ ("This file cannot be read. %s"), words);
  self->search = g_utf8_casefold (self->name, -1);
  return self;
}

void
sv_library_digest_free (SvLibraryDigest *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->detail);
  g_free (self->search);
  g_free (self->logo);
  g_free (self->colours[0]);
  g_free (self->colours[1]);
  sv_team_faces_clear (&self->faces);
  g_free (self);
}

/* --- The object --- */

static void
sv_library_entry_finalize (GObject *object)
{
  SvLibraryEntry *self = SV_LIBRARY_ENTRY (object);

  sv_library_item_free (self->item);
  sv_library_digest_free (self->digest);
  g_free (self->path);
  g_free (self->name);
  g_free (self->key);
  g_free (self->heading);
  G_OBJECT_CLASS (sv_library_entry_parent_class)->finalize (object);
}

static void
sv_library_entry_class_init (SvLibraryEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sv_library_entry_finalize;
  g_signal_new ("changed", SV_TYPE_LIBRARY_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
sv_library_entry_init (SvLibraryEntry *self)
{
}

/* Return the index of the entry's game, or -1 if it has none. */
static int
get_section (const SvLibraryDigest *digest)
{
  const SvGame *const *games = sv_games ();
  int i = 0;

  if (digest == NULL || digest->game == NULL)
    return -1;
  while (games[i] != NULL && games[i] != digest->game)
    i++;
  return i;
}

static char *
make_key (const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  return sv_name_key (folded);
}

SvLibraryEntry *
sv_library_entry_new_built_in (SvLibraryItem *item, unsigned place)
{
  SvLibraryEntry *self = g_object_new (SV_TYPE_LIBRARY_ENTRY, NULL);

  self->item = item;
  self->kind = item->class->kind;
  self->place = place;
  sv_library_entry_set_digest (self, digest_new (item));
  return self;
}

SvLibraryEntry *
sv_library_entry_new_file (SvDocumentKind kind, const char *path)
{
  SvLibraryEntry *self = g_object_new (SV_TYPE_LIBRARY_ENTRY, NULL);

  self->kind = kind;
  self->path = g_strdup (path);
  self->name = g_filename_display_basename (path);
  if (g_str_has_suffix (self->name, sv_doc_class (kind)->files.suffix))
    self->name[strlen (self->name) - strlen (sv_doc_class (kind)->files.suffix)] = '\0';
  self->key = make_key (self->name);
  return self;
}

SvDocumentKind
sv_library_entry_get_kind (SvLibraryEntry *self)
{
  return self->kind;
}

const char *
sv_library_entry_get_path (SvLibraryEntry *self)
{
  return self->path;
}

const char *
sv_library_entry_get_name (SvLibraryEntry *self)
{
  return self->digest != NULL ? self->digest->name : self->name;
}

const SvLibraryDigest *
sv_library_entry_get_digest (SvLibraryEntry *self)
{
  return self->digest;
}

gboolean
sv_library_entry_set_digest (SvLibraryEntry *self, SvLibraryDigest *digest)
{
  g_autofree char *key = make_key (digest->name);
  gboolean moves =
      g_strcmp0 (key, self->key) != 0 || get_section (self->digest) != get_section (digest);

  sv_library_digest_free (self->digest);
  self->digest = digest;
  g_free (self->key);
  self->key = g_steal_pointer (&key);
  g_signal_emit_by_name (self, "changed");
  return moves;
}

const char *
sv_library_entry_get_heading (SvLibraryEntry *self)
{
  return self->heading;
}

void
sv_library_entry_set_heading (SvLibraryEntry *self, const char *heading)
{
  if (g_strcmp0 (self->heading, heading) == 0)
    return;
  g_free (self->heading);
  self->heading = g_strdup (heading);
  g_signal_emit_by_name (self, "changed");
}

guint64
sv_library_entry_get_stamp (SvLibraryEntry *self)
{
  return self->stamp;
}

void
sv_library_entry_set_stamp (SvLibraryEntry *self, guint64 stamp)
{
  self->stamp = stamp;
}

gboolean
sv_library_entry_matches (SvLibraryEntry *self, const SvGame *game, const char *const *words)
{
  g_autofree char *folded = NULL;

  /* A damaged file is listed for every game, because its game is unknown. */
  if (game != NULL && self->digest != NULL && self->digest->game != NULL &&
      self->digest->game != game)
    return FALSE;
  if (self->digest == NULL)
    folded = g_utf8_casefold (self->name, -1);
  const char *search = self->digest != NULL ? self->digest->search : folded;
  for (unsigned i = 0; words != NULL && words[i] != NULL; i++) {
    if (strstr (search, words[i]) == NULL)
      return FALSE;
  }
  return TRUE;
}

int
sv_library_entry_compare (SvLibraryEntry *self, SvLibraryEntry *other)
{
  const int section = get_section (self->digest), others = get_section (other->digest);

  if (section != others)
    return section - others;
  if ((self->path == NULL) != (other->path == NULL))
    return (self->path == NULL) - (other->path == NULL);
  if (self->path == NULL)
    return (self->place > other->place) - (self->place < other->place);
  int order = strcmp (self->key, other->key);
  return order != 0 ? order : strcmp (self->path, other->path);
}

SvLibraryItem *
sv_library_entry_load (SvLibraryEntry *self, GError **error)
{
  if (self->item != NULL)
    return sv_library_item_copy (self->item, self->item->head->name);
  return sv_library_item_load (self->path, error);
}
