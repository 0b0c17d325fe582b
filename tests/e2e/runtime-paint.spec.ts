import { expect, test, type Page } from '@playwright/test';
import api from '../../generated/api.json';
import { CONTEXT, ELEMENTS, paintElement, valueFor } from '../helpers/runtime-page/paint-fixtures.ts';
import { mount, openRuntime, SIZE } from '../helpers/runtime-page/open.ts';
import { shot, pixels } from '../helpers/runtime-page/pixels.ts';
import type { MaskDefinition } from '../../src/runtime/definition/composition.ts';
import { toHex } from '../../src/runtime/model/color.ts';
import type { ElementType } from '../../src/runtime/model/properties.ts';
import { parseColor } from '../../src/runtime-validation/parse-color.ts';
import { isPathData } from '../../src/runtime-validation/path-data.ts';

type Owner = 'element' | 'mask';

/** Sets style properties of the layer's element or first mask, and paints. Returns the previous values. */
const write = (
  page: Page,
  owner: Owner,
  values: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(
    ([where, all]) => {
      const layer = window.kf.template!.keyfill.mainComposition.layers[0]!;
      const target = where === 'mask' ? layer.masks[0]! : layer.element;
      const style = target.style as unknown as Record<string, { value: unknown }>;
      const before = Object.keys(all).map((name) => {
        const { value } = style[name]!;
        const isColor = value !== null && typeof value === 'object' && 'toHex' in value;
        return [name, isColor ? (value as { toHex(): string }).toHex() : value] as const;
      });
      for (const [name, value] of Object.entries(all)) style[name]!.value = value;
      window.kf.template!.flush();
      return Object.fromEntries(before);
    },
    [owner, values] as const,
  );

/** Returns the properties that change nothing, or `all` if they can't be put back. */
async function ineffective(page: Page, owner: Owner, names: readonly string[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  const start = await shot(page, SIZE);
  for (const name of names) {
    const context = await write(page, owner, CONTEXT[name] ?? {});
    const before = CONTEXT[name] ? await shot(page, SIZE) : start;
    const initial = await write(page, owner, { [name]: valueFor(name) });
    if ((await shot(page, SIZE)).equals(before)) wrong.push(name);
    await write(page, owner, { ...initial, ...context });
  }
  return (await shot(page, SIZE)).equals(start) ? wrong : [...wrong, 'all'];
}

test('each style property of each element has an effect', async ({ page }) => {
  await openRuntime(page, SIZE);
  const empty = await shot(page, SIZE);
  for (const type of Object.keys(api.elementProperties) as ElementType[]) {
    await mount(page, paintElement(ELEMENTS[type]));
    expect.soft((await shot(page, SIZE)).equals(empty), type).toBe(false);
    const wrong = await ineffective(page, 'element', Object.keys(api.elementProperties[type]));
    expect.soft(wrong, type).toEqual([]);
  }
});

test('each style property of each mask has an effect', async ({ page }) => {
  await openRuntime(page, SIZE);
  const element = { type: 'rectangle', style: { width: 360, height: 250, fill: '#c05020' } } as const;
  const style = { x: 60, y: 60, width: 200, height: 120 };
  for (const [shape, names] of Object.entries(api.maskProperties)) {
    const data = shape === 'path' ? { data: 'M0 0H100L60 80Q20 90 0 40Z' } : {};
    const mask = { id: 'm', shape, style, ...data } as MaskDefinition;
    await mount(page, paintElement(element, { masks: [mask] }));
    expect.soft(await ineffective(page, 'mask', Object.keys(names)), shape).toEqual([]);
  }
});

/** What the runtime makes of texts: the value as it's read back, or `refused`. */
const valuesAfterSetting = (
  page: Page,
  member: 'fill' | 'data',
  texts: readonly string[],
): Promise<readonly string[]> =>
  page.evaluate(
    ([name, all]) => {
      const element = window.kf.template!.keyfill.mainComposition.layers[0]!.element as unknown as {
        data: string;
        style: { fill: { value: unknown } };
      };
      return all.map((text) => {
        try {
          if (name === 'data') return (element.data = text);
          element.style.fill.value = text;
          return (element.style.fill.value as { toHex(): string }).toHex();
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      });
    },
    [member, texts] as const,
  );

test("the browser's parsers accept the same colors and paths as validation", async ({ page }) => {
  const colors = [
    ...['#fff', '#00000080', ' #123456 ', 'RebeccaPurple', 'rgba(1, 2, 3, 0.5)', 'rgb(100% 0% 40% / 25%)'],
    ...['hsl(-120deg, 100%, 50%)', 'hsla(0.5turn, 20%, 40%, 0.25)', '', 'reddish', '#12345', 'rgb(1, 2)'],
    ...['rgb(10%, 20, 30)', 'rgb(1. 2 3)', 'url(#x)', 'currentcolor', 'inherit', 'oklch(0.5 0.1 20)'],
  ];
  const paths = [
    ...['', 'M10-20.5.5 1e1', 'M0 0a50 50 0 11100 0', 'm0 0 1 1 2 2z', 'M0 0C1 1 2 2 3 3S4 4 5 5'],
    ...['L1 1', 'M1', 'M0 0 X', 'M0 0 A1 1 0 2 0 5 5', 'M0,,0', 'M0 0L1. 2', 'M0 0")', 'M0 0 /* x */'],
  ];
  await openRuntime(page, SIZE);
  await mount(page, paintElement({ type: 'rectangle' }));
  const hexes = colors.map((text) => parseColor(text)).map((color) => (color ? toHex(color) : 'refused'));
  expect(await valuesAfterSetting(page, 'fill', colors)).toEqual(hexes);
  await mount(page, paintElement({ type: 'path', data: 'M0 0H1V1Z' }));
  const datas = paths.map((text) => (isPathData(text) ? text : 'refused'));
  expect(await valuesAfterSetting(page, 'data', paths)).toEqual(datas);
});

// tests/unit/runtime/image-loader.test.ts shows when a picture replaces another one.
test('an image loader fits a picture into its box in six ways', async ({ page }) => {
  await openRuntime(page, SIZE);
  // A tall picture (60 × 160) in a wide box (200 × 100), checked at the left edge, and at the top center.
  const POINTS = [
    [2, 50],
    [100, 3],
  ] as const;
  for (const [fit, isSeen] of [
    ['contain', [false, true]],
    ['fit-height', [false, true]],
    ['cover', [true, true]],
    ['fit-width', [true, true]],
    ['stretch', [true, true]],
    ['original', [false, true]],
  ] as const) {
    const style = { width: 200, height: 100 };
    await mount(page, paintElement({ type: 'image-loader', source: 'tall', fit, style }));
    const seen = await pixels(page, POINTS);
    expect(
      seen.map((color) => color.some((part) => part > 0)),
      fit,
    ).toEqual(isSeen);
  }
});
