import { fitTiles } from '../fit.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/**
 * The distance of the majority line from the start of the bars, and the room
 * for the longest bar.
 */
const LINE = 600;
const ROOM = 960;

/**
 * Draws a bar for each party’s seats. A bar that reaches the majority line
 * turns yellow.
 */
export const actions: ActionsFactory = (keyfill) => ({
  'election-results': {
    composition() {
      fitTiles(keyfill, this, { Title: ['Title plate'] });
    },
  },
  bars: {
    composition() {
      const parties = [0, 1, 2, 3];

      const draw = (isAnimated: boolean): void => {
        const data = keyfill.templateData;
        for (const party of parties) {
          const bar = this.findLayerByName(`Bar ${party + 1}`)?.element.style;
          if (!bar) continue;
          const share = Number(data[`_parties.${party}.seats`]) / Number(data._majority);
          const width = Math.min(ROOM, share * LINE) || 0;
          const fill = share >= 1 ? '#ffd23f' : '#9d9d9d';
          // Frames 31 to 43 show a change. Before that, the bar grows on its
          // way in.
          const frame = this.activeFrame;
          bar.width.addKeyframe(31, isAnimated ? bar.width.valueAt(frame) : width, 'ease-in-out-cubic');
          bar.width.addKeyframe(43, width);
          bar.fill.addKeyframe(31, isAnimated ? bar.fill.valueAt(frame) : fill, 'ease-in-out-cubic');
          bar.fill.addKeyframe(43, fill);
          const grown = bar.width.keyframes[1];
          if (grown && !isAnimated) grown.value = width;
        }
        if (isAnimated) this.goToAndPlay(31);
      };

      for (const key of ['_majority', ...parties.map((party) => `_parties.${party}.seats`)]) {
        keyfill.useOnUpdate(key, (_key, _value, next) => {
          next();
          draw(keyfill.mainComposition.isVisible);
        });
      }
      keyfill.useOnPlay((next) => {
        draw(false);
        next();
      });
    },
  },
});
