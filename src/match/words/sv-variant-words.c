/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-variant-words.h"

#include <glib/gi18n.h>

#include "sv-board-file.h"
#include "sv-doc-class.h"
#include "sv-field-values.h"
#include "sv-sentence.h"

const char *
sv_variant_words_name (const SvVariantDoc *variant)
{
  return sv_doc_class_name (sv_doc_class (SV_DOCUMENT_VARIANT), variant);
}

static const char *
say_choice (const SvField *field, int i)
{
  return field->labels != NULL ? _ (field->labels[i]) : field->choices[i];
}

static char *
say_letters (const SvField *field, int32_t value)
{
  GString *letters = g_string_new (NULL);
  const char *last = NULL;

  for (int i = 0; field->choices[i] != NULL; i++) {
    if ((value >> i & 1) == 0)
      continue;
    if (last != NULL)
      g_string_append_printf (letters, "%s%s", letters->len > 0 ? ", " : "", last);
    last = say_choice (field, i);
  }
  g_autofree char *before = g_string_free (letters, FALSE);
  if (*before == '\0')
    return g_strdup (last != NULL ? last : "");
  /* Translators: letters of areas: all but the last, and the last: "A, B and C". */
  return sv_sentence (_ ("%s and %s"), before, last);
}

static char *
say_numbers (int32_t value)
{
  GString *numbers = g_string_new (NULL);

  for (int i = 0; i < 32; i++)
    if (((guint32)value >> i & 1) != 0)
      g_string_append_printf (numbers, "%s%d", numbers->len > 0 ? ", " : "", i);
  if (numbers->len == 0)
    g_string_append (numbers, C_ ("numbers in a list", "none"));
  return g_string_free (numbers, FALSE);
}

const char *
sv_variant_words_unit (const SvField *field, int32_t value)
{
  g_return_val_if_fail (field->unit != NULL, "");
  return _ (value == 1 && field->unit_one != NULL ? field->unit_one : field->unit);
}

/* Return a value in words: "15 minutes", "1 minute", "yes", "A and B". */
static char *
say_value (const SvField *field, int32_t value)
{
  if (value == SV_FIELD_NULL)
    return g_strdup (C_ ("value of a rule", "free"));
  switch (field->type) {
  case SV_FIELD_BOOL:
    return g_strdup (value != 0 ? C_ ("value of a rule", "yes") : C_ ("value of a rule", "no"));
  case SV_FIELD_CHOICE:
    return g_strdup (say_choice (field, value));
  case SV_FIELD_SET:
    return say_letters (field, value);
  case SV_FIELD_NUMBERS:
    return say_numbers (value);
  case SV_FIELD_BOARD:
    return g_strdup (value < sv_field_own_board (field) ? say_choice (field, value)
                                                        : C_ ("board", "a custom board"));
  case SV_FIELD_INT:
  case SV_FIELD_RECORD:
  case SV_FIELD_LIST:
  default:
    if (field->unit != NULL)
      return g_strdup_printf ("%d %s", value, sv_variant_words_unit (field, value));
    return g_strdup_printf ("%d", value);
  }
}

static const char *
find_sentence (const SvField *field, int32_t value)
{
  if (value == SV_FIELD_NULL)
    return field->says_free;
  if (field->type == SV_FIELD_CHOICE)
    return field->says_each != NULL ? field->says_each[value] : NULL;
  if (value == 0 && (field->says_zero != NULL || field->type == SV_FIELD_BOOL))
    return field->says_zero;
  return value == 1 && field->says_one != NULL ? field->says_one : field->says;
}

/* --- Items of lists --- */

/* Put the value of a field of the item wherever @said has its key in braces. Return whether that is
 * anywhere. */
static gboolean
put_value (GString *said, const SvField *field, const void *item)
{
  g_autofree char *key = g_strdup_printf ("{%s}", field->key);
  const int32_t value = sv_field_get (field, item);

  if (value == SV_FIELD_NULL || strstr (said->str, key) == NULL)
    return FALSE;
  g_autofree char *words = say_value (field, value);
  g_string_replace (said, key, words, 0);
  return TRUE;
}

