/**
 * The search box's suggestions when there are no results: tasks and pages before the visitor types, and help if
 * nothing is found.
 */
import links from '@generated/local-search/default/links.json';
import type { SearchLink } from '../shared/links.ts';
import { trailOf } from './trail.ts';
import type { Target, TrailStep } from './types.ts';
import { visitsBefore } from './visits.ts';

export type SuggestionGroup = 'tasks' | 'visited' | 'help';

/** A place that's suggested without being a result. */
export type Suggestion = Target & {
  readonly group: SuggestionGroup;
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
    trail: trailOf(route, baseUrl, () => undefined),
    terms: [],
  }));
  return [...linkSuggestions('tasks', links.tasks, baseUrl), ...visited];
}

export function helpSuggestions(baseUrl: string): Suggestion[] {
  return linkSuggestions('help', links.help, baseUrl);
}

function linkSuggestions(group: SuggestionGroup, some: readonly SearchLink[], baseUrl: string): Suggestion[] {
  return some.map(({ label, to }) => ({
    group,
    route: baseUrl + to.slice(1),
    label,
    trail: [],
    terms: [],
  }));
}
