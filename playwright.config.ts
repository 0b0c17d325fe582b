import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS } from './tools/test/chromium-flags.ts';
import { headlessShellOf } from './tools/test/headless-shell.ts';

/** Set KEYFILL_TEST_PORT to run beside another run. */
const port = Number(process.env['KEYFILL_TEST_PORT'] ?? 4173);
/** Found or installed by `npm test`; the paths below serve a direct `npx playwright test`. */
const chromium = process.env['KEYFILL_CHROMIUM'] ?? '/usr/bin/chromium';
const shell = headlessShellOf(chromium);
/** Tests that need what the headless shell lacks: tabs in windows, a pointer at rest, files read by files. */
const WHOLE_BROWSER = /@whole-browser/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Tests wait for pages more than they compute: three keep two cores busy.
  workers: 3,
  // A machine may be busy with something else for a moment: a second try is counted as flaky and named, and recorded.
  retries: 1,
  timeout: 60_000,
  // Nothing is measured by it: a busy machine takes its time.
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    launchOptions: { executablePath: shell.executablePath, args: [...CHROMIUM_FLAGS, ...shell.args] },
  },
  projects: [
    { name: 'desk', grepInvert: WHOLE_BROWSER },
    {
      name: 'whole browser',
      grep: WHOLE_BROWSER,
      use: { launchOptions: { executablePath: chromium, args: CHROMIUM_FLAGS } },
    },
    // Exports on real hosts, if these are available: see tests/hosts/hosts.ts.
    { name: 'hosts', testDir: 'tests/hosts' },
    // What should be the same at every width.
    { name: 'phone', grep: /@both/, use: { viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: `node scripts/run.mjs site/serve build ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: process.env['CI'] === undefined,
  },
});
