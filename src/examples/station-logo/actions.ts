import type { ActionsFactory } from '../../runtime/definition/actions.ts';
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

      const day = this.findLayerByName('Logo day');
      const night = this.findLayerByName('Logo night');

      keyfill.useOnUpdate('_edition', (key, value, next) => {
        const isNight = value.trim().toLowerCase() === 'night';
        if (day) day.isVisible = !isNight;
        if (night) night.isVisible = isNight;
        next();
      });

      const lines = ['_station', '_program'].flatMap((key) => this.findElementByKey(key) ?? []);
      const masks = this.layers.flatMap((layer) => layer.masks);

      const fit = () => {
        const widest = Math.max(...lines.map((line) => Math.min(624, line.measure().width)));
        for (const mask of masks)
          for (const keyframe of mask.style.x.keyframes.slice(1, 3)) keyframe.value = 1628 - widest;
      };

      for (const key of ['_station', '_program']) {
        keyfill.useOnUpdate(key, (_key, _value, next) => {
          next();
          fit();
        });
      }
      fit();
      fitTiles(keyfill, this);
    },
  },
});
