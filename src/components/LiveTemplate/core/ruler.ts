/** Distances between the numbers above the slider, in frames. */
const DISTANCES = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000] as const;

/** The number of labels that fit on a phone. */
const MOST = 6;

/**
 * Returns the frames with a number above the slider: evenly spaced from 0, and not so close to the end that the
 * last number is cut off.
 */
export function rulerFrames(duration: number): readonly number[] {
  const distance = DISTANCES.find((candidate) => duration / candidate <= MOST) ?? 2000;
  const end = duration - distance / 3;
  const frames: number[] = [];
  for (let frame = 0; frame <= end || frame === 0; frame += distance) frames.push(frame);
  return frames;
}
