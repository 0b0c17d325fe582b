import { findExcess } from '../../../shared/find-excess.ts';
import { filesLength } from '../../../playground/model/draft.ts';
import type { JsonObject } from '../../../playout/validation/checker.ts';
import { isObject } from '../../../runtime/state/checks.ts';
import { excessError, ImportError, LIMITS, SPX } from './import-error.ts';
import { scriptElements } from './script-elements.ts';
import { product } from '../../../product.ts';
import { reasonOf } from '../../../shared/reason-of.ts';

export interface Found {
  readonly kind: 'gdd' | 'spx' | 'ograf' | 'project';
  readonly content: JsonObject;
  /** The SPX definition, if the page has one in addition. */
  readonly spx?: JsonObject;
}

/** Returns the GDD block of a page: the element with the right name or type. Nothing on the page runs. */
function blockOf(html: string): string | undefined {
  const block = scriptElements(html).find(
    ({ attributes }) =>
      attributes.get('name') === 'graphics-data-definition' ||
      attributes.get('type')?.toLowerCase() === 'application/json+gdd',
  );
  const address = block?.attributes.get('src');
  if (address !== undefined)
    throw new ImportError(`The template’s GDD schema is in the file ${address}. Import that file instead.`);
  return block?.text;
}

function parse(json: string, what: string): unknown {
  // Projects contain fonts and pictures, which are long but easy to read.
  const excess = findExcess(json, { ...LIMITS, size: LIMITS.size + filesLength(json) });
  if (excess) throw excessError(what, excess.kind);
  try {
    return JSON.parse(json);
  } catch (error) {
    const reason = reasonOf(error);
    throw new ImportError(`${what} isn’t valid JSON: ${reason.replace(/\.?$/, '.')}`);
  }
}

/** An OGraf manifest has at least one of these members, and a GDD schema doesn't have any. */
const OGRAF_MEMBERS = ['supportsRealTime', 'supportsNonRealTime', 'main'];

const UNKNOWN =
  'This is JSON, but it isn’t a definition or a project. A GDD schema has "properties", an OGraf manifest ' +
  'has "main" and "supportsRealTime", an SPX definition has "DataFields", and a ' +
  `${product.name} project has "keyfill" and "compositions".`;

/** A line that's a comment, or the start of an SPX definition. */
const COMMENT_OR_START =
  /(?<![^\n])[^\S\n]*(?:\/\/|\/?\*)[^\n]*|\bSPXGCTemplateDefinition(?:['"]\])?\s*(=)(?!=)\s*/g;

/** Returns where a template's code assigns its SPX definition, or undefined if it doesn't. */
function spxStartOf(code: string): number | undefined {
  let first: number | undefined;
  // One match at a time, because a file can have millions of comments.
  for (const { index, 0: found, 1: isStart } of code.matchAll(COMMENT_OR_START)) {
    if (!isStart) continue;
    const start = index + found.length;
    if (code[start] === '{') return start;
    first ??= start;
  }
  return first;
}

/** Reads an object that's written as JavaScript. The parser is only loaded when it's needed. */
async function readCode(code: string, start: number): Promise<unknown> {
  const { readLiteral } = await import('./read-literal.ts').catch((error: unknown) => {
    console.error(error);
    throw new ImportError(
      'The part that reads SPX definitions couldn’t be loaded. Check your connection, then try again.',
    );
  });
  return parse(readLiteral(code, start), SPX);
}

const isSpx = (content: unknown): content is JsonObject =>
  isObject(content) && Array.isArray(content.DataFields);

async function spxOf(page: string): Promise<JsonObject | undefined> {
  const start = spxStartOf(page);
  if (start === undefined) return undefined;
  // Without a semicolon, the end tag would look like part of the code.
  const end = page.slice(start).search(/<\/script/i);
  const content = await readCode(end === -1 ? page : page.slice(0, start + end), start);
  return isSpx(content) ? content : undefined;
}

/** Reads a template page that contains a GDD block, an SPX definition, or both. */
async function readPage(page: string): Promise<Found> {
  const block = blockOf(page);
  if (block === undefined) {
    const content = await spxOf(page);
    if (content) return { kind: 'spx', content };
    throw new ImportError(
      'The page doesn’t contain a GDD block or an SPX definition with fields. Import a different template.',
    );
  }
  const content = parse(block, 'The GDD block of the template');
  if (!isObject(content) || !isObject(content.properties)) throw new ImportError(UNKNOWN);
  try {
    const spx = await spxOf(page);
    return { kind: 'gdd', content, ...(spx && { spx }) };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    // It may contain code. The GDD block has everything that matters.
    return { kind: 'gdd', content };
  }
}

/** Reads JSON, or an SPX definition in a script or copied without the script around it. */
async function readScript(code: string): Promise<unknown> {
  const start = spxStartOf(code);
  if (start !== undefined) {
    const content = await readCode(code, start);
    if (isSpx(content)) return content;
    throw new ImportError(`${SPX} doesn’t have "DataFields". Import a template with fields.`);
  }
  try {
    return parse(code, 'The text');
  } catch (error) {
    if (!/\bDataFields\b/.test(code)) throw error;
    return readCode(code, code.search(/\S/));
  }
}

/**
 * Finds out from its content, not from the file's name, what some text is.
 * @throws ImportError if it isn't a GDD schema, an SPX definition, an OGraf manifest, a Keyfill project, or a
 * page with a definition.
 */
export async function readText(text: string): Promise<Found> {
  // A byte order mark isn't part of JSON. White space stays, because messages name lines.
  const own = text.replace(/^\uFEFF/, '');
  if (own.trim() === '') throw new ImportError('There’s nothing to import. Choose a file or paste its text.');
  if (/^\s*</.test(own)) return readPage(own);
  const content = await readScript(own);
  if (isSpx(content)) return { kind: 'spx', content };
  if (isObject(content)) {
    if (OGRAF_MEMBERS.some((name) => Object.hasOwn(content, name))) return { kind: 'ograf', content };
    if (Object.hasOwn(content, 'keyfill') && Array.isArray(content.compositions))
      return { kind: 'project', content };
    if (isObject(content.properties)) return { kind: 'gdd', content };
  }
  throw new ImportError(UNKNOWN);
}
