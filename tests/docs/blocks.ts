import { readFileSync } from 'node:fs';
import path from 'node:path';
import api from '../../generated/api.json';
import { listFiles } from '../../plugins/build-cache/list-files.ts';
import { siteDir } from '../../tools/shared/site-dir.ts';

/** A piece of action code that the documentation marks as runnable. */
export interface Block {
  /** Its location for messages: `api/layer.mdx:12`. */
  readonly place: string;
  readonly section?: string;
  readonly kind: 'composition' | 'frame';
  readonly code: string;
  /** The frame of a frame action, if the title names one. */
  readonly frame?: number;
  /** The name of the composition, if the title names one that isn't the main composition. */
  readonly of?: string;
  /** The blocks that this block continues. They belong to the same template. */
  readonly before?: readonly Block[];
  /** The words at the start of the line from which this block replaces the one that it continues. */
  readonly replaces?: string;
}

/** A fenced code block of a page, in any language. */
export interface Fence {
  readonly place: string;
  readonly language: string;
  /** The text after the language. */
  readonly meta: string;
  readonly section: string;
  readonly code: string;
}

const FENCE = /^( *)(`{3,})(\w*)(?: +([^\n]*))?\n([\s\S]*?)^\1\2$/gmu;

/** Returns all fenced code blocks of a page. Everything inside a longer fence is code of that fence. */
function fencesOf(file: string): Fence[] {
  const source = readPage(file);
  return [...source.matchAll(FENCE)].map(
    ({ index, 1: indent = '', 3: language = '', 4: meta = '', 5: code = '' }) => {
      const above = source.slice(0, index);
      return {
        place: `${file}:${above.split('\n').length}`,
        section: [...above.matchAll(/^#+ (.+?)(?: \{#[\w-]+\})?$/gmu)].at(-1)?.[1] ?? '',
        language,
        meta,
        code: code.replaceAll(`\n${indent}`, '\n').slice(indent.length),
      };
    },
  );
}

/** Whether a mark follows the language of a block, outside of quotes. */
const isMarked = (meta: string, mark: string): boolean =>
  meta
    .replace(/="[^"]*"/gu, '')
    .split(' ')
    .includes(mark);

/** Reads a title such as `Frame action of Crawl, frame 50`. Without a title, it's a frame action. */
function readActionTitle(title: string): Pick<Block, 'kind' | 'frame' | 'of'> {
  const frame = /\bframe (\d+)/u.exec(title)?.[1];
  const of = / of (?!the (?:main composition|board)\b)(?:the )?([^,]+)/u.exec(title)?.[1];
  return {
    kind: title === '' || title.startsWith('Frame action') ? 'frame' : 'composition',
    ...(frame !== undefined && { frame: Number(frame) }),
    ...(of !== undefined && { of }),
  };
}

/** Returns a page's code blocks that are marked as runnable. */
export function blocksOf(file: string): Block[] {
  const blocks: Block[] = [];
  for (const { place, section, language, meta, code } of fencesOf(file)) {
    if (language !== 'js' || !isMarked(meta, 'runnable')) continue;
    const previous = isMarked(meta, 'continues') ? blocks.at(-1) : undefined;
    const replaces = / replaces="([^"]*)"/u.exec(` ${meta}`)?.[1];
    blocks.push({
      place,
      section,
      ...readActionTitle(/title="([^"]*)"/u.exec(meta)?.[1] ?? ''),
      code,
      ...(previous && { before: [...(previous.before ?? []), previous] }),
      ...(replaces !== undefined && { replaces }),
    });
  }
  return blocks;
}

/** Combines blocks at one place in the template into one action. Each sees the names of the earlier ones. */
export function actionsOf(block: Block): Block[] {
  const { before = [], replaces } = block;
  const cutAt = (code: string): number =>
    replaces === undefined ? -1 : code.split('\n').findIndex((line) => line.startsWith(replaces));
  if (replaces !== undefined && !before.some(({ code }) => cutAt(code) >= 0))
    throw new Error(`${block.place}: nothing before it begins with ${replaces}`);

  const actions: Block[] = [];
  for (const one of [...before, block]) {
    const end = one === block ? -1 : cutAt(one.code);
    const code = end < 0 ? one.code : one.code.split('\n').slice(0, end).join('\n');
    const at = actions.findIndex(
      ({ kind, frame, of }) => kind === one.kind && frame === one.frame && of === one.of,
    );
    if (at < 0) actions.push({ ...one, code });
    else actions.splice(at, 1, { ...one, code: `${actions[at]!.code}\n{\n${code}\n}` });
  }
  return actions;
}

/** Returns what a page's text says about the API: `this.pause()`. */
export function inlineCodeOf(file: string): { readonly place: string; readonly code: string }[] {
  // Fences are replaced with empty lines, so the line numbers stay the same.
  const text = readPage(file).replace(FENCE, (fence) => fence.replaceAll(/[^\n]/gu, ''));
  return [...text.matchAll(/(?<!`)`((?:this|keyfill|element)\.[^`]+)`(?!`)/gu)].map(
    ({ index, 1: code = '' }) => ({ place: `${file}:${text.slice(0, index).split('\n').length}`, code }),
  );
}

/** The files with pages, relative to the site. */
export const pageFiles: readonly string[] = ['api', 'user-guide', 'blog', 'src/pages'].flatMap((folder) =>
  listFiles(path.join(siteDir, folder))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${folder}/${name}`),
);

export const readPage = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

/** The code blocks of all pages. */
export const fences: readonly Fence[] = pageFiles.flatMap(fencesOf);

export const blocksOfPages: readonly Block[] = pageFiles.flatMap(blocksOf);

/** Returns the code of the block with a title, which is the name of a file or program. */
export function codeTitled(title: string): string {
  const [found, ...others] = fences.filter(({ meta }) => meta.includes(`title="${title}"`));
  if (!found || others.length > 0) throw new Error(`${others.length + 1} blocks have the title ${title}`);
  return found.code;
}

/** Returns the example of every object and member of the runtime, as editors show it. */
export const blocksOfDescription = (): Block[] =>
  api.objects.flatMap((object) => {
    const members = 'members' in object ? (object.members ?? []) : [];
    const own = members.map(({ name, example }) => ({ name: `${object.name}.${name}`, example }));
    return [object, ...own].map(({ name, example }) => ({ place: name, kind: 'composition', code: example }));
  });

/** Returns what actions claim to write to the console: the comments after `console.log(…);`. */
export const promisedOutput = (codes: readonly string[]): string[] =>
  [...codes.join('\n').matchAll(/console\.log\(.*\);\s*\/\/ (.+)$/gmu)].map(([, text = '']) =>
    text.trim().replace(/^"(.*)"$/u, '$1'),
  );
