/** One thing that is wrong with a project file. */
export interface Problem {
  /** Where: `compositions[0].layers[2].element.style.x.keyframes[1].frame`; empty for the file as a whole. */
  readonly path: string;
  /** What is wrong: `expected an integer, got "12"`. */
  readonly message: string;
}

/** The path of a member or an item. */
export const inside = (path: string, step: string | number): string =>
  typeof step === 'number' ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`;

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
