/** Whether a number is a decimal multiple: 0.3 is one of 0.1, although computers get 2.9999999999999996. */
export function isMultiple(value: number, step: number): boolean {
  const count = value / step;
  return Math.abs(count - Math.round(count)) < 1e-9 * Math.max(1, Math.abs(count));
}
