import { expect, test } from 'vitest';
import { isSiteScript } from '../../../../plugins/offline/worker/is-site-script.ts';

test.each([
  ['/assets/js/main.1.js', '/', true],
  ['/de/assets/js/main.1.js', '/', true],
  ['/docs/assets/js/main.1.js', '/docs/', true],
  ['/docs/de/assets/js/main.1.js', '/docs/', true],
  ['/assets/js/main.1.js', '/docs/', false],
  ['/examples/assets/js/main.1.js/x', '/docs/', false],
  ['/assets/css/styles.css', '/', false],
])('%s in a site at %s: %s', (address, baseUrl, isScript) => {
  expect(isSiteScript(address, baseUrl)).toBe(isScript);
});