char *
sv_variant_words_item_sentence (const SvField *list, const void *item)
{
  for (size_t i = 0; i < list->n_fields; i++) {
    const char *sentence = find_sentence (&list->fields[i], sv_field_get (&list->fields[i], item));
    gboolean whole = FALSE;

    if (sentence == NULL)
      continue;
    g_autoptr (GString) said = g_string_new (_ (sentence));
    for (size_t k = 0; k < list->n_fields; k++)
      whole |= put_value (said, &list->fields[k], item);
    if (whole)
      return g_string_free (g_steal_pointer (&said), FALSE);
  }
  return NULL;
}

char *
sv_variant_words_item (const SvField *list, const void *item)
{
  char *sentence = sv_variant_words_item_sentence (list, item);

  if (sentence != NULL)
    return sentence;
  GString *words = g_string_new (NULL);

  for (size_t i = 0; i < list->n_fields; i++) {
    const SvField *field = &list->fields[i];
    const int32_t value = sv_field_get (field, item);

    if (value == SV_FIELD_NULL)
      continue;
    g_autofree char *said = say_value (field, value);
    g_string_append_printf (words, "%s%s: %s", words->len > 0 ? ", " : "", _ (field->label), said);
  }
  return g_string_free (words, FALSE);
}

/* --- Differences --- */

/* Return how many of the first @n items of a list equal @item. */
static int
count_items (const SvField *list, const void *setup, int32_t n, const void *item)
{
  int count = 0;

  for (int32_t i = 0; i < n; i++)
    count += sv_field_values_same_item (list, sv_field_item_const (list, setup, (size_t)i), item);
  return count;
}

/* Return an item in words, and how often it counts if that is more than once. */
static char *
say_times (const SvField *list, const void *item, int times)
{
  g_autofree char *words = sv_variant_words_item (list, item);

  /* Translators: %1$s is a rule that counts more than once, such as "A rebounder in F: +1". */
  return times > 1 ? sv_sentence (_ ("%1$s, %2$d times"), words, times) : g_steal_pointer (&words);
}

/* Append a sentence for each item that list @more holds more often than list @fewer; items that are
 * alike have one together. @say returns the sentence from the list's name and the item. */
static void
add_items (GPtrArray *out,
           const SvField *list,
           const void *more,
           const void *fewer,
           char *(*say) (const char *name, const char *item))
{
  const int32_t n = sv_field_get (list, more);

  for (int32_t i = 0; i < n; i++) {
    const void *item = sv_field_item_const (list, more, (size_t)i);
    const int others = count_items (list, fewer, sv_field_get (list, fewer), item);

    if (count_items (list, more, i + 1, item) != others + 1)
      continue; /* the other list has this one, too, or it was told with one before it */
    g_autofree char *words = say_times (list, item, count_items (list, more, n, item) - others);
    g_ptr_array_add (out, say (_ (list->label), words));
  }
}

static char *
say_added (const char *name, const char *item)
{
  /* Translators: the name of a list of rules, and an item that this variant adds to the standard
   * game: names of rules with their values, e.g. "Number: 2, Bonus: 1". */
  return sv_sentence (_ ("%s: “%s” is new."), name, item);
}

static char *
say_removed (const char *name, const char *item)
{
  /* Translators: the name of a list of rules, and an item of the standard game that this variant
   * lacks. */
  return sv_sentence (_ ("%s: “%s” no longer counts."), name, item);
}

static void
add_list (GPtrArray *out, const SvField *list, const void *setup, const void *standard)
{
  const guint before = out->len;

  if (sv_field_values_same_list (list, setup, standard))
    return;
  add_items (out, list, setup, standard, say_added);
  add_items (out, list, standard, setup, say_removed);
  if (out->len == before)
    /* Translators: %s is the name of a list of rules. */
    g_ptr_array_add (out, sv_sentence (_ ("%s: the order is different."), _ (list->label)));
}

