/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The script of the page for a television, after live.js, which has the functions. */
(function () {
  "use strict";

  var live = window.speelveld, all = live.all, one = live.one;
  var TURN = 12000;

  var slide = "", turned = Date.now (), ended = false;

  /* Make the letters of a page as large as all of it fits. */
  function fit (part) {
    var low = 8, high = Math.max (16, window.innerHeight / 6);
    for (var i = 0; i < 9; i++) {
      var middle = (low + high) / 2;
      part.style.fontSize = middle + "px";
      if (part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1)
        low = middle;
      else
        high = middle;
    }
    part.style.fontSize = low + "px";
  }

  function show_slide (i) {
    var slides = all (".slide");
    if (!slides.length)
      return;
    i = (i + slides.length) % slides.length;
    slides.forEach (function (part, k) { part.classList.toggle ("on", k == i); });
    slide = slides[i].id;
    fit (slides[i]);
  }

  function find_slide () {
    return Math.max (0, all (".slide").findIndex (function (part) { return part.id == slide; }));
  }

  function turn (by) {
    turned = Date.now ();
    show_slide (find_slide () + by);
  }

  function prepare_wall () {
    document.documentElement.classList.add ("walled");
    if (one ("#slide-winner") && !ended) {
      slide = "slide-winner";
      turned = Date.now ();
    }
    ended = !!one ("#slide-winner");
    show_slide (find_slide ());
  }

  prepare_wall ();
  live.changed.push (prepare_wall);
  setInterval (function () {
    if (Date.now () - turned > TURN)
      turn (1);
  }, 1000);
  window.addEventListener ("resize", prepare_wall);
  document.addEventListener ("keydown", function (event) {
    if (event.key == "ArrowRight" || event.key == "ArrowLeft")
      turn (event.key == "ArrowRight" ? 1 : -1);
  });
}) ();
