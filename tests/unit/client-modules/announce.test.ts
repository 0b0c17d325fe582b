// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { announce } from '../../../src/client-modules/announce.ts';

it('the same text is announced again, because the region is empty in between', () => {
  let frame = (): void => undefined;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => (frame = run));
  const texts = [1, 2].flatMap(() => {
    announce(() => 'Copied');
    const region = document.querySelector('[aria-live="polite"]')!;
    const before = region.textContent;
    frame();
    return [before, region.textContent];
  });
  expect(texts).toEqual(['', 'Copied', '', 'Copied']);
});
