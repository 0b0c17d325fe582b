import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lostAddresses, readRoutes, routeListText, ROUTES_FILE } from '../../../tools/site/route-list.ts';
import { routeList } from '../../helpers/routes.ts';

it('lists all pages, posts, tags, and redirects of the site', async () => {
  const committed = readFileSync(ROUTES_FILE, 'utf8');
  expect(routeListText(await readRoutes()), `run npm run update, and commit ${ROUTES_FILE}`).toBe(committed);
});

it('keeps every address, unless another page or tag takes it over', async () => {
  const { api, blog, redirects, ...others } = routeList;
  const gone = {
    ...others,
    api: api.filter(({ path }) => path !== '/api/mask'),
    blog: { ...blog, tags: blog.tags.filter((tag) => tag !== '/blog/tags/spx') },
    redirects: redirects.filter(({ from }) => from !== '/elements'),
  };
  const committed = readFileSync(ROUTES_FILE, 'utf8');
  const lost = lostAddresses(committed, gone);
  expect(lost.map(({ message }) => message)).toEqual([
    '/blog/tags/spx leads nowhere now: in blog/tags.json, ' +
      'write "old_addresses": ["/blog/tags/spx"] at the tag that replaces it',
    ...['/api/mask', '/elements'].map(
      (from) =>
        `${from} leads nowhere now: ` +
        `write old_addresses: [${from}] in the front matter of the page that replaces it`,
    ),
  ]);
  for (const { line, message } of lost)
    expect(committed.split('\n')[line - 1]).toContain(`"${message.replace(/ .*/, '')}"`);
  const taken = ['/blog/tags/spx', '/api/mask', '/elements'].map((from) => ({ from, to: '/api/layer' }));
  expect(lostAddresses(committed, { ...gone, redirects: [...gone.redirects, ...taken] })).toEqual([]);
});
