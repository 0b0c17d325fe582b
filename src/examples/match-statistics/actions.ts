import type { ActionsFactory, CompositionActions } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/** The room for the longest bar. */
const ROOM = 504;
const rows = [0, 1, 2, 3];

/** Makes each bar as long as its share of its row. On air, bars move to a new share. */
export const actions: ActionsFactory = (keyfill) => {
  const bars = (side: 'home' | 'away'): CompositionActions => ({
    composition() {
      const draw = (isAnimated: boolean): void => {
        for (const row of rows) {
          const [own = 0, other = 0] = [side, side === 'home' ? 'away' : 'home'].map((team) =>
            Math.max(0, Number(keyfill.templateData[`_rows.${row}.${team}`]) || 0),
          );
          const x = this.layers[row]?.element.style.x;
          if (!x) continue;
          // A bar that's out of the picture is behind the label.
          const left = own + other > 0 ? other / (own + other) : 1;
          const end = (side === 'home' ? ROOM : -ROOM) * left;
          // Frames 37 to 51 show a change. Before that, the bar grows on its way in.
          x.addKeyframe(37, isAnimated ? x.valueAt(this.activeFrame) : end, 'ease-in-out-cubic');
          x.addKeyframe(51, end);
          const grown = x.keyframes[1];
          if (grown && !isAnimated) grown.value = end;
        }
        if (isAnimated) this.goToAndPlay(37);
      };

      for (const key of rows.flatMap((row) => [`_rows.${row}.home`, `_rows.${row}.away`])) {
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
  });
  return {
    'match-statistics': {
      composition() {
        fitTiles(keyfill, this);
      },
    },
    'home-bars': bars('home'),
    'away-bars': bars('away'),
  };
};
