import { expect, test } from 'vitest';
import { scrollToShow } from '../../../src/clientModules/sidebarPlace';

const box = (top: number, height: number) => ({ top, height, bottom: top + height }) as DOMRect;

test('an entry that can be seen leaves the list as the reader has scrolled it', () => {
  expect(scrollToShow(box(100, 40), box(60, 700), 0)).toBeNull();
  expect(scrollToShow(box(60, 40), box(60, 700), 250)).toBeNull();
});

test('an entry below or above the fold comes to the middle', () => {
  // Its middle is at 1126, that of the list at 410.
  expect(scrollToShow(box(1106, 40), box(60, 700), 0)).toBe(716);
  expect(scrollToShow(box(-500, 40), box(60, 700), 1000)).toBe(110);
});
