import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Tab } from '../draft.ts';
import { problemAt, type Checked } from '../text-problem.ts';

/** `PropertyNameExpected` → `property name expected`. */
const words = (code: string): string => code.replace(/(?<!^)([A-Z])/g, ' $1').toLowerCase();

/** Parses strict JSON, without comments or trailing commas, and returns it with the places of its values. */
export function parseJson(tab: Tab, text: string): Checked<{ readonly value: unknown; readonly root: Node }> {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length > 0 || root === undefined) {
    const [{ error, offset, length } = { error: 0, offset: 0, length: 0 }] = errors;
    const reason = errors.length > 0 ? words(printParseErrorCode(error)) : 'it’s empty';
    const end = length > 0 ? offset + length : undefined;
    return { problems: [problemAt(tab, text, `This isn’t valid JSON: ${reason}.`, offset, end)] };
  }
  return { value: JSON.parse(text) as unknown, root, problems: [] };
}

/** Returns the node at a path of the validation, such as `layers[2]["a b"].key`, or its nearest parent. */
export function nodeAt(root: Node, path: string): Node {
  let node = root;
  for (const [, index, quoted, plain] of path.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([^.[\]]+)/g)) {
    const name: unknown = quoted === undefined ? plain : JSON.parse(quoted);
    const next =
      index === undefined
        ? node.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1]
        : node.children?.[Number(index)];
    if (next === undefined) break;
    node = next;
  }
  return node;
}
