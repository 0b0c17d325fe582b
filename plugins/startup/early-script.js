// In the head of every built page: loads the site's scripts after the first paint, or on the reader's first
// input. It keeps the reader's clicks and typed text until the page is hydrated. `page-template.ts` adds
// `isSearchShortcut` in front of it.
/* global document, window, addEventListener, removeEventListener, MutationObserver, HTMLInputElement, isSearchShortcut */
(function () {
  var root = document.documentElement;
  var scripts = JSON.parse(document.getElementById('keyfill-scripts').textContent);
  // Not `pointermove`: browsers also send it when a page appears under a pointer that rests.
  var signs = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  var pressed = null;
  var typed = [];
  var isStarted = false;
  var hasFailed = false;

  // Docusaurus would interpret a missing object as a wrong base URL, but here it's only late.
  window.docusaurus = null;

  function fail() {
    if (!hasFailed && typeof window.insertBanner === 'function') window.insertBanner();
    hasFailed = true;
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    signs.forEach(function (sign) {
      removeEventListener(sign, start, true);
    });
    scripts.forEach(function (address) {
      var script = document.createElement('script');
      script.src = address;
      // These run in the order of the list.
      script.async = false;
      script.onerror = fail;
      document.head.append(script);
    });
  }

  function press(event) {
    var button = event.target.closest('button, [role="button"], a[href="#"]');
    if (!button || !event.isTrusted) return;
    if (button.tagName === 'A') event.preventDefault();
    pressed = button;
  }

  /** A search shortcut focuses the search field, which receives the text typed next, or presses the search button. */
  function search(event) {
    if (!isSearchShortcut(event)) return;
    var targets = Array.from(document.querySelectorAll('[aria-keyshortcuts]')).filter(function (one) {
      return one.getClientRects().length > 0;
    });
    // The field comes after its button in the document.
    var target = targets.pop();
    if (!target) return;
    event.preventDefault();
    if (target instanceof HTMLInputElement) target.focus();
    else pressed = target;
  }

  /** A control that waits for its script is disabled, so it doesn't get a click. */
  function point(event) {
    pressed = event.target.closest('button:disabled') || pressed;
  }

  function type(event) {
    if (event.target instanceof HTMLInputElement && !typed.includes(event.target)) typed.push(event.target);
  }

  /** React ignores an event if the field's value is the one it saw last. */
  function retype(field) {
    var value = field.value;
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function finish() {
    removeEventListener('click', press, true);
    removeEventListener('keydown', search, true);
    removeEventListener('pointerdown', point, true);
    removeEventListener('input', type, true);
    typed.forEach(retype);
    if (pressed && pressed.isConnected) pressed.click();
  }

  addEventListener('click', press, true);
  addEventListener('keydown', search, true);
  addEventListener('pointerdown', point, true);
  addEventListener('input', type, true);
  new MutationObserver(function (_changes, observer) {
    if (root.getAttribute('data-has-hydrated') !== 'true') return;
    observer.disconnect();
    finish();
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });

  signs.forEach(function (sign) {
    addEventListener(sign, start, { capture: true, passive: true });
  });
  addEventListener('load', function () {
    // A drawn frame reaches the screen some milliseconds later, and the scripts would run in between.
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    // A tab in the background doesn't paint.
    setTimeout(start, 1000);
  });
})();
