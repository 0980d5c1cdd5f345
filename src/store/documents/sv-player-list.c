/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Read a list of players in three steps. First, sv-list-columns finds out what the columns hold.
 * Then each row below the headings becomes a person, or is reported with the reason why it is
 * none. Last, the persons get cards: by their numbers if most of these are numbers of cards,
 * otherwise in the order of the list. */

#include "sv-player-list.h"

#include "sv-list-columns.h"
#include "sv-list-shape.h"
#include "sv-person-name.h"
#include "sv-reserves.h"
#include "sv-sentence.h"
#include "sv-store-error.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <math.h>
#include <string.h>

enum { MAX_SKIPPED = 5 };

typedef struct {
  const SvListRow *row;
  char *name;
  char *fault; /* why the row is no player or its number is not used, or NULL */
  gboolean is_player;
  int number;          /* number on the list, or -1 */
  int card;            /* index of the card, or -1 */
  gboolean in_reserve; /* the person comes into reserve */
  gboolean is_absent;  /* the list says that the person is not there */
  SvPlayerRow *out;    /* the person's row of the result, or NULL if the result is full */
} Person;

typedef struct {
  SvListColumns list;
  GArray *persons; /* array of Person */
  SvTeamDoc *team;
  gboolean *taken;      /* for each card: TRUE if a person has it */
  gboolean for_no_team; /* everybody is read as if there were a card for them */
  SvPlayerListResult *result;
} Reader;

/* --- persons --- */

/* Return whether a name contains all words of another one. */
static gboolean
has_words (const char *name, const char *part)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  g_auto (GStrv) wanted = g_strsplit (part, " ", -1);

  for (guint i = 0; wanted[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *)words, wanted[i]))
      return FALSE;
  return TRUE;
}

/* Return the name in the order in which it is spoken. Beside a column of first names, a column of
 * names holds surnames unless it includes the first name. @number receives the number in front of
 * the name, or -1. */
static char *
make_name (const SvListColumns *list, const SvListRow *row, int *number)
{
  const char *nickname = sv_list_columns_cell (list, row, SV_COLUMN_FIRST);
  const char *first =
      *nickname != '\0' ? nickname : sv_list_columns_cell (list, row, SV_COLUMN_INITIALS);
  const char *between = sv_list_columns_cell (list, row, SV_COLUMN_BETWEEN);
  const char *last = sv_list_columns_cell (list, row, SV_COLUMN_LAST);
  g_autofree char *whole =
      sv_person_name_tidy (sv_list_columns_cell (list, row, SV_COLUMN_NAME), number);
  g_autofree char *turned = sv_person_name_turn (whole);
  g_autofree char *name = NULL;

  if (*whole != '\0' && (*nickname == '\0' || has_words (turned, nickname)))
    return g_steal_pointer (&turned);
  if (list->surname_first && *first != '\0') {
    g_autofree char *both = g_strconcat (last, ", ", first, NULL);
    name = sv_person_name_turn (both);
  } else {
    name = sv_person_name_join (first, between, *whole != '\0' ? whole : last);
  }
  return sv_person_name_tidy (name, number);
}

/* Return whether the row's job is another one than player. */
static gboolean
has_other_job (const char *job)
{
  static const char *const others[] = { "trainer", "coach",   "begeleid", "leider", "manager",
                                        "scheids", "referee", "staf",     "staff",  "verzorg" };
  g_autofree char *small = g_utf8_strdown (job, -1);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (strstr (small, others[i]) != NULL)
      return TRUE;
  return FALSE;
}

static void
person_clear (Person *person)
{
  g_free (person->name);
  g_free (person->fault);
}

static void
row_free (SvPlayerRow *row)
{
  g_free (row->name);
  g_free (row->team);
  g_free (row->values);
  g_ptr_array_unref (row->faults);
  g_free (row);
}

