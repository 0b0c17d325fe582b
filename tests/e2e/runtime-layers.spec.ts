import { expect, test, type Page } from '@playwright/test';
import { openRuntime } from '../runtime-page/open.ts';
import { LOTTIE, paintElement, paintProject, picture } from '../runtime-page/paint-fixtures.ts';
import { pixels } from '../runtime-page/pixels.ts';
import type { MaskDefinition } from '../../src/runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';

const SIZE = { width: 360, height: 250 };
const mount = async (page: Page, project: ProjectDefinition, frame = 0): Promise<void> => {
  await page.evaluate(
    async ([own, at]) => {
      const template = await window.kf.mount(own);
      template.seek(at);
    },
    [project, frame] as const,
  );
};
const BLACK = [0, 0, 0];
const WHITE = [255, 255, 255];

test.beforeEach(({ page }) => openRuntime(page, SIZE));

test.describe('masks', () => {
  const plate = { type: 'rectangle', style: { width: 360, height: 250, fill: '#fff' } } as const;
  const left: MaskDefinition = {
    id: 'left',
    shape: 'rectangle',
    style: { x: 0, y: 0, width: 200, height: 250 },
  };
  const circle: MaskDefinition = {
    id: 'circle',
    shape: 'ellipse',
    style: { x: 100, y: 50, width: 150, height: 150 },
  };
  const masked = (...masks: MaskDefinition[]) => paintElement(plate, { masks });
  /** In both, only in the left one, only in the circle, in neither. */
  const PLACES = [
    [150, 125],
    [20, 125],
    [230, 125],
    [340, 20],
  ] as const;

  test('several on one layer intersect', async ({ page }) => {
    await mount(page, masked(left, circle));
    expect(await pixels(page, PLACES)).toEqual([WHITE, BLACK, BLACK, BLACK]);
  });

  test('an inverted one hides what it covers', async ({ page }) => {
    await mount(page, masked(left, { ...circle, isInverted: true }));
    expect(await pixels(page, PLACES)).toEqual([BLACK, WHITE, BLACK, BLACK]);
  });

  test('a disabled one cuts nothing, hard or soft', async ({ page }) => {
    await mount(page, masked(left, { ...circle, isEnabled: false }));
    expect(await pixels(page, PLACES)).toEqual([WHITE, WHITE, BLACK, BLACK]);
    await mount(
      page,
      masked({ ...left, style: { ...left.style, feather: 2 } }, { ...circle, isEnabled: false }),
    );
    expect(await pixels(page, PLACES)).toEqual([WHITE, WHITE, BLACK, BLACK]);
  });

  test('feathered ones have a soft edge, intersect and invert like hard ones', async ({ page }) => {
    const soft = (mask: MaskDefinition, more = {}): MaskDefinition =>
      ({ ...mask, ...more, style: { ...mask.style, feather: 16 } }) as MaskDefinition;
    await mount(page, masked(soft(left), soft(circle)));
    expect(await pixels(page, PLACES)).toEqual([WHITE, BLACK, BLACK, BLACK]);
    const [edge] = await pixels(page, [[200, 125]]);
    expect(edge![0]).toBeGreaterThan(60);
    expect(edge![0]).toBeLessThan(200);
    await mount(page, masked(soft(left), soft(circle, { isInverted: true })));
    expect(await pixels(page, PLACES)).toEqual([BLACK, WHITE, BLACK, BLACK]);
  });

  test('the opacity of one lets through a part of what is under it; inverted, it hides a part', async ({
    page,
  }) => {
    const half = { ...circle, style: { ...circle.style, opacity: 0.5 } } as MaskDefinition;
    await mount(page, masked(half));
    const [inside, outside] = await pixels(page, [PLACES[0], PLACES[3]]);
    expect(Math.abs(inside![0]! - 128)).toBeLessThan(3);
    expect(outside).toEqual(BLACK);
    await mount(page, masked({ ...half, isInverted: true }));
    const inverted = await pixels(page, [PLACES[0], PLACES[3]]);
    expect(inverted[0]![0]).toBeGreaterThan(90);
    expect(inverted[0]![0]).toBeLessThan(200);
    expect(inverted[1]).toEqual(WHITE);
  });

  test('lie in the composition, do not move with the element, and cut its shadow', async ({ page }) => {
    const element = {
      type: 'rectangle',
      style: {
        x: 20,
        y: 20,
        width: 100,
        height: 100,
        fill: '#fff',
        dropShadowColor: '#0f0',
        dropShadowX: 100,
      },
    } as const;
    await mount(
      page,
      paintElement(element, { masks: [{ id: 'm', shape: 'rectangle', style: { width: 60, height: 250 } }] }),
    );
    expect(
      await pixels(page, [
        [40, 60],
        [80, 60],
        [170, 60],
      ]),
    ).toEqual([WHITE, BLACK, BLACK]);
    await page.evaluate(() => {
      const { element: own } = window.kf.template!.keyfill.mainComposition.layers[0]!;
      own.style.x.value = -50;
      window.kf.template!.flush();
    });
    expect(
      await pixels(page, [
        [40, 60],
        [55, 60],
        [80, 60],
      ]),
    ).toEqual([WHITE, [0, 255, 0], BLACK]);
  });

  test('an outline without any area cuts everything away', async ({ page }) => {
    await mount(page, masked({ id: 'm', shape: 'rectangle', style: { x: 0, y: 0, width: 0, height: 250 } }));
    expect(
      await pixels(page, [
        [5, 5],
        [0, 0],
        [200, 200],
      ]),
    ).toEqual([BLACK, BLACK, BLACK]);
  });
});

