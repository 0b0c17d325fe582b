import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { acceptedValues, readFrontMatter } from './front-matter.ts';
import { describeProblem, type PageKind } from './problem.ts';
import { previewState } from './preview-state.ts';
import type { Folders } from './read-pages.ts';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/**
 * Wraps the configuration's hook. In a build, front matter that can't be read is an error that names the file and the
 * line. In the preview, the page keeps its last front matter, and values that Docusaurus rejects are left out, because
 * such an error would end the preview.
 */
export function safeFrontMatter(
  parse: ParseFrontMatter,
  siteDir: string,
  folders: Folders,
): ParseFrontMatter {
  return async (params) => {
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const { mistake, lines } = readFrontMatter(params.fileContent);
    const isPreview = process.env['NODE_ENV'] === 'development';
    if (mistake !== undefined && !isPreview) throw new Error(describeProblem({ file, ...mistake }));
    const { frontMatter: known } = previewState(siteDir);
    const content = params.fileContent.split('\n').slice(lines).join('\n').trim();
    // The preview's loader of pages reads `isBroken`.
    if (mistake !== undefined) return { frontMatter: { ...known.get(file) }, content, isBroken: true };
    const result = await parse(params);
    const kind = kindOf(file, folders);
    if (!isPreview || kind === undefined) return result;
    const frontMatter = acceptedValues(result.frontMatter, kind);
    known.set(file, frontMatter);
    return { ...result, frontMatter };
  };
}

const kindOf = (file: string, folders: Folders): PageKind | undefined =>
  (['docs', 'blog', 'pages'] as const).find((kind) =>
    folders[kind].some((folder) => file.startsWith(`${folder}/`)),
  );
