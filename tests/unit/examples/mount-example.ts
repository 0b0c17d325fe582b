import { projectOf } from '../../../tools/generated/examples.ts';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import { mount } from '../runtime/support.ts';

export const actionsOf = async (name: string): Promise<ActionsFactory> =>
  ((await import(`../../../src/examples/${name}/actions.ts`)) as { actions: ActionsFactory }).actions;

/** Mounts an example with its actions, on its main composition by default. */
export async function mountExample(
  name: string,
  { mainComposition, ...options }: { mainComposition?: string } & Parameters<typeof mount>[2] = {},
) {
  const own = await projectOf(name);
  const project = { ...own, mainComposition: mainComposition ?? own.mainComposition };
  return { project, ...(await mount(project, await actionsOf(name), options)) };
}
