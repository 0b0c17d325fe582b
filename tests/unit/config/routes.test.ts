import { expect, it } from 'vitest';
import { readRoutes } from '../../../tools/site/route-list.ts';
import { routeList } from '../../helpers/routes.ts';

it('lists all pages, posts, tags, and redirects of the site', async () => {
  expect(await readRoutes(), 'run npm run update, and commit tests/fixtures/routes.json').toEqual(routeList);
});
