import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { exportTemplate } from '../../src/playout/export/formats';
import type { ExportSource } from '../../src/playout/export/source';

type Started =
  | {
      readonly browser: { newPage(): Promise<never>; process(): { kill(signal: string): unknown } | null };
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
test.afterAll(() => {
  // `close` of a browser this old waits forever now and then.
  if (started.problem === undefined) started.browser.process()?.kill('SIGKILL');
});

const examples = readdirSync(path.resolve('src/examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

for (const example of examples) {
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
