import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';

/** The picture to convert, and what it should become. */
interface Conversion {
  readonly bytes: Buffer;
  readonly type: 'image/png' | 'image/webp';
  /** The result's width in pixels. The height keeps the proportions. */
  readonly width: number;
  /** From 0 to 1. */
  readonly quality: number;
}

/** Converts a picture to WebP in a browser's empty page, with its transparency. */
export async function toWebp(page: Page, { bytes, type, width, quality }: Conversion): Promise<Buffer> {
  const address = await page.evaluate(
    async ([base64, mime, targetWidth, targetQuality]) => {
      const image = new Image();
      image.src = `data:${mime};base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = targetWidth;
      canvas.height = Math.round((targetWidth * image.height) / image.width);
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('the browser draws nothing');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', targetQuality);
    },
    [bytes.toString('base64'), type, width, quality] as const,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
