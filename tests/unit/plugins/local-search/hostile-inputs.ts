import { randomNumbers } from './helpers.ts';

const PIECES = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'undefined',
  'null',
  'NaN',
  '_index',
  '_name',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><b>',
  '&lt;',
  '</mark>',
  '{{x}}',
  '${x}',
  '%s',
  '%00',
  '(a+)+$',
  '[',
  ']',
  '(',
  ')',
  '\\',
  '.*',
  '^',
  '$',
  '(?<=',
  '\\u{',
  '|',
  '?',
  '+',
  '-',
  '*',
  '~',
  '~2',
  '^10',
  ':',
  'title:',
  'content:foo',
  'nosuchfield:x',
  '+a -b',
  'foo*',
  '*foo',
  'f*o',
  '"',
  "'",
  '`',
  'שלום',
  'مرحبا',
  '\u202e',
  '\u200f',
  '\u200b',
  '\ufeff',
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\r\n',
  '\t',
  '\ud800',
  '\udfff',
  '🎬',
  '👩‍👩‍👧',
  'e\u0301\u0301\u0301',
  'ﷺ',
  '½',
  'Ⅷ',
  '漢字',
  'ไทย',
  'ǅ',
  'İ',
  'ß',
  'text',
  'element',
  'elemnet',
  'v37',
  '37.1',
  'a',
  'zz',
  '../../etc/passwd',
  'file:///',
  'javascript:alert(1)',
];

/** 10 000 inputs, the same in every run. */
export function* hostileInputs(): Generator<string> {
  const random = randomNumbers(20_260_101);
  const below = (limit: number): number => Math.floor(random() * limit);
  for (let count = 0; count < 10_000; count += 1) {
    const kind = below(5);
    let input = '';
    if (kind === 0) {
      const length = below(40);
      while (input.length < length) input += String.fromCharCode(below(0x10000));
    } else if (kind === 1) {
      const length = below(30);
      while (input.length < length) input += String.fromCharCode(below(128));
    } else if (kind === 2) {
      input = (PIECES[below(PIECES.length)] ?? '').repeat(1 + below(200));
    } else {
      const length = 1 + below(8);
      for (let at = 0; at < length; at += 1) {
        input += (PIECES[below(PIECES.length)] ?? '') + ' '.repeat(below(2));
      }
    }
    yield input;
  }
}
