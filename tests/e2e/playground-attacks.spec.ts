import { expect, test, type Page } from '@playwright/test';
import { ATTACKS, type Attack, attackText, folderOf, sign } from './helpers/attacks.ts';
import { startCatcher, type Catcher } from './helpers/catcher.ts';
import {
  alert,
  attackPage,
  doing,
  editor,
  isPageWell,
  openEditor,
  run,
  runners,
  said as playgroundSays,
} from './helpers/playground.ts';
import { LOWER_THIRD } from './helpers/player.ts';
import { drop, projectFile } from './helpers/project-file.ts';
import { removeHeaders } from './helpers/without-headers.ts';

let catcher: Catcher;
test.beforeEach(async () => {
  catcher = await startCatcher();
});
test.afterEach(() => catcher.close());

/** Collects everything that attacks and the browser log. */
function listen(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('attack ')) said.push(message.text());
  });
  page.on('dialog', (dialog) => {
    said.push(`attack out: dialog ${dialog.type()}`);
    void dialog.dismiss();
  });
  page.on('download', () => said.push('attack out [saves a file on the disk]'));
  page.context().on('page', () => said.push('attack out: window'));
  return said;
}

/** Whether all methods of an attack have succeeded. */
function isThrough(attack: Attack, said: readonly string[]): boolean {
  const own = catcher.caught.filter((address) => address.startsWith(folderOf(attack)));
  if (attack.paths)
    return attack.paths.every((name) => own.some((one) => one.replace(/\?.*/, '').endsWith(`/${name}`)));
  return (
    own.length > 0 ||
    catcher.caught.includes(`udp ${attack.udp}`) ||
    said.some((text) => text.startsWith(sign(attack, 'out')))
  );
}

const namesOf = (attacks: readonly Attack[]): string[] => attacks.map(({ name }) => name);

test('attacks succeed in a frame without guards', async ({ page }) => {
  const said = listen(page);
  const attacks = ATTACKS.filter(({ leaves }) => leaves !== true);
  await page.goto(`${catcher.url}/page`);
  const inner = page.frame({ url: `${catcher.url}/inner` })!;
  await inner.evaluate(
    async (text) => {
      const code = new Blob([text], { type: 'text/javascript' });
      ((await import(URL.createObjectURL(code))) as { actions: () => void }).actions();
    },
    attackText(attacks, catcher.url, catcher.udpPorts),
  );
  await expect
    .poll(() => namesOf(attacks.filter((attack) => !isThrough(attack, said))), { timeout: 30_000 })
    .toEqual([]);
});

test('no attack escapes from the playground', async ({ page, context }) => {
  const said = listen(page);
  await openEditor(page, LOWER_THIRD);
  const address = page.url();
  await test.step('a project file with all attacks and a picture with a script runs nothing when it opens', async () => {
    const script = `<svg xmlns="http://www.w3.org/2000/svg" onload="top.attack = 1"><script>top.attack = 1</script></svg>`;
    const url = `data:image/svg+xml;base64,${btoa(script)}`;
    const file = await projectFile('lower-third', (source) => ({
      ...source,
      module: attackText(ATTACKS, catcher.url, catcher.udpPorts),
      project: {
        ...source.project,
        name: '</script><img src="x" onerror="top.attack = 1">',
        resources: [...(source.project.resources ?? []), { id: 'script', type: 'image', url }],
        compositions: source.project.compositions.map((composition) => ({
          ...composition,
          layers: [
            ...composition.layers,
            { id: 'script', name: 'Script', element: { type: 'image', source: 'script' } },
          ],
        })),
      },
    }));
    await drop(page, String(file));
    await expect(playgroundSays(page)).toContainText('Its code hasn’t run');
    await expect(editor(page)).toBeVisible();
    await expect(runners(page)).toHaveCount(0);
    expect([...said, ...catcher.caught]).toEqual([]);
  });
  await run(page);
  expect(await page.evaluate(() => 'attack' in window)).toBe(false);
  const isRunning = (attack: Attack): boolean => !said.some((text) => text.startsWith(sign(attack, 'ends')));
  await expect.poll(() => namesOf(ATTACKS.filter(isRunning))).toEqual([]);
  await expect(runners(page)).toHaveCount(1);
  for (const target of [`${catcher.url}/leave?secret`, '/user-guide?secret', `data:text/html,secret`]) {
    await test.step(`leaves its frame for ${target}`, async () => {
      await attackPage(page, doing(`location.href = ${JSON.stringify(target)};`));
      await expect(alert(page)).toContainText('tried to leave its frame');
      await expect(runners(page)).toHaveCount(0);
    });
  }
  await isPageWell(page);
  // Late results have arrived by now.
  expect([...said.filter((text) => text.startsWith('attack out')), ...catcher.caught]).toEqual([]);
  expect(page.url()).toBe(address);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([document.body.dataset, localStorage]))).not.toContain(
    'attack',
  );
});

test('the policy in the page alone keeps the frame from leaving, without headers', async ({
  page,
  context,
}) => {
  await removeHeaders(context);
  await openEditor(page, LOWER_THIRD);
  await attackPage(page, doing(`location.href = ${JSON.stringify(`${catcher.url}/leave?secret`)};`));
  await expect(alert(page)).toContainText('tried to leave its frame');
  await expect(runners(page)).toHaveCount(0);
  expect(catcher.caught).toEqual([]);
});
