import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Attack } from './helpers/attack';
import { ATTACKS, attackText, sign } from './helpers/attacks';
import { startCatcher, type Catcher } from './helpers/catcher';
import { alert, openEditor, run, runners, write } from './helpers/playground';
import { command, LOWER_THIRD } from './helpers/player';
import { removeGuards } from './helpers/unguarded';

/*
 * Each attack runs twice: in the playground as it is, from which it must not get out, and in a playground without its guards,
 * from which it must. The second run shows that the attack is one. Attacks that do not disturb each other run at once: the
 * first test of a group runs them, each test looks at its own.
 */

interface Ground {
  readonly isGuarded: boolean;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly catcher: Catcher;
  /** What attacks and the browser have said since the last look. */
  readonly take: () => readonly string[];
  /** What has become of attacks that ran at once, by name. */
  readonly results: Map<string, readonly string[]>;
}

async function openGround(browser: Browser, isGuarded: boolean): Promise<Ground> {
  const catcher = await startCatcher();
  const context = await browser.newContext({ bypassCSP: !isGuarded });
  const page = await context.newPage();
  let said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('attack ')) said.push(message.text());
  });
  page.on('dialog', (dialog) => {
    said.push(`attack out: dialog ${dialog.type()}`);
    void dialog.dismiss();
  });
  page.on('download', () => said.push('attack out: download'));
  context.on('page', () => said.push('attack out: window'));
  if (!isGuarded) await removeGuards(context);
  await openEditor(page, LOWER_THIRD);
  return {
    isGuarded,
    page,
    context,
    catcher,
    results: new Map(),
    take() {
      const now = said;
      said = [];
      return now;
    },
  };
}

/** Runs attacks at once; gives, for each, everything by which it has got out. */
async function runAttacks(
  ground: Ground,
  attacks: readonly Attack[],
): Promise<Map<string, readonly string[]>> {
  const { page, context, catcher, take } = ground;
  const address = page.url();
  const ends = attacks[0]?.ends;
  take();
  await write(page, attackText(attacks, catcher.url, catcher.udpPort, ground.isGuarded ? 250 : 1500));
  if (ground.isGuarded) await run(page);
  else await command(page, 'Run').click();
  const signs: string[] = [];
  const paths: string[] = [];
  const isOut = (text: string): boolean => text.startsWith('attack out');
  const isOver = async (): Promise<boolean> => {
    signs.push(...take());
    paths.push(...catcher.take());
    if (page.url() !== address) return true;
    // An attack that has left its frame ends no more.
    if (attacks.length === 1 && (signs.some(isOut) || paths.length > 0)) return true;
    // Where it can succeed, it is given the time for it.
    if (attacks.length === 1 && !ground.isGuarded) return false;
    if (ends) return alert(page).getByText(ends).isVisible();
    return attacks.every(({ name }) => signs.some((text) => text.startsWith(sign(name, 'ends'))));
  };
  await expect.poll(isOver, { timeout: 20_000 }).toBe(true);
  await isOver();
  // What belongs to no attack by name counts for all of them.
  const common = signs.filter((text) => text.startsWith('attack out:'));
  if (page.url() !== address) common.push(`the page is now ${page.url()}`);
  else {
    const left = await page.evaluate(() => ({
      body: document.body.dataset['attacked'],
      cookie: document.cookie,
      storage: Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.includes('attack')),
    }));
    if (left.body !== undefined || left.cookie !== '' || left.storage.length > 0)
      common.push(`left ${JSON.stringify(left)}`);
    await page.evaluate(() => localStorage.removeItem('attack'));
  }
  for (const other of context.pages()) if (other !== page) await other.close();
  return new Map(
    attacks.map(({ name }, index) => [
      name,
      [
        ...common,
        ...signs.filter((text) => text.startsWith(sign(name, 'out'))),
        ...paths.filter(
          (path) => path.startsWith(`/${index}/`) || (path === 'udp' && name.startsWith('peer')),
        ),
      ],
    ]),
  );
}

const isAlone = ({ alone, ends }: Attack, isGuarded: boolean): boolean =>
  alone === 'always' || ends !== undefined || (alone === 'to-succeed' && !isGuarded);

for (const isGuarded of [true, false]) {
  test.describe(isGuarded ? 'in the playground' : 'without its guards, to show that they are attacks', () => {
    // One page for all: it is opened once, and each run replaces the frame.
    test.describe.configure({ mode: 'default' });
    let ground: Ground | undefined;
    const close = async (): Promise<void> => {
      await ground?.context.close();
      await ground?.catcher.close();
    };
    test.afterAll(async () => {
      // What came late counts as well.
      if (isGuarded) expect(ground?.catcher.take()).toEqual([]);
      await close();
    });

    for (const [group, all] of Object.entries(ATTACKS)) {
      const attacks = all.filter(({ neverOut }) => isGuarded || neverOut === undefined);
      for (const attack of attacks) {
        test(`${group}: ${attack.name}`, async ({ browser }) => {
          if (!ground || ground.page.isClosed() || !ground.page.url().endsWith(LOWER_THIRD)) {
            await close();
            ground = await openGround(browser, isGuarded);
          }
          const { results, page } = ground;
          if (!results.has(attack.name)) {
            const together = isAlone(attack, isGuarded)
              ? [attack]
              : attacks.filter((one) => !isAlone(one, isGuarded));
            for (const [name, found] of await runAttacks(ground, together)) results.set(name, found);
            if (isGuarded) await expect(runners(page)).toHaveCount(attack.ends ? 0 : 1);
          }
          if (isGuarded) expect(results.get(attack.name)).toEqual([]);
          else expect(results.get(attack.name)).not.toEqual([]);
        });
      }
    }
  });
}
