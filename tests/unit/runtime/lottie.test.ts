// Lottie files before lottie-web receives them. tests/e2e/runtime-lottie.spec.ts plays them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateProject } from '../../../src/runtime-validation/validate.ts';
import { prepare } from '../../../src/runtime/lottie/prepare.ts';
import { problemsOfLottie } from '../../../src/runtime/lottie/problems.ts';
import { LOTTIE_FILES, LOTTIE_PROBLEMS, lottieFile, lottieProject } from '../../helpers/lottie-files.ts';

const layer = (more: object) => ({ layers: [{ ty: 4, nm: 'A', ks: {}, ...more }] });
const font = (fPath: string, fFamily = 'Inter') => ({ fonts: { list: [{ fName: 'F', fFamily, fPath }] } });

it.each(LOTTIE_FILES)('the problems of a Lottie file are listed for %s, in the validator too', (name) => {
  expect(problemsOfLottie(lottieFile(name), [])).toEqual(LOTTIE_PROBLEMS[name]);
  const { problems, warnings } = validateProject(lottieProject(name));
  expect(problems).toEqual([]);
  expect(warnings).toEqual(LOTTIE_PROBLEMS[name].map((message) => ({ path: 'resources[0].data', message })));
});

it.each<[what: string, file: object, problems: readonly string[]]>([
  ['coordinates', layer({ ks: { p: { s: true, x: { a: 0, k: 1 }, y: { a: 0, k: 1 } } } }), []],
  ['an expression for text', layer({ t: { d: { k: [], x: 'time' } } }), ['expressions don\'t run ("A")']],
  ['a layer without a name', layer({ nm: undefined, ks: { x: 'time' } }), ["expressions don't run"]],
  [
    'an effect without its own name',
    layer({ ef: [{ ty: 29, nm: 'Blur' }] }),
    ['effects aren\'t drawn ("Blur")'],
  ],
  ["the project's own font", font('https://a.example/x', 'Own'), []],
  ['an embedded font', font('DATA:font/ttf;base64,AA=='), []],
  ['a slot', { slots: { logo: { p: { p: 'logo.png', u: '/' } } } }, ['files aren\'t embedded ("/logo.png")']],
  ['colors', { layers: ['#00ff80', 'red', 'rgb(0 50% 0.5)', 'hsl(1,2%,3%)'].map((sc) => ({ sc })) }, []],
  [
    'files instead of colors',
    { layers: ['url(a.svg#b)', 'U\\72l(//a.example/b)'].map((sc) => ({ sc })) },
    ['files aren\'t embedded ("url(a.svg#b)", "U\\\\72l(//a.example/b)")'],
  ],
  ['null', { layers: null, assets: null, chars: null, fonts: null, slots: null, segments: null }, []],
])('the problems of a Lottie file take %s into account', (_what, file, problems) => {
  expect(problemsOfLottie(file, ['Own'])).toEqual(problems);
});

/** The path of each value in a file. */
const pathsIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [[...path, name], ...pathsIn(inner, [...path, name])])
    : [];

