import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** Gives the plate the color of the team; an unknown team has the standard color. The page of the example shows these lines. */
export const actions: ActionsFactory = (keyfill) => ({
  'change-fill-color': {
    composition() {
      const plate = this.findLayerByName('Plate')?.element;
      const standard = '#14213d';

      const colors = new Map([
        ['northlight', '#c2410c'],
        ['tallyworks', '#0f766e'],
      ]);

      keyfill.useOnUpdate('_team', (key, value, next) => {
        const name = value.trim().toLowerCase();
        if (plate) plate.style.fill.value = colors.get(name) ?? standard;
        next();
      });
    },
  },
});
