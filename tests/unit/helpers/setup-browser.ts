// Replaces what the runtime needs from a browser and jsdom doesn't have: colors, path data, and sizes.
import { afterEach, vi } from 'vitest';
import { parseColor } from '../../../src/runtime-validation/parse-color.ts';
import { isPathData } from '../../../src/runtime-validation/path-data.ts';
import { toHex, toRgba } from '../../../src/runtime/model/color.ts';

/** A drawing context that parses colors as a canvas does: an invalid color leaves the previous one. */
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

/** Adds the replacements to a jsdom page. */
export function addBrowserFeatures(page: typeof globalThis): void {
  page.HTMLCanvasElement.prototype.getContext = (() => createPen()) as never;
  Object.assign(page, {
    CSS: { supports: (_: string, value: string) => isPathData(value.slice('path("'.length, -'")'.length)) },
    ResizeObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
  Object.assign(page.SVGElement.prototype, {
    getBBox: () => ({ x: 0, y: 0, width: 100, height: 100 }),
    getClientRects: () => [{}],
  });
}

if (typeof document !== 'undefined') addBrowserFeatures(globalThis);

// Files share their globals, so whatever a test replaces ends with it.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
