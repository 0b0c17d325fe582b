import { clamp } from './color.ts';

/** The rate that is 0.1 % slower. */
const drop = (rate: number): number => (rate * 1000) / 1001;

/** Frame rates that a composition can have, exact: 29.97 and 59.94 are 30000/1001 and 60000/1001. */
export const FRAME_RATES: readonly number[] = [25, drop(30), 30, 50, drop(60), 60];

/** The frame rate of a composition that names none. */
export const DEFAULT_FRAME_RATE = 50;

/** The exact rate for a number as people write it (29.97, 59.94); `undefined` when there is no such rate. */
export const exactFrameRate = (fps: number): number | undefined =>
  FRAME_RATES.find((rate) => Math.abs(rate - fps) < 0.005);

/** Rounds down, forgiving what sums and divisions of frame rates lose: a millionth of a frame is nobody's frame. */
export const floor = (value: number): number => Math.floor(value + 1e-6);

/** Whole frames that have passed after so many milliseconds; none before them. */
export const framesAfter = (milliseconds: number, fps: number): number =>
  floor((Math.max(0, milliseconds) * fps) / 1000);

/** The frame of a nested timeline at a frame of its parent, before clamping: negative before the layer starts. */
export const nestedFrame = (
  parentFrame: number,
  layerStart: number,
  nestedFps: number,
  parentFps: number,
): number => floor(((parentFrame - layerStart) * nestedFps) / parentFps);

/** The frame limited to 0…duration − 1. */
export const clampFrame = (frame: number, duration: number): number => clamp(frame, 0, duration - 1);

/** The frame of a timeline that repeats (or rests on its last frame) when its end is passed; before its start, the first one. */
export const wrapFrame = (frame: number, duration: number, loop: boolean): number =>
  duration > 0 && frame > 0 ? (loop ? frame % duration : clampFrame(frame, duration)) : 0;
