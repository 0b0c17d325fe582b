import { objectsIn } from '../runtime/lottie/problems.ts';
import { isObject } from '../runtime/state/checks.ts';
import { describe, inside, type Problem } from './problem.ts';

const LISTS = ['layers', 'assets', 'chars'] as const;

type Lists = Readonly<Partial<Record<(typeof LISTS)[number], unknown>>>;
type Members = Readonly<Record<string, unknown>>;

/** The most shapes and letters that a file may draw, many times what browsers draw smoothly. */
const MOST_DRAWN = 50_000;

/** How deep compositions may be nested. */
const MOST_NESTED = 64;

/** Returns a property's largest number or longest text's length, at any keyframe. A number `t` is a time. */
function largest(value: unknown): number {
  if (typeof value === 'number') return Math.abs(value);
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.reduce<number>((most, one) => Math.max(most, largest(one)), 0);
  if (!isObject(value)) return 0;
  const { k, s, e, t } = value;
  return Math.max(...[k, s, e, typeof t === 'number' ? 0 : t].map(largest));
}

/** Returns how many shapes a list draws. A few characters can ask for a billion copies or points. */
function shapesIn(list: unknown): number {
  let [count, copies] = [0, 1];
  for (const { ty, it, c, r, pt } of objectsIn<Members>(list)) {
    if (ty === 'gr') count += shapesIn(it);
    else if (ty === 'rp') copies *= Math.max(1, largest(c));
    else if (ty === 'zz') copies *= Math.max(1, largest(r));
    else count += Math.max(1, ty === 'sr' ? largest(pt) / 10 : 0);
  }
  return count * copies;
}

/** Returns how much a file draws if everything is in view, or Infinity if a composition contains itself. */
function drawnBy({ layers, assets, chars }: Lists): number {
  // lottie-web takes the first composition with an ID.
  const compositions = new Map(
    objectsIn<Members>(assets)
      .map(({ id, layers: own }) => [id, own] as const)
      .reverse(),
  );
  const glyph = Math.max(
    1,
    ...objectsIn<Members>(chars).map(({ data }) => shapesIn(isObject(data) && data['shapes'])),
  );
  const known = new Map<unknown, number>();
  function inComposition(id: unknown, depth: number): number {
    const count = known.get(id) ?? (depth > MOST_NESTED ? Infinity : undefined);
    if (count !== undefined) return count;
    known.set(id, Infinity);
    known.set(id, inLayers(compositions.get(id), depth + 1));
    return known.get(id) ?? 0;
  }
  const inLayers = (list: unknown, depth: number): number =>
    objectsIn<Members>(list).reduce((sum, { ty, refId, shapes, t }) => {
      if (ty === 0) return sum + 1 + inComposition(refId, depth);
      return sum + 1 + shapesIn(shapes) + (ty === 5 && isObject(t) ? largest(t['d']) * glyph : 0);
    }, 0);
  return inLayers(layers, 0);
}

/** Returns the parts for which lottie-web throws or never ends, so it wouldn't draw anything. */
export const brokenLottie = (data: Lists): readonly Problem[] => {
  const broken = LISTS.flatMap((name) => {
    const list: readonly unknown[] = Array.isArray(data[name]) ? data[name] : [];
    const at = list.findIndex((one) => (typeof one !== 'object' && name === 'layers') || one === null);
    if (at < 0) return [];
    return [{ path: inside(name, at), message: `expected an object, got ${describe(list[at])}` }];
  });
  if (drawnBy(data) <= MOST_DRAWN) return broken;
  const message = `the animation draws more than ${MOST_DRAWN} shapes, or contains itself`;
  return [...broken, { path: '', message }];
};

/** Returns the parts that lottie-web ignores, because they aren't what they should be. */
export const oddLottie = (data: Lists): readonly Problem[] =>
  LISTS.flatMap((name) => {
    const list: unknown = data[name];
    return list === undefined || list === null || Array.isArray(list)
      ? []
      : [{ path: name, message: `expected an array, got ${describe(list)}` }];
  });
