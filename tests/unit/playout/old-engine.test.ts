// Exports also run in Chromium 117, the engine of CasparCG 2.4, so they can't contain anything newer.
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { cssFeatures } from '../../../tools/runtime/features-css.ts';
import { newerFeatures } from '../../../tools/runtime/newer-features.ts';
import { toPage } from '../../../src/playout/export/html.ts';
import { toAscii } from '../../../src/playout/export/text.ts';
import { toModule } from '../../../src/playout/export/ograf.ts';
import api from '../../../generated/api.json';
import { withoutGuarded } from '../helpers/guarded-features.ts';
import { EXAMPLES } from './examples.ts';
import { sourceOf } from './source.ts';

/** Members that actions get from the runtime, such as `toHex` of a color. */
const FROM_RUNTIME = api.objects.flatMap(({ members = [] }) => members.map(({ name }) => name));

/** The newer features that an example may use anyway. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Available since 103. The error had another name until 124, but the example doesn't check the name.
  'external-api': ['AbortSignal.timeout (Chromium 124)'],
};

/** Returns the newer features in everything in a page that runs or paints. */
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

/** Returns a file of a template, emptied if it's a Lottie file. */
const emptyLottie = ([name, bytes]: readonly [string, Uint8Array]): readonly [string, Uint8Array] => [
  name,
  name.endsWith('.json') ? new TextEncoder().encode('{}') : bytes,
];

describe.each(EXAMPLES)('%s', (name) => {
  const allowed = ALLOWED[name] ?? [];

  it('has exports and actions with nothing newer than Chromium 117', async () => {
    const source = await sourceOf(name);
    expect(newerFeatures(`(${source.actions})`, FROM_RUNTIME)).toEqual(allowed);
    expect(withoutGuarded(featuresOfPage(toPage(source, { isSpx: true })))).toEqual(allowed);
    // The page was checked with the runtime and the player, and Lottie files are data. What's left is the
    // module's own code.
    const { scripts, lottie = '' } = source.runtime;
    const withoutLottieFiles = { ...source, files: new Map([...source.files].map(emptyLottie)) };
    const own = toModule(withoutLottieFiles)
      .replace(toAscii(scripts.ograf?.trim() ?? ''), () => '')
      .replace(toAscii(lottie.trim()), () => '');
    expect(own.length).toBeLessThan(60_000);
    expect(newerFeatures(own, FROM_RUNTIME)).toEqual(allowed);
  });
});

it('a newer feature is found anywhere in a page', () => {
  const page = `<style>a { text-box: trim-both cap }</style><script>map.values().map(f)</script>
    <p style="field-sizing: content"></p><script type="application/json">{"@scope": 1}</script>`;
  expect(featuresOfPage(page)).toEqual([
    'iterator.map (Chromium 122)',
    'text-box (Chromium 133)',
    'field-sizing (Chromium 123)',
  ]);
});
