import { findExcess } from '../../../limits/find-excess.ts';
import { isObject, type JsonObject } from '../../../playout/validation/checker.ts';

/** Why a text cannot be imported. Its message is for the reader; the form is as it was. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** What a text turned out to be. */
export interface Found {
  readonly kind: 'gdd' | 'spx' | 'ograf' | 'project';
  readonly content: JsonObject;
  /** The definition for SPX that a page has in addition. */
  readonly spx?: JsonObject;
}

/** The GDD block of a page: the element with the name, or one with the type. Nothing of the page runs. */
function blockOf(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const block = page.querySelector(
    'script[name="graphics-data-definition"], script[type="application/json+gdd"]',
  );
  const address = block?.getAttribute('src');
  if (typeof address === 'string')
    throw new ImportError(`The template keeps its GDD schema in the file ${address}. Import that file.`);
  return block ? (block.textContent ?? '') : undefined;
}

/** Largest file that is read, in characters: an HTML template with its pictures and fonts inside fits in. */
export const FILE_LIMIT = 20_000_000;

/** What a definition may be. Projects and manifests have about ten levels. */
const LIMITS = { size: 1_000_000, depth: 50 };

const inCharacters = (size: number): string => `${size.toLocaleString('en-US')} characters`;

function parse(json: string, what: string): unknown {
  const excess = findExcess(json, LIMITS);
  if (excess)
    throw new ImportError(
      excess.kind === 'size'
        ? `${what} is longer than ${inCharacters(LIMITS.size)}. Import a smaller definition.`
        : `${what} is nested too deeply: more than ${LIMITS.depth} brackets are open at the same time.`,
    );
  try {
    return JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportError(`${what} is no JSON: ${reason.replace(/\.?$/, '.')}`);
  }
}

/** Members of which a manifest of OGraf has at least one and a GDD schema none. */
const OGRAF_MEMBERS = ['supportsRealTime', 'supportsNonRealTime', 'main'];

const UNKNOWN =
  'This is JSON, but no GDD schema and no OGraf manifest. A GDD schema has "properties", a manifest has "main" and "supportsRealTime", a definition for SPX has "DataFields", and a Keyfill project has "keyfill" and "compositions".';

/** The definition for SPX in the code of a template, as text: what is assigned, up to its last bracket. */
function spxCodeOf(code: string): string | undefined {
  const start = /\bSPXGCTemplateDefinition\s*=\s*(?=\{)/.exec(code);
  if (!start) return undefined;
  const text = code.slice(start.index + start[0].length);
  let depth = 0;
  // A string counts as one sign, so that brackets in it don't.
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0) return text.slice(0, index + 1);
  }
  return text;
}

/** The definition for SPX of a page, if it's written as JSON. */
function spxOf(page: string): JsonObject | undefined {
  const code = spxCodeOf(page);
  const content = code === undefined ? undefined : parse(code, 'The definition for SPX');
  return isObject(content) && Array.isArray(content.DataFields) ? content : undefined;
}

/** A template as a page: with a GDD block, with a definition for SPX, or with both. */
function readPage(page: string): Found {
  const block = blockOf(page);
  if (block === undefined) {
    const content = spxOf(page);
    if (content) return { kind: 'spx', content };
    throw new ImportError(
      'The page has no GDD block and no definition for SPX with fields. Import the definition of another template.',
    );
  }
  const content = parse(block, 'The GDD block of the template');
  if (!isObject(content) || !isObject(content.properties)) throw new ImportError(UNKNOWN);
  try {
    const spx = spxOf(page);
    return { kind: 'gdd', content, ...(spx && { spx }) };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    // Another tool may write it as code. The GDD block has all that matters.
    return { kind: 'gdd', content };
  }
}

/**
 * Finds out what a text is, by what it holds and not by a file's name.
 *
 * @throws ImportError when it is neither a GDD schema, nor an OGraf manifest, nor a Keyfill project, nor a page that carries GDD.
 */
export function readText(text: string): Found {
  // A byte order mark is no part of JSON.
  const own = text.replace(/^\uFEFF/, '').trim();
  if (own.length > FILE_LIMIT)
    throw new ImportError(`The text is longer than ${inCharacters(FILE_LIMIT)}. Import a smaller file.`);
  if (own === '') throw new ImportError('There is nothing to import.');
  if (own.startsWith('<')) return readPage(own);
  const code = spxCodeOf(own);
  const content = code === undefined ? parse(own, 'The text') : parse(code, 'The definition for SPX');
  if (isObject(content)) {
    if (Array.isArray(content.DataFields)) return { kind: 'spx', content };
    if (OGRAF_MEMBERS.some((name) => Object.hasOwn(content, name))) return { kind: 'ograf', content };
    if (Object.hasOwn(content, 'keyfill') && Array.isArray(content.compositions))
      return { kind: 'project', content };
    if (isObject(content.properties)) return { kind: 'gdd', content };
  }
  throw new ImportError(UNKNOWN);
}
