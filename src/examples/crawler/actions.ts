import type { Composition } from '../../runtime/api/objects.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/** The variables that the actions of the composition share. */
interface Crawl extends Composition {
  /** Pixels per frame. The default is 4, and the `speed` command changes it. */
  pixelsPerFrame?: number;
  /** Whether a line has started to crawl since the last `play` command. */
  isCrawling?: boolean;
  /** Writes the new text once the old text has left the screen. */
  takeNew?: (() => void) | null;
  /** The line whose gaps have been measured, and where they are. */
  measured?: string;
  gaps?: readonly number[];
}

/**
 * Moves the line by the same number of pixels in every loop of 50 frames.
 * New text waits until the old text has left the screen. The tag fits its
 * label, and the line ends at the tag. Slashes stand between headlines.
 */
export const actions: ActionsFactory = (keyfill) => ({
  crawler: {
    composition() {
      fitTiles(keyfill, this, { Label: ['Tag', 'Gap', 'Slash', 'Crawl'] });
    },
  },

  'crawl-line': {
    composition(this: Crawl) {
      keyfill.useOnPlay((next) => {
        this.isCrawling = false;
        next();
      });

      keyfill.useOnUpdate('_crawl', (key, value) => {
        // Frame 0 calls this later, so that the text doesn’t change on screen.
        this.takeNew = () => {
          const line = this.findElementByKey(key);
          if (!line) return;
          line.content = value
            .split('\n')
            .map((headline) => headline.trim())
            .filter(Boolean)
            .join(' '.repeat(10));
        };
      });

      keyfill.useOnInvoke('speed', (argument, next) => {
        const speed = Math.round(Number(argument));
        if (speed >= 1 && speed <= 20) this.pixelsPerFrame = speed;
        next();
      });
    },
    frames: {
      0(this: Crawl) {
        const line = this.findElementByKey('_crawl');
        if (!line) return;

        // This loop starts where the last loop ended.
        let left = line.style.x.valueAt(50);
        if (!this.isCrawling || left + line.measure().width <= 0) {
          // The first line is there at once, and the others come in from the right.
          const tag = keyfill.mainComposition.findLayerByName('Slash')?.masks[0]?.style;
          left = this.isCrawling || !tag ? this.width : tag.x.valueAt(74) + tag.width.value + 200;
          this.isCrawling = true;
          this.takeNew?.();
          this.takeNew = null;
        }

        line.style.x.addKeyframe(0, left);
        line.style.x.addKeyframe(50, left - 50 * (this.pixelsPerFrame ?? 4));

        // A slash stands in each gap.
        const { content } = line;
        if (this.measured !== content) {
          this.measured = content;
          const widthOf = (text: string): number => {
            line.content = text;
            return line.measure().width;
          };
          const half = (widthOf(`n${' '.repeat(10)}n`) - widthOf('nn') - 56) / 2;
          this.gaps = [...content.matchAll(/ {10}/g)].map(
            ({ index }) => widthOf(content.slice(0, index)) + half,
          );
          line.content = content;
        }
        for (const [index, { element }] of this.layers.filter(({ name }) => /^Slash/.test(name)).entries()) {
          const gap = this.gaps?.[index];
          for (const frame of [0, 50])
            element.style.x.addKeyframe(frame, gap === undefined ? -99 : line.style.x.valueAt(frame) + gap);
        }
      },
      50() {
        this.goToAndPlay(0);
      },
    },
  },
});
