import { valueAt } from '../../components/Drawing/value-at.ts';

/** The home page's lower third. Each picture is a pure function of its frame, like in a template. */

export const fps = 50;
export const duration = 100;
export const outroFrame = 75;
/** Where playback waits: the frame before the outro. */
export const restFrame = outroFrame - 1;

interface Layer {
  readonly name: string;
  readonly property: string;
  readonly keyframes: ReturnType<typeof inAndOut>;
}

/** The keyframes of a value that appears from `start` to `end` and is gone at `gone`. */
const inAndOut = (start: number, end: number, leave: number, gone: number, value: number) => [
  { frame: start, value: 0 },
  { frame: end, value },
  { frame: leave, value },
  { frame: gone, value: 0 },
];

const bar: Layer = { name: 'Bar', property: 'Width', keyframes: inAndOut(0, 20, 79, 99, 760) };
const strip: Layer = { name: 'Strip', property: 'Width', keyframes: inAndOut(6, 26, 75, 93, 540) };
const nameText: Layer = { name: 'Name', property: 'Opacity', keyframes: inAndOut(12, 26, 77, 87, 1) };
const titleText: Layer = { name: 'Title', property: 'Opacity', keyframes: inAndOut(18, 32, 75, 84, 1) };

/** The front layer comes first, like in the app's Timeline. */
export const layers: readonly Layer[] = [nameText, titleText, strip, bar];

/** Looks like the preset and doesn't need a solver. */
const sineInOut = (time: number): number => 0.5 - Math.cos(time * Math.PI) / 2;

/** What the graphic looks like at a frame. */
export function pictureAt(frame: number) {
  const [barWidth = 0, stripWidth = 0, nameOpacity = 0, titleOpacity = 0] = [
    bar,
    strip,
    nameText,
    titleText,
  ].map(({ keyframes }) => valueAt(keyframes, frame, sineInOut));
  return { barWidth, stripWidth, nameOpacity, titleOpacity };
}
