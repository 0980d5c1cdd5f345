/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-take: reads known keys out of a JSON object and checks types and ranges.
 *
 * Each key that is read is removed from the object. The keys left at the end are unknown (written
 * by a newer version, for example); the document keeps them and writes them back where they were,
 * so that an unknown key of `clock` returns into `clock`. Error messages contain the JSON path of
 * the value. */

#include "sv-store-error.h"

#include <json-glib/json-glib.h>

/* Place of a value in the document: a linked list on the stack from the value up to the root,
 * turned into text only for an error message. NULL is the document itself. */
typedef struct SvPath SvPath;

struct SvPath {
  const SvPath *parent;
  const char *key; /* key of the member; or NULL for item `index` of a list */
  unsigned index;
};

#define SV_PATH_KEY(parent, key) (&(const SvPath){ (parent), (key), 0 })
#define SV_PATH_ITEM(parent, index) (&(const SvPath){ (parent), NULL, (index) })

enum {
  SV_TEXT_MAX_CHARS = 200, /* limit of names and titles */
  /* limit of the comment on a step of a match, which may have several lines */
  SV_COMMENT_MAX_CHARS = 1000,
  SV_NOTES_MAX_CHARS = 10000 /* limit of meta.notes, which may have several lines */
};

typedef enum {
  SV_TEXT_NAME,    /* one line of at most SV_TEXT_MAX_CHARS */
  SV_TEXT_COMMENT, /* several lines, at most SV_COMMENT_MAX_CHARS */
  SV_TEXT_NOTES    /* several lines, at most SV_NOTES_MAX_CHARS */
} SvTextKind;

/* Return @text cleaned for use as a name in a document: on one line, without control characters,
 * characters that change the direction of writing, and Unicode noncharacters (which no font and no
 * PDF has), and cut to @most characters (-1: no limit). NULL, and a text with nothing visible in
 * it, give "". Used for all text that was typed, pasted or imported. Transfer full. */
char *sv_clean_text (const char *text, glong most);

/* Like sv_clean_text (), for a text that may have several lines. */
char *sv_clean_lines (const char *text, glong most);

/* Return whether any of the text is visible: a letter or sign, not only blanks, combining marks
 * and formatting characters. */
gboolean sv_text_is_visible (const char *text);

/* Return @text without the characters that change the direction of writing, for file formats that
 * do not know them. Transfer full. */
char *sv_drop_directions (const char *text);

/* Return @text made safe for a terminal: characters that move its cursor or change its colours
 * become escapes such as \x1b. Transfer full. */
char *sv_terminal_text (const char *text);

/* Set an error whose message begins with @path. Always return FALSE. */
gboolean sv_fault (GError **error, SvStoreError code, const SvPath *path, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/* Like sv_fault (), for a fault found by the core or a game, whose own path is appended to
 * @path. */
gboolean
sv_fault_found (GError **error, SvStoreError code, const SvPath *path, const SvFault *fault);

/* Return @text in quotes, shortened and without control characters, for an error message. Transfer
 * full. */
char *sv_quote (const char *text);

/* Remove the member @key from the object and return it; NULL if there is none. Transfer full. */
JsonNode *sv_take (JsonObject *object, const char *key);

/* Put the object @leftover back under @key if unknown keys are left in it. */
void sv_put_back (JsonObject *object, const char *key, JsonObject *leftover);

/* Read the value of a node of the right type; otherwise set an error at @path. A NULL node is a
 * missing value. Objects and arrays remain owned by the node; a text is copied. sv_node_word ()
 * reads one of @words and returns its index. */
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
/* Return the text of a node unchecked, or NULL after an error. Transfer none. */
const char *sv_node_string (JsonNode *node, const SvPath *path, GError **error);
JsonObject *sv_node_object (JsonNode *node, const SvPath *path, GError **error);
JsonArray *sv_node_array (JsonNode *node, const SvPath *path, GError **error);

/* Return the list in the node, which may have at most @most entries. Transfer none. */
JsonArray *sv_node_short_array (JsonNode *node, const SvPath *path, unsigned most, GError **error);

/* Return FALSE with an error if @text is not allowed in a document as a text of this kind. */
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

/* Return FALSE with an error if the object has no member @key. */
gboolean sv_has_member (JsonObject *object, const SvPath *parent, const char *key, GError **error);

/* Read an optional member. If it is absent, *@out is unchanged. @parent: path of the object. */
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

/* Read a required member that is a whole number from @min to @max. */
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

/* Return a copy of the keys left in the object, which the document keeps, or NULL if there are
 * none. Transfer full. */
JsonObject *sv_keep_unknown (JsonObject *object);

/* Write the members of @unknown (nullable) that @out lacks, each at the depth where it was read. */
void sv_write_unknown (JsonObject *out, JsonObject *unknown);

/* Return the object or array under @key in @unknown (nullable), or NULL. Transfer none. */
JsonObject *sv_unknown_object (JsonObject *unknown, const char *key);
JsonArray *sv_unknown_array (JsonObject *unknown, const char *key);

/* Replace *@unknown (nullable) by a copy without @key. It is copied because documents may share
 * it. */
void sv_unknown_drop (JsonObject **unknown, const char *key);
