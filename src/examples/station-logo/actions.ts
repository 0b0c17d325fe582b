import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** Keeps the rays turning while the graphic holds, and shows the logo of the edition. */
export const actions: ActionsFactory = (keyfill) => ({
  'station-logo': {
    composition() {
      // From now on the rays have a playhead of their own.
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
