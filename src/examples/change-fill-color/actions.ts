import type { ActionsFactory } from '../../runtime/definition/actions.ts';

const STANDARD = '#14213d';
const COLORS = new Map([
  ['northlight', '#c2410c'],
  ['tallyworks', '#0f766e'],
]);

/** Gives the plate the color of the team; an unknown team has the standard color. */
export const actions: ActionsFactory = (keyfill) => ({
  'change-fill-color': {
    composition() {
      const plate = this.findLayerByName('Plate')?.element;

      keyfill.useOnUpdate('_team', (_key, value, next) => {
        const name = value.trim().toLowerCase();
        if (plate) plate.style.fill.value = COLORS.get(name) ?? STANDARD;
        next();
      });
    },
  },
});
