// The Lottie files of the moving background.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { siteDir } from '../../../tools/shared/site-dir.ts';

interface Shape {
  readonly ty: string;
  readonly ks?: { readonly k: { readonly v: readonly (readonly number[])[] } };
  readonly c?: { readonly k: number };
  readonly tr?: { readonly p: { readonly k: readonly number[] } };
}
interface File {
  readonly op: number;
  readonly layers: readonly {
    readonly nm: string;
    readonly ks: {
      readonly p: {
        readonly a: 0 | 1;
        readonly k: readonly { readonly t: number; readonly s: readonly number[] }[];
      };
    };
    readonly shapes: readonly Shape[];
  }[];
}

const files = ['news', 'sport', 'evening'].map((look) => {
  const file = path.join(siteDir, `static/examples/looping-background/${look}.json`);
  return [look, JSON.parse(readFileSync(file, 'utf8')) as File] as const;
});

it.each(files)('the beams of %s loop without a seam', (_look, { op, layers }) => {
  for (const { nm, ks, shapes } of layers) {
    const [first, last] = [ks.p.k.at(0), ks.p.k.at(-1)];
    const copies = shapes.find(({ ty }) => ty === 'rp');
    const period = copies?.tr?.p.k[0] ?? 0;
    // After one loop, each shape is where it or its neighbor has started.
    if (ks.p.a === 1) expect([last?.t, last!.s[0]! - first!.s[0]!], nm).toEqual([op, period]);
    if (!copies) continue;
    // No copy comes or goes in view.
    const width = Math.max(...shapes.flatMap(({ ks: path }) => path?.k.v.map(([x = 0]) => x) ?? []));
    expect(first!.s[0]! + width, nm).toBeLessThanOrEqual(0);
    expect(last!.s[0]! + (copies.c!.k - 1) * period, nm).toBeGreaterThanOrEqual(1920);
  }
});

it.each(files)('nothing in %s has a gradient, which is slow to draw', (_look, { layers }) => {
  expect(JSON.stringify(layers)).not.toContain('"gf"');
});
