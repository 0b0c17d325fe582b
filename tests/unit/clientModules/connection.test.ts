import { expect, test } from 'vitest';
import { completeConnection } from '../../../src/clientModules/connection';

test('a connection without a type is taken as fast', () => {
  const connection: { effectiveType?: string } = {};
  completeConnection(connection);
  expect(connection.effectiveType).toBe('4g');
});

test('a known connection stays as it is', () => {
  const connection = { effectiveType: '2g' };
  completeConnection(connection);
  expect(connection.effectiveType).toBe('2g');
  expect(() => completeConnection(undefined)).not.toThrow();
});
