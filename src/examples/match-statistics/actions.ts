import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

const SIDES = ['home', 'away'] as const;

/** Makes both bars of a row as long as their share of it. On air, they move to a new share. */
export const actions: ActionsFactory = (keyfill) => ({
  'match-statistics': {
    composition() {
      fitTiles(keyfill, this);
    },
  },
  bars: {
    composition() {
      const rows = [0, 1, 2, 3];

      const draw = (isAnimated: boolean): void => {
        const valueOf = (row: number, side: string): number =>
          Math.max(0, Number(keyfill.templateData[`_rows.${row}.${side}`]) || 0);
        for (const row of rows) {
          const sum = valueOf(row, 'home') + valueOf(row, 'away');
          for (const side of SIDES) {
            const name = `${side === 'home' ? 'Home' : 'Away'} bar ${row + 1}`;
            const length = this.findLayerByName(name)?.element.style.scaleX;
            if (!length) continue;
            const share = sum > 0 ? valueOf(row, side) / sum : 0;
            // Frames 37 to 51 show a change. Before that, the bar grows on its
            // way in.
            length.addKeyframe(
              37,
              isAnimated ? length.valueAt(this.activeFrame) : share,
              'ease-in-out-cubic',
            );
            length.addKeyframe(51, share);
            const grown = length.keyframes[1];
            if (grown && !isAnimated) grown.value = share;
          }
        }
        if (isAnimated) this.goToAndPlay(37);
      };

      for (const row of rows) {
        for (const side of SIDES) {
          keyfill.useOnUpdate(`_rows.${row}.${side}`, (_key, _value, next) => {
            next();
            draw(keyfill.mainComposition.isVisible);
          });
        }
      }
      keyfill.useOnPlay((next) => {
        draw(false);
        next();
      });
    },
  },
});
