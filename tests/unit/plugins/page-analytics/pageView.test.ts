import { describe, expect, test } from 'vitest';
import { pageViewsOf } from '../../../../plugins/page-analytics/pageView';

const origin = 'https://docs.example';

function visit(referrer = '') {
  return pageViewsOf('docs.example', { origin, referrer });
}

describe('page views', () => {
  test('have the four fields of an event', () => {
    expect(visit('https://search.example/')('/user-guide')).toEqual({
      name: 'pageview',
      url: 'https://docs.example/user-guide',
      referrer: 'https://search.example/',
      domain: 'docs.example',
    });
  });

  test('have no referrer when the visit begins without one', () => {
    expect(visit()('/')?.referrer).toBeNull();
  });

  test('name the page before them as their referrer', () => {
    const viewOf = visit('https://search.example/');
    const views = ['/', '/api', '/blog'].map(viewOf);
    expect(views.map((view) => view?.referrer)).toEqual([
      'https://search.example/',
      'https://docs.example/',
      'https://docs.example/api',
    ]);
  });

  test('are not made of a change of the query or the hash', () => {
    const viewOf = visit();
    expect(viewOf('/faq')).toBeDefined();
    expect(viewOf('/faq')).toBeUndefined();
    expect(viewOf('/api')).toBeDefined();
    expect(viewOf('/faq')).toMatchObject({ referrer: 'https://docs.example/api' });
  });

  test('tell nobody what was searched for', () => {
    const view = visit('https://docs.example/api?highlight=secret#words')('/faq');
    expect(view?.referrer).toBe('https://docs.example/api');
  });

  test('stay on the origin when a path looks like another host', () => {
    expect(visit()('//elsewhere.example/')?.url).toBe('https://docs.example//elsewhere.example/');
  });
});
