import { expect, test } from 'vitest';
import { isPageOfSite } from '../../../../plugins/offline/worker/is-page-of-site.ts';

const answer = (body: string, type: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

test.each([
  ['a page of any version', answer('<div id="__docusaurus"></div>', 'text/html; charset=utf-8'), true],
  ['the not-found page', answer('<div id="__docusaurus"></div>', 'text/html', 404), true],
  ['a page beside the site', answer('<h1>Status</h1>', 'text/html'), false],
  ['a feed that quotes a page', answer('<div id="__docusaurus"></div>', 'application/xml'), false],
  ['a redirect that the browser follows itself', Response.error(), false],
])("%s is told apart from the host's other pages", async (_what, one, isOfSite) => {
  expect(await isPageOfSite(one)).toBe(isOfSite);
});
