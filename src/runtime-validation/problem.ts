/** One thing that is wrong with a project file. */
export interface Problem {
  /** Where: `compositions[0].layers[2].element.style.x.keyframes[1].frame`; empty for the file as a whole. */
  readonly path: string;
  /** What is wrong: `expected an integer, got "12"`. */
  readonly message: string;
}

/** Names that need no quotes in a path. An empty one would leave no trace, one with a dot would read as two. */
const PLAIN = /^[\p{L}\p{N}_$-]+$/u;

/** The path of a member or an item: `layers[0].name`, `data["a b"]`. */
export function inside(path: string, step: string | number): string {
  if (typeof step === 'number' || !PLAIN.test(step)) return `${path}[${JSON.stringify(step)}]`;
  return path === '' ? step : `${path}.${step}`;
}

/** A short picture of a value in a file. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** The problem as a sentence. */
export const toText = ({ path, message }: Problem): string => (path === '' ? message : `${path}: ${message}`);
