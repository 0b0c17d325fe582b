import type { Section } from './section-writer.ts';

/** Translated pages keep the anchors. */
const NEXT_ANCHOR = /^next(?:-steps)?$/u;
const NEXT = /^(?:what[’']s )?next(?: steps)?$/iu;

/**
 * A page's sections without a last section that only links to other pages, because it doesn't answer anything
 * itself.
 */
export function withoutNext(sections: readonly Section[]): readonly Section[] {
  const last = sections[sections.length - 1];
  return sections.length > 1 &&
    last !== undefined &&
    (NEXT.test(last.title) || NEXT_ANCHOR.test(last.anchor ?? ''))
    ? sections.slice(0, -1)
    : sections;
}
