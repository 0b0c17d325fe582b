// Screenshots that are compared or encoded again: light compression takes the browser a third of the time.
import type { CDPSession, Page } from '@playwright/test';

const sessions: WeakMap<Page, Promise<CDPSession>> = new WeakMap();
const TRANSPARENT = { r: 0, g: 0, b: 0, a: 0 };

/**
 * Takes a lossless PNG of what a page shows. Two of them have equal bytes if their pixels are equal.
 * @param page - a Chromium page
 * @param options - `size`: the area, in CSS pixels, by default everything in view;
 * `scale`: the scale of the picture; `omitBackground`: keeps transparency, off by default
 */
export async function fastScreenshot(
  page: Page,
  {
    size,
    scale = 1,
    omitBackground = false,
  }: {
    size?: { x?: number; y?: number; width: number; height: number };
    scale?: number;
    omitBackground?: boolean;
  } = {},
): Promise<Buffer> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  const session = await known;
  if (omitBackground)
    await session.send('Emulation.setDefaultBackgroundColorOverride', { color: TRANSPARENT });
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(size && { clip: { x: 0, y: 0, ...size, scale } }),
  });
  if (omitBackground) await session.send('Emulation.setDefaultBackgroundColorOverride', {});
  return Buffer.from(data, 'base64');
}
