import { escapeUnit } from './state/checks.ts';

/** The most different messages that are shown, so a new error in every frame doesn't fill the memory. */
export const MAX_REPORTS = 1000;

/** The maximum length of a message, in characters. */
const MAX_REPORT_LENGTH = 4000;

/**
 * Escapes everything outside ASCII as in JavaScript, because playout systems' logs vary in encoding.
 * @example
 * toAscii('é'); // "\\u00e9"
 */
export const toAscii = (text: string): string => text.replace(/[^\0-\x7f]/g, escapeUnit);

/** Creates the reporter of a template, which reports errors without interrupting playback. */
export function createReporter(changed: () => void) {
  const reported = new Set<string>();
  let last: string | undefined;
  return {
    /** Writes an error and its place to the console. The same text is only written once. */
    report(place: string, error: unknown): void {
      let text = `[keyfill] ${place}: `;
      try {
        text += String(error);
      } catch {
        // The error can't be printed, for example an object without `toString`. Report it without details.
      }
      text = toAscii(text).slice(0, MAX_REPORT_LENGTH);
      last = text;
      if (reported.has(text) || reported.size > MAX_REPORTS) return;
      reported.add(text);
      console.error(
        reported.size > MAX_REPORTS
          ? `[keyfill] more than ${MAX_REPORTS} different messages: further messages aren't shown`
          : text,
      );
      changed();
    },
    last: (): string | undefined => last,
  };
}
