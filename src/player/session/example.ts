import { loaders } from '../../../generated/example-loaders.ts';
import type { ActionsFactory, ProjectDefinition } from '../../runtime/index.ts';
import { withRoles } from '../../examples/roles.ts';
import { createSession, type Example, type Session } from './session.ts';

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
  return { project: withRoles(project), actions };
}

/** Creates a session for an example. */
export const createExampleSession = (host: HTMLElement, example: Example, base: string): Session =>
  createSession({
    host,
    example,
    resolve: (url) => (/^([a-z][a-z\d+.-]*:|\/)/i.test(url) ? url : base + url),
    lottie: async () => (await import('../../runtime/lottie.ts')).lottie(),
  });
