import { expect } from '@playwright/test';
import { fieldsOf } from '../../src/playout/definition/fields.ts';
import { stepCount } from '../../src/playout/definition/general.ts';
import { FORMATS, hostOf } from '../../src/playout/hosts.ts';
import type { FormatResult } from '../../src/playout/results.ts';
import { serveDevtool } from '../../tools/hosts/devtool.ts';
import { checksOf } from '../../tools/playout/checks.ts';
import { runChecks, type Tools } from '../../tools/playout/export-check.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { loadExample } from '../../tools/playout/load-example.ts';
import { officialSchema } from '../../tools/playout/official-schemas.ts';
import { startChromium117 } from '../../tools/test/chromium117.ts';
import { CHROMIUM_FLAGS } from '../../tools/test/chromium-flags.ts';
import { test as base } from './fixtures.ts';

/** An example of each kind: a clock, a crawl, steps with pictures, Lottie, and commands. */
const EXAMPLES =
  process.env['KEYFILL_EXAMPLES'] ?? 'countdown,crawler,full-screen,looping-background,score-bug';

const test = base.extend<object, { tools: Pick<Tools, 'server' | 'chromium117'> }>({
  tools: [
    async ({ browser }, use) => {
      const executablePath = process.env['KEYFILL_CHROMIUM'] ?? '/usr/bin/chromium';
      const args = [...CHROMIUM_FLAGS, '--disable-web-security'];
      const server = await browser.browserType().launch({ executablePath, args });
      const old = await startChromium117();
      await use({ server, ...('browser' in old && { chromium117: old.browser }) });
      await server.close();
      if ('stop' in old) await old.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

for (const name of EXAMPLES.split(',')) {
  for (const format of FORMATS) {
    test(`${name} as ${format}, on spx, ograf-server, and ograf-devtool`, async ({
      spx,
      ografServer,
      tools,
      browser,
    }, info) => {
      const source = await loadExample(name);
      const seconds = source.project.templateDefinition?.fields?.find(({ key }) => key === '_seconds');
      // The countdown would leave before it's updated.
      if (seconds) Object.assign(seconds, { value: '3000' });
      const texts = fieldsOf(source.project).filter(({ type }) => type === 'text' || type === 'multi-line');
      // Life on a host is about commands, not animations.
      for (const { screen } of [spx, ografServer]) await screen.setSpeed(8);
      const devtool = await serveDevtool();
      const notes: string[] = [];
      const files = await exportTemplate(source, format);
      const checks = await runChecks(checksOf(hostOf(format), stepCount(source.project) - 1), {
        ...tools,
        browser,
        hosts: {
          spx: spx.host,
          spxScreen: spx.screen,
          server: ografServer.host,
          serverScreen: ografServer.screen,
          devtool,
        },
        schemas: officialSchema('graphics/schema.json'),
        files,
        source,
        textKey: texts.find(({ type }) => type === 'text')?.key ?? '',
        keys: texts.map(({ key }) => key),
        note: (text) => void notes.push(text),
      });
      await devtool.close();
      for (const { screen } of [spx, ografServer]) await screen.setSpeed(1);
      const result: FormatResult = {
        chromium: browser.version(),
        files: files.map((file) => file.name),
        checks,
        notes,
      };
      await info.attach('result', { body: JSON.stringify(result), contentType: 'application/json' });
      expect(checks.length).toBeGreaterThan(1);
      const problems = checks.flatMap((one) => (one.passed ? [] : [`${one.check}: ${one.problem}`]));
      expect(problems.join('\n')).toBe('');
    });
  }
}
