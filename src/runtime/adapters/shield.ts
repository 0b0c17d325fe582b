import { createNode } from '../dom/view.ts';

/** Makes every declaration in some CSS important, so a page's stylesheets can't override it. */
const important = (css: string): string => css.replace(/;|$/g, '!important;');

/** Sets CSS on an element so that its page's stylesheets can't override it. */
function setImportant(element: HTMLElement, css: string): void {
  element.style.cssText += important(css);
}

/** Properties that a page might set on all elements. The host only controls position, size, visibility. */
const PLAIN =
  'box-sizing:border-box;margin:0;padding:0;border:0;outline:0;box-shadow:none;display:block;float:none;' +
  'columns:auto;overflow:hidden;min-width:0;min-height:0;max-width:none;max-height:none;filter:none;' +
  'backdrop-filter:none;mix-blend-mode:normal;clip-path:none;-webkit-mask:none;zoom:1;contain:none;' +
  'writing-mode:horizontal-tb;transition:none;animation:none';

/** Creates an element that fills its host, with a box in its shadow root, which page styles can't reach. */
function createShield(css: string): { readonly shield: HTMLElement; readonly inside: HTMLElement } {
  const shield = createNode('div', important(`all:initial;direction:ltr;display:block;${css}`));
  const inside = createNode('div', 'width:100%;height:100%');
  shield.attachShadow({ mode: 'open' }).append(inside);
  return { shield, inside };
}

/**
 * Protects a graphic from the stylesheets of the page that it shares with its host.
 * @param graphic - The graphic's element, which the host positions.
 * @returns A box inside it for the template.
 */
export function shieldGraphic(graphic: HTMLElement): HTMLElement {
  const { shield, inside } = createShield('position:relative;width:100%;height:100%');
  setImportant(graphic, `${PLAIN};background:none`);
  graphic.append(shield);
  return inside;
}

/**
 * Protects a template that has a page to itself from stylesheets that a host adds to the page.
 * @returns A box for the template, and a function that removes it from the page again.
 */
export function shieldPage(): { readonly inside: HTMLElement; readonly remove: () => void } {
  const { shield, inside } = createShield('position:fixed;inset:0;pointer-events:none');
  for (const element of [document.documentElement, document.body]) {
    setImportant(
      element,
      `${PLAIN};position:static;transform:none;perspective:none;opacity:1;visibility:visible`,
    );
  }
  // A page that sets `display` on everything would show the code of the template.
  for (const element of document.querySelectorAll<HTMLElement>('head,script,style'))
    setImportant(element, 'display:none');
  document.body.append(shield);
  return { inside, remove: () => shield.remove() };
}