/* Append a row for a person to the result and return it; NULL if the result is full. */
static SvPlayerRow *
add_row (Reader *reader, const Person *person)
{
  if (reader->result->rows->len == SV_PLAYER_LIST_MAX_ROWS)
    return NULL;
  SvPlayerRow *row = g_new0 (SvPlayerRow, 1);
  row->name = g_strdup (person->name);
  row->team = g_strdup (sv_list_columns_cell (&reader->list, person->row, SV_COLUMN_TEAM));
  row->is_player = person->is_player;
  row->is_label = person->row->is_label;
  row->is_absent = person->is_absent;
  row->card = -1;
  row->values = g_strdup ("");
  row->faults = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (reader->result->rows, row);
  return row;
}

/* Read the number on a list: "7", "#7", "nr. 7", "7.", or "7,0" as spreadsheets write it. */
static gboolean
read_number (const char *cell, gint64 *out)
{
  const char *p = cell;

  while (*p != '\0' && !g_ascii_isdigit (*p) && *p != '-')
    p = g_utf8_next_char (p);
  g_autofree char *digits = g_strndup (p, strspn (p, "0123456789"));
  const char *rest = p + strlen (digits);

  if (p - cell > 4 || rest[strspn (rest, ".,0 ")] != '\0')
    return FALSE;
  return sv_list_number (digits, out);
}

/* Return why a row is no player (transfer full), or NULL if it is one. */
static char *
find_reason (const SvListColumns *list, const SvListRow *row, const char *name)
{
  const char *whole = sv_list_columns_cell (list, row, SV_COLUMN_NAME);
  const char *said = *whole != '\0' ? whole : sv_list_row_cell (row, sv_list_row_first (row));

  if (row->is_label)
    return sv_sentence (_ ("Row %u, “%s”, is about the rows below it."), row->number,
                        sv_list_row_cell (row, sv_list_row_first (row)));
  if (sv_list_is_other_line (said) ||
      has_other_job (sv_list_columns_cell (list, row, SV_COLUMN_JOB)) ||
      (list->n_cells == 1 && g_str_has_suffix (said, ":")))
    return sv_sentence (_ ("Row %u, “%s”, is not a player."), row->number, said);
  if (*name == '\0')
    return g_strdup_printf (_ ("Row %u has no name."), row->number);
  if (g_utf8_strlen (name, -1) > SV_TEXT_MAX_CHARS)
    return g_strdup_printf (_ ("Row %u: the name is too long."), row->number);
  return NULL;
}

static void
read_person (const SvListColumns *list, const SvListRow *row, Person *person)
{
  const char *cell = sv_list_columns_cell (list, row, SV_COLUMN_NUMBER);
  gint64 number;

  *person = (Person){ .row = row, .number = -1, .card = -1 };
  person->name = make_name (list, row, &person->number);
  person->fault = find_reason (list, row, person->name);
  person->is_player = person->fault == NULL;
  person->is_absent = sv_list_columns_is_absent (list, row);
  if (*cell != '\0')
    person->number = read_number (cell, &number) ? (int)number : -1;
  if (*cell != '\0' && person->number < 0 && person->is_player)
    person->fault = sv_sentence (_ ("Row %u: “%s” is not a number."), row->number, cell);
}

static void
read_persons (Reader *reader)
{
  for (guint i = reader->list.begin; i < reader->list.rows->len; i++) {
    Person person;

    read_person (&reader->list, sv_list_columns_row (&reader->list, i), &person);
    person.out = add_row (reader, &person);
    g_array_append_val (reader->persons, person);
  }
}

/* --- who gets which card --- */

static Person *
get_person (const Reader *reader, guint i)
{
  return &g_array_index (reader->persons, Person, i);
}

/* Return whether most numbers of the list are numbers of cards; shirt numbers of a club usually
 * are not. */
static gboolean
numbers_are_cards (const Reader *reader)
{
  guint stated = 0, found = 0;

  for (guint i = 0; i < reader->persons->len; i++) {
    const Person *person = get_person (reader, i);
    if (!person->is_player || person->number < 0)
      continue;
    stated++;
    found += sv_team_doc_find_card (reader->team, person->number) >= 0;
  }
  return 2 * found > stated;
}

