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

/** A change of position or size between two keyframes. */
interface Move {
  readonly place: string;
  readonly composition: string;
  readonly start: number;
  readonly frames: number;
  readonly isLinear: boolean;
}

function movesOf({ compositions }: ProjectDefinition): readonly Move[] {
  return compositions.flatMap(({ id, layers }) =>
    layers.flatMap(({ name, element, masks = [] }) =>
      [element, ...masks].flatMap(({ style = {} }) =>
        Object.entries(style).flatMap(([property, value]) => {
          const keyframes = (value as { keyframes?: readonly KeyframeDefinition<number>[] }).keyframes ?? [];
          return MOVING.includes(property)
            ? keyframes.slice(1).flatMap((next, index): Move[] => {
                const { frame, value: before, easing } = keyframes[index]!;
                const { p1x, p1y, p2x, p2y } = toEasing(easing ?? 'linear')!;
                // A change within a frame is a jump that nobody sees.
                return next.value === before || next.frame - frame < 2
                  ? []
                  : [
                      {
                        place: `${name}, ${property} at ${frame}`,
                        composition: id,
                        start: frame,
                        frames: next.frame - frame,
                        isLinear: p1x === p1y && p2x === p2y,
                      },
                    ];
              })
            : [];
        }),
      ),
    ),
  );
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
    const moves = movesOf(await load(example)).filter(({ composition }) => !(composition in CONSTANT));
    expect(moves.filter(({ isLinear }) => isLinear).map(({ place }) => place)).toEqual([]);
  });

  it('takes 14 to 18 frames in, staggered by 2 to 4, and 10 frames out', async () => {
    const project = await load(example);
    const main = project.compositions.find(({ id }) => id === project.mainComposition)!;
    const outro = main.frameActions?.find(({ isOutro }) => isOutro)?.frame ?? main.duration;
    const moves = movesOf(project).filter(({ composition }) => composition === main.id);
    const rests = [0, ...(main.frameActions ?? []).filter(({ isStep }) => isStep).map(({ frame }) => frame)];
    // The beam is the only move that takes longer, and it changes nothing that's read. Loops start later.
    const entering = moves.filter(
      ({ start, place }) =>
        start < outro &&
        !place.startsWith('Beam') &&
        rests.some((rest) => start >= rest && start < rest + 30),
    );
    const leaving = moves.filter(({ start }) => start >= outro);
    const slow = entering.filter(({ frames }) => frames < 14 || frames > 18);
    expect(slow.map(({ place, frames }) => `${place}: ${frames} frames`)).toEqual([]);
    const late = leaving.filter(({ start, frames }) => start + frames > outro + 12);
    expect(late.map(({ place, start, frames }) => `${place}: until ${start + frames - outro}`)).toEqual([]);
    const starts = [...new Set(entering.map(({ start }) => start))].sort((one, other) => one - other);
    const gaps = starts.slice(1).map((start, index) => start - starts[index]!);
    // What's on a full screen waits a little longer, until the screen has covered it.
    const uneven = gaps.filter((gap, index) => gap < 2 || (gap > (index === 0 ? 8 : 4) && gap < 14));
    expect(uneven, `starts at ${starts.join(', ')}`).toEqual([]);
  });
});
