import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { readFrontMatter } from './front-matter.ts';
import { describeProblem } from './problem.ts';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/** Wraps the configuration's hook, so an error for unreadable front matter names the file and the line. */
export const safeFrontMatter =
  (parse: ParseFrontMatter, siteDir: string): ParseFrontMatter =>
  (params) => {
    const { mistake } = readFrontMatter(params.fileContent);
    if (mistake === undefined) return parse(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    throw new Error(describeProblem({ file, ...mistake }));
  };
