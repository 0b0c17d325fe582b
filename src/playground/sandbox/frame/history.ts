/**
 * Frames share the tab's history, which has room for 50 places, and each fragment that edited code visits
 * takes one. This lets it add a single one.
 *
 * - The browser sends `popstate` while the code that has set the fragment still runs. Opening the document
 *   again then means that it's loading, and while it is, each place that the code sets replaces the one
 *   before.
 * - Links don't follow that rule, so they no longer react.
 * - A frame in this frame could do all of it unnoticed, so each is removed before it has loaded.
 *
 * Call this before any other code runs.
 * @param onNavigated - Called when the frame has a new fragment. The page removes the frame then.
 */
export function protectHistory(scope: Window & typeof globalThis, onNavigated: () => void): void {
  const { document } = scope;
  const { apply } = Reflect;
  const open = document.open.bind(document);
  const select = document.querySelectorAll.bind(document);
  const { remove } = scope.Element.prototype;
  let hasNavigated = false;

  function end(): void {
    hasNavigated = true;
    onNavigated();
    open();
  }
  // A listener of the code could otherwise stop the event before it arrives here.
  for (const type of ['popstate', 'hashchange']) scope.addEventListener(type, end, true);

  const { click } = scope.HTMLElement.prototype;
  scope.HTMLElement.prototype.click = function () {
    if (!hasNavigated) apply(click, this, []);
  };
  const { dispatchEvent } = scope.EventTarget.prototype;
  scope.EventTarget.prototype.dispatchEvent = function (event) {
    return !hasNavigated && (apply(dispatchEvent, this, [event]) as boolean);
  };

  new scope.MutationObserver(() => {
    const frames = select('iframe, frame, object, embed');
    for (let index = 0; index < frames.length; index += 1) apply(remove, frames[index], []);
  }).observe(document, { childList: true, subtree: true });
}
