/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-json-read: reads known keys out of a JSON object and checks types and ranges.
 *
 * Each key that is read is removed from the object. The keys that are left at the end are unknown,
 * for example because a newer version of Speelveld wrote them. The document keeps these keys and
 * writes them back where they were: an unknown key inside `clock` is written into `clock` again.
 * Error messages contain the JSON path of the value. The JSON text itself is parsed by
 * sv-json.h. */

#include "sv-store-error.h"

#include <json-glib/json-glib.h>

/* Path of a value in a document, for error messages: a linked list on the stack, from the value up
 * to the root. It becomes text only if there is an error. NULL is the path of the document
 * itself. */
typedef struct SvPath SvPath;

struct SvPath {
  const SvPath *parent;
  const char *key; /* key of the value in an object; NULL if the value is item `index` of a list */
  unsigned index;
};

#define SV_PATH_KEY(parent, key) (&(const SvPath){ (parent), (key), 0 })
#define SV_PATH_ITEM(parent, index) (&(const SvPath){ (parent), NULL, (index) })

enum {
  SV_TEXT_MAX_CHARS = 200, /* greatest length of names and titles */
  /* greatest length of the comment on a step of a match */
  SV_COMMENT_MAX_CHARS = 1000,
  SV_NOTES_MAX_CHARS = 10000 /* greatest length of the notes of a document (meta.notes) */
};

typedef enum {
  SV_TEXT_NAME,    /* one line, at most SV_TEXT_MAX_CHARS characters */
  SV_TEXT_COMMENT, /* several lines, at most SV_COMMENT_MAX_CHARS characters */
  SV_TEXT_NOTES    /* several lines, at most SV_NOTES_MAX_CHARS characters */
} SvTextKind;

/* Return a copy of @text that can be stored as a name in a document. It is on one line and has at
 * most @most characters (-1: no limit); control characters, characters that change the direction of
 * writing, and Unicode noncharacters (which neither fonts nor PDF can represent) are removed. If
 * @text is NULL or has no visible character, return "". Use it for every text that was typed,
 * pasted or imported. Transfer full. */
char *sv_clean_text (const char *text, glong most);

/* Like sv_clean_text (), but for a text that may have several lines. Transfer full. */
char *sv_clean_lines (const char *text, glong most);

/* Return @text without the Unicode characters that change the direction of writing, for file
 * formats that do not support them. Transfer full. */
char *sv_drop_directions (const char *text);

/* Return @text in a form that is safe to print on a terminal: characters that move the cursor or
 * change colours are replaced by escapes such as \x1b. Transfer full. */
char *sv_terminal_text (const char *text);

/* Set an error with the path @path and the reason that @format and its arguments make. Always
 * return FALSE. */
gboolean sv_fault (GError **error, SvStoreError code, const SvPath *path, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/* Like sv_fault (), but for a fault that the core or a game found. The path inside @fault is
 * appended to @path. */
gboolean
sv_fault_found (GError **error, SvStoreError code, const SvPath *path, const SvFault *fault);

/* Return @text in quotes for an error message, with at most 40 characters and without control
 * characters. Transfer full. */
char *sv_quote (const char *text);

/* Remove the member @key from @object and return its value, or NULL if there is no such member.
 * Transfer full. */
JsonNode *sv_json_get_member (JsonObject *object, const char *key);

/* If keys are left in @leftover, which was taken from @object under @key, put it back there, so
 * that its unknown keys are kept. */
void sv_put_back (JsonObject *object, const char *key, JsonObject *leftover);

/* Read the value of @node into *@out. If @node has another type or the value is out of range, set
 * an error at @path and return FALSE. NULL as @node means that the value is missing, which is an
 * error too. A text is copied and *@out, which is freed first, owns it. sv_node_word () reads a
 * text that must be one of the NULL-terminated @words, and sets *@out to its index. */
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
/* Return the text, object or list in @node, or NULL with an error at @path if @node is of another
 * type. The contents are not checked. Transfer none. */
const char *sv_node_string (JsonNode *node, const SvPath *path, GError **error);
JsonObject *sv_node_object (JsonNode *node, const SvPath *path, GError **error);
JsonArray *sv_node_array (JsonNode *node, const SvPath *path, GError **error);

/* Like sv_node_array (), but fail if the list has more than @most entries. Transfer none. */
JsonArray *sv_node_short_array (JsonNode *node, const SvPath *path, unsigned most, GError **error);

/* Return FALSE with an error if a list of @n entries is longer than @most. */
gboolean sv_length_check (unsigned n, unsigned most, const SvPath *path, GError **error);

/* Return FALSE with an error if @text is too long for @kind, has control characters or, as a name,
 * nothing visible. */
gboolean sv_text_check (const char *text, const SvPath *path, SvTextKind kind, GError **error);

/* Read a list of whole numbers from @min to @max into @out. sv_node_ints () allows at most @most
 * numbers and sets *@n to how many there are; sv_node_pair () requires exactly two. Return FALSE
 * with an error at @path if the list does not fit. */
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

/* Return FALSE with an error if the object has no member @key. @parent: path of the object. */
gboolean sv_has_member (JsonObject *object, const SvPath *parent, const char *key, GError **error);

/* Read the optional member @key of @object, and remove it. If there is no such member, *@out is
 * unchanged. Return FALSE with an error if its value is not allowed. @parent: path of the
 * object. */
gboolean sv_json_read_bool (
    JsonObject *object, const SvPath *parent, const char *key, bool *out, GError **error);
gboolean sv_json_read_optional_int (JsonObject *object,
                                    const SvPath *parent,
                                    const char *key,
                                    gint64 min,
                                    gint64 max,
                                    gint64 *out,
                                    GError **error);
gboolean sv_json_read_optional_unsigned (JsonObject *object,
                                         const SvPath *parent,
                                         const char *key,
                                         unsigned min,
                                         unsigned max,
                                         unsigned *out,
                                         GError **error);
gboolean sv_json_read_text (JsonObject *object,
                            const SvPath *parent,
                            const char *key,
                            SvTextKind kind,
                            char **out,
                            GError **error);

/* Read the required member @key of @object, a whole number from @min to @max, and remove it. Return
 * FALSE with an error if it is missing or not allowed. @parent: path of the object. */
gboolean sv_json_read_int (JsonObject *object,
                           const SvPath *parent,
                           const char *key,
                           gint64 min,
                           gint64 max,
                           gint64 *out,
                           GError **error);
gboolean sv_json_read_unsigned (JsonObject *object,
                                const SvPath *parent,
                                const char *key,
                                unsigned min,
                                unsigned max,
                                unsigned *out,
                                GError **error);

/* Return @object, in which only unknown keys are left, for the document to keep; NULL if no keys
 * are left. Transfer full. */
JsonObject *sv_keep_unknown (JsonObject *object);

/* Add to @out the members of @unknown (or NULL) that @out lacks, inside the same objects and lists
 * in which they were read. */
void sv_write_unknown (JsonObject *out, JsonObject *unknown);

/* Return the object or the array that is the member @key of @unknown; NULL if @unknown is NULL or
 * has no such member. Transfer none. */
JsonObject *sv_unknown_object (JsonObject *unknown, const char *key);
JsonArray *sv_unknown_array (JsonObject *unknown, const char *key);

/* Replace *@unknown (or NULL) by a copy without the member @key. The object is copied because other
 * documents may share it. */
void sv_unknown_drop (JsonObject **unknown, const char *key);
