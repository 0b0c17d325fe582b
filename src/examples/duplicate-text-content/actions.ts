import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

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
      fitTiles(keyfill, this, { 'Away corner': ['Corner plate', 'Away bar'] });
    },
  },
});
