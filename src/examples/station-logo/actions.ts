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

      const day = this.findLayerByName('Logo day');
      const night = this.findLayerByName('Logo night');

      keyfill.useOnUpdate('_edition', (key, value, next) => {
        const isNight = value.trim().toLowerCase() === 'night';
        if (day) day.isVisible = !isNight;
        if (night) night.isVisible = isNight;
        next();
      });

      // On air, the edge of the slash passes the logo.
      const fade = fading(keyfill, 74);
      const turn = night?.masks[0]?.style.x;
      keyfill.useOnUpdate('_edition', (_key, _value, next) => {
        next();
        if (!turn || !day || !night) return;
        const before = turn.value;
        turn.value = night.isVisible ? 1716 : 2010;
        fade(turn, before, night.isVisible ? 'ease-out-cubic' : 'ease-in-cubic');
        // The mask is what hides the night's logo.
        day.isVisible = true;
        night.isVisible = true;
      });

      const masks = this.layers.flatMap((layer) => layer.masks.filter(({ name }) => name === 'Wipe'));
      const fit = () => {
        const left = 1690 - Math.min(624, this.findElementByKey('_station')?.measure().width ?? 0);
        for (const { style } of masks) {
          const before = style.x.valueAt(74);
          for (const keyframe of style.x.keyframes)
            if ([21, 75].includes(keyframe.frame)) keyframe.value = left;
          // The plate is wide enough before the name is, and as long as the old one is there.
          if (style.x.isAnimated) fade(style.x, before, left < before ? 'ease-out-cubic' : 'ease-in-cubic');
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
