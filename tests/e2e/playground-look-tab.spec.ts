import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { differenceOf } from '../helpers/runtime-page/pixels.ts';
import { violationsOf } from './helpers/axe.ts';
import { unfitControls } from './helpers/layout.ts';
import { open, overflow } from './helpers/page.ts';
import { editor, run, runners, said, tab, write } from './helpers/playground.ts';
import { command, frame, LOWER_THIRD, player, saveAs, state } from './helpers/player.ts';

const FONT = readFileSync('src/css/fonts/archivo-basic.woff2');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20z"/></svg>';
const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

const look = (page: Page): Locator => player(page).getByRole('tabpanel', { name: 'Look' });
const part = (page: Page, name: string): Locator => look(page).getByRole('group', { name });
const hexes = (page: Page): Locator => part(page, 'Colors').getByRole('textbox', { name: /^Hex color/ });
const font = (page: Page): Locator => part(page, 'Type').getByRole('combobox').first();
const row = (page: Page, layer: string): Locator => part(page, 'Layers').locator(`[data-layer="${layer}"]`);
/** The box around the selected layer on a stage that's in a frame. */
const selection = (page: Page) => page.frameLocator('iframe').locator('body > div:has(> i:nth-child(4))');

async function openLook(page: Page, address: string): Promise<void> {
  await open(page, address);
  await command(page, 'Edit template').click();
  await expect(look(page)).toBeVisible();
}

/** Returns where the stage is, once it no longer moves: it glides to its size, and panels load below it. */
async function stageBox(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const stage = player(page).getByRole('group', { name: 'Stage' });
  await stage.hover();
  return (await stage.boundingBox())!;
}

/** Plays a download, and waits until it looks like the stage. */
async function compareDownload(page: Page, host: string): Promise<void> {
  await page.bringToFront();
  const html = readFileSync(await saveAs(page, host), 'utf8');
  // Letters look different between two pixels, and on a stage that isn't a whole number of pixels high.
  await runners(page).evaluate((element) => {
    Object.assign(element.style, { translate: 'none', inlineSize: '480px', blockSize: '270px' });
    const { top } = element.getBoundingClientRect();
    element.style.translate = `4px ${Math.ceil(top) - top + 4}px`;
  });
  const picture = await runners(page).screenshot();
  const played = await page.context().newPage();
  await played.setViewportSize({ width: 480, height: 270 });
  await played.setContent(html);
  await played.evaluate('play()');
  const far = async () => (await differenceOf(picture, await played.screenshot())).far;
  await expect.poll(far, { message: host, timeout: 8000 }).toBeLessThan(0.005);
  await played.close();
}

