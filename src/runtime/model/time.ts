import { clamp } from './color.ts';

/** Returns the rate that's 0.1 % slower. */
const drop = (rate: number): number => (rate * 1000) / 1001;

/** The exact frame rates that a composition can have. 29.97 and 59.94 are 30000/1001 and 60000/1001. */
export const FRAME_RATES: readonly number[] = [25, drop(30), 30, 50, drop(60), 60];

/** The default frame rate. */
export const DEFAULT_FRAME_RATE = 50;

/** Returns the exact rate for a number as people write it (29.97, 59.94), or `undefined` if there's none. */
export const exactFrameRate = (fps: number): number | undefined =>
  FRAME_RATES.find((rate) => Math.abs(rate - fps) < 0.005);

/** Rounds down, but ignores errors of up to a millionth of a frame, from adding and dividing frame rates. */
export const floor = (value: number): number => Math.floor(value + 1e-6);

/** Returns the number of whole frames that have passed after a number of milliseconds. */
export const framesAfter = (milliseconds: number, fps: number): number =>
  floor((Math.max(0, milliseconds) * fps) / 1000);

/** Limits a frame to 0…duration − 1. */
export const clampFrame = (frame: number, duration: number): number => clamp(frame, 0, duration - 1);

/** Returns a timeline's frame: the first before its start; the last or, in a loop, any after its end. */
export const wrapFrame = (frame: number, duration: number, loop: boolean): number =>
  duration > 0 && frame > 0 ? (loop ? frame % duration : clampFrame(frame, duration)) : 0;
