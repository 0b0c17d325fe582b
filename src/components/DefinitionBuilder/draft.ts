import { EXAMPLE, type Form } from './core/form.ts';

let form: Form = EXAMPLE;

/**
 * The form as the reader left it. It lasts as long as the tab shows this site, and starts with the example of
 * the page.
 */
export const currentForm = (): Form => form;

/** Keeps the form while the reader looks at other pages. */
export function storeForm(next: Form): void {
  form = next;
}
