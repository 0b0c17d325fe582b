// The output of `npm run bench -- mechanisms`, as Markdown for ARCHITECTURE.md.
import { kB } from './scale-text.ts';

/** The seconds that a build takes, and the total of all cores. */
interface Build {
  seconds: number;
  processor: number | undefined;
}
/** The measurements of a page: bytes, and milliseconds. */
export interface Page {
  script: number;
  styles: number;
  document: number;
  lcp: number;
  blocking: number;
}
/** One variant of the site; `without` is null for the whole site. */
export interface Row {
  without: string | null;
  cold: Build;
  warm: Build;
  large: Build | undefined;
  pages: Readonly<Record<string, Page>>;
}

/** A mechanism stays if removing it costs at least this much on some kind of page … */
const PAGE_LIMITS: readonly {
  what: string;
  limit: number;
  of: (page: Page) => number;
  text: (value: number) => string;
}[] = [
  { what: 'LCP', limit: 50, of: ({ lcp }) => lcp, text: (value) => `${Math.round(value)} ms` },
  {
    what: 'blocking time',
    limit: 30,
    of: ({ blocking }) => blocking,
    text: (value) => `${Math.round(value)} ms`,
  },
  {
    what: 'bytes',
    limit: 10_000,
    of: ({ script, styles, document }) => script + styles + document,
    text: (value) => kB(value),
  },
];
/** … or slows a build down by at least this share. */
const BUILD_LIMITS: readonly { what: string; limit: number; of: (row: Row) => Build | undefined }[] = [
  { what: 'a cold build', limit: 0.1, of: ({ cold }) => cold },
  { what: 'a warm build', limit: 0.1, of: ({ warm }) => warm },
  { what: 'a build with generated pages', limit: 0.2, of: ({ large }) => large },
];

const nameOf = ({ without }: Row) => (without === null ? 'nothing' : `\`${without}\``);

const buildText = (build: Build | undefined) => {
  if (build === undefined) return '';
  const processor =
    build.processor === undefined ? '' : ` (${build.processor.toFixed(1)} s of processor time)`;
  return `${build.seconds.toFixed(1)} s${processor}`;
};

const markdown = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

/**
 * @param count - the number of generated pages
 * @returns lines
 */
export const buildTable = (rows: readonly Row[], count: number): string[] =>
  markdown(
    ['Without', 'Cold build', 'Warm build', ...(count > 0 ? [`${count} generated pages, cold`] : [])],
    rows.map((row) =>
      [nameOf(row), buildText(row.cold), buildText(row.warm)].concat(count > 0 ? [buildText(row.large)] : []),
    ),
  );

/** @returns lines */
export const pageTable = (rows: readonly Row[]): string[] =>
  markdown(
    ['Without', 'Page', 'Script', 'Styles', 'Document', 'LCP', 'Blocking time'],
    rows.flatMap((row) =>
      Object.entries(row.pages).map(([kind, page]) => [
        nameOf(row),
        kind,
        kB(page.script),
        kB(page.styles),
        kB(page.document),
        `${Math.round(page.lcp)} ms`,
        `${Math.round(page.blocking)} ms`,
      ]),
    ),
  );

/**
 * Returns what removing each mechanism costs beyond the limits.
 * @param rows - the first row is the site with everything
 * @returns sentences
 */
export function verdictsOf([whole, ...others]: readonly Row[]): string[] {
  if (whole?.without !== null)
    return ["There's nothing to compare with, because the whole site didn't build."];
  return others.map((row) => {
    const costs = [...pageCosts(whole, row), ...buildCosts(whole, row)];
    return costs.length > 0
      ? `${nameOf(row)} stays. Removing it costs ${costs.join('; ')}.`
      : `${nameOf(row)} can go. Removing it stays below every limit.`;
  });
}

function pageCosts(whole: Row, row: Row): string[] {
  return Object.entries(row.pages).flatMap(([kind, page]) =>
    PAGE_LIMITS.flatMap(({ what, limit, of, text }) => {
      const before = whole.pages[kind];
      const cost = before === undefined ? 0 : of(page) - of(before);
      return cost >= limit ? [`${text(cost)} of ${what} on the ${kind}`] : [];
    }),
  );
}

function buildCosts(whole: Row, row: Row): string[] {
  return BUILD_LIMITS.flatMap(({ what, limit, of }) => {
    const [before, after] = [of(whole), of(row)];
    const cost = before === undefined || after === undefined ? 0 : after.seconds - before.seconds;
    const isBeyond = before !== undefined && cost >= before.seconds * limit;
    return isBeyond ? [`${Math.round((cost / before.seconds) * 100)} % of ${what}`] : [];
  });
}
