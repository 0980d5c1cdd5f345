/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-form.h"

#include "sv-json-read.h"
#include "sv-sentence.h"

#include <string.h>

void
sv_cup_form_free (SvCupForm *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->fields, g_hash_table_unref);
  sv_cup_tally_clear (&self->tally);
  g_free (self);
}

static gboolean
fault (GError **error, const char *sentence)
{
  g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_VALUE, sentence);
  return FALSE;
}

static gboolean
refuse_form (GError **error)
{
  return fault (error, _ ("What was sent is not a form of this page."));
}

/* Add a scorer. An empty value is the choice "unknown" of a list. */
static gboolean
add_scorer (SvCupForm *self, unsigned side, const char *text, GError **error)
{
  guint64 card;

  if (*text == '\0')
    return TRUE;
  if (!g_ascii_string_to_unsigned (text, 10, 0, 999, &card, NULL))
    return refuse_form (error);
  if (self->tally.scorers[side] == NULL)
    self->tally.scorers[side] = g_array_new (FALSE, FALSE, sizeof (unsigned));
  g_array_append_val (self->tally.scorers[side], (unsigned){ (unsigned)card });
  return TRUE;
}

/* Add a mark, such as "4-0": of a card, and which one it is. */
static gboolean
add_mark (SvCupForm *self, unsigned side, const char *text, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", 3);
  guint64 card, mark;

  if (g_strv_length (parts) != 2 ||
      !g_ascii_string_to_unsigned (parts[0], 10, 0, 999, &card, NULL) ||
      !g_ascii_string_to_unsigned (parts[1], 10, 0, 99, &mark, NULL))
    return refuse_form (error);
  if (self->tally.marks[side] == NULL)
    self->tally.marks[side] = g_array_new (FALSE, FALSE, sizeof (SvCupMark));
  g_array_append_val (self->tally.marks[side], ((SvCupMark){ (unsigned)card, (unsigned)mark }));
  return TRUE;
}

/* Take ownership of @name and @text. A field that is sent twice is refused, because the two may
 * contradict each other. */
static gboolean
add_field (SvCupForm *self, char *name, char *text, GError **error)
{
  g_autofree char *owned_name = name;
  g_autofree char *owned_text = text;

  if (g_str_equal (name, "scorer-home"))
    return add_scorer (self, 0, text, error);
  if (g_str_equal (name, "scorer-away"))
    return add_scorer (self, 1, text, error);
  if (g_str_equal (name, "mark-home"))
    return add_mark (self, 0, text, error);
  if (g_str_equal (name, "mark-away"))
    return add_mark (self, 1, text, error);
  if (!g_utf8_validate (name, -1, NULL) || !g_utf8_validate (text, -1, NULL) ||
      g_hash_table_contains (self->fields, name))
    return refuse_form (error);
  g_strstrip (text);
  g_hash_table_insert (self->fields, g_steal_pointer (&owned_name), g_steal_pointer (&owned_text));
  return TRUE;
}

SvCupForm *
sv_cup_form_read (GBytes *body, GError **error)
{
  g_autoptr (SvCupForm) self = g_new0 (SvCupForm, 1);
  g_autoptr (GError) problem = NULL;
  gsize length;
  const char *data = g_bytes_get_data (body, &length);
  GUriParamsIter iter;
  char *name, *text;

  self->fields = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  if (length == 0)
    return g_steal_pointer (&self);
  if (memchr (data, '\0', length) != NULL) {
    refuse_form (error);
    return NULL;
  }
  g_uri_params_iter_init (&iter, data, (gssize)length, "&", G_URI_PARAMS_WWW_FORM);
  while (g_uri_params_iter_next (&iter, &name, &text, &problem))
    if (!add_field (self, name, text, error))
      return NULL;
  if (problem != NULL) {
    refuse_form (error);
    return NULL;
  }
  return g_steal_pointer (&self);
}

const char *
sv_cup_form_get (const SvCupForm *self, const char *name)
{
  const char *text = g_hash_table_lookup (self->fields, name);

  return text != NULL && *text != '\0' ? text : NULL;
}

/* --- the result --- */

static gboolean
read_number (const char *text, unsigned most, unsigned *out)
{
  guint64 number;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 0, most, &number, NULL))
    return FALSE;
  *out = (unsigned)number;
  return TRUE;
}

/* Read two numbers of goals with a dash between them. */
static gboolean
read_pair (const char *text, unsigned out[2])
{
  g_auto (GStrv) sides = g_strsplit (text, strstr (text, "–") != NULL ? "–" : "-", -1);

  return g_strv_length (sides) == 2 &&
         read_number (g_strstrip (sides[0]), SV_CUP_MAX_GOALS, &out[0]) &&
         read_number (g_strstrip (sides[1]), SV_CUP_MAX_GOALS, &out[1]);
}

static gboolean
read_how (const SvCupForm *self, SvCupResult *out, GError **error)
{
  const char *how = sv_cup_form_get (self, "how"), *shootout = sv_cup_form_get (self, "shootout");

  if (how != NULL && !g_strv_contains (sv_cup_how_words, how)) {
    g_autofree char *shown = sv_quote (how);
    return sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_VALUE,
                              _ ("%s is not a way for a match to end."), shown),
           FALSE;
  }
  while (how != NULL && !g_str_equal (sv_cup_how_words[out->how], how))
    out->how++;
  if (out->how != SV_END_PENALTIES)
    return shootout == NULL ||
           fault (error,
                  _ ("This match was not decided by penalties, so it has no score of them."));
  return (shootout != NULL && read_pair (shootout, out->shootout)) ||
         fault (error, _ ("Type how the penalties ended, such as 5-4."));
}

gboolean
sv_cup_form_read_result (const SvCupForm *self,
                         unsigned n_fixtures,
                         SvCupProposal *out,
                         GError **error)
{
  SvCupResult *result = &out->result;

  *result = (SvCupResult){ .played = true };
  if (n_fixtures == 0 ||
      !read_number (sv_cup_form_get (self, "fixture"), n_fixtures - 1, &out->fixture))
    return fault (error, _ ("Choose the match."));
  if (!read_number (sv_cup_form_get (self, "home"), SV_CUP_MAX_GOALS, &result->score[0]) ||
      !read_number (sv_cup_form_get (self, "away"), SV_CUP_MAX_GOALS, &result->score[1]))
    return fault (error, _ ("Type the goals of both teams as whole numbers, such as 5 and 4."));
  out->tally = self->tally;
  out->instead = sv_cup_form_get (self, "instead");
  return read_how (self, result, error);
}
