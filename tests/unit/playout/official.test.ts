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
