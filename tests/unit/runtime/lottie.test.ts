// Lottie files before lottie-web receives them. tests/e2e/runtime-lottie.spec.ts plays them.
import { describe, expect, it } from 'vitest';
import { validateProject } from '../../../src/runtime-validation/validate.ts';
import { prepare } from '../../../src/runtime/lottie/prepare.ts';
import { problemsOfLottie } from '../../../src/runtime/lottie/problems.ts';
import { LOTTIE_FILES, LOTTIE_PROBLEMS, lottieFile, lottieProject } from '../../helpers/lottie-files.ts';

const layer = (more: object) => ({ layers: [{ ty: 4, nm: 'A', ks: {}, ...more }] });
const font = (fPath: string, fFamily = 'Inter') => ({ fonts: { list: [{ fName: 'F', fFamily, fPath }] } });

describe('the problems of a Lottie file', () => {
  it.each(LOTTIE_FILES)('are listed for %s, in the validator too', (name) => {
    expect(problemsOfLottie(lottieFile(name), [])).toEqual(LOTTIE_PROBLEMS[name]);
    const { problems, warnings } = validateProject(lottieProject(name));
    expect(problems).toEqual([]);
    expect(warnings).toEqual(
      LOTTIE_PROBLEMS[name].map((message) => ({ path: 'resources[0].data', message })),
    );
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
    [
      'a slot',
      { slots: { logo: { p: { p: 'logo.png', u: '/' } } } },
      ['files aren\'t embedded ("/logo.png")'],
    ],
    ['colors', { layers: ['#00ff80', 'red', 'rgb(0 50% 0.5)', 'hsl(1,2%,3%)'].map((sc) => ({ sc })) }, []],
    [
      'files instead of colors',
      { layers: ['url(a.svg#b)', 'U\\72l(//a.example/b)'].map((sc) => ({ sc })) },
      ['files aren\'t embedded ("url(a.svg#b)", "U\\\\72l(//a.example/b)")'],
    ],
    ['null', { layers: null, assets: null, chars: null, fonts: null, slots: null, segments: null }, []],
  ])('take %s into account', (_what, file, problems) => {
    expect(problemsOfLottie(file, ['Own'])).toEqual(problems);
  });
});

describe('a Lottie file for the player', () => {
  it('has fonts under names of their own, so that equal names in two files never clash', () => {
    const families = [1, 2].map(() => prepare(lottieFile('lower-third'), []).embedded[0]?.family);
    expect(new Set(families).size).toBe(2);
  });
});
