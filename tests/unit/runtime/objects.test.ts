// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { TextElement } from '../../../src/runtime/api/objects.ts';
import type { LayerDefinition } from '../../../src/runtime/definition/composition.ts';
import { MAX_DURATION, MAX_FRAME_RATE } from '../../../src/runtime/model/limits.ts';
import { ELEMENT_PROPERTIES, ELEMENT_TYPES, MASK_PROPERTIES } from '../../../src/runtime/model/properties.ts';
import { composition, create, keyedText, mount, project, rectangle } from './support.ts';

const layers: readonly LayerDefinition[] = [
  rectangle('plate', {
    masks: [
      { id: 'r', shape: 'rectangle' },
      { id: 'p', shape: 'path', data: 'M0 0H10V10Z' },
    ],
  }),
  keyedText('_name'),
  { id: 'line', name: 'line', element: { type: 'path', data: 'M0 0H10V10Z' } },
  { id: 'photo', name: 'photo', element: { type: 'image-loader', key: '_photo' } },
  { id: 'guide', name: 'guide', isGuide: true, element: { type: 'ellipse' } },
  { id: 'inner', name: 'inner', startFrame: 10, element: { type: 'composition', composition: 'child' } },
];
const child = composition({
  id: 'child',
  name: 'Child',
  width: 400,
  height: 300,
  duration: 50,
  layers: [keyedText('_name', 'deep'), rectangle('deep plate')],
});
const open = () => mount(project(composition({ layers }), child));
const elementOf = async (name: string) => {
  const mounted = await open();
  return {
    ...mounted,
    element: mounted.main.findLayerByName(name)!.element as never as Record<string, never>,
  };
};

describe('errors', () => {
  it.each([
    ['goToFrame', () => ['12'], 'goToFrame: expected a frame (a finite number), got "12"'],
    ['goToFrame', () => [NaN], 'goToFrame: expected a frame (a finite number), got NaN'],
    ['goToAndPlay', () => [Infinity], 'goToAndPlay: expected a frame (a finite number), got Infinity'],
    ['goToAndPlay', () => [0, { reverse: 1 }], 'goToAndPlay reverse: expected true or false, got 1'],
    ['play', () => [null], 'play: expected options (an object), got null'],
    ['findElementByKey', () => [3], 'findElementByKey: expected a string, got 3'],
    ['findElementsByKey', () => [], 'findElementsByKey: expected a string, got undefined'],
    ['findLayerByName', () => [{}], 'findLayerByName: expected a string, got an object'],
  ] as const)('of %s name the method, what it takes and what it got', async (method, args, message) => {
    const { main } = await open();
    const call = (main as unknown as Record<string, (...all: unknown[]) => unknown>)[method]!;
    expect(() => call.apply(main, args() as unknown[])).toThrow(TypeError);
    expect(() => call.apply(main, args() as unknown[])).toThrow(message);
  });

  it('of written members are TypeErrors, and the old value stays', async () => {
    const { main } = await open();
    const text = main.findElementByKey('_name')!;
    const plate = main.findLayerByName('plate')!;
    const path = main.findLayerByName('line')!.element;
    const writes: readonly (readonly [object, string, unknown])[] = [
      [main, 'fps', 0],
      [main, 'duration', '5'],
      [main, 'outroFrame', undefined],
      [plate, 'startFrame', null],
      [plate, 'duration', NaN],
      [plate, 'isVisible', 1],
      [text, 'content', 5],
      [text, 'autoSize', 'yes'],
      [text, 'transformOrigin', { x: 1 }],
      [path, 'data', 'L1'],
      [plate.masks[1]!, 'data', 'none'],
      [plate.masks[0]!, 'data', 'M0 0H1V1Z'],
      [plate.masks[0]!, 'isInverted', 0],
      [main.findElementByKey('_photo')!, 'fit', 'fill'],
      [main.findElementByKey('_photo')!, 'source', null],
      [text.style.x, 'value', '5'],
      [text.style.color, 'value', '#12345'],
      [text.style.textAlign!, 'value', 'middle'],
      [plate.element.style.fill!, 'value', { type: 'linear', angle: 0, stops: [] }],
    ];
    for (const [target, name, value] of writes) {
      const before = JSON.stringify((target as Record<string, unknown>)[name]);
      expect(() => ((target as Record<string, unknown>)[name] = value), name).toThrow(TypeError);
      expect(JSON.stringify((target as Record<string, unknown>)[name]), name).toBe(before);
    }
  });

  it('of read-only members: writing changes nothing', async () => {
    const { main, template } = await open();
    const layer = main.layers[0]!;
    const { x } = layer.element.style;
    const all: readonly (readonly [object, string])[] = [
      ...[
        'id',
        'name',
        'width',
        'activeFrame',
        'isPlaying',
        'isVisible',
        'layers',
        'frameActions',
        'startFrame',
      ].map((name) => [main, name] as const),
      ...['id', 'name', 'element', 'masks', 'composition', 'isGuide'].map((name) => [layer, name] as const),
      ...['id', 'key', 'type', 'domNode', 'layer', 'style'].map((name) => [layer.element, name] as const),
      ...['name', 'type', 'unit', 'keyframes', 'isAnimated'].map((name) => [x, name] as const),
      ...['templateData', 'flags', 'mainComposition', 'compositions', 'version'].map(
        (name) => [template.keyfill, name] as const,
      ),
      [layer.element.style, 'x'],
      [main.layers, '0'],
    ];
    for (const [target, name] of all) {
      const before = (target as Record<string, unknown>)[name];
      expect(() => ((target as Record<string, unknown>)[name] = 'other'), name).toThrow(TypeError);
      const after = (target as Record<string, unknown>)[name];
      if (typeof before !== 'object') expect(after, name).toBe(before);
      else expect(after, name).not.toBe('other');
    }
  });

  it('compositions asked for while the actions are read are refused in a sentence', () => {
    const { template } = create(project(), (keyfill) => {
      keyfill.mainComposition.play();
      return {};
    });
    expect(template.lastError).toContain('actions: Error: compositions are only available inside an action');
  });

  it('flags tell what has arrived and cannot be written', async () => {
    const { template } = await open();
    const { flags } = template.keyfill;
    expect(() => ((flags as { play: boolean }).play = true)).toThrow(TypeError);
    expect(flags.play).toBe(false);
    template.play();
    expect(flags.play).toBe(true);
  });

  it('frames out of range are clamped and fractions rounded down', async () => {
    const { main } = await open();
    for (const [frame, shown] of [
      [-5, 0],
      [500, 99],
      [12.9, 12],
    ] as const) {
      main.goToFrame(frame);
      expect(main.activeFrame).toBe(shown);
    }
  });
});

