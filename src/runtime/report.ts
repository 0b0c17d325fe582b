import { printed } from './state/checks.ts';

/** Tells of errors without breaking the air. */
export interface Reporter {
  /** Writes an error to the console, naming its place; the same text once. */
  readonly report: (place: string, error: unknown) => void;
  /** The text written last. */
  readonly last: () => string | undefined;
}

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
      last = text;
      if (reported.has(text)) return;
      reported.add(text);
      console.error(text);
      changed();
    },
    last: () => last,
  };
}
