import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fading } from '../fade.ts';
import { fitTiles } from '../fit.ts';

/** Gives the plate the team’s color, or a standard color for other teams. */
export const actions: ActionsFactory = (keyfill) => ({
  'change-fill-color': {
    composition() {
      // On air, the color turns while the name changes.
      const fill = this.findLayerByName('Plate')?.element.style.fill;
      const fade = fading(keyfill, 74);
      keyfill.useOnUpdate('_team', (_key, _value, next) => {
        const before = fill?.value;
        next();
        if (fill && before) fade(fill, before);
      });

      const plate = this.findLayerByName('Plate')?.element;
      const standard = '#0b0e14';

      const colors = new Map([
        ['norvale', '#2858cc'],
        ['vestholm', '#147a71'],
      ]);

      keyfill.useOnUpdate('_team', (key, value, next) => {
        const name = value.trim().toLowerCase();
        if (plate) plate.style.fill.value = colors.get(name) ?? standard;
        // Write the name into the text element too.
        next();
      });
      fitTiles(keyfill, this, { Team: ['Plate', 'Beam'], Label: ['Label plate'] });
    },
  },
});
