import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fading } from '../fade.ts';
import { fitTiles } from '../fit.ts';

/**
 * Keeps the rays moving, shows the logo for day or night, and fits the plate to
 * its text.
 */
export const actions: ActionsFactory = (keyfill) => ({
  'station-logo': {
    composition() {
      // From now on, the rays have their own playhead.
      this.findElementByKey('_rays')?.play();

      // On air, one logo fades into the other.
      const fade = fading(keyfill, 74);
      const logos = this.layers.filter(({ name }) => name.startsWith('Logo'));
      let shown: unknown = logos[0];
      keyfill.useOnUpdate('_edition', (_key, _value, next) => {
        next();
        const logo = logos.find(({ isVisible }) => isVisible);
        for (const one of logos) {
          const { opacity } = one.element.style;
          opacity.value = Number(one === logo);
          fade(opacity, Number(one === shown), one === logo ? 'ease-out-cubic' : 'ease-in-cubic');
          one.isVisible = true;
        }
        shown = logo;
      });

      const day = this.findLayerByName('Logo day');
      const night = this.findLayerByName('Logo night');

      keyfill.useOnUpdate('_edition', (key, value, next) => {
        const isNight = value.trim().toLowerCase() === 'night';
        if (day) day.isVisible = !isNight;
        if (night) night.isVisible = isNight;
        next();
      });

      const masks = this.layers.flatMap((layer) => layer.masks);
      const fit = () => {
        const left = 1682 - Math.min(624, this.findElementByKey('_station')?.measure().width ?? 0);
        for (const { style } of masks) {
          const before = style.x.valueAt(74);
          for (const keyframe of style.x.keyframes)
            if (keyframe.frame === 21 || keyframe.frame === 77) keyframe.value = left;
          if (style.x.isAnimated) fade(style.x, before);
        }
      };

      keyfill.useOnUpdate('_station', (_key, _value, next) => {
        next();
        fit();
      });
      fit();
      fitTiles(keyfill, this);
    },
  },
});
