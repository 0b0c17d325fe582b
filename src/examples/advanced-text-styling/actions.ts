import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** Width of the space between the two texts. */
const GAP = 14;
/** Font size of a name that has room. */
const FULL_SIZE = 58;

/** Splits the name into two texts of different style, and keeps the pair inside the plate. */
export const actions: ActionsFactory = (keyfill) => ({
  'name-line': {
    composition() {
      const first = this.findLayerByName('First name')?.element;
      const family = this.findLayerByName('Family name')?.element;
      if (!first || !family) return;

      const place = (value: string): void => {
        const words = value.trim().split(/\s+/);
        family.content = words.pop() ?? '';
        first.content = words.join(' ');
        // Measured at full size, so that a short name after a long one grows back.
        first.style.fontSize.value = FULL_SIZE;
        family.style.fontSize.value = FULL_SIZE;
        const letters = first.measure().width + family.measure().width;
        const size = Math.min(FULL_SIZE, (FULL_SIZE * (this.width - GAP)) / letters);
        first.style.fontSize.value = size;
        family.style.fontSize.value = size;
        family.style.x.value = first.content ? first.measure().width + GAP : 0;
      };

      place(`${first.content} ${family.content}`);
      // The default is not called: it would write the whole name into the first text.
      keyfill.useOnUpdate('_name', (_key, value) => place(value));
    },
  },
});