test.describe('nested compositions', () => {
  test('follow the frame of their parent, at their own rate, and clip to their size', async ({ page }) => {
    const project = paintProject({
      id: 'l',
      name: 'l',
      startFrame: 10,
      element: { type: 'composition', composition: 'child', style: { x: 50, y: 50 } },
    });
    await mount(page, project, 9);
    expect(await pixels(page, [[60, 60]])).toEqual([BLACK]);
    const dot = [255, 208, 138];
    const ground = [192, 80, 32];
    await mount(page, project, 10);
    expect(
      await pixels(page, [
        [70, 90],
        [195, 90],
        [205, 90],
      ]),
    ).toEqual([dot, ground, BLACK]);
    await mount(page, project, 49);
    expect(
      await pixels(page, [
        [70, 90],
        [148, 90],
      ]),
    ).toEqual([ground, dot]);
  });
});

test.describe('text', () => {
  const text = (content: string, more = {}, style = {}) =>
    paintElement({
      type: 'text',
      content,
      ...more,
      style: {
        x: 100,
        y: 50,
        fontSize: 40,
        lineHeight: 1,
        fontFamily: 'monospace',
        backgroundColor: '#fff',
        color: '#000',
        ...style,
      },
    });
  const box = (page: Page) =>
    page.evaluate(() => {
      const { domNode } = window.kf.template!.keyfill.mainComposition.layers[0]!.element;
      const { left, top, width, height } = domNode.getBoundingClientRect();
      return { left, top, width, height };
    });
  const inner = (page: Page) =>
    page.evaluate(() => {
      const node = window.kf.template!.keyfill.mainComposition.layers[0]!.element.domNode.firstElementChild!;
      const { left, top, width, height } = node.getBoundingClientRect();
      return { left, top, width, height };
    });

  test('autoSize: the box follows the content and grows from the side of textAlign', async ({ page }) => {
    for (const [textAlign, side] of [
      ['left', 0],
      ['center', 0.5],
      ['right', 1],
    ] as const) {
      await mount(page, text('four', {}, { textAlign }));
      const before = await box(page);
      await page.evaluate(() => {
        const element = window.kf.template!.keyfill.mainComposition.layers[0]!.element as unknown as {
          content: string;
          measure(): { width: number };
        };
        element.content = 'eighteen letters..';
        window.kf.template!.flush();
      });
      const after = await box(page);
      expect(after.width / before.width).toBeCloseTo(4.5, 1);
      expect(after.left + after.width * side).toBeCloseTo(before.left + before.width * side, 0);
      expect(before.left).toBeCloseTo(100, 0);
    }
  });

  test('autoSqueeze: the text is narrowed to fit, and never widened', async ({ page }) => {
    await mount(
      page,
      text('a text that is far too wide', { autoSize: false, autoSqueeze: true }, { width: 200, height: 60 }),
    );
    expect((await inner(page)).width).toBeCloseTo(200, 0);
    expect((await inner(page)).height).toBeCloseTo(40, 0);
    await mount(page, text('ab', { autoSize: false, autoSqueeze: true }, { width: 200, height: 60 }));
    expect((await inner(page)).width).toBeLessThan(60);
  });

  test('multiline: line breaks are kept and long lines wrap; otherwise a break is a space', async ({
    page,
  }) => {
    await mount(page, text('one\ntwo'));
    expect((await box(page)).height).toBeCloseTo(40, 0);
    await mount(page, text('one\ntwo', { multiline: true }));
    expect((await box(page)).height).toBeCloseTo(80, 0);
    await mount(
      page,
      text('one two three four five', { multiline: true, autoSize: false }, { width: 200, height: 200 }),
    );
    expect((await inner(page)).height).toBeGreaterThanOrEqual(119);
  });

  test('verticalTextAlign puts the lines at the top, in the middle, at the foot', async ({ page }) => {
    const tops: number[] = [];
    for (const verticalTextAlign of ['top', 'middle', 'bottom']) {
      await mount(page, text('x', { autoSize: false }, { width: 100, height: 140, verticalTextAlign }));
      tops.push((await inner(page)).top);
    }
    expect(tops.map(Math.round)).toEqual([50, 100, 150]);
  });

  test('measure() knows the padding, the transform of letters, and text that is not on screen', async ({
    page,
  }) => {
    await mount(page, text('strasse', {}, { paddingLeft: 10, paddingTop: 5, textTransform: 'uppercase' }));
    const [shown, hidden] = await page.evaluate(() => {
      const layer = window.kf.template!.keyfill.mainComposition.layers[0]!;
      const element = layer.element as unknown as { measure(): { width: number; height: number } };
      const first = element.measure();
      layer.isVisible = false;
      window.kf.template!.flush();
      return [first, element.measure()];
    });
    const real = await box(page);
    expect(shown!.width).toBeCloseTo(real.width, 0);
    expect(shown!.height).toBeCloseTo(45, 0);
    expect(hidden).toEqual(shown);
  });

  test('content is never taken as markup', async ({ page }) => {
    await mount(page, text('<img src=x onerror="window.broken = true">'));
    await page.waitForTimeout(50);
    expect(
      await page.evaluate(() => [document.querySelectorAll('#host img').length, 'broken' in window]),
    ).toEqual([0, false]);
  });
});

