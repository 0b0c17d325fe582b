import { createNode } from '../dom/view.ts';

/** Every declaration of some CSS as an important one, which no stylesheet of a page can outdo. */
const important = (css: string): string => css.replace(/;|$/g, '!important;');

/** Sets CSS on an element against the stylesheets of its page. */
function insist(element: HTMLElement, css: string): void {
  element.style.cssText += important(css);
}

/** What a page might set on every element, and no host needs to set on a graphic. Place, size, and visibility are the host's. */
const PLAIN =
  'box-sizing:border-box;margin:0;padding:0;border:0;outline:0;box-shadow:none;display:block;float:none;columns:auto;overflow:hidden;min-width:0;min-height:0;max-width:none;max-height:none;filter:none;backdrop-filter:none;mix-blend-mode:normal;clip-path:none;-webkit-mask:none;zoom:1;contain:none;writing-mode:horizontal-tb;transition:none;animation:none';

/** Makes an element that fills its host, and puts a box into its shadow root, where no stylesheet of the page reaches. */
function createShield(css: string): { readonly shield: HTMLElement; readonly inside: HTMLElement } {
  const shield = createNode('div', important(`all:initial;direction:ltr;display:block;${css}`));
  const inside = createNode('div', 'width:100%;height:100%');
  shield.attachShadow({ mode: 'open' }).append(inside);
  return { shield, inside };
}

/**
 * Protects a graphic from the stylesheets of the page that it shares with its host.
 *
 * @param graphic - The element of the graphic, which the host places.
 * @returns A box in it for the template.
 */
export function shieldGraphic(graphic: HTMLElement): HTMLElement {
  const { shield, inside } = createShield('position:relative;width:100%;height:100%');
  insist(graphic, `${PLAIN};background:none`);
  graphic.append(shield);
  return inside;
}

/**
 * Protects a template that has a page of its own from stylesheets that a host adds to it.
 *
 * @returns A box for the template, and a function that takes it out of the page again.
 */
export function shieldPage(): { readonly inside: HTMLElement; readonly remove: () => void } {
  const { shield, inside } = createShield('position:fixed;inset:0;pointer-events:none');
  for (const element of [document.documentElement, document.body])
    insist(element, `${PLAIN};position:static;transform:none;perspective:none;opacity:1;visibility:visible`);
  // A page that sets `display` on everything would show the code of the template.
  for (const element of document.querySelectorAll<HTMLElement>('head,script,style'))
    insist(element, 'display:none');
  document.body.append(shield);
  return { inside, remove: () => shield.remove() };
}
