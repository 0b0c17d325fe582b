import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { htmlFacts } from '../../../../plugins/delivery/html-facts.ts';
import { withSharedScript } from '../../../../plugins/delivery/redirect-pages.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

describe('the inline scripts of a page', () => {
  test('are hashed exactly as written, anywhere in the page', () => {
    const { scriptHashes } = htmlFacts(
      '<head><script>let a = "ä" < 2;\n</script></head><body><script type="module">b()</script>',
    );
    expect(scriptHashes).toEqual([hash('let a = "ä" < 2;\n'), hash('b()')]);
  });

  test("exclude script files, data, and code that's shown as text", () => {
    const { scriptHashes } = htmlFacts(
      '<script src="/main.js" defer></script><script type="application/ld+json">{}</script>' +
        '<code>&lt;script&gt;c()&lt;/script&gt;</code>',
    );
    expect(scriptHashes).toEqual([]);
  });
});

test('a page with its own policy is recognized by its meta element', () => {
  const own = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
  expect(htmlFacts(own).ownPolicy).toBe("default-src 'none'");
  expect(htmlFacts('<meta charset="utf-8">').ownPolicy).toBeUndefined();
  expect(htmlFacts(`${own}<div id="__docusaurus"></div>`).ownPolicy).toBeUndefined();
});

describe('a redirect page', () => {
  /** The format that `@docusaurus/plugin-client-redirects` writes. */
  const page = (to: string) => `<!DOCTYPE html>
<html>
  <head>
    <meta charset="UTF-8">
    <meta http-equiv="refresh" content="0; url=${to}">
    <link rel="canonical" href="${to}" />
  </head>
  <script>
    window.location.href = '${to}' + window.location.search + window.location.hash;
  </script>
</html>`;

  test('is recognized by its refresh, and leads to its canonical address', () => {
    expect(htmlFacts(page('/new')).redirectTo).toBe('/new');
    expect(htmlFacts('<link rel="canonical" href="/new">').redirectTo).toBeUndefined();
  });

  test('has the same script as all others, so they share one hash', () => {
    const [one, two] = ['/new', '/api/other'].map((to) => htmlFacts(withSharedScript(page(to))));
    expect(one?.scriptHashes).toHaveLength(1);
    expect(two?.scriptHashes).toEqual(one?.scriptHashes);
    expect(two?.redirectTo).toBe('/api/other');
  });
});
