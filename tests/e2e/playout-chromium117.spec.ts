import { expect, test } from '@playwright/test';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { checkHtmlIn117, checkOgrafIn117 } from '../../tools/playout/chromium117.ts';
import { loadTools } from '../../tools/playout/validate-example.ts';
import { startChromium117 } from '../../tools/runtime/chromium117.ts';

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
 * One example with an action that moves the playhead, and one with Lottie. `npm run validate` plays all
 * examples in this browser, and a test fails if its results are older than an export.
 */
const examples = ['crawler', 'looping-background'];
const formats = ['casparcg', 'spx', 'ograf'] as const;

for (const example of examples) {
  test(`Chromium 117 plays ${example}: ${formats.join(', ')}`, async () => {
    test.skip('problem' in started, 'problem' in started ? started.problem : '');
    if ('problem' in started) return;
    const { browser } = started;
    const source = await loadTools().loadExample(example);
    for (const format of formats) {
      await test.step(format, async () => {
        const [file] = await exportTemplate(source, format);
        if (!file) throw new Error('the export gave no file');
        let isChecked = false;
        const check = async (_check: string, run: () => void | Promise<void>) => {
          await run();
          isChecked = true;
        };
        await (format === 'ograf' ? checkOgrafIn117 : checkHtmlIn117)(browser, file, check);
        expect(isChecked).toBe(true);
      });
    }
  });
}
