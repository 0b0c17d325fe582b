import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fading } from '../fade.ts';
import { fitTiles } from '../fit.ts';
import { mirrorFor } from '../mirror.ts';
import { rollWith } from '../roll.ts';

/** Splits the name into two text elements, and fits the plate to both. */
export const actions: ActionsFactory = (keyfill) => ({
  'advanced-text-styling': {
    composition() {
      fitTiles(keyfill, this, { Title: ['Title plate'] });
      mirrorFor(keyfill, this, '_name');
    },
  },
  'name-line': {
    composition() {
      rollWith(keyfill, this, '_name', ['First name', 'Family name'], 74);

      // On air, the plate eases to its new width.
      const fade = fading(keyfill, 74);
      keyfill.useOnUpdate('_name', (_key, _value, next) => {
        const before = edges.map((x) => x.valueAt(74));
        next();
        for (const [index, x] of edges.entries()) fade(x, before[index] ?? 0);
      });

      const first = this.findLayerByName('First name')?.element;
      const family = this.findLayerByName('Family name')?.element;
      const edges = ['Name plate edge', 'Name plate', 'Name line'].flatMap(
        (name) => keyfill.mainComposition.findLayerByName(name)?.masks[0]?.style.x ?? [],
      );
      if (!first || !family) return;

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

        // A part without text takes no room.
        let end = gap;
        for (const part of [first, family]) {
          part.style.fontSize.value = size;
          part.style.x.value = end;
          part.style.width.value = part.measure().width + 2;
          if (part.content) end += part.style.width.value + gap - 2;
        }
        // All masks open up to the end of the text, and close from there.
        for (const x of edges) {
          for (const keyframe of [x.keyframes[1], x.keyframes.at(-2)])
            if (keyframe) keyframe.value = end + 148 - this.width;
        }
      };

      place(`${first.content} ${family.content}`);

      // Don’t call next() here: it would write the whole name to one element.
      keyfill.useOnUpdate('_name', (key, value) => place(value));
    },
  },
});
