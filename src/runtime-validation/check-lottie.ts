import { describe, inside, type Problem } from './problem.ts';

const LISTS = ['layers', 'assets', 'chars'] as const;

type Lists = Readonly<Partial<Record<(typeof LISTS)[number], unknown>>>;

/** Returns the parts for which lottie-web throws, so it wouldn't draw anything. */
export const brokenLottie = (data: Lists): readonly Problem[] =>
  LISTS.flatMap((name) => {
    const list: unknown = data[name];
    const at = Array.isArray(list)
      ? list.findIndex((one) => (typeof one !== 'object' && name === 'layers') || one === null)
      : -1;
    const found: unknown = Array.isArray(list) ? list[at] : undefined;
    return at === -1
      ? []
      : [{ path: inside(name, at), message: `expected an object, got ${describe(found)}` }];
  });

/** Returns the parts that lottie-web ignores, because they aren't what they should be. */
export const oddLottie = (data: Lists): readonly Problem[] =>
  LISTS.flatMap((name) => {
    const list: unknown = data[name];
    return list === undefined || list === null || Array.isArray(list)
      ? []
      : [{ path: name, message: `expected an array, got ${describe(list)}` }];
  });
