import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SearchLink } from '@site/plugins/local-search/options';
import { GALLERY } from '../examples/gallery.ts';
import { contentFolders } from './content-folders.ts';

/** Offered before the reader types anything: what designers and operators look for most often. */
const tasks: readonly SearchLink[] = [
  { label: 'Open a template', to: '/user-guide/tutorials' },
  { label: 'Build your first lower third', to: '/user-guide/fundamentals/creating-element' },
  { label: 'Fit long names', to: '/user-guide/tutorials#fit-long-names' },
  { label: 'Hide an empty second line', to: '/user-guide/tutorials#hide-an-empty-second-line' },
  { label: 'Count down to a time', to: '/user-guide/tutorials#show-a-countdown' },
  { label: 'Play a template in CasparCG, SPX, or LiveOS', to: '/user-guide/exporting/integrations' },
];

/** Offered if nothing was found. */
const help: readonly SearchLink[] = [
  { label: 'Frequently asked questions', to: '/user-guide/faq' },
  { label: 'All recipes', to: '/user-guide/tutorials' },
  { label: 'Template gallery', to: '/user-guide/tutorials#templates' },
];

const posters = readdirSync(path.resolve(__dirname, '../../static/posters'));

/** The graphic beside a result that leads to its template. */
const pictures = Object.fromEntries(
  GALLERY.map(({ example, page }) => [
    page,
    `/thumbnails/graphic/${posters.find((name) => name.startsWith(`${example}.`)) ?? ''}`,
  ]),
);

const words = [...contentFolders.docs, ...contentFolders.blog].map((folder) => `${folder}/search-words.json`);

/** The options of `plugins/local-search`. */
export const search = { tasks, help, pictures, words, reference: ['api'], exclude: ['/markdown-page'] };
