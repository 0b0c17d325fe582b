import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { i18n } from '../../src/config/locales.ts';
import { filesOf, readBuilt } from '../helpers/built-site.ts';

const sheets = filesOf(i18n.defaultLocale).filter((file) => file.endsWith('.css'));

// Every page waits for the style sheet before it's painted.
test('the site has one style sheet of at most 26,500 bytes, compressed with Brotli', () => {
  expect(sheets).toHaveLength(1);
  expect(brotliCompressSync(readBuilt(sheets[0]!)).length).toBeLessThanOrEqual(26_500);
});
