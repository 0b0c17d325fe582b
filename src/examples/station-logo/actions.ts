import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** Keeps the rays rotating, and shows the logo for day or night. */
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
    },
  },
});
