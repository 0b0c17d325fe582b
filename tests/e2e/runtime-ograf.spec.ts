import { expect, test, type Page } from '@playwright/test';
import { bundleText, openRuntime } from '../runtime-page/open.ts';
import { shot } from '../runtime-page/pixels.ts';

/** What a renderer sees of an OGraf graphic. The answers are tested in tests/unit/runtime/ograf-*.test.ts. */
interface Graphic extends HTMLElement {
  load(params?: unknown): Promise<Record<string, unknown>>;
  dispose(params?: unknown): Promise<Record<string, unknown>>;
  playAction(params?: unknown): Promise<Record<string, unknown>>;
  stopAction(params?: unknown): Promise<Record<string, unknown>>;
  updateAction(params?: unknown): Promise<Record<string, unknown>>;
  customAction(params?: unknown): Promise<Record<string, unknown>>;
  goToTime(params?: unknown): Promise<Record<string, unknown>>;
  setActionsSchedule(params?: unknown): Promise<Record<string, unknown>>;
}
declare global {
  interface Window {
    graphic: Graphic;
    attach(name: string): Graphic;
  }
}

/** The module of the full-screen showcase with three steps, which are closer together to save time. */
async function openGraphic(page: Page): Promise<void> {
  const script = await bundleText(
    `import {createOgrafGraphic} from './src/runtime/index.ts';
     import {project} from './src/examples/full-screen/template.ts';
     const [main, ...rest] = project.compositions;
     const quick = {...main, duration: 30, frameActions: [{frame: 6, isStep: true}, {frame: 12, isStep: true}, {frame: 20, isOutro: true}]};
     const own = {...project, resources: project.resources.filter(({type}) => type === 'image'), compositions: [quick, ...rest], invokeCommands: ['flash']};
     export default createOgrafGraphic(own, (keyfill) => {
       keyfill.useOnInvoke('flash', (argument, next) => { (window.flashed ??= []).push(argument); next(); });
       return {};
     }, {resolve: (url) => new URL('/examples/' + url, import.meta.url).href});`,
    'esm',
  );
  await openRuntime(page, { more: { '/graphic.js': script } });
  await page.evaluate(async () => {
    const define = customElements.define.bind(customElements);
    // Hosts choose the graphic's name, because an element that registers itself can't exist twice.
    customElements.define = () => {
      throw new Error('a graphic registers nothing');
    };
    const { default: Class } = (await import('/graphic.js' as string)) as {
      default: CustomElementConstructor;
    };
    document.getElementById('host')!.remove();
    window.attach = (name) => {
      if (!customElements.get(name)) define(name, class extends Class {});
      const element = document.createElement(name) as Graphic;
      element.style.cssText = 'position:absolute;left:0;top:0;width:100%;height:100%';
      document.body.append(element);
      return (window.graphic = element);
    };
  });
}

test.beforeEach(({ page }) => openGraphic(page));

