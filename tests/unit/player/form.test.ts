import { expect, it } from 'vitest';
import * as form from '../../../src/player/form/problems.ts';
import { presetData } from '../../../src/player/form/presets.ts';
import { testPattern } from '../../../src/playout/validation/pattern-test.ts';
import type { FieldDefinition } from '../../../src/runtime/definition/project.ts';

const problemOf = (field: Partial<FieldDefinition>, value: string): string | undefined =>
  form.problemOf({ key: '_a', title: 'A', type: 'text', ...field }, value, testPattern);

it("a field may only be empty if it isn't required", () => {
  expect(problemOf({ minLength: 3 }, '')).toBeUndefined();
  expect(problemOf({ required: true }, '')).toBe('Fill this in.');
  expect(problemOf({ type: 'checkbox', required: true }, 'false')).toBeUndefined();
});

it('a field has a problem if its pattern differs or is too slow, and none until the test is over', () => {
  const field = { key: '_a', title: 'A', type: 'text', pattern: '^(a+)+$' } as const;
  expect(problemOf(field, 'b')).toMatch(/doesn’t match/);
  expect(problemOf({ pattern: '(' }, 'a')).toBeUndefined();
  expect(form.problemOf(field, 'a', () => 'slow')).toMatch(/pattern is too slow/);
  expect(form.problemOf(field, 'b', () => undefined)).toBeUndefined();
});

it('a field keeps a number between its limits, both included', () => {
  const limited = { type: 'number', minimum: 0, maximum: 999 } as const;
  expect(problemOf(limited, '-1')).toBe('Enter 0 or more.');
  expect(problemOf(limited, '1000')).toBe('Enter 999 or less.');
  for (const value of ['0', '999', '12.5', '-0']) expect(problemOf(limited, value)).toBeUndefined();
  for (const value of ['  ', '1,5']) expect(problemOf(limited, value)).toBe('Enter a number.');
  // The limits of numbers don't apply to text.
  expect(problemOf({ ...limited, type: 'text' }, '1000')).toBeUndefined();
});

it('a field requires whole numbers, steps, choices, and colors only if its type does', () => {
  expect(problemOf({ type: 'integer' }, '1.5')).toBe('Enter a whole number.');
  const stepped = { type: 'percentage', step: 0.1 } as const;
  for (const value of ['0.3', '0', '-0.7', '1e3']) expect(problemOf(stepped, value)).toBeUndefined();
  expect(problemOf(stepped, '0.35')).toBe('Enter a multiple of 0.1.');
  const side = { type: 'dropdown', choices: [{ value: 'home', label: 'Home' }] } as const;
  expect(problemOf(side, 'home')).toBeUndefined();
  expect(problemOf(side, 'Home')).toBe('Choose an entry from the list.');
  expect(problemOf({ type: 'color' }, '#FF8800')).toBeUndefined();
  expect(problemOf({ type: 'color' }, '#f80')).toMatch(/^Enter a color/);
  expect(problemOf({ type: 'color-alpha' }, '#ff8800')).toMatch(/^Enter a color with its opacity/);
});

const fields = [
  { key: '_name', title: 'Name', type: 'text', maxLength: 10 },
  { key: '_text', title: 'Text', type: 'multi-line' },
  { key: '_n', title: 'N', type: 'number' },
  { key: '_p', title: 'P', type: 'image' },
  { key: '_price', title: 'Price', type: 'text', value: '−48.20 %' },
] as const;
const current = { _name: 'Mira', _text: 'Hello', _n: '5', _p: 'a.png', _price: '51.00' };
const kept = { _n: '5', _p: 'a.png', _price: '51.00' };

it.each(['longest', 'accents', 'rtl', 'row'] as const)(
  'presets "%s" keeps limits, numbers, times, and pictures',
  (preset) => {
    for (const data of presetData(preset, fields, current)) {
      expect(Array.from(data['_name'] ?? '').length).toBeLessThanOrEqual(10);
      expect(data).toMatchObject(kept);
    }
  },
);

it('a text’s characters are counted only near their limit', () => {
  const limits = (length: number) =>
    form.limitsText({ key: '_a', title: 'A', type: 'text', maxLength: 60 }, 'a'.repeat(length));
  expect([limits(47), limits(48)]).toEqual(['', '48 / 60']);
});
