// First, because tests read what it makes.
import './tools/generated/prepare.cjs';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS } from './tools/test/chromium-flags.ts';
import { headlessShellOf } from './tools/test/headless-shell.ts';

/** Set KEYFILL_TEST_PORT to run this in parallel with another run. */
const port = Number(process.env['KEYFILL_TEST_PORT'] ?? 4173);
/** `npm test` finds or installs the browser; the paths below are for a direct `npx playwright test`. */
const chromium = process.env['KEYFILL_CHROMIUM'] ?? '/usr/bin/chromium';
const shell = headlessShellOf(chromium);
/** Without optimized scripts, tests take 4 to 11% less processor time, because each closes its page soon. */
const QUICK_START = '--js-flags=--no-opt,--no-maglev';
/** Tests that need what the headless shell lacks: tabs in windows, and files that read other files. */
const WHOLE_BROWSER = /@whole-browser/;
/** Each of these takes minutes, so they start first: the last one would run alone at the end. */
const LONGEST = /(?:preview|delivery-offline|walk)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Tests mostly wait for pages, so three of them keep two cores busy.
  workers: 3,
  // A second try records a trace. It doesn't save the run.
  retries: 1,
  failOnFlakyTests: true,
  // These aren't performance tests, so a busy machine may take its time.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: shell.executablePath,
      args: [...CHROMIUM_FLAGS, ...shell.args, QUICK_START],
    },
  },
  projects: [
    // Exports on real hosts, if they're available: see tests/hosts/fixtures.ts.
    { name: 'hosts', testDir: 'tests/hosts' },
    { name: 'longest', testMatch: LONGEST },
    { name: 'desk', testIgnore: LONGEST, grepInvert: WHOLE_BROWSER },
    {
      name: 'whole browser',
      grep: WHOLE_BROWSER,
      use: { launchOptions: { executablePath: chromium, args: CHROMIUM_FLAGS } },
    },
    // Behavior that should be the same at every width.
    { name: 'phone', grep: /@both/, use: { viewport: { width: 390, height: 844 } } },
  ],
  // `npm run validate` doesn't open the site.
  ...(process.env['KEYFILL_EXAMPLES'] === undefined && {
    webServer: {
      command: `node scripts/run.mjs site/serve build ${port}`,
      url: `http://localhost:${port}/`,
      reuseExistingServer: process.env['CI'] === undefined,
    },
  }),
});
