import { expect, test } from 'vitest';
import { fileOfRoute, readBuilt } from '../helpers/built-site.ts';
import { allRoutes } from '../helpers/routes.ts';

const CODE = /<(code|kbd|noscript|pre|script|style|text|textarea)\b.*?<\/\1>|<[^>]*>/gs;

test('quotes and apostrophes are curly on every page, in descriptions, and in code comments', () => {
  const found = allRoutes.flatMap((route) => {
    const html = readBuilt(fileOfRoute(route)).replaceAll('&#x27;', "'");
    const descriptions = html.match(/(?<=name="description" content=)"[^"]*'/g) ?? [];
    const comments = html.match(/(?<=token comment">)[^<]*\p{L}'\p{L}[^<]*/gu) ?? [];
    const passages = html.replace(CODE, '\n').match(/.*(?:['"]|&quot;).*/g) ?? [];
    return [...descriptions, ...comments, ...passages].map((text) => `${route}: ${text}`);
  });
  expect(found).toEqual([]);
});
