// Prints the scale figures.
import type { PageWeight } from './page-weight.ts';
import type { Figures, OwnFigures } from './scale-figures.ts';

export function kB(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(bytes < 1e4 ? 1 : 0)} kB` : `${(bytes / 1e6).toFixed(2)} MB`;
}

const memoryText = (MB: number | undefined) => (MB === undefined ? 'not known' : `${Math.round(MB)} MB`);

/** @param seconds - the total of all cores */
const processorText = (seconds: number | undefined) =>
  seconds === undefined ? 'not known' : `${seconds.toFixed(1)} s`;

const weightText = ({ script, document, all, requests }: PageWeight) =>
  `script ${kB(script)}, document ${kB(document)}, all ${kB(all)} in ${requests} requests`;

/** The figures of our own site at one size. */
export function figuresText(figures: OwnFigures): [what: string, value: string, wanted?: string][] {
  const { seconds, processor, memory, pages, htmlBytes, siteBytes, keys } = figures;
  return [
    ['build, cold', `${seconds.toFixed(1)} s; of all cores ${processorText(processor)}`],
    ['peak memory', memoryText(memory), '2.5 GB with 1,000 pages'],
    ['built site', `${kB(siteBytes)}, of it ${kB(htmlBytes)} in ${pages} HTML files`],
    [
      'search index',
      `${kB(figures.index)} raw, ${kB(figures.indexBrotli)} brotli 5, largest file ${kB(figures.largestIndex)}`,
    ],
    ['worker of the offline copy', kB(figures.worker)],
    ['typical page, brotli', `${weightText(figures.typical)}; document ${kB(figures.typicalHtml)} raw`],
    ['long page, brotli', weightText(figures.long)],
    ['focus to first result', `${keys.first} ms`],
    [
      'key to results',
      `p50 ${keys.p50.toFixed(1)} ms, p95 ${keys.p95.toFixed(1)} ms (${keys.count} keys), longest task ${keys.longest.toFixed(0)} ms`,
    ],
  ];
}

const columns: Readonly<Record<string, (figures: Figures) => string>> = {
  '': ({ name }) => name,
  build: ({ seconds }) => `${seconds.toFixed(1)} s`,
  'per page': ({ seconds, pages }) => `${(seconds / pages).toFixed(3)} s`,
  'all cores': ({ processor }) => processorText(processor),
  memory: ({ memory }) => memoryText(memory),
  'index raw': ({ index }) => (index === 0 ? 'none' : kB(index)),
  'index brotli': ({ index, indexBrotli }) => (index === 0 ? 'none' : kB(indexBrotli)),
  script: ({ long }) => kB(long.script),
  document: ({ long }) => kB(long.document),
  all: ({ long }) => kB(long.all),
  LCP: ({ audited }) => (audited === undefined ? '' : `${Math.round(audited.lcp)} ms`),
  blocking: ({ audited }) => (audited === undefined ? '' : `${Math.round(audited.blocking)} ms`),
  CLS: ({ audited }) => (audited === undefined ? '' : audited.cls.toFixed(3)),
  score: ({ audited }) => (audited === undefined ? '' : audited.score.toFixed(2)),
};

/**
 * One line for each tool, below the column names. Ours should take no longer per page than stock Docusaurus,
 * and its LCP should be below Starlight's.
 */
export function tableOf(rows: readonly Figures[]): string[] {
  const cells = [Object.keys(columns), ...rows.map((row) => Object.values(columns).map((text) => text(row)))];
  const widths = Object.keys(columns).map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells.map((line) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
}
