import type { CheckedDraft } from './check.ts';

/**
 * Returns the data's keys that no element has and the actions don't mention, in the order of the data. Most of
 * them are typos. They don't stop a run, because playout often sends more data than a template uses.
 */
export function unusedKeys({ actions, data, project }: CheckedDraft): readonly string[] {
  const known = new Set(
    project.compositions.flatMap(({ layers }) => layers.map(({ element }) => element.key)),
  );
  return Object.keys(data).filter((key) => !known.has(key) && !actions.text.includes(key));
}
