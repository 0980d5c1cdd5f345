/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-take: taking known keys out of a JSON object, with their types and ranges checked.
 *
 * A reader takes what it knows; what is left in the object at the end are the unknown keys, which
 * the document keeps: in their own places, so that a key of `clock` that nobody knows is in an
 * object `clock`. Faults carry the JSON path of the value. */

#include "sv-store-error.h"

#include <json-glib/json-glib.h>

/* Where in the document we are: a chain on the stack, made into text only for a fault. NULL is the
 * document itself. */
typedef struct SvPath SvPath;

struct SvPath {
  const SvPath *parent;
  const char *key; /* or NULL: item `index` of a list */
  unsigned index;
};

#define SV_PATH_KEY(parent, key) (&(const SvPath){ (parent), (key), 0 })
#define SV_PATH_ITEM(parent, index) (&(const SvPath){ (parent), NULL, (index) })

enum {
  SV_TEXT_MAX_CHARS = 200,     /* names, titles */
  SV_COMMENT_MAX_CHARS = 1000, /* of one step of a match; it may have several lines, */
  SV_NOTES_MAX_CHARS = 10000   /* as meta.notes may */
};

typedef enum {
  SV_TEXT_NAME,    /* one line of at most SV_TEXT_MAX_CHARS */
  SV_TEXT_COMMENT, /* several lines, at most SV_COMMENT_MAX_CHARS */
  SV_TEXT_NOTES    /* several lines, at most SV_NOTES_MAX_CHARS */
} SvTextKind;

/* text as a name may stand in a document, whoever typed, pasted or imported it: on one line, without
 * control characters, signs that turn the direction of writing, and numbers that Unicode promises never
 * to make characters, which no font and no PDF has; and of at most so many characters (-1: any number).
 * NULL is "", and so is a text of which nothing can be seen. */
char *sv_clean_text (const char *text, glong most);

/* The same for a text that may have several lines. */
char *sv_clean_lines (const char *text, glong most);

/* Whether anything of a text can be seen: a letter or a sign, not only blanks, marks that belong on a
 * letter, and characters that say how others are shown. */
gboolean sv_text_is_visible (const char *text);

/* text without signs that turn the direction of writing, for files whose readers do not know them. */
char *sv_drop_directions (const char *text);

/* text as a terminal may show it: what would move its cursor or change its colours is written as \x1b. */
char *sv_terminal_text (const char *text);

/* Set an error that begins with the path. Always FALSE. */
gboolean sv_fault (GError **error, SvStoreError code, const SvPath *path, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/* The same for what core or a game found wrong; its own path goes on from path. */
gboolean
sv_fault_found (GError **error, SvStoreError code, const SvPath *path, const SvFault *fault);

/* text in quotes, shortened and without control characters, to be shown in a fault. */
char *sv_quote (const char *text);

/* The member called key, removed from the object; NULL if there is none. */
JsonNode *sv_take (JsonObject *object, const char *key);

/* Put leftover back under key if it still holds keys that nobody knew. */
void sv_put_back (JsonObject *object, const char *key, JsonObject *leftover);

/* The value of a node of the right type, else a fault at path; NULL is a value that is missing. Objects
 * and arrays stay the node's; a text is copied. A word is one of words, as its index. */
gboolean sv_node_bool (JsonNode *node, const SvPath *path, gboolean *out, GError **error);
gboolean sv_node_int (
    JsonNode *node, const SvPath *path, gint64 min, gint64 max, gint64 *out, GError **error);
gboolean sv_node_unsigned (
    JsonNode *node, const SvPath *path, unsigned min, unsigned max, unsigned *out, GError **error);
gboolean sv_node_number (
    JsonNode *node, const SvPath *path, double min, double max, double *out, GError **error);
gboolean
sv_node_text (JsonNode *node, const SvPath *path, SvTextKind kind, char **out, GError **error);
gboolean sv_node_word (
    JsonNode *node, const SvPath *path, const char *const *words, int *out, GError **error);
/* Any text as it stands there; the node's. NULL after a fault. */
const char *sv_node_string (JsonNode *node, const SvPath *path, GError **error);
JsonObject *sv_node_object (JsonNode *node, const SvPath *path, GError **error);
JsonArray *sv_node_array (JsonNode *node, const SvPath *path, GError **error);

/* A list of at most `most` entries. */
JsonArray *sv_node_short_array (JsonNode *node, const SvPath *path, unsigned most, GError **error);

/* A fault if text may not stand in a document as a text of this kind. */
gboolean sv_text_check (const char *text, const SvPath *path, SvTextKind kind, GError **error);

/* Read a list of whole numbers from min to max. sv_node_ints () reads at most `most` of them into out and sets
 * *n to their number; sv_node_pair () wants exactly two. FALSE with a fault otherwise. */
gboolean sv_node_ints (JsonNode *node,
                       const SvPath *path,
                       unsigned most,
                       gint64 min,
                       gint64 max,
                       gint64 *out,
                       unsigned *n,
                       GError **error);
gboolean sv_node_pair (
    JsonNode *node, const SvPath *path, gint64 min, gint64 max, gint64 out[2], GError **error);

/* A fault if object has no member called key. */
gboolean sv_has_member (JsonObject *object, const SvPath *parent, const char *key, GError **error);

/* Take an optional member; absent: *out stays as it is. `parent` is the path of the object. */
gboolean
sv_take_bool (JsonObject *object, const SvPath *parent, const char *key, bool *out, GError **error);
gboolean sv_take_optional_int (JsonObject *object,
                               const SvPath *parent,
                               const char *key,
                               gint64 min,
                               gint64 max,
                               gint64 *out,
                               GError **error);
gboolean sv_take_optional_unsigned (JsonObject *object,
                                    const SvPath *parent,
                                    const char *key,
                                    unsigned min,
                                    unsigned max,
                                    unsigned *out,
                                    GError **error);
gboolean sv_take_text (JsonObject *object,
                       const SvPath *parent,
                       const char *key,
                       SvTextKind kind,
                       char **out,
                       GError **error);

/* Take a member that must be a whole number from min to max. */
gboolean sv_take_int (JsonObject *object,
                      const SvPath *parent,
                      const char *key,
                      gint64 min,
                      gint64 max,
                      gint64 *out,
                      GError **error);
gboolean sv_take_unsigned (JsonObject *object,
                           const SvPath *parent,
                           const char *key,
                           unsigned min,
                           unsigned max,
                           unsigned *out,
                           GError **error);

/* The keys that are left in object, to be kept, or NULL. */
JsonObject *sv_keep_unknown (JsonObject *object);

/* Write the members of unknown (nullable) that out does not have yet, each in its place. */
void sv_write_unknown (JsonObject *out, JsonObject *unknown);

/* The object or array kept in unknown (nullable) under key, or NULL. */
JsonObject *sv_unknown_object (JsonObject *unknown, const char *key);
JsonArray *sv_unknown_array (JsonObject *unknown, const char *key);

/* Let *unknown (nullable) be another object without key: documents may share what is unknown. */
void sv_unknown_drop (JsonObject **unknown, const char *key);
