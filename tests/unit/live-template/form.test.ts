import { describe, expect, it } from 'vitest';
import * as form from '../../../src/player/form.ts';
import { presetData } from '../../../src/player/presets.ts';
import { testPattern } from '../../../src/playout/validation/pattern-test.ts';
import type { FieldDefinition } from '../../../src/runtime/definition/project.ts';

const problemOf = (field: FieldDefinition, value: string): form.Problem | undefined =>
  form.problemOf(field, value, testPattern);

describe('a field of the form', () => {
  const field = { key: '_a', title: 'A', type: 'text' } as const;

  it("may only be empty if it isn't required", () => {
    expect(problemOf(field, '')).toBeUndefined();
    expect(problemOf({ ...field, required: true }, '')).toEqual({ kind: 'required' });
    expect(problemOf({ ...field, minLength: 3 }, '')).toBeUndefined();
  });

  it('counts characters instead of code units', () => {
    expect(problemOf({ ...field, maxLength: 2 }, '😀😀')).toBeUndefined();
    expect(problemOf({ ...field, maxLength: 2 }, 'abc')).toEqual({ kind: 'long', limit: 2, length: 3 });
    expect(problemOf({ ...field, minLength: 2 }, '😀')).toEqual({ kind: 'short', limit: 2, length: 1 });
  });

  it('follows the number limits and the pattern exactly', () => {
    expect(problemOf({ ...field, type: 'number' }, '1.5')).toBeUndefined();
    expect(problemOf({ ...field, type: 'number' }, '1,5')).toEqual({ kind: 'number' });
    expect(problemOf({ ...field, pattern: '^#[0-9a-f]{6}$' }, '#ff00zz')).toEqual({ kind: 'pattern' });
    expect(problemOf({ ...field, pattern: '(' }, 'a')).toBeUndefined();
  });

  it('has a problem if its pattern is too slow, and none until the test is over', () => {
    const own = { ...field, pattern: '^(a+)+$' };
    expect(form.problemOf(own, 'a', () => 'slow')).toEqual({ kind: 'slow-pattern' });
    expect(form.problemOf(own, 'b', () => undefined)).toBeUndefined();
  });

  it('keeps a number between its limits, both included', () => {
    const limited = { ...field, type: 'number', minimum: 0, maximum: 999 } as const;
    expect(problemOf(limited, '-1')).toEqual({ kind: 'low', limit: 0 });
    expect(problemOf(limited, '1000')).toEqual({ kind: 'high', limit: 999 });
    for (const value of ['0', '999', '12.5', '-0']) expect(problemOf(limited, value)).toBeUndefined();
    expect(problemOf(limited, '  ')).toEqual({ kind: 'number' });
    expect(problemOf({ ...limited, minimum: -5 }, '-5')).toBeUndefined();
    // The limits of numbers don't apply to text.
    expect(problemOf({ ...limited, type: 'text' }, '1000')).toBeUndefined();
  });

  it('requires whole numbers, multiples of a step, choices, and colors only if its type does', () => {
    expect(problemOf({ ...field, type: 'integer' }, '1.5')).toEqual({ kind: 'integer' });
    expect(problemOf({ ...field, type: 'duration' }, '5000')).toBeUndefined();
    const stepped = { ...field, type: 'percentage' as const, step: 0.1 };
    for (const value of ['0.3', '0', '-0.7', '1e3']) expect(problemOf(stepped, value)).toBeUndefined();
    expect(problemOf(stepped, '0.35')).toEqual({ kind: 'step', limit: 0.1 });
    const side = { ...field, type: 'dropdown' as const, choices: [{ value: 'home', label: 'Home' }] };
    expect(problemOf(side, 'home')).toBeUndefined();
    expect(problemOf(side, 'Home')).toEqual({ kind: 'choice' });
    expect(problemOf({ ...field, type: 'color' }, '#FF8800')).toBeUndefined();
    expect(problemOf({ ...field, type: 'color' }, '#f80')).toEqual({ kind: 'color' });
    expect(problemOf({ ...field, type: 'color-alpha' }, '#ff8800')).toEqual({ kind: 'color-alpha' });
    expect(problemOf({ ...field, type: 'checkbox', required: true }, 'false')).toBeUndefined();
  });

  it('is the first invalid one in the order of the form', async () => {
    const fields = [field, { ...field, key: '_b', required: true }, { ...field, key: '_c', required: true }];
    expect((await form.firstProblem(fields, { _a: '' }))?.key).toBe('_b');
  });
});

describe('presets', () => {
  const fields = [
    { key: '_name', title: 'Name', type: 'text', maxLength: 10 },
    { key: '_text', title: 'Text', type: 'multi-line' },
    { key: '_n', title: 'N', type: 'number' },
    { key: '_p', title: 'P', type: 'image' },
  ] as const;
  const current = { _name: 'Mira', _text: 'Hello', _n: '5', _p: 'a.png' };

  it.each(['longest', 'accents', 'rtl', 'row'] as const)(
    '"%s" keeps limits, numbers, and pictures',
    (preset) => {
      for (const data of presetData(preset, fields, current)) {
        expect(Array.from(data['_name'] ?? '').length).toBeLessThanOrEqual(10);
        expect(data).toMatchObject({ _n: '5', _p: 'a.png' });
      }
    },
  );

  it('"longest" fills a field without a limit with a lot of text', () => {
    expect(presetData('longest', fields, current)[0]?.['_text']?.length).toBeGreaterThan(80);
  });

  it('"first line only" keeps the first text, required texts, numbers, and pictures', () => {
    const more = [...fields, { key: '_role', title: 'Role', type: 'text', required: true }] as const;
    expect(presetData('first', more, { ...current, _role: 'Guest' })).toEqual([
      { _name: 'Mira', _text: '', _n: '5', _p: 'a.png', _role: 'Guest' },
    ]);
  });

  it("don't change fields with a number or a time", () => {
    const price = { key: '_price', title: 'Price', type: 'text', value: '−48.20 %' } as const;
    for (const preset of ['longest', 'accents', 'rtl', 'row'] as const) {
      for (const data of presetData(preset, [price], { _price: '51.00' }))
        expect(data).toEqual({ _price: '51.00' });
    }
  });

  it('"rtl" uses a right-to-left script', () => {
    expect(presetData('rtl', fields, current)[0]?.['_name']).toMatch(/^[\u0590-\u06ff]/);
  });

  it('"several updates" ends with the original data', () => {
    const row = presetData('row', fields, current);
    expect(row.length).toBeGreaterThan(2);
    expect(row.at(-1)).toEqual(current);
  });
});
