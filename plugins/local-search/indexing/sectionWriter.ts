import { codeLine, rowLine } from '../shared/lines';

/** A part of a page: from one heading to the next. */
export interface Section {
  /** Text of the heading; empty for a lead section whose page shows no title. */
  readonly title: string;
  /** Fragment that leads to the heading; undefined for the lead section and for headings without an id. */
  readonly anchor: string | undefined;
  /** Text under the heading, lines joined with `\n`; `shared/lines.ts` says what a line can be. */
  readonly text: string;
}

const ZERO_WIDTH = /\u200b|\u200c|\u200d|\u2060|\ufeff/gu;

/** One line of text: white space collapsed, characters without width gone. */
export function tidy(text: string): string {
  return text.replace(ZERO_WIDTH, '').replace(/\s+/gu, ' ').trim();
}

interface OpenSection {
  title: string;
  readonly anchor: string | undefined;
  readonly lines: string[];
}

/**
 * Takes the text of a page in document order and cuts it into sections, so that each text lands in exactly
 * one of them, however deep it stands. Whoever walks the page (HTML or Markdown) says what comes next:
 *
 * ```
 *  text, endLine …        lead section
 *  heading('h2', 'a')     section a
 *  text, endLine …
 * ```
 */
export class SectionWriter {
  private readonly done: OpenSection[] = [];
  private open: OpenSection = { title: '', anchor: undefined, lines: [] };
  private line = '';
  private row: { readonly cells: string[]; isHeader: boolean } | undefined;

  /** Adds text to the current line. */
  text(text: string): void {
    this.line += text;
  }

  /** Ends the current line; an empty one leaves no trace. What's inside a row of a table stays in its cell. */
  endLine(): void {
    if (this.row) {
      this.line += ' ';
    } else {
      this.push(this.takeLine());
    }
  }

  /** Ends a line of code. */
  endCodeLine(): void {
    if (this.row) {
      this.endLine();
    } else {
      this.push(codeLine(this.takeLine()));
    }
  }

  /** Starts a row of a table. Everything up to `endRow` belongs to it; a table inside a cell is text of the cell. */
  startRow(): void {
    this.endLine();
    this.row = { cells: [], isHeader: true };
  }

  /** Ends a cell of the row. */
  endCell(isHeader: boolean): void {
    if (this.row) {
      this.row.cells.push(this.takeLine());
      this.row.isHeader &&= isHeader;
    }
  }

  endRow(): void {
    if (this.row) {
      const rest = this.takeLine();
      const { cells, isHeader } = this.row;
      this.row = undefined;
      this.push(rowLine(rest === '' ? cells : [...cells, rest], isHeader));
    }
  }

  /** Takes back what stands in the current line, for a heading. */
  takeLine(): string {
    const line = tidy(this.line);
    this.line = '';
    return line;
  }

  /** Opens the section of a heading. The first h1 is the page's title and stays with the lead section. */
  heading(level: number, title: string, anchor: string | undefined): void {
    this.endRow();
    this.endLine();
    const isPageTitle = level === 1 && this.done.length === 0 && this.open.title === '';
    if (isPageTitle) {
      this.open.title = title;
      return;
    }
    this.done.push(this.open);
    this.open = { title, anchor, lines: [] };
  }

  /** All sections, in document order; the lead section is always the first. */
  finish(): Section[] {
    this.endRow();
    this.endLine();
    return [...this.done, this.open].map(({ title, anchor, lines }) => ({
      title,
      anchor,
      text: lines.join('\n'),
    }));
  }

  private push(line: string): void {
    if (line !== '') {
      this.open.lines.push(line);
    }
  }
}
