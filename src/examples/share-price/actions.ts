import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/**
 * Points the arrow up or down, in green or red, and draws a line through the
 * latest prices.
 */
export const actions: ActionsFactory = (keyfill) => ({
  'share-price': {
    composition() {
      fitTiles(keyfill, this, {
        Share: ['Share plate', 'Beam', 'Line'],
        Place: ['Change plate', 'Arrow', 'Change', 'Change before'],
      });
      // On air, the arrow turns over in the frames in which texts change.
      const turning = this.findElementByKey('_arrow');
      const settle = (): void => {
        for (const frame of [65, 66, 74]) turning?.style.scaleY.removeKeyframe(frame);
      };
      keyfill.useOnUpdate('_change', (_key, _value, next) => {
        const before = turning?.data;
        settle();
        next();
        if (!turning || turning.data === before || !this.isVisible || this.activeFrame !== 74) return;
        turning.style.scaleY.addKeyframe(65, 1);
        turning.style.scaleY.addKeyframe(66, -1, 'ease-in-out-cubic');
        turning.style.scaleY.addKeyframe(74, 1);
      });
      keyfill.useOnPlay((next) => {
        settle();
        next();
      });

      const arrow = this.findElementByKey('_arrow');
      const change = this.findElementByKey('_change');
      const line = this.findLayerByName('Line')?.element;
      const up = 'M 0 80 L 50 0 L 100 80 Z';
      const down = 'M 0 0 L 100 0 L 50 80 Z';

      keyfill.useOnUpdate('_change', (key, value, next) => {
        next();
        // A loss may start with a hyphen, but viewers see a minus sign.
        const text = value.trim().replace('-', '−');
        const falls = text.startsWith('−');
        const color = falls ? '#e5484d' : '#2bb673';
        if (change) change.content = text;
        if (arrow) {
          arrow.data = falls ? down : up;
          arrow.style.fill.value = color;
        }
        if (line) line.style.stroke.value = color;
      });

      keyfill.useOnUpdate('_prices', (key, value, next) => {
        // A path is scaled to its box, so prices can be coordinates. They’re
        // negative because y points down.
        const prices = value.split(/\s+/).map(Number).filter(Number.isFinite);
        const points = prices.map((price, index) => `${index} ${-price}`);
        if (line && points.length > 1) line.data = `M ${points.join(' L ')}`;
        next();
      });
    },
  },
});
