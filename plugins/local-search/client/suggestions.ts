/** What's suggested without results: tasks and pages before the reader types, and help after a failure. */
import links from '@generated/local-search/default/links.json';
import type { SearchLink } from '../options.ts';
import { visitsBefore } from './visits.ts';
import { trailOf } from '../shared/trail.ts';
import type { Target, TrailStep } from '../shared/results.ts';

/** A place that's suggested without being a result. */
export type Suggestion = Target & {
  readonly group: 'tasks' | 'visited' | 'help';
  readonly label: string;
  /** The pages above a visited page, because two pages can have the same title. */
  readonly trail: readonly TrailStep[];
};

/** Tasks, then the pages that were visited before the current page. */
export function initialSuggestions(baseUrl: string, currentRoute: string): Suggestion[] {
  const visited = visitsBefore(currentRoute).map(({ route, title }): Suggestion => ({
    group: 'visited',
    route,
    label: title,
    trail: trailOf(route, baseUrl),
    terms: [],
  }));
  return [...linkSuggestions('tasks', links.tasks, baseUrl), ...visited];
}

export const helpSuggestions = (baseUrl: string): Suggestion[] =>
  linkSuggestions('help', links.help, baseUrl);

const linkSuggestions = (
  group: Suggestion['group'],
  some: readonly SearchLink[],
  baseUrl: string,
): Suggestion[] =>
  some.map(({ label, to }) => ({ group, route: baseUrl + to.slice(1), label, trail: [], terms: [] }));
