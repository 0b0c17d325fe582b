import { expect, test, type Page } from '@playwright/test';
import { alert, editor, openEditor, run, runners, said, tab, write } from './helpers/playground.ts';
import { clipboard, open } from './helpers/page.ts';
import { command, frame, LOWER_THIRD, player, start, state } from './helpers/player.ts';

/** Actions of the lower third that show their own text. */
const saying = (text: string): string => `export const actions = (keyfill) => ({
  'lower-third': {
    composition() {
      keyfill.useOnPlay((next) => {
        next();
        this.findElementByKey('_name').content = '${text}';
      });
    },
  },
});
`;

/** Returns what the template shows in its frame. */
const inFrame = (page: Page, text: string) => page.frameLocator('iframe').getByText(text).first();

test("nothing of the editor is loaded before it's needed, and nothing runs before Run", async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const paths: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    paths.push(pathname);
    // Prefetched files count as well, whatever the browser calls them.
    if (pathname.endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  const hasEditor = async () => (await Promise.all(scripts)).some((text) => text.includes('cm-content'));
  const framed = () => paths.filter((path) => path.startsWith('/runner/'));
  await start(page, LOWER_THIRD);
  await command(page, 'Play').click();
  await expect(state(page)).toHaveText('On air');
  await page.waitForLoadState('networkidle');
  expect(await hasEditor()).toBe(false);
  await command(page, 'Edit template').click();
  await tab(page, 'Actions').click();
  await expect(editor(page)).toBeVisible();
  expect(await hasEditor()).toBe(true);
  expect(framed()).toEqual([]);
  await run(page);
  await expect.poll(framed).toHaveLength(1);
  await expect(runners(page)).toHaveAttribute('sandbox', 'allow-scripts');
  expect(refused).toEqual([]);
});

test('run plays the edited template, reset restores the example, and nothing is lost', async ({ page }) => {
  await openEditor(page, LOWER_THIRD);
  await test.step('actions and data can be edited and run', async () => {
    await write(page, saying('From the actions'));
    await tab(page, 'Data').click();
    await expect(editor(page)).toHaveAttribute('aria-label', 'Data');
    await write(page, '{ "_title": "From the data", "_nmae": "Ada" }');
    await expect(runners(page)).toHaveCount(0);
    await run(page);
    await expect(said(page)).toContainText('“_nmae”');
    await expect(state(page)).toHaveText('On air');
    await expect(inFrame(page, 'From the actions')).toBeVisible();
    await expect(inFrame(page, 'From the data')).toBeVisible();
    await expect(player(page).getByLabel('Title', { exact: true })).toHaveValue('From the data');
  });
  await test.step('the player controls it like any other template', async () => {
    await player(page).getByLabel('Title', { exact: true }).fill('By update');
    await player(page).getByLabel('Name', { exact: true }).fill('Ada');
    await command(page, 'Update').click();
    // A frame outside the view doesn't paint.
    await player(page).locator('[data-control="stage"]').scrollIntoViewIfNeeded();
    await expect(inFrame(page, 'By update')).toBeVisible();
    await frame(page).fill('12');
    await expect(frame(page)).toHaveValue('12');
  });
  await test.step('reset restores the original, and can be undone', async () => {
    await command(page, 'Reset').click();
    await expect(runners(page)).toHaveCount(0);
    await expect(editor(page)).not.toContainText('From the data');
    await expect(state(page)).toHaveAttribute('data-status', 'resting');
    await command(page, 'Restore my changes').click();
    await expect(editor(page)).toContainText('From the data');
  });
  await test.step('drafts stay in the tab after leaving', async () => {
    await page.goto('/user-guide/faq');
    await openEditor(page, LOWER_THIRD);
    await expect(editor(page)).toContainText('From the actions');
    await run(page);
    await expect(runners(page)).toHaveCount(1);
    await page.locator('.navbar').getByRole('link', { name: 'Actions API' }).click();
    await expect(page.locator('h1')).toHaveText('Actions API');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('a draft survives the closed tab, and waits for its reader', async ({ page, context }) => {
  await openEditor(page, LOWER_THIRD);
  await write(page, saying('From yesterday'));
  await page.close();
  const later = await context.newPage();
  await open(later, '/user-guide/faq');
  await later.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key)!) as { 'lower-third': { at: number } };
    kept['lower-third'].at -= 86_400_000;
    localStorage.setItem(key, JSON.stringify(kept));
  }, 'keyfill.playground');
  await openEditor(later, LOWER_THIRD);
  await expect(editor(later)).not.toContainText('From yesterday');
  await command(later, 'Close editor').click();
  await later.reload();
  await command(later, 'Continue with your version from yesterday').click();
  await expect(inFrame(later, 'From yesterday')).toBeVisible();
  await command(later, 'Edit template').click();
  await expect(player(later).getByText('kept in this browser until you clear its data')).toBeVisible();
  await command(later, 'Reset').click();
  await expect(runners(later)).toHaveCount(0);
  await later.close();
  const last = await context.newPage();
  await openEditor(last, LOWER_THIRD);
  await command(last, 'Restore my changes').click();
  await expect(editor(last)).toContainText('From yesterday');
});

