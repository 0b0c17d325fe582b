import { fitTiles } from '../fit.ts';
import type { ActionsFactory, CompositionActions } from '../../runtime/definition/actions.ts';

const teams = [0, 1, 2, 3, 4];

/**
 * Sorts the teams by points, and lights the row of the first. On air, their rows move to their new places.
 */
export const actions: ActionsFactory = (keyfill) => {
  const rows = () => keyfill.compositions.filter(({ id }) => id.startsWith('row-'));
  const row: CompositionActions = {
    composition() {
      fitTiles(keyfill, this, {}, this);
    },
  };

  return {
    ...Object.fromEntries(teams.map((team) => [`row-${team + 1}`, row])),
    'league-table': {
      composition() {
        fitTiles(keyfill, this);
      },
    },
    rows: {
      composition() {
        const pointsOf = (team: number): number => Number(keyfill.templateData[`_teams.${team}.points`] ?? 0);

        const sort = (isAnimated: boolean): void => {
          // Teams with equal points keep the order in which they arrive.
          const order = [...teams].sort((one, other) => pointsOf(other) - pointsOf(one));
          order.forEach((team, place) => {
            const row = this.findLayerByName(`Row ${team + 1}`)?.element;
            const plate = this.findLayerByName(`Row ${team + 1} plate`)?.element;
            if (!row || !plate) return;
            const top = place * 104;
            const from = isAnimated ? row.style.y.valueAt(this.activeFrame) : top;
            // Rows that rise pass in front of the others, and rows that fall pass behind them.
            const places = Math.round((from - top) / 104);
            for (const { style, domNode } of [plate, row]) {
              domNode.style.zIndex = String(10 + places);
              // First the points change, then the rows move.
              style.y.addKeyframe(1, from);
              style.y.addKeyframe(9, from, 'ease-in-out-cubic');
              style.y.addKeyframe(26, top);
            }
            const { fill, dropShadowBlur } = plate.style;
            const color = row.composition.findLayerByName('Color')?.element.style.fill.value;
            const calm = (place === 0 && color) || '#0b0e14';
            const passing = places > 0 ? '#55575a' : calm;
            fill.addKeyframe(9, isAnimated ? fill.valueAt(this.activeFrame) : calm);
            fill.addKeyframe(13, passing);
            fill.addKeyframe(22, passing);
            fill.addKeyframe(26, calm);
            for (const frame of [13, 22]) dropShadowBlur.addKeyframe(frame, places > 0 ? 40 : 0);
          });
          if (!isAnimated) return;
          // A row whose playhead has moved by itself stays where it is.
          for (const own of rows()) own.goToAndPlay(own.activeFrame);
          this.goToAndPlay(1);
        };

        for (const team of teams) {
          keyfill.useOnUpdate(`_teams.${team}.points`, (_key, _value, next) => {
            next();
            sort(keyfill.mainComposition.isVisible);
          });
        }
        // Each play starts in order, even if a change was still moving.
        keyfill.useOnPlay((next) => {
          sort(false);
          next();
        });
      },
    },
  };
};
