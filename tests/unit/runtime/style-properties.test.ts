// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ELEMENT_PROPERTIES, MASK_PROPERTIES } from '../../../src/runtime/model/properties.ts';
import { elementOf, open } from './objects-fixture.ts';
import { composition, mount, project } from './support.ts';

describe('style properties', () => {
  it("exist only for the element's own type", async () => {
    const { main } = await open();
    for (const { element, masks } of main.layers) {
      expect(Object.keys(element.style)).toEqual(Object.keys(ELEMENT_PROPERTIES[element.type]));
      expect((element.style as Record<string, unknown>)['toString']).toBeUndefined();
      for (const mask of masks)
        expect(Object.keys(mask.style)).toEqual(Object.keys(MASK_PROPERTIES[mask.shape]));
    }
  });

  it('use the keyframes if there are any, and the value otherwise', async () => {
    const { main } = await open();
    const { x } = main.findElementByKey('_name')!.style;
    x.value = 5;
    const keyframe = x.addKeyframe(10.7, 100, 'ease-in');
    expect([keyframe.frame, keyframe.value, keyframe.easing.p1x, x.isAnimated]).toEqual([
      10,
      100,
      0.42,
      true,
    ]);
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

  it("keep keyframes outside the composition, and don't confuse them with the one at its end", async () => {
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

  /* eslint-disable @typescript-eslint/no-explicit-any -- A value is a color or a gradient, and the test assumes which. */
  it('have live colors: changing one changes the property, until another color is written', async () => {
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

  it('have live easings and a live transform origin', async () => {
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
});
