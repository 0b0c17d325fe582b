/** The number of labels that fit on a phone. */
const MOST = 6;

/** The number of places on the slider that can be told apart, in about as many pixels. */
const PLACES = 1000;

/** Returns the distance between the numbers above the slider: 1, 2, or 5 with any number of zeros. */
function distanceFor(duration: number): number {
  const least = Math.max(1, duration / MOST);
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((digit) => digit * power >= least) ?? 10) * power;
}

/**
 * Returns the frames with a number above the slider: evenly spaced from 0, and not so close to the end that the
 * last number is cut off.
 */
export function rulerFrames(duration: number): readonly number[] {
  const distance = distanceFor(duration);
  const end = duration - distance / 3;
  const frames: number[] = [];
  for (let frame = 0; frame <= end || frame === 0; frame += distance) frames.push(frame);
  return frames;
}

/** Returns the position of a frame on the slider, from 0 to 1. */
export const positionOf = (frame: number, duration: number): number => frame / Math.max(1, duration - 1);

/** Returns the frames whose marks can be told apart, so that a long timeline doesn't draw any mark over another. */
export function distinctFrames(frames: readonly number[], duration: number): readonly number[] {
  const byPlace = new Map<number, number>();
  for (const frame of frames) {
    const place = Math.round(positionOf(frame, duration) * PLACES);
    if (!byPlace.has(place)) byPlace.set(place, frame);
  }
  return [...byPlace.values()];
}
