// Stands in for what the runtime asks of a browser and jsdom does not have: colors, path data, and the size of things.
import { parseColor } from '../../../src/runtime-validation/parse-color.ts';
import { isPathData } from '../../../src/runtime-validation/path-data.ts';
import { toHex, toRgba } from '../../../src/runtime/model/color.ts';

/** A pen that knows colors as a canvas does: what is no color leaves the one before. */
function createPen(): object {
  let color = '#000000';
  return {
    get fillStyle() {
      return color;
    },
    set fillStyle(next: string) {
      const parsed = parseColor(next);
      if (parsed) color = parsed.a < 1 ? toRgba(parsed) : toHex(parsed);
    },
  };
}

/** Puts the stand-ins into a page of jsdom. */
export function standIn(page: typeof globalThis): void {
  page.HTMLCanvasElement.prototype.getContext = (() => createPen()) as never;
  Object.assign(page, {
    CSS: { supports: (_: string, value: string) => isPathData(value.slice('path("'.length, -'")'.length)) },
    ResizeObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
  Object.assign(page.SVGElement.prototype, { getBBox: () => ({ x: 0, y: 0, width: 100, height: 100 }) });
}

if (typeof document !== 'undefined') standIn(globalThis);
