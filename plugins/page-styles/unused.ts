import { PurgeCSS } from 'purgecss';

/** Everything in a text that may be the name of a class, an element or a custom property. */
const WORD = /-{0,2}[A-Za-z_][\w-]*/g;

/** The words of all scripts and settings of the site: whatever they do not name, no page can have. */
export function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(WORD)) words.add(word);
  return words;
}

/** Attributes say states, which scripts put together in many ways: rules never go because of them. */
function attributesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/\[\s*([\w-]+)/g)].map(([, name = '']) => name))];
}

/**
 * Takes out the rules for classes and elements that no page can have.
 * @param sheets The style sheets of the site, in any order.
 * @param words What the site's scripts name (`wordsOf`). Classes that are put together from parts are not found there;
 *   they have to be in `kept`.
 * @param kept Classes that stay, named or not.
 * @returns The sheets in the order in which they came.
 */
export async function withoutUnused(
  sheets: readonly string[],
  words: ReadonlySet<string>,
  kept: readonly RegExp[],
): Promise<string[]> {
  const purged = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'words' }],
    extractors: [{ extensions: ['words'], extractor: () => [...words] }],
    css: sheets.map((raw) => ({ raw })),
    // A pseudo-class says nothing of which elements there are.
    safelist: { standard: [/^:/, ...kept] },
    dynamicAttributes: sheets.flatMap(attributesIn),
  });
  return purged.map(({ css }) => css);
}
