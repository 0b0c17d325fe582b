import { expect, test } from '@playwright/test';
import examples from '../../src/components/LiveTemplate/posters.json';
import { exportTemplate } from '../../src/playout/export/formats';
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
  const { startChromium117 } = (await import('../../scripts/lib/runtime-chromium117.mjs' as string)) as {
    startChromium117: () => Promise<Started>;
  };
  started = await startChromium117();
});
test.afterAll(async () => {
  if (started.problem === undefined) await started.stop();
});

for (const example of Object.keys(examples)) {
  test(`Chromium 117 plays the CasparCG export of ${example} from file://`, async () => {
    test.skip(started.problem !== undefined, started.problem ?? '');
    if (started.problem !== undefined) return;
    const [{ loadTools }, { checkChromium117 }] = await Promise.all([
      import('../../scripts/lib/playout-validate.mjs'),
      import('../../scripts/lib/playout-casparcg.mjs'),
    ]);
    const source = (await (await loadTools()).loadExample(example)) as ExportSource;
    const [file] = exportTemplate(source, 'casparcg');
    if (!file) throw new Error('the export gave no file');
    let isChecked = false;
    await checkChromium117(started.browser, file, async (_check: string, run: () => Promise<void>) => {
      await run();
      isChecked = true;
    });
    expect(isChecked).toBe(true);
  });
}
