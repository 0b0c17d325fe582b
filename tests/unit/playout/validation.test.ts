import { describe, expect, it } from 'vitest';
import { isError, type PlayoutProblem } from '../../../src/playout/validation/checker.ts';
import { validateGdd } from '../../../src/playout/validation/validate-gdd.ts';
import { isElementName, validateOgraf } from '../../../src/playout/validation/validate-ograf.ts';
import { validateSpx } from '../../../src/playout/validation/validate-spx.ts';
import { toText } from '../../../src/runtime-validation/problem.ts';
import { GDD_CASES } from './cases/gdd.ts';
import { manifest, OGRAF_CASES } from './cases/ograf.ts';
import { SPX_CASES } from './cases/spx.ts';
import { official } from './official.ts';

const words = (problems: readonly PlayoutProblem[]): readonly string[] => problems.map(toText);

it.each(OGRAF_CASES)('an OGraf manifest $name', ({ input, problems }) => {
  expect(words(validateOgraf(input))).toEqual(problems);
});

it('an OGraf manifest is recognized by its file name', () => {
  expect(validateOgraf(manifest(), 'lower-third.ograf.json')).toEqual([]);
  for (const name of ['.ograf.json', 'manifest.json']) {
    expect(words(validateOgraf(manifest(), name))).toEqual([
      `the file name has to end in .ograf.json, got ${name}`,
    ]);
  }
});

it("an OGraf manifest gets a warning if a known host can't use its ID as an element's name", () => {
  for (const id of ['lower-third', 'com.keyfill.lower-third']) expect(isElementName(id)).toBe(true);
  for (const id of ['crawler', 'Lower-Third', '3-lines', 'lower third', 'font-face', '-a', 'a_b-c'])
    expect(isElementName(id)).toBe(false);
  expect(validateOgraf(manifest({ id: 'crawler' })).map(isError)).toEqual([false]);
  expect(validateOgraf(manifest({ id: 'a/b' })).map(isError)).toEqual([true]);
});

it.each(GDD_CASES)('a GDD definition $name', ({ input, problems }) => {
  expect(words(validateGdd(input))).toEqual(problems);
});

it.each(SPX_CASES)('an SPX definition $name', ({ input, problems }) => {
  expect(words(validateSpx(input))).toEqual(problems);
});

describe.skipIf(!official)('the official schemas agree', () => {
  it.each(OGRAF_CASES)('on the manifest: $name', ({ input, problems, isAccepted }) => {
    expect(official?.ograf(input)).toBe(isAccepted || problems.length === 0);
  });

  it.each(GDD_CASES)('on the definition: $name', ({ input, problems, isAccepted }) => {
    const options = (input as { gddPlayoutOptions?: object }).gddPlayoutOptions;
    const isValid = official?.gdd(input) && (options === undefined || official.playoutOptions(options));
    expect(isValid).toBe(isAccepted || problems.length === 0);
  });
});
