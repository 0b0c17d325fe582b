import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** Splits the name into two text elements that together fit the plate. */
export const actions: ActionsFactory = (keyfill) => ({
  'name-line': {
    composition() {
      const first = this.findLayerByName('First name')?.element;
      const family = this.findLayerByName('Family name')?.element;
      if (!first || !family) return;

      const gap = 14;
      const fullSize = 72;

      const place = (value: string) => {
        const words = value.trim().split(/\s+/);
        family.content = words.pop() ?? '';
        first.content = words.join(' ');

        // Measure at full size, so that short names grow back after long ones.
        first.style.fontSize.value = fullSize;
        family.style.fontSize.value = fullSize;
        const letters = first.measure().width + family.measure().width;
        const size = Math.min(fullSize, (fullSize * (this.width - gap)) / letters);
        first.style.fontSize.value = size;
        family.style.fontSize.value = size;

        family.style.x.value = first.content ? first.measure().width + gap : 0;
      };

      place(`${first.content} ${family.content}`);

      // Don't call next() here: it would write the whole name to one element.
      keyfill.useOnUpdate('_name', (key, value) => place(value));
    },
  },
});
