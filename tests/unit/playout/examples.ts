import path from 'node:path';
import { exampleNames } from '../../../tools/playout/example-names.ts';
import type { ActionsFactory, ProjectDefinition } from '../../../src/runtime/index.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../src/examples');

/** The names of all examples, which are the folders with a template. */
export const EXAMPLES: readonly string[] = exampleNames();

/** Returns an example's project and actions. */
export async function loadExample(
  name: string,
): Promise<{ readonly project: ProjectDefinition; readonly actions: ActionsFactory }> {
  const { project } = (await import(path.join(FOLDER, name, 'template.ts'))) as {
    project: ProjectDefinition;
  };
  const { actions } = (await import(path.join(FOLDER, name, 'actions.ts'))) as { actions: ActionsFactory };
  return { project, actions };
}
