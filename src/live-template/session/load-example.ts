import type { ActionsFactory, ProjectDefinition } from '../runtime/index.ts';
import { loaders } from '../../generated/example-loaders.ts';

/** An example as the runtime needs it. */
export interface Example {
  readonly project: ProjectDefinition;
  readonly actions: ActionsFactory;
}

type Loader = () => Promise<
  readonly [{ readonly project: ProjectDefinition }, { readonly actions: ActionsFactory }]
>;

const all: Readonly<Record<string, Loader>> = loaders;

/**
 * Loads an example, which is a chunk of its own.
 * @throws Error if the example doesn't exist.
 */
export async function loadExample(name: string): Promise<Example> {
  const loader = Object.hasOwn(all, name) ? all[name] : undefined;
  if (loader === undefined) throw new Error(`LiveTemplate: the example "${name}" doesn't exist`);
  const [{ project }, { actions }] = await loader();
  return { project, actions };
}
