// Draws the posters of the examples: a real frame of each, in Chromium. Posters that are up to date are left
// alone. The files are committed, so that building the site doesn't need a browser.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { ActionsFactory } from '../../src/runtime/definition/actions.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import type { createTemplate } from '../../src/runtime/index.ts';
import type { lottie } from '../../src/runtime/lottie.ts';
import { lazyBrowser } from '../test/lazy-browser.ts';
import { toWebp } from '../test/to-webp.ts';
import { exampleNames } from '../playout/example-names.ts';
import {
  FOLDER,
  LOADERS,
  loadersText,
  MANIFEST,
  manifestText,
  posterSource,
  QUALITY,
  THUMBNAIL_QUALITY,
  THUMBNAIL_WIDTHS,
  THUMBNAILS,
  WIDTH,
  type PosterMeta,
} from './poster-source.ts';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

/** Every request is answered from static/examples. */
const ORIGIN = 'http://posters.test';
const PAGE =
  '<!doctype html><meta charset="utf-8"><style>html,body{margin:0;background:transparent;overflow:hidden}</style>';
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

type Source = Awaited<ReturnType<typeof posterSource>>;

/** What a poster's script declares in its page. */
interface Poster {
  readonly createTemplate: typeof createTemplate;
  readonly project: ProjectDefinition;
  readonly actions: ActionsFactory;
  readonly lottie: typeof lottie;
}

const folder = path.join(siteDir, FOLDER);
/** The folder for small versions of the given width. */
const thumbnails = (width: number): string => path.join(siteDir, THUMBNAILS, String(width));

async function openPage(browser: Browser, { width, height }: PosterMeta): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(siteDir, 'static/examples', decodeURIComponent(pathname));
    if (pathname === '/') await route.fulfill({ contentType: 'text/html', body: PAGE });
    else if (existsSync(file))
      await route.fulfill({ contentType: TYPES[path.extname(file)] ?? '', body: readFileSync(file) });
    else await route.fulfill({ status: 404, body: '' });
  });
  await page.goto(`${ORIGIN}/`);
  return page;
}

/** Moves the template to the frame, like the player does. */
async function show(page: Page, { script, data, meta }: Source): Promise<void> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => void errors.push(error.message));
  await page.addScriptTag({ content: script });
  await page.evaluate(
    async ([values, frame]) => {
      const { createTemplate, project, actions, lottie } = (
        globalThis as typeof globalThis & { poster: Poster }
      ).poster;
      const template = createTemplate(document.body, project, actions, { lottie });
      template.update(values);
      await template.load();
      template.seek(frame);
      // Pictures and fonts are painted one frame later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    [data, meta.frame] as const,
  );
  if (errors.length > 0) throw new Error(`the poster of "${meta.name}" is not right: ${errors.join('; ')}`);
}

async function draw(source: Source, browser: Browser): Promise<Buffer> {
  const page = await openPage(browser, source.meta);
  try {
    await show(page, source);
    const bytes = await page.screenshot({ omitBackground: true });
    return await toWebp(page, { bytes, type: 'image/png', width: WIDTH, quality: QUALITY });
  } finally {
    await page.close();
  }
}

const browser = lazyBrowser();

async function drawThumbnail(poster: Buffer, width: number): Promise<Buffer> {
  const page = await (await browser.open()).newPage();
  try {
    return await toWebp(page, { bytes: poster, type: 'image/webp', width, quality: THUMBNAIL_QUALITY });
  } finally {
    await page.close();
  }
}

mkdirSync(folder, { recursive: true });
for (const width of THUMBNAIL_WIDTHS) mkdirSync(thumbnails(width), { recursive: true });
const metas: Record<string, Source['meta']> = {};
for (const name of exampleNames()) {
  const source = await posterSource(name);
  metas[name] = source.meta;
  const file = path.join(folder, source.meta.poster);
  if (!existsSync(file)) {
    const bytes = await draw(source, await browser.open());
    writeFileSync(file, bytes);
    log(`${source.meta.poster}: frame ${source.meta.frame}, ${Math.round(bytes.length / 1024)} kB`);
  }
  for (const width of THUMBNAIL_WIDTHS) {
    const thumbnail = path.join(thumbnails(width), source.meta.poster);
    if (!existsSync(thumbnail)) writeFileSync(thumbnail, await drawThumbnail(readFileSync(file), width));
  }
}
await browser.close();

const wanted = new Set(Object.values(metas).map(({ poster }) => poster));
for (const pictures of [folder, ...THUMBNAIL_WIDTHS.map(thumbnails)])
  for (const file of readdirSync(pictures)) if (!wanted.has(file)) rmSync(path.join(pictures, file));
for (const [name, text] of [
  [MANIFEST, await manifestText(metas)],
  [LOADERS, loadersText(Object.keys(metas))],
] as const) {
  const file = path.join(siteDir, name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
log(`${wanted.size} posters are up to date`);
