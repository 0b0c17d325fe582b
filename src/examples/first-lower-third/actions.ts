import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fading } from '../fade.ts';
import { changeTexts } from '../change.ts';

/** The outro is empty. This code lets the text move when it changes on air, and the bar fit it. */
export const actions: ActionsFactory = (keyfill) => ({
  'lower-third': {
    composition() {
      changeTexts(keyfill, this);

      const [bar, end, name, title] = ['Bar', 'End', 'Name', 'Title'].map(
        (layer) => this.findLayerByName(layer)?.element,
      );
      if (!bar || !end || !name || !title) return;
      // The slash at the end, and the edges of masks that move with it.
      const edges = [end, ...this.layers.flatMap(({ masks }) => masks.slice(0, 1))].map(
        ({ style }) => style.x,
      );
      const fade = fading(keyfill, 74);
      const fit = (): void => {
        const { width } = bar.style;
        const before = width.valueAt(74);
        // Both lines end as far from the slash, which leans.
        const [upper = 0, lower = 0] = [name, title].map((text) => Math.min(592, text.measure().width));
        const to = Math.max(upper + 131, lower + 152);
        if (to === before) return;
        // A bar that gets narrower waits for the old text to leave.
        const easing = to < before ? 'ease-in-cubic' : 'ease-out-cubic';
        for (const property of [width, ...edges]) {
          const old = property.valueAt(74);
          for (const keyframe of property.keyframes)
            if ([14, 75].includes(keyframe.frame)) keyframe.value += to - before;
          fade(property, old, easing);
        }
      };
      fit();
      for (const { key } of [name, title]) {
        keyfill.useOnUpdate(key ?? '', (_key, _value, next) => {
          next();
          fit();
        });
      }
    },
  },
});
