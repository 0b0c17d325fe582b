/** Small pieces of Markdown. */
import { pageOfType } from './page-addresses.ts';

/** The content that replaces a marker: Markdown, and places for the writer's own text. */
export type Block =
  | { readonly markdown: string; readonly isAside?: boolean }
  /** The writer's example of this member and what follows it, or the declaration's, which shows less. */
  | { readonly exampleOf: string; readonly markdown: string }
  /** What the writer put before that under this member's heading. */
  | { readonly proseOf: string }
  /** Everything about a member, in a box of its own. */
  | { readonly entry: readonly Block[] };

export type Attributes = Readonly<Record<string, string>>;

export const markdown = (...lines: readonly string[]): Block => ({ markdown: lines.join('\n\n') });

/** Returns a line that's smaller and gray, or nothing if it's empty. */
export const aside = (line: string): Block[] => (line === '' ? [] : [{ markdown: line, isAside: true }]);

/** Returns a table. Columns that are the same or empty in every row are left out, except the first one. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const columnsInUse = columns.flatMap((_, at) => {
    const [first = '', ...others] = rows.map((row) => row[at]);
    const isSame = others.every((cell) => cell === first);
    return at > 0 && isSame && (first === '' || others.length > 0) ? [] : [at];
  });
  const line = (cells: readonly string[]): string =>
    `| ${columnsInUse.map((at) => (cells[at] ?? '').replace(/(?<!\\)\|/gu, '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

export const code = (text: string): string => `\`${text}\``;

export const link = (text: string, address: string): string => `[${text}](${address})`;

/** Returns `a`, `b`, and `c` as a list. */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Returns TSDoc as MDX, with links resolved and everything escaped that MDX would read as JSX. */
export const prose = (text: string): string =>
  text
    .replace(/\{@link (\w+)\}/gu, (_, name: string) => linkedType(name, ''))
    .replace(/\s+/gu, ' ')
    .replaceAll(' − ', '\u00a0−\u00a0')
    .split(/(`[^`]*`)/u)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[<{]/gu, '\\$&')))
    .join('');

/** Returns a value as code, and words that describe one as they are, of which only “empty” stands alone. */
export const value = (text = ''): string => (/^(?!empty$)[\w.#−-]+$/u.test(text) ? code(text) : prose(text));

/**
 * Returns a type as code, linked to the page that explains it.
 * @param page address of the page that contains the type and doesn't need a link to itself
 */
export function linkedType(type: string, page: string): string {
  const target = pageOfType(type);
  return target === undefined || target === page ? code(type) : link(code(type), target);
}
