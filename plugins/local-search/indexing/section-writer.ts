import { codeLine, rowLine } from '../shared/lines.ts';

/** A part of a page, from one heading to the next. */
export interface Section {
  /** The heading's text; empty for the lead section of a page without a visible title. */
  readonly title: string;
  /** The fragment of the heading, or undefined for the lead section and for headings without an id. */
  readonly anchor: string | undefined;
  /** The text under the heading, with lines joined by `\n`. `shared/lines.ts` describes their kinds. */
  readonly text: string;
}

/** Translated pages keep the anchors. */
const NEXT_ANCHOR = /^next(?:-steps)?$/;
const NEXT = /^(?:what[’']s )?next(?: steps)?$/i;

/** A page's sections without a last one that only links to other pages, which doesn't answer anything. */
export function withoutNext(sections: readonly Section[]): readonly Section[] {
  const last = sections.length > 1 ? sections.at(-1) : undefined;
  const isNext = last && (NEXT.test(last.title) || NEXT_ANCHOR.test(last.anchor ?? ''));
  return isNext ? sections.slice(0, -1) : sections;
}

const ZERO_WIDTH = /\u200b|\u200c|\u200d|\u2060|\ufeff/g;

/** A line of text with collapsed whitespace and without zero-width characters. */
export const tidy = (text: string): string => text.replace(ZERO_WIDTH, '').replace(/\s+/g, ' ').trim();

interface OpenSection {
  readonly level: number;
  title: string;
  readonly anchor: string | undefined;
  readonly lines: string[];
}

/**
 * Splits a page, which its caller walks (HTML or Markdown), so that each text is in exactly one section:
 *
 * ```
 *  text, endLine …        lead section
 *  heading(2, 'A', 'a')   section a
 *  text, endLine …
 * ```
 */
export class SectionWriter {
  private readonly sections: OpenSection[] = [{ level: 1, title: '', anchor: undefined, lines: [] }];
  private line = '';
  private row: { readonly cells: string[]; isHeader: boolean } | undefined;

  text(text: string): void {
    this.line += text;
  }

  /** Ends the current line; an empty line is dropped. Inside a table row, the text stays in its cell. */
  endLine(): void {
    if (this.row) this.line += ' ';
    else this.push(this.takeLine());
  }

  endCodeLine(): void {
    if (this.row) this.line += ' ';
    else this.push(codeLine(this.takeLine()));
  }

  /** Starts a row of a table. Everything up to `endRow` belongs to it. */
  startRow(): void {
    this.endLine();
    this.row = { cells: [], isHeader: true };
  }

  endCell(isHeader: boolean): void {
    if (!this.row) return;
    this.row.cells.push(this.takeLine());
    this.row.isHeader &&= isHeader;
  }

  endRow(): void {
    if (!this.row) return;
    this.push(rowLine(this.row.cells, this.row.isHeader));
    this.row = undefined;
  }

  /** Takes back the current line's text, for a heading. */
  takeLine(): string {
    const line = tidy(this.line);
    this.line = '';
    return line;
  }

  /** Starts a section. The first h1 stays in the lead section, and consecutive headings share their text. */
  heading(level: number, title: string, anchor: string | undefined): void {
    this.endLine();
    const [lead] = this.sections;
    const last = this.sections.at(-1);
    const lines = last?.level === level && last.lines.length === 0 ? last.lines : [];
    if (level === 1 && this.sections.length === 1 && lead?.title === '') lead.title = title;
    else this.sections.push({ level, title, anchor, lines });
  }

  /** All sections, in document order. The lead section always comes first. */
  finish(): Section[] {
    this.endLine();
    return this.sections.map(({ title, anchor, lines }) => ({ title, anchor, text: lines.join('\n') }));
  }

  private push(line: string): void {
    if (line !== '') this.sections.at(-1)?.lines.push(line);
  }
}
