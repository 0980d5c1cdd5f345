/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The script of the pages that a server shows of a competition. It is for browsers of 2017 and
 * later; without it the pages can be read, and their forms work.
 *
 * News: the server says by an EventSource that something has changed; then the page is fetched
 * again, and what is different in it is replaced. Once in a while the page is fetched anyway,
 * because a lost network is often not told. All that people read stands in the page: texts of the
 * script are data- attributes of its element. */
(function () {
  "use strict";

  var words = document.currentScript.dataset, main = document.querySelector ("main");
  var POLL = 20000, LOST = 5000, LONGEST = 10000, PATIENCE = 8000;
  var changed = []; /* functions to call when the page was changed */

  function all (selector, where) {
    return Array.prototype.slice.call ((where || document).querySelectorAll (selector));
  }

  function one (selector, where) {
    return (where || document).querySelector (selector);
  }

  function make (name, text, parent) {
    var node = document.createElement (name);
    node.textContent = text;
    if (parent)
      parent.appendChild (node);
    return node;
  }

  /* What this browser keeps; it may refuse to. */
  function recall (key) {
    try {
      return JSON.parse (localStorage.getItem (words.cup + " " + key));
    } catch (error) {
      return null;
    }
  }

  function keep (key, value) {
    try {
      if (value === null)
        localStorage.removeItem (words.cup + " " + key);
      else
        localStorage.setItem (words.cup + " " + key, JSON.stringify (value));
    } catch (error) {
      /* it is forgotten with the page */
    }
  }

  /* Ask the server. @done gets the request, whose status is 0 if there was no answer. */
  function ask (method, address, body, done) {
    var request = new XMLHttpRequest ();
    request.open (method, address);
    request.responseType = "document";
    request.timeout = PATIENCE + (body ? 2000 : 0);
    if (body)
      request.setRequestHeader ("Content-Type", "application/x-www-form-urlencoded");
    request.onloadend = function () {
      var date = request.status ? request.getResponseHeader ("Date") : null;
      if (date)
        ahead = Date.parse (date) + 500 - Date.now ();
      done (request);
    };
    request.send (body);
  }

  /* --- Clocks --- */

  var ahead = null; /* milliseconds by which the clock of the server is ahead of ours */

  function two (n) {
    return (n < 10 ? "0" : "") + n;
  }

  function tick_clocks () {
    var since = ahead === null ? 0 : Date.now () + ahead - Number (main.dataset.time);
    all (".clock[data-running]").forEach (function (clock) {
      var left = Math.max (0, Math.ceil ((Number (clock.dataset.left) - Math.max (since, 0)) / 1000));
      clock.textContent = Math.floor (left / 60) + ":" + two (left % 60);
    });
  }

  /* --- My team --- */

  function row_of (link) {
    return link.closest ("tr, .bracket li, .third li, #teams li");
  }

  /* Show the next match of my team first on the page of the competition. */
  function show_mine (file) {
    var link = file && one ("#teams a[href='" + file + "']");
    if (!link)
      return;
    var section = document.createElement ("section"), heading = make ("h2", words.mine + ": ", section);
    section.id = "mine";
    heading.appendChild (link.parentNode.firstChild.cloneNode (true));
    if (heading.lastChild.nodeName != "A")
      heading.appendChild (link.cloneNode (true));
    var rows = all (".matches a[href='" + file + "']").map (row_of).filter (function (row) {
      return row.className.indexOf ("live") >= 0 || one (".result", row).textContent == "";
    });
    if (rows.length) {
      var table = rows[0].closest ("table"), copy = table.cloneNode (false);
      copy.appendChild (one ("thead", table).cloneNode (true));
      copy.appendChild (document.createElement ("tbody")).appendChild (rows[0].cloneNode (true));
      section.appendChild (copy);
    }
    main.insertBefore (section, main.firstChild);
  }

  function add_button (here, file) {
    var header = one ("header"), button = one ("#follow");
    if (!header || !here)
      return;
    if (!button) {
      button = document.createElement ("button");
      button.id = "follow";
      button.type = "button";
      button.onclick = function () {
        keep ("team", recall ("team") == here ? null : here);
        decorate ();
      };
      header.appendChild (button);
    }
    button.textContent = file == here ? words.unfollow : words.follow;
    button.setAttribute ("aria-pressed", file == here ? "true" : "false");
  }

  function decorate () {
    var file = recall ("team"), here = /team-\d+\.html$/.exec (location.pathname);
    var old = one ("#mine");
    if (old)
      old.remove ();
    all (".mine").forEach (function (row) { row.classList.remove ("mine"); });
    show_mine (file);
    if (/^team-\d+\.html$/.test (file || ""))
      all ("a[href='" + file + "'], a[href='/" + file + "']").map (row_of).forEach (function (row) {
        if (row)
          row.classList.add ("mine");
      });
    add_button (here && here[0], file);
    tick_clocks ();
  }

  /* --- A changed page --- */

  var shown = []; /* the parts of the main part as the server sent them */

  function parts_of (main) {
    return Array.prototype.map.call (main.children, function (part) { return part.outerHTML; });
  }

  /* The scores on a page, by what stands beside them. */
  function scores_of (where) {
    var scores = {};
    all (".matches tbody tr", where).forEach (function (row) {
      var home = one (".home", row), away = one (".away", row), result = one (".result", row);
      if (home && away && result && !row.closest ("#mine"))
        scores[row.cells[0].textContent + home.textContent + away.textContent] =
            [home.textContent, result.textContent, away.textContent];
    });
    return scores;
  }

  function tell (before, after) {
    var said = Object.keys (after).filter (function (key) {
      return before[key] && after[key][1] != "" && before[key][1] != after[key][1];
    }).map (function (key) { return after[key].join (" "); });
    if (said.length && one ("#news"))
      one ("#news").textContent = said.slice (0, 4).join (". ") + ".";
    return said;
  }

  function mark (said) {
    all (".matches tbody tr").forEach (function (row) {
      var home = one (".home", row), away = one (".away", row), result = one (".result", row);
      if (home && away && result &&
          said.indexOf ([home.textContent, result.textContent, away.textContent].join (" ")) >= 0)
        row.classList.add ("fresh");
    });
  }

  /* The topmost part on the screen, to which the page is to stay scrolled. */
  function find_anchor (main) {
    var i = 0;
    while (i < main.children.length && main.children[i].getBoundingClientRect ().bottom <= 0)
      i++;
    return i < main.children.length
      ? { index: i, id: main.children[i].id, top: main.children[i].getBoundingClientRect ().top }
      : null;
  }

  function return_to (main, anchor) {
    var part = anchor && (anchor.id ? document.getElementById (anchor.id) : main.children[anchor.index]);
    if (part && window.pageYOffset > 0)
      window.scrollBy (0, part.getBoundingClientRect ().top - anchor.top);
  }

  function key_of (node) {
    return node.id ? "#" + node.id
      : node.name ? "[name='" + node.name + "']"
      : node.getAttribute && node.getAttribute ("href") ? "a[href='" + node.getAttribute ("href") + "']"
      : null;
  }

  /* Leave the old picture until the new one is there. */
  function replace_pitch (old, part) {
    var picture = one ("img", old), fresh = one ("img", part);
    if (picture.getAttribute ("src") != fresh.getAttribute ("src"))
      picture.src = fresh.getAttribute ("src");
    one ("figcaption", old).innerHTML = one ("figcaption", part).innerHTML;
  }

  function replace_parts (main, fresh) {
    var parts = parts_of (fresh), made = Array.prototype.slice.call (fresh.children);
    for (var i = 0; i < parts.length; i++) {
      var part = document.importNode (made[i], true), old = main.children[i];
      if (!old)
        main.appendChild (part);
      else if (old.className == "pitch" && old.id == part.id)
        replace_pitch (old, part);
      else if (parts[i] != shown[i])
        main.replaceChild (part, old);
    }
    while (main.children.length > parts.length)
      main.lastElementChild.remove ();
    shown = parts;
  }

  /* Show another edition of this page. */
  function swap (page) {
    var fresh = one ("main", page), header = one ("header"), mine = one ("#mine");
    var anchor = find_anchor (main), focus = document.activeElement, key = focus && key_of (focus);
    var home = focus && focus.closest && focus.closest ("section[id], nav[id]");
    var before = scores_of (document), said = tell (before, scores_of (page));

    if (mine)
      mine.remove ();
    replace_parts (main, fresh);
    main.dataset.edition = fresh.dataset.edition;
    main.dataset.time = fresh.dataset.time;
    main.className = fresh.className;
    if (header && one ("header", page) && !one ("#follow"))
      header.innerHTML = one ("header", page).innerHTML;
    else if (header && one ("header", page))
      all ("h1, p", header).forEach (function (line, i) {
        var other = all ("h1, p", one ("header", page))[i];
        if (other && other.innerHTML != line.innerHTML)
          line.innerHTML = other.innerHTML;
      });
    document.title = page.title;
    decorate ();
    mark (said);
    changed.forEach (function (call) { call (); });
    if (focus && key && !document.contains (focus)) {
      var place = home && document.getElementById (home.id) || document;
      if (one (key, place))
        one (key, place).focus ({ preventScroll: true });
    }
    return_to (main, anchor);
  }

  /* --- News --- */

  var source = null, again = 0, pause = 1000, known = "", wanted = "", busy = false;
  var good = Date.now (), broken = false, last_news = new Date ();

  function heard () {
    good = Date.now ();
    last_news = new Date ();
    broken = false;
    pause = 1000;
    show_lost ();
  }

  function failed () {
    broken = true;
    show_lost ();
  }

  /* Say that there is no connection, but not of a pause that nobody would notice. */
  function show_lost () {
    var line = one ("#lost"), lost = broken && Date.now () - good > LOST;
    if (!line || line.hidden == !lost)
      return;
    line.textContent = !lost ? "" :
        words.lost.replace ("{time}", two (last_news.getHours ()) + ":" + two (last_news.getMinutes ()));
    line.hidden = !lost;
  }

  function fetch_page () {
    if (busy)
      return;
    busy = true;
    ask ("GET", location.pathname, null, function (request) {
      var page = request.response, fresh = page && one ("main", page);
      busy = false;
      if (!fresh || request.status >= 429) {
        failed ();
        return;
      }
      heard ();
      if (fresh.dataset.edition != main.dataset.edition)
        swap (page);
      known = main.dataset.edition || "";
      if (wanted == known)
        wanted = "";
      else if (wanted) {
        known = wanted;
        wanted = "";
        setTimeout (fetch_page, 1000);
      }
    });
  }

  function listen () {
    clearTimeout (again);
    if (source)
      source.close ();
    source = null;
    if (!window.EventSource || (document.hidden && !main.classList.contains ("wall")))
      return;
    source = new EventSource ("/changes");
    source.onopen = heard;
    source.onmessage = function (event) {
      heard ();
      if (event.data == known)
        return;
      wanted = event.data;
      setTimeout (fetch_page, Math.random () * 600); /* not all telephones at once */
    };
    source.onerror = function () {
      failed ();
      if (source && source.readyState == 2) {
        again = setTimeout (listen, pause);
        pause = Math.min (pause * 2, LONGEST);
      }
    };
  }

  function return_here () {
    listen ();
    if (!document.hidden)
      fetch_page ();
  }

  /* --- Begin --- */

  shown = parts_of (main);
  known = main.dataset.edition || "";
  decorate ();
  if (one (".clock[data-running]"))
    ask ("HEAD", location.pathname, null, function () {});
  if (known) {
    listen ();
    setInterval (function () {
      if (!document.hidden && Date.now () - good > POLL - 1000)
        fetch_page ();
      if (source && source.readyState != 1 && Date.now () - good > 3 * LONGEST / 2)
        listen ();
    }, POLL / 4);
    document.addEventListener ("visibilitychange", return_here);
    window.addEventListener ("online", return_here);
    window.addEventListener ("offline", failed);
    window.addEventListener ("pageshow", function (event) {
      if (event.persisted)
        return_here ();
    });
  }
  setInterval (function () {
    tick_clocks ();
    show_lost ();
  }, 1000);

  /* for the scripts of single pages */
  window.speelveld = { words: words, all: all, one: one, make: make, recall: recall, keep: keep, ask: ask,
                       swap: swap, changed: changed, LONGEST: LONGEST };
}) ();
