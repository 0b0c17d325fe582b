import { test } from '@playwright/test';
import type { ExportSource } from '../../src/playout/export/source.ts';
import { PLAYOUT_HOSTS } from '../../src/playout/hosts.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
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

/**
 * One example with an action that moves the playhead, and one with Lottie, plus a Lottie file with a font and a picture. `npm run validate` plays all
 * examples in this browser, and a test fails if its results are older than an export.
 */
const examples = ['crawler', 'looping-background'];
const playable = PLAYOUT_HOSTS.flatMap(({ id, runtime }) => (runtime === null ? [] : [{ id, runtime }]));

const sources: readonly (readonly [name: string, source: () => Promise<ExportSource>])[] = [
  ...examples.map((example) => [example, () => loadExample(example)] as const),
  ['a Lottie file with text', () => lottieSource('lower-third')],
];

for (const [name, load] of sources) {
  test(`Chromium 117 plays ${name}: ${playable.map(({ id }) => id).join(', ')}`, async () => {
    test.skip('problem' in started, 'problem' in started ? started.problem : '');
    if ('problem' in started) return;
    const { browser } = started;
    const source = await load();
    for (const { id, runtime } of playable) {
      await test.step(id, async () => {
        const [file] = await exportTemplate(source, id);
        if (!file) throw new Error('the export gave no file');
        await PLAY_IN_117[runtime](browser, file);
      });
    }
  });
}