/* Return the letters of a set or the name of a board, for the sentence of a rule; NULL for other
 * fields. */
static char *
say_words (const SvField *field, const void *setup)
{
  if (field->type == SV_FIELD_BOARD && sv_field_get_board (field, setup) != NULL)
    return g_strdup (sv_variant_words_own_board (sv_field_get_board (field, setup)));
  if (field->type == SV_FIELD_SET || field->type == SV_FIELD_BOARD)
    return say_value (field, sv_field_get (field, setup));
  return NULL;
}

/* Return the game's sentence about rule @i of these fields, or NULL if it has none. Add to *@told,
 * bit by bit, the other fields whose values it tells. */
static char *
say_rule (const SvField *fields, size_t n_fields, size_t i, const void *setup, guint64 *told)
{
  const SvField *field = &fields[i];
  const int32_t value = sv_field_get (field, setup);
  const char *sentence = find_sentence (field, value);

  if (sentence == NULL)
    return NULL;
  GString *said = g_string_new (_ (sentence));
  g_autofree char *n = g_strdup_printf ("%d", value);
  g_autofree char *words = say_words (field, setup);
  g_string_replace (said, "{n}", n, 0);
  if (words != NULL)
    g_string_replace (said, "{words}", words, 0);
  for (size_t k = 0; k < MIN (n_fields, 64); k++)
    if (fields[k].type == SV_FIELD_INT && put_value (said, &fields[k], setup))
      *told |= G_GUINT64_CONSTANT (1) << k;
  return g_string_free (said, FALSE);
}

/* Return a sentence about rule @i: the game's own, or the name of the rule and its value. */
static char *
say_field (const SvField *fields, size_t n_fields, size_t i, const void *setup, guint64 *told)
{
  const SvField *field = &fields[i];
  char *said = say_rule (fields, n_fields, i, setup, told);

  if (said != NULL)
    return said;
  g_autofree char *words = say_words (field, setup);
  g_autofree char *value =
      words != NULL ? g_steal_pointer (&words) : say_value (field, sv_field_get (field, setup));
  /* Translators: the name of a rule, and its value, e.g. "Bonus: 2." */
  return sv_sentence (_ ("%s: %s."), _ (field->label), value);
}

static void
add_fields (
    GPtrArray *out, const SvField *fields, size_t n, const void *setup, const void *standard)
{
  guint64 told = 0;

  for (size_t i = 0; i < n; i++) {
    const SvField *field = &fields[i];

    if (field->type == SV_FIELD_RECORD)
      add_fields (out, field->fields, field->n_fields, setup, standard);
    else if (field->type == SV_FIELD_LIST)
      add_list (out, field, setup, standard);
    else if (!sv_field_same (field, setup, standard) && (i >= 64 || (told >> i & 1) == 0))
      g_ptr_array_add (out, say_field (fields, n, i, setup, &told));
  }
}

GPtrArray *
sv_variant_words_differences (const SvGame *game, const void *setup)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *standard = g_malloc0 (MAX (game->setup_size, 1));

  sv_game_standard (game, standard);
  add_fields (sentences, game->variant_fields, game->n_variant_fields, setup, standard);
  return sentences;
}

GPtrArray *
sv_variant_words_standard (const SvGame *game, const void *setup)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *standard = g_malloc0 (MAX (game->setup_size, 1));

  sv_game_standard (game, standard);
  add_fields (sentences, game->variant_fields, game->n_variant_fields, standard, setup);
  return sentences;
}

const char *
sv_variant_words_own_board (const SvBoard *board)
{
  const char *title = sv_board_file_get_title (board);

  return *title != '\0' ? title : _ ("Custom board");
}

char *
sv_variant_words_describe (const SvVariantDoc *variant)
{
  g_autoptr (GPtrArray) sentences = sv_variant_words_differences (variant->game, variant->setup);

  if (sentences->len == 0)
    return g_strdup (_ ("The rules as the game was designed."));
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (" ", (char **)sentences->pdata);
}
