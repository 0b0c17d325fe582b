import type { ResourceDefinition } from '../definition/resources.ts';
import type { RuntimeContext } from '../objects/context.ts';
import type { ElementNode, IsWanted } from '../state/nodes.ts';
import type { createFonts } from './fonts.ts';
import type { createTimeLimit } from './limit.ts';

/** Fetches a template's fonts and what its elements show, each for the same time. Failures are reported. */
export async function fetchAll(
  context: RuntimeContext,
  resources: readonly ResourceDefinition[],
  elements: readonly ElementNode[],
  fonts: ReturnType<typeof createFonts>,
  limit: ReturnType<typeof createTimeLimit>,
): Promise<void> {
  const fetching = async (place: string, work: (isWanted: IsWanted) => Promise<void>): Promise<void> => {
    let isLate = false;
    try {
      await limit.wait(work(() => !isLate && !context.isRemoved));
    } catch (error) {
      isLate = true;
      if (!context.isRemoved) context.report(place, error);
    }
  };
  const ownFonts = resources.map(
    (resource) =>
      resource.type === 'font' &&
      fetching(`resource "${resource.id}"`, (isWanted) => fonts.load(resource, isWanted)),
  );
  context.fontsLoaded = Promise.all(ownFonts);
  await Promise.all([
    ...ownFonts,
    ...elements.map(({ load, api }) => load && fetching(`element "${api.id}"`, load)),
  ]);
}
