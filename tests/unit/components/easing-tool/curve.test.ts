import { describe, expect, it } from 'vitest';
import {
  HIGHEST,
  keyframeCode,
  LOWEST,
  moved,
  nameOf,
  presetOf,
  progressOf,
} from '../../../../src/components/EasingTool/curve.ts';
import { EASING_NAMES } from '../../../../src/runtime/model/easing.ts';

describe('the curve', () => {
  it.each([...EASING_NAMES])('recognizes %s by its handles, and fits it into the drawing', (name) => {
    const easing = presetOf(name);
    expect(nameOf(easing)).toBe(name);
    for (const progress of progressOf(easing, 50)) {
      expect(progress).toBeGreaterThanOrEqual(LOWEST);
      expect(progress).toBeLessThanOrEqual(HIGHEST);
    }
  });

  it('keeps x in 0…1 and y inside the drawing, rounded to hundredths', () => {
    const easing = presetOf('linear');
    expect(moved(easing, 'p1', -3, 9)).toEqual({ p1x: 0, p1y: HIGHEST, p2x: 1, p2y: 1 });
    expect(moved(easing, 'p2', 0.123456, -9)).toEqual({ p1x: 0, p1y: 0, p2x: 0.12, p2y: LOWEST });
    expect(moved(easing, 'p1', Number.NaN, 1)).toBe(easing);
  });

  it('refuses an unknown name', () => {
    expect(() => presetOf('ease-in-cubik')).toThrow('Unknown easing "ease-in-cubik". Use one of: linear');
  });

  it('returns the keyframe as code', () => {
    expect(keyframeCode(presetOf('ease-out-cubic'))).toContain(
      'x.addKeyframe(0, -400, { p1x: 0.33, p1y: 1, p2x: 0.68, p2y: 1 });',
    );
  });
});
