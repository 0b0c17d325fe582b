import { product } from '../../product.ts';

/** What a drawing says in words: `title` for readers who do not see it, `caption` for everybody, under it. */
export interface DrawingText {
  readonly title: string;
  readonly caption: string;
}

/** The words of all drawings. Plain data, so that a Markdown version of a page can carry them in place of the drawing. */
export const drawingTexts = {
  panels: {
    title: `The ${product.name} window with six panels: Menu bar across the top, below it Resources, Canvas and Inspector side by side, and at the bottom Timeline and Export.`,
    caption: 'The six panels. The drawing shows what each one holds, not its exact place in your window.',
  },
  timeline: {
    title:
      'A Timeline of 100 frames. From top to bottom: the frame counter with the ruler, the action bar with a step at frame 30 and the outro at frame 75, the work area, and the layers Name and Bar with their spans. The layer Name is open and shows four keyframes of its opacity. The playhead stands at frame 50.',
    caption: 'The Timeline, from the frame counter to the layers. The layer Name is open.',
  },
  stacking: {
    title:
      'Three sheets one above the other: the layer Bar at the bottom, the layer Name with a mask above it, and the layer Live badge on top. A text on the middle sheet stands half outside the mask. Below, the finished picture: the bar, on it the part of the text that lies inside the mask, and the badge in front.',
    caption: 'Layers are painted from the bottom row to the top row. A mask cuts its own layer and no other.',
  },
  transformOrigin: {
    title:
      'The same rectangle three times, turned in the first row and scaled to half its width in the second. With the origin 0.5, 0.5 it turns and shrinks about its center, with 0, 0.5 about the middle of its left edge, with 1, 1 about its bottom right corner.',
    caption: 'The dot is the transform origin. It stays where it is; everything else moves.',
  },
  playhead: {
    title:
      'A composition of 120 frames with steps at frames 30 and 60 and the outro at frame 90. Play runs from 0 to 30 and rests, the first next from 30 to 60 and rests, the second next from 60 to 89 and rests, stop runs from 90 to 119, then the composition is invisible.',
    caption: 'Where playback rests. A circle is a rest, the bar is what each command plays.',
  },
  middleware: {
    title:
      'A chain from top to bottom: a command, the first middleware, the second middleware, the default. An arrow labeled next leads from each middleware to the one below. A side arrow shows that the chain ends where a middleware does not call next.',
    caption: 'A command reaches its default only if each middleware calls next.',
  },
  dataPath: {
    title:
      'The way of a value in six stations: the field Name in the rundown, the update command with the key _name, the template data, the middleware of that key, the text element with that key, and the picture on air.',
    caption:
      'One value on its way from the rundown to the pixel. The key is the thread through all stations.',
  },
} as const satisfies Record<string, DrawingText>;
