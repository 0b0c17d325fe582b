/** The piece of a section's text that a result shows: sentences, a row of a table, or code, but never a mix of them. */
import type { MarkRange } from '../query/search.ts';
import { cellsOf, EMPTY_CELL, linesOf, type Line } from '../shared/lines.ts';
import type { Segment } from './types.ts';

export interface Snippet {
  readonly segments: readonly Segment[];
  /** Whether it's a row of a table. */
  readonly isTable: boolean;
}

const LENGTH = 170;
/** How much text is shown before the first mark if its sentence is too long to start with. */
const LEAD_IN = 32;
/** How far before the first mark a sentence may start. */
const SENTENCE_LEAD_IN = 110;
/** A cell longer than this is cut. */
const CELL_LENGTH = 90;
/** The number of words in a text that are considered for a snippet. */
const MAX_PLACES = 100;

/** The end of a sentence, including the spaces after it. */
const SENTENCE_END = /[.!?…]["”’)\]]*\s+/gu;
/** A line that doesn't need a separator before the next line. */
const ENDED_LINE = /[.!?…:;,]["”’)\]]*$/u;

/** Neighboring lines of the same kind. Each row of a table is its own passage. */
interface Passage {
  readonly kind: Line['kind'];
  readonly start: number;
  readonly end: number;
  readonly line: Line;
  /** The header of the table that a row belongs to. */
  readonly header: Line | undefined;
}

/**
 * Chooses the place that contains most of the words, preferring sentences, and cuts it out.
 * @param ranges - Where the words are, in order.
 */
export function snippetOf(content: string, ranges: readonly MarkRange[]): Snippet {
  const passages = passagesOf(content);
  const best = bestPlace(content, passages, ranges);
  if (best === undefined) return { segments: [], isTable: false };

  const { passage, at } = best;
  return passage.kind === 'row' || passage.kind === 'header'
    ? { segments: rowSegments(content, passage, ranges), isTable: true }
    : { segments: textSegments(content, passage, at, ranges), isTable: false };
}

function passagesOf(content: string): Passage[] {
  const passages: Passage[] = [];
  let header: Line | undefined;
  for (const line of linesOf(content)) {
    const { kind, start, end } = line;
    const last = passages[passages.length - 1];
    if (kind === 'header') header = line;
    else if (kind !== 'row') header = undefined;

    if (last?.kind === kind && (kind === 'text' || kind === 'code'))
      passages[passages.length - 1] = { ...last, end };
    else if (end > start)
      passages.push({ kind, start, end, line, header: kind === 'row' ? header : undefined });
  }
  return passages;
}

interface Place {
  readonly passage: Passage;
  /** The first mark, or where the passage starts. */
  readonly at: number;
}

function bestPlace(
  content: string,
  passages: readonly Passage[],
  ranges: readonly MarkRange[],
): Place | undefined {
  const opening = passages.find(({ kind }) => kind === 'text') ?? passages[0];
  let best: Place | undefined = opening && { passage: opening, at: opening.start };
  let most = 0;
  let number = 0;
  ranges.slice(0, MAX_PLACES).forEach(({ start }, position) => {
    while ((passages[number]?.end ?? Infinity) <= start) number += 1;

    const passage = passages[number];
    if (passage === undefined) return;

    const end = Math.min(passage.end, start + LENGTH - LEAD_IN);
    const words = new Set<string>();
    for (let at = position; at < ranges.length; at += 1) {
      const range = ranges[at];
      if (range === undefined || range.end > end) break;

      words.add(content.slice(range.start, range.end).toLowerCase());
    }
    // If two places contain the same words, this prefers readable sentences.
    const worth = 2 * words.size + (passage.kind === 'text' ? 1 : 0);
    if (words.size > 0 && worth > most) {
      most = worth;
      best = { passage, at: start };
    }
  });
  return best;
}

/** A stretch of sentences or code, starting at the sentence or line that contains the first mark. */
function textSegments(
  content: string,
  passage: Passage,
  at: number,
  ranges: readonly MarkRange[],
): Segment[] {
  const beginnings =
    passage.kind === 'text' ? sentenceStarts(content, passage) : lineStarts(content, passage);
  const begin = last(beginnings.filter((start) => start <= at)) ?? passage.start;
  const isWhole = at - begin <= SENTENCE_LEAD_IN;
  const start = isWhole ? begin : wordStart(content, at - LEAD_IN);
  const limit = start + LENGTH;
  let end = passage.end;
  let isCut = false;
  if (end > limit) {
    // If a sentence ends shortly before the limit, the snippet ends there.
    const whole = last(beginnings.filter((one) => one <= limit && one > Math.max(at, start + LENGTH / 2)));
    isCut = whole === undefined;
    end = whole ?? wordEnd(content, limit);
  }
  const separator = passage.kind === 'text' ? ' · ' : ' ';
  return [
    ...(isWhole ? [] : [plain('… ')]),
    ...joinedLines(content, { start, end }, ranges, separator),
    ...(isCut ? [plain(' …')] : []),
  ];
}

/** Where sentences and lines start in a passage. */
function sentenceStarts(content: string, passage: Passage): number[] {
  const text = content.slice(passage.start, passage.end);
  const ends = [...text.matchAll(SENTENCE_END)].map(
    ({ 0: end, index }) => passage.start + index + end.length,
  );
  return [...new Set([...lineStarts(content, passage), ...ends])].sort((a, b) => a - b);
}

function lineStarts(content: string, { start, end }: Passage): number[] {
  const starts = [start];
  for (let at = content.indexOf('\n', start); at >= 0 && at < end; at = content.indexOf('\n', at + 1))
    starts.push(at + 1);

  return starts;
}

/** Joins lines into one, keeping a label and the sentence below it apart. */
function joinedLines(
  content: string,
  { start, end }: MarkRange,
  ranges: readonly MarkRange[],
  separator: string,
): Segment[] {
  const segments: Segment[] = [];
  let from = start;
  for (const line of content.slice(start, end).trimEnd().split('\n')) {
    if (from > start) {
      const before = content.slice(start, from - 1);
      segments.push(plain(ENDED_LINE.test(before) ? ' ' : separator));
    }
    segments.push(...segmentsOf(content, { start: from, end: from + line.length }, ranges));
    from += line.length + 1;
  }
  return segments;
}

/** `Property: fontSize · Type: number`, or the names of the columns. */
function rowSegments(content: string, { line, header }: Passage, ranges: readonly MarkRange[]): Segment[] {
  const names = header === undefined ? [] : cellsOf(content, header);
  const cells = cellsOf(content, line)
    .map((cell, column) => ({ cell, name: names[column] }))
    .filter(({ cell }) => content.slice(cell.start, cell.end) !== EMPTY_CELL);
  const length = cells.reduce((sum, { cell }) => sum + Math.min(cell.end - cell.start, CELL_LENGTH), 0);
  // In a long row, the first cell shows what it's about, and other cells only matter if they contain a word.
  const shown = cells.filter(
    ({ cell }, at) => at === 0 || length <= LENGTH || inside(ranges, cell).length > 0,
  );
  return shown.flatMap(({ cell, name }, at): Segment[] => [
    plain(at > 0 ? ' · ' : ''),
    plain(name === undefined ? '' : nameOf(content.slice(name.start, name.end))),
    ...cellSegments(content, cell, ranges),
  ]);
}

function nameOf(header: string): string {
  return header === EMPTY_CELL ? '' : `${header.replace(/:$/u, '')}: `;
}

function cellSegments(content: string, cell: MarkRange, ranges: readonly MarkRange[]): Segment[] {
  if (cell.end - cell.start <= CELL_LENGTH) return segmentsOf(content, cell, ranges);

  const first = inside(ranges, cell)[0]?.start ?? cell.start;
  const isFromStart = first - cell.start <= CELL_LENGTH / 2;
  const start = isFromStart ? cell.start : wordStart(content, first - LEAD_IN);
  const end = Math.min(cell.end, wordEnd(content, Math.min(cell.end, start + CELL_LENGTH)));
  return [
    ...(isFromStart ? [] : [plain('… ')]),
    ...segmentsOf(content, { start, end }, ranges),
    ...(end < cell.end ? [plain(' …')] : []),
  ];
}

function inside(ranges: readonly MarkRange[], { start, end }: MarkRange): MarkRange[] {
  return ranges.filter((range) => range.start >= start && range.end <= end);
}

/** Splits a stretch of text at its marks. The ranges are in order and don't overlap. */
export function segmentsOf(text: string, within: MarkRange, ranges: readonly MarkRange[]): Segment[] {
  const segments: Segment[] = [];
  let position = within.start;
  for (const { start, end } of inside(ranges, within)) {
    segments.push(plain(text.slice(position, start)), { text: text.slice(start, end), marked: true });
    position = end;
  }
  segments.push(plain(text.slice(position, within.end)));
  return segments
    .map((segment) => ({ ...segment, text: segment.text.replace(/\t/gu, '').replace(/\s/gu, ' ') }))
    .filter((segment) => segment.text !== '');
}

function plain(text: string): Segment {
  return { text, marked: false };
}

function wordStart(text: string, position: number): number {
  const from = Math.max(position, 0);
  const space = text.slice(from, from + LEAD_IN).search(/\s/u);
  return space < 0 ? from : from + space + 1;
}

function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length;

  const piece = text.slice(Math.max(position - LEAD_IN, 0), position + 1);
  const space = piece.search(/\s\S*$/u);
  return space < 0 ? position : Math.max(position - LEAD_IN, 0) + space;
}

function last<Item>(items: readonly Item[]): Item | undefined {
  return items[items.length - 1];
}
