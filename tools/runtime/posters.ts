// Draws the posters of the examples: a real frame of each, in Chromium. Those that are up to date are left alone.
// The files are committed, so that the build of the site needs no browser.
/* global document, Image, requestAnimationFrame -- of the page in the browser */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../test/browser.ts';
import { CHROMIUM_FLAGS } from '../test/chromium-flags.ts';
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
  THUMBNAIL_WIDTH,
  THUMBNAILS,
  WIDTH,
} from './poster-source.ts';
import { say } from '../shared/say.ts';
import { siteDir } from '../shared/site-dir.ts';

/** Every request is answered from static/examples. */
const ORIGIN = 'http://posters.test';
const PAGE =
  '<!doctype html><meta charset="utf-8"><style>html,body{margin:0;background:transparent;overflow:hidden}</style>';
const TYPES = {
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

const folder = path.join(siteDir, FOLDER);
const thumbnails = path.join(siteDir, THUMBNAILS);

async function openPage(browser, { width, height }) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(siteDir, 'static/examples', decodeURIComponent(pathname));
    if (pathname === '/') await route.fulfill({ contentType: 'text/html', body: PAGE });
    else if (existsSync(file))
      await route.fulfill({ contentType: TYPES[path.extname(file)], body: readFileSync(file) });
    else await route.fulfill({ status: 404, body: '' });
  });
  await page.goto(`${ORIGIN}/`);
  return page;
}

/** Brings the template to the frame, as the player does. */
async function show(page, { script, data, meta }) {
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addScriptTag({ content: script });
  await page.evaluate(
    async ([values, frame]) => {
      const { createTemplate, project, actions, lottie } = globalThis.poster;
      const template = createTemplate(document.body, project, actions, { lottie });
      template.update(values);
      await template.load();
      template.seek(frame);
      // Pictures and fonts are painted a frame later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    [data, meta.frame],
  );
  if (errors.length > 0) throw new Error(`the poster of "${meta.name}" is not right: ${errors.join('; ')}`);
}

/** Converts a picture to WebP in the given width. Transparency stays. */
async function toWebp(page, bytes, type, targetWidth, targetQuality) {
  const address = await page.evaluate(
    async ([base64, mime, width, quality]) => {
      const image = new Image();
      image.src = `data:${mime};base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((width * image.height) / image.width);
      const pen = canvas.getContext('2d');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    [bytes.toString('base64'), type, targetWidth, targetQuality],
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

async function draw(source, browser) {
  const page = await openPage(browser, source.meta);
  try {
    await show(page, source);
    return await toWebp(page, await page.screenshot({ omitBackground: true }), 'image/png', WIDTH, QUALITY);
  } finally {
    await page.close();
  }
}

/** The browser starts only if there's something to draw. */
let browser;
async function openBrowser() {
  if (browser) return browser;
  const found = await ensureBrowser(siteDir);
  if ('problem' in found) {
    console.error(found.problem);
    process.exit(1);
  }
  browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS });
  return browser;
}

async function drawThumbnail(poster) {
  const page = await (await openBrowser()).newPage();
  try {
    return await toWebp(page, poster, 'image/webp', THUMBNAIL_WIDTH, THUMBNAIL_QUALITY);
  } finally {
    await page.close();
  }
}

mkdirSync(folder, { recursive: true });
mkdirSync(thumbnails, { recursive: true });
const metas = {};
for (const name of exampleNames()) {
  const source = await posterSource(name);
  metas[name] = source.meta;
  const file = path.join(folder, source.meta.poster);
  if (!existsSync(file)) {
    const bytes = await draw(source, await openBrowser());
    writeFileSync(file, bytes);
    say(`${source.meta.poster}: frame ${source.meta.frame}, ${Math.round(bytes.length / 1024)} kB`);
  }
  const thumbnail = path.join(thumbnails, source.meta.poster);
  if (!existsSync(thumbnail)) writeFileSync(thumbnail, await drawThumbnail(readFileSync(file)));
}
await browser?.close();

const wanted = new Set(Object.values(metas).map(({ poster }) => poster));
for (const pictures of [folder, thumbnails])
  for (const file of readdirSync(pictures)) if (!wanted.has(file)) rmSync(path.join(pictures, file));
for (const [name, text] of [
  [MANIFEST, await manifestText(metas)],
  [LOADERS, loadersText(Object.keys(metas))],
]) {
  const file = path.join(siteDir, name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
say(`${wanted.size} posters are up to date`);
