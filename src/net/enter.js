/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The script of the form of a table, after live.js, which has the functions. */
(function () {
  "use strict";

  var live = window.speelveld, words = live.words, all = live.all, one = live.one;

  var pause = 1000, sending = null, attempt = 0; /* what is to be sent until it is taken */

  /* The board, without its secret, which is another one after a new start of the server. */
  function form_key () {
    return "typed " + location.pathname.split ("/").slice (0, 3).join ("/");
  }

  function say (text) {
    var line = one ("#sending");
    if (line)
      line.textContent = text || "";
  }

  /* Return what was typed: a text for each field, or texts for fields of the same name. */
  function read_form (form) {
    var typed = {};
    all ("input[name], select[name]", form).forEach (function (field) {
      if (field.disabled)
        return;
      if (/^scorer/.test (field.name))
        typed[field.name] = (typed[field.name] || []).concat (field.value);
      else
        typed[field.name] = field.value;
    });
    return typed;
  }

  function fill_form (form, typed) {
    all ("input[name]:not([type=hidden]), select[name]", form).forEach (function (field) {
      if (typeof typed[field.name] == "string")
        field.value = typed[field.name];
    });
    add_scorers (form);
    ["scorer-home", "scorer-away"].forEach (function (name) {
      all ("select[name=" + name + "]", form).forEach (function (field, i) {
        field.value = (typed[name] || [])[i] || "";
      });
    });
  }

  /* Offer a choice of scorer for each goal. */
  function add_scorers (form) {
    all (".scorers", form).forEach (function (part) {
      var goals = Math.min (40, Number (form.elements[part.dataset.goals].value) || 0);
      var choices = all ("select", part);
      for (var i = choices.length; i < goals; i++) {
        var choice = choices[0].cloneNode (true);
        choice.value = "";
        choices[0].parentNode.appendChild (choice);
      }
      all ("select", part).forEach (function (choice, k) {
        if (k >= goals && k > 0)
          choice.remove ();
      });
      all ("select", part).forEach (function (choice) { choice.disabled = goals == 0; });
      part.hidden = goals == 0;
    });
  }

  function encode (typed) {
    return Object.keys (typed).filter (function (name) { return typed[name] !== ""; })
      .map (function (name) {
        return [].concat (typed[name]).map (function (value) {
          return encodeURIComponent (name) + "=" + encodeURIComponent (value);
        }).join ("&");
      }).filter (function (pair) { return pair != ""; }).join ("&");
  }

  /* Send what was typed, again and again until the server says what became of it. */
  function send () {
    var form = one ("#result"), typed = sending;
    if (!typed)
      return;
    say (words.sending);
    live.ask ("POST", location.pathname, encode (typed), function (request) {
      var page = request.response, fresh = page && one ("main", page), status = request.status;
      if (sending !== typed)
        return;
      if (status == 0 || status == 202 || status == 429 || status >= 500 || !fresh) {
        say (status == 0 ? words.unsent : status == 202 ? words.waiting : words.unsaved);
        attempt = setTimeout (send, pause);
        pause = Math.min (pause * 2, live.LONGEST);
        return;
      }
      pause = 1000;
      sending = null;
      if (status == 200) {
        live.keep (form_key (), null);
        live.swap (page);
        if (form && one ("#result"))
          one ("#result").reset ();
        say (words.taken.replace ("{score}", typed.home + "–" + typed.away));
      } else {
        typed.sent = status == 404; /* the board has another address: it is sent from there */
        live.keep (form_key (), typed);
        live.swap (page);
        say ("");
        var message = one (".message");
        if (message) {
          message.tabIndex = -1;
          message.focus ();
        }
      }
    });
  }

  function step (field, by) {
    var value = Math.max (0, Math.min (999, (parseInt (field.value, 10) || 0) + by));
    field.value = field.value === "" && by < 0 ? 0 : value;
    field.dispatchEvent (new Event ("input", { bubbles: true }));
  }

  function add_steps (field) {
    [["−", -1], ["+", 1]].forEach (function (which) {
      var button = live.make ("button", which[0]);
      button.type = "button";
      button.className = "step";
      button.setAttribute ("aria-label", (which[1] > 0 ? words.more : words.less).replace (
        "{team}", field.getAttribute ("aria-label") || ""));
      button.onclick = function () { step (field, which[1]); };
      field.parentNode.insertBefore (button, which[1] > 0 ? field.nextSibling : field);
    });
  }

  function prepare_form () {
    var form = one ("#result"), typed = live.recall (form_key ());
    if (!form || form.dataset.ready)
      return;
    form.dataset.ready = "yes";
    all (".goals", form).forEach (add_steps);
    if (typed && typed.fixture == form.elements.fixture.value)
      fill_form (form, typed);
    var update = function () {
      var part = one (".shootout", form), how = form.elements.how;
      if (part && how) {
        part.hidden = how.value != "penalties";
        one ("input", part).disabled = part.hidden;
      }
      add_scorers (form);
    };
    update ();
    form.addEventListener ("input", function () {
      update ();
      live.keep (form_key (), read_form (form));
    });
    form.addEventListener ("submit", function (event) {
      event.preventDefault ();
      sending = read_form (form);
      sending.sent = true;
      live.keep (form_key (), sending);
      clearTimeout (attempt);
      send ();
    });
  }

  /* What was sent before this page was loaded, and was not taken as far as we know. */
  function resume () {
    var typed = live.recall (form_key ());
    if (typed && typed.sent && one ("#sending")) {
      sending = typed;
      send ();
    }
  }

  prepare_form ();
  live.changed.push (prepare_form);
  resume ();
}) ();
