import { hasCode, moduleOf, withoutCode } from '../../playout/actions/to-module.ts';
import { findExcess } from '../../shared/find-excess.ts';
import { validateProject } from '../../runtime-validation/validate.ts';
import { DATA_LIMIT, DEPTH_LIMIT, excessOf, TEXT_LIMIT, type Draft } from './draft.ts';
import { otherKind, unreadable } from './file-kind.ts';
import { parseJson } from './json/parse.ts';
import { originalOf } from './original.ts';
import { product } from '../../product.ts';

/** The most bytes of a project file, whose indentation may be several times as long as the editor's. */
export const PROJECT_LIMIT = DATA_LIMIT + 10 * TEXT_LIMIT;

/** A project in the form of the editor, or why it can't be opened and what to do about it. */
type OpenedProject =
  | { readonly draft: Draft; readonly hasCode: boolean; readonly problem?: undefined }
  | { readonly draft?: undefined; readonly hasCode?: undefined; readonly problem: string };

const TOO_LARGE =
  'It’s larger than the editor accepts. Use smaller fonts and pictures, up to 8 MB together, ' +
  'and open it again.';
const TOO_DEEP = `It’s nested more than ${DEPTH_LIMIT} levels deep. Save it again in the app.`;

/** Finds the first mistake in broken JSON. The parser that looks for all is too slow for long text. */
function jsonProblem(text: string): string {
  if (text.trim() === '') return 'It’s empty. Save it again in the app.';
  if (/^\s*\{/.test(text) && !text.trimEnd().endsWith('}'))
    return 'It ends too early, so a part is missing. Copy or download it again.';
  const [first] = text.length > TEXT_LIMIT ? [] : parseJson('template', text).problems;
  const place = first ? ` Line ${first.line}, column ${first.column}: ${first.message}` : '';
  return `It isn’t a complete project file.${place} Save it again in the app.`;
}

/** Turns a project file into a draft without running it. Invalid code opens, because the editor shows why. */
export function openProject(text: string): OpenedProject {
  const excess = findExcess(text, { size: PROJECT_LIMIT, depth: DEPTH_LIMIT });
  if (excess) return { problem: excess.kind === 'size' ? TOO_LARGE : TOO_DEEP };
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { problem: jsonProblem(text) };
  }
  if (typeof file !== 'object' || file === null || !('keyfill' in file))
    return { problem: `It isn’t a ${product.name} project. Choose a file that ends in .keyfill.` };
  if (typeof file.keyfill === 'number' && file.keyfill > 1) {
    return {
      problem:
        `It was saved by a newer version of the app, in format ${file.keyfill}. ` +
        'This site opens format 1: save it for an older version.',
    };
  }
  // The validator looks at each name, so the text has to be short enough first.
  if (excessOf('template', JSON.stringify(file))) return { problem: TOO_LARGE };
  const { project, problems } = validateProject(file);
  if (!project) {
    const [{ path, message } = { path: '', message: '' }, ...others] = problems;
    const more =
      others.length === 1
        ? ' There is 1 more problem.'
        : others.length > 1
          ? ` There are ${others.length} more problems.`
          : '';
    return {
      problem:
        `At ${path === '' ? 'its start' : path}: ${message}.${more} ` +
        'Correct the file, then open it again.',
    };
  }
  const source = moduleOf(project);
  const draft = originalOf({ project: withoutCode(project), source });
  const tooLarge = (['actions', 'data', 'template'] as const).find((tab) => excessOf(tab, draft[tab]));
  if (tooLarge) return { problem: TOO_LARGE };
  return { draft, hasCode: hasCode(project) };
}

/** Reads a project file that the reader has chosen. Its size is checked before it's loaded into memory. */
export async function readProject(file: File): Promise<OpenedProject> {
  if (file.size > PROJECT_LIMIT) return { problem: TOO_LARGE };
  const bytes = await file.arrayBuffer().then((buffer) => new Uint8Array(buffer), unreadable);
  if ('problem' in bytes) return bytes;
  const problem = otherKind(bytes);
  // This also takes away a byte order mark.
  return problem === undefined ? openProject(new TextDecoder().decode(bytes)) : { problem };
}
