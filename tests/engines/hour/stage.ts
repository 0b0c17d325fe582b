import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';
import type { TestPage } from '../../helpers/runtime-page/entry.ts';
import { readPicture, type Picture } from '../../helpers/runtime-page/pixels.ts';
import type { EnginePage, Viewport } from '../engine.ts';
import { call, until } from './reading.ts';

declare const kf: TestPage;

/** Opens the page with the runtime, with a host of a given size in its upper-left corner. */
export async function openStage(page: EnginePage, address: string, size: Viewport): Promise<void> {
  await page.open(address);
  await until(page, 'the runtime is there', () => 'kf' in window);
  await call(
    page,
    ({ width, height }: Viewport) => {
      document.getElementById('host')!.style.cssText += `;width:${width}px;height:${height}px`;
    },
    size,
  );
}

/** A frame of a template: its picture, and the positions of texts: left, top, right, and bottom. */
export interface Shown {
  readonly picture: Picture;
  readonly texts: readonly (readonly [left: number, top: number, right: number, bottom: number])[];
}

/** Shows a frame of the mounted template, given as a share of its duration. */
export async function showFrame(page: EnginePage, share: number): Promise<Shown> {
  const texts = await call(
    page,
    async (at: number) => {
      const { template } = kf;
      if (!template) throw new Error('nothing is mounted');
      template.seek(Math.floor(at * template.keyfill.mainComposition.duration));
      await template.settled();
      await document.fonts.ready;
      // The browser paints the changes.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return kf
        .textBoxes(template.root)
        .map(({ left, top, right, bottom }) => [left, top, right, bottom] as const);
    },
    share,
  );
  return { texts, picture: await readPicture(await page.shot()) };
}

/** Mounts a project and shows its first frame. */
export async function showProject(page: EnginePage, project: ProjectDefinition): Promise<Picture> {
  await call(page, async (own: ProjectDefinition) => void (await kf.mount(own)), project);
  return (await showFrame(page, 0)).picture;
}

export const mountExample = (page: EnginePage, name: string): Promise<void> =>
  call(page, async (own: string) => void (await kf.mountExample(own)), name);
