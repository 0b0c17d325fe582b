import { expect, test } from 'vitest';
import { fixtureBuild } from '../helpers/fixture.ts';

test('the configuration rejects a navbar item of an unknown type and names the type', () => {
  const { code, output } = fixtureBuild('unknown-navbar-item');
  expect(code).not.toBe(0);
  expect(output).toContain('Bad navbar item type mystery');
});

test('a page without a default export fails the build with its address and what to do', () => {
  const { code, output } = fixtureBuild('no-default-export');
  expect(code).not.toBe(0);
  expect(output).toContain("The page component at /extra/nothing doesn't have a default export.");
  expect(output).toContain('Consider default-exporting a React component.');
});
