import { findExcess } from '../../../limits/find-excess.ts';
import { isObject, type JsonObject } from '../../../playout/validation/checker.ts';

/** Why a text cannot be imported. Its message is for the reader; the form is as it was. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** What a text turned out to be. */
export interface Found {
  readonly kind: 'gdd' | 'ograf' | 'project';
  readonly content: JsonObject;
}

/** The GDD block of a page: the element with the name, or one with the type. Nothing of the page runs. */
function blockOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const block = page.querySelector(
    'script[name="graphics-data-definition"], script[type="application/json+gdd"]',
  );
  const address = block?.getAttribute('src');
  if (typeof address === 'string')
    throw new ImportError(`The template keeps its GDD schema in the file ${address}. Import that file.`);
  if (block) return block.textContent ?? '';
  throw new ImportError(
    html.includes('SPXGCTemplateDefinition')
      ? 'The template has a definition for SPX and no GDD block. The builder reads GDD.'
      : 'The page has no GDD block: no script element with the name graphics-data-definition.',
  );
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
  const isPage = own.startsWith('<');
  const content = isPage ? parse(blockOf(own), 'The GDD block of the template') : parse(own, 'The text');
  if (isObject(content)) {
    if (!isPage && OGRAF_MEMBERS.some((name) => Object.hasOwn(content, name)))
      return { kind: 'ograf', content };
    if (!isPage && Object.hasOwn(content, 'keyfill') && Array.isArray(content.compositions))
      return { kind: 'project', content };
    if (isObject(content.properties)) return { kind: 'gdd', content };
  }
  throw new ImportError(
    'This is JSON, but no GDD schema and no OGraf manifest. A GDD schema has "properties", a manifest has "main" and "supportsRealTime", a Keyfill project has "keyfill" and "compositions".',
  );
}
