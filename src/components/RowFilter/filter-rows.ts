/** Returns the elements from an h2 to the next one. */
function sectionOf(heading: Element): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (let next: Element | null = heading; next !== null; next = next.nextElementSibling) {
    if (next !== heading && /^H\d$/.test(next.tagName) && next.tagName <= heading.tagName) break;
    if (next instanceof HTMLElement) elements.push(next);
  }
  return elements;
}

/** What is filtered: the rows of tables, and the entries of the reference. */
const ROWS = 'tbody tr, .member';

/**
 * Hides the rows that don't contain all of the words, and each section whose rows are then all hidden.
 * Sections without rows stay. Without words, everything is shown.
 * @param scope the text of the page; its sections start with h2
 * @param text what the reader typed; case doesn't matter
 */
export function filterRows(scope: Element, text: string): { shown: number; all: number } {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const all = [...scope.querySelectorAll<HTMLElement>(ROWS)];
  for (const row of all) {
    const content = (row.textContent ?? '').toLowerCase();
    row.hidden = !words.every((word) => content.includes(word));
  }
  for (const heading of scope.querySelectorAll('h2')) {
    const section = sectionOf(heading);
    const rows = all.filter((row) => section.some((element) => element.contains(row)));
    const isEmpty = rows.length > 0 && rows.every((row) => row.hidden);
    // A row that's a part of the section itself has been decided on.
    for (const element of section) if (!rows.includes(element)) element.hidden = isEmpty;
  }
  return { shown: all.filter((row) => !row.hidden).length, all: all.length };
}
