import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fading } from '../fade.ts';
import { fitTiles } from '../fit.ts';

const LOOKS = ['news', 'sport', 'evening'];

/**
 * Keeps the beams moving while the composition rests, shows those of the
 * program, and fits the plate to its label.
 */
export const actions: ActionsFactory = (keyfill) => ({
  background: {
    composition() {
      const beams = this.findLayerByName('Looks')?.element.composition?.layers ?? [];
      // From now on, the beams have their own playhead.
      beams[0]?.element.play();

      const fade = fading(keyfill, 59);
      let shown = 0;
      keyfill.useOnUpdate('_look', (_key, value, next) => {
        next();
        const look = Math.max(0, LOOKS.indexOf(value));
        if (look === shown) return;
        // The new ones come early and the old ones leave late, which never shows the picture behind them.
        for (const [at, { element }] of beams.entries()) {
          const { opacity } = element.style;
          opacity.value = at === look ? 1 : 0;
          fade(opacity, at === shown ? 1 : 0, at === look ? 'ease-out-cubic' : 'ease-in-cubic');
          // Beams that nobody sees don't cost anything.
          if (at === look || at === shown) element.play();
          else element.pause();
        }
        shown = look;
      });
      fitTiles(keyfill, this, { Label: ['Label plate', 'Label plate edge'] });
    },
  },
});
