/** Whether a value fits a pattern, or that the test took too long. */
export type PatternResult = 'fits' | 'differs' | 'slow';

/** Tests a value against a pattern. The result is undefined as long as it isn't known. */
export type PatternTest = (pattern: string, value: string) => PatternResult | undefined;

/** Tests like JSON Schema on this thread, which can take forever: `^(a+)+$`. Invalid patterns always fit. */
export function testPattern(pattern: string, value: string): PatternResult {
  try {
    return new RegExp(pattern, 'u').test(value) ? 'fits' : 'differs';
  } catch {
    return 'fits';
  }
}
