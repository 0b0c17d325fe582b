import type { Measurer } from '../dom/measure.ts';
import type { LottiePlayer } from '../dom/lottie-view.ts';
import type { ResourceDefinition } from '../definition/resources.ts';
import type { Engine } from '../playback/engine.ts';

/** The parts that all objects of a template share. */
export interface RuntimeContext {
  readonly measurer: Measurer;
  readonly resources: ReadonlyMap<string, ResourceDefinition>;
  /** Returns the address of a picture, given its address or the ID of an image resource. */
  readonly addressOf: (source: string) => string;
  /** The Lottie player, fetched once. */
  readonly lottie: () => Promise<LottiePlayer>;
  readonly fetchJson: (url: string) => Promise<object>;
  /** Reports an error without interrupting playback. The same text is only reported once. */
  readonly report: (place: string, error: unknown) => void;
  /** The pictures that are loading because someone has set a source. */
  readonly pictures: Set<Promise<unknown>>;
  isComputed: boolean;
  isRemoved: boolean;
  /** Moves the playheads, as soon as all compositions exist. */
  engine: Engine | undefined;
  /** Resolves when the project's fonts have loaded or have taken too long, once loading has started. */
  fontsLoaded: Promise<unknown>;
}

/** Returns a resource by its ID and type, or `undefined` if the project doesn't have it. */
export const resourceOf = <Type extends ResourceDefinition['type']>(
  context: RuntimeContext,
  id: string,
  type: Type,
): Extract<ResourceDefinition, { type: Type }> | undefined => {
  const resource = context.resources.get(id);
  return resource?.type === type ? (resource as Extract<ResourceDefinition, { type: Type }>) : undefined;
};
