import type { Root } from 'hast';
import { keepContent } from '../../../../plugins/built-html/content.ts';
import { loadPackages } from '../../../../plugins/built-html/packages.ts';

const { parse } = await loadPackages();

/** A page as every reader gets it: without what isn't content. */
export const contentOf = (html: string): Root => keepContent(parse(html));
