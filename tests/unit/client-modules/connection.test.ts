import { expect, test } from 'vitest';
import { completeConnection } from '../../../src/client-modules/connection.ts';

test('a connection without a type counts as fast', () => {
  const connection: { effectiveType?: string } = {};
  completeConnection(connection);
  expect(connection.effectiveType).toBe('4g');
});

test('a connection with a known type stays unchanged', () => {
  const connection = { effectiveType: '2g' };
  completeConnection(connection);
  expect(connection.effectiveType).toBe('2g');
  expect(() => completeConnection(undefined)).not.toThrow();
});
