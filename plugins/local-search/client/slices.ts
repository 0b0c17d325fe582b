/** How long a query waits at most if it arrives in between, in milliseconds. */
const SLICE = 4;

/** Runs steps one after another, with a pause every few milliseconds so that messages can be answered. */
export function inSlices(
  steps: Iterator<void>,
  later: (run: () => void) => unknown = (run) => setTimeout(run),
  now: () => number = () => performance.now(),
): void {
  const run = (): void => {
    const end = now() + SLICE;
    while (now() < end) {
      if (steps.next().done === true) {
        return;
      }
    }
    later(run);
  };
  later(run);
}
