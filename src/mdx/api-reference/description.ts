/** Typed access to the description of the runtime, generated/api.json. */
import api from '../../../generated/api.json';
import type { ApiObject } from '../../shared/api-object.ts';

/** A style property as the runtime checks and paints it. */
export interface Spec {
  readonly kind: string;
  readonly initial: number | string;
  readonly unit: string;
  /** The smallest number that's painted; null if there isn't one. */
  readonly min: number | null;
  readonly max: number | null;
  /** The strings that it accepts; empty if it accepts any string. */
  readonly options: readonly string[];
}

interface Description {
  readonly version: string;
  readonly objects: readonly ApiObject[];
  readonly elementTypes: readonly string[];
  readonly naturalSize: readonly string[];
  readonly elementProperties: Readonly<Record<string, Readonly<Record<string, Spec>>>>;
  readonly maskProperties: Readonly<Record<string, Readonly<Record<string, Spec>>>>;
  readonly easings: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const description = api as Description;

const byName = new Map(description.objects.map((object) => [object.name, object]));

/**
 * Returns an object by its type name.
 * @throws Error if it doesn't exist; the message lists the objects that do.
 */
export function objectOf(name: string): ApiObject {
  const object = byName.get(name);
  if (!object) {
    const known = description.objects.filter(({ members }) => members).map((one) => one.name);
    throw new Error(`the runtime has no object "${name}". Use one of: ${known.join(', ')}`);
  }
  return object;
}

/** Whether an object is an element type, which means that it also has the members of `ElementBase`. */
export const isElement = ({ extends: bases = [], type = '' }: ApiObject): boolean =>
  [...bases, type].some((base) => base.startsWith('ElementBase<'));

/** Returns the interface of an element type: `image-loader` → `ImageLoaderElement`. */
export function elementObject(type: string): ApiObject {
  const words = type.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return objectOf(`${words.join('')}Element`);
}
