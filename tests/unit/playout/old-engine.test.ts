// Exports run in Chromium 117 too, the engine of CasparCG 2.4: nothing in them may be newer.
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { cssFeatures } from '../../../tools/runtime/features-css.ts';
import { newerFeatures } from '../../../tools/runtime/newer-features.ts';
import { toPage } from '../../../src/playout/export/html.ts';
import { toAscii } from '../../../src/playout/export/text.ts';
import { toModule } from '../../../src/playout/export/ograf.ts';
import api from '../../../src/runtime-description/api.json';
import { withoutGuarded } from '../helpers/guarded-features.ts';
import { EXAMPLES } from './examples.ts';
import { sourceOf } from './source.ts';

/** Members that actions have from the runtime, such as `toHex` of a color. */
const FROM_RUNTIME = api.objects.flatMap(({ members = [] }) => members.map(({ name }) => name));

/** What may be newer all the same, by example. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // There since 103; until 124 the error had another name, and the example asks for none.
  'external-api': ['AbortSignal.timeout (Chromium 124)'],
};

/** The newer features in everything of a page that runs or paints. */
function featuresOfPage(html: string): readonly string[] {
  const { document } = new JSDOM(html).window;
  const scripts = [...document.querySelectorAll('script')].filter(({ type }) => type === '');
  return [
    ...scripts.flatMap(({ textContent }) => newerFeatures(textContent ?? '', FROM_RUNTIME)),
    ...[...document.querySelectorAll('style')].flatMap(({ textContent }) => cssFeatures(textContent ?? '')),
    ...[...document.querySelectorAll('[style]')].flatMap((node) =>
      cssFeatures(node.getAttribute('style') ?? ''),
    ),
  ];
}

/** A file of a template, without the drawing if it's a Lottie file. */
const emptyLottie = ([name, bytes]: readonly [string, Uint8Array]): readonly [string, Uint8Array] => [
  name,
  name.endsWith('.json') ? new TextEncoder().encode('{}') : bytes,
];

describe.each(EXAMPLES)('%s', (name) => {
  const allowed = ALLOWED[name] ?? [];

  it('has exports and actions without anything that is newer than Chromium 117', async () => {
    const source = await sourceOf(name);
    expect(newerFeatures(`(${source.actions})`, FROM_RUNTIME)).toEqual(allowed);
    expect(withoutGuarded(featuresOfPage(toPage(source, { isSpx: true })))).toEqual(allowed);
    // The page had the runtime and the player already, and Lottie files are data: what is left is the module's own.
    const { scripts, lottie = '' } = source.runtime;
    const withoutLottieFiles = { ...source, files: new Map([...source.files].map(emptyLottie)) };
    const own = toModule(withoutLottieFiles)
      .replace(toAscii(scripts.ograf?.trim() ?? ''), () => '')
      .replace(toAscii(lottie.trim()), () => '');
    expect(own.length).toBeLessThan(60_000);
    expect(newerFeatures(own, FROM_RUNTIME)).toEqual(allowed);
  });
});

it('a page with something newer is noticed, wherever it stands', () => {
  const page = `<style>a { text-box: trim-both cap }</style><script>map.values().map(f)</script>
    <p style="field-sizing: content"></p><script type="application/json">{"@scope": 1}</script>`;
  expect(featuresOfPage(page)).toEqual([
    'iterator.map (Chromium 122)',
    'text-box (Chromium 133)',
    'field-sizing (Chromium 123)',
  ]);
});
