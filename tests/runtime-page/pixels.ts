import type { Page } from '@playwright/test';
import { fastScreenshot } from '../../tools/test/fast-screenshot.ts';

/**
 * Returns what a page shows now as a PNG for comparing. `size` starts at the upper-left corner. The default
 * is the viewport.
 */
export async function shot(
  page: Page,
  size?: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  return fastScreenshot(page, { size });
}

/** Returns the red, green, and blue of points on the page as it's painted now. */
export async function pixels(
  page: Page,
  points: readonly (readonly [x: number, y: number])[],
): Promise<readonly (readonly number[])[]> {
  const png = (await shot(page)).toString('base64');
  // A page that was opened without a context can't open another page in its own.
  const reader = await (page.context().browser() ?? page.context()).newPage();
  try {
    return await reader.evaluate(
      async ([data, places]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width, image.height];
        const pen = canvas.getContext('2d')!;
        pen.drawImage(image, 0, 0);
        return places.map(([x, y]) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3));
      },
      [png, points] as const,
    );
  } finally {
    await reader.close();
  }
}

/**
 * Returns the difference between two pictures of the same size: the mean of a channel, 0…255, and the share
 * of pixels that are far off.
 */
export async function differenceOf(
  page: Page,
  one: Buffer,
  other: Buffer,
): Promise<{ readonly mean: number; readonly far: number; readonly max: number }> {
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (data) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [image.width, image.height];
          const pen = canvas.getContext('2d')!;
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      let [sum, far, max] = [0, 0, 0];
      for (let index = 0; index < first!.length; index += 4) {
        let worst = 0;
        for (let part = 0; part < 3; part += 1) {
          const difference = Math.abs(first![index + part]! - second![index + part]!);
          sum += difference;
          worst = Math.max(worst, difference);
        }
        max = Math.max(max, worst);
        if (worst > 64) far += 1;
      }
      const count = first!.length / 4;
      return { mean: sum / count / 3, far: far / count, max };
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
