import type { Measurer } from '../dom/measure.ts';
import type { LottiePlayer } from '../dom/lottie-view.ts';
import type { ResourceDefinition } from '../definition/resources.ts';
import type { Engine } from '../playback/engine.ts';

/** What all objects of one template share from the start. */
export interface FirstContext {
  readonly measurer: Measurer;
  readonly resources: ReadonlyMap<string, ResourceDefinition>;
  /** The address of a picture, given its address or the id of an image resource. */
  readonly addressOf: (source: string) => string;
  /** The Lottie player, fetched once. */
  readonly lottie: () => Promise<LottiePlayer>;
  /** Fetches the JSON of a Lottie file. */
  readonly fetchJson: (url: string) => Promise<object>;
  /** Reports an error that must not break the air: once for each text. */
  readonly report: (place: string, error: unknown) => void;
  /** Pictures that are on their way because somebody has set a source. */
  readonly pictures: Set<Promise<unknown>>;
  isComputed: boolean;
  isRemoved: boolean;
}

/** What all objects of one template share. */
export interface RuntimeContext extends FirstContext {
  /** Moves the playheads; it exists as soon as all compositions do. */
  engine: Engine;
}

/** The resource of a type by id; `undefined` where the project has none. */
export const resourceOf = <Type extends ResourceDefinition['type']>(
  context: RuntimeContext,
  id: string,
  type: Type,
): Extract<ResourceDefinition, { type: Type }> | undefined => {
  const resource = context.resources.get(id);
  return resource?.type === type ? (resource as Extract<ResourceDefinition, { type: Type }>) : undefined;
};
