import { expect, it, vi } from 'vitest';
import { keep, kept } from '../../../src/shared/storage.ts';

it('a browser that blocks storage keeps nothing, without an error', () => {
  const blocked = (): never => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get: blocked }));
  expect([keep('localStorage', 'a', 'b'), kept('localStorage', 'a')]).toEqual([false, undefined]);
});
