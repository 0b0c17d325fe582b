import { StyleModule } from 'style-mod';

let isDone = false;

/**
 * Makes the editor use adopted style sheets instead of a `<style>` element, which the page's policy may refuse.
 * The library only adopts sheets in shadow roots. This stores the library's data for a shadow root on the document, under the
 * symbol where the library looks for it. Browsers without adopted sheets get the
 * element.
 */
export function adoptStyles(): void {
  if (isDone || !('adoptedStyleSheets' in document)) return;
  isDone = true;
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  StyleModule.mount(root, []);
  for (const key of Object.getOwnPropertySymbols(root)) Reflect.set(document, key, Reflect.get(root, key));
}
