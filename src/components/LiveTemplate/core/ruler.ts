/** Distances between numbers over the slider, in frames. */
const DISTANCES = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000] as const;

/** Numbers that a phone has room for. */
const MOST = 6;

/** The frames whose numbers stand over the slider: even distances, from 0, not so near the end that the number is cut. */
export function rulerFrames(duration: number): readonly number[] {
  const distance = DISTANCES.find((candidate) => duration / candidate <= MOST) ?? 2000;
  const end = duration - distance / 3;
  const frames: number[] = [];
  for (let frame = 0; frame <= end || frame === 0; frame += distance) frames.push(frame);
  return frames;
}
