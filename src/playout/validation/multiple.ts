/**
 * Whether a number is a multiple of another in decimal arithmetic: 0.3 is a multiple of 0.1, although
 * computers calculate the quotient as 2.9999999999999996.
 */
export function isMultiple(value: number, step: number): boolean {
  const count = value / step;
  return Math.abs(count - Math.round(count)) < 1e-9 * Math.max(1, Math.abs(count));
}
