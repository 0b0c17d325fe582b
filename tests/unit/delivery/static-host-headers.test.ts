import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../../scripts/lib/host-headers.mjs';

test('a host joins the values of all rules that match an address', () => {
  const rules = parseHeaders('# all\n/*\n  X-One: 1\n/a/*\n  X-One: 2\n  X-Two: b: c\n');
  expect(headersFor(rules, '/b')).toEqual({ 'X-One': '1' });
  expect(headersFor(rules, '/a/b')).toEqual({ 'X-One': '1, 2', 'X-Two': 'b: c' });
});
