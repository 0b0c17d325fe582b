import api from '../../../generated/api.json';
import type { ApiObject, Member } from '../../shared/api-object.ts';

const objects = new Map((api.objects as unknown as readonly ApiObject[]).map((one) => [one.name, one]));

const isElement = (name: string): boolean => /Element$/.test(name) && name !== 'AnyElement';
const isStyle = (name: string): boolean => /Style$/.test(name) && !/Mask/.test(name);

/** Returns a type's object types: `Layer` for `readonly Layer[]`, and both for `Color | Gradient`. */
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

/** The names at the start of types: `Style<Base>` → `Style`. */
const leading = (types: readonly string[]): readonly string[] =>
  types.flatMap((type) => /^\s*(\w+)/.exec(type)?.[1] ?? []);

function collect(name: string, into: Map<string, Member>, seen: Set<string>): void {
  const object = objects.get(name);
  if (!object || seen.has(name)) return;
  seen.add(name);
  const { members = [], extends: parents = [], kind, type = '' } = object;
  for (const member of members) if (!into.has(member.name)) into.set(member.name, member);
  // An alias has the members of the type that it refers to.
  const others = kind === 'type' ? type.split(/[|&]/) : [];
  for (const other of leading([...parents, ...others])) collect(other, into, seen);
}

/** Returns the members of an object type, including inherited ones. */
export function membersOf(name: string): readonly Member[] {
  const members = new Map<string, Member>();
  const seen = new Set<string>();
  const names = name === 'AnyElement' ? ['ElementBase', ...[...objects.keys()].filter(isElement)] : [name];
  for (const one of names) collect(one, members, seen);
  return [...members.values()];
}

/** Describes an object type in one sentence. */
export const summaryOf = (name: string): string | undefined => objects.get(name)?.summary;
