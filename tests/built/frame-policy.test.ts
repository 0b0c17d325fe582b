import { expect, test } from 'vitest';
import { FRAME_POLICY } from '../../plugins/frame-policy/index.ts';
import { attribute, builtFiles, readBuilt, readPage } from '../helpers/built-site.ts';

/**
 * The site's pages. A redirect has no script that could create a frame, and the runner is what runs inside
 * one.
 */
const pages = builtFiles().filter(
  (file) => file.endsWith('.html') && /id="?__docusaurus/.test(readBuilt(file)),
);

test('every page except the runner allows only pages of this site in its frames', () => {
  expect(pages.length).toBeGreaterThan(50);
  const without = pages.filter(
    (file) =>
      !readPage(file).elements.some(
        (one) =>
          one.parentNode?.nodeName === 'head' &&
          attribute(one, 'http-equiv')?.toLowerCase() === 'content-security-policy' &&
          attribute(one, 'content') === FRAME_POLICY,
      ),
  );
  expect(without).toEqual([]);
});
