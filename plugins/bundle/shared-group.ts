/** A chunk of code that pages share. */
export type SharedGroup = 'layout' | 'reading' | 'blog';

/**
 * Returns the chunk for a module that several kinds of page share: `layout` for what all of them have,
 * `reading` for what docs pages have in common with others, such as code and tables, and `blog` for the rest.
 * Returns undefined for modules of one kind of page.
 * @param chunks - names of the chunks that contain the module
 * @param pages - names of the chunks of all kinds of page
 * @param docs - the name of the docs pages' chunk
 */
export function sharedGroup(
  chunks: ReadonlySet<string>,
  pages: readonly string[],
  docs: string,
): SharedGroup | undefined {
  const count = pages.filter((page) => chunks.has(page)).length;
  if (count < 2) return undefined;
  if (count === pages.length) return 'layout';
  return chunks.has(docs) ? 'reading' : 'blog';
}
