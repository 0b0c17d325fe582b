/**
 * The only place that imports lunr, because stock lunr 2.3.9 needs a fix to be reliable.
 *
 * While lunr builds a `TokenSet`, it merges equal subtrees. Two subtrees count as equal if
 * `TokenSet.prototype.toString` returns the same string for both. The stock method writes every edge as its
 * label and node id without a separator, so an edge `1` to node `23` looks like an edge `12` to node `3`.
 * Words with digits collide this way: the set then accepts words that aren't in the index, loses others, and
 * `Index.query` fails with "Cannot read properties of undefined (reading '_index')". Separators between the
 * parts make the string unambiguous.
 */
import lunr from 'lunr';

interface TokenSetNode {
  readonly id: number;
  readonly final: boolean;
  readonly edges: Readonly<Record<string, TokenSetNode>>;
  /** A cached string, written by lunr once a node can't change anymore. */
  readonly _str?: string;
}

/** A node's string, unambiguous for any labels: `1|a:17|b:4`. */
function describeNode(this: TokenSetNode): string {
  if (this._str !== undefined) return this._str;
  const edges = Object.keys(this.edges).sort();
  return [Number(this.final), ...edges.map((label) => `${label}:${this.edges[label]?.id}`)].join('|');
}

lunr.TokenSet.prototype.toString = describeNode as unknown as () => string;

/** A part of lunr that isn't in its types. */
const TokenSet = lunr.TokenSet as unknown as { fromString(pattern: string): lunr.TokenSet };

/** A posting: its number in the field vectors, and for each field the refs of the sections with the term. */
interface Posting {
  readonly _index: number;
  readonly [field: string]: number | Readonly<Record<string, unknown>>;
}

/** A sparse vector: `[number, weight, number, weight, …]`, sorted by number. */
interface FieldVector {
  readonly elements: readonly number[];
  /** The position of a number in `elements`. */
  positionForIndex(number: number): number;
}

/** The parts of a loaded `lunr.Index` that queries read. lunr's own types don't include them. */
export interface LunrIndex {
  readonly invertedIndex: Readonly<Record<string, Posting>>;
  readonly fieldVectors: Readonly<Record<string, FieldVector>>;
  readonly tokenSet: lunr.TokenSet & TokenSetNode;
}

/** Loads a serialized index. Throws if `serialized` isn't an index. */
export const loadLunrIndex = (serialized: object): LunrIndex =>
  lunr.Index.load(serialized) as unknown as LunrIndex;

/** Returns the weight of a term in an average field: the fewer sections have the term, the higher it is. */
export const { idf: averageWeight } = lunr as unknown as {
  idf(posting: Posting, documentCount: number): number;
};

/** The Porter stem of a folded word. */
export const stem = (word: string): string => lunr.stemmer(new lunr.Token(word, {})).toString();

/** All indexed terms that start with `prefix`. */
export const termsWithPrefix = (index: LunrIndex, prefix: string): string[] =>
  index.tokenSet.intersect(TokenSet.fromString(`${prefix}*`)).toArray();

export { lunr };
