import { expect, it } from 'vitest';
import type { Engine } from '../engine.ts';
import { player } from './controls.ts';
import { call, openAt, type Hour } from './reading.ts';

/** What readers see if their system asks for less motion. */
export function reducedMotion({ site }: Hour, engine: Engine): void {
  it('immediately shows where playback rests if the system asks for less motion', async () => {
    const page = await engine.start({ width: 1440, height: 900 }, { reducesMotion: true });
    try {
      await openAt(page, `${site().origin}/user-guide/animation`);
      expect(await call(page, () => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
      await player.press(page, 'Play');
      await player.status(page, 'On air');
      expect(await player.frame(page)).toBe(74);
    } finally {
      await page.close();
    }
  });
}
