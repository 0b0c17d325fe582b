import { announce } from './announce.ts';

/** Says that code was copied. Most screen readers don't speak the button's new name, which the theme sets. */
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
