import { describe, expect, it } from 'vitest';
import { GALLERY } from '../../../src/examples/gallery.ts';
import type { ElementDefinition } from '../../../src/runtime/definition/elements.ts';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';
import type { KeyframeDefinition } from '../../../src/runtime/definition/style.ts';
import { toEasing } from '../../../src/runtime/model/easing.ts';

/** Templates with text smaller than the package's sizes, and why it's still readable. */
const SMALLER: Readonly<Record<string, string>> = {
  'score-bug': 'letters and digits that are on air all the time',
  'station-logo': 'viewers recognize it, and never have to read it',
  crawler: 'a strip at the edge has one size',
};
/** Compositions that move at constant speed, and why. */
const CONSTANT: Readonly<Record<string, string>> = {
  'crawl-line': 'viewers read it while it moves',
};
const MOVING = ['x', 'y', 'width', 'height', 'scaleX', 'scaleY', 'rotation'];

type Text = Extract<ElementDefinition, { type: 'text' }>;

async function load(example: string): Promise<ProjectDefinition> {
  const { project } = (await import(`../../../src/examples/${example}/template.ts`)) as {
    project: ProjectDefinition;
  };
  return project;
}

/** The font size, or the smallest one if it changes. */
function sizeOf({ style }: Text): number {
  const size = style?.fontSize ?? 0;
  if (typeof size === 'number') return size;
  return Math.min(...size.keyframes.map(({ value }) => value));
}

type Animated = Readonly<Record<string, { readonly keyframes?: readonly KeyframeDefinition<number>[] }>>;

/** Returns where a position or size changes at constant speed. */
function linearMovesOf({ compositions }: ProjectDefinition): readonly string[] {
  const found: string[] = [];
  const layers = compositions.flatMap((one) => (one.id in CONSTANT ? [] : one.layers));
  const styles = layers.flatMap(({ name, element, masks = [] }) =>
    [element, ...masks].map(({ style = {} }) => [name, style as Animated] as const),
  );
  for (const [name, style] of styles) {
    for (const property of MOVING) {
      const { keyframes = [] } = style[property] ?? {};
      keyframes.slice(1).forEach((next, index) => {
        const { frame, value, easing } = keyframes[index]!;
        const { p1x, p1y, p2x, p2y } = toEasing(easing ?? 'linear')!;
        // A change within a frame is a jump that nobody sees.
        const isSeen = next.value !== value && next.frame - frame > 1;
        if (isSeen && p1x === p1y && p2x === p2y) found.push(`${name}, ${property} at ${frame}`);
      });
    }
  }
  return found;
}

describe.each(GALLERY.map(({ example }) => example))('%s', (example) => {
  it('has names of at least 72 px, second lines of 40 px, and labels of 32 px', async () => {
    const { compositions, templateDefinition } = await load(example);
    const texts = compositions
      .flatMap(({ layers }) => layers.map(({ element }) => element))
      .filter((element): element is Text => element.type === 'text');
    const fields = (templateDefinition?.fields ?? []).map(({ key }) => key);
    /** The sizes of text with a field. One that's repeated only has to be large once. */
    const sizes = fields
      .map((key) => ({ key, size: Math.max(0, ...texts.filter((text) => text.key === key).map(sizeOf)) }))
      .filter(({ size }) => size > 0)
      .sort((one, other) => other.size - one.size);
    const small = [
      ...sizes.slice(0, 1).filter(({ size }) => size < 72),
      ...sizes.slice(1, 2).filter(({ size }) => size < 40),
      ...texts
        .map((text) => ({ key: text.key ?? text.content, size: sizeOf(text) }))
        .filter(({ size }) => size < 32),
    ].filter(() => !(example in SMALLER));
    expect(small).toEqual([]);
  });

  it('never moves at constant speed', async () => {
    expect(linearMovesOf(await load(example))).toEqual([]);
  });
});
