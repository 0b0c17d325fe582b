// npm run update: updates committed files: pictures that a browser draws, and the list of all addresses.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { describeProblem } from '../../plugins/page-problems/problem.ts';
import { fail, log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { lostAddresses, readRoutes, routeListText, ROUTES_FILE } from '../site/route-list.ts';
import { ensureBrowser } from '../test/browsers.ts';
import { CHROMIUM_FLAGS } from '../test/chromium-flags.ts';
import { headlessShellOf } from '../test/headless-shell.ts';
import { cards, icons, type BlogCard } from './brand-pictures.ts';
import { update, type Drawing } from './drawing.ts';
import { posters } from './posters.ts';

/** Writes a text file unless it already has this content. */
function write(file: string, text: string): void {
  const at = path.join(siteDir, file);
  if (readFileSync(at, 'utf8') === text) return;
  writeFileSync(at, text);
  log(`wrote ${file}`);
}

/** Names a card in the front matter of its post: in its own line, or in a new last line. */
function nameCard(post: string, card: string): void {
  const source = readFileSync(path.join(siteDir, post), 'utf8');
  const line = `image: ${card.replace(/^static/, '')}`;
  const isNamed = /^image: .*$/m.test(source);
  write(
    post,
    isNamed ? source.replace(/^image: .*$/m, line) : source.replace(/(\r?\n)---\r?\n/, `$1${line}$&`),
  );
}

const isCard = (drawing: Drawing): drawing is BlogCard => 'post' in drawing;

const found = await ensureBrowser();
if ('problem' in found) fail(found.problem);
// The browser of the tests that compare the pictures.
const { executablePath, args } = headlessShellOf(found.path);
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...args] });
const files = new Set<string>();
for (const drawing of [...posters(), ...icons(), ...cards()]) {
  const { file, isNew } = await update(drawing, browser);
  files.add(file);
  if (isNew) log(`drew ${file}`);
  if (isCard(drawing)) nameCard(drawing.post, file);
}
await browser.close();
for (const folder of ['static/posters', 'static/img/cards']) {
  for (const name of readdirSync(path.join(siteDir, folder)))
    if (!files.has(`${folder}/${name}`)) rmSync(path.join(siteDir, folder, name));
}
// An address that somebody has linked to must not disappear.
const routes = await readRoutes();
const lost = lostAddresses(readFileSync(path.join(siteDir, ROUTES_FILE), 'utf8'), routes);
if (lost.length > 0) fail(`${ROUTES_FILE} stays as it was:\n${lost.map(describeProblem).join('\n')}`);
write(ROUTES_FILE, routeListText(routes));
log('everything that is committed is up to date');