static gboolean
is_wanted (const Reader *reader, guint i, const gboolean *chosen)
{
  const Person *person = get_person (reader, i);

  return person->is_player &&
         (chosen == NULL ? !person->is_absent : i < SV_PLAYER_LIST_MAX_ROWS && chosen[i]);
}

/* Give a person the card with the person's number; report a number that no card has or that was
 * used before. */
static void
give_numbered (Reader *reader, Person *person)
{
  const int card = sv_team_doc_find_card (reader->team, person->number);

  if (card >= 0 && !reader->taken[card]) {
    person->card = card;
    reader->taken[card] = TRUE;
    return;
  }
  g_free (person->fault);
  person->fault = card >= 0 ? g_strdup_printf (_ ("Row %u: the number %d was used before."),
                                               person->row->number, person->number)
                            : g_strdup_printf (_ ("Row %u: no card has the number %d."),
                                               person->row->number, person->number);
}

/* Find a place for somebody for whom there is no card. Only people whom the user chose come into
 * reserve. */
static void
give_no_card (Reader *reader, Person *person, gboolean is_chosen, unsigned *room)
{
  const gboolean may_wait = is_chosen && reader->team->game->reserves;

  if (may_wait)
    g_clear_pointer (&person->fault, g_free);
  if (may_wait && *room > 0) {
    person->in_reserve = TRUE;
    --*room;
    return;
  }
  reader->result->n_left++;
  if (!is_chosen)
    return;
  g_free (person->fault);
  person->fault = sv_sentence (may_wait ? _ ("Row %u: there is no room left for %s.")
                                        : _ ("Row %u: there is no card left for %s."),
                               person->row->number, person->name);
}

static void
give_cards (Reader *reader, const gboolean *chosen)
{
  unsigned next = 0, room = SV_TEAM_MAX_RESERVES - sv_reserves_count (reader->team);

  reader->result->in_order = !numbers_are_cards (reader);
  for (guint i = 0; !reader->result->in_order && i < reader->persons->len; i++)
    if (is_wanted (reader, i, chosen) && get_person (reader, i)->number >= 0)
      give_numbered (reader, get_person (reader, i));
  for (guint i = 0; i < reader->persons->len; i++) {
    Person *person = get_person (reader, i);

    while (next < reader->team->n_cards && reader->taken[next])
      next++;
    if (!is_wanted (reader, i, chosen) || person->card >= 0)
      continue;
    if (next < reader->team->n_cards)
      person->card = (int)next++;
    else
      give_no_card (reader, person, chosen != NULL, &room);
  }
}

/* --- what stands on the card --- */

static void
skip (Reader *reader, const Person *person, char *sentence)
{
  reader->result->n_skipped++;
  if (reader->result->skipped->len < MAX_SKIPPED)
    g_ptr_array_add (reader->result->skipped, g_strdup (sentence));
  if (person->out != NULL)
    g_ptr_array_add (person->out->faults, sentence);
  else
    g_free (sentence);
}

/* Append the value that the row gave for a field, in words, to the row's result. */
static void
note_words (const Person *person, const SvField *field, const char *words)
{
  if (person->out == NULL)
    return;
  /* Translators: the name of a value on a card and the value that a list of players gives, e.g.
   * "Sex: Female". */
  g_autofree char *said = sv_sentence (C_ ("value of a card", "%s: %s"), _ (field->label), words);
  char *all = *person->out->values != '\0' ? g_strjoin (", ", person->out->values, said, NULL)
                                           : g_steal_pointer (&said);
  g_free (person->out->values);
  person->out->values = all;
}

static void
note_value (const Person *person, const SvField *field, gint64 value)
{
  g_autofree char *number = g_strdup_printf ("%" PRId64, value);
  const char *label = field->labels != NULL ? _ (field->labels[value]) : NULL;

  note_words (person, field,
              field->type != SV_FIELD_CHOICE ? number
              : label != NULL                ? label
                                             : field->choices[value]);
}

