import { expect, test, type Page } from '@playwright/test';
import { complaintsOf } from './helpers/watch.ts';
import { everyExample, openRuntime } from '../runtime-page/open.ts';
import { differenceOf, pixels, shot } from '../runtime-page/pixels.ts';
import { SHOWCASE_FRAMES, SHOWCASES, type Showcase } from '../runtime-page/showcases.ts';

const NATIVE = { width: 1920, height: 1080 };

const mount = (page: Page, name: Showcase): Promise<void> =>
  page.evaluate(async (example) => void (await window.kf.mountExample(example)), name);
const shotAt = async (page: Page, frame: number): Promise<Buffer> => {
  await page.evaluate((at) => window.kf.template!.seek(at), frame);
  return shot(page);
};

test.describe('every showcase', () => {
  for (const name of SHOWCASES) {
    test(`${name}: a frame always looks the same, no matter which frames were sought before`, async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      test.setTimeout(180_000);
      // The composition's own size, because a scaled picture is rasterized in tiles with edges that may differ slightly.
      await openRuntime(page, NATIVE);
      await mount(page, name);
      const empty = await shot(page);
      const frames = SHOWCASE_FRAMES[name];
      const forwards = new Map<number, Buffer>();
      for (const frame of frames) forwards.set(frame, await shotAt(page, frame));
      const wrong: string[] = [];
      const compare = async (order: string, frame: number): Promise<void> => {
        if (!(await shotAt(page, frame)).equals(forwards.get(frame)!)) wrong.push(`${order}, frame ${frame}`);
      };
      for (const frame of [...frames].reverse()) await compare('backwards', frame);
      for (const frame of [frames[2], frames[2]]) await compare('repeatedly', frame);
      for (const frame of [frames[3], frames[5], frames[1]]) await compare('jumping', frame);
      await mount(page, name);
      for (const frame of [frames[4]]) await compare('mounted anew', frame);
      expect(wrong).toEqual([]);
      expect(complaints).toEqual([]);
      // Check that the pictures aren't all the same empty one.
      const painted = [...forwards.values()].filter((png) => !png.equals(empty));
      expect(painted.length).toBeGreaterThan(4);
      expect(new Set(painted.map((png) => png.toString('base64'))).size).toBeGreaterThan(3);
    });
  }

  for (const name of ['lower-third', 'full-screen', 'score-bug'] as const) {
    test(`${name}: playing to a frame shows the same as seeking it`, async ({ page }) => {
      await openRuntime(page, NATIVE);
      await mount(page, name);
      const frames = SHOWCASE_FRAMES[name].slice(1, 3);
      for (const frame of frames) {
        const sought = await shotAt(page, frame);
        await page.evaluate((to) => {
          const { template, clock } = window.kf;
          template!.play();
          const main = template!.keyfill.mainComposition;
          while (main.activeFrame < to) clock!.advance(20, 20);
        }, frame);
        expect((await shot(page)).equals(sought), `frame ${frame}`).toBe(true);
      }
    });

    test(`${name}: nothing is painted before play and after stop`, async ({ page }) => {
      await openRuntime(page);
      const empty = await shot(page);
      await mount(page, name);
      expect((await shot(page)).equals(empty)).toBe(true);
      await page.evaluate(() => {
        const { template, clock } = window.kf;
        template!.play();
        clock!.advance(10_000, 20);
        template!.stop();
        clock!.advance(10_000, 20);
      });
      expect((await shot(page)).equals(empty)).toBe(true);
    });
  }
});

test('a frame looks the same in every other example, no matter which frames were sought before', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openRuntime(page, NATIVE);
  const names = (await everyExample()).filter((name) => !(SHOWCASES as readonly string[]).includes(name));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    await test.step(name, async () => {
      await page.evaluate(async (example) => void (await window.kf.mountExample(example)), name);
      const duration = await page.evaluate(() => window.kf.template!.keyfill.mainComposition.duration);
      // The text arrives up to 200 ms later from a simulated service.
      if (name === 'external-api') await page.waitForTimeout(1000);
      const frames = [0.1, 0.4, 0.7, 0.95].map((share) => Math.floor(share * duration));
      const pictures: Buffer[] = [];
      for (const frame of frames) pictures.push(await shotAt(page, frame));
      for (const index of [2, 0, 3]) {
        const again = await shotAt(page, frames[index]!);
        if (again.equals(pictures[index]!)) continue;
        // When the browser repaints gradients and scaled pictures, it rounds them differently, which changes
        // single pixels slightly but moves nothing.
        const { far, mean } = await differenceOf(page, pictures[index]!, again);
        expect(far, `${name}, frame ${frames[index]}`).toBe(0);
        expect(mean, `${name}, frame ${frames[index]}`).toBeLessThan(0.01);
      }
      expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBeGreaterThan(1);
    });
  }
});

