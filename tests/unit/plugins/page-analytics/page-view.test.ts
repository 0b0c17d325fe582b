import { describe, expect, test } from 'vitest';
import { pageViewsOf } from '../../../../plugins/page-analytics/page-view.ts';

const origin = 'https://docs.example';

function visit(referrer = '') {
  return pageViewsOf('docs.example', { origin, referrer });
}

describe('page views', () => {
  test('have an address, a referrer, and the domain', () => {
    expect(visit('https://search.example/')('/user-guide')).toEqual({
      url: 'https://docs.example/user-guide',
      referrer: 'https://search.example/',
      domain: 'docs.example',
    });
  });

  test('have no referrer if the visit starts without one', () => {
    expect(visit()('/')?.referrer).toBeNull();
  });

  test('have the previous page as their referrer', () => {
    const viewOf = visit('https://search.example/');
    const views = ['/', '/api', '/blog'].map(viewOf);
    expect(views.map((view) => view?.referrer)).toEqual([
      'https://search.example/',
      'https://docs.example/',
      'https://docs.example/api',
    ]);
  });

  test('are not counted if only the query or the hash changes', () => {
    const viewOf = visit();
    expect(viewOf('/faq')).toBeDefined();
    expect(viewOf('/faq')).toBeUndefined();
    expect(viewOf('/api')).toBeDefined();
    expect(viewOf('/faq')).toMatchObject({ referrer: 'https://docs.example/api' });
  });

  test('contain no search queries', () => {
    const view = visit('https://docs.example/api?highlight=secret#words')('/faq');
    expect(view?.referrer).toBe('https://docs.example/api');
  });

  test('stay on the origin if a path looks like another host', () => {
    expect(visit()('//elsewhere.example/')?.url).toBe('https://docs.example//elsewhere.example/');
  });
});
