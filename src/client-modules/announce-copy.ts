import { announce } from './announce.ts';

/** Says that code was copied. The theme only changes the name of the button, which most screen readers don't speak. */
if (typeof window !== 'undefined') {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('.theme-code-block button') : null;
      const name = button?.ariaLabel;
      if (button) announce(() => (button.ariaLabel === name ? null : button.ariaLabel));
    },
    { capture: true },
  );
}

export {};
