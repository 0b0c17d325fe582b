import { EXAMPLE, type Form } from './core/form';

let kept: Form = EXAMPLE;

/** The form as the reader left it, as long as the tab shows this site; at first the example of the page. */
export const keptForm = (): Form => kept;

/** Keeps the form, so that a look at another page loses nothing. */
export function keepForm(form: Form): void {
  kept = form;
}
