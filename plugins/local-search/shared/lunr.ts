/**
 * The only place that imports lunr, because stock lunr 2.3.9 needs one mend before it can be trusted.
 *
 * While a `TokenSet` is built, equal subtrees are merged; two subtrees count as equal when
 * `TokenSet.prototype.toString` returns the same text for both. The stock method writes every edge as label
 * and node id without anything between them, so an edge `1` to node `23` reads like an edge `12` to node
 * `3`. Words with digits collide this way: the set then accepts words that the index does not hold, loses
 * others, and `Index.query` dies with "Cannot read properties of undefined (reading '_index')".
 * With separators between the parts the text is unambiguous.
 */
import lunr from 'lunr';

/** A node of the tree of indexed terms. */
interface TokenSetNode {
  readonly id: number;
  readonly final: boolean;
  readonly edges: Readonly<Record<string, TokenSetNode>>;
  /** Cached text, written by lunr once a node can no longer change. */
  readonly _str?: string;
}

/** Text of a node, unambiguous for any labels: `1|a:17|b:4`. */
function describeNode(this: TokenSetNode): string {
  if (this._str !== undefined) {
    return this._str;
  }
  let text = this.final ? '1' : '0';
  for (const label of Object.keys(this.edges).sort()) {
    text += `|${label}:${this.edges[label]?.id ?? ''}`;
  }
  return text;
}

lunr.TokenSet.prototype.toString = describeNode as unknown as () => string;

/** A part of lunr that its types leave out. */
const TokenSet = lunr.TokenSet as unknown as { fromString(pattern: string): lunr.TokenSet };

/** What a posting holds: its number in the field vectors, and per field the refs of the sections with that term. */
export interface Posting {
  readonly _index: number;
  readonly [field: string]: number | Readonly<Record<string, unknown>>;
}

/** A sparse vector: `[number, weight, number, weight, …]`, sorted by number. */
interface FieldVector {
  readonly elements: readonly number[];
}

/** The parts of a loaded `lunr.Index` that the query side reads; lunr's own types leave them out. */
export interface LunrIndex {
  readonly fields: readonly string[];
  readonly invertedIndex: Readonly<Record<string, Posting>>;
  readonly fieldVectors: Readonly<Record<string, FieldVector>>;
  readonly tokenSet: lunr.TokenSet & TokenSetNode;
}

/** Loads a serialized index. Throws when `serialized` is not one. */
export function loadLunrIndex(serialized: object): LunrIndex {
  return lunr.Index.load(serialized) as unknown as LunrIndex;
}

/** The stemmer is a chain of regular expressions, and the words of a site are few: each is stemmed once. */
const stems = new Map<string, string>();

/** So many words are remembered, then all are forgotten: what is typed must not fill the memory. */
const MAX_STEMS = 50_000;

/** The Porter stem of a folded word. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) {
    return known;
  }
  const result = lunr.stemmer(new lunr.Token(word, {})).toString();
  if (stems.size >= MAX_STEMS) {
    stems.clear();
  }
  stems.set(word, result);
  return result;
}

/** All indexed terms that begin with `prefix`. */
export function termsWithPrefix(index: LunrIndex, prefix: string): string[] {
  const pattern = TokenSet.fromString(`${prefix}*`);
  return index.tokenSet.intersect(pattern).toArray();
}

/** Whether any indexed term begins with `prefix`. */
export function hasPrefix(index: LunrIndex, prefix: string): boolean {
  let node: TokenSetNode | undefined = index.tokenSet;
  for (let at = 0; at < prefix.length && node; at += 1) {
    node = node.edges[prefix.charAt(at)];
  }
  return node !== undefined;
}

export { lunr };
