import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Table from '../../../src/components/Table/index.tsx';

let resized: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

/** A 300 px wide frame around a table of the given width. */
function table(width: number): HTMLElement {
  render(
    <Table>
      <tbody />
    </Table>,
  );
  const frame = screen.getByRole('table').parentElement!;
  Object.defineProperties(frame, { scrollWidth: { value: width }, clientWidth: { value: 300 } });
  act(() => resized());
  return frame;
}

test('a table that fits has a plain frame', () => {
  const frame = table(300);
  expect(frame.hasAttribute('tabindex')).toBe(false);
  expect(frame.hasAttribute('data-more')).toBe(false);
});

test('a wider table gets the focus, and its frame shows that there is more until the end is visible', () => {
  const frame = table(500);
  expect(frame.tabIndex).toBe(0);
  expect(frame.getAttribute('aria-label')).toBe('Table, scrolls sideways');
  expect(frame.hasAttribute('data-more')).toBe(true);
  frame.scrollLeft = 199.5;
  fireEvent.scroll(frame);
  expect(frame.hasAttribute('data-more')).toBe(false);
  frame.scrollLeft = 20;
  fireEvent.scroll(frame);
  expect(frame.hasAttribute('data-more')).toBe(true);
});
