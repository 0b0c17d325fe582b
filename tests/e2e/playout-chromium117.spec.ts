import { expect, test } from '@playwright/test';
import { exportTemplate } from '../helpers/export-template';
import type { ExportSource } from '../../src/playout/export/source';

type Started =
  | {
      readonly browser: { newPage(): Promise<never> };
      readonly stop: () => Promise<void>;
      readonly problem?: undefined;
    }
  | { readonly problem: string };

let started: Started;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { startChromium117 } = (await import('../../tools/runtime/chromium117.ts' as string)) as {
    startChromium117: () => Promise<Started>;
  };
  started = await startChromium117();
});
test.afterAll(async () => {
  if (started.problem === undefined) await started.stop();
});

/**
 * One with an action that moves, one with Lottie. `npm run validate` plays all examples there, and a test
 * fails when its results are older than an export.
 */
const examples = ['crawler', 'looping-background'];
const formats = ['casparcg', 'spx', 'ograf'] as const;

for (const example of examples) {
  test(`Chromium 117 plays ${example}: ${formats.join(', ')}`, async () => {
    test.skip(started.problem !== undefined, started.problem ?? '');
    if (started.problem !== undefined) return;
    const { browser } = started;
    const [{ loadTools }, { checkHtmlIn117, checkOgrafIn117 }] = await Promise.all([
      import('../../tools/playout/validate-example.ts'),
      import('../../tools/playout/chromium117.ts'),
    ]);
    const source = (await (await loadTools()).loadExample(example)) as ExportSource;
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
