import type { AnyElement } from '../../runtime/api/objects.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';

const LEAST = 520;
const MOST = 1680;
const MARGIN = 56;
const BOTTOM = 990;

/**
 * Fits the bar to its text when the template loads and after each update.
 * Without a title, the bar is only as high as the name.
 */
export const actions: ActionsFactory = (keyfill) => ({
  'lower-third': {
    composition() {
      const name = this.findElementByKey('_name');
      const title = this.findElementByKey('_title');
      const lines = [name, title].filter((line): line is AnyElement => line !== undefined);
      const bar = this.findLayerByName('Bar');
      const sheen = this.findLayerByName('Sheen');
      const accent = this.findLayerByName('Accent');

      // The name moves in and out, so its position has several keyframes.
      const places = name?.style.y.keyframes.map(({ value }) => value) ?? [];

      const fitWidth = (): void => {
        const widest = Math.max(...lines.map((line) => line.measure().width));
        const width = Math.round(Math.min(MOST, Math.max(LEAST, widest + 40 + MARGIN)));
        if (bar) bar.element.style.width.value = width;
        for (const layer of [bar, sheen]) {
          const wipe = layer?.masks[0]?.style.width;
          for (const keyframe of wipe?.keyframes ?? []) if (keyframe.value > 0) keyframe.value = width + 20;
        }
      };

      const fitHeight = (): void => {
        const height = title?.content === '' ? 88 : 130;
        for (const layer of [bar, accent]) {
          if (!layer) continue;
          layer.element.style.y.value = BOTTOM - height;
          layer.element.style.height.value = height;
        }
        name?.style.y.keyframes.forEach((keyframe, index) => {
          keyframe.value = (places[index] ?? 0) + 130 - height;
        });
      };

      const fit = (): void => {
        fitWidth();
        fitHeight();
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
