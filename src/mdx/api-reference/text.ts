/** Small pieces of Markdown. */
import { placeOfType } from './places';

/** Where the reference says what the columns of its tables mean. */
export const TABLES = '/api#tables';

/** A table; columns without content in any row are left out, but for the first. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = columns.flatMap((_, at) => (at === 0 || rows.some((row) => row[at] !== '') ? [at] : []));
  const line = (cells: readonly string[]): string =>
    `| ${kept.map((at) => (cells[at] ?? '').replace(/(?<!\\)\|/gu, '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

export function code(text: string): string {
  return `\`${text}\``;
}

export function link(text: string, address: string): string {
  return `[${text}](${address})`;
}

/** `a`, `b` and `c`. */
export function list(parts: readonly string[], last = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** TSDoc as MDX: links resolved, and nothing in it that MDX would take for JSX. */
export function prose(text: string): string {
  return text
    .replace(/\{@link (\w+)\}/gu, (_, name: string) => linkedType(name, ''))
    .replace(/\s+/gu, ' ')
    .split(/(`[^`]*`)/u)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[<{]/gu, '\\$&')))
    .join('');
}

/** A literal as code, words as they are. */
export function value(text = ''): string {
  const isLiteral = /^(?:true|false|null|undefined|[−-]?\d[\d.]*|#[\da-f]+)$/iu.test(text);
  return isLiteral ? code(text) : prose(text);
}

/** Text that begins with a capital letter, unless it begins with code. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A type as code, linked to the page that explains it.
 * @param page address of the page that it stands on, which needs no link to itself
 */
export function linkedType(type: string, page: string): string {
  const place = placeOfType(type);
  return place === undefined || place === page ? code(type) : link(code(type), place);
}
