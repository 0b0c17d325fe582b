// In the head of every built page: loads the site's scripts after the first paint, or on the reader's first
// input. Until the page is hydrated, it holds back the reader's clicks, keystrokes, and typed text, then passes each one on
// once. If the scripts can't work, a notice says so. `page-template.ts` adds `isSearchShortcut` in front of it.
/* global document, window, location, addEventListener, removeEventListener, MutationObserver, Element, isSearchShortcut */
(function () {
  var root = document.documentElement;
  var scripts = JSON.parse(document.getElementById('keyfill-scripts').textContent);
  // Not `pointermove`: browsers also send it when a page appears under a pointer that rests.
  var signs = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  var passed = ['click', 'keydown', 'input', 'change'];
  // At each of these events, React would hydrate the page immediately, which takes a while and may redraw a field in the middle of
  // a keystroke.
  var kept =
    'beforeinput keypress keyup textInput pointerdown pointerup mousedown mouseup touchstart touchend'.split(
      ' ',
    );
  var kinds = passed.concat(kept);
  var held = [];
  var typed = new Map();
  var isStarted = false;
  var notice;
  // Once all scripts have arrived, a page that hasn't been hydrated after this many milliseconds counts as failed.
  var patience = 15000;

  /** Shows a notice with a button to reload the page, or with a link to another address. */
  window.showNotice = function (text, address) {
    var action = document.createElement(address ? 'a' : 'button');
    action.textContent = address ? 'Open the original page' : 'Reload the page';
    if (address) {
      action.href = address;
    } else {
      action.onclick = function () {
        location.reload();
      };
    }
    notice = document.createElement('p');
    notice.className = 'site-notice';
    notice.setAttribute('role', 'alert');
    notice.append(text + ' ', action);
    document.body.append(notice);
  };

  function isHydrated() {
    return root.getAttribute('data-has-hydrated') === 'true';
  }

  function warn() {
    if (notice || isHydrated()) return;
    window.showNotice(
      'This page’s scripts didn’t load, so its buttons don’t work. You can still read it and follow links. Check your connection.',
    );
  }

  function fail() {
    warn();
    release();
  }

  // A script that has arrived in part, or a page in its place, such as a network's login page.
  addEventListener('error', function (event) {
    if (event.error instanceof SyntaxError) fail();
  });
  addEventListener('unhandledrejection', function (event) {
    if (event.reason && event.reason.name === 'ChunkLoadError') fail();
  });

  /** The path of an address without the endings that hosts add to pages. */
  function pathOf(address) {
    var path = new URL(address).pathname.toLowerCase();
    var end = path.length;
    while (path[end - 1] === '/') end -= 1;
    return path.slice(0, end).replace(/(?:\/index)?(?:\.html)?$/, '');
  }

  /** The page's own address, if this is a copy in another folder. There, the router would find no page. */
  function originalOf() {
    var link = document.querySelector('link[rel="canonical"]');
    var here = pathOf(location.href);
    return link && here !== pathOf(link.href) && here.endsWith(pathOf(link.href)) && link.href;
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    signs.forEach(function (sign) {
      removeEventListener(sign, start, true);
    });
    var original = originalOf();
    if (original) {
      window.showNotice('This is a copy of a page, so its buttons don’t work.', original);
      return release();
    }
    // The theme disables its switch until the page is hydrated, so it wouldn't get any clicks.
    document.querySelectorAll('button:disabled').forEach(function (button) {
      button.disabled = false;
    });
    var waiting = scripts.length;
    function arrive() {
      waiting -= 1;
      if (waiting === 0) setTimeout(warn, patience);
    }
    scripts.forEach(function (address) {
      if (address.endsWith('.css')) {
        var link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = address;
        document.head.append(link);
        window.laterStyles = new Promise(function (resolve) {
          link.onload = link.onerror = resolve;
        });
        return arrive();
      }
      var script = document.createElement('script');
      script.src = address;
      // These run in the order of the list.
      script.async = false;
      script.onload = arrive;
      script.onerror = fail;
      document.head.append(script);
    });
  }

  /** An element and its ancestors, each with its position in its parent. */
  function placeOf(element) {
    var place = [];
    for (; element; element = element.parentElement) {
      place.push({
        element: element,
        index: element.parentElement && Array.from(element.parentElement.children).indexOf(element),
      });
    }
    return place;
  }

  /** The element at a place. Hydration redraws some parts of a page, such as tabs. */
  function elementAt(place) {
    var base = place.findIndex(function (step) {
      return step.element.isConnected;
    });
    return place.slice(0, base).reduceRight(function (parent, step) {
      return parent && parent.children[step.index];
    }, place[base].element);
  }

  /** Hydration may set a field back to the text that was built. */
  function retype(field) {
    if (typed.has(field) && field.value !== typed.get(field)) field.value = typed.get(field);
  }

  /**
   * Keeps an event from everyone else. React would handle some of them, starting when it attaches its listeners,
   * long before the page is hydrated. Links and `<details>` work on their own.
   */
  function hold(event) {
    var target = event.target;
    if (!event.isTrusted || !(target instanceof Element)) return;
    event.stopPropagation();
    if (event.type === 'click') {
      if (target.closest('a[href]:not([href="#"], [role="button"]), details > summary')) return;
      event.preventDefault();
    }
    if (event.type === 'beforeinput') retype(target);
    if (kept.includes(event.type)) return;
    if (event.type === 'input' || event.type === 'change') typed.set(target, target.value);
    if (event.type === 'keydown' && isSearchShortcut(event)) {
      event.preventDefault();
      var field = document.querySelector('input[aria-keyshortcuts]');
      // It receives the text that's typed next. In a narrow window, it only appears once the site's shortcut opens the search. This
      // asks for the window's width, as `useForm.ts` does, because before the styles have loaded, hidden elements have a box, too.
      if (field && !window.matchMedia('(max-width: 996px)').matches) return field.focus();
    }
    held.push({ event: event, target: target, place: placeOf(target) });
  }

  /** Passes on the events one by one, so React can draw the effect of each before the next one. */
  function pass(isKeyHandled) {
    var next = held.shift();
    if (!next) return;
    var event = next.event;
    var target = elementAt(next.place);
    // The browser doesn't click a button if the page has handled the key.
    var isHandled = isKeyHandled && event.type === 'click' && event.detail === 0;
    if (target && !isHandled) {
      if (event.type === 'input') {
        retype(target);
        // React ignores the event if the field's value is the one that it saw last.
        var seen = Object.getOwnPropertyDescriptor(target, 'value');
        if (seen) seen.set.call(target.cloneNode(), target.value ? '' : ' ');
      }
      var focused = document.activeElement;
      isHandled = !target.dispatchEvent(new event.constructor(event.type, event)) && event.type === 'keydown';
      var isLetter = event.type === 'keydown' && event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      if (next.isMoved && target === focused && !isHandled && isLetter)
        document.execCommand('insertText', false, event.key);
      // If a key has moved the focus, the next keys go there, unless the reader has moved it elsewhere since.
      if (event.type === 'keydown' && document.activeElement !== focused) {
        for (var index = 0; held[index] && held[index].target === next.target; index += 1) {
          held[index].place = placeOf(document.activeElement);
          held[index].isMoved = true;
        }
        if (focused !== target && focused !== document.body) focused.focus();
      }
    }
    queueMicrotask(pass.bind(null, isHandled));
  }

  function release() {
    kinds.forEach(function (kind) {
      removeEventListener(kind, hold, true);
    });
    pass(false);
  }

  kinds.forEach(function (kind) {
    addEventListener(kind, hold, true);
  });
  new MutationObserver(function (_changes, observer) {
    if (!isHydrated()) return;
    observer.disconnect();
    if (notice) notice.remove();
    release();
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
