/**
 * The search box's offers when there are no results: tasks and pages before the visitor types, and help if
 * nothing is found.
 */
import links from '@generated/local-search/default/links.json';
import type { SearchLink } from '../shared/links';
import { trailOf } from './trail';
import type { Target, TrailStep } from './found';
import { visitsBefore } from './visits';

export type OfferGroup = 'tasks' | 'visited' | 'help';

/** A place that's offered without being a result. */
export type Offer = Target & {
  readonly group: OfferGroup;
  readonly label: string;
  /** The pages above a visited page, because two pages can have the same title. */
  readonly trail: readonly TrailStep[];
};

/** Tasks, then the pages that were visited before the current page. */
export function firstOffers(baseUrl: string, currentRoute: string): Offer[] {
  const visited = visitsBefore(currentRoute).map(({ route, title }): Offer => ({
    group: 'visited',
    route,
    label: title,
    trail: trailOf(route, baseUrl, () => undefined),
    terms: [],
  }));
  return [...linked('tasks', links.tasks, baseUrl), ...visited];
}

export function helpOffers(baseUrl: string): Offer[] {
  return linked('help', links.help, baseUrl);
}

function linked(group: OfferGroup, some: readonly SearchLink[], baseUrl: string): Offer[] {
  return some.map(({ label, to }) => ({
    group,
    route: baseUrl + to.slice(1),
    label,
    trail: [],
    terms: [],
  }));
}