describe('a Lottie file that is malformed', () => {
  const project = (data: object) => ({
    ...lottieProject('lower-third'),
    resources: [{ id: 'file', type: 'lottie', data }],
  });

  // tests/e2e/runtime-lottie.spec.ts plays the files that only have warnings.
  it.each<[data: object, problem: string, isRefused: boolean]>([
    [{ layers: 5 }, 'layers: expected an array, got 5', false],
    [{ chars: 'a' }, 'chars: expected an array, got "a"', false],
    [{ layers: [null] }, 'layers[0]: expected an object, got null', true],
    [{ layers: [{}, 'a'] }, 'layers[1]: expected an object, got "a"', true],
    [{ assets: [null] }, 'assets[0]: expected an object, got null', true],
    [{ chars: [null] }, 'chars[0]: expected an object, got null', true],
    [{ fonts: { list: [{ fName: 'F' }] } }, ": fonts aren't in the file or in the project", false],
  ])('%j is only refused if lottie-web would not play it', (data, problem, isRefused) => {
    const { problems, warnings = [] } = validateProject(project(data));
    const found = (isRefused ? problems : warnings).map(({ path, message }) => `${path}: ${message}`);
    expect(found).toEqual([`resources[0].data${/^\w/.test(problem) ? '.' : ''}${problem}`]);
  });

  const nested = (id: string, refId: string, times = 10) => ({
    id,
    layers: Array.from({ length: times }, () => ({ ty: 0, refId })),
  });
  const levels = Array.from({ length: 9 }, (_, at) => nested(`a${at}`, `a${at + 1}`));
  const shapes = (...list: readonly object[]) => ({ layers: [{ ty: 4, shapes: list }] });
  const copies = (inner: object, k: unknown = 200) => ({ ty: 'gr', it: [inner, { ty: 'rp', c: { k } }] });

  it.each<[what: string, data: object]>([
    [
      'compositions in compositions',
      { layers: [{ ty: 0, refId: 'a0' }], assets: [...levels, { id: 'a0', layers: [] }] },
    ],
    ['a composition in itself', { layers: [{ ty: 0, refId: 'a' }], assets: [nested('a', 'a', 1)] }],
    [
      'a billion copies',
      shapes(
        copies({ ty: 'rc' }, [
          { t: 0, s: [1] },
          { t: 9, s: [1e9] },
        ]),
      ),
    ],
    ['copies of copies', shapes(copies(copies(copies({ ty: 'el' }))))],
    ['a star with a billion points', shapes({ ty: 'sr', pt: { k: 1e9 } })],
    ['a zigzag with a billion points', shapes({ ty: 'rc' }, { ty: 'zz', r: { k: 1e9 } })],
    ['endless text', { layers: [{ ty: 5, t: { d: { k: [{ s: { t: 'a'.repeat(60_000) } }] } } }] }],
  ])('with %s is refused, because lottie-web would never end', (_what, data) => {
    expect(validateProject(project(data)).problems).toEqual([
      { path: 'resources[0].data', message: expect.stringContaining('draws more than 50000') as string },
    ]);
  });

  it('is accepted if it has many copies, points, and keyframes, as designers draw them', () => {
    const data = shapes(copies(copies({ ty: 'sr', pt: { k: 12 } }, [{ t: 900, s: [40] }])));
    expect(validateProject(project(data)).problems).toEqual([]);
  });

  it('in any place is read without an error, and nothing in it is requested', () => {
    const files = LOTTIE_FILES.map(lottieFile);
    const odd = fc.constantFrom<unknown>(null, 5, 'a', true, {}, [], [null], [5], ['//a.example'], {
      toString: 1,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(), odd), { minLength: 1, maxLength: 4 }),
        (file, changes) => {
          const data = structuredClone(file);
          for (const [at, value] of changes) {
            const paths = pathsIn(data);
            const path = paths[at % paths.length]!;
            const holder = path
              .slice(0, -1)
              .reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], data);
            (holder as Record<string, unknown>)[path.at(-1)!] = value;
          }
          validateProject(project(data));
          expect(problemsOfLottie(data, ['Own'])).toBeInstanceOf(Array);
          const { assets } = prepare(data, ['Own']).file as { readonly assets?: unknown };
          expect(
            JSON.stringify(Array.isArray(assets) ? assets.map((one: { p?: unknown } | null) => one?.p) : ''),
          ).not.toMatch(/example|\.png/);
        },
      ),
      { numRuns: 200, seed: 55 },
    );
  });
});

it('fonts of Lottie files get their own names, so that equal ones never clash', () => {
  const families = [1, 2].map(() => prepare(lottieFile('lower-third'), []).embedded[0]?.family);
  expect(new Set(families).size).toBe(2);
});

it('gives parts that an export shares to lottie-web one by one, because it changes each', () => {
  const shared = { ty: 'tr', r: { a: 0, k: 0 } };
  const { layers } = prepare({ layers: [{ shapes: [shared, shared] }] }, []).file as unknown as {
    readonly layers: readonly [{ readonly shapes: readonly object[] }];
  };
  const [one, other] = layers[0].shapes;
  expect(one).toEqual(other);
  expect(one).not.toBe(other);
});
