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
            const y = this.findLayerByName(`Row ${team + 1}`)?.element.style.y;
            const top = place * 104;
            y?.addKeyframe(1, isAnimated ? y.valueAt(this.activeFrame) : top, 'ease-in-out-cubic');
            y?.addKeyframe(18, top);
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
