/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A competition that is shared from its page: what the page shows and offers, and the results that
 * tables send. Another program stands in for the one that serves. */

#include "cups-fixture.h"
#include "fake-serve.h"
#include "sv-cup-sharing.h"
#include "sv-cup-wall.h"
#include "sv-print-dialog.h"
#include "sv-settings.h"

#include <gio/gio.h>

#define VISITORS "{\"looking\":12,\"came\":true,\"typed\":[1],\"waiting\":0}\n"
#define RESULT "{\"result\":{\"id\":7,\"board\":1,\"fixture\":0,\"home\":5,\"away\":2}}\n"

static SvShare *
share_of (SvCupPage *page)
{
  return sv_cup_share_get_share (sv_cup_page_get_share (page));
}

/* Share a new competition; the other program says @lines. Return its page. */
static SvCupPage *
share (SvWindow *window, const char *lines)
{
  SvCupPage *page = begin_cup (window);

  fake_begin (lines);
  g_assert_false (gtk_widget_get_visible (template_child (page, "sign")));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.cup-share", NULL);
  settle ();
  g_signal_emit_by_name (find_action (page, "sharing.start"), "clicked");
  while (sv_share_get_state (share_of (page)) < SV_SHARE_ON)
    g_main_context_iteration (NULL, TRUE);
  settle ();
  return page;
}

static GtkWidget *
sharing (SvCupPage *page)
{
  return find (page, SV_TYPE_CUP_SHARING);
}

static gboolean
is_played (SvCupPage *page, unsigned fixture)
{
  const SvCup *cup = sv_cup_book_get_doc (sv_cup_page_get_book (page))->cup;

  return sv_cup_fixture (cup, fixture)->result.played;
}

static void
wait_played (SvCupPage *page, unsigned fixture)
{
  while (!is_played (page, fixture))
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

static const char *
toast_of (SvWindow *window)
{
  return sv_toast_get_sentence (SV_PAGE_WINDOW (window)->toast);
}

static void
test_page (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = share (window, FAKE_ADDRESS);

  g_assert_cmpstr (said (sharing (page), "address"), ==, "http://192.168.1.20:8080/");
  g_assert_cmpstr (said (sharing (page), "others"), ==, "http://[fd00::2]:8080/");
  g_assert_cmpstr (said (sharing (page), "visitors"), ==, "Nobody has come through yet.");
  g_assert_true (gtk_widget_get_visible (template_child (sharing (page), "why")));
  g_assert_nonnull (find_where (page, says, "A2BC-3D4E", 0));
  g_assert_null (find_where (page, says, "has typed", 0));
  g_assert_true (gtk_widget_get_visible (template_child (page, "sign")));
  g_assert_cmpuint (g_settings_get_uint (sv_settings (), "share-port"), ==, 8080);
  assert_narrow (page);

  fake_write ("next", VISITORS);
  sv_share_look (share_of (page));
  while (sv_share_get_looking (share_of (page)) != 12)
    g_main_context_iteration (NULL, TRUE);
  settle ();
  g_assert_cmpstr (said (sharing (page), "visitors"), ==, "12 screens look at present.");
  g_assert_false (gtk_widget_get_visible (template_child (sharing (page), "why")));
  g_assert_nonnull (find_where (page, says, "has typed", 0));
  g_assert_nonnull (find_where (page, says, "Shared: http://192.168.1.20:8080/ · 12 look", 0));

  g_signal_emit_by_name (find_action (page, "sharing.stop"), "clicked");
  settle ();
  g_assert_false (gtk_widget_get_visible (template_child (page, "sign")));
  g_assert_false (gtk_widget_get_visible (template_child (sharing (page), "address")));
  g_assert_true (gtk_widget_get_mapped (find_action (page, "sharing.start")));
  close_all ();
}

/* It ends with the window. */
static void
test_ends (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = share (window, FAKE_ADDRESS);
  g_autoptr (SvShare) share = g_object_ref (share_of (page));

  destroy (window);
  g_assert_cmpint (sv_share_get_state (share), ==, SV_SHARE_OFF);
  close_all ();
}

/* It also ends when another competition takes the place of this one, also if the second screen still
 * shows it; the user is told. */
static void
test_replaced (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = share (window, FAKE_ADDRESS);
  g_autoptr (SvShare) share = g_object_ref (share_of (page));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.scoreboard", NULL);
  settle ();
  begin_cup (window);
  settle ();
  g_assert_cmpint (sv_share_get_state (share), ==, SV_SHARE_OFF);
  g_assert_true (g_str_has_suffix (toast_of (window), " is no longer shared."));
  close_all ();
}

static void
choose (SvCupPage *page, SvShareResults results)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (template_child (sharing (page), "choice")), results);
}

