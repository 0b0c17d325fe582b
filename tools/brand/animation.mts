// Draws the animation in README.md: a live template is played, its code is edited, and the edited version is played. It's taken
// from the built site, so run npm run build first. Commit what it writes.
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { fail, log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { startStaticServer } from '../site/static-host.ts';
import { ensureBrowser } from '../test/browser.ts';
import { CHROMIUM_FLAGS } from '../test/chromium-flags.ts';
import { encodeFrames, type Shot } from './encode.ts';
import { animatedWebp } from './webp.ts';

const PAGE = 'user-guide/animation';
/** In px. The page has no sidebars at this width, so the player fills it. */
const VIEWPORT = { width: 720, height: 900 };
const HEIGHT = 560;
/** Milliseconds between two screenshots while something moves. */
const STEP = 80;

/** Plays, edits, and plays again. */
async function record(page: Page): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  const player = page.getByRole('figure', { name: /^Live template/ }).first();
  const button = (name: string) => player.getByRole('button', { name, exact: true });
  const shoot = async (duration: number): Promise<void> => {
    const box = await player.boundingBox();
    if (!box) throw new Error('The page shows no live template');
    const clip = { x: box.x, y: box.y, width: Math.floor(box.width / 2) * 2, height: HEIGHT };
    shots.push({ png: await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }), duration });
  };
  const film = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) {
      await page.clock.runFor(STEP);
      await shoot(STEP);
    }
  };

  // Our own clock drives the template, so a slow computer takes the same screenshots as a fast one.
  await page.clock.install();
  await page.goto(PAGE);
  await player.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 80));
  await button('Play').click();
  await player.getByText('On air').waitFor();
  await page.clock.runFor(3000);
  await button('Stop').click();
  await page.clock.runFor(3000);
  await page.clock.pauseAt(Date.now() + 600_000);
  await shoot(600);
  await button('Play').click();
  await film(16);
  await shoot(900);
  await page.clock.resume();
  await button('Edit').click();
  await player.locator('.cm-content').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1500);
  await shoot(900);
  await player.locator('.cm-line', { hasText: 'LEAST' }).first().getByText('520').dblclick();
  await shoot(500);
  for (const digit of '1200') {
    await page.keyboard.type(digit);
    await page.waitForTimeout(100);
    await shoot(180);
  }
  await shoot(500);
  await button('Run').click();
  await page.waitForTimeout(3500);
  await shoot(2500);
  return shots;
}

async function draw(browser: Browser, url: string, scheme: 'light' | 'dark'): Promise<void> {
  const page = await browser.newPage({ baseURL: url, viewport: VIEWPORT, colorScheme: scheme });
  const shots = await record(page);
  const blank = await browser.newPage();
  const frames = await encodeFrames(blank, shots);
  const [first] = frames;
  if (!first) throw new Error('The animation has no frames');
  const bytes = animatedWebp(frames, first.width, first.height);
  const file = `.github/live-template-${scheme}.webp`;
  writeFileSync(path.join(siteDir, file), bytes);
  log(
    `${file}: ${frames.length} frames, ${first.width} × ${first.height} px, ${Math.round(bytes.length / 1000)} kB`,
  );
  await Promise.all([page.close(), blank.close()]);
}

const build = path.join(siteDir, 'build');
if (!existsSync(path.join(build, `${PAGE}.html`))) fail('There is no built site. Run npm run build first.');
const found = await ensureBrowser(siteDir);
if ('problem' in found) fail(found.problem);
const server = await startStaticServer({ folder: build });
const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS });
for (const scheme of ['light', 'dark'] as const) await draw(browser, server.url, scheme);
await browser.close();
await server.close();