describe('finding', () => {
  it('by key looks at own layers first, then nested ones; by name only at own ones', async () => {
    const { main } = await open();
    expect(main.findElementByKey('_name')?.layer.name).toBe('_name');
    expect(main.findElementsByKey('_name').map(({ layer }) => layer.name)).toEqual(['_name', 'deep']);
    expect(main.findLayerByName('deep plate')).toBeUndefined();
    expect(main.findElementByKey('_other')).toBeUndefined();
    expect(main.findElementsByKey('_other')).toEqual([]);
  });

  it('leads up again: element to layer to composition', async () => {
    const { main, template } = await open();
    const inner = main.findElementsByKey('_name')[1]!;
    expect(inner.layer.composition.name).toBe('Child');
    expect(template.keyfill.compositions.map(({ id }) => id)).toEqual(['main', 'child']);
    expect(template.keyfill.compositions[0]).toBe(template.keyfill.mainComposition);
  });

  it('guides are there for actions and never in the page', async () => {
    const { main } = await open();
    const guide = main.findLayerByName('guide')!;
    expect([guide.isGuide, guide.element.domNode.isConnected]).toEqual([true, false]);
  });
});

it('measure() returns an object that cannot be written to, as its type says', async () => {
  const { main } = await open();
  const element = main.findElementByKey('_name') as TextElement;
  const size = element.measure();
  expect(() => ((size as { width: number }).width = 5)).toThrow(TypeError);
  expect(element.measure()).toEqual(size);
});

