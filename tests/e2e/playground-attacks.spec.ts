import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Attack } from './helpers/attack.ts';
import { ATTACKS, attackText, folderOf, sign } from './helpers/attacks.ts';
import { startCatcher, type Catcher } from './helpers/catcher.ts';
import { alert, openEditor, run, runners, write } from './helpers/playground.ts';
import { command, LOWER_THIRD } from './helpers/player.ts';
import { removeGuards, removeHeaders } from './helpers/unguarded.ts';

/*
 * Each attack runs twice: in the playground, from which it must not escape, and in a playground without its
 * guards, from which it must escape. The second run shows that the attack works. Attacks that don't disturb
 * each other run at once: the first test of a group runs them, and each test checks its own.
 */

interface Ground {
  readonly isGuarded: boolean;
  readonly page: Page;
  /** The page that opened the playground's page. */
  readonly opener: Page;
  readonly context: BrowserContext;
  readonly catcher: Catcher;
  /** Everything that attacks and the browser have logged. */
  readonly said: readonly string[];
  /** The results of attacks that ran at once, by name. */
  readonly results: Map<string, readonly string[]>;
}

const isOut = (text: string): boolean => text.startsWith('attack out');

async function openGround(browser: Browser, isGuarded: boolean): Promise<Ground> {
  const catcher = await startCatcher();
  const context = await browser.newContext({ bypassCSP: !isGuarded });
  if (!isGuarded) await removeGuards(context);
  const opener = await context.newPage();
  await opener.goto('/user-guide/faq');
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    // Navigate from there, so that the page has a history.
    opener.evaluate(() => void window.open('/user-guide/faq')),
  ]);
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('attack ')) said.push(message.text());
  });
  page.on('dialog', (dialog) => {
    said.push(`attack out: dialog ${dialog.type()}`);
    void dialog.dismiss();
  });
  page.on('download', () => said.push('attack out: download'));
  context.on('page', () => said.push('attack out: window'));
  await openEditor(page, LOWER_THIRD);
  return { isGuarded, page, opener, context, catcher, said, results: new Map() };
}

/** Prepares the playground, either unchanged or without guards. */
async function startAttacks({ page, catcher, isGuarded }: Ground, attacks: readonly Attack[]): Promise<void> {
  await write(page, attackText(attacks, catcher.url, catcher.udpPorts, isGuarded ? 250 : 1500));
  if (isGuarded) await run(page);
  else await command(page, 'Run').click();
}

/** Whether all methods of an attack have succeeded. */
function isThrough({ paths = [] }: Attack, found: readonly string[]): boolean {
  return paths.length === 0
    ? found.length > 0
    : paths.every((path) => found.some((one) => one.replace(/\?.*/, '').endsWith(`/${path}`)));
}

/** Returns what attacks have left in the page, and removes it, so that it doesn't count for the next attack. */
async function takeTraces(page: Page): Promise<readonly string[]> {
  try {
    const left = await page.evaluate(() => {
      const found = {
        body: document.body.dataset['attacked'],
        cookie: document.cookie,
        storage: Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.includes('attack')),
      };
      delete document.body.dataset['attacked'];
      localStorage.removeItem('attack');
      sessionStorage.removeItem('attack');
      return found;
    });
    const isClean = left.body === undefined && left.cookie === '' && left.storage.length === 0;
    return isClean ? [] : [`left ${JSON.stringify(left)}`];
  } catch (error) {
    // A page can only be unreadable while it's being navigated away.
    return [`the page is going away: ${String(error)}`];
  }
}

