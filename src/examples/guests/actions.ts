import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { mirrorFor } from '../mirror.ts';
import { PHONE, PIN } from '../icons.ts';

/** Fits the tiles, and writes the time after its place. A tile without text stays closed. */
export const actions: ActionsFactory = (keyfill) => ({
  guests: {
    composition() {
      const people = ['Guest 1', 'Guest 2'].flatMap((guest) => [
        [`${guest} name`, [`${guest} name plate`]],
        [`${guest} role`, [`${guest} role plate`]],
      ]);
      fitTiles(keyfill, this, {
        Studio: ['Guest 1 place plate', 'Pin'],
        Place: ['Place plate', 'Connection'],
        ...Object.fromEntries(people),
      });
      mirrorFor(keyfill, this, '_guests.0.name');

      // A pin leaves with its place.
      const pin = this.findLayerByName('Pin')?.element;
      const connection = this.findLayerByName('Connection')?.element;
      const place = this.findElementByKey('_place');
      const draw = (): void => {
        const { _studio, _place, _time, _isPhone = '' } = keyfill.templateData;
        if (pin) pin.data = _studio ? PIN : '';
        if (place) place.content = _place && _time ? `${_place}, ${_time}` : (_place ?? '');
        if (connection) connection.data = !_place ? '' : ['true', '1'].includes(_isPhone) ? PHONE : PIN;
      };
      for (const key of ['_studio', '_place', '_time']) {
        keyfill.useOnUpdate(key, (_key, _value, next) => {
          next();
          draw();
        });
      }
      // Without next(), which would draw the value.
      keyfill.useOnUpdate('_isPhone', draw);
    },
  },
});
