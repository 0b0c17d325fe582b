import { expect, test, type Page } from '@playwright/test';
import api from '../../generated/api.json';
import { CONTEXT, ELEMENTS, paintElement, valueFor } from '../runtime-page/paint-fixtures.ts';
import { openRuntime } from '../runtime-page/open.ts';
import { shot as shotOf } from '../runtime-page/pixels.ts';
import type { MaskDefinition } from '../../src/runtime/definition/composition.ts';
import type { ElementType } from '../../src/runtime/model/properties.ts';

const SIZE = { width: 360, height: 250 };
const shot = (page: Page): Promise<Buffer> => shotOf(page, SIZE);

/** Sets a style property of the layer's element or first mask, and paints. */
const write = (page: Page, owner: 'element' | 'mask', name: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([where, property, next]) => {
      const layer = window.kf.template!.keyfill.mainComposition.layers[0]!;
      const target = where === 'mask' ? layer.masks[0]! : layer.element;
      const style = target.style as unknown as Record<string, { value: unknown; clearKeyframes(): void }>;
      style[property]!.clearKeyframes();
      style[property]!.value = next;
      window.kf.template!.flush();
    },
    [owner, name, value] as const,
  );

/** Sets the same value as a keyframe at frame 20, after the previous value at frame 0. */
const animate = (page: Page, owner: 'element' | 'mask', name: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([where, property, next]) => {
      const layer = window.kf.template!.keyfill.mainComposition.layers[0]!;
      const target = where === 'mask' ? layer.masks[0]! : layer.element;
      const style = (
        target.style as unknown as Record<string, { value: unknown; addKeyframe(...all: unknown[]): void }>
      )[property]!;
      style.addKeyframe(0, style.value);
      style.addKeyframe(20, next);
    },
    [owner, name, value] as const,
  );

const seek = (page: Page, frame: number): Promise<void> =>
  page.evaluate((at) => window.kf.template!.seek(at), frame);

const read = (page: Page, owner: 'element' | 'mask', name: string): Promise<unknown> =>
  page.evaluate(
    ([where, property]) => {
      const layer = window.kf.template!.keyfill.mainComposition.layers[0]!;
      const target = where === 'mask' ? layer.masks[0]! : layer.element;
      const { value } = (target.style as unknown as Record<string, { value: unknown }>)[property]!;
      return value !== null && typeof value === 'object' && 'toHex' in value
        ? (value as { toHex(): string }).toHex()
        : value;
    },
    [owner, name] as const,
  );

/** Each property is set, reset, and set as a keyframe. */
async function checkProperties(
  page: Page,
  owner: 'element' | 'mask',
  names: readonly string[],
): Promise<void> {
  const wrong: string[] = [];
  const isMoving = await page.evaluate(() =>
    /lottie|sequence|composition/.test(window.kf.template!.keyfill.mainComposition.layers[0]!.element.type),
  );
  for (const name of names) {
    const value = valueFor(name);
    const context = Object.entries(CONTEXT[name] ?? {});
    const initial = await read(page, owner, name);
    const contextBefore = await Promise.all(
      context.map(async ([key]) => [key, await read(page, owner, key)] as const),
    );
    for (const [key, needed] of context) await write(page, owner, key, needed);
    const before = await shot(page);
    await write(page, owner, name, value);
    const changed = await shot(page);
    if (changed.equals(before)) wrong.push(`${name}: changes nothing`);
    await write(page, owner, name, initial);
    if (!(await shot(page)).equals(before)) wrong.push(`${name}: is not put back`);
    // Lottie, sequences, and nested compositions have moved on by the keyframe's frame.
    let there = changed;
    if (isMoving) {
      await write(page, owner, name, value);
      await seek(page, 20);
      there = await shot(page);
      await write(page, owner, name, initial);
    }
    await animate(page, owner, name, value);
    await seek(page, 20);
    if (!(await shot(page)).equals(there)) wrong.push(`${name}: looks different as a keyframe`);
    await seek(page, 0);
    await write(page, owner, name, initial);
    for (const [key, old] of contextBefore) await write(page, owner, key, old);
  }
  expect(wrong).toEqual([]);
}

test.describe('painting', () => {
  test.beforeEach(({ page }) => openRuntime(page, SIZE));

  for (const type of Object.keys(api.elementProperties) as ElementType[]) {
    test(`shows ${type}, and each of its style properties has an effect`, async ({ page }) => {
      const empty = await shot(page);
      await page.evaluate((project) => window.kf.mount(project), paintElement(ELEMENTS[type]));
      await seek(page, 0);
      expect((await shot(page)).equals(empty)).toBe(false);
      await checkProperties(page, 'element', Object.keys(api.elementProperties[type]));
    });
  }

  const masks: Readonly<Record<string, MaskDefinition>> = {
    rectangle: { id: 'm', shape: 'rectangle', style: { x: 60, y: 60, width: 200, height: 120 } },
    ellipse: { id: 'm', shape: 'ellipse', style: { x: 60, y: 60, width: 200, height: 120 } },
    path: {
      id: 'm',
      shape: 'path',
      data: 'M0 0H100L60 80Q20 90 0 40Z',
      style: { x: 60, y: 60, width: 200, height: 120 },
    },
  };
  for (const [shape, names] of Object.entries(api.maskProperties)) {
    test(`changes what the mask ${shape} clips with each of its style properties`, async ({ page }) => {
      const element = { type: 'rectangle', style: { width: 360, height: 250, fill: '#c05020' } } as const;
      const project = paintElement(element, { masks: [masks[shape]!] });
      await page.evaluate((own) => window.kf.mount(own), project);
      await seek(page, 0);
      await checkProperties(page, 'mask', Object.keys(names));
    });
  }
});
