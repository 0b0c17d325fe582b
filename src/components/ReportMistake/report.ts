/**
 * Returns the form's address with the page and the section.
 * @param section ID of the section in view, or null for the whole page
 */
export function reportAddress(form: string, page: string, section: string | null): string {
  const url = new URL(form);
  url.searchParams.set('page', page);
  if (section !== null) url.searchParams.set('section', section);
  return url.href;
}

/** Headings above this share of the window's height count as read. */
const readingLine = 0.4;

/**
 * Returns the section that a reader is in: the last heading above the reading line.
 * @returns its ID, or null above the first heading
 */
export function sectionInView(page: Document): string | null {
  const line = (page.defaultView?.innerHeight ?? 0) * readingLine;
  const headings = [...page.querySelectorAll<HTMLElement>('main :is(h2, h3)[id]')];
  return headings.filter((heading) => heading.getBoundingClientRect().top <= line).at(-1)?.id ?? null;
}
