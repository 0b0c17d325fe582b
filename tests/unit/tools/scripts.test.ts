import { expect, test } from 'vitest';
import { nodeProblem } from '../../../scripts/node-version.mjs';

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.0', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['27.1.0', true],
])('Node %s works with ^20.19 || ^22.13 || >=24: %s', (version, works) => {
  const problem = nodeProblem(version, '^20.19 || ^22.13 || >=24');
  if (works) expect(problem).toBeNull();
  else expect(problem).toContain('need Node 20.19, 22.13, >=24. Install');
});
