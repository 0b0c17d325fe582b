import { expect, test } from 'vitest';
import { nodeProblem } from '../../../scripts/lib/node-version.mjs';

test('a Node that is new enough is no problem', () => {
  expect(nodeProblem('20.0.0', '>=20.0')).toBeNull();
  expect(nodeProblem('24.1.0', '>=20.0')).toBeNull();
});

test('an old Node is named with the one that is needed', () => {
  expect(nodeProblem('18.20.4', '>=20.0')).toMatch(/Node 18\.20\.4 is too old.*needs Node 20 or newer/);
});
