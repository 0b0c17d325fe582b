import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { followTeam } from '../follow-team.ts';

/** Gives the plate the team’s color, or a standard color for other teams. */
export const actions: ActionsFactory = (keyfill) => ({
  'change-fill-color': {
    composition() {
      // On air, the new color comes in while the name and the sign on the crest change.
      followTeam(keyfill, this, '_team', { plate: 'Plate', sign: 'Team sign', large: 'Large sign' }, 74);

      const plate = this.findLayerByName('Plate')?.element;
      const standard = '#55575a';

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
      const signs = ['Large sign', 'Large sign before'];
      fitTiles(keyfill, this, { Team: ['Plate', 'Plate before', ...signs, 'Beam'], Line: ['Line plate'] });
    },
  },
});
