import type { Section } from './sectionWriter';

const NEXT = /^(?:what[’']s )?next(?: steps)?$/iu;

/** The sections of a page without a last one that only links to other pages: it answers no question itself. */
export function withoutNext(sections: readonly Section[]): readonly Section[] {
  const last = sections[sections.length - 1];
  return sections.length > 1 && last !== undefined && NEXT.test(last.title)
    ? sections.slice(0, -1)
    : sections;
}
