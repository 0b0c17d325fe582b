import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { mirrorFor } from '../mirror.ts';
import { rollWith } from '../roll.ts';

/** Splits the name into two text elements that together fit the plate. */
export const actions: ActionsFactory = (keyfill) => ({
  'advanced-text-styling': {
    composition() {
      fitTiles(keyfill, this, { Title: ['Title plate'] });
      mirrorFor(keyfill, this, '_name');
    },
  },
  'name-line': {
    composition() {
      rollWith(keyfill, this, '_name', ['First name', 'Family name', 'Corner'], 74);

      const first = this.findLayerByName('First name')?.element;
      const family = this.findLayerByName('Family name')?.element;
      const corner = this.findLayerByName('Corner')?.element;
      if (!first || !family || !corner) return;

      const gap = 24;
      const fullSize = 88;

      const place = (value: string) => {
        const words = value.trim().split(/\s+/);
        family.content = words.pop() ?? '';
        first.content = words.join(' ');

        // Measure at full size, so that a short name gets big again after a
        // long one.
        first.style.fontSize.value = fullSize;
        family.style.fontSize.value = fullSize;
        const letters = first.measure().width + family.measure().width;
        const size = Math.min(fullSize, (fullSize * (this.width - 6 * gap)) / letters);

        // Each part has its piece of the plate, with a gap on both sides. Between
        // the parts, the pieces overlap. A part without text has none.
        let end = 0;
        for (const part of [first, family]) {
          part.style.fontSize.value = size;
          part.style.x.value = Math.max(0, end - gap);
          part.style.width.value = part.content ? part.measure().width + 2 * gap : 0;
          end = part.style.x.value + part.style.width.value;
        }
        // A pixel less hides the seam.
        corner.style.x.value = end - 1;
      };

      place(`${first.content} ${family.content}`);

      // Don’t call next() here: it would write the whole name to one element.
      keyfill.useOnUpdate('_name', (key, value) => place(value));
    },
  },
});
