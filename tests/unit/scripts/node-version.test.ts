import { expect, test } from 'vitest';
import { nodeProblem } from '../../../scripts/node-version.mjs';

test('a recent Node is accepted', () => {
  expect(nodeProblem('20.19.0', '>=20.19')).toBeNull();
  expect(nodeProblem('20.20.2', '>=20.19')).toBeNull();
  expect(nodeProblem('24.1.0', '>=20.19')).toBeNull();
});

test('an old Node is refused with a message that names the required version', () => {
  for (const old of ['18.20.4', '20.0.0', '20.18.3']) {
    expect(nodeProblem(old, '>=20.19')).toContain(
      `Node ${old} is too old: this project needs Node 20.19 or newer.`,
    );
  }
});
