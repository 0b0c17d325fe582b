import { expect, test } from 'vitest';
import { scrollToShow } from '../../../src/client-modules/sidebar-scroll.ts';

const box = (top: number, height: number) => ({ top, height, bottom: top + height }) as DOMRect;

test('leaves the list as the reader has scrolled it if the entry is visible', () => {
  expect(scrollToShow(box(100, 40), box(60, 700), 0)).toBeNull();
  expect(scrollToShow(box(60, 40), box(60, 700), 250)).toBeNull();
});

test("centers an entry that's above or below the visible part of the list", () => {
  // The entry's middle is at 1126, and the list's middle is at 410.
  expect(scrollToShow(box(1106, 40), box(60, 700), 0)).toBe(716);
  expect(scrollToShow(box(-500, 40), box(60, 700), 1000)).toBe(110);
});
