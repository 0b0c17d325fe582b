import { expect, test, type Page } from '@playwright/test';
import { fieldsOf } from '../../src/playout/definition/fields.ts';
import { toModule } from '../../src/playout/export/ograf-package.ts';
import { exampleNames } from '../../tools/playout/example-names.ts';
import { loadExample } from '../../tools/playout/load-example.ts';
import { openRuntime, ORIGIN } from '../helpers/runtime-page/open.ts';
import { shot } from '../helpers/runtime-page/pixels.ts';

type Call = (params?: unknown) => Promise<Record<string, unknown>>;

/** What a renderer sees of an OGraf graphic. The answers are tested in tests/unit/runtime/ograf-*.test.ts. */
type Graphic = HTMLElement &
  Readonly<Record<'load' | 'goToTime' | 'setActionsSchedule' | 'playAction' | 'updateAction', Call>>;
declare global {
  interface Window {
    graphic: Graphic;
  }
}

/** Adds an exported graphic to a page, as `window.graphic`. Returns its source. */
async function attach(page: Page, example: string) {
  const source = await loadExample(example);
  await openRuntime(page, { width: 1920, height: 1080, more: { '/graphics/one/main.js': toModule(source) } });
  await page.evaluate(async () => {
    const define = customElements.define.bind(customElements);
    // Hosts choose the graphic's name, because an element that registers itself can't exist twice.
    customElements.define = () => {
      throw new Error('a graphic registers nothing');
    };
    const { default: Class } = (await import('/graphics/one/main.js' as string)) as {
      default: CustomElementConstructor;
    };
    define('full-screen-v1', class extends Class {});
    document.getElementById('host')!.remove();
    window.graphic = document.body.appendChild(document.createElement('full-screen-v1')) as Graphic;
    window.graphic.style.cssText = 'position:absolute;inset:0';
  });
  return source;
}

test('a package requests its resources next to its own module, wherever the page is', async ({ page }) => {
  const { files } = await attach(page, 'station-logo');
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(request.url()));
  await page.evaluate(() => window.graphic.load());
  const wanted = [...files.keys()].filter((file) => !file.endsWith('.txt'));
  expect([...requested].sort()).toEqual(
    wanted.map((file) => `${ORIGIN}/graphics/one/resources/${file}`).sort(),
  );
  expect(requested.size).toBeGreaterThan(5);
});

test('a countdown counts down to its time of day', async ({ page }) => {
  await attach(page, 'countdown');
  const until = new Date(Date.now() + 90 * 60_000).toISOString().slice(11, 19);
  const data = { _seconds: 10, _until: until, _zone: 'UTC' };
  await page.evaluate(async (values) => {
    await window.graphic.load({ renderType: 'realtime', data: values });
    await window.graphic.playAction();
  }, data);
  // Seconds alone would show 10.
  await expect(page.locator('full-screen-v1')).toContainText(/1:29:[45]\d/);
});

/** Times in the order in which DaVinci Resolve's developer documentation checks a graphic. */
const CHECK = [1500, 3000, 1500];
const PLAY_AT_0 = { schedule: [{ timestamp: 0, action: { type: 'playAction', params: { delta: 1 } } }] };

test('each template shows the same picture at the same time, in any order', async ({ page }) => {
  for (const example of exampleNames()) {
    await attach(page, example);
    await page.evaluate(async () => {
      await window.graphic.load({ renderType: 'non-realtime', data: {} });
      await window.graphic.playAction();
    });
    const seen: Buffer[] = [];
    for (const timestamp of CHECK) {
      await page.evaluate(async (at) => void (await window.graphic.goToTime({ timestamp: at })), timestamp);
      seen.push(await shot(page));
    }
    expect(seen[2]!.equals(seen[0]!), example).toBe(true);
    await page.unrouteAll();
  }
});

/** A clock, a crawl, data that arrives later, steps with pictures, a loop, and a plain template. */
for (const example of [
  'countdown',
  'crawler',
  'external-api',
  'full-screen',
  'looping-background',
  'lower-third',
]) {
  test(`${example} passes DaVinci Resolve's check`, async ({ page }) => {
    const { project } = await attach(page, example);
    const field = fieldsOf(project).find(({ type }) => type === 'text')?.key;
    type Step = readonly [method: 'playAction' | 'updateAction' | 'setActionsSchedule', params?: object];
    const PLAY: Step = ['playAction'];
    const SCHEDULE: Step = ['setActionsSchedule', PLAY_AT_0];
    const EDIT: Step = ['updateAction', { data: { [field ?? '']: 'Edited' } }];
    /** Loads the graphic anew and follows the steps. Numbers are times to go to. Returns their pictures. */
    const play = async (...steps: readonly (Step | number)[]): Promise<readonly string[]> => {
      await page.evaluate(
        async () => void (await window.graphic.load({ renderType: 'non-realtime', data: {} })),
      );
      const seen: string[] = [];
      for (const step of steps) {
        const [method, params] =
          typeof step === 'number' ? (['goToTime', { timestamp: step }] as const) : step;
        const call = { name: method, given: params };
        const answer = await page.evaluate(({ name, given }) => window.graphic[name](given), call);
        expect(answer).toMatchObject({ statusCode: 200 });
        if (typeof step === 'number') seen.push((await shot(page)).toString('base64'));
      }
      return seen;
    };
    const [first, second, again] = await play(PLAY, ...CHECK);
    const isSame = (one: readonly string[], other: readonly (string | undefined)[]): boolean =>
      one.length === other.length && one.every((picture, at) => picture === other[at]);
    expect(again === first, 'the same time twice').toBe(true);
    const expected = [first, second, first];
    expect(isSame(await play(SCHEDULE, ...CHECK), expected), 'scheduled').toBe(true);
    expect(isSame(await play(PLAY, SCHEDULE, ...CHECK), expected), 'direct, then scheduled').toBe(true);
    expect(isSame(await play(SCHEDULE, PLAY, ...CHECK), expected), 'scheduled, then direct').toBe(true);
    const empty = await play(1500);
    expect(empty[0] === first, 'nothing before a play').toBe(false);
    if (!field) return;
    const edited = await play(EDIT, PLAY, ...CHECK);
    expect(isSame(edited.slice(0, 2), [first, second]), 'an edit shows').toBe(false);
    const seeking = await play(PLAY, SCHEDULE, 3000, EDIT, 1500, 3000, 1500);
    expect(isSame(seeking.slice(1), edited), 'an edit survives seeking').toBe(true);
  });
}