static void
skip_value (Reader *reader, const Person *person, const SvListColumn *column, const char *cell)
{
  const SvField *field = &reader->team->game->card_fields[column->kind];

  skip (reader, person,
        sv_sentence (_ ("Row %u, column “%s”: “%s” does not fit here (%s)."), person->row->number,
                     column->heading, cell, _ (field->label)));
}

/* Return the number before a percent sign, as it is written, or NULL if there is none. If
 * @in_percent, the sign may be missing. */
static char *
find_percent (const char *cell, gboolean in_percent)
{
  const char *end = cell + strlen (cell);

  if (g_str_has_suffix (cell, "%"))
    end--;
  else if (!in_percent)
    return NULL;
  while (end > cell && g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (end))))
    end = g_utf8_prev_char (end);
  return g_strndup (cell, (gsize)(end - cell));
}

/* Return the percentage from 0 to 100, or -1 if @number is none. */
static double
parse_percent (const char *number)
{
  g_autofree char *text = g_strdelimit (g_strdup (number), ",", '.');
  const gsize length = strspn (text, "0123456789.");
  char *end;
  const double percent = g_ascii_strtod (text, &end);

  return length > 0 && text[length] == '\0' && *end == '\0' && percent <= 100 ? percent : -1;
}

/* Return how many throws of a die out of @throws come nearest to a percentage, at least one; half
 * a throw is rounded up. */
static int
count_lucky (double percent, int throws)
{
  return MAX ((int)floor (percent * throws / 100 + 0.5), 1);
}

/* Set the power whose chance of success is nearest to the percentage @number. */
static void
set_chance (Reader *reader,
            const Person *person,
            const SvListColumn *column,
            const char *cell,
            const char *number)
{
  const SvField *field = &reader->team->game->card_fields[column->kind];
  const int throws = field->max - field->min + 1;
  const double percent = parse_percent (number);

  if (percent < 0) {
    skip_value (reader, person, column, cell);
    return;
  }
  const int lucky = count_lucky (percent, throws), value = field->max + 1 - lucky;
  sv_field_set (field, sv_team_doc_card_values (reader->team, (unsigned)person->card), value);
  /* Translators: a player's success in percent, and the power on a card that comes nearest to it,
   * e.g. "60 % → 3 or more, 4 of 6 throws": 4 of the 6 numbers of a die are enough. */
  g_autofree char *words =
      sv_sentence (ngettext ("%1$s %% → %2$d or more, %3$d of %4$d throws",
                             "%1$s %% → %2$d or more, %3$d of %4$d throws", (gulong)lucky),
                   number, value, lucky, throws);
  note_words (person, field, words);
}

static void
set_number (Reader *reader, const Person *person, const SvListColumn *column, gint64 value)
{
  const SvField *field = &reader->team->game->card_fields[column->kind];
  SvFault fault;

  if (sv_field_check (field, (int32_t)value, &fault)) {
    sv_field_set (field, sv_team_doc_card_values (reader->team, (unsigned)person->card),
                  (int32_t)value);
    note_value (person, field, value);
    return;
  }
  g_autofree char *reason = sv_fault_dup_reason (&fault);
  skip (reader, person,
        sv_sentence (_ ("Row %u, column “%s”: %s: %s."), person->row->number, column->heading,
                     _ (field->label), reason));
}

static void
set_value (Reader *reader, const Person *person, const SvListColumn *column, const char *cell)
{
  const SvField *field = &reader->team->game->card_fields[column->kind];
  gint64 value = -1;

  if (*cell == '\0' || (field->flags & SV_FIELD_FIXED) != 0)
    return;
  g_autofree char *percent =
      (field->flags & SV_FIELD_THROW) != 0 ? find_percent (cell, column->percent) : NULL;
  if (percent != NULL) {
    set_chance (reader, person, column, cell, percent);
    return;
  }
  if (field->type == SV_FIELD_CHOICE)
    value = sv_list_choice (field, cell, column->choices);
  else if (field->type != SV_FIELD_INT || !sv_list_number (cell, &value))
    value = -1;
  if (value < 0)
    skip_value (reader, person, column, cell);
  else
    set_number (reader, person, column, value);
}

