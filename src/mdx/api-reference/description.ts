/** Typed access to the description of the runtime, generated/api.json. */
import api from '../../../generated/api.json';

interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly summary: string;
}

/** A property or a method of an object, from the runtime's TSDoc and types. */
export interface Member {
  readonly name: string;
  readonly kind: string;
  readonly type: string;
  /** The type for writing, if it's wider than the type for reading. */
  readonly writeType?: string;
  readonly parameters?: readonly Parameter[];
  readonly isReadonly?: boolean;
  readonly isAnimatable?: boolean;
  readonly summary: string;
  readonly returns?: string;
  readonly default?: string;
  readonly unit?: string;
  readonly range?: string;
  readonly throws?: string;
  readonly example?: string;
  readonly since?: string;
  /** Style properties that belong together, such as `font`. */
  readonly group?: string;
}

/** An object that actions use, or a type alias. */
export interface ApiObject {
  readonly name: string;
  readonly kind: string;
  readonly summary: string;
  readonly example?: string;
  readonly since?: string;
  readonly type?: string;
  readonly extends?: readonly string[];
  readonly typeParameters?: Readonly<Record<string, string>>;
  readonly members?: readonly Member[];
}

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

/** The description of the runtime that this site documents. */
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
export function isElement({ extends: bases = [], type = '' }: ApiObject): boolean {
  return [...bases, type].some((base) => base.startsWith('ElementBase<'));
}

/** Returns the interface of an element type: `image-loader` → `ImageLoaderElement`. */
export function elementObject(type: string): ApiObject {
  const words = type.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return objectOf(`${words.join('')}Element`);
}
