import { describe, expect, test } from 'vitest';
import { framedPolicy, metaPolicy, sitePolicy } from '../../../../plugins/delivery/policy.ts';

/** Returns a policy as a table: directive → sources. */
const table = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the policy of the site', () => {
  const policy = table(sitePolicy({ scriptHashes: ["'sha256-b'", "'sha256-a'", "'sha256-b'"] }));

  test("only allows the site's files and the known inline scripts to run", () => {
    expect(policy['script-src']).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  test('allows unsafe-inline only for styles, and never allows unsafe-eval', () => {
    const unsafe = Object.entries(policy).filter(([, sources]) =>
      sources.some((one) => one.includes('unsafe')),
    );
    expect(unsafe).toEqual([['style-src', ["'self'", "'unsafe-inline'"]]]);
  });

  test.each([
    ['https://stats.example/api/event?key=1', 'https://stats.example/api/event'],
    ['http://localhost:4178/a;b,c', 'http://localhost:4178/a%3Bb%2Cc'],
  ])("lets pages send reports to %s if it's configured", (analyticsEndpoint, source) => {
    const connect = table(sitePolicy({ scriptHashes: [], analyticsEndpoint }))['connect-src'];
    expect(connect).toEqual(["'self'", source]);
  });
});

const header = framedPolicy("default-src 'none'; script-src 'unsafe-eval'; frame-ancestors *;");

test('a page with its own policy keeps it, and can only be framed by this site', () => {
  expect(header).toContain("default-src 'none'; script-src 'unsafe-eval'");
  expect(table(header)).toMatchObject({ 'frame-ancestors': ["'self'"], sandbox: ['allow-scripts'] });
  expect(header.match(/frame-ancestors/g)).toHaveLength(1);
});

test('a policy in a meta element leaves out the directives that browsers ignore there', () => {
  const policy = sitePolicy({ scriptHashes: [] });
  expect(metaPolicy(policy)).toBe(policy.replace("; frame-ancestors 'none'", ''));
});
