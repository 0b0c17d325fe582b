// Stands in the head of every page, after the list of the site's scripts: starts them once the page has been painted, or
// at the first sign that the reader wants more than to read. What is pressed or typed before they run is not lost.
/* global document, window, addEventListener, removeEventListener, MutationObserver, HTMLInputElement */
(function () {
  var root = document.documentElement;
  var scripts = JSON.parse(document.getElementById('keyfill-scripts').textContent);
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  var pressed = null;
  var typed = [];
  var isStarted = false;
  var hasFailed = false;

  // On the home page the framework takes a missing object for a wrong base URL; here it is only late.
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
      // In the order of the list.
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

  /** The keys that lead to the search: its field takes what is typed next, and where there is only its button, that is pressed. */
  function search(event) {
    // As in the search box itself, which this script cannot import: plugins/local-search/client/useShortcuts.ts.
    var isChord = event.ctrlKey || event.metaKey;
    var isSlash = event.key === '/' && !isChord && !event.altKey;
    var isK = event.key.toLowerCase() === 'k' && isChord && !event.shiftKey && !event.altKey;
    var place = event.target;
    if (!isK && (!isSlash || place.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(place.tagName)))
      return;
    var ways = Array.from(document.querySelectorAll('[aria-keyshortcuts]')).filter(function (one) {
      return one.getClientRects().length > 0;
    });
    // The field comes after its button.
    var way = ways.pop();
    if (!way) return;
    event.preventDefault();
    if (way instanceof HTMLInputElement) way.focus();
    else pressed = way;
  }

  /** What waits for its script is drawn disabled, and gets no click. */
  function point(event) {
    pressed = event.target.closest('button:disabled') || pressed;
  }

  function type(event) {
    if (event.target instanceof HTMLInputElement && !typed.includes(event.target)) typed.push(event.target);
  }

  /** React compares a field's value with the one that it has seen last. */
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
    // A frame that has been drawn is on the screen some milliseconds later; the scripts would come in between.
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    // A tab in the background paints no frame.
    setTimeout(start, 1000);
  });
})();
