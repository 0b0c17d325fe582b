// Starts the code of the pages whose promises are tested in more than one file.
import { blockWith, start, type Started } from './run.ts';

/** The page of tasks, "I want to …". */
export const TASKS = 'user-guide/tutorials.mdx';

/** Runs the block with these words in a recipe of the page of tasks. */
export const recipe = (section: string, words = ''): Promise<Started> =>
  start(blockWith(TASKS, words, section));

/** Runs the block with these words on a page of the guide. */
export const guide = (page: string, words: string, section?: string): Promise<Started> =>
  start(blockWith(`user-guide/${page}.mdx`, words, section));
