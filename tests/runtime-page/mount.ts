import type { Page } from '@playwright/test';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';

/** The size of the test page in px, which is also the size of the small projects that are mounted in it. */
export const SIZE = { width: 360, height: 250 };
export const BLACK = [0, 0, 0];
export const WHITE = [255, 255, 255];

/** Mounts a project at a frame. */
export async function mount(page: Page, project: ProjectDefinition, frame = 0): Promise<void> {
  await page.evaluate(
    async ([own, at]) => {
      const template = await window.kf.mount(own);
      template.seek(at);
    },
    [project, frame] as const,
  );
}