test.describe('the image loader', () => {
  const loader = paintElement({
    type: 'image-loader',
    key: '_photo',
    source: 'one',
    style: { width: 120, height: 80 },
  });
  const GREEN = [32, 192, 80];
  const YELLOW = [224, 224, 64];

  test('keeps the old picture until the new one is decoded, and the newest of several wins', async ({
    page,
  }) => {
    await openRuntime(page, SIZE);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/slow.svg', async (route) => {
      await held;
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: decodeURIComponent(picture('#e0e040').slice(19)),
      });
    });
    await mount(page, loader);
    await page.evaluate(() =>
      window.kf.template!.update({ _photo: '/examples/slow.svg'.replace('/examples/', '') }),
    );
    await page.waitForTimeout(80);
    expect(await pixels(page, [[10, 10]])).toEqual([GREEN]);
    release();
    await expect.poll(() => pixels(page, [[10, 10]])).toEqual([YELLOW]);
    await page.evaluate(async () => {
      const element = window.kf.template!.keyfill.mainComposition.layers[0]!.element as unknown as {
        setSource(url: string): Promise<void>;
      };
      await Promise.all([element.setSource('two'), element.setSource('one')]);
    });
    expect(await pixels(page, [[10, 10]])).toEqual([GREEN]);
  });

  test('keeps the old picture when the new one cannot be loaded: setSource rejects, data is reported', async ({
    page,
  }) => {
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    await mount(page, loader);
    const rejected = await page.evaluate(async () => {
      const element = window.kf.template!.keyfill.mainComposition.layers[0]!.element as unknown as {
        setSource(url: string): Promise<void>;
      };
      return element.setSource('missing.png').then(
        () => 'shown',
        (error: unknown) => String(error),
      );
    });
    expect(rejected).toMatch(/the picture .*missing\.png cannot be loaded/);
    await page.evaluate(() => window.kf.template!.update({ _photo: 'gone.png' }));
    await expect
      .poll(() => reports.filter((text) => text.startsWith('[keyfill] image loader "_photo"')).length)
      .toBe(1);
    expect(await pixels(page, [[10, 10]])).toEqual([GREEN]);
  });

  test('fits a picture into its box in six ways', async ({ page }) => {
    // A tall picture, 60 × 160, in a wide box, 200 × 100: what is seen at the left end, and in the middle at the top.
    const at = async (fit: string) => {
      await mount(
        page,
        paintElement({
          type: 'image-loader',
          source: 'tall',
          fit,
          style: { width: 200, height: 100 },
        } as never),
      );
      return (
        await pixels(page, [
          [2, 50],
          [100, 3],
          [100, 50],
        ])
      ).map((color) => (color.every((part) => part === 0) ? 0 : 1));
    };
    expect(await at('contain')).toEqual([0, 1, 1]);
    expect(await at('fit-height')).toEqual([0, 1, 1]);
    expect(await at('cover')).toEqual([1, 1, 1]);
    expect(await at('fit-width')).toEqual([1, 1, 1]);
    expect(await at('stretch')).toEqual([1, 1, 1]);
    expect(await at('original')).toEqual([0, 1, 1]);
  });

  test('an empty source shows the placeholder', async ({ page }) => {
    await mount(
      page,
      paintElement({
        type: 'image-loader',
        key: '_photo',
        source: 'one',
        placeholder: 'two',
        style: { width: 120, height: 80 },
      }),
    );
    expect(await pixels(page, [[10, 10]])).toEqual([GREEN]);
    await page.evaluate(() => window.kf.template!.update({ _photo: '' }));
    await expect.poll(() => pixels(page, [[10, 10]])).toEqual([YELLOW]);
  });
});

