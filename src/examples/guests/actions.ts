import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { PHONE } from '../icons.ts';
import { mirrorFor } from '../mirror.ts';

/** Writes where guests are after their roles, and draws the phone. A plate without text stays closed. */
export const actions: ActionsFactory = (keyfill) => ({
  guests: {
    composition() {
      const rows = [1, 2].flatMap((guest) => [`Guest ${guest} name plate`, `Guest ${guest} role plate`]);
      fitTiles(keyfill, this, Object.fromEntries(rows.map((plate) => [`${plate} width`, [plate]])));
      mirrorFor(keyfill, this, '_guests.0.name');

      const [first, second] = [1, 2].map((guest) => this.findLayerByName(`Guest ${guest} role`)?.element);
      const phone = this.findLayerByName('Phone')?.element;
      const draw = (): void => {
        const data = keyfill.templateData;
        const listOf = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');
        const [one, other] = [data['_guests.0.name'], data['_guests.1.name']];
        if (first) first.content = one ? listOf(data['_guests.0.role'], data._studio) : '';
        if (second) second.content = other ? listOf(data['_guests.1.role'], data._place, data._time) : '';
        if (phone) phone.data = other && ['true', '1'].includes(data._isPhone ?? '') ? PHONE : '';
      };
      const people = [0, 1].flatMap((guest) => [`_guests.${guest}.name`, `_guests.${guest}.role`]);
      for (const key of [...people, '_studio', '_place', '_time']) {
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
