// Front matter: whether it can be read, and whether Docusaurus knows its keys and accepts their values.
import matter from 'gray-matter';
import { nearName } from '../../src/shared/near-name.ts';
import type { Mistake, PageKind } from './problem.ts';

export interface FrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  /** The lines of the block, including both lines of dashes; 0 without front matter. */
  readonly lines: number;
  /** Why it can't be read. */
  readonly mistake?: Mistake;
}

/** The line with a key; the first line of the block for a key that's written in another way. */
export function lineOfKey(text: string, key: string): number {
  const at = text.split('\n').findIndex((line) => line.trimStart().replace(/^["']/, '').startsWith(key));
  return at < 0 ? 1 : at + 1;
}

/** A YAML parser's messages about these lines don't help a writer. */
function adviceFor(line: string, reason: string): string {
  const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s+(.*?)\s*$/.exec(line) ?? [];
  if (/^[^"'[{].*:\s|^[@`%&*!|>]/.test(value))
    return `put the value in quotes: ${key}: "${value.replace(/"/g, '\\"')}"`;
  if (/^["']/.test(value)) return `close the quotes, and write \\" for a quote inside them`;
  if (/^\s*[\w-]+:\S/.test(line)) return 'write a space after the colon';
  return reason;
}

/** The result for a block that can't be read. */
const refused = (lines: number, line: number, message: string): FrontMatter => ({
  data: {},
  lines,
  mistake: { line, message },
});

/** Reads the block between the lines of dashes at the start of a page. */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const start = lines.findIndex((line) => line.trim() !== '');
  if (/^\s*---\s*$/.test(lines[start] ?? '') && (start > 0 || /^\s/.test(lines[0] ?? ''))) {
    const closing = lines.findIndex((line, at) => at > start && /^\s*---\s*$/.test(line));
    const message = 'the front matter is shown as text: remove the blanks and lines before its first ---';
    if (closing > 0) return refused(closing + 1, start + 1, message);
  }
  if (!/^---\s*$/.test(lines[0] ?? '')) return { data: {}, lines: 0 };
  const end = lines.findIndex((line, at) => at > 0 && /^---\s*$/.test(line));
  // A blank line followed by text that isn't a key belongs to the page.
  const gap = lines.findIndex(
    (line, at) => at > 0 && line.trim() === '' && !/^(?:[\w-]+:|\s|#|-)/.test(lines[at + 1] ?? ''),
  );
  const isOpen = end < 0 || (gap > 0 && gap < end && !canRead(lines.slice(1, end).join('\n')));
  const indented = lines.findIndex((line) => /^\s+---\s*$/.test(line));
  if (isOpen && indented > 0)
    return refused(indented + 1, indented + 1, "the front matter isn't closed: remove the blank before ---");
  if (isOpen) {
    const after = gap > 0 ? gap : lines.length;
    const message = `the front matter isn't closed: write --- on a line of its own after line ${after}`;
    return refused(after, 1, message);
  }
  const tab = lines.slice(0, end).findIndex((line) => /^ *\t/.test(line));
  if (tab > 0) return refused(end + 1, tab + 1, 'write spaces instead of the tab at the start of this line');
  try {
    // With options, gray-matter doesn't use its cache, which contains an empty result after a mistake.
    const { data } = matter(lines.slice(0, end + 1).join('\n'), {});
    if (typeof data === 'object' && !Array.isArray(data)) return { data, lines: end + 1 };
    const message = 'the front matter needs a key before each value, such as title: Text element';
    return refused(end + 1, 2, message);
  } catch (error) {
    const { mark, reason = String(error) } = error as { mark?: { line: number }; reason?: string };
    // Parsers report the line at which they gave up, which may be the one after the mistake.
    const reported = Math.min(mark?.line ?? 1, end - 1);
    const suspect =
      [reported, reported - 1].find((at) => at > 0 && adviceFor(lines[at] ?? '', '') !== '') ?? reported;
    const line = Math.max(suspect, 1);
    const message = `the front matter can't be read: ${adviceFor(lines[line] ?? '', reason)}`;
    return refused(end + 1, line + 1, message);
  }
}

function isDate(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function canRead(yaml: string): boolean {
  try {
    return typeof matter(`---\n${yaml}\n---\n`, {}).data === 'object';
  } catch {
    return false;
  }
}

/** The kinds of values, with what to write. */
const VALUES = {
  text: {
    accepts: (value: unknown) => typeof value === 'string' || typeof value === 'number',
    write: 'text',
  },
  flag: {
    accepts: (value: unknown) => typeof value === 'boolean' || value === 'true' || value === 'false',
    write: 'true or false',
  },
  number: {
    accepts: (value: unknown) => Number.isFinite(Number(value)) && value !== null && value !== '',
    write: 'a number',
  },
  texts: {
    accepts: (value: unknown) =>
      Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number'),
    write: 'a list: [one, another]',
  },
  date: {
    accepts: (value: unknown) => !Number.isNaN(new Date(value as string).getTime()) && value !== null,
    write: 'a date: 2026-11-26',
  },
  update: {
    accepts: (value: unknown) =>
      typeof value === 'object' && value !== null && ('date' in value || 'author' in value),
    write: '{ date: 2026-11-26 }',
  },
  addresses: {
    accepts: (value: unknown) =>
      Array.isArray(value) &&
      value.every((one) => typeof one === 'string' && /^\/[^\s?#]*[^\s?#/]$/.test(one)),
    write: 'a list of addresses without a slash at the end: [/user-guide/old-name]',
  },
  any: { accepts: (value: unknown) => value !== null, write: 'a value' },
  // An empty value switches the link off.
  textOrNothing: { accepts: (value: unknown) => value === null || typeof value === 'string', write: 'text' },
} as const;

type Kinds = Readonly<Record<string, keyof typeof VALUES>>;

const keys = (kind: keyof typeof VALUES, ...names: readonly string[]): Kinds =>
  Object.fromEntries(names.map((name) => [name, kind]));

const COMMON: Kinds = {
  ...keys('text', 'title', 'description', 'image'),
  ...keys('flag', 'hide_table_of_contents', 'draft', 'unlisted'),
  ...keys('number', 'toc_min_heading_level', 'toc_max_heading_level'),
  keywords: 'texts',
  old_addresses: 'addresses',
  mdx: 'any',
};

/** The keys that Docusaurus 3.1.1 reads, and a post's `picture`, which its row in lists reads. */
const KEYS: Readonly<Record<PageKind, Kinds>> = {
  docs: {
    ...COMMON,
    ...keys('text', 'id', 'slug', 'sidebar_label', 'sidebar_class_name', 'pagination_label'),
    ...keys('flag', 'hide_title', 'parse_number_prefixes'),
    ...keys('textOrNothing', 'displayed_sidebar', 'pagination_next', 'pagination_prev', 'custom_edit_url'),
    ...keys('any', 'tags', 'sidebar_custom_props'),
    last_update: 'update',
    sidebar_position: 'number',
  },
  blog: {
    ...COMMON,
    ...keys('text', 'id', 'slug', 'picture'),
    ...keys('any', 'tags', 'authors'),
    date: 'date',
  },
  pages: { ...COMMON, wrapperClassName: 'text' },
};

/** Keys that would work but that this site doesn't use. */
const FORBIDDEN: Readonly<Partial<Record<PageKind, Readonly<Record<string, string>>>>> = {
  docs: {
    slug: 'the folder and file name of a docs page are its address',
    tags: 'tags of docs pages would create more pages',
  },
};

/** Finds front matter that can't be read, keys that do nothing, and values that Docusaurus rejects. */
export function frontMatterMistakes(text: string, kind: PageKind): readonly Mistake[] {
  const { data, lines, mistake } = readFrontMatter(text);
  if (mistake !== undefined) return [mistake];
  // YAML counts on: the 45th of December would be a day in January.
  const wrongDates = text
    .split('\n')
    .slice(0, lines)
    .flatMap((line, at) => {
      const [, date] = /\b(?:date|last_update): *["']?(\d{4}-\d+-\d+)/.exec(line) ?? [];
      return date === undefined || isDate(date)
        ? []
        : [{ line: at + 1, message: `there's no day ${date}: write a date such as 2026-11-26` }];
    });
  if (wrongDates.length > 0) return wrongDates;
  return Object.entries(data).flatMap(([key, value]) => {
    const line = lineOfKey(text, key);
    const forbidden = FORBIDDEN[kind]?.[key];
    if (forbidden !== undefined) return [{ line, message: `remove ${key}: ${forbidden}` }];
    const type = KEYS[kind][key];
    if (type !== undefined) {
      return VALUES[type].accepts(value)
        ? []
        : [{ line, message: `the value of ${key} has to be ${VALUES[type].write}` }];
    }
    const meant = nearName(key, Object.keys(KEYS[kind]));
    const advice = meant === undefined ? 'remove it, because nothing reads it' : `did you mean ${meant}?`;
    return [{ line, message: `the front matter key ${key} doesn't exist: ${advice}` }];
  });
}
