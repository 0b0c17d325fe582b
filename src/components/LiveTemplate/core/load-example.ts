import type { ActionsFactory, ProjectDefinition } from '../../../runtime/index.ts';
import { loaders } from './example-loaders';

/** An example as the runtime takes it. */
export interface Example {
  readonly project: ProjectDefinition;
  readonly actions: ActionsFactory;
}

type Loader = () => Promise<
  readonly [{ readonly project: ProjectDefinition }, { readonly actions: ActionsFactory }]
>;

const all: Readonly<Record<string, Loader>> = loaders;

/**
 * Fetches an example: one chunk of its own.
 *
 * @throws Error when there is no such example.
 */
export async function loadExample(name: string): Promise<Example> {
  const loader = Object.hasOwn(all, name) ? all[name] : undefined;
  if (loader === undefined) throw new Error(`LiveTemplate: there is no example "${name}"`);
  const [{ project }, { actions }] = await loader();
  return { project, actions };
}
