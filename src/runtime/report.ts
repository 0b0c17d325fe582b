import { printed } from './state/checks.ts';

/** Tells of errors without breaking the air. */
interface Reporter {
  /** Writes an error to the console, naming its place; the same text once. */
  readonly report: (place: string, error: unknown) => void;
  /** The text written last. */
  readonly last: () => string | undefined;
}

/** How many different messages are remembered and shown, so that a new error in every frame fills neither memory nor console. */
export const MAX_REPORTS = 1000;

/** The longest message, in characters. */
export const MAX_REPORT_LENGTH = 4000;

/** Makes the reporter of a template. */
export function createReporter(changed: () => void): Reporter {
  const reported = new Set<string>();
  let last: string | undefined;
  return {
    report(place, error) {
      let text = `[keyfill] ${place}: `;
      try {
        text += printed(error);
      } catch {
        // An object without `toString`, say; that it was thrown is told all the same.
      }
      text = text.slice(0, MAX_REPORT_LENGTH);
      last = text;
      if (reported.has(text) || reported.size > MAX_REPORTS) return;
      reported.add(text);
      console.error(
        reported.size > MAX_REPORTS
          ? `[keyfill] more than ${MAX_REPORTS} different messages: no further ones are shown`
          : text,
      );
      changed();
    },
    last: () => last,
  };
}
