// In the head of every built page: loads the site's scripts after the first paint, or on the first input.
// Until hydration, it keeps presses and typed text, then passes them on. If scripts fail, a notice says so.
/* global document, window, addEventListener, removeEventListener, MutationObserver, Element */
/* global HTMLScriptElement */
(() => {
  // Not `pointermove`: browsers also send it when a page appears under a pointer that rests.
  const signs = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  const kinds = ['click', 'input', 'change'];
  // Once all scripts have arrived, a page that isn't hydrated after this many milliseconds has failed.
  const patience = 15000;
  let held = [];
  let notice;
  // The built page doesn't know the template that its address names, so its other content waits.
  const page = document.documentElement;
  page.toggleAttribute('data-opens', /[?&]template=/.test(window.location.search));

  /** Shows a notice with a button to reload the page, or with a link to another address. */
  window.showNotice = (text, address) => {
    if (notice) return;
    const action = document.createElement(address ? 'a' : 'button');
    action.textContent = address ? 'Open the original page' : 'Reload the page';
    if (address) action.href = address;
    else action.onclick = () => window.location.reload();
    notice = document.createElement('p');
    notice.className = 'site-notice';
    notice.setAttribute('role', 'alert');
    notice.append(text + ' ', action);
    document.body.append(notice);
    release();
  };

  const isHydrated = () => page.getAttribute('data-has-hydrated') === 'true';

  function warn() {
    if (isHydrated()) return;
    window.showNotice(
      'This page’s scripts didn’t load, so its buttons don’t work. ' +
        'You can still read it and follow links. Check your connection.',
    );
  }

  /** The path of an address without the endings that hosts add to pages. */
  const pathOf = (address) =>
    new URL(address).pathname
      .toLowerCase()
      .replace(/(?<!\/)\/+$/, '')
      .replace(/(?:\/index)?(?:\.html)?$/, '');

  /** The page's own address, if this is a copy in another folder. There, the router would find no page. */
  function originalOf() {
    const own = document.querySelector('link[rel="canonical"]')?.href;
    const [here, there] = [window.location.href, own ?? window.location.href].map(pathOf);
    return here !== there && here.endsWith(there) ? own : undefined;
  }

  /** Loads the scripts, which `npm run build` has written in a way that browsers ignore. */
  function start() {
    for (const sign of signs) removeEventListener(sign, start, true);
    const original = originalOf();
    if (original) {
      window.showNotice('This is a copy of a page, so its buttons don’t work.', original);
      return;
    }
    // The theme disables its switch until the page is hydrated, so it wouldn't get any clicks.
    for (const button of document.querySelectorAll('button:disabled')) button.disabled = false;
    let last;
    for (const { dataset } of document.querySelectorAll('script[data-src]')) {
      last = document.createElement('script');
      last.src = dataset.src;
      // They run in the order of the page.
      last.async = false;
      document.head.append(last);
      delete dataset.src;
    }
    if (last) last.onload = () => setTimeout(warn, patience);
  }

  /** Kept from React, which may handle some during hydration. Links and `<details>` work on their own. */
  function hold(event) {
    const { target, type } = event;
    if (!event.isTrusted || !(target instanceof Element)) return;
    if (type === 'click') {
      if (target.closest('a[href]:not([href="#"], [role="button"]), details > summary')) return;
      event.preventDefault();
    } else {
      held = held.filter((one) => one.target !== target || one.event.type !== type);
    }
    event.stopPropagation();
    held.push({ event, target, value: target.value });
  }

  /** Passes on the events one by one, so React can draw the effect of each before the next one. */
  function pass() {
    const { event, target, value } = held.shift() ?? {};
    if (!event) return;
    if (event.type !== 'click') {
      // Hydration may have set the field back.
      if (target.value !== value) target.value = value;
      // React ignores the event if the field's value is the one that it saw last.
      const seen = Object.getOwnPropertyDescriptor(target, 'value');
      if (seen) seen.set.call(target.cloneNode(), value ? '' : ' ');
    }
    target.dispatchEvent(new event.constructor(event.type, event));
    queueMicrotask(pass);
  }

  function release() {
    page.removeAttribute('data-opens');
    for (const kind of kinds) removeEventListener(kind, hold, true);
    pass();
  }

  for (const kind of kinds) addEventListener(kind, hold, true);
  new MutationObserver((_changes, observer) => {
    if (!isHydrated()) return;
    observer.disconnect();
    notice?.remove();
    notice = undefined;
    release();
  }).observe(page, { attributeFilter: ['data-has-hydrated'] });

  addEventListener(
    'error',
    ({ target, error }) => {
      // A script that hasn't arrived completely, or a page in its place, such as a network's login page.
      if (target instanceof HTMLScriptElement || error instanceof SyntaxError) warn();
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason?.name === 'ChunkLoadError') warn();
  });

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('load', () => {
    // A drawn frame reaches the screen some milliseconds later, and the scripts would run in between.
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    // A tab in the background doesn't paint.
    setTimeout(start, 1000);
  });
})();
