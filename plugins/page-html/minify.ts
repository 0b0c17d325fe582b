import { minify as minifyPage } from 'page-html-minifier';
import { createMinify } from './createMinify';

/** What the framework calls for each page. */
export const minify = createMinify(minifyPage);
