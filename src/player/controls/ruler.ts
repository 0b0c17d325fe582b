/** The number of labels that fit on a phone. */
const MOST = 6;

/** The least distance of two marks, as a part of the slider, so that one isn't drawn over the other. */
const DISTANCE = 1 / 36;

/** Returns the numbered frames, which are 1, 2, or 5 (with zeros) apart and never cut off at the end. */
export function rulerFrames(duration: number): readonly number[] {
  const least = Math.max(1, duration / MOST);
  const power = 10 ** Math.floor(Math.log10(least));
  const distance = ([1, 2, 5].find((digit) => digit * power >= least) ?? 10) * power;
  const length = Math.max(1, Math.floor(duration / distance - 1 / 3) + 1);
  return Array.from({ length }, (_, index) => index * distance);
}

/** Returns the position of a frame on the slider, from 0 to 1. */
export const positionOf = (frame: number, duration: number): number => frame / Math.max(1, duration - 1);

/** Returns the frames whose marks can be told apart, from the first on. */
export function distinctFrames(frames: readonly number[], duration: number): readonly number[] {
  let last = -Infinity;
  return [...frames]
    .sort((one, other) => one - other)
    .filter((frame) => {
      const place = positionOf(frame, duration);
      if (place - last < DISTANCE) return false;
      last = place;
      return true;
    });
}
