import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { marks, openFirst } from './helpers/search.ts';
import { copySite } from '../../tools/site/scratch-site.ts';
import { startPreview } from '../../tools/site/start-preview.ts';

interface Preview {
  readonly url: string;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** The pages that the tests change, each in one of them. */
const ELLIPSE = { source: 'user-guide/elements/ellipse.mdx', route: '/user-guide/elements/ellipse' };
const RECTANGLE = { source: 'user-guide/elements/rectangle.mdx', route: '/user-guide/elements/rectangle' };
const LOTTIE = { source: 'user-guide/elements/lottie.mdx', route: '/user-guide/elements/lottie' };
const IMAGE = { source: 'user-guide/elements/image.mdx', route: '/user-guide/elements/image' };
const PATH = { source: 'user-guide/elements/path.mdx', route: '/user-guide/elements/path' };

let folder: string;
let preview: Preview;

// Writers change pages, so this happens in a copy of the sources, which is only previewed once.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(path.join(tmpdir(), 'keyfill-preview-'));
  copySite(folder);
  preview = await startPreview(folder);
});
test.afterAll(async () => {
  await preview.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The preview compiles pages on two cores while other tests run. */
const patient = expect.configure({ timeout: 60_000 });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test("a page is compiled when it's opened by its address or with a click", async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/__preview/pages') requested.push(...searchParams.getAll('module'));
  });
  await page.goto(`${preview.url}/`);
  await patient(headline(page)).toBeVisible();
  expect(requested).toEqual(['src/pages/index.tsx']);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'User guide' }).click();
  await patient(page).toHaveURL(/\/user-guide$/);
  await patient(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested).toHaveLength(2);
  expect(requested[1]).toMatch(/^user-guide\//);

  // From now on, it's available to everyone.
  await page.reload();
  await patient(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested).toHaveLength(2);
});

test('an unknown page is refused', async ({ request }) => {
  for (const query of ['', '?module=', '?module=user-guide/none.mdx', '?module=docusaurus.config.ts'])
    expect((await request.post(`${preview.url}/__preview/pages${query}`)).status(), query).toBe(404);
});

