import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Tab } from '../draft.ts';
import { problemAt, type TextProblem } from '../text-problem.ts';

/** JSON with the places of its values, or its problems. */
type JsonResult =
  | { readonly value: unknown; readonly root: Node; readonly problems: readonly [] }
  | { readonly root?: undefined; readonly problems: readonly TextProblem[] };

/** `PropertyNameExpected` → `property name expected`. */
const words = (code: string): string => code.replace(/(?<!^)([A-Z])/g, ' $1').toLowerCase();

/** Parses strict JSON, without comments or trailing commas. */
export function parseJson(tab: Tab, text: string): JsonResult {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length > 0 || root === undefined) {
    const [first] = errors;
    return {
      problems: [
        problemAt(
          tab,
          text,
          `This isn’t valid JSON: ${first ? words(printParseErrorCode(first.error)) : 'it’s empty'}.`,
          first?.offset ?? 0,
          first && first.length > 0 ? first.offset + first.length : undefined,
        ),
      ],
    };
  }
  return { value: JSON.parse(text) as unknown, root, problems: [] };
}

/** Returns the node at a path in the validation's notation, such as `compositions[0].layers[2]["a b"]`, or its nearest parent. */
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
