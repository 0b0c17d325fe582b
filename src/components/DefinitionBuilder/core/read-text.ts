import { endOfString, findExcess } from '../../../limits/find-excess.ts';
import { isObject, type JsonObject } from '../../../playout/validation/checker.ts';

/** Explains to the reader why some text can't be imported. The form doesn't change. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** What the imported text contains. */
export interface Found {
  readonly kind: 'gdd' | 'spx' | 'ograf' | 'project';
  readonly content: JsonObject;
  /** The SPX definition, if the page has one in addition. */
  readonly spx?: JsonObject;
}

/** Returns the GDD block of a page: the element with the right name or type. Nothing on the page runs. */
function blockOf(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const block = page.querySelector(
    'script[name="graphics-data-definition"], script[type="application/json+gdd"]',
  );
  const address = block?.getAttribute('src');
  if (typeof address === 'string')
    throw new ImportError(`The template’s GDD schema is in the file ${address}. Import that file instead.`);
  return block ? (block.textContent ?? '') : undefined;
}

/**
 * The size of the largest file to read, in characters. An HTML template with embedded pictures and fonts is
 * smaller.
 */
export const FILE_LIMIT = 20_000_000;

/** The limits of a definition. Projects and manifests have about ten levels. */
const LIMITS = { size: 1_000_000, depth: 50 };

const inCharacters = (size: number): string => `${size.toLocaleString('en-US')} characters`;

function parse(json: string, what: string): unknown {
  const excess = findExcess(json, LIMITS);
  if (excess)
    throw new ImportError(
      excess.kind === 'size'
        ? `${what} is longer than ${inCharacters(LIMITS.size)}. Import a smaller definition.`
        : `${what} is nested too deeply: it has more than ${LIMITS.depth} levels of brackets.`,
    );
  try {
    return JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportError(`${what} isn’t valid JSON: ${reason.replace(/\.?$/, '.')}`);
  }
}

/** An OGraf manifest has at least one of these members, and a GDD schema has none of them. */
const OGRAF_MEMBERS = ['supportsRealTime', 'supportsNonRealTime', 'main'];

const UNKNOWN =
  'This is JSON, but it isn’t a definition or a project. A GDD schema has "properties", an OGraf manifest has "main" and "supportsRealTime", an SPX definition has "DataFields", and a Keyfill project has "keyfill" and "compositions".';

/** Returns the SPX definition in a template's code as text: the assigned value, up to its last bracket. */
function spxCodeOf(code: string): string | undefined {
  const start = /\bSPXGCTemplateDefinition\s*=\s*(?=\{)/.exec(code);
  if (!start) return undefined;
  const text = code.slice(start.index + start[0].length);
  let depth = 0;
  // A regular expression would overflow the stack on a string of several million characters.
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    // Brackets in strings aren't counted.
    if (sign === '"') at = endOfString(text, at) - 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0) return text.slice(0, at + 1);
  }
  return text;
}

/** Returns the SPX definition of a page if it's written as JSON. */
function spxOf(page: string): JsonObject | undefined {
  const code = spxCodeOf(page);
  const content = code === undefined ? undefined : parse(code, 'The SPX definition');
  return isObject(content) && Array.isArray(content.DataFields) ? content : undefined;
}

/** Reads a template page that contains a GDD block, an SPX definition, or both. */
function readPage(page: string): Found {
  const block = blockOf(page);
  if (block === undefined) {
    const content = spxOf(page);
    if (content) return { kind: 'spx', content };
    throw new ImportError(
      'The page doesn’t contain a GDD block or an SPX definition with fields. Import a different template.',
    );
  }
  const content = parse(block, 'The GDD block of the template');
  if (!isObject(content) || !isObject(content.properties)) throw new ImportError(UNKNOWN);
  try {
    const spx = spxOf(page);
    return { kind: 'gdd', content, ...(spx && { spx }) };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    // Another tool may have written it as code. The GDD block has everything that matters.
    return { kind: 'gdd', content };
  }
}

/**
 * Finds out from its content, not from the file's name, what some text is.
 * @throws ImportError if it isn't a GDD schema, an SPX definition, an OGraf manifest, a Keyfill project, or a
 * page with a definition.
 */
export function readText(text: string): Found {
  // A byte order mark isn't part of JSON.
  const own = text.replace(/^\uFEFF/, '').trim();
  if (own.length > FILE_LIMIT)
    throw new ImportError(`The text is longer than ${inCharacters(FILE_LIMIT)}. Import a smaller file.`);
  if (own === '') throw new ImportError('There’s nothing to import. Choose a file or paste its text.');
  if (own.startsWith('<')) return readPage(own);
  const code = spxCodeOf(own);
  const content = code === undefined ? parse(own, 'The text') : parse(code, 'The SPX definition');
  if (isObject(content)) {
    if (Array.isArray(content.DataFields)) return { kind: 'spx', content };
    if (OGRAF_MEMBERS.some((name) => Object.hasOwn(content, name))) return { kind: 'ograf', content };
    if (Object.hasOwn(content, 'keyfill') && Array.isArray(content.compositions))
      return { kind: 'project', content };
    if (isObject(content.properties)) return { kind: 'gdd', content };
  }
  throw new ImportError(UNKNOWN);
}