test.describe('OGraf in real time, as each host calls it', () => {
  test('SPX: an unknown key in load, entities in the data, and no argument for Continue and dispose', async ({
    page,
  }) => {
    const seen = await page.evaluate(async () => {
      const graphic = window.attach('full-screen-v1');
      await graphic.load({
        renderType: 'realtime',
        data: { _topic: 'A &amp; B', _fact1: 'undefined' },
        rundownData: { x: 1 },
      });
      await graphic.updateAction({ data: { _topic: 'C &lt; D' } });
      const played = await graphic.playAction({ data: {} });
      const continued = await graphic.playAction();
      // The graphic's content is in a shadow root, where the page's styles don't reach.
      const text = graphic.firstElementChild?.shadowRoot?.textContent;
      const disposed = await graphic.dispose();
      return {
        played,
        continued,
        disposed,
        text,
        left: graphic.childNodes.length,
        isConnected: graphic.isConnected,
      };
    });
    expect(seen.played).toEqual({ statusCode: 200, currentStep: 0 });
    expect(seen.continued).toEqual({ statusCode: 200, currentStep: 1 });
    expect(seen.text).toContain('C < D');
    expect([seen.left, seen.isConnected]).toEqual([0, true]);
  });

  test("ograf-devtool: not attached, no data, {} everywhere, and no key that the schema doesn't list", async ({
    page,
  }) => {
    const answers = await page.evaluate(async () => {
      const graphic = window.attach('generated-1');
      graphic.remove();
      return [
        await graphic.load({ renderType: 'realtime' }),
        await graphic.updateAction({}),
        await graphic.playAction({}),
        await graphic.customAction({}),
        await graphic.stopAction({}),
        await graphic.dispose({}),
      ].map((answer) => ({
        status: answer.statusCode,
        keys: Object.keys(answer),
        hasUndefined: Object.values(answer).includes(undefined),
      }));
    });
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400, 200, 200]);
    for (const { keys, hasUndefined } of answers) {
      expect(keys.every((key) => ['statusCode', 'statusMessage', 'currentStep'].includes(key))).toBe(true);
      expect(hasUndefined).toBe(false);
    }
  });

  test('ograf.ebu.io: goto and delta control the steps, including back and past the end', async ({
    page,
  }) => {
    const steps = await page.evaluate(async () => {
      const graphic = window.attach('demo-player');
      await graphic.load({ data: {}, renderType: 'realtime' });
      const all = [];
      for (const params of [
        { goto: 0 },
        { goto: 2 },
        { delta: -1 },
        { goto: 1 },
        { delta: 5 },
        { delta: 2 },
        { goto: 9 },
      ])
        all.push((await graphic.playAction({ ...params, skipAnimation: true }))['currentStep'] ?? 'end');
      return all;
    });
    expect(steps).toEqual([0, 2, 1, 1, 'end', 1, 'end']);
  });

  test('ograf.dev: a custom action runs with its payload', async ({ page }) => {
    const flashed = await page.evaluate(async () => {
      const graphic = window.attach('random-x1');
      await graphic.load({ data: {} });
      await graphic.customAction({ id: 'flash', payload: { a: 1 } });
      return (window as unknown as { flashed: unknown[] }).flashed;
    });
    expect(flashed).toEqual([{ a: 1 }]);
  });

  test('any host: load paints nothing', async ({ page }) => {
    const empty = await shot(page);
    await page.evaluate(async () => void (await window.attach('any-host').load()));
    expect((await shot(page)).equals(empty)).toBe(true);
  });
});

test.describe('OGraf not in real time', () => {
  const schedule = [
    { timestamp: 0, action: { type: 'updateAction', params: { data: { _topic: 'First' } } } },
    { timestamp: 100, action: { type: 'playAction', params: {} } },
    { timestamp: 400, action: { type: 'playAction', params: {} } },
    { timestamp: 500, action: { type: 'updateAction', params: { data: { _topic: 'Second' } } } },
    { timestamp: 900, action: { type: 'stopAction', params: {} } },
  ];
  const TIMES = [0, 90, 120, 180, 300, 460, 700, 920, 1000, 2000];

  test('the picture of a moment only depends on the schedule: forward, backward, and repeatedly', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const empty = await shot(page);
    const codes = await page.evaluate(async (all) => {
      const graphic = window.attach('non-realtime');
      const loaded = await graphic.load({
        renderType: 'non-realtime',
        data: {},
        renderCharacteristics: { frameRate: 50 },
      });
      return [loaded, await graphic.setActionsSchedule({ schedule: all }), await graphic.goToTime({})].map(
        (answer) => answer['statusCode'],
      );
    }, schedule);
    expect(codes).toEqual([200, 200, 400]);
    const shotAt = async (timestamp: number) => {
      await page.evaluate(async (at) => void (await window.graphic.goToTime({ timestamp: at })), timestamp);
      return shot(page);
    };
    const seen = new Map<number, Buffer>();
    for (const time of TIMES) seen.set(time, await shotAt(time));
    const wrong: number[] = [];
    for (const time of [...TIMES].reverse())
      if (!(await shotAt(time)).equals(seen.get(time)!)) wrong.push(time);
    for (const time of [180, 180, 700, 120])
      if (!(await shotAt(time)).equals(seen.get(time)!)) wrong.push(time);
    expect(wrong).toEqual([]);
    expect(seen.get(90)!.equals(empty)).toBe(true);
    expect(seen.get(2000)!.equals(empty)).toBe(true);
    expect(seen.get(180)!.equals(empty)).toBe(false);
    expect(seen.get(460)!.equals(seen.get(700)!)).toBe(false);
    // A new schedule replaces the previous one.
    await page.evaluate(async () => void (await window.graphic.setActionsSchedule({ schedule: [] })));
    expect((await shotAt(300)).equals(empty)).toBe(true);
  });
});
