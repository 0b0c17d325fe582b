/** Something that's wrong with a project file. */
export interface Problem {
  /** Where the problem is, such as `compositions[0].layers[2].element.key`. Empty for the file as a whole. */
  readonly path: string;
  /** What's wrong, such as `expected an integer, got "12"`. */
  readonly message: string;
}

/** Names without quotes in a path. An empty name would be invisible, one with a dot would look like two. */
const PLAIN = /^[\p{L}\p{N}_$-]+$/u;

/** Returns the path of a member or an item, such as `layers[0].name` or `data["a b"]`. */
export function inside(path: string, step: string | number): string {
  if (typeof step === 'number' || !PLAIN.test(step)) return `${path}[${JSON.stringify(step)}]`;
  return path === '' ? step : `${path}.${step}`;
}

/** Describes a value in a file briefly. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** Returns the problem as a sentence. */
export const toText = ({ path, message }: Problem): string => (path === '' ? message : `${path}: ${message}`);
