// @vitest-environment jsdom
// Validation with random input: valid files can be mounted, and problems are reported in the right place.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';
import { createManualClock } from '../../../src/runtime/playback/clock.ts';
import { createTemplate } from '../../../src/runtime/template.ts';
import { inside, type Problem } from '../../../src/runtime-validation/problem.ts';
import { validateProject } from '../../../src/runtime-validation/validate.ts';
import { project as lowerThird } from '../../../src/examples/lower-third/template.ts';
import { project as loopingBackground } from '../../../src/examples/looping-background/template.ts';
import { project as scoreBug } from '../../../src/examples/score-bug/template.ts';
import { paintProject, ELEMENTS } from '../../helpers/runtime-page/paint-fixtures.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Step = string | number;

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Projects with every element type, masks, keyframes, gradients, nested compositions, steps, and a form. */
const PROJECTS: readonly Json[] = [
  lowerThird,
  scoreBug,
  loopingBackground,
  {
    ...paintProject(
      ...Object.entries(ELEMENTS).map(([id, element]) => ({
        id,
        name: id,
        element,
        masks: [
          { id: `${id} path`, shape: 'path' as const, data: 'M0 0H9V9Z', style: { feather: 3 } },
          { id: `${id} ellipse`, shape: 'ellipse' as const, isInverted: true },
        ],
      })),
    ),
    invokeCommands: ['flash'],
  },
].map((project) => copy(project) as unknown as Json);

const isContainer = (value: Json): value is Json[] | Record<string, Json> =>
  typeof value === 'object' && value !== null;

/** The paths to every value of a file, except the file itself. */
const waysIn = (value: Json, way: readonly Step[] = []): (readonly Step[])[] =>
  isContainer(value)
    ? Object.entries(value).flatMap(([key, inner]) => {
        const own = [...way, Array.isArray(value) ? Number(key) : key];
        return [own, ...waysIn(inner, own)];
      })
    : [];

const WAYS = PROJECTS.map((project) => waysIn(project));

const toPath = (way: readonly Step[]): string => way.reduce<string>(inside, '');

const at = (file: Json, way: readonly Step[]): Json =>
  way.reduce<Json>((value, step) => (value as Record<Step, Json>)[step] as Json, file);

const settings = { seed: 117 };
/** Hundreds of templates are mounted, which takes a while on a busy machine. */
const SLOW = 180_000;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no pictures here'));
});
afterEach(() => vi.restoreAllMocks());

/** Creates a template, paints some frames, and removes it. None of that may throw. */
function tryOut(project: ProjectDefinition): void {
  const template = createTemplate(document.createElement('div'), project, undefined, {
    clock: createManualClock(),
  });
  void template.load();
  const main = template.keyfill.mainComposition;
  for (const frame of [0, main.duration - 1]) main.goToFrame(frame);
  main.play();
  template.flush();
  expect(template.lastError).toBeUndefined();
  template.remove();
}

function check(file: Json): readonly Problem[] {
  const { project, problems } = validateProject(file);
  if (project) tryOut(project);
  else expect(problems.length).toBeGreaterThan(0);
  for (const { message } of problems) expect(message).toMatch(/\S/);
  return problems;
}

it('the projects that are changed here are valid and can be mounted', () => {
  for (const project of PROJECTS) expect(check(project)).toEqual([]);
});

describe('a valid project with one change', { timeout: SLOW }, () => {
  /** A value of another kind than the existing one. `remove` removes it, and `add` adds a member. */
  type Change = { readonly kind: 'replace'; readonly value: Json } | { readonly kind: 'remove' | 'add' };
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc.record({
      kind: fc.constant('replace' as const),
      value: fc.constantFrom<Json>(null, true, -1, 0.5, 1e9, '', 'reddish', [], {}, [null], { a: 1 }),
    }),
    fc.record({ kind: fc.constantFrom('remove' as const, 'add' as const) }),
  );

  it('is refused at that place, or stays valid and can be mounted', () => {
    const counts = { refused: 0, valid: 0 };
    fc.assert(
      fc.property(fc.nat(), fc.nat(), change, (which, where, { kind, ...more }) => {
        const index = which % PROJECTS.length;
        const way = WAYS[index]![where % WAYS[index]!.length]!;
        const file = copy(PROJECTS[index]!);
        const holder = at(file, way.slice(0, -1)) as Record<Step, Json>;
        const key = way.at(-1)!;
        let place = toPath(way);
        if (kind === 'replace') {
          holder[key] = (more as { value: Json }).value;
        } else if (kind === 'add') {
          const target = holder[key]!;
          if (!isContainer(target) || Array.isArray(target)) return;
          (target as Record<string, Json>)['un.heard of'] = 1;
          place = `${toPath(way)}["un.heard of"]`;
        } else if (Array.isArray(holder)) {
          holder.splice(Number(key), 1);
        } else {
          Reflect.deleteProperty(holder, key);
        }
        const problems = check(file);
        counts[problems.length > 0 ? 'refused' : 'valid'] += 1;
        const holderPath = toPath(way.slice(0, -1));
        const elsewhere = problems.filter(
          ({ path, message }) =>
            !path.startsWith(place) &&
            !namesTwoPlaces(path, message) &&
            // Another object type makes its other members wrong.
            !(TELLS_TYPE.has(key) && path.startsWith(holderPath)) &&
            // Something was removed, so the parent is incomplete.
            !(kind === 'remove' && path === holderPath),
        );
        expect(elsewhere, `${kind} at ${place}`).toEqual([]);
      }),
      { ...settings, numRuns: 500 },
    );
    expect(counts.refused).toBeGreaterThan(120);
    expect(counts.valid).toBeGreaterThan(30);
  });

  const TELLS_TYPE = new Set<Step>(['type', 'shape']);

  /** Problems between two places, which may be reported at the one that wasn't changed. */
  const namesTwoPlaces = (path: string, message: string): boolean =>
    /the project has no|is already used by|already shows|can't be nested|starts at frame|expected a frame below|has an action|has a keyframe/.test(
      message,
    ) || /\.(maximum|maxLength)$/.test(path);
});