test('search finds pages that nobody has opened yet', async ({ page }) => {
  await page.goto(`${preview.url}/`);
  await patient(headline(page)).toBeVisible();
  expect(await openFirst(page, 'crawler')).toMatch(/^\/user-guide\//);
  await patient(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await patient(marks(page).first()).toBeVisible();
});

const overlay = (page: Page) => page.locator('#webpack-dev-server-client-overlay');
const mistakeIn = (page: Page, file: RegExp) => overlay(page).contentFrame().getByText(file).first();

test("a saved page shows immediately, and a mistake is shown next to the previous version until it's fixed", async ({
  page,
}) => {
  const file = path.join(folder, ELLIPSE.source);
  const before = readFileSync(file, 'utf8');
  const broken: Error[] = [];
  page.on('pageerror', (error) => broken.push(error));
  await page.goto(preview.url + ELLIPSE.route);
  await patient(headline(page)).toHaveText('Ellipse element');

  appendFileSync(file, '\nA sentence that a writer adds.\n');
  await patient(page.getByText('A sentence that a writer adds.')).toBeVisible();

  writeFileSync(file, `${before}\n<Unclosed>\n`);
  await patient(mistakeIn(page, /ellipse\.mdx/)).toBeVisible();
  await expect(page.getByText('A sentence that a writer adds.')).toBeAttached();
  expect(preview.output()).toContain('Expected a closing tag for `<Unclosed>`');

  writeFileSync(file, `${before}\nThe writer mends it.\n`);
  await patient(page.getByText('The writer mends it.')).toBeVisible();
  await patient(overlay(page)).toHaveCount(0);
  expect(broken).toEqual([]);
});

test("a page that's opened with a mistake shows when it's fixed", async ({ page }) => {
  const file = path.join(folder, PATH.source);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before}\n<Unclosed>\n`);
  await page.goto(preview.url + PATH.route);
  await patient(mistakeIn(page, /path\.mdx/)).toBeVisible();

  writeFileSync(file, before);
  await patient(headline(page)).toHaveText('Path element');
  await patient(overlay(page)).toHaveCount(0);
});

test('a mistake in one page leaves the others alone', async ({ page }) => {
  const broken = path.join(folder, RECTANGLE.source);
  const other = path.join(folder, LOTTIE.source);
  const before = readFileSync(broken, 'utf8');
  await page.goto(preview.url + LOTTIE.route);
  await patient(headline(page)).toBeVisible();
  writeFileSync(broken, `${before}\n<Unclosed>\n`);
  // Somebody opens the page with the mistake, so it's compiled.
  expect(
    (await page.request.post(`${preview.url}/__preview/pages?module=${RECTANGLE.source}`)).status(),
  ).toBe(204);
  await patient(mistakeIn(page, /rectangle\.mdx/)).toBeVisible();

  // The page is still loading the update with the mistake.
  await page.reload();
  await patient(mistakeIn(page, /rectangle\.mdx/)).toBeVisible();
  await patient(headline(page)).toHaveText('Lottie element');
  appendFileSync(other, '\nA sentence on another page.\n');
  await patient(page.getByText('A sentence on another page.')).toBeAttached();
  await page.goto(preview.url + IMAGE.route);
  await patient(headline(page)).toHaveText('Image element');

  writeFileSync(broken, before);
  await patient(overlay(page)).toHaveCount(0);
  await page.goto(preview.url + RECTANGLE.route);
  await patient(headline(page)).toHaveText('Rectangle element');
});

test('front matter that cannot be read is reported with its line, and the page stays as it was', async ({
  page,
}) => {
  const file = path.join(folder, ELLIPSE.source);
  const before = readFileSync(file, 'utf8');
  await page.goto(preview.url + ELLIPSE.route);
  await patient(headline(page)).toHaveText('Ellipse element');
  for (const text of [
    before.replace('title: Ellipse element', 'title: Ellipse: element'),
    before.replace(/\n---\n/, '\n'),
    before.replace('description:', 'descripton:'),
    before.replace('title: Ellipse element', 'title:'),
  ]) {
    writeFileSync(file, text);
    await patient(mistakeIn(page, /user-guide\/elements\/ellipse\.mdx:\d+: /)).toBeVisible();
    await expect(page.getByRole('article')).toBeAttached();
    writeFileSync(file, before);
    await patient(overlay(page)).toHaveCount(0);
    await patient(headline(page)).toHaveText('Ellipse element');
  }
});

test('a renamed page is reported in the browser, and everything recovers once it is back', async ({
  page,
}) => {
  const file = path.join(folder, IMAGE.source);
  await page.goto(preview.url + ELLIPSE.route);
  await patient(headline(page)).toHaveText('Ellipse element');
  renameSync(file, `${file}.txt`);
  await patient(mistakeIn(page, /elements\/image/)).toBeVisible();
  await page.goto(preview.url + PATH.route);
  await patient(headline(page)).toHaveText('Path element');

  renameSync(`${file}.txt`, file);
  await patient(overlay(page)).toHaveCount(0);
  await page.goto(preview.url + IMAGE.route);
  await patient(headline(page)).toHaveText('Image element');
});

test('a change of what the configuration imports takes effect', async ({ page }) => {
  const file = path.join(folder, 'src/config/navbar.ts');
  const before = readFileSync(file, 'utf8');
  await page.goto(preview.url + ELLIPSE.route);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await patient(navigation.getByRole('link', { name: 'Actions API' })).toBeVisible();
  writeFileSync(file, before.replaceAll("'Actions API'", "'Reference'"));
  await patient(navigation.getByRole('link', { name: 'Reference' })).toBeVisible();

  writeFileSync(file, `${before}\nthrow new Error('a mistake in the navbar');\n`);
  await patient(mistakeIn(page, /a mistake in the navbar/)).toBeVisible();
  writeFileSync(file, before);
  await patient(overlay(page)).toHaveCount(0);
  await patient(navigation.getByRole('link', { name: 'Actions API' })).toBeVisible();
});

test('mistakes that keep it from starting are shown until they are corrected', async ({ page }) => {
  const copy = mkdtempSync(path.join(tmpdir(), 'keyfill-start-'));
  copySite(copy);
  const mistakes = ['src/config/navbar.ts', 'sidebars-api.ts'].map((name) => {
    const file = path.join(copy, name);
    const before = readFileSync(file, 'utf8');
    appendFileSync(file, `\nthrow new Error('a mistake in ${name}');\n`);
    return { name, correct: () => writeFileSync(file, before) };
  });
  const starting = await startPreview(copy);
  try {
    await page.goto(starting.url);
    for (const { name, correct } of mistakes) {
      await patient(page.getByText(`a mistake in ${name}`)).toBeVisible();
      await expect(page.getByText('save the file')).toBeVisible();
      expect(starting.output()).toMatch(new RegExp(`${name}:\\d+`));
      correct();
    }
    // This includes the first compilation.
    await expect(headline(page)).toBeVisible({ timeout: 120_000 });
  } finally {
    await starting.stop();
    rmSync(copy, { recursive: true, force: true });
  }
});
