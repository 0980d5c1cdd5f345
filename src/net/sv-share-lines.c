/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-share-lines.h"

#include "sv-json-read.h"
#include "sv-json.h"

static void
board_free (SvShareBoard *self)
{
  g_free (self->url);
  g_free (self->code);
  g_free (self);
}

void
sv_share_news_init (SvShareNews *self)
{
  *self = (SvShareNews){ .boards = g_ptr_array_new_with_free_func ((GDestroyNotify)board_free) };
}

void
sv_share_news_clear (SvShareNews *self)
{
  g_clear_pointer (&self->url, g_free);
  g_clear_pointer (&self->urls, g_strfreev);
  g_clear_pointer (&self->error, g_free);
  g_ptr_array_set_size (self->boards, 0);
  self->looking = 0;
  self->came = FALSE;
}

/* --- Proposals --- */

void
sv_share_proposal_free (SvShareProposal *self)
{
  sv_cup_tally_clear (&self->what.tally);
  g_clear_pointer (&self->what.match, g_bytes_unref);
  g_free (self->instead);
  g_free (self);
}

SvShareProposal *
sv_share_proposal_new (unsigned id, const SvCupProposal *what)
{
  SvShareProposal *self = g_new (SvShareProposal, 1);

  *self = (SvShareProposal){ id, *what, g_strdup (what->instead) };
  self->what.tally = (SvCupTally){ 0 };
  sv_cup_tally_copy (&self->what.tally, &what->tally);
  self->what.instead = self->instead;
  if (what->match != NULL)
    self->what.match = g_bytes_ref (what->match);
  return self;
}

/* Read one of the words of documents for how a match ended. */
static gboolean
read_how (JsonObject *object, unsigned *how)
{
  g_autofree char *word = NULL;

  if (!sv_json_read_text (object, NULL, "how", SV_TEXT_NAME, &word, NULL))
    return FALSE;
  for (unsigned i = 0; word != NULL && sv_cup_how_words[i] != NULL; i++) {
    if (g_str_equal (word, sv_cup_how_words[i])) {
      *how = i;
      return TRUE;
    }
  }
  return word == NULL;
}

static gboolean
read_shootout (JsonObject *object, SvCupResult *result)
{
  g_autoptr (JsonNode) node = sv_json_get_member (object, "shootout");
  gint64 goals[2];

  if (node == NULL)
    return TRUE;
  if (!sv_node_pair (node, NULL, 0, SV_CUP_MAX_GOALS, goals, NULL))
    return FALSE;
  for (int side = 0; side < 2; side++)
    result->shootout[side] = (unsigned)goals[side];
  return TRUE;
}

static gboolean
read_result (JsonObject *object, SvCupProposal *out)
{
  SvCupResult *result = &out->result;

  result->played = true;
  return sv_json_read_unsigned (object, NULL, "home", 0, SV_CUP_MAX_GOALS, &result->score[0],
                                NULL) &&
         sv_json_read_unsigned (object, NULL, "away", 0, SV_CUP_MAX_GOALS, &result->score[1],
                                NULL) &&
         read_how (object, &result->how) && read_shootout (object, result) &&
         sv_cup_tally_read (&out->tally, object, NULL, NULL);
}

static gboolean
read_match (JsonObject *object, SvCupProposal *out)
{
  g_autoptr (JsonNode) node = sv_json_get_member (object, "match");

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return FALSE;
  char *text = sv_json_write (json_node_get_object (node), FALSE);
  out->match = g_bytes_new_take (text, strlen (text));
  return TRUE;
}

static SvShareLine
read_proposal (JsonNode *node,
               gboolean (*read) (JsonObject *object, SvCupProposal *out),
               SvShareProposal **proposal)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  g_autoptr (SvShareProposal) out = g_new0 (SvShareProposal, 1);

  if (object == NULL || !sv_json_read_unsigned (object, NULL, "id", 0, G_MAXINT, &out->id, NULL) ||
      !sv_json_read_unsigned (object, NULL, "board", 1, SV_CUP_MAX_BOARDS, &out->what.board,
                              NULL) ||
      !sv_json_read_unsigned (object, NULL, "fixture", 0, G_MAXINT, &out->what.fixture, NULL) ||
      !sv_json_read_text (object, NULL, "instead", SV_TEXT_NAME, &out->instead, NULL) ||
      !read (object, &out->what))
    return SV_SHARE_LINE_UNKNOWN;
  out->what.instead = out->instead;
  *proposal = g_steal_pointer (&out);
  return SV_SHARE_LINE_PROPOSAL;
}

/* --- News --- */

