import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fading } from '../fade.ts';
import { changeTexts } from '../change.ts';
import { placesOf } from './places.ts';

const rows = [0, 1, 2, 3];

/** Lets the teams of a row meet where their shares do, and makes the higher figure bolder. */
export const actions: ActionsFactory = (keyfill) => ({
  board: {
    composition() {
      const fade = fading(keyfill, 74);
      const find = (name: string) => this.findLayerByName(name)?.element;
      const drawn = new Map<number, string>();
      const draw = (row: number): void => {
        const [home = 0, away = 0] = ['home', 'away'].map((team) =>
          // A share may end with its percent sign.
          Math.max(0, parseFloat(keyfill.templateData[`_rows.${row}.${team}`] ?? '') || 0),
        );
        // Both of its figures may arrive at once, and it changes once.
        if (drawn.get(row) === `${home}:${away}`) return;
        drawn.set(row, `${home}:${away}`);
        const name = `Row ${row + 1}`;
        for (const [part, place] of Object.entries(placesOf(row, home, away))) {
          const x = find(`${name} ${part}`)?.style.x;
          // It comes in up to here.
          const arrival = x?.keyframes[1];
          if (!x || !arrival || arrival.value === place) continue;
          const from = x.valueAt(74);
          arrival.value = place;
          fade(x, from);
        }
        for (const [side, isLeader] of [
          ['home', home > away],
          ['away', away > home],
        ] as const) {
          const [figure, old] = ['', ' before'].map((part) => find(`${name} ${side}${part}`)?.style);
          if (!figure || !old) continue;
          old.fontWeight.value = figure.fontWeight.value;
          figure.fontWeight.value = isLeader ? 700 : 450;
        }
      };
      for (const row of rows) {
        for (const key of [`_rows.${row}.home`, `_rows.${row}.away`]) {
          keyfill.useOnUpdate(key, (_key, _value, next) => {
            next();
            draw(row);
          });
        }
      }
      changeTexts(keyfill, this);
    },
  },
});
