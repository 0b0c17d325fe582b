import { initialData } from '../../playout/definition/fields.ts';
import type { Data } from '../../playout/commands/command.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { fromLink } from '../deep-link.ts';
import type { ExampleMeta } from '../meta.ts';
import { showOriginal, type PlayerStore } from '../player-state.ts';
import { createExampleSession, loadExample } from '../session/example.ts';

interface OriginalOptions {
  /** The name of the player, as links have it. */
  readonly name: string;
  readonly meta: ExampleMeta;
  readonly host: HTMLElement;
  readonly baseUrl: string;
  /** Loads the project that takes the place of the example's, if there's one. */
  readonly start: (() => Promise<ProjectDefinition | undefined>) | undefined;
}

/**
 * Loads the template of a player, and shows it with the values and the frame of the page's link.
 * @returns The values of its fields, apart from the link's.
 */
export async function openOriginal(store: PlayerStore, options: OriginalOptions): Promise<Data> {
  const { name, meta, host, baseUrl, start } = options;
  const [example, own] = await Promise.all([loadExample(store.get().example), start?.()]);
  const project = own ?? example.project;
  const link = fromLink(window.location.search, name);
  const initial = initialData(project);
  const opening = {
    data: { ...initial, ...link?.data },
    frame: Math.min(link?.frame ?? meta.frame, meta.marks.duration - 1),
  };
  store.change({
    original: () => ({
      session: createExampleSession(host, { ...example, project }, `${baseUrl}examples/`),
      project,
      opening,
    }),
  });
  showOriginal(store);
  return initial;
}