test.describe('Lottie and image sequences', () => {
  const BRIGHT = (color: readonly number[]): boolean => color[0]! > 150;

  test('Lottie is shown by frame, loops, and obeys speed', async ({ page }) => {
    const project = (more = {}) => paintElement({ type: 'lottie', source: 'square', ...more });
    const at = async (frame: number, more = {}) => {
      await mount(page, project(more), frame);
      return (
        await pixels(page, [
          [10, 40],
          [110, 40],
        ])
      ).map(BRIGHT);
    };
    expect(LOTTIE.op).toBe(50);
    expect(await at(0)).toEqual([true, false]);
    expect(await at(49)).toEqual([false, true]);
    expect(await at(25, { speed: 2 })).toEqual([true, false]);
    expect(await at(25, { speed: 2, loop: false })).toEqual([false, true]);
    const duration = await page.evaluate(
      () =>
        (window.kf.template!.keyfill.mainComposition.layers[0]!.element as unknown as { duration: number })
          .duration,
    );
    expect(duration).toBe(50);
  });

  test('a sequence shows one picture a frame, loops, and can be moved by hand', async ({ page }) => {
    const project = (more = {}) => paintElement({ type: 'image-sequence', source: 'row', ...more });
    const at = async (frame: number, more = {}) => {
      await mount(page, project(more), frame);
      return (await pixels(page, [[10, 10]]))[0];
    };
    expect(await at(1)).toEqual([0, 255, 0]);
    expect(await at(4)).toEqual([255, 0, 0]);
    expect(await at(9, { loop: false })).toEqual([255, 255, 0]);
    await page.evaluate(() => {
      const element = window.kf.template!.keyfill.mainComposition.layers[0]!.element as unknown as {
        goToImage(index: number): void;
      };
      element.goToImage(2);
      window.kf.template!.flush();
    });
    expect(await pixels(page, [[10, 10]])).toEqual([[0, 0, 255]]);
  });
});

test('colors are known by every name that the browser knows, and by no other', async ({ page }) => {
  await mount(page, paintElement({ type: 'rectangle' }));
  const [known, refused] = await page.evaluate(() => {
    const { fill } = window.kf.template!.keyfill.mainComposition.layers[0]!.element.style as unknown as {
      fill: { value: unknown };
    };
    const tryOne = (name: string): string => {
      try {
        fill.value = name;
        return (fill.value as { toHex(): string }).toHex();
      } catch (error) {
        return String(error);
      }
    };
    return [
      ['rebeccapurple', 'Orange', 'transparent'].map(tryOne),
      ['reddish', 'inherit', 'currentColor'].map(tryOne),
    ];
  });
  expect(known).toEqual(['#663399', '#ffa500', '#00000000']);
  for (const text of refused!) expect(text).toMatch(/TypeError: style\.fill: expected a color, got/);
});
