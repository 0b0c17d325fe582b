import type { Color } from '../../runtime/api/values.ts';
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
      // On air, the arrow flips, and gets its new color while it's flat. The old line leaves to the left, the
      // new one is drawn from there, and then its end appears.
      const turning = this.findElementByKey('_arrow');
      const latest = this.findLayerByName('Line')?.element;
      const former = this.findLayerByName('Former line')?.element;
      const [opening, dot] = ['Opening', 'Latest'].map((name) => this.findLayerByName(name)?.element.style);
      const fade = fading(keyfill, 74);
      const maskOf = (name: string) => this.findLayerByName(name)?.masks.at(-1)?.style.x;
      const [leaving, drawing] = ['Former line', 'Line'].map(maskOf);
      const redraw = (data: string, stroke: Color): void => {
        if (!former || !dot || !leaving || !drawing) return;
        former.data = data;
        former.style.stroke.value = stroke;
        fade(leaving, drawing.value, 'ease-in-quad', [0, 3]);
        fade(drawing, leaving.value, 'ease-out-quad', [3, 8]);
        for (const scale of [dot.scaleX, dot.scaleY]) fade(scale, 0, 'ease-out-back', [7, 10]);
      };
      keyfill.useOnUpdate('_change', (_key, _value, next) => {
        const [data, fill, stroke] = [turning?.data, turning?.style.fill.value, latest?.style.stroke.value];
        next();
        if (!turning || !fill || !latest || !dot || !stroke) return;
        dot.fill.value = latest.style.stroke.value;
        if (turning.data === data) return;
        fade(turning.style.scaleY, -1, 'linear', [3, 7]);
        fade(turning.style.fill, fill, 'linear', [4, 5]);
        // Until then, nothing of the new line is seen.
        fade(latest.style.stroke, stroke, 'linear', [2, 3]);
        redraw(latest.data, stroke);
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
          // The dot is gone while it moves.
          fade(style.y, before, 'ease-in-out-sine', style === dot ? [4, 5] : [2, 8]);
        }
        const data = latest?.data;
        next();
        if (!latest || !data || latest.data === data) return;
        redraw(data, latest.style.stroke.valueAt(this.activeFrame));
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
