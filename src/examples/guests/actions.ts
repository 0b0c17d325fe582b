import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { mirrorFor } from '../mirror.ts';

/** What the tile with the time begins with: a pin, or a phone for a guest who can only be heard. */
const PIN =
  'M17 0C8 0 2 6 2 14C2 23 17 35 17 35S32 23 32 14C32 6 26 0 17 0ZM17 9A5 5 0 1 1 17 19A5 5 0 1 1 17 9Z';
const PHONE = 'M7 0L13 9L9 14C11 19 15 23 20 25L25 21L34 27C34 32 31 35 27 35C12 34 1 22 0 8C0 3 3 0 7 0Z';

/** Fits each tile to its text. A tile without text stays closed. */
export const actions: ActionsFactory = (keyfill) => ({
  guests: {
    composition() {
      fitTiles(keyfill, this, {
        Place: ['Place plate'],
        ...Object.fromEntries(
          ['Guest 1', 'Guest 2'].flatMap((guest) => [
            [`${guest} name`, [`${guest} plate`, `${guest} beam`]],
            [`${guest} role`, [`${guest} role plate`]],
          ]),
        ),
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
