import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';
import type { TestPage } from '../../runtime-page/entry.ts';
import type { EnginePage, Viewport } from '../engine.ts';
import { readPng, type Picture } from '../png.ts';
import { call, until } from './reading.ts';

declare const kf: TestPage;

/** Opens the page with the runtime, with a host of a given size in its upper-left corner. */
export async function openStage(page: EnginePage, address: string, size: Viewport): Promise<void> {
  await page.open(address);
  await until(page, 'the runtime is there', () => 'kf' in window);
  await call(
    page,
    ({ width, height }: Viewport) => {
      const host = document.getElementById('host');
      if (host) host.style.cssText += `;width:${width}px;height:${height}px`;
    },
    size,
  );
}

/** Waits until the browser has painted the changes. */
const painted = (page: EnginePage): Promise<unknown> =>
  call(
    page,
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );

/** Mounts a project and shows one of its frames. */
export async function showProject(page: EnginePage, project: ProjectDefinition, frame = 0): Promise<Picture> {
  await call(
    page,
    async (own: ProjectDefinition, at: number) => {
      const template = await kf.mount(own);
      template.seek(at);
      await template.settled();
    },
    project,
    frame,
  );
  await painted(page);
  return readPng(await page.shot());
}

/** A part of a template as a browser lays it out. */
interface Part {
  /** What the part is, and whether it's text or around text, so that its size depends on how a browser draws letters. */
  readonly kind: string;
  readonly isText: boolean;
  /** Left, top, width, and height in pixels. */
  readonly box: readonly number[];
}

/** A frame of an example: its picture, and the positions of its parts. */
export interface Shown {
  readonly picture: Picture;
  readonly parts: readonly Part[];
  /** The positions of texts: left, top, right, and bottom. */
  readonly texts: readonly (readonly number[])[];
}

/** Mounts an example with its form's data. Returns the number of frames. */
export const mountExample = (page: EnginePage, name: string): Promise<number> =>
  call(
    page,
    async (own: string) => {
      const template = await kf.mountExample(own);
      await document.fonts.ready;
      return template.keyfill.mainComposition.duration;
    },
    name,
  );

/** Shows a frame of the mounted example. */
export async function showFrame(page: EnginePage, frame: number): Promise<Shown> {
  const found = await call(
    page,
    async (at: number) => {
      const { template } = kf;
      if (!template) throw new Error('nothing is mounted');
      template.seek(at);
      await template.settled();
      await document.fonts.ready;
      const { root } = template;
      const parts = [...root.querySelectorAll('*')].flatMap((one) => {
        // Browsers measure the inside of a drawing differently, with or without its stroke. The picture shows
        // its position.
        if (one.parentElement?.closest('svg') || !one.checkVisibility({ visibilityProperty: true }))
          return [];
        const { x, y, width, height } = one.getBoundingClientRect();
        return [
          {
            kind: one.tagName.toLowerCase(),
            isText: (one.textContent ?? '').trim() !== '',
            box: [x, y, width, height].map((value) => Math.round(value * 100) / 100),
          },
        ];
      });
      return {
        parts,
        texts: kf.textBoxes(root).map(({ left, top, right, bottom }) => [left, top, right, bottom]),
      };
    },
    frame,
  );
  await painted(page);
  return { ...found, picture: readPng(await page.shot()) };
}
