import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { copySite } from '../../tools/site/scratch-site.ts';
import { startPreview } from '../../tools/site/start-preview.ts';

/** A page that nobody has opened before its test. */
const FRESH = { source: 'user-guide/elements/rectangle.mdx', route: '/user-guide/elements/rectangle' };
const ELLIPSE = { source: 'user-guide/elements/ellipse.mdx', route: '/user-guide/elements/ellipse' };
const PATH = { source: 'user-guide/elements/path.mdx', route: '/user-guide/elements/path' };

let folder: string;
let preview: Awaited<ReturnType<typeof startPreview>>;

/** A file of the copy: its text, and what writes another one. */
function fileOf(source: string) {
  const file = path.join(folder, source);
  return { file, before: readFileSync(file, 'utf8'), write: (text: string) => writeFileSync(file, text) };
}

// Writers change pages, so this uses a copy of the sources, previewed once. It starts with mistakes.
const STARTS_WITH = ['src/config/navbar.ts', 'sidebars-api.ts'];
let corrections: readonly (readonly [name: string, correct: () => void])[];

test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'keyfill-preview-'));
  copySite(folder);
  corrections = STARTS_WITH.map((name) => {
    const { file, before, write } = fileOf(name);
    appendFileSync(file, `\nthrow new Error('a mistake in ${name}');\n`);
    return [name, () => write(before)] as const;
  });
  preview = await startPreview(folder);
});
test.afterAll(async () => {
  await preview.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The preview compiles pages on two cores while other tests run, which once took over two minutes. */
const patient = expect.configure({ timeout: 300_000 });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
/** Opens a page that's correct, and returns its file. */
async function openEllipse(page: Page) {
  await page.goto(preview.url + ELLIPSE.route);
  await patient(headline(page)).toHaveText('Ellipse element');
  return fileOf(ELLIPSE.source);
}

const searchIndex = async (page: Page): Promise<string> =>
  (await page.request.get(`${preview.url}/search-index-docs-user-guide-current.json`)).text();
const overlay = (page: Page) => page.locator('#webpack-dev-server-client-overlay');
const mistakeIn = (page: Page, file: RegExp) => overlay(page).contentFrame().getByText(file).first();

test('mistakes that keep it from starting are shown until they are corrected', async ({ page }) => {
  const answer = await page.request.get(preview.url, { headers: { host: 'evil.example' } });
  expect(answer.status(), 'to another site').toBe(403);
  await page.goto(preview.url);
  for (const [name, correct] of corrections) {
    await patient(page.getByText(`a mistake in ${name}`)).toBeVisible();
    await expect(page.getByText('save the file')).toBeVisible();
    expect(preview.output()).toMatch(new RegExp(`${name}:\\d+`));
    correct();
  }
  await patient(headline(page)).toBeVisible();
});

test("a page is compiled when it's opened by its address or with a click", async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/__preview/pages') requested.push(...searchParams.getAll('module'));
  });
  await page.goto(`${preview.url}/blog/archive`);
  await patient(headline(page)).toBeVisible();
  const first = requested.length;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'User guide' }).click();
  await patient(page).toHaveURL(/\/user-guide$/);
  const title = page.getByRole('article').getByRole('heading', { level: 1 });
  await patient(title).toBeVisible();
  expect(requested.slice(first)).toEqual([expect.stringMatching(/^user-guide\//)]);

  // From now on, it's available to everyone.
  await page.reload();
  await patient(title).toBeVisible();
  expect(requested).toHaveLength(first + 1);
  for (const query of ['', '?module=', '?module=user-guide/none.mdx', '?module=docusaurus.config.ts'])
    expect((await page.request.post(`${preview.url}/__preview/pages${query}`)).status(), query).toBe(404);
});

test('other sites can neither read the preview nor follow its updates', async ({ request }) => {
  const { host } = new URL(preview.url);
  const evil = 'evil.example';
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const get = (address: string, headers: Record<string, string>) =>
    request.get(preview.url + address, { headers: { host, ...headers } });
  /** Returns the server's first message: its state, or why it hangs up. */
  const follow = (headers: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      const asked = ask(`${preview.url}/ws`, { headers: { ...upgrade, host, ...headers } });
      asked.on('error', reject).on('upgrade', (_answer, socket, head) => {
        let said = '';
        const read = (data: Buffer) => {
          said += String(data);
          if (/"type":"(?:hash|error)"/.test(said)) resolve(said);
        };
        read(head);
        socket.on('data', read);
      });
      asked.end();
    });
  for (const address of [
    '/',
    '/main.js',
    '/search-index-user-guide-current.json',
    '/__get-internal-source',
  ]) {
    expect((await get(address, { host: evil })).status(), address).toBe(403);
    const { 'access-control-allow-origin': allowed } = (
      await get(address, { origin: `http://${evil}` })
    ).headers();
    expect(allowed, address).toBeUndefined();
    const script = await get(address, { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' });
    expect(script.status(), address).toBe(403);
  }
  expect((await get('/', {})).status()).toBe(200);
  expect(await follow({ origin: `http://${host}` })).toContain('"type":"hash"');
  for (const asked of [host, evil]) {
    const said = await follow({ host: asked, origin: `http://${evil}` });
    expect(said).toContain('Invalid Host/Origin header');
  }
});

test('a saved page shows immediately, and a mistake next to the previous version', async ({ page }) => {
  const broken: Error[] = [];
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => broken.push(error));
  const { before, write } = await openEllipse(page);

  write(`${before}\nA sentence that a writer adds.\n`);
  await patient(page.getByText('A sentence that a writer adds.')).toBeVisible();
  expect(await searchIndex(page)).toContain('A sentence that a writer adds.');

  for (const [wrong, message] of [
    ['<Unclosed>', /Expected a closing tag for `<Unclosed>`/],
    ["import Missing from './missing.ts';", /missing\.ts/],
  ] as const) {
    write(`${before}\n${wrong}\n`);
    await patient(mistakeIn(page, message)).toBeVisible();
    await page.reload();
    await patient(page.getByText('A sentence that a writer adds.')).toBeAttached();
  }
  expect(preview.output()).toContain('Expected a closing tag for `<Unclosed>`');

  write(before);
  await patient(page.getByText('A sentence that a writer adds.')).toHaveCount(0);
  await patient(overlay(page)).toHaveCount(0);
  expect(broken).toEqual([]);
  // Each save runs the framework's entry again.
  expect(logged.filter((text) => text.includes('createRoot'))).toEqual([]);
});

test("a component's mistake names file, line, and component, and the page stays", async ({ page }) => {
  const { before, write } = await openEllipse(page);
  const line = before.split('\n').findIndex((text) => text.includes('<LiveTemplate ')) + 1;
  for (const [wrong, message] of [
    ['<LiveTemplat example="looping" />', "there's no component <LiveTemplat>"],
    ['<LiveTemplate example="loping" />', '<LiveTemplate>: example can\'t be "loping"'],
  ] as const) {
    write(before.replace(/<LiveTemplate .*/, wrong));
    const report = `${ELLIPSE.source}:${line}: ${message}`;
    await patient(overlay(page).contentFrame().getByText(report).first()).toBeVisible();
    expect(preview.output()).toContain(`[WARNING] ${report}`);
    await expect(headline(page)).toHaveText('Ellipse element');
  }
  write(before);
  await patient(overlay(page)).toHaveCount(0);
});

test('broken front matter is reported with its line, and the page stays', async ({ page }) => {
  const { before, write } = await openEllipse(page);
  write(before.replace('title: Ellipse element', 'title: Ellipse: element'));
  await patient(mistakeIn(page, /user-guide\/elements\/ellipse\.mdx:\d+: /)).toBeVisible();
  await expect(page.getByRole('article')).toBeAttached();
  write(before);
  await patient(overlay(page)).toHaveCount(0);
  await patient(headline(page)).toHaveText('Ellipse element');
});

test('a mistake in one page leaves the others alone', async ({ page, context }) => {
  const { before, write } = fileOf(FRESH.source);
  const other = await openEllipse(page);
  write(`${before}\n<Unclosed>\n`);
  // Somebody opens the page with the mistake, so it's compiled.
  const opened = await context.newPage();
  await opened.goto(preview.url + FRESH.route);
  await patient(mistakeIn(opened, /rectangle\.mdx/)).toBeVisible();
  await patient(mistakeIn(page, /rectangle\.mdx/)).toBeVisible();

  // The page is still loading the update with the mistake.
  await page.reload();
  await patient(mistakeIn(page, /rectangle\.mdx/)).toBeVisible();
  await patient(headline(page)).toHaveText('Ellipse element');
  other.write(`${other.before}\nA sentence on another page.\n`);
  await patient(page.getByText('A sentence on another page.')).toBeAttached();
  await page.goto(preview.url + PATH.route);
  await patient(headline(page)).toHaveText('Path element');

  write(before);
  await patient(overlay(page)).toHaveCount(0);
  await patient(headline(opened)).toHaveText('Rectangle element');
});

test('a renamed page is reported, and everything recovers once it is back', async ({ page }) => {
  const { file } = fileOf(PATH.source);
  await openEllipse(page);
  renameSync(file, `${file}.txt`);
  await patient(mistakeIn(page, /elements\/path/)).toBeVisible();
  await page.goto(preview.url + FRESH.route);
  await patient(headline(page)).toHaveText('Rectangle element');

  renameSync(`${file}.txt`, file);
  await patient(overlay(page)).toHaveCount(0);
  await page.goto(preview.url + PATH.route);
  await patient(headline(page)).toHaveText('Path element');
});

test('a change of what the configuration imports takes effect', async ({ page }) => {
  const { before, write } = fileOf('src/config/navbar.ts');
  await openEllipse(page);
  write(`${before}\nthrow new Error('a mistake in the navbar');\n`);
  await patient(mistakeIn(page, /a mistake in the navbar/)).toBeVisible();
  write(before.replaceAll("'Actions API'", "'Reference'"));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await patient(navigation.getByRole('link', { name: 'Reference' })).toBeVisible();
  await patient(overlay(page)).toHaveCount(0);
});

test('a link to a page that was created later resolves', async ({ page }) => {
  const { before, write } = fileOf(PATH.source);
  write(`${before}\n[The new page](./created.mdx)\n`);
  await page.goto(preview.url + PATH.route);
  const link = page.getByRole('link', { name: 'The new page' });
  await patient(link).toHaveAttribute('href', '/user-guide/elements/created.mdx');
  writeFileSync(
    path.join(folder, 'user-guide/elements/created.mdx'),
    '---\ntitle: Created page\n---\n\nText.\n',
  );
  await patient(link).toHaveAttribute('href', '/user-guide/elements/created');
  await link.click();
  await patient(headline(page)).toHaveText('Created page');
  expect(await searchIndex(page)).toContain('Created page');
});
