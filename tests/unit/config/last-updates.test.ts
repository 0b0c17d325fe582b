import { expect, test } from 'vitest';
import { lastUpdates, newestOf } from '../../../src/config/last-updates.ts';

test('each file gets the date of its newest commit', () => {
  const log = `:2026-03-02T10:00:00+00:00

api/mask.mdx
user-guide/text.mdx
:2026-02-01T09:00:00+00:00

api/mask.mdx
api/layer.mdx
`;
  expect([...newestOf(log, '/site')]).toEqual([
    ['/site/api/mask.mdx', '2026-03-02T10:00:00+00:00'],
    ['/site/user-guide/text.mdx', '2026-03-02T10:00:00+00:00'],
    ['/site/api/layer.mdx', '2026-02-01T09:00:00+00:00'],
  ]);
});

test('without a repository, there are no dates and nothing fails', async () => {
  expect(await lastUpdates('/', ['api'])).toEqual(new Map());
});
