import type { AnyElement } from '../../runtime/api/elements.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';

const LEAST = 520;
const MOST = 1680;
const MARGIN = 56;

/** Fits the bar and its wipe to the longer of the two lines, before each play and after each update. */
export const actions: ActionsFactory = (keyfill) => ({
  'lower-third': {
    composition() {
      const lines = [this.findElementByKey('_name'), this.findElementByKey('_title')].filter(
        (line): line is AnyElement => line !== undefined,
      );
      const bar = this.findLayerByName('Bar');
      const sheen = this.findLayerByName('Sheen');

      const fit = (): void => {
        const widest = Math.max(...lines.map((line) => line.measure().width));
        const width = Math.round(Math.min(MOST, Math.max(LEAST, widest + 40 + MARGIN)));
        if (bar) bar.element.style.width.value = width;
        for (const layer of [bar, sheen]) {
          const wipe = layer?.masks[0]?.style.width;
          for (const keyframe of wipe?.keyframes ?? []) if (keyframe.value > 0) keyframe.value = width + 20;
        }
      };

      for (const key of ['_name', '_title']) {
        keyfill.useOnUpdate(key, (_key, _value, next) => {
          next();
          fit();
        });
      }
      fit();
    },
  },
});
