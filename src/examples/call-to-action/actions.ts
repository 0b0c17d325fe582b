import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { qrPath } from './qr.ts';

/**
 * Draws the address as a QR code. An address without a scheme gets https, so
 * that every phone opens it as a page.
 */
export const actions: ActionsFactory = (keyfill) => ({
  'call-to-action': {
    composition() {
      const code = this.findLayerByName('Code')?.element;
      if (!code) return;
      fitTiles(keyfill, this, { Call: ['Call plate', 'Beam'], Address: ['Address plate', 'Arrow'] });

      keyfill.useOnUpdate('_address', (_key, value, next) => {
        const address = value.trim();
        code.data = qrPath(/^\w+:|^$/.test(address) ? address : `https://${address}`);
        next();
      });
    },
  },
});
