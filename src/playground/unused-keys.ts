import type { CheckedDraft } from './check.ts';

/**
 * Keys of the data that no element has and that the actions do not name, in the order of the data: most are typing mistakes. Such
 * data is allowed, since playout often sends more than a template wants, so this is no problem that stops a run.
 */
export function unusedKeys({ actions, data, project }: CheckedDraft): readonly string[] {
  const known = new Set(
    project.compositions.flatMap(({ layers }) => layers.map(({ element }) => element.key)),
  );
  return Object.keys(data).filter((key) => !known.has(key) && !actions.text.includes(key));
}