test('text at rest is inside the title-safe area, except that a crawler may extend beyond its sides', async ({
  page,
}) => {
  await openRuntime(page, NATIVE);
  for (const name of SHOWCASES) {
    await mount(page, name);
    const texts = await page.evaluate(() => {
      const { template, clock, textBoxes } = window.kf;
      template!.play();
      clock!.advance(10_000, 20);
      return textBoxes(template!.root);
    });
    expect(texts.length, name).toBeGreaterThan(0);
    // 5% of 1920 × 1080 on each side.
    const outside = texts.filter(
      ({ left, right, top, bottom }) =>
        top < 54 || bottom > 1026 || (name !== 'crawler' && (left < 96 || right > 1824)),
    );
    expect(outside, name).toEqual([]);
  }
});

test('the crawler moves by the same number of pixels in every frame, whatever the length of its text', async ({
  page,
}) => {
  await openRuntime(page, { width: 1920, height: 1080 });
  for (const text of ['Short', 'A much longer line of news '.repeat(8)]) {
    await mount(page, 'crawler');
    const moves = await page.evaluate(async (crawl) => {
      const { template, clock } = window.kf;
      template!.update({ _crawl: crawl });
      template!.play();
      clock!.advance(3000, 20);
      const line = template!.keyfill.mainComposition.findElementByKey('_crawl')!.domNode;
      let before = line.getBoundingClientRect().left;
      return Array.from({ length: 120 }, () => {
        clock!.advance(20, 20);
        const { left } = line.getBoundingClientRect();
        const moved = left - before;
        before = left;
        return Math.round(moved * 100) / 100;
      });
    }, text);
    // Where the line has left, it enters again from the right, which is a single jump forward.
    expect(moves.filter((moved) => moved < 0 && moved !== -4)).toEqual([]);
    expect(moves.filter((moved) => moved === -4).length).toBeGreaterThan(100);
  }
});

test('the countdown counts frames down to zero and leaves on its own', async ({ page }) => {
  await openRuntime(page);
  await mount(page, 'countdown');
  const seen = await page.evaluate(() => {
    const { template, clock } = window.kf;
    template!.update({ _seconds: '3' });
    template!.play();
    const main = template!.keyfill.mainComposition;
    const texts: string[] = [];
    for (let index = 0; index < 400 && main.isVisible; index += 1) {
      clock!.advance(20, 20);
      const digits = [...main.domNode.querySelectorAll('div')]
        .map((node) => node.textContent)
        .find((text) => /^\d+$/.test(text ?? ''));
      if (digits && digits !== texts.at(-1)) texts.push(digits);
    }
    return { texts, isVisible: main.isVisible };
  });
  expect(seen).toEqual({ texts: expect.arrayContaining(['3', '2', '1', '0']) as string[], isVisible: false });
});

test('the caption of the countdown is above its number', async ({ page }) => {
  await openRuntime(page);
  await mount(page, 'countdown');
  const [caption, number] = await page.evaluate(() => {
    const { template, clock } = window.kf;
    template!.play();
    clock!.advance(1000, 20);
    const { compositions, mainComposition } = template!.keyfill;
    const digits = compositions.find(({ name }) => name === 'Tick')!.findLayerByName('Digits')!;
    const nodes = [mainComposition.findElementByKey('_title')!.domNode, digits.element.domNode];
    return nodes.map((node) => node.getBoundingClientRect().toJSON() as DOMRect);
  });
  expect(caption!.height).toBeGreaterThan(0);
  expect(caption!.bottom).toBeLessThanOrEqual(number!.top);
});

