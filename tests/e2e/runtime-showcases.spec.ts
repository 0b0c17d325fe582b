import { expect, test, type Page } from '@playwright/test';
import { exampleNames } from '../../tools/playout/example-names.ts';
import { openRuntime } from '../helpers/runtime-page/open.ts';
import { differenceOf, shot } from '../helpers/runtime-page/pixels.ts';
import { complaintsOf } from './helpers/watch.ts';

/** The composition's own size: a scaled picture is rasterized in tiles whose edges may differ slightly. */
const NATIVE = { width: 1920, height: 1080 };

const mount = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (example) => {
    const template = await window.kf.mountExample(example);
    return template.keyfill.mainComposition.duration;
  }, name);
const shotAt = async (page: Page, frame: number): Promise<Buffer> => {
  await page.evaluate((at) => window.kf.template!.seek(at), frame);
  return shot(page);
};

test('a frame of an example looks the same, whichever frames were shown before', async ({ page }) => {
  const errors = complaintsOf(page);
  await openRuntime(page, NATIVE);
  const empty = await shot(page);
  for (const name of exampleNames()) {
    const duration = await mount(page, name);
    expect((await shot(page)).equals(empty), `${name}: nothing is painted before play`).toBe(true);
    if (name === 'external-api') {
      // The text arrives later from a simulated service.
      const temperature = () =>
        page.evaluate(() => {
          const { mainComposition } = window.kf.template!.keyfill;
          return mainComposition.findLayerByName('Temperature')!.element.content;
        });
      await expect.poll(temperature).toMatch(/\d°/);
    }
    // During the in animation, at rest, and during the out animation.
    const frames = [0.1, 0.4, 0.95].map((share) => Math.floor(share * duration));
    const pictures: Buffer[] = [];
    for (const frame of frames) pictures.push(await shotAt(page, frame));
    for (const index of [1, 0]) {
      const again = await shotAt(page, frames[index]!);
      if (again.equals(pictures[index]!)) continue;
      // Repainted gradients and scaled pictures are rounded differently, but nothing moves.
      const { far, mean } = await differenceOf(pictures[index]!, again);
      expect(far, `${name}, frame ${frames[index]}`).toBe(0);
      expect(mean, `${name}, frame ${frames[index]}`).toBeLessThan(0.01);
    }
    expect(new Set(pictures.map((png) => png.toString('base64'))).size, name).toBeGreaterThan(1);
  }
  expect(errors).toEqual([]);
});

test('the crawler moves equally far in every frame, however long its text is', async ({ page }) => {
  await openRuntime(page, NATIVE);
  for (const text of ['Short', 'A much longer line of news '.repeat(8)]) {
    await mount(page, 'crawler');
    const moves = await page.evaluate((crawl) => {
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

/** Plays an example for two seconds, in a host that may have no size meanwhile. Returns its nodes' look. */
const looksIn = (page: Page, name: string, isHidden: boolean) =>
  page.evaluate(
    async ([example, hides]) => {
      document.body.replaceChildren();
      const host = document.createElement('div');
      host.style.cssText = `position:fixed;inset:0;display:${hides ? 'none' : 'block'}`;
      document.body.append(host);
      const template = await window.kf.mountExample(example, host);
      await template.settled();
      // One example waits for a simulated service.
      const { element } = template.keyfill.mainComposition.findLayerByName('Temperature') ?? {};
      while (element && !/\d°/.test(element.content ?? '')) await new Promise(requestAnimationFrame);
      template.play();
      for (let second = 0; second < 2; second += 1) {
        window.kf.clock!.advance(1000, 20);
        await template.settled();
      }
      host.style.display = 'block';
      // Showing it is noticed after the next layout.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      template.flush();
      const looksOf = (node: HTMLElement | SVGElement): readonly string[] => [
        ...[...node.attributes].flatMap((one) => (one.name === 'style' ? [] : `${one.name}=${one.value}`)),
        ...[...node.style].map((property) => `${property}:${node.style.getPropertyValue(property)}`),
        node.children.length === 0 ? (node.textContent ?? '') : '',
      ];
      return [...template.root.querySelectorAll<HTMLElement | SVGElement>('*')].map((node) =>
        [node.localName, ...looksOf(node)]
          .sort()
          .join(' ')
          .replace(/keyfill0\.\d+|__lottie_element_\d+/g, 'id'),
      );
    },
    [name, isHidden] as const,
  );

test('examples that load and play while hidden look the same once they are shown', async ({ page }) => {
  await openRuntime(page, NATIVE);
  for (const name of exampleNames())
    expect(await looksIn(page, name, true), name).toEqual(await looksIn(page, name, false));
});