static void
fill_card (Reader *reader, const Person *person)
{
  if (person->out != NULL)
    person->out->card = person->card;
  reader->result->n_taken++;
  g_free (reader->team->cards[person->card].name);
  reader->team->cards[person->card].name = g_strdup (person->name);
  for (unsigned c = 0; c < reader->list.n; c++)
    if (reader->list.columns[c].kind >= 0)
      set_value (reader, person, &reader->list.columns[c],
                 sv_list_columns_value (&reader->list, person->row, c));
}

/* Return whether the row of a person gives a value for a field of the card. */
static gboolean
gives_value (const Reader *reader, const Person *person, size_t field)
{
  for (unsigned c = 0; c < reader->list.n; c++)
    if (reader->list.columns[c].kind == (int)field &&
        *sv_list_columns_value (&reader->list, person->row, c) != '\0')
      return TRUE;
  return FALSE;
}

/* Read the values of a person onto the card of a team that is thrown away. */
static void
read_values (Reader *reader, const Person *person)
{
  Person one = *person;

  one.card = 0;
  fill_card (reader, &one);
  if (person->out != NULL)
    person->out->card = -1;
}

/* Let somebody come into reserve, with the values of the row. A card of another team checks these.
 * Somebody who is in reserve already stays as they are. */
static void
fill_reserve (Reader *reader, const Person *person)
{
  const SvGame *game = reader->team->game;
  g_autoptr (SvTeamDoc) scratch = sv_team_doc_new (game);
  Reader other = *reader;

  other.team = scratch;
  read_values (&other, person);
  reader->result->n_taken--;
  reader->result->n_reserves++;
  if (person->out != NULL)
    person->out->in_reserve = TRUE;
  if (sv_reserves_find (reader->team, person->name) >= 0)
    return;
  JsonObject *card = sv_team_doc_write_card (scratch, 0);
  for (size_t i = 0; i < game->n_card_fields; i++)
    if (!gives_value (reader, person, i))
      json_object_remove_member (card, game->card_fields[i].key);
  sv_reserves_add_person (reader->team, card);
}

static void
fill_cards (Reader *reader)
{
  for (guint i = 0; i < reader->persons->len; i++) {
    const Person *person = get_person (reader, i);

    if (person->row->is_label && person->out != NULL)
      g_ptr_array_add (person->out->faults, g_strdup (person->fault));
    else if (person->fault != NULL)
      skip (reader, person, g_strdup (person->fault));
    if (person->card >= 0)
      fill_card (reader, person);
    else if (person->in_reserve)
      fill_reserve (reader, person);
    else if (reader->for_no_team && person->is_player)
      read_values (reader, person);
  }
}

/* --- the list --- */

void
sv_player_list_result_clear (SvPlayerListResult *self)
{
  g_clear_pointer (&self->skipped, g_ptr_array_unref);
  g_clear_pointer (&self->unused, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
}

/* Set the error that says why no player was used. */
static void
tell_nothing (const SvPlayerListResult *result, GError **error)
{
  if (result->skipped->len > 0)
    sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_VALUE,
                       _ ("No player of this list could be used. %s"),
                       (const char *)g_ptr_array_index (result->skipped, 0));
  else
    g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_VALUE,
                         _ ("There is no player in this list."));
}

/* Return whether column @c has a heading or a cell. */
static gboolean
is_filled (const SvListColumns *list, guint c)
{
  for (guint i = MAX (list->begin, 1) - 1; i < list->rows->len; i++)
    if (sv_list_row_has (sv_list_columns_row (list, i), c))
      return TRUE;
  return FALSE;
}

/* Add the headings of columns that say nothing about a card to the result, and the columns that
 * are too far to the right to be read. */
