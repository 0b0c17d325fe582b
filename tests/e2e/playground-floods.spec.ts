import { expect, test } from '@playwright/test';
import { watchBusyTime } from './helpers/busy-time.ts';
import { open } from './helpers/page.ts';
import { alert, attackPage, doing, isPageWell, openEditor, runners } from './helpers/playground.ts';
import { LOWER_THIRD } from './helpers/player.ts';

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
    await attackPage(page, doing(`setTimeout(() => { ${code} }, 1000);`));
    const busyTime = await watchBusyTime(page);
    // Some browsers never deliver a message of this size, and the frame's answers are queued behind it.
    await expect(alert(page)).toContainText(/sent too much data|didn’t respond/, { timeout: 30_000 });
    await expect(runners(page)).toHaveCount(0);
    // This includes the work of the player and the editor.
    expect(await busyTime()).toBeLessThan(3000);
    await isPageWell(page);
  });

for (const [name, code] of [
  ['floods the history', `let part = 0; setInterval(() => { location.hash = part++; });`],
  [
    'visits many places in its page at once',
    `for (let part = 0; part < 20; part += 1) location.hash = part;`,
  ],
  [
    'clicks a link within its page',
    `document.body.insertAdjacentHTML('beforeend', '<a href="#x">x</a>'); document.body.lastElementChild.click();`,
  ],
  [
    'floods the history from a frame in it',
    `const inner = document.createElement('iframe'); inner.srcdoc = '<p>'; document.body.append(inner);
     let part = 0; setInterval(() => { inner.contentWindow.location.href = 'about:srcdoc#' + part++; }, 200);`,
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

test('a frame that fills the whole history at once is removed, and the page works', async ({ page }) => {
  // The browser forgets older pages before the page can do anything: see Limits.tsx.
  await openEditor(page, LOWER_THIRD);
  await attackPage(page, doing(`for (let part = 0; part < 1000; part += 1) location.hash = part;`));
  await expect(alert(page)).toContainText('tried to leave its frame');
  await expect(runners(page)).toHaveCount(0);
  await isPageWell(page);
});
