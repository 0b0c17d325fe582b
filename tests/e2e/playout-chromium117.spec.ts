import { test } from '@playwright/test';
import type { ExportSource } from '../../src/playout/export/source.ts';
import { PLAYOUT_HOSTS } from '../../src/playout/hosts.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { exampleNames } from '../../tools/playout/example-names.ts';
import { PLAY_IN_117 } from '../../tools/playout/chromium117.ts';
import { loadExample } from '../../tools/playout/validate-example.ts';
import { startChromium117 } from '../../tools/runtime/chromium117.ts';
import { lottieSource } from '../helpers/lottie-files.ts';

type Started = Awaited<ReturnType<typeof startChromium117>>;

let started: Started;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  started = await startChromium117();
});
test.afterAll(async () => {
  if ('stop' in started) await started.stop();
});

const PLAYABLE = PLAYOUT_HOSTS.flatMap(({ id, runtime }) => (runtime === null ? [] : [{ id, runtime }]));

/**
 * An example with an action that moves the playhead, and one with Lottie. They play in every format. The actions of an example are
 * the same in every format, so one format is enough for the others.
 */
const IN_EVERY_FORMAT = ['crawler', 'looping-background'];

const sources: readonly (readonly [
  name: string,
  source: () => Promise<ExportSource>,
  formats: typeof PLAYABLE,
])[] = [
  ...exampleNames().map(
    (example) =>
      [
        example,
        () => loadExample(example),
        IN_EVERY_FORMAT.includes(example) ? PLAYABLE : PLAYABLE.slice(0, 1),
      ] as const,
  ),
  ['a Lottie file with text', () => lottieSource('lower-third'), PLAYABLE],
];

for (const [name, load, formats] of sources) {
  test(`Chromium 117 plays ${name}: ${formats.map(({ id }) => id).join(', ')}`, async () => {
    test.skip('problem' in started, 'problem' in started ? started.problem : '');
    if ('problem' in started) return;
    const { browser } = started;
    const source = await load();
    for (const { id, runtime } of formats) {
      await test.step(id, async () => {
        const [file] = await exportTemplate(source, id);
        if (!file) throw new Error('the export gave no file');
        await PLAY_IN_117[runtime](browser, file);
      });
    }
  });
}
