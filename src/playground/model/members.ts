import api from '../../../generated/api.json';

/** A member of an API object, for completion and hover help. */
export interface Member {
  readonly name: string;
  /** The type of a property, or the return type of a method. */
  readonly type: string;
  readonly kind: 'property' | 'method';
  /** A method's signature; undefined for a property. */
  readonly signature: string | undefined;
  readonly summary: string;
  readonly unit: string | undefined;
  readonly initial: string | undefined;
  readonly example: string | undefined;
  readonly isReadonly: boolean;
}

interface RawMember {
  readonly name: string;
  readonly type: string;
  readonly kind: string;
  readonly signature?: string;
  readonly summary: string;
  readonly unit?: string;
  readonly default?: string;
  readonly example?: string;
  readonly isReadonly?: boolean;
}

interface RawObject {
  readonly name: string;
  readonly kind: string;
  readonly summary: string;
  readonly type?: string;
  readonly extends?: readonly string[];
  readonly members?: readonly RawMember[];
}

const objects = new Map((api.objects as unknown as readonly RawObject[]).map((one) => [one.name, one]));

const isElement = (name: string): boolean => /Element$/.test(name) && name !== 'AnyElement';
const isStyle = (name: string): boolean => /Style$/.test(name) && !/Mask/.test(name);

/**
 * Returns the object types in a type: `readonly Layer[]` → `Layer`, `Color | Gradient` → both. If an element's
 * type isn't known, its style has the properties of all elements.
 */
export function namesIn(type: string): readonly string[] {
  if (/^AnyElement\b/.test(type)) return ['AnyElement'];
  const inner = /^Readonly<(.*)>$/.exec(type.trim())?.[1] ?? type;
  if (inner === 'Style') return [...objects.keys()].filter(isStyle);
  return inner
    .replace(/<[^<>]*(?:<[^<>]*>[^<>]*)*>/g, '')
    .split(/[|&]/)
    .map((part) => part.replace(/\breadonly\b|\[\]|[()]/g, '').trim())
    .filter((name) => objects.has(name));
}

function toMember(raw: RawMember): Member {
  const { name, type, kind, signature, summary, unit, default: initial, example, isReadonly = false } = raw;
  return {
    name,
    type,
    kind: kind === 'method' ? 'method' : 'property',
    signature,
    summary,
    unit,
    initial,
    example,
    isReadonly,
  };
}

function collect(name: string, into: Map<string, Member>, seen: Set<string>): void {
  const object = objects.get(name);
  if (!object || seen.has(name)) return;
  seen.add(name);
  for (const member of object.members ?? [])
    if (!into.has(member.name)) into.set(member.name, toMember(member));
  for (const parent of object.extends ?? []) {
    const own = /^\w+/.exec(parent)?.[0];
    if (own) collect(own, into, seen);
  }
  // An alias has the members of the type that it refers to.
  if (object.kind === 'type' && object.type) {
    for (const part of object.type.split(/[|&]/)) {
      const own = /^\s*(\w+)/.exec(part)?.[1];
      if (own) collect(own, into, seen);
    }
  }
}

const known = new Map<string, readonly Member[]>();

/** Returns the members of an object type, including inherited ones. */
export function membersOf(name: string): readonly Member[] {
  const before = known.get(name);
  if (before) return before;
  const members = new Map<string, Member>();
  const seen = new Set<string>();
  if (name === 'AnyElement') {
    for (const element of ['ElementBase', ...[...objects.keys()].filter(isElement)])
      collect(element, members, seen);
  } else {
    collect(name, members, seen);
  }
  const list = [...members.values()];
  known.set(name, list);
  return list;
}

/** Describes an object type in one sentence. */
export const summaryOf = (name: string): string | undefined => objects.get(name)?.summary;
