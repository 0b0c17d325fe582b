// Makes a larger site's index from this one's: search-scale.ts <index file> <out file> <times>
import { readFileSync, writeFileSync } from 'node:fs';
import { buildIndex, type IndexedPage } from '../../../plugins/local-search/indexing/build-index.ts';
import type { IndexFile, SearchDocument } from '../../../plugins/local-search/shared/types.ts';

const [source = '', target = '', times] = process.argv.slice(2);
const { documents } = JSON.parse(readFileSync(source, 'utf8')) as IndexFile;
writeFileSync(target, JSON.stringify(buildIndex(pagesOf(documents, Number(times)))));

/**
 * The pages of the index, plus copies with some words replaced, because a larger site also has more distinct
 * words.
 */
function pagesOf(all: readonly SearchDocument[], copies: number): IndexedPage[] {
  const random = randomNumbers(1);
  const pages = [];
  for (let copy = 0; copy < copies; copy += 1) {
    const change = (text: string) =>
      copy === 0
        ? text
        : text.replace(/\p{L}{4,}/gu, (word) =>
            random() < 0.1 ? shuffled(word, Math.floor(random() * 1000)) : word,
          );
    const byRoute = new Map();
    for (const document of all) {
      const [route, anchor] = document.sectionRoute.split('#');
      const page = byRoute.get(route) ?? {
        route: copy === 0 ? route : `${route}-${copy}`,
        type: document.type,
        title: change(document.pageTitle),
        tags: [],
        sections: [],
      };
      page.sections.push({ title: change(document.title), text: change(document.content), anchor });
      byRoute.set(route, page);
    }
    pages.push(...byRoute.values());
  }
  return pages;
}

/** Returns a different word of the same length, with its letters shifted in one of a thousand ways. */
function shuffled(word: string, way: number): string {
  const letters = [...word.toLowerCase()];
  return letters
    .map((letter, at) => {
      const code = letter.charCodeAt(0);
      return code < 97 || code > 122
        ? letter
        : String.fromCharCode(97 + ((code - 97 + ((way >> (at % 8)) & 7)) % 26));
    })
    .join('');
}

/** Returns numbers from 0 to 1, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}
