// Encodes the changes from one screenshot to the next, in the browser that took them.
import type { Page } from '@playwright/test';
import type { Frame } from './webp.ts';

export interface Shot {
  readonly png: Buffer;
  /** How long it's shown, in milliseconds. */
  readonly duration: number;
}

/** Quality of a frame's WebP, from 0 to 1. */
const QUALITY = 0.82;

/** Turns screenshots into frames. Each one only contains the box that differs from the one before. */
export async function encodeFrames(page: Page, shots: readonly Shot[]): Promise<Frame[]> {
  const frames: (Frame & { duration: number })[] = [];
  for (const [at, { png, duration }] of shots.entries()) {
    const before = shots[at - 1]?.png.toString('base64') ?? null;
    const change = await page.evaluate(
      async ([beforePng, nowPng, quality]) => {
        // tsx adds a helper call to every named function, and the page doesn't have the helper, so nothing
        // here has a name.
        const [now, old] = await Promise.all(
          [nowPng, beforePng ?? nowPng].map(async (base64) => {
            const image = new Image();
            image.src = `data:image/png;base64,${base64}`;
            await image.decode();
            const canvas = new OffscreenCanvas(image.width, image.height);
            const pen = canvas.getContext('2d');
            if (pen === null) throw new Error('the browser draws nothing');
            pen.drawImage(image, 0, 0);
            return pen.getImageData(0, 0, image.width, image.height);
          }),
        );
        if (!now || !old) throw new Error('a picture is missing');
        const pixels = new Uint32Array(now.data.buffer);
        const oldPixels = new Uint32Array(old.data.buffer);
        let [left, top, right, bottom] = [now.width, now.height, 0, 0];
        for (let index = 0; index < pixels.length; index += 1) {
          if (beforePng !== null && oldPixels[index] === pixels[index]) continue;
          const x = index % now.width;
          const y = (index - x) / now.width;
          [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
          [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
        }
        if (right === 0) return null;
        // The format only allows even positions.
        left -= left % 2;
        top -= top % 2;
        const canvas = document.createElement('canvas');
        canvas.width = right - left;
        canvas.height = bottom - top;
        canvas.getContext('2d', { alpha: false })?.putImageData(now, -left, -top);
        const address = canvas.toDataURL('image/webp', quality);
        return { x: left, y: top, width: canvas.width, height: canvas.height, address };
      },
      [before, png.toString('base64'), QUALITY] as const,
    );
    const last = frames.at(-1);
    if (change !== null) {
      const { address, ...box } = change;
      frames.push({
        ...box,
        duration,
        picture: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
      });
    } else if (last) {
      last.duration += duration;
    }
  }
  return frames;
}
