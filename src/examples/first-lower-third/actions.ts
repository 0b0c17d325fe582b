import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fading } from '../fade.ts';
import { changeTexts } from '../change.ts';

/** The outro is empty. This code lets the text move when it changes on air, and the bar fit it. */
export const actions: ActionsFactory = (keyfill) => ({
  'lower-third': {
    composition() {
      changeTexts(keyfill, this);

      const bar = this.findLayerByName('Bar')?.element;
      const texts = ['Name', 'Title'].flatMap((name) => this.findLayerByName(name)?.element ?? []);
      // The bar, and the masks in its shape.
      const ends = [...(bar ? [bar] : []), ...this.layers.flatMap(({ masks }) => masks)];
      const fade = fading(keyfill, 74);
      const fit = (): void => {
        if (!bar) return;
        const before = bar.style.width.valueAt(74);
        // The name starts 104 px from the bar's left end, and the right end leans by 57 px.
        const to = 192 + Math.max(...texts.map((text) => Math.min(592, text.measure().width)));
        if (to === before) return;
        for (const end of ends) {
          const { width } = end.style;
          for (const keyframe of [width.keyframes[1], width.keyframes.at(-2)])
            if (keyframe) keyframe.value = to;
          end.data = `M0 0H${to}L${to - 57} 176H0Z`;
          // A bar that gets narrower waits for the old text to leave.
          fade(width, before, to < before ? 'ease-in-cubic' : 'ease-out-cubic');
        }
      };
      fit();
      for (const { key } of texts) {
        keyfill.useOnUpdate(key ?? '', (_key, _value, next) => {
          next();
          fit();
        });
      }
    },
  },
});