describe('style properties', () => {
  it('are exactly those of the type of element', async () => {
    const { main } = await open();
    for (const { element, masks } of main.layers) {
      expect(Object.keys(element.style)).toEqual(Object.keys(ELEMENT_PROPERTIES[element.type]));
      expect((element.style as Record<string, unknown>)['opasity']).toBeUndefined();
      expect((element.style as Record<string, unknown>)['toString']).toBeUndefined();
      for (const mask of masks)
        expect(Object.keys(mask.style)).toEqual(Object.keys(MASK_PROPERTIES[mask.shape]));
    }
    expect(ELEMENT_TYPES).toHaveLength(9);
  });

  it('keep what is written, also out of range, and clamp what is painted', async () => {
    const { element, clock, template } = await elementOf('plate');
    const { opacity } = element.style as unknown as { opacity: { value: number } };
    opacity.value = 7;
    clock.advance(0);
    expect(opacity.value).toBe(7);
    template.seek(0);
    expect((element as unknown as { domNode: HTMLElement }).domNode.style.opacity).toBe('1');
  });

  it('use keyframes where there are some, the value where there are none', async () => {
    const { main } = await open();
    const { x } = main.findElementByKey('_name')!.style;
    x.value = 5;
    const made = x.addKeyframe(10.7, 100, 'ease-in');
    expect([made.frame, made.value, made.easing.p1x, x.isAnimated]).toEqual([10, 100, 0.42, true]);
    x.addKeyframe(500, 200);
    expect(x.keyframes.map(({ frame }) => frame)).toEqual([10, 500]);
    x.addKeyframe(10, 50);
    expect([x.keyframes.length, x.keyframes[0]?.value, x.valueAt(0), x.value]).toEqual([2, 50, 50, 5]);
    x.removeKeyframe(10);
    x.removeKeyframe(11);
    expect(x.keyframes.map(({ frame }) => frame)).toEqual([500]);
    x.clearKeyframes();
    expect([x.isAnimated, x.valueAt(40)]).toEqual([false, 5]);
    expect(() => x.addKeyframe(0, 'a' as never)).toThrow(TypeError);
    expect(() => x.addKeyframe(0, 1, 'bouncy' as never)).toThrow(TypeError);
    expect(x.isAnimated).toBe(false);
  });

  it('keep keyframes outside the composition, and never touch the one at its end for them', async () => {
    const { main } = await mount(project(composition({ duration: 30 })));
    const { x } = main.findLayerByName('plate')!.element.style;
    x.addKeyframe(0, 0);
    x.addKeyframe(29, 290);
    x.removeKeyframe(60);
    x.removeKeyframe(-1);
    expect(x.keyframes.map(({ frame }) => frame)).toEqual([0, 29]);
    x.addKeyframe(49, 490);
    x.addKeyframe(-10, -100);
    expect(x.keyframes.map(({ frame, value }) => [frame, value])).toEqual([
      [-10, -100],
      [0, 0],
      [29, 290],
      [49, 490],
    ]);
    x.removeKeyframe(29);
    expect([x.valueAt(20), x.valueAt(99)]).toEqual([200, 290]);
    main.duration = 50;
    expect(x.valueAt(49)).toBe(490);
    x.removeKeyframe(49);
    expect(x.keyframes.map(({ frame }) => frame)).toEqual([-10, 0]);
  });

  it('name the method in errors', async () => {
    const { main } = await open();
    const { x, opacity } = main.findLayerByName('plate')!.element.style;
    expect(() => x.addKeyframe(0, 'a' as never)).toThrow(
      'style.x.addKeyframe: expected a finite number, got "a"',
    );
    expect(() => opacity.addKeyframe(0, 1, 'bouncy' as never)).toThrow('style.opacity.addKeyframe easing: ');
    expect(() => x.addKeyframe(NaN, 1)).toThrow('style.x.addKeyframe: expected a frame');
    expect(() => (x.value = 'a' as never)).toThrow('style.x: expected a finite number, got "a"');
    const keyframe = x.addKeyframe(0, 1);
    expect(() => (keyframe.value = 'a' as never)).toThrow('style.x: ');
    expect(() => (keyframe.easing = 'bouncy' as never)).toThrow('style.x easing: ');
  });

  /* eslint-disable @typescript-eslint/no-explicit-any -- A value is a color or a gradient, and the test knows which. */
  it('hold live colors: what is changed in one is changed in the property, until another is written', async () => {
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
    fill.value = {
      type: 'linear',
      stops: [
        { offset: 0, color: '#ff0000' },
        { offset: 1, color: '#0000ff' },
      ],
    };
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

  /* eslint-enable @typescript-eslint/no-explicit-any */

  it('hold live easings and a live transform origin', async () => {
    const { main } = await open();
    const element = main.findElementByKey('_name')!;
    const keyframe = element.style.x.addKeyframe(0, 0);
    element.style.x.addKeyframe(10, 100);
    keyframe.easing = 'ease-in';
    const eased = element.style.x.valueAt(5);
    keyframe.easing.p1y = 1;
    expect(element.style.x.valueAt(5)).toBeGreaterThan(eased);
    keyframe.easing.p2x = 9;
    expect(keyframe.easing.p2x).toBe(1);
    const before = keyframe.easing;
    keyframe.easing = 'linear';
    before.p1y = 0;
    expect(element.style.x.valueAt(5)).toBe(50);
    element.transformOrigin.x = 0;
    expect(element.transformOrigin).toEqual({ x: 0, y: 0.5 });
  });

  it('start with their defaults, masks with the size of the composition', async () => {
    const { main } = await open();
    const text = main.findElementByKey('_name')!.style as unknown as Record<
      string,
      { value: unknown; unit: string; type: string }
    >;
    expect([
      text.fontSize!.value,
      text.lineHeight!.value,
      text.fontFamily!.value,
      text.rotation!.unit,
      text.color!.type,
    ]).toEqual([48, 1.2, 'sans-serif', 'deg', 'color']);
    const mask = main.findLayerByName('plate')!.masks[0]!;
    expect([mask.style.width.value, mask.style.height.value]).toEqual([1920, 1080]);
    const nested = main.findLayerByName('inner')!.element;
    expect([nested.style.width.value, nested.style.height.value]).toEqual([400, 300]);
  });
});

it('a duration and a frame rate that are written are limited to what a timeline can have', async () => {
  const { main } = await open();
  main.duration = 1e9;
  main.fps = 1e9;
  main.layers[0]!.duration = 1e9;
  expect([main.duration, main.fps, main.layers[0]!.duration]).toEqual([
    MAX_DURATION,
    MAX_FRAME_RATE,
    MAX_DURATION,
  ]);
});

describe('remove', () => {
  it('empties the page, and later commands are ignored', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { template, clock, main } = await open();
    template.play();
    template.remove();
    for (const order of [template.play, template.next, template.stop, template.remove]) order();
    template.update({ _name: 'x' });
    template.invoke('x');
    template.seek(5);
    clock.advance(1000, 20);
    expect([template.root.isConnected, clock.waiting(), main.findElementByKey('_name')?.content]).toEqual([
      false,
      0,
      'drawn',
    ]);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });
});
