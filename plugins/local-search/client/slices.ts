/** How long a query that comes in between waits at most, in milliseconds. */
const SLICE = 4;

/** Takes steps one after the other, with a gap after every few milliseconds in which messages get their answer. */
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
