import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fading } from '../fade.ts';
import { fitTiles } from '../fit.ts';

/**
 * Points the arrow up or down, in green or red, and draws a line through the
 * latest prices, from the level of the first one to a dot at the last one.
 */
export const actions: ActionsFactory = (keyfill) => ({
  'share-price': {
    composition() {
      // A price that falls rolls down.
      const direction = (): number => (/^\s*[-−]/.test(keyfill.templateData._change ?? '') ? -1 : 1);
      const chart = ['Arrow', 'Change', 'Change before', 'Opening', 'Former line', 'Line', 'Latest'];
      const tiles = { Share: ['Share plate', 'Beam'], Span: ['Change plate', ...chart] };
      fitTiles(keyfill, this, tiles, this, direction);
      // On air, the arrow turns around, and everything with its color turns with it, in the frames in which
      // its text changes. The old line becomes the new one.
      const turning = this.findElementByKey('_arrow');
      const latest = this.findLayerByName('Line')?.element;
      const former = this.findLayerByName('Former line')?.element;
      const [opening, dot] = ['Opening', 'Latest'].map((name) => this.findLayerByName(name)?.element.style);
      const fade = fading(keyfill, 74);
      // The plates above change first.
      const wait = 4;
      keyfill.useOnUpdate('_change', (_key, _value, next) => {
        const [data, fill, stroke] = [turning?.data, turning?.style.fill.value, latest?.style.stroke.value];
        next();
        if (!turning || !fill || !latest || !former || !dot || !stroke) return;
        dot.fill.value = latest.style.stroke.value;
        if (turning.data === data) return;
        fade(turning.style.rotation, 180, 'ease-in-out-sine', wait);
        fade(turning.style.fill, fill, 'ease-in-out-sine', wait);
        for (const paint of [latest.style.stroke, dot.fill]) fade(paint, stroke, 'linear', wait);
      });
      keyfill.useOnUpdate('_prices', (_key, value, next) => {
        const prices = value.split(/\s+/).map(Number).filter(Number.isFinite);
        const [high, low] = [Math.max(...prices), Math.min(...prices)];
        for (const [style, price] of [[opening, prices[0]] as const, [dot, prices.at(-1)] as const]) {
          if (!style || !latest || price === undefined) continue;
          const before = style.y.value;
          const share = high === low ? 0.5 : (high - price) / (high - low);
          const { y, height } = latest.style;
          style.y.value = y.value + share * height.value - style.height.value / 2;
          fade(style.y, before, 'ease-in-out-sine', wait);
        }
        const data = latest?.data;
        next();
        if (!latest || !former || !data || latest.data === data) return;
        former.data = data;
        former.style.stroke.value = latest.style.stroke.valueAt(this.activeFrame);
        fade(former.style.opacity, 1, 'ease-in-quad', wait);
        fade(latest.style.opacity, 0, 'ease-out-quad', wait);
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
