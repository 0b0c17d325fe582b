/** The piece of text that a result shows: sentences, a row of a table, or code, but never a mix of them. */
import type { MarkRange } from './marks.ts';
import { cellsOf, EMPTY_CELL, linesOf, type Line } from '../shared/lines.ts';
import type { Segment } from '../shared/results.ts';

const LENGTH = 170;
/** A cell longer than this is cut. */
const CELL_LENGTH = 90;
/** How much text is shown before the first mark if its sentence is too long to start with. */
const LEAD_IN = 32;
/** The share of the length that a sentence may take before the first mark. */
const SENTENCE_SHARE = 0.65;
/** The number of words that are considered for a snippet. */
const MAX_PLACES = 100;

/** What's before the start of a sentence or a line. */
const BEFORE_SENTENCE = /[.!?…]["”’)\]]*\s+|\n/g;
const BEFORE_LINE = /\n/g;
/** The end of a line that needs a separator before the next line. */
// eslint-disable-next-line regexp/no-super-linear-move -- It looks back to the last line break at most.
const OPEN_END = /(?<![.!?…:;,]["”’)\]]*)\n/g;

interface Passage extends Line {
  readonly header?: MarkRange | undefined;
}

/**
 * Cuts out the place with the most words, preferring sentences. `ranges` are in order. Only `unnamed` ones
 * decide: the others are in the title, which the result shows.
 */
export function snippetOf(
  content: string,
  ranges: readonly MarkRange[],
  unnamed: readonly MarkRange[] = ranges,
): { readonly snippet: readonly Segment[]; readonly isTable: boolean } {
  const passages = passagesOf(content);
  const opening = passages.find(({ kind }) => kind === 'text') ?? passages[0];
  if (opening === undefined) return { snippet: [], isTable: false };
  const { passage, at } = bestPlace(content, passages, unnamed) ?? { passage: opening, at: opening.start };
  if (passage.kind === 'row' || passage.kind === 'header')
    return { snippet: rowSegments(content, passage, ranges), isTable: true };

  const isText = passage.kind === 'text';
  const text = content.slice(passage.start, passage.end);
  const starts = [...text.matchAll(isText ? BEFORE_SENTENCE : BEFORE_LINE)].map(
    ({ 0: end, index }) => passage.start + index + end.length,
  );
  const segments = cut(content, { within: passage, at, starts, length: LENGTH }, ranges);
  const separator = isText ? ' · ' : ' ';
  return {
    snippet: segments.map((one) => ({ ...one, text: tidy(one.text.replace(OPEN_END, separator)) })),
    isTable: false,
  };
}

function passagesOf(content: string): Passage[] {
  const passages: Passage[] = [];
  let header: Line | undefined;
  for (const line of linesOf(content)) {
    const { kind, start, end } = line;
    const last = passages[passages.length - 1];
    if (kind !== 'row') header = kind === 'header' ? line : undefined;

    if (last?.kind === kind && (kind === 'text' || kind === 'code'))
      passages[passages.length - 1] = { ...last, end };
    else if (end > start) passages.push({ kind, start, end, header: kind === 'row' ? header : undefined });
  }
  return passages;
}

interface Place {
  readonly passage: Passage;
  /** The first mark. */
  readonly at: number;
}

function bestPlace(
  content: string,
  passages: readonly Passage[],
  ranges: readonly MarkRange[],
): Place | undefined {
  let best: Place | undefined;
  let most = 0;
  for (const { start } of ranges.slice(0, MAX_PLACES)) {
    const passage = passages.find((one) => one.end > start);
    if (passage === undefined) break;
    const end = Math.min(passage.end, start + LENGTH - LEAD_IN);
    const words = inside(ranges, { start, end }).map((one) =>
      content.slice(one.start, one.end).toLowerCase(),
    );
    // If two places contain the same words, this prefers readable sentences.
    const worth = 2 * new Set(words).size + (passage.kind === 'text' ? 1 : 0);
    if (worth > most) {
      most = worth;
      best = { passage, at: start };
    }
  }
  return best;
}

interface Cut {
  readonly within: MarkRange;
  /** The first mark. */
  readonly at: number;
  readonly starts: readonly number[];
  readonly length: number;
}

/** Cuts out the text around a mark: from the start of its sentence to the end of one, if possible. */
function cut(content: string, { within, at, starts, length }: Cut, ranges: readonly MarkRange[]): Segment[] {
  const begin = starts.filter((one) => one <= at).at(-1) ?? within.start;
  const isWhole = within.end - begin <= length || at - begin <= length * SENTENCE_SHARE;
  const start = isWhole ? begin : wordStart(content, at - LEAD_IN);
  const limit = start + length;
  // If a sentence ends shortly before the limit, the snippet ends there.
  const whole =
    within.end <= limit
      ? within.end
      : starts.filter((one) => one <= limit && one > Math.max(at, start + length / 2)).at(-1);
  const end = start + content.slice(start, whole ?? wordEnd(content, limit)).trimEnd().length;
  return [
    ...(isWhole ? [] : [plain('… ')]),
    ...segmentsOf(content, { start, end }, ranges),
    ...(whole === undefined ? [plain(' …')] : []),
  ];
}

/** `Property: fontSize · Type: number`, or the names of the columns. */
function rowSegments(content: string, row: Passage, ranges: readonly MarkRange[]): Segment[] {
  const names = row.header === undefined ? [] : cellsOf(content, row.header);
  const cells = cellsOf(content, row)
    .map((cell, column) => ({ ...cell, name: names[column] }))
    .filter((cell) => content.slice(cell.start, cell.end) !== EMPTY_CELL);
  const length = cells.reduce((sum, { start, end }) => sum + Math.min(end - start, CELL_LENGTH), 0);
  // In a long row, the first cell shows what it's about, and other cells only matter if they contain a word.
  const shown = cells.filter((cell, at) => at === 0 || length <= LENGTH || inside(ranges, cell).length > 0);
  const segments = shown.flatMap((cell, at) => {
    const name = cell.name === undefined ? '' : content.slice(cell.name.start, cell.name.end);
    const label = name === '' || name === EMPTY_CELL ? '' : `${name.replace(/:$/, '')}: `;
    const first = inside(ranges, cell)[0]?.start ?? cell.start;
    const text = cut(content, { within: cell, at: first, starts: [], length: CELL_LENGTH }, ranges);
    return [plain(at > 0 ? ' · ' : ''), plain(label), ...text];
  });
  return segments.filter(({ text }) => text !== '');
}

const inside = (ranges: readonly MarkRange[], { start, end }: MarkRange): MarkRange[] =>
  ranges.filter((range) => range.start >= start && range.end <= end);

/** Splits a stretch of text at its marks. The ranges are in order and don't overlap. */
export function segmentsOf(text: string, within: MarkRange, ranges: readonly MarkRange[]): Segment[] {
  const segments: Segment[] = [];
  let position = within.start;
  for (const { start, end } of inside(ranges, within)) {
    segments.push(plain(text.slice(position, start)), { text: text.slice(start, end), marked: true });
    position = end;
  }
  segments.push(plain(text.slice(position, within.end)));
  return segments.filter((segment) => segment.text !== '');
}

/** Removes the tabs, which encode the kinds of lines. */
const tidy = (text: string): string => text.replace(/\t/g, '').replace(/\s/g, ' ');

const plain = (text: string): Segment => ({ text, marked: false });

function wordStart(text: string, position: number): number {
  const space = text.slice(position, position + LEAD_IN).search(/\s/);
  return space < 0 ? position : position + space + 1;
}

function wordEnd(text: string, position: number): number {
  const space = text.slice(position - LEAD_IN, position).search(/\s\S*$/);
  return space < 0 ? position : position - LEAD_IN + space;
}