test('the countdown has digits of equal width, so its number does not jump', async ({ page }) => {
  await openRuntime(page);
  await mount(page, 'countdown');
  const [tabular, plain, room] = await page.evaluate(() => {
    const { template, clock } = window.kf;
    const tick = template!.keyfill.compositions.find(({ name }) => name === 'Tick')!;
    const { element } = tick.findLayerByName('Digits')!;
    const node = element.domNode as HTMLElement;
    /** The widths as they're laid out, and as the runtime measures them. */
    const widths = (): readonly (readonly [laidOut: number, measured: number])[] =>
      ['11', '00', '11:11', '59:59'].map((content) => {
        element.content = content;
        template!.flush();
        return [(node.firstElementChild as HTMLElement).offsetWidth, element.measure().width];
      });
    template!.play();
    clock!.advance(1000, 20);
    const own = widths();
    node.classList.remove('tabular');
    return [own, widths(), element.style.width.value as number];
  });
  const [ones, zeros, minutes, longest] = tabular!.map(([laidOut]) => laidOut);
  expect(ones).toBe(zeros);
  expect(minutes).toBe(longest);
  expect(longest).toBeLessThanOrEqual(room);
  const [plainOnes, plainZeros, plainMinutes, plainLongest] = plain!.map(([laidOut]) => laidOut);
  expect(plainZeros! - plainOnes!).toBeGreaterThan(50);
  expect(plainLongest! - plainMinutes!).toBeGreaterThan(50);
  // As the guide says, measuring doesn't count the extra width.
  expect(tabular!.map(([, measured]) => measured)).toEqual(plain!.map(([laidOut]) => laidOut));
});

test('an outlined letter has a rim of 3 pixels on each side, and its gradient fades from top to bottom', async ({
  page,
}) => {
  await openRuntime(page, NATIVE);
  await page.evaluate(async () => {
    const template = await window.kf.mountExample('duplicate-text-content');
    const main = template.keyfill.mainComposition;
    // A straight letter on plain magenta, so that only the rim lacks red.
    main.findLayerByName('Team pattern')!.isVisible = false;
    const { fill } = main.findLayerByName('Ground')!.element.style as unknown as { fill: { value: string } };
    fill.value = '#ff00ff';
    template.update({ _team: 'I' });
    template.seek(70);
  });
  // The letter's middle is at 425, 840.
  const row = Array.from({ length: 60 }, (_, index) => [395 + index, 840] as const);
  const column = Array.from({ length: 140 }, (_, index) => [425, 770 + index] as const);
  const colors = await pixels(page, [...row, ...column]);
  const sides = [colors.slice(0, 30), colors.slice(30, 60), colors.slice(60, 130), colors.slice(130)];
  // Pixels at the edge of the rim are blended, so add up how much of it each pixel shows.
  for (const side of sides)
    expect(side.reduce((sum, [red = 0]) => sum + (255 - red) / (255 - 11), 0)).toBeCloseTo(3, 0);

  const letter = colors.slice(60).filter(([red, green]) => red === 255 && green !== 0);
  const blues = letter.map(([, , blue = 0]) => blue);
  expect(blues).toEqual([...blues].sort((one, other) => other - one));
  expect(new Set(blues).size).toBeGreaterThan(60);
  // From white to #ffc861.
  const [first, last] = [letter[0]!, letter.at(-1)!];
  expect(first[2]).toBeGreaterThan(225);
  expect(last[1]).toBeLessThan(210);
  expect(last[2]).toBeLessThan(115);
});

test('the score bug rolls a changed number and runs the goal strip on command', async ({ page }) => {
  await openRuntime(page);
  await mount(page, 'score-bug');
  const [rest, rolling, after, goal] = await page.evaluate(async () => {
    const { template, clock } = window.kf;
    const snap = () =>
      [...template!.root.querySelectorAll('div')]
        .filter((node) => node.style.transform)
        .map((node) => node.style.transform)
        .join();
    template!.play();
    clock!.advance(3000, 20);
    const first = snap();
    template!.update({ _homeScore: 3 });
    clock!.advance(200, 20);
    const second = snap();
    clock!.advance(2000, 20);
    const third = snap();
    template!.invoke('goal', 'GOAL!');
    clock!.advance(400, 20);
    return [first, second, third, snap()];
  });
  expect(rolling).not.toBe(rest);
  expect(after).not.toBe(rolling);
  expect(goal).not.toBe(after);
});
