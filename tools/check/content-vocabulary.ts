// Pages may only use the elements that the page for writers shows.
import type { Page } from '../prose/page.ts';
import type { Finding } from '../prose/rules.ts';

/** The page that shows every element. */
export const vocabularyPage = 'src/pages/markdown-page.mdx';

/** The names of elements in a sample's source. */
const tag = /<([A-Za-z][\w.]*)(?=[\s/>])/g;

/** Code blocks shown inside a block of four backticks. */
const shownFence = /^ *```+(\w+)(?: +(.*))?$/gm;

function marksOf(text: string): string[] {
  return text
    .replace(/="[^"]*"/g, '')
    .split(/\s+/)
    .filter(Boolean);
}

/** The elements, code languages, and code block marks that the page for writers shows. */
export function vocabularyOf({ components, fences, codes }: Page) {
  const shown = fences.map(({ code }) => code);
  const usedTags = [...shown, ...codes].flatMap((code) => [...code.matchAll(tag)].map(([, name]) => name));
  const inner = shown.flatMap((code) => [...code.matchAll(shownFence)]);
  return {
    elements: new Set([...components, ...usedTags]),
    languages: new Set([...fences.map(({ language }) => language), ...inner.map(([, language]) => language)]),
    marks: new Set([
      ...fences.flatMap(({ marks }) => marks),
      ...inner.flatMap(([, , rest = '']) => marksOf(rest)),
    ]),
  };
}

/**
 * Finds elements, languages, and marks that the page for writers doesn't show.
 * @param pages - must include the page for writers
 */
export function checkVocabulary(pages: readonly Page[]): Finding[] {
  const page = pages.find(({ file }) => file === vocabularyPage);
  if (page === undefined) return [];
  const { elements, languages, marks } = vocabularyOf(page);
  const message = (what: string) => `uses ${what}, which ${vocabularyPage} doesn't show`;
  return pages
    .filter((one) => one !== page)
    .flatMap(({ file, components, fences }) => [
      ...components
        .filter((name) => !elements.has(name))
        .map((name) => ({ file, line: 1, message: message(`<${name}>`) })),
      ...fences.flatMap(({ language, marks: own, line }) => [
        ...(languages.has(language)
          ? []
          : [
              {
                file,
                line,
                message: message(language === '' ? 'code without a language' : `code in "${language}"`),
              },
            ]),
        ...own
          .filter((mark) => !marks.has(mark))
          .map((mark) => ({ file, line, message: message(`the mark "${mark}" after a language`) })),
      ]),
    ]);
}