static void
test_take (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = share (window, FAKE_ADDRESS);

  fake_write ("next", RESULT);
  choose (page, SV_SHARE_TAKE);
  wait_played (page, 0);
  g_assert_true (g_str_has_prefix (toast_of (window), "Board 1: "));
  g_assert_true (g_str_has_suffix (toast_of (window), " is entered."));
  fake_wait_told ("{\"answer\":{\"id\":7,\"verdict\":\"taken\"}}");
  g_signal_emit_by_name (find_button (SV_PAGE_WINDOW (window)->toast, "Undo", 0), "clicked");
  settle ();
  g_assert_false (is_played (page, 0));
  close_all ();
}

static void
wait_waiting (SvCupPage *page)
{
  while (sv_cup_share_get_waiting (sv_cup_page_get_share (page))->len == 0)
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

/* While another page is shown, the toast asks; on the page there is a row with both answers. */
static void
test_ask (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = share (window, FAKE_ADDRESS);

  fake_write ("next", RESULT);
  choose (page, SV_SHARE_ASK);
  wait_waiting (page);
  g_assert_true (g_str_has_suffix (toast_of (window), ". Take this result?"));
  g_assert_nonnull (find_where (page, says, "Shared · 1 result waits for you", 0));
  assert_narrow (page);
  g_signal_emit_by_name (find_action (page, "sharing.refuse"), "clicked");
  fake_wait_told ("\"verdict\":\"refused\"");
  settle ();
  g_assert_false (is_played (page, 0));
  g_assert_null (find_action (page, "sharing.refuse"));

  fake_write ("next", RESULT);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.competitions", NULL);
  sv_share_look (share_of (page));
  wait_waiting (page);
  g_signal_emit_by_name (find_button (SV_PAGE_WINDOW (window)->toast, "Take", 0), "clicked");
  wait_played (page, 0);
  close_all ();
}

static void
test_new_secrets (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = share (window, FAKE_ADDRESS);

  fake_write ("next",
              "{\"url\":\"http://192.168.1.20:8080/\",\"urls\":[],\"boards\":[{\"board\":1,"
              "\"url\":\"http://192.168.1.20:8080/enter/1/new\",\"code\":\"ZZZZ-ZZZZ\"}]}\n");
  g_signal_emit_by_name (find_action (page, "sharing.secrets"), "clicked");
  while (find_where (page, says, "ZZZZ-ZZZZ", 0) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (find_where (page, says, "A2BC-3D4E", 0));
  close_all ();
}

static void
test_fails (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = share (window, "{\"error\":\"The library is missing.\"}\n");

  g_assert_cmpint (sv_share_get_state (share_of (page)), ==, SV_SHARE_FAILED);
  g_assert_cmpstr (said (sharing (page), "error"), ==, "The library is missing.");
  g_assert_true (gtk_widget_get_mapped (find_action (page, "sharing.start")));
  close_all ();
}

/* What is missing is said before anybody tries; and no longer once it is there. */
static void
test_missing (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = begin_cup (window);

  fake_begin (FAKE_ADDRESS);
  g_autofree char *program = g_strdup (g_getenv ("SPEELVELD_CLI"));
  g_setenv ("SPEELVELD_CLI", "/does/not/exist", TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.cup-share", NULL);
  settle ();
  g_assert_true (g_str_has_prefix (said (sharing (page), "error"), "Sharing a competition needs"));
  g_assert_false (gtk_widget_is_sensitive (find_action (page, "sharing.start")));
  gtk_stack_set_visible_child_name (GTK_STACK (template_child (page, "views")), "round");
  settle ();
  g_setenv ("SPEELVELD_CLI", program, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.cup-share", NULL);
  settle ();
  g_assert_true (gtk_widget_is_sensitive (find_action (page, "sharing.start")));
  close_all ();
}

/* A computer on no network has no address for others; once it is on one, the address appears. */
static void
test_alone (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page =
      share (window, "{\"url\":\"http://127.0.0.1:8080/\",\"urls\":[\"http://127.0.0.1:8080/\"],"
                     "\"boards\":[]}\n");

  g_assert_true (g_str_has_prefix (said (sharing (page), "visitors"), "This computer is on no "));
  g_assert_false (gtk_widget_get_visible (template_child (sharing (page), "address")));
  g_assert_nonnull (find_where (page, says, "Shared, but this computer is on no network", 0));
  fake_write ("next", FAKE_ADDRESS);
  sv_share_look (share_of (page));
  while (sv_share_is_alone (share_of (page)))
    g_main_context_iteration (NULL, TRUE);
  settle ();
  g_assert_cmpstr (said (sharing (page), "address"), ==, "http://192.168.1.20:8080/");
  close_all ();
}

/* What happens to results is remembered for the next time. */
static void
test_remembered (void)
{
  SvWindow *window = start_window ();

  g_settings_reset (sv_settings (), "share-results");
  SvCupPage *page = share (window, FAKE_ADDRESS);
  g_assert_cmpint (sv_share_get_results (share_of (page)), ==, SV_SHARE_CLOSED);
  choose (page, SV_SHARE_ASK);
  close_all ();
  window = start_window ();
  page = share (window, FAKE_ADDRESS);
  g_assert_cmpint (sv_share_get_results (share_of (page)), ==, SV_SHARE_ASK);
  fake_wait_told ("{\"results\":\"ask\"}");
  choose (page, SV_SHARE_CLOSED);
  g_assert_cmpint (g_settings_get_enum (sv_settings (), "share-results"), ==, SV_SHARE_CLOSED);
  close_all ();
}

/* The second screen shows where. */
static void
test_wall (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = share (window, FAKE_ADDRESS);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.scoreboard", NULL);
  settle ();
  GtkWidget *wall = find_window (SV_TYPE_CUP_WALL);
  guint turns = 0;
  while (find_where (wall, says, "http://192.168.1.20:8080/", 0) == NULL && turns++ < 9) {
    gtk_widget_activate_action (wall, "wall.turn", "i", 1);
    settle ();
  }
  g_assert_nonnull (find_where (wall, says, "http://192.168.1.20:8080/", 0));
  sv_cup_share_stop (sv_cup_page_get_share (page));
  settle ();
  g_assert_null (find_where (wall, says, "Follow it on your phone", 0));
  close_all ();
}

static void
test_print (void)
{
  SvWindow *window = start_window ();

  share (window, FAKE_ADDRESS);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.print-boards", NULL);
  settle ();
  GtkWidget *dialog = find_window (SV_TYPE_PRINT_DIALOG);
  g_assert_nonnull (find_where (dialog, says, "Links of the boards", 0));
  gtk_window_destroy (GTK_WINDOW (dialog));
  close_all ();
}

/* --- With the program that serves --- */

/* Send a request to the program that serves at the address of @share. The caller reads the answer
 * from the connection. */
static GSocketConnection *
send_request (SvShare *share, const char *method, const char *path, const char *body)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GError) error = NULL;
  const unsigned port = sv_share_get_port (share);
  GSocketConnection *connection =
      g_socket_client_connect_to_host (client, "127.0.0.1", (guint16)port, NULL, &error);
  g_assert_no_error (error);
  g_autofree char *request = g_strdup_printf (
      "%s %s HTTP/1.1\r\nHost: localhost:%u\r\nConnection: close\r\n"
      "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: %zu\r\n\r\n%s",
      method, path, port, strlen (body), body);

  g_output_stream_write_all (g_io_stream_get_output_stream (G_IO_STREAM (connection)), request,
                             strlen (request), NULL, NULL, &error);
  g_assert_no_error (error);
  return connection;
}

/* Return all that is answered, and close the connection. Meanwhile the window goes on: it may have
 * to decide first. */
static char *
read_answer (GSocketConnection *connection)
{
  GInputStream *in = g_io_stream_get_input_stream (G_IO_STREAM (connection));
  g_autoptr (GString) answer = g_string_new (NULL);
  gssize n = 1;

  while (n > 0) {
    char bytes[4096];
    while (!g_socket_condition_check (g_socket_connection_get_socket (connection), G_IO_IN))
      g_main_context_iteration (NULL, FALSE);
    n = g_input_stream_read (in, bytes, sizeof bytes, NULL, NULL);
    g_string_append_len (answer, bytes, MAX (n, 0));
  }
  g_object_unref (connection);
  return g_strdup (answer->str);
}

/* Everything together: the page is served, a table types a result, it is taken and undone. */
static void
test_real (void)
{
  const char *program = g_getenv ("SV_REAL_CLI");
  SvWindow *window;
  SvCupPage *page;

  if (program == NULL) {
    g_test_skip ("SV_REAL_CLI does not name speelveld-cli");
    return;
  }
  window = start_window ();
  page = begin_cup (window);
  g_setenv ("SPEELVELD_CLI", program, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.cup-share", NULL);
  g_signal_emit_by_name (find_action (page, "sharing.start"), "clicked");
  while (sv_share_get_state (share_of (page)) < SV_SHARE_ON)
    g_main_context_iteration (NULL, TRUE);
  if (sv_share_get_state (share_of (page)) == SV_SHARE_FAILED) {
    g_test_skip (sv_share_get_error (share_of (page)));
    close_all ();
    return;
  }
  g_autofree char *first = read_answer (send_request (share_of (page), "GET", "/", ""));
  g_assert_true (g_str_has_prefix (first, "HTTP/1.1 200"));

  const SvCup *cup = sv_cup_book_get_doc (sv_cup_page_get_book (page))->cup;
  const SvShareBoard *board = sv_share_find_board (share_of (page), sv_cup_fixture (cup, 0)->board);
  g_autofree char *path = g_strdup (strstr (board->url, "/enter/"));
  choose (page, SV_SHARE_TAKE);
  g_autofree char *taken =
      read_answer (send_request (share_of (page), "POST", path, "fixture=0&home=5&away=2"));
  g_assert_true (g_str_has_prefix (taken, "HTTP/1.1 303"));
  settle ();
  g_assert_true (is_played (page, 0));
  g_assert_true (g_str_has_suffix (toast_of (window), " is entered."));
  g_autofree char *other =
      read_answer (send_request (share_of (page), "POST", path, "fixture=0&home=4&away=2"));
  g_assert_true (g_str_has_prefix (other, "HTTP/1.1 409"));
  g_signal_emit_by_name (find_button (SV_PAGE_WINDOW (window)->toast, "Undo", 0), "clicked");
  settle ();
  g_assert_false (is_played (page, 0));
  close_all ();
}

int
main (int argc, char *argv[])
{
  begin (&argc, &argv);
  g_test_add_func ("/cup-share/page", test_page);
  g_test_add_func ("/cup-share/ends", test_ends);
  g_test_add_func ("/cup-share/replaced", test_replaced);
  g_test_add_func ("/cup-share/take", test_take);
  g_test_add_func ("/cup-share/ask", test_ask);
  g_test_add_func ("/cup-share/new-secrets", test_new_secrets);
  g_test_add_func ("/cup-share/fails", test_fails);
  g_test_add_func ("/cup-share/missing", test_missing);
  g_test_add_func ("/cup-share/alone", test_alone);
  g_test_add_func ("/cup-share/remembered", test_remembered);
  g_test_add_func ("/cup-share/wall", test_wall);
  g_test_add_func ("/cup-share/print", test_print);
  g_test_add_func ("/cup-share/real", test_real);
  return run_tests ();
}
