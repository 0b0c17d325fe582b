import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** The steps are empty. Without a fact, its number is hidden. */
export const actions: ActionsFactory = (keyfill) => ({
  page: {
    composition() {
      for (const index of [0, 1, 2]) {
        keyfill.useOnUpdate(`_fact${index + 1}`, (_key, value, next) => {
          next();
          const number = this.findLayerByName(`Number ${index}`);
          if (number) number.isVisible = value.trim() !== '';
        });
      }
    },
  },
});
