import { EXAMPLE, type Form } from './core/form';

let kept: Form = EXAMPLE;

/**
 * The form as the reader left it. It lasts as long as the tab shows this site, and starts with the example of
 * the page.
 */
export const keptForm = (): Form => kept;

/** Keeps the form while the reader looks at other pages. */
export function keepForm(form: Form): void {
  kept = form;
}
