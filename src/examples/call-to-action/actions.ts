import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fading } from '../fade.ts';
import { fitTiles } from '../fit.ts';
import { qrPath } from './qr.ts';

/**
 * Draws the address as a QR code. An address without a scheme gets https, so
 * that every phone opens it as a page. On air, an edge scans a new code in.
 */
export const actions: ActionsFactory = (keyfill) => ({
  'call-to-action': {
    composition() {
      const [code, former, scanner] = ['Code', 'Former code', 'Scanner'].map((name) =>
        this.findLayerByName(name),
      );
      if (!code || !former || !scanner) return;
      fitTiles(keyfill, this, { Call: ['Call plate', 'Beam'], Address: ['Address plate', 'Arrow'] });

      const fade = fading(keyfill, 74);
      const edges = [code, former].flatMap(({ masks }) => masks.slice(1)).map(({ style }) => style.x);
      keyfill.useOnUpdate('_address', (_key, value, next) => {
        const address = value.trim();
        const before = code.element.data;
        code.element.data = qrPath(/^\w+:|^$/.test(address) ? address : `https://${address}`);
        next();
        if (code.element.data === before) return;
        former.element.data = before;
        for (const x of [...edges, scanner.element.style.x])
          fade(x, x.keyframes[0]?.value ?? 0, 'ease-in-out-sine');
      });
    },
  },
});