test('brands a template, downloads it as it looks, and applies the look to another', async ({ page }) => {
  await openLook(page, LOWER_THIRD);
  const at = await frame(page).inputValue();
  const before = await hexes(page).first().inputValue();
  const stage = page.frameLocator('iframe');
  await test.step('a click selects a layer of the original, too', async () => {
    const { x, y, width, height } = await stageBox(page);
    await page.mouse.click(x + width * 0.2, y + height * 0.76);
    await expect(row(page, 'Name')).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('colors change immediately, at the same frame, with undo and redo', async () => {
    await hexes(page).first().fill('#12ab34');
    await expect(stage.locator('body')).toContainText(/\w/);
    expect(await frame(page).inputValue()).toBe(at);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(hexes(page).first()).toHaveValue(before);
    await command(page, 'Redo').click();
    await expect(hexes(page).first()).toHaveValue('#12ab34');
    await hexes(page).nth(1).fill('#fefe01');
  });
  await test.step('font files are embedded, and anything else is refused', async () => {
    const fonts = part(page, 'Type').locator('input[type="file"]').first();
    const shipped = await font(page).inputValue();
    for (const [name, content] of [
      ['Acme.woff2', 'wOF2 but nothing else'],
      ['Acme.ttf', SVG],
    ] as const) {
      await fonts.setInputFiles(file(name, content));
      await expect(said(page)).toContainText(name);
    }
    await fonts.setInputFiles(file('Acme_Sans.woff2', FONT));
    await expect(font(page)).toHaveValue('Acme Sans');
    await font(page).selectOption(shipped);
    await command(page, 'Undo').click();
    const isLoaded = () => stage.locator('body').evaluate(() => document.fonts.check("10px 'Acme Sans'"));
    await expect.poll(isLoaded).toBe(true);
  });
  await test.step('a logo is added and replaced', async () => {
    const pictures = part(page, 'Pictures').locator('[type="file"]').last();
    await pictures.setInputFiles(file('bad.svg', SVG.replace('<path', '<script>top.x = 1</script><path')));
    await expect(said(page)).toContainText('<script>');
    for (const size of ['40 20', '20 20']) {
      await pictures.setInputFiles(file('logo.svg', SVG.replace('40 20', size)));
      await expect(part(page, 'Pictures')).toContainText(`logo, ${size.replace(' ', ' × ')} px`);
    }
  });
  await test.step('number fields and arrow keys move a layer, which is outlined', async () => {
    await command(page, 'Logo').click();
    const x = part(page, 'Layers').getByRole('spinbutton', { name: /^x of Logo/ });
    const start = Number(await x.inputValue());
    await x.press('ArrowUp');
    await expect(x).toHaveValue(String(start + 1));
    await command(page, 'Logo').press('Shift+ArrowLeft');
    await expect(x).toHaveValue(String(start - 9));
    // Each change makes a new stage, on which neither of them may be yet.
    const left = async (one: Locator): Promise<number> => (await one.boundingBox())?.x ?? NaN;
    const distance = async () => (await left(selection(page))) - (await left(stage.locator('img')));
    await expect.poll(distance).toBeCloseTo(0, 0);
  });
  await test.step('a click on the stage selects the row, whose numbers are the only ones', async () => {
    await command(page, 'Name').click();
    await expect(row(page, 'logo')).toHaveAttribute('aria-pressed', 'false');
    await stage.locator('img').click({ force: true });
    await expect(row(page, 'logo')).toHaveAttribute('aria-pressed', 'true');
    await expect(part(page, 'Layers').getByRole('spinbutton')).toHaveCount(3);
  });
  await command(page, 'Save this look').click();
  await expect(said(page)).toContainText('Saved');
  await test.step('downloads look like the stage', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await tab(page, 'Template').click();
    await command(page, 'Play').click();
    await expect(state(page)).toHaveAttribute('data-status', 'resting');
    await runners(page).evaluate(({ style }) => style.setProperty('background', '#fff'));
    await command(page, 'Download').click();
    for (const host of ['CasparCG', 'SPX']) await expect(() => compareDownload(page, host)).toPass();
  });
  await test.step('another template gets the look by role, and undo removes it', async () => {
    await openLook(page, '/user-guide/tutorials?template=score-bug');
    const own = await hexes(page).first().inputValue();
    await command(page, 'Apply my look').click();
    await expect(hexes(page).first()).toHaveValue('#12ab34');
    await expect(font(page)).toHaveValue('Acme Sans');
    await expect(part(page, 'Pictures')).toContainText('logo');
    await command(page, 'Undo').click();
    await expect(hexes(page).first()).toHaveValue(own);
  });
});

test('texts are typed, layers are dragged on the stage, and lines and layers light up', async ({ page }) => {
  await openLook(page, LOWER_THIRD);
  const stage = player(page).getByRole('group', { name: 'Stage' });
  /** Presses the mouse on the name, at a part of the picture. */
  const press = async (x = 0.15, y = 0.76): Promise<void> => {
    const box = await stageBox(page);
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
    await page.mouse.down();
  };
  const valueOf = (layer: string) => player(page).getByRole('spinbutton', { name: `x of ${layer}, ` });

  await test.step('a text', async () => {
    await press();
    await page.mouse.up();
    const text = part(page, 'Layers').getByRole('textbox', { name: 'Content of Name' });
    await expect(text).toBeFocused();
    await page.keyboard.type('Ada');
    await expect(page.frameLocator('iframe').getByText('Ada', { exact: true }).first()).toBeVisible();
    const caret = page.frameLocator('iframe').locator('[data-caret]');
    const end = (await caret.boundingBox())!.x;
    await page.keyboard.press('Home');
    await expect.poll(async () => (await caret.boundingBox())?.x).toBeLessThan(end);
    await page.keyboard.press('Escape');
    await expect(text).toHaveValue('Mira Halvorsen');
  });
  await test.step('a drag, and Escape during it', async () => {
    const before = await valueOf('Name').inputValue();
    for (const isGivenUp of [true, false]) {
      await press();
      await page.mouse.move(600, 300, { steps: 5 });
      await expect(valueOf('Name')).not.toHaveValue(before);
      if (isGivenUp) await page.keyboard.press('Escape');
      await page.mouse.up();
      if (isGivenUp) await expect(valueOf('Name')).toHaveValue(before);
    }
    await stage.focus();
    const dragged = Number(await valueOf('Name').inputValue());
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(valueOf('Name')).toHaveValue(String(dragged - 10));
    await command(page, 'Undo').click();
    await command(page, 'Undo').click();
    await expect(valueOf('Name')).toHaveValue(before);
  });
  await test.step('a drag with a finger, once a layer is selected', async () => {
    const before = await valueOf('Name').inputValue();
    const browser = await page.context().newCDPSession(page);
    const box = await stageBox(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...way: number[]): Promise<void> => {
      const touchPoints = way.map((by) => ({
        x: box.x + box.width * 0.15 + by,
        y: box.y + box.height * 0.76 - by,
      }));
      await browser.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await touch('touchStart', 0);
    for (const by of [10, 30, 60]) await touch('touchMove', by);
    await expect(valueOf('Name')).not.toHaveValue(before);
    await touch('touchEnd');
    await command(page, 'Undo').click();
    await expect(valueOf('Name')).toHaveValue(before);
  });
  await test.step('the color of one layer', async () => {
    await command(page, 'Name plate').click();
    const fill = part(page, 'Layers').getByRole('combobox').first();
    await part(page, 'Layers')
      .getByRole('textbox', { name: /^Color of the fill/ })
      .fill('#12ab34');
    await expect(fill).toHaveValue('own');
    await expect(part(page, 'Colors')).toContainText('Name plate, fill');
    await fill.selectOption('accent');
    await expect(part(page, 'Colors')).toContainText('Accent Title plate, Name plate');
    await expect(part(page, 'Colors')).not.toContainText('Name plate, fill');
  });
  await test.step('the lines of a layer, and keyframes', async () => {
    await tab(page, 'Template').click();
    await press();
    await page.mouse.up();
    const line = player(page).locator('.cm-activeLine');
    await expect(line).toHaveText('{');
    const before = (await selection(page).boundingBox())!;
    await page.keyboard.press('ControlOrMeta+Home');
    await expect(selection(page)).toHaveCount(0);
    for (let count = 0; count < 40 && (await selection(page).count()) === 0; count += 1)
      await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await selection(page).boundingBox())?.y ?? 0).toBeGreaterThan(before.y);
    await player(page).getByText('"frame": 3, "value"').first().scrollIntoViewIfNeeded();
    await command(page, 'Play').click();
    await expect(player(page).locator('.kf-lit').first()).toContainText('"frame"');
    await expect(player(page).locator('.kf-lit')).toHaveCount(0);
  });
});

