// @vitest-environment jsdom
// Objects of the API. tests/docs/facts.test.ts checks members, defaults, ranges, and errors against the reference.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { create, project } from './support.ts';
import { open } from './objects-fixture.ts';

afterEach(() => vi.restoreAllMocks());

describe('errors', () => {
  it.each([
    ['goToFrame', () => ['12'], 'goToFrame: expected a frame (a finite number), got "12"'],
    ['goToAndPlay', () => [0, { reverse: 1 }], 'goToAndPlay reverse: expected true or false, got 1'],
    ['play', () => [null], 'play: expected options (an object), got null'],
    ['findLayerByName', () => [{}], 'findLayerByName: expected a string, got an object'],
  ] as const)('of %s name the method, what it accepts, and what it got', async (method, args, message) => {
    const { main } = await open();
    const call = main[method] as (...all: unknown[]) => unknown;
    expect(() => call(...args())).toThrow(new TypeError(message));
  });

  it('are TypeErrors when something is written that the API refuses, and the old value stays', async () => {
    const { main } = await open();
    const { masks, element } = main.findLayerByName('plate')!;
    const text = main.findElementByKey('_name')!;
    const writes: readonly (readonly [object, string, unknown])[] = [
      [main, 'outroFrame', undefined],
      [main.findLayerByName('line')!.element, 'data', 'L1'],
      [masks[1]!, 'data', 'none'],
      [masks[0]!, 'data', 'M0 0H1V1Z'],
      [text.style.color, 'value', '#12345'],
      [text.style.textAlign!, 'value', 'middle'],
      [element.style.fill!, 'value', { type: 'linear', angle: 0, stops: [] }],
    ];
    for (const [target, name, value] of writes) {
      const owner = target as Record<string, unknown>;
      const before = JSON.stringify(owner[name]);
      expect(() => (owner[name] = value), name).toThrow(TypeError);
      expect(JSON.stringify(owner[name]), name).toBe(before);
    }
    expect(() => ((main.layers as unknown[])[0] = 1)).toThrow(TypeError);
    expect(() => ((element.style as { x: unknown }).x = 1)).toThrow(TypeError);
  });

  it("explain in a sentence that compositions don't exist yet while the actions are read", () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { template } = create(project(), (keyfill) => {
      keyfill.mainComposition.play();
      return {};
    });
    expect(template.lastError).toContain('actions: Error: compositions are only available inside an action');
  });
});

it("finding by key searches a composition's own layers first, then nested ones; by name only its own", async () => {
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

it("finding includes guides, although they're never in the page", async () => {
  const { main } = await open();
  const guide = main.findLayerByName('guide')!;
  expect([guide.isGuide, guide.element.domNode.isConnected]).toEqual([true, false]);
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