/** Runs attacks at once, and returns for each of them how it has escaped. */
async function runAttacks(
  ground: Ground,
  attacks: readonly Attack[],
): Promise<Map<string, readonly string[]>> {
  const { page, opener, context, catcher, said, isGuarded } = ground;
  const address = page.url();
  const ends = attacks[0]?.ends;
  const start = said.length;
  const foundOf = (attack: Attack): readonly string[] => [
    // Anything that can't be assigned to an attack counts for all that run.
    ...said.slice(start).filter((text) => text.startsWith('attack out:')),
    ...said.filter((text) => text.startsWith(sign(attack.name, 'out'))),
    ...catcher.caught.filter(
      (path) => path.startsWith(folderOf(attack)) || path === `udp ${attack.udp ?? 'of nobody'}`,
    ),
  ];
  await startAttacks(ground, attacks);
  const isOver = async (): Promise<boolean> => {
    if (page.url() !== address) return true;
    // They can succeed, however long that takes. An attack that has left its frame never ends.
    if (!isGuarded) return attacks.every((attack) => isThrough(attack, foundOf(attack)));
    if (ends) return alert(page).getByText(ends).isVisible();
    return attacks.every(({ name }) => said.some((text) => text.startsWith(sign(name, 'ends'))));
  };
  const over = expect.poll(isOver, { timeout: 20_000 }).toBe(true);
  // If one of them doesn't succeed, only its own test fails.
  await (isGuarded ? over : over.catch(() => undefined));
  const common: string[] = [];
  if (page.url() !== address) {
    common.push(`the page is now ${page.url()}`);
  } else {
    common.push(...(await takeTraces(page)));
    await context.clearCookies();
  }
  for (const other of context.pages()) if (other !== page && other !== opener) await other.close();
  return new Map(attacks.map((attack) => [attack.name, [...common, ...foundOf(attack)]]));
}

const isAlone = ({ alone, ends }: Attack, isGuarded: boolean): boolean =>
  alone === 'always' || ends !== undefined || (alone === 'to-succeed' && !isGuarded);

for (const isGuarded of [true, false]) {
  test.describe(isGuarded ? 'in the playground' : 'without its guards, to show that they are attacks', () => {
    // One page for all tests: it's opened once, and each run replaces the frame.
    test.describe.configure({ mode: 'default', timeout: 240_000 });
    let ground: Ground | undefined;
    const close = async (): Promise<void> => {
      await ground?.context.close();
      await ground?.catcher.close();
      // Late results count too, for all attacks since the page was opened.
      if (isGuarded && ground) expect([...ground.said.filter(isOut), ...ground.catcher.caught]).toEqual([]);
    };
    test.afterAll(close);

    for (const [group, all] of Object.entries(ATTACKS)) {
      const attacks = all.filter(({ neverOut }) => isGuarded || neverOut === undefined);
      for (const attack of attacks) {
        test(`${group}: ${attack.name}`, async ({ browser }) => {
          if (!ground || ground.page.isClosed()) {
            await close();
            ground = await openGround(browser, isGuarded);
          } else if (!ground.page.url().endsWith(LOWER_THIRD)) {
            await openEditor(ground.page, LOWER_THIRD);
          }
          const { results, page } = ground;
          if (!results.has(attack.name)) {
            const together = isAlone(attack, isGuarded)
              ? [attack]
              : attacks.filter((one) => !isAlone(one, isGuarded));
            for (const [name, found] of await runAttacks(ground, together)) results.set(name, found);
            if (isGuarded) await expect(runners(page)).toHaveCount(attack.ends ? 0 : 1);
          }
          const found = results.get(attack.name) ?? [];
          if (isGuarded) expect(found).toEqual([]);
          else expect(isThrough(attack, found), JSON.stringify(found)).toBe(true);
        });
      }
    }
  });
}

test('the policy in the page alone keeps the frame from leaving, without headers', async ({ browser }) => {
  const catcher = await startCatcher();
  const context = await browser.newContext();
  await removeHeaders(context);
  const page = await context.newPage();
  await openEditor(page, LOWER_THIRD);
  await write(
    page,
    `export const actions = () => { location.href = ${JSON.stringify(`${catcher.url}/leave?secret`)}; return {}; };`,
  );
  await run(page);
  await expect(alert(page)).toContainText('tried to leave its frame');
  await expect(runners(page)).toHaveCount(0);
  expect(catcher.caught).toEqual([]);
  await context.close();
  await catcher.close();
});
