import { StyleModule } from 'style-mod';

let isDone = false;

/**
 * Lets the editor's styles be adopted sheets instead of a `<style>` element, which a policy of the page may refuse.
 *
 * The library adopts sheets in shadow roots only. What it keeps for such a root is handed to the document, under the same
 * symbol; from then on it finds it there. A browser without adopted sheets gets the element.
 */
export function adoptStyles(): void {
  if (isDone || !('adoptedStyleSheets' in document)) return;
  isDone = true;
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  StyleModule.mount(root, []);
  for (const key of Object.getOwnPropertySymbols(root)) Reflect.set(document, key, Reflect.get(root, key));
}
