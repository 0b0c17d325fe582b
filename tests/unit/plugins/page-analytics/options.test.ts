import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { describe, expect, test } from 'vitest';
import { optionsSchema, type PluginOptions, targetOf } from '../../../../plugins/page-analytics/options.ts';

const endpoint = 'https://stats.example/api/event';
const domain = 'docs.example';

/** Validates options the way Docusaurus does. */
function validated(options: object): PluginOptions {
  return normalizePluginOptions<PluginOptions & { id?: string }>(optionsSchema, options);
}

describe('the options of page-analytics', () => {
  test('are either both set or both left out', () => {
    expect(validated({ endpoint, domain })).toMatchObject({ endpoint, domain });
    expect(validated({})).toEqual({ id: 'default' });
    expect(validated({ endpoint: undefined, domain: undefined })).toEqual({ id: 'default' });
  });

  test('count as left out if their environment variables are empty', () => {
    expect(targetOf(validated({ endpoint: '', domain: '' }))).toBeUndefined();
  });

  test('cause an error that names the missing option', () => {
    expect(() => validated({ endpoint })).toThrow(
      'page-analytics needs "endpoint" and "domain", or neither: [domain] is missing',
    );
    expect(() => validated({ endpoint: '', domain })).toThrow('[endpoint] is missing');
  });

  test('reject an endpoint that is not a web address, and a domain with spaces', () => {
    expect(() => validated({ endpoint: 'stats.example', domain })).toThrow('"endpoint" must be a valid uri');
    expect(() => validated({ endpoint: 'ftp://stats.example', domain })).toThrow(
      '"endpoint" must be a valid uri',
    );
    expect(() => validated({ endpoint, domain: 'my docs' })).toThrow('a name without spaces');
  });
});

describe('the target of the events', () => {
  test('comes from the options', () => {
    expect(targetOf(validated({ endpoint, domain }), 'production')).toEqual({ endpoint, domain });
  });

  test('is undefined in development', () => {
    expect(targetOf({ endpoint, domain }, 'development')).toBeUndefined();
  });
});
