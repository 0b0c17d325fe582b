import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { onceEach } from '../../../../plugins/page-html/onceEach';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('works once for each text', () => {
  const worked: string[] = [];
  const once = onceEach((text) => {
    worked.push(text);
    return { text };
  });
  expect(once('a')).toBe(once('a'));
  expect(once('b')).toEqual({ text: 'b' });
  expect(worked).toEqual(['a', 'b']);
});

test("doesn't keep a page in memory because of a link that was found in it", () => {
  const once = onceEach(() => ({}));
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let page = 0; page < 100; page += 1) {
    const html = `<a href="/a/page/${page}">${page}</a>${'text '.repeat(200_000)}`.replace(
      'text',
      String(page),
    );
    for (const link of html.match(/<a .*?<\/a>/) ?? []) once(link);
  }
  collectGarbage();
  // A hundred pages of 1 MB.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
  expect(once('')).toEqual({});
});
