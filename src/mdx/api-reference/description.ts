/** What the runtime says about itself: typed access to src/runtime-description/api.json. */
import api from '../../runtime-description/api.json';

/** A parameter of a method. */
interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly summary: string;
}

/** A property or a method of an object, as TSDoc and types of the runtime tell it. */
export interface Member {
  readonly name: string;
  readonly kind: string;
  readonly type: string;
  /** What may be written, where that is more than what is read. */
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
  readonly since?: string;
  /** Style properties that belong together, such as `font`. */
  readonly group?: string;
}

/** An object that actions meet, or a name for a type. */
export interface ApiObject {
  readonly name: string;
  readonly kind: string;
  readonly summary: string;
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
  /** Lowest painted number; null when there is none. */
  readonly min: number | null;
  readonly max: number | null;
  /** The texts that it takes; empty when any will do. */
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
 * An object by its name in the types.
 * @throws when there is none, naming those that there are
 */
export function objectOf(name: string): ApiObject {
  const object = byName.get(name);
  if (!object) {
    const known = description.objects.filter(({ members }) => members).map((one) => one.name);
    throw new Error(`the runtime has no object "${name}". Use one of: ${known.join(', ')}`);
  }
  return object;
}

/** Whether an object is a type of element, so that it has the members of `ElementBase` too. */
export function isElement({ extends: bases = [], type = '' }: ApiObject): boolean {
  return [...bases, type].some((base) => base.startsWith('ElementBase<'));
}

/** Interface of a type of element: `image-loader` → `ImageLoaderElement`. */
export function elementObject(type: string): ApiObject {
  const words = type.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return objectOf(`${words.join('')}Element`);
}
