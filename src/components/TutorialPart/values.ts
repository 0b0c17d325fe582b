import type { GradientDefinition } from '../../runtime/definition/style.ts';

/** A value of a style property in a project file. */
export type Value = number | string | GradientDefinition;

/** Returns a name of the file format as words: `fontSize` becomes "font size". */
export const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns a text in the form in which two texts with the same meaning are the same: `#FFF` becomes `#ffffff`. */
function normalize(text: string): string {
  const lower = text.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(lower)?.[1];
  if (hex === undefined) return lower.replace(/['"\s]/g, '');
  const long = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
  return `#${long.replace(/^(.{6})ff$/, '$1')}`;
}

/** Whether two values look the same on air. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return normalize(one) === normalize(other);
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns a value for a sentence. */
export function valueText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  return typeof value === 'object' && value !== null && 'stops' in value ? 'a gradient' : 'another value';
}
