import { SENSIBLE_BYTES } from '../../../plugins/local-search/indexing/report.ts';
import type { OwnFigures } from './scale-figures.ts';
import { kB } from './scale-text.ts';

/** A figure, its format, its limit, and what to change if it exceeds the limit. */
interface Total {
  what: string;
  of: (figures: OwnFigures) => number | undefined;
  text: (value: number) => string;
  limit: number;
  change: string;
}

/** `slack` is a difference that's only noise. */
type Constant = Total & { slack?: number };

/** Growth within this factor of the number of pages counts as linear. */
const NEAR = 1.25;

const seconds = (value: number) => `${value.toFixed(0)} s`;
const megabytes = (value: number) => `${Math.round(value)} MB`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

/** Figures that must not grow faster than the number of pages, with their limits. */
const totals: readonly Total[] = [
  {
    what: 'build, seconds of all cores',
    of: ({ processor }) => processor,
    text: seconds,
    limit: 1200,
    change: 'build with a kept cache, or publish the guide in parts that are sites of their own',
  },
  {
    what: 'peak memory',
    of: ({ memory }) => memory,
    text: megabytes,
    limit: 6000,
    change: 'a larger machine, or parts that are sites of their own',
  },
  {
    what: 'bytes of HTML',
    of: ({ htmlBytes }) => htmlBytes,
    text: kB,
    limit: 1e9,
    change:
      'fold the categories of the sidebar (sidebarCollapsed), or give each part of the guide a sidebar of its own',
  },
  {
    what: 'largest index file',
    of: ({ largestIndex }) => largestIndex,
    text: kB,
    // The build warns if a file is larger than this.
    limit: SENSIBLE_BYTES,
    change: 'split the guide into docs instances, each with an index of its own',
  },
];

/** What a reader downloads or waits for, which must stay the same. A difference below the slack is noise. */
const constants: readonly Constant[] = [
  {
    what: 'typical page, all (brotli)',
    of: ({ typical }) => typical.all,
    text: kB,
    limit: 300_000,
    change: 'give each part of the guide a sidebar of its own',
  },
  {
    what: 'typical page, script (brotli)',
    of: ({ typical }) => typical.script,
    text: kB,
    limit: 200_000,
    change: 'split the guide into docs instances: each page loads the sidebar data of its own',
  },
  {
    what: 'long page, blocking time',
    of: ({ audited }) => audited?.blocking,
    text: milliseconds,
    slack: 50,
    limit: 600,
    change: 'fold the categories of the sidebar, or give each part of the guide a sidebar of its own',
  },
  {
    what: 'key to results, p95',
    of: ({ keys }) => keys.p95,
    text: milliseconds,
    slack: 5,
    limit: 100,
    change: 'split the guide into docs instances, each with an index of its own',
  },
];

/**
 * Describes in sentences how the figures of our own site grow from size to size.
 * @param points - ordered by size
 */
export function growthOf(points: readonly OwnFigures[]): string[] {
  const lines: string[] = [];
  for (let at = 1; at < points.length; at += 1) {
    const [small, large] = [points[at - 1], points[at]];
    if (small === undefined || large === undefined) continue;
    lines.push(
      ...totals.map((one) => totalLine(one, small, large)),
      ...constants.map((one) => constantLine(one, small, large)),
    );
  }
  return lines;
}

function totalLine({ what, of, text, limit, change }: Total, small: OwnFigures, large: OwnFigures): string {
  const [before, after] = [of(small), of(large)];
  if (before === undefined || after === undefined) return `${what}: not known here.`;
  const ratio = after / large.pages / (before / small.pages);
  const each = (after - before) / (large.pages - small.pages);
  // A straight line, or, for a curve that bends upward, the power of the page count that fits both sizes.
  const power = Math.log(after / before) / Math.log(large.pages / small.pages);
  const reached =
    power > 1 ? large.pages * (limit / after) ** (1 / power) : large.pages + (limit - after) / each;
  return (
    `${what}: ${text(before)} with ${small.pages} pages, ${text(after)} with ${large.pages}; per page ${ratio.toFixed(2)} times, ` +
    `${ratio <= NEAR ? 'near linear' : `NOT near linear (as the pages to the power of ${power.toFixed(1)})`}. ` +
    `${text(limit)} at about ${round(reached)} pages: then ${change}.`
  );
}

function constantLine(
  { what, of, text, slack = 0, limit, change }: Constant,
  small: OwnFigures,
  large: OwnFigures,
): string {
  const [before, after] = [of(small), of(large)];
  if (before === undefined || after === undefined) return `${what}: not known here.`;
  const each = ((after - before) / (large.pages - small.pages)) * 1000;
  const start = `${what}: ${text(before)} with ${small.pages} pages, ${text(after)} with ${large.pages}`;
  if (after <= Math.max(before * NEAR, before + slack)) return `${start}; stays.`;
  const reached = large.pages + ((limit - after) / each) * 1000;
  return `${start}; GROWS by ${text(each)} with 1000 pages. ${text(limit)} at about ${round(reached)} pages: then ${change}.`;
}

/** Such an estimate isn't more precise than two digits. */
function round(pages: number): number {
  const step = 10 ** Math.max(Math.floor(Math.log10(Math.abs(pages))) - 1, 0);
  return Math.round(pages / step) * step;
}
