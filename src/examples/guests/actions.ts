import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { mirrorFor } from '../mirror.ts';

/** What the tile with the place begins with: a pin, or a phone for a guest who can only be heard. */
const PIN =
  'M17 0C8 0 2 6 2 14C2 23 17 35 17 35S32 23 32 14C32 6 26 0 17 0ZM17 9A5 5 0 1 1 17 19A5 5 0 1 1 17 9Z';
const PHONE = 'M7 0L13 9L9 14C11 19 15 23 20 25L25 21L34 27C34 32 31 35 27 35C12 34 1 22 0 8C0 3 3 0 7 0Z';

/** Fits the tile of the place. A tile without text stays closed. */
export const actions: ActionsFactory = (keyfill) => ({
  guests: {
    composition() {
      // They keep their width, because no layer has the name that's made here.
      const plates = [
        'Guest 1 plate',
        'Guest 1 role plate',
        'Guest 2 plate',
        'Guest 2 role plate',
        'Time plate',
      ];
      fitTiles(keyfill, this, {
        Place: ['Place plate', 'Connection'],
        ...Object.fromEntries(plates.map((plate) => [`Size of ${plate}`, [plate]])),
      });
      mirrorFor(keyfill, this, '_guests.0.name');

      // Without next(), which would draw the value.
      keyfill.useOnUpdate('_isPhone', (key, value) => {
        const connection = this.findElementByKey(key);
        if (connection) connection.data = ['true', '1'].includes(value) ? PHONE : PIN;
      });
    },
  },
});
