/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-match-setup.h"

#include <glib/gi18n.h>

#include "sv-library.h"

void
sv_figurine_free (SvFigurine *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self);
}

static const char *
translate (void *data, const char *msgid)
{
  return _ (msgid);
}

static char *
name_piece (const SvGame *game, const void *setup, int piece)
{
  const SvWords words = { .translate = translate };
  SvPhrase phrase;
  char name[128];

  game->piece_name (setup, piece, &phrase);
  return g_strdup (sv_phrase_say (&phrase, &words, name, sizeof name));
}

static int
by_number (gconstpointer a, gconstpointer b)
{
  const SvFigurine *x = *(const SvFigurine *const *)a;
  const SvFigurine *y = *(const SvFigurine *const *)b;

  return x->number - y->number;
}

GPtrArray *
sv_match_setup_figurines (const SvGame *game, int side)
{
  GPtrArray *figurines = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_figurine_free);
  g_autofree char *setup = NULL;
  g_autofree char *state = NULL;
  SvView view = { 0 };

  g_return_val_if_fail (game != NULL, figurines);

  setup = g_malloc0 (MAX (game->setup_size, 1));
  state = g_malloc0 (MAX (game->state_size, 1));
  game->setup_standard (setup);
  game->init (setup, state);
  game->view (setup, state, &view);
  for (unsigned i = 0; i < view.n_pieces; i++) {
    SvFigurine *figurine;

    if (view.pieces[i].side != side)
      continue;
    figurine = g_new0 (SvFigurine, 1);
    figurine->number = view.pieces[i].number;
    figurine->name = name_piece (game, setup, (int)i);
    g_ptr_array_add (figurines, figurine);
  }
  g_ptr_array_sort (figurines, by_number);
  return figurines;
}

unsigned
sv_match_setup_divide (unsigned n, unsigned k, unsigned i)
{
  unsigned share, more;

  g_return_val_if_fail (k > 0, 0);

  share = n / k;
  more = n % k;
  if (i < more * (share + 1))
    return i / (share + 1);
  return share > 0 ? more + (i - more * (share + 1)) / share : k - 1;
}

/* --- What differs from the standard game --- */

static char *
say_value (const SvField *field, int32_t value)
{
  const char *word;

  if (value == SV_FIELD_NULL)
    return g_strdup (C_ ("value of a rule", "free"));
  switch (field->type) {
  case SV_FIELD_BOOL:
    return g_strdup (value != 0 ? C_ ("value of a rule", "yes") : C_ ("value of a rule", "no"));
  case SV_FIELD_CHOICE:
    word = field->labels != NULL ? _ (field->labels[value]) : field->choices[value];
    return g_strdup (word);
  case SV_FIELD_SET: {
    GString *letters = g_string_new (NULL);
    for (int i = 0; field->choices[i] != NULL; i++) {
      if ((value >> i & 1) != 0)
        g_string_append_printf (letters, "%s%s", letters->len > 0 ? ", " : "", field->choices[i]);
    }
    return g_string_free (letters, FALSE);
  }
  case SV_FIELD_INT:
  case SV_FIELD_RECORD:
  case SV_FIELD_LIST:
  default:
    if (field->unit != NULL)
      return g_strdup_printf ("%d %s", value, _ (field->unit));
    return g_strdup_printf ("%d", value);
  }
}

static gboolean
lists_differ (const SvField *field, const void *a, const void *b)
{
  int32_t n = sv_field_get (field, a);

  if (n != sv_field_get (field, b))
    return TRUE;
  for (int32_t i = 0; i < n; i++) {
    const void *x = sv_field_item_const (field, a, (size_t)i);
    const void *y = sv_field_item_const (field, b, (size_t)i);

    for (size_t j = 0; j < field->n_fields; j++) {
      if (sv_field_get (&field->fields[j], x) != sv_field_get (&field->fields[j], y))
        return TRUE;
    }
  }
  return FALSE;
}

static void
add_differences (
    GPtrArray *parts, const SvField *fields, size_t n, const void *setup, const void *standard)
{
  for (size_t i = 0; i < n; i++) {
    const SvField *field = &fields[i];

    if (field->type == SV_FIELD_RECORD) {
      add_differences (parts, field->fields, field->n_fields, setup, standard);
    } else if (field->type == SV_FIELD_LIST) {
      if (lists_differ (field, setup, standard))
        /* Translators: %s is a rule that is another one than in the standard game. */
        g_ptr_array_add (parts, g_strdup_printf (_ ("%s: other"), _ (field->label)));
    } else if (sv_field_get (field, setup) != sv_field_get (field, standard)) {
      g_autofree char *value = say_value (field, sv_field_get (field, setup));
      /* Translators: a rule and its value, e.g. "Length of a half: 15 minutes". */
      g_ptr_array_add (parts, g_strdup_printf (_ ("%s: %s"), _ (field->label), value));
    }
  }
}

char *
sv_match_setup_describe (const SvVariantDoc *variant)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *standard = NULL;
  g_autofree char *all = NULL;
  const SvGame *game;

  g_return_val_if_fail (variant != NULL, NULL);

  game = variant->game;
  standard = g_malloc0 (MAX (game->setup_size, 1));
  game->setup_standard (standard);
  add_differences (parts, game->variant_fields, game->n_variant_fields, variant->setup, standard);
  if (parts->len == 0)
    return g_strdup (_ ("The rules as the game was made."));
  g_ptr_array_add (parts, NULL);
  all = g_strjoinv (" · ", (char **)parts->pdata);
  /* Translators: %s is a list of rules and their values. */
  return g_strdup_printf (_ ("Unlike the standard game: %s."), all);
}

/* --- Names and the quick match --- */

const char *
sv_match_setup_team_name (const SvTeamDoc *team)
{
  return team->name != NULL && team->name[0] != '\0' ? team->name : _ ("Standard team");
}

const char *
sv_match_setup_variant_name (const SvVariantDoc *variant)
{
  return variant->name != NULL && variant->name[0] != '\0' ? variant->name : _ ("Standard");
}

SvMatch *
sv_match_setup_quick (const SvGame *game, GError **error)
{
  g_autoptr (GPtrArray) teams = NULL;
  const SvTeamDoc *sides[2] = { NULL, NULL };
  SvMatchDoc *doc;

  g_return_val_if_fail (game != NULL, NULL);

  teams = sv_library_teams (game, NULL);
  for (guint i = 0; teams != NULL && i < MIN (teams->len, 2); i++) {
    const SvLibraryItem *item = g_ptr_array_index (teams, i);
    if (item->path == NULL)
      sides[i] = item->team;
  }
  doc = sv_match_doc_new (NULL, sides[0], sides[1], error);
  return doc != NULL ? sv_match_new (doc) : NULL;
}
