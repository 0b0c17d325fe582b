// @vitest-environment jsdom
// Objects of the API. tests/docs/facts.test.ts compares members, defaults, ranges, and errors with the docs.
import { expect, it, vi } from 'vitest';
import type { LayerDefinition } from '../../../src/runtime/definition/composition.ts';
import { composition, keyedText, layer, mount, project, rectangle, showing } from './support.ts';

const layers: readonly LayerDefinition[] = [
  rectangle('plate', {
    masks: [
      { id: 'r', shape: 'rectangle' },
      { id: 'p', shape: 'path', data: 'M0 0H10V10Z' },
    ],
  }),
  keyedText('_name'),
  layer('line', { type: 'path', data: 'M0 0H10V10Z' }),
  layer('photo', { type: 'image-loader', key: '_photo' }),
  layer('guide', { type: 'ellipse' }, { isGuide: true }),
  showing('child', { startFrame: 10 }),
];
const inner = [keyedText('_name', 'deep'), rectangle('deep plate')];

/** A template with most element types and a nested composition. */
const open = () =>
  mount(project(composition({ layers }), composition({ id: 'child', name: 'Child', layers: inner })));

it.each([
  ['goToFrame', () => ['12'], 'goToFrame: expected a frame (a finite number), got "12"'],
  ['goToAndPlay', () => [0, { reverse: 1 }], 'goToAndPlay reverse: expected true or false, got 1'],
  ['play', () => [null], 'play: expected options (an object), got null'],
  ['findLayerByName', () => [{}], 'findLayerByName: expected a string, got an object'],
] as const)(
  'errors of %s name the method, what it accepts, and what it got',
  async (method, args, message) => {
    const { main } = await open();
    const call = main[method] as (...all: unknown[]) => unknown;
    expect(() => call(...args())).toThrow(new TypeError(message));
  },
);

it('errors say which member an action has tried to replace, and new members are accepted', async () => {
  const { main } = await open();
  const plate = main.findLayerByName('plate')!;
  const objects = [main, plate, plate.element, plate.masks[0]!, plate.element.style.x] as const;
  for (const object of objects as readonly object[]) {
    for (const [name, { set, value }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
      // Only members with a setter of their own take what they have.
      const own: unknown = value ?? Reflect.get(object, name);
      if (typeof own === 'function')
        expect(() => Reflect.set(object, name, 1), name).toThrow(`${name}: can't be written`);
      expect(set, name).toBeDefined();
    }
  }
  expect(() => Reflect.set(main, 'activeFrame', 1)).toThrow("activeFrame: can't be written");
  Object.assign(main, { rounds: 1 });
  expect(main).toHaveProperty('rounds', 1);
});

it("finding by key searches a composition's layers first, then nested ones; by name its own", async () => {
  const { main, template } = await open();
  const found = main.findElementsByKey('_name').map(({ layer }) => [layer.name, layer.composition.name]);
  expect(found).toEqual([
    ['_name', 'Main'],
    ['deep', 'Child'],
  ]);
  expect(main.findLayerByName('deep plate')).toBeUndefined();
  expect(main.findElementByKey('_other')).toBeUndefined();
  expect(template.keyfill.compositions[0]).toBe(main);
});

it('remove empties the page, and later commands are ignored', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { template, clock, main } = await open();
  template.play();
  template.remove();
  for (const command of [template.play, template.next, template.stop, template.remove]) command();
  template.update({ _name: 'x' });
  template.invoke('x');
  template.seek(5);
  clock.advance(1000, 20);
  expect([template.root.isConnected, clock.waiting(), main.findElementByKey('_name')?.content]).toEqual([
    false,
    0,
    'drawn',
  ]);
  expect(console.error).not.toHaveBeenCalled();
});

it('style properties use the keyframes if there are any, and the value otherwise', async () => {
  const { main } = await open();
  const { x } = main.findElementByKey('_name')!.style;
  x.value = 5;
  const keyframe = x.addKeyframe(10.7, 100, 'ease-in');
  expect([keyframe.frame, keyframe.value, keyframe.easing.p1x, x.isAnimated]).toEqual([10, 100, 0.42, true]);
  x.addKeyframe(500, 200);
  expect(x.keyframes.map(({ frame }) => frame)).toEqual([10, 500]);
  x.addKeyframe(10, 50);
  expect([x.keyframes.length, x.keyframes[0]?.value, x.valueAt(0), x.value]).toEqual([2, 50, 50, 5]);
  x.removeKeyframe(10);
  x.removeKeyframe(11);
  expect(x.keyframes.map(({ frame }) => frame)).toEqual([500]);
  x.clearKeyframes();
  expect([x.isAnimated, x.valueAt(40)]).toEqual([false, 5]);
  for (const [write, message] of [
    [() => x.addKeyframe(0, 'a' as never), 'style.x.addKeyframe: expected a finite number, got "a"'],
    [() => x.addKeyframe(0, 1, 'bouncy' as never), 'style.x.addKeyframe easing: '],
    [() => x.addKeyframe(NaN, 1), 'style.x.addKeyframe: expected a frame'],
    [() => (keyframe.easing = 'bouncy' as never), 'style.x easing: '],
  ] as const)
    expect(write).toThrow(message);
  expect(x.isAnimated).toBe(false);
});

/* eslint-disable @typescript-eslint/no-explicit-any -- A value is a color or a gradient; the test knows. */
it('a color changes its style property until another color is written', async () => {
  const { main } = await open();
  const { fill } = main.findLayerByName('plate')!.element.style as unknown as {
    fill: { value: any; addKeyframe: any; valueAt: (frame: number) => any };
  };
  fill.value = '#102030';
  const first = fill.value;
  first.a = 0.5;
  first.r = 255;
  expect(fill.value.toHex()).toBe('#ff203080');
  expect(() => (first.r = 'red')).toThrow(TypeError);
  fill.value = '#ffffff';
  first.g = 0;
  expect(fill.value.toHex()).toBe('#ffffff');
  fill.valueAt(0).r = 0;
  expect(fill.value.toHex()).toBe('#ffffff');
  const stops = ['#ff0000', '#0000ff'].map((color, offset) => ({ offset, color }));
  fill.value = { type: 'linear', stops };
  for (const stop of fill.value.stops) stop.color.a *= 0.5;
  expect(fill.value.stops.map(({ color }: any) => color.toRgba())).toEqual([
    'rgba(255, 0, 0, 0.5)',
    'rgba(0, 0, 255, 0.5)',
  ]);
  expect([fill.value.type, fill.value.angle]).toEqual(['linear', 0]);
  const keyframe = fill.addKeyframe(0, '#000000');
  keyframe.value.r = 9;
  expect(fill.valueAt(50).r).toBe(9);
});