test('errors show their line, column, and frame, and link to their place', async ({ page }) => {
  await openEditor(page, LOWER_THIRD);
  const place = (name: string | RegExp) => player(page).getByRole('button', { name });
  const mark = player(page).locator('.cm-lint-marker-error');
  await test.step('code with a syntax error does not run', async () => {
    await write(page, 'export const actions = (keyfill) => ({\n  a: [1, 2\n});\n');
    await expect(mark).toHaveCount(1);
    await expect(tab(page, 'Actions (1)')).toBeVisible();
    await tab(page, 'Data').click();
    await place('Actions, line 3, column 1').click();
    await expect(editor(page)).toBeFocused();
    await expect(editor(page)).toHaveAttribute('aria-label', 'Actions');
    await command(page, 'Run').click();
    await expect(said(page)).toContainText('Not run');
    await expect(runners(page)).toHaveCount(0);
  });
  await test.step('errors during playback are reported', async () => {
    await write(
      page,
      `export const actions = (keyfill) => ({
  'lower-third': {
    composition() {
      keyfill.useOnPlay((next) => [1].forEach(() => this.missing.call()));
    },
    frames: {
      75() {
        null.none;
      },
    },
  },
});
`,
    );
    await run(page);
    await expect(alert(page)).toContainText(/^Actions, line 4, column 66, frame \d+: .*TypeError/);
    await expect(mark).toHaveCount(1);
    await expect(place(/^Actions, line 4, column 66, frame \d+$/)).toBeVisible();
    await expect(state(page)).toHaveText('On air');
    await command(page, 'Stop').click();
    await expect(alert(page)).toContainText(/Actions, line 8, column 14, frame 75: .*TypeError/);
  });
});

test("a link shares the changed example, and doesn't run anything", async ({ page, context }) => {
  await openEditor(page, `${LOWER_THIRD}?live=lower-third&frame=20`);
  await write(page, saying('Shared with you'));
  await run(page);
  await command(page, 'Copy link').click();
  await expect(player(page).getByText('Link copied.')).toBeVisible();
  const link = await clipboard(page);
  expect(link).toMatch(/\?live=lower-third&frame=20#edit-lower-third=[\w-]+$/);
  expect(link.length).toBeLessThan(2000);

  const other = await context.newPage();
  await test.step('it opens the editor with the changes', async () => {
    await open(other, link);
    await expect(editor(other)).toContainText('Shared with you');
    await expect(tab(other, 'Actions')).toHaveAttribute('aria-selected', 'true');
    await expect(frame(other)).toHaveValue('20');
    await expect(player(other)).toBeInViewport();
    await expect(runners(other)).toHaveCount(0);
    await run(other);
    await expect(inFrame(other, 'Shared with you')).toBeVisible();
    await expect(player(other).getByText('Lower third: the version from this link')).toBeVisible();
  });
  await test.step('later edits survive a reload and a broken link', async () => {
    await tab(other, 'Actions').click();
    await write(other, saying('Mine now'));
    await other.reload();
    await expect(editor(other)).toContainText('Mine now');
    await other.evaluate(() => (window.location.hash = '#edit-lower-third=AAAA'));
    await expect(said(other)).toContainText('nothing has changed');
    await expect(player(other).getByText('Lower third: the version from this link')).toHaveCount(0);
    await expect(editor(other)).toContainText('Mine now');
  });
});
