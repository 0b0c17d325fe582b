import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/** Sets the quote as large as its box allows. */
export const actions: ActionsFactory = (keyfill) => ({
  quote: {
    composition() {
      const quote = this.findElementByKey('_quote');
      if (!quote) return;
      fitTiles(keyfill, this);

      keyfill.useOnUpdate('_quote', (_key, _value, next) => {
        next(); // First show the new quote, then measure it.
        const { fontSize, height } = quote.style;
        fontSize.value = 96;
        while (fontSize.value > 40 && quote.measure().height > height.value) fontSize.value -= 4;
      });
    },
  },
});
