/** The home page's lower third. Each picture is a pure function of its frame, like in a template. */

export const fps = 50;
export const duration = 100;
export const outroFrame = 75;
/** Where playback waits: the frame before the outro. */
export const restFrame = outroFrame - 1;

interface Keyframe {
  readonly frame: number;
  readonly value: number;
}

interface Layer {
  readonly name: string;
  readonly property: string;
  readonly keyframes: readonly Keyframe[];
}

function inAndOut(
  start: number,
  end: number,
  leave: number,
  gone: number,
  value: number,
): readonly Keyframe[] {
  return [
    { frame: start, value: 0 },
    { frame: end, value },
    { frame: leave, value },
    { frame: gone, value: 0 },
  ];
}

const bar: Layer = { name: 'Bar', property: 'Width', keyframes: inAndOut(0, 20, 79, 99, 760) };
const strip: Layer = { name: 'Strip', property: 'Width', keyframes: inAndOut(6, 26, 75, 93, 540) };
const nameText: Layer = { name: 'Name', property: 'Opacity', keyframes: inAndOut(12, 26, 77, 87, 1) };
const titleText: Layer = { name: 'Title', property: 'Opacity', keyframes: inAndOut(18, 32, 75, 84, 1) };

/** The front layer comes first, like in the app's Timeline. */
export const layers: readonly Layer[] = [nameText, titleText, strip, bar];

/** A sine ease-in-out, which looks like the preset and doesn't need a solver. */
function valueAt({ keyframes }: Layer, frame: number): number {
  const next = keyframes.findIndex((keyframe) => keyframe.frame > frame);
  const later = keyframes[next];
  const earlier = keyframes[next - 1];
  if (earlier === undefined || later === undefined)
    return (next === -1 ? keyframes.at(-1) : keyframes[0])?.value ?? 0;

  const way = (frame - earlier.frame) / (later.frame - earlier.frame);
  return earlier.value + (later.value - earlier.value) * (0.5 - Math.cos(way * Math.PI) / 2);
}

interface Picture {
  readonly barWidth: number;
  readonly stripWidth: number;
  readonly nameOpacity: number;
  readonly titleOpacity: number;
}

export function pictureAt(frame: number): Picture {
  return {
    barWidth: valueAt(bar, frame),
    stripWidth: valueAt(strip, frame),
    nameOpacity: valueAt(nameText, frame),
    titleOpacity: valueAt(titleText, frame),
  };
}