static void
note_unused (const SvListColumns *list, gboolean for_no_team, SvPlayerListResult *result)
{
  for (unsigned c = 0; c < list->n_cells; c++) {
    const int kind = list->columns[c].kind;

    if ((kind == SV_COLUMN_NONE || (kind == SV_COLUMN_TEAM && !for_no_team)) && is_filled (list, c))
      g_ptr_array_add (result->unused, g_strdup (list->columns[c].heading));
  }
  for (guint i = 0; i < list->rows->len; i++)
    if (sv_list_columns_row (list, i)->cells->len > SV_LIST_MAX_COLUMNS) {
      g_autofree char *letter = sv_list_columns_letter (SV_LIST_MAX_COLUMNS);
      /* Translators: %s is the letter of a column in a spreadsheet. */
      g_ptr_array_add (result->unused, sv_sentence (_ ("all from column %s on"), letter));
      return;
    }
}

static gboolean
check_length (const GPtrArray *rows, GError **error)
{
  if (rows->len <= SV_LIST_MAX_ROWS)
    return TRUE;
  g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_TOO_LARGE,
               _ ("This list has more than %d rows."), SV_LIST_MAX_ROWS);
  return FALSE;
}

static gboolean
read_rows (SvTeamDoc *team,
           GPtrArray *rows,
           char separator,
           const gboolean *chosen,
           gboolean for_no_team,
           SvPlayerListResult *result,
           GError **error)
{
  Reader reader = { .team = team,
                    .for_no_team = for_no_team,
                    .result = result,
                    .taken = g_new0 (gboolean, team->n_cards),
                    .persons = g_array_new (FALSE, FALSE, sizeof (Person)) };

  g_array_set_clear_func (reader.persons, (GDestroyNotify)person_clear);
  sv_list_columns_init (&reader.list, team->game, rows, separator);
  const gboolean fits = check_length (reader.list.rows, error);
  if (fits) {
    note_unused (&reader.list, for_no_team, result);
    result->has_teams = sv_list_columns_has (&reader.list, SV_COLUMN_TEAM);
    read_persons (&reader);
    if (!for_no_team)
      give_cards (&reader, chosen);
    fill_cards (&reader);
  }
  g_array_unref (reader.persons);
  g_free (reader.taken);
  sv_list_columns_clear (&reader.list);
  return fits;
}

static gboolean
read_list (SvTeamDoc *team,
           const char *data,
           gsize n,
           const gboolean *chosen,
           gboolean for_no_team,
           SvPlayerListResult *result,
           GError **error)
{
  char separator;

  *result = (SvPlayerListResult){
    .rows = g_ptr_array_new_with_free_func ((GDestroyNotify)row_free),
    .unused = g_ptr_array_new_with_free_func (g_free),
    .skipped = g_ptr_array_new_with_free_func (g_free),
  };
  g_autofree char *text = sv_list_text_decode (data, n, error);
  if (text == NULL)
    return FALSE;
  GPtrArray *rows = sv_list_text_split (text, &separator);
  if (!check_length (rows, error)) {
    g_ptr_array_unref (rows);
    return FALSE;
  }
  if (!read_rows (team, rows, separator, chosen, for_no_team, result, error))
    return FALSE;
  if (result->n_taken == 0)
    tell_nothing (result, error);
  return result->n_taken > 0;
}

gboolean
sv_player_list_read_chosen (SvTeamDoc *team,
                            const char *data,
                            gsize n,
                            const gboolean *chosen,
                            SvPlayerListResult *result,
                            GError **error)
{
  return read_list (team, data, n, chosen, FALSE, result, error);
}

gboolean
sv_player_list_read_all (
    const SvGame *game, const char *data, gsize n, SvPlayerListResult *result, GError **error)
{
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (game);

  return read_list (team, data, n, NULL, TRUE, result, error);
}

gboolean
sv_player_list_read (
    SvTeamDoc *team, const char *data, gsize n, SvPlayerListResult *result, GError **error)
{
  return sv_player_list_read_chosen (team, data, n, NULL, result, error);
}