test('a full storage is reported, the look stays, and code still waits for Run', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openLook(page, LOWER_THIRD);
  await tab(page, 'Actions').click();
  await write(page, 'document.title = "ran"; export const actions = () => ({});');
  await tab(page, 'Look').click();
  await hexes(page).first().fill('#12ab34');
  await expect(player(page)).toContainText('can’t keep your changes');
  const stage = page.frameLocator('iframe').locator('body');
  await expect(stage).toContainText(/\w/);
  expect(await stage.evaluate(() => document.title)).not.toBe('ran');
  await command(page, 'Save this look').click();
  await expect(said(page)).toContainText('full or blocked');
  await hexes(page).first().fill('#000001');
  await command(page, 'Apply my look').click();
  await expect(hexes(page).first()).toHaveValue('#12ab34');
});

test('Look and the editor are accessible, and nothing overflows', async ({ page }) => {
  const audit = async (what: string): Promise<void> => {
    await page.mouse.move(0, 0);
    expect(await violationsOf(page, { within: '[data-live-template]' }), what).toEqual([]);
  };
  await page.setViewportSize({ width: 360, height: 900 });
  await openLook(page, '/user-guide/examples/crawler');
  await part(page, 'Layers').locator('summary').click();
  await command(page, 'Slash 8').click();
  await audit('Look');
  const fields = look(page).locator('button, input:not([type="file"]), select, label:has([type="file"])');
  expect(await unfitControls(fields, 360)).toEqual([]);
  await tab(page, 'Actions').click();
  await run(page);
  await write(
    page,
    `export const actions = (keyfill) => ({ // ${'wide'.repeat(200)}\n` +
      '  a: "text", b: [1, null, /a/], c() { keyfill.x(\n});',
  );
  await expect(tab(page, /Actions \(\d/)).toBeVisible();
  for (const [width, colorScheme, smallest] of [
    [360, 'light', undefined],
    // A mouse needs less.
    [1440, 'dark', 35.9],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const controls = player(page).locator(':is([data-control], [role="tab"], summary):visible');
    expect(await unfitControls(controls, width, smallest)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const own = (await player(page).boundingBox())!;
    expect((await editor(page).boundingBox())!.width).toBeGreaterThan(own.width * 0.35);
    await player(page).locator('summary:visible').click();
    await audit(`${width} px`);
  }
  await tab(page, 'Look').click();
  await audit('Look in the dark');
});
