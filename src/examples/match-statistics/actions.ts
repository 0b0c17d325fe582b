import type { ActionsFactory, CompositionActions } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/** The room for the longest bar. */
const ROOM = 400;
const rows = [0, 1, 2, 3];

/**
 * Makes each bar as long as its share of its row, and dims the lower figure. The longest bar fills its room.
 * On air, bars move to a new share.
 */
export const actions: ActionsFactory = (keyfill) => {
  const sharesOf = (row: number) => {
    const [home = 0, away = 0] = ['home', 'away'].map((team) =>
      Math.max(0, Number(keyfill.templateData[`_rows.${row}.${team}`]) || 0),
    );
    const sum = home + away || 1;
    return { home: home / sum, away: away / sum };
  };
  const bars = (side: 'home' | 'away'): CompositionActions => ({
    composition() {
      const draw = (isAnimated: boolean): void => {
        const shares = rows.map(sharesOf);
        const longest = Math.max(...shares.flatMap(({ home, away }) => [home, away])) || 1;
        for (const [row, share] of shares.entries()) {
          for (const part of [side, `${side} before`]) {
            const figure = keyfill.mainComposition.findLayerByName(`Row ${row + 1} ${part}`)?.element;
            if (figure) figure.style.color.value.a = share[side] < Math.max(share.home, share.away) ? 0.7 : 1;
          }
          const x = this.layers[row]?.element.style.x;
          if (!x) continue;
          // A bar that's out of the picture is behind its figure.
          const end = (side === 'home' ? ROOM : -ROOM) * (1 - share[side] / longest);
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
