import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fading } from '../fade.ts';
import { changeTexts } from '../change.ts';
import { PAPER } from '../registers.ts';
import { DIMMED, placesOf, STRIP } from './places.ts';

const rows = [0, 1, 2, 3];

/** Lets the teams of a row meet where their shares do, and dims the lower figure. */
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
        const places = placesOf(row, home, away);
        for (const [part, place] of Object.entries(places)) {
          const { element, masks } = this.findLayerByName(`${name} ${part}`) ?? {};
          const { x } = element?.style ?? {};
          if (!x || x.value === place) continue;
          const from = x.valueAt(74);
          x.value = place;
          fade(x, from);
          // It comes out from behind the slash.
          const first = masks?.[0]?.style.x.keyframes[0];
          if (first && part !== 'slash')
            first.value = places.slash - (part === 'away bar' ? STRIP.width - STRIP.slant : 0);
        }
        for (const [side, isLeader] of [
          ['home', home > away],
          ['away', away > home],
        ] as const) {
          const [figure, old] = ['', ' before'].map((part) => find(`${name} ${side}${part}`)?.style);
          if (!figure || !old) continue;
          old.fontWeight.value = figure.fontWeight.value;
          old.color.value = figure.color.value;
          const isLower = !isLeader && home !== away;
          figure.fontWeight.value = isLower ? 500 : 700;
          figure.color.value = isLower ? DIMMED : PAPER;
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
