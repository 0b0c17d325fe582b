import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Configuration, Module } from 'webpack';
import { nameClasses } from './framework.ts';

/**
 * The styles that most pages don't show at first, such as those of templates, tools, and search results. `page-template.ts` links
 * their sheet in pages that have such a class, and `npm run build` puts it into them; other pages load it with their scripts. The last two are needed by scripts of every
 * page, so that the framework tells every page about the sheet.
 */
const LATER =
  /[\\/]src[\\/](?:components[\\/](?!CopyPage|PostRow)|player[\\/](?!picture)|pages|playground|ui)|[\\/]panel\.module\.css$|[\\/]announce\.css$|[\\/]nprogress\.css$/;

/**
 * All classes of a file end in the same letters, because random ones don't compress. In the later sheet, a hyphen comes before the
 * letters, which is how `page-template.ts` and the tests recognize its classes.
 */
function nameClass(file: string, name: string): string {
  const hash = createHash('md5')
    .update(path.relative(path.join(__dirname, '../..'), file))
    .digest('base64url');
  return `${name}_${LATER.test(file) ? '-' : ''}${hash.replace(/[\W_]/g, '').slice(0, 3)}`;
}

/** Divides Docusaurus's single style sheet into two, so most pages contain only the first. */
export function splitStyles({ module }: Configuration, isServer: boolean): Configuration {
  if (process.env['NODE_ENV'] !== 'production') return {};
  nameClasses(module?.rules, nameClass);
  if (isServer) return {};
  const later = {
    name: 'later',
    type: 'css/mini-extract',
    test: (styles: Module) => LATER.test(styles.nameForCondition() ?? ''),
    chunks: 'all' as const,
    enforce: true,
    priority: 60,
  };
  return { optimization: { splitChunks: { cacheGroups: { later } } } };
}
