// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { TextElement } from '../../../src/runtime/api/objects.ts';
import { MAX_DURATION, MAX_FRAME_RATE } from '../../../src/runtime/model/limits.ts';
import { create, project } from './support.ts';

import { open } from './objects-fixture.ts';

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
  ] as const)('of %s name the method, what it accepts, and what it got', async (method, args, message) => {
    const { main } = await open();
    const call = (main as unknown as Record<string, (...all: unknown[]) => unknown>)[method]!;
    expect(() => call.apply(main, args() as unknown[])).toThrow(TypeError);
    expect(() => call.apply(main, args() as unknown[])).toThrow(message);
  });

  it('are TypeErrors when a member is written, and the old value stays', async () => {
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

  it("don't occur for read-only members: writing changes nothing", async () => {
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

  it("explain in a sentence that compositions don't exist yet while the actions are read", () => {
    const { template } = create(project(), (keyfill) => {
      keyfill.mainComposition.play();
      return {};
    });
    expect(template.lastError).toContain('actions: Error: compositions are only available inside an action');
  });

  it('frames out of range are clamped, and fractions are rounded down', async () => {
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
  it("by key searches the element's own layers first, then nested ones; by name it only searches its own", async () => {
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

  it("includes guides for actions, although they're never in the page", async () => {
    const { main } = await open();
    const guide = main.findLayerByName('guide')!;
    expect([guide.isGuide, guide.element.domNode.isConnected]).toEqual([true, false]);
  });
});

it('measure() returns a read-only object, as its type says', async () => {
  const { main } = await open();
  const element = main.findElementByKey('_name') as TextElement;
  const size = element.measure();
  expect(() => ((size as { width: number }).width = 5)).toThrow(TypeError);
  expect(element.measure()).toEqual(size);
});

it('durations and frame rates are limited to what a timeline can have', async () => {
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
