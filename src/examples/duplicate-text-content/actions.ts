import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/** Also writes the team’s name as an abbreviation and as a pattern. */
export const actions: ActionsFactory = (keyfill) => ({
  'duplicate-text-content': {
    composition() {
      const short = this.findLayerByName('Team short')?.element;
      const pattern = this.findLayerByName('Team pattern')?.element;

      keyfill.useOnUpdate('_team', (key, value, next) => {
        const team = value.trim();
        // Array.from keeps emoji and other long characters in one piece.
        if (short) short.content = Array.from(team).slice(0, 3).join('').toUpperCase();
        if (pattern) pattern.content = team ? Array<string>(12).fill(team).join(' ') : '';
        // Write the full name into the elements with this key.
        next();
      });
      fitTiles(keyfill, this, {
        Team: ['Team plate', 'Beam', 'Ribbon', 'Team pattern', 'Team pattern before'],
        'Team corner': ['Corner plate'],
      });
    },
  },
});
