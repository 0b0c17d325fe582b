import { applyEdits, findNodeAtLocation, modify, parseTree, type Edit, type JSONPath } from 'jsonc-parser';

/** A new value at a place in JSON text. Without a value, the place is removed. The index -1 adds to a list. */
export interface Change {
  readonly path: JSONPath;
  readonly value: unknown;
}

const LAYOUT = { formattingOptions: { tabSize: 2, insertSpaces: true } };

/** New members first, then what's removed from lists, last item first, then new items: no change moves the place of another. */
function order({ path, value }: Change): number {
  const last = path.at(-1);
  if (typeof last === 'string') return -Infinity;
  return value === undefined ? -(last ?? 0) : Infinity;
}

/** Changes values in JSON text and keeps the rest of its layout. All places are those before the changes. */
export function editJson(text: string, changes: readonly Change[]): string {
  const root = parseTree(text);
  const replaced: Edit[] = [];
  const others: Change[] = [];
  for (const change of changes) {
    const { path, value } = change;
    const node = root && value !== undefined ? findNodeAtLocation(root, path) : undefined;
    if (node) replaced.push({ offset: node.offset, length: node.length, content: JSON.stringify(value) });
    else others.push(change);
  }
  others.sort((one, other) => (order(one) < order(other) ? -1 : order(one) > order(other) ? 1 : 0));
  return others.reduce(
    (edited, { path, value }) => applyEdits(edited, modify(edited, path, value, LAYOUT)),
    applyEdits(text, replaced),
  );
}
