import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import EasingTool from '../../../../src/components/EasingTool/index.tsx';
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

// The frame around the tool asks the theme for the color mode.
vi.mock('@theme/CodeBlock', () => ({
  default: ({ children }: { children: string }) => <pre>{children}</pre>,
}));

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

describe('the easing tool', () => {
  it('turns a preset into numbers and code', async () => {
    const user = userEvent.setup();
    render(<EasingTool />);
    await user.selectOptions(screen.getByLabelText('Preset'), 'ease-out-back');
    expect(screen.getByLabelText('p1y')).toHaveValue(1.56);
    expect(screen.getByText(/p1y: 1\.56/)).toBeInTheDocument();
  });

  it('moves a handle with the arrow keys, ten times as far with Shift', () => {
    render(<EasingTool />);
    const handle = screen.getByRole('button', { name: /^First handle, x 0.33, y 1\./ });
    fireEvent.keyDown(handle, { key: 'ArrowRight' });
    fireEvent.keyDown(handle, { key: 'ArrowDown', shiftKey: true });
    expect(handle).toHaveAccessibleName(/^First handle, x 0.34, y 0.9\./);
    expect(screen.getByLabelText('Preset')).toHaveValue('');
  });

  it('accepts numbers, and ignores an empty field', () => {
    render(<EasingTool />);
    fireEvent.change(screen.getByLabelText('p2x'), { target: { value: '0.9' } });
    fireEvent.change(screen.getByLabelText('p2x'), { target: { value: '' } });
    expect(screen.getByLabelText('p2x')).toHaveValue(0.9);
  });
});
