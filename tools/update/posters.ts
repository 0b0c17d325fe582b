// The posters of the examples: a real frame of each.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import examples from '../../generated/examples.json';
import type { ExampleMeta } from '../../src/player/meta.ts';
import type { ActionsFactory } from '../../src/runtime/definition/actions.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import type { createTemplate } from '../../src/runtime/index.ts';
import type { lottie } from '../../src/runtime/lottie.ts';
import { bundle } from '../shared/bundle.ts';
import { siteDir } from '../shared/site-dir.ts';
import { fastScreenshot } from '../test/fast-screenshot.ts';
import type { Drawing } from './drawing.ts';

/** Every request is answered from static/examples. */
const ORIGIN = 'http://posters.test';
const PAGE =
  '<!doctype html><meta charset="utf-8">' +
  '<style>html,body{margin:0;background:transparent;overflow:hidden}</style>';

/** What a poster's script declares in its page. */
interface Poster {
  readonly createTemplate: typeof createTemplate;
  readonly project: ProjectDefinition;
  readonly actions: ActionsFactory;
  readonly lottie: typeof lottie;
}

/** The example and the runtime in one script, which declares `poster` with everything needed for drawing. */
const scriptOf = (name: string) =>
  bundle({
    contents: `export { createTemplate } from './src/runtime/index.ts';
     export { lottie } from './src/runtime/lottie.ts';
     export { project } from './src/examples/${name}/template.ts';
     export { actions } from './src/examples/${name}/actions.ts';`,
    globalName: 'poster',
  });

async function openPage(browser: Browser, { width, height }: ExampleMeta): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(siteDir, 'static/examples', decodeURIComponent(pathname));
    if (pathname === '/') await route.fulfill({ contentType: 'text/html', body: PAGE });
    else if (existsSync(file)) await route.fulfill({ path: file });
    else await route.fulfill({ status: 404, body: '' });
  });
  await page.goto(`${ORIGIN}/`);
  return page;
}

/** Moves the template to the frame, like the player does. */
async function show(page: Page, name: string, { fields, frame }: ExampleMeta): Promise<void> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => void errors.push(error.message));
  await page.addScriptTag({ content: await scriptOf(name) });
  const data = Object.fromEntries(fields.map(({ key, value = '' }) => [key, value]));
  await page.evaluate(
    async ([values, at]) => {
      const { createTemplate, project, actions, lottie } = (
        globalThis as typeof globalThis & { poster: Poster }
      ).poster;
      const template = createTemplate(document.body, project, actions, { lottie });
      template.update(values);
      await template.load();
      // Actions may wait for an answer. Those of examples come sooner, and timers of a page end in order.
      await new Promise((resolve) => setTimeout(resolve, 500));
      template.seek(at);
      // Pictures and fonts are painted one frame later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    [data, frame] as const,
  );
  if (errors.length > 0) throw new Error(`the poster of "${name}" is not right: ${errors.join('; ')}`);
}

/** The poster of each example. */
export const posters = (): readonly Drawing[] =>
  Object.entries(examples as Readonly<Record<string, unknown>>).map(([name, meta]) => ({
    stem: `static/posters/${name}`,
    format: 'webp',
    isNamedByContent: true,
    async draw(browser) {
      const page = await openPage(browser, meta as ExampleMeta);
      try {
        await show(page, name, meta as ExampleMeta);
        return await fastScreenshot(page, { omitBackground: true });
      } finally {
        await page.close();
      }
    },
  }));
