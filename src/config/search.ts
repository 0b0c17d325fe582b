import type { SearchLink } from '@site/plugins/local-search/options';

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

/** The options of `plugins/local-search`. */
export const search = { tasks, help, reference: ['api'], exclude: ['/markdown-page'] };
