import { expect, test } from '@playwright/test';
import { watchBusyTime } from './helpers/busy-time.ts';
import { open } from './helpers/page.ts';
import { alert, attackPage, doing, isPageWell, openEditor, runners } from './helpers/playground.ts';
import { command, LOWER_THIRD } from './helpers/player.ts';

/* Frames that send more than a page can read, or that fill the reader's history. The page removes each of them. */

const report = (text: string): string =>
  `parent.postMessage({ type: 'report', report: { text: ${text} } }, '*');`;

for (const [name, code] of [
  [
    '1,000 messages of 1 MB',
    `const large = 'x'.repeat(1_000_000);
     for (let turn = 0; turn < 10; turn += 1)
       setTimeout(() => { for (let count = 0; count < 100; count += 1) ${report('large')} });`,
  ],
  ['messages of 6 MB', `const large = 'x'.repeat(6_000_000); setInterval(() => { ${report('large')} }, 10);`],
  ['a string of 128 MB', report(`'x'.repeat(128_000_000)`)],
  ['a buffer of 128 MB', `parent.postMessage(new Uint8Array(128_000_000), '*');`],
  [
    'a command with large data',
    `const command = { type: 'update', data: { a: 'x'.repeat(20_000_000) } };
     parent.postMessage({ type: 'snapshot', snapshot: { status: 'playing', frame: 0, isMoving: true, command, commandCount: 1 } }, '*');`,
  ],
  [
    'many messages that are only too large together',
    `const text = 'x'.repeat(200_000); setInterval(() => { for (let count = 0; count < 10; count += 1) ${report('text')} }, 10);`,
  ],
] as const)
  test(`${name}: the frame is removed, and the page isn’t busy for long`, async ({ page }) => {
    await openEditor(page, LOWER_THIRD);
    // It starts when the test is ready, however long that takes.
    await attackPage(page, doing(`keyfill.useOnNext(() => { ${code} });`));
    const busyTime = await watchBusyTime(page);
    await command(page, 'Next').click();
    // Some browsers never deliver a message of this size, and the frame's answers are queued behind it.
    await expect(alert(page)).toContainText(/sent too much data|didn’t respond/, { timeout: 30_000 });
    await expect(runners(page)).toHaveCount(0);
    // This includes the work of the player and the editor.
    expect(await busyTime()).toBeLessThan(3000);
    await isPageWell(page);
  });

/** More places than the history of a tab has room for. */
const PLACES = `const places = Array.from({ length: 60 }, (_, index) => '#' + index);`;

for (const [name, code] of [
  ['floods the history', `let part = 0; setInterval(() => { location.hash = part++; });`],
  [
    'visits 1,000 places in its page at once',
    `for (let part = 0; part < 1000; part += 1) location.hash = part;`,
  ],
  ['visits 60 places without a loop of its own', `${PLACES} places.forEach(location.assign, location);`],
  [
    'visits 60 places, and hides or undoes what the runner does about it',
    `${PLACES}
     for (const type of ['popstate', 'hashchange'])
       addEventListener(type, (event) => event.stopImmediatePropagation(), true);
     for (const place of places) { location.href = place; try { document.close(); } catch {} }`,
  ],
  [
    'clicks a link within its page',
    `document.body.insertAdjacentHTML('beforeend', '<a href="#x">x</a>'); document.body.lastElementChild.click();`,
  ],
  [
    'clicks 60 links without a loop of its own',
    `${PLACES} const links = places.map((href) => Object.assign(document.createElement('a'), { href }));
     links.forEach(Function.prototype.call, HTMLElement.prototype.click);`,
  ],
  [
    'sends clicks to 60 links without a loop of its own',
    `${PLACES} const clicks = new Map(places.map((href) => [
       new MouseEvent('click'), Object.assign(document.createElement('a'), { href })]));
     clicks.forEach(Function.prototype.call, EventTarget.prototype.dispatchEvent);`,
  ],
] as const)
  test(`a frame that ${name} is removed, and Back still leaves the page`, async ({ page }) => {
    await open(page, '/user-guide/faq');
    await openEditor(page, LOWER_THIRD);
    await attackPage(page, doing(code));
    await expect(alert(page)).toContainText('tried to leave its frame');
    await expect(runners(page)).toHaveCount(0);
    await isPageWell(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/user-guide\/faq$/);
  });

for (const [name, code] of [
  [
    'by its address',
    `inner.onload = () => { for (let part = 0; part < 60; part += 1) inner.contentWindow.location.href = 'about:srcdoc#' + part; };`,
  ],
  [
    'by its name',
    `inner.name = 'inner'; const link = document.createElement('a'); link.target = 'inner'; document.body.append(link);
     inner.onload = () => { for (let part = 0; part < 60; part += 1) { link.href = 'about:srcdoc#' + part; link.click(); } };`,
  ],
  [
    'by its source, again and again',
    `let part = 0; setInterval(() => { inner.removeAttribute('srcdoc'); inner.src = 'about:blank?' + part++; }, 5);`,
  ],
  [
    'in a shadow tree',
    `inner.onload = () => { for (let part = 0; part < 60; part += 1) inner.contentWindow.location.href = 'about:srcdoc#' + part; };
     document.body.lastElementChild.attachShadow({ mode: 'closed' }).append(inner);`,
  ],
] as const)
  test(`a frame can’t fill the history with a frame in it, ${name}`, async ({ page }) => {
    await open(page, '/user-guide/faq');
    await openEditor(page, LOWER_THIRD);
    const length = await page.evaluate(() => history.length);
    await attackPage(
      page,
      doing(`const inner = document.createElement('iframe'); inner.srcdoc = '<p>';
       document.body.append(document.createElement('div')); setTimeout(() => console.error('[keyfill] it had time'), 1000);
       ${name === 'in a shadow tree' ? '' : 'document.body.append(inner);'} ${code}`),
    );
    await expect(alert(page)).toContainText(/it had time|attachShadow/);
    expect(await page.evaluate(() => history.length)).toBe(length);
    await isPageWell(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/user-guide\/faq$/);
  });