static SvShareBoard *
read_board (JsonNode *node)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  SvShareBoard *self = g_new0 (SvShareBoard, 1);

  if (object != NULL &&
      sv_json_read_unsigned (object, NULL, "board", 1, SV_CUP_MAX_BOARDS, &self->board, NULL) &&
      sv_json_read_text (object, NULL, "url", SV_TEXT_NAME, &self->url, NULL) &&
      sv_json_read_text (object, NULL, "code", SV_TEXT_NAME, &self->code, NULL) &&
      self->url != NULL && self->code != NULL)
    return self;
  board_free (self);
  return NULL;
}

static void
read_boards (JsonNode *node, SvShareNews *news)
{
  JsonArray *array = node != NULL ? sv_node_array (node, NULL, NULL) : NULL;
  g_autoptr (GPtrArray) before = g_steal_pointer (&news->boards);

  news->boards = g_ptr_array_new_with_free_func ((GDestroyNotify)board_free);
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++) {
    SvShareBoard *board = read_board (json_array_get_element (array, i));
    if (board == NULL)
      continue;
    for (guint k = 0; k < before->len; k++) {
      const SvShareBoard *old = before->pdata[k];
      if (old->board == board->board)
        board->typed = old->typed;
    }
    g_ptr_array_add (news->boards, board);
  }
}

static void
read_urls (JsonNode *node, SvShareNews *news)
{
  JsonArray *array = node != NULL ? sv_node_array (node, NULL, NULL) : NULL;
  g_autoptr (GStrvBuilder) urls = g_strv_builder_new ();

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++) {
    JsonNode *url = json_array_get_element (array, i);
    if (JSON_NODE_HOLDS_VALUE (url) && json_node_get_value_type (url) == G_TYPE_STRING)
      g_strv_builder_add (urls, json_node_get_string (url));
  }
  g_strfreev (news->urls);
  news->urls = g_strv_builder_end (urls);
}

static gboolean
read_addresses (JsonObject *object, SvShareNews *news)
{
  g_autofree char *url = NULL;

  if (!json_object_has_member (object, "url") ||
      !sv_json_read_text (object, NULL, "url", SV_TEXT_NAME, &url, NULL))
    return FALSE;
  g_autoptr (JsonNode) urls = sv_json_get_member (object, "urls");
  g_autoptr (JsonNode) boards = sv_json_get_member (object, "boards");
  g_free (news->url);
  news->url = g_steal_pointer (&url);
  read_urls (urls, news);
  read_boards (boards, news);
  return TRUE;
}

static void
read_typed (JsonNode *node, SvShareNews *news)
{
  gint64 typed[SV_CUP_MAX_BOARDS];
  unsigned n = 0;

  if (node == NULL ||
      !sv_node_ints (node, NULL, SV_CUP_MAX_BOARDS, 1, SV_CUP_MAX_BOARDS, typed, &n, NULL))
    return;
  for (guint i = 0; i < news->boards->len; i++) {
    SvShareBoard *board = news->boards->pdata[i];
    board->typed = FALSE;
    for (unsigned k = 0; k < n; k++)
      board->typed = board->typed || typed[k] == board->board;
  }
}

static gboolean
read_visitors (JsonObject *object, SvShareNews *news)
{
  bool came = false;

  if (!json_object_has_member (object, "looking") ||
      !sv_json_read_unsigned (object, NULL, "looking", 0, G_MAXINT, &news->looking, NULL) ||
      !sv_json_read_bool (object, NULL, "came", &came, NULL))
    return FALSE;
  news->came = news->came || came;
  g_autoptr (JsonNode) typed = sv_json_get_member (object, "typed");
  read_typed (typed, news);
  return TRUE;
}

SvShareLine
sv_share_lines_read (const char *line, SvShareNews *news, SvShareProposal **proposal)
{
  g_autoptr (JsonObject) object = sv_json_read (line, strlen (line), NULL);
  g_autoptr (JsonNode) result = NULL, match = NULL;

  if (object == NULL)
    return SV_SHARE_LINE_UNKNOWN;
  result = sv_json_get_member (object, "result");
  match = sv_json_get_member (object, "match");
  if (result != NULL)
    return read_proposal (result, read_result, proposal);
  if (match != NULL)
    return read_proposal (match, read_match, proposal);
  if (json_object_has_member (object, "error"))
    return sv_json_read_text (object, NULL, "error", SV_TEXT_NOTES, &news->error, NULL)
               ? SV_SHARE_LINE_NEWS
               : SV_SHARE_LINE_UNKNOWN;
  return read_addresses (object, news) || read_visitors (object, news) ? SV_SHARE_LINE_NEWS
                                                                       : SV_SHARE_LINE_UNKNOWN;
}
