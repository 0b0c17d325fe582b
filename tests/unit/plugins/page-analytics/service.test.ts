import { expect, test } from 'vitest';
import { requestOf } from '../../../../plugins/page-analytics/service.ts';

test("a page view becomes an event in Plausible's format, in a request that needs no preflight", () => {
  const page = { url: 'https://docs.example/faq', referrer: 'https://docs.example/', domain: 'docs.example' };
  const { body, ...request } = requestOf(page);
  expect(JSON.parse(String(body))).toEqual({ name: 'pageview', ...page });
  expect(request).toEqual({ method: 'POST', headers: { 'Content-Type': 'text/plain' }, mode: 'no-cors' });
});
