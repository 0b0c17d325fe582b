import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** Points the arrow up or down, in green or red. */
export const actions: ActionsFactory = (keyfill) => ({
  'share-price': {
    composition() {
      const arrow = this.findElementByKey('_arrow');
      const up = 'M 0 80 L 50 0 L 100 80 Z';
      const down = 'M 0 0 L 100 0 L 50 80 Z';

      keyfill.useOnUpdate('_change', (key, value, next) => {
        // A loss may start with a hyphen or with a minus sign.
        const falls = /^[-−]/.test(value.trim());
        if (arrow) {
          arrow.data = falls ? down : up;
          arrow.style.fill.value = falls ? '#ff6b6b' : '#4ade80';
        }
        next();
      });
    },
  },
});
