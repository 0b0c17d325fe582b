import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fading } from '../fade.ts';
import { fitTiles } from '../fit.ts';

const LOOKS = ['news', 'sport', 'evening'];

const EASING = 'ease-in-out-sine';

/**
 * Keeps the beams moving while the composition rests, shows those of the
 * program, and fits the plate to its label.
 */
export const actions: ActionsFactory = (keyfill) => ({
  background: {
    composition() {
      const { layers = [] } = this.findLayerByName('Looks')?.element.composition ?? {};
      const looks = layers.filter(({ element }) => element.type === 'lottie');
      const slash = layers.at(-1)?.element.style.x;
      const { x: edge, width } = looks[0]?.masks[0]?.style ?? {};
      if (!slash || !edge || !width) return;
      // Where a pane is: around the picture, left of it, and right of it.
      const [open, left, right] = [edge.value, -width.value, this.width];
      // From now on, the beams have their own playhead.
      looks[0]?.element.play();

      const fade = fading(keyfill, 59);
      let shown = 0;
      keyfill.useOnUpdate('_look', (_key, value, next) => {
        next();
        const look = Math.max(0, LOOKS.indexOf(value));
        if (look === shown) return;
        // The edge of the front one uncovers the new look, and the slash runs along with it.
        const front = Math.max(look, shown);
        for (const [at, { element, masks }] of looks.entries()) {
          const { opacity } = element.style;
          opacity.value = at === look ? 1 : 0;
          const pane = masks[0]?.style.x;
          if (pane) pane.value = open;
          if (at === shown) fade(opacity, 1, 'linear', [9, 10]);
          if (pane && at === front) {
            pane.value = at === look ? open : right;
            fade(pane, at === look ? left : open, EASING);
          }
          // Beams that nobody sees don't cost anything.
          if (at === look || at === shown) element.play();
          else element.pause();
        }
        fade(slash, slash.keyframes[0]?.value ?? 0, EASING);
        shown = look;
      });
      fitTiles(keyfill, this, { Label: ['Label plate'] });
    },
  },
});
