import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fading } from '../fade.ts';
import { limitSqueeze } from '../fit-font.ts';
import { fitTiles } from '../fit.ts';
import { followTeam } from '../follow-team.ts';

/** Also writes each team’s name as an abbreviation into its crest. */
export const actions: ActionsFactory = (keyfill) => ({
  'duplicate-text-content': {
    composition() {
      const crests = { _home: 'Home short', _away: 'Away short' };

      for (const [key, layerName] of Object.entries(crests)) {
        const short = this.findLayerByName(layerName)?.element;

        keyfill.useOnUpdate(key, (changedKey, value, next) => {
          // Array.from keeps emoji and other long characters in one piece.
          if (short) short.content = Array.from(value.trim()).slice(0, 3).join('').toUpperCase();
          // Write the full name into the elements with this key.
          next();
        });
      }
      followTeam(keyfill, this, '_home', { plate: 'Home plate', sign: 'Home sign' }, 79);
      followTeam(keyfill, this, '_away', { plate: 'Away plate', sign: 'Away sign' }, 79);
      fitTiles(keyfill, this, { Both: ['Strip'] });
      const names = [[this, 'Home'] as const, [this, 'Away'] as const];
      limitSqueeze(keyfill, names, 0.6, fading(keyfill, 79));
    },
  },
});
