import { expect, it } from 'vitest';
import { disarm } from '../../../../src/playground/sandbox/frame/disarm.ts';

it('takes what a worker has, which lacks most objects of a page', () => {
  const worker = { URL: { createObjectURL: () => 'blob:' }, WebSocket: () => undefined, indexedDB: {} };
  disarm(worker as unknown as Window & typeof globalThis);
  expect(worker).toEqual({ URL: { createObjectURL: undefined }, WebSocket: undefined, indexedDB: undefined });
});
