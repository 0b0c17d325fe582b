import { fitTiles } from '../fit.ts';
import type { ActionsFactory, CompositionActions } from '../../runtime/definition/actions.ts';

const teams = [0, 1, 2, 3, 4];

/** Sorts the teams by points. On air, their rows move to their new places. */
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
        fitTiles(keyfill, this, { Title: ['Title plate'] });
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
            if (!row) return;
            const { y, dropShadowBlur } = row.style;
            const top = place * 104;
            const from = isAnimated ? y.valueAt(this.activeFrame) : top;
            // First the points change, then the rows move.
            y.addKeyframe(1, from);
            y.addKeyframe(9, from, 'ease-in-out-cubic');
            y.addKeyframe(26, top);
            // The row that moves farthest is in front of the others, above its shadow.
            const places = Math.round(Math.abs(top - from) / 104);
            row.domNode.style.zIndex = String(places);
            dropShadowBlur.addKeyframe(14, places > 1 ? 40 : 0);
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
