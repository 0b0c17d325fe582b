import { describe, expect, it } from 'vitest';
import { validateGdd } from '../../../src/playout/validation/gdd.ts';
import { validateOgraf } from '../../../src/playout/validation/ograf.ts';
import { RULES, type PlayoutProblem } from '../../../src/playout/validation/rules.ts';
import { GDD_CASES } from './cases/gdd.ts';
import { OGRAF_CASES } from './cases/ograf.ts';
import { hasOfficialSchemas, officialValidators } from './official.ts';

/** What the official schemas should say according to our own results. They only refuse what breaks their own rules. */
const refusedOfficially = (problems: readonly PlayoutProblem[]): boolean =>
  problems.some(({ rule }) => RULES[rule].isOfficial);

/** The rules that only we have, as the cases show them. They're stricter than the official schemas. */
const STRICTER = [
  'gdd-default',
  'gdd-limits',
  'gdd-pattern',
  'gdd-required',
  'gdd-steps',
  'gdd-type-known',
  'ograf-action-unique',
  'ograf-duration',
  'ograf-element-name',
  'ograf-email',
  'ograf-empty',
  'ograf-id-slash',
  'ograf-range',
  'ograf-resolution-key',
  'ograf-steps-whole',
  'ograf-support',
  'ograf-thumbnail',
];

if (!hasOfficialSchemas)
  console.warn('The official schemas are not at ../shared/schemas: the comparison with them is skipped.');

describe.skipIf(!hasOfficialSchemas)('the official schemas agree', () => {
  const official = hasOfficialSchemas ? officialValidators() : undefined;

  it.each(OGRAF_CASES)('on the manifest: $name', ({ input }) => {
    expect(official?.ograf(input)).toBe(!refusedOfficially(validateOgraf(input)));
  });

  it.each(GDD_CASES)('on the definition: $name', ({ input }) => {
    const options = (input as { gddPlayoutOptions?: object }).gddPlayoutOptions;
    const isAccepted = official?.gdd(input) && (options === undefined || official.playoutOptions(options));
    expect(isAccepted).toBe(!refusedOfficially(validateGdd(input)));
  });
});

describe('the comparison', () => {
  it('has at least 60 cases, both valid and broken', () => {
    const cases = [...OGRAF_CASES, ...GDD_CASES];
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(cases.filter(({ problems }) => problems.length === 0).length).toBeGreaterThanOrEqual(8);
  });

  it('is only stricter in the listed rules', () => {
    const found = [
      ...OGRAF_CASES.flatMap(({ input }) => validateOgraf(input)),
      ...GDD_CASES.flatMap(({ input }) => validateGdd(input)),
    ].filter(({ rule }) => !RULES[rule].isOfficial);
    expect([...new Set(found.map(({ rule }) => rule))].sort()).toEqual(STRICTER);
  });
});
